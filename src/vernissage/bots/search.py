"""A search with a budget: it weighs the answers worth a thought by playing them out, from its seat's view alone."""

from __future__ import annotations

from vernissage.bots import Bot, Budget
from vernissage.bots.weighing import Weighing
from vernissage.core.moves import Move
from vernissage.core.views import View


class SearchBot(Bot):
    """Thinks about every answer that is not forced, for all its time or for so many play-outs."""

    def __init__(self, name: str = "search", playouts: int | None = None) -> None:
        self.name = name
        self.playouts = playouts

    def answer(self, view: View, budget: Budget) -> Move:
        weighing = Weighing(self.title, view, self.seat, self.dice)
        if not weighing.is_forced:
            weighing.think(budget if self.playouts is None else Budget(budget.seconds, self.playouts))
        return weighing.move(weighing.chosen())
