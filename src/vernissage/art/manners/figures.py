"""People and creatures, put together from limbs and masses, so that every manner can paint them."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, distance, polar
from vernissage.art.manners.manner import Manner, hull, lumps

_Joints = tuple[Point, ...]
"""Head, neck, hip; elbow and hand of the far and of the near arm; knee and foot of the far and of the near leg."""

_POSES: dict[str, _Joints] = {
    "stand": (
        (0.01, 0.93),
        (0, 0.83),
        (0, 0.5),
        (-0.13, 0.66),
        (-0.1, 0.49),
        (0.13, 0.66),
        (0.19, 0.52),
        (-0.04, 0.26),
        (-0.06, 0),
        (0.05, 0.26),
        (0.08, 0),
    ),
    "point": (
        (0.03, 0.93),
        (0, 0.83),
        (0, 0.5),
        (-0.13, 0.67),
        (-0.07, 0.52),
        (0.17, 0.75),
        (0.36, 0.84),
        (-0.05, 0.26),
        (-0.1, 0),
        (0.07, 0.26),
        (0.1, 0),
    ),
    "raise": (
        (0.02, 0.93),
        (0, 0.83),
        (0, 0.5),
        (-0.16, 0.72),
        (-0.27, 0.6),
        (0.14, 0.93),
        (0.22, 1.12),
        (-0.06, 0.26),
        (-0.13, 0),
        (0.1, 0.27),
        (0.13, 0),
    ),
    "adore": (
        (0, 0.94),
        (0, 0.83),
        (0, 0.5),
        (-0.17, 0.87),
        (-0.24, 1.04),
        (0.17, 0.87),
        (0.25, 1.04),
        (-0.04, 0.26),
        (-0.05, 0),
        (0.05, 0.26),
        (0.07, 0),
    ),
    "pray": (
        (0.03, 0.92),
        (0, 0.83),
        (0, 0.5),
        (0.08, 0.63),
        (0.15, 0.72),
        (0.11, 0.62),
        (0.17, 0.72),
        (-0.04, 0.26),
        (-0.05, 0),
        (0.05, 0.26),
        (0.07, 0),
    ),
    "stride": (
        (0.05, 0.92),
        (0.02, 0.82),
        (-0.02, 0.5),
        (0.13, 0.66),
        (0.25, 0.6),
        (-0.12, 0.66),
        (-0.17, 0.5),
        (-0.12, 0.26),
        (-0.26, 0.03),
        (0.14, 0.28),
        (0.2, 0),
    ),
    "strike": (
        (0.03, 0.88),
        (-0.02, 0.79),
        (-0.05, 0.48),
        (0.14, 0.68),
        (0.28, 0.66),
        (-0.16, 0.9),
        (-0.02, 1.04),
        (-0.17, 0.25),
        (-0.28, 0),
        (0.16, 0.28),
        (0.2, 0),
    ),
    "aim": (
        (0.05, 0.92),
        (0, 0.83),
        (-0.02, 0.5),
        (0.14, 0.76),
        (0.27, 0.8),
        (0.03, 0.7),
        (0.13, 0.79),
        (-0.1, 0.26),
        (-0.18, 0),
        (0.09, 0.27),
        (0.13, 0),
    ),
    "dance": (
        (0.06, 0.91),
        (0.02, 0.82),
        (-0.02, 0.5),
        (-0.17, 0.78),
        (-0.3, 0.9),
        (0.19, 0.78),
        (0.34, 0.72),
        (-0.04, 0.25),
        (-0.03, 0),
        (0.12, 0.3),
        (0.28, 0.12),
    ),
    "kneel": (
        (0.11, 0.67),
        (0.06, 0.58),
        (-0.04, 0.27),
        (0.14, 0.42),
        (0.25, 0.48),
        (0.13, 0.4),
        (0.26, 0.47),
        (0.12, 0.04),
        (-0.18, 0.02),
        (0.16, 0.04),
        (-0.22, 0),
    ),
    "bow": (
        (0.24, 0.58),
        (0.17, 0.52),
        (-0.04, 0.3),
        (0.22, 0.34),
        (0.32, 0.22),
        (0.26, 0.34),
        (0.36, 0.26),
        (0.12, 0.04),
        (-0.18, 0.02),
        (0.14, 0.04),
        (-0.22, 0),
    ),
    "sit": (
        (0.03, 0.72),
        (0, 0.62),
        (-0.03, 0.3),
        (-0.08, 0.46),
        (0.1, 0.36),
        (0.12, 0.46),
        (0.2, 0.38),
        (0.2, 0.3),
        (0.17, 0),
        (0.24, 0.29),
        (0.24, 0),
    ),
    "hold": (
        (0.04, 0.72),
        (0, 0.62),
        (-0.03, 0.3),
        (-0.06, 0.45),
        (0.12, 0.42),
        (0.15, 0.44),
        (0.2, 0.5),
        (0.2, 0.28),
        (0.17, 0),
        (0.24, 0.27),
        (0.26, 0),
    ),
    "recline": (
        (-0.34, 0.36),
        (-0.29, 0.27),
        (-0.06, 0.1),
        (-0.36, 0.16),
        (-0.34, 0.02),
        (-0.14, 0.22),
        (0.04, 0.18),
        (0.18, 0.2),
        (0.4, 0.05),
        (0.2, 0.1),
        (0.46, 0.02),
    ),
    "lie": (
        (-0.48, 0.1),
        (-0.38, 0.09),
        (-0.08, 0.08),
        (-0.24, 0.03),
        (-0.12, 0.01),
        (-0.2, 0.02),
        (-0.06, -0.03),
        (0.16, 0.12),
        (0.4, 0.05),
        (0.16, 0.07),
        (0.44, 0.03),
    ),
    "fall": (
        (0.2, 0.3),
        (0.13, 0.36),
        (-0.1, 0.5),
        (0.26, 0.46),
        (0.34, 0.34),
        (0.02, 0.26),
        (0.1, 0.12),
        (-0.28, 0.62),
        (-0.42, 0.5),
        (-0.3, 0.46),
        (-0.46, 0.4),
    ),
    "fly": (
        (0.34, 0.62),
        (0.25, 0.58),
        (-0.02, 0.46),
        (0.36, 0.46),
        (0.5, 0.42),
        (0.3, 0.7),
        (0.44, 0.8),
        (-0.22, 0.44),
        (-0.42, 0.5),
        (-0.24, 0.36),
        (-0.46, 0.36),
    ),
    "ride": (
        (0.06, 0.54),
        (0.03, 0.44),
        (-0.04, 0.14),
        (0.14, 0.3),
        (0.26, 0.26),
        (0.17, 0.42),
        (0.32, 0.54),
        (0.13, 0.06),
        (0.08, -0.16),
        (0.13, 0.04),
        (0.06, -0.18),
    ),
}
_SMALL = 201.0
"""Who is not even this tall is put down with fewer strokes."""


@dataclass(frozen=True)
class Look:
    """How somebody is turned out: in a robe or a tunic, in armour or bare; and what tells them from others."""

    dress: str = "robe"
    cloth: str = ""
    under: str = ""
    hair: str = ""
    halo: bool = False
    wings: str = ""
    hat: str = ""
    long_hair: bool = False


@dataclass(frozen=True)
class Stance:
    """Where parts of a painted figure are, for what it holds."""

    head: Point
    neck: Point
    hip: Point
    far_hand: Point
    hand: Point


def figure(m: Manner, foot: Point, tall: float, pose: str, way: int, look: Look) -> Stance:
    """Somebody as tall as this when upright, standing on a point and facing right (1) or left (-1)."""
    head, neck, hip, elbow1, hand1, elbow2, hand2, knee1, foot1, knee2, foot2 = (
        (foot[0] + way * x * tall, foot[1] - y * tall) for x, y in _POSES[pose]
    )
    c, u = m.c, tall / 100
    cloth = look.cloth or c.red
    bare = look.dress == "bare"
    trunk = c.skin if bare else cloth
    sleeve = c.skin if bare else look.under or cloth
    legs = c.skin if bare else look.under or mix(cloth, c.dark, 40)
    arms = [between(neck, hip, 0.13), elbow1, hand1], [between(neck, hip, 0.13), elbow2, hand2]
    feet = [hip, knee1, foot1], [hip, knee2, foot2]
    small = tall < _SMALL
    if look.wings:
        wings(m, between(neck, hip, 0.2), tall * 0.5, way, look.wings)
    if not small:
        m.limb(arms[0], (7 * u, 6.5 * u, 4 * u), mix(sleeve, c.dark, 22))
    if look.dress != "robe" and small:
        m.sticks(feet, 7.5 * u, legs)
    elif look.dress != "robe":
        m.limb(feet[0], (11 * u, 7.5 * u, 5 * u), mix(legs, c.dark, 26))
        m.limb(feet[1], (12 * u, 8.5 * u, 5.5 * u), legs)
    _trunk(m, (neck, hip, knee1, foot1, knee2, foot2), u, trunk, look, way)
    if small:
        m.sticks(arms, 6 * u, sleeve)
        _head(m, head, 6.6 * u, way, look)
        m.spots([hand1, hand2], 5.4 * u, c.skin)
    else:
        m.limb([between(hip, neck, 0.8), neck, between(neck, head, 0.6)], (8 * u, 6 * u, 5 * u), c.skin)
        _head(m, head, 6.6 * u, way, look)
        m.limb(arms[1], (8.5 * u, 7 * u, 4.8 * u), sleeve)
        for elbow, hand in ((elbow1, hand1), (elbow2, hand2)):
            palm = between(elbow, hand, 1.16)
            m.limb([hand, palm, between(elbow, hand, 1.3)], (4.4 * u, 4.8 * u, 2.6 * u), c.skin)
    return Stance(head, neck, hip, hand1, hand2)


def _trunk(m: Manner, joints: _Joints, u: float, trunk: str, look: Look, way: int) -> None:
    neck, hip, knee1, foot1, knee2, foot2 = joints
    c = m.c
    long = distance(neck, hip) or 1.0
    across = ((hip[1] - neck[1]) / long, -(hip[0] - neck[0]) / long)

    def beside(at: Point, part: float) -> Point:
        return at[0] + across[0] * part * u, at[1] + across[1] * part * u

    shoulder, waist = between(neck, hip, 0.1), between(neck, hip, 0.66)
    if look.dress == "robe":
        hem = [(x + dx * u, y + 1.5 * u) for x, y in (foot1, foot2) for dx in (-6, 6)]
        knees = [(x + dx * u, y) for x, y in (knee1, knee2) for dx in (-7, 7)]
        skirt = [beside(hip, 9), beside(hip, -9), *knees, *hem]
        if 100 * u < _SMALL:
            m.mass(hull([*skirt, beside(shoulder, 8), beside(shoulder, -8)]), trunk)
            if u > 1.3:
                m.mark([beside(waist, 7.6), beside(waist, -7.6)], 2.4 * u, look.under or mix(trunk, c.dark, 40))
            return
        m.mass(hull([*skirt, beside(waist, 6), beside(waist, -6)]), trunk)
        if u > 2.0:
            end = between(foot1, foot2, 0.5)
            folds = [
                [beside(waist, k), between(beside(hip, k * 1.6), knee2, 0.3), (end[0] + k * 1.6 * u, end[1] - 2 * u)]
                for k in (-3.5, 0.5, 4)
            ]
            m.marks(folds, 1.1 * u, mix(trunk, c.dark, 46), 0.6)
    rib = between(neck, hip, 0.4)
    chest = [beside(at, part) for at, part in ((shoulder, 9), (rib, 8.6), (waist, 6.8), (hip, 8.4))]
    chest += [beside(at, -part) for at, part in ((hip, 8.4), (waist, 6.8), (rib, 8.6), (shoulder, 9))]
    m.mass([*chest, neck], mix(c.metal, c.dark, 8) if look.dress == "armour" else trunk)
    if look.dress in ("tunic", "armour"):
        low = between(hip, between(knee1, knee2, 0.5), 0.42)
        lap = [(low[0] + dx * u, low[1]) for dx in (-11, 11)]
        m.mass(hull([beside(waist, 7.4), beside(waist, -7.4), *lap]), look.cloth or c.red)
    elif look.dress == "bare":
        _drape(m, [beside(hip, 9), beside(hip, -9)], (knee1, foot1, knee2), u, way, look)
    elif look.under and 100 * u > _SMALL:
        m.mark([beside(shoulder, 7), beside(between(neck, hip, 0.5), -2), beside(hip, -8)], 5 * u, look.under)


def _drape(m: Manner, hips: list[Point], legs: _Joints, u: float, way: int, look: Look) -> None:
    """A cloth about the hips that falls over one leg and trails behind."""
    knee1, foot1, knee2 = legs
    cloth = look.cloth or m.c.linen
    near = [(knee2[0] + dx * u, knee2[1] - 6 * u) for dx in (-6, 6)]
    far = [
        (knee1[0] - way * 7 * u, knee1[1]),
        (between(knee1, foot1, 0.7)[0] - way * 12 * u, between(knee1, foot1, 0.8)[1]),
    ]
    shape = hull([*hips, *near, *far])
    m.mass(shape, cloth)
    if u > 1.4:
        top, end = between(hips[0], hips[1], 0.5), far[1]
        folds = [[hips[0], between(top, end, 0.4), end], [top, between(knee2, end, 0.4), between(end, knee2, 0.2)]]
        m.marks(folds, 1.1 * u, mix(cloth, m.c.dark, 44), 0.6)


def _head(m: Manner, at: Point, r: float, way: int, look: Look) -> None:
    c = m.c
    x, y = at
    hair = look.hair or c.hair
    if look.halo:
        m.panel.circle((x, y - r * 0.2), r * 2.1, fill=mix(c.gold, c.light, 30), opacity=0.55)
        m.panel.circle(
            (x, y - r * 0.2), r * 2.1, fill="none", stroke=mix(c.gold, c.light, 30), stroke_width=max(1.2, r * 0.2)
        )
    if look.long_hair:
        m.mass(
            [
                (x - way * r * 0.2, y - r * 1.2),
                (x - way * r * 1.2, y - r * 0.4),
                (x - way * r * 1.5, y + r * 2.2),
                (x - way * r * 0.3, y + r * 1.9),
                (x + way * r * 0.2, y),
            ],
            hair,
        )
    m.ball((x - way * r * 0.22, y - r * 0.16), r * 1.02, r * 1.16, hair)
    m.ball((x + way * r * 0.2, y + r * 0.12), r * 0.74, r * 0.98, c.skin)
    if r > 9:
        eyes = [(x + way * r * s, y + r * 0.02) for s in (0.16, 0.66)]
        m.spots(eyes, max(1.6, r * 0.2), mix(c.skin, c.dark, 78))
        m.mark(
            [(x + way * r * 0.26, y + r * 0.62), (x + way * r * 0.56, y + r * 0.6)],
            max(1.0, r * 0.12),
            mix(c.skin, c.red, 60),
        )
    if r > 14:
        nose = ((0.4, -0.04), (0.52, 0.3), (0.38, 0.36))
        brows = ((0.0, -0.2), (0.3, -0.22)), ((0.52, -0.2), (0.82, -0.22))
        lines = [[(x + way * r * across, y + r * down) for across, down in points] for points in (nose, *brows)]
        m.marks(lines, max(1.0, r * 0.09), mix(c.skin, c.dark, 52), 0.8)
    _hat(m, at, r, way, look)


def _hat(m: Manner, at: Point, r: float, way: int, look: Look) -> None:
    c = m.c
    x, y = at
    if look.hat == "helmet":
        m.mass(
            [
                (x - r * 1.1, y),
                (x - r, y - r * 1.1),
                (x, y - r * 1.6),
                (x + r, y - r * 1.0),
                (x + r * 1.1, y - r * 0.2),
            ],
            c.metal,
        )
        m.mark([(x - r * 0.6, y - r * 1.3), (x, y - r * 2.2), (x + way * r * 0.9, y - r * 1.7)], r * 0.5, c.red)
    elif look.hat == "crown":
        m.mass(
            [
                (x - r, y - r * 0.6),
                (x - r * 1.1, y - r * 1.7),
                (x - r * 0.4, y - r * 1.2),
                (x, y - r * 1.9),
                (x + r * 0.4, y - r * 1.2),
                (x + r * 1.1, y - r * 1.7),
                (x + r, y - r * 0.6),
            ],
            c.gold,
            straight=True,
        )
    elif look.hat == "veil":
        m.mass(
            [
                (x + way * r * 0.5, y - r * 1.1),
                (x - way * r * 0.7, y - r * 1.3),
                (x - way * r * 1.3, y),
                (x - way * r * 1.5, y + r * 2.3),
                (x - way * r * 0.4, y + r * 1.7),
                (x - way * r * 0.3, y - r * 0.3),
            ],
            look.under or c.blue,
        )
    elif look.hat == "laurel":
        m.spots([polar((x, y), r * 1.12, 0.5 + 0.09 * k) for k in range(6)], r * 0.5, c.leaf)
    elif look.hat == "shako":
        m.slab(x - r * 0.9, y - r * 2.1, r * 1.8, r * 1.5, mix(c.dark, c.blue, 20))
    elif look.hat == "brim":
        m.ball((x, y - r * 0.8), r * 1.9, r * 0.34, mix(c.dark, c.wood, 30))
        m.ball((x, y - r * 1.2), r * 0.95, r * 0.6, mix(c.dark, c.wood, 30))


def wings(m: Manner, root: Point, span: float, way: int, colour: str) -> None:
    """A pair of feathered wings behind somebody."""
    x, y = root
    for side, reach in ((-way, 1.0), (way, 0.8)):
        s = side * span * reach
        m.mass(
            [
                (x, y),
                (x + s * 0.3, y - span * 0.5),
                (x + s * 0.8, y - span * 0.72),
                (x + s * 0.92, y - span * 0.3),
                (x + s * 0.7, y + span * 0.16),
                (x + s * 0.36, y + span * 0.34),
            ],
            colour,
        )
        feathers = [
            [(x + s * 0.24, y - span * 0.2), (x + s * (0.8 - 0.14 * k), y - span * (0.3 - 0.2 * k))] for k in range(4)
        ]
        m.marks(feathers, max(1, span * 0.02), mix(colour, m.c.dark, 40), 0.7)


def child(m: Manner, foot: Point, tall: float, pose: str, way: int, winged: bool = False) -> Stance:
    """A small child, bare, perhaps with wings."""
    return figure(m, foot, tall, pose, way, Look("bare", m.c.rose, hair=m.c.gold, wings=m.c.linen if winged else ""))


def crowd(
    m: Manner, left: float, right: float, base: float, tall: float, count: int, hats: tuple[str, ...] = ("",)
) -> list[Stance]:
    """People side by side, dressed as it happens; those further back are painted first."""
    dice, c = m.dice, m.c
    rows = []
    for n in range(count):
        x = left + (right - left) * (n + dice.between(0.2, 0.8)) / count
        rows.append((base + dice.about(0, tall * 0.07), x))
    people = []
    for y, x in sorted(rows):
        pose = dice.pick(("stand", "stand", "point", "pray", "raise"))
        dress = dice.pick(("robe", "robe", "tunic"))
        look = Look(
            dress,
            dice.pick(c.cloths),
            dice.pick((c.linen, c.stone, "")),
            dice.pick((c.hair, c.hair, c.stone)),
            hat=dice.pick(hats),
        )
        people.append(figure(m, (x, y), tall * dice.between(0.94, 1.06), pose, dice.side(), look))
    return people


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


def rider(m: Manner, foot: Point, size: float, way: int, colour: str, look: Look, rearing: bool = False) -> Stance:
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
