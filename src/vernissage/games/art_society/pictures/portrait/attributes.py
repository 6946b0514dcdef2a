"""What the title tells of a sitter: a hat, a cat, a pipe."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.art.svg import disc, line, place, smooth
from vernissage.games.art_society.pictures.portrait.paper import BLACK, CREAM, lay
from vernissage.games.art_society.pictures.sheet import PaintedSheet

_CAT = (
    "M-26 0C-34-22-24-40-14-46L-17-66L-4-57H8L20-66L18-46C30-38 34-18 28 0z"
    "M26-6C44-6 48-26 38-34C34-38 40-44 46-38C60-24 48 4 26 2z"
)
_BIRD = "M-20 2C-20-14-8-22 4-20C8-30 22-30 26-20L34-16L26-13C26 2 12 12-2 10L-30 20z"


def bring(sheet: PaintedSheet, attribute: str, cloth: str, low: float) -> None:
    """What the title tells of the sitter."""
    canvas, dice = sheet.canvas, sheet.dice
    if attribute == "hat":
        _hat(sheet, dice.below(3))
    elif attribute == "spectacles":
        canvas.path(
            disc((-15, -2), 12.5) + disc((15, -2), 12.5),
            fill="#ffffff",
            fill_opacity=0.16,
            stroke=BLACK,
            stroke_width=3.4,
        )
        canvas.path("M-3-3C-1-6 1-6 3-3M-27-4L-34-7M27-4L34-7", fill="none", stroke=BLACK, stroke_width=3)
    elif attribute == "flower":
        centre = (-30, -44)
        petals = "".join(disc(polar(centre, 12, n / 5), 9.5) for n in range(5))
        lay(sheet, petals, "#fff1df")
        canvas.circle(centre, 7.5, fill="#f0b64a")
        canvas.path("M-42-32C-52-30-56-22-56-16C-48-18-42-24-40-30z", fill="#2f6d56")
    elif attribute == "pipe":
        canvas.path("M6 33L34 40", stroke=BLACK, stroke_width=4.5, stroke_linecap="round")
        lay(sheet, "M30 24H48V40C48 52 30 52 30 40z", "#4a2415")
        canvas.path(
            "M40 18C34 8 48 2 42-8C38-16 50-22 46-32",
            fill="none",
            stroke=CREAM,
            stroke_width=5,
            stroke_linecap="round",
            opacity=0.85,
        )
    elif attribute == "scarf":
        wool = "#f0b64a" if cloth != "#f0b64a" else "#20344f"
        lay(sheet, "M-30 44C-14 56 14 56 30 44L36 66C16 80-16 80-36 66z", wool)
        lay(sheet, "M6 66L30 62L38 126L14 130z", wool)
        canvas.path(
            "M-18 51L-22 73M0 54V77M18 51L22 73M12 84L31 80M14 102L34 98M15 118L36 114", stroke=CREAM, stroke_width=5
        )
    elif attribute == "fan":
        hub, turn = (44, 122), 0.72
        top = [polar(hub, 70, turn + 0.36 * (n / 8 - 0.5)) for n in range(9)]
        inner = [polar(hub, 24, turn + 0.36 * (n / 8 - 0.5)) for n in range(9)]
        lay(sheet, line([*top, *reversed(inner)], closed=True), CREAM)
        canvas.path("".join(line([hub, tip]) for tip in top), stroke="#7a2a1c", stroke_width=2)
        canvas.circle(hub, 6, fill="#7a2a1c")
        lay(sheet, smooth([(32, 118), (48, 108), (62, 122), (54, 140), (36, 136)], closed=True), "#e8b48c")
    elif attribute == "bird":
        colour = dice.pick(("#f0b64a", "#7fa7a8", "#fff1df"))
        with canvas.group(transform=place(56, 56, 1.15)):
            lay(sheet, _BIRD, colour)
            canvas.path("M-14 0C-10-10 2-10 8-4C4 4-6 6-14 0z", fill=mix(colour, BLACK, 40))
            canvas.circle((17, -20), 2.6, fill=BLACK)
    elif attribute == "cat":
        fur = dice.pick((BLACK, "#fff1df", "#8a8178"))
        with canvas.group(transform=place(-44 if dice.luck(50) else 40, min(low - 8, 172), 1.08)):
            lay(sheet, _CAT, fur)
            canvas.path(disc((-6, -44), 3.6) + disc((10, -44), 3.6), fill="#f0d24a" if fur == BLACK else BLACK)
            canvas.path("M-1-37H5L2-33z", fill="#d9654a")


def _hat(sheet: PaintedSheet, kind: int) -> None:
    canvas = sheet.canvas
    if kind == 0:
        lay(sheet, "M-34-30C-36-84 36-84 34-30z", BLACK)
        canvas.path("M-34-42H34V-30H-34z", fill="#a3221f")
        lay(sheet, "M-54-30C-30-38 30-38 54-30C40-20-40-20-54-30z", BLACK)
    elif kind == 1:
        lay(sheet, "M-70-26C-40-40 40-40 70-26C40-10-40-10-70-26z", "#f3dfb8")
        lay(sheet, "M-32-28C-34-70 34-70 32-28C16-22-16-22-32-28z", "#f3dfb8", 1.2)
        canvas.path("M-33-40C-12-34 12-34 33-40V-29C14-23-14-23-33-29z", fill="#20344f")
    else:
        lay(sheet, "M-38-24C-60-44-30-74 8-70C46-68 60-44 38-26C14-36-14-36-38-24z", "#20344f")
        canvas.path("M2-69L6-80", stroke="#20344f", stroke_width=5, stroke_linecap="round")
