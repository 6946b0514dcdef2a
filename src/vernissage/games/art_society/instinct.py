"""A quick answer for play-outs: what the sensible player thinks of, on a few of the places where a tile can hang."""

from __future__ import annotations

from typing import Final

from vernissage.core.chance import Dice
from vernissage.games.art_society import heuristic
from vernissage.games.art_society.decisions import LOT, START
from vernissage.games.art_society.position import ArtSocietyPosition
from vernissage.games.art_society.wall import squares

P = ArtSocietyPosition
_PLACES: Final = 3
"""Places that are weighed for a tile."""


class _Glance(heuristic.Prospect):
    """Prospects at a glance."""

    def __init__(self, p: P, seat: int, dice: Dice) -> None:
        super().__init__(p, seat)
        self.dice = dice

    def best(self, tile: int, spots: int) -> tuple[float, int]:
        return self.weighed(tile, spots)  # other places each time: nothing to keep

    def places(self, spots: int) -> list[int]:
        cells = list(squares(spots))
        count = len(cells)
        if count <= _PLACES:
            return cells
        first = int(self.dice.random() * count)
        return [cells[(first + n * count // _PLACES) % count] for n in range(_PLACES)]


def choose(p: P, seat: int, dice: Dice) -> int:
    """A code that a player might answer with without much thought."""
    if p.frames[-1][0] in (LOT, START):
        question = p.question
        return question.nth(p, seat, int(dice.random() * question.count(p, seat)))
    return heuristic.answer(_Glance(p, seat, dice))
