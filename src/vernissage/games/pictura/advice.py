"""What the house advises a player at a screen: how to arrange the own museum."""

from __future__ import annotations

import msgspec

from vernissage.core.questions import BARE
from vernissage.games.pictura.arranging import STEPS, best_layout
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.events import Painting
from vernissage.games.pictura.view.whole import PicturaView


class LayoutAdvice(msgspec.Struct, frozen=True):
    """The best layout found for what hangs in a museum."""

    places: tuple[Painting | None, ...]
    """The 25 places, row by row."""
    value: int
    """What the collections, the Grand Gallery and a full museum are worth in it."""
    bound: int
    """No layout is worth more: if this is the value, it is known to be the best."""


def build(box: Box, view: PicturaView) -> LayoutAdvice | None:
    """The advice for the seat of a view: always the same for the same paintings. A spectator gets none."""
    if view.seat is None:
        return None
    paintings = sorted(name for name in view.players[view.seat].wall if name is not None)
    cards = [(box.period[card], box.domain[card]) for card in map(box.painting_numbers.__getitem__, paintings)]
    found = best_layout(box.scale, cards, iterations=STEPS, seed=0)
    places = tuple(None if card == BARE else paintings[card] for card in found.cells)
    return LayoutAdvice(places, found.value, found.bound)
