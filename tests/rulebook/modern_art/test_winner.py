"""The winner."""

from __future__ import annotations

import pytest

from tests.rulebook.modern_art.scene import play, scene
from tests.rules import rule


@rule("MA-41", "MA-R15")
@pytest.mark.parametrize(
    ("cash", "winners"),
    [
        ((300, 200, 100), (0,)),
        ((100, 200, 300), (2,)),
        ((250, 100, 250), (0, 2)),
        ((100, 100, 100), (0, 1, 2)),
        ((99, 100, 40, 100, 0), (1, 3)),
    ],
)
def test_the_richest_wins_and_a_tie_is_shared(cash: tuple[int, ...], winners: tuple[int, ...]) -> None:
    hands = ["koriko-once"] + [""] * (len(cash) - 1)
    p = scene(*hands, round=4, cash=cash, offered={"koriko": 4})
    assert p.outcome is None
    play(p, "0 offer koriko-once")
    assert p.outcome is not None
    assert p.outcome.scores == cash
    assert p.outcome.winners == winners


@rule("MA-41")
def test_the_last_sale_to_the_bank_counts() -> None:
    p = scene("koriko-once", "", "", round=4, cash=(200, 150, 100), walls=["", "", "koriko*4"])
    play(p, "0 offer koriko-once")
    assert p.outcome is not None
    assert p.outcome.scores == (200, 150, 220)
    assert p.outcome.winners == (2,)
