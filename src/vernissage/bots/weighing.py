"""Weighing the answers to one question against each other, from the view of the seat that is asked.

Answers are whole moves, or whole turns where a title says how they may go (`courses`). All that are still in the
running meet the same imagined positions and the same dice. The time is cut into rounds; after each the worse half is
given up, and beside the best amount so far nearer ones are tried, so that most of the time goes to answers that are
hard to tell apart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from vernissage.bots import Budget
from vernissage.bots.amounts import near
from vernissage.bots.arms import Arm, Past
from vernissage.bots.helping import Helpers
from vernissage.bots.tree import AS_EVER, Tree, sight
from vernissage.bots.trials import SearchGuide
from vernissage.bots.worlds import Answer, Codes, Worlds
from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Kind, Mode
from vernissage.core.titles import Title
from vernissage.core.views import View

WIDTH = 12
"""Answers that are weighed at first, at most, unless it is said otherwise."""
_NEAR = (-0.1, 0.1, -0.2, 0.2, -0.35, 0.35)
"""Amounts that are tried beside the policy's own, by what part of it they are lower or higher."""
_CLEARLY = 1.0
"""By how many standard errors another answer has to be better than the policy's own."""
_ALIKE = 0.005
"""By how much less of a win a sealed answer may still be given instead of the best."""
_SURELY = 5.0
"""By how many standard errors the best answer has to lead for no more time to be spent."""
_FEWEST = 16
"""Worlds an answer has met before that is believed."""


class Weighing:
    """One question, weighed until a budget is used up. With `alone` no answers are weighed but those of `also`."""

    def __init__(
        self,
        title: Title[Any, Any],
        view: View,
        seat: int,
        dice: Dice,
        also: Sequence[Move] = (),
        alone: bool = False,
        guide: SearchGuide | None = None,
        plans: bool = True,
        helpers: Helpers | None = None,
        tree: Tree | None = None,
        width: int = WIDTH,
    ) -> None:
        self.title, self.view, self.seat, self.dice = title, view, seat, dice
        self.plans = plans
        """Whether turns are thought of as a whole, and finished as the policy would; otherwise one answer is thought of
        after the other, and finished by instinct."""
        self.width = width
        """How many answers are weighed at first, at most."""
        self.guide = guide
        self.helpers = helpers
        self.worlds = Worlds(title, view, seat, dice, plans, guide, tree)
        self.instinct, self.policy = self.worlds.instinct, self.worlds.policy
        self.position: Position = title.imagine(view, dice)
        """The first position imagined: what may be answered is the same in all."""
        self.arms = [] if alone else self._first()
        """The policy's own answer comes first, or the guide's."""
        self.kept = self.arms[:1]
        """Those that are never given up."""
        for move in also:
            codes = self.position.check(seat, move)
            if codes not in [arm.codes for arm in self.arms]:
                self.arms.append(Arm(codes, 0))
            self.kept.append(next(arm for arm in self.arms if arm.codes == codes))
        if tree is not None and not self.is_forced:
            self._remember(tree)
        self.running = list(self.arms)
        self.met = 0
        """Worlds that were met."""
        self.playouts = 0

    @property
    def is_forced(self) -> bool:
        return len(self.arms) == 1

    def _remember(self, tree: Tree) -> None:
        """What was found out about this question before it was asked."""
        node = tree.nodes.get(sight(self.position, self.seat))
        if node is None:
            return
        for code, count, total in zip(node.codes, node.counts, node.sums, strict=True):
            for arm in self.arms[:1] if code == AS_EVER else self.arms:
                if count and code in (AS_EVER, arm.codes[0]):
                    arm.before = Past(count, total / count)

    def think(self, budget: Budget) -> None:
        """Play out until the budget is used up, or the best answer is clear."""
        begun, rounds = budget.clock(), max(1, (len(self.running) - 1).bit_length())
        for number in range(1, rounds + 1):
            self._meet(budget, begun, number / rounds)
            if number < rounds:
                self._narrow()
                if self._is_clear():
                    return
                self._widen()

    def _meet(self, budget: Budget, begun: float, part: float) -> None:
        """Worlds for all that are in the running, one in any case, until a part of the budget is used up."""
        answers: list[Answer] = [(arm.codes, arm.plan) for arm in self.running]
        rest, fewest = budget.rest(begun, self.playouts, part), int(not self.running[-1].worths)
        if self.helpers is None:
            found = self.worlds.meet(answers, rest, fewest)
        else:
            found = self.helpers.meet(self.worlds, answers, rest, fewest)
        for world in found:
            for arm, met in zip(self.running, world, strict=True):
                arm.note(met)
        self.met += len(found)
        self.playouts += len(found) * len(answers)

    def best(self) -> Arm:
        """The answer that does best; the policy's own, or the guide's, unless another one is clearly better."""
        own = self.arms[0]
        rivals = [arm for arm in self.running if arm is not own]
        if not rivals:
            return own
        rival = max(rivals, key=lambda arm: arm.gain(own)[0])
        gain, error = rival.gain(own)
        return rival if gain > _CLEARLY * error else own

    def answers(self) -> list[Arm]:
        """One for each answer: of the courses that begin with it, the one that does best of those weighed longest."""
        found: dict[Codes, Arm] = {}
        for arm in sorted(self.arms, key=lambda arm: (arm not in self.running, -arm.worth)):
            found.setdefault(arm.codes, arm)
        return [*found.values()]

    def mixed(self) -> Arm:
        """One of the answers that are as good as the best, by the dice: what is sealed must not be readable."""
        best = self.best()
        alike = [arm for arm in self.running if arm is best or arm.gain(best)[0] > -_ALIKE]
        return alike[int(self.dice.random() * len(alike))]

    def chosen(self) -> Arm:
        """What to answer."""
        sealed = self.position.question.mode is Mode.SEALED
        return self.mixed() if sealed and len(self.running) > 1 else self.best()

    def _narrow(self) -> None:
        """Give the worse half up."""
        standing = sorted(self.running, key=lambda arm: -arm.gain(self.running[0])[0])
        going_on = standing[: max(2, len(standing) // 2)]
        self.running = [arm for arm in self.running if arm in going_on or arm in self.kept]

    def _widen(self) -> None:
        """Beside the best amount so far, those halfway to its neighbours."""
        amounts = self.position.question.amounts(self.position, self.seat)
        best = max(self.running, key=lambda arm: arm.gain(self.running[0])[0]).codes[-1]
        if len(amounts) <= self.width or best not in amounts:
            return
        tried = sorted(arm.codes[-1] for arm in self.arms if arm.codes[-1] in amounts)
        place = tried.index(best)
        for neighbour in (*tried[max(0, place - 1) : place], *tried[place + 1 : place + 2]):
            halfway = (best + neighbour) // 2
            if halfway not in tried:
                arm = Arm((halfway,), self.met)
                self.arms.append(arm)
                self.running.append(arm)

    def _is_clear(self) -> bool:
        """Whether the best answer leads all others by far."""
        best = max(self.running, key=lambda arm: arm.gain(self.running[0])[0])
        if len(best.worths) < _FEWEST:
            return False
        for arm in self.running:
            if arm is not best:
                gain, error = best.gain(arm)
                if error == math.inf or gain < _SURELY * error:
                    return False
        return True

    # Which answers are weighed.

    def _first(self) -> list[Arm]:
        """The policy's answer and all others, if there are few; else some beside it. A layout is left to the policy.

        Of a title that tells the courses a turn may take, these, the one first that begins as the policy would. With a
        guide, the answers it thinks most of come before the policy's.
        """
        position, seat = self.position, self.seat
        question = position.question
        count = question.count(position, seat)
        own = self.policy(position, seat, self.dice) if count > 1 else question.nth(position, seat, 0)
        if count == 1 or question.kind is Kind.LAYOUT:
            return [Arm(self._whole(own), 0)]
        foremost = [] if self.guide is None else [*self.guide.foremost(position, seat, self.dice)]
        usual, own = own, foremost[0] if foremost else own
        if self.plans and (courses := self.title.courses(position, seat)):
            first = next((course for course in courses if course[0] == own), courses[0])
            return [self._planned(course) for course in [*dict.fromkeys((first, *courses))][: self.width]]
        if count <= self.width:
            tried = [own, *question.codes(position, seat)]
        elif len(amounts := question.amounts(position, seat)) > self.width:
            around = [*near(position, own, amounts, _NEAR), amounts.start]
            tried = [*foremost, usual, *question.options(position, seat)[:1], *around]
        else:
            tried = [*foremost, *self._likely(usual, count)]
        return [Arm(codes, 0) for codes in dict.fromkeys(map(self._whole, [*dict.fromkeys(tried)][: self.width]))]

    def _planned(self, course: Codes) -> Arm:
        """A course of the turn: the answer to the question asked now, and what is to follow."""
        asked, number = self.position.clone(), 0
        while number == 0 or asked.partial:
            asked.push_as(self.seat, course[number])
            number += 1
        return Arm(course[:number], 0, course[number:])

    def _likely(self, own: int, count: int) -> list[int]:
        """Of many choices those that come to mind, and then any."""
        position, seat = self.position, self.seat
        tried = {own: None}
        for _ in range(self.width):
            tried[self.instinct(position, seat, self.dice)] = None
        while len(tried) < self.width:
            tried[position.question.nth(position, seat, int(self.dice.random() * count))] = None
        return list(tried)

    def _whole(self, code: int) -> Codes:
        """The whole move that begins with a code; the rest of it is the policy's."""
        asked, codes = self.position.clone(), [*self.position.partial]
        while True:
            codes.append(code)
            asked.push_as(self.seat, code)
            if not asked.partial:
                return tuple(codes[len(self.position.partial) :])
            code = self.policy(asked, self.seat, self.dice)

    def move(self, arm: Arm) -> Move:
        """The named form of an answer."""
        return self.position.question.move_of(self.position, self.seat, (*self.position.partial, *arm.codes))

    def to_follow(self, arm: Arm) -> list[tuple[int, Move]]:
        """What is to follow an answer, as long as nothing new is known: the number of each decision with its answer."""
        asked, found, codes = self.position.clone(), [], [*arm.plan]
        for code in arm.codes:
            asked.push_as(self.seat, code)
        known, picked = self.position.barrier, list[int]()
        while codes and asked.barrier == known and asked.frames and asked.frames[-1][1] == self.seat:
            if not asked.is_legal(codes[0]):
                break
            number, before, question = asked.number, asked.clone(), asked.question
            picked.append(codes.pop(0))
            asked.push_as(self.seat, picked[-1])
            if not asked.partial:
                found.append((number, question.move_of(before, self.seat, tuple(picked))))
                picked = []
        return found
