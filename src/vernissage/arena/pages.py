"""One page that needs nothing else: the frame of every report, its tables and its look."""

from __future__ import annotations

import html
import importlib.resources
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Section(NamedTuple):
    """A part of a page: what it is about, what it says, its plots, and the same as a table."""

    heading: str
    text: str
    plots: Sequence[str] = ()
    table: str = ""
    folded: bool = True
    """Whether the table stands behind a line one presses."""


def page(title: str, over: str, lead: str, facts: Sequence[tuple[str, str]], sections: Iterable[Section]) -> str:
    """The whole page."""
    style = (importlib.resources.files("vernissage.arena") / "page.css").read_text("utf-8")
    told = "".join(f"<div><dt>{_safe(name)}</dt><dd>{_safe(value)}</dd></div>" for name, value in facts)
    body = "\n".join(_section(section) for section in sections)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{_safe(title)} · {_safe(over)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<p class="over">{_safe(over)}</p>
<h1>{_safe(title)}</h1>
<p class="lead">{_safe(lead)}</p>
<dl>{told}</dl>
</header>
{body}
</main>
</body>
</html>
"""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], groups: Sequence[str] = ()) -> str:
    """A table; all but the first column are numbers. Groups stand above as many of the other columns each."""
    top = "".join(f'<th scope="col">{_safe(head)}</th>' for head in heads)
    if groups:
        span = (len(heads) - 1) // len(groups)
        above = "".join(f'<th scope="colgroup" colspan="{span}">{_safe(group)}</th>' for group in groups)
        top = f"<td></td>{above}</tr><tr>{top}"
    lines = (
        f'<tr><th scope="row">{_safe(first)}</th>' + "".join(f"<td>{_safe(cell)}</td>" for cell in cells) + "</tr>"
        for first, *cells in rows
    )
    whole = f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f'<div class="table" tabindex="0">{whole}</div>'


def _section(section: Section) -> str:
    shown = section.table
    if shown and section.folded:
        shown = f"<details><summary>The numbers</summary>{shown}</details>"
    text = f"<p>{_safe(section.text)}</p>" if section.text else ""
    told = f"<div><h2>{_safe(section.heading)}</h2>{text}</div>"
    return f"<section>\n{told}\n<div>{''.join(section.plots)}{shown}</div>\n</section>"


def _safe(text: str) -> str:
    """For HTML; a number and its sign, or an interval, are not torn apart."""
    return html.escape(text).replace(" %", "&nbsp;%").replace(" – ", "&nbsp;–&nbsp;")
