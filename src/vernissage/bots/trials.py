"""Trying an answer out: in a position imagined from the seat's view it is given, and played on by instinct.

An answer is tried with the rest of the turn as the title's policy would finish it, or as it was planned with the
answer; from there everybody plays to the title's horizon, by instinct or, where the horizon says so, turn by turn. Who
plays alone is played to the end: what is to be reached there is not told by anybody's lead.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

from vernissage.bots.follow_ups import FollowUps
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.horizon import Horizon
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.core.views import View

_LONGEST_PLAN = 20
"""Answers of the rest of a turn that are thought of."""


class SearchGuide(Protocol):
    """Who has learned the title and tells a search what it knows: a net. It must depend on nothing that is hidden."""

    def check(self, setup: Setup) -> None:
        """Raise an error unless it has learned such games."""

    def foremost(self, position: Position, seat: int, dice: Dice) -> Sequence[int]:
        """The codes it would most likely answer with, the best first."""

    def share(self, position: Position, seat: int) -> float:
        """The part of a win that a seat can expect."""


class Reached:
    """Where a play-out came to: the end of the game, or the horizon with what each seat can expect there."""

    __slots__ = ("judged", "outcome", "scores", "sharpness")

    def __init__(
        self, scores: Sequence[float], outcome: Outcome | None, sharpness: float, judged: float | None = None
    ) -> None:
        self.scores = scores
        self.outcome = outcome
        self.sharpness = sharpness
        self.judged = judged
        """What a guide says the searching seat can expect at the horizon."""

    def share(self, seat: int) -> float:
        """The part of a win a seat can expect."""
        if self.outcome is not None:
            return self.outcome.share(seat)
        fitted = expected_share(self.scores, seat, self.sharpness)
        return fitted if self.judged is None else (fitted + self.judged) / 2


class Trial:
    """Answers to one question, tried in one imagined position after the other."""

    def __init__(
        self,
        title: Title[Any, Any],
        seat: int,
        policy: Policy,
        instinct: Policy,
        guide: SearchGuide | None = None,
        follow_ups: FollowUps | None = None,
    ) -> None:
        self.title, self.seat, self.policy, self.instinct, self.guide = title, seat, policy, instinct, guide
        self.follow_ups = follow_ups
        self.plans: dict[tuple[int, ...], list[int]] = {}
        """By answer: the policy's answers in the rest of the turn, as it found them in the first position."""

    def reach(self, world: Position, codes: tuple[int, ...], dice: Dice, plan: tuple[int, ...] = ()) -> Reached:
        """What an answer, and those planned with it, come to in one play-out; the world stays as it is."""
        position, horizon = world.clone(), self.title.horizon()
        for code in codes:
            position.push_as(self.seat, code)
        last = math.inf if horizon is None else _last_round(world, horizon)
        if plan:
            self._follow(position, plan)
        else:
            if self.follow_ups is not None:
                codes = self.follow_ups.in_turn(position, codes, dice)
            self._finish_turn(position, codes, dice)
            if self.follow_ups is not None:
                self.follow_ups.later(position, horizon, last, dice)
        if horizon is None:
            self.title.playout(position, dice, self.instinct)
        else:
            position = self._play_on(position, horizon, last, dice)
        if not position.frames:
            outcome = position.outcome
            assert outcome is not None
            if horizon is not None and len(outcome.scores) == 1:
                return Reached(horizon.expected(position), outcome, 0.0)
            return Reached(outcome.scores, outcome, 0.0)
        assert horizon is not None
        judged = None if self.guide is None else self.guide.share(position, self.seat)
        return Reached(horizon.expected(position), None, horizon.sharpness(horizon.round_of(position)), judged)

    def _play_on(self, position: Position, horizon: Horizon, last: float, dice: Dice) -> Position:
        """To the horizon."""
        round_of, play_on, instinct, push = horizon.round_of, horizon.play_on, self.instinct, position.push
        if play_on is None:
            while (frames := position.frames) and round_of(position) < last:
                push(instinct(position, frames[-1][1], dice))
            return position
        while position.frames and round_of(position) < last:
            position = play_on(position, dice)
        return position

    def _finish_turn(self, position: Position, codes: tuple[int, ...], dice: Dice) -> None:
        """Go on as long as the seat itself is asked; the policy is slow, so its answers are kept."""
        plan = self.plans.get(codes)
        if plan is None:
            plan = self.plans[codes] = []
            while self._is_asked(position) and len(plan) < _LONGEST_PLAN:
                plan.append(self.policy(position, self.seat, dice))
                position.push(plan[-1])
            return
        self._follow(position, plan)

    def _follow(self, position: Position, plan: Sequence[int]) -> None:
        """As long as the seat is asked and what was planned is legal: more may have come to light."""
        for planned in plan:
            if not self._is_asked(position) or not position.is_legal(planned):
                return
            position.push(planned)

    def _is_asked(self, position: Position) -> bool:
        return bool(position.frames) and position.frames[-1][1] == self.seat


def _last_round(world: Position, horizon: Horizon) -> float:
    """The round in which play-outs stop, seen from where the world is."""
    return math.inf if world.setup.seats == 1 else horizon.round_of(world) + horizon.rounds


def imagined(title: Title[Any, Any], view: View, seat: int, instinct: Policy, dice: Dice) -> Position:
    """A position that fits the view. What others have sealed is what they would by instinct, not just anything."""
    world: Position = title.imagine(view, dice)
    if world.question.mode is Mode.SEALED:
        for other in world.question.optional(world):
            if other != seat:
                world.push_as(other, instinct(world, other, dice))
    return world


def ahead(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others' average, by what a seat has on average; alone, what it has."""
    others = len(scores) - 1
    if not others:
        return float(scores[seat])
    total = sum(scores)
    return (scores[seat] - (total - scores[seat]) / others) * len(scores) / max(1.0, sum(map(abs, scores)))


def expected_share(scores: Sequence[float], seat: int, sharpness: float) -> float:
    """The part of a win that a seat can expect with such scores, by how surely a lead wins (`Horizon.sharpness`).

    >>> expected_share((60, 40), 0, 0.0)
    0.5
    >>> expected_share((60, 40), 0, 5.0) > expected_share((60, 40), 0, 1.0) > 0.5
    True
    """
    scale = sharpness * len(scores) / max(1.0, sum(map(abs, scores)))
    best = max(scores)
    weights = [math.exp(scale * (score - best)) for score in scores]
    return weights[seat] / sum(weights)
