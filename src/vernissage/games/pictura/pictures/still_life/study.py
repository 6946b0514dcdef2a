"""A great book by candlelight."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.table import lay_table


def book(m: Manner, x: float, base: float, wide: float) -> None:
    """A large book, open."""
    tall = wide * 0.34
    for side in (-1, 1):
        m.mass(
            [
                (x, base - tall * 0.2),
                (x + side * wide * 0.16, base - tall * 0.5),
                (x + side * wide * 0.56, base - tall * 0.3),
                (x + side * wide * 0.6, base - tall * 0.06),
                (x + side * wide * 0.5, base),
                (x, base),
            ],
            m.c.linen,
        )
        m.mass(
            [
                (x, base - tall * 0.2),
                (x + side * wide * 0.14, base - tall * 1.2),
                (x + side * wide * 0.46, base - tall * 1.1),
                (x + side * wide * 0.56, base - tall * 0.3),
            ],
            mix(m.c.linen, m.c.stone, 20),
            straight=True,
        )
        rows = [
            [
                (x + side * wide * (0.14 + 0.03 * k), base - tall * (1.02 - 0.18 * k)),
                (x + side * wide * (0.4 + 0.03 * k), base - tall * (0.96 - 0.16 * k)),
            ]
            for k in range(5)
        ]
        m.marks(rows, 1.8, m.c.dark, 0.6)


def candle(m: Manner, x: float, base: float, tall: float) -> None:
    """A candle that burns."""
    m.ball((x, base - 4), 16, 5, m.c.gold)
    m.slab(x - 4, base - tall * 0.4, 8, tall * 0.4, m.c.gold)
    m.slab(x - 5, base - tall, 10, tall * 0.62, m.c.linen)
    m.shine((x, base - tall - 9), 64, m.c.gold, 0.8)
    m.mass([(x, base - tall - 22), (x + 5, base - tall - 8), (x, base - tall), (x - 5, base - tall - 8)], m.c.light)


def open_book(m: Manner) -> None:
    """A great book and a candle."""
    lay_table(m, mix(m.c.wood, m.c.dark, 24))
    candle(m, 272, 330, 150)
    book(m, 160, 366, 250)
    m.slab(60, 372, 96, 14, m.c.gold)
    m.slab(66, 368, 86, 6, m.c.linen)
