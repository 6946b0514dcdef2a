#!/usr/bin/env bash
# Plays one whole game of each title in Firefox, by hand and not by `make test`: it takes minutes. Titles may be named:
# make firefox ARGS="modern_art --narrow"
#
# Playwright drives the Firefox of the system by WebDriver BiDi. Release 1.65 asks, for every window, for a way to change
# what media queries find, which Firefox 153 does not know, and 1.60 does not; so this script has its own beside .venv's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

PLAYWRIGHT=playwright==1.60.0

for candidate in "${VERNISSAGE_FIREFOX:-}" firefox-esr firefox; do
    if [[ -n $candidate ]] && found=$(command -v "$candidate"); then
        exec .venv/bin/uv run --quiet --no-sync --with "$PLAYWRIGHT" python tools/firefox.py --firefox "$found" "$@"
    fi
done
if [[ -n ${VERNISSAGE_FIREFOX:-} ]]; then
    echo "firefox: VERNISSAGE_FIREFOX is $VERNISSAGE_FIREFOX, which is no program" >&2
else
    echo "firefox: none was found." >&2
    echo "         Debian: sudo apt install firefox-esr   (Ubuntu: sudo apt install firefox, macOS: brew install --cask firefox)" >&2
    echo "         or set VERNISSAGE_FIREFOX to the path of a Firefox" >&2
fi
exit 1
