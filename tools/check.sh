#!/usr/bin/env bash
# Runs all checks at once; says a line of each, and shows what the failing ones said.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

said=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$said"' EXIT
names=()
processes=()
check() { # name, command...
    names+=("$1")
    shift
    "$@" >"$said/${#names[@]}" 2>&1 &
    processes+=($!)
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

failed=0
for i in "${!names[@]}"; do
    if wait "${processes[i]}"; then
        echo "check: ${names[i]} ok"
    else
        echo "check: ${names[i]} FAILED"
        cat "$said/$((i + 1))"
        failed=1
    fi
done
exit $failed
