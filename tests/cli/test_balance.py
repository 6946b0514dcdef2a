"""`balance` shows how cards fare, to people and to programs."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tests.cli.conftest import Call
from vernissage.arena import balance as cards

SMALL = ("balance", "pictura", "--players", "2", "--games", "3", "--seed", "4")


def test_people_get_tables_and_programs_a_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    result = call(*SMALL, "--bots", "curator", "--json", file)
    assert result.exit_code == 0, result.output
    for expected in (
        "seed 4",
        "curator,curator",
        "Favour",
        "Patron",
        "Reward",
        "Trend",
        "grant",
        "A case is",
        "1 in 2",
    ):
        assert expected in result.stdout
    read = json.loads(file.read_text("utf-8"))
    assert (read["title"], read["players"], read["games"], read["own_components"]) == ("pictura", 2, 3, False)
    for item in read["items"]:
        assert 0 <= item["used"] <= item["cases"] <= 6
        assert item["share_of_cases"] == item["used"] / item["cases"]
        assert (item["win_share"] is None) == (item["used"] == 0)
        assert item["even"] == 1 / 2
    assert sum(item["used"] for item in read["items"] if item["group"] == "trend") == 6


def test_programs_may_have_it_alone_and_with_other_numbers(call: Call, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(call("components", "pictura").stdout.replace("per_patron = 2", "per_patron = 20"), "utf-8")
    plain, changed = (
        json.loads(call(*SMALL, "--json", "-", *more).stdout) for more in ((), ("--components", str(own)))
    )
    assert changed["own_components"]
    assert changed["items"] != plain["items"]
    shown = call(*SMALL, "--components", str(own)).stdout
    assert "own components:" in shown
    assert own.name in shown
    assert "own components" not in call(*SMALL).stdout


@pytest.fixture(scope="module")
def report() -> cards.BalanceReport:
    """Two cards, with figures as wide as they get in ten thousand games."""
    item = cards.ItemReport(
        group="favour",
        name="press_campaign",
        games=10_000,
        cases=40_000,
        used=40_000,
        share_of_cases=0.987,
        share_interval=(0.985, 0.989),
        share_of_all=0.987,
        win_share=0.251,
        win_interval=(0.249, 0.253),
        even=0.25,
        chance=0.25,
        ahead=-12.3,
        ahead_without=12.3,
    )
    return cards.BalanceReport(
        title="pictura",
        players=4,
        games=10_000,
        seed=1,
        options={},
        bots=("greedy",) * 4,
        own_components=False,
        seconds=1.0,
        items=(item, msgspec.structs.replace(item, group="reward", name="grant", win_share=None, win_interval=None)),
    )


def drawn(report: cards.BalanceReport, width: int, terminal: bool) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=terminal, color_system=None, highlight=False)
    for table in cards.tables(report, console):
        console.print(table)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("width", [80, 100, 200])
def test_names_and_intervals_are_never_cut(report: cards.BalanceReport, width: int, terminal: bool) -> None:
    text = drawn(report, width, terminal)
    assert "press_campaign" in text
    assert "98.7 (98–99)" in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= width
    assert ("│" in text) == (terminal and width >= 100), "a frame where there is room for it"


def test_on_a_very_narrow_screen_the_intervals_go_first(report: cards.BalanceReport) -> None:
    text = drawn(report, 66, True)
    assert "(98–99)" not in text
    assert "press_campaign" in text
    assert "98.7" in text
