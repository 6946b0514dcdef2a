"""Paintings of nothing but paint."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.geometry import Point, polar
from vernissage.art.geometry import mix as part_way
from vernissage.art.svg import rectangle, smooth
from vernissage.games.gallerist.pictures.painting.brushwork import (
    AMBER,
    COBALT,
    CREAM,
    CRIMSON,
    FLAME,
    SUN,
    TEAL,
    UMBER,
    WINE,
    brush,
    prime,
    wash,
)
from vernissage.games.gallerist.pictures.plate import Ground, dots


def fields(ground: Ground) -> None:
    """Three clouds of colour, one above the other, and nothing else to hold on to."""
    plate, width, height = ground.plate, ground.width, ground.height
    prime(ground, CRIMSON)
    wash(ground, (0, 0, width, height), (CRIMSON, "#b3142b", "#d1283a", "#a81228"), 17, 0.25)
    for top, tall, tones in (
        (28.0, 128.0, (AMBER, "#f8ab2e", "#f18a14", "#ffba45")),
        (176.0, 34.0, (FLAME, "#f0662e", "#db4516")),
        (228.0, 104.0, (WINE, "#4a0b1e", "#701630", "#3d0a1a")),
    ):
        plate.path(rectangle(32, top + 8, width - 64, tall - 16), fill=tones[0])
        wash(ground, (34, top + 6, width - 68, tall - 12), tones, 15, 0.0)


def gesture(ground: Ground) -> None:
    """A few black beams, put down in seconds, with orange breaking through."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    prime(ground, CREAM)
    wash(ground, (0, 0, width, height), (CREAM, "#f4dfb4", "#fff6df", "#eed39e"), 26, 0.12)
    brush(plate, dice, [(20, 96), (120, 70), (250, 92)], 74, AMBER, 9)
    brush(plate, dice, [(34, 250), (130, 282), (240, 250)], 60, FLAME, 9)
    brush(plate, dice, [(40, 300), (110, 318), (214, 296)], 26, CRIMSON, 6)
    brush(plate, dice, [(62, 18), (74, 150), (54, 352)], 46, "#17100e", 10)
    brush(plate, dice, [(6, 168), (120, 150), (258, 176)], 38, "#17100e", 9)
    brush(plate, dice, [(212, 40), (186, 180), (206, 330)], 34, "#17100e", 8)
    brush(plate, dice, [(96, 226), (150, 110), (232, 26)], 24, "#17100e", 6)
    brush(plate, dice, [(88, 216), (140, 206), (196, 214)], 22, "#fffaf0", 6)
    brush(plate, dice, [(100, 110), (136, 104), (164, 112)], 18, SUN, 5)
    brush(plate, dice, [(222, 226), (238, 270), (230, 318)], 12, COBALT, 4)
    spots = [(dice.between(16, 246), dice.between(16, 346)) for _ in range(20)]
    dots(plate, spots[:12], 4.6, "#17100e")
    dots(plate, spots[12:], 6, FLAME)


def drips(ground: Ground) -> None:
    """Enamel thrown from above, layer over layer, while walking round the canvas."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    prime(ground, "#f7e2b6")
    wash(ground, (0, 0, width, height), ("#f7e2b6", "#f2d6a0", "#fbecca"), 30, 0.1)
    pots = (
        (AMBER, 5, 7.0),
        (UMBER, 6, 6.0),
        (FLAME, 6, 6.0),
        (TEAL, 4, 5.0),
        (UMBER, 5, 3.6),
        (CRIMSON, 4, 4.4),
        (SUN, 5, 5.0),
    )
    for colour, loops, thick in (*pots, (CREAM, 5, 4.0)):
        thin, fat, blots = "", "", []
        for _ in range(loops):
            x, y = dice.between(20, 242), dice.between(20, 342)
            heading, bend = dice.between(0, 1), dice.about(0, 0.09)
            points: list[Point] = [(x, y)]
            for _ in range(dice.below(4) + 10):
                heading += bend
                bend = min(0.15, max(-0.15, bend + dice.about(0, 0.07)))
                pull = (0.5 if x > width else 0.0, 0.75 if y > height else 0.25)
                if not 6 < x < width - 6:
                    heading = part_way(heading, heading - heading % 1 + pull[0], 0.7)
                elif not 6 < y < height - 6:
                    heading = part_way(heading, heading - heading % 1 + pull[1], 0.7)
                x, y = polar((x, y), dice.between(18, 40), heading)
                points.append((x, y))
                if dice.luck(34):
                    blots.append((x + dice.about(0, 9), y + dice.about(0, 9)))
            thin += smooth(points)
            start = dice.below(6)
            fat += smooth(points[start : start + 4])
        plate.path(thin, fill="none", stroke=colour, stroke_width=thick * 0.55, stroke_linecap="round")
        plate.path(fat, fill="none", stroke=colour, stroke_width=thick * 1.35, stroke_linecap="round")
        dots(plate, blots[::2], thick * 2, colour)
        dots(plate, blots[1::2], thick * 1.1, colour)


def squeegee(ground: Ground) -> None:
    """Wet colours dragged down with one long blade, until what is below shows."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    prime(ground, WINE)
    wash(ground, (0, 0, width, height), (CRIMSON, FLAME, WINE, AMBER, COBALT), 24, 0.25)
    order = (TEAL, COBALT, CRIMSON, SUN, FLAME, CREAM, AMBER, "#0f2f63", "#f7b26a", WINE, SUN, CREAM, FLAME)
    for n, colour in enumerate(order):
        for _ in range(6):
            x, top, drop = dice.between(0, width), dice.between(-60, height * 0.86), dice.between(40, 220)
            hairs = 2 + dice.below(6)
            data = ""
            for hair in range(hairs):
                late = dice.between(-8, 8)
                data += pen("M", x + 4.6 * hair, top + late, "v", drop * dice.between(0.72, 1.0) - late)
            plate.path(data, stroke=colour, stroke_width=5.4, stroke_linecap="round")
        if n % 5 == 4:
            y = dice.between(60, 320)
            brush(plate, dice, [(-10, y), (130, y + dice.about(0, 8)), (272, y)], 9, dice.pick((CREAM, UMBER, SUN)), 4)
    scratches = "".join(
        pen("M", dice.between(8, 254), dice.between(-10, 240), "v", dice.between(50, 150)) for _ in range(26)
    )
    plate.path(scratches, stroke=UMBER, stroke_width=1.4, opacity=0.7)
