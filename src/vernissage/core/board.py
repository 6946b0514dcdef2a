"""A view as plain tables in the player's language: the terminal, a notebook and the generic client all show these."""

from __future__ import annotations

import html as markup
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from vernissage.core.moves import field_types
from vernissage.core.naming import bare, mark_of
from vernissage.core.views import View

if TYPE_CHECKING:
    from vernissage.core.text import Words


class Table(msgspec.Struct, frozen=True):
    """A heading, column names and rows of short texts."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    help: dict[str, str] = msgspec.field(default_factory=dict)
    """What the heading, a column or a line means, by its words there: the text `field-<name>-help`, if there is one."""


class Board(msgspec.Struct, frozen=True):
    """What stands on the table: the state in one line, and tables in the order they should be read."""

    headline: str
    tables: tuple[Table, ...]


def html(board: Board) -> str:
    """The board for a notebook."""
    parts = [f"<p>{markup.escape(board.headline)}</p>"]
    for table in board.tables:
        heads = "".join(f"<th>{markup.escape(column)}</th>" for column in table.columns)
        rows = "".join(
            "<tr>" + "".join(f"<td>{markup.escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows
        )
        parts.append(f"<table><caption>{markup.escape(table.heading)}</caption><tr>{heads}</tr>{rows}</table>")
    return "".join(parts)


def of_fields(view: View, words: Words) -> Board:
    """A board for a title that has none: a line for each fact of its view, and tables for what has several.

    Fields with the mark `by seat` are the columns of the players' table; a list of structs is a table of its own.
    """
    lines: list[tuple[str, str]] = []
    by_seat: dict[str, list[str]] = {}
    tables: list[Table] = []
    own = {name: hint for name, hint in field_types(type(view)).items() if name not in View.__struct_fields__}
    help_ = _help(words, own)
    for name, hint in own.items():
        value, label = getattr(view, name), _label(words, name)
        if mark_of(hint) == "by seat":
            by_seat[label] = [_shown(words, get_args(bare(hint))[0], item) for item in value]
        elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            tables.append(_rows(label, value, words))
        else:
            lines.append((label, _shown(words, hint, value)))
    if by_seat:
        names = [words.seat(seat) for seat in range(view.seats)]
        rows = tuple(zip(names, *by_seat.values(), strict=True))
        tables.insert(0, Table(words.say("terminal-player"), ("", *by_seat), rows, help_))
    heading = words.say("title-name")
    return Board(heading, (Table(heading, ("", ""), tuple(lines), help_), *tables))


def _rows(label: str, rows: tuple[msgspec.Struct, ...], words: Words) -> Table:
    hints = field_types(type(rows[0]))
    cells = tuple(tuple(_shown(words, hint, getattr(row, name)) for name, hint in hints.items()) for row in rows)
    return Table(label, tuple(_label(words, name) for name in hints), cells, _help(words, hints))


def _label(words: Words, name: str) -> str:
    return words.say(f"field-{name}") if words.has(f"field-{name}") else name.replace("_", " ")


def _help(words: Words, names: Iterable[str]) -> dict[str, str]:
    return {_label(words, name): words.say(f"field-{name}-help") for name in names if words.has(f"field-{name}-help")}


def _shown(words: Words, hint: Any, value: Any) -> str:
    if value is None or value == ():
        return "–"
    return str(words.fact(hint, value))
