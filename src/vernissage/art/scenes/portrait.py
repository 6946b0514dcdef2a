"""Portraits cut from paper: a few flat pieces laid on red, each with the thin shadow of its edge."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vernissage.art.canvas import pen
from vernissage.art.colour import VERMILLION, mix
from vernissage.art.dice import Dice
from vernissage.art.geometry import polar
from vernissage.art.scenes.sheet import Genre, Sheet, Subject
from vernissage.art.svg import disc, line, number, place, smooth

HUE = VERMILLION
MOODS = ("hat", "cat", "flower", "pipe", "bird", "spectacles", "scarf", "fan")
_INK, _CREAM, _BLACK = "#2a1512", "#fff1df", "#1c1413"
_GROUNDS = (
    ("#d5481f", "#a82a1c"),
    ("#c93a2b", "#e8734a"),
    ("#e2603a", "#b3301f"),
    ("#b92b2b", "#da5a34"),
    ("#e4572e", "#f08a5d"),
)
_SKINS = (
    ("#f6d3b3", "#e0a27c"),
    ("#e8b48c", "#c78a5f"),
    ("#c98d63", "#a26a45"),
    ("#94623f", "#6f4529"),
    ("#fbe3cf", "#eab79b"),
)
_CLOTHS = ("#20344f", "#f3dfb8", "#2f5d56", "#5b2340", "#f0b64a", "#7fa7a8", "#3a2a28")


@dataclass(frozen=True)
class _Look:
    """Who sits: hair, what grows on the face, and the cut of the clothes."""

    hair: str
    beard: str = ""
    cut: str = "round"
    hues: tuple[str, ...] = ("#2a1a16", "#5a2f1c", "#8c4a1f")
    small: float = 1.0


_AUNT = _Look("bouffant", cut="shawl", hues=("#c9c2ba", "#7b3f2a", "#efe6da"))
_NOTARY = _Look("bald", beard="moustache", cut="suit", hues=("#3b2a22", "#8b8178", "#2a1a16"))
_STUDENT = _Look("bob", cut="round", hues=("#1d1517", "#7a2e1c", "#d89a3a"))
_CAPTAIN = _Look("short", beard="full", cut="jacket", hues=("#4a2a1a", "#a05a28", "#d8d0c4"))
_WIDOW = _Look("bun", cut="collar", hues=("#1d1517", "#4d2a20", "#8d857c"))
_POET = _Look("curls", cut="cravat", hues=("#2a1a16", "#7a3a1c", "#b8702c"))
_CHILD = _Look("bob", cut="stripes", small=0.74)

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
_CAT = (
    "M-26 0C-34-22-24-40-14-46L-17-66L-4-57H8L20-66L18-46C30-38 34-18 28 0z"
    "M26-6C44-6 48-26 38-34C34-38 40-44 46-38C60-24 48 4 26 2z"
)
_BIRD = "M-20 2C-20-14-8-22 4-20C8-30 22-30 26-20L34-16L26-13C26 2 12 12-2 10L-30 20z"


def _paper(sheet: Sheet, data: str, colour: str, shadow: float = 2.2) -> None:
    """A piece of paper, and the shadow along its edge."""
    canvas = sheet.canvas
    if shadow:
        canvas.path(data, fill="#2a0d08", opacity=0.3, transform=place(shadow, shadow))
    canvas.path(data, fill=colour)


def _ground(sheet: Sheet, centre: float, level: float) -> None:
    """Red paper, and one more piece of red behind the head."""
    canvas, dice, width, height = sheet.canvas, sheet.dice, sheet.width, sheet.height
    one, two = dice.pick(_GROUNDS)
    sheet.ground(one)
    kind = dice.below(5)
    if kind == 0:
        canvas.circle((centre, level), min(width, height) * 0.44, fill=two)
    elif kind == 1:
        tilt = width * 0.12 * dice.side()
        canvas.path(
            line([(centre + tilt, 0), (width, 0), (width, height), (centre - tilt, height)], closed=True), fill=two
        )
    elif kind == 2:
        stripe = 13 * sheet.grain
        canvas.path(
            pen("M", 0, height / 2, "h", width),
            stroke=two,
            stroke_width=height,
            stroke_dasharray=f"{number(stripe)} {number(stripe)}",
        )
    elif kind == 3:
        half = min(width * 0.4, height * 0.5)
        canvas.path(
            pen("M", centre - half, height, "V", level, "a", half, half, 0, 0, 1, 2 * half, 0, "V", height, "z"),
            fill=two,
        )
    else:
        step = 34 * sheet.grain
        with canvas.pattern(34, 34, dice.pick((30, 45, 60))) as leaves:
            canvas.path("M4 17C8 8 18 6 26 8C27 17 21 26 11 27z", fill=two)
        with canvas.group(transform=f"scale({step / 34:.2f})"):
            canvas.rect(0, 0, width * 34 / step, height * 34 / step, fill=leaves)


def _sitter(sheet: Sheet, look: _Look, x: float, y: float, scale: float, attribute: str, bottom: float) -> None:
    """Somebody from the hat down to the edge of the picture; the face is about 0, 0 and a hundred high."""
    canvas, dice = sheet.canvas, sheet.dice
    skin, shade = dice.pick(_SKINS)
    hair = dice.pick(look.hues)
    cloth = dice.pick([c for c in _CLOTHS if c != hair])
    low = (bottom - y) / scale + 12
    with canvas.group(transform=place(x, y, scale, dice.about(0, 2))):
        if look.hair == "curls":
            curls = "".join(disc(polar((0, -20), 38, 0.52 + 0.96 * n / 11 * 1.02 - 0.0), 15) for n in range(10))
            _paper(sheet, curls + disc((0, -24), 40), hair)
        elif _BACK[look.hair]:
            _paper(sheet, _BACK[look.hair], hair)
        _clothes(sheet, look.cut, cloth, skin, shade, low)
        _paper(sheet, _FACE, skin)
        canvas.path(_HALF, fill=shade)
        _features(sheet, dice, hair)
        if look.beard:
            canvas.path(_BEARDS[look.beard], fill=hair)
        lips = "#b5281f" if not look.beard else mix(shade, "#8f1f1a", 60)
        canvas.path("M-9 31C-5 28-2 29 0 30C2 29 5 28 9 31C5 36-5 36-9 31z", fill=lips)
        if look.hair == "curls":
            canvas.path("".join(disc((-26 + 13 * n, -41 - 4 * (n % 2)), 11) for n in range(5)), fill=hair)
        elif _FRONT[look.hair]:
            _paper(sheet, _FRONT[look.hair], hair, 0)
        _attribute(sheet, attribute, cloth, low)


def _features(sheet: Sheet, dice: Dice, hair: str) -> None:
    """Eyes and brows."""
    canvas = sheet.canvas
    look = dice.about(0, 2.2)
    canvas.path("M-23-2C-18-10-10-10-5-2C-10 3-18 3-23-2zM23-2C18-10 10-10 5-2C10 3 18 3 23-2z", fill=_CREAM)
    canvas.path(disc((-14 + look, -3), 4.6) + disc((14 + look, -3), 4.6), fill=_BLACK)
    brow = dice.about(-18, 3)
    canvas.path(
        pen("M-25-11C", -20, brow, -10, brow, "-5-13M25-11C", 20, brow, 10, brow, "5-13"),
        fill="none",
        stroke=mix(hair, _BLACK, 55),
        stroke_width=3.6,
        stroke_linecap="round",
    )


def _clothes(sheet: Sheet, cut: str, cloth: str, skin: str, shade: str, low: float) -> None:
    """Neck and shoulders, and what covers them down to the edge."""
    canvas = sheet.canvas
    body = pen("M-15 58C-44 62-74 70-82 104C-88 130-92 150-94", low, "H94C92 150 88 130 82 104C74 70 44 62 15 58z")
    _paper(sheet, body, cloth)
    if low > 180:
        hand = low - 60
        sleeves = pen("M-62 120C", -70, 150, -66, hand - 20, -20, hand + 6)
        sleeves += pen("M62 120C", 70, 150, 66, hand - 20, 20, hand + 6)
        canvas.path(sleeves, fill="none", stroke=mix(cloth, _BLACK, 30), stroke_width=3)
        _paper(
            sheet,
            smooth([(-26, hand - 4), (0, hand - 16), (26, hand - 4), (20, hand + 16), (-20, hand + 16)], closed=True),
            skin,
        )
        canvas.path(pen("M", -12, hand + 14, "L", 10, hand - 8), stroke=shade, stroke_width=3)
    _paper(sheet, "M-15 30V60C-12 74 12 74 15 60V30z", shade, 0)
    light, dark = mix(cloth, _CREAM, 75), mix(cloth, _BLACK, 45)
    if cut == "suit":
        canvas.path("M-15 58L0 120L15 58C10 66-10 66-15 58z", fill=_CREAM)
        canvas.path("M-6 68H6L4 78L9 116L0 128L-9 116L-4 78z", fill="#a3221f")
        canvas.path("M-16 57L-34 66L-28 84L-36 90L0 136L36 90L28 84L34 66L16 57L0 124z", fill=dark)
    elif cut == "shawl":
        canvas.path("M-15 58C-10 92 10 92 15 58L24 60C22 112-22 112-24 60z", fill=light)
        canvas.path(disc((0, 98), 7), fill="#f0b64a")
    elif cut == "jacket":
        canvas.path("M-20 56L0 104L20 56L12 62C6 70-6 70-12 62z", fill=_CREAM)
        canvas.path(
            "M0 104V120"
            + "".join(disc((side * 18, 120 + 26 * n), 5) for n in range(3) for side in (-1, 1) if 140 + 26 * n < low),
            fill="#f0b64a",
        )
    elif cut == "collar":
        canvas.path("M-18 40C-18 60 18 60 18 40L22 66C10 76-10 76-22 66z", fill=dark if cloth != "#3a2a28" else _CREAM)
        canvas.path(disc((0, 72), 7), fill=_CREAM)
    elif cut == "cravat":
        canvas.path("M-18 52L0 66L18 52L26 74L4 72L12 112L0 122L-12 112L-4 72L-26 74z", fill=_CREAM)
    elif cut == "stripes":
        canvas.path(
            "M-66 81H66M-80 103H80" + "".join(f"M-88 {n}H88" for n in range(125, int(low), 22)),
            stroke=light,
            stroke_width=8,
        )
        _paper(sheet, "M-15 30V60C-12 70 12 70 15 60V30z", shade, 0)
    else:
        canvas.path(
            "M-15 57C-30 62-40 66-44 68C-36 96-8 96 0 84C8 96 36 96 44 68C40 66 30 62 15 57C10 76-10 76-15 57z",
            fill=light,
        )


def _attribute(sheet: Sheet, attribute: str, cloth: str, low: float) -> None:
    """What the title tells of the sitter."""
    canvas, dice = sheet.canvas, sheet.dice
    if attribute == "hat":
        _hat(sheet, dice.below(3))
    elif attribute == "spectacles":
        canvas.path(
            disc((-15, -2), 12.5) + disc((15, -2), 12.5),
            fill="#ffffff",
            fill_opacity=0.16,
            stroke=_BLACK,
            stroke_width=3.4,
        )
        canvas.path("M-3-3C-1-6 1-6 3-3M-27-4L-34-7M27-4L34-7", fill="none", stroke=_BLACK, stroke_width=3)
    elif attribute == "flower":
        centre = (-30, -44)
        petals = "".join(disc(polar(centre, 12, n / 5), 9.5) for n in range(5))
        _paper(sheet, petals, "#fff1df")
        canvas.circle(centre, 7.5, fill="#f0b64a")
        canvas.path("M-42-32C-52-30-56-22-56-16C-48-18-42-24-40-30z", fill="#2f6d56")
    elif attribute == "pipe":
        canvas.path("M6 33L34 40", stroke=_BLACK, stroke_width=4.5, stroke_linecap="round")
        _paper(sheet, "M30 24H48V40C48 52 30 52 30 40z", "#4a2415")
        canvas.path(
            "M40 18C34 8 48 2 42-8C38-16 50-22 46-32",
            fill="none",
            stroke=_CREAM,
            stroke_width=5,
            stroke_linecap="round",
            opacity=0.85,
        )
    elif attribute == "scarf":
        wool = "#f0b64a" if cloth != "#f0b64a" else "#20344f"
        _paper(sheet, "M-30 44C-14 56 14 56 30 44L36 66C16 80-16 80-36 66z", wool)
        _paper(sheet, "M6 66L30 62L38 126L14 130z", wool)
        canvas.path(
            "M-18 51L-22 73M0 54V77M18 51L22 73M12 84L31 80M14 102L34 98M15 118L36 114", stroke=_CREAM, stroke_width=5
        )
    elif attribute == "fan":
        hub, turn = (44, 122), 0.72
        top = [polar(hub, 70, turn + 0.36 * (n / 8 - 0.5)) for n in range(9)]
        inner = [polar(hub, 24, turn + 0.36 * (n / 8 - 0.5)) for n in range(9)]
        _paper(sheet, line([*top, *reversed(inner)], closed=True), _CREAM)
        canvas.path("".join(line([hub, tip]) for tip in top), stroke="#7a2a1c", stroke_width=2)
        canvas.circle(hub, 6, fill="#7a2a1c")
        _paper(sheet, smooth([(32, 118), (48, 108), (62, 122), (54, 140), (36, 136)], closed=True), "#e8b48c")
    elif attribute == "bird":
        colour = dice.pick(("#f0b64a", "#7fa7a8", "#fff1df"))
        with canvas.group(transform=place(56, 56, 1.15)):
            _paper(sheet, _BIRD, colour)
            canvas.path("M-14 0C-10-10 2-10 8-4C4 4-6 6-14 0z", fill=mix(colour, _BLACK, 40))
            canvas.circle((17, -20), 2.6, fill=_BLACK)
    elif attribute == "cat":
        fur = dice.pick((_BLACK, "#fff1df", "#8a8178"))
        with canvas.group(transform=place(-44 if dice.luck(50) else 40, min(low - 8, 172), 1.08)):
            _paper(sheet, _CAT, fur)
            canvas.path(disc((-6, -44), 3.6) + disc((10, -44), 3.6), fill="#f0d24a" if fur == _BLACK else _BLACK)
            canvas.path("M-1-37H5L2-33z", fill="#d9654a")


def _hat(sheet: Sheet, kind: int) -> None:
    canvas = sheet.canvas
    if kind == 0:
        _paper(sheet, "M-34-30C-36-84 36-84 34-30z", _BLACK)
        canvas.path("M-34-42H34V-30H-34z", fill="#a3221f")
        _paper(sheet, "M-54-30C-30-38 30-38 54-30C40-20-40-20-54-30z", _BLACK)
    elif kind == 1:
        _paper(sheet, "M-70-26C-40-40 40-40 70-26C40-10-40-10-70-26z", "#f3dfb8")
        _paper(sheet, "M-32-28C-34-70 34-70 32-28C16-22-16-22-32-28z", "#f3dfb8", 1.2)
        canvas.path("M-33-40C-12-34 12-34 33-40V-29C14-23-14-23-33-29z", fill="#20344f")
    else:
        _paper(sheet, "M-38-24C-60-44-30-74 8-70C46-68 60-44 38-26C14-36-14-36-38-24z", "#20344f")
        canvas.path("M2-69L6-80", stroke="#20344f", stroke_width=5, stroke_linecap="round")


def _alone(look: _Look) -> Subject:
    """One sitter."""

    def compose(sheet: Sheet) -> None:
        width, height, dice = sheet.width, sheet.height, sheet.dice
        scale = min(width / 150, height / 178)
        x = width / 2 + dice.about(0, width * 0.03)
        spare = height - 178 * scale
        y = 76 * scale + spare * 0.36
        _ground(sheet, x, y)
        if spare > 90:
            _above(sheet, x, y - 96 * scale)
        _sitter(sheet, look, x, y, scale, sheet.mood, height)

    return compose


def _above(sheet: Sheet, x: float, room: float) -> None:
    """What hangs over a sitter where a tall picture leaves room: a lamp or a small picture."""
    if room < 30:
        return
    canvas, dice = sheet.canvas, sheet.dice
    s = min(room / 70, sheet.width / 160)
    if dice.luck(50):
        at = x + sheet.width * 0.26 * dice.side()
        canvas.path(pen("M", at, 0, "V", room - 40 * s), stroke=_INK, stroke_width=2.4)
        with canvas.group(transform=place(at, room - 40 * s, s)):
            _paper(sheet, "M-8 0H8L30 30H-30z", "#f3dfb8")
            canvas.path("M-12 30A12 12 0 0 0 12 30z", fill="#ffd66e")
    else:
        with canvas.group(transform=place(x - sheet.width * 0.2 * dice.side(), room * 0.5, s)):
            _paper(sheet, "M-26-24H26V24H-26z", "#3a2a28")
            canvas.path("M-20-18H20V18H-20z", fill="#f3dfb8")
            canvas.path("M-20 18L-6-4L4 8L10 2L20 18z", fill="#2f5d56")


_ALL = (_AUNT, _NOTARY, _STUDENT, _CAPTAIN, _WIDOW, _POET)


def _company(looks: tuple[_Look, ...]) -> Subject:
    """Several sitters side by side, as many as the picture is wide."""

    def compose(sheet: Sheet) -> None:
        width, height, dice = sheet.width, sheet.height, sheet.dice
        count = max(2, min(4, round(width / height * 1.42)))
        _ground(sheet, width / 2, height * 0.45)
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
            _sitter(sheet, look, x, y, size, sheet.mood if everybody or n == chosen else "", height)

    return compose


GENRE = Genre(
    upright=tuple(_alone(look) for look in _ALL),
    wide=(
        _company((_AUNT, _CHILD, _CAPTAIN, replace(_CHILD, hair="curls"))),
        _company((_NOTARY, replace(_CAPTAIN, cut="suit"), replace(_WIDOW, cut="suit"), replace(_NOTARY, beard=""))),
        _company((_WIDOW, _POET, _STUDENT, _NOTARY)),
        _company(
            (
                replace(_POET, cut="stripes"),
                replace(_STUDENT, hues=("#b8702c",)),
                replace(_POET, hues=("#b8702c",)),
                _STUDENT,
            )
        ),
    ),
    moods=MOODS,
)
