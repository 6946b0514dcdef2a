"""Pictures of a table: as text for a terminal, as SVG for a page. Both show what one seat sees."""

from __future__ import annotations

import io

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from vernissage.core.board import Board
from vernissage.core.position import Position
from vernissage.env import drawing
from vernissage.env.setting import checked_word

MODES = ("human", "ansi", "svg")
"""human prints the text, ansi gives it, svg gives a drawing."""
_WIDTH = 120


def board_of(position: Position, seat: int) -> Board:
    """What a seat sees, in English."""
    title, view = position.setup.title, position.view(seat)
    board: Board = title.board(view, title.words("en", view.options, components=view.own_components))
    return board


def text(board: Board) -> str:
    """The board as lines of plain text."""
    page = io.StringIO()
    console = Console(file=page, width=_WIDTH, color_system=None, force_terminal=False, legacy_windows=False)
    console.print(Text(board.headline))
    for table in board.tables:
        grid = Grid(box=box.SIMPLE_HEAD, show_header=any(table.columns), pad_edge=False)
        for column in table.columns:
            grid.add_column(Text(column))
        for row in table.rows:
            grid.add_row(*map(Text, row))
        console.print(Text(f"\n{table.heading}"))
        console.print(grid)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


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
