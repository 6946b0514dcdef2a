"""A search with a budget: it weighs the answers worth a thought by playing them out, from its seat's view alone."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from vernissage.bots import Bot, Budget
from vernissage.bots.arms import Arm
from vernissage.bots.helping import Helpers
from vernissage.bots.tree import Tree
from vernissage.bots.trials import SearchGuide
from vernissage.bots.weighing import WIDTH, Weighing
from vernissage.bots.worlds import Codes
from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.core.views import View


class SearchBot(Bot):
    """Thinks about every answer that is not forced, for all its time or for so many play-outs, if it has that time."""

    def __init__(
        self,
        name: str = "maestro",
        playouts: int | None = None,
        taste: float = 0.0,
        guide: SearchGuide | None = None,
        plans: bool = True,
        jobs: int = 1,
        learns: bool = True,
        width: int = WIDTH,
    ) -> None:
        self.name = name
        self.playouts = playouts
        self.guide = guide
        self.plans = plans
        """Whether it thinks of turns as a whole."""
        assert guide is None or jobs == 1, "a guide does not travel to other processes"
        self.helpers = Helpers(jobs) if jobs > 1 else None
        """The processes it thinks in, if they are several."""
        self.learns = learns
        """Whether it thinks over its own next answers, and remembers what it found."""
        self.width = width
        """How many answers come to its mind."""
        self.taste = taste
        """By how much of a win it misjudges an answer, the same one in the same way through a game; 0: it does not."""

    def check(self, setup: Setup) -> None:
        if self.guide is not None:
            self.guide.check(setup)

    def begin(self, title: Title[Any, Any], seat: int, dice: Dice) -> None:
        super().begin(title, seat, dice)
        self.planned: list[tuple[int, Move]] = []
        """The answers that are to follow the last one in the same turn, each with the number of its decision."""
        self.tree = Tree() if self.learns and title.follow_ups() else None
        if self.helpers is not None:
            self.helpers.begin(title)
        if self.taste:
            self._likes = dice.random()

    def answer(self, view: View, budget: Budget) -> Move:
        if (planned := self._as_planned(view)) is not None:
            return planned
        weighing = Weighing(
            self.title,
            view,
            self.seat,
            self.dice,
            guide=self.guide,
            plans=self.plans,
            helpers=self.helpers,
            tree=self.tree,
            width=self.width,
        )
        if weighing.is_forced:
            return weighing.move(weighing.arms[0])
        if self.tree is not None:
            self.tree.begin()
        weighing.think(self._within(budget))
        chosen = self._fancied(weighing) if self.taste else weighing.chosen()
        self.planned = weighing.to_follow(chosen)
        return weighing.move(chosen)

    def _as_planned(self, view: View) -> Move | None:
        """What was planned for this decision, if nothing came in between."""
        if not self.planned or view.decision is None or self.planned[0][0] != view.decision.number:
            self.planned = []
            return None
        move = self.planned.pop(0)[1]
        position = self.title.imagine(view, self.dice)
        if position.refusal(self.seat, move) is None:
            return move
        self.planned = []
        return None

    def _fancied(self, weighing: Weighing) -> Arm:
        """The answer that did best, however little that proves, and with whatever it likes or dislikes about it."""
        return max(weighing.running, key=lambda arm: arm.worth + self._liking((*arm.codes, *arm.plan)))

    def _liking(self, codes: Codes) -> float:
        return random.Random(f"{self._likes} {codes}").gauss(0.0, self.taste)  # nosec B311 # a bot's taste

    def _within(self, budget: Budget) -> Budget:
        if self.playouts is None:
            return budget
        if budget.playouts is None:
            return replace(budget, enough=self.playouts)
        return replace(budget, playouts=min(self.playouts, budget.playouts))
