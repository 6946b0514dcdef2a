"""A board as a drawing: its tables on a sheet of paper, side by side as far as they fit."""

from __future__ import annotations

from xml.sax.saxutils import escape  # nosec B406 # written, never parsed

from rich.cells import cell_len

from vernissage.core.board import Board, Table

_WIDTH = 1200
_MARGIN = 32
_GAP = 28
_LINE = 24
_LETTER = 7.4
"""How wide a letter of a cell is, on the wide side of the mean, so that columns never touch."""
_BETWEEN = 22
_CUTS = (400, 100, 80, 64, 52, 44, 36, 28, 20)
"""To how many letters the longest cells are cut: no shorter than the sheet needs."""
_PAPER, _INK, _SOFT, _RULE, _BAND = "#fbf8f1", "#26221c", "#6d6455", "#cfc5b1", "#f3eddf"


def svg(board: Board) -> str:
    """The board as one SVG that needs nothing from outside."""
    placed, height = _placed(board)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'role="img" aria-label={_quoted(board.headline)}>',
        f'<path fill="{_PAPER}" d="M0 0h{_WIDTH}v{height}H0z"/>',
        f'<g fill="{_INK}" font-family="Helvetica, Arial, sans-serif" font-size="14">',
        _text(_MARGIN, _MARGIN + 18, board.headline, 'font-family="Georgia, serif" font-size="24"'),
    ]
    for x, y, table in placed:
        parts += _drawn(x, y, table)
    return "".join([*parts, "</g></svg>"])


def _placed(board: Board) -> tuple[list[tuple[int, int, Table]], int]:
    """Where each table stands, in rows from the left, and how high the sheet is."""
    placed: list[tuple[int, int, Table]] = []
    x, y, deepest = _MARGIN, _MARGIN + 44, 0
    for table in board.tables:
        width, height = sum(_columns(table)), _LINE * (len(table.rows) + 1 + any(table.columns))
        if x > _MARGIN and x + width > _WIDTH - _MARGIN:
            x, y, deepest = _MARGIN, y + deepest + _GAP, 0
        placed.append((x, y, table))
        x, deepest = x + width + _GAP, max(deepest, height)
    return placed, y + deepest + _MARGIN


def _columns(table: Table) -> list[int]:
    """The width of each column."""
    lines = [table.columns, *table.rows]
    longest = [max(cell_len(line[column]) for line in lines) for column in range(len(table.columns))]
    for cut in _CUTS:
        widths = [int(_LETTER * min(cut, letters)) + _BETWEEN for letters in longest]
        if sum(widths) <= _WIDTH - 2 * _MARGIN:
            break
    widths[-1] += max(0, int(_LETTER * 1.1 * cell_len(table.heading)) - sum(widths))
    return widths


def _drawn(x: int, y: int, table: Table) -> list[str]:
    widths = _columns(table)
    width = sum(widths)
    parts = [_text(x, y + 16, table.heading, 'font-weight="bold" font-size="15"')]
    parts.append(f'<path stroke="{_INK}" d="M{x} {y + _LINE}h{width}"/>')
    line = y + _LINE
    if any(table.columns):
        parts += _row(x, line, widths, table.columns, f'fill="{_SOFT}" font-size="13"')
        parts.append(f'<path stroke="{_RULE}" d="M{x} {line + _LINE}h{width}"/>')
        line += _LINE
    for number, row in enumerate(table.rows):
        if number % 2:
            parts.append(f'<path fill="{_BAND}" d="M{x} {line}h{width}v{_LINE}h{-width}z"/>')
        parts += _row(x, line, widths, row)
        line += _LINE
    return parts


def _row(x: int, y: int, widths: list[int], cells: tuple[str, ...], look: str = "") -> list[str]:
    parts = []
    for width, cell in zip(widths, cells, strict=True):
        letters = int((width - _BETWEEN) / _LETTER) + 1
        shown = cell if cell_len(cell) <= letters else cell[: letters - 1] + "…"
        parts.append(_text(x + 6, y + 17, shown, look))
        x += width
    return parts


def _text(x: int, y: int, words: str, look: str = "") -> str:
    return f'<text x="{x}" y="{y}" {look}>{escape(words)}</text>' if words else ""


def _quoted(words: str) -> str:
    return '"' + escape(words, {'"': "&quot;"}) + '"'
