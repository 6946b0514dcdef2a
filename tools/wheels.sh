#!/usr/bin/env bash
# Builds two wheels into dist/: one of pure Python, one with the engine compiled for this Python and this system.
# Both carry the built browser client, which must be there: `make web` builds it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ ! -f src/vernissage/server/static/index.html ]]; then
    echo "wheels: the browser client is not built; make web builds it" >&2
    exit 1
fi
rm -rf dist
built=$(mktemp -d)
trap 'rm -rf "$built"' EXIT

wheel() { .venv/bin/uv build --quiet --wheel --no-build-isolation --out-dir dist; }

echo "wheels: pure"
env -u VERNISSAGE_COMPILED bash -c "$(declare -f wheel); wheel"
if [[ ${1:-} != --pure ]]; then
    echo "wheels: compiled"
    .venv/bin/python tools/compiled.py --into "$built" >/dev/null
    VERNISSAGE_COMPILED=$built wheel
fi
rm -f dist/.gitignore
ls dist | sed 's/^/wheels: dist\//'
