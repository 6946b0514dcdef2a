#!/usr/bin/env bash
# Runs every check, one line each, and shows what the failing ones said.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

failed=0
check() { # name, command...
    local name=$1 said
    shift
    if said=$("$@" 2>&1); then
        echo "check: $name ok"
    else
        echo "check: $name FAILED"
        echo "$said"
        failed=1
    fi
}

check "lint" .venv/bin/ruff check
check "format" .venv/bin/ruff format --check
check "types" .venv/bin/mypy
check "bandit" .venv/bin/bandit --quiet --configfile pyproject.toml --recursive src
check "dice of the server" .venv/bin/bandit --quiet --tests B311 --recursive src/vernissage/server
check "fields" .venv/bin/python tools/fields.py --check
check "imports" .venv/bin/lint-imports
check "wire" .venv/bin/python tools/wire.py --check
check "web" tools/web.sh check
check "uv.lock" .venv/bin/uv lock --check --offline
check "bench/uv.lock" .venv/bin/uv lock --check --offline --project bench
exit $failed
