#!/usr/bin/env bash
# Removes what make has made; nothing that git keeps.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ -x .venv/bin/python ]]; then .venv/bin/python tools/compiled.py --drop >/dev/null; fi
rm -rf .venv bench/.venv dist web/node_modules bench/boardgame_io/node_modules src/vernissage/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
echo "clean: done"
