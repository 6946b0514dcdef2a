"""Leaves and flowers, and bunches of them."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.outlines import lumps


def leaves(m: Manner, at: Point, size: float, count: int) -> None:
    """Leaves in all directions."""
    for n in range(count):
        turn = (n + m.dice.between(0, 0.5)) / count
        tip, mid = polar(at, size, turn), polar(at, size * 0.55, turn)
        left, right = polar(mid, size * 0.24, turn + 0.25), polar(mid, size * 0.24, turn - 0.25)
        m.mass([at, left, tip, right], mix(m.c.leaf, m.c.dark, 26 * (n % 2)))


def blossom(m: Manner, at: Point, size: float, colour: str, petals: int = 6) -> None:
    """An open flower."""
    ring = [polar(at, size * 0.28, n / petals) for n in range(petals)]
    m.spots(ring, size * 0.6, mix(colour, m.c.dark, 26))
    m.spots(ring, size * 0.5, colour)
    m.spots(
        [polar(at, size * 0.34, (n - 0.1) / petals) for n in range(petals)], size * 0.24, mix(colour, m.c.light, 50)
    )
    m.spots([at], size * 0.3, mix(m.c.gold, m.c.wood, 24))


def rose(m: Manner, at: Point, size: float, colour: str) -> None:
    """A rose, full and folded."""
    m.mass(lumps(m.dice, at, size, size * 0.94, 8, 0.1), colour)
    curl = [[polar(at, size * (0.36 - 0.07 * k), 0.3 * k + 0.12 * t) for t in range(5)] for k in range(4)]
    m.marks(curl, max(1.4, size * 0.07), mix(colour, m.c.dark, 40), 0.8)


def sunflower(m: Manner, at: Point, size: float) -> None:
    """A sunflower with its ragged rays."""
    rays = []
    for n in range(16):
        rays += [polar(at, size * 0.34, n / 16), polar(at, size * m.dice.between(0.54, 0.66), (n + 0.5) / 16)]
    m.mass(rays, m.c.gold, straight=True)
    m.ball(at, size * 0.27, size * 0.27, mix(m.c.wood, m.c.dark, 24))
    m.spots([polar(at, size * 0.15, n / 6) for n in range(6)], size * 0.07, m.c.ochre)


def bouquet(m: Manner, x: float, base: float, tall: float, kind: str) -> None:
    """Flowers in a vase, the outer ones first."""
    c, dice = m.c, m.dice
    top = base - tall * 0.62
    leaves(m, (x, top), tall * 0.42, 9)
    colours = (c.rose, c.red, c.linen, c.gold, c.blue)
    for n in range(13):
        ring = 0.0 if n == 12 else (0.46 if n < 8 else 0.24)
        at = polar((x, top - tall * 0.08), tall * ring, n / 8 + (0.06 if n >= 8 else 0.0))
        at = (at[0] * 1.0 + dice.about(0, 4), min(at[1], base - tall * 0.34) + dice.about(0, 4))
        size = tall * dice.between(0.17, 0.23)
        if kind == "sun":
            sunflower(m, at, size * 1.42)
        elif n % 3 == 0:
            rose(m, at, size, colours[n % 5])
        else:
            blossom(m, at, size * 1.1, colours[(n * 2) % 5], 5 + n % 2)


def turf(m: Manner) -> None:
    """A piece of meadow, every blade of it."""
    m.backdrop(open_air=False)
    c, dice = m.c, m.dice
    m.ridge([(-20, 372), (90, 356), (200, 376), (360, 360)], mix(c.wood, c.land, 40))
    for tone in (mix(c.leaf, c.dark, 30), c.leaf, mix(c.leaf, c.field, 50), mix(c.field, c.light, 10)):
        blades: list[list[Point]] = []
        for _ in range(20):
            x, tall, lean = dice.between(14, 326), dice.between(70, 250), dice.about(0, 50)
            foot = dice.between(372, 420)
            blades.append([(x, foot), (x + lean * 0.3, foot - tall * 0.6), (x + lean, foot - tall)])
        m.marks(blades, 4, tone)
    for x, y in ((90, 330), (240, 340), (170, 360)):
        leaves(m, (x, y), 56, 6)
    for x, y in ((120, 180), (200, 150), (262, 210)):
        m.mark([(x, y), (x + 8, 390)], 3, c.leaf)
        m.spots([(x, y)], 17, c.gold)
        m.spots([(x, y)], 8, c.ochre)
