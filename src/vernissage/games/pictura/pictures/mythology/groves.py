"""In the glade: dances, baths, wine and pursuit."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.creatures import bird, swan
from vernissage.games.pictura.pictures.figures import Guise, child, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.mythology.love import bow, cupid
from vernissage.games.pictura.pictures.places import boat, rocks, temple, tree


def _grove(m: Manner, horizon: float = 236.0, shrine: bool = True) -> None:
    """A glade with a temple on a far hill."""
    c = m.c
    m.heaven(horizon, (220, 110))
    m.hills(horizon + 8, 14, c.land, 0.5)
    if shrine:
        temple(m, (258, horizon + 8), 58)
    m.ridge([(-20, horizon + 50), (120, horizon + 36), (240, horizon + 54), (360, horizon + 40)], c.land, 0.12)
    tree(m, (34, 372), 300, 150)
    m.ridge([(-20, 368), (110, 352), (230, 370), (360, 354)], mix(c.land, c.field, 30))


def dance(m: Manner, kind: str) -> None:
    """A ring of dancers in a glade."""
    c = m.c
    _grove(m)
    if kind == "spring":
        for x in (80, 130, 190, 240, 300):
            tree(m, (x, 356), 240, 90)
            m.spots([(x + m.dice.about(0, 34), 180 + m.dice.about(0, 40)) for _ in range(5)], 11, c.ochre)
    elif kind == "embark":
        m.sea(300, (250, 150))
        m.ridge([(-20, 300), (90, 290), (170, 340), (240, 400), (330, 470)], c.land)
        boat(m, (288, 352), 110, c.gold)
        m.mark([(300, 346), (300, 232)], 4, c.wood)
        m.mass([(300, 236), (338, 260), (332, 310), (300, 320)], c.rose)
        tree(m, (40, 360), 300, 160)
        for n, (x, y) in enumerate(((60, 410), (100, 400), (150, 398), (186, 412), (228, 424), (262, 410))):
            figure(
                m,
                (x, y),
                130,
                ("sit", "stand", "point", "stand", "stride", "point")[n],
                1,
                Guise("robe", c.cloths[n % 5], c.linen),
            )
        for k in range(6):
            cupid(m, (240 + 15 * (k % 3), 130 + 30 * k - 12 * (k % 2)), 44, (-1, 1)[k % 2])
        return
    skins = [("dance", 1), ("dance", -1), ("raise", 1), ("dance", -1), ("stride", 1)]
    for n, (pose, way) in enumerate(skins):
        at = (56.0 + 56 * n, 410 - 26 * (1 - abs(n - 2) / 2))
        look = Guise(
            "robe" if kind == "spring" else "bare",
            (c.linen, c.rose, c.red, c.linen, c.green)[n],
            hair=c.ochre,
            long_hair=n % 2 == 0,
        )
        figure(m, at, 196 if kind == "spring" else 176, pose, way, look)
    if kind == "strife":
        bird(m, (240, 110), 60, 1, c.linen)
        m.mass([(96, 430), (110, 404), (170, 400), (190, 426)], mix(c.wood, c.ochre, 30))
    else:
        cupid(m, (170, 100), 90, 1)
        m.spots([(m.dice.between(10, 330), m.dice.between(390, 436)) for _ in range(22)], 6, c.rose)


def recline(m: Manner, kind: str) -> None:
    """A long body along the ground, and company."""
    c = m.c
    _grove(m, 220)
    cloth = mix(c.red, c.rose, 30) if kind != "nymph" else c.linen
    m.mass([(30, 410), (80, 356), (170, 376), (290, 352), (330, 400), (300, 436), (90, 440)], cloth)
    if kind == "venus":
        figure(m, (110, 400), 250, "recline", 1, Guise("robe", c.linen, c.gold, c.ochre, long_hair=True))
        figure(m, (226, 424), 250, "recline", -1, Guise("bare", c.rose))
        for x in (150, 200, 250):
            child(m, (x, 344), 76, "stride", m.dice.side())
        m.mark([(90, 330), (300, 300)], 5, c.wood)
        m.ball((232, 330), 20, 22, c.metal)
    elif kind == "swan":
        figure(m, (180, 414), 300, "recline", 1, Guise("bare", c.linen, hair=c.ochre))
        swan(m, (250, 340), 120, -1)
    elif kind == "nymph":
        m.sea(410, (220, 200))
        figure(m, (172, 420), 330, "sit", 1, Guise("bare", c.linen, hair=mix(c.hair, c.red, 20), long_hair=True))
        m.crown((320, 330), 100, 130, c.leaf)
        m.crown((20, 400), 110, 90, c.leaf)
    elif kind == "huntress":
        who = figure(m, (170, 412), 320, "sit", 1, Guise("bare", mix(c.wood, c.ochre, 40), hair=c.ochre))
        bow(m, who.hand, 150, 1)
        fur = mix(c.wood, c.ochre, 24)
        m.mass([(40, 424), (70, 392), (120, 398), (140, 426)], fur)
        m.limb([(120, 408), (150, 420)], (18, 10), fur)
    else:
        who = figure(m, (120, 410), 280, "sit", 1, Guise("bare", c.blue, hair=c.gold))
        m.spots([(who.head[0], who.head[1] - 22)], 5, c.light)
        m.mark(
            [(who.head[0] - 9, who.head[1] - 26), (who.head[0], who.head[1] - 20), (who.head[0] + 9, who.head[1] - 26)],
            4,
            c.light,
        )
        figure(m, (230, 422), 230, "kneel", -1, Guise("bare", c.rose, hair=c.ochre))
        m.sea(432, (200, 200))
        for x in (290, 310):
            m.limb([(x, 420), (x + 8, 396), (x + 20, 390)], (26, 20, 10), (c.linen, c.wood)[x > 300])
        bow(m, (60, 420), 90, 1)


def companions(m: Manner) -> None:
    """A goddess among her friends: a foot is washed, nobody speaks."""
    c = m.c
    _grove(m, 210, shrine=False)
    rocks(m, 210, 370, 380, 150)
    who = figure(m, (170, 410), 270, "sit", -1, Guise("robe", c.gold, c.ochre, c.ochre))
    m.mark(
        [(who.head[0] - 10, who.head[1] - 22), (who.head[0], who.head[1] - 16), (who.head[0] + 10, who.head[1] - 22)],
        4,
        c.light,
    )
    figure(m, (256, 400), 250, "sit", -1, Guise("robe", c.blue, c.red))
    figure(m, (290, 380), 240, "stand", -1, Guise("robe", c.dark, c.wood))
    figure(m, (96, 424), 220, "bow", 1, Guise("robe", c.rose, c.wood))
    m.ball((130, 424), 24, 8, c.gold)
    m.mass([(30, 430), (40, 394), (64, 390), (76, 430)], mix(c.wood, c.linen, 30))


def judgement(m: Manner) -> None:
    """Three goddesses, one apple."""
    c = m.c
    _grove(m)
    figure(m, (76, 410), 230, "sit", 1, Guise("bare", c.red, hat="brim"))
    m.ball((128, 312), 9, 9, c.gold)
    figure(m, (122, 384), 210, "stand", 1, Guise("tunic", c.ochre, c.skin, hat="helmet"))
    for n, (x, pose) in enumerate(((198, "stand"), (248, "adore"), (296, "stand"))):
        figure(
            m,
            (x, 412 - 6 * n),
            200,
            pose,
            -1,
            Guise("bare", (c.linen, c.blue, c.rose)[n], hair=(c.gold, c.ochre, c.hair)[n], long_hair=True),
        )
    cupid(m, (206, 120), 76, -1)
    m.mass([(300, 430), (304, 400), (326, 396), (330, 430)], mix(c.blue, c.green, 50))


def wine(m: Manner, revel: bool) -> None:
    """Vine leaves, a bowl of wine, no hurry."""
    c = m.c
    if revel:
        _grove(m, 200, shrine=False)
        god = figure(m, (130, 410), 270, "sit", 1, Guise("bare", c.rose))
        m.spots([polar(god.head, 20, n / 9) for n in range(9)], 13, c.leaf)
        for n, (x, pose) in enumerate(((60, "sit"), (204, "kneel"), (250, "sit"), (296, "stand"), (226, "stand"))):
            who = figure(
                m,
                (x, 420 - 20 * (n > 2)),
                210,
                pose,
                -1 if x > 130 else 1,
                Guise(
                    "tunic", (c.linen, c.ochre, c.wood, c.green, c.wood)[n], c.wood, hat=("", "", "brim", "", "brim")[n]
                ),
            )
            m.ball((who.hand[0], who.hand[1] - 6), 10, 8, c.linen)
        return
    m.backdrop(open_air=False)
    m.mass([(60, 470), (70, 330), (130, 250), (210, 250), (270, 330), (290, 470)], c.linen)
    god = figure(m, (170, 470), 420, "hold", 1, Guise("bare", c.linen))
    m.spots([polar(god.head, 34, 0.42 + n / 18) for n in range(12)], 26, mix(c.leaf, c.dark, 10))
    m.spots([polar(god.head, 42, 0.46 + n / 12) for n in range(6)], 12, mix(c.red, c.dark, 30))
    cx, cy = god.hand
    m.mass([(cx - 30, cy - 24), (cx + 30, cy - 24), (cx + 14, cy - 4), (cx - 14, cy - 4)], mix(c.metal, c.light, 30))
    m.ball((cx, cy - 24), 30, 5, c.red)
    m.slab(-12, 400, 150, 60, c.wood)
    for k, tone in enumerate((c.red, c.gold, c.ochre, c.green)):
        m.ball((24 + 28 * k, 390 - 14 * (k % 2)), 18, 18, tone)


def pursuit(m: Manner, kind: str) -> None:
    """One runs, one almost reaches."""
    c = m.c
    _grove(m)
    if kind == "laurel":
        her = figure(m, (206, 412), 280, "adore", 1, Guise("bare", c.linen, hair=c.ochre))
        for hand in (her.hand, her.far_hand):
            m.crown((hand[0], hand[1] - 18), 70, 60, c.leaf)
        m.mass([(180, 430), (186, 350), (206, 330), (226, 350), (236, 430)], c.wood)
        figure(m, (112, 420), 250, "kneel", 1, Guise("bare", c.red, hair=c.gold, hat="laurel"))
    elif kind == "abduction":
        m.mass([(130, 250), (200, 210), (280, 236), (262, 290)], c.blue)
        figure(m, (170, 416), 290, "stride", 1, Guise("bare", c.rose, hair=c.hair))
        figure(m, (196, 300), 220, "lie", 1, Guise("bare", c.blue, hair=c.dark, long_hair=True))
        for x in (60, 90):
            figure(m, (x, 396), 100, "sit", 1, Guise("bare", c.linen))
    else:
        m.mass([(30, 420), (100, 372), (250, 376), (310, 424)], mix(c.ochre, c.rose, 30))
        figure(m, (180, 408), 270, "recline", -1, Guise("bare", c.ochre, hair=c.gold))
        who = figure(m, (112, 400), 250, "kneel", 1, Guise("bare", c.red, hair=c.gold, hat="laurel"))
        m.shine(who.head, 60, c.gold, 0.8)
        for x in (270, 300, 324):
            figure(m, (x, 384), 190, "stand", -1, Guise("tunic", m.dice.pick(c.cloths), c.wood))
        m.marks([[(120, 436), (120, 420)], [(134, 440), (136, 422)]], 3, c.leaf)
        m.spots([(120, 418), (136, 420)], 9, mix(c.blue, c.rose, 50))
        m.ball((236, 428), 13, 12, c.linen)
        _herm(m)


def _herm(m: Manner) -> None:
    """A herm that watches."""
    c = m.c
    m.slab(22, 200, 30, 200, c.stone)
    m.ball((37, 186), 17, 20, c.stone)
    m.marks([[(26, 172), (18, 160)], [(48, 172), (56, 160)]], 4, c.stone)
