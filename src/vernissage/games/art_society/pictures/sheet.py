"""What every genre paints on: the part of a canvas inside the frame, with its own zero in the upper left corner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vernissage.art.canvas import Canvas, pen
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point
from vernissage.art.svg import place, rectangle, smooth
from vernissage.games.art_society.pictures.frames import BREADTH, FRAMES


@dataclass(frozen=True)
class PaintedSheet:
    """The part of a canvas that the frame leaves free, what is to be painted there, and the dice for the rest."""

    canvas: Canvas
    dice: PictureDice
    width: float
    height: float
    mood: str

    @property
    def grain(self) -> float:
        """How large a detail is: 1 on the smallest work, and more on larger ones, but less than they grow."""
        return 0.45 + 0.55 * min(self.width, self.height) / 156

    def ground(self, colour: str) -> None:
        """Cover everything."""
        self.canvas.path(self.below(0), fill=colour)

    def below(self, y: float) -> str:
        """Path data of all that lies lower than this."""
        return pen("M", 0, y, "h", self.width, "v", self.height - y, "h", -self.width, "z")

    def under(self, ridge: Sequence[Point]) -> str:
        """Path data of all that lies under a soft line from the left edge to the right one."""
        return smooth(ridge) + pen("V", self.height, "H", ridge[0][0], "z")


Subject = Callable[[PaintedSheet], None]


@dataclass(frozen=True)
class Scenes:
    """A genre: what upright works show, what wide ones show, and the moods either can be in."""

    upright: tuple[Subject, ...]
    wide: tuple[Subject, ...]
    moods: tuple[str, ...]


def hang(work: str, columns: int, rows: int, frame: str, subject: Subject, mood: str) -> str:
    """The SVG of a framed work; its id decides everything that subject and mood leave open."""
    canvas, dice = Canvas(work, columns, rows), PictureDice(work)
    width, height = canvas.width - 2 * BREADTH, canvas.height - 2 * BREADTH
    window = canvas.clip(rectangle(0, 0, width, height))
    with canvas.group(transform=place(BREADTH, BREADTH), clip_path=window):
        subject(PaintedSheet(canvas, dice, width, height, mood))
    FRAMES[frame](canvas, dice)
    return canvas.svg()


def dots(sheet: PaintedSheet, centres: Sequence[Point], size: float, colour: str) -> None:
    """Round dots of one size, drawn as strokes of no length."""
    data = "".join(pen("M", x, y, "h", 0) for x, y in centres)
    sheet.canvas.path(data, stroke=colour, stroke_width=size, stroke_linecap="round")


def strew(sheet: PaintedSheet, count: int, top: float, bottom: float, size: float, colour: str) -> None:
    """Dots all over between two heights, in three sizes: stars, flakes, leaves."""
    centres = [
        (sheet.width * (n + sheet.dice.between(0.1, 0.9)) / count, sheet.dice.between(top, bottom))
        for n in range(count)
    ]
    for n in range(3):
        dots(sheet, centres[n::3], size * (0.6 + 0.2 * n), colour)


def slants(sheet: PaintedSheet, count: int, length: float, lean: float) -> str:
    """Path data of short strokes aslant all over: rain."""
    data = ""
    for n in range(count):
        x = sheet.width * (n * 0.618 % 1) * 1.1
        y = sheet.height * ((n + sheet.dice.between(0, 0.9)) / count * 1.1 - 0.1)
        data += pen("M", x, y, "l", -lean, length)
    return data
