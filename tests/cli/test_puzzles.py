"""`vernissage puzzles`: proofs are repeated, and what does not hold is said."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.conftest import Call
from vernissage.cli import puzzles as command
from vernissage.core.lessons import puzzles_of
from vernissage.core.registry import title


def test_a_proof_is_repeated_with_its_figures(call: Call) -> None:
    told = call("puzzles", "modern_art", "fair_price")
    assert told.exit_code == 0, told.output
    assert "fair_price: exhaustive, 8 positions, seed 0: buy leads by 10.0, by 20.00" in told.stdout
    assert "1 of 1 puzzles proven" in told.stdout


def test_a_puzzle_that_is_not_there_is_named(call: Call) -> None:
    told = call("puzzles", "modern_art", "chess")
    assert told.exit_code == 2
    assert "Modern Art has no puzzle 'chess'; there are buy_back" in told.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--find", "1", "--question", "chess"), "asks no question 'chess'; it asks offer, second,"),
        (("--find", "1", "--players", "9"), "played by 3 to 5, not by 9"),
        (("--find", "1", "--folder", "pyproject.toml"), "there can be no folder pyproject.toml"),
        (("--find", "-1"), "-1 is not in the range"),
        (("--find", "1", "--late", "3"), "3.0 is not in the range"),
    ],
)
def test_where_no_candidates_can_be_looked_for_that_is_said(call: Call, arguments: tuple[str, ...], said: str) -> None:
    told = call("puzzles", "modern_art", *arguments)
    assert told.exit_code == 2
    assert said in told.stderr


@pytest.mark.parametrize(("want", "said"), [("pass", "NOT PROVEN"), ("buy", "other figures")])
def test_what_does_not_hold_fails(call: Call, monkeypatch: pytest.MonkeyPatch, want: str, said: str) -> None:
    puzzle = puzzles_of(title("modern_art"))["fair_price"]
    ask, why = puzzle.step
    assert puzzle.proof is not None
    proof = msgspec.structs.replace(puzzle.proof, lead=99.0)
    other = msgspec.structs.replace(puzzle, step=(msgspec.structs.replace(ask, want=want), why), proof=proof)
    monkeypatch.setattr(command, "puzzles_of", lambda _: {"fair_price": other})
    told = call("puzzles", "modern_art")
    assert told.exit_code == 1
    assert said in told.stdout
