"""`arena` measures bots for people and programs, keeps what it played, and refuses what it cannot do."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.builders import middle
from tests.cli.conftest import Call

SMALL = ("arena", "modern_art", "--players", "3", "--games", "6", "--seed", "4", "--bots", "random,greedy")


def results(call: Call, *arguments: str) -> dict[str, Any]:
    """The JSON object, without the time it took."""
    result = call(*arguments, "--json", "-")
    assert result.exit_code == 0, result.output
    read: dict[str, Any] = json.loads(result.stdout)
    assert set(read.pop("run")) == {"date", "engine", "thinking"}
    return read


def test_the_same_seed_gives_the_same_results_whatever_the_jobs(call: Call) -> None:
    read = results(call, *SMALL)
    assert (read["games"], read["deals"], read["seed"], read["players"]) == (6, 1, 4, 3)
    assert results(call, *SMALL, "--jobs", "2") == read
    assert results(call, *SMALL[:7], "5", *SMALL[8:]) != read


def test_people_get_tables_and_are_told_of_whole_deals(call: Call) -> None:
    shown = call(*SMALL[:5], "4", *SMALL[6:]).stdout
    for expected in (
        "6 games, 1 deal in 6 seatings",
        "2 more than asked for",
        "Ratings",
        "Who beats whom",
        "95 %",
    ):
        assert expected in shown


def test_a_folder_keeps_the_games_and_gets_a_page(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    first = call(*SMALL, "--out", out)
    assert first.exit_code == 0, first.output
    assert {file.name for file in out.iterdir()} == {"games.jsonl", "arena.json", "arena.html"}
    journal = (out / "games.jsonl").read_bytes()
    page = (out / "arena.html").read_text("utf-8")
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    assert "<script" not in page
    for heading in ("Ratings", "Who beats whom", "Seats", "Length", "Average price of a painting", "What the score is"):
        assert f"<h2>{heading}" in page
    assert page.count("<svg") == 2 * 6
    again = call(*SMALL, "--out", out)
    assert "6 of them are in" in again.stdout
    assert (out / "games.jsonl").read_bytes() == journal
    without_seed = call(*SMALL[:6], *SMALL[8:], "--out", out)
    assert "seed 4: 6 games" in without_seed.stdout
    other = call(*SMALL[:7], "5", *SMALL[8:], "--out", out)
    assert (other.exit_code, "begun with seed 4, not 5" in other.stderr) == (2, True)
    assert (out / "games.jsonl").read_bytes() == journal


def test_all_games_may_start_from_a_position(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(middle().text(), "utf-8")
    asked = ("arena", "modern_art", "--games", "6", "--seed", "4", "--bots", "random,greedy", "--position", str(file))
    assert results(call, *asked)["position"] == middle().text()
    out = tmp_path / "out"
    shown = call(*asked, "--out", out)
    assert f"every game from the position: {file}" in shown.stdout
    assert "one position for all games" in (out / "arena.html").read_text("utf-8")
    assert "the position has 3 seats, not 4" in call(*asked, "--players", "4").stderr
    assert "its own options and components" in call(*asked, "--option", "edition=classic").stderr


def test_bots_of_ones_own_are_named_by_file(call: Call, tmp_path: Path) -> None:
    own = tmp_path / "<own>.py"
    own.write_text("from vernissage.bots import RandomBot\nclass Own(RandomBot):\n    pass\n", "utf-8")
    out = tmp_path / "out"
    result = call(*SMALL[:-1], f"{own}:Own,greedy", "--out", out)
    assert result.exit_code == 0, result.output
    assert "<own>.py:Own" in result.stdout
    page = (out / "arena.html").read_text("utf-8")
    assert "&lt;own&gt;.py:Own against 2 × greedy" in page
    assert "<own>" not in page


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("arena", "chess", "--bots", "random,greedy"), "chess"),
        (("arena", "modern_art", "--bots", "random,nobody"), "no bot 'nobody' plays Modern Art"),
        (("arena", "modern_art", "--bots", "random,missing.py:Bot"), "there is no file missing.py"),
        ((*SMALL, "--games", "-3"), "at least one game, not -3"),
        ((*SMALL, "--jobs", "0"), "at least one job, not 0"),
        ((*SMALL, "--budget", "-1"), "not -1 s"),
        ((*SMALL, "--json", "/nowhere/at/all.json"), "there is no directory /nowhere/at"),
        ((*SMALL, "--option", "edition=none"), "edition is one of"),
    ],
)
def test_bad_input_gets_one_sentence(call: Call, arguments: tuple[str, ...], sentence: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_a_folder_that_cannot_be_is_said(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here already", "utf-8")
    for out in (file, file / "below"):
        result = call(*SMALL, "--out", out)
        assert result.exit_code == 2
        assert f"there can be no folder {out}" in result.stderr
    (tmp_path / "taken" / "games.jsonl").mkdir(parents=True)
    assert "cannot be used" in call(*SMALL, "--out", tmp_path / "taken").stderr
    assert file.read_text("utf-8") == "here already"


def test_what_is_not_installed_is_named(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name in ("altair", "vl_convert") else name)
    result = call(*SMALL, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "this needs altair and vl-convert: install it with  pip install 'vernissage[report]'" in result.stderr
    assert not (tmp_path / "out").exists()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ray" else name)
    assert "this needs ray: install it with  pip install ray" in call(*SMALL, "--ray", "auto").stderr
