"""Beams from above, a dove, a mother with her child."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.figures import Guise, child, figure
from vernissage.games.pictura.pictures.manner import Manner


def rays(m: Manner, source: Point, count: int = 13, reach: float = 230.0, strength: float = 0.5) -> None:
    """Light from above, in beams."""
    beams = ""
    for n in range(count):
        turn = 0.05 + 0.4 * (n + 0.5) / count
        a, b = (
            polar(source, reach * (0.8 + 0.2 * (n % 2)), turn - 0.008),
            polar(source, reach * (0.8 + 0.2 * (n % 2)), turn + 0.008),
        )
        beams += f"M{source[0]:.0f} {source[1]:.0f}L{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}z"
    m.panel.path(beams, fill=mix(m.c.gold, m.c.light, 50), opacity=strength)
    m.shine(source, 90, m.c.light, 0.9)


def dove(m: Manner, at: Point, size: float) -> None:
    """A dove that descends in its own light."""
    x, y = at
    c = m.c
    m.shine(at, size * 2.4, c.light, 0.9)
    for side in (-1, 1):
        m.mass(
            [
                (x, y),
                (x + side * size * 0.5, y - size * 0.5),
                (x + side * size, y - size * 0.34),
                (x + side * size * 0.5, y + size * 0.1),
            ],
            c.linen,
        )
    m.mass(
        [
            (x, y - size * 0.3),
            (x + size * 0.16, y),
            (x + size * 0.26, y + size * 0.5),
            (x - size * 0.26, y + size * 0.5),
            (x - size * 0.16, y),
        ],
        c.linen,
    )


def mother(m: Manner, foot: Point, tall: float, way: int) -> None:
    """A mother with a child on her knees."""
    c = m.c
    her = figure(m, foot, tall, "hold", way, Guise("robe", c.blue, c.red, halo=True, hat="veil"))
    x, y = her.hip
    babe = (x + way * tall * 0.16, y - tall * 0.04)
    child(m, babe, tall * 0.42, "sit", way)
    m.panel.circle(
        (babe[0] + way * tall * 0.012, babe[1] - tall * 0.31), tall * 0.055, fill="none", stroke=c.gold, stroke_width=2
    )
    m.limb(
        [(x, y - tall * 0.2), (x + way * tall * 0.15, y - tall * 0.08), (x + way * tall * 0.26, y - tall * 0.1)],
        (tall * 0.09, tall * 0.075, tall * 0.05),
        c.red,
    )
