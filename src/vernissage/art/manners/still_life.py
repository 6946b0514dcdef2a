"""Still lifes: a table edge, things upon it, and nobody there."""

from __future__ import annotations

from functools import partial

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, polar
from vernissage.art.manners.manner import Manner, Scene, lumps
from vernissage.art.manners.places import table

_EDGE = 318.0
"""Where the table begins."""


def _shadow(m: Manner, x: float, base: float, wide: float) -> None:
    m.panel.path(
        f"M{x - wide * 0.4:.0f} {base:.0f}h{wide * 1.5:.0f}",
        stroke=m.c.dark,
        stroke_width=wide * 0.13,
        stroke_opacity=0.32,
    )


def _gloss(m: Manner, at: Point, size: float) -> None:
    m.mark([at, (at[0] + size * 0.1, at[1] + size * 0.8)], size * 0.26, m.c.light, 0.75)


def fruit(m: Manner, x: float, base: float, size: float, colour: str, leaf: bool = True) -> None:
    """An apple, an orange, a peach: by its colour."""
    _shadow(m, x, base - 2, size)
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
    _gloss(m, (x - size * 0.24, base - size * 0.7), size * 0.24)


def lemon(m: Manner, x: float, base: float, size: float) -> None:
    """A lemon on its side."""
    _shadow(m, x, base - 2, size)
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
    _gloss(m, (x - size * 0.2, y - size * 0.22), size * 0.2)


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
    _shadow(m, x, base - 2, wide)
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


def vase(m: Manner, x: float, base: float, tall: float, colour: str) -> None:
    """A vase with a belly."""
    _shadow(m, x, base - 3, tall * 0.7)
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
    _gloss(m, (x - w * 0.5, base - tall * 0.6), tall * 0.26)


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
    _gloss(m, (x - w * 0.6, base - tall * 0.85), tall * 0.3)


def goblet(m: Manner, x: float, base: float, tall: float, colour: str) -> None:
    """A cup on a stem."""
    _shadow(m, x, base - 2, tall * 0.5)
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
    _gloss(m, (x - w * 0.5, base - tall * 0.84), tall * 0.3)


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
    _gloss(m, (x - w * 0.4, base - tall * 0.7), tall * 0.3)


def jar(m: Manner, x: float, base: float, tall: float, filling: str) -> None:
    """A jar of something sweet, tied over with paper."""
    w = tall * 0.36
    _shadow(m, x, base - 2, w * 2)
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
    _gloss(m, (x - w * 0.7, base - tall * 0.6), tall * 0.4)


def fish(m: Manner, x: float, base: float, long: float, colour: str, way: int = 1) -> None:
    """A fish on its side."""
    y = base - long * 0.16
    m.mass(
        [
            (x - way * long * 0.34, y),
            (x - way * long * 0.56, y - long * 0.16),
            (x - way * long * 0.5, y),
            (x - way * long * 0.56, y + long * 0.16),
        ],
        mix(colour, m.c.dark, 24),
        straight=True,
    )
    m.mass(
        [
            (x - way * long * 0.4, y),
            (x - way * long * 0.1, y - long * 0.17),
            (x + way * long * 0.26, y - long * 0.15),
            (x + way * long * 0.48, y + long * 0.02),
            (x + way * long * 0.2, y + long * 0.15),
            (x - way * long * 0.14, y + long * 0.13),
        ],
        colour,
    )
    scales = [
        [
            (x + way * long * (0.14 - 0.12 * k), y - long * 0.1),
            (x + way * long * (0.19 - 0.12 * k), y),
            (x + way * long * (0.14 - 0.12 * k), y + long * 0.1),
        ]
        for k in range(4)
    ]
    m.marks(scales, 1.8, mix(colour, m.c.dark, 50), 0.8)
    m.spots([(x + way * long * 0.34, y - long * 0.04)], long * 0.07, m.c.light)
    m.spots([(x + way * long * 0.34, y - long * 0.04)], long * 0.036, m.c.dark)


def knife(m: Manner, x: float, base: float, long: float) -> None:
    """A knife whose handle comes over the edge."""
    m.mark([(x, base), (x + long * 0.6, base - long * 0.22)], long * 0.05, mix(m.c.metal, m.c.light, 40))
    m.mark([(x, base), (x - long * 0.4, base + long * 0.16)], long * 0.085, mix(m.c.dark, m.c.wood, 40))


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


def _set(m: Manner, cloth: str = "") -> None:
    m.backdrop(open_air=False)
    cloth = cloth or m.dice.pick((m.c.wood, m.c.linen, mix(m.c.red, m.c.wood, 50), mix(m.c.green, m.c.wood, 40)))
    table(m, _EDGE, cloth)


def _napkin(m: Manner, x: float) -> None:
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


def basket_of(m: Manner, what: str) -> None:
    """A basket on the edge of the table, filled."""
    _set(m)
    c = m.c
    if what == "flowers":
        leaves(m, (170, 214), 110, 10)
        for n in range(15):
            at = polar((170, 222), 84 if n < 9 else 40, 0.48 + 0.56 * (n % 9) / 8)
            (rose if n % 2 else blossom)(
                m, at, 44 + m.dice.about(0, 6), (c.rose, c.red, c.linen, c.gold, c.blue)[n % 5]
            )
        basket(m, 170, 346, 210)
    elif what == "berries":
        base = 286.0
        for row in range(8):
            count = 9 - row
            for k in range(count):
                m.ball(
                    (170 + 21 * (k - (count - 1) / 2), base - row * 16),
                    11,
                    11,
                    mix(c.red, c.rose, 30 * ((row + k) % 2)),
                )
        basket(m, 170, 346, 210)
        glass(m, 276, 346, 80)
        blossom(m, (66, 346), 30, c.linen)
        blossom(m, (88, 356), 26, c.linen)
    else:
        leaves(m, (80, 250), 56, 5)
        leaves(m, (270, 250), 54, 5)
        heap(
            m,
            170,
            272,
            190,
            62,
            (c.red, c.gold, c.ochre, c.rose) if what != "apples" else (c.red, c.gold, c.green, c.red),
        )
        grapes(m, 236, 262, 66, mix(c.blue, c.dark, 30))
        basket(m, 170, 346, 220)
    if what == "apples":
        _napkin(m, 110)
        for x, base in ((40, 362), (84, 350), (232, 366), (276, 356), (308, 372)):
            fruit(m, x, base, 46, m.dice.pick((c.red, c.gold, c.ochre)), False)
    elif what == "fruit":
        fruit(m, 300, 356, 50, c.red)


def flowers_in_vase(m: Manner, kind: str) -> None:
    """A vase of flowers before a wall."""
    _set(m)
    c = m.c
    vase(m, 170, 356, 150, c.blue if kind != "sun" else c.ochre)
    bouquet(m, 170, 300, 230, kind)
    if kind != "sun":
        rose(m, (256, 350), 40, c.rose)
        m.mark([(256, 352), (300, 366)], 3, c.leaf)
        m.spots([(80, 356), (98, 364)], 12, c.red)


def row_of(m: Manner, what: str) -> None:
    """Things in a row, each for itself."""
    _set(m)
    c = m.c
    if what == "citrus":
        for x, base, size in ((50, 350, 50), (104, 356, 52), (76, 322, 50)):
            lemon(m, x, base, size)
        heap(m, 190, 350, 120, 50, (c.ochre, mix(c.ochre, c.red, 24)))
        leaves(m, (190, 250), 44, 6)
        blossom(m, (190, 246), 30, c.linen)
        m.ball((292, 356), 44, 9, c.metal)
        goblet(m, 292, 356, 62, mix(c.linen, c.metal, 30))
        rose(m, (262, 348), 32, c.rose)
    elif what == "vessels":
        goblet(m, 46, 356, 116, c.gold)
        jug(m, 122, 356, 168, c.linen)
        vase(m, 212, 356, 150, mix(c.red, c.wood, 40))
        jug(m, 290, 356, 136, mix(c.linen, c.stone, 40), -1)
    elif what == "cup":
        m.ball((170, 350), 110, 20, c.metal)
        m.ball((170, 346), 92, 13, mix(c.metal, c.light, 40))
        m.mark([(226, 296), (258, 286), (250, 330)], 9, mix(c.linen, c.stone, 20))
        m.mass([(110, 264), (230, 264), (222, 320), (200, 344), (140, 344), (118, 320)], c.linen)
        m.ball((170, 264), 60, 12, mix(c.water, c.light, 24))
        _gloss(m, (128, 276), 50)
        rose(m, (96, 334), 52, c.rose)
        leaves(m, (76, 346), 34, 3)
    elif what == "water":
        glass(m, 122, 356, 150)
        pot(m, 226, 356, 150, mix(c.wood, c.red, 24))
        for x, base in ((52, 358), (76, 370), (64, 346)):
            m.ball((x, base - 12), 17, 15, mix(c.linen, c.rose, 20))
        m.mark([(270, 366), (310, 340)], 4, c.leaf)
        m.ball((300, 360), 15, 14, c.linen)
    elif what == "goblet":
        goblet(m, 110, 356, 170, mix(c.metal, c.light, 20))
        for x, base in ((196, 358), (244, 362), (220, 330)):
            fruit(m, x, base, 62, c.red)
        m.ball((288, 352), 42, 13, mix(c.wood, c.ochre, 30))
        m.mark([(270, 350), (324, 316)], 5, c.metal)
        for x in (150, 166):
            m.ball((x, 366), 11, 10, mix(c.wood, c.ochre, 40))
    elif what == "jar":
        jar(m, 126, 356, 170, c.ochre)
        glass(m, 214, 356, 110, c.red)
        m.ball((276, 346), 48, 14, c.linen)
        pot(m, 290, 342, 70, c.linen)
        m.ball((52, 346), 36, 24, mix(c.ochre, c.wood, 40))
        knife(m, 196, 372, 90)
        for x in (240, 262):
            fruit(m, x, 378, 32, c.ochre, False)
    elif what == "onions":
        for n, (x, base) in enumerate(
            (
                (70, 316),
                (128, 306),
                (190, 314),
                (250, 308),
                (100, 346),
                (164, 352),
                (228, 346),
                (286, 344),
                (136, 386),
                (200, 384),
            )
        ):
            bulb = 62 + m.dice.about(0, 8)
            tone = mix(c.ochre, c.rose, 20 + 9 * (n % 4))
            _shadow(m, x, base, bulb)
            m.ball((x, base - bulb * 0.4), bulb * 0.56, bulb * 0.42, tone)
            m.limb(
                [(x, base - bulb * 0.7), (x + bulb * 0.1, base - bulb), (x + bulb * 0.3, base - bulb * 1.3)],
                (bulb * 0.3, bulb * 0.1, bulb * 0.05),
                mix(tone, c.light, 30),
            )
            m.marks(
                [
                    [(x, base - bulb * 0.8), (x + bulb * 0.34 * k, base - bulb * 0.4), (x + bulb * 0.1 * k, base - 3)]
                    for k in (-1, 0, 1)
                ],
                1.6,
                mix(tone, c.wood, 60),
                0.7,
            )
        _napkin(m, 250)
    else:
        heap(m, 96, 350, 130, 52, (c.red, c.gold, c.rose))
        _napkin(m, 186)
        heap(m, 250, 356, 130, 56, (c.ochre, c.ochre, c.red))
        jug(m, 180, 300, 120, c.linen)
        for x in (40, 168, 206, 310):
            fruit(m, x, 380, 46, m.dice.pick((c.ochre, c.red, c.gold)), False)


def catch(m: Manner, what: str) -> None:
    """What was caught, on the kitchen table."""
    _set(m)
    c = m.c
    if what == "bream":
        for n, (x, base, way) in enumerate(
            ((110, 366, 1), (230, 360, -1), (170, 332, 1), (110, 304, -1), (234, 300, 1))
        ):
            fish(m, x, base, 150, mix(c.gold, c.metal, 20 + 9 * n), way)
    elif what == "ray":
        m.mark([(170, 20), (170, 90)], 5, c.metal)
        m.mass(
            [
                (170, 70),
                (206, 110),
                (284, 190),
                (236, 250),
                (196, 320),
                (170, 336),
                (144, 320),
                (104, 250),
                (56, 190),
                (134, 110),
            ],
            mix(c.rose, c.linen, 46),
        )
        m.mass([(170, 140), (200, 180), (190, 260), (170, 280), (150, 260), (140, 180)], mix(c.red, c.rose, 30))
        m.marks([[(150, 116), (158, 120)], [(190, 116), (182, 120)], [(156, 136), (170, 142), (184, 136)]], 4, c.dark)
        m.limb([(170, 330), (180, 380), (160, 420)], (14, 8, 3), mix(c.rose, c.linen, 46))
        jug(m, 294, 356, 96, c.green)
        for x in (52, 84, 70):
            m.ball((x, 356 - (20 if x == 70 else 0)), 24, 10, c.stone)
        knife(m, 240, 376, 90)
    elif what == "lobster":
        m.heaven(190, (250, 120))
        m.hills(210, 16, c.land, 0.3)
        m.ridge([(-20, 270), (120, 256), (240, 272), (360, 258)], mix(c.wood, c.land, 40))
        m.slab(-12, 372, 364, 90, mix(c.wood, c.dark, 30))
        for x, base in ((110, 356), (214, 372)):
            _lobster(m, x, base, 150)
        _bird(m, 262, 336, 120)
        fish(m, 70, 402, 110, c.metal)
    elif what == "turkey":
        _bird(m, 170, 370, 250)
        basket(m, 300, 356, 90)
    elif what == "peacock":
        m.mark([(206, -8), (206, 40)], 4, c.wood)
        _peacock(m, (206, 40), 1)
        _peacock(m, (90, 380), 0)
        basket(m, 270, 366, 110)
        fruit(m, 260, 326, 40, c.red)
        fruit(m, 290, 326, 40, c.gold)
    elif what == "ox":
        m.mark([(60, 40), (280, 40)], 12, c.wood)
        m.marks([[(80, 30), (80, 430)], [(264, 30), (264, 430)]], 9, mix(c.wood, c.dark, 30))
        fat = mix(c.rose, c.linen, 40)
        for side in (-1, 1):
            m.limb(
                [(172 + side * 66, 34), (172 + side * 58, 84), (172 + side * 40, 150)],
                (16, 40, 64),
                mix(c.red, c.rose, 50),
            )
        m.mass(
            [
                (112, 120),
                (172, 150),
                (232, 120),
                (250, 210),
                (262, 300),
                (232, 370),
                (172, 392),
                (112, 370),
                (82, 300),
                (94, 210),
            ],
            mix(c.red, c.rose, 46),
        )
        m.mass(
            [(172, 150), (196, 200), (208, 290), (196, 360), (172, 376), (148, 360), (136, 290), (148, 200)],
            mix(c.red, c.dark, 56),
        )
        ribs = [
            [(172 + side * 34, 214 + 22 * k), (172 + side * 56, 206 + 22 * k), (172 + side * 80, 220 + 22 * k)]
            for k in range(7)
            for side in (-1, 1)
        ]
        m.marks(ribs, 6, fat)
        m.marks([[(172 + side * 26, 190), (172 + side * 37, 290), (172 + side * 24, 364)] for side in (-1, 1)], 7, fat)
    else:
        for x, wide in ((100, 130), (236, 120)):
            m.mass(
                [
                    (x - wide / 2, 352),
                    (x - wide * 0.5, 290),
                    (x - wide * 0.2, 252),
                    (x + wide * 0.3, 258),
                    (x + wide / 2, 310),
                    (x + wide * 0.44, 352),
                ],
                mix(c.rose, c.linen, 30),
            )
            m.marks(
                [
                    [
                        (x - wide * 0.34 + wide * 0.14 * k, 346),
                        (x - wide * 0.3 + wide * 0.15 * k, 300),
                        (x - wide * 0.2 + wide * 0.12 * k, 270),
                    ]
                    for k in range(6)
                ],
                6,
                c.red,
            )
        m.mass([(140, 390), (150, 350), (196, 344), (224, 366), (214, 396)], mix(c.rose, c.stone, 30))
        m.mass([(150, 352), (128, 326), (162, 338)], mix(c.rose, c.stone, 40), straight=True)
        m.marks([[(176, 364), (186, 364)], [(206, 372), (218, 376)]], 3.4, c.dark)
        knife(m, 270, 386, 110)


def _lobster(m: Manner, x: float, base: float, long: float) -> None:
    red = m.c.red
    y = base - long * 0.12
    m.marks(
        [
            [(x + long * 0.2, y), (x + long * 0.5, y - long * 0.36), (x + long * 0.3, y - long * 0.6)],
            [(x + long * 0.2, y), (x + long * 0.58, y - long * 0.2), (x + long * 0.6, y - long * 0.5)],
        ],
        2,
        red,
    )
    legs = [[(x + long * (0.14 - 0.09 * k), y), (x + long * (0.1 - 0.11 * k), y + long * 0.2)] for k in range(5)]
    m.marks(legs, long * 0.03, mix(red, m.c.dark, 24))
    for side in (-1, 1):
        claw = (x + long * 0.48, y + side * long * 0.14)
        m.limb(
            [(x + long * 0.16, y), (x + long * 0.34, y + side * long * 0.16), claw],
            (long * 0.06, long * 0.06, long * 0.08),
            red,
        )
        m.mass(
            [
                claw,
                (claw[0] + long * 0.1, claw[1] - long * 0.09),
                (claw[0] + long * 0.24, claw[1] - long * 0.02),
                (claw[0] + long * 0.12, claw[1]),
                (claw[0] + long * 0.22, claw[1] + long * 0.05),
                (claw[0] + long * 0.08, claw[1] + long * 0.07),
            ],
            red,
        )
    m.limb(
        [(x - long * 0.44, y), (x - long * 0.2, y), (x + long * 0.06, y), (x + long * 0.24, y)],
        (long * 0.1, long * 0.15, long * 0.19, long * 0.1),
        red,
    )
    m.marks(
        [
            [(x - long * (0.36 - 0.09 * k), y - long * 0.07), (x - long * (0.34 - 0.09 * k), y + long * 0.07)]
            for k in range(5)
        ],
        2.2,
        mix(red, m.c.dark, 50),
    )
    m.mass(
        [
            (x - long * 0.42, y),
            (x - long * 0.58, y - long * 0.12),
            (x - long * 0.6, y),
            (x - long * 0.58, y + long * 0.12),
        ],
        red,
    )


def _bird(m: Manner, x: float, base: float, long: float) -> None:
    """A bird that will not fly again."""
    c = m.c
    y = base - long * 0.16
    plume = mix(c.wood, c.stone, 30)
    m.marks(
        [
            [
                (x - long * 0.3, y - long * 0.06),
                (x - long * 0.46, y - long * 0.3),
                (x - long * (0.56 - 0.1 * k), y - long * 0.36),
            ]
            for k in range(2)
        ],
        long * 0.026,
        c.ochre,
    )
    m.mass(
        [
            (x - long * 0.42, y),
            (x - long * 0.2, y - long * 0.2),
            (x + long * 0.16, y - long * 0.16),
            (x + long * 0.3, y),
            (x + long * 0.1, y + long * 0.15),
            (x - long * 0.24, y + long * 0.15),
        ],
        plume,
    )
    m.limb(
        [(x + long * 0.24, y - long * 0.02), (x + long * 0.4, y + long * 0.08), (x + long * 0.42, y + long * 0.24)],
        (long * 0.14, long * 0.08, long * 0.08),
        mix(c.red, c.rose, 30),
    )
    m.mass(
        [
            (x + long * 0.1, y - long * 0.06),
            (x - long * 0.3, y - long * 0.34),
            (x - long * 0.56, y - long * 0.26),
            (x - long * 0.3, y + long * 0.06),
        ],
        mix(plume, c.dark, 30),
    )
    m.marks(
        [
            [(x + long * 0.02 - long * 0.06 * k, y - long * 0.1), (x - long * 0.2 - long * 0.07 * k, y - long * 0.14)]
            for k in range(5)
        ],
        long * 0.02,
        mix(plume, c.light, 40),
    )


def _peacock(m: Manner, at: Point, hung: int) -> None:
    c = m.c
    x, y = at
    if hung:
        body = [(x, y), (x + 34, y + 60), (x + 26, y + 150), (x, y + 190), (x - 26, y + 150), (x - 30, y + 60)]
        tail, neck = (x, y + 10), [(x, y + 180), (x + 10, y + 230), (x - 6, y + 266)]
    else:
        body = [(x - 60, y - 40), (x, y - 66), (x + 60, y - 40), (x + 50, y - 6), (x, y + 2), (x - 56, y - 10)]
        tail, neck = (x - 40, y - 30), [(x + 50, y - 26), (x + 84, y - 16), (x + 96, y + 18)]
    fan = [polar(tail, 90 - 8 * (k % 2), (0.66 if hung else 0.46) + 0.045 * k) for k in range(8)]
    m.marks([[tail, p] for p in fan], 8, mix(c.green, c.dark, 20))
    m.spots(fan, 15, c.blue)
    m.spots(fan, 7, c.gold)
    m.mass(body, mix(c.blue, c.wood, 34))
    m.limb(neck, (22, 14, 12), c.blue)


def open_book(m: Manner) -> None:
    """A great book and a candle."""
    _set(m, mix(m.c.wood, m.c.dark, 24))
    candle(m, 272, 330, 150)
    book(m, 160, 366, 250)
    m.slab(60, 372, 96, 14, m.c.gold)
    m.slab(66, 368, 86, 6, m.c.linen)


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


def composite(m: Manner, season: str) -> None:
    """A head in profile, put together from what grew."""
    c, dice = m.c, m.dice
    m.panel.path(m.whole(), fill=mix(c.dark, c.blue, 16))
    sets = {
        "flowers": (c.rose, c.linen, c.red, c.rose),
        "summer": (c.gold, c.red, c.ochre, c.green),
        "roots": (c.stone, c.ochre, c.linen, c.green),
        "fruit": (c.red, c.gold, c.ochre, c.rose),
        "meat": (c.rose, c.wood, c.ochre, c.rose),
    }
    tones = sets[season]
    m.mass([(60, 460), (76, 380), (130, 336), (220, 336), (280, 384), (300, 460)], mix(c.green, c.dark, 30))
    leaves(m, (170, 392), 92, 12)
    m.limb([(166, 370), (170, 300)], (80, 84), mix(c.field, c.wood, 30))
    profile = [
        (150.0, 110.0),
        (206, 120),
        (240, 160),
        (250, 196),
        (276, 230),
        (254, 240),
        (256, 258),
        (246, 284),
        (220, 312),
        (160, 310),
        (104, 270),
        (92, 190),
        (110, 136),
    ]
    m.mass(profile, mix(tones[0], c.skin, 40))
    for n in range(30):
        a, b = (n * 0.7548 + 0.3) % 1, (n * 0.5698 + 0.1) % 1
        x, y = 100 + 136 * a, 128 + 170 * b
        if x > 120 + (y - 120) * 0.1 or y < 210:
            _piece(m, (x, y), 30 + dice.about(0, 5), tones[n % 4], season)
    for x, y, size, tone in (
        (252, 226, 34, tones[0]),
        (244, 254, 20, c.red),
        (246, 268, 20, c.red),
        (232, 296, 34, tones[3]),
        (196, 250, 42, mix(c.red, tones[0], 40)),
    ):
        m.ball((x, y), size * 0.5, size * 0.46, tone)
    m.ball((222, 196), 14, 9, c.linen)
    m.spots([(226, 196)], 10, c.dark)
    m.mark([(204, 180), (224, 172), (244, 182)], 6, c.leaf)
    leaves(m, (140, 110), 64, 7)
    for n in range(11):
        at = polar((150, 150), 74 + 8 * (n % 2), 0.5 + 0.05 * n - 0.06)
        _piece(m, at, 42, tones[(n * 3) % 4], season)
    if season == "fruit":
        basket(m, 158, 108, 170)
    elif season == "summer":
        m.marks([[(120 + 12 * k, 90), (112 + 15 * k, 34)] for k in range(6)], 6, c.gold)


def _piece(m: Manner, at: Point, size: float, tone: str, season: str) -> None:
    if season == "flowers":
        ring = [polar(at, size * 0.3, n / 5) for n in range(5)]
        m.spots(ring, size * 0.56, tone)
        m.spots([at], size * 0.3, m.c.gold)
    elif season == "roots":
        m.limb(
            [(at[0], at[1] - size * 0.5), at, between(at, (at[0] + 8, at[1] + size * 1.2), 0.7)],
            (size * 0.5, size * 0.6, size * 0.16),
            tone,
        )
    else:
        m.ball(at, size * 0.5, size * 0.48, tone)
        m.mark(
            [(at[0] - size * 0.2, at[1] - size * 0.2), (at[0] - size * 0.12, at[1] - size * 0.26)],
            size * 0.12,
            m.c.light,
            0.7,
        )


def buffet(m: Manner) -> None:
    """Stone steps with a pyramid of fruit, and a dog that looks up."""
    m.backdrop(open_air=False)
    c = m.c
    m.slab(-12, 318, 364, 150, c.stone)
    m.mass([(40, 322), (60, 280), (170, 262), (280, 282), (300, 322)], c.linen)
    goblet(m, 74, 296, 110, c.metal)
    m.ball((176, 276), 62, 10, c.metal)
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            fruit(
                m, 176 + 38 * (k - (count - 1) / 2), 272 - 30 * row, 44, (c.red, c.ochre, c.gold)[(row + k) % 3], False
            )
    glass(m, 268, 300, 96, c.red)
    m.marks([[(110, 300), (134, 316)], [(126, 296), (150, 314)]], 12, c.stone)
    lemon(m, 236, 318, 34)
    fur = mix(c.wood, c.linen, 30)
    m.mass([(40, 440), (52, 384), (84, 372), (120, 392), (134, 440)], fur)
    m.limb([(96, 386), (112, 356), (140, 342)], (34, 30, 14), fur)
    m.mass([(96, 350), (84, 372), (78, 356)], mix(fur, c.dark, 40))
    m.spots([(122, 348)], 5, c.dark)


def near(m: Manner, scene: Scene) -> None:
    """A scene from a step closer."""
    with m.panel.group(transform="matrix(1.2 0 0 1.2 -34 -72)"):
        scene(m)


SUBJECTS: dict[str, Scene] = {
    **{
        f"basket {what}": partial(near, scene=partial(basket_of, what=what))
        for what in ("fruit", "apples", "flowers", "berries")
    },
    "vase": partial(flowers_in_vase, kind="mixed"),
    "sunflowers": partial(flowers_in_vase, kind="sun"),
    **{
        what: partial(near, scene=partial(row_of, what=what))
        for what in ("citrus", "vessels", "cup", "water", "goblet", "jar", "onions", "oranges")
    },
    **{what: partial(near, scene=partial(catch, what=what)) for what in ("bream", "lobster", "turkey", "butcher")},
    **{what: partial(catch, what=what) for what in ("ray", "peacock", "ox")},
    "book": partial(near, scene=open_book),
    "turf": turf,
    "buffet": buffet,
    **{
        f"head {season}": partial(composite, season=season)
        for season in ("flowers", "summer", "roots", "fruit", "meat")
    },
}
