# jobs.mk: the jobs of `make test` and `make check`, and what each waits for. scripts/test and scripts/check call it
# with -j. What is built beside the release program leaves the processor to it.
job = @scripts/parts/job
beside = nice -n 5
brief = $(if $(FULL),,--brief)
# Without FULL, what these files are tried by is left out while they are as when it last held. The referee needs nothing
# but its files: its stamp is committed, and what it says of our program is tried by the endpoint's job.
browser: files = Sources public data Tests/web
machines: files = deploy scripts Makefile Tests/deploy Tests/web/calls.py
faults: files = Sources Tests/faults Tests/mutants Tests/web/calls.py Tests/web/servers.py
referee: files = referee Tests/referee
swift: files = Package.swift Sources Tests/HangmanKitTests Tests/mutants
# It speaks for all of the referee's tests, so that none is left out.
referee: committed = Tests/stamps/referee
referee: brief =
held = $(or $(committed),$(if $(FULL),,$(if $(files),.build/held/$@)))
once = $(if $(held),scripts/parts/once $(held) Tests/conftest.py Tests/pytest.ini $(files) --)

test: browser machines endpoint faults swift referee lint words
check: release direct swift lint words

# Machines are tried one after another, which takes longest: the others leave the processor to them.
browser endpoint faults referee: rank = $(beside)
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

# The tests in Swift run in the copy with planted faults, all of them switched off: one debug build is enough.
planted:
	$(job) $@ $(beside) python3 Tests/mutants/planting.py

# Nothing waits for them, and all others for the release.
swift: planted release
	$(job) $@ $(beside) $(once) python3 Tests/mutants/planting.py --test

lint: venv
	$(job) $@ $(beside) scripts/lint

words: lint
	$(job) $@ $(beside) scripts/parts/words $(FULL)

.PHONY: test check packages browser endpoint machines faults referee direct release planted swift lint words venv
