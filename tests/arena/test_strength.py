"""The public table of strengths says what the arena files say, and nothing else."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from vernissage.arena.alone import FORM, Alone, counted
from vernissage.arena.standings import ContestReport

TOP = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", TOP / "tools" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_the_files_say(strength: ModuleType) -> None:
    written = (TOP / "docs" / "strength.md").read_text("utf-8")
    folder = TOP / "docs" / "strength"
    told = strength.text(
        strength.read(folder), strength.read_exploits(folder / "exploits"), strength.read_alone(folder / "solo")
    )
    assert written == told, "make strength writes it anew"


def test_what_a_trick_gains_is_told_only_where_it_is_sure(strength: ModuleType) -> None:
    (one, *_) = strength.read_exploits(TOP / "docs" / "strength" / "exploits")

    def line(low: float, high: float) -> str:
        found = msgspec.structs.replace(one.found, interval=(low, high))
        told: list[str] = list(strength._tricks([msgspec.structs.replace(one, found=found)]))
        return next(text for text in told if text.startswith(f"| {one.name} "))

    assert line(one.even + 0.1, 0.9).endswith("| a gain |")
    assert line(one.even - 0.1, one.even + 0.1).endswith("|  |")
    assert line(0.01, one.even - 0.01).endswith("| a loss |")


def test_games_for_one_are_told_by_the_goals_that_were_reached(strength: ModuleType, tmp_path: Path) -> None:
    played = counted("greedy", [("none", 100), ("easy", 140), ("hard", 180), ("easy", 160)], ["easy", "hard"])
    found = Alone(
        form=FORM,
        title="salon",
        name="Salon",
        games=4,
        seed=1,
        budget=0.3,
        rules=1,
        date="2026-11-19",
        played=(played,),
    )
    (tmp_path / "salon.json").write_bytes(msgspec.json.encode(found))
    told: list[str] = list(strength._alone(strength.read_alone(tmp_path)))
    assert "| greedy | 145.0 | 75.0 % (30.1 – 95.4 %) | 25.0 % (4.6 – 69.9 %) |" in told
    (tmp_path / "other.json").write_text("{}", "utf-8")
    with pytest.raises(strength.StrengthError, match=r"other\.json tells of no games for one"):
        strength.read_alone(tmp_path)


def test_verdicts_follow_from_the_intervals(strength: ModuleType) -> None:
    (first, *_) = strength.read(TOP / "docs" / "strength")
    (meeting, *_) = first.meetings
    share = msgspec.structs.replace(meeting.won, even=0.25)

    def verdict(low: float, high: float) -> str:
        won = msgspec.structs.replace(share, interval=(low, high))
        said: str = strength._verdict(msgspec.structs.replace(meeting, won=won))
        return said

    assert (verdict(0.3, 0.4), verdict(0.2, 0.3), verdict(0.1, 0.2)) == ("stronger", "", "weaker")


def test_on_a_ladder_each_step_is_told_by_what_the_one_above_won(strength: ModuleType) -> None:
    (first, *_) = strength.read(TOP / "docs" / "strength")
    (meeting, *_) = first.meetings

    def told(*steps: tuple[str, str, float, float]) -> str:
        met = tuple(
            msgspec.structs.replace(
                meeting, one=one, other=other, won=msgspec.structs.replace(meeting.won, even=0.5, interval=(low, high))
            )
            for one, other, low, high in steps
        )
        ladder = msgspec.structs.replace(first, ladder=True, bots=("low", "middle", "high"), meetings=met)
        said: list[str] = list(strength._short([ladder]))
        return next(line for line in said if line.startswith(f"| [{first.name}]"))

    assert "low to high" in strength._heading(msgspec.structs.replace(first, ladder=True, bots=("low", "high")))
    assert told(("middle", "low", 0.6, 0.8), ("high", "middle", 0.4, 0.6)).endswith("| high ≈ middle > low |")
    assert told(("middle", "low", 0.2, 0.4), ("high", "middle", 0.6, 0.7)).endswith("| high > middle < low |")


def test_what_is_no_arena_file_is_said(strength: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(strength.StrengthError, match="there is no arena file"):
        strength.read(tmp_path)
    (tmp_path / "own.json").write_text("{}", "utf-8")
    with pytest.raises(strength.StrengthError, match=r"own\.json is no report of the arena"):
        strength.read(tmp_path)
    with pytest.raises(strength.StrengthError, match=r"own\.json tells of no search for tricks"):
        strength.read_exploits(tmp_path)
    (first, *_) = strength.read(TOP / "docs" / "strength")
    other: ContestReport = msgspec.structs.replace(first, form="another")
    (tmp_path / "own.json").write_bytes(msgspec.json.encode(other))
    with pytest.raises(strength.StrengthError, match=r"own\.json is of another form: another"):
        strength.read(tmp_path)
