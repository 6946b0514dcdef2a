"""What all manners have in common: their colours, and the few things any scene is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, polar
from vernissage.art.svg import place, rectangle
from vernissage.games.pictura.pictures.outlines import limb_outline, outline
from vernissage.games.pictura.pictures.panel import BREADTH, HEIGHT, WIDTH, Panel


@dataclass(frozen=True)
class Palette:
    """The colours on a painter's table."""

    zenith: str
    sky: str
    horizon: str
    cloud: str
    far: str
    land: str
    field: str
    leaf: str
    water: str
    skin: str
    hair: str
    linen: str
    red: str
    blue: str
    green: str
    ochre: str
    rose: str
    gold: str
    metal: str
    wood: str
    stone: str
    dark: str
    light: str

    @property
    def cloths(self) -> tuple[str, ...]:
        """What people are dressed in."""
        return self.red, self.blue, self.ochre, self.green, self.rose


@dataclass(frozen=True)
class Accent:
    """What one painter of a period does unlike the others: a tint over all colours, and a habit of the brush."""

    tint: str
    share: int
    """How much of the tint is in every colour, in percent."""
    habit: str = ""

    def over(self, palette: Palette) -> Palette:
        """The palette as this painter mixes it."""
        changes = {f.name: mix(getattr(palette, f.name), self.tint, self.share) for f in fields(palette)}
        return replace(palette, **changes)


class Manner(ABC):
    """A picture being painted in the manner of a period."""

    palette: ClassVar[Palette]
    fashion: ClassVar[str]
    """How people dress: cap, ruff, wig, cravat or straw."""
    contour: ClassVar[float] = 1.0
    """How thick the line round a body is, where there is one."""

    def __init__(self, panel: Panel, dice: PictureDice, accent: Accent) -> None:
        self.panel, self.dice, self.habit = panel, dice, accent.habit
        self.c = accent.over(self.palette)
        self._mixed: dict[str, str] = {}

    # What a scene asks for.

    @abstractmethod
    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        """Something with a body: its path data, and roughly where its corners are."""

    @abstractmethod
    def heaven(self, horizon: float, lamp: Point) -> None:
        """The sky, over everything down to the horizon and a little below; the light comes from the lamp."""

    @abstractmethod
    def sea(self, top: float, lamp: Point) -> None:
        """Water from here down to the lower edge."""

    @abstractmethod
    def room(self, floor: float) -> None:
        """A wall, and a floor from here down."""

    @abstractmethod
    def backdrop(self, open_air: bool) -> None:
        """What is behind one person, or behind things on a table: the open air, or a wall."""

    @abstractmethod
    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        """The leaves of a tree or a bush."""

    @abstractmethod
    def cloud(self, centre: Point, wide: float) -> None:
        """One cloud, also to sit on."""

    def mark(self, points: Sequence[Point], width: float, colour: str, opacity: float = 1.0) -> None:
        """A stroke."""
        self.marks([points], width, colour, opacity)

    def marks(self, strokes: Sequence[Sequence[Point]], width: float, colour: str, opacity: float = 1.0) -> None:
        """Strokes of one colour."""
        data = "".join(outline(points, len(points) < 3, closed=False) for points in strokes)
        style: dict[str, str | float] = {"fill": "none"} if "c" in data else {}
        if opacity != 1.0:
            style["stroke_opacity"] = opacity
        if data:
            self.panel.path(data, **style, stroke=colour, stroke_width=width)

    def spots(self, centres: Sequence[Point], size: float, colour: str) -> None:
        """Round spots of one size."""
        digits = 0 if size > 4 else 1
        data = "".join(pen("M", round(x, digits), round(y, digits), "h", 0) for x, y in centres)
        if data:
            self.panel.path(data, stroke=colour, stroke_width=size)

    def shine(self, centre: Point, reach: float, colour: str, strength: float = 0.9) -> None:
        """Light that comes from one point."""
        stops = [(0, colour, strength), (35, colour, strength * 0.5), (100, colour, 0.0)]
        x, y = centre
        lamp = self.panel.lamp(stops, centre, reach)
        self.panel.path(rectangle(x - reach, y - reach, 2 * reach, 2 * reach), fill=lamp)

    # What scenes are put together from.

    def mass(self, points: Sequence[Point], colour: str, straight: bool = False) -> None:
        """Something closed through these points, softly unless it is cut straight."""
        self.body(outline(points, straight), points, colour)

    def limb(self, joints: Sequence[Point], widths: Sequence[float], colour: str) -> None:
        """An arm, a leg, a trunk, a neck: as thick at each joint as it says."""
        self.mass(limb_outline(joints, widths), colour)

    def sticks(self, limbs: Sequence[Sequence[Point]], width: float, colour: str) -> None:
        """Arms and legs of somebody far away."""
        self.marks(limbs, width, colour)

    def ball(self, centre: Point, across: float, tall: float, colour: str) -> None:
        """Something round."""
        x, y = centre
        oval = pen("M", x - across, y, "a", across, tall, 0, 1, 0, 2 * across, 0, "a", across, tall, 0, 1, 0)
        corners = [polar((0, 0), 1, n / 8) for n in range(8)]
        self.body(oval + pen(-2 * across, 0, "z"), [(x + a * across, y + b * tall) for a, b in corners], colour)

    def slab(self, x: float, y: float, wide: float, tall: float, colour: str) -> None:
        """Something with four straight sides."""
        self.mass([(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)], colour, straight=True)

    def ridge(self, top: Sequence[Point], colour: str, far: float = 0.0) -> None:
        """Land under a soft line from edge to edge; what is far takes the colour of the air."""
        low = HEIGHT + 80
        edge = [(top[-1][0] + 30, top[-1][1]), (WIDTH + 60, low), (-60, low), (top[0][0] - 30, top[0][1])]
        self.mass([*top, *edge], self.aerial(colour, far))

    def hills(self, height: float, swing: float, colour: str, far: float = 0.0, bends: int = 4) -> list[Point]:
        """Rolling land about a height; gives the line of its top."""
        top = [(-20 + (WIDTH + 40) * n / bends, self.dice.about(height, swing)) for n in range(bends + 1)]
        self.ridge(top, colour, far)
        return top

    def aerial(self, colour: str, far: float) -> str:
        """A colour seen from far."""
        return mix(colour, self.c.far, round(100 * far)) if far else colour

    def whole(self) -> str:
        """Path data of the whole picture, and a little more."""
        return rectangle(-8, -8, WIDTH + 16, HEIGHT + 16)

    # How it is hung.

    def window(self) -> str:
        """Path data of what the frame leaves free."""
        return rectangle(0, 0, WIDTH, HEIGHT)

    @contextmanager
    def touch(self) -> Iterator[None]:
        """The surface that all the paint has."""
        yield

    @abstractmethod
    def finish(self) -> None:
        """What comes over everything when it is dry."""

    @abstractmethod
    def frame(self) -> None:
        """The frame, around the whole panel."""

    def cast(self) -> None:
        """The shadow of the frame on the picture."""
        shade = pen("M", 0, 0, "h", WIDTH, "v", 7, "h", 7 - WIDTH, "v", HEIGHT - 7, "h", -7, "z")
        self.panel.path(shade, opacity=0.3)


Scene = Callable[[Manner], None]


def hang(work: str, manner: type[Manner], accent: Accent, scene: Scene) -> str:
    """The SVG of a framed painting; its id decides everything that manner, accent and scene leave open."""
    panel, dice = Panel(work), PictureDice(work)
    painted = manner(panel, dice, accent)
    window = panel.clip(painted.window())
    pens: dict[str, str | float] = {
        "stroke_width": manner.contour,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    with panel.group(transform=place(BREADTH, BREADTH), clip_path=window, **pens):
        with painted.touch():
            panel.path(painted.whole(), fill=painted.c.far)
            if dice.luck(50):
                with panel.group(transform=f"matrix(-1 0 0 1 {WIDTH:.0f} 0)"):
                    scene(painted)
            else:
                scene(painted)
        painted.finish()
    painted.frame()
    return panel.svg()
