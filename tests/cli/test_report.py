"""`report` tells a designer about a title, or about two variants side by side."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call

SMALL = ("report", "modern_art", "--players", "3", "--games", "4", "--seed", "4", "--bots", "random")


def results(call: Call, *arguments: str) -> dict[str, Any]:
    result = call(*arguments, "--json", "-")
    assert result.exit_code == 0, result.output
    read: dict[str, Any] = json.loads(result.stdout)
    assert read.pop("seconds") >= 0
    return read


def test_the_same_seed_gives_the_same_report_whatever_the_jobs(call: Call) -> None:
    read = results(call, *SMALL)
    assert [one["name"] for one in read["variants"]] == ["these games"]
    assert results(call, *SMALL, "--jobs", "2") == read


def test_two_variants_stand_side_by_side_in_a_page(call: Call, tmp_path: Path) -> None:
    result = call(*SMALL, "--option", "edition=classic", "--against", "edition=matagot", "--out", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "At a glance" in result.stdout
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    assert "<script" not in page
    for heading in ("At a glance", "Scores", "Seats", "Length", "Choices", "What happens", "What the score is made of"):
        assert f"<h2>{heading}" in page
    assert "edition classic" in page
    assert "edition matagot" in page
    read = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    assert [one["options"]["edition"] for one in read["variants"]] == ["classic", "matagot"]


def test_where_the_page_cannot_be_written_that_is_told_before_the_games(call: Call, tmp_path: Path) -> None:
    (tmp_path / "report.html").mkdir()
    result = call(*SMALL, "--out", tmp_path)
    assert result.exit_code == 2
    assert "report.html is a directory" in result.output
    assert not (tmp_path / "report.json").exists()


def test_a_box_of_ones_own_stands_against_the_titles(call: Call, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(call("components", "modern_art").stdout.replace("start = 100", "start = 300"), "utf-8")
    first, second = results(call, *SMALL, "--against-components", str(own))["variants"]
    assert (first["name"], second["name"]) == ("the title's components", "own components")
    assert second["parts_of_winners"]["start"] == 300


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("report", "chess"), "chess"),
        ((*SMALL, "--games", "-1"), "at least one game, not -1"),
        ((*SMALL, "--jobs", "0"), "at least one job, not 0"),
        ((*SMALL[:-1], "nobody"), "no bot 'nobody' plays Modern Art"),
        ((*SMALL, "--against", "edition=matagot"), "both variants are the same"),
        ((*SMALL, "--against", "edition"), "written key=value, not 'edition'"),
        ((*SMALL, "--against", "nothing=on"), "has no option"),
        ((*SMALL, "--against-components", "/nowhere.toml"), "/nowhere.toml cannot be read"),
        ((*SMALL, "--json", "/nowhere/at/all.json"), "there is no directory /nowhere/at"),
        ((*SMALL, "--out", "/dev/null/folder"), "there can be no folder /dev/null/folder"),
    ],
)
def test_bad_input_gets_one_sentence(call: Call, arguments: tuple[str, ...], sentence: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""
