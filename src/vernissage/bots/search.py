"""A search with a budget: it weighs the answers worth a thought by playing them out, from its seat's view alone."""

from __future__ import annotations

from dataclasses import replace

from vernissage.bots import Bot, Budget
from vernissage.bots.weighing import Weighing
from vernissage.core.moves import Move
from vernissage.core.views import View


class SearchBot(Bot):
    """Thinks about every answer that is not forced, for all its time or for so many play-outs."""

    def __init__(self, name: str = "maestro", playouts: int | None = None, is_hasty: bool = False) -> None:
        self.name = name
        self.playouts = playouts
        self.is_hasty = is_hasty

    def answer(self, view: View, budget: Budget) -> Move:
        weighing = Weighing(self.title, view, self.seat, self.dice)
        if weighing.is_forced:
            return weighing.move(weighing.arms[0])
        weighing.think(self._within(budget))
        return weighing.move(weighing.likeliest() if self.is_hasty else weighing.chosen())

    def _within(self, budget: Budget) -> Budget:
        if self.playouts is None:
            return budget
        return replace(budget, playouts=min(self.playouts, budget.playouts or self.playouts))
