"""What the house would do in a seat's place, and why: for hints at a table and for the review of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.bots import Budget, bot, quick_bot
from vernissage.bots.arms import Arm
from vernissage.bots.weighing import Weighing
from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.core.reasons import Reason
from vernissage.core.titles import Title
from vernissage.core.views import View


@dataclass(frozen=True)
class Considered:
    """A move that was weighed: the share of a win it can expect, and the bounds of that, 95 %."""

    move: Move
    share: float
    low: float
    high: float


OTHERWISE = Reason("why-otherwise")
"""What a title says of a move is a glance at it; play-outs may be for another one than the best at a glance."""


@dataclass(frozen=True)
class Suggestion:
    """The moves that were weighed, the proposed one first, and why it is proposed."""

    considered: tuple[Considered, ...]
    reasons: tuple[Reason, ...]

    @property
    def move(self) -> Move:
        return self.considered[0].move


def propose(
    title: Title[Any, Any], view: View, seat: int, dice: Dice, budget: Budget, also: Sequence[Move] = ()
) -> Suggestion:
    """What the house would answer for a seat, from its view alone. `also` are moves that are weighed in any case.

    Behind the proposed move come the others that were weighed to the end, then those that were given up early, each
    the better one first. The title needs an instinct to play on by.
    """
    weighing = Weighing(title, view, seat, dice, also)
    weighing.think(budget)
    best = weighing.best()
    others = [arm for arm in weighing.answers() if arm.codes != best.codes]
    considered = tuple(_considered(weighing, arm) for arm in (best, *others))
    return Suggestion(considered, explained(weighing, considered[0].move))


def explained(weighing: Weighing, move: Move) -> tuple[Reason, ...]:
    """Why a move is a good one, in the title's words, and that at a glance another one looks better, if one does."""
    title, seat = weighing.title, weighing.seat
    told = tuple(title.reasons(weighing.position, seat, move))
    glance = bot(quick_bot(title), title)
    glance.begin(title, seat, weighing.dice)
    return told if glance.answer(weighing.view, Budget()) == move else (*told, OTHERWISE)


def _considered(weighing: Weighing, arm: Arm) -> Considered:
    return Considered(weighing.move(arm), *arm.interval())
