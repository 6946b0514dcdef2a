"""People, put together from limbs and masses, so that every manner can paint them."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, distance, polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.outlines import hull
from vernissage.games.pictura.pictures.poses import POSES, Joints

_SMALL = 201.0
"""Who is not even this tall is put down with fewer strokes."""


@dataclass(frozen=True)
class Guise:
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


def figure(m: Manner, foot: Point, tall: float, pose: str, way: int, look: Guise) -> Stance:
    """Somebody as tall as this when upright, standing on a point and facing right (1) or left (-1)."""
    head, neck, hip, elbow1, hand1, elbow2, hand2, knee1, foot1, knee2, foot2 = (
        (foot[0] + way * x * tall, foot[1] - y * tall) for x, y in POSES[pose]
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


def _trunk(m: Manner, joints: Joints, u: float, trunk: str, look: Guise, way: int) -> None:
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


def _drape(m: Manner, hips: list[Point], legs: Joints, u: float, way: int, look: Guise) -> None:
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


def _head(m: Manner, at: Point, r: float, way: int, look: Guise) -> None:
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


def _hat(m: Manner, at: Point, r: float, way: int, look: Guise) -> None:
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
    return figure(m, foot, tall, pose, way, Guise("bare", m.c.rose, hair=m.c.gold, wings=m.c.linen if winged else ""))


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
        look = Guise(
            dress,
            dice.pick(c.cloths),
            dice.pick((c.linen, c.stone, "")),
            dice.pick((c.hair, c.hair, c.stone)),
            hat=dice.pick(hats),
        )
        people.append(figure(m, (x, y), tall * dice.between(0.94, 1.06), pose, dice.side(), look))
    return people
