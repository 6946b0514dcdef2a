"""The text of a view: all that a seat may know, by name, and nothing else."""

from __future__ import annotations

import random
import tomllib
from typing import Any

import msgspec
import pytest

import vernissage
from tests.core.tables import sealing
from vernissage.core.games import Game
from vernissage.core.naming import Seat
from vernissage.core.views import View
from vernissage.games.modern_art import moves

TITLES = ["art_society", "gallerist", "modern_art", "pictura"]


def played(key: str, entries: int, seats: int = 3) -> Game[Any]:
    game, dice = vernissage.title(key).new(seats, 7), random.Random(4)
    while game.outcome is None and len(game.record.entries) < entries:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    return game


@pytest.mark.parametrize("entries", [0, 25, 60, 100_000])
@pytest.mark.parametrize("key", TITLES)
def test_everything_a_view_shows_stands_in_its_text(key: str, entries: int) -> None:
    game = played(key, entries)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        read = tomllib.loads(view.text())
        assert (read["title"], read["seats"]) == (key, 3)
        assert read["seat"] == ("spectator" if seat is None else f"seat {seat}")
        own = {name for name in view.__struct_fields__ if name not in View.__struct_fields__}
        assert set(read["table"]) == {name for name in own if getattr(view, name) is not None}
        assert ("decision" in read, "outcome" in read) == (game.outcome is None, game.outcome is not None)
        assert game.position.seed.hex() not in view.text()


@pytest.mark.parametrize("key", TITLES)
def test_positions_a_seat_cannot_tell_apart_have_one_text(key: str) -> None:
    game, dice = played(key, 30), random.Random(1)
    for seat in range(3):
        text = game.view(seat).text()
        twins = [game.title.imagine(game.view(seat), dice) for _ in range(5)]
        assert {twin.view(seat).text() for twin in twins} == {text}
        assert {twin.text() for twin in twins} != {game.position.text()}


def test_seats_have_the_names_they_have_in_the_text_of_a_position() -> None:
    game = sealing()
    game.play(1, moves.Seal(40))
    mine, theirs = (tomllib.loads(game.view(seat).text()) for seat in (1, 2))
    assert mine["decision"]["seats"] == ["seat 2", "seat 0"]
    assert mine["table"]["lot"]["seller"] == "seat 0"
    assert mine["table"]["lot"]["sealed"] == ["seat 1"]
    assert mine["table"]["cash"] == {"seat 1": 100}, "what is hidden is left out"
    assert mine["table"]["own_bid"] == 40
    assert "own_bid" not in theirs["table"]
    assert [*mine["table"]["players"]] == ["seat 0", "seat 1", "seat 2"]
    assert tomllib.loads(game.position.text())["table"]["seller"] == "seat 0"


class Row(msgspec.Struct, frozen=True):
    holder: Seat | None
    holders: tuple[Seat | None, ...]
    by_name: dict[str, tuple[int, ...]]


class OddView(View, frozen=True, kw_only=True):
    rows: tuple[Row, ...]
    pair: tuple[Seat, str]


def test_any_view_can_be_written() -> None:
    row = Row(None, (1, None), {"a b": (1, 2)})
    view = OddView(
        title="odd", seats=2, seat=0, options={}, commitment="", decision=None, outcome=None, rows=(row,), pair=(1, "x")
    )
    read = tomllib.loads(view.text())
    assert read["table"]["rows"] == [{"holders": ["seat 1", "nobody"], "by_name": {"a b": [1, 2]}}]
    assert read["table"]["pair"] == ["seat 1", "x"]
    assert "commitment" not in read
