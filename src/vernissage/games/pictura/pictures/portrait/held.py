"""What somebody brought to the sitting."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.outlines import lumps


def hold(m: Manner, what: str, at: Point, s: float) -> None:
    """A thing in the hands of somebody whose half head is so large."""
    c = m.c
    x, y = at
    if what == "ermine":
        m.limb(
            [
                (x + s * 0.9, y + s * 0.3),
                (x + s * 0.2, y - s * 0.1),
                (x - s * 0.5, y - s * 0.4),
                (x - s * 0.9, y - s * 1.0),
            ],
            (s * 0.3, s * 0.5, s * 0.42, s * 0.34),
            c.linen,
        )
        m.spots([(x - s * 0.98, y - s * 1.02)], s * 0.09, c.dark)
        m.marks([[(x - s * 0.76, y - s * 1.16), (x - s * 0.74, y - s * 1.3)]], s * 0.14, c.linen)
    elif what == "medal":
        m.ball((x, y - s * 0.3), s * 0.44, s * 0.46, c.gold)
        m.ball((x, y - s * 0.3), s * 0.3, s * 0.32, mix(c.gold, c.wood, 40))
    elif what == "books":
        m.slab(x - s * 0.9, y - s * 0.5, s * 1.5, s * 0.34, c.red)
        m.slab(x - s * 0.8, y - s * 0.86, s * 1.3, s * 0.36, c.linen)
    elif what == "book":
        m.mass(
            [
                (x - s * 0.9, y - s * 0.5),
                (x, y - s * 0.2),
                (x + s * 0.8, y - s * 0.56),
                (x + s * 0.8, y + s * 0.1),
                (x, y + s * 0.4),
                (x - s * 0.9, y + s * 0.14),
            ],
            c.linen,
            straight=True,
        )
        m.mark([(x, y - s * 0.2), (x, y + s * 0.4)], s * 0.05, c.dark)
    elif what == "pug":
        tan = mix(c.ochre, c.wood, 30)
        m.mass(lumps(m.dice, (x - s * 0.60, y + s * 0.3), s * 1.3, s * 1.5, 8, 0.1), tan)
        m.ball((x - s * 0.60, y - s * 0.5), s * 0.56, s * 0.5, tan)
        m.ball((x - s * 0.64, y - s * 0.36), s * 0.34, s * 0.28, c.dark)
        m.spots([(x - s * 0.86, y - s * 0.6), (x - s * 0.36, y - s * 0.6)], s * 0.16, c.dark)
        m.marks(
            [
                [(x - s * 1.06, y - s * 0.86), (x - s * 1.14, y - s * 0.6)],
                [(x - s * 0.16, y - s * 0.86), (x - s * 0.08, y - s * 0.6)],
            ],
            s * 0.2,
            c.dark,
        )
    elif what == "basket":
        m.ball((x, y - s * 0.1), s * 1.5, s * 0.36, c.wood)
        m.spots([(x + s * (0.3 * k - 0.9), y - s * 0.3) for k in range(7)], s * 0.3, mix(c.rose, c.ochre, 30))
    elif what == "pearl":
        m.spots([(x, y - s * 0.1)], s * 0.2, c.light)
