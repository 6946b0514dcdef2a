"""The games the checks play: every way to set a title up, and random play with a bound."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.core.position import Position
from vernissage.core.titles import OptionValue, Title

MOST_CODES = 20_000
"""Codes in a random game at most: a game that goes on longer is taken to go on for ever."""


class Violation(AssertionError):
    """A promise of the house that a title breaks, with the place where it does."""


@dataclass(frozen=True)
class Case:
    """One way to set a title up, and a seed for the chance and the players' dice."""

    title: Title[Any, Any]
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: int

    def __str__(self) -> str:
        chosen = " ".join(f"{key}={value}" for key, value in self.options)
        return f"{self.title.key} {self.seats} seats {chosen} seed {self.seed}".replace("  ", " ")

    def new(self) -> Position:
        """The first position, with a record."""
        position: Position = self.title.new(self.seats, self.seed, dict(self.options))
        return position

    def dice(self, purpose: str) -> random.Random:
        """Dice of the checker's own, apart from the game's chance."""
        return random.Random(f"{self.seed}/{purpose}")

    def fail(self, position: Position | None, what: str) -> Violation:
        where = f" after {position.ply} codes" if position is not None else ""
        return Violation(f"{self}{where}: {what}")


def cases(title: Title[Any, Any], seed: int = 1) -> Iterator[Case]:
    """Every player count, with the default options and with each other value of each option."""
    for seats in range(title.facts.players[0], title.facts.players[1] + 1):
        yield Case(title, seats, (), seed)
        for option in title.facts.options:
            if option.players and seats not in option.players:
                continue
            values: tuple[OptionValue, ...] = (True,) if option.is_switch else option.choices
            default = title.read_options(seats, {})[option.key]
            for value in values:
                if value != default:
                    yield Case(title, seats, ((option.key, value),), seed)


def random_code(case: Case, position: Position, dice: random.Random) -> int:
    """Any legal code; a position that asks but takes no answer is a dead end."""
    count = position.count()
    if not count:
        raise case.fail(position, f"a dead end: {position.question.key} takes no answer")
    return position.nth(int(dice.random() * count))


def speaker(position: Position, dice: random.Random) -> int:
    """Any seat that is awaited, and now and then one that may speak too, as people do."""
    decision = position.decision
    seats = decision.optional if decision.optional and dice.random() < 0.2 else decision.seats
    return seats[int(dice.random() * len(seats))]


def walk(case: Case, purpose: str) -> Iterator[Position]:
    """A random game through the quick door: the position before each code, and the last one. Do not change it."""
    dice = case.dice(purpose)
    position = case.new()
    for _ in range(MOST_CODES):
        yield position
        if not position.frames:
            if position.outcome is None:
                raise case.fail(position, "nothing is asked, but there is no outcome")
            if position.outcome.reason not in case.title.ends:
                raise case.fail(position, f"it ended by {position.outcome.reason!r}, not one of {case.title.ends}")
            return
        if position.outcome is not None:
            raise case.fail(position, "there is an outcome while something is asked")
        position.push(random_code(case, position, dice))
    raise case.fail(position, f"it is not over after {MOST_CODES} codes")


def sampled(case: Case, purpose: str, share: float) -> Iterator[Position]:
    """Some of the positions of a random game, the first and the last among them."""
    dice = case.dice(f"{purpose}/sampled")
    for position in walk(case, purpose):
        if position.ply == 0 or not position.frames or dice.random() < share:
            yield position


def between_moves(case: Case, purpose: str, share: float) -> Iterator[Position]:
    """The same, but none in the middle of a move of several codes: nobody is shown those."""
    return (position for position in sampled(case, purpose, share) if not position.partial)


def audiences(case: Case) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    return itertools.chain(range(case.seats), (None,))
