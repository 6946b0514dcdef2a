"""Hills one behind the other, the mist between them and the trees on them."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import ladder, mix
from vernissage.art.geometry import Point, along, sine
from vernissage.art.svg import disc, line, smooth
from vernissage.games.art_society.pictures.land.air import SKIES
from vernissage.games.art_society.pictures.sheet import PaintedSheet

DEEP, LEAF, _PALE, BARK = "#06382b", "#0a8a63", "#a9d8b8", "#2d2a20"


def greens(sheet: PaintedSheet, count: int) -> list[str]:
    """The greens of so many layers, far ones first; snow whitens them all."""
    low = SKIES[sheet.mood][1]
    far = mix(_PALE, low, 30)
    tones = (
        ladder(far, LEAF, (count + 1) // 2) + ladder(LEAF, DEEP, count - (count + 1) // 2 + 1)[1:]
        if count > 2
        else [LEAF, DEEP]
    )
    if sheet.mood == "snow":
        return [mix(tone, "#f7faf7", 70 - 34 * n // count) for n, tone in enumerate(tones)]
    return tones


def hills(sheet: PaintedSheet, y: float, swing: float, bumps: float = 1.6) -> list[Point]:
    """A line of hills from edge to edge."""
    dice = sheet.dice
    phase, other = dice.between(0, 1), dice.between(0, 1)
    steps = max(5, round(5 * bumps * sheet.width / max(sheet.height, 156)))
    points = []
    for n in range(steps + 1):
        t = n / steps
        rise = sine(phase + bumps * t) + 0.45 * sine(other + 2.3 * bumps * t)
        points.append((t * (sheet.width + 4) - 2, y - swing * rise * 0.7))
    return points


def veil(sheet: PaintedSheet, y: float) -> None:
    """A bank of mist between two layers, on misty days."""
    if sheet.mood != "mist":
        return
    thick = sheet.height * 0.05
    one = hills(sheet, y, thick * 0.6)
    other = [(px, py + thick * sheet.dice.between(1.2, 2.2)) for px, py in reversed(hills(sheet, y, thick * 0.4))]
    sheet.canvas.path(smooth(one) + "L" + smooth(other)[1:] + "z", fill="#fbfcf4", opacity=0.82)


def firs(sheet: PaintedSheet, spots: list[Point], tall: float, colour: str) -> None:
    """Fir trees: three tiers and a bit of trunk."""
    data = snow = ""
    for x, y in spots:
        t = tall * sheet.dice.between(0.75, 1.2)
        w = t * 0.24
        bend = t * 0.12 if sheet.mood == "wind" else 0.0
        data += line(
            [
                (x - w, y),
                (x - w * 0.35, y - t * 0.4),
                (x - w * 0.7, y - t * 0.36),
                (x + bend, y - t),
                (x + w * 0.7, y - t * 0.36),
                (x + w * 0.35, y - t * 0.4),
                (x + w, y),
            ],
            closed=True,
        )
        if sheet.mood == "snow":
            snow += line([(x - w * 0.35, y - t * 0.66), (x, y - t), (x + w * 0.35, y - t * 0.66)], closed=True)
    sheet.canvas.path(data, fill=colour)
    if snow:
        sheet.canvas.path(snow, fill="#fff")


def round_trees(sheet: PaintedSheet, spots: list[Point], size: float, colour: str) -> None:
    """Round trees, each a disc on a stick."""
    crowns = sticks = ""
    for x, y in spots:
        r = size * sheet.dice.between(0.7, 1.15)
        lean = r * 0.5 if sheet.mood == "wind" else 0.0
        sticks += pen("M", x, y, "l", lean * 0.4, -r * 1.7)
        crowns += disc((x + lean, y - r * 1.9), r)
    sheet.canvas.path(sticks, stroke=BARK, stroke_width=max(1.5, size * 0.2))
    sheet.canvas.path(crowns, fill=colour)


def spots_on(sheet: PaintedSheet, ridge: list[Point], count: int) -> list[Point]:
    """Spots on a ridge."""
    fine = along(ridge, 60)
    return [(x, y + 2) for x, y in sorted(sheet.dice.several(fine[3:-3], count))]
