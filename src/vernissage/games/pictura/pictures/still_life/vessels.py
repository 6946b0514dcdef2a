"""What holds water, wine, coffee or jam."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.table import gloss, shadow


def vase(m: Manner, x: float, base: float, tall: float, colour: str) -> None:
    """A vase with a belly."""
    shadow(m, x, base - 3, tall * 0.7)
    w = tall * 0.36
    right = [
        (x + w * 0.5, base - tall),
        (x + w * 0.36, base - tall * 0.84),
        (x + w, base - tall * 0.46),
        (x + w * 0.74, base - tall * 0.1),
        (x + w * 0.6, base),
    ]
    m.mass([*right, *((2 * x - px, py) for px, py in reversed(right))], colour)
    m.mark(
        [(x - w * 0.8, base - tall * 0.5), (x, base - tall * 0.42), (x + w * 0.8, base - tall * 0.5)],
        tall * 0.035,
        mix(colour, m.c.gold, 60),
    )
    gloss(m, (x - w * 0.5, base - tall * 0.6), tall * 0.26)


def jug(m: Manner, x: float, base: float, tall: float, colour: str, way: int = 1) -> None:
    """A jug with a handle."""
    w = tall * 0.34
    handle = [
        (x + way * w * 0.5, base - tall * 0.86),
        (x + way * w * 1.6, base - tall * 0.8),
        (x + way * w * 1.5, base - tall * 0.4),
        (x + way * w * 0.86, base - tall * 0.26),
    ]
    m.mark(handle, tall * 0.07, mix(colour, m.c.dark, 30))
    vase(m, x, base, tall, colour)
    m.mass(
        [
            (x - way * w * 0.5, base - tall),
            (x - way * w * 0.9, base - tall * 1.02),
            (x - way * w * 0.3, base - tall * 0.86),
        ],
        colour,
    )


def glass(m: Manner, x: float, base: float, tall: float, wine: str = "") -> None:
    """A glass of water, or of wine."""
    w = tall * 0.27
    pale = mix(m.c.metal, m.c.light, 50)
    shape = [(x - w, base - tall), (x + w, base - tall), (x + w * 0.8, base), (x - w * 0.8, base)]
    m.panel.polygon(shape, fill=pale, opacity=0.45)
    m.panel.polygon(
        [
            (x - w * 0.93, base - tall * 0.7),
            (x + w * 0.93, base - tall * 0.7),
            (x + w * 0.8, base - 2),
            (x - w * 0.8, base - 2),
        ],
        fill=wine or mix(m.c.water, m.c.light, 40),
        opacity=0.6,
    )
    m.marks([[shape[0], shape[3]], [shape[1], shape[2]], [shape[0], shape[1]], [shape[3], shape[2]]], 2, pale)
    gloss(m, (x - w * 0.6, base - tall * 0.85), tall * 0.3)


def goblet(m: Manner, x: float, base: float, tall: float, colour: str) -> None:
    """A cup on a stem."""
    shadow(m, x, base - 2, tall * 0.5)
    w = tall * 0.26
    m.slab(x - w * 0.14, base - tall * 0.4, w * 0.28, tall * 0.36, colour)
    m.ball((x, base - tall * 0.03), w * 0.9, tall * 0.05, colour)
    m.mass(
        [
            (x - w, base - tall),
            (x + w, base - tall),
            (x + w * 0.92, base - tall * 0.66),
            (x, base - tall * 0.4),
            (x - w * 0.92, base - tall * 0.66),
        ],
        colour,
    )
    m.ball((x, base - tall), w, tall * 0.05, mix(colour, m.c.dark, 46))
    gloss(m, (x - w * 0.5, base - tall * 0.84), tall * 0.3)


def pot(m: Manner, x: float, base: float, tall: float, colour: str) -> None:
    """A pot for coffee."""
    w = tall * 0.36
    m.mark(
        [(x + w * 0.8, base - tall * 0.3), (x + w * 1.5, base - tall * 0.6), (x + w * 1.7, base - tall * 0.9)],
        tall * 0.1,
        colour,
    )
    m.mark(
        [(x - w * 0.6, base - tall * 0.74), (x - w * 1.5, base - tall * 0.66), (x - w, base - tall * 0.2)],
        tall * 0.08,
        m.c.wood,
    )
    m.mass(
        [
            (x - w * 0.5, base - tall * 0.86),
            (x + w * 0.5, base - tall * 0.86),
            (x + w * 0.7, base - tall * 0.5),
            (x + w, base),
            (x - w, base),
            (x - w * 0.7, base - tall * 0.5),
        ],
        colour,
    )
    m.ball((x, base - tall * 0.9), w * 0.55, tall * 0.09, colour)
    m.spots([(x, base - tall * 1.02)], tall * 0.1, m.c.gold)
    gloss(m, (x - w * 0.4, base - tall * 0.7), tall * 0.3)


def jar(m: Manner, x: float, base: float, tall: float, filling: str) -> None:
    """A jar of something sweet, tied over with paper."""
    w = tall * 0.36
    shadow(m, x, base - 2, w * 2)
    m.slab(x - w, base - tall * 0.8, w * 2, tall * 0.8, mix(filling, m.c.metal, 24))
    for n in range(6):
        m.ball((x + w * 0.6 * (n % 3 - 1), base - tall * (0.2 + 0.3 * (n // 3))), w * 0.32, w * 0.34, filling)
    m.mass(
        [
            (x - w * 0.9, base - tall * 0.78),
            (x - w * 1.2, base - tall * 0.7),
            (x - w, base - tall),
            (x + w, base - tall),
            (x + w * 1.2, base - tall * 0.7),
            (x + w * 0.9, base - tall * 0.78),
        ],
        m.c.linen,
    )
    m.mark([(x - w * 0.95, base - tall * 0.79), (x + w * 0.95, base - tall * 0.79)], 2.4, m.c.wood)
    gloss(m, (x - w * 0.7, base - tall * 0.6), tall * 0.4)
