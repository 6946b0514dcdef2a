"""`play` hands a checked game to the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import vernissage
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
            "position": None,
            "language": "en",
            "bots": ["collector"],
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
    assert (game["seats"], game["seat"], game["bots"], game["seed"]) == (3, 2, ["random"], 7)
    assert (game["options"], game["language"]) == ({"mystery_hand": "on"}, "pl")


def test_a_position_brings_its_own_seats(call: Call, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    start.write_text(vernissage.title("modern_art").new(5, 3).position.text(), "utf-8")
    assert call("play", "modern_art", "--position", start).exit_code == 3
    (game,) = asked
    assert (game["seats"], game["position"]) == (5, start.read_text("utf-8"))
    refused = call("play", "modern_art", "--position", start, "--players", "4")
    assert refused.exit_code == 2
    assert "the position has 5 seats, not 4" in refused.stderr
    refused = call("play", "modern_art", "--position", start, "--option", "open_cash=on")
    assert "a position has its own options and components" in refused.stderr


def test_everything_wrong_with_a_position_is_told(call: Call, asked: list[dict[str, Any]], tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    text = vernissage.title("modern_art").new(3, 3).position.text()
    start.write_text(
        text.replace("cash = [100, 100, 100]", "cash = [100, 100, 107]").replace("dealt = 30", "dealt = 29")
    )
    refused = call("play", "modern_art", "--position", start)
    assert refused.exit_code == 2
    assert "is there twice" in refused.stderr
    assert "money from nowhere" in refused.stderr
    assert asked == []


def test_bots_play_on_from_a_position(call: Call, tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    start.write_text(vernissage.title("modern_art").new(3, 3).position.text(), "utf-8")
    played = call("simulate", "modern_art", "--position", start, "--games", "3", "--seed", "1", "--json", "-")
    assert played.exit_code == 0
    assert msgspec.json.decode(played.stdout)["players"] == 3
