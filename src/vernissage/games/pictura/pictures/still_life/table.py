"""The edge of the table, the cloth and the knife over it, and the light on what stands there."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import table

_EDGE = 318.0
"""Where the table begins."""


def shadow(m: Manner, x: float, base: float, wide: float) -> None:
    """What a thing throws on the table."""
    m.panel.path(
        f"M{x - wide * 0.4:.0f} {base:.0f}h{wide * 1.5:.0f}",
        stroke=m.c.dark,
        stroke_width=wide * 0.13,
        stroke_opacity=0.32,
    )


def gloss(m: Manner, at: Point, size: float) -> None:
    """A window in a polished side."""
    m.mark([at, (at[0] + size * 0.1, at[1] + size * 0.8)], size * 0.26, m.c.light, 0.75)


def knife(m: Manner, x: float, base: float, long: float) -> None:
    """A knife whose handle comes over the edge."""
    m.mark([(x, base), (x + long * 0.6, base - long * 0.22)], long * 0.05, mix(m.c.metal, m.c.light, 40))
    m.mark([(x, base), (x - long * 0.4, base + long * 0.16)], long * 0.085, mix(m.c.dark, m.c.wood, 40))


def lay_table(m: Manner, cloth: str = "") -> None:
    """The wall, and the table with its cloth."""
    m.backdrop(open_air=False)
    cloth = cloth or m.dice.pick((m.c.wood, m.c.linen, mix(m.c.red, m.c.wood, 50), mix(m.c.green, m.c.wood, 40)))
    table(m, _EDGE, cloth)


def napkin(m: Manner, x: float) -> None:
    """A napkin that hangs over the edge."""
    m.mass(
        [
            (x - 60, _EDGE + 10),
            (x - 20, _EDGE - 4),
            (x + 40, _EDGE + 2),
            (x + 62, _EDGE + 14),
            (x + 40, _EDGE + 70),
            (x + 6, _EDGE + 88),
            (x - 30, _EDGE + 66),
        ],
        m.c.linen,
    )
    m.marks(
        [[(x - 20, _EDGE + 12), (x - 16, _EDGE + 62)], [(x + 20, _EDGE + 12), (x + 22, _EDGE + 70)]],
        2,
        mix(m.c.linen, m.c.dark, 40),
        0.6,
    )
