"""Suppers, callings and returns; the cross, and who wept under it."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import cross, drapery, rocks, table


def supper(m: Manner, guests: int) -> None:
    """A table seen from the front; the one in the middle has the light."""
    c = m.c
    m.room(300)
    m.slab(132, 96, 76, 110, mix(c.sky, c.light, 30))
    m.shine((170, 170), 130, c.light, 0.7)
    half = (guests - 1) // 2
    for n in range(guests):
        k = n - half
        if k:
            x = 170 + k * (136 / half)
            look = Guise(
                "robe",
                c.cloths[(n * 2) % 5],
                c.cloths[(n * 3 + 1) % 5],
                mix(c.hair, c.stone, (n * 37) % 70),
                halo=guests > 3,
            )
            figure(
                m, (x, 392), 190 + m.dice.about(0, 10), m.dice.pick(("sit", "hold", "sit")), -1 if k > 0 else 1, look
            )
    figure(m, (168, 392), 224, "hold", 1, Guise("robe", c.red, c.blue, halo=True, long_hair=True))
    table(m, 330, c.linen)
    for x in range(30, 330, 44):
        m.ball((x, 340), 15, 5, mix(c.metal, c.light, 30))
        m.ball((x + 20, 334), 9, 7, c.ochre)
    m.slab(66, 312, 12, 22, c.red)
    m.slab(250, 312, 12, 22, c.red)


def lament(m: Manner, what: str) -> None:
    """A body laid across the picture, and those who hold it."""
    c = m.c
    if what == "tomb":
        m.room(340)
    else:
        m.heaven(250, (240, 110))
        m.hills(276, 14, c.land, 0.2)
        m.ridge([(-20, 340), (120, 326), (240, 340), (360, 330)], mix(c.land, c.stone, 30))
    if what == "angels":
        rocks(m, -30, 120, 360, 250)
        for x, way in ((92, 1), (250, -1)):
            figure(
                m,
                (x, 400),
                220,
                "pray",
                way,
                Guise("robe", (c.ochre, c.rose)[x > 100], c.linen, wings=mix(c.blue, c.metal, 40), halo=True),
            )
        m.slab(40, 356, 260, 60, c.linen)
        figure(m, (172, 400), 240, "sit", 1, Guise("bare", c.linen, halo=True, long_hair=True))
        return
    if what == "lazarus":
        m.shine((60, 120), 120, c.gold, 1.0)
        rocks(m, 180, 370, 380, 260)
        m.mass([(40, 400), (80, 376), (300, 376), (310, 420), (60, 430)], c.stone)
        figure(m, (180, 398), 230, "recline", -1, Guise("robe", c.linen, c.linen))
        figure(m, (86, 396), 200, "adore", 1, Guise("robe", c.green, c.ochre, c.wood))
        figure(m, (300, 408), 190, "kneel", -1, Guise("robe", mix(c.ochre, c.red, 30), c.blue))
        return
    if what == "tomb":
        for x, pose, cloth in ((236, "adore", c.rose), (282, "pray", c.blue), (196, "pray", c.green)):
            figure(m, (x, 356), 220, pose, -1, Guise("robe", cloth, c.linen, hat="veil" if pose == "pray" else ""))
        m.slab(20, 396, 330, 40, c.stone)
        m.mass([(60, 356), (140, 336), (280, 350), (250, 392), (90, 392)], c.linen)
        figure(m, (172, 370), 250, "lie", -1, Guise("bare", c.linen, long_hair=True))
        figure(m, (84, 404), 230, "bow", 1, Guise("tunic", c.ochre, c.wood))
        return
    her = figure(m, (190, 412), 260, "sit", -1, Guise("robe", c.blue, c.blue, halo=True, hat="veil"))
    m.mass([(80, 400), (110, 352), (230, 340), (270, 380), (240, 420), (120, 424)], c.linen)
    figure(m, (176, 392), 230, "lie", 1, Guise("bare", c.linen, c.linen, mix(c.red, c.hair, 40), halo=True))
    m.limb([her.neck, (160, 300), (132, 350)], (26, 22, 12), c.blue)
    cross(m, (290, 250), 120)


def call(m: Manner) -> None:
    """A dark room, a table of money, a hand, a beam."""
    c = m.c
    m.room(340)
    m.slab(30, 40, 96, 110, mix(c.dark, c.stone, 30))
    m.panel.path("M330 60L340 110 20 300 20 210z", fill=c.light, opacity=0.34)
    for x, cloth, hat in ((60, c.green, ""), (104, c.red, "brim"), (150, c.ochre, "brim"), (30, c.wood, "")):
        figure(m, (x, 400), 200, "sit", 1, Guise("tunic", cloth, c.linen, hat=hat))
    m.slab(30, 336, 150, 16, c.wood)
    m.slab(44, 350, 16, 70, c.wood)
    m.spots([(80, 334), (96, 332), (120, 334), (132, 330)], 6, c.gold)
    figure(m, (296, 412), 250, "point", -1, Guise("robe", c.blue, c.red, halo=True, long_hair=True))
    figure(m, (250, 420), 210, "stand", -1, Guise("robe", c.ochre, c.wood, mix(c.stone, c.linen, 40)))


def homecoming(m: Manner) -> None:
    """He kneels, worn out; two hands on his back."""
    c = m.c
    m.room(360)
    for x, cloth in ((290, c.red), (240, c.wood), (52, c.wood)):
        figure(
            m,
            (x, 402),
            230,
            "stand",
            -1 if x > 100 else 1,
            Guise("robe", cloth, c.dark, hat="brim" if x == 240 else ""),
        )
    m.shine((150, 200), 150, c.gold, 0.6)
    father = figure(m, (148, 408), 280, "stand", -1, Guise("robe", c.red, c.ochre, mix(c.linen, c.stone, 40)))
    figure(m, (106, 420), 240, "kneel", 1, Guise("robe", mix(c.ochre, c.wood, 40), c.linen, mix(c.skin, c.dark, 30)))
    m.limb([father.neck, (140, 262), (124, 306)], (30, 26, 14), c.red)
    m.spots([(122, 310), (146, 306)], 17, c.skin)


def visit(m: Manner) -> None:
    """Two women and a guest: one brings bread, one sits and listens."""
    c = m.c
    m.room(350)
    drapery(m, mix(c.wood, c.ochre, 20))
    host = figure(m, (150, 396), 260, "pray", 1, Guise("robe", c.ochre, c.linen, hat="veil"))
    table(m, 332, c.linen, 60, 220)
    m.ball((host.hand[0] + 6, host.hand[1] + 8), 40, 13, c.wood)
    m.ball((host.hand[0] + 6, host.hand[1] - 4), 22, 12, c.ochre)
    figure(m, (262, 416), 270, "sit", -1, Guise("robe", c.blue, c.rose, halo=True, long_hair=True))
    figure(m, (120, 432), 190, "sit", 1, Guise("robe", c.red, c.linen, hat="veil"))


def crag(m: Manner, cathedral: bool) -> None:
    """A cross on a rock, and firs."""
    c = m.c
    sun = (170.0, 300.0) if not cathedral else (170.0, 150.0)
    m.heaven(380, sun)
    beams = ""
    for n in range(5):
        a, b = polar(sun, 420, 0.58 + 0.075 * n), polar(sun, 420, 0.6 + 0.075 * n)
        beams += f"M{sun[0]:.0f} {sun[1]:.0f}L{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}z"
    m.panel.path(beams, fill=c.light, opacity=0.3)
    if cathedral:
        for x, tall in ((110, 130), (230, 130), (140, 190), (200, 190), (170, 250)):
            m.mass(
                [(x - 15, 320), (x - 11, 320 - tall * 0.7), (x, 320 - tall), (x + 11, 320 - tall * 0.7), (x + 15, 320)],
                m.aerial(c.stone, 0.4),
                straight=True,
            )
        m.marks([[(162, 250), (170, 226), (178, 250)], [(162, 290), (178, 290)]], 4, c.gold)
    m.mass(
        [(30, 460), (80, 390), (120, 330), (164, 300), (190, 304), (226, 340), (270, 400), (320, 460)],
        mix(c.stone, c.dark, 54),
        straight=True,
    )
    m.marks([[(150, 320), (130, 400)], [(190, 320), (210, 390)], [(170, 340), (176, 420)]], 3, c.dark, 0.7)
    for x, foot, tall in (
        (96, 400, 150),
        (124, 360, 120),
        (222, 366, 130),
        (252, 404, 160),
        (64, 430, 120),
        (290, 440, 130),
    ):
        fir: list[Point] = [(x, foot - tall)]
        for k in range(4):
            fir += [(x + 9 + 7 * k, foot - tall * (0.74 - 0.2 * k)), (x + 4 + 3 * k, foot - tall * (0.76 - 0.2 * k))]
        fir += [(2 * x - px, py) for px, py in reversed(fir[1:])]
        m.mass(fir, mix(c.leaf, c.dark, 30), straight=True)
    cross(m, (174, 306), 130)
    m.mark([(174, 200), (174, 260)], 5, c.gold)
    m.mark([(154, 206), (194, 206)], 4, c.gold)


def mocked(m: Manner) -> None:
    """Seated in the middle, a reed in his hands; soldiers about him."""
    c = m.c
    m.backdrop(open_air=False)
    m.slab(-12, 390, 364, 60, mix(c.stone, c.wood, 30))
    figure(m, (258, 396), 290, "stand", -1, Guise("tunic", c.wood, c.ochre, hat="helmet"))
    figure(m, (84, 400), 270, "stride", 1, Guise("tunic", c.ochre, c.skin))
    m.mass([(210, 250), (236, 320), (230, 420), (160, 420), (140, 330)], c.red)
    figure(m, (166, 416), 330, "sit", 1, Guise("bare", c.red, halo=True, long_hair=True))
    m.mark([(230, 300), (216, 400)], 4, c.field)
    figure(m, (276, 426), 220, "kneel", -1, Guise("robe", c.green, c.linen))
