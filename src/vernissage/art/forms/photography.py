"""Photographs: black and white on glossy paper with a white border, film grain, and one strong light."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import SKY, mix
from vernissage.art.dice import Dice
from vernissage.art.forms.plate import Ground, Plate, Subject, dots
from vernissage.art.geometry import Point, between, cosine, polar
from vernissage.art.geometry import mix as part_way
from vernissage.art.svg import disc, line, place, rectangle, smooth

HUE = SKY
_BLACK, _WHITE = "#090d12", "#f3f5f4"
_PAPER, _RIM = "#fbfaf6", "#c9c5bb"
_LEFT, _TOP, _WIDTH, _HEIGHT = 20.0, 20.0, 360.0, 248.0


def tone(percent: int) -> str:
    """A grey of the print: 0 is the deepest black, 100 the paper's white."""
    return mix(_BLACK, _WHITE, percent)


def expose(work: str, subject: Subject) -> str:
    """The SVG of a print, four wide and three high."""
    plate, dice = Plate(work, 4, 3), Dice(work)
    plate.rect(0.5, 0.5, 399, 299, fill=_PAPER, stroke=_RIM)
    window = plate.clip(rectangle(0, 0, _WIDTH, _HEIGHT))
    with plate.group(transform=place(_LEFT, _TOP), clip_path=window):
        subject(Ground(plate, dice, _WIDTH, _HEIGHT))
        develop(plate, rectangle(0, 0, _WIDTH, _HEIGHT), dice)
    return plate.svg()


def develop(plate: Plate, data: str, dice: Dice) -> None:
    """What the lens and the film add to everything: darker corners and grain."""
    plate.path(data, fill=plate.glow([(54, "#000000", 0.0), (100, "#000000", 0.42)], reach=0.76))
    plate.path(data, filter=plate.grain(1 + dice.below(90), ".8", ".075"))


def _sky(ground: Ground, top: int, low: int, horizon: float) -> None:
    data = rectangle(0, 0, ground.width, horizon + 1)
    ground.plate.path(data, fill=ground.plate.gradient([(0, tone(top)), (100, tone(low))], 90))


def _halo(ground: Ground, centre: Point, reach: float, strength: float) -> None:
    """Light that spills round a lamp or the sun."""
    plate = ground.plate
    light = plate.glow([(0, _WHITE, strength), (35, _WHITE, strength * 0.4), (100, _WHITE, 0.0)])
    plate.circle(centre, reach, fill=light)


def _walker(x: float, foot: float, height: float) -> str:
    """Path data of somebody on the way, seen from afar: head, coat and legs."""
    u = height / 20
    coat = pen("M", x - 2.6 * u, foot - 8 * u, "l", 0.8 * u, -7 * u, "q", 1.8 * u, -2 * u, 3.6 * u, 0)
    coat += pen("l", 1.1 * u, 7.4 * u, "l", -0.6 * u, 7.4 * u, "h", -1.4 * u, "l", -0.6 * u, -6.4 * u)
    coat += pen("l", -1.8 * u, 6.6 * u, "h", -1.4 * u, "z")
    return coat + disc((x, foot - 17.3 * u), 1.75 * u)


def pier(ground: Ground) -> None:
    """Two rows of posts that walk out into a sea smoothed by a long exposure."""
    plate, dice, width = ground.plate, ground.dice, ground.width
    horizon, far = 104.0, 246.0
    _sky(ground, 24, 94, horizon)
    _halo(ground, (far, horizon - 12), 120, 0.9)
    plate.circle((far, horizon - 15), 11, fill=_WHITE, filter=plate.soft(1.2))
    sea = plate.gradient([(0, tone(92)), (24, tone(64)), (100, tone(14))], 90)
    plate.path(ground.below(horizon), fill=sea)
    mist = plate.soft(7)
    plate.path(rectangle(-20, horizon - 5, width + 40, 12), fill=tone(97), filter=mist, opacity=0.9)
    glitter = "".join(
        pen("M", far - dice.between(4, 10 + 3 * n), horizon + 5 + n * n * 0.55, "h", dice.between(10, 22 + 5 * n))
        for n in range(13)
    )
    plate.path(glitter, stroke=_WHITE, stroke_width=2.4, opacity=0.5, filter=plate.soft(1.6))
    posts: list[tuple[float, float, float, float]] = []
    reach = 1.0
    for _ in range(9):
        for side in (-0.98, 0.3):
            x, foot = far + side * 250 * reach, horizon + 128 * reach
            posts.append((x, foot, 92 * reach * dice.about(1, 0.12), 17 * reach))
        reach *= 0.7
    posts.reverse()
    wet = "".join(pen("M", x, foot, "v", 0.9 * tall) for x, foot, tall, _ in posts[8:])
    plate.path(wet, stroke=tone(4), stroke_width=11, opacity=0.3, filter=plate.soft(4))
    for n, (x, foot, tall, thick) in enumerate(posts):
        grey = max(5, 62 - 4 * n)
        plate.path(rectangle(x - thick / 2, foot - tall, thick, tall + 1), fill=tone(grey))
        if n > 7:
            plate.path(rectangle(x + thick * 0.2, foot - tall, thick * 0.26, tall), fill=tone(grey + 34))
            plate.path(rectangle(x - thick / 2, foot - tall, thick, thick * 0.2), fill=tone(grey + 46))
    plate.path(rectangle(-20, ground.height - 22, width + 40, 30), fill=tone(60), opacity=0.35, filter=mist)


def stairwell(ground: Ground) -> None:
    """A spiral staircase seen from the top floor, the light lying at its foot."""
    plate = ground.plate
    centre = (196.0, 121.0)
    plate.path(ground.all(), fill=tone(7))
    steps, shrink = 26, 0.9745
    radius = 300.0
    for n in range(4 * steps + 12):
        here, there = n / steps + 0.04, (n + 1) / steps + 0.04
        inner, smaller = radius * 0.57, radius * shrink
        lit = 0.5 + 0.5 * cosine(here - 0.62)
        deep = min(1.0, n / (4 * steps))
        tread = tone(round(12 + 44 * lit + 34 * deep * (0.4 + 0.6 * lit)))
        wedge = [
            polar(centre, radius, here),
            polar(centre, smaller, there),
            polar(centre, smaller * 0.57, there),
            polar(centre, inner, here),
        ]
        plate.polygon(wedge, fill=tread)
        riser = [wedge[3], wedge[0], between(wedge[0], wedge[1], 0.24), between(wedge[3], wedge[2], 0.24)]
        plate.polygon(riser, fill=tone(4 + round(12 * deep)))
        radius = smaller
    eye = radius * 0.62
    plate.circle(centre, eye * 1.15, fill=tone(86))
    _halo(ground, centre, 62, 0.95)
    for offset, colour, thick in ((0.575, tone(3), 0.05), (0.553, tone(84), 0.012)):
        rail: list[Point] = []
        radius, width = 300.0, 300.0 * thick
        for n in range(4 * steps + 12):
            rail.append(polar(centre, radius * offset, n / steps + 0.04))
            radius *= shrink
        back: list[Point] = []
        for x, y in rail[::-1]:
            away = (x - centre[0], y - centre[1])
            grow = 1 + width / (300.0 * offset)
            back.append((centre[0] + away[0] * grow, centre[1] + away[1] * grow))
        plate.path(line(rail[::2] + back[::2], closed=True), fill=colour)


def umbrella(ground: Ground) -> None:
    """Somebody under an umbrella, against the only lamp of a wet street."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    lamp, kerb = (214.0, 74.0), 158.0
    plate.path(ground.all(), fill=plate.gradient([(0, tone(5)), (62, tone(22)), (100, tone(4))], 90))
    _halo(ground, lamp, 190, 0.62)
    for side in (-1, 1):
        edge = 0.0 if side < 0 else width
        for n in range(4):
            near, far = edge - side * n * 36, edge - side * (n + 1) * 36
            roof, next_roof = n * 15.0 - 6, (n + 1) * 15.0 - 6
            wall = [(near, roof), (far, next_roof), (far, kerb - 2 * n), (near, kerb + 14 - 4 * n)]
            plate.polygon(wall, fill=tone(3 + 4 * n))
            for floor in range(3):
                if dice.luck(52):
                    y = roof + 34 + floor * (36 - 3 * n)
                    x = part_way(near, far, 0.34)
                    plate.path(
                        line([(x, y), (x - side * 9, y + 2), (x - side * 9, y + 17), (x, y + 17)], closed=True),
                        fill=tone(78),
                        opacity=0.75 - 0.1 * n,
                        filter=plate.soft(0.8),
                    )
    plate.path(ground.below(kerb), fill=plate.gradient([(0, tone(34)), (30, tone(14)), (100, tone(5))], 90))
    plate.path(
        pen("M", lamp[0] - 9, kerb, "L", lamp[0] - 44, height, "h", 88, "L", lamp[0] + 9, kerb, "z"),
        fill=_WHITE,
        opacity=0.62,
        filter=plate.soft(9),
    )
    sparkle = ""
    for n in range(66):
        y = kerb + 4 + (height - kerb) * (n * 0.618 % 1)
        reach = 20 + (y - kerb) * 1.1
        sparkle += pen("M", dice.about(lamp[0], reach), y, "h", 2 + (y - kerb) / 12)
    plate.path(sparkle, stroke=_WHITE, stroke_width=1.2, opacity=0.5)
    plate.path(pen("M", lamp[0], kerb, "V", lamp[1]), stroke=tone(3), stroke_width=2.6)
    plate.circle(lamp, 8, fill=_WHITE, filter=plate.soft(1.5))
    rain = "".join(
        pen("M", width * (n * 0.618 % 1), dice.between(-10, kerb), "l", -3, dice.between(10, 22)) for n in range(54)
    )
    plate.path(rain, stroke=_WHITE, stroke_width=0.7, opacity=0.3)
    x, foot = 168.0, 206.0
    coat = pen("M", x - 8, foot - 58, "q", 9, -7, 18, 0, "q", 7, 5, 8, 18, "l", 3, 22, "l", -6, 2, "l", -3, 18, "h", -6)
    coat += pen(
        "l", -1, -17, "h", -3, "l", -4, 17, "h", -6, "l", 1, -19, "l", -9, -1, "l", 2, -22, "q", 1, -14, 6, -18, "z"
    )
    canopy = pen("M", x - 46, foot - 66, "C", x - 40, foot - 112, x + 36, foot - 116, x + 48, foot - 70)
    canopy += pen("q", -12, -7, -23, 1, "q", -12, -8, -23, 1, "q", -13, -7, -24, 1, "q", -12, -6, -24, 1, "z")
    with plate.group(opacity=0.55, filter=plate.soft(3)), plate.group(transform=f"matrix(1 0 .12 -.8 {-26} 378)"):
        plate.path(coat + canopy, fill=tone(0))
    plate.path(coat + disc((x + 1, foot - 66), 8), fill=tone(1))
    plate.path(pen("M", x + 8, foot - 44, "L", x + 2, foot - 100), stroke=tone(1), stroke_width=2)
    plate.path(canopy, fill=tone(4))
    rim = pen("M", x + 8, foot - 103, "C", x + 26, foot - 101, x + 44, foot - 90, x + 48, foot - 71)
    rim += pen("M", x + 12, foot - 57, "q", 5, 5, 6, 17, "l", 2.4, 19)
    plate.path(rim, fill="none", stroke=_WHITE, stroke_width=1.6, opacity=0.85)


def hall(ground: Ground) -> None:
    """Shafts of morning light through the tall windows of a station, and people crossing them."""
    plate, dice, height = ground.plate, ground.dice, ground.height
    floor = 176.0
    plate.path(ground.all(), fill=plate.gradient([(0, tone(5)), (70, tone(17)), (100, tone(7))], 90))
    for n in range(5):
        plate.path(rectangle(n * 88 - 6, 0, 18, floor), fill=tone(9))
        plate.path(rectangle(n * 88 - 6, 0, 4, floor), fill=tone(22))
    plate.path(ground.below(floor), fill=plate.gradient([(0, tone(20)), (100, tone(4))], 90))
    windows = (34.0, 122.0, 210.0, 298.0)
    for x in windows:
        pane = pen("M", x, 92, "V", 40, "q", 0, -24, 23, -24, "q", 23, 0, 23, 24, "V", 92, "z")
        plate.path(pane, fill=_WHITE)
        bars = pen("M", x + 15.3, 14, "v", 78, "m", 15.4, 0, "v", -78, "M", x, 42, "h", 46, "m", 0, 25, "h", -46)
        plate.path(bars, stroke=tone(8), stroke_width=1.8)
    shaft = plate.fade([(0, _WHITE, 0.72), (60, _WHITE, 0.3), (100, _WHITE, 0.08)])
    beams = plate.soft(2.4)
    for x in windows:
        slant = line([(x, 30), (x + 46, 22), (x - 50, height - 10), (x - 124, height - 18)], closed=True)
        plate.path(slant, fill=shaft, filter=beams)
        pool = line([(x - 78, floor + 20), (x - 22, floor + 20), (x - 62, height), (x - 132, height)], closed=True)
        plate.path(pool, fill=_WHITE, opacity=0.5, filter=plate.soft(3))
    people = [(34.0, 214.0, 40), (84, 196, 28), (92, 197, 26), (150, 228, 52), (218, 194, 26), (246, 206, 36)]
    people += [(286.0, 190.0, 24), (330, 222, 46), (176, 188, 22)]
    for x, foot, size in people:
        cast = line([(x - 2, foot), (x + 2, foot), (x - size * 0.6, foot + size * 0.62)], closed=True)
        plate.path(cast, fill=tone(0), opacity=0.55, filter=plate.soft(1))
    plate.path("".join(_walker(x, foot, size * dice.about(1, 0.05)) for x, foot, size in people), fill=tone(2))
    dots(plate, [(dice.between(10, 350), dice.between(40, 170)) for _ in range(40)], 1.1, _WHITE, 0.4)


def dunes(ground: Ground) -> None:
    """Sand in the last light: each crest a knife edge between white and black."""
    plate, dice, height = ground.plate, ground.dice, ground.height
    _sky(ground, 10, 46, 120)
    back: list[Point] = [(-10, 112), (60, 92), (130, 104), (206, 72), (290, 98), (370, 84)]
    plate.path(smooth(back) + pen("V", height, "H", -10, "z"), fill=tone(58))
    shade: list[Point] = [(206, 72), (222, 90), (208, 112), (236, 140), (300, 150), (370, 150)]
    plate.path(smooth(shade) + "V84" + "L290 98z", fill=tone(15))
    middle: list[Point] = [(-10, 150), (70, 118), (118, 112), (176, 138), (240, 160), (370, 132)]
    light = plate.gradient([(0, tone(90)), (100, tone(52))], 78)
    plate.path(smooth(middle) + pen("V", height, "H", -10, "z"), fill=light)
    dark: list[Point] = [(118, 112), (132, 130), (118, 152), (152, 176), (226, 196), (370, 190)]
    plate.path(smooth(dark) + pen("V", 132, "L", 240, 160, "C", 196, 152, 160, 122, 118, 112, "z"), fill=tone(9))
    front: list[Point] = [(-10, 214), (60, 190), (150, 186), (236, 210), (300, 206), (370, 186)]
    sand = plate.gradient([(0, tone(96)), (60, tone(70)), (100, tone(34))], 62)
    plate.path(smooth(front) + pen("V", height + 10, "H", -10, "z"), fill=sand)
    ripples = ""
    for n in range(13):
        y = 196 + n * (4.4 + 0.16 * n)
        ripples += smooth([(x * 40 - 12, y + 16 * (1 - x / 5) + dice.about(0, 2.6) + x * 1.4) for x in range(10)])
    plate.path(ripples, fill="none", stroke=tone(12), stroke_width=1.5, opacity=0.42)
    hollow: list[Point] = [(150, 186), (172, 202), (160, 224), (196, 252)]
    plate.path(smooth(hollow) + pen("H", 372, "V", 186, "L", 300, 206, "L", 236, 210, "z"), fill=tone(6), opacity=0.88)
    x, foot = 78.0, 117.5
    plate.path(line([(x - 1, foot), (x + 1.5, foot), (x - 58, foot + 22)], closed=True), fill=tone(6), opacity=0.75)
    plate.path(_walker(x, foot + 0.5, 17), fill=tone(1))
    trail = [(x - 8 - n * 7, foot + 2 + n * 2.6 + dice.about(0, 0.8)) for n in range(11)]
    dots(plate, trail, 1.8, tone(24), 0.8)


def dandelion(ground: Ground) -> None:
    """A dandelion clock against the light, and the first seeds on their way."""
    plate, dice = ground.plate, ground.dice
    centre = (150.0, 108.0)
    plate.path(
        ground.all(), fill=plate.glow([(0, tone(40), 1.0), (60, tone(14), 1.0), (100, tone(4), 1.0)], (0.44, 0.4))
    )
    far = plate.soft(5)
    for _ in range(11):
        spot = (dice.between(0, 360), dice.between(0, 248))
        plate.circle(spot, dice.between(8, 22), fill=_WHITE, opacity=dice.between(0.05, 0.17), filter=far)
    stem = smooth([(centre[0], centre[1] + 4), (156, 170), (150, 214), (138, 262)])
    plate.path(stem, fill="none", stroke=tone(20), stroke_width=5.4)
    plate.path(stem, fill="none", stroke=tone(86), stroke_width=1.3, transform="translate(1.6)")
    _halo(ground, centre, 100, 0.6)
    for layer, (count, grey, wide) in enumerate(((26, 64, 0.7), (30, 84, 0.8), (30, 100, 0.9))):
        stalks, tufts = "", ""
        for n in range(count):
            turns = n * 0.618034 + 0.21 * layer
            depth = 1.0 if layer < 2 else 0.2 + 0.72 * n / count
            tip = polar(centre, (84 - 9 * layer) * depth * dice.about(1, 0.03), turns)
            stalks += line([polar(centre, 9, turns), tip])
            fan = 0.058 + 0.09 * (1 - depth)
            for hair in range(7):
                tufts += line([tip, polar(tip, 15 - 4 * (1 - depth) - abs(hair - 3) * 0.7, turns + (hair - 3) * fan)])
        plate.path(stalks, stroke=tone(grey - 26), stroke_width=wide * 0.8)
        plate.path(tufts, stroke=tone(grey), stroke_width=wide)
    plate.circle(centre, 10, fill=tone(8))
    dots(plate, [polar(centre, dice.between(1, 9), n * 0.618) for n in range(26)], 2.2, tone(36))
    for n in range(6):
        x, y = 248 + n * 17 + dice.about(0, 6), 92 - n * 12 + dice.about(0, 14) + (n % 2) * 34
        lean, size = dice.about(-0.2, 0.05), 15 - n
        foot, tip = polar((x, y), size * 1.5, lean + 0.5), (x, y)
        plate.path(line([foot, tip]), stroke=tone(60), stroke_width=0.8)
        tuft = "".join(line([tip, polar(tip, size, lean + (h - 4) * 0.05)]) for h in range(9))
        plate.path(tuft, stroke=_WHITE, stroke_width=0.8, opacity=0.95 - n * 0.1)
        dots(plate, [foot], 2.4, tone(30))


def bridge(ground: Ground) -> None:
    """A suspension bridge that vanishes in fog, drawn by nothing but its cables."""
    plate, width, height = ground.plate, ground.width, ground.height
    middle, deck = 180.0, 186.0
    _sky(ground, 58, 96, height)
    for scale, grey, lift in ((0.36, 80, -22.0), (1.0, 26, 0.0)):
        foot = deck + lift
        gate = _gate(middle, foot, scale)
        with plate.group(filter=plate.soft(0.9 if scale < 1 else 0.3)):
            stone = plate.gradient([(0, tone(grey)), (56, tone(grey + 8)), (94, tone(95))], 90)
            plate.path(gate, fill=stone, fill_rule="evenodd")
        if scale < 1:
            fog = plate.fade([(0, tone(95), 0.0), (55, tone(95), 0.85), (100, tone(95), 0.9)])
            plate.path(rectangle(0, 70, width, 150), fill=fog)
    top = 30.0
    for side in (-1, 1):
        anchor = middle + side * 44
        for n in range(13):
            spread = (n + 1) / 13
            end = (middle + side * (50 + 150 * spread), deck + 54 * spread - 8)
            plate.path(line([(anchor, top + 4), end]), stroke=tone(20), stroke_width=0.5 + 0.5 * spread)
        for lane, thick in ((0.0, 3.2), (16.0, 2.2)):
            cable = smooth([(anchor, top), (anchor + side * (46 + lane), 54 - lane), (anchor + side * 150, -6 - lane)])
            plate.path(cable, fill="none", stroke=tone(9), stroke_width=thick)
        for n in range(12):
            part = (n + 1) / 12
            x = anchor + side * 142 * part
            high = 30 + 62 * part * (0.72 - part) if part < 0.72 else 30 - 120 * (part - 0.72)
            plate.path(line([(x, high), (x + side * 8 * part, deck + 62 * part)]), stroke=tone(16), stroke_width=0.9)
    walk = line(
        [(middle - 9, deck - 2), (middle + 9, deck - 2), (middle + 150, height), (middle - 150, height)], closed=True
    )
    plate.path(walk, fill=plate.gradient([(0, tone(72)), (100, tone(26))], 90))
    planks, y = "", deck
    gap = 1.6
    while y < height:
        half = 9 + 141 * (y - deck + 2) / (height - deck + 2)
        planks += pen("M", middle - half, y, "h", 2 * half)
        y += gap
        gap *= 1.24
    plate.path(planks, stroke=tone(9), stroke_width=1, opacity=0.6)
    for side in (-1, 1):
        rail = line([(middle + side * 10, deck - 8), (middle + side * 186, deck + 14)])
        plate.path(rail, stroke=tone(9), stroke_width=2.2)
    mist = plate.fade([(0, tone(97), 0.0), (50, tone(97), 0.62), (100, tone(97), 0.0)])
    plate.path(rectangle(0, deck - 52, width, 84), fill=mist)
    plate.path(_walker(middle + 5, deck + 20, 30), fill=tone(3))
    shade = line([(middle + 2, deck + 20), (middle + 8, deck + 20), (middle + 26, height)], closed=True)
    plate.path(shade, fill=tone(3), opacity=0.3, filter=plate.soft(1.4))


def _gate(middle: float, foot: float, scale: float) -> str:
    """Path data of a tower with two pointed gates."""
    u = scale
    data = pen("M", middle - 58 * u, foot + 10 * u, "V", foot - 152 * u, "h", -4 * u, "v", -10 * u, "h", 124 * u)
    data += pen("v", 10 * u, "h", -4 * u, "V", foot + 10 * u, "z")
    for left in (-44.0, 8.0):
        x = middle + left * u
        data += pen("M", x, foot + 10 * u, "V", foot - 84 * u, "q", 2 * u, -30 * u, 18 * u, -40 * u)
        data += pen("q", 16 * u, 10 * u, 18 * u, 40 * u, "V", foot + 10 * u, "z")
    return data


def moonrise(ground: Ground) -> None:
    """A moon over rock and snow, and over the lake that repeats them."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    shore = 168.0
    _sky(ground, 3, 56, shore)
    dots(plate, [(dice.between(0, width), dice.between(0, 80)) for _ in range(26)], 0.9, _WHITE, 0.55)
    moon = (96.0, 44.0)
    _halo(ground, moon, 52, 0.5)
    plate.circle(moon, 14, fill=_WHITE)
    plate.path(disc((91, 41), 3.4) + disc((100, 49), 2.4) + disc((100, 38), 1.8), fill=tone(80))
    peaks = ((28.0, 112.0, 70.0), (342.0, 92.0, 84.0), (128.0, 96.0, 70.0), (228.0, 40.0, 118.0))
    rocks = [_peak(dice, x, top, half, shore) for x, top, half in peaks]
    with plate.group(transform=f"matrix(1 0 0 -.56 0 {shore * 1.56:.0f})", filter=plate.soft(1.6)):
        for n, (lit, dark, _) in enumerate(rocks):
            plate.path(dark, fill=tone(10))
            plate.path(lit, fill=tone(46 + 7 * n))
    for n, (lit, dark, gullies) in enumerate(rocks):
        plate.path(dark, fill=plate.gradient([(0, tone(6)), (100, tone(36 - 4 * n))], 90))
        plate.path(lit, fill=plate.gradient([(0, tone(76 + 8 * n)), (100, tone(40 + 6 * n))], 90))
        plate.path(gullies, fill=tone(12), opacity=0.8)
    plate.path(rectangle(0, shore - 1.4, width, 3), fill=tone(70), opacity=0.6, filter=plate.soft(1))
    lake = plate.fade([(0, tone(2), 0.1), (100, tone(1), 0.82)])
    plate.path(ground.below(shore), fill=lake)
    ripple = "".join(
        pen("M", dice.between(-10, width), shore + 4 + n * 2.6, "h", dice.between(24, 90)) for n in range(26)
    )
    plate.path(ripple, stroke=tone(3), stroke_width=1, opacity=0.5)
    glitter = "".join(
        pen("M", dice.about(moon[0], 5 + n * 0.7), shore + 6 + n * 5, "h", dice.between(6, 16)) for n in range(14)
    )
    plate.path(glitter, stroke=_WHITE, stroke_width=1.5, opacity=0.7)
    firs = ""
    for n in range(15):
        x = (n * 0.618 % 1) * 108 - 14 if n % 2 else 268 + (n * 0.618 % 1) * 100
        firs += _fir(dice, x, height + 6, 38 + abs(x - 182) * 0.32 + dice.about(0, 10))
    plate.path(firs, fill=tone(1))


def _peak(dice: Dice, x: float, top: float, half: float, shore: float) -> tuple[str, str, str]:
    """A mountain: the side in the light, the side in shadow, and the dark gullies in the snow."""
    left: list[Point] = [(x - half, shore)]
    right: list[Point] = []
    ridge: list[Point] = []
    for n in range(1, 9):
        part = n / 9
        left.append((x - half * (1 - part) + dice.about(0, 2.4), part_way(shore, top, part * part) + dice.about(0, 3)))
        right.append((x + half * part + dice.about(0, 2.4), part_way(shore, top, (1 - part) * (1 - part))))
        ridge.append((x + half * (0.22 * part + (0.07 if n % 2 else -0.05) * (0.5 + part)), part_way(top, shore, part)))
    ridge.append((x + half * 0.2, shore))
    lit = line([*left, (x, top), *ridge], closed=True)
    dark = line([(x, top), *right, (x + half, shore), (x, shore)], closed=True)
    gullies = ""
    for n in range(5):
        a = between(left[7 - n], ridge[n], 0.5 + dice.about(0, 0.14))
        long = half * dice.between(0.12, 0.26)
        gullies += line([a, (a[0] - long * 0.5, a[1] + long), (a[0] - long * 0.16, a[1] + long * 0.7)], closed=True)
    return lit, dark, gullies


def _fir(dice: Dice, x: float, foot: float, tall: float) -> str:
    """Path data of a fir, ragged on both sides."""
    points: list[Point] = [(x, foot - tall)]
    for side in (1, -1):
        tiers = [
            point
            for n in range(1, 6)
            for point in (
                (x + side * tall * 0.045 * n * dice.about(1, 0.2), foot - tall * (1 - 0.18 * n)),
                (x + side * tall * 0.022 * n, foot - tall * (1 - 0.18 * n) - tall * 0.02),
            )
        ]
        points += tiers if side > 0 else tiers[::-1]
    return line(points, closed=True)


SUBJECTS: tuple[Subject, ...] = (pier, stairwell, umbrella, hall, dunes, dandelion, bridge, moonrise)
