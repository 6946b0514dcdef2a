"""What a designer wants to know of a game of bots: choices, leads, and what happened how often to whom."""

from __future__ import annotations

import collections
import itertools
from collections.abc import Iterator

import msgspec

from vernissage.arena.balance import Reach, WatchedGame, says_items
from vernissage.arena.market import MarketSum, market_sums
from vernissage.arena.plans import Plan
from vernissage.arena.simulation import GameResult, play_game, run_with
from vernissage.core.events import Event
from vernissage.core.moves import tag_of
from vernissage.core.position import Position
from vernissage.core.titles import Title

_ALL = -1
"""Where what happened to no seat in particular is counted."""


class Posed(msgspec.Struct, frozen=True):
    """How one question came up in a game."""

    times: int
    choices: int
    """All answers there were, summed up."""
    forced: int
    """How often there was but one."""


class Lead(msgspec.Struct, frozen=True):
    """Who was ahead in the course of a game, by the title's own count of how things stand."""

    changes: int
    """How often somebody else came to be alone ahead."""
    settled: float
    """The part of the game after which a winner was never behind again."""
    halfway: bool
    """Whether a winner was ahead halfway, alone or with others."""


class StudiedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, looked at closely."""

    result: GameResult
    questions: dict[str, Posed]
    lead: Lead | None
    """None at a table for one, and where the title does not count how things stand before the end."""
    happened: dict[str, tuple[int, ...]]
    """By the name of an event how often it happened: to each seat, then to none in particular."""
    parts: tuple[dict[str, int], ...]
    market: tuple[MarketSum, ...]
    watched: WatchedGame | None
    """What was within reach; None where the title does not say."""


def study(plan: Plan, jobs: int = 1) -> Iterator[StudiedGame]:
    """All games of a plan, in order.

    >>> from vernissage.arena.plans import plan
    >>> (game,) = study(plan("modern_art", players=3, games=1, seed=7, bots=["greedy"]))
    >>> sum(game.happened["round_began"])
    4
    """
    return run_with(play_studied, plan, range(plan.games), jobs)


def play_studied(plan: Plan, first: int, end: int) -> list[StudiedGame]:
    """The games from `first` up to, but without, `end`."""
    setup = plan.setup()
    has_items = says_items(setup.title)
    knows_standing = plan.players > 1 and type(setup.title).standing is not Title.standing
    games = []
    for index in range(first, end):
        observer = _Observer(plan.players, has_items, knows_standing)
        result = play_game(plan, setup, index, observer)
        games.append(
            StudiedGame(
                result=result,
                questions={key: Posed(*counts) for key, counts in observer.questions.items()},
                lead=observer.lead(result.winners),
                happened={name: tuple(counts) for name, counts in observer.happenings.items()},
                parts=tuple(dict(own) for own in setup.title.score_parts(setup, observer.events)),
                market=market_sums(setup, observer.events),
                watched=WatchedGame(result, observer.seen) if has_items else None,
            )
        )
    return games


class _Observer(Reach):
    """Looks at every question and every event of a game, and at how things stand after each move."""

    hears = True

    def __init__(self, seats: int, has_items: bool, knows_standing: bool) -> None:
        super().__init__(seats)
        self.has_items = has_items
        self.knows_standing = knows_standing
        self.events: list[Event] = []
        self.questions: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0, 0])
        self.happenings: dict[str, list[int]] = collections.defaultdict(lambda: [0] * (seats + 1))
        self.ahead: list[tuple[int, ...]] = []
        """After each move, who is ahead."""

    def answers(self, position: Position, seat: int, code: int) -> None:
        if self.has_items:
            super().answers(position, seat, code)
        if not position.partial:
            question = position.question
            choices = question.count(position, seat)
            counts = self.questions[question.key]
            counts[0] += 1
            counts[1] += choices
            counts[2] += choices == 1

    def happened(self, position: Position, events: list[Event]) -> None:
        self.events += events
        for event in events:
            seat = getattr(event, "seat", None)
            self.happenings[tag_of(type(event))][_ALL if seat is None else seat] += 1
        if not position.partial and self.knows_standing:
            self._look(position)

    def _look(self, position: Position) -> None:
        title = position.setup.title
        views = title.views(position)
        stands = [title.standing(views[seat])[seat] for seat in range(position.setup.seats)]
        known = [points for points in stands if points is not None]
        if len(known) == len(stands):
            best = max(known)
            self.ahead.append(tuple(seat for seat, points in enumerate(known) if points == best))

    def lead(self, winners: tuple[int, ...]) -> Lead | None:
        """What is to be said of the lead once it is known who won; None, if it was never known."""
        if not self.ahead:
            return None
        alone = [seats[0] for seats in self.ahead if len(seats) == 1]
        changes = sum(one != other for one, other in itertools.pairwise(alone))
        led = [bool(set(seats) & set(winners)) for seats in self.ahead]
        behind = max((place + 1 for place, is_ahead in enumerate(led) if not is_ahead), default=0)
        return Lead(changes, behind / len(led), led[len(led) // 2])
