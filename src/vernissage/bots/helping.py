"""Processes that meet worlds for a search, each its own, beside the one that searches.

They help round by round: the one that searches says which answers are still in the running. What they find depends on
the seeds they are given alone, so with a budget in play-outs the same seed gives the same answer.
"""

from __future__ import annotations

import concurrent.futures
import functools
import math
import multiprocessing
import multiprocessing.util
import random
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any

import vernissage
from vernissage.bots import Budget
from vernissage.bots.processes import DIED, end_workers, interrupts_held, leave_with_parent
from vernissage.bots.tree import Tree
from vernissage.bots.worlds import Answer, Codes, Met, Worlds
from vernissage.core.errors import VernissageError
from vernissage.core.titles import Title
from vernissage.core.views import View

MOST = 64
"""Processes that think about one question at most."""


class HelperDied(VernissageError, RuntimeError):
    """A process that was to help is gone."""


@dataclass(frozen=True)
class Chore:
    """Worlds to be met by some answers. All of it is what the seat may know."""

    title: str
    view: View
    seat: int
    seed: int
    plans: bool
    finished: dict[Codes, list[int]]
    """How the rest of the turn goes after some of the answers (`Trial.plans`)."""
    tree: Tree | None
    """What is known of the seat's next answers; what the helper finds out about them it forgets."""
    answers: list[Answer]
    budget: Budget


class Helpers:
    """So many processes, this one among them."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def begin(self, title: Title[Any, Any]) -> None:
        """Have them started, and the title's code read, before they are needed."""
        pool = _pool(self.jobs - 1)
        with interrupts_held():
            arriving = [pool.submit(_arrive, title.key) for _ in range(1, self.jobs)]
        for future in arriving:
            future.result()

    def meet(self, worlds: Worlds, answers: list[Answer], budget: Budget, fewest: int) -> list[list[Met]]:
        """As `Worlds.meet`: first the worlds met here, then those of each helper in turn."""
        pool = _pool(self.jobs - 1)
        chores = [
            Chore(
                worlds.title.key,
                worlds.view,
                worlds.seat,
                int(worlds.dice.random() * (1 << 53)),
                worlds.plans,
                dict(worlds.trial.plans),
                worlds.tree and worlds.tree.known(),
                answers,
                _part(budget, len(answers), number, self.jobs),
            )
            for number in range(1, self.jobs)
        ]
        try:
            with interrupts_held():
                coming = [pool.submit(run, chore) for chore in chores]
            found = worlds.meet(answers, _part(budget, len(answers), 0, self.jobs), fewest)
            return [*found, *(met for future in coming for met in future.result())]
        except BrokenProcessPool:
            _pool.cache_clear()
            raise HelperDied(DIED) from None


def _arrive(key: str) -> None:
    """Be there, in a process that helps."""
    vernissage.title(key)


def run(chore: Chore) -> list[list[Met]]:
    """Do a chore, in a process that helps."""
    dice = random.Random(chore.seed)  # nosec B311 # a bot's dice
    worlds = Worlds(vernissage.title(chore.title), chore.view, chore.seat, dice, chore.plans, tree=chore.tree)
    worlds.trial.plans.update(chore.finished)
    return worlds.meet(chore.answers, chore.budget)


def _part(budget: Budget, width: int, number: int, jobs: int) -> Budget:
    """What one process does of so many play-outs: whole worlds, each of so many answers. Time is the same for all."""

    def part(playouts: int | None) -> int | None:
        if playouts is None:
            return None
        worlds = max(0, math.ceil(playouts / width))
        return width * (worlds // jobs + (number < worlds % jobs))

    return replace(budget, playouts=part(budget.playouts), enough=part(budget.enough))


@functools.cache
def _pool(count: int) -> concurrent.futures.ProcessPoolExecutor:
    """Processes that stay for the next question, of whichever bot, until this process ends."""
    pool = concurrent.futures.ProcessPoolExecutor(
        count, multiprocessing.get_context("spawn"), initializer=leave_with_parent
    )
    # A process that plays for another one would wait at its end for those it has started itself.
    multiprocessing.util.Finalize(None, end_workers, (pool,), exitpriority=1)
    return pool
