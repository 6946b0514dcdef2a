"""A view as plain tables in the player's language: the terminal, a notebook and the generic client all show these."""

from __future__ import annotations

import html as markup

import msgspec


class Table(msgspec.Struct, frozen=True):
    """A heading, column names and rows of short texts."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


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
