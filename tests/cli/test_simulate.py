"""`simulate` gives the same games for the same seed, to people and to programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Call, played

SMALL = ("simulate", "modern_art", "--players", "3", "--games", "6", "--seed", "4", "--bots", "random")


def results(call: Call, *arguments: str) -> dict[str, Any]:
    """The JSON object, without the time it took."""
    result = call(*arguments, "--json", "-")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    read: dict[str, Any] = json.loads(result.stdout)
    assert read.pop("seconds") >= 0
    return read


def test_the_json_object(call: Call) -> None:
    read = results(call, *SMALL)
    assert (read["title"], read["players"], read["games"], read["seed"]) == ("modern_art", 3, 6, 4)
    assert read["moves"] == sum(game["moves"] for game in read["results"])
    assert len(read["results"]) == 6
    for game in read["results"]:
        assert set(game) == {"scores", "winners", "reason", "moves", "bots"}
        assert len(game["scores"]) == 3
    assert read["options"]["edition"] == "matagot"


def test_the_number_of_jobs_changes_nothing(call: Call) -> None:
    assert results(call, *SMALL, "--jobs", "2") == results(call, *SMALL)


def test_the_seed_changes_everything(call: Call) -> None:
    assert results(call, *SMALL[:7], "5", *SMALL[8:])["results"] != results(call, *SMALL)["results"]


def test_bots_are_seated_in_turn(call: Call) -> None:
    read = results(call, *SMALL[:-1], "greedy,random,random")
    assert [game["bots"].index("greedy") for game in read["results"]] == [0, 1, 2, 0, 1, 2]


def test_as_many_bots_as_players_say_how_many_play(call: Call) -> None:
    arguments = (
        "simulate",
        "modern_art",
        "--games",
        "1",
        "--seed",
        "1",
        "--bots",
        "random,random,random,random,greedy",
    )
    assert results(call, *arguments)["players"] == 5


def test_usual_players_and_bots(call: Call) -> None:
    read = results(call, "simulate", "modern_art", "--games", "1")
    assert read["bots"] == ["collector"] * 4


def test_options_reach_the_games(call: Call) -> None:
    read = results(call, *SMALL, "--option", "edition=classic", "--option", "mystery_hand=on")
    assert read["options"] == {
        "edition": "classic",
        "double_payment": "split",
        "mystery_hand": True,
        "open_cash": False,
    }


def test_people_get_tables_and_programs_a_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    result = call(*SMALL, "--json", file)
    assert result.exit_code == 0
    assert json.loads(file.read_text("utf-8"))["games"] == 6
    for expected in ("seed 4", "Wins by seat", "95 % interval", "Scores by seat", "moves", "Ends", "games/s"):
        assert expected in result.stdout


def test_own_components_are_played_with(call: Call, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    box = call("components", "modern_art").stdout
    own.write_text(box.replace("start = 100", "start = 300"), "utf-8")
    assert own.read_text("utf-8") != box
    plain, changed = results(call, *SMALL), results(call, *SMALL, "--components", str(own))
    assert (plain["own_components"], changed["own_components"]) == (False, True)
    assert plain["results"] != changed["results"]
    assert "own components:" in call(*SMALL, "--components", own).stdout


def test_games_from_a_position_say_so(call: Call, tmp_path: Path) -> None:
    start = tmp_path / "auction.toml"
    start.write_text(played(20).position.text(), "utf-8")
    small = ("simulate", "modern_art", "--games", "3", "--seed", "4", "--bots", "random", "--position", str(start))
    read = results(call, *small)
    assert (read["players"], read["position"]) == (3, start.read_text("utf-8"))
    assert results(call, *small) == read
    assert results(call, *SMALL)["position"] == ""
    shown = call(*small).stdout
    assert f"every game from the position: {start}" in shown
    assert "All games start from one position" in shown
    assert "chi-square" not in shown
    refused = call(*small, "--players", "4")
    assert refused.exit_code != 0
    assert "the position has 3 seats, not 4" in refused.stderr


def test_the_other_styles_of_a_title_are_listed(call: Call) -> None:
    bots = {title["key"]: title["bots"] for title in json.loads(call("titles", "--json").stdout)}
    ladder = ["random", "visitor", "greedy", "collector", "dealer", "maestro"]
    assert bots["pictura"] == [*ladder, "greedy-1", "curator"]
    assert bots["modern_art"] == [*ladder, "greedy-1"]
    assert "curator" in call("titles").stdout
