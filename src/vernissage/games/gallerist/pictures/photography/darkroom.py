"""The tones of a print, the light that spills, and what lens and film add."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point
from vernissage.art.svg import disc, rectangle
from vernissage.games.gallerist.pictures.plate import Ground, Plate

_BLACK, WHITE = "#090d12", "#f3f5f4"


def tone(percent: int) -> str:
    """A grey of the print: 0 is the deepest black, 100 the paper's white."""
    return mix(_BLACK, WHITE, percent)


def develop(plate: Plate, data: str, dice: PictureDice) -> None:
    """What the lens and the film add to everything: darker corners and grain."""
    plate.path(data, fill=plate.glow([(54, "#000000", 0.0), (100, "#000000", 0.42)], reach=0.76))
    plate.path(data, filter=plate.grain(1 + dice.below(90), ".8", ".075"))


def sky(ground: Ground, top: int, low: int, horizon: float) -> None:
    """The sky down to the horizon, from one grey to another."""
    data = rectangle(0, 0, ground.width, horizon + 1)
    ground.plate.path(data, fill=ground.plate.gradient([(0, tone(top)), (100, tone(low))], 90))


def halo(ground: Ground, centre: Point, reach: float, strength: float) -> None:
    """Light that spills round a lamp or the sun."""
    plate = ground.plate
    light = plate.glow([(0, WHITE, strength), (35, WHITE, strength * 0.4), (100, WHITE, 0.0)])
    plate.circle(centre, reach, fill=light)


def walker(x: float, foot: float, height: float) -> str:
    """Path data of somebody on the way, seen from afar: head, coat and legs."""
    u = height / 20
    coat = pen("M", x - 2.6 * u, foot - 8 * u, "l", 0.8 * u, -7 * u, "q", 1.8 * u, -2 * u, 3.6 * u, 0)
    coat += pen("l", 1.1 * u, 7.4 * u, "l", -0.6 * u, 7.4 * u, "h", -1.4 * u, "l", -0.6 * u, -6.4 * u)
    coat += pen("l", -1.8 * u, 6.6 * u, "h", -1.4 * u, "z")
    return coat + disc((x, foot - 17.3 * u), 1.75 * u)
