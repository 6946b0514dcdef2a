"""Events together tell everybody what his view shows: whoever only listens has the whole table in mind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.rulebook.pictura.onlooker import Onlooker, shown
from tests.rulebook.pictura.scene import BOX, seen
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.games.pictura import events, title
from vernissage.games.pictura.moves import Layout
from vernissage.games.pictura.position import NOTHING, PicturaPosition

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(3)]


def game(seats: int, seed: int) -> Iterator[tuple[PicturaPosition, list[Event]]]:
    """A game by chance, from its set-up to its end: each position with what has just happened."""
    dice = random.Random(seed)
    played = title.new(seats, seed)
    p = played.position
    yield p, played.events
    while p.frames:
        seat = dice.choice((*p.decision.seats, *p.decision.optional))
        yield p, played.play(seat, some_move(p, seat, dice))


def some_move(p: PicturaPosition, seat: int, dice: random.Random) -> Move:
    """Any move; a layout is often turned round, and a turn does not end as soon as it might."""
    if p.question.key in ("arrange", "final"):
        names = ["-" if card == NOTHING else BOX.paintings[card] for card in p.walls[seat]]
        return Layout(tuple(reversed(names) if dice.random() < 0.7 else names))
    move = p.moves(seat).sample(dice)
    return p.moves(seat).sample(dice) if str(move) == "done" else move


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_who_hears_the_events_knows_what_the_view_shows(seats: int, seed: int) -> None:
    audience = [Onlooker(BOX, seats, seat) for seat in (*range(seats), None)]
    for p, heard in game(seats, seed):
        for onlooker in audience:
            onlooker.hear(heard)
            assert onlooker.remembered() == shown(seen(p, onlooker.seat)), onlooker.seat


def test_in_these_games_everything_happens() -> None:
    heard = {type(event) for seats, seed in GAMES for _, some in game(seats, seed) for event in some}
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - heard == {Event}
