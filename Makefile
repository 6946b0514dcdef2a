# What people type. The steps themselves are in tools/.
# ARGS goes to the program behind the target:  make test ARGS="-k auction"

VENV := .venv/bin
ARGS ?=

# Python keeps what it has read, whatever the machine says: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup web wire chromium firefox play test check audit bench load compiled plain wheels fields format screenshots balance strength lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

setup: ## find Python, make .venv, install what uv.lock says
	@tools/setup.sh

web: setup ## build the browser client, if anything in it changed
	@tools/web.sh

wire: setup ## write the client's types of the wire anew, from the server's and the titles'
	@$(VENV)/python tools/wire.py

play: web ## open the house in the browser
	@$(VENV)/vernissage serve $(ARGS)

test: chromium check web ## check, then every test
	@echo "test: vitest"
	@tools/web.sh test
	@echo "test: pytest"
	@VERNISSAGE_CHROMIUM=$$(tools/chromium.sh) $(VENV)/pytest --numprocesses=auto --dist=worksteal --durations=10 $(ARGS)

chromium:
	@tools/chromium.sh >/dev/null

firefox: web ## play a whole game of each title in Firefox, which must be there: ARGS="pictura --narrow"
	@tools/firefox.sh $(ARGS)

check: setup ## lint, format, types, bandit, import directions, types of the wire, locks
	@tools/check.sh

audit: setup ## ask the network whether a weakness is known of a package we use
	@tools/audit.sh

bench: setup ## measure us and our peers, in an environment of its own
	@tools/setup.sh bench
	@echo "bench: bench/run.py"
	@bench/.venv/bin/python bench/run.py $(ARGS)

load: setup ## play at many tables of a house on this machine, and measure: ARGS="--title pictura --tables 50"
	@$(VENV)/python tools/load $(ARGS)

compiled: setup ## compile the engine in place, by mypyc: everything works without, and is quicker with
	@$(VENV)/python tools/compiled.py

plain: setup ## remove the compiled engine again
	@$(VENV)/python tools/compiled.py --drop

wheels: web ## build two wheels into dist/, with the browser client: pure Python, and compiled for this machine
	@tools/wheels.sh $(ARGS)

fields: setup ## write what follows from the declared fields of each title
	@$(VENV)/python tools/fields.py

format: setup ## put imports and layout in order
	@$(VENV)/ruff check --quiet --fix-only
	@$(VENV)/ruff format

screenshots: web ## take the pictures of docs/images anew
	@$(VENV)/python tools/screenshots.py

balance: setup ## play 48,000 games of Museum: Pictura and write the page on its cards anew
	@$(VENV)/python tools/balance.py

strength: setup ## write docs/strength.md anew from the arena files in docs/strength
	@$(VENV)/python tools/strength.py

lock: setup ## renew both lock files within the bounds of the pyproject.toml files
	@tools/lock.sh $(ARGS)

clean: ## remove environments, caches and what was built
	@tools/clean.sh
