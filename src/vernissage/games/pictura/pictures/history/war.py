"""War on land: hosts, volleys, barricades, burning cities."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.creatures import horse, rider
from vernissage.games.pictura.pictures.figures import Guise, child, crowd, figure
from vernissage.games.pictura.pictures.history.tumult import field, flames, pikes, smoke
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import banner, castle, column, ship, temple, town, tree


def lances(m: Manner, kind: str) -> None:
    """Two hosts face to face, one key, many lances."""
    c = m.c
    field(m)
    smoke(m, (80, 230), 50, 4)
    if kind == "siege":
        m.sea(230, (200, 120))
        for x in (200, 280):
            ship(m, (x, 268 + m.dice.about(0, 12)), 44, m.dice.side())
        m.ridge([(-20, 330), (120, 318), (360, 330)], mix(c.field, c.stone, 30))
        castle(m, (50, 316), 100, 0.1)
    pikes(m, 190, 326, 380, 330, 11)
    banner(m, (166, 372), (150, 96), c.rose if kind == "meeting" else c.blue, -1, 84)
    crowd(m, 190, 336, 382, 150, 3, ("helmet", "", "brim"))
    crowd(m, 4, 110, 382, 150, 3, ("helmet", "", "brim"))
    if kind == "meeting":
        for x, way in ((64, 1), (226, -1)):
            figure(m, (x, 170), 110, "fly", way, Guise("robe", c.linen, c.gold, halo=True))
        rider(m, (92, 420), 96, 1, c.linen, Guise("robe", c.gold, c.red, mix(c.stone, c.linen, 40), hat="crown"))
        rider(m, (256, 424), 96, -1, mix(c.wood, c.dark, 30), Guise("armour", c.green, c.wood, hat="helmet"), True)
        return
    if kind == "siege":
        figure(m, (96, 424), 230, "sit", 1, Guise("armour", c.red, c.dark))
        figure(m, (190, 424), 230, "point", 1, Guise("armour", c.dark, c.red, hat="brim"))
        figure(m, (266, 428), 220, "stand", -1, Guise("tunic", c.ochre, c.dark, hat="brim"))
        return
    horse(m, (290, 428), 130, 1, mix(c.wood, c.ochre, 20))
    figure(m, (130, 420), 220, "bow", 1, Guise("tunic", c.ochre, c.wood))
    figure(m, (206, 420), 236, "point", -1, Guise("armour", c.dark, c.wood))
    m.mark([(160, 350), (186, 346)], 5, c.gold)


def march(m: Manner) -> None:
    """Soldiers set out, more or less in order, past an inn."""
    c = m.c
    field(m)
    for x, wide in ((-10, 90), (270, 96)):
        m.slab(x, 120, wide, 270, mix(c.red, c.stone, 30))
        for row in range(3):
            m.spots([(x + 24, 160 + 56 * row), (x + 60, 160 + 56 * row)], 20, mix(c.dark, c.blue, 40))
    m.mark([(82, 150), (116, 150)], 4, c.wood)
    m.slab(92, 152, 34, 40, c.gold)
    banner(m, (186, 350), (186, 130), c.red, 1, 80)
    pikes(m, 110, 260, 350, 150, 9, 16)
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
            Guise(
                "tunic" if soldier else "robe",
                c.red if soldier else m.dice.pick(c.cloths),
                c.linen,
                hat="shako" if soldier else "",
            ),
        )
    m.ball((146, 420), 26, 24, c.ochre)


def charge(m: Manner, kind: str) -> None:
    """A horse that rears, a rider who turns."""
    c = m.c
    field(m)
    if kind == "tamed":
        castle(m, (60, 240), 60)
        crowd(m, 10, 110, 380, 160, 3)
        figure(m, (140, 416), 230, "point", 1, Guise("tunic", c.red, c.skin, c.gold))
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
        figure(m, (250, 372), 190, "raise", -1, Guise("robe", c.red, c.linen, hat="laurel"))
        pikes(m, 20, 160, 330, 170, 6)
        banner(m, (200, 330), (196, 110), c.red, -1, 60)
        figure(m, (160, 434), 150, "stride", -1, Guise("bare", c.wood))
        return
    smoke(m, (60, 260), 60, 5)
    flames(m, 300, 330, 70, 90)
    m.mass([(20, 428), (40, 390), (86, 400), (100, 432)], mix(c.wood, c.dark, 40))
    who = rider(m, (170, 424), 190, 1, mix(c.metal, c.linen, 40), Guise("tunic", c.green, c.red, hat="shako"), True)
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
        figure(m, (60, 436), 170, "lie", 1, Guise("robe", c.linen, c.red))
        crowd(m, -6, 60, 392, 160, 3)
    else:
        smoke(m, (150, 240), 40, 2)
    white = figure(m, (96, 396), 200, "adore", 1, Guise("tunic", c.linen, c.linen if kind == "night" else c.dark))
    figure(m, (60, 400), 190, "pray", 1, Guise("tunic", c.dark, c.wood))
    if kind != "night":
        figure(m, (130, 398), 190, "stand", 1, Guise("tunic", c.wood, c.dark))
        m.ball((white.head[0], white.head[1] - 14), 24, 6, c.gold)
    for n in range(4):
        x = 232 + 28 * n
        who = figure(
            m,
            (x, 408 + 4 * n),
            196,
            "aim",
            -1,
            Guise("tunic", mix(c.blue, c.dark, 40), mix(c.stone, c.dark, 30), hat="shako"),
        )
        m.mark([(who.hand[0] + 14, who.hand[1] + 6), (who.far_hand[0] - 62, who.far_hand[1] + 2)], 4, c.dark)
        m.mark([(who.hip[0] - 8, who.hip[1] - 30), (who.hip[0] + 10, who.hip[1] + 4)], 4, c.linen)


def barricade(m: Manner) -> None:
    """Over stones and the fallen, with a flag."""
    c = m.c
    field(m)
    town(m, 220, 340, 270, 40, 0.5)
    smoke(m, (60, 280), 90, 4)
    m.shine((170, 170), 130, c.light, 0.7)
    crowd(m, 10, 130, 372, 150, 3, ("brim", "", "shako"))
    m.mass(
        [(-12, 440), (20, 400), (90, 386), (150, 352), (220, 362), (300, 398), (352, 440)],
        mix(c.stone, c.wood, 50),
        straight=True,
    )
    figure(m, (90, 430), 180, "lie", 1, Guise("tunic", c.linen, c.wood))
    figure(m, (262, 432), 180, "lie", -1, Guise("tunic", c.blue, c.wood))
    figure(m, (86, 400), 190, "stand", 1, Guise("tunic", c.dark, c.wood, hat="brim"))
    m.mark([(70, 330), (150, 290)], 5, c.wood)
    figure(m, (262, 396), 150, "raise", 1, Guise("tunic", c.dark, c.linen))
    her = figure(m, (176, 366), 240, "raise", 1, Guise("robe", c.ochre, c.skin, c.hair))
    tip = (her.hand[0] + 6, her.hand[1] - 60)
    m.mark([(her.hand[0] - 6, her.hand[1] + 60), tip], 5, c.wood)
    for k, tone in enumerate((c.red, c.linen, c.blue)):
        x, y = tip[0], tip[1] + 17 * k
        m.mass([(x, y), (x - 44, y - 12), (x - 92, y + 8), (x - 92, y + 24), (x - 44, y + 6), (x, y + 17)], tone)


def blaze(m: Manner, kind: str) -> None:
    """A city burns; some carry, some pray, some fight on."""
    c = m.c
    m.heaven(240, (170, 130))
    if kind == "storm":
        castle(m, (230, 300), 180, 0.1)
        flames(m, 250, 190, 90, 110)
        smoke(m, (200, 150), 70, 3)
        m.marks([[(120, 400), (190, 210)], [(136, 404), (206, 214)]], 4, c.wood)
        m.marks([[(124 + 7 * k, 388 - 18 * k), (140 + 7 * k, 392 - 18 * k)] for k in range(10)], 3, c.wood)
    else:
        for x in (50, 290):
            column(m, x, 120, 390, 30)
            column(m, x + (40 if x < 100 else -40), 150, 380, 24)
        m.slab(120, 200, 100, 160, mix(c.stone, c.linen, 20))
        flames(m, 40, 330, 90, 160)
        flames(m, 316, 340, 70, 110)
        figure(m, (170, 232), 80, "raise", 1, Guise("robe", c.linen, c.gold, hat="crown"))
    m.ridge([(-20, 372), (110, 360), (230, 376), (360, 362)], mix(c.stone, c.wood, 40))
    if kind == "storm":
        figure(m, (170, 300), 110, "strike", 1, Guise("armour", c.red, c.wood, hat="helmet"))
        rider(m, (100, 430), 120, 1, c.linen, Guise("armour", c.blue, c.wood, hat="helmet"), True)
        for x, way, pose in ((220, -1, "strike"), (276, -1, "strike"), (250, 1, "raise")):
            figure(
                m,
                (x, 426),
                190,
                pose,
                way,
                Guise("armour", m.dice.pick((c.red, c.ochre, c.green)), c.wood, hat="helmet"),
            )
        banner(m, (60, 400), (56, 150), c.gold, 1, 70)
        return
    figure(m, (92, 424), 230, "stride", 1, Guise("bare", c.rose))
    figure(m, (84, 330), 130, "sit", 1, Guise("robe", c.stone, c.linen, mix(c.stone, c.linen, 40)))
    her = figure(m, (268, 426), 240, "adore", -1, Guise("robe", c.ochre, c.blue))
    m.ball((her.head[0], her.head[1] - 34), 24, 26, c.wood)
    crowd(m, 130, 230, 416, 160, 3)
    child(m, (140, 436), 100, "stride", 1)


def archers(m: Manner) -> None:
    """A burning plain, riders who turn to shoot, women who fall."""
    c = m.c
    field(m, 200)
    flames(m, 60, 250, 60, 70)
    smoke(m, (70, 180), 44, 4)
    for x in (290, 320):
        m.mark([(x, 330), (x - 4, 190)], 5, c.wood)
        m.marks([[(x - 2, 240), (x + 22, 214)], [(x - 3, 220), (x - 24, 190)]], 3, c.wood)
    who = rider(m, (230, 410), 130, 1, mix(c.wood, c.ochre, 30), Guise("tunic", c.red, c.gold, hat="helmet"))
    hx, hy = who.hand
    m.mark([(hx - 6, hy - 40), (hx + 16, hy), (hx - 6, hy + 40)], 3.4, c.wood)
    rider(m, (306, 424), 120, 1, c.dark, Guise("tunic", c.ochre, c.blue, hat="helmet"))
    figure(m, (70, 424), 190, "fall", -1, Guise("bare", c.linen, hair=c.ochre, long_hair=True))
    figure(m, (110, 432), 190, "lie", 1, Guise("bare", c.rose, hair=c.ochre, long_hair=True))
    figure(m, (36, 410), 180, "kneel", -1, Guise("bare", c.linen, hair=c.hair, long_hair=True))
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
    flames(m, 170, 400, 36, 50)
    m.mark([(110, 340), (120, 250)], 3, c.wood)
    pikes(m, 100, 130, 370, 90, 4, 8)
    for x, pose, way in ((70, "sit", 1), (120, "recline", 1), (220, "sit", -1), (270, "stand", -1), (310, "sit", -1)):
        figure(m, (x, 420), 170, pose, way, Guise("tunic", m.dice.pick((c.red, c.blue, c.linen)), c.wood, hat="brim"))
