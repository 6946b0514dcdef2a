"""Ten thousand frames of any kind at a live table; a million by hand (see fuzzer.py)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.hostile.fuzzer import fuzz

FRAMES = int(os.environ.get("VERNISSAGE_FRAMES", "10000"))
TITLES = ("modern_art", "art_society")


@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_said_is_answered_or_hung_up_on(tmp_path: Path, title: str) -> None:
    fuzzer = fuzz(tmp_path / "house", 1, FRAMES // len(TITLES), title)
    assert {"answered", "pages", "refused unreadable", "refused stale", "refused illegal", "closed 4408"} <= set(
        fuzzer.said
    )
    assert fuzzer.frames >= FRAMES // len(TITLES)
