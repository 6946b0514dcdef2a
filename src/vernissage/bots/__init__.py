"""Bots: players that are programs. One small interface, and a register of names.

A bot sits down for one game (`begin`), is told what its seat may know of what happens (`watch`), and answers from its
seat's view within a budget (`answer`). It never holds the true position: `title.imagine(view, dice)` builds as many
whole positions that fit the view as it likes.
"""

from __future__ import annotations

import abc
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.errors import VernissageError
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.core.views import View


class UnknownBot(VernissageError, LookupError):
    """No bot of that name plays this title."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one answer.

    On a server another bot answers for one that takes longer. The arena and the terminal only say it, and wait.
    """

    seconds: float = 3.0
    playouts: int | None = None
    """How many games it may play out in its mind instead, so that the same seed gives the same answer."""
    enough: int | None = None
    """How many it plays out at most even if there is time for more."""
    of_processor: bool = False
    """Whether the seconds are the processor's: the arena measures with these, which other programs do not take away."""

    def clock(self) -> float:
        """Seconds that only their differences mean something of."""
        return time.thread_time() if self.of_processor else time.monotonic()

    def is_used_up(self, begun: float, playouts: int) -> bool:
        """Whether so many play-outs since a time by the clock are all there may be.

        >>> Budget(playouts=60).is_used_up(0.0, 59), Budget(seconds=1e9, enough=60).is_used_up(0.0, 60)
        (False, True)
        """
        if self.playouts is not None:
            return playouts >= self.playouts
        if self.enough is not None and playouts >= self.enough:
            return True
        return self.clock() >= begun + self.seconds

    def rest(self, begun: float, playouts: int, part: float) -> Budget:
        """What is left of a part of it, after so many play-outs since a time by the clock.

        >>> Budget(playouts=60).rest(0.0, 12, part=0.5).playouts
        18
        """
        return replace(
            self,
            seconds=begun + self.seconds * part - self.clock(),
            playouts=None if self.playouts is None else math.ceil(self.playouts * part) - playouts,
            enough=None if self.enough is None else math.ceil(self.enough * part) - playouts,
        )


AT_TABLE = 1.0
"""Seconds that a bot is told to think about an answer where people wait for it."""


class Bot(abc.ABC):
    """A player that is a program, for one game."""

    name: str
    title: Title[Any, Any]
    seat: int
    dice: Dice
    """The bot's own dice: the same seed gives the same game."""

    def check(self, setup: Setup) -> None:
        """Raise an error that says why, unless it can play such a game. Most bots play what they are asked to."""
        return

    def begin(self, title: Title[Any, Any], seat: int, dice: Dice) -> None:
        """Sit down for a game."""
        self.title, self.seat, self.dice = title, seat, dice

    def watch(self, events: Sequence[Event]) -> None:
        """Be told what happened since the last time, as far as the seat may know. Most bots read it off the view."""
        return

    @abc.abstractmethod
    def answer(self, view: View, budget: Budget) -> Move:
        """The move to make, seen from the seat's view."""


class PolicyBot(Bot):
    """A bot that answers by a rule of thumb on any position it is given, code by code, without looking ahead.

    `code` must depend only on what the seat may know. Tests hold the house's own policies to that, on all titles of the
    house; because of them the arena lets these bots read the true position and saves the imagining.
    """

    @abc.abstractmethod
    def code(self, position: Position, seat: int, dice: Dice) -> int:
        """The code to answer the question asked of `seat` with."""

    def answer(self, view: View, budget: Budget) -> Move:
        position: Position = self.title.imagine(view, self.dice)
        question = position.question
        asked, codes = position.clone(), list(position.partial)
        while True:
            code = self.code(asked, self.seat, self.dice)
            codes.append(code)
            asked.push_as(self.seat, code)
            if not asked.partial:
                return question.move_of(position, self.seat, tuple(codes))


class RandomBot(PolicyBot):
    """Any legal answer, each as likely as the other."""

    name = "random"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        question = position.question
        return question.nth(position, seat, int(dice.random() * question.count(position, seat)))


class GreedyBot(PolicyBot):
    """What a sensible player of the title would do, by the title's own heuristic, without looking ahead."""

    name = "greedy"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        choose = position.setup.title.policy()
        assert choose is not None
        return choose(position, seat, dice)


class StyleBot(PolicyBot):
    """One of a title's other ways to play; for comparisons in the arena, not on the ladder of opponents."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        return self.policy(position, seat, dice)


BOTS: dict[str, type[PolicyBot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def bot(name: str, title: Title[Any, Any]) -> Bot:
    """The bot of that name, or an UnknownBot error that lists those that play the title."""
    from vernissage.bots.flat import FlatBot  # they are bots, and so need what is said here
    from vernissage.bots.levels import LEVELS, level
    from vernissage.bots.tricks import is_trick, trick

    if is_trick(name):
        return StyleBot(name, trick(name, title))
    known, styles = bots_of(title), title.styles()
    if name in styles:
        return StyleBot(name, styles[name])
    searches: dict[str, type[Bot]] = {"flat": FlatBot} if title.instinct() is not None else {}
    if name in searches:
        return searches[name]()
    if name not in known:
        names = ", ".join((*known, *styles, *searches))
        raise UnknownBot(f"no bot {name!r} plays {title.facts.name}; there are {names}")
    return level(name, title) if name in LEVELS else BOTS[name]()


def bots_of(title: Title[Any, Any]) -> list[str]:
    """The names of the bots that play a title, weakest first; without its styles."""
    from vernissage.bots.levels import levels_of

    first, *better = levels_of(title) or [""]
    greedy = GreedyBot.name if title.policy() is not None else ""
    return [name for name in (RandomBot.name, first, greedy, *better) if name]


def offered(title: Title[Any, Any]) -> list[str]:
    """The bots that people choose from, weakest first: the levels, or random where nobody said how to play sensibly."""
    from vernissage.bots.levels import levels_of

    return levels_of(title) or [RandomBot.name]


def quick_bot(title: Title[Any, Any]) -> str:
    """The strongest that people choose from of those that answer at once: it plays for somebody who is away."""
    from vernissage.bots.levels import QUICK

    return QUICK if QUICK in offered(title) else RandomBot.name


def may_hold_the_truth(player: Bot, title: Title[Any, Any]) -> bool:
    """Whether a bot may read the true position: the house's own, at a title of the house, which tests hold to it."""
    return type(player) in (RandomBot, GreedyBot, StyleBot) and title.package.startswith("vernissage.games.")
