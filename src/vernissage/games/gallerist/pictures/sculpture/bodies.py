"""Marble, bronze, brass, stones and balloons: bodies that swell."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, cosine, polar, sine
from vernissage.art.svg import line, number, place, rectangle, smooth
from vernissage.games.gallerist.pictures.plate import Ground, dots
from vernissage.games.gallerist.pictures.sculpture.light import cast_shadow, swell


def flight(ground: Ground) -> None:
    """Neither bird nor feather: only the rising of polished brass."""
    plate = ground.plate
    form = (
        "M150 262C141 258 142 250 144 240C126 190 122 140 140 84C146 66 153 52 160 46"
        "C163 52 166 66 167 84C172 140 170 190 156 240C158 250 159 258 150 262z"
    )
    base = rectangle(124, 262, 52, 30)
    cast_shadow(ground, form + base)
    brass = [(0, "#5a3a06"), (16, "#c8901e"), (30, "#fff0b4"), (40, "#e9b53c"), (58, "#8a5c10"), (72, "#d9a232")]
    plate.path(form, fill=plate.gradient([*brass, (86, "#7a4c0a"), (100, "#3d2604")], 4))
    plate.path(
        "M139 200C132 160 136 110 152 66C143 108 141 160 146 214z", fill="#fffbe6", opacity=0.85, filter=plate.soft(1.2)
    )
    plate.path(
        "M162 96C165 140 164 180 157 214C161 176 162 136 159 100z", fill="#fff0b4", opacity=0.6, filter=plate.soft(1)
    )
    grey = plate.gradient([(0, "#6f6a5f"), (28, "#d8d3c6"), (60, "#8d877a"), (100, "#4b463c")])
    plate.path(base, fill=grey)
    plate.path("M124 262h52v4h-52z", fill="#efeadd")


def hollow(ground: Ground) -> None:
    """A figure, or two, or the space between them, in white marble."""
    plate = ground.plate
    outer: list[Point] = [
        (118, 292),
        (104, 262),
        (108, 226),
        (94, 190),
        (100, 146),
        (126, 116),
        (150, 92),
        (176, 96),
        (190, 124),
        (204, 158),
        (198, 198),
        (206, 236),
        (196, 270),
        (184, 292),
        (152, 286),
    ]
    eye: list[Point] = [(148, 150), (128, 176), (130, 212), (150, 228), (170, 204), (168, 168)]
    body, gap = smooth(outer, closed=True), smooth(eye, closed=True)
    cast_shadow(ground, body + gap, fill_rule="evenodd")
    swell(plate, body, "#f4efe4", "#9c9078", "#ffffff", 22)
    plate.path(gap, fill="#b9a878")
    window = plate.clip(gap)
    with plate.group(clip_path=window):
        plate.path(
            gap, fill="none", stroke="#4c4334", stroke_width=26, filter=plate.soft(6), transform="translate(8 9)"
        )
        plate.path(
            gap, fill="none", stroke="#fffdf5", stroke_width=12, filter=plate.soft(3), transform="translate(-4 -4)"
        )
    plate.path(gap, fill="none", stroke="#fffefa", stroke_width=2, opacity=0.8)


def passer_by(ground: Ground) -> None:
    """Somebody on the way, worn thin by the walking, in rough bronze."""
    plate, dice = ground.plate, ground.dice
    head = smooth([(146, 58), (152, 50), (160, 56), (160, 70), (153, 80), (146, 72)], closed=True)
    limbs = (
        ([(153.0, 76.0), (151.0, 88.0)], 7.0),
        ([(151, 88), (148, 120), (150, 156)], 15.0),
        ([(150, 154), (138, 200), (128, 244), (112, 284)], 9.5),
        ([(151, 154), (164, 196), (172, 240), (182, 284)], 9.5),
        ([(148, 94), (134, 126), (130, 160)], 5.5),
        ([(154, 94), (168, 126), (178, 154)], 5.5),
        ([(112, 284), (128, 289)], 11.0),
        ([(181, 284), (198, 289)], 11.0),
    )
    shadow = plate.soft(4)
    with plate.group(transform="translate(30 14)", filter=shadow, opacity=0.36):
        for points, thick in limbs:
            plate.path(smooth(points), fill="none", stroke="#4a3a12", stroke_width=thick, stroke_linecap="round")
        plate.path(head, fill="#4a3a12")
    slab = line([(98, 286), (204, 286), (200, 293), (94, 293)], closed=True)
    with plate.group(filter=plate.impasto(1 + dice.below(90), 7, 6)):
        plate.path(slab, fill="#4d3a22")
        for colour, share, shift in (("#2b2013", 1.0, 0.0), ("#7a5c33", 0.62, -1.4), ("#c9a565", 0.24, -2.6)):
            with plate.group(transform=place(shift, shift * 0.6), stroke_linecap="round"):
                for points, thick in limbs:
                    plate.path(smooth(points), fill="none", stroke=colour, stroke_width=thick * share)
                plate.path(
                    head,
                    fill=colour,
                    transform=f"translate({number(153 * (1 - share))} {number(64 * (1 - share))}) scale({share:.2f})",
                )


def cairn(ground: Ground) -> None:
    """Stones that should fall, and do not."""
    plate, dice = ground.plate, ground.dice
    stones = (
        (150.0, 264.0, 66.0, 31.0, "#6d6a66"),
        (142.0, 212.0, 44.0, 24.0, "#c9b59a"),
        (160.0, 170.0, 52.0, 20.0, "#3e4146"),
        (150.0, 128.0, 26.0, 24.0, "#b4563a"),
        (154.0, 88.0, 34.0, 17.0, "#e4ded2"),
        (150.0, 60.0, 13.0, 11.0, "#55606a"),
    )
    shapes = []
    for x, y, wide, tall, _ in stones:
        ring = [polar((0, 0), 1, n / 9 + 0.02) for n in range(9)]
        shapes.append(
            smooth(
                [(x + a * wide * dice.about(1, 0.07), y + b * tall * dice.about(1, 0.07)) for a, b in ring], closed=True
            )
        )
    cast_shadow(ground, "".join(shapes))
    for shape, (x, y, wide, tall, colour) in zip(shapes, stones, strict=True):
        swell(plate, shape, colour, mix(colour, "#0c0a08", 60), mix(colour, "#ffffff", 72), tall * 0.62)
        specks = [(x + dice.about(0, wide * 0.8), y + dice.about(0, tall * 0.7)) for _ in range(int(wide / 3))]
        dots(plate, specks, 1.3, mix(colour, "#000000", 46), 0.6)


def balloon(ground: Ground) -> None:
    """A giraffe, twisted from twelve balloons, and cast in steel."""
    plate = ground.plate
    parts: tuple[tuple[float, float, float, float, float], ...] = (
        (192, 262, 11, 30, 6),
        (120, 262, 11, 30, -4),
        (178, 264, 11.5, 30, -5),
        (136, 264, 11.5, 30, 5),
        (204, 224, 7, 18, -42),
        (158, 226, 36, 17, -4),
        (125, 190, 13.5, 31, -13),
        (113, 138, 13, 30, -11),
        (104, 92, 12, 27, -8),
        (116, 58, 7, 14, 32),
        (100, 54, 7, 14, 4),
        (84, 76, 22, 11, -14),
    )
    cast_shadow(ground, "".join(_oval(x, y, a, b, lean) for x, y, a, b, lean in parts))
    for n, (x, y, a, b, lean) in enumerate(parts):
        shape = _oval(x, y, a, b, lean)
        far = n < 2
        colour = "#b3156b" if far else "#f0309a"
        swell(plate, shape, colour, "#7d0a4c", "#ff8ccb", min(a, b) * 0.7)
        if not far:
            shine = _oval(x - a * 0.34, y - b * 0.34, a * 0.2, b * 0.34, lean)
            plate.path(shine, fill="#ffffff", opacity=0.92)
            glint = _oval(x + a * 0.4, y + b * 0.36, a * 0.1, b * 0.3, lean)
            plate.path(glint, fill="#ffc2e4", opacity=0.7)
    dots(plate, [(63, 82)], 5, "#7a0a48")


def _oval(x: float, y: float, wide: float, tall: float, degrees: float) -> str:
    """Path data of an ellipse, turned."""
    turns = degrees / 360
    c, s = cosine(turns), sine(turns)
    w, h, r = number(wide), number(tall), number(degrees)
    dx, dy = wide * c, wide * s
    arc = f"a{w} {h} {r} 1 0 "
    there, back = (f"{number(2 * dx * way)} {number(2 * dy * way)}" for way in (1, -1))
    return f"M{number(x - dx)} {number(y - dy)}{arc}{there}{arc}{back}z"
