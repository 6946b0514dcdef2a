"""A quick answer for play-outs: the sensible player's, with a museum that is arranged by eye and not by search."""

from __future__ import annotations

import functools

from vernissage.core.chance import Dice
from vernissage.core.questions import Layout
from vernissage.games.pictura import heuristic, scoring
from vernissage.games.pictura.box import Box
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import CELLS, SIDE

P = PicturaPosition
_PATH = sorted(range(CELLS), key=lambda cell: (cell // SIDE, cell if cell // SIDE % 2 == 0 else -cell))
"""The places row by row, to and fro, so that what is laid one after the other holds together."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """A code that a player might answer with without much thought."""
    question = p.question
    if isinstance(question, Layout):
        return heuristic.next_of(p, question.codes_to(p, seat, _laid(p.box, p.walls[seat])))
    return heuristic.answer(p, seat, heuristic.GREEDY)


@functools.lru_cache(maxsize=16)
def _laid(box: Box, wall: tuple[int, ...]) -> tuple[int, ...]:
    """What hangs on a wall, in rows by period or by domain, whichever is worth more; kept while it is laid."""
    best, most = wall, _worth(box, wall)
    for first, second in ((box.period, box.domain), (box.domain, box.period)):
        cards = sorted((first[card], second[card], card) for card in wall if card != NOTHING)
        laid = [NOTHING] * CELLS
        for cell, (_, _, card) in zip(_PATH, cards, strict=False):
            laid[cell] = card
        worth = _worth(box, tuple(laid))
        if worth > most:
            best, most = tuple(laid), worth
    return best


def _worth(box: Box, wall: tuple[int, ...]) -> int:
    return scoring.layout(box.scale, box.period, box.domain, wall).total
