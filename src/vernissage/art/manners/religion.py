"""Religion: one axis from earth to heaven, a light that comes down it, and haloes."""

from __future__ import annotations

from functools import partial

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.manners.figures import Look, child, crowd, figure
from vernissage.art.manners.manner import Manner, Scene
from vernissage.art.manners.places import (
    banner,
    castle,
    column,
    cross,
    cypress,
    drapery,
    rocks,
    table,
    temple,
    town,
    tree,
)


def _rays(m: Manner, source: Point, count: int = 13, reach: float = 230.0, strength: float = 0.5) -> None:
    """Light from above, in beams."""
    beams = ""
    for n in range(count):
        turn = 0.05 + 0.4 * (n + 0.5) / count
        a, b = (
            polar(source, reach * (0.8 + 0.2 * (n % 2)), turn - 0.008),
            polar(source, reach * (0.8 + 0.2 * (n % 2)), turn + 0.008),
        )
        beams += f"M{source[0]:.0f} {source[1]:.0f}L{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}z"
    m.panel.path(beams, fill=mix(m.c.gold, m.c.light, 50), opacity=strength)
    m.shine(source, 90, m.c.light, 0.9)


def _dove(m: Manner, at: Point, size: float) -> None:
    x, y = at
    c = m.c
    m.shine(at, size * 2.4, c.light, 0.9)
    for side in (-1, 1):
        m.mass(
            [
                (x, y),
                (x + side * size * 0.5, y - size * 0.5),
                (x + side * size, y - size * 0.34),
                (x + side * size * 0.5, y + size * 0.1),
            ],
            c.linen,
        )
    m.mass(
        [
            (x, y - size * 0.3),
            (x + size * 0.16, y),
            (x + size * 0.26, y + size * 0.5),
            (x - size * 0.26, y + size * 0.5),
            (x - size * 0.16, y),
        ],
        c.linen,
    )


def _mother(m: Manner, foot: Point, tall: float, way: int) -> None:
    """A mother with a child on her knees."""
    c = m.c
    her = figure(m, foot, tall, "hold", way, Look("robe", c.blue, c.red, halo=True, hat="veil"))
    x, y = her.hip
    babe = (x + way * tall * 0.16, y - tall * 0.04)
    child(m, babe, tall * 0.42, "sit", way)
    m.panel.circle(
        (babe[0] + way * tall * 0.012, babe[1] - tall * 0.31), tall * 0.055, fill="none", stroke=c.gold, stroke_width=2
    )
    m.limb(
        [(x, y - tall * 0.2), (x + way * tall * 0.15, y - tall * 0.08), (x + way * tall * 0.26, y - tall * 0.1)],
        (tall * 0.09, tall * 0.075, tall * 0.05),
        c.red,
    )


def madonna(m: Manner, clouds: bool) -> None:
    """Mother and child, and who came to see them."""
    c = m.c
    m.heaven(260, (170, 120))
    if clouds:
        _rays(m, (170, 70), 17, 260, 0.34)
        for x in (40, 120, 220, 300):
            m.cloud((x, 330 + m.dice.about(0, 12)), 150)
        her = figure(m, (170, 356), 250, "hold", 1, Look("robe", c.blue, c.red, halo=True, hat="veil"))
        child(m, (210, her.hip[1] - 24), 110, "sit", 1)
        figure(m, (62, 410), 170, "kneel", 1, Look("robe", c.gold, c.linen, mix(c.stone, c.linen, 40), halo=True))
        figure(m, (280, 410), 170, "kneel", -1, Look("robe", c.green, c.rose, halo=True))
        for x in (140, 190):
            child(m, (x, 438), 66, "sit", m.dice.side(), True)
        drapery(m, c.green)
        return
    m.hills(270, 14, c.land, 0.4)
    m.ridge([(-20, 320), (120, 306), (240, 320), (360, 304)], c.land)
    rocks(m, -20, 100, 330, 200)
    rocks(m, 250, 370, 330, 230)
    m.slab(120, 330, 100, 70, c.stone)
    _mother(m, (160, 408), 240, 1)
    child(m, (74, 414), 96, "kneel", 1)
    figure(m, (286, 414), 190, "kneel", -1, Look("robe", c.red, c.green, wings=c.linen, halo=True))


def holy_family(m: Manner) -> None:
    """Three people, two animals, one star."""
    c = m.c
    m.heaven(230, (90, 70))
    _rays(m, (92, 56), 9, 250, 0.4)
    m.hills(250, 12, c.land, 0.3)
    m.ridge([(-20, 330), (120, 320), (360, 326)], mix(c.field, c.wood, 30))
    for x in (206, 320):
        column(m, x, 120, 340, 20, mix(c.wood, c.stone, 30))
    m.mass([(186, 120), (262, 54), (346, 120)], mix(c.wood, c.ochre, 30), straight=True)
    tree(m, (40, 340), 200, 110)
    figure(m, (262, 404), 230, "stand", -1, Look("robe", c.ochre, c.wood, mix(c.stone, c.linen, 30), halo=True))
    _mother(m, (166, 410), 220, 1)
    figure(m, (70, 420), 150, "kneel", 1, Look("robe", c.green, c.linen, halo=True))


def magi(m: Manner) -> None:
    """Kings with gifts."""
    c = m.c
    m.heaven(220, (80, 60))
    star = (84.0, 52.0)
    _rays(m, star, 9, 250, 0.4)
    m.panel.path("M84 28l5 18 18 6-18 6-5 20-5-20-18-6 18-6z", fill=c.light)
    m.hills(250, 10, c.land, 0.3)
    column(m, 60, 170, 350, 24)
    m.ridge([(-20, 350), (120, 336), (240, 350), (360, 340)], mix(c.field, c.stone, 30))
    tree(m, (318, 330), 190, 100)
    for x, cloth, pose in ((296, c.green, "stand"), (248, c.rose, "pray")):
        who = figure(m, (x, 396), 200, pose, -1, Look("robe", cloth, c.gold, hat="crown"))
        m.ball(who.hand, 11, 14, c.gold)
    _mother(m, (92, 412), 220, 1)
    king = figure(m, (224, 420), 210, "kneel", -1, Look("robe", c.red, c.gold, mix(c.stone, c.linen, 40), hat="crown"))
    m.ball(king.hand, 13, 15, c.gold)


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
            look = Look(
                "robe",
                c.cloths[(n * 2) % 5],
                c.cloths[(n * 3 + 1) % 5],
                mix(c.hair, c.stone, (n * 37) % 70),
                halo=guests > 3,
            )
            figure(
                m, (x, 392), 190 + m.dice.about(0, 10), m.dice.pick(("sit", "hold", "sit")), -1 if k > 0 else 1, look
            )
    figure(m, (168, 392), 224, "hold", 1, Look("robe", c.red, c.blue, halo=True, long_hair=True))
    table(m, 330, c.linen)
    for x in range(30, 330, 44):
        m.ball((x, 340), 15, 5, mix(c.metal, c.light, 30))
        m.ball((x + 20, 334), 9, 7, c.ochre)
    m.slab(66, 312, 12, 22, c.red)
    m.slab(250, 312, 12, 22, c.red)


def annunciation(m: Manner) -> None:
    """An angel, a lily, a woman interrupted in her reading."""
    c = m.c
    m.heaven(220, (170, 90))
    for x in (30, 90, 150, 210):
        cypress(m, (x, 262), 100 + 24 * m.dice.between(0, 1))
    m.slab(-12, 246, 260, 22, c.stone)
    m.ridge([(-20, 290), (120, 284), (360, 288)], c.land)
    m.slab(240, 40, 120, 360, mix(c.stone, c.rose, 14))
    m.slab(262, 120, 70, 280, mix(c.dark, c.wood, 30))
    m.slab(-12, 386, 370, 70, mix(c.stone, c.linen, 30))
    _dove(m, (170, 104), 22)
    m.mark([(176, 122), (236, 210)], 3, c.gold, 0.8)
    angel = figure(
        m, (88, 412), 230, "kneel", 1, Look("robe", c.red, c.linen, c.ochre, halo=True, wings=mix(c.linen, c.ochre, 30))
    )
    lx, ly = angel.hand
    m.mark([(lx, ly + 20), (lx + 6, ly - 62)], 3, c.leaf)
    m.spots([(lx + 6, ly - 62), (lx + 13, ly - 46), (lx - 2, ly - 44)], 12, c.linen)
    m.slab(184, 350, 34, 62, c.stone)
    m.mass([(180, 342), (201, 350), (222, 342), (222, 354), (201, 360), (180, 354)], c.linen, straight=True)
    figure(m, (262, 416), 220, "sit", -1, Look("robe", c.blue, c.red, halo=True, hat="veil"))


def saint(m: Manner, what: str) -> None:
    """One who stands for all, in a light of their own."""
    c = m.c
    if what == "finger":
        m.panel.path(m.whole(), fill=mix(c.dark, c.wood, 20))
        m.shine((176, 190), 190, c.ochre, 0.5)
        body = figure(m, (150, 560), 420, "raise", 1, Look("bare", c.wood, hair=c.hair, long_hair=True, halo=True))
        m.marks(
            [
                [(body.far_hand[0], 440), (body.far_hand[0] - 6, 90)],
                [(body.far_hand[0] - 26, 122), (body.far_hand[0] + 14, 122)],
            ],
            5,
            c.wood,
        )
    elif what == "bound":
        m.backdrop(open_air=False)
        m.marks([[(98, 40), (118, 150)], [(242, 40), (222, 150)]], 5, c.wood)
        figure(m, (170, 428), 330, "adore", 1, Look("robe", c.linen, c.linen))
        m.slab(156, 216, 22, 26, c.red)
        m.marks(
            [[(148 + 11 * k, 260), (144 + 13 * k, 330), (136 + 17 * k, 416)] for k in range(5)],
            5,
            mix(c.linen, c.dark, 40),
            0.7,
        )
    elif what == "sun":
        m.heaven(330, (170, 170))
        m.shine((170, 170), 220, c.light, 1.0)
        m.shine((170, 150), 120, c.gold, 0.8)
        m.marks(
            [[polar((170, 180), 70, n / 22), polar((170, 180), 130 + 40 * (n % 2), n / 22)] for n in range(22)],
            5,
            c.light,
            0.6,
        )
        m.ridge([(-20, 400), (120, 384), (240, 402), (360, 390)], mix(c.ochre, c.wood, 40))
        body = figure(
            m, (170, 356), 250, "raise", 1, Look("robe", mix(c.gold, c.light, 30), c.linen, c.gold, wings=c.linen)
        )
        m.mark([body.hand, (body.hand[0] + 22, body.hand[1] - 74)], 6, c.light)
        for x, way in ((50, 1), (290, -1), (96, -1)):
            figure(m, (x, 430), 110, m.dice.pick(("bow", "kneel")), way, Look("robe", c.dark))
    elif what == "immaculate":
        m.heaven(300, (170, 110))
        _rays(m, (170, 30), 19, 330, 0.32)
        for x, y in ((60, 390), (280, 390), (170, 410)):
            m.cloud((x, y), 170)
        m.panel.circle((170, 376), 52, fill=mix(c.sky, c.blue, 40))
        m.mark([(122, 372), (170, 410), (218, 372)], 8, c.linen)
        figure(m, (170, 384), 290, "pray", 1, Look("robe", c.linen, c.blue, halo=True, hat="veil"))
        m.mass([(184, 180), (240, 230), (250, 330), (206, 380), (200, 260)], c.blue)
        m.spots([polar((170, 112), 42, n / 12) for n in range(12)], 6, c.light)
        _dove(m, (170, 50), 20)
        for x, way in ((76, 1), (270, -1)):
            child(m, (x, 400), 84, "fly", way, True)
    else:
        m.heaven(250, (230, 90))
        m.hills(270, 14, c.land, 0.3)
        m.ridge([(-20, 350), (120, 330), (240, 350), (360, 336)], c.land)
        tree(m, (50, 350), 260, 140)
        figure(m, (120, 410), 190, "kneel", 1, Look("robe", c.wood, c.wood, mix(c.stone, c.linen, 40), halo=True))
        cross(m, (160, 390), 90)
        figure(m, (250, 412), 210, "dance", -1, Look("bare", c.rose, long_hair=True))
        m.mass([(290, 400), (296, 330), (316, 310), (326, 350), (330, 404)], mix(c.red, c.dark, 50))
        m.marks([[(300, 318), (294, 296)], [(316, 314), (324, 294)]], 5, mix(c.red, c.dark, 50))
        for x in (196, 232):
            child(m, (x, 250), 60, "fly", m.dice.side(), True)


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
                Look("robe", (c.ochre, c.rose)[x > 100], c.linen, wings=mix(c.blue, c.metal, 40), halo=True),
            )
        m.slab(40, 356, 260, 60, c.linen)
        figure(m, (172, 400), 240, "sit", 1, Look("bare", c.linen, halo=True, long_hair=True))
        return
    if what == "lazarus":
        m.shine((60, 120), 120, c.gold, 1.0)
        rocks(m, 180, 370, 380, 260)
        m.mass([(40, 400), (80, 376), (300, 376), (310, 420), (60, 430)], c.stone)
        figure(m, (180, 398), 230, "recline", -1, Look("robe", c.linen, c.linen))
        figure(m, (86, 396), 200, "adore", 1, Look("robe", c.green, c.ochre, c.wood))
        figure(m, (300, 408), 190, "kneel", -1, Look("robe", mix(c.ochre, c.red, 30), c.blue))
        return
    if what == "tomb":
        for x, pose, cloth in ((236, "adore", c.rose), (282, "pray", c.blue), (196, "pray", c.green)):
            figure(m, (x, 356), 220, pose, -1, Look("robe", cloth, c.linen, hat="veil" if pose == "pray" else ""))
        m.slab(20, 396, 330, 40, c.stone)
        m.mass([(60, 356), (140, 336), (280, 350), (250, 392), (90, 392)], c.linen)
        figure(m, (172, 370), 250, "lie", -1, Look("bare", c.linen, long_hair=True))
        figure(m, (84, 404), 230, "bow", 1, Look("tunic", c.ochre, c.wood))
        return
    her = figure(m, (190, 412), 260, "sit", -1, Look("robe", c.blue, c.blue, halo=True, hat="veil"))
    m.mass([(80, 400), (110, 352), (230, 340), (270, 380), (240, 420), (120, 424)], c.linen)
    figure(m, (176, 392), 230, "lie", 1, Look("bare", c.linen, c.linen, mix(c.red, c.hair, 40), halo=True))
    m.limb([her.neck, (160, 300), (132, 350)], (26, 22, 12), c.blue)
    cross(m, (290, 250), 120)


def call(m: Manner) -> None:
    """A dark room, a table of money, a hand, a beam."""
    c = m.c
    m.room(340)
    m.slab(30, 40, 96, 110, mix(c.dark, c.stone, 30))
    m.panel.path("M330 60L340 110 20 300 20 210z", fill=c.light, opacity=0.34)
    for x, cloth, hat in ((60, c.green, ""), (104, c.red, "brim"), (150, c.ochre, "brim"), (30, c.wood, "")):
        figure(m, (x, 400), 200, "sit", 1, Look("tunic", cloth, c.linen, hat=hat))
    m.slab(30, 336, 150, 16, c.wood)
    m.slab(44, 350, 16, 70, c.wood)
    m.spots([(80, 334), (96, 332), (120, 334), (132, 330)], 6, c.gold)
    figure(m, (296, 412), 250, "point", -1, Look("robe", c.blue, c.red, halo=True, long_hair=True))
    figure(m, (250, 420), 210, "stand", -1, Look("robe", c.ochre, c.wood, mix(c.stone, c.linen, 40)))


def homecoming(m: Manner) -> None:
    """He kneels, worn out; two hands on his back."""
    c = m.c
    m.room(360)
    for x, cloth in ((290, c.red), (240, c.wood), (52, c.wood)):
        figure(
            m, (x, 402), 230, "stand", -1 if x > 100 else 1, Look("robe", cloth, c.dark, hat="brim" if x == 240 else "")
        )
    m.shine((150, 200), 150, c.gold, 0.6)
    father = figure(m, (148, 408), 280, "stand", -1, Look("robe", c.red, c.ochre, mix(c.linen, c.stone, 40)))
    figure(m, (106, 420), 240, "kneel", 1, Look("robe", mix(c.ochre, c.wood, 40), c.linen, mix(c.skin, c.dark, 30)))
    m.limb([father.neck, (140, 262), (124, 306)], (30, 26, 14), c.red)
    m.spots([(122, 310), (146, 306)], 17, c.skin)


def visit(m: Manner) -> None:
    """Two women and a guest: one brings bread, one sits and listens."""
    c = m.c
    m.room(350)
    drapery(m, mix(c.wood, c.ochre, 20))
    host = figure(m, (150, 396), 260, "pray", 1, Look("robe", c.ochre, c.linen, hat="veil"))
    table(m, 332, c.linen, 60, 220)
    m.ball((host.hand[0] + 6, host.hand[1] + 8), 40, 13, c.wood)
    m.ball((host.hand[0] + 6, host.hand[1] - 4), 22, 12, c.ochre)
    figure(m, (262, 416), 270, "sit", -1, Look("robe", c.blue, c.rose, halo=True, long_hair=True))
    figure(m, (120, 432), 190, "sit", 1, Look("robe", c.red, c.linen, hat="veil"))


def throne(m: Manner, what: str) -> None:
    """Steps, a canopy, somebody high up, somebody before them."""
    c = m.c
    m.room(330)
    for x in (52, 290):
        column(m, x, 60, 350, 26)
    if what == "altar":
        m.slab(130, 330, 90, 70, c.stone)
        m.mass([(160, 330), (150, 290), (176, 250), (198, 292), (190, 330)], c.red)
        m.mass([(168, 330), (164, 304), (176, 276), (188, 304), (184, 330)], c.gold)
        for k in range(3):
            m.cloud((176 + 16 * (k % 2), 216 - 46 * k), 70 + 16 * k)
        m.slab(150, 70, 44, 50, c.gold)
        figure(m, (176, 130), 100, "stand", 1, Look("robe", c.gold, c.gold, c.gold))
        figure(m, (94, 412), 230, "raise", 1, Look("robe", c.red, c.gold, hat="crown"))
        figure(m, (268, 416), 220, "adore", -1, Look("robe", c.linen, c.ochre, mix(c.stone, c.linen, 40)))
        crowd(m, 210, 336, 372, 150, 3)
        return
    m.mass([(180, 40), (330, 40), (318, 96), (196, 96)], c.red, straight=True)
    for k in range(3):
        m.slab(170 - 18 * k, 352 + 16 * k, 200, 18, mix(c.stone, c.linen, 20))
    m.slab(226, 210, 74, 150, c.gold)
    figure(m, (252, 360), 230, "point", -1, Look("robe", c.gold, c.rose, hat="crown"))
    figure(m, (122, 424), 210, "stand", 1, Look("robe", c.blue, c.linen, hat="veil"))
    child(m, (164, 428), 120, "stand", 1)
    crowd(m, 10, 90, 400, 170, 3)
    m.crown((20, 380), 60, 90, c.leaf)


def wrestle(m: Manner) -> None:
    """A man and an angel under great oaks."""
    c = m.c
    m.heaven(240, (260, 120))
    m.ridge([(-20, 240), (100, 200), (220, 250), (360, 210)], c.stone, 0.4)
    m.ridge([(-20, 350), (120, 330), (240, 352), (360, 336)], c.land)
    for x, tall in ((60, 350), (150, 330), (20, 300)):
        tree(m, (x, 360), tall, tall * 0.46)
    figure(m, (160, 412), 210, "stride", 1, Look("bare", mix(c.ochre, c.wood, 40)))
    figure(m, (216, 408), 224, "stride", -1, Look("robe", c.rose, c.linen, c.gold, wings=c.linen))
    m.mass([(250, 430), (270, 404), (310, 410), (324, 434)], c.red)
    m.mark([(262, 430), (330, 396)], 4, c.wood)
    for x in (280, 300, 320):
        figure(m, (x, 350 + (x - 280) * 0.3), 60, "stride", 1, Look("robe", m.dice.pick(c.cloths)))


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


def bather(m: Manner, what: str) -> None:
    """A woman at her bath or her mirror, and others who look."""
    c = m.c
    m.heaven(230, (110, 110))
    for x, size in ((40, 260), (300, 290)):
        tree(m, (x, 340), size, size * 0.6)
    if what == "susanna":
        m.sea(350, (120, 200))
        m.slab(-12, 330, 364, 26, c.stone)
        figure(m, (168, 372), 290, "stand", 1, Look("bare", c.linen, long_hair=True))
        for x in (262, 296):
            figure(
                m, (x, 330), 150, "bow", -1, Look("robe", (c.red, c.wood)[x > 270], c.linen, mix(c.stone, c.linen, 40))
            )
        m.crown((300, 346), 110, 60, c.leaf)
    else:
        m.slab(-12, 350, 364, 100, c.rose)
        figure(m, (170, 404), 330, "sit", 1, Look("bare", c.linen, hair=c.gold, long_hair=True, halo=False))
        m.marks([[(150, 210), (176, 222), (204, 212)]], 5, c.gold)
        figure(m, (66, 412), 210, "kneel", 1, Look("robe", c.green, c.red))
        figure(m, (288, 412), 220, "stand", -1, Look("robe", c.blue, c.ochre, hat="veil"))
        m.ball((106, 330), 16, 10, c.gold)


def rosary(m: Manner) -> None:
    """Crowns of roses for everyone, under trees."""
    c = m.c
    m.heaven(240, (170, 60))
    m.hills(260, 14, c.land, 0.3)
    castle(m, (290, 250), 50)
    m.ridge([(-20, 330), (360, 330)], c.land)
    m.slab(124, 110, 92, 250, c.green)
    for x, way in ((100, 1), (240, -1)):
        child(m, (x, 130), 76, "fly", way, True)
    m.mass([(150, 96), (160, 80), (170, 92), (180, 80), (190, 96)], c.gold, straight=True)
    crowd(m, 10, 110, 370, 150, 2)
    crowd(m, 230, 330, 370, 150, 2)
    _mother(m, (160, 400), 260, 1)
    figure(m, (72, 424), 210, "kneel", 1, Look("robe", c.gold, c.red))
    figure(m, (282, 424), 210, "kneel", -1, Look("robe", c.red, c.gold))
    m.spots([(m.dice.between(30, 310), m.dice.between(200, 420)) for _ in range(22)], 7, c.rose)


def mocked(m: Manner) -> None:
    """Seated in the middle, a reed in his hands; soldiers about him."""
    c = m.c
    m.backdrop(open_air=False)
    m.slab(-12, 390, 364, 60, mix(c.stone, c.wood, 30))
    figure(m, (258, 396), 290, "stand", -1, Look("tunic", c.wood, c.ochre, hat="helmet"))
    figure(m, (84, 400), 270, "stride", 1, Look("tunic", c.ochre, c.skin))
    m.mass([(210, 250), (236, 320), (230, 420), (160, 420), (140, 330)], c.red)
    figure(m, (166, 416), 330, "sit", 1, Look("bare", c.red, halo=True, long_hair=True))
    m.mark([(230, 300), (216, 400)], 4, c.field)
    figure(m, (276, 426), 220, "kneel", -1, Look("robe", c.green, c.linen))


def daughter(m: Manner) -> None:
    """He rides home from war; she comes out to meet him, dancing."""
    c = m.c
    m.heaven(220, (100, 90))
    m.hills(240, 16, c.land, 0.4)
    temple(m, (270, 246), 60)
    m.ridge([(-20, 320), (130, 300), (250, 320), (360, 304)], c.field)
    for x, y in ((250, 330), (280, 336), (310, 330)):
        figure(m, (x, y + 20), 120, "dance", -1, Look("robe", m.dice.pick((c.linen, c.rose, c.blue))))
    for x in (40, 70, 104):
        figure(m, (x, 400), 160, "stand", 1, Look("armour", c.red, c.wood, hat="helmet"))
        m.mark([(x + 20, 400), (x + 24, 210)], 3, c.wood)
    figure(m, (150, 420), 230, "bow", 1, Look("robe", c.red, c.green))
    banner(m, (60, 380), (50, 150), c.red, 1, 70)
    town(m, 190, 240, 250, 22, 0.4)


SUBJECTS: dict[str, Scene] = {
    "supper": partial(supper, guests=7),
    "small supper": partial(supper, guests=3),
    "rocks": partial(madonna, clouds=False),
    "annunciation": annunciation,
    "baptist": partial(saint, what="finger"),
    "madonna": partial(madonna, clouds=True),
    "rosary": rosary,
    "calling": call,
    "entombment": partial(lament, what="tomb"),
    "prodigal": homecoming,
    "visit": visit,
    "martyr": partial(saint, what="bound"),
    "holy family": holy_family,
    "nativity": magi,
    "altar": partial(throne, what="altar"),
    "immaculate": partial(saint, what="immaculate"),
    "throne": partial(throne, what="audience"),
    "angel in the sun": partial(saint, what="sun"),
    "wrestling": wrestle,
    "cross": partial(crag, cathedral=False),
    "cathedral": partial(crag, cathedral=True),
    "bath": partial(bather, what="susanna"),
    "toilette": partial(bather, what="esther"),
    "angels": partial(lament, what="angels"),
    "mocked": mocked,
    "daughter": daughter,
    "temptation": partial(saint, what="tempted"),
    "pieta": partial(lament, what="pieta"),
    "raising": partial(lament, what="lazarus"),
}
