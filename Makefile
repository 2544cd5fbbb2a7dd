# Farshore: `make play` and `make test` do all their set-up themselves.
# They need python3 (3.11 or later, with venv), make and, for the fast build, a C compiler with
# the Python headers. Everything else comes from the hashed lock files, by uv or else by plain pip.

PYTHON ?= python3
# Tests wait for servers and browsers now and then: three keep two cores busy.
JOBS ?= 3
# How long `make soak` plays new random games.
MINUTES ?= 10
# More for `farshore serve`: SERVE="--port 9000".
SERVE ?=
# What is run a second time on the interpreted sources: the tests of the rules, which show what they
# cover, and those that hold both builds to the same games. The search plays whole matches, and only
# its compiled speed makes that bearable.
RULE_TESTS ?= tests/core tests/formats tests/lanterns tests/antarctica tests/aquatica tests/council
SAME_TESTS ?= tests/test_builds.py tests/test_golden.py $(filter-out tests/bots/test_search.py,$(wildcard tests/bots/test_*.py))

# Games outside the package whose boards lie in web/tests/boards.
MORE_GAMES := tests.lanterns

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PY := .venv/bin/python
BENCH := .venv-bench/bin/python
# The longest tests take a minute: who has nothing left to do takes over from the other.
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal

.PHONY: help play test check check-pages check-python types build test-compiled test-interpreted soak soak-faults golden bench screenshots docs format lock guard release fresh container clean

help:
	@echo "make play              play in the browser: starts the server and says where"
	@echo "make test              everything that CI checks"
	@echo "make check             style, types and imports only"
	@echo "make build             build and install the compiled package, if anything changed"
	@echo "make test-compiled     the tests on the compiled package"
	@echo "make test-interpreted  the tests on the sources as they are, and the lines they miss"
	@echo "make soak              the slow tests, and new random games for MINUTES=10"
	@echo "make soak-faults       play while servers and databases are killed (FAULTS=\"--minutes 60\")"
	@echo "make golden            write the golden games anew"
	@echo "make bench             measure against other libraries"
	@echo "make types             write the browser's types anew from the Python definitions"
	@echo "make screenshots       pictures of every page and board, into build/screenshots"
	@echo "make docs              the documentation site, into build/site"
	@echo "make format            put the sources in order"
	@echo "make lock              write the lock files anew (UPGRADE=--upgrade for newer versions)"
	@echo "make guard BASE=REF    compare the speed with that of another commit, in instructions"
	@echo "make fresh             try the README on a fresh minimal Debian (root, debootstrap)"
	@echo "make container         try the steps of deploy/Containerfile the same way"
	@echo "make release VERSION=… make a release (DRY_RUN=1 to try)"
	@echo "make clean             remove environments, builds and caches"

# --- environments: made anew only when their lock file changed ------------------------------

$(PY) $(BENCH):
	@echo "farshore: creating $(@D:/bin=)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Farshore needs Python 3.11 or later")'
	@$(PYTHON) -m venv $(@D:/bin=)

.venv/run.stamp: requirements/run.txt requirements/build.txt | $(PY)
	@echo "farshore: installing what the games need (once)"
	@$(PY) tools/install.py run build
	@touch $@

.venv/dev.stamp: requirements/dev.txt | $(PY)
	@echo "farshore: installing the developer's tools (once)"
	@$(PY) tools/install.py dev
	@touch $@

.venv-bench/bench.stamp: requirements/bench.txt | $(BENCH)
	@echo "farshore: installing the libraries to compare with (once)"
	@$(BENCH) tools/install.py bench
	@touch $@

# --- playing --------------------------------------------------------------------------------

# The first start must not wait for a C compiler: it plays the sources as they are, and the
# compiled build, made meanwhile, is there for the next one.
play: .venv/run.stamp
	@$(PY) tools/build.py play
	@setsid nice -n 15 $(PY) tools/build.py ahead >/dev/null 2>&1 &
	@.venv/bin/farshore serve $(SERVE)

# The browser tests and the pictures drive Debian's Chromium.
CHROMIUM ?= /usr/bin/chromium
$(CHROMIUM):
	@echo "farshore: installing Debian's chromium (once)"
	@as_root=$$( [ "$$(id -u)" = 0 ] || echo sudo ); \
	$$as_root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null

# The tests of the server start a PostgreSQL of their own.
POSTGRES := $(or $(lastword $(sort $(wildcard /usr/lib/postgresql/*/bin/initdb))),/usr/lib/postgresql/bin/initdb)
$(POSTGRES):
	@echo "farshore: installing Debian's postgresql (once)"
	@as_root=$$( [ "$$(id -u)" = 0 ] || echo sudo ); \
	$$as_root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends postgresql >/dev/null
# Tests put the server behind these.
NGINX ?= /usr/sbin/nginx
CADDY ?= /usr/bin/caddy
$(NGINX) $(CADDY):
	@echo "farshore: installing Debian's $(@F) (once)"
	@as_root=$$( [ "$$(id -u)" = 0 ] || echo sudo ); \
	$$as_root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -y -qq --no-install-recommends $(@F) >/dev/null

screenshots: .venv/dev.stamp $(CHROMIUM)
	@$(PY) tools/build.py tests
	$(PY) tools/screenshots.py

# --- checking -------------------------------------------------------------------------------
# tools/build.py compares the content of all sources with what is installed, so a stale wheel
# is never tested; tools/check_build.py proves it.

# The compiler keeps one core busy for minutes; meanwhile the sources are tested as they are.
test: .venv/dev.stamp
	@$(MAKE) --no-print-directory check
	@$(PY) tools/build.py ahead & compiler=$$!; \
	$(MAKE) --no-print-directory test-interpreted || { kill $$compiler; exit 1; }; \
	wait $$compiler || true
	@$(MAKE) --no-print-directory test-compiled

# The pages have tools of their own, so both sides are checked side by side.
check: .venv/dev.stamp
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-pages check-python

check-pages: .venv/dev.stamp
	$(PY) tools/pages.py check

check-python: .venv/dev.stamp
	$(PY) tools/lock.py --check
	.venv/bin/zizmor --offline --no-progress --quiet .github
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	PYTHONPATH=src $(PY) tools/move_numbers.py --check
	PYTHONPATH=src:. $(PY) tools/web_types.py --check $(MORE_GAMES)
	$(PY) tools/docs.py

docs: .venv/dev.stamp
	$(PY) tools/docs.py

types: .venv/dev.stamp
	PYTHONPATH=src $(PY) tools/move_numbers.py
	PYTHONPATH=src:. $(PY) tools/web_types.py $(MORE_GAMES)

build: .venv/dev.stamp
	@$(PY) tools/build.py compiled

# The browser's tests have processes of their own: Playwright leaves an event loop behind in its thread.
# A test that fails is tried once more with the same luck, and the summary names it: on a busy machine real
# servers and browsers have bad moments. A fault of the rules fails twice.
TRY_AGAIN := --reruns 1 -raR
test-compiled: .venv/dev.stamp $(CHROMIUM) $(POSTGRES) $(NGINX) $(CADDY)
	@$(PY) tools/build.py tests
	@read -r build rest < .venv/farshore-build; export FARSHORE_BUILD=$$build; unset PYTHONPATH; \
	echo "== tests on the installed package: $$build"; \
	$(PY) tools/check_build.py $$build; \
	$(PYTEST) $(TRY_AGAIN) --ignore tests/browser --ignore tests/install; \
	echo "== tests in the browser"; \
	$(PYTEST) $(TRY_AGAIN) tests/browser; \
	echo "== tests of installing"; \
	$(PY) -m pytest $(TRY_AGAIN) tests/install

test-interpreted: .venv/dev.stamp
	@export FARSHORE_BUILD=interpreted PYTHONPATH=src; \
	echo "== tests on the sources: interpreted"; \
	$(PY) tools/check_build.py interpreted; \
	$(PYTEST) $(SAME_TESTS); \
	$(PYTEST) --cov --cov-report=term --cov-report=html:build/coverage-report $(RULE_TESTS) $(addprefix --ignore-glob=*/,test_board.py test_terminal.py)

soak: .venv/dev.stamp
	@$(PY) tools/build.py compiled
	@$(PY) tools/check_build.py compiled
	FARSHORE_BUILD=compiled FARSHORE_SOAK_MINUTES=$(MINUTES) $(PYTEST) -m slow

# Servers, bots and databases are killed while people play; then what is stored is compared with what
# was acknowledged. FAULTS="--engine sqlite --minutes 5" for less; docs/host/durability.md.
FAULTS ?= --minutes 60
soak-faults: .venv/dev.stamp $(POSTGRES)
	@$(PY) tools/build.py compiled
	$(PY) -m tests.soak.run $(FAULTS)

golden: .venv/dev.stamp
	@$(PY) tools/build.py tests
	$(PY) -m tests.golden.regenerate

bench: .venv/dev.stamp .venv-bench/bench.stamp
	@$(PY) tools/build.py compiled --python $(BENCH)
	$(BENCH) bench/run.py

BASE ?= main
guard: .venv/dev.stamp
	$(PY) tools/guard.py $(BASE)

# Another suite of Debian brings another Python: SUITE=forky.
SUITE ?=
fresh: .venv/run.stamp
	$(PY) tools/fresh.py $(SUITE)

container: .venv/run.stamp
	$(PY) tools/container.py

# --- tending --------------------------------------------------------------------------------

format: .venv/dev.stamp
	$(PY) -m ruff check --fix
	$(PY) -m ruff format
	$(PY) tools/pages.py format

lock: .venv/run.stamp
	$(PY) tools/lock.py $(UPGRADE)
	$(PY) tools/pages.py lock

release: .venv/dev.stamp
	@test -n "$(VERSION)" || { echo "make release VERSION=1.2.3"; exit 2; }
	@test -n "$(DRY_RUN)" || $(MAKE) --no-print-directory test
	@$(PY) tools/release.py $(VERSION) $(if $(DRY_RUN),--dry-run)

clean:
	rm -rf .venv .venv-bench build dist web/node_modules web/dist web/pictures .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
