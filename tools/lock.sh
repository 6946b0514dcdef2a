#!/usr/bin/env bash
# Renews uv.lock and bench/uv.lock; arguments go to uv lock (--upgrade, --upgrade-package ruff).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

for project in . bench; do
    echo "lock: $project"
    .venv/bin/uv lock --default-index https://pypi.org/simple --project "$project" "$@"
done
