"""`balance` shows how cards fare, to people and to programs."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Call

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
