"""What a sensible player of Museum: Pictura knows."""

from __future__ import annotations

from vernissage.core.door import Dice
from vernissage.games.pictura.position import PicturaPosition

P = PicturaPosition


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    return p.question.nth(p, seat, int(dice.random() * p.question.count(p, seat)))
