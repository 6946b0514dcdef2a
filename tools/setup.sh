#!/usr/bin/env bash
# Makes .venv from uv.lock; with the word bench, bench/.venv from bench/uv.lock as well.
# Does nothing when nothing has changed; may be stopped at any point and run again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

# What an environment is made from: where it lies (its scripts carry that path) and a sum of the files.
made_from() {
    echo "$PWD"
    cat tools/setup.sh tools/uv.sh "$@" | cksum
}

# The stamp inside an environment holds both lines; the first alone when the packages were not finished.
is_current() { # environment, made_from
    [[ -f $1/.vernissage && $(<"$1/.vernissage") == "$2" ]] && "$1/bin/python" -c '' 2>/dev/null
}

can_stay() { # environment
    [[ -f $1/.vernissage && $(head -n 1 "$1/.vernissage") == "$PWD" ]] && "$1/bin/python" -c 'import pip' 2>/dev/null
}

# Runs a command silently; shows all it said if it fails.
quietly() {
    local said
    said=$("$@" 2>&1) || { echo "$said" >&2; return 1; }
}

make_venv() {
    local python version
    python=$(tools/python.sh)
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "setup: $python (Python $version) cannot make virtual environments: its venv module is missing." >&2
        echo "       Debian, Ubuntu: apt install python3-venv (python$version-venv if it is not the system's own Python)" >&2
        return 1
    fi
    echo "setup: .venv with Python $version ($python)"
    quietly "$python" -m venv --clear .venv
}

set_up_house() {
    local key
    key=$(made_from pyproject.toml uv.lock)
    if is_current .venv "$key"; then return; fi
    if ! can_stay .venv; then make_venv; fi
    echo "$PWD" >.venv/.vernissage
    if [[ $(.venv/bin/uv --version 2>/dev/null) != "uv $UV_VERSION"* ]]; then
        echo "setup: uv $UV_VERSION"
        quietly .venv/bin/python -m pip install --disable-pip-version-check --force-reinstall "uv==$UV_VERSION"
    fi
    echo "setup: packages of uv.lock"
    # Inexact: what a host has installed besides, such as a title of a stranger's, stays.
    quietly .venv/bin/uv sync --frozen --inexact --extra=club --extra=spiel --extra=report
    echo "$key" >.venv/.vernissage
}

set_up_bench() {
    local key
    key=$(made_from pyproject.toml bench/pyproject.toml bench/uv.lock)
    if is_current bench/.venv "$key"; then return; fi
    if [[ $(head -n 1 bench/.venv/.vernissage 2>/dev/null) != "$PWD" ]]; then rm -rf bench/.venv; fi
    echo "setup: packages of bench/uv.lock"
    quietly .venv/bin/uv sync --frozen --project bench
    echo "$key" >bench/.venv/.vernissage
}

set_up_house
.venv/bin/python tools/compiled.py --drop-stale
if [[ ${1:-} == bench ]]; then
    set_up_bench
fi
