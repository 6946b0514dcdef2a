"""Small people on their way, and the great trees at the edge of the stage."""

from __future__ import annotations

from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import tree


def walkers(m: Manner, places: tuple[tuple[float, float, float], ...]) -> None:
    """Small people on their way: x, y and how tall."""
    for x, y, tall in places:
        look = Guise(m.dice.pick(("robe", "tunic")), m.dice.pick(m.c.cloths), m.c.linen, hat=m.dice.pick(("", "brim")))
        figure(m, (x, y), tall, m.dice.pick(("stand", "stride", "point")), m.dice.side(), look)


def frame_trees(m: Manner, left: float = 0.0, tall: float = 300.0) -> None:
    """A great tree at the edge, as a wing of the stage."""
    tree(m, (32 + left, 420), tall, tall * 0.58)
    tree(m, (318, 400), tall * 0.56, tall * 0.34)
