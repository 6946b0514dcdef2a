"""Bots: something that answers decisions from a view. One small interface, and a register of names."""

from __future__ import annotations

import abc
from typing import Any

from vernissage.core.door import Dice
from vernissage.core.errors import VernissageError
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Policy, Title
from vernissage.core.views import View


class UnknownBot(VernissageError, LookupError):
    """No bot of that name plays this title."""


class Bot(abc.ABC):
    """A player that is a program.

    A bot is given a view. It may build whole positions from it with `title.imagine`, and search those; it never holds
    the true one. `code` is a bot's choice on a position it may hold; it must depend only on what the seat may know,
    which a test checks, so that the arena can let such a bot read the true position and save the imagining.
    """

    name: str

    @abc.abstractmethod
    def code(self, position: Position, seat: int, dice: Dice) -> int:
        """The code to answer the question asked of `seat` with."""

    def answer(self, title: Title[Any, Any], view: View, dice: Dice) -> Move:
        """The move to make, seen from a view."""
        assert view.seat is not None
        position: Position = title.imagine(view, dice)
        asked, codes = position, []
        while True:
            code = self.code(asked, view.seat, dice)
            codes.append(code)
            asked = asked.clone()
            asked.push_as(view.seat, code)
            if not asked.partial:
                return title.move_of(position, view.seat, tuple(codes))


class RandomBot(Bot):
    """Any legal answer, each as likely as the other."""

    name = "random"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        question = position.question
        return question.nth(position, seat, int(dice.random() * question.count(position, seat)))


class GreedyBot(Bot):
    """What a sensible player of the title would do, by the title's own heuristic, without looking ahead."""

    name = "greedy"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        choose = position.setup.title.policy()
        assert choose is not None
        return choose(position, seat, dice)


class StyleBot(Bot):
    """One of a title's other ways to play; for comparisons in the arena, not on the ladder of opponents."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        return self.policy(position, seat, dice)


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def bot(name: str, title: Title[Any, Any]) -> Bot:
    """The bot of that name, or an UnknownBot error that lists those that play the title."""
    known, styles = bots_of(title), title.styles()
    if name in styles:
        return StyleBot(name, styles[name])
    if name not in known:
        raise UnknownBot(f"no bot {name!r} plays {title.facts.name}; there are {', '.join((*known, *styles))}")
    return BOTS[name]()


def bots_of(title: Title[Any, Any]) -> list[str]:
    """The names of the bots that play a title, weakest first; without its styles."""
    return [name for name in BOTS if name != GreedyBot.name or title.policy() is not None]
