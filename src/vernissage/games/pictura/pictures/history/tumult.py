"""What battles are full of: smoke, flames, pikes, a trampled field."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.outlines import lumps


def smoke(m: Manner, at: Point, size: float, count: int = 5) -> None:
    """Smoke that rises and drifts."""
    c = m.c
    tone = mix(c.cloud, c.stone, 46)
    for n in range(count):
        x, y = at[0] + n * size * 0.22 + m.dice.about(0, 6), at[1] - n * size * 0.42
        shape = lumps(m.dice, (x, y), size * (0.8 + 0.16 * n), size * (0.6 + 0.1 * n), 8, 0.2)
        m.mass(shape, mix(tone, c.dark, 34 - 6 * n))


def flames(m: Manner, x: float, base: float, wide: float, tall: float) -> None:
    """Fire."""
    c = m.c
    m.shine((x, base - tall * 0.4), tall, c.ochre, 0.8)
    for tone, size in ((c.red, 1.0), (c.ochre, 0.7), (c.gold, 0.42)):
        w, t = wide * size, tall * size
        m.mass(
            [
                (x - w / 2, base),
                (x - w * 0.42, base - t * 0.5),
                (x - w * 0.2, base - t * 0.36),
                (x - w * 0.06, base - t),
                (x + w * 0.1, base - t * 0.44),
                (x + w * 0.32, base - t * 0.74),
                (x + w / 2, base),
            ],
            tone,
        )


def pikes(m: Manner, left: float, right: float, base: float, tall: float, count: int, lean: float = 0.0) -> None:
    """Lances, upright like a fence."""
    poles: list[list[Point]] = []
    for n in range(count):
        x = left + (right - left) * n / max(1, count - 1) + m.dice.about(0, 4)
        poles.append([(x, base), (x + lean + m.dice.about(0, 5), base - tall + m.dice.about(0, 12))])
    m.marks(poles, 3.6, mix(m.c.wood, m.c.dark, 24))
    m.marks([[p[1], (p[1][0], p[1][1] - 13)] for p in poles], 5, mix(m.c.metal, m.c.light, 30))


def field(m: Manner, horizon: float = 216.0) -> None:
    """A sky over open ground."""
    c = m.c
    m.heaven(horizon, (230, 120))
    m.hills(horizon + 8, 14, c.land, 0.5)
    m.ridge([(-20, 300), (120, 288), (240, 304), (360, 290)], c.field, 0.16)
    m.ridge([(-20, 372), (110, 356), (230, 374), (360, 358)], mix(c.land, c.wood, 30))
