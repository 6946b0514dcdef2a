"""What wide views of the city show."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.geometry import Point
from vernissage.art.svg import line, number, rectangle
from vernissage.games.art_society.pictures.city.dusk import GLOW, INK, LAMP, RAVEN, SNOW, sky, weather
from vernissage.games.art_society.pictures.city.town import Town, far_roofs, river, row_of_houses
from vernissage.games.art_society.pictures.sheet import PaintedSheet, dots


def far_bank(sheet: PaintedSheet) -> None:
    """The whole city from across the river."""
    dice, height, g = sheet.dice, sheet.height, sheet.grain
    shore = height * 0.7
    sky(sheet, shore, dice.pick((0.2, 0.5, 0.8)))
    far_roofs(sheet, shore, height * 0.5)
    town = Town(sheet, "#0c2c58")
    row_of_houses(
        sheet,
        town,
        shore,
        height * 0.16,
        height * 0.44,
        30 * g,
        ("flat", "flat", "step", "spire", "dome", "aerial"),
        6.5 * g,
    )
    town.paint()
    river(sheet, shore)
    weather(sheet)


def canal_houses(sheet: PaintedSheet) -> None:
    """Narrow gables in a row along the quay."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.76
    sky(sheet, shore * 0.9, dice.pick((0.2, 0.5, 0.8)))
    count = max(4, round(width / (38 * g)))
    wide = width / count
    tones = ("#12396b", "#0a2247", "#1b4f88", "#0e2d59")
    for n in range(count):
        house = Town(sheet, tones[(n * 3 + n // 4) % 4])
        top = height * dice.between(0.26, 0.4)
        roof = ("bell", "step", "gable")[(n + dice.below(2)) % 3]
        house.house(n * wide, wide, top, shore, roof)
        pane = wide * 0.2
        rows = max(2, int((shore - top) / (pane * 2.1)))
        house.windows(
            n * wide + wide * 0.2, top + pane * 0.4, 2, rows, (wide * 0.4, (shore - top) / rows), (pane, pane * 1.3), 64
        )
        house.lights += rectangle(n * wide + wide * 0.42, top - wide * 0.22, wide * 0.16, wide * 0.16)
        house.paint()
    river(sheet, shore)
    canvas.rect(0, shore, width, 4 * g, fill="#2c5f97" if sheet.mood != "snow" else SNOW)
    bx = width * dice.between(0.2, 0.6)
    canvas.path(
        pen("M", bx, height * 0.88, "h", 52 * g, "l", -8 * g, 9 * g, "h", -36 * g, "z"),
        fill=INK,
    )
    canvas.rect(bx + 14 * g, height * 0.88 - 8 * g, 20 * g, 8 * g, fill=INK)
    canvas.rect(bx + 17 * g, height * 0.88 - 6 * g, 5 * g, 4 * g, fill=LAMP)
    canvas.rect(bx + 26 * g, height * 0.88 - 6 * g, 5 * g, 4 * g, fill=LAMP)
    weather(sheet)


def iron_bridge(sheet: PaintedSheet) -> None:
    """A bridge hung with lamps, the city beyond."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.66
    sky(sheet, shore, dice.pick((0.5, 0.52)))
    town = Town(sheet, "#1d5590")
    row_of_houses(
        sheet, town, shore, height * 0.08, height * 0.3, 30 * g, ("flat", "gable", "spire", "dome", "aerial"), 6.5 * g
    )
    town.paint()
    river(sheet, shore)
    deck, top = height * 0.72, height * 0.22
    left, right, post = width * 0.2, width * 0.8, 9 * g
    for x in (left, right):
        canvas.rect(x - post / 2, top, post, height - top, fill=INK)
        canvas.rect(x - post * 0.9, top - 3 * g, post * 1.8, 5 * g, fill=INK)
        canvas.rect(x - post * 1.1, height * 0.86, post * 2.2, height * 0.14, fill=INK)
        canvas.circle((x, top - 7 * g), 3.4 * g, fill=GLOW)
    count = max(8, round(width / (14 * g)))
    cable: list[Point] = []
    for n in range(count + 1):
        x = width * n / count
        if left <= x <= right:
            part = (2 * x - left - right) / (right - left)
        else:
            part = x / left if x < left else (width - x) / (width - right)
        y = deck - 10 * g - (deck - 10 * g - top) * part * part
        cable.append((x, y))
    canvas.path("".join(pen("M", x, y, "V", deck) for x, y in cable), stroke=INK, stroke_width=1.4 * g)
    canvas.path(line(cable), fill="none", stroke=INK, stroke_width=3 * g)
    dots(sheet, cable[1::2], 4 * g, LAMP)
    canvas.rect(0, deck, width, 8 * g, fill=INK)
    canvas.path(
        pen("M", 4, deck + 3.6 * g, "h", width),
        stroke=LAMP,
        stroke_width=2.6 * g,
        stroke_dasharray=f"{number(5 * g)} {number(9 * g)}",
    )
    if sheet.mood == "snow":
        canvas.rect(0, deck - 1.5 * g, width, 2.5 * g, fill=SNOW)
    weather(sheet)


def last_train(sheet: PaintedSheet) -> None:
    """A lit train on the viaduct, above the street lamps."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.8, dice.pick((0.2, 0.8)))
    far_roofs(sheet, height, height * 0.72)
    town = Town(sheet, "#17497f")
    row_of_houses(
        sheet, town, height * 0.56, height * 0.04, height * 0.24, 40 * g, ("flat", "gable", "aerial", "step"), 6.5 * g
    )
    town.paint()
    deck = height * 0.58
    arch = min(44 * g, width / 3)
    count = round(width / arch)
    arch = width / count
    r = arch * 0.39
    holes = "".join(
        pen("M", n * arch + arch * 0.11, height, "V", deck + 10 * g + r, "a", r, r, 0, 0, 1, 2 * r, 0, "V", height, "z")
        for n in range(count)
    )
    canvas.path(sheet.below(deck), fill=INK)
    canvas.path(holes, fill="#2a659f")
    dots(sheet, [(n * arch + arch / 2, height - 16 * g) for n in range(count)], 7 * g, GLOW)
    if sheet.mood == "snow":
        canvas.rect(0, deck - 2 * g, width, 4 * g, fill=SNOW)
    car, tall = 58 * g, 22 * g
    x = width * dice.between(0.08, 0.2)
    while x < width:
        canvas.rect(x, deck - 3 * g - tall, car, tall, fill=RAVEN, rx=3 * g)
        for n in range(4):
            canvas.rect(x + (5 + 13.2 * n) * g, deck - 3 * g - tall + 5 * g, 9.4 * g, 9.5 * g, fill=LAMP)
        x += car + 2.5 * g
    canvas.rect(0, deck - 2.5 * g, width, 3 * g, fill=RAVEN)
    weather(sheet)
