"""Fruit, one by one, in bunches, heaps and baskets."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.table import gloss, shadow


def fruit(m: Manner, x: float, base: float, size: float, colour: str, leaf: bool = True) -> None:
    """An apple, an orange, a peach: by its colour."""
    shadow(m, x, base - 2, size)
    m.ball((x, base - size * 0.48), size * 0.52, size * 0.48, colour)
    m.mark([(x, base - size * 0.86), (x + size * 0.08, base - size * 1.08)], size * 0.07, m.c.wood)
    if leaf:
        m.mass(
            [
                (x + size * 0.06, base - size),
                (x + size * 0.3, base - size * 1.16),
                (x + size * 0.5, base - size * 1.02),
                (x + size * 0.26, base - size * 0.92),
            ],
            m.c.leaf,
        )
    gloss(m, (x - size * 0.24, base - size * 0.7), size * 0.24)


def lemon(m: Manner, x: float, base: float, size: float) -> None:
    """A lemon on its side."""
    shadow(m, x, base - 2, size)
    y = base - size * 0.36
    m.mass(
        [
            (x - size * 0.68, y),
            (x - size * 0.46, y - size * 0.26),
            (x, y - size * 0.38),
            (x + size * 0.46, y - size * 0.26),
            (x + size * 0.66, y - size * 0.04),
            (x + size * 0.44, y + size * 0.26),
            (x, y + size * 0.36),
            (x - size * 0.46, y + size * 0.26),
        ],
        m.c.gold,
    )
    gloss(m, (x - size * 0.2, y - size * 0.22), size * 0.2)


def grapes(m: Manner, x: float, top: float, size: float, colour: str) -> None:
    """A bunch that hangs over an edge."""
    bunch = []
    for row in range(5):
        for k in range(4 - row if row else 3):
            bunch.append((x + size * (k - (3 - row) / 2) * 0.3 + m.dice.about(0, 1), top + row * size * 0.24))
    m.spots(bunch, size * 0.36, mix(colour, m.c.dark, 40))
    m.spots(bunch, size * 0.3, colour)
    m.spots([(a - size * 0.05, b - size * 0.06) for a, b in bunch], size * 0.1, mix(colour, m.c.light, 60))
    m.mass(
        [
            (x, top - size * 0.1),
            (x - size * 0.6, top - size * 0.3),
            (x - size * 0.5, top - size * 0.6),
            (x + size * 0.1, top - size * 0.5),
        ],
        m.c.leaf,
    )


def basket(m: Manner, x: float, base: float, wide: float) -> None:
    """A wicker basket."""
    shadow(m, x, base - 2, wide)
    tall = wide * 0.4
    m.mass(
        [(x - wide / 2, base - tall), (x + wide / 2, base - tall), (x + wide * 0.4, base), (x - wide * 0.4, base)],
        m.c.wood,
        straight=True,
    )
    dark, pale = mix(m.c.wood, m.c.dark, 50), mix(m.c.wood, m.c.light, 36)
    for row in range(3):
        y = base - tall * (0.8 - 0.3 * row)
        step = wide * (0.92 - 0.07 * row) / 9
        m.marks(
            [[(x + step * (k - 4.2), y), (x + step * (k - 3.9), y)] for k in range(9)],
            tall * 0.2,
            (dark, pale, dark)[row],
        )
    m.mark([(x - wide * 0.51, base - tall), (x + wide * 0.51, base - tall)], tall * 0.18, pale)


def heap(m: Manner, x: float, base: float, wide: float, size: float, colours: tuple[str, ...]) -> None:
    """Fruit piled up on a width."""
    for row, count in enumerate((5, 4, 2)):
        for k in range(count):
            at = x + wide * 0.86 * ((k + 0.5) / count - 0.5) * (1 - 0.12 * row)
            fruit(
                m,
                at + m.dice.about(0, 3),
                base - row * size * 0.62,
                size * m.dice.between(0.85, 1.1),
                m.dice.pick(colours),
                m.dice.luck(30),
            )
