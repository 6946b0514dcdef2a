#!/usr/bin/env bash
# Prints the path of a Python that can carry Vernissage: PYTHON if set, else the first fit one on PATH.
set -euo pipefail

# Inside a virtual environment (ours, perhaps) the Python behind it is the one wanted.
probe='import sys
if sys.version_info < (3, 11): sys.exit(1)
print(getattr(sys, "_base_executable", "") or sys.executable)'

for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    # A name on PATH may be an empty shim, so each is asked to run.
    if path=$("$name" -c "$probe" 2>/dev/null); then
        echo "$path"
        exit 0
    fi
done

if [[ -n ${PYTHON:-} ]]; then
    echo "setup: PYTHON=$PYTHON is not a Python 3.11 or newer that runs here." >&2
else
    echo "setup: Vernissage needs Python 3.11 or newer and found none on PATH." >&2
    echo "       Install one (Debian, Ubuntu: apt install python3 python3-venv), or name yours: make PYTHON=/path/to/python3" >&2
fi
exit 1
