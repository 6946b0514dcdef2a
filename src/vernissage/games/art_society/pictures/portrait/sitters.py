"""Who sits: hair, face and clothes."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import polar
from vernissage.art.svg import disc, place, smooth
from vernissage.games.art_society.pictures.portrait.attributes import bring
from vernissage.games.art_society.pictures.portrait.paper import BLACK, CREAM, lay
from vernissage.games.art_society.pictures.sheet import PaintedSheet

_SKINS = (
    ("#f6d3b3", "#e0a27c"),
    ("#e8b48c", "#c78a5f"),
    ("#c98d63", "#a26a45"),
    ("#94623f", "#6f4529"),
    ("#fbe3cf", "#eab79b"),
)
_CLOTHS = ("#20344f", "#f3dfb8", "#2f5d56", "#5b2340", "#f0b64a", "#7fa7a8", "#3a2a28")


@dataclass(frozen=True)
class Look:
    """Who sits: hair, what grows on the face, and the cut of the clothes."""

    hair: str
    beard: str = ""
    cut: str = "round"
    hues: tuple[str, ...] = ("#2a1a16", "#5a2f1c", "#8c4a1f")
    small: float = 1.0


AUNT = Look("bouffant", cut="shawl", hues=("#c9c2ba", "#7b3f2a", "#efe6da"))
NOTARY = Look("bald", beard="moustache", cut="suit", hues=("#3b2a22", "#8b8178", "#2a1a16"))
STUDENT = Look("bob", cut="round", hues=("#1d1517", "#7a2e1c", "#d89a3a"))
CAPTAIN = Look("short", beard="full", cut="jacket", hues=("#4a2a1a", "#a05a28", "#d8d0c4"))
WIDOW = Look("bun", cut="collar", hues=("#1d1517", "#4d2a20", "#8d857c"))
POET = Look("curls", cut="cravat", hues=("#2a1a16", "#7a3a1c", "#b8702c"))
CHILD = Look("bob", cut="stripes", small=0.74)
_FACE = "M-31-30C-31-54 31-54 31-30L30 4C29 32 13 47 0 47C-13 47-29 32-30 4z"
_HALF = "M0-48C24-48 31-42 31-30L30 4C29 32 13 47 0 47C4 40 2 34 0 24L-8 17C-7 11-1 2 0-8z"
_BACK = {
    "bouffant": "M-40 14C-60-4-56-44-40-56C-34-84 34-84 40-56C56-44 60-4 40 14C34 24-34 24-40 14z",
    "bald": "M-37 2C-42-8-38-20-31-22L-28 10zM37 2C42-8 38-20 31-22L28 10z",
    "bob": "M-42 42C-48 0-50-62 0-64C50-62 48 0 42 42C30 48 26 30 26 20H-26C-26 30-30 48-42 42z",
    "short": "M-35 0C-44-46-22-62 4-62C32-62 42-40 35 0z",
    "bun": "M-36 4C-44-34-32-56-14-58C-24-86 24-86 14-58C32-56 44-34 36 4z",
    "curls": "",
}
_FRONT = {
    "bouffant": "M-34-16C-36-46-14-54 0-40C12-54 36-46 34-16C26-24 22-34 12-34C4-34-2-28-10-32C-20-34-28-26-34-16z",
    "bald": "",
    "bob": "M-33-8C-37-58 37-58 33-8L31-18C10-22-10-22-31-18z",
    "short": "M-32-18C-36-56 28-62 34-24C28-34 10-40-4-36C-16-34-26-28-32-18z",
    "bun": "M-33-10C-34-44-16-52 0-46C16-52 34-44 33-10C28-26 16-36 0-40C-16-36-28-26-33-10z",
    "curls": "",
}
_BEARDS = {
    "moustache": "M0 20C-6 16-16 18-24 27C-16 31-6 30 0 25C6 30 16 31 24 27C16 18 6 16 0 20z",
    "full": "M-31-2C-30 20-34 56 0 66C34 56 30 20 31-2C26 8 22 18 12 20C6 17-6 17-12 20C-22 18-26 8-31-2z",
}


def portray(sheet: PaintedSheet, look: Look, x: float, y: float, scale: float, attribute: str, bottom: float) -> None:
    """Somebody from the hat down to the edge of the picture; the face is about 0, 0 and a hundred high."""
    canvas, dice = sheet.canvas, sheet.dice
    skin, shade = dice.pick(_SKINS)
    hair = dice.pick(look.hues)
    cloth = dice.pick([c for c in _CLOTHS if c != hair])
    low = (bottom - y) / scale + 12
    with canvas.group(transform=place(x, y, scale, dice.about(0, 2))):
        if look.hair == "curls":
            curls = "".join(disc(polar((0, -20), 38, 0.52 + 0.96 * n / 11 * 1.02 - 0.0), 15) for n in range(10))
            lay(sheet, curls + disc((0, -24), 40), hair)
        elif _BACK[look.hair]:
            lay(sheet, _BACK[look.hair], hair)
        _clothes(sheet, look.cut, cloth, skin, shade, low)
        lay(sheet, _FACE, skin)
        canvas.path(_HALF, fill=shade)
        _features(sheet, dice, hair)
        if look.beard:
            canvas.path(_BEARDS[look.beard], fill=hair)
        lips = "#b5281f" if not look.beard else mix(shade, "#8f1f1a", 60)
        canvas.path("M-9 31C-5 28-2 29 0 30C2 29 5 28 9 31C5 36-5 36-9 31z", fill=lips)
        if look.hair == "curls":
            canvas.path("".join(disc((-26 + 13 * n, -41 - 4 * (n % 2)), 11) for n in range(5)), fill=hair)
        elif _FRONT[look.hair]:
            lay(sheet, _FRONT[look.hair], hair, 0)
        bring(sheet, attribute, cloth, low)


def _features(sheet: PaintedSheet, dice: PictureDice, hair: str) -> None:
    """Eyes and brows."""
    canvas = sheet.canvas
    look = dice.about(0, 2.2)
    canvas.path("M-23-2C-18-10-10-10-5-2C-10 3-18 3-23-2zM23-2C18-10 10-10 5-2C10 3 18 3 23-2z", fill=CREAM)
    canvas.path(disc((-14 + look, -3), 4.6) + disc((14 + look, -3), 4.6), fill=BLACK)
    brow = dice.about(-18, 3)
    canvas.path(
        pen("M-25-11C", -20, brow, -10, brow, "-5-13M25-11C", 20, brow, 10, brow, "5-13"),
        fill="none",
        stroke=mix(hair, BLACK, 55),
        stroke_width=3.6,
        stroke_linecap="round",
    )


def _clothes(sheet: PaintedSheet, cut: str, cloth: str, skin: str, shade: str, low: float) -> None:
    """Neck and shoulders, and what covers them down to the edge."""
    canvas = sheet.canvas
    body = pen("M-15 58C-44 62-74 70-82 104C-88 130-92 150-94", low, "H94C92 150 88 130 82 104C74 70 44 62 15 58z")
    lay(sheet, body, cloth)
    if low > 180:
        hand = low - 60
        sleeves = pen("M-62 120C", -70, 150, -66, hand - 20, -20, hand + 6)
        sleeves += pen("M62 120C", 70, 150, 66, hand - 20, 20, hand + 6)
        canvas.path(sleeves, fill="none", stroke=mix(cloth, BLACK, 30), stroke_width=3)
        lay(
            sheet,
            smooth([(-26, hand - 4), (0, hand - 16), (26, hand - 4), (20, hand + 16), (-20, hand + 16)], closed=True),
            skin,
        )
        canvas.path(pen("M", -12, hand + 14, "L", 10, hand - 8), stroke=shade, stroke_width=3)
    lay(sheet, "M-15 30V60C-12 74 12 74 15 60V30z", shade, 0)
    light, dark = mix(cloth, CREAM, 75), mix(cloth, BLACK, 45)
    if cut == "suit":
        canvas.path("M-15 58L0 120L15 58C10 66-10 66-15 58z", fill=CREAM)
        canvas.path("M-6 68H6L4 78L9 116L0 128L-9 116L-4 78z", fill="#a3221f")
        canvas.path("M-16 57L-34 66L-28 84L-36 90L0 136L36 90L28 84L34 66L16 57L0 124z", fill=dark)
    elif cut == "shawl":
        canvas.path("M-15 58C-10 92 10 92 15 58L24 60C22 112-22 112-24 60z", fill=light)
        canvas.path(disc((0, 98), 7), fill="#f0b64a")
    elif cut == "jacket":
        canvas.path("M-20 56L0 104L20 56L12 62C6 70-6 70-12 62z", fill=CREAM)
        canvas.path(
            "M0 104V120"
            + "".join(disc((side * 18, 120 + 26 * n), 5) for n in range(3) for side in (-1, 1) if 140 + 26 * n < low),
            fill="#f0b64a",
        )
    elif cut == "collar":
        canvas.path("M-18 40C-18 60 18 60 18 40L22 66C10 76-10 76-22 66z", fill=dark if cloth != "#3a2a28" else CREAM)
        canvas.path(disc((0, 72), 7), fill=CREAM)
    elif cut == "cravat":
        canvas.path("M-18 52L0 66L18 52L26 74L4 72L12 112L0 122L-12 112L-4 72L-26 74z", fill=CREAM)
    elif cut == "stripes":
        canvas.path(
            "M-66 81H66M-80 103H80" + "".join(f"M-88 {n}H88" for n in range(125, int(low), 22)),
            stroke=light,
            stroke_width=8,
        )
        lay(sheet, "M-15 30V60C-12 70 12 70 15 60V30z", shade, 0)
    else:
        canvas.path(
            "M-15 57C-30 62-40 66-44 68C-36 96-8 96 0 84C8 96 36 96 44 68C40 66 30 62 15 57C10 76-10 76-15 57z",
            fill=light,
        )
