"""The games the checks play: every way to set a title up, and random play with a bound."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.core.conformance import blame
from vernissage.core.facts import OptionValue
from vernissage.core.games import Game
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.titles import Title

MOST_CODES = 20_000
"""Codes in a random game at most: a game that goes on longer is taken to go on for ever."""

GAMES = 2
"""Games of each way to set a title up: one deal may never come to what another one shows."""

Chosen = tuple[tuple[str, OptionValue], ...]
"""The options of a case by their keys."""


class Violation(AssertionError):
    """A promise of the house that a title breaks, with the place where it does."""


@dataclass(frozen=True)
class Case:
    """One way to set a title up, and a seed for the chance and the players' dice."""

    title: Title[Any, Any]
    seats: int
    options: Chosen
    seed: int

    def __str__(self) -> str:
        chosen = " ".join(f"{key}={value}" for key, value in self.options)
        return f"{self.title.key} {self.seats} seats {chosen} seed {self.seed}".replace("  ", " ")

    def game(self) -> Game[Any]:
        """A new game."""
        return self.title.new(self.seats, self.seed, dict(self.options))

    def new(self) -> Position:
        """The first position of it."""
        position: Position = self.game().position
        return position

    def dice(self, purpose: str) -> random.Random:
        """Dice of the checker's own, apart from the game's chance."""
        return random.Random(f"{self.seed}/{purpose}")

    def fail(self, position: Position | None, what: str) -> Violation:
        where = f" after {position.ply} codes" if position is not None else ""
        return Violation(f"{self}{where}: {what}")

    def broke(self, position: Position | None, what: str, error: BaseException) -> Violation:
        """The same where the title's own code raised something: with the lines it came from."""
        return self.fail(position, f"{what}: {blame.told(self.title, error)}")


def cases(title: Title[Any, Any], games: int = GAMES) -> Iterator[Case]:
    """Every player count with the default options, with each pair of option values together, some games each.

    A case's seed follows from what is set up, so that no two cases are dealt alike; its name tells it.
    """
    for seats in range(title.facts.players[0], title.facts.players[1] + 1):
        for options in _pairwise(title, seats):
            for game in range(games):
                yield Case(title, seats, options, _seed_of(title, seats, options, game))


def _seed_of(title: Title[Any, Any], seats: int, options: Chosen, game: int) -> int:
    facts = f"{title.key}/{seats}/{options}/{game}"
    return int.from_bytes(hashlib.sha256(facts.encode()).digest()[:2], "big")


def _pairwise(title: Title[Any, Any], seats: int) -> Iterator[Chosen]:
    """So few choices of options that any two values of two options meet in one of them; the defaults come first.

    Each next one is that of all combinations in which most pairs meet that have not met yet.
    """
    options = [option for option in title.facts.options if not option.players or seats in option.players]
    values: list[tuple[OptionValue, ...]] = [(False, True) if one.is_switch else one.choices for one in options]
    rows = list(itertools.product(*values))
    default = title.facts.read_options(seats, {})
    first = tuple(default[option.key] for option in options)
    met = _pairs(first)
    yield ()
    missing = {pair for row in rows for pair in _pairs(row)} - met
    while missing:
        best = max(rows, key=lambda row: len(_pairs(row) & missing))
        missing -= _pairs(best)
        yield tuple((option.key, value) for option, value in zip(options, best, strict=True))


def _pairs(row: tuple[OptionValue, ...]) -> set[tuple[tuple[int, OptionValue], ...]]:
    """Which values meet in a choice of options; a single option meets itself."""
    placed = list(enumerate(row))
    return {*itertools.combinations(placed, min(2, len(placed)))} if placed else set()


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
            if wrong := _wrong_with(position.outcome, case):
                raise case.fail(position, wrong)
            return
        if position.outcome is not None:
            raise case.fail(position, "there is an outcome while something is asked")
        position.push(random_code(case, position, dice))
    raise case.fail(position, f"it is not over: {position.question.key!r} is asked of seat {position.seat} once more")


def _wrong_with(outcome: Outcome, case: Case) -> str:
    """What cannot be in an outcome; empty, if nothing is wrong."""
    if outcome.reason not in case.title.ends:
        return f"it ended by {outcome.reason!r}, not one of {case.title.ends}"
    if len(outcome.scores) != case.seats:
        return f"the outcome has {len(outcome.scores)} scores for {case.seats} seats"
    strangers = [seat for seat in outcome.winners if not 0 <= seat < case.seats]
    if strangers or len(set(outcome.winners)) != len(outcome.winners):
        return f"the outcome's winners are {outcome.winners}, but the seats are 0 to {case.seats - 1}, each once"
    return ""


def sampled(case: Case, purpose: str, share: float) -> Iterator[Position]:
    """Some of the positions of a random game: the first, the last, and each question when it is first asked."""
    dice = case.dice(f"{purpose}/sampled")
    met: set[str] = set()
    for position in walk(case, purpose):
        chosen = dice.random() < share
        if not position.frames or position.question.key not in met or chosen:
            yield position
        if position.frames:
            met.add(position.question.key)


def between_moves(case: Case, purpose: str, share: float) -> Iterator[Position]:
    """The same, but none in the middle of a move of several codes: nobody is shown those."""
    return (position for position in sampled(case, purpose, share) if not position.partial)


def difference(position: Position, again: Position) -> str:
    """The fields in which two positions differ; chance that is not the position's own makes them differ too."""
    lost = [name for name in position.FIELDS if getattr(again, name) != getattr(position, name)]
    return f"it differs in {', '.join(lost) or 'what is asked, counters or the view'}"


def audiences(case: Case) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    return itertools.chain(range(case.seats), (None,))
