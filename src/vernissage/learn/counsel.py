"""Advice on a decision: each of some answers is tried in the same imagined positions, as a search would try it.

What a whole game came to says little about one of its hundred decisions. What came of this answer and of that one, all
else being the same, says a hundred times as much: with it a net learns from thousands of games, not from millions.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

import numpy as np

from vernissage.bots.learned.net import Floats
from vernissage.bots.trials import Trial, ahead, imagined
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.position import Position
from vernissage.core.setups import Setup

_SEEDS = 1 << 53


class Counsel:
    """Tries answers of one set-up in so many positions each; `lead` is what being ahead counts beside a win.

    Its title has an instinct or a policy: one that has neither is not learned.
    """

    def __init__(self, setup: Setup, worlds: int, lead: float) -> None:
        self.title, self.worlds, self.lead = setup.title, worlds, lead
        instinct, policy = self.title.instinct(), self.title.policy()
        self.instinct: Policy = cast(Policy, instinct or policy)
        self.policy: Policy = cast(Policy, policy or instinct)

    def worths(self, position: Position, seat: int, codes: Sequence[int], dice: Dice) -> Floats:
        """What each of the codes comes to on average, by what the seat knows; the rest of the turn is the policy's."""
        view, tossed = position.view(seat), random.Random()  # nosec B311 # dice of a play-out
        trial = Trial(self.title, seat, self.policy, self.instinct)
        found = np.zeros((self.worlds, len(codes)), np.float32)
        for worths in found:
            world = imagined(self.title, view, seat, self.instinct, dice)
            seed = int(dice.random() * _SEEDS)
            for place, code in enumerate(codes):
                tossed.seed(seed)
                reached = trial.reach(world, (code,), tossed)
                worths[place] = reached.share(seat) + self.lead * ahead(reached.scores, seat)
        mean: Floats = found.mean(axis=0)
        return mean
