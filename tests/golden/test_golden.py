"""Whole games as they were once looked at and kept: what changed since shows up as a diff."""

from __future__ import annotations

import collections
import difflib
import itertools

import pytest

from tests.conformance import broken_toys as broken
from tests.conformance import toys
from tests.golden.cases import CASES, FOLDER, path_of
from tests.titles import OWN
from vernissage.core.conformance import Case
from vernissage.core.conformance.playthrough import playthrough

LARGEST = 410_000
_LINES_SHOWN = 40


@pytest.mark.parametrize("name", CASES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    kept, now = path_of(name).read_text("utf-8"), playthrough(CASES[name])
    if now == kept:
        return
    diff = difflib.unified_diff(kept.splitlines(), now.splitlines(), f"kept {name}", f"now {name}", lineterm="", n=6)
    head = "\n".join(itertools.islice(diff, _LINES_SHOWN))
    pytest.fail(f"{head}\n…\nIf all of it is meant: python -m tests.golden.renew", pytrace=False)


def test_each_title_has_its_games_and_no_file_is_left_over() -> None:
    games = collections.Counter(case.title.key for case in CASES.values())
    assert all(games[title.key] >= 2 for title in OWN)
    assert set(FOLDER.rglob("*.txt")) == {path_of(name) for name in CASES}
    assert all(name.startswith(f"{case.title.key}/") for name, case in CASES.items())


@pytest.mark.parametrize("name", CASES)
def test_the_files_stay_small_enough_to_read(name: str) -> None:
    assert path_of(name).stat().st_size < LARGEST


def test_the_same_case_gives_the_same_text() -> None:
    case = Case(toys.Toy(), 2, (), seed=3)
    assert playthrough(case) == playthrough(case)


def test_a_leak_is_a_changed_line() -> None:
    honest, leaky = (playthrough(Case(toy(), 2, (), seed=3)).splitlines() for toy in (toys.Toy, broken.LeakInView))
    changed = [line for line in difflib.ndiff(honest, leaky) if line[0] in "+-"]
    assert changed
    assert all("extra: " in line for line in changed)


def test_a_playthrough_says_who_is_shown_what() -> None:
    lines = playthrough(Case(toys.Toy(), 2, (), seed=3)).splitlines()
    assert any(line.startswith('  event 0: {"event":"drawn"') for line in lines)
    assert any(line.startswith('  event all: {"event":"shown"') for line in lines)
    assert not any(line.startswith(("  event 1 *", "  event *")) for line in lines)
    assert any(line.startswith("  view 0: hand") for line in lines)
    assert any(line.startswith("  view *: hand: []") for line in lines)
    assert "  asked: mark of 0 (moves: 0 2)" in lines
    assert lines[-1].startswith("end: {")
