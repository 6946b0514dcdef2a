"""OpenSpiel's players sit at our tables, by the example in the docs."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

import vernissage
from tests.bots.test_flat import positions
from tests.titles import OWN
from vernissage.bots import Budget
from vernissage.bots.files import bot_named
from vernissage.core.moves import Move
from vernissage.core.views import View

FILE = Path(__file__).parents[2] / "docs" / "examples" / "spiel_bots.py"
KEYS = [title.key for title in OWN]


def answered(name: str, key: str, view: View, seat: int) -> Move:
    title = vernissage.title(key)
    player = bot_named(f"{FILE}:{name}", title)
    player.begin(title, seat, random.Random(1))
    return player.answer(view, Budget(playouts=3))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", ["SpielRandom", "SpielSearch", "SpielInstinct"])
def test_it_answers_what_is_legal_from_the_view_alone(name: str, key: str) -> None:
    title = vernissage.title(key)
    for position in positions(title, 2):
        seat = position.seat
        view = position.view(seat)
        move = answered(name, key, view, seat)
        position.check(seat, move)
        twin = title.imagine(view, random.Random(99))
        assert answered(name, key, twin.view(seat), seat) == move


def test_it_thinks_for_as_long_as_it_may() -> None:
    title = vernissage.title("modern_art")
    game = title.new(3, 1)
    player = bot_named(f"{FILE}:SpielInstinct", title)
    player.begin(title, game.position.seat, random.Random(1))
    begun = time.monotonic()
    game.play(game.position.seat, player.answer(game.view(game.position.seat), Budget(0.2)))
    assert time.monotonic() - begun >= 0.2
