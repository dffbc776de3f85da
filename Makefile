# Everything a checkout needs: each target sets up what is missing, in .venv, and is quick when nothing is.

PYTHON ?= python3
BIN := $(if $(filter Windows_NT,$(OS)),.venv/Scripts,.venv/bin)
VENV := $(BIN)/python$(if $(filter Windows_NT,$(OS)),.exe)
PORTABLE := $(addprefix tests/,bots conformance games i18n kernel tables test_packaging.py test_portability.py)
STEP := sh tools/step
BEGAN := $(shell date +%s)
INSTALLED := .venv/installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup hooks play test test-quick test-all test-portable test-repeat lint types sdist wheel release-check
.PHONY: coverage mutate bench docs clean cluster learning debian compiled client site reports

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

setup: debian compiled client  ## set up everything, and check again for missing Debian packages
	@echo "Ready after $$(($$(date +%s) - $(BEGAN))) s: \`make play\` starts Lampion."

hooks: $(INSTALLED)  ## run `make lint` before every commit
	@$(BIN)/pre-commit install

play: compiled client  ## start Lampion on this machine and open it in the browser
	@$(BIN)/lampion

site: compiled client  ## a whole site on this machine: proxy with TLS, two servers, a thinker, PostgreSQL, Redis
	@$(BIN)/python tools/site.py

test: lint  ## lint, types, import layers, and the default tests
	$(BIN)/pytest -n auto --dist loadgroup --durations=20

test-quick: compiled  ## the tests that answer within 90 seconds; FOR="src/lampion/tables web" runs the tests of these
	$(BIN)/ruff check --quiet .
	$(BIN)/python tools/suite.py quick $(FOR)

test-all: lint cluster learning  ## the thorough tests too, part by part; run again, it resumes where it stopped (PART=server)
	$(BIN)/python tools/suite.py all $(if $(PART),--part $(PART))

test-repeat: lint  ## the default tests RUNS times next to BUSY busy programs, recorded in tests/runs.csv
	$(BIN)/python tools/suite.py repeat --runs $(or $(RUNS),5) --busy $(or $(BUSY),0)

test-portable: lint  ## lint, and the tests that need neither a Unix nor a browser
	$(BIN)/pytest -n auto --dist loadgroup $(PORTABLE) --ignore tests/bots/test_outside.py

lint: compiled client  ## ruff, mypy, import-linter; Prettier and ESLint for the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -P web/build.py --lint

types: compiled  ## rewrite the client's types from the declarations in Python
	$(BIN)/python tools/write_types.py

sdist: compiled client  ## build the source package into dist
	$(BIN)/python -m build --no-isolation --sdist

wheel: compiled client  ## build the wheel for this system and Python into dist; it must compile
	LAMPION_BUILD=required $(BIN)/python -m build --no-isolation --wheel

release-check: compiled client  ## build both packages, install them in empty environments, and play
	@$(BIN)/python tools/check_release.py

coverage: compiled client  ## what the tests reach, as HTML reports; fails below the floors in pyproject.toml
	@$(BIN)/python tools/measure_coverage.py

mutate: compiled  ## change the rules of GAME in small ways that its tests should catch; OPTIONS="--sample 100"
	@$(BIN)/python tools/mutate.py $(GAME) $(OPTIONS)

reports: compiled  ## make the balance reports that come with the games again (GAME=takenoko)
	@$(BIN)/python tools/write_reports.py $(GAME)

bench: compiled  ## measure, add the run to bench/history.jsonl and draw it
	@$(BIN)/python -m bench

docs: $(INSTALLED)  ## build the documentation as a site into build/docs/site
	@$(BIN)/python -m tools.docsite

clean:  ## remove everything the other targets made, including .venv
	rm -rf .venv build dist src/lampion.egg-info src/lampion/compiled.digest
	rm -rf web/node_modules src/lampion/server/client
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# A digest, not timestamps, tells whether the libraries fit the sources; `.venv/compiler` says which compiler made them.
# Without a compiler this tries again each time.
compiled: $(INSTALLED)
	@$(BIN)/python -P src/lampion/build.py 2>/dev/null || \
		$(STEP) "Compiling the rules" $(BIN)/python setup.py --quiet build_ext --inplace

# Here too a digest tells whether there is anything to do. Without any Node.js, everything but the page works.
client: $(INSTALLED)
	@$(BIN)/python -P web/build.py --dev --check || \
		$(STEP) "Building the client" $(BIN)/python -P web/build.py --dev

$(INSTALLED): $(VENV) pyproject.toml constraints.txt setup.py
	@$(STEP) "Installing the build tools" $(BIN)/python -m pip install -c constraints.txt setuptools cython
	@LAMPION_BUILD=plain LAMPION_WEB=skip $(STEP) "Installing the Python packages" \
		$(BIN)/python -m pip install --no-build-isolation -c constraints.txt -e '.[dev]'
	@made="$$($(BIN)/python -c 'import Cython, sys; print(Cython.__version__, sys.version)')"; \
	if [ -e .venv/compiler ] && [ "$$made" != "$$(cat .venv/compiler)" ]; then \
		rm -rf build/c build/lib* build/temp* src/lampion/compiled.digest; \
	fi; \
	echo "$$made" > .venv/compiler
	@touch $@

# Debian packages are checked once, before there is an environment, and on every `make setup`.
$(VENV): | $(if $(wildcard $(VENV)),,debian)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lampion needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "Setting up Lampion in .venv: one to two minutes the first time. Details are in build/setup.log."
	@$(STEP) "Creating the environment" $(PYTHON) -m venv --clear .venv

# Only the thorough tests need a cluster.
cluster: $(INSTALLED)
	@$(BIN)/python -c 'import ray' 2>/dev/null || \
		$(STEP) "Installing Ray" $(BIN)/python -m pip install --no-build-isolation -c constraints.txt 'ray>=2.52'

# And only they let an agent learn.
learning: $(INSTALLED)
	@$(BIN)/python -c 'import sb3_contrib' 2>/dev/null || \
		$(STEP) "Installing PyTorch" $(BIN)/python -m pip install -c constraints.txt torch sb3-contrib

debian:
	@sh tools/setup-debian '$(PYTHON)'
