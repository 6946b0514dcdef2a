"""A flat search: each answer worth a thought is tried in positions imagined from the seat's view, and played on.

An answer is tried with the rest of the turn as the title's policy would finish it; from there everybody plays by
instinct to the title's horizon. All answers meet the same imagined positions and the same dice. After each round of
play-outs the worse half of the answers is given up, so that most play-outs go to those that are hard to tell apart.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence

from vernissage.bots import Bot, Budget
from vernissage.bots.amounts import near
from vernissage.bots.trials import Reached, Trial, ahead, imagined
from vernissage.core.authored import Policy
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Kind
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
            around = [*near(position, own, amounts, _NEAR)[: _TRIED - 3], amounts.start]
            return list(dict.fromkeys((own, *question.options(position, seat)[:1], *around)))[:_TRIED]
        tried = {own: None}
        for _ in range(_TRIED):
            tried[self._instinct(position, seat, self.dice)] = None
        while len(tried) < _TRIED:
            tried[question.nth(position, seat, int(self.dice.random() * count))] = None
        return list(tried)[:_TRIED]

    def _best(self, view: View, tried: list[int]) -> int:
        """The answer that does best; the policy's own, which is the first, unless another one is clearly better."""
        own = tried[0]
        trial = Trial(self.title, self.seat, self._policy, self._instinct)
        found: dict[int, list[float]] = {code: [] for code in tried}
        rounds, dice = (len(tried) - 1).bit_length(), random.Random()
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // rounds // len(tried))):
                world = imagined(self.title, view, self.seat, self._instinct, self.dice)
                seed = int(self.dice.random() * (1 << 53))
                for code in tried:
                    dice.seed(seed)
                    found[code].append(_worth(trial.reach(world, (code,), dice), self.seat))
            others = sorted((code for code in tried if code != own), key=lambda code: -sum(found[code]))
            tried = [own, *others[: max(1, len(tried) // 2)]]
        rival = tried[1]
        return rival if _is_better(found[rival], found[own]) else own


def _worth(reached: Reached, seat: int) -> float:
    """A win, and being ahead of the others."""
    won = 0.0 if reached.outcome is None else _WIN * reached.outcome.share(seat)
    return won + ahead(reached.scores, seat)


def _is_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the play-outs of one answer are better than those of another, pair by pair, by more than chance."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = statistics.fmean(gains)
    return mean > _CLEARLY * statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else mean > 0
