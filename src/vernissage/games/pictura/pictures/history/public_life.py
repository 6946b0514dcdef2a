"""In peace, more or less: assemblies, feasts, crownings, theatres and graves."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.creatures import horse
from vernissage.games.pictura.pictures.figures import Guise, child, crowd, figure
from vernissage.games.pictura.pictures.history.tumult import pikes
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import banner, column, drapery, rocks, table, town, tree


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
        figure(m, (160, 338), 124, "raise", 1, Guise("robe", c.red, c.rose, mix(c.stone, c.linen, 40)))
        figure(m, (188, 338), 122, "point", -1, Guise("robe", c.blue, c.ochre))
        figure(m, (196, 384), 130, "recline", 1, Guise("robe", c.blue, c.linen))
        for x, pose, cloth, way in (
            (60, "kneel", c.linen, 1),
            (100, "bow", c.rose, 1),
            (130, "sit", c.wood, 1),
            (250, "bow", c.red, -1),
            (290, "stand", c.ochre, -1),
            (316, "stand", c.linen, -1),
        ):
            figure(m, (x, 430), 150, pose, way, Guise("robe", cloth, m.dice.pick(c.cloths)))
        return
    for x in (30, 110, 230, 310):
        column(m, x, 130, 370, 20)
    if kind == "lucretia":
        m.slab(150, 250, 40, 120, c.stone)
        figure(m, (170, 254), 110, "stand", 1, Guise("armour", c.gold, c.gold))
        m.slab(110, 380, 120, 30, c.stone)
        figure(m, (170, 384), 210, "lie", 1, Guise("robe", c.green, c.linen, c.gold))
        figure(m, (170, 372), 170, "raise", 1, Guise("armour", c.red, c.blue, hat="helmet"))
    else:
        m.slab(136, 330, 70, 60, c.stone)
        figure(m, (170, 350), 170, "point", -1, Guise("robe", c.red, c.gold, hat="crown"))
        figure(m, (120, 424), 190, "kneel", 1, Guise("robe", c.linen, c.blue))
    crowd(m, 10, 110, 410, 170, 3, ("helmet", ""))
    crowd(m, 230, 336, 410, 170, 3, ("helmet", ""))
    pikes(m, 240, 320, 400, 230, 5)
    banner(m, (60, 390), (50, 150), c.red, 1, 56)


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
                Guise(
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
    her = figure(m, (110, 400), 240, "sit", 1, Guise("robe", c.rose, c.linen, c.gold, hat="crown"))
    figure(m, (252, 400), 240, "sit", -1, Guise("armour", c.red, c.wood, hat="helmet"))
    figure(m, (182, 380), 220, "stand", 1, Guise("robe", c.blue, c.gold, mix(c.stone, c.linen, 40)))
    table(m, 338, c.linen, 70, 290)
    for x in (110, 150, 210, 250):
        m.ball((x, 344), 15, 5, c.gold)
    m.slab(176, 312, 12, 24, c.gold)
    m.spots([(her.hand[0] + 4, her.hand[1] - 10)], 11, c.light)
    figure(m, (306, 430), 180, "stand", -1, Guise("tunic", c.green, c.ochre))
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
        bishop = figure(m, (x, 376), 220, "point", -1, Guise("robe", cloth, c.linen, mix(c.stone, c.linen, 40)))
        m.mass(
            [
                (bishop.head[0] - 13, bishop.head[1] - 8),
                (bishop.head[0], bishop.head[1] - 40),
                (bishop.head[0] + 13, bishop.head[1] - 8),
            ],
            c.linen,
            straight=True,
        )
    queen = figure(m, (176, 412), 250, "kneel", 1, Guise("robe", c.blue, c.gold, c.gold))
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


def deathbed(m: Manner) -> None:
    """A philosopher in a basin, still dictating."""
    c = m.c
    m.room(360)
    m.shine((160, 200), 150, c.gold, 0.5)
    figure(m, (262, 410), 250, "stand", -1, Guise("armour", c.red, c.wood, hat="helmet"))
    figure(m, (300, 400), 240, "stand", -1, Guise("armour", c.dark, c.wood, hat="helmet"))
    m.mark([(322, 410), (312, 110)], 4, c.wood)
    figure(m, (170, 412), 330, "adore", 1, Guise("bare", c.linen, hair=mix(c.stone, c.linen, 40)))
    m.mass([(110, 400), (170, 390), (230, 400), (214, 438), (126, 438)], c.gold)
    figure(m, (76, 420), 220, "kneel", 1, Guise("robe", c.green, c.linen))
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
        figure(m, (x, 376), 58, "stand", 1, Guise("tunic", c.blue, c.dark))
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
        figure(m, (x, 404), 200, "stand", -1, Guise("robe", cloth, c.linen))
    horse(m, (292, 426), 130, -1, mix(c.wood, c.dark, 20))
    figure(m, (200, 400), 220, "stand", -1, Guise("robe", c.linen, c.rose, hat="crown"))
    figure(m, (170, 410), 150, "kneel", -1, Guise("robe", c.ochre, c.linen))
    figure(m, (240, 404), 206, "pray", -1, Guise("robe", c.rose, c.linen))


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
            Guise("bare", (c.linen, c.rose, c.ochre, c.linen)[n], hair=c.hair, long_hair=True),
        )
    for n, (x, pose) in enumerate(((214, "kneel"), (244, "adore"), (276, "stand"), (310, "raise"))):
        figure(m, (x, 420 - 5 * n), 190, pose, -1, Guise("bare", (c.linen, c.blue, c.wood, c.linen)[n], hair=c.hair))


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
    figure(m, (170, 400), 240, "stand", 1, Guise("tunic", c.red, c.dark, hat="brim"))
    m.marks([[(146, 392), (160, 400), (176, 392), (190, 400)]], 3, c.metal)
    figure(m, (120, 408), 200, "kneel", -1, Guise("robe", c.linen, c.blue))
    figure(m, (226, 408), 200, "kneel", 1, Guise("robe", c.blue, c.linen))
    m.spots([(40 + 44 * k, 430) for k in range(7)], 9, c.gold)
