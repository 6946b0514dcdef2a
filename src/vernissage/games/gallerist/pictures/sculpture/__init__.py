"""Sculptures: one volume on a plinth in an arched niche, the light from the upper left, its shadow on the wall."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import YELLOW
from vernissage.art.dice import PictureDice
from vernissage.art.svg import line
from vernissage.games.gallerist.pictures.plate import Ground, Plate, Subject
from vernissage.games.gallerist.pictures.sculpture.bodies import balloon, cairn, flight, hollow, passer_by
from vernissage.games.gallerist.pictures.sculpture.structures import column, ring, stabile

HUE = YELLOW
_STONE = "#fffaf0"


def install(work: str, subject: Subject) -> str:
    """The SVG of a niche and what stands in it, three wide and four high; nothing is drawn beyond the arch."""
    plate, dice = Plate(work, 3, 4), PictureDice(work)
    niche(plate)
    with plate.group(clip_path=plate.clip(_arch(10))):
        plinth(plate)
        subject(Ground(plate, dice, 300, 400))
    return plate.svg()


def _arch(inset: float) -> str:
    """Path data of a niche, so far inside the outermost one."""
    half = 150 - inset
    return pen("M", inset, 400 - inset, "V", 150, "a", half, half, 0, 0, 1, 2 * half, 0, "V", 400 - inset, "z")


def niche(plate: Plate) -> None:
    """An arch of plaster, hollow like half a tower, and its floor."""
    plate.path(_arch(0), fill=_STONE)
    plate.path(_arch(1), fill="none", stroke="#cbb98a", stroke_width=2)
    wall = [
        (0, "#fff8df", 1.0),
        (34, "#f9ebc0", 1.0),
        (62, "#e6d192", 1.0),
        (84, "#c3a75f", 1.0),
        (100, "#a18642", 1.0),
    ]
    plate.path(_arch(10), fill=plate.glow(wall, (0.5, 0.44), 0.66))
    plate.path(_arch(10), fill=plate.fade([(0, "#5c4a1c", 0.36), (22, "#5c4a1c", 0.1), (46, "#5c4a1c", 0.0)], 0))
    floor = pen("M", 10, 356, "Q", 150, 338, 290, 356, "V", 390, "H", 10, "z")
    plate.path(floor, fill=plate.gradient([(0, "#b89d56"), (44, "#f3e2ae"), (100, "#c2a862")]))


def plinth(plate: Plate) -> None:
    """A white block, lit on its front and dark on its right."""
    blur = plate.soft(5)
    plate.path(pen("M", 190, 378, "L", 310, 360, "V", 384, "H", 120, "z"), fill="#4a3a12", opacity=0.42, filter=blur)
    plate.path(
        line([(92, 296), (186, 296), (186, 380), (92, 380)], closed=True),
        fill=plate.gradient([(0, "#fffdf6"), (100, "#e9dfc6")], 30),
    )
    plate.path(line([(186, 296), (208, 288), (208, 368), (186, 380)], closed=True), fill="#a8976a")
    plate.path(line([(92, 296), (114, 288), (208, 288), (186, 296)], closed=True), fill="#fffdf4")


SUBJECTS: tuple[Subject, ...] = (flight, hollow, passer_by, stabile, ring, cairn, column, balloon)
