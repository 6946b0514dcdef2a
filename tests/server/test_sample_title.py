"""The sample title of the docs at a table: what it can answer beside a list is put before its players too."""

from __future__ import annotations

import random

from tests.sample import TITLE
from vernissage.server import messages


def test_a_seat_is_shown_every_way_to_answer() -> None:
    words, met = TITLE.words("en"), set()
    for seed in range(6):
        game, dice = TITLE.new(2, seed), random.Random(seed)
        while game.outcome is None:
            seat = game.decision.seats[0]
            shown = messages.choices(game.position, seat, words)
            assert shown is not None
            met.add(shown.key)
            moves = game.moves(seat)
            assert [choice.move for choice in shown.options] == moves.options
            assert (shown.amount is not None) == (moves.amounts is not None)
            if shown.key == "sell":
                assert shown.several is not None
                assert [item for item, _ in shown.several.items] == list(game.view(seat).walls[seat])
                assert "keep all your pictures" in [choice.text for choice in shown.options]
            game.play(seat, moves.sample(dice))
    assert met == {"sell", "bid"}
