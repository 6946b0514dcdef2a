"""A flat search: each answer worth a thought is tried in positions imagined from the seat's view, and played out.

All answers meet the same imagined positions and the same dice. After each round of play-outs the worse half of them is
given up, so that most play-outs go to the answers that are hard to tell apart. It shows what a title's instinct is good
for and is a measure for other searches; the arena knows it as `flat`.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from typing import Any

from vernissage.bots import Bot, Budget
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.questions import Kind
from vernissage.core.views import View

PLAYOUTS = 200
_WORLDS = 16
"""Positions that are imagined for one answer."""
_TRIED = 8
"""Answers that are tried at most."""
_CLEARLY = 2.5
"""By how many standard errors another answer has to be better than the policy's own."""
_MARGIN = 1.0
"""What it counts beside a win to be ahead of the best of the others by as much as a seat has on average."""


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
            code = self._policy(asked) if codes else self._first(view, asked)
            codes.append(code)
            asked.push_as(self.seat, code)
            if not asked.partial:
                return position.question.move_of(position, self.seat, tuple(codes))

    def _policy(self, position: Position) -> int:
        """What the best player without a search would answer."""
        policy = self.title.policy() or self.title.instinct()
        assert policy is not None
        return policy(position, self.seat, self.dice)

    def _first(self, view: View, position: Position) -> int:
        tried = self._tried(position)
        if len(tried) == 1:
            return tried[0]
        return self._best([self.title.imagine(view, self.dice) for _ in range(_WORLDS)], tried)

    def _tried(self, position: Position) -> list[int]:
        """The policy's answer and all others, if there are few; else some beside it. A layout is left to the policy."""
        question, seat, own = position.question, self.seat, self._policy(position)
        if question.kind is Kind.LAYOUT:
            return [own]
        count, amounts = question.count(position, seat), question.amounts(position, seat)
        if count <= _TRIED:
            return list(dict.fromkeys((own, *question.codes(position, seat))))
        tried = {own: None}
        if own in amounts:
            step = max(1, (own - amounts.start) // 6)
            near = (code for n in (-1, 1, -2, 2) if (code := own + n * step) in amounts)
            tried.update(dict.fromkeys((*near, *question.options(position, seat)[:1])))
        instinct = self.title.instinct()
        assert instinct is not None
        for _ in range(_TRIED):
            tried[instinct(position, seat, self.dice)] = None
        while len(tried) < _TRIED:
            tried[question.nth(position, seat, int(self.dice.random() * count))] = None
        return list(tried)[:_TRIED]

    def _best(self, worlds: Sequence[Position], tried: list[int]) -> int:
        """The answer that does best; the policy's own, which is the first, unless another one is clearly better."""
        own = tried[0]
        found: dict[int, list[float]] = {code: [] for code in tried}
        rounds, dice = (len(tried) - 1).bit_length(), random.Random()
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // rounds // len(tried))):
                seed, world = int(self.dice.random() * (1 << 53)), worlds[len(found[own]) % len(worlds)]
                for code in tried:
                    dice.seed(seed)
                    found[code].append(self._played_out(world, code, dice))
            others = sorted((code for code in tried if code != own), key=lambda code: -sum(found[code]))
            tried = [own, *others[: len(tried) // 2]]
        rival = tried[1]
        return rival if _is_better(found[rival], found[own]) else own

    def _played_out(self, world: Position, code: int, dice: random.Random) -> float:
        """What an answer comes to in one play-out."""
        position: Any = world.clone()
        position.push_as(self.seat, code)
        self.title.playout(position, dice, self.title.instinct())
        outcome = position.outcome
        assert outcome is not None
        return worth(outcome, self.seat)


def _is_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the play-outs of one answer are better than those of another, pair by pair, by more than chance."""
    gains = [a - b for a, b in zip(one, other, strict=True)]
    mean = statistics.fmean(gains)
    return mean > _CLEARLY * statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else mean > 0


def worth(outcome: Outcome, seat: int) -> float:
    """What the end of a game is worth to a seat: its part of the win, and how far it is ahead or behind."""
    scores = outcome.scores
    share = outcome.share(seat)
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return share + float(scores[seat])
    ahead = scores[seat] - max(others)
    return share + _MARGIN * ahead * len(scores) / max(1.0, float(sum(map(abs, scores))))
