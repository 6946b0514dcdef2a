"""A man against something larger."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.creatures import bird, lion, serpent
from vernissage.games.pictura.pictures.figures import Guise, child, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.mythology.love import bow
from vernissage.games.pictura.pictures.places import rocks


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
        figure(m, (150, 416), 300, "stride", 1, Guise("bare", c.wood, hair=c.hair))
        lion(m, (246, 416), 160, -1)
        m.limb([(120, 300), (190, 320), (214, 288)], (30, 26, 16), c.skin)
        m.mark([(280, 428), (330, 404)], 9, c.wood)
    elif beast == "birds":
        who = figure(m, (116, 420), 300, "aim", 1, Guise("bare", mix(c.wood, c.ochre, 30)))
        bow(m, who.far_hand, 150, 1)
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
        who = figure(m, (84, 412), 190, "aim", 1, Guise("bare", c.red, hair=c.gold))
        m.shine(who.head, 70, c.gold, 0.9)
        bow(m, who.far_hand, 110, 1)
    elif beast == "giant":
        m.panel.path(m.whole(), fill=mix(c.dark, c.wood, 12))
        m.shine((170, 190), 190, c.ochre, 0.36)
        who = figure(m, (190, 430), 430, "kneel", -1, Guise("bare", c.dark, hair=c.linen, long_hair=True))
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
        who = figure(
            m, (178, 420), 330, "stride", -1, Guise("robe", c.red, c.skin, c.hair, hat="crown", long_hair=True)
        )
        m.mark([who.hand, (who.hand[0] + 30, who.hand[1] + 34)], 6, c.metal)
        child(m, (128, 372), 130, "raise", 1)
        child(m, (236, 420), 140, "stride", -1)


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
