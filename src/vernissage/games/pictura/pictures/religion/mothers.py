"""Mother and child, before and after."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.figures import Guise, child, crowd, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import castle, column, cypress, drapery, rocks, tree
from vernissage.games.pictura.pictures.religion.heaven import dove, mother, rays


def madonna(m: Manner, clouds: bool) -> None:
    """Mother and child, and who came to see them."""
    c = m.c
    m.heaven(260, (170, 120))
    if clouds:
        rays(m, (170, 70), 17, 260, 0.34)
        for x in (40, 120, 220, 300):
            m.cloud((x, 330 + m.dice.about(0, 12)), 150)
        her = figure(m, (170, 356), 250, "hold", 1, Guise("robe", c.blue, c.red, halo=True, hat="veil"))
        child(m, (210, her.hip[1] - 24), 110, "sit", 1)
        figure(m, (62, 410), 170, "kneel", 1, Guise("robe", c.gold, c.linen, mix(c.stone, c.linen, 40), halo=True))
        figure(m, (280, 410), 170, "kneel", -1, Guise("robe", c.green, c.rose, halo=True))
        for x in (140, 190):
            child(m, (x, 438), 66, "sit", m.dice.side(), True)
        drapery(m, c.green)
        return
    m.hills(270, 14, c.land, 0.4)
    m.ridge([(-20, 320), (120, 306), (240, 320), (360, 304)], c.land)
    rocks(m, -20, 100, 330, 200)
    rocks(m, 250, 370, 330, 230)
    m.slab(120, 330, 100, 70, c.stone)
    mother(m, (160, 408), 240, 1)
    child(m, (74, 414), 96, "kneel", 1)
    figure(m, (286, 414), 190, "kneel", -1, Guise("robe", c.red, c.green, wings=c.linen, halo=True))


def holy_family(m: Manner) -> None:
    """Three people, two animals, one star."""
    c = m.c
    m.heaven(230, (90, 70))
    rays(m, (92, 56), 9, 250, 0.4)
    m.hills(250, 12, c.land, 0.3)
    m.ridge([(-20, 330), (120, 320), (360, 326)], mix(c.field, c.wood, 30))
    for x in (206, 320):
        column(m, x, 120, 340, 20, mix(c.wood, c.stone, 30))
    m.mass([(186, 120), (262, 54), (346, 120)], mix(c.wood, c.ochre, 30), straight=True)
    tree(m, (40, 340), 200, 110)
    figure(m, (262, 404), 230, "stand", -1, Guise("robe", c.ochre, c.wood, mix(c.stone, c.linen, 30), halo=True))
    mother(m, (166, 410), 220, 1)
    figure(m, (70, 420), 150, "kneel", 1, Guise("robe", c.green, c.linen, halo=True))


def magi(m: Manner) -> None:
    """Kings with gifts."""
    c = m.c
    m.heaven(220, (80, 60))
    star = (84.0, 52.0)
    rays(m, star, 9, 250, 0.4)
    m.panel.path("M84 28l5 18 18 6-18 6-5 20-5-20-18-6 18-6z", fill=c.light)
    m.hills(250, 10, c.land, 0.3)
    column(m, 60, 170, 350, 24)
    m.ridge([(-20, 350), (120, 336), (240, 350), (360, 340)], mix(c.field, c.stone, 30))
    tree(m, (318, 330), 190, 100)
    for x, cloth, pose in ((296, c.green, "stand"), (248, c.rose, "pray")):
        who = figure(m, (x, 396), 200, pose, -1, Guise("robe", cloth, c.gold, hat="crown"))
        m.ball(who.hand, 11, 14, c.gold)
    mother(m, (92, 412), 220, 1)
    king = figure(m, (224, 420), 210, "kneel", -1, Guise("robe", c.red, c.gold, mix(c.stone, c.linen, 40), hat="crown"))
    m.ball(king.hand, 13, 15, c.gold)


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
    dove(m, (170, 104), 22)
    m.mark([(176, 122), (236, 210)], 3, c.gold, 0.8)
    angel = figure(
        m,
        (88, 412),
        230,
        "kneel",
        1,
        Guise("robe", c.red, c.linen, c.ochre, halo=True, wings=mix(c.linen, c.ochre, 30)),
    )
    lx, ly = angel.hand
    m.mark([(lx, ly + 20), (lx + 6, ly - 62)], 3, c.leaf)
    m.spots([(lx + 6, ly - 62), (lx + 13, ly - 46), (lx - 2, ly - 44)], 12, c.linen)
    m.slab(184, 350, 34, 62, c.stone)
    m.mass([(180, 342), (201, 350), (222, 342), (222, 354), (201, 360), (180, 354)], c.linen, straight=True)
    figure(m, (262, 416), 220, "sit", -1, Guise("robe", c.blue, c.red, halo=True, hat="veil"))


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
    mother(m, (160, 400), 260, 1)
    figure(m, (72, 424), 210, "kneel", 1, Guise("robe", c.gold, c.red))
    figure(m, (282, 424), 210, "kneel", -1, Guise("robe", c.red, c.gold))
    m.spots([(m.dice.between(30, 310), m.dice.between(200, 420)) for _ in range(22)], 7, c.rose)
