PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help play terminal test format coverage-table board screenshots filmstrips paper-year soak-hands census idle records words bench load soak soak-rome-vs-gaul soak-server reach siege requests audit mutations clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.stamp-play ## lay the web table and say where it is (ARGS="..." is passed on)
	@$(BIN)/alesia serve $(ARGS)

terminal: $(VENV)/.stamp-play ## play Falling Sky in the terminal (ARGS="..." is passed on)
	@$(BIN)/alesia play falling-sky $(ARGS)

test: $(VENV)/.stamp-dev ## style, types, imports, tests and rule coverage
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/browser.py
	$(BIN)/pytest
	$(BIN)/python tools/rule_coverage.py --check

format: $(VENV)/.stamp-dev ## sort imports, mend what can be mended, format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

coverage-table: $(VENV)/.stamp-dev ## rewrite the tables in docs/rule-coverage
	$(BIN)/python tools/rule_coverage.py --write

board: $(VENV)/.stamp-dev ## draw the maps of the web table anew from the geography
	$(BIN)/python tools/make_board.py

screenshots: $(VENV)/.stamp-dev ## take the pictures in docs/ anew
	$(BIN)/python tools/browser.py
	$(BIN)/python tools/screenshots.py $(ARGS)

filmstrips: $(VENV)/.stamp-dev ## film a round of the others' turns in each game and pace, to be looked at
	$(BIN)/python tools/browser.py
	$(BIN)/python tools/filmstrips.py $(ARGS)

paper-year: $(VENV)/.stamp-dev ## play a year of a paper game on a phone beside it, with a picture of every step (ARGS="--seed 2")
	$(BIN)/python tools/browser.py
	$(BIN)/python -m tests.web.paper $(ARGS)

census: $(VENV)/.stamp-dev ## play many games of Non-players and rewrite docs/nonplayer-census*.md (ARGS="--games 1000"; ARGS=ariovistus of one game)
	$(BIN)/python tools/nonplayer_census.py $(ARGS)

idle: $(VENV)/.stamp-dev ## play random games and look for questions that decide nothing (ARGS="gallic-war --games 20 --seed 2")
	$(BIN)/python tools/idle_questions.py $(ARGS)

records: $(VENV)/.stamp-dev ## keep records of the rules as they are now, where some are missing (tests/records)
	$(BIN)/python -m tests.records.keeping

words: $(VENV)/.stamp-dev ## show what each language lacks (ARGS="fr", ARGS="fr web", ARGS="--begin nl my-words")
	$(BIN)/python tools/words.py $(ARGS)

bench: $(VENV)/.stamp-bench ## measure the speed beside goals and other engines (ARGS=--quick, ARGS=--help)
	$(BIN)/python benchmarks/run.py $(ARGS)

load: $(VENV)/.stamp-dev ## measure the server under load (ARGS="--tables 64")
	$(BIN)/python benchmarks/serve.py $(ARGS)

soak: $(VENV)/.stamp-dev ## hold second models of the rules against random boards and games (ARGS="--minutes 60 --jobs 16")
	$(BIN)/python -m tests.falling_sky.models.soak $(ARGS)

soak-rome-vs-gaul: $(VENV)/.stamp-dev ## the same for Caesar: Rome vs Gaul (ARGS="--minutes 60 --seed 2")
	$(BIN)/python -m tests.rome_vs_gaul.models.soak $(ARGS)

soak-hands: $(VENV)/.stamp-dev ## follow 300 games of each title by steps for hands alone, and hold the board against the engine's (ARGS="--games 20 --game gallic-war")
	$(BIN)/python -m tests.table.hands $(ARGS)

soak-server: $(VENV)/.stamp-dev ## play 500 whole games of each title on one server and see whether its memory grows (ARGS="--games 100")
	$(BIN)/python -m tests.server.soak_memory $(ARGS)

reach: $(VENV)/.stamp-dev ## try every Command of Falling Sky on random boards: is one withheld, or offered in vain? (ARGS="--boards 100 --seed 2")
	$(BIN)/python -m tests.falling_sky.reach $(ARGS)

siege: $(VENV)/.stamp-dev ## kill workers or the database under load (ARGS="--kills 10 --db postgres --what database")
	$(BIN)/python -m tests.server.siege $(ARGS)

requests: $(VENV)/.stamp-dev ## over 10,000 generated requests against the described interface
	ALESIA_EXAMPLES=30 $(BIN)/pytest tests/server/test_openapi.py $(ARGS)

audit: $(VENV)/.stamp-dev ## look for known weaknesses of the libraries; red, too, if that cannot be asked
	$(BIN)/python -m pip install -qq --disable-pip-version-check pip-audit
	$(BIN)/python tools/audit.py $(ARGS)

mutations: $(VENV)/.stamp-dev ## take things out of the rules and see whether a test turns red (ARGS="--under winter")
	$(BIN)/python tools/mutations.py $(ARGS)

clean: ## remove the environment, caches and builds
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps say what is installed; only a change of pyproject.toml makes them old.

$(VENV)/.stamp-venv:
	@command -v $(PYTHON) >/dev/null || { echo "Alesia needs Python 3.11 or newer, and $(PYTHON) was not found. Name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Alesia needs Python 3.11 or newer, and $(PYTHON) is older. Name another: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Preparing the environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.stamp-play: pyproject.toml | $(VENV)/.stamp-venv
	@echo "Installing Alesia"
	@$(PIP) -e '.[web]'
	@touch $@

$(VENV)/.stamp-dev: pyproject.toml | $(VENV)/.stamp-venv
	@echo "Installing Alesia and the tools for its development"
	@$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.stamp-play

$(VENV)/.stamp-bench: pyproject.toml | $(VENV)/.stamp-venv
	@echo "Installing Alesia and the engines that it is measured beside"
	@$(PIP) -e '.[bench]'
	@touch $@
