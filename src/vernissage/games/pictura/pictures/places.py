"""Trees, buildings, ships and other large things that stand about in pictures."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.panel import WIDTH


def tree(m: Manner, foot: Point, tall: float, wide: float, colour: str = "", far: float = 0.0) -> None:
    """A tree with its leaves."""
    x, y = foot
    u = tall / 100
    lean = m.dice.about(0, 6) * u
    m.limb(
        [(x, y + 2), (x + lean * 0.4, y - 34 * u), (x + lean, y - 66 * u)],
        (9 * u, 6 * u, 4 * u),
        m.aerial(m.c.wood, far),
    )
    m.crown((x + lean, y - 72 * u), wide, tall * 0.62, m.aerial(colour or m.c.leaf, far))


def cypress(m: Manner, foot: Point, tall: float, colour: str = "") -> None:
    """A tall dark flame of a tree."""
    x, y = foot
    m.mass(
        [
            (x, y),
            (x - tall * 0.09, y - tall * 0.2),
            (x - tall * 0.07, y - tall * 0.6),
            (x, y - tall),
            (x + tall * 0.07, y - tall * 0.6),
            (x + tall * 0.09, y - tall * 0.2),
        ],
        colour or mix(m.c.leaf, m.c.dark, 40),
    )


def bare_tree(m: Manner, foot: Point, tall: float, colour: str = "") -> None:
    """A tree in winter."""
    x, y = foot
    tone, dice = colour or mix(m.c.wood, m.c.dark, 60), m.dice
    fork = (x + dice.about(0, tall * 0.05), y - tall * 0.45)
    m.limb([foot, fork, (fork[0], y - tall * 0.7)], (tall * 0.065, tall * 0.045, tall * 0.022), tone)
    boughs: list[list[Point]] = []
    twigs: list[list[Point]] = []
    for n in range(6):
        start = (fork[0], fork[1] - tall * 0.04 * n + tall * 0.08)
        turn = 0.75 + (0.05 + 0.022 * n) * (1 if n % 2 else -1) * 1.4
        tip = polar(start, tall * dice.between(0.3, 0.46), turn)
        middle = polar(start, tall * 0.2, turn - 0.02 * (1 if n % 2 else -1))
        boughs.append([start, middle, tip])
        for k in (-1, 1):
            twigs.append([middle, polar(middle, tall * 0.17, turn + 0.08 * k)])
            twigs.append([tip, polar(tip, tall * 0.1, turn + 0.07 * k)])
    m.marks(boughs, tall * 0.024, tone)
    m.marks(twigs, tall * 0.012, tone)


def column(m: Manner, x: float, top: float, base: float, wide: float, colour: str = "") -> None:
    """A column with its capital and its foot."""
    tone = colour or m.c.stone
    m.mass(
        [(x - wide * 0.42, top), (x + wide * 0.42, top), (x + wide * 0.5, base), (x - wide * 0.5, base)],
        tone,
        straight=True,
    )
    m.slab(x - wide * 0.72, top - wide * 0.34, wide * 1.44, wide * 0.36, tone)
    m.slab(x - wide * 0.72, base - wide * 0.1, wide * 1.44, wide * 0.32, tone)


def temple(m: Manner, at: Point, size: float, far: float = 0.3) -> None:
    """A round temple under a dome; the point is the middle of its steps."""
    x, y = at
    tone = m.aerial(mix(m.c.stone, m.c.linen, 40), far)
    for n in range(5):
        px = x + size * 0.2 * (n - 2)
        m.slab(px - size * 0.035, y - size * 0.66, size * 0.07, size * 0.6, tone)
    m.slab(x - size * 0.54, y - size * 0.08, size * 1.08, size * 0.1, tone)
    m.slab(x - size * 0.5, y - size * 0.74, size, size * 0.1, tone)
    m.mass(
        [
            (x - size * 0.44, y - size * 0.73),
            (x - size * 0.34, y - size * 0.98),
            (x, y - size * 1.14),
            (x + size * 0.34, y - size * 0.98),
            (x + size * 0.44, y - size * 0.73),
        ],
        tone,
    )


def house(m: Manner, x: float, base: float, wide: float, tall: float, wall: str, roof: str, door: bool = True) -> None:
    """A house with a gable roof."""
    m.slab(x, base - tall, wide, tall, wall)
    m.mass(
        [(x - wide * 0.07, base - tall), (x + wide / 2, base - tall - wide * 0.62), (x + wide * 1.07, base - tall)],
        roof,
        straight=True,
    )
    dark = mix(wall, m.c.dark, 62)
    if door:
        m.slab(x + wide * 0.4, base - tall * 0.4, wide * 0.2, tall * 0.4, dark)
    m.spots([(x + wide * 0.24, base - tall * 0.66), (x + wide * 0.76, base - tall * 0.66)], max(2.2, wide * 0.12), dark)


def town(m: Manner, left: float, right: float, base: float, size: float, far: float = 0.2) -> None:
    """Roofs in a row, with a church among them."""
    dice, c = m.dice, m.c
    x = left
    spire = left + (right - left) * dice.between(0.35, 0.65)
    tone = m.aerial(mix(c.stone, c.blue, 14), far)
    m.slab(spire - size * 0.2, base - size * 1.5, size * 0.4, size * 1.5, tone)
    m.mass(
        [
            (spire - size * 0.26, base - size * 1.5),
            (spire, base - size * 2.6),
            (spire + size * 0.26, base - size * 1.5),
        ],
        m.aerial(mix(c.blue, c.dark, 30), far),
        straight=True,
    )
    while x < right:
        wide = size * dice.between(0.5, 0.85)
        wall, roof = dice.pick((c.stone, c.ochre, c.linen, c.rose)), dice.pick((c.red, c.wood, mix(c.red, c.wood, 50)))
        house(m, x, base, wide, size * dice.between(0.45, 0.85), m.aerial(wall, far), m.aerial(roof, far), door=False)
        x += wide * 0.94


def castle(m: Manner, at: Point, size: float, far: float = 0.3) -> None:
    """Towers on a rock."""
    x, y = at
    tone = m.aerial(mix(m.c.stone, m.c.blue, 16), far)
    for dx, tall in ((-0.42, 0.72), (0.36, 0.62), (-0.08, 1.1), (0.14, 0.84)):
        m.slab(x + dx * size - size * 0.12, y - tall * size, size * 0.25, tall * size, tone)
        teeth = [
            [(x + (dx + k) * size, y - tall * size), (x + (dx + k) * size, y - tall * size - size * 0.07)]
            for k in (-0.09, 0, 0.09)
        ]
        m.marks(teeth, size * 0.06, mix(tone, m.c.dark, 14))
    m.slab(x - size * 0.44, y - size * 0.4, size * 0.84, size * 0.42, tone)


def windmill(m: Manner, foot: Point, tall: float) -> None:
    """A windmill on its mound."""
    x, y = foot
    c = m.c
    m.mass(
        [
            (x - tall * 0.2, y),
            (x - tall * 0.13, y - tall * 0.6),
            (x + tall * 0.13, y - tall * 0.6),
            (x + tall * 0.2, y),
        ],
        mix(c.wood, c.dark, 24),
        straight=True,
    )
    m.mass(
        [
            (x - tall * 0.15, y - tall * 0.58),
            (x - tall * 0.1, y - tall * 0.76),
            (x + tall * 0.1, y - tall * 0.76),
            (x + tall * 0.15, y - tall * 0.58),
        ],
        mix(c.wood, c.dark, 44),
    )
    hub, turn = (x, y - tall * 0.66), m.dice.between(0.05, 0.2)
    for k in range(4):
        arm = turn + 0.25 * k
        tip, side = polar(hub, tall * 0.56, arm), polar(hub, tall * 0.56, arm + 0.035)
        near, inner = polar(hub, tall * 0.12, arm), polar(hub, tall * 0.12, arm + 0.12)
        m.mass([near, tip, side, inner], mix(c.linen, c.ochre, 30), straight=True)
        m.mark([hub, tip], tall * 0.022, mix(c.wood, c.dark, 50))


def watermill(m: Manner, foot: Point, size: float) -> None:
    """A mill with its wheel in the stream."""
    x, y = foot
    c = m.c
    house(m, x - size * 0.5, y, size, size * 0.7, mix(c.stone, c.ochre, 30), mix(c.red, c.wood, 50))
    hub = (x + size * 0.56, y - size * 0.12)
    m.panel.circle(hub, size * 0.3, fill="none", stroke=mix(c.wood, c.dark, 34), stroke_width=size * 0.07)
    m.marks([[hub, polar(hub, size * 0.34, k / 10)] for k in range(10)], size * 0.035, mix(c.wood, c.dark, 44))


def ship(m: Manner, at: Point, size: float, way: int, sail: str = "", flag: str = "") -> None:
    """A ship under sail; the point is the middle of its waterline."""
    x, y = at
    c = m.c
    hull_, cloth = mix(c.wood, c.dark, 36), sail or c.linen
    masts = [
        [(x + way * dx * size, y - size * 0.12), (x + way * dx * size, y - size * tall)]
        for dx, tall in ((-0.3, 0.95), (0.02, 1.2), (0.32, 0.9))
    ]
    m.marks(masts, max(1.4, size * 0.03), hull_)
    for dx, top, wide in ((-0.3, 0.9, 0.26), (0.02, 1.14, 0.32), (0.32, 0.86, 0.25)):
        for k in range(2):
            high, low = top - 0.4 * k, top - 0.36 - 0.4 * k
            w = wide * (0.76 + 0.24 * k)
            mid = (high + low) / 2
            m.mass(
                [
                    (x + (way * dx - w / 2) * size, y - high * size),
                    (x + (way * dx + w / 2) * size, y - high * size),
                    (x + (way * (dx + 0.09) + w * 0.56) * size, y - mid * size),
                    (x + (way * dx + w / 2) * size, y - low * size),
                    (x + (way * dx - w / 2) * size, y - low * size),
                    (x + (way * (dx + 0.09) - w * 0.44) * size, y - mid * size),
                ],
                cloth,
            )
    m.mass(
        [
            (x - way * size * 0.56, y - size * 0.3),
            (x - way * size * 0.4, y - size * 0.18),
            (x + way * size * 0.42, y - size * 0.16),
            (x + way * size * 0.7, y - size * 0.3),
            (x + way * size * 0.46, y + size * 0.04),
            (x - way * size * 0.46, y + size * 0.04),
        ],
        hull_,
        straight=True,
    )
    m.mark(
        [(x - way * size * 0.48, y - size * 0.13), (x + way * size * 0.5, y - size * 0.11)],
        max(1.2, size * 0.03),
        c.gold,
    )
    tip = (x + way * 0.02 * size, y - size * 1.2)
    m.mass(
        [
            tip,
            (tip[0] - way * size * 0.26, tip[1] + size * 0.02),
            (tip[0] - way * size * 0.2, tip[1] + size * 0.09),
            (tip[0], tip[1] + size * 0.1),
        ],
        flag or c.red,
        straight=True,
    )


def boat(m: Manner, at: Point, size: float, colour: str = "") -> None:
    """A rowing boat."""
    x, y = at
    m.mass(
        [
            (x - size * 0.5, y - size * 0.16),
            (x, y - size * 0.08),
            (x + size * 0.5, y - size * 0.2),
            (x + size * 0.3, y + size * 0.08),
            (x - size * 0.34, y + size * 0.08),
        ],
        colour or m.c.wood,
    )


def cross(m: Manner, foot: Point, tall: float, colour: str = "") -> None:
    """A standing cross."""
    x, y = foot
    tone, w = colour or mix(m.c.wood, m.c.dark, 30), tall * 0.07
    m.slab(x - w / 2, y - tall, w, tall, tone)
    m.slab(x - tall * 0.26, y - tall * 0.8, tall * 0.52, w, tone)


def banner(m: Manner, foot: Point, tip: Point, colour: str, way: int, size: float) -> None:
    """A flag on its pole."""
    m.mark([foot, tip], max(2, size * 0.06), mix(m.c.wood, m.c.dark, 40))
    x, y = tip
    m.mass(
        [
            tip,
            (x + way * size * 0.4, y - size * 0.08),
            (x + way * size, y + size * 0.1),
            (x + way * size * 0.86, y + size * 0.42),
            (x + way * size * 0.4, y + size * 0.36),
            (x - way * size * 0.06, y + size * 0.5),
        ],
        colour,
    )


def rocks(m: Manner, left: float, right: float, base: float, tall: float, colour: str = "") -> None:
    """A jagged mass of stone."""
    dice = m.dice
    count = max(3, round((right - left) / 34))
    top = [
        (left + (right - left) * n / count, base - tall * (dice.between(0.45, 1.0) if 0 < n < count else 0.1))
        for n in range(count + 1)
    ]
    tone = colour or mix(m.c.stone, m.c.dark, 36)
    m.mass([*top, (right, base + 10), (left, base + 10)], tone, straight=True)
    cracks = [[p, (p[0] + dice.about(4, 12), p[1] + tall * 0.4)] for p in top[1:-1]]
    m.marks(cracks, 2, mix(tone, m.c.dark, 50), 0.7)


def drapery(m: Manner, colour: str) -> None:
    """A curtain gathered in an upper corner."""
    m.mass([(WIDTH + 20, -20), (170, -20), (196, 34), (262, 66), (296, 150), (304, 260), (WIDTH + 20, 300)], colour)
    folds = [[(200 + 34 * k, -8), (236 + 26 * k, 44 + 8 * k), (300 + 10 * k, 150 + 14 * k)] for k in range(4)]
    m.marks(folds, 3.4, mix(colour, m.c.dark, 46), 0.6)


def table(m: Manner, top: float, colour: str, left: float = -12, right: float = WIDTH + 12) -> None:
    """A table edge to edge, covered with a cloth."""
    m.slab(left, top, right - left, 26, mix(colour, m.c.light, 12))
    m.slab(left, top + 26, right - left, 300, mix(colour, m.c.dark, 18))
    folds = [[(x, top + 28), (x + m.dice.about(0, 8), 470)] for x in range(round(left) + 24, round(right), 46)]
    m.marks(folds, 3, mix(colour, m.c.dark, 46), 0.5)
