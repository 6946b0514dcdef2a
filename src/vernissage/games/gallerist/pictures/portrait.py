"""Portraits of artists, each in the manner of a form: a print, a screen, a canvas, a bust.

They hang in medallions: a round one with a plain ring, or a square plaque with hollowed corners and four studs.
"""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art.canvas import pen
from vernissage.art.colour import BLUE, mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point
from vernissage.art.svg import disc, place, rectangle
from vernissage.games.gallerist.pictures import digital
from vernissage.games.gallerist.pictures.painting.brushwork import dabs
from vernissage.games.gallerist.pictures.photography.darkroom import develop, tone
from vernissage.games.gallerist.pictures.plate import Plate, dots
from vernissage.games.gallerist.pictures.sculpture.light import swell
from vernissage.games.gallerist.pictures.sitter import Look, Piece, pieces

RED = "#b3122b"
_MIDDLE: Point = (150.0, 150.0)
Manner = Callable[[Plate, PictureDice, Look, int], None]
"""Draws somebody with one of four palettes or in one of four materials."""


def sit(work: str, manner: Manner, look: Look, palette: int, medallion: str) -> str:
    """The SVG of a portrait, three wide and three high, in a round or a square medallion."""
    plate, dice = Plate(work, 3, 3), PictureDice(work)
    shape = _MEDALLIONS[medallion]
    colour = BLUE if medallion == "round" else RED
    plate.path(shape(0), fill=colour)
    plate.path(shape(9), fill="#fffdf8")
    window = plate.clip(shape(16))
    with plate.group(clip_path=window):
        manner(plate, dice, look, palette)
    plate.path(shape(16), fill="none", stroke="#1b1a19", stroke_width=1.5, opacity=0.5)
    if medallion == "square":
        studs = [(x, y) for x in (21.0, 279.0) for y in (21.0, 279.0)]
        dots(plate, studs, 26, colour)
        dots(plate, studs, 9, "#fffdf8")
    return plate.svg()


def _round(inset: float) -> str:
    return disc(_MIDDLE, 149 - inset)


def _square(inset: float) -> str:
    """A square whose corners are hollowed out."""
    near, far, bite = 2 + inset, 298 - inset, 36.0
    hollow = ("a", bite, bite, 0, 0, 0)
    data = pen("M", near + bite, near, "H", far - bite, *hollow, bite, bite, "V", far - bite, *hollow, -bite, bite)
    return data + pen("H", near + bite, *hollow, -bite, -bite, "V", near + bite, *hollow, bite, -bite, "z")


_MEDALLIONS: dict[str, Callable[[float], str]] = {"round": _round, "square": _square}
_SCALE, _LEVEL = 1.42, 148.9
_SEAT = place(150, _LEVEL, _SCALE)


def _lay(plate: Plate, piece: Piece, colour: str, **attributes: str | float) -> None:
    if piece.width:
        plate.path(
            piece.path(), fill="none", stroke=colour, stroke_width=piece.width, stroke_linecap="round", **attributes
        )
    else:
        plate.path(piece.path(), fill=colour, **attributes)


def photographed(plate: Plate, dice: PictureDice, look: Look, palette: int) -> None:
    """One lamp on the left, and the dark on the right."""
    ground = rectangle(0, 0, 300, 300)
    plate.path(
        ground, fill=plate.glow([(0, tone(70), 1.0), (60, tone(42), 1.0), (100, tone(18), 1.0)], (0.66, 0.4), 0.75)
    )
    skin = plate.gradient([(0, tone(100)), (46, tone(90)), (76, tone(54)), (100, tone(24))])
    hair_tone = (6, 16, 44, 10)[palette]
    hair = plate.gradient([(0, tone(hair_tone + 30)), (34, tone(hair_tone + 8)), (100, tone(hair_tone // 2))])
    cloth = plate.gradient([(0, tone(38)), (50, tone(16)), (100, tone(6))])
    fills = {"skin": skin, "hair": hair, "cloth": cloth, "accent": tone(9), "eye": tone(90), "lips": tone(34)}
    blur, keen = plate.soft(6), plate.soft(0.5)
    with plate.group(transform=_SEAT):
        for piece in pieces(look):
            if piece.role == "shade":
                _lay(plate, piece, tone(6), opacity=0.5, filter=blur)
            else:
                _lay(plate, piece, fills.get(piece.role, tone(5)), filter=keen)
        dots(plate, [(-18.5, -4.5), (15.5, -4.5)], 2.2, tone(100))
    develop(plate, ground, dice)


_NEON = (
    (digital.MINT, digital.VIOLET),
    (digital.CYAN, digital.LIME),
    (digital.LIME, digital.ROSE),
    (digital.SNOW, digital.MINT),
)


def rendered(plate: Plate, dice: PictureDice, look: Look, palette: int) -> None:
    """Twenty-eight cells across, and no more colours than a screen of its day."""
    plate.path(rectangle(0, 0, 300, 300), fill=digital.NIGHT)
    cells = 28
    pitch = 300 / cells
    one, two = _NEON[palette]
    colours = {
        "skin": one,
        "shade": mix(one, digital.NIGHT, 46),
        "hair": two,
        "cloth": mix(two, digital.NIGHT, 52),
        "accent": digital.SNOW if one != digital.SNOW else digital.ROSE,
        "eye": digital.SNOW if one != digital.SNOW else digital.CYAN,
        "pupil": digital.NIGHT,
        "line": mix(one, digital.NIGHT, 78),
        "nose": mix(one, digital.NIGHT, 30),
        "lips": digital.ROSE if two != digital.ROSE else digital.VIOLET,
        "frame": digital.NIGHT,
    }
    parts = [(piece, piece.outline()) for piece in pieces(look)]
    runs: dict[str, str] = {}
    for row in range(cells):
        last, start = "", 0
        for column in range(cells + 1):
            colour = ""
            if column < cells:
                spot = (((column + 0.5) * pitch - 150) / _SCALE, ((row + 0.5) * pitch - _LEVEL) / _SCALE)
                for piece, outline in parts:
                    if piece.covers(spot, outline, 3.6):
                        colour = colours[piece.role]
                if not colour:
                    colour = "#0d3b34" if (row + column) % 2 else "#0a2a27"
            if colour != last:
                if last:
                    runs[last] = runs.get(last, "") + pen("M", start * pitch, (row + 0.5) * pitch, "H", column * pitch)
                last, start = colour, column
    for colour, data in runs.items():
        plate.path(data, stroke=colour, stroke_width=pitch + 0.2)
    with plate.pattern(pitch, pitch) as gaps:
        plate.path(pen("M", 0, 0, "H", pitch, "M", 0, 0, "V", pitch), stroke=digital.NIGHT, stroke_width=2.2)
    plate.path(rectangle(0, 0, 300, 300), fill=gaps)


_FAUVE = (
    {
        "ground": ("#1f8f8a", "#2aa39b", "#187a78"),
        "skin": ("#f7c08a", "#f3a45e", "#ffdcae"),
        "shade": ("#e8531f", "#c23a2a"),
        "hair": ("#5e0f24", "#3d0a1a", "#7d1a34"),
        "cloth": ("#f39a1f", "#ffb845", "#e07f10"),
        "accent": ("#1c4fa3", "#2f6fc8"),
    },
    {
        "ground": ("#f39a1f", "#ffb845", "#f7c873"),
        "skin": ("#e9a06a", "#d98450", "#f7c08a"),
        "shade": ("#1f8f8a", "#2f7a6a"),
        "hair": ("#2a1712", "#4a2a1c", "#17100e"),
        "cloth": ("#c2182f", "#a31228", "#dd3a4a"),
        "accent": ("#ffd04a", "#ffe28a"),
    },
    {
        "ground": ("#c2182f", "#d1283a", "#a81228"),
        "skin": ("#ffdcae", "#f9c795", "#fff0d2"),
        "shade": ("#3fa08a", "#5fb89a"),
        "hair": ("#e8731f", "#c9540f", "#f39a3a"),
        "cloth": ("#1c4fa3", "#2f6fc8", "#163d80"),
        "accent": ("#2a1712", "#4a2a1c"),
    },
    {
        "ground": ("#ffd04a", "#ffc02a", "#ffe28a"),
        "skin": ("#a8623a", "#8f4d2a", "#c67d4c"),
        "shade": ("#5b2a6e", "#6f3a86"),
        "hair": ("#17100e", "#2a1a30", "#241326"),
        "cloth": ("#1f5b3a", "#2d7a4c", "#174a2e"),
        "accent": ("#e8531f", "#f2753f"),
    },
)


def painted(plate: Plate, dice: PictureDice, look: Look, palette: int) -> None:
    """Planes of colour that nobody ever had in the face, and yet they are alike."""
    hues = _FAUVE[palette]
    with plate.group(filter=plate.impasto(1 + dice.below(90), 5, 4)):
        plate.path(rectangle(-10, -10, 320, 320), fill=hues["ground"][0])
        marks = [((dice.between(0, 300), dice.between(0, 300)), dice.about(0.14, 0.05), 42.0) for _ in range(70)]
        for n, colour in enumerate(hues["ground"]):
            dabs(plate, marks[n::3], 18, colour)
        with plate.group(transform=_SEAT):
            for piece in pieces(look):
                tones = hues.get(piece.role)
                if tones is None:
                    _lay(plate, piece, {"eye": "#fff6df", "lips": "#c2182f"}.get(piece.role, "#20120f"))
                    continue
                _lay(plate, piece, tones[0])
                if piece.width or piece.role == "shade":
                    continue
                outline = piece.outline()
                lean = {"skin": 0.2, "hair": 0.3, "cloth": 0.12}.get(piece.role, 0.05)
                for colour in tones[1:]:
                    some = []
                    for _ in range(60):
                        spot = (dice.between(-104, 104), dice.between(-96, 140))
                        if piece.covers(spot, outline):
                            some.append((spot, lean + dice.about(0, 0.06), 15.0))
                    dabs(plate, some, 7, colour)


_MATERIALS = (
    ("#f1ece1", "#8f846e", "#ffffff"),
    ("#8a5a2c", "#2c1a0a", "#e8bd7c"),
    ("#c0623c", "#5e2412", "#f2ab84"),
    ("#5d6a6a", "#1d2526", "#b4c4c2"),
)


def carved(plate: Plate, dice: PictureDice, look: Look, palette: int) -> None:
    """A bust in one material: everything is told by light."""
    wall = [(0, "#fff8df", 1.0), (45, "#f2dfa6", 1.0), (100, "#b0954f", 1.0)]
    plate.path(rectangle(0, 0, 300, 300), fill=plate.glow(wall, (0.42, 0.4), 0.7))
    colour, dark, light = _MATERIALS[palette]
    parts = pieces(look)
    with plate.group(transform=place(182, 168, _SCALE), filter=plate.soft(7), opacity=0.4):
        plate.path("".join(piece.path() for piece in parts if piece.role in ("hair", "skin", "cloth")), fill="#3d2f0e")
    with plate.group(transform=_SEAT):
        for piece in parts:
            depth = {"cloth": 22.0, "skin": 17.0, "hair": 11.0, "accent": 8.0, "lips": 3.0, "eye": 2.6}.get(piece.role)
            if piece.role == "shade":
                _lay(plate, piece, dark, opacity=0.34, filter=plate.soft(7))
            elif piece.width:
                _lay(plate, piece, dark, opacity=0.7)
                _lay(plate, piece, light, opacity=0.6, transform="translate(-1.6 -1.6) scale(.98)")
            elif depth is not None:
                tint = mix(colour, dark, 16) if piece.role in ("hair", "cloth", "accent") else colour
                swell(plate, piece.path(), tint, dark, light, depth)


MANNERS: dict[str, Manner] = {
    "photography": photographed,
    "digital": rendered,
    "painting": painted,
    "sculpture": carved,
}
