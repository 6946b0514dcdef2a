#!/usr/bin/env bash
# Asks the network which of the packages in our lock files have known weaknesses. Fails if any has, or nobody answers.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source tools/uv.sh

failed=0
audit() { # lock file, command...
    local name=$1
    shift
    echo "audit: $name"
    if ! "$@"; then
        echo "audit: $name FAILED: a weakness is known, or nobody could be asked (this needs the network)" >&2
        failed=1
    fi
}

audit uv.lock .venv/bin/uv audit --frozen --preview-features audit-command
audit bench/uv.lock .venv/bin/uv audit --frozen --preview-features audit-command --project bench
audit web/package-lock.json tools/web.sh audit
exit $failed
