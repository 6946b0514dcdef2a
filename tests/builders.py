"""Games told as table talk, for every title: `seat move` lines as a record writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

import vernissage
from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.events import Event
from vernissage.core.position import Position

E = TypeVar("E", bound=Event)
Reader = Callable[[Any, int, str], str]
"""Turns a short form of a move into its full text, for a position and seat."""


def lines(script: str) -> Iterator[tuple[int, str]]:
    """The moves of a script, one a line or separated by semicolons; `#` begins a comment.

    >>> list(lines("0 offer nex-open-1; 1 bid 5  # bold"))
    [(0, 'offer nex-open-1'), (1, 'bid 5')]
    """
    for line in script.splitlines():
        for part in line.partition("#")[0].split(";"):
            if part.strip():
                seat, move = re.fullmatch(r"\s*(\d+)\s+(.*\S)\s*", part).groups()  # type: ignore[union-attr]
                yield int(seat), move


def talk(position: Position, script: str, read: Reader = lambda position, seat, move: move) -> list[Event]:
    """Play a script and return everything that happened."""
    title = position.setup.title
    heard: list[Event] = []
    for seat, move in lines(script):
        heard += position.play(seat, title.parse_move(read(position, seat, move)))
    return heard


def refused(position: Position, script: str, read: Reader = lambda position, seat, move: move) -> Refusal:
    """The refusal of the one move of a script, which must leave the position as it was."""
    ((seat, text),) = lines(script)
    move = position.setup.title.parse_move(read(position, seat, text))
    before = position.clone()
    refusal = position.refusal(seat, move)
    assert refusal is not None, f"seat {seat} may {text}"
    assert move not in position.moves(seat)
    with pytest.raises(IllegalMove) as error:
        position.play(seat, move)
    assert error.value.refusal == refusal
    assert position == before
    return refusal


def may(position: Position, seat: int) -> set[str]:
    """The single choices of a seat, as texts; amounts apart."""
    return {str(move) for move in position.moves(seat).options}


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind among those that happened."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def random_game(key: str, seats: int, seed: int, **options: object) -> Any:
    """A whole game of random moves through the quick door."""
    import random

    dice = random.Random(seed)
    position = vernissage.title(key).new(seats, seed, options)
    while position.frames:
        position.push(position.nth(dice.randrange(position.count())))
    return position
