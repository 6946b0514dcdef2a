"""Angels that wrestle, women at their bath, kings on their thrones."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.figures import Guise, child, crowd, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import banner, column, temple, town, tree


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
        figure(m, (176, 130), 100, "stand", 1, Guise("robe", c.gold, c.gold, c.gold))
        figure(m, (94, 412), 230, "raise", 1, Guise("robe", c.red, c.gold, hat="crown"))
        figure(m, (268, 416), 220, "adore", -1, Guise("robe", c.linen, c.ochre, mix(c.stone, c.linen, 40)))
        crowd(m, 210, 336, 372, 150, 3)
        return
    m.mass([(180, 40), (330, 40), (318, 96), (196, 96)], c.red, straight=True)
    for k in range(3):
        m.slab(170 - 18 * k, 352 + 16 * k, 200, 18, mix(c.stone, c.linen, 20))
    m.slab(226, 210, 74, 150, c.gold)
    figure(m, (252, 360), 230, "point", -1, Guise("robe", c.gold, c.rose, hat="crown"))
    figure(m, (122, 424), 210, "stand", 1, Guise("robe", c.blue, c.linen, hat="veil"))
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
    figure(m, (160, 412), 210, "stride", 1, Guise("bare", mix(c.ochre, c.wood, 40)))
    figure(m, (216, 408), 224, "stride", -1, Guise("robe", c.rose, c.linen, c.gold, wings=c.linen))
    m.mass([(250, 430), (270, 404), (310, 410), (324, 434)], c.red)
    m.mark([(262, 430), (330, 396)], 4, c.wood)
    for x in (280, 300, 320):
        figure(m, (x, 350 + (x - 280) * 0.3), 60, "stride", 1, Guise("robe", m.dice.pick(c.cloths)))


def bather(m: Manner, what: str) -> None:
    """A woman at her bath or her mirror, and others who look."""
    c = m.c
    m.heaven(230, (110, 110))
    for x, size in ((40, 260), (300, 290)):
        tree(m, (x, 340), size, size * 0.6)
    if what == "susanna":
        m.sea(350, (120, 200))
        m.slab(-12, 330, 364, 26, c.stone)
        figure(m, (168, 372), 290, "stand", 1, Guise("bare", c.linen, long_hair=True))
        for x in (262, 296):
            figure(
                m, (x, 330), 150, "bow", -1, Guise("robe", (c.red, c.wood)[x > 270], c.linen, mix(c.stone, c.linen, 40))
            )
        m.crown((300, 346), 110, 60, c.leaf)
    else:
        m.slab(-12, 350, 364, 100, c.rose)
        figure(m, (170, 404), 330, "sit", 1, Guise("bare", c.linen, hair=c.gold, long_hair=True, halo=False))
        m.marks([[(150, 210), (176, 222), (204, 212)]], 5, c.gold)
        figure(m, (66, 412), 210, "kneel", 1, Guise("robe", c.green, c.red))
        figure(m, (288, 412), 220, "stand", -1, Guise("robe", c.blue, c.ochre, hat="veil"))
        m.ball((106, 330), 16, 10, c.gold)


def daughter(m: Manner) -> None:
    """He rides home from war; she comes out to meet him, dancing."""
    c = m.c
    m.heaven(220, (100, 90))
    m.hills(240, 16, c.land, 0.4)
    temple(m, (270, 246), 60)
    m.ridge([(-20, 320), (130, 300), (250, 320), (360, 304)], c.field)
    for x, y in ((250, 330), (280, 336), (310, 330)):
        figure(m, (x, y + 20), 120, "dance", -1, Guise("robe", m.dice.pick((c.linen, c.rose, c.blue))))
    for x in (40, 70, 104):
        figure(m, (x, 400), 160, "stand", 1, Guise("armour", c.red, c.wood, hat="helmet"))
        m.mark([(x + 20, 400), (x + 24, 210)], 3, c.wood)
    figure(m, (150, 420), 230, "bow", 1, Guise("robe", c.red, c.green))
    banner(m, (60, 380), (50, 150), c.red, 1, 70)
    town(m, 190, 240, 250, 22, 0.4)
