"""What upright still lifes show."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.geometry import TAU
from vernissage.art.svg import smooth
from vernissage.games.art_society.pictures.sheet import PaintedSheet
from vernissage.games.art_society.pictures.still_life.table import Tabletop
from vernissage.games.art_society.pictures.still_life.things import GLAZE, INK, LEAF, RED, WHITE


def _room(sheet: PaintedSheet, table: Tabletop, shape: float, most: float = 0.66) -> float:
    """How high the main thing of an upright picture stands, if it is so wide for its height."""
    return min((table.base - sheet.height * 0.07) * 0.94, sheet.width * most / shape, sheet.width * 1.5)


def pitcher(sheet: PaintedSheet) -> None:
    """A blue pitcher, and fruit."""
    table = Tabletop(sheet, 0.8)
    tall = _room(sheet, table, 0.78)
    table.hang(tall)
    table.put("pitcher", 0.38, tall)
    table.put("pear", 0.7, tall * 0.42, 0.4, "#a8b23a")
    table.finish(1.05)


def bottle(sheet: PaintedSheet) -> None:
    """A bottle and a glass of red."""
    side = sheet.dice.below(2)
    table = Tabletop(sheet, 0.82 if side else 0.16)
    tall = _room(sheet, table, 0.4)
    table.put("bottle", 0.34 if side else 0.44, tall)
    table.put("glass", 0.64 if side else 0.7, tall * 0.52, 0.3)
    table.finish(0.95)


def bouquet(sheet: PaintedSheet) -> None:
    """Flowers in a white vase."""
    table = Tabletop(sheet, 0.82)
    canvas, dice, width = sheet.canvas, sheet.dice, sheet.width
    tall = min(table.base * 0.42, width * 0.5)
    x, lip = width * 0.47, table.base - tall * 0.95
    high = min(lip - sheet.height * 0.06, width * 1.05)
    spread = width * 0.36
    count = 7 if min(width, sheet.height) < 200 else 9
    heads = []
    for n in range(count):
        t = n / (count - 1) - 0.5
        up = high * (1 - 1.7 * t * t) * (1.0 if n % 2 else 0.62)
        heads.append((x + spread * 2 * t * (1.0 if n % 2 == 0 else 0.8), lip - max(up, high * 0.2) * 0.88))
    stems = "".join(pen("M", x, lip + 6, "Q", x + (hx - x) * 0.2, (lip + hy) / 2, hx, hy) for hx, hy in heads)
    canvas.path(stems, fill="none", stroke=LEAF, stroke_width=3 * sheet.grain)
    leaves = ""
    for hx, hy in heads[::2]:
        mx, my = (x + hx) / 2, (lip + hy) / 2
        s = 12 * sheet.grain
        leaves += smooth(
            [(mx, my), (mx + s * 0.5, my - s * 0.9), (mx + s * 1.5, my - s), (mx + s, my + s * 0.1)], closed=True
        )
    canvas.path(leaves, fill="#35622c")
    r = min(spread * 0.36, high * 0.26)
    tones = dice.shuffled((RED, WHITE, GLAZE, "#e07a1e", "#8a2a4a"))
    for n in dice.shuffled(range(count)):
        size = r * dice.between(0.8, 1.1)
        gap = TAU * size * 0.6 / (6 + n % 2)
        petals = {"fill": tones[n % 5], "stroke": tones[n % 5], "stroke_linecap": "round"}
        canvas.circle(heads[n], size * 0.6, **petals, stroke_width=size * 0.66, stroke_dasharray=f"0 {gap:.2f}")
        canvas.circle(heads[n], size * 0.28, fill=INK if n % 3 else "#f4cf3a")
    table.put("vase", 0.47, tall)
    table.finish(0.95)


def coffee(sheet: PaintedSheet) -> None:
    """A red coffee pot and a cup."""
    table = Tabletop(sheet, 0.15)
    tall = _room(sheet, table, 1.0)
    table.hang(tall)
    table.put("coffee", 0.42, tall)
    table.put("cup", 0.72, tall * 0.38, 0.8)
    table.finish(0.85)


def pineapple(sheet: PaintedSheet) -> None:
    """A pineapple, visiting."""
    table = Tabletop(sheet, 0.15)
    tall = _room(sheet, table, 0.56)
    table.hang(tall)
    table.put("pineapple", 0.44, tall)
    table.put("apple", 0.72, tall * 0.28, 0.5, "#b8b03a")
    table.finish(0.9)


def books(sheet: PaintedSheet) -> None:
    """Books, and a pear on top of them."""
    table = Tabletop(sheet, 0.84)
    tall = min((table.base - sheet.height * 0.07) * 0.5, sheet.width * 0.5)
    table.put("books", 0.44, tall)
    if sheet.height > sheet.width * 1.2:
        table.put("books", 0.5, tall, lift=tall * 0.76)
    lift = tall * (1.5 if sheet.height > sheet.width * 1.2 else 0.75)
    table.put("pear", 0.4, tall * 0.72, colour="#c9772a", lift=lift)
    table.finish(0.95)
