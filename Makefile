PORT ?= 8080

.PHONY: build play check test lint format bench arena arena-people fuzz load climb cluster judge mutants packages pictures browsers ears values ladder clean

build:
	@scripts/build

play:
	@scripts/play $(PORT)

# The short test run before you send a change: it needs neither a server nor a browser.
check:
	@scripts/check

test:
	@scripts/test

lint:
	@scripts/lint

format:
	@scripts/format

arena bench ladder load:
	@scripts/measure/$@

cluster:
	@scripts/measure/cluster
	@scripts/parts/tests cluster

# Measures only the simulated people, who do not know the list: `make arena-people LIST=german`.
arena-people:
	@scripts/measure/arena --people $(LIST)

# Measures on a list of another language: `make arena-german`.
arena-%:
	@scripts/measure/arena --list $*

# Too slow for every change; run them before a release.
browsers ears: build
	@scripts/slow/$@

climb judge mutants packages pictures:
	@scripts/slow/$@

# Feeds the parsers random input and runs every call under valgrind; then checks that both find a planted fault.
fuzz:
	@scripts/parts/need --for "it runs the program under valgrind and through a web server" \
	  lighttpd lighttpd-mod-deflate lighttpd-mod-openssl valgrind
	@scripts/parts/venv
	@scripts/slow/fuzz
	@scripts/parts/tests fuzz

# Searches for certificates of the value of evil games on each list, for up to an hour: `make values LISTS="german ./enable.txt"`.
values:
	@scripts/words/settle-values $(LISTS)

# Makes the lists of a language from their sources, `make words-it`; see data/README.md.
words-%:
	@scripts/words/rebuild-lists $*

# Prints a hundred words of a list for reading, `make sample-german-easy`, or meanings, `make sample-meanings CODE=fr`.
CODE ?= en
SEED ?= 1
sample-meanings:
	@scripts/words/sample-meanings 99 $(SEED) $(CODE)

sample-%:
	@scripts/words/sample-list $*

# Keeps the players' files of `make play` (.state), because they are not built.
clean:
	rm -rf .build .venv .venv-qt

# For operators; see docs/operating.md.
.PHONY: install uninstall deb dist image release vm
PREFIX ?= /usr/local
SYSCONFDIR ?= /etc
export PREFIX SYSCONFDIR DESTDIR STATEDIR WWW_USER

install:
	@scripts/package/install

uninstall:
	@scripts/package/install --remove

deb dist image: build
	@scripts/package/$@

vm: build
	@scripts/slow/vm

# Makes the files of a release from a tag: `make release TAG=v1.2.0`.
release:
	@scripts/package/release $(TAG)
