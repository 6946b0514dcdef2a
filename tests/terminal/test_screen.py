"""The board on a narrow screen: columns wrap, tables split, and not a word is lost."""

from __future__ import annotations

import io
import itertools
import random
from collections import Counter
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.titles import OWN
from vernissage.core.board import Board, Table
from vernissage.core.setups import Setup
from vernissage.core.text import LANGUAGES
from vernissage.terminal.screen import TerminalScreen
from vernissage.terminal.widths import fitted, least

NAMES = ("Ada", "Bruno", "Clara", "Dorothea", "Emil")
LOOK_EVERY = 35


def shown(screen: TerminalScreen, board: Board) -> str:
    """The whole board as it is drawn."""
    file = io.StringIO()
    screen.console.file = file
    screen.table(board, whole=True)
    return file.getvalue()


def words_of(board: Board) -> Counter[str]:
    """All words of a board: of its headline, headings, columns and cells."""
    texts = [board.headline]
    for table in board.tables:
        texts += [table.heading, *table.columns, *(cell for row in table.rows for cell in row)]
    return Counter(word for text in texts for word in text.split())


@pytest.fixture(scope="module", params=OWN, ids=lambda title: title.key)
def game(request: pytest.FixtureRequest) -> tuple[Setup, list[Any]]:
    """A random game of as many as can play: what seat 0 sees of it from time to time and at its end."""
    title, dice = request.param, random.Random(3)
    position = title.new(title.facts.players[1], 3)
    views = []
    for move in itertools.count():
        if move % LOOK_EVERY == 0 or position.outcome is not None:
            views.append(position.view(0))
        if position.outcome is not None:
            return position.setup, views
        seat = position.decision.seats[0]
        position.play(seat, position.moves(seat).sample(dice))
    raise AssertionError("a game ends")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_word_of_every_board_is_shown(game: tuple[Setup, list[Any]], language: str, width: int) -> None:
    setup, views = game
    words = setup.title.words(language, setup.options, NAMES[: setup.seats])
    screen = TerminalScreen(Console(width=width, highlight=False), words, 0)
    for view in views:
        board = setup.title.board(view, words)
        text = shown(screen, board)
        assert words_of(board) - Counter(text.split()) == Counter()
        assert max(map(cell_len, text.splitlines())) <= width


def test_the_widest_column_gives_way_and_short_ones_stay() -> None:
    table = Table("", ("Painting", "Place", "Price"), (("The Sea of Ice by Friedrich", "a1 north", "10 k€"),))
    assert fitted(table, 80) == [27, 8, 5]
    assert fitted(table, 30) == [11, 8, 5]
    assert fitted(table, 25) == least(table) == [9, 5, 5]


def test_the_names_of_columns_are_wrapped_before_cells() -> None:
    table = Table("", ("Painting", "Given to each museum"), (("The Sea of Ice", "2"),))
    assert fitted(table, 24) == [14, 7]
    assert fitted(table, 20) == [11, 6]


def test_a_word_breaks_only_where_nothing_else_helps() -> None:
    table = Table("", ("Name", "Score"), (("Donaudampfschifffahrt", "5"),))
    assert fitted(table, 29) == least(table) == [21, 5]
    assert fitted(table, 20) == [12, 5]
    words = OWN[0].words("en", {}, NAMES[:3])
    text = shown(TerminalScreen(Console(width=20, highlight=False), words, 0), Board("Now", (table,)))
    assert "Donaudampfsc" in text
    assert "hifffahrt" in text


def test_a_long_headline_is_wrapped() -> None:
    headline = " ".join(f"word{number}" for number in range(20))
    screen = TerminalScreen(Console(width=60, highlight=False), OWN[0].words("en", {}, NAMES[:3]), 0)
    assert set(headline.split()) <= set(shown(screen, Board(headline, ())).split())
