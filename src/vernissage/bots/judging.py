"""What a decision cost, by what its seat knew: for the review of a game. And how the seats stood, for all to see.

A decision is looked at twice. First all that comes to mind is weighed, briefly, beside what was played (`judge`). What
is best of many by a few play-outs is partly lucky, so where that seems to have cost something the two are played out
against each other once more, in the same new worlds (`compare`): what comes of that is told.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.bots import Budget
from vernissage.bots.arms import Arm, bounds
from vernissage.bots.proposals import Considered, explained
from vernissage.bots.trials import imagined
from vernissage.bots.weighing import Weighing
from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.reasons import Reason
from vernissage.core.titles import Title
from vernissage.core.views import View

Share = tuple[float, float, float]
"""The part of a win that can be expected, and the bounds of that, 95 %."""


@dataclass(frozen=True)
class Judgement:
    """What was played beside what the house would have done: the part of a win that it cost, and its bounds, 95 %."""

    played: Considered
    best: Considered
    cost: float
    low: float
    high: float
    reasons: tuple[Reason, ...]
    """Why the house would have done so."""


def judge(title: Title[Any, Any], view: View, seat: int, played: Move, dice: Dice, budget: Budget) -> Judgement | None:
    """What a move cost at a first look; None where there was nothing to choose."""
    weighing = Weighing(title, view, seat, dice, (played,))
    if weighing.is_forced:
        return None
    weighing.think(budget)
    codes = weighing.position.check(seat, played)
    own = next(arm for arm in weighing.answers() if arm.codes == codes)
    best = weighing.best()
    return _judged(weighing, best if best.codes == codes else own, best)


def compare(
    title: Title[Any, Any], view: View, seat: int, played: Move, best: Move, dice: Dice, budget: Budget
) -> Judgement:
    """What a move cost beside one that was named before, each in the same new worlds."""
    weighing = Weighing(title, view, seat, dice, (played, best), alone=True)
    weighing.think(budget)
    return _judged(weighing, weighing.arms[0], weighing.arms[-1])


def chances(title: Title[Any, Any], views: Sequence[View], dice: Dice, budget: Budget) -> tuple[Share, ...]:
    """How each seat stood, by what was known at the table: the part of a win it could expect. `views` are all seats'.

    Play-outs to the end, all seats by instinct, from positions imagined from the view of one seat after the other. From
    the true position they would all be much alike, as if everybody had known how the cards lie.
    """
    instinct = title.instinct() or title.policy()
    assert instinct is not None, f"{title.key} has neither an instinct nor a policy to play on by"
    seats = range(len(views))
    if (outcome := views[0].outcome) is not None:
        return tuple((outcome.share(seat),) * 3 for seat in seats)
    begun, found = budget.clock(), list[Outcome]()
    while not found or not budget.is_used_up(begun, len(found)):
        for seat in seats:
            world = imagined(title, views[seat], seat, instinct, dice)
            title.playout(world, random.Random(int(dice.random() * (1 << 53))), instinct)  # nosec B311 # of a play-out
            assert world.outcome is not None
            found.append(world.outcome)
    shares = [bounds([outcome.share(seat) for outcome in found]) for seat in seats]
    return tuple((mean, max(0.0, low), min(1.0, high)) for mean, low, high in shares)


def _judged(weighing: Weighing, played: Arm, best: Arm) -> Judgement:
    first = max(played.since, best.since)
    pairs = zip(best.shares[first - best.since :], played.shares[first - played.since :], strict=True)
    cost, low, high = (0.0, 0.0, 0.0) if best is played else bounds([one - other for one, other in pairs])
    one, other = (Considered(weighing.move(arm), *arm.interval()) for arm in (played, best))
    return Judgement(one, other, cost, low, high, explained(weighing, other.move))
