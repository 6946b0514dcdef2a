"""Still lifes: things on the edge of a table before a yellow wall, each half in the light."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import YELLOW, mix
from vernissage.art.geometry import TAU
from vernissage.art.scenes.sheet import Genre, Sheet
from vernissage.art.svg import disc, number, place, rectangle, smooth

HUE = YELLOW
MOODS = ("lemon", "candle", "eggs", "knife", "letter", "window", "cherries", "checks")
_INK, _WHITE, _GLAZE, _RED, _LEAF, _WOOD = "#33261a", "#fffaf0", "#2b5c86", "#c33c26", "#4f7d3a", "#7a4a26"
_WALLS = (("#f0d63c", "#e3bd27"), ("#f5e27a", "#ecd152"), ("#ecc52f", "#dba91f"), ("#f3dd55", "#e7c43a"))
_TABLES = (("#7b4a28", "#4e2c16"), ("#5a4632", "#372718"), ("#8a4a34", "#5c2c1f"), ("#465a5e", "#29383b"))


class _Table:
    """The wall, the table and its edge; then things are put on it, those at the back first."""

    def __init__(self, sheet: Sheet, free: float) -> None:
        self.sheet, self.canvas, self.dice = sheet, sheet.canvas, sheet.dice
        width, height, g = sheet.width, sheet.height, sheet.grain
        self.wall, self.dim = self.dice.pick(_WALLS)
        self.top, self.front = self.dice.pick(_TABLES)
        self.free = free
        """The part of the width where there is room for one thing more."""
        drop = min(height * 0.2, 62 * g)
        self.edge = height - drop
        self.back = self.edge - min(height * 0.13, 34 * g)
        self.base = self.edge - (self.edge - self.back) * 0.42
        sheet.ground(self.wall)
        if sheet.mood == "window":
            self._window()
        elif sheet.mood == "candle":
            sheet.ground(mix(self.dim, "#8a5a10", 35))
            canvas, x = self.canvas, width * free
            for r in (0.75, 0.5, 0.28):
                canvas.circle((x, self.base - 62 * g), max(width, height) * r, fill="#ffe46a", opacity=0.34)
        else:
            self._paper()
        self.canvas.path(sheet.below(self.back), fill=self.top)
        self._cloth()

    def _window(self) -> None:
        """A window in the wall, and its light across it."""
        sheet, canvas = self.sheet, self.canvas
        width, tall = sheet.width * 0.34, min(self.back * 0.62, sheet.width * 0.5)
        x, y = sheet.width * 0.07, self.back * 0.1
        canvas.path(
            pen("M", x + width, y, "L", sheet.width, y + tall * 0.5, "V", self.back, "H", sheet.width * 0.5, "z"),
            fill="#fff6c4",
            opacity=0.55,
        )
        canvas.rect(x, y, width, tall, fill="#cfe6ee", stroke=_WHITE, stroke_width=5 * sheet.grain)
        canvas.path(
            smooth([(x, y + tall * 0.7), (x + width * 0.4, y + tall * 0.6), (x + width, y + tall * 0.74)])
            + pen("V", y + tall, "H", x, "z"),
            fill="#8fb98a",
        )
        canvas.path(
            pen("M", x + width / 2, y, "v", tall, "M", x, y + tall * 0.45, "h", width),
            stroke=_WHITE,
            stroke_width=3.4 * sheet.grain,
        )

    def _paper(self) -> None:
        """Something quiet on the wall: stripes, a hanging cloth, or a line where it changes colour."""
        canvas, width, g = self.canvas, self.sheet.width, self.sheet.grain
        kind = self.dice.below(3)
        if kind == 0:
            canvas.path(
                pen("M", 0, self.back / 2, "h", width),
                stroke=self.dim,
                stroke_width=self.back,
                stroke_dasharray=f"{number(9 * g)} {number(17 * g)}",
                opacity=0.7,
            )
        elif kind == 1:
            side = self.dice.below(2)
            out, inner = (0.0, 0.34) if not side else (1.0, 0.66)
            drape = pen("M", out * width, 0) + self._fold(out, inner, 1, "H") + pen("H", out * width, "z")
            canvas.path(drape, fill=mix(self.dim, "#b5761a", 55))
            folds = self._fold(out, inner, 0.35) + self._fold(out, inner, 0.7)
            canvas.path(folds, fill="none", stroke="#8f5a12", stroke_width=2 * g)
        else:
            canvas.path(
                pen("M", 0, self.back * 0.5, "h", width, "v", self.back * 0.5, "h", -width, "z"),
                fill=self.dim,
            )
            canvas.path(pen("M", 0, self.back * 0.5, "h", width), stroke=_INK, stroke_width=1.6 * g, opacity=0.6)

    def _fold(self, out: float, inner: float, part: float, start: str = "M") -> str:
        """A line down a curtain, so far from its outer edge; it is tied back at half height."""
        top, low = (self.sheet.width * (out + (inner - out) * part * share) for share in (1.0, 0.34))
        begin = pen(start, top) if start == "H" else pen(start, top, 0)
        return begin + pen("C", top, self.back * 0.4, low, self.back * 0.5, low, self.back)

    def _cloth(self) -> None:
        """The front of the table, a cloth over part of its edge."""
        sheet, canvas, width, height, g = self.sheet, self.canvas, self.sheet.width, self.sheet.height, self.sheet.grain
        canvas.path(sheet.below(self.edge), fill=self.front)
        canvas.path(pen("M", 0, self.edge, "h", width), stroke=mix(self.top, "#ffffff", 35), stroke_width=2 * g)
        checks = sheet.mood == "checks"
        x = width * (0.0 if checks else self.dice.pick((0.08, 0.3, 0.42)))
        wide = width * (1.0 if checks else 0.5)
        low = self.edge + (height - self.edge) * 0.74
        hem = [(x + wide * n / 6, low + (4 if n % 2 else -4) * g) for n in range(7)]
        cloth = (
            pen("M", x + wide * 0.06, self.back + 3 * g, "H", x + wide * 0.94, "L", x + wide, self.edge, "V", low)
            + "".join(pen("L", px, py) for px, py in reversed(hem))
            + pen("V", self.edge, "z")
        )
        canvas.path(cloth, fill=_WHITE)
        if checks:
            step = 16 * g
            cols = "".join(
                rectangle(step * 2 * n, self.back + 3 * g, step, low - self.back - 3 * g)
                for n in range(int(width / step / 2) + 1)
            )
            rows = "".join(rectangle(0, self.edge + dy * g, width, h * g) for dy, h in ((-9, 6), (10, 16)))
            canvas.path(cols, fill=_RED, opacity=0.6)
            canvas.path(rows, fill=_RED, opacity=0.6)
        else:
            folds = "".join(
                pen("M", x + wide * t, self.edge + 2 * g, "L", x + wide * (t + 0.03), low) for t in (0.2, 0.46, 0.78)
            )
            canvas.path(folds, stroke="#cfc3ae", stroke_width=2.4 * g)
        canvas.path(pen("M", x, self.edge, "h", wide), stroke="#cfc3ae", stroke_width=1.8 * g)

    def put(self, thing: str, x: float, size: float, depth: float = 0.0, colour: str = "", lift: float = 0.0) -> None:
        """A thing at a part of the width, so high, a little nearer or farther; its shadow falls to the right.

        What is lifted lies on other things.
        """
        pieces = _THINGS[thing]
        scale = size / pieces[0]
        at = self.base + depth * (self.edge - self.back) * 0.4 - lift
        reach = pieces[1] * scale
        px = self.sheet.width * x
        if not lift:
            shadow = [(-reach * 0.7, 0.0), (reach * 0.4, -4.0), (reach * 1.7, 0.0), (reach * 0.4, 5.0)]
            spots = [(px + sx, at + sy * self.sheet.grain) for sx, sy in shadow]
            self.canvas.path(smooth(spots, closed=True), opacity=0.3)
        with self.canvas.group(transform=place(px, at, scale)):
            for data, fill in pieces[2]:
                tone = colour if fill == "*" else mix(colour, _INK, 32) if fill == "**" else fill
                if tone.startswith("-"):
                    self.canvas.path(data, fill="none", stroke=tone[1:], stroke_width=4, stroke_linecap="round")
                else:
                    self.canvas.path(data, fill=tone)

    def hang(self, tall: float) -> None:
        """A pan or a lamp, where a tall picture leaves room over what stands on the table."""
        room, s = self.base - tall, self.sheet.width / 160
        if room < 100 * s:
            return
        x = self.sheet.width * self.dice.pick((0.5, 0.6))
        with self.canvas.group(transform=place(x, room * 0.46, s)):
            if self.dice.luck(50):
                self.canvas.path("M0-200V-34", stroke=_INK, stroke_width=2.6)
                self.canvas.path("M-9-36H9C12-20 40-14 46 10H-46C-40-14-12-20-9-36z", fill="#2f5d56")
                self.canvas.path("M-14 10A14 14 0 0 0 14 10z", fill="#fff6c4")
            else:
                self.canvas.path("M-5-62H5L4-24H-4z" + disc((0, -60), 6), fill=_INK)
                self.canvas.circle((0, 6), 32, fill="#a5522a")
                self.canvas.circle((3, 9), 25, fill="#6d3118")

    def finish(self, unit: float = 1.0) -> None:
        """What the title adds, in the free place."""
        x = self.free
        g = self.sheet.grain * unit
        mood = self.sheet.mood
        if mood == "lemon":
            self.put("lemon", x, 30 * g, 1)
        elif mood == "candle":
            self.put("candle", x, 88 * g, 0.9)
        elif mood == "eggs":
            self.put("egg", x - 13 * g / self.sheet.width, 25 * g, 0.4)
            self.put("egg", x + 11 * g / self.sheet.width, 22 * g, 1.2)
        elif mood == "knife":
            self.put("knife", x - 0.08, 11 * g, 1.4)
        elif mood == "letter":
            self.put("letter", x, 25 * g, 1.2)
        elif mood == "cherries":
            self.put("cherries", x, 32 * g, 1)
        else:
            self.put("apple", x, 30 * g, 1, _RED)


_Piece = tuple[str, str]
_THINGS: dict[str, tuple[float, float, tuple[_Piece, ...]]] = {
    "pitcher": (
        120,
        36,
        (
            ("M30-84C62-88 66-34 34-28", "-" + _GLAZE),
            (
                "M-24 0C-46-20-42-52-26-72C-20-82-20-96-28-112L-36-120L28-114C20-98 20-82 26-72C42-52 46-20 24 0z",
                _GLAZE,
            ),
            ("M6 0C22-30 14-60 8-74C4-90 6-102 10-116L28-114C20-98 20-82 26-72C42-52 46-20 24 0z", "#1a3c5c"),
            ("M-30-36C-10-28 14-28 36-36L37-46C14-38-12-38-33-46z", _WHITE),
        ),
    ),
    "bottle": (
        140,
        20,
        (
            ("M-20 0C-24-4-22-66-20-76C-18-90-8-94-8-106V-138H8V-106C8-94 18-90 20-76C22-66 24-4 20 0z", "#1f5a45"),
            ("M4 0C8-40 6-90 2-138H8V-106C8-94 18-90 20-76C22-66 24-4 20 0z", "#123a2e"),
            ("M-20-58H20V-24H-20z", _WHITE),
            ("M-12-48H12M-12-38H6", "-#c9a24a"),
            ("M-9-140H9V-126H-9z", _RED),
        ),
    ),
    "glass": (
        72,
        18,
        (
            ("M-16 0H16L3-6V-30H-3V-6z", "#e8f1ee"),
            ("M-20-72C-22-44-14-30 0-28C14-30 22-44 20-72z", "#f4faf6"),
            ("M-20-56C-18-40-12-32 0-31C12-32 18-40 20-56z", "#9c2230"),
            ("M4-31C14-34 18-42 20-56H10C10-46 8-38 4-31z", "#6a1420"),
        ),
    ),
    "coffee": (
        110,
        34,
        (
            ("M28-70C58-76 60-22 30-22", "-" + _RED),
            ("M-26-62L-54-82L-48-90L-22-76z", "#97281a"),
            ("M-32 0L-22-84H22L32 0z", _RED),
            ("M6 0V-84H22L32 0z", "#8f2417"),
            ("M-24-84C-20-100 20-100 24-84z", "#97281a"),
            (disc((0, -101), 7), _INK),
        ),
    ),
    "pineapple": (
        150,
        32,
        (
            (
                "M0-78C-12-100-34-104-42-96C-30-94-26-86-20-80C-30-118-20-128-14-134C-12-120-6-110-4-100"
                "C-2-128 2-142 6-150C10-138 8-118 8-100C14-116 22-128 30-128C26-112 24-96 18-80"
                "C30-90 38-92 46-88C36-82 26-76 18-72z",
                _LEAF,
            ),
            ("M-26-4C-38-24-38-60-18-80H18C38-60 38-24 26-4C16 3-16 3-26-4z", "#e08a1e"),
            ("M6 0C22-20 24-60 12-80H18C38-60 38-24 26-4C18 1 12 2 6 0z", "#b5631a"),
            (
                "M-30-18L12-78M-34-42L-8-79M-18-2L32-64M4 1L34-38M30-18L-12-78M34-42L8-79M18-2L-32-64M-4 1L-34-38",
                "-#8a4a12",
            ),
        ),
    ),
    "books": (
        78,
        48,
        (
            (rectangle(-48, -22, 92, 22), _GLAZE),
            (rectangle(34, -19, 10, 16), _WHITE),
            (rectangle(-40, -44, 86, 22), _RED),
            (rectangle(-40, -41, 10, 16), _WHITE),
            (rectangle(-46, -60, 74, 16), "#2f3d33"),
            (rectangle(20, -57, 8, 10), _WHITE),
            ("M-30-60L26-78L30-68L-4-60z", "#8a5a2a"),
        ),
    ),
    "vase": (
        70,
        26,
        (
            ("M-18 0C-34-20-32-42-16-56L-20-70H20L16-56C32-42 34-20 18 0z", _WHITE),
            ("M4 0C18-24 16-44 6-58L8-70H20L16-56C32-42 34-20 18 0z", "#c9d3d0"),
            ("M-29-32C-10-24 12-24 29-32L28-22C12-14-12-14-28-22z", _GLAZE),
        ),
    ),
    "bowl": (
        46,
        56,
        (
            ("M-18 0H18L10-8H-10z", "#17344f"),
            ("M-60-46H60C56-18 30-6 0-6C-30-6-56-18-60-46z", _GLAZE),
            ("M14-7C40-14 48-28 50-46H60C56-20 36-8 14-7z", "#1a3c5c"),
            ("M-52-36C-20-26 20-26 52-36", "-" + _WHITE),
        ),
    ),
    "cup": (
        46,
        26,
        (
            ("M-40 0C-30-7 30-7 40 0C24 8-24 8-40 0z", _WHITE),
            ("M22-34C44-38 42-10 20-12", "-" + _WHITE),
            ("M-26-42H26C26-12 16-4 0-4C-16-4-26-12-26-42z", _WHITE),
            ("M6-4C18-8 20-26 18-42H26C26-12 16-4 6-4z", "#c9d3d0"),
            ("M-26-42C-16-47 16-47 26-42C16-38-16-38-26-42z", "#5a3420"),
        ),
    ),
    "bread": (
        44,
        58,
        (
            ("M-60 0C-72-28-44-46 0-46C44-46 72-28 60 0C40 5-40 5-60 0z", "#b9702c"),
            ("M-54-2C-58-14-48-22-34-20C0-14 40-16 62-12C62-6 61-2 60 0C40 5-40 5-54-2z", "#8a4c1c"),
            ("M-30-40L-16-22M-4-45L10-26M24-43L36-26", "-#f3d9a4"),
        ),
    ),
    "fish": (
        40,
        84,
        (
            ("M-96-4C-80-16 80-16 96-4C80 12-80 12-96-4z", "#dfe6e4"),
            ("M-84-5C-66-13 66-13 84-5C66 4-66 4-84-5z", _GLAZE),
            ("M-70-16C-50-42 14-44 44-20L74-38C68-24 68-12 76 2L44-12C14 2-50 0-70-16z", "#7b98a6"),
            ("M-70-16C-40-12 10-10 44-16L76 2L44-12C14 2-50 0-70-16z", "#52717f"),
            ("M-44-30C-36-22-36-12-44-4M-18-18C-12-14-12-10-18-6M2-20C8-16 8-12 2-8", "-#2f4650"),
            (disc((-56, -19), 4), _INK),
        ),
    ),
    "melon": (
        70,
        62,
        (
            ("M-66-34C-66-66-30-72-8-70C22-70 36-52 36-32C36-12 20 0-14 0C-48 0-66-12-66-34z", "#2d6a3e"),
            ("M-46-4C-60-24-54-54-36-68M-14 0C-26-24-24-52-10-70M16-4C10-28 10-50 14-66", "-#1b4428"),
            ("M-2 4L76-2C78-40 44-62 6-58z", "#2d6a3e"),
            ("M2-2L68-6C68-36 40-54 10-51z", "#f5f0d8"),
            ("M6-7L61-10C60-33 38-48 12-46z", _RED),
            (disc((24, -18), 2.6) + disc((40, -18), 2.6) + disc((24, -34), 2.6) + disc((42, -30), 2.6), _INK),
        ),
    ),
    "pear": (
        56,
        19,
        (
            ("M-20-14C-24-30-10-34-8-46C-6-56 8-56 10-46C12-34 24-30 20-14C16 2-16 2-20-14z", "*"),
            ("M4-1C14-14 8-30 4-53C8-52 10-49 10-46C12-34 24-30 20-14C18-6 12-2 4-1z", "**"),
            ("M1-52C2-58 4-62 8-64", "-" + _INK),
        ),
    ),
    "apple": (
        44,
        21,
        (
            ("M0-38C14-46 26-34 22-18C18 0 8 2 0-2C-8 2-18 0-22-18C-26-34-14-46 0-38z", "*"),
            ("M4-1C14-10 16-28 8-41C22-42 26-30 22-18C18 0 10 1 4-1z", "**"),
            ("M0-37C0-44 2-48 6-50", "-" + _INK),
        ),
    ),
    "lemon": (
        34,
        26,
        (
            ("M-26-14C-20-32 12-34 22-20L30-16L23-10C14 4-16 4-26-14z", "#ffee58"),
            ("M-24-10C-10-2 10-6 30-16L23-10C14 4-14 4-24-10z", "#d4a914"),
            ("M-20-6C-34 4-20 12-30 22C-36 28-26 34-30 40", "-#fff3a0"),
        ),
    ),
    "egg": (
        36,
        13,
        (
            ("M-14-13C-14-26-6-36 0-36C6-36 14-26 14-13C14 4-14 4-14-13z", "#f6dcbc"),
            ("M2-1C8-10 8-24 2-36C8-34 14-24 14-13C14-4 8-1 2-1z", "#c79f74"),
        ),
    ),
    "knife": (
        14,
        40,
        (
            ("M-4-6L64-12C60 2 30 6-4 3z", "#8fa0a8"),
            ("M-44-7H-2V4H-44z", _INK),
        ),
    ),
    "letter": (
        30,
        34,
        (
            ("M-36-2L-26-26L38-22L32 5z", "#f3cfa8"),
            ("M-26-26L4-8L38-22M-36-2L-4-12M32 5L12-11", "-#9a6f4a"),
            (disc((4, -9), 5), _RED),
        ),
    ),
    "cherries": (
        48,
        22,
        (
            ("M-10-12C-8-28 0-40 10-46M14-10C16-24 14-36 10-46", "-" + _LEAF),
            ("M10-46C22-54 34-48 38-40C26-36 16-38 10-46z", _LEAF),
            (disc((-11, -10), 12) + disc((14, -8), 12), "#b51f2e"),
            (disc((-7, -6), 6) + disc((18, -4), 6), "#7d1220"),
        ),
    ),
    "candle": (
        110,
        20,
        (
            ("M-22 0H22C20-8 8-10 4-14V-34H-4V-14C-8-10-20-8-22 0z", "#8a6a1e"),
            ("M-12-38H12V-32H-12z", "#8a6a1e"),
            (rectangle(-7, -84, 14, 46), _WHITE),
            ("M0-110C8-100 8-88 0-86C-8-88-8-100 0-110z", "#ff9a2e"),
            ("M0-102C4-96 4-89 0-88C-4-89-4-96 0-102z", "#fff6c0"),
        ),
    ),
}


def _room(sheet: Sheet, table: _Table, shape: float, most: float = 0.66) -> float:
    """How high the main thing of an upright picture stands, if it is so wide for its height."""
    return min((table.base - sheet.height * 0.07) * 0.94, sheet.width * most / shape, sheet.width * 1.5)


def _pitcher(sheet: Sheet) -> None:
    """A blue pitcher, and fruit."""
    table = _Table(sheet, 0.8)
    tall = _room(sheet, table, 0.78)
    table.hang(tall)
    table.put("pitcher", 0.38, tall)
    table.put("pear", 0.7, tall * 0.42, 0.4, "#a8b23a")
    table.finish(1.05)


def _bottle(sheet: Sheet) -> None:
    """A bottle and a glass of red."""
    side = sheet.dice.below(2)
    table = _Table(sheet, 0.82 if side else 0.16)
    tall = _room(sheet, table, 0.4)
    table.put("bottle", 0.34 if side else 0.44, tall)
    table.put("glass", 0.64 if side else 0.7, tall * 0.52, 0.3)
    table.finish(0.95)


def _bouquet(sheet: Sheet) -> None:
    """Flowers in a white vase."""
    table = _Table(sheet, 0.82)
    canvas, dice, width = sheet.canvas, sheet.dice, sheet.width
    tall = min(table.base * 0.42, width * 0.5)
    x, lip = width * 0.47, table.base - tall * 0.95
    high = min(lip - sheet.height * 0.06, width * 1.05)
    spread = width * 0.36
    count = 7 if min(width, sheet.height) < 200 else 9
    heads = []
    for n in range(count):
        t = n / (count - 1) - 0.5
        up = high * (1 - 1.7 * t * t) * (1.0 if n % 2 else 0.62)
        heads.append((x + spread * 2 * t * (1.0 if n % 2 == 0 else 0.8), lip - max(up, high * 0.2) * 0.88))
    stems = "".join(pen("M", x, lip + 6, "Q", x + (hx - x) * 0.2, (lip + hy) / 2, hx, hy) for hx, hy in heads)
    canvas.path(stems, fill="none", stroke=_LEAF, stroke_width=3 * sheet.grain)
    leaves = ""
    for hx, hy in heads[::2]:
        mx, my = (x + hx) / 2, (lip + hy) / 2
        s = 12 * sheet.grain
        leaves += smooth(
            [(mx, my), (mx + s * 0.5, my - s * 0.9), (mx + s * 1.5, my - s), (mx + s, my + s * 0.1)], closed=True
        )
    canvas.path(leaves, fill="#35622c")
    r = min(spread * 0.36, high * 0.26)
    tones = dice.shuffled((_RED, _WHITE, _GLAZE, "#e07a1e", "#8a2a4a"))
    for n in dice.shuffled(range(count)):
        size = r * dice.between(0.8, 1.1)
        gap = TAU * size * 0.6 / (6 + n % 2)
        petals = {"fill": tones[n % 5], "stroke": tones[n % 5], "stroke_linecap": "round"}
        canvas.circle(heads[n], size * 0.6, **petals, stroke_width=size * 0.66, stroke_dasharray=f"0 {gap:.2f}")
        canvas.circle(heads[n], size * 0.28, fill=_INK if n % 3 else "#f4cf3a")
    table.put("vase", 0.47, tall)
    table.finish(0.95)


def _coffee(sheet: Sheet) -> None:
    """A red coffee pot and a cup."""
    table = _Table(sheet, 0.15)
    tall = _room(sheet, table, 1.0)
    table.hang(tall)
    table.put("coffee", 0.42, tall)
    table.put("cup", 0.72, tall * 0.38, 0.8)
    table.finish(0.85)


def _pineapple(sheet: Sheet) -> None:
    """A pineapple, visiting."""
    table = _Table(sheet, 0.15)
    tall = _room(sheet, table, 0.56)
    table.hang(tall)
    table.put("pineapple", 0.44, tall)
    table.put("apple", 0.72, tall * 0.28, 0.5, "#b8b03a")
    table.finish(0.9)


def _books(sheet: Sheet) -> None:
    """Books, and a pear on top of them."""
    table = _Table(sheet, 0.84)
    tall = min((table.base - sheet.height * 0.07) * 0.5, sheet.width * 0.5)
    table.put("books", 0.44, tall)
    if sheet.height > sheet.width * 1.2:
        table.put("books", 0.5, tall, lift=tall * 0.76)
    lift = tall * (1.5 if sheet.height > sheet.width * 1.2 else 0.75)
    table.put("pear", 0.4, tall * 0.72, colour="#c9772a", lift=lift)
    table.finish(0.95)


def _fruit(sheet: Sheet) -> None:
    """A bowl heaped with fruit."""
    table = _Table(sheet, 0.82)
    dice, width = sheet.dice, sheet.width
    size = min((table.base - sheet.height * 0.08) * 0.5, width * 0.24)
    half = size / 46 * 60 / width
    tones = dice.shuffled((_RED, "#e0862a", "#8fa83a", "#8a2a4a", "#c9a02a"))
    for n, (dx, up) in enumerate(((-0.3, 1.62), (0.3, 1.6), (-0.62, 1.0), (0.0, 1.0), (0.62, 1.0))):
        fruit, part = ("pear", 1.05) if n == 1 else ("apple", 0.85)
        table.put(fruit, 0.44 + dx * half, size * part, colour=tones[n], lift=size * up * 0.78)
    table.put("bowl", 0.44, size)
    if width > sheet.height * 1.7:
        table.put("pitcher", 0.15, (table.base - sheet.height * 0.08) * 0.86, -0.4)
    table.finish(1.1)


def _breakfast(sheet: Sheet) -> None:
    """Bread, and something hot."""
    table = _Table(sheet, 0.82)
    high = table.base - sheet.height * 0.08
    wide = sheet.width > sheet.height * 1.7
    table.put("coffee", 0.2, min(high * 0.9, sheet.width * 0.34), -0.4)
    table.put("bread", 0.5, min(high * 0.5, sheet.width * 0.2), 0.1)
    table.put("cup", 0.36 if not wide else 0.33, min(high * 0.36, sheet.width * 0.14), 1.2)
    table.finish(1.1)


def _fish(sheet: Sheet) -> None:
    """A fish on its plate, a bottle standing by."""
    table = _Table(sheet, 0.86)
    high = table.base - sheet.height * 0.08
    table.put("bottle", 0.22, min(high * 0.95, sheet.width * 0.6), -0.6)
    if sheet.width > sheet.height * 1.7:
        table.put("glass", 0.36, high * 0.55, -0.4)
    table.put("fish", 0.52, min(high * 0.42, sheet.width * 0.15), 0.9)
    table.finish(1.0)


def _melon(sheet: Sheet) -> None:
    """A watermelon, opened."""
    table = _Table(sheet, 0.85)
    high = table.base - sheet.height * 0.08
    table.put("pitcher", 0.2, min(high * 0.94, sheet.width * 0.5), -0.6)
    if sheet.width > sheet.height * 1.7:
        table.put("bottle", 0.34, high * 0.92, -0.8)
    table.put("melon", 0.55, min(high * 0.66, sheet.width * 0.26), 0.5)
    table.finish(1.05)


GENRE = Genre(
    upright=(_pitcher, _bottle, _bouquet, _coffee, _pineapple, _books),
    wide=(_fruit, _breakfast, _fish, _melon),
    moods=MOODS,
)
