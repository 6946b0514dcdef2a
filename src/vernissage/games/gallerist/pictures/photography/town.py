"""Photographs taken in town."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.geometry import Point, between, cosine, polar
from vernissage.art.geometry import mix as part_way
from vernissage.art.svg import disc, line, rectangle, smooth
from vernissage.games.gallerist.pictures.photography.darkroom import WHITE, halo, sky, tone, walker
from vernissage.games.gallerist.pictures.plate import Ground, dots


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
    halo(ground, centre, 62, 0.95)
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
    halo(ground, lamp, 190, 0.62)
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
        fill=WHITE,
        opacity=0.62,
        filter=plate.soft(9),
    )
    sparkle = ""
    for n in range(66):
        y = kerb + 4 + (height - kerb) * (n * 0.618 % 1)
        reach = 20 + (y - kerb) * 1.1
        sparkle += pen("M", dice.about(lamp[0], reach), y, "h", 2 + (y - kerb) / 12)
    plate.path(sparkle, stroke=WHITE, stroke_width=1.2, opacity=0.5)
    plate.path(pen("M", lamp[0], kerb, "V", lamp[1]), stroke=tone(3), stroke_width=2.6)
    plate.circle(lamp, 8, fill=WHITE, filter=plate.soft(1.5))
    rain = "".join(
        pen("M", width * (n * 0.618 % 1), dice.between(-10, kerb), "l", -3, dice.between(10, 22)) for n in range(54)
    )
    plate.path(rain, stroke=WHITE, stroke_width=0.7, opacity=0.3)
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
    plate.path(rim, fill="none", stroke=WHITE, stroke_width=1.6, opacity=0.85)


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
        plate.path(pane, fill=WHITE)
        bars = pen("M", x + 15.3, 14, "v", 78, "m", 15.4, 0, "v", -78, "M", x, 42, "h", 46, "m", 0, 25, "h", -46)
        plate.path(bars, stroke=tone(8), stroke_width=1.8)
    shaft = plate.fade([(0, WHITE, 0.72), (60, WHITE, 0.3), (100, WHITE, 0.08)])
    beams = plate.soft(2.4)
    for x in windows:
        slant = line([(x, 30), (x + 46, 22), (x - 50, height - 10), (x - 124, height - 18)], closed=True)
        plate.path(slant, fill=shaft, filter=beams)
        pool = line([(x - 78, floor + 20), (x - 22, floor + 20), (x - 62, height), (x - 132, height)], closed=True)
        plate.path(pool, fill=WHITE, opacity=0.5, filter=plate.soft(3))
    people = [(34.0, 214.0, 40), (84, 196, 28), (92, 197, 26), (150, 228, 52), (218, 194, 26), (246, 206, 36)]
    people += [(286.0, 190.0, 24), (330, 222, 46), (176, 188, 22)]
    for x, foot, size in people:
        cast = line([(x - 2, foot), (x + 2, foot), (x - size * 0.6, foot + size * 0.62)], closed=True)
        plate.path(cast, fill=tone(0), opacity=0.55, filter=plate.soft(1))
    plate.path("".join(walker(x, foot, size * dice.about(1, 0.05)) for x, foot, size in people), fill=tone(2))
    dots(plate, [(dice.between(10, 350), dice.between(40, 170)) for _ in range(40)], 1.1, WHITE, 0.4)


def bridge(ground: Ground) -> None:
    """A suspension bridge that vanishes in fog, drawn by nothing but its cables."""
    plate, width, height = ground.plate, ground.width, ground.height
    middle, deck = 180.0, 186.0
    sky(ground, 58, 96, height)
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
    plate.path(walker(middle + 5, deck + 20, 30), fill=tone(3))
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
