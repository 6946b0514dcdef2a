"""History: many people, lances and flags, columns and smoke; someone points the way."""

from __future__ import annotations

from functools import partial

from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.art.manners.figures import Look, child, crowd, figure, horse, rider
from vernissage.art.manners.manner import Manner, Scene, lumps
from vernissage.art.manners.places import banner, boat, castle, column, drapery, rocks, ship, table, temple, town, tree


def _smoke(m: Manner, at: Point, size: float, count: int = 5) -> None:
    """Smoke that rises and drifts."""
    c = m.c
    tone = mix(c.cloud, c.stone, 46)
    for n in range(count):
        x, y = at[0] + n * size * 0.22 + m.dice.about(0, 6), at[1] - n * size * 0.42
        shape = lumps(m.dice, (x, y), size * (0.8 + 0.16 * n), size * (0.6 + 0.1 * n), 8, 0.2)
        m.mass(shape, mix(tone, c.dark, 34 - 6 * n))


def _flames(m: Manner, x: float, base: float, wide: float, tall: float) -> None:
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


def _pikes(m: Manner, left: float, right: float, base: float, tall: float, count: int, lean: float = 0.0) -> None:
    """Lances, upright like a fence."""
    poles: list[list[Point]] = []
    for n in range(count):
        x = left + (right - left) * n / max(1, count - 1) + m.dice.about(0, 4)
        poles.append([(x, base), (x + lean + m.dice.about(0, 5), base - tall + m.dice.about(0, 12))])
    m.marks(poles, 3.6, mix(m.c.wood, m.c.dark, 24))
    m.marks([[p[1], (p[1][0], p[1][1] - 13)] for p in poles], 5, mix(m.c.metal, m.c.light, 30))


def _field(m: Manner, horizon: float = 216.0) -> None:
    c = m.c
    m.heaven(horizon, (230, 120))
    m.hills(horizon + 8, 14, c.land, 0.5)
    m.ridge([(-20, 300), (120, 288), (240, 304), (360, 290)], c.field, 0.16)
    m.ridge([(-20, 372), (110, 356), (230, 374), (360, 358)], mix(c.land, c.wood, 30))


def lances(m: Manner, kind: str) -> None:
    """Two hosts face to face, one key, many lances."""
    c = m.c
    _field(m)
    _smoke(m, (80, 230), 50, 4)
    if kind == "siege":
        m.sea(230, (200, 120))
        for x in (200, 280):
            ship(m, (x, 268 + m.dice.about(0, 12)), 44, m.dice.side())
        m.ridge([(-20, 330), (120, 318), (360, 330)], mix(c.field, c.stone, 30))
        castle(m, (50, 316), 100, 0.1)
    _pikes(m, 190, 326, 380, 330, 11)
    banner(m, (166, 372), (150, 96), c.rose if kind == "meeting" else c.blue, -1, 84)
    crowd(m, 190, 336, 382, 150, 3, ("helmet", "", "brim"))
    crowd(m, 4, 110, 382, 150, 3, ("helmet", "", "brim"))
    if kind == "meeting":
        for x, way in ((64, 1), (226, -1)):
            figure(m, (x, 170), 110, "fly", way, Look("robe", c.linen, c.gold, halo=True))
        rider(m, (92, 420), 96, 1, c.linen, Look("robe", c.gold, c.red, mix(c.stone, c.linen, 40), hat="crown"))
        rider(m, (256, 424), 96, -1, mix(c.wood, c.dark, 30), Look("armour", c.green, c.wood, hat="helmet"), True)
        return
    if kind == "siege":
        figure(m, (96, 424), 230, "sit", 1, Look("armour", c.red, c.dark))
        figure(m, (190, 424), 230, "point", 1, Look("armour", c.dark, c.red, hat="brim"))
        figure(m, (266, 428), 220, "stand", -1, Look("tunic", c.ochre, c.dark, hat="brim"))
        return
    horse(m, (290, 428), 130, 1, mix(c.wood, c.ochre, 20))
    figure(m, (130, 420), 220, "bow", 1, Look("tunic", c.ochre, c.wood))
    figure(m, (206, 420), 236, "point", -1, Look("armour", c.dark, c.wood))
    m.mark([(160, 350), (186, 346)], 5, c.gold)


def march(m: Manner) -> None:
    """Soldiers set out, more or less in order, past an inn."""
    c = m.c
    _field(m)
    for x, wide in ((-10, 90), (270, 96)):
        m.slab(x, 120, wide, 270, mix(c.red, c.stone, 30))
        for row in range(3):
            m.spots([(x + 24, 160 + 56 * row), (x + 60, 160 + 56 * row)], 20, mix(c.dark, c.blue, 40))
    m.mark([(82, 150), (116, 150)], 4, c.wood)
    m.slab(92, 152, 34, 40, c.gold)
    banner(m, (186, 350), (186, 130), c.red, 1, 80)
    _pikes(m, 110, 260, 350, 150, 9, 16)
    crowd(m, 92, 268, 362, 120, 6, ("shako",))
    for x, way, pose in (
        (70, 1, "stride"),
        (130, -1, "raise"),
        (184, 1, "stride"),
        (250, -1, "point"),
        (300, 1, "stand"),
    ):
        soldier = pose == "stride"
        figure(
            m,
            (x, 424),
            190,
            pose,
            way,
            Look(
                "tunic" if soldier else "robe",
                c.red if soldier else m.dice.pick(c.cloths),
                c.linen,
                hat="shako" if soldier else "",
            ),
        )
    m.ball((146, 420), 26, 24, c.ochre)


def naval(m: Manner, kind: str) -> None:
    """Ships of the line, smoke, a sea that does not care."""
    c = m.c
    sun = (236.0, 170.0)
    m.heaven(230, sun)
    if kind == "towed":
        m.shine(sun, 110, c.ochre, 1.0)
        m.sea(236, sun)
        ship(m, (116, 300), 170, 1, mix(c.linen, c.light, 40), c.linen)
        m.mass([(178, 326), (196, 300), (262, 300), (284, 326), (262, 338), (190, 338)], c.dark)
        m.slab(216, 250, 13, 54, c.dark)
        _smoke(m, (222, 240), 34, 5)
        m.shine((222, 246), 34, c.red, 0.9)
        m.ridge([(280, 440), (310, 420), (360, 414)], c.dark)
        return
    if kind == "gulf":
        town(m, 20, 130, 216, 26, 0.5)
        m.mass([(190, 230), (250, 120), (276, 130), (340, 230)], m.aerial(c.stone, 0.5))
        _smoke(m, (258, 118), 26, 4)
    m.sea(228, sun)
    fleet = (
        ((70, 280, 66, 1), (250, 270, 60, -1), (160, 300, 74, 1), (90, 366, 96, -1), (240, 372, 110, 1))
        if kind == "gulf"
        else ((230, 262, 60, -1), (96, 300, 120, 1))
    )
    for x, y, size, way in fleet:
        ship(m, (x, y), size, way, "", c.red if way > 0 else c.blue)
        _smoke(m, (x - way * size * 0.5, y - 8), size * 0.32, 3)
        m.spots([(x + way * size * (0.1 * k - 0.2), y - size * 0.05) for k in range(4)], size * 0.05, c.gold)
    if kind == "duel":
        boat(m, (228, 392), 120, c.dark)
        m.mark([(228, 386), (228, 290)], 3.4, c.wood)
        m.mass([(228, 294), (276, 350), (230, 372)], mix(c.linen, c.blue, 20))
        figure(m, (206, 392), 60, "stand", 1, Look("tunic", c.blue))


def raft(m: Manner) -> None:
    """Planks, bodies, a shirt waved at a sail too far away."""
    c = m.c
    m.heaven(230, (250, 150))
    m.sea(232, (250, 160))
    m.marks([[(292, 226), (292, 218)], [(286, 226), (298, 226)]], 2.4, c.dark)
    m.mass([(-10, 380), (60, 320), (280, 340), (340, 410), (250, 440), (40, 440)], c.wood)
    m.marks([[(10 + 36 * k, 436), (60 + 34 * k, 328)] for k in range(8)], 3.6, mix(c.wood, c.dark, 50))
    m.limb([(110, 380), (100, 240), (94, 130)], (13, 10, 7), c.wood)
    m.mass([(96, 140), (30, 200), (36, 300), (106, 320)], mix(c.linen, c.stone, 40))
    figure(m, (78, 428), 190, "lie", 1, Look("bare", c.linen))
    figure(m, (250, 432), 170, "lie", -1, Look("bare", c.red))
    figure(m, (120, 400), 180, "sit", 1, Look("robe", c.red, c.wood, mix(c.stone, c.linen, 40)))
    for x, y, pose in ((170, 392, "kneel"), (206, 372, "point"), (230, 380, "kneel"), (186, 360, "stand")):
        figure(m, (x, y), 170, pose, 1, Look("bare", m.dice.pick((c.wood, c.linen, c.ochre))))
    top = figure(m, (262, 366), 180, "raise", 1, Look("bare", c.linen, hair=c.dark))
    m.mass(
        [
            top.hand,
            (top.hand[0] + 30, top.hand[1] - 22),
            (top.hand[0] + 52, top.hand[1] + 4),
            (top.hand[0] + 22, top.hand[1] + 12),
        ],
        c.red,
    )


def charge(m: Manner, kind: str) -> None:
    """A horse that rears, a rider who turns."""
    c = m.c
    _field(m)
    if kind == "tamed":
        castle(m, (60, 240), 60)
        crowd(m, 10, 110, 380, 160, 3)
        figure(m, (140, 416), 230, "point", 1, Look("tunic", c.red, c.skin, c.gold))
        horse(m, (246, 430), 180, -1, mix(c.dark, c.wood, 20), True)
        banner(m, (40, 380), (34, 140), c.gold, 1, 66)
        return
    if kind == "triumph":
        temple(m, (70, 240), 80)
        for x in (44, 300):
            column(m, x, 90, 370, 22)
        for x, y, tone in ((70, 420, c.linen), (120, 430, c.wood)):
            horse(m, (x + 20, y), 120, -1, tone)
        m.mass([(180, 330), (300, 310), (310, 400), (190, 404)], c.gold)
        m.panel.circle((226, 404), 32, fill="none", stroke=c.gold, stroke_width=9)
        m.marks([[(226, 374), (226, 434)], [(196, 404), (256, 404)]], 4, c.gold)
        figure(m, (250, 372), 190, "raise", -1, Look("robe", c.red, c.linen, hat="laurel"))
        _pikes(m, 20, 160, 330, 170, 6)
        banner(m, (200, 330), (196, 110), c.red, -1, 60)
        figure(m, (160, 434), 150, "stride", -1, Look("bare", c.wood))
        return
    _smoke(m, (60, 260), 60, 5)
    _flames(m, 300, 330, 70, 90)
    m.mass([(20, 428), (40, 390), (86, 400), (100, 432)], mix(c.wood, c.dark, 40))
    who = rider(m, (170, 424), 190, 1, mix(c.metal, c.linen, 40), Look("tunic", c.green, c.red, hat="shako"), True)
    m.mark([who.hand, (who.hand[0] + 40, who.hand[1] - 60)], 5, mix(c.metal, c.light, 40))
    m.mass(
        [
            (who.hip[0] - 40, who.hip[1] - 10),
            (who.hip[0] + 30, who.hip[1] - 16),
            (who.hip[0] + 24, who.hip[1] + 26),
            (who.hip[0] - 50, who.hip[1] + 20),
        ],
        mix(c.ochre, c.dark, 20),
    )


def squad(m: Manner, kind: str) -> None:
    """Muskets level; those on the other side have their arms up."""
    c = m.c
    if kind == "night":
        m.heaven(230, (250, 60))
        m.panel.path(m.whole(), fill=c.dark, opacity=0.5)
        m.ridge([(-20, 220), (60, 180), (130, 280), (220, 320), (360, 330)], mix(c.ochre, c.wood, 30))
        town(m, 210, 340, 240, 36, 0.2)
    else:
        m.heaven(150, (200, 60))
        m.slab(-12, 150, 364, 170, mix(c.stone, c.far, 30))
        crowd(m, 60, 330, 156, 50, 7)
    m.ridge([(-20, 340), (120, 326), (360, 336)], mix(c.field, c.stone, 40))
    if kind == "night":
        m.slab(160, 380, 42, 42, c.gold)
        m.shine((160, 350), 170, c.light, 0.9)
        figure(m, (60, 436), 170, "lie", 1, Look("robe", c.linen, c.red))
        crowd(m, -6, 60, 392, 160, 3)
    else:
        _smoke(m, (150, 240), 40, 2)
    white = figure(m, (96, 396), 200, "adore", 1, Look("tunic", c.linen, c.linen if kind == "night" else c.dark))
    figure(m, (60, 400), 190, "pray", 1, Look("tunic", c.dark, c.wood))
    if kind != "night":
        figure(m, (130, 398), 190, "stand", 1, Look("tunic", c.wood, c.dark))
        m.ball((white.head[0], white.head[1] - 14), 24, 6, c.gold)
    for n in range(4):
        x = 232 + 28 * n
        who = figure(
            m,
            (x, 408 + 4 * n),
            196,
            "aim",
            -1,
            Look("tunic", mix(c.blue, c.dark, 40), mix(c.stone, c.dark, 30), hat="shako"),
        )
        m.mark([(who.hand[0] + 14, who.hand[1] + 6), (who.far_hand[0] - 62, who.far_hand[1] + 2)], 4, c.dark)
        m.mark([(who.hip[0] - 8, who.hip[1] - 30), (who.hip[0] + 10, who.hip[1] + 4)], 4, c.linen)


def barricade(m: Manner) -> None:
    """Over stones and the fallen, with a flag."""
    c = m.c
    _field(m)
    town(m, 220, 340, 270, 40, 0.5)
    _smoke(m, (60, 280), 90, 4)
    m.shine((170, 170), 130, c.light, 0.7)
    crowd(m, 10, 130, 372, 150, 3, ("brim", "", "shako"))
    m.mass(
        [(-12, 440), (20, 400), (90, 386), (150, 352), (220, 362), (300, 398), (352, 440)],
        mix(c.stone, c.wood, 50),
        straight=True,
    )
    figure(m, (90, 430), 180, "lie", 1, Look("tunic", c.linen, c.wood))
    figure(m, (262, 432), 180, "lie", -1, Look("tunic", c.blue, c.wood))
    figure(m, (86, 400), 190, "stand", 1, Look("tunic", c.dark, c.wood, hat="brim"))
    m.mark([(70, 330), (150, 290)], 5, c.wood)
    figure(m, (262, 396), 150, "raise", 1, Look("tunic", c.dark, c.linen))
    her = figure(m, (176, 366), 240, "raise", 1, Look("robe", c.ochre, c.skin, c.hair))
    tip = (her.hand[0] + 6, her.hand[1] - 60)
    m.mark([(her.hand[0] - 6, her.hand[1] + 60), tip], 5, c.wood)
    for k, tone in enumerate((c.red, c.linen, c.blue)):
        x, y = tip[0], tip[1] + 17 * k
        m.mass([(x, y), (x - 44, y - 12), (x - 92, y + 8), (x - 92, y + 24), (x - 44, y + 6), (x, y + 17)], tone)


def forum(m: Manner, kind: str) -> None:
    """Steps and arches full of people who argue."""
    c = m.c
    m.room(300)
    if kind == "school":
        for k in range(4):
            m.slab(30 - 14 * k, 330 + 22 * k, 280 + 28 * k, 24, mix(c.stone, c.linen, 20 + 8 * k))
        for x in (36, 304):
            column(m, x, 110, 340, 20)
        crowd(m, 50, 150, 336, 96, 3)
        crowd(m, 196, 296, 336, 96, 3)
        figure(m, (160, 338), 124, "raise", 1, Look("robe", c.red, c.rose, mix(c.stone, c.linen, 40)))
        figure(m, (188, 338), 122, "point", -1, Look("robe", c.blue, c.ochre))
        figure(m, (196, 384), 130, "recline", 1, Look("robe", c.blue, c.linen))
        for x, pose, cloth, way in (
            (60, "kneel", c.linen, 1),
            (100, "bow", c.rose, 1),
            (130, "sit", c.wood, 1),
            (250, "bow", c.red, -1),
            (290, "stand", c.ochre, -1),
            (316, "stand", c.linen, -1),
        ):
            figure(m, (x, 430), 150, pose, way, Look("robe", cloth, m.dice.pick(c.cloths)))
        return
    for x in (30, 110, 230, 310):
        column(m, x, 130, 370, 20)
    if kind == "lucretia":
        m.slab(150, 250, 40, 120, c.stone)
        figure(m, (170, 254), 110, "stand", 1, Look("armour", c.gold, c.gold))
        m.slab(110, 380, 120, 30, c.stone)
        figure(m, (170, 384), 210, "lie", 1, Look("robe", c.green, c.linen, c.gold))
        figure(m, (170, 372), 170, "raise", 1, Look("armour", c.red, c.blue, hat="helmet"))
    else:
        m.slab(136, 330, 70, 60, c.stone)
        figure(m, (170, 350), 170, "point", -1, Look("robe", c.red, c.gold, hat="crown"))
        figure(m, (120, 424), 190, "kneel", 1, Look("robe", c.linen, c.blue))
    crowd(m, 10, 110, 410, 170, 3, ("helmet", ""))
    crowd(m, 230, 336, 410, 170, 3, ("helmet", ""))
    _pikes(m, 240, 320, 400, 230, 5)
    banner(m, (60, 390), (50, 150), c.red, 1, 56)


def blaze(m: Manner, kind: str) -> None:
    """A city burns; some carry, some pray, some fight on."""
    c = m.c
    m.heaven(240, (170, 130))
    if kind == "storm":
        castle(m, (230, 300), 180, 0.1)
        _flames(m, 250, 190, 90, 110)
        _smoke(m, (200, 150), 70, 3)
        m.marks([[(120, 400), (190, 210)], [(136, 404), (206, 214)]], 4, c.wood)
        m.marks([[(124 + 7 * k, 388 - 18 * k), (140 + 7 * k, 392 - 18 * k)] for k in range(10)], 3, c.wood)
    else:
        for x in (50, 290):
            column(m, x, 120, 390, 30)
            column(m, x + (40 if x < 100 else -40), 150, 380, 24)
        m.slab(120, 200, 100, 160, mix(c.stone, c.linen, 20))
        _flames(m, 40, 330, 90, 160)
        _flames(m, 316, 340, 70, 110)
        figure(m, (170, 232), 80, "raise", 1, Look("robe", c.linen, c.gold, hat="crown"))
    m.ridge([(-20, 372), (110, 360), (230, 376), (360, 362)], mix(c.stone, c.wood, 40))
    if kind == "storm":
        figure(m, (170, 300), 110, "strike", 1, Look("armour", c.red, c.wood, hat="helmet"))
        rider(m, (100, 430), 120, 1, c.linen, Look("armour", c.blue, c.wood, hat="helmet"), True)
        for x, way, pose in ((220, -1, "strike"), (276, -1, "strike"), (250, 1, "raise")):
            figure(
                m,
                (x, 426),
                190,
                pose,
                way,
                Look("armour", m.dice.pick((c.red, c.ochre, c.green)), c.wood, hat="helmet"),
            )
        banner(m, (60, 400), (56, 150), c.gold, 1, 70)
        return
    figure(m, (92, 424), 230, "stride", 1, Look("bare", c.rose))
    figure(m, (84, 330), 130, "sit", 1, Look("robe", c.stone, c.linen, mix(c.stone, c.linen, 40)))
    her = figure(m, (268, 426), 240, "adore", -1, Look("robe", c.ochre, c.blue))
    m.ball((her.head[0], her.head[1] - 34), 24, 26, c.wood)
    crowd(m, 130, 230, 416, 160, 3)
    child(m, (140, 436), 100, "stride", 1)


def feast(m: Manner, kind: str) -> None:
    """A table, a toast, more guests than chairs."""
    c = m.c
    m.room(310)
    if kind == "oath":
        m.shine((170, 300), 170, c.gold, 1.0)
        for n in range(7):
            x = 36 + 44 * n
            figure(
                m,
                (x, 380),
                190 + (40 if n == 2 else 0),
                "point" if n % 2 else "raise",
                1 if x < 130 else -1,
                Look(
                    "robe",
                    m.dice.pick((c.ochre, c.red, c.wood)),
                    c.linen,
                    mix(c.hair, c.stone, 40),
                    hat="crown" if n == 2 else "",
                ),
            )
        table(m, 340, mix(c.gold, c.light, 40))
        m.mark([(124, 250), (216, 268)], 6, c.metal)
        m.mark([(220, 240), (136, 270)], 6, c.metal)
        return
    for x in (40, 300):
        column(m, x, 60, 340, 26)
    m.slab(96, 60, 150, 16, c.stone)
    crowd(m, 60, 280, 130, 60, 5)
    m.slab(56, 116, 230, 22, c.stone)
    her = figure(m, (110, 400), 240, "sit", 1, Look("robe", c.rose, c.linen, c.gold, hat="crown"))
    figure(m, (252, 400), 240, "sit", -1, Look("armour", c.red, c.wood, hat="helmet"))
    figure(m, (182, 380), 220, "stand", 1, Look("robe", c.blue, c.gold, mix(c.stone, c.linen, 40)))
    table(m, 338, c.linen, 70, 290)
    for x in (110, 150, 210, 250):
        m.ball((x, 344), 15, 5, c.gold)
    m.slab(176, 312, 12, 24, c.gold)
    m.spots([(her.hand[0] + 4, her.hand[1] - 10)], 11, c.light)
    figure(m, (306, 430), 180, "stand", -1, Look("tunic", c.green, c.ochre))
    m.mass([(30, 440), (36, 410), (66, 404), (76, 440)], c.linen)


def crowning(m: Manner) -> None:
    """A cathedral, a red carpet, a crown lowered on a bowed head."""
    c = m.c
    m.room(320)
    drapery(m, c.red)
    for x in (40, 100):
        column(m, x, 40, 340, 24)
    for k in range(3):
        m.slab(196 - 20 * k, 356 + 18 * k, 190, 20, mix(c.red, c.rose, 12 * k))
    crowd(m, 4, 130, 372, 160, 5)
    for x, cloth in ((300, c.gold), (262, c.red)):
        bishop = figure(m, (x, 376), 220, "point", -1, Look("robe", cloth, c.linen, mix(c.stone, c.linen, 40)))
        m.mass(
            [
                (bishop.head[0] - 13, bishop.head[1] - 8),
                (bishop.head[0], bishop.head[1] - 40),
                (bishop.head[0] + 13, bishop.head[1] - 8),
            ],
            c.linen,
            straight=True,
        )
    queen = figure(m, (176, 412), 250, "kneel", 1, Look("robe", c.blue, c.gold, c.gold))
    m.mass([(146, 340), (90, 400), (30, 430), (150, 430)], c.blue)
    m.spots([(60 + 18 * k, 420 - 6 * (k % 3)) for k in range(6)], 6, c.gold)
    qx, qy = queen.head
    m.mass(
        [
            (qx - 16, qy - 20),
            (qx - 18, qy - 42),
            (qx - 7, qy - 30),
            (qx, qy - 46),
            (qx + 7, qy - 30),
            (qx + 18, qy - 42),
            (qx + 16, qy - 20),
        ],
        c.gold,
        straight=True,
    )
    for x in (90, 140):
        child(m, (x, 130), 70, "fly", 1, True)


def landing(m: Manner) -> None:
    """A queen steps ashore over a gangway; sea-women hold the ropes."""
    c = m.c
    m.heaven(230, (110, 110))
    m.sea(330, (130, 180))
    m.mass([(-12, 60), (90, 90), (120, 300), (-12, 350)], mix(c.wood, c.gold, 30))
    m.marks([[(-8, 120 + 50 * k), (100 + 8 * k, 140 + 46 * k)] for k in range(4)], 6, c.gold)
    m.mass([(60, 330), (340, 300), (352, 340), (80, 366)], c.red, straight=True)
    for x in (120, 160, 200):
        figure(
            m,
            (x, 330),
            180,
            "stand",
            1,
            Look("robe", (c.dark, c.linen, c.rose)[(x - 120) // 40], c.linen, hat="crown" if x == 160 else ""),
        )
    m.slab(270, 100, 18, 220, c.stone)
    figure(m, (270, 326), 190, "adore", -1, Look("robe", c.blue, c.gold, hat="helmet"))
    figure(m, (316, 330), 180, "bow", -1, Look("robe", c.ochre, c.linen))
    figure(m, (180, 120), 130, "fly", 1, Look("robe", c.gold, c.linen, wings=c.linen))
    for x, way, pose in ((90, 1, "dance"), (170, -1, "raise"), (250, -1, "dance")):
        figure(m, (x, 444), 190, pose, way, Look("bare", mix(c.green, c.blue, 40), hair=c.ochre, long_hair=True))


def deathbed(m: Manner) -> None:
    """A philosopher in a basin, still dictating."""
    c = m.c
    m.room(360)
    m.shine((160, 200), 150, c.gold, 0.5)
    figure(m, (262, 410), 250, "stand", -1, Look("armour", c.red, c.wood, hat="helmet"))
    figure(m, (300, 400), 240, "stand", -1, Look("armour", c.dark, c.wood, hat="helmet"))
    m.mark([(322, 410), (312, 110)], 4, c.wood)
    figure(m, (170, 412), 330, "adore", 1, Look("bare", c.linen, hair=mix(c.stone, c.linen, 40)))
    m.mass([(110, 400), (170, 390), (230, 400), (214, 438), (126, 438)], c.gold)
    figure(m, (76, 420), 220, "kneel", 1, Look("robe", c.green, c.linen))
    m.mass([(96, 340), (130, 330), (136, 350), (102, 360)], c.linen, straight=True)


def tombs(m: Manner) -> None:
    """A ravine with old graves, two visitors, no sky to speak of."""
    c = m.c
    m.heaven(150, (200, 60))
    rocks(m, -30, 210, 400, 330, mix(c.stone, c.ochre, 30))
    rocks(m, 150, 380, 400, 270, mix(c.stone, c.dark, 30))
    m.mass([(140, 330), (150, 270), (176, 256), (200, 276), (206, 332)], c.dark)
    m.ridge([(-20, 392), (110, 376), (230, 392), (360, 378)], mix(c.leaf, c.land, 40))
    m.slab(210, 250, 30, 140, c.linen)
    m.mass([(206, 252), (225, 210), (244, 252)], c.linen, straight=True)
    m.slab(60, 350, 90, 40, c.stone)
    m.slab(270, 366, 70, 30, c.stone)
    m.limb([(110, 420), (160, 410), (130, 400), (190, 404)], (8, 10, 8, 5), c.red)
    for x in (160, 178):
        figure(m, (x, 376), 58, "stand", 1, Look("tunic", c.blue, c.dark))
    tree(m, (30, 400), 200, 90)
    tree(m, (322, 392), 150, 70)


def building(m: Manner) -> None:
    """A queen looks across the river at a city that is not there yet."""
    c = m.c
    m.heaven(200, (90, 100))
    m.sea(260, (110, 150))
    for k in range(4):
        m.slab(20 + 20 * k, 232 - 34 * k, 180 - 40 * k, 36, m.aerial(c.stone, 0.34))
        m.marks(
            [[(32 + 20 * k + 20 * j, 262 - 34 * k), (32 + 20 * k + 20 * j, 244 - 34 * k)] for j in range(7 - 2 * k)],
            7,
            m.aerial(c.dark, 0.5),
        )
    m.slab(-12, 366, 364, 90, mix(c.stone, c.linen, 30))
    m.slab(-12, 340, 200, 30, c.stone)
    for x, cloth in ((270, c.blue), (298, c.linen), (322, c.green)):
        figure(m, (x, 404), 200, "stand", -1, Look("robe", cloth, c.linen))
    horse(m, (292, 426), 130, -1, mix(c.wood, c.dark, 20))
    figure(m, (200, 400), 220, "stand", -1, Look("robe", c.linen, c.rose, hat="crown"))
    figure(m, (170, 410), 150, "kneel", -1, Look("robe", c.ochre, c.linen))
    figure(m, (240, 404), 206, "pray", -1, Look("robe", c.rose, c.linen))


def youths(m: Manner) -> None:
    """Girls challenge boys across an empty plain."""
    c = m.c
    m.heaven(190, (200, 80))
    m.ridge([(-20, 190), (60, 150), (120, 196), (230, 176), (290, 130), (360, 190)], c.stone, 0.5)
    town(m, 220, 320, 214, 20, 0.4)
    m.ridge([(-20, 214), (120, 206), (360, 212)], c.field)
    crowd(m, 130, 220, 290, 70, 3)
    m.ridge([(-20, 360), (160, 350), (360, 362)], mix(c.field, c.land, 40))
    for n, (x, pose) in enumerate(((40, "stand"), (78, "raise"), (116, "point"), (146, "stride"))):
        figure(
            m,
            (x, 408 + 6 * n),
            190,
            pose,
            1,
            Look("bare", (c.linen, c.rose, c.ochre, c.linen)[n], hair=c.hair, long_hair=True),
        )
    for n, (x, pose) in enumerate(((214, "kneel"), (244, "adore"), (276, "stand"), (310, "raise"))):
        figure(m, (x, 420 - 5 * n), 190, pose, -1, Look("bare", (c.linen, c.blue, c.wood, c.linen)[n], hair=c.hair))


def archers(m: Manner) -> None:
    """A burning plain, riders who turn to shoot, women who fall."""
    c = m.c
    _field(m, 200)
    _flames(m, 60, 250, 60, 70)
    _smoke(m, (70, 180), 44, 4)
    for x in (290, 320):
        m.mark([(x, 330), (x - 4, 190)], 5, c.wood)
        m.marks([[(x - 2, 240), (x + 22, 214)], [(x - 3, 220), (x - 24, 190)]], 3, c.wood)
    who = rider(m, (230, 410), 130, 1, mix(c.wood, c.ochre, 30), Look("tunic", c.red, c.gold, hat="helmet"))
    hx, hy = who.hand
    m.mark([(hx - 6, hy - 40), (hx + 16, hy), (hx - 6, hy + 40)], 3.4, c.wood)
    rider(m, (306, 424), 120, 1, c.dark, Look("tunic", c.ochre, c.blue, hat="helmet"))
    figure(m, (70, 424), 190, "fall", -1, Look("bare", c.linen, hair=c.ochre, long_hair=True))
    figure(m, (110, 432), 190, "lie", 1, Look("bare", c.rose, hair=c.ochre, long_hair=True))
    figure(m, (36, 410), 180, "kneel", -1, Look("bare", c.linen, hair=c.hair, long_hair=True))
    m.mark([(hx + 6, hy), (130, 330)], 2.4, c.dark)


def camp(m: Manner) -> None:
    """A town gate, tired soldiers, a fire."""
    c = m.c
    m.heaven(210, (90, 100))
    m.slab(150, 110, 200, 230, c.stone)
    m.mass(
        [(206, 340), (206, 230), (226, 190), (250, 180), (274, 190), (294, 230), (294, 340)], mix(c.dark, c.wood, 30)
    )
    m.marks([[(150, 140 + 40 * k), (348, 140 + 40 * k)] for k in range(4)], 2, mix(c.stone, c.dark, 34))
    tree(m, (40, 350), 260, 130)
    m.ridge([(-20, 340), (120, 328), (360, 340)], mix(c.field, c.stone, 30))
    _flames(m, 170, 400, 36, 50)
    m.mark([(110, 340), (120, 250)], 3, c.wood)
    _pikes(m, 100, 130, 370, 90, 4, 8)
    for x, pose, way in ((70, "sit", 1), (120, "recline", 1), (220, "sit", -1), (270, "stand", -1), (310, "sit", -1)):
        figure(m, (x, 420), 170, pose, way, Look("tunic", m.dice.pick((c.red, c.blue, c.linen)), c.wood, hat="brim"))


def stage(m: Manner) -> None:
    """A theatre: lovers in chains on the boards, the audience too close."""
    c = m.c
    m.room(330)
    drapery(m, c.red)
    m.mass([(-20, -20), (130, -20), (110, 60), (40, 110), (10, 260), (-20, 290)], c.red)
    m.mass([(90, -20), (250, -20), (236, 24), (170, 44), (104, 24)], mix(c.red, c.gold, 26))
    m.slab(-12, 392, 364, 60, c.wood)
    crowd(m, 4, 84, 396, 170, 3)
    crowd(m, 262, 336, 396, 170, 3)
    figure(m, (170, 400), 240, "stand", 1, Look("tunic", c.red, c.dark, hat="brim"))
    m.marks([[(146, 392), (160, 400), (176, 392), (190, 400)]], 3, c.metal)
    figure(m, (120, 408), 200, "kneel", -1, Look("robe", c.linen, c.blue))
    figure(m, (226, 408), 200, "kneel", 1, Look("robe", c.blue, c.linen))
    m.spots([(40 + 44 * k, 430) for k in range(7)], 9, c.gold)


SUBJECTS: dict[str, Scene] = {
    "surrender": partial(lances, kind="surrender"),
    "siege": partial(lances, kind="siege"),
    "meeting": partial(lances, kind="meeting"),
    "march": march,
    "gulf": partial(naval, kind="gulf"),
    "duel at sea": partial(naval, kind="duel"),
    "last voyage": partial(naval, kind="towed"),
    "raft": raft,
    "charge": partial(charge, kind="charge"),
    "tamed": partial(charge, kind="tamed"),
    "triumph": partial(charge, kind="triumph"),
    "night squad": partial(squad, kind="night"),
    "squad": partial(squad, kind="day"),
    "barricade": barricade,
    "school": partial(forum, kind="school"),
    "oath in the forum": partial(forum, kind="lucretia"),
    "trial": partial(forum, kind="virginia"),
    "fire": partial(blaze, kind="fire"),
    "storming": partial(blaze, kind="storm"),
    "conspiracy": partial(feast, kind="oath"),
    "banquet": partial(feast, kind="banquet"),
    "coronation": crowning,
    "landing": landing,
    "deathbed": deathbed,
    "tombs": tombs,
    "building": building,
    "youths": youths,
    "archers": archers,
    "camp": camp,
    "stage": stage,
}
