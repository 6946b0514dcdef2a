"""Pictures of a table: as text for a terminal, as SVG for a page. Both show what one seat sees."""

from __future__ import annotations

from rich.cells import cell_len

from vernissage.core.board import Board
from vernissage.core.position import Position
from vernissage.env import drawing
from vernissage.env.setting import checked_word

MODES = ("human", "ansi", "svg")
"""human prints the text, ansi gives it, svg gives a drawing."""
_GAP = 3


def board_of(position: Position, seat: int) -> Board:
    """What a seat sees, in English."""
    title, view = position.setup.title, position.view(seat)
    board: Board = title.board(view, title.words("en", view.options, components=view.own_components))
    return board


def text(board: Board) -> str:
    """The board as lines of plain text."""
    lines = [board.headline]
    for table in board.tables:
        rows = [table.columns, *table.rows] if any(table.columns) else list(table.rows)
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        lines += ["", table.heading, "-" * max(sum(widths) + _GAP * (len(widths) - 1), cell_len(table.heading))]
        lines += [_line(row, widths) for row in rows]
    return "\n".join(lines) + "\n"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    cells = (cell + " " * (width + _GAP - cell_len(cell)) for cell, width in zip(row, widths, strict=True))
    return "".join(cells).rstrip()


class Renderer:
    """Renders in one of the modes, or complains that none was chosen."""

    def __init__(self, mode: str | None) -> None:
        self._mode = mode if mode is None else checked_word("render_mode", mode, MODES)

    def render(self, position: Position, seat: int) -> str | None:
        """The table as a seat sees it."""
        if self._mode is None:
            raise ValueError(f"there is nothing to render: make the environment with a render_mode, {', '.join(MODES)}")
        board = board_of(position, seat)
        if self._mode == "svg":
            return drawing.svg(board)
        if self._mode == "ansi":
            return text(board)
        print(text(board))
        return None
