"""Mythology: gods and nymphs without much on, beasts that never were, a temple far away among trees."""

from __future__ import annotations

from functools import partial

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.manners.figures import Look, bird, child, figure, lion, serpent, swan
from vernissage.art.manners.manner import Manner, Scene
from vernissage.art.manners.places import boat, drapery, rocks, ship, temple, tree


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


def _bow(m: Manner, hand: Point, size: float, way: int) -> None:
    x, y = hand
    m.mark(
        [
            (x - way * 4, y - size / 2),
            (x + way * size * 0.22, y - size * 0.2),
            (x + way * size * 0.22, y + size * 0.2),
            (x - way * 4, y + size / 2),
        ],
        3.4,
        m.c.wood,
    )
    m.mark([(x - way * 4, y - size / 2), (x - way * 4, y + size / 2)], 1.2, m.c.linen)


def cupid(m: Manner, at: Point, tall: float, way: int) -> None:
    """Love, on the wing."""
    who = child(m, at, tall, "fly", way, True)
    _bow(m, who.far_hand, tall * 0.5, way)


def shell(m: Manner, kind: str) -> None:
    """Carried over the water on a shell."""
    c = m.c
    m.heaven(210, (170, 110))
    m.sea(214, (170, 130))
    if kind == "birth":
        tree(m, (318, 330), 250, 100)
        m.ridge([(256, 470), (276, 360), (310, 320), (360, 310)], c.land)
    x, y = 166.0, 392.0
    fan = [(x, y + 34)] + [polar((x, y + 30), 96 if n % 2 else 84, 0.54 + 0.42 * n / 10) for n in range(11)]
    m.mass(fan, mix(c.rose, c.linen, 40))
    m.marks(
        [[(x, y + 30), polar((x, y + 30), 80, 0.54 + 0.42 * n / 10)] for n in range(1, 10, 2)],
        2.4,
        mix(c.rose, c.dark, 34),
        0.8,
    )
    if kind == "birth":
        figure(m, (x, y), 270, "stand", 1, Look("bare", mix(c.gold, c.rose, 30), hair=c.gold, long_hair=True))
        figure(m, (46, 190), 124, "fly", 1, Look("robe", c.blue, c.green, c.ochre, wings=c.linen))
        figure(m, (292, 396), 230, "point", -1, Look("robe", c.rose, c.linen, c.ochre))
        m.spots([(m.dice.between(40, 240), m.dice.between(80, 300)) for _ in range(14)], 7, c.rose)
        return
    figure(
        m,
        (x, y),
        220,
        "raise" if kind == "galatea" else "sit",
        1,
        Look("bare", c.red if kind == "galatea" else c.linen, hair=c.gold, long_hair=True),
    )
    scarf = [(x - 20, y - 150), (x - 90, y - 210), (x - 40, y - 270), (x + 60, y - 240)]
    m.limb(scarf, (10, 24, 22, 6), c.red if kind == "galatea" else c.rose)
    for dx, way in ((-112, 1), (116, -1)):
        figure(m, (x + dx, y + 30), 190, "raise", way, Look("bare", c.green, hair=c.wood))
        m.limb([(x + dx, y + 10), (x + dx - way * 40, y + 30), (x + dx - way * 56, y - 6)], (30, 20, 10), c.green)
    for dx, dy in ((80, 40), (-70, 46)):
        m.mass(
            [(x + dx - 40, y + dy), (x + dx, y + dy - 24), (x + dx + 40, y + dy - 4), (x + dx + 10, y + dy + 12)],
            mix(c.metal, c.blue, 30),
        )
    for cx, cy, way in ((84, 150, 1), (256, 140, -1), (176, 104, -1)):
        cupid(m, (cx, cy), 84, way)


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
                Look("robe", c.cloths[n % 5], c.linen),
            )
        for k in range(6):
            cupid(m, (240 + 15 * (k % 3), 130 + 30 * k - 12 * (k % 2)), 44, (-1, 1)[k % 2])
        return
    skins = [("dance", 1), ("dance", -1), ("raise", 1), ("dance", -1), ("stride", 1)]
    for n, (pose, way) in enumerate(skins):
        at = (56.0 + 56 * n, 410 - 26 * (1 - abs(n - 2) / 2))
        look = Look(
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
        figure(m, (110, 400), 250, "recline", 1, Look("robe", c.linen, c.gold, c.ochre, long_hair=True))
        figure(m, (226, 424), 250, "recline", -1, Look("bare", c.rose))
        for x in (150, 200, 250):
            child(m, (x, 344), 76, "stride", m.dice.side())
        m.mark([(90, 330), (300, 300)], 5, c.wood)
        m.ball((232, 330), 20, 22, c.metal)
    elif kind == "swan":
        figure(m, (180, 414), 300, "recline", 1, Look("bare", c.linen, hair=c.ochre))
        swan(m, (250, 340), 120, -1)
    elif kind == "nymph":
        m.sea(410, (220, 200))
        figure(m, (172, 420), 330, "sit", 1, Look("bare", c.linen, hair=mix(c.hair, c.red, 20), long_hair=True))
        m.crown((320, 330), 100, 130, c.leaf)
        m.crown((20, 400), 110, 90, c.leaf)
    elif kind == "huntress":
        who = figure(m, (170, 412), 320, "sit", 1, Look("bare", mix(c.wood, c.ochre, 40), hair=c.ochre))
        _bow(m, who.hand, 150, 1)
        fur = mix(c.wood, c.ochre, 24)
        m.mass([(40, 424), (70, 392), (120, 398), (140, 426)], fur)
        m.limb([(120, 408), (150, 420)], (18, 10), fur)
    else:
        who = figure(m, (120, 410), 280, "sit", 1, Look("bare", c.blue, hair=c.gold))
        m.spots([(who.head[0], who.head[1] - 22)], 5, c.light)
        m.mark(
            [(who.head[0] - 9, who.head[1] - 26), (who.head[0], who.head[1] - 20), (who.head[0] + 9, who.head[1] - 26)],
            4,
            c.light,
        )
        figure(m, (230, 422), 230, "kneel", -1, Look("bare", c.rose, hair=c.ochre))
        m.sea(432, (200, 200))
        for x in (290, 310):
            m.limb([(x, 420), (x + 8, 396), (x + 20, 390)], (26, 20, 10), (c.linen, c.wood)[x > 300])
        _bow(m, (60, 420), 90, 1)


def companions(m: Manner) -> None:
    """A goddess among her friends: a foot is washed, nobody speaks."""
    c = m.c
    _grove(m, 210, shrine=False)
    rocks(m, 210, 370, 380, 150)
    who = figure(m, (170, 410), 270, "sit", -1, Look("robe", c.gold, c.ochre, c.ochre))
    m.mark(
        [(who.head[0] - 10, who.head[1] - 22), (who.head[0], who.head[1] - 16), (who.head[0] + 10, who.head[1] - 22)],
        4,
        c.light,
    )
    figure(m, (256, 400), 250, "sit", -1, Look("robe", c.blue, c.red))
    figure(m, (290, 380), 240, "stand", -1, Look("robe", c.dark, c.wood))
    figure(m, (96, 424), 220, "bow", 1, Look("robe", c.rose, c.wood))
    m.ball((130, 424), 24, 8, c.gold)
    m.mass([(30, 430), (40, 394), (64, 390), (76, 430)], mix(c.wood, c.linen, 30))


def hero(m: Manner, beast: str) -> None:
    """A man against something larger."""
    c = m.c
    if beast in ("lion", "children"):
        m.heaven(240, (240, 120))
        rocks(m, -30, 190, 360, 330, mix(c.stone, c.dark, 44))
        m.ridge([(-20, 366), (120, 350), (360, 362)], mix(c.land, c.stone, 30))
    else:
        m.heaven(260, (110, 130))
        m.hills(276, 16, c.land, 0.3)
        m.ridge([(-20, 372), (110, 356), (230, 374), (360, 358)], c.land)
    if beast == "lion":
        figure(m, (150, 416), 300, "stride", 1, Look("bare", c.wood, hair=c.hair))
        lion(m, (246, 416), 160, -1)
        m.limb([(120, 300), (190, 320), (214, 288)], (30, 26, 16), c.skin)
        m.mark([(280, 428), (330, 404)], 9, c.wood)
    elif beast == "birds":
        who = figure(m, (116, 420), 300, "aim", 1, Look("bare", mix(c.wood, c.ochre, 30)))
        _bow(m, who.far_hand, 150, 1)
        m.mark([who.hand, (who.far_hand[0] + 60, who.far_hand[1] - 6)], 2.4, c.dark)
        for x, y, size in ((250, 110, 96), (290, 200, 80), (230, 246, 64)):
            bird(m, (x, y), size, -1, mix(c.metal, c.green, 30))
    elif beast == "python":
        coil = [
            (330.0, 420.0),
            (240.0, 436.0),
            (180.0, 400.0),
            (250.0, 360.0),
            (310.0, 320.0),
            (250.0, 270.0),
            (190.0, 300.0),
        ]
        rocks(m, 170, 370, 390, 190)
        serpent(m, coil, 46, mix(c.green, c.dark, 30))
        who = figure(m, (84, 412), 190, "aim", 1, Look("bare", c.red, hair=c.gold))
        m.shine(who.head, 70, c.gold, 0.9)
        _bow(m, who.far_hand, 110, 1)
    elif beast == "giant":
        m.panel.path(m.whole(), fill=mix(c.dark, c.wood, 12))
        m.shine((170, 190), 190, c.ochre, 0.36)
        who = figure(m, (190, 430), 430, "kneel", -1, Look("bare", c.dark, hair=c.linen, long_hair=True))
        ex, ey = who.head
        m.spots([(ex - 15, ey - 3), (ex + 3, ey - 5)], 13, c.linen)
        m.spots([(ex - 17, ey - 3), (ex + 1, ey - 5)], 6, c.dark)
        m.ball((ex - 6, ey + 20), 9, 11, c.dark)
        pale = mix(c.skin, c.linen, 30)
        hx, hy = who.hand
        m.limb([(hx - 6, hy - 46), (hx - 4, hy), (hx, hy + 50)], (34, 40, 30), pale)
        for dx in (-1, 1):
            m.limb([(hx + 9 * dx, hy + 40), (hx + 12 * dx, hy + 84), (hx + 13 * dx, hy + 128)], (19, 15, 9), pale)
            m.limb([(hx + 15 * dx, hy - 36), (hx + 26 * dx, hy - 6), (hx + 24 * dx, hy + 26)], (12, 10, 7), pale)
        m.spots([who.hand, who.far_hand], 26, c.skin)
        m.mark([(hx - 12, hy - 58), (hx + 4, hy - 54)], 12, c.red)
    else:
        m.mass([(60, 120), (150, 40), (280, 60), (300, 300), (280, 420), (60, 420)], mix(c.dark, c.stone, 20))
        m.shine((190, 160), 140, c.horizon, 0.5)
        who = figure(m, (178, 420), 330, "stride", -1, Look("robe", c.red, c.skin, c.hair, hat="crown", long_hair=True))
        m.mark([who.hand, (who.hand[0] + 30, who.hand[1] + 34)], 6, c.metal)
        child(m, (128, 372), 130, "raise", 1)
        child(m, (236, 420), 140, "stride", -1)


def judgement(m: Manner) -> None:
    """Three goddesses, one apple."""
    c = m.c
    _grove(m)
    figure(m, (76, 410), 230, "sit", 1, Look("bare", c.red, hat="brim"))
    m.ball((128, 312), 9, 9, c.gold)
    figure(m, (122, 384), 210, "stand", 1, Look("tunic", c.ochre, c.skin, hat="helmet"))
    for n, (x, pose) in enumerate(((198, "stand"), (248, "adore"), (296, "stand"))):
        figure(
            m,
            (x, 412 - 6 * n),
            200,
            pose,
            -1,
            Look("bare", (c.linen, c.blue, c.rose)[n], hair=(c.gold, c.ochre, c.hair)[n], long_hair=True),
        )
    cupid(m, (206, 120), 76, -1)
    m.mass([(300, 430), (304, 400), (326, 396), (330, 430)], mix(c.blue, c.green, 50))


def wine(m: Manner, revel: bool) -> None:
    """Vine leaves, a bowl of wine, no hurry."""
    c = m.c
    if revel:
        _grove(m, 200, shrine=False)
        god = figure(m, (130, 410), 270, "sit", 1, Look("bare", c.rose))
        m.spots([polar(god.head, 20, n / 9) for n in range(9)], 13, c.leaf)
        for n, (x, pose) in enumerate(((60, "sit"), (204, "kneel"), (250, "sit"), (296, "stand"), (226, "stand"))):
            who = figure(
                m,
                (x, 420 - 20 * (n > 2)),
                210,
                pose,
                -1 if x > 130 else 1,
                Look(
                    "tunic", (c.linen, c.ochre, c.wood, c.green, c.wood)[n], c.wood, hat=("", "", "brim", "", "brim")[n]
                ),
            )
            m.ball((who.hand[0], who.hand[1] - 6), 10, 8, c.linen)
        return
    m.backdrop(open_air=False)
    m.mass([(60, 470), (70, 330), (130, 250), (210, 250), (270, 330), (290, 470)], c.linen)
    god = figure(m, (170, 470), 420, "hold", 1, Look("bare", c.linen))
    m.spots([polar(god.head, 34, 0.42 + n / 18) for n in range(12)], 26, mix(c.leaf, c.dark, 10))
    m.spots([polar(god.head, 42, 0.46 + n / 12) for n in range(6)], 12, mix(c.red, c.dark, 30))
    cx, cy = god.hand
    m.mass([(cx - 30, cy - 24), (cx + 30, cy - 24), (cx + 14, cy - 4), (cx - 14, cy - 4)], mix(c.metal, c.light, 30))
    m.ball((cx, cy - 24), 30, 5, c.red)
    m.slab(-12, 400, 150, 60, c.wood)
    for k, tone in enumerate((c.red, c.gold, c.ochre, c.green)):
        m.ball((24 + 28 * k, 390 - 14 * (k % 2)), 18, 18, tone)


def gorgon(m: Manner) -> None:
    """A head with snakes for hair, on a shield."""
    c = m.c
    m.backdrop(open_air=False)
    centre = (170.0, 216.0)
    m.ball(centre, 150, 150, mix(c.green, c.stone, 40))
    m.panel.circle(centre, 146, fill="none", stroke=c.gold, stroke_width=8)
    for n in range(14):
        turn = 0.46 + 0.6 * n / 13
        root = polar(centre, 56, turn)
        points = [
            root,
            polar(centre, 84, turn + 0.02 * (-1 if n % 2 else 1)),
            polar(centre, 104, turn + 0.03),
            polar(centre, 116 + 9 * (n % 2), turn - 0.03),
        ]
        serpent(m, points, 13, mix(c.green, c.dark, 18 * (n % 3)))
    x, y = centre
    m.mass(
        [
            (x, y - 72),
            (x + 44, y - 54),
            (x + 54, y),
            (x + 32, y + 54),
            (x, y + 74),
            (x - 32, y + 54),
            (x - 54, y),
            (x - 44, y - 54),
        ],
        c.skin,
    )
    for side in (-1, 1):
        m.panel.circle((x + side * 22, y - 8), 12, fill=c.linen)
        m.panel.circle((x + side * 22 + 4, y - 4), 5, fill=c.dark)
        m.mark([(x + side * 8, y - 30), (x + side * 24, y - 34), (x + side * 40, y - 22)], 5, c.hair)
    m.mark([(x, y - 6), (x + 4, y + 14), (x - 4, y + 18)], 3, mix(c.skin, c.dark, 50))
    m.ball((x, y + 42), 15, 17, c.dark)
    m.mark([(x - 10, y + 30), (x + 10, y + 30)], 5, c.linen)
    m.marks([[(x - 20 + 10 * k, y + 78), (x - 22 + 11 * k, y + 96 + 8 * (k % 2))] for k in range(5)], 5, c.red)


def over_the_sea(m: Manner, kind: str) -> None:
    """Something terrible happens far out, and the sun shines on it."""
    c = m.c
    sun = (230.0, 150.0)
    m.heaven(220, sun)
    m.shine(sun, 70, c.light, 1.0)
    if kind == "icarus":
        m.ridge([(-20, 190), (30, 160), (70, 214), (150, 222), (280, 222), (310, 190), (360, 204)], c.far, 0.2)
        m.sea(222, sun)
        m.mass([(230, 228), (262, 180), (300, 190), (330, 240)], c.stone)
        ship(m, (220, 330), 90, 1)
        m.marks([[(282, 366), (270, 336)], [(290, 366), (300, 338)]], 6, c.skin)
        m.mark([(270, 372), (286, 366), (304, 372)], 4, c.light)
        m.spots([(268, 300), (296, 316), (282, 290)], 5, c.linen)
        m.ridge([(-20, 330), (70, 322), (150, 366), (220, 430), (260, 470)], c.field)
        m.marks([[(10 + 26 * k, 352 + 9 * k), (90 + 26 * k, 440)] for k in range(5)], 4, mix(c.wood, c.field, 40))
        m.mass([(20, 402), (30, 372), (70, 368), (78, 402)], c.wood)
        figure(m, (116, 420), 130, "stride", -1, Look("tunic", c.red, c.stone, hat="brim"))
    elif kind == "ulysses":
        rocks(m, -30, 150, 260, 210, m.aerial(c.stone, 0.2))
        figure(m, (78, 110), 120, "raise", 1, Look("bare", m.aerial(c.stone, 0.3), hair=c.stone))
        m.sea(236, sun)
        ship(m, (200, 340), 170, 1, mix(c.linen, c.gold, 30), c.red)
        m.spots([(110 + 18 * k, 352 + 6 * (k % 3)) for k in range(11)], 6, c.linen)
    else:
        m.sea(236, sun)
        rocks(m, -30, 200, 450, 330)
        figure(m, (128, 404), 290, "adore", 1, Look("bare", c.linen, hair=c.ochre, long_hair=True))
        m.marks([[(60, 90), (64, 112)], [(198, 90), (194, 112)]], 5, c.metal)
        for x, way in ((236, -1), (290, -1)):
            figure(m, (x, 430), 200, "raise", way, Look("bare", c.blue, hair=mix(c.green, c.dark, 30)))
        figure(m, (270, 170), 110, "fly", -1, Look("armour", c.red, c.wood, wings=c.linen))


def pursuit(m: Manner, kind: str) -> None:
    """One runs, one almost reaches."""
    c = m.c
    _grove(m)
    if kind == "laurel":
        her = figure(m, (206, 412), 280, "adore", 1, Look("bare", c.linen, hair=c.ochre))
        for hand in (her.hand, her.far_hand):
            m.crown((hand[0], hand[1] - 18), 70, 60, c.leaf)
        m.mass([(180, 430), (186, 350), (206, 330), (226, 350), (236, 430)], c.wood)
        figure(m, (112, 420), 250, "kneel", 1, Look("bare", c.red, hair=c.gold, hat="laurel"))
    elif kind == "abduction":
        m.mass([(130, 250), (200, 210), (280, 236), (262, 290)], c.blue)
        figure(m, (170, 416), 290, "stride", 1, Look("bare", c.rose, hair=c.hair))
        figure(m, (196, 300), 220, "lie", 1, Look("bare", c.blue, hair=c.dark, long_hair=True))
        for x in (60, 90):
            figure(m, (x, 396), 100, "sit", 1, Look("bare", c.linen))
    else:
        m.mass([(30, 420), (100, 372), (250, 376), (310, 424)], mix(c.ochre, c.rose, 30))
        figure(m, (180, 408), 270, "recline", -1, Look("bare", c.ochre, hair=c.gold))
        who = figure(m, (112, 400), 250, "kneel", 1, Look("bare", c.red, hair=c.gold, hat="laurel"))
        m.shine(who.head, 60, c.gold, 0.8)
        for x in (270, 300, 324):
            figure(m, (x, 384), 190, "stand", -1, Look("tunic", m.dice.pick(c.cloths), c.wood))
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


def harvest_goddess(m: Manner) -> None:
    """Enthroned on a cloud with an armful of wheat."""
    c = m.c
    m.heaven(400, (170, 120))
    for x, y in ((60, 400), (280, 400), (170, 420), (110, 380), (236, 384)):
        m.cloud((x, y), 160)
    who = figure(m, (164, 404), 330, "hold", 1, Look("robe", c.rose, c.linen, c.gold))
    hx, hy = who.hand
    m.marks([[(hx - 6, hy + 40), (hx + 6 + 9 * k, hy - 74 + 3 * abs(k))] for k in range(-3, 4)], 5, c.gold)
    m.spots([(hx + 6 + 9 * k, hy - 76 + 3 * abs(k)) for k in range(-3, 4)], 11, c.gold)
    m.spots([polar(who.head, 27, 0.5 + n / 14) for n in range(8)], 12, c.ochre)
    child(m, (262, 410), 120, "raise", -1)
    lion(m, (70, 420), 90, 1)
    m.mark([(230, 320), (262, 290), (290, 320)], 6, c.metal)


def gifts(m: Manner) -> None:
    """A palace of clouds; sisters look at what love has given."""
    c = m.c
    m.room(330)
    drapery(m, c.rose)
    for x in (70, 120):
        m.slab(x - 9, 70, 18, 270, c.linen)
    her = figure(m, (214, 396), 250, "sit", -1, Look("bare", c.linen, hair=c.gold))
    m.shine(her.head, 60, c.gold, 0.6)
    for x, cloth, pose in ((70, c.blue, "stand"), (118, c.ochre, "kneel")):
        figure(m, (x, 414), 220, pose, 1, Look("robe", cloth, c.linen))
    m.slab(126, 392, 70, 36, c.gold)
    m.spots([(140, 388), (156, 384), (172, 388), (186, 386)], 12, c.light)
    m.cloud((280, 420), 150)
    m.cloud((40, 430), 120)
    for x, y, way in ((120, 120, 1), (190, 90, -1)):
        cupid(m, (x, y), 80, way)


SUBJECTS: dict[str, Scene] = {
    "birth": partial(shell, kind="birth"),
    "galatea": partial(shell, kind="galatea"),
    "sea triumph": partial(shell, kind="triumph"),
    "spring": partial(dance, kind="spring"),
    "embarkation": partial(dance, kind="embark"),
    "strife": partial(dance, kind="strife"),
    "lovers": partial(recline, kind="venus"),
    "swan": partial(recline, kind="swan"),
    "nymph": partial(recline, kind="nymph"),
    "huntress": partial(recline, kind="huntress"),
    "bath": partial(recline, kind="bath"),
    "companions": companions,
    "lion": partial(hero, beast="lion"),
    "birds": partial(hero, beast="birds"),
    "python": partial(hero, beast="python"),
    "giant": partial(hero, beast="giant"),
    "dagger": partial(hero, beast="children"),
    "judgement": judgement,
    "wine": partial(wine, revel=False),
    "revel": partial(wine, revel=True),
    "gorgon": gorgon,
    "icarus": partial(over_the_sea, kind="icarus"),
    "voyage": partial(over_the_sea, kind="ulysses"),
    "andromeda": partial(over_the_sea, kind="andromeda"),
    "laurel": partial(pursuit, kind="laurel"),
    "abduction": partial(pursuit, kind="abduction"),
    "hyacinth": partial(pursuit, kind="hyacinth"),
    "harvest goddess": harvest_goddess,
    "gifts": gifts,
}
