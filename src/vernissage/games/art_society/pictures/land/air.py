"""The sky, and what falls before everything."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.art.svg import smooth
from vernissage.games.art_society.pictures.sheet import PaintedSheet, slants, strew

SKIES = {
    "sun": ("#bfe6ee", "#f4f3d2"),
    "rain": ("#8fa9a8", "#cbd8cf"),
    "snow": ("#b9cdd2", "#eef3ee"),
    "mist": ("#cfe0d6", "#f2f4e6"),
    "rainbow": ("#8cc0cc", "#e2efdd"),
    "storm": ("#4d6a70", "#d9d79a"),
    "wind": ("#9fd3dc", "#e6f2da"),
    "sunset": ("#8fc7b5", "#fbd38a"),
}
_BOW = ("#d4574a", "#eb9b45", "#f4dc62", "#4fae72", "#4a8fc4")


def sky(sheet: PaintedSheet, horizon: float, side: float | None = None) -> None:
    """The sky and what of the weather stands in it."""
    canvas, dice, width, g = sheet.canvas, sheet.dice, sheet.width, sheet.grain
    top, low = SKIES[sheet.mood]
    percent = round(100 * horizon / sheet.height)
    canvas.path(sheet.below(0), fill=canvas.gradient([(0, top), (percent, low)], 90))
    x = width * (dice.pick((0.24, 0.76)) if side is None else side)
    if sheet.mood == "sun":
        y, r = max(horizon * 0.36, 26 * g), 14 * g
        canvas.circle((x, y), r * 1.75, fill="#fdf3b0", opacity=0.55)
        canvas.circle((x, y), r, fill="#f6c945")
    elif sheet.mood == "sunset":
        r = min(width, horizon * 1.7) * 0.24
        canvas.circle((x, horizon - r * 0.35), r * 1.45, fill="#f9b65c", opacity=0.5)
        canvas.circle((x, horizon - r * 0.35), r, fill="#ee6f3c")
    elif sheet.mood == "rainbow":
        r = min(width * 0.62, horizon * 1.05)
        band = r * 0.07
        for n, tone in enumerate(_BOW):
            canvas.circle(
                (width * 0.5, horizon + r * 0.12),
                r - band * n,
                fill="none",
                stroke=tone,
                stroke_width=band + 0.4,
                opacity=0.85,
            )
    elif sheet.mood in ("storm", "rain"):
        dark = "#2c4248" if sheet.mood == "storm" else "#6f8a8b"
        for n in range(3):
            cx, cy = width * (0.12 + 0.4 * n), horizon * (0.14 + 0.12 * (n % 2))
            canvas.path(_cloud(sheet, cx, cy, max(width * 0.32, 44 * g)), fill=mix(dark, top, 20 * n))
        if sheet.mood == "storm":
            bolt = [(6, 0), (-6, 26), (1, 25), (-7, 56), (13, 18), (5, 19), (13, 0)]
            s = max(0.5, horizon * 0.75 / 56)
            canvas.polygon([(x + px * s * 0.8, horizon * 0.2 + py * s) for px, py in bolt], fill="#fff4ae")
    elif sheet.mood == "wind":
        for n in range(3):
            y = horizon * (0.2 + 0.25 * n)
            start, reach = width * dice.between(-0.1, 0.45), width * dice.between(0.3, 0.5)
            curl = 7 * g
            swirl = pen("M", start, y, "c", reach * 0.4, -curl, reach * 0.6, curl, reach, 0)
            swirl += pen("a", curl, curl, 0, 1, 0, -curl, -curl)
            canvas.path(swirl, fill="none", stroke="#fff", stroke_width=3.4 * g, stroke_linecap="round")
    elif sheet.mood == "snow":
        canvas.path(_cloud(sheet, width * 0.3, horizon * 0.2, width * 0.3), fill="#dde7e8")


def _cloud(sheet: PaintedSheet, x: float, y: float, reach: float) -> str:
    dice = sheet.dice
    points: list[Point] = [(x - reach, y + reach * 0.1)]
    for n in range(5):
        points.append((x + reach * (n - 2) / 2.6, y - reach * dice.between(0.12, 0.3) * (1.4 - 0.35 * abs(n - 2))))
    points += [(x + reach, y + reach * 0.1), (x + reach * 0.3, y + reach * 0.2), (x - reach * 0.4, y + reach * 0.22)]
    return smooth(points, closed=True)


def weather(sheet: PaintedSheet) -> None:
    """What falls before everything."""
    area = sheet.width * sheet.height / 24336
    if sheet.mood == "rain":
        rain = slants(sheet, round(18 + 10 * area), 17 * sheet.grain, 5 * sheet.grain)
        sheet.canvas.path(rain, stroke="#eef6f0", stroke_width=1.4 * sheet.grain, opacity=0.75, stroke_linecap="round")
    elif sheet.mood == "snow":
        strew(sheet, round(18 + 13 * area), 4, sheet.height - 4, 5 * sheet.grain, "#fff")
