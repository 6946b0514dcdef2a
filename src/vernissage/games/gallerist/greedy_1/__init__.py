"""What a sensible player of The Gallerist knows, as a plan for one turn.

This is `greedy-1`, the greedy player of November 2026, kept as it was: the arena measures others by it, and a file of
positions in the tests holds its answers. The player that is offered at tables is in `heuristic`, and gets better.

`estimate` says what a position is worth to a seat, `instinct` gives quick answers to the small questions, `lookahead`
plays the rest of the turn out for every answer and takes the one that leads to the position worth most. All of it
looks only at what the seat may know: the table, and its own curator and dealer card.
"""

from __future__ import annotations

from vernissage.core.chance import Dice
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.greedy_1 import instinct, lookahead
from vernissage.games.gallerist.position import GalleristPosition


def choose(p: GalleristPosition, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    codes = p.question.codes(p, seat)
    if len(codes) == 1:
        return codes[0]
    if p.frames[-1][0] == turns.EASEL:
        return instinct.answer(p, seat, codes)
    return lookahead.best(p, seat, codes)
