"""What a score is made of sums up to it, at every title of the house and every player count."""

from __future__ import annotations

import random

import pytest

from tests.titles import OWN
from vernissage.core.registry import title as title_of

TABLES = [(title.key, seats) for title in OWN for seats in range(title.facts.players[0], title.facts.players[1] + 1)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_parts_sum_up_to_the_score(key: str, seats: int) -> None:
    title = title_of(key)
    game, dice = title.new(seats, seed=3), random.Random(3)
    while game.outcome is None:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    parts = title.score_parts(game.setup, game.events)
    assert all(len(own) > 1 for own in parts)
    assert tuple(sum(own.values()) for own in parts) == game.outcome.scores
