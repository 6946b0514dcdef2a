"""What people built: mills, streets, arches, rails, a town asleep."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.landscape.staffage import walkers
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import boat, castle, rocks, town, tree, watermill, windmill


def mill(m: Manner) -> None:
    """A windmill on a bastion over the water."""
    m.heaven(250, (90, 160))
    m.hills(254, 8, m.c.land, 0.5)
    m.sea(264, (90, 170))
    m.ridge([(70, 480), (96, 330), (130, 270), (200, 240), (280, 244), (360, 262)], mix(m.c.land, m.c.stone, 30))
    m.slab(150, 250, 190, 66, mix(m.c.stone, m.c.wood, 40))
    windmill(m, (226, 256), 210)
    boat(m, (78, 370), 74)
    walkers(m, ((80, 370, 38), (172, 330, 36)))
    m.ridge([(-20, 420), (80, 402), (170, 424), (360, 396)], mix(m.c.land, m.c.dark, 40))


def stream_mill(m: Manner) -> None:
    """A mill under trees, with its wheel turning."""
    m.heaven(200, (100, 110))
    m.hills(206, 14, m.c.leaf, 0.5)
    m.sea(300, (120, 150))
    m.ridge([(-20, 300), (60, 282), (150, 308), (190, 330), (110, 360), (-20, 380)], m.c.land, 0.1)
    m.ridge([(150, 480), (190, 400), (250, 322), (360, 300)], m.c.land)
    tree(m, (300, 320), 250, 150)
    watermill(m, (214, 336), 120)
    tree(m, (54, 330), 230, 130)
    tree(m, (110, 322), 120, 76, mix(m.c.leaf, m.c.field, 30))
    walkers(m, ((86, 352, 44),))


def view(m: Manner) -> None:
    """A town across the water, doubled in it."""
    lamp = (100.0, 120.0)
    m.heaven(210, lamp)
    m.cloud((240, 70), 180)
    town(m, -10, 350, 250, 58, 0.1)
    m.slab(-10, 246, 360, 12, mix(m.c.wood, m.c.stone, 40))
    m.sea(256, lamp)
    glass = [[(x, 262), (x + m.dice.about(0, 4), 262 + m.dice.between(20, 70))] for x in range(6, 340, 15)]
    m.marks(glass, 8, mix(m.c.wood, m.c.water, 40), 0.34)
    boat(m, (246, 300), 80)
    boat(m, (286, 320), 60)
    m.ridge([(-20, 366), (90, 376), (180, 420), (230, 470)], mix(m.c.field, m.c.stone, 40))
    walkers(m, ((48, 404, 50), (66, 406, 50), (120, 424, 52)))


def street(m: Manner) -> None:
    """Brick fronts, whitewash, an open door, somebody sewing."""
    m.heaven(170, (80, 80))
    brick = mix(m.c.red, m.c.wood, 40)
    m.slab(110, 96, 250, 340, brick)
    steps = [
        (110.0, 96.0),
        (110.0, 76.0),
        (140.0, 76.0),
        (140.0, 50.0),
        (172.0, 50.0),
        (172.0, 20.0),
        (206.0, 20.0),
        (206.0, -6.0),
        (370.0, -6.0),
        (370.0, 110.0),
    ]
    m.mass(steps, brick, straight=True)
    m.slab(-12, 190, 126, 200, mix(m.c.stone, m.c.ochre, 30))
    m.mass([(-12, 196), (40, 120), (114, 196)], mix(m.c.red, m.c.dark, 34), straight=True)
    m.slab(110, 296, 250, 96, m.c.linen)
    dark = mix(m.c.dark, m.c.wood, 30)
    for x, y in ((140, 120), (222, 120), (140, 206), (222, 206), (284, 120), (284, 206)):
        m.slab(x, y, 42, 56, dark)
        m.marks([[(x + 21, y), (x + 21, y + 56)], [(x, y + 22), (x + 42, y + 22)]], 2.4, m.c.linen)
        m.slab(x - 14, y + 22, 14, 36, m.c.green)
    m.slab(206, 310, 52, 82, dark)
    m.slab(30, 290, 40, 102, dark)
    m.slab(-12, 390, 370, 70, m.c.stone)
    m.marks([[(-8, 402 + 12 * n), (348, 402 + 12 * n)] for n in range(4)], 1.6, mix(m.c.stone, m.c.dark, 34))
    figure(m, (232, 394), 74, "sit", -1, Guise("robe", m.c.blue, m.c.linen, hat="veil"))
    walkers(m, ((52, 392, 70), (150, 424, 46)))


def rails_and_rain(m: Manner) -> None:
    """A bridge, a train, and weather going the same way."""
    m.heaven(230, (230, 120))
    m.hills(236, 10, m.c.land, 0.7)
    m.sea(256, (110, 180))
    for k in range(5):
        m.slab(26 + 30 * k, 250, 12, 90 - 12 * k, m.aerial(m.c.stone, 0.3))
    m.mass([(176, 226), (196, 224), (372, 400), (372, 480), (240, 480)], mix(m.c.wood, m.c.stone, 30), straight=True)
    m.marks([[(184, 232), (262, 470)], [(190, 230), (340, 450)]], 4, m.c.dark, 0.8)
    m.mass([(196, 252), (222, 246), (262, 300), (266, 344), (226, 352), (204, 296)], m.c.dark, straight=True)
    m.ball((244, 326), 21, 25, mix(m.c.dark, m.c.wood, 30))
    m.shine((244, 330), 34, m.c.ochre, 1.0)
    m.limb([(240, 300), (238, 262)], (10, 14), m.c.dark)
    for x, y, size in ((232, 236, 44), (204, 206, 64), (160, 180, 80)):
        m.cloud((x, y), size)
    rain = [
        [(x, y), (x - 16, y + 52)] for x, y in ((m.dice.between(0, 350), m.dice.between(-20, 390)) for _ in range(46))
    ]
    m.marks(rain, 1.8, m.c.light, 0.4)


def aqueduct(m: Manner) -> None:
    """Arches over a gorge in evening light."""
    m.heaven(210, (80, 150))
    m.ridge([(-20, 190), (70, 130), (150, 196), (250, 120), (360, 180)], m.c.stone, 0.5)
    tone = mix(m.c.stone, m.c.ochre, 34)
    m.slab(-12, 210, 300, 24, tone)
    for k in range(6):
        x = -8 + 54 * k
        m.slab(x, 232, 16, 90, tone)
        m.mark([(x + 16, 262), (x + 35, 238), (x + 54, 262)], 7, tone)
    castle(m, (290, 216), 90, 0.16)
    rocks(m, 220, 370, 330, 120, mix(m.c.stone, m.c.wood, 40))
    m.sea(330, (100, 170))
    m.ridge([(-20, 380), (70, 366), (190, 410), (360, 372)], mix(m.c.land, m.c.dark, 30))
    tree(m, (44, 400), 330, 150)
    for x, way in ((176, 1), (216, -1)):
        figure(m, (x, 424), 84, "sit", way, Guise("bare", m.dice.pick(m.c.cloths)))


def starry(m: Manner) -> None:
    """A night that turns, over a town that sleeps."""
    moon = (278.0, 74.0)
    m.heaven(290, moon)
    for x, y, size in ((60, 60, 15), (130, 40, 11), (196, 92, 13), (96, 138, 14), (36, 170, 10), (240, 160, 11)):
        m.shine((x, y), size * 3, m.c.gold, 0.9)
        m.panel.circle((x, y), size * 0.6, fill=m.c.light)
    m.shine(moon, 80, m.c.gold)
    m.panel.circle(moon, 24, fill=m.c.gold)
    m.marks(
        [[polar((166, 176), 54 - 9 * k, 0.14 * k + 0.13 * t) for t in range(7)] for k in range(4)],
        8,
        mix(m.c.sky, m.c.light, 40),
    )
    m.hills(282, 16, m.c.blue, 0.2)
    m.ridge([(-20, 330), (120, 318), (240, 336), (360, 310)], mix(m.c.blue, m.c.dark, 30))
    town(m, 90, 330, 390, 40, 0.0)
    m.spots([(m.dice.between(110, 320), m.dice.between(366, 386)) for _ in range(9)], 6, m.c.gold)
    m.ridge([(-20, 400), (120, 392), (240, 404), (360, 394)], mix(m.c.green, m.c.dark, 40))
    for x, tall in ((58, 370), (90, 260)):
        m.mass(
            [
                (x, 450),
                (x - 34, 400),
                (x - 22, 300),
                (x - 26, 450 - tall * 0.66),
                (x, 450 - tall),
                (x + 16, 450 - tall * 0.6),
                (x + 28, 330),
                (x + 30, 410),
            ],
            mix(m.c.green, m.c.dark, 60),
        )
