"""Photographs: black and white on glossy paper with a white border, film grain, and one strong light."""

from __future__ import annotations

from vernissage.art.colour import SKY
from vernissage.art.dice import PictureDice
from vernissage.art.svg import place, rectangle
from vernissage.games.gallerist.pictures.photography.darkroom import develop
from vernissage.games.gallerist.pictures.photography.outdoors import dandelion, dunes, moonrise, pier
from vernissage.games.gallerist.pictures.photography.town import bridge, hall, stairwell, umbrella
from vernissage.games.gallerist.pictures.plate import Ground, Plate, Subject

HUE = SKY
_PAPER, _RIM = "#fbfaf6", "#c9c5bb"
_LEFT, _TOP, _WIDTH, _HEIGHT = 20.0, 20.0, 360.0, 248.0


def expose(work: str, subject: Subject) -> str:
    """The SVG of a print, four wide and three high."""
    plate, dice = Plate(work, 4, 3), PictureDice(work)
    plate.rect(0.5, 0.5, 399, 299, fill=_PAPER, stroke=_RIM)
    window = plate.clip(rectangle(0, 0, _WIDTH, _HEIGHT))
    with plate.group(transform=place(_LEFT, _TOP), clip_path=window):
        subject(Ground(plate, dice, _WIDTH, _HEIGHT))
        develop(plate, rectangle(0, 0, _WIDTH, _HEIGHT), dice)
    return plate.svg()


SUBJECTS: tuple[Subject, ...] = (pier, stairwell, umbrella, hall, dunes, dandelion, bridge, moonrise)
