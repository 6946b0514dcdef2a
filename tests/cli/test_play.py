"""`play` hands a checked game to the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal was asked to play; it answers with exit code 3."""
    calls: list[dict[str, Any]] = []

    def play(title: Any, **how: Any) -> int:
        calls.append({"title": title.key, **how})
        return 3

    monkeypatch.setattr("vernissage.terminal.play", play)
    return calls


def test_usual_game(call: Call, asked: list[dict[str, Any]]) -> None:
    assert call("play", "modern_art").exit_code == 3
    assert asked == [
        {
            "title": "modern_art",
            "seats": 4,
            "seed": None,
            "options": {},
            "components": None,
            "language": "en",
            "bot": "greedy",
            "seat": None,
        }
    ]


def test_own_components(call: Call, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(call("components", "pictura").stdout + "# mine\n", "utf-8")
    assert call("play", "pictura", "--components", own).exit_code == 3
    (game,) = asked
    assert game["components"] == own.read_text("utf-8")


def test_everything_chosen(call: Call, asked: list[dict[str, Any]]) -> None:
    how = "--players 3 --seat 2 --bots random --seed 7 --option mystery_hand=on --language pl"
    assert call("play", "modern_art", *how.split()).exit_code == 3
    (game,) = asked
    assert (game["seats"], game["seat"], game["bot"], game["seed"]) == (3, 2, "random", 7)
    assert (game["options"], game["language"]) == ({"mystery_hand": "on"}, "pl")
