# jobs.mk: the jobs of `make test` and `make check`, and what each waits for. scripts/parts/jobs calls it with -j.
# Jobs that build something beside the release program have a lower priority.
job = @scripts/parts/job
beside = nice -n 5
brief = $(if $(FULL),,--brief)
# Without FULL, a job is skipped if these files have not changed since it last passed. The referee's job depends only on its
# files, so its stamp is committed; the endpoint's job tries the referee on our program.
browser: files = Sources public data Tests/web
machines: files = deploy scripts Makefile Tests/deploy Tests/web/calls.py
faults: files = Sources Tests/faults Tests/mutants Tests/web/calls.py Tests/web/servers.py
referee: files = referee Tests/referee
swift: files = Package.swift Sources Tests/HangmanKitTests Tests/fuzz Tests/mutants
# The committed stamp vouches for all of the referee's tests, so none may be left out.
referee: committed = Tests/stamps/referee
referee: brief =
held = $(or $(committed),$(if $(FULL),,$(if $(files),.build/held/$@)))
once = $(if $(held),scripts/parts/once $(held) Tests/conftest.py Tests/pytest.ini $(files) --)

test: browser machines endpoint faults swift referee lint words
check: release direct swift lint words

# The browser takes longest, and the tests of machines run one after another. So the other jobs have a lower priority.
endpoint faults referee: rank = $(beside)
faults: planted
browser endpoint machines faults referee: packages
browser endpoint machines faults referee direct: release venv
	$(job) $@ $(rank) $(once) scripts/parts/tests $@ $(brief)

release:
	$(job) $@ scripts/build

packages:
	$(job) $@ scripts/parts/packages $(FULL)

venv:
	$(job) $@ scripts/parts/venv

# The Swift tests run in the copy with planted faults, all switched off, so that one debug build is enough.
planted:
	$(job) $@ $(beside) python3 Tests/mutants/planting.py

# After the release, because no job waits for the Swift tests, but others wait for the release.
swift: planted release
	$(job) $@ $(beside) $(once) python3 Tests/mutants/planting.py --test

lint: venv
	$(job) $@ $(beside) scripts/lint

words: lint
	$(job) $@ $(beside) scripts/parts/words $(FULL)

.PHONY: test check packages browser endpoint machines faults referee direct release planted swift lint words venv
