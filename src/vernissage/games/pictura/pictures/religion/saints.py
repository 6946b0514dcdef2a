"""One who stands for all, in a light of their own."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.figures import Guise, child, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import cross, tree
from vernissage.games.pictura.pictures.religion.heaven import dove, rays


def saint(m: Manner, what: str) -> None:
    """One who stands for all, in a light of their own."""
    c = m.c
    if what == "finger":
        m.panel.path(m.whole(), fill=mix(c.dark, c.wood, 20))
        m.shine((176, 190), 190, c.ochre, 0.5)
        body = figure(m, (150, 560), 420, "raise", 1, Guise("bare", c.wood, hair=c.hair, long_hair=True, halo=True))
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
        figure(m, (170, 428), 330, "adore", 1, Guise("robe", c.linen, c.linen))
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
            m, (170, 356), 250, "raise", 1, Guise("robe", mix(c.gold, c.light, 30), c.linen, c.gold, wings=c.linen)
        )
        m.mark([body.hand, (body.hand[0] + 22, body.hand[1] - 74)], 6, c.light)
        for x, way in ((50, 1), (290, -1), (96, -1)):
            figure(m, (x, 430), 110, m.dice.pick(("bow", "kneel")), way, Guise("robe", c.dark))
    elif what == "immaculate":
        m.heaven(300, (170, 110))
        rays(m, (170, 30), 19, 330, 0.32)
        for x, y in ((60, 390), (280, 390), (170, 410)):
            m.cloud((x, y), 170)
        m.panel.circle((170, 376), 52, fill=mix(c.sky, c.blue, 40))
        m.mark([(122, 372), (170, 410), (218, 372)], 8, c.linen)
        figure(m, (170, 384), 290, "pray", 1, Guise("robe", c.linen, c.blue, halo=True, hat="veil"))
        m.mass([(184, 180), (240, 230), (250, 330), (206, 380), (200, 260)], c.blue)
        m.spots([polar((170, 112), 42, n / 12) for n in range(12)], 6, c.light)
        dove(m, (170, 50), 20)
        for x, way in ((76, 1), (270, -1)):
            child(m, (x, 400), 84, "fly", way, True)
    else:
        m.heaven(250, (230, 90))
        m.hills(270, 14, c.land, 0.3)
        m.ridge([(-20, 350), (120, 330), (240, 350), (360, 336)], c.land)
        tree(m, (50, 350), 260, 140)
        figure(m, (120, 410), 190, "kneel", 1, Guise("robe", c.wood, c.wood, mix(c.stone, c.linen, 40), halo=True))
        cross(m, (160, 390), 90)
        figure(m, (250, 412), 210, "dance", -1, Guise("bare", c.rose, long_hair=True))
        m.mass([(290, 400), (296, 330), (316, 310), (326, 350), (330, 404)], mix(c.red, c.dark, 50))
        m.marks([[(300, 318), (294, 296)], [(316, 314), (324, 294)]], 5, mix(c.red, c.dark, 50))
        for x in (196, 232):
            child(m, (x, 250), 60, "fly", m.dice.side(), True)
