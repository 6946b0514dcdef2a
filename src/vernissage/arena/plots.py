"""Plots in the look of the house: altair describes them, vl-convert draws them as SVG, with no script and no network.

Each is drawn twice, for a desk and for a phone. Colours of paper and ink are names of the page, so that both themes
have their own.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import altair as alt
import vl_convert

Rows = Sequence[Mapping[str, Any]]
WIDE, NARROW = 620, 290
_BAR, _STEP, _SIZE = 26, 34, 15
_LETTER = 8.4
"""How wide a letter is at most on average: what draws the plots does not have the fonts of who looks at them."""
_INK, _SOFT, _HAIRLINE, _BRASS, _RED = "#1b1a19", "#635d54", "#d9d3c9", "#7a5e24", "#b3122b"
_NAMED = {_INK: "--ink", _SOFT: "--soft", _HAIRLINE: "--hairline", _BRASS: "--brass", _RED: "--red"}
HUES = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c8579"]
"""Okabe and Ito's, safe for colour-blind eyes; each always with a shape of its own."""
SHAPES = ["circle", "square", "triangle-up", "cross", "diamond", "triangle-down", "stroke"]
_FONT = "Inter, system-ui, sans-serif"
_PERCENT = alt.Axis(format=".0%", tickCount=5, labelOverlap=True, labelSeparation=8)


def plot(make: Callable[[int], Any], told: str) -> str:
    """A plot in both widths, as HTML; `told` says what it shows to those who do not see it."""
    name = html.escape(told, quote=True)
    drawn = (
        f'<div class="{size}">{_svg(make(width), name, width)}</div>'
        for size, width in (("wide", WIDE), ("narrow", NARROW))
    )
    return f'<div class="plot">{"".join(drawn)}</div>'


def _svg(chart: Any, name: str, width: int) -> str:
    drawn = vl_convert.vegalite_to_svg(
        _dressed(chart, 1 if width == NARROW else 3).to_json(indent=None, validate=False)
    )
    for colour, named in _NAMED.items():
        drawn = drawn.replace(f'"{colour}"', f'"var({named})"')
    drawn = re.sub(r'\s(xmlns(:xlink)?|version|aria-\w+|role)="[^"]*"', "", drawn)  # the plot is told as a whole
    return drawn.replace("<svg", f'<svg role="img" aria-label="{name}"', 1)


def _dressed(chart: Any, columns: int) -> Any:
    label = {"labelColor": _SOFT, "labelFont": _FONT, "labelFontSize": _SIZE, "titleColor": _SOFT, "titleFont": _FONT}
    label |= {"titleFontSize": _SIZE, "titleFontWeight": "normal"}
    return (
        chart.configure(background="transparent", padding=4, font=_FONT)
        .configure_view(stroke=None)
        .configure_axis(**label, domainColor=_HAIRLINE, gridColor=_HAIRLINE, tickColor=_HAIRLINE, titlePadding=14)
        .configure_legend(
            **label, orient="bottom", title=None, symbolSize=120, labelLimit=230, columns=2, columnPadding=40
        )
        .configure_header(**label)
    )


def _data(rows: Rows) -> Any:
    return alt.Data(values=[dict(row) for row in rows])  # type: ignore[no-untyped-call]


def _coloured(names: Sequence[str], field: str = "name") -> tuple[Any, Any]:
    """Colour and shape of series, in the same legend."""
    colour = alt.Color(f"{field}:N", sort=None, scale=alt.Scale(domain=list(names), range=HUES))
    shape = alt.Shape(f"{field}:N", sort=None, scale=alt.Scale(domain=list(names), range=SHAPES))
    return colour, shape


def _room(names: Iterable[str]) -> int:
    """How much room names need beside a plot."""
    return round(_LETTER * max(map(len, names)))


def intervals(rows: Rows, *, even: float | None = None, share: bool = True, title: str = "") -> Callable[[int], Any]:
    """Points with their intervals, a line each: `name`, `value`, `low`, `high`; a rule at what would be even."""

    def make(width: int) -> Any:
        scale = alt.Scale(domain=[0, 1]) if share else alt.Scale(zero=False, nice=True)
        axis = _PERCENT if share else alt.Axis(tickCount=5)
        under = width <= NARROW  # on a phone a name stands above its line, for there is no room beside it
        room = 0 if under else _room(str(row["name"]) for row in rows)
        lines = alt.Axis(
            labels=not under, ticks=False, domain=False, title=None, labelLimit=400, labelPadding=14, minExtent=room
        )
        y = alt.Y("name:N", sort=None, axis=lines)
        base = alt.Chart(_data(rows)).encode(y=y)
        x = alt.X("value:Q", scale=scale, axis=axis, title=title or None)
        layers = [
            base.mark_rule(strokeWidth=3, color=_SOFT).encode(
                x=alt.X("low:Q", scale=scale, title=title or None), x2="high:Q"
            ),
            base.mark_point(filled=True, size=130, color=_INK, opacity=1).encode(x=x),
        ]
        if even is not None:
            mark = alt.Chart(_data([{"even": even}])).mark_rule(color=_RED, strokeDash=[5, 4], strokeWidth=1.5)
            layers.insert(0, mark.encode(x=alt.X("even:Q", scale=scale, title=title or None)))
        if under:
            words = base.mark_text(align="left", dy=-16, fontSize=_SIZE, color=_INK).encode(
                text="name:N", x=alt.value(0)
            )
            layers.append(words)
        step = alt.Step(52 if under else _STEP)
        return alt.layer(*layers).properties(width=width - (12 if under else room + 20), height=step)

    return make


def seats(rows: Rows, names: Sequence[str], even: float) -> Callable[[int], Any]:
    """Shares of wins by `seat` for several, each with its interval: `name`, `value`, `low`, `high`."""

    def make(width: int) -> Any:
        colour, shape = _coloured(names)
        base = alt.Chart(_data(rows)).encode(
            x=alt.X("seat:O", title="seat", axis=alt.Axis(labelAngle=0, grid=False)),
            xOffset=alt.XOffset("name:N", sort=None),
        )
        y = alt.Scale(domainMin=0)
        line = alt.Chart(_data([{"even": even}])).mark_rule(color=_RED, strokeDash=[5, 4], strokeWidth=1.5)
        return alt.layer(
            line.encode(y=alt.Y("even:Q", scale=y, axis=_PERCENT, title="won")),
            base.mark_rule(strokeWidth=2.5).encode(y=alt.Y("low:Q", title="won"), y2="high:Q", color=colour),
            base.mark_point(filled=True, size=110, opacity=1).encode(y="value:Q", color=colour, shape=shape),
        ).properties(width=width - 50, height=260)

    return make


def histogram(rows: Rows, names: Sequence[str], title: str) -> Callable[[int], Any]:
    """How many per cent of the games fall where: `low`, `high`, `share`, `name`; one beneath the other."""

    def make(width: int) -> Any:
        colour, _ = _coloured(names)
        single = len(names) < 2
        bars = (
            alt.Chart()
            .mark_bar(color=_SOFT, binSpacing=1)
            .encode(
                x=alt.X(
                    "low:Q",
                    bin="binned",
                    title=title,
                    axis=alt.Axis(grid=False, tickCount=6, labelOverlap=True, labelSeparation=8),
                ),
                x2="high:Q",
                y=alt.Y("share:Q", axis=alt.Axis(format=".0%", tickCount=4), title="games"),
            )
        )
        if single:
            return bars.properties(width=width - 50, height=200, data=_data(rows))
        bars = bars.encode(color=colour.legend(None)).properties(width=width - 50, height=120, data=_data(rows))
        header = alt.Header(labelOrient="top", labelAnchor="start", labelPadding=4)
        return bars.facet(row=alt.Row("name:N", sort=None, title=None, header=header), spacing=12)

    return make


def lines(rows: Rows, names: Sequence[str], across: str, title: str) -> Callable[[int], Any]:
    """Lines over rounds: `name`, `across`, `value`. Of more things than there are colours, a field of shades."""

    def make(width: int) -> Any:
        x = alt.X(
            "across:O", title=across, axis=alt.Axis(labelAngle=0, grid=False, labelOverlap=True, labelSeparation=10)
        )
        if len(names) > len(HUES):
            shade = alt.Color(
                "value:Q", scale=alt.Scale(scheme="oranges"), legend=alt.Legend(title=title, gradientLength=180)
            )
            room = min(_room(names), 170 if width <= NARROW else 260)
            order = alt.Y("name:N", sort=list(names), title=None, axis=alt.Axis(labelLimit=room, minExtent=room))
            fields = alt.Chart(_data(rows)).mark_rect().encode(x=x, y=order, color=shade)
            return fields.properties(width=width - room - 20, height=alt.Step(_BAR))
        colour, shape = _coloured(names)
        y = alt.Y("value:Q", title=title, axis=alt.Axis(tickCount=5))
        base = alt.Chart(_data(rows)).encode(x=x, y=y, color=colour)
        points = base.mark_point(filled=True, size=90, opacity=1).encode(shape=shape)
        return alt.layer(base.mark_line(strokeWidth=2.5), points).properties(width=width - 50, height=280)

    return make


def stacked(rows: Rows, parts: Sequence[str]) -> Callable[[int], Any]:
    """What sums are made of, a bar each: `name`, `part`, `value`; what is taken away lies left of nothing."""

    def make(width: int) -> Any:
        hues = [*HUES, "#f0e442", "#332288", "#882255"]
        under = width <= NARROW
        room = 0 if under else _room(str(row["name"]) for row in rows)
        names = alt.Axis(
            labels=not under, ticks=False, domain=False, title=None, labelLimit=400, labelPadding=14, minExtent=room
        )
        y = alt.Y("name:N", sort=None, axis=names, scale=alt.Scale(padding=0.3))
        base = alt.Chart(_data(rows)).encode(y=y)
        bars = base.mark_bar(stroke=_HAIRLINE, strokeWidth=0.5, height=_BAR).encode(
            x=alt.X("sum(value):Q", title="points", axis=alt.Axis(tickCount=5)),
            color=alt.Color("part:N", sort=None, scale=alt.Scale(domain=list(parts), range=hues)),
            order=alt.Order("rank:Q"),
        )
        if not under:
            return bars.properties(width=width - room - 20, height=alt.Step(44))
        once = alt.Chart(_data([{"name": name} for name in dict.fromkeys(row["name"] for row in rows)])).encode(y=y)
        words = once.mark_text(align="left", dy=-24, fontSize=_SIZE, color=_INK).encode(text="name:N", x=alt.value(0))
        return alt.layer(bars, words).properties(width=width - 20, height=alt.Step(64))

    return make
