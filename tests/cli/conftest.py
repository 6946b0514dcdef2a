"""Recorded games as files, and the command as a person would call it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import vernissage
from vernissage.cli import app
from vernissage.core.games import Game

Call = Callable[..., Result]
Save = Callable[[str], Path]


def played(moves: int | None = None, names: tuple[str, ...] = ("Ada", "Ben", "Cleo"), **how: Any) -> Game[Any]:
    """A game of three, played in names, up to so many moves or to its end."""
    dice = random.Random(5)
    game = vernissage.title("modern_art").new(3, names=names, **{"seed": 5, **how})
    while game.outcome is None and moves != 0:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
        moves = None if moves is None else moves - 1
    return game


def text_of(game: Game[Any]) -> str:
    """Its record as a file would hold it."""
    return game.record.dump()


def unsealed(text: str) -> str:
    """The record as somebody would write it by hand: without a seal."""
    return text[: text.rindex("end:")] + " ".join(text[text.rindex("end:") :].split()[:2]) + "\n"


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game."""
    return text_of(played())


@pytest.fixture
def call() -> Call:
    """Runs the command: `call("titles", "--json")`."""
    return lambda *arguments: CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}).invoke(
        app, [str(argument) for argument in arguments]
    )


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Writes a record to a file."""

    def saved(text: str) -> Path:
        file = tmp_path / "game.vrec"
        file.write_text(text, "utf-8")
        return file

    return saved
