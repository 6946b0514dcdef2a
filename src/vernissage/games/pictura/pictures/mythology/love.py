"""Love with his bow, on the wing."""

from __future__ import annotations

from vernissage.art.geometry import Point
from vernissage.games.pictura.pictures.figures import child
from vernissage.games.pictura.pictures.manner import Manner


def bow(m: Manner, hand: Point, size: float, way: int) -> None:
    """A bow and its string."""
    x, y = hand
    m.mark(
        [
            (x - way * 4, y - size / 2),
            (x + way * size * 0.22, y - size * 0.2),
            (x + way * size * 0.22, y + size * 0.2),
            (x - way * 4, y + size / 2),
        ],
        3.4,
        m.c.wood,
    )
    m.mark([(x - way * 4, y - size / 2), (x - way * 4, y + size / 2)], 1.2, m.c.linen)


def cupid(m: Manner, at: Point, tall: float, way: int) -> None:
    """Love, on the wing."""
    who = child(m, at, tall, "fly", way, True)
    bow(m, who.far_hand, tall * 0.5, way)
