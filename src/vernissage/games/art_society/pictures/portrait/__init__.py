"""Portraits cut from paper: a few flat pieces laid on red, each with the thin shadow of its edge."""

from __future__ import annotations

from dataclasses import replace

from vernissage.art.canvas import pen
from vernissage.art.colour import VERMILLION
from vernissage.art.svg import place
from vernissage.games.art_society.pictures.portrait.paper import INK, lay, red_ground
from vernissage.games.art_society.pictures.portrait.sitters import (
    AUNT,
    CAPTAIN,
    CHILD,
    NOTARY,
    POET,
    STUDENT,
    WIDOW,
    Look,
    portray,
)
from vernissage.games.art_society.pictures.sheet import PaintedSheet, Scenes, Subject

HUE = VERMILLION
MOODS = ("hat", "cat", "flower", "pipe", "bird", "spectacles", "scarf", "fan")


def _alone(look: Look) -> Subject:
    """One sitter."""

    def compose(sheet: PaintedSheet) -> None:
        width, height, dice = sheet.width, sheet.height, sheet.dice
        scale = min(width / 150, height / 178)
        x = width / 2 + dice.about(0, width * 0.03)
        spare = height - 178 * scale
        y = 76 * scale + spare * 0.36
        red_ground(sheet, x, y)
        if spare > 90:
            _above(sheet, x, y - 96 * scale)
        portray(sheet, look, x, y, scale, sheet.mood, height)

    return compose


def _above(sheet: PaintedSheet, x: float, room: float) -> None:
    """What hangs over a sitter where a tall picture leaves room: a lamp or a small picture."""
    if room < 30:
        return
    canvas, dice = sheet.canvas, sheet.dice
    s = min(room / 70, sheet.width / 160)
    if dice.luck(50):
        at = x + sheet.width * 0.26 * dice.side()
        canvas.path(pen("M", at, 0, "V", room - 40 * s), stroke=INK, stroke_width=2.4)
        with canvas.group(transform=place(at, room - 40 * s, s)):
            lay(sheet, "M-8 0H8L30 30H-30z", "#f3dfb8")
            canvas.path("M-12 30A12 12 0 0 0 12 30z", fill="#ffd66e")
    else:
        with canvas.group(transform=place(x - sheet.width * 0.2 * dice.side(), room * 0.5, s)):
            lay(sheet, "M-26-24H26V24H-26z", "#3a2a28")
            canvas.path("M-20-18H20V18H-20z", fill="#f3dfb8")
            canvas.path("M-20 18L-6-4L4 8L10 2L20 18z", fill="#2f5d56")


_ALL = (AUNT, NOTARY, STUDENT, CAPTAIN, WIDOW, POET)


def _company(looks: tuple[Look, ...]) -> Subject:
    """Several sitters side by side, as many as the picture is wide."""

    def compose(sheet: PaintedSheet) -> None:
        width, height, dice = sheet.width, sheet.height, sheet.dice
        count = max(2, min(4, round(width / height * 1.42)))
        red_ground(sheet, width / 2, height * 0.45)
        order = dice.shuffled(looks[:count])
        pitch = width / (count + 0.25)
        scale = min(pitch / 104, height / 182)
        everybody = sheet.mood in ("hat", "spectacles", "scarf", "fan")
        chosen = dice.below(count)
        for n in sorted(range(count), key=lambda k: -(k % 2)):
            look = order[n]
            size = scale * look.small * dice.between(0.94, 1.02)
            x = width / 2 + pitch * (n - (count - 1) / 2)
            y = (
                height - 118 * size
                if look.small < 1
                else 76 * scale + (height - 178 * scale) * 0.4 + (n % 2) * -6 * scale
            )
            portray(sheet, look, x, y, size, sheet.mood if everybody or n == chosen else "", height)

    return compose


SCENES = Scenes(
    upright=tuple(_alone(look) for look in _ALL),
    wide=(
        _company((AUNT, CHILD, CAPTAIN, replace(CHILD, hair="curls"))),
        _company((NOTARY, replace(CAPTAIN, cut="suit"), replace(WIDOW, cut="suit"), replace(NOTARY, beard=""))),
        _company((WIDOW, POET, STUDENT, NOTARY)),
        _company(
            (
                replace(POET, cut="stripes"),
                replace(STUDENT, hues=("#b8702c",)),
                replace(POET, hues=("#b8702c",)),
                STUDENT,
            )
        ),
    ),
    moods=MOODS,
)
