"""On the water: ships of the line, a raft, a queen who steps ashore."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.history.tumult import smoke
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import boat, ship, town


def naval(m: Manner, kind: str) -> None:
    """Ships of the line, smoke, a sea that does not care."""
    c = m.c
    sun = (236.0, 170.0)
    m.heaven(230, sun)
    if kind == "towed":
        m.shine(sun, 110, c.ochre, 1.0)
        m.sea(236, sun)
        ship(m, (116, 300), 170, 1, mix(c.linen, c.light, 40), c.linen)
        m.mass([(178, 326), (196, 300), (262, 300), (284, 326), (262, 338), (190, 338)], c.dark)
        m.slab(216, 250, 13, 54, c.dark)
        smoke(m, (222, 240), 34, 5)
        m.shine((222, 246), 34, c.red, 0.9)
        m.ridge([(280, 440), (310, 420), (360, 414)], c.dark)
        return
    if kind == "gulf":
        town(m, 20, 130, 216, 26, 0.5)
        m.mass([(190, 230), (250, 120), (276, 130), (340, 230)], m.aerial(c.stone, 0.5))
        smoke(m, (258, 118), 26, 4)
    m.sea(228, sun)
    fleet = (
        ((70, 280, 66, 1), (250, 270, 60, -1), (160, 300, 74, 1), (90, 366, 96, -1), (240, 372, 110, 1))
        if kind == "gulf"
        else ((230, 262, 60, -1), (96, 300, 120, 1))
    )
    for x, y, size, way in fleet:
        ship(m, (x, y), size, way, "", c.red if way > 0 else c.blue)
        smoke(m, (x - way * size * 0.5, y - 8), size * 0.32, 3)
        m.spots([(x + way * size * (0.1 * k - 0.2), y - size * 0.05) for k in range(4)], size * 0.05, c.gold)
    if kind == "duel":
        boat(m, (228, 392), 120, c.dark)
        m.mark([(228, 386), (228, 290)], 3.4, c.wood)
        m.mass([(228, 294), (276, 350), (230, 372)], mix(c.linen, c.blue, 20))
        figure(m, (206, 392), 60, "stand", 1, Guise("tunic", c.blue))


def raft(m: Manner) -> None:
    """Planks, bodies, a shirt waved at a sail too far away."""
    c = m.c
    m.heaven(230, (250, 150))
    m.sea(232, (250, 160))
    m.marks([[(292, 226), (292, 218)], [(286, 226), (298, 226)]], 2.4, c.dark)
    m.mass([(-10, 380), (60, 320), (280, 340), (340, 410), (250, 440), (40, 440)], c.wood)
    m.marks([[(10 + 36 * k, 436), (60 + 34 * k, 328)] for k in range(8)], 3.6, mix(c.wood, c.dark, 50))
    m.limb([(110, 380), (100, 240), (94, 130)], (13, 10, 7), c.wood)
    m.mass([(96, 140), (30, 200), (36, 300), (106, 320)], mix(c.linen, c.stone, 40))
    figure(m, (78, 428), 190, "lie", 1, Guise("bare", c.linen))
    figure(m, (250, 432), 170, "lie", -1, Guise("bare", c.red))
    figure(m, (120, 400), 180, "sit", 1, Guise("robe", c.red, c.wood, mix(c.stone, c.linen, 40)))
    for x, y, pose in ((170, 392, "kneel"), (206, 372, "point"), (230, 380, "kneel"), (186, 360, "stand")):
        figure(m, (x, y), 170, pose, 1, Guise("bare", m.dice.pick((c.wood, c.linen, c.ochre))))
    top = figure(m, (262, 366), 180, "raise", 1, Guise("bare", c.linen, hair=c.dark))
    m.mass(
        [
            top.hand,
            (top.hand[0] + 30, top.hand[1] - 22),
            (top.hand[0] + 52, top.hand[1] + 4),
            (top.hand[0] + 22, top.hand[1] + 12),
        ],
        c.red,
    )


def landing(m: Manner) -> None:
    """A queen steps ashore over a gangway; sea-women hold the ropes."""
    c = m.c
    m.heaven(230, (110, 110))
    m.sea(330, (130, 180))
    m.mass([(-12, 60), (90, 90), (120, 300), (-12, 350)], mix(c.wood, c.gold, 30))
    m.marks([[(-8, 120 + 50 * k), (100 + 8 * k, 140 + 46 * k)] for k in range(4)], 6, c.gold)
    m.mass([(60, 330), (340, 300), (352, 340), (80, 366)], c.red, straight=True)
    for x in (120, 160, 200):
        figure(
            m,
            (x, 330),
            180,
            "stand",
            1,
            Guise("robe", (c.dark, c.linen, c.rose)[(x - 120) // 40], c.linen, hat="crown" if x == 160 else ""),
        )
    m.slab(270, 100, 18, 220, c.stone)
    figure(m, (270, 326), 190, "adore", -1, Guise("robe", c.blue, c.gold, hat="helmet"))
    figure(m, (316, 330), 180, "bow", -1, Guise("robe", c.ochre, c.linen))
    figure(m, (180, 120), 130, "fly", 1, Guise("robe", c.gold, c.linen, wings=c.linen))
    for x, way, pose in ((90, 1, "dance"), (170, -1, "raise"), (250, -1, "dance")):
        figure(m, (x, 444), 190, pose, way, Guise("bare", mix(c.green, c.blue, 40), hair=c.ochre, long_hair=True))
