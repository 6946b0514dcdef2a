"""Paintings: thick oil on an upright canvas in a gilt frame, warm and loud, every stroke to be seen."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import ORANGE, mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import box
from vernissage.art.svg import place, rectangle
from vernissage.games.gallerist.pictures.painting.abstract import drips, fields, gesture, squeegee
from vernissage.games.gallerist.pictures.painting.seen import guitar, harbour, sunflowers, wheat
from vernissage.games.gallerist.pictures.plate import Ground, Plate, Subject

HUE = ORANGE
_FRAME, _LIP = 19.0, 4.0
_WIDTH, _HEIGHT = 300 - 2 * _FRAME, 400 - 2 * _FRAME
_GILT = ("#f0cd7a", "#c4923a", "#7d5518", "#a8772a")


def stretch(work: str, subject: Subject) -> str:
    """The SVG of a framed canvas, three wide and four high."""
    plate, dice = Plate(work, 3, 4), PictureDice(work)
    window = plate.clip(rectangle(0, 0, _WIDTH, _HEIGHT))
    with plate.group(transform=place(_FRAME, _FRAME), clip_path=window):
        with plate.group(filter=plate.impasto(1 + dice.below(90), 5, 4)):
            subject(Ground(plate, dice, _WIDTH, _HEIGHT))
        shade = pen("M", 0, 0, "h", _WIDTH, "v", 6, "h", 6 - _WIDTH, "v", _HEIGHT - 6, "h", -6, "z")
        plate.path(shade, opacity=0.32)
    _frame(plate)
    return plate.svg()


def _frame(plate: Plate) -> None:
    """Four mitred rails in gilt, lit from above, with a dark groove and a bright lip."""
    for depth, until, darker in (
        (0.0, 7.0, 0),
        (7.0, 10.0, 52),
        (10.0, _FRAME - _LIP, 14),
        (_FRAME - _LIP, _FRAME, -1),
    ):
        outer, inner = (
            box(depth, depth, 300 - 2 * depth, 400 - 2 * depth),
            box(until, until, 300 - 2 * until, 400 - 2 * until),
        )
        for n, gilt in enumerate(_GILT):
            rail = [outer[n], outer[(n + 1) % 4], inner[(n + 1) % 4], inner[n]]
            plate.polygon(
                rail, fill=mix(_GILT[(n + 2) % 4], "#ffe9ae", 40) if darker < 0 else mix(gilt, "#3a2408", darker)
            )


SUBJECTS: tuple[Subject, ...] = (fields, gesture, sunflowers, wheat, guitar, drips, harbour, squeegee)
