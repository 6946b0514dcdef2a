"""Puzzles: each is proven by a script that can be repeated, and a wrong answer would not be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from vernissage.bots import candidates, proving
from vernissage.core.errors import LessonError
from vernissage.core.lessons import Lesson, Proof, puzzles_of
from vernissage.core.registry import title, titles
from vernissage.core.titles import Title

MODERN_ART: Title[Any, Any] = title("modern_art")
SEARCHED = [
    (work.key, key)
    for work in titles()
    for key, puzzle in puzzles_of(work).items()
    if puzzle.proof is not None and puzzle.proof.method == "exhaustive"
]


def wanting(key: str, want: str) -> Lesson:
    """A puzzle of Modern Art that wants another answer."""
    puzzle = puzzles_of(MODERN_ART)[key]
    ask, why = puzzle.step
    return msgspec.structs.replace(puzzle, step=(msgspec.structs.replace(ask, want=want), why))


@pytest.mark.parametrize(("key", "name"), SEARCHED)
def test_a_puzzle_that_was_searched_through_is_proven_again(key: str, name: str) -> None:
    puzzle = puzzles_of(title(key))[name]
    found = proving.prove(title(key), puzzle)
    assert found.holds
    assert found.written(puzzle.proof or Proof("exhaustive", 1)) == puzzle.proof, "with the figures of its file"


@pytest.mark.parametrize(
    ("key", "want", "rival"), [("buy_back", "pass", "bid 41"), ("your_price", "price 49", "price 48")]
)
def test_another_answer_is_not_proven(key: str, want: str, rival: str) -> None:
    found = proving.prove(MODERN_ART, wanting(key, want))
    assert not found.holds
    assert str(found.rival) == rival


def test_a_simulation_finds_the_same_answer() -> None:
    """By instinct the others do not do their worst; the answer is the better one nevertheless, and the same seed tells
    the same figures."""
    proof = Proof("simulation", worlds=20, seed=5)
    found = proving.prove(MODERN_ART, puzzles_of(MODERN_ART)["fair_price"], proof)
    assert found.margin == (20, 20, 20)
    assert found == proving.prove(MODERN_ART, puzzles_of(MODERN_ART)["fair_price"], proof)


def test_what_is_too_much_to_look_at_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "MOST_LOOKED_AT", 1)
    with pytest.raises(LessonError, match="third_place: more than 1 positions follow after offer"):
        proving.prove(MODERN_ART, puzzles_of(MODERN_ART)["third_place"])
    monkeypatch.setattr(proving, "MOST_ANSWERS", 1)
    with pytest.raises(LessonError, match="third_place: there are 2 answers"):
        proving.prove(MODERN_ART, puzzles_of(MODERN_ART)["third_place"])


def test_candidates_are_where_greedy_errs() -> None:
    found = next(candidates.find(MODERN_ART, 4, range(8), "offer", 0.8))
    assert found.question == "offer"
    assert found.best != found.greedy
    again = MODERN_ART.at(found.text).position
    assert {found.best, found.greedy} <= {*again.moves(found.seat)}
    assert found.leads[0][0] == found.best
