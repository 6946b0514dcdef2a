"""The worlds a search meets: positions imagined from a view, each met by every answer with the same dice."""

from __future__ import annotations

import random
from typing import Any

from vernissage.bots import Budget
from vernissage.bots.follow_ups import FollowUps
from vernissage.bots.tree import Tree
from vernissage.bots.trials import Reached, SearchGuide, Trial, ahead, imagined
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.titles import Title
from vernissage.core.views import View

_LEAD = 0.05
"""What being ahead counts beside the share of a win: it decides where the win seems sure, or lost."""

Codes = tuple[int, ...]
Answer = tuple[Codes, Codes]
"""The codes of a move, and those planned to follow in the same turn."""
Met = tuple[float, float]
"""What came of an answer in a world: its worth, and the share of a win alone."""


class Thrown:
    """The same dice for one play-out after the other. To seed some takes a tenth of a play-out, and most throw none."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice: random.Random | None = None

    def begin(self) -> None:
        """The next throw is the first one again."""
        self.dice = None

    def random(self) -> float:
        if self.dice is None:
            self.dice = random.Random(self.seed)  # nosec B311 # dice of a play-out
        return self.dice.random()


class Worlds:
    """As many worlds as there is time for."""

    def __init__(
        self,
        title: Title[Any, Any],
        view: View,
        seat: int,
        dice: Dice,
        plans: bool = True,
        guide: SearchGuide | None = None,
        tree: Tree | None = None,
    ) -> None:
        instinct = title.instinct() or title.policy()
        assert instinct is not None, f"{title.key} has neither an instinct nor a policy to play on by"
        self.title, self.view, self.seat, self.dice, self.plans = title, view, seat, dice, plans
        self.instinct: Policy = instinct
        self.policy: Policy = (title.policy() if plans else None) or instinct
        self.tree = tree
        self.follow_ups = None if tree is None else FollowUps(title, seat, self.policy, instinct, tree)
        self.trial = Trial(title, seat, self.policy, instinct, guide, self.follow_ups)

    def meet(self, answers: list[Answer], budget: Budget, fewest: int = 0) -> list[list[Met]]:
        """World by world what came of each answer, until the budget is used up."""
        found: list[list[Met]] = []
        begun = budget.clock()
        while len(found) < fewest or not budget.is_used_up(begun, len(found) * len(answers)):
            found.append(self._one(answers))
        return found

    def _one(self, answers: list[Answer]) -> list[Met]:
        world = imagined(self.title, self.view, self.seat, self.instinct, self.dice)
        dice = Thrown(int(self.dice.random() * (1 << 53)))
        found = []
        for codes, plan in answers:
            dice.begin()
            found.append(met(self.trial.reach(world, codes, dice, plan), self.seat))
            if self.follow_ups is not None:
                self.follow_ups.learn(found[-1][0])
        return found


def met(reached: Reached, seat: int) -> Met:
    """What a play-out says of the answer it began with."""
    share, lead = reached.share(seat), ahead(reached.scores, seat)
    return share + _LEAD * lead if len(reached.scores) > 1 else share + _LEAD * lead / 100, share
