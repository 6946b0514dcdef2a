#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests; installs Debian's when it may. Never skips: without one it fails.
set -euo pipefail

for candidate in "${VERNISSAGE_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [[ -n $candidate ]] && found=$(command -v "$candidate"); then
        echo "$found"
        exit
    fi
done
if [[ -n ${VERNISSAGE_CHROMIUM:-} ]]; then
    echo "chromium: VERNISSAGE_CHROMIUM is $VERNISSAGE_CHROMIUM, which is no program" >&2
    exit 1
fi
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "chromium: installing Debian's package for the browser tests" >&2
    if said=$({ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } 2>&1); then
        command -v chromium && exit
    fi
    echo "$said" | tail -n 5 >&2
fi
echo "chromium: the browser tests need Chromium, and none was found." >&2
echo "          Debian, Ubuntu: sudo apt install chromium   (macOS: brew install --cask chromium)" >&2
echo "          or set VERNISSAGE_CHROMIUM to the path of a Chromium or Chrome" >&2
exit 1
