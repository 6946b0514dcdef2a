"""What wide still lifes show."""

from __future__ import annotations

from vernissage.games.art_society.pictures.sheet import PaintedSheet
from vernissage.games.art_society.pictures.still_life.table import Tabletop
from vernissage.games.art_society.pictures.still_life.things import RED


def fruit_bowl(sheet: PaintedSheet) -> None:
    """A bowl heaped with fruit."""
    table = Tabletop(sheet, 0.82)
    dice, width = sheet.dice, sheet.width
    size = min((table.base - sheet.height * 0.08) * 0.5, width * 0.24)
    half = size / 46 * 60 / width
    tones = dice.shuffled((RED, "#e0862a", "#8fa83a", "#8a2a4a", "#c9a02a"))
    for n, (dx, up) in enumerate(((-0.3, 1.62), (0.3, 1.6), (-0.62, 1.0), (0.0, 1.0), (0.62, 1.0))):
        fruit, part = ("pear", 1.05) if n == 1 else ("apple", 0.85)
        table.put(fruit, 0.44 + dx * half, size * part, colour=tones[n], lift=size * up * 0.78)
    table.put("bowl", 0.44, size)
    if width > sheet.height * 1.7:
        table.put("pitcher", 0.15, (table.base - sheet.height * 0.08) * 0.86, -0.4)
    table.finish(1.1)


def breakfast(sheet: PaintedSheet) -> None:
    """Bread, and something hot."""
    table = Tabletop(sheet, 0.82)
    high = table.base - sheet.height * 0.08
    wide = sheet.width > sheet.height * 1.7
    table.put("coffee", 0.2, min(high * 0.9, sheet.width * 0.34), -0.4)
    table.put("bread", 0.5, min(high * 0.5, sheet.width * 0.2), 0.1)
    table.put("cup", 0.36 if not wide else 0.33, min(high * 0.36, sheet.width * 0.14), 1.2)
    table.finish(1.1)


def fish(sheet: PaintedSheet) -> None:
    """A fish on its plate, a bottle standing by."""
    table = Tabletop(sheet, 0.86)
    high = table.base - sheet.height * 0.08
    table.put("bottle", 0.22, min(high * 0.95, sheet.width * 0.6), -0.6)
    if sheet.width > sheet.height * 1.7:
        table.put("glass", 0.36, high * 0.55, -0.4)
    table.put("fish", 0.52, min(high * 0.42, sheet.width * 0.15), 0.9)
    table.finish(1.0)


def melon(sheet: PaintedSheet) -> None:
    """A watermelon, opened."""
    table = Tabletop(sheet, 0.85)
    high = table.base - sheet.height * 0.08
    table.put("pitcher", 0.2, min(high * 0.94, sheet.width * 0.5), -0.6)
    if sheet.width > sheet.height * 1.7:
        table.put("bottle", 0.34, high * 0.92, -0.8)
    table.put("melon", 0.55, min(high * 0.66, sheet.width * 0.26), 0.5)
    table.finish(1.05)
