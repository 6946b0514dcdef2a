"""The last light: its colours, the sky and what falls from it."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, sine
from vernissage.art.svg import line, smooth
from vernissage.games.art_society.pictures.sheet import PaintedSheet, slants, strew

NIGHT, INK, LAMP, GLOW, ROSE, SNOW = "#0a1c3d", "#071226", "#ffd66e", "#fff0b8", "#f2a97f", "#eaf2fb"
RAVEN = "#061530"
SKIES = {
    "crescent": ("#0b2450", "#1d63a6", "#8cc1e6"),
    "moon": ("#081b3f", "#164f8f", "#5d9fd2"),
    "rain": ("#1a3356", "#3b668f", "#7e9fbb"),
    "snow": ("#23456f", "#5f8fbb", "#bcd3e6"),
    "fog": ("#35608c", "#7ba3c4", "#c3d5e2"),
    "stars": ("#061634", "#0f4382", "#4c90c8"),
    "dusk": ("#0d2c5e", "#2f7cc0", "#f5b98c"),
    "storm": ("#0a1a33", "#2a5b8c", "#f0c27a"),
}


def sky(sheet: PaintedSheet, horizon: float, moon: float = 0.74) -> None:
    """The sky down to the horizon and what the mood puts there."""
    canvas, dice, width = sheet.canvas, sheet.dice, sheet.width
    top, middle, low = SKIES[sheet.mood]
    canvas.path(
        sheet.below(0),
        fill=canvas.gradient(
            [(0, top), (round(65 * horizon / sheet.height), middle), (round(100 * horizon / sheet.height), low)], 90
        ),
    )
    size = 11 * sheet.grain
    x, y = width * moon, max(size * 1.9, horizon * 0.24)
    if sheet.mood == "moon":
        canvas.circle((x, y), size * 2.1, fill=GLOW, opacity=0.16)
        canvas.circle((x, y), size * 1.3, fill=GLOW)
    elif sheet.mood == "crescent":
        s = size * 1.25
        canvas.path(
            pen("M", x, y - s, "a", s, s, 0, 1, 1, -s, s * 1.4, "a", s * 1.25, s * 1.25, 0, 0, 0, s, -s * 1.4, "z"),
            fill=GLOW,
        )
    elif sheet.mood == "stars":
        strew(sheet, round(8 * sheet.grain * width / 156), 6, horizon * 0.66, 3.4, GLOW)
        canvas.path(_spark(x, y, size * 1.2), fill="#fff")
    elif sheet.mood == "storm":
        for n in range(3):
            cx, cy = width * (0.1 + 0.42 * n), horizon * (0.1 + 0.16 * (n % 2))
            canvas.path(_cloud(sheet, cx, cy, width * 0.34), fill=mix(top, middle, 20 + 15 * n))
    elif sheet.mood in ("rain", "snow", "dusk"):
        for n in range(2):
            cy = horizon * (0.16 + 0.24 * n)
            canvas.path(
                _streak(sheet, dice.between(0, 0.6) * width, cy, width * 0.5), fill=mix(middle, low, 25), opacity=0.55
            )


def _spark(x: float, y: float, r: float) -> str:
    inner = r * 0.16
    return line(
        [
            (x, y - r),
            (x + inner, y - inner),
            (x + r, y),
            (x + inner, y + inner),
            (x, y + r),
            (x - inner, y + inner),
            (x - r, y),
            (x - inner, y - inner),
        ],
        closed=True,
    )


def _cloud(sheet: PaintedSheet, x: float, y: float, reach: float) -> str:
    dice = sheet.dice
    points: list[Point] = [(x - reach, y + reach * 0.12)]
    for n in range(5):
        points.append((x + reach * (n - 2) / 2.4, y - reach * dice.between(0.1, 0.26) * (1.3 - 0.3 * abs(n - 2))))
    points += [(x + reach, y + reach * 0.12), (x, y + reach * 0.2)]
    return smooth(points, closed=True)


def _streak(sheet: PaintedSheet, x: float, y: float, length: float) -> str:
    thick = 3.5 * sheet.grain
    return smooth(
        [(x, y), (x + length * 0.4, y - thick), (x + length, y - thick * 0.3), (x + length * 0.5, y + thick)],
        closed=True,
    )


def weather(sheet: PaintedSheet) -> None:
    """What falls, or drifts, before everything."""
    canvas, width, height = sheet.canvas, sheet.width, sheet.height
    area = width * height / 24336
    if sheet.mood == "rain":
        rain = slants(sheet, round(16 + 10 * area), 15 * sheet.grain, 4.5 * sheet.grain)
        canvas.path(rain, stroke="#dcebf8", stroke_width=1.3 * sheet.grain, opacity=0.6, stroke_linecap="round")
    elif sheet.mood == "snow":
        strew(sheet, round(18 + 13 * area), 4, height - 4, 5 * sheet.grain, "#fff")
    elif sheet.mood == "fog":
        for n in range(5):
            y, swing = height * (0.4 + 0.13 * n), height * 0.02
            top = [(width * t, y + swing * sine(sheet.dice.between(0, 1))) for t in (-0.05, 0.25, 0.5, 0.75, 1.05)]
            canvas.path(sheet.under(top), fill="#d6e4ef", opacity=0.13)
