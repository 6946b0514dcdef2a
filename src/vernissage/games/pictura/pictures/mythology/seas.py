"""Over the water, on a shell or in trouble."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.mythology.love import cupid
from vernissage.games.pictura.pictures.places import rocks, ship, tree


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
        figure(m, (x, y), 270, "stand", 1, Guise("bare", mix(c.gold, c.rose, 30), hair=c.gold, long_hair=True))
        figure(m, (46, 190), 124, "fly", 1, Guise("robe", c.blue, c.green, c.ochre, wings=c.linen))
        figure(m, (292, 396), 230, "point", -1, Guise("robe", c.rose, c.linen, c.ochre))
        m.spots([(m.dice.between(40, 240), m.dice.between(80, 300)) for _ in range(14)], 7, c.rose)
        return
    figure(
        m,
        (x, y),
        220,
        "raise" if kind == "galatea" else "sit",
        1,
        Guise("bare", c.red if kind == "galatea" else c.linen, hair=c.gold, long_hair=True),
    )
    scarf = [(x - 20, y - 150), (x - 90, y - 210), (x - 40, y - 270), (x + 60, y - 240)]
    m.limb(scarf, (10, 24, 22, 6), c.red if kind == "galatea" else c.rose)
    for dx, way in ((-112, 1), (116, -1)):
        figure(m, (x + dx, y + 30), 190, "raise", way, Guise("bare", c.green, hair=c.wood))
        m.limb([(x + dx, y + 10), (x + dx - way * 40, y + 30), (x + dx - way * 56, y - 6)], (30, 20, 10), c.green)
    for dx, dy in ((80, 40), (-70, 46)):
        m.mass(
            [(x + dx - 40, y + dy), (x + dx, y + dy - 24), (x + dx + 40, y + dy - 4), (x + dx + 10, y + dy + 12)],
            mix(c.metal, c.blue, 30),
        )
    for cx, cy, way in ((84, 150, 1), (256, 140, -1), (176, 104, -1)):
        cupid(m, (cx, cy), 84, way)


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
        figure(m, (116, 420), 130, "stride", -1, Guise("tunic", c.red, c.stone, hat="brim"))
    elif kind == "ulysses":
        rocks(m, -30, 150, 260, 210, m.aerial(c.stone, 0.2))
        figure(m, (78, 110), 120, "raise", 1, Guise("bare", m.aerial(c.stone, 0.3), hair=c.stone))
        m.sea(236, sun)
        ship(m, (200, 340), 170, 1, mix(c.linen, c.gold, 30), c.red)
        m.spots([(110 + 18 * k, 352 + 6 * (k % 3)) for k in range(11)], 6, c.linen)
    else:
        m.sea(236, sun)
        rocks(m, -30, 200, 450, 330)
        figure(m, (128, 404), 290, "adore", 1, Guise("bare", c.linen, hair=c.ochre, long_hair=True))
        m.marks([[(60, 90), (64, 112)], [(198, 90), (194, 112)]], 5, c.metal)
        for x, way in ((236, -1), (290, -1)):
            figure(m, (x, 430), 200, "raise", way, Guise("bare", c.blue, hair=mix(c.green, c.dark, 30)))
        figure(m, (270, 170), 110, "fly", -1, Guise("armour", c.red, c.wood, wings=c.linen))
