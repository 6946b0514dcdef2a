"""Games told as table talk, for every title: `seat move` lines as a record writes them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

import vernissage
from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.events import Event
from vernissage.core.games import Game
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


def game_at(table: Game[Any] | Position) -> Game[Any]:
    """The game at a table: the one that is played there, or one that starts from the position as it stands."""
    return table if isinstance(table, Game) else Game.at(table)


def talk(table: Game[Any] | Position, script: str, read: Reader = lambda position, seat, move: move) -> list[Event]:
    """Play a script and return everything that happened."""
    game = game_at(table)
    heard: list[Event] = []
    for seat, move in lines(script):
        heard += game.play(seat, game.title.parse_move(read(game.position, seat, move)))
    return heard


def refused(table: Game[Any] | Position, script: str, read: Reader = lambda position, seat, move: move) -> Refusal:
    """The refusal of the one move of a script, which must leave the position as it was."""
    ((seat, text),) = lines(script)
    game = game_at(table)
    position: Position = game.position
    move = game.title.parse_move(read(position, seat, text))
    before = position.clone()
    refusal: Refusal | None = position.refusal(seat, move)
    assert refusal is not None, f"seat {seat} may {text}"
    assert move not in position.moves(seat)
    with pytest.raises(IllegalMove) as error:
        game.play(seat, move)
    assert error.value.refusal == refusal
    assert position == before
    return refusal


def may(table: Game[Any] | Position, seat: int) -> set[str]:
    """The single choices of a seat, as texts; amounts apart."""
    return {str(move) for move in table.moves(seat).options}


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind among those that happened."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def random_game(key: str, seats: int, seed: int, **options: object) -> Any:
    """The last position of a whole game of random moves through the quick door."""
    dice = random.Random(seed)
    position = vernissage.title(key).new(seats, seed, options).position
    while position.frames:
        position.push(position.nth(dice.randrange(position.count())))
    return position


def middle(key: str = "modern_art", seats: int = 3, moves: int = 30, **more: Any) -> Position:
    """A position in the middle of a game."""
    dice, game = random.Random(2), vernissage.title(key).new(seats, 5, **more)
    for _ in range(moves):
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    position: Position = game.position
    return position
