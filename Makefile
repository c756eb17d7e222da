PORT ?= 8080

.PHONY: build play check test lint format bench arena arena-people fuzz load cluster judge mutants packages pictures browsers ears values ladder clean

build:
	@scripts/build

play:
	@scripts/play $(PORT)

# What a change needs before it is sent: no servers, no browsers.
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

# People who do not know the list, alone: `make arena-people LIST=german`.
arena-people:
	@scripts/measure/arena --people $(LIST)

# A list of another language: `make arena-german`.
arena-%:
	@scripts/measure/arena --list $*

# Slower than a change can wait for, and worth it before a release.
browsers ears: build
	@scripts/slow/$@

judge mutants packages pictures:
	@scripts/slow/$@

# What an instrument finds in the parsers and in every call's memory, and that it finds what is planted.
fuzz:
	@scripts/parts/need --for "one of the instruments is valgrind, another asks through a server" \
	  lighttpd lighttpd-mod-deflate lighttpd-mod-openssl valgrind
	@scripts/parts/venv
	@scripts/slow/fuzz
	@scripts/parts/tests fuzz

# What evil games on each list are worth, up to an hour: `make values LISTS="german ./enable.txt"`.
values:
	@scripts/words/settle-values $(LISTS)

# Lists of a language from their sources, `make words-it`: data/README.md.
words-%:
	@scripts/words/rebuild-lists $*

# A hundred words of a list for reading, `make sample-german-easy`; what some mean, `make sample-meanings SEED=2 CODE=fr`.
CODE ?= en
SEED ?= 1
sample-meanings:
	@scripts/words/sample-meanings 99 $(SEED) $(CODE)

sample-%:
	@scripts/words/sample-list $*

# The players' files of `make play` (.state) are not build products: they stay.
clean:
	rm -rf .build .venv .venv-qt

# For operators: docs/operating.md.
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

# What a page of releases needs, from a tag: `make release TAG=v1.2.0`.
release:
	@scripts/package/release $(TAG)
