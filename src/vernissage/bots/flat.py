"""A flat search: each answer worth a thought is tried in positions imagined from the seat's view, and played on.

An answer is tried with the rest of the turn as the title's policy would finish it; from there everybody plays by
instinct to the title's horizon. All answers meet the same imagined positions and the same dice. After each round of
play-outs the worse half of the answers is given up, so that most play-outs go to those that are hard to tell apart.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from typing import Any

from vernissage.bots import Bot, Budget
from vernissage.core.authored import Policy
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Kind, Mode
from vernissage.core.views import View

PLAYOUTS = 200
_TRIED = 8
"""Answers that are tried at most."""
_NEAR = (-0.1, 0.1, -0.2, 0.2, -0.35, 0.35)
"""Amounts that are tried beside the policy's own, by what part of it they are lower or higher."""
_CLEARLY = 1.0
"""By how many standard errors another answer has to be better than the policy's own."""
_WIN = 1.0
"""What a win counts beside being ahead of the others by as much as a seat has on average."""
_LONGEST_PLAN = 20
"""Answers of the rest of a turn that are thought of."""


class FlatBot(Bot):
    """So many play-outs by the title's instinct for each answer that is not forced."""

    name = "flat"

    def __init__(self, playouts: int | None = None) -> None:
        self.playouts = PLAYOUTS if playouts is None else playouts

    def answer(self, view: View, budget: Budget) -> Move:
        """The first code of the answer is searched for; the rest of a move of several is the policy's own."""
        position: Position = self.title.imagine(view, self.dice)
        asked, codes = position.clone(), list(position.partial)
        while True:
            code = self._policy(asked, self.seat, self.dice) if codes else self._first(view, asked)
            codes.append(code)
            asked.push_as(self.seat, code)
            if not asked.partial:
                return position.question.move_of(position, self.seat, tuple(codes))

    @property
    def _policy(self) -> Policy:
        """What the best player without a search would answer."""
        return self.title.policy() or self._instinct

    @property
    def _instinct(self) -> Policy:
        instinct = self.title.instinct()
        assert instinct is not None
        return instinct

    def _first(self, view: View, position: Position) -> int:
        tried = self._tried(position)
        return self._best(view, tried) if len(tried) > 1 else tried[0]

    def _tried(self, position: Position) -> list[int]:
        """The policy's answer and all others, if there are few; else some beside it. A layout is left to the policy."""
        question, seat = position.question, self.seat
        count = question.count(position, seat)
        own = self._policy(position, seat, self.dice) if count > 1 else question.nth(position, seat, 0)
        if count == 1 or question.kind is Kind.LAYOUT:
            return [own]
        if count <= _TRIED:
            return list(dict.fromkeys((own, *question.codes(position, seat))))
        amounts = question.amounts(position, seat)
        if len(amounts) > _TRIED:
            near = _near(position, own, amounts)
            return list(dict.fromkeys((own, *question.options(position, seat)[:1], *near)))[:_TRIED]
        tried = {own: None}
        for _ in range(_TRIED):
            tried[self._instinct(position, seat, self.dice)] = None
        while len(tried) < _TRIED:
            tried[question.nth(position, seat, int(self.dice.random() * count))] = None
        return list(tried)[:_TRIED]

    def _best(self, view: View, tried: list[int]) -> int:
        """The answer that does best; the policy's own, which is the first, unless another one is clearly better."""
        own = tried[0]
        trial = _Trial(self.title, self.seat, self._policy, self._instinct)
        found: dict[int, list[float]] = {code: [] for code in tried}
        rounds, dice = (len(tried) - 1).bit_length(), random.Random()
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // rounds // len(tried))):
                world, seed = self._imagined(view), int(self.dice.random() * (1 << 53))
                for code in tried:
                    dice.seed(seed)
                    found[code].append(trial.worth(world, code, dice))
            others = sorted((code for code in tried if code != own), key=lambda code: -sum(found[code]))
            tried = [own, *others[: max(1, len(tried) // 2)]]
        rival = tried[1]
        return rival if _is_better(found[rival], found[own]) else own

    def _imagined(self, view: View) -> Position:
        """A position that fits the view. What others have sealed is what they would by instinct, not just anything."""
        world: Position = self.title.imagine(view, self.dice)
        if world.question.mode is Mode.SEALED:
            for other in world.question.optional(world):
                if other != self.seat:
                    world.push_as(other, self._instinct(world, other, self.dice))
        return world


class _Trial:
    """Answers to one question, tried in one imagined position after the other."""

    def __init__(self, title: Any, seat: int, policy: Policy, instinct: Policy) -> None:
        self.title, self.seat, self.policy, self.instinct = title, seat, policy, instinct
        self.plans: dict[int, list[int]] = {}
        """By answer: the policy's answers in the rest of the turn, as it found them in the first position."""

    def worth(self, world: Position, code: int, dice: random.Random) -> float:
        """What an answer comes to in one play-out."""
        position = world.clone()
        position.push_as(self.seat, code)
        self._finish_turn(position, code, dice)
        horizon = self.title.horizon()
        if horizon is None:
            self.title.playout(position, dice, self.instinct)
        else:
            last = horizon.round_of(world) + horizon.rounds
            while position.frames and horizon.round_of(position) < last:
                position.push(self.instinct(position, position.frames[-1][1], dice))
        if not position.frames:
            outcome = position.outcome
            assert outcome is not None
            return _WIN * outcome.share(self.seat) + ahead(outcome.scores, self.seat)
        assert horizon is not None
        return ahead(horizon.expected(position), self.seat)

    def _finish_turn(self, position: Position, code: int, dice: random.Random) -> None:
        """Go on as long as the seat itself is asked; the policy is slow, so its answers are kept."""
        plan = self.plans.get(code)
        if plan is None:
            plan = self.plans[code] = []
            while self._is_asked(position) and len(plan) < _LONGEST_PLAN:
                plan.append(self.policy(position, self.seat, dice))
                position.push(plan[-1])
            return
        for planned in plan:
            if not self._is_asked(position) or not position.is_legal(planned):
                return
            position.push(planned)

    def _is_asked(self, position: Position) -> bool:
        return bool(position.frames) and position.frames[-1][1] == self.seat


def _near(position: Position, own: int, amounts: range) -> list[int]:
    """The lowest amount, and some around the policy's own, or around the lowest where that is no amount."""
    middle = own if own in amounts else amounts.start
    first = next(span.first for span in position.setup.codebook.spans.values() if middle in span)
    steps = (round(part * max(10, middle - first)) for part in _NEAR)
    return [*[code for step in steps if (code := middle + step) in amounts][: _TRIED - 3], amounts.start]


def _is_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the play-outs of one answer are better than those of another, pair by pair, by more than chance."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = statistics.fmean(gains)
    return mean > _CLEARLY * statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else mean > 0


def ahead(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others' average, by what a seat has on average; alone, what it has."""
    others = len(scores) - 1
    if not others:
        return float(scores[seat])
    total = sum(scores)
    return (scores[seat] - (total - scores[seat]) / others) * len(scores) / max(1.0, sum(map(abs, scores)))
