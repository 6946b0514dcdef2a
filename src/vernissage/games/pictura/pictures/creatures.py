"""Horses, birds and beasts, made of limbs and masses as people are."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, distance
from vernissage.games.pictura.pictures.figures import Guise, Stance, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.outlines import lumps


def horse(m: Manner, foot: Point, size: float, way: int, colour: str, rearing: bool = False) -> Point:
    """A horse, walking or up on its hind legs; gives the place of the saddle. Its size is the height of its back."""
    c = m.c

    def at(x: float, y: float) -> Point:
        if rearing:
            x, y = -0.5 + (x + 0.5) * 0.8 - (y - 0.55) * 0.6, 0.55 + (y - 0.55) * 0.8 + (x + 0.5) * 0.6
        return foot[0] + way * x * size, foot[1] - y * size

    u = size / 100
    dark = mix(colour, c.dark, 36)
    hind = foot[1]
    legs = (
        ((0.36, 0.6), (0.52, 0.42), (0.44, 0.2), (0.5, 0.04))
        if rearing
        else ((0.36, 0.6), (0.42, 0.32), (0.4, 0.16), (0.42, 0)),
        ((0.42, 0.6), (0.62, 0.5), (0.62, 0.26), (0.7, 0.16))
        if rearing
        else ((0.44, 0.6), (0.56, 0.4), (0.5, 0.22), (0.56, 0.1)),
    )
    back = (
        ((-0.46, 0.62), (-0.6, 0.4), (-0.48, 0.22), (-0.56, 0)),
        ((-0.4, 0.6), (-0.46, 0.36), (-0.36, 0.2), (-0.38, 0)),
    )
    for n, leg in enumerate((legs[0], legs[1], *back)):
        joints = [at(*p) for p in leg]
        if rearing and n > 1:
            root = joints[0]
            joints = [
                root,
                (root[0] - way * 12 * u, root[1] + 22 * u),
                (root[0] + way * (6 - 10 * n + 20) * u, (root[1] + hind) / 2 + 8 * u),
                (root[0] - way * (10 * n - 22) * u, hind),
            ]
        m.limb(joints, (20 * u, 13 * u, 8 * u, 8 * u), dark if n in (0, 2) else colour)
    tail = [at(-0.62, 0.84), at(-0.84, 0.74), at(-0.86, 0.4)]
    m.limb(tail, (9 * u, 14 * u, 4 * u), mix(colour, c.dark, 60))
    body = [
        (-0.64, 0.84),
        (-0.4, 0.96),
        (-0.05, 0.9),
        (0.26, 0.98),
        (0.5, 0.82),
        (0.46, 0.58),
        (0.1, 0.5),
        (-0.3, 0.52),
        (-0.62, 0.6),
    ]
    m.mass([at(*p) for p in body], colour)
    neck = [(0.22, 0.96), (0.4, 1.22), (0.56, 1.4), (0.66, 1.42), (0.72, 1.3), (0.62, 1.08), (0.52, 0.76)]
    m.mass([at(*p) for p in neck], colour)
    m.mass(
        [
            at(*p)
            for p in ((0.56, 1.4), (0.62, 1.46), (0.78, 1.3), (0.94, 1.1), (0.88, 1.02), (0.74, 1.12), (0.62, 1.2))
        ],
        colour,
    )
    mane = [at(0.58, 1.46), at(0.42, 1.32), at(0.3, 1.12), at(0.22, 0.94)]
    m.limb(mane, (4 * u, 12 * u, 14 * u, 4 * u), mix(colour, c.dark, 62))
    m.spots([at(0.72, 1.26)], 3.4 * u, c.dark)
    return at(-0.02, 0.92)


def rider(m: Manner, foot: Point, size: float, way: int, colour: str, look: Guise, rearing: bool = False) -> Stance:
    """A horse with somebody on it."""
    saddle = horse(m, foot, size, way, colour, rearing)
    return figure(m, (saddle[0], saddle[1] + size * 0.12), size * 1.25, "ride", way, look)


def swan(m: Manner, at: Point, size: float, way: int) -> None:
    """A swan with its wings half open."""
    x, y = at
    c = m.c
    m.mass(
        [
            (x - way * size * 0.5, y),
            (x - way * size * 0.3, y - size * 0.5),
            (x + way * size * 0.2, y - size * 0.3),
            (x + way * size * 0.45, y),
            (x, y + size * 0.2),
        ],
        c.linen,
    )
    m.limb(
        [
            (x + way * size * 0.36, y),
            (x + way * size * 0.62, y - size * 0.3),
            (x + way * size * 0.4, y - size * 0.58),
            (x + way * size * 0.56, y - size * 0.76),
        ],
        (size * 0.18, size * 0.13, size * 0.1, size * 0.1),
        c.linen,
    )
    m.mark([(x + way * size * 0.58, y - size * 0.76), (x + way * size * 0.72, y - size * 0.72)], size * 0.06, c.ochre)
    m.mass(
        [
            (x + way * size * 0.1, y),
            (x - way * size * 0.1, y - size * 0.6),
            (x - way * size * 0.5, y - size * 0.9),
            (x - way * size * 0.66, y - size * 0.4),
            (x - way * size * 0.5, y),
        ],
        mix(c.linen, c.stone, 20),
    )


def lion(m: Manner, foot: Point, size: float, way: int) -> Point:
    """A lion that rears; gives its head."""
    x, y = foot
    c = m.c
    tan = mix(c.ochre, c.wood, 34)
    for dx in (-0.3, 0.1):
        m.limb(
            [
                (x + way * dx * size, y - size * 0.3),
                (x + way * (dx - 0.1) * size, y - size * 0.14),
                (x + way * dx * size, y),
            ],
            (size * 0.2, size * 0.13, size * 0.12),
            tan,
        )
    m.limb(
        [
            (x - way * size * 0.4, y - size * 0.3),
            (x - way * size * 0.7, y - size * 0.5),
            (x - way * size * 0.66, y - size * 0.8),
        ],
        (size * 0.07, size * 0.05, size * 0.08),
        tan,
    )
    m.limb(
        [(x - way * size * 0.34, y - size * 0.26), (x, y - size * 0.5), (x + way * size * 0.34, y - size * 0.8)],
        (size * 0.36, size * 0.38, size * 0.4),
        tan,
    )
    m.limb(
        [
            (x + way * size * 0.3, y - size * 0.64),
            (x + way * size * 0.6, y - size * 0.62),
            (x + way * size * 0.74, y - size * 0.76),
        ],
        (size * 0.16, size * 0.12, size * 0.1),
        tan,
    )
    head = (x + way * size * 0.44, y - size)
    m.mass(lumps(m.dice, head, size * 0.66, size * 0.66, 11, 0.16), mix(tan, c.dark, 46))
    m.ball((head[0] + way * size * 0.08, head[1]), size * 0.19, size * 0.21, tan)
    m.spots(
        [(head[0] + way * size * 0.02, head[1] - size * 0.05), (head[0] + way * size * 0.16, head[1] - size * 0.05)],
        size * 0.05,
        c.dark,
    )
    return head


def serpent(m: Manner, points: list[Point], thick: float, colour: str) -> None:
    """A dragon without legs: a long body, jaws at its end."""
    widths = [thick * (0.35 + 0.65 * min(1, 2.2 * n / len(points))) for n in range(len(points))]
    m.limb(points, widths, colour)
    (ax, ay), (bx, by) = points[-2], points[-1]
    long = distance((ax, ay), (bx, by)) or 1.0
    dx, dy = (bx - ax) / long * thick, (by - ay) / long * thick
    m.mass(
        [
            (bx - dy * 0.5, by + dx * 0.5),
            (bx + dx * 1.6 - dy * 0.5, by + dy * 1.6 + dx * 0.5),
            (bx + dx * 0.5, by + dy * 0.5),
            (bx + dx * 1.5 + dy * 0.6, by + dy * 1.5 - dx * 0.6),
            (bx + dy * 0.6, by - dx * 0.6),
        ],
        colour,
        straight=True,
    )
    m.spots([(bx + dy * 0.2, by - dx * 0.2)], thick * 0.22, m.c.gold)


def bird(m: Manner, at: Point, size: float, way: int, colour: str) -> None:
    """A large bird in flight."""
    x, y = at
    m.mass(
        [
            (x - way * size * 0.5, y),
            (x, y - size * 0.12),
            (x + way * size * 0.5, y - size * 0.1),
            (x + way * size * 0.7, y - size * 0.16),
            (x + way * size * 0.5, y + size * 0.06),
            (x, y + size * 0.12),
        ],
        colour,
    )
    for s in (-1, 1):
        m.mass(
            [
                (x - size * 0.1, y),
                (x + s * size * 0.2 - way * size * 0.1, y - size * 0.6),
                (x - way * size * 0.5, y - size * (0.8 if s < 0 else 0.4)),
                (x - way * size * 0.1, y),
            ],
            mix(colour, m.c.dark, 24),
        )


def cow(m: Manner, foot: Point, size: float, way: int, colour: str) -> None:
    """Cattle."""
    x, y = foot
    for dx in (-0.42, -0.3, 0.3, 0.42):
        m.limb(
            [(x + way * dx * size, y - size * 0.34), (x + way * dx * size, y)],
            (size * 0.14, size * 0.09),
            mix(colour, m.c.dark, 30),
        )
    m.mass(
        [
            (x - way * size * 0.56, y - size * 0.66),
            (x, y - size * 0.74),
            (x + way * size * 0.5, y - size * 0.72),
            (x + way * size * 0.54, y - size * 0.36),
            (x, y - size * 0.26),
            (x - way * size * 0.54, y - size * 0.34),
        ],
        colour,
    )
    m.mass(
        [
            (x + way * size * 0.46, y - size * 0.74),
            (x + way * size * 0.7, y - size * 0.82),
            (x + way * size * 0.9, y - size * 0.52),
            (x + way * size * 0.78, y - size * 0.42),
            (x + way * size * 0.56, y - size * 0.5),
        ],
        colour,
    )
    m.mark(
        [
            (x + way * size * 0.56, y - size * 0.8),
            (x + way * size * 0.6, y - size * 0.96),
            (x + way * size * 0.72, y - size * 0.98),
        ],
        size * 0.05,
        m.c.linen,
    )
