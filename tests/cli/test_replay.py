"""`replay` tells a game to one audience, and to that one only."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Call, Save, played, text_of, unsealed
from vernissage.cli.arguments import read_language
from vernissage.core.redaction import redacted


def test_a_whole_game_is_told(call: Call, save: Save, finished: str) -> None:
    result = call("replay", save(finished))
    assert result.exit_code == 0, result.output
    for name in ("Ada", "Ben", "Cleo"):
        assert name in result.stdout


def test_the_log_stops_at_an_entry(call: Call, save: Save, finished: str) -> None:
    log = call("replay", save(finished), "--to", "3").stdout.splitlines()
    numbers = [line.split()[0] for line in log if line[:4].strip().isdigit()]
    assert numbers == ["1", "2", "3"]
    start = call("replay", save(finished), "--to", "0").stdout.splitlines()
    assert not [line for line in start if line[:4].strip().isdigit()]


def test_only_the_seat_itself_is_told_its_cards(call: Call, save: Save, finished: str) -> None:
    file = save(finished)
    told = {seat: call("replay", file, "--to", "0", *seat).stdout for seat in ((), ("--seat", "0"), ("--seat", "1"))}
    assert len(set(told.values())) == 3
    assert len(told[()]) < len(told["--seat", "0"])


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_it_is_told_in_the_language_asked_for(call: Call, save: Save, finished: str, language: str) -> None:
    file = save(finished)
    result = call("replay", file, "--language", language)
    assert result.exit_code == 0, result.output
    assert result.stdout != call("replay", file).stdout


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    spoken = {}
    for value in ("fr_CA.UTF-8", "pl", "de_DE", "C", ""):
        monkeypatch.setenv("LANG", value)
        spoken[value] = read_language(None)
    assert spoken == {"fr_CA.UTF-8": "fr", "pl": "pl", "de_DE": "en", "C": "en", "": "en"}


def test_comments_of_the_record_are_shown(call: Call, save: Save) -> None:
    game = played(moves=2)
    first, second = game.record.entries
    first.comment, second.notes = "bold", ("# and now",)
    shown = call("replay", save(text_of(game))).stdout
    assert "# bold" in shown
    assert "# and now" in shown


def test_a_strangers_names_cannot_steer_the_terminal(call: Call, save: Save) -> None:
    game = played(moves=6, names=("\x1b[31mRed", "[bold]Ben[/]", "Cleo"))
    shown = call("replay", save(text_of(game))).stdout
    assert "\x1b[31m" not in shown
    assert "[bold]Ben[/]" in shown


@pytest.mark.parametrize("seat", [None, 1])
def test_a_redacted_record_is_told_as_far_as_it_can_be_read(call: Call, save: Save, seat: int | None) -> None:
    game = played(moves=20)
    whole, cut = save(text_of(game)), redacted(game, seat).dump()
    audience = () if seat is None else ("--seat", str(seat))
    log = call("replay", whole, *audience).stdout
    result = call("replay", save(cut))
    assert result.exit_code == 0, result.output
    told, _, sentence = result.stdout.rpartition("\n\n")
    assert log.startswith(told)
    assert "no board can be built from it" in sentence
    other = call("replay", save(cut), "--seat", "2")
    assert other.exit_code == 2
    assert "cut down for" in other.stderr


def test_a_redacted_record_that_shows_nonsense_is_refused(call: Call, save: Save) -> None:
    cut = unsealed(redacted(played(moves=9), 1).dump())
    for nonsense in (cut.replace("-open-", "+open-"), cut.replace('"event":"offered"', '"event":"eaten"')):
        result = call("replay", save(nonsense))
        assert result.exit_code == 2
        assert "what was shown here cannot be read" in result.stderr


def test_a_broken_record_is_told_up_to_the_fault(call: Call, save: Save) -> None:
    text = text_of(played(moves=4))
    broken = text[: text.rindex("end:")] + "5 0 price 99999\nend: 5\n"
    result = call("replay", save(broken))
    assert result.exit_code == 2
    assert "\n   4  " in result.stdout
    assert "entry 5" in result.stderr


def test_a_record_of_other_rules_is_listed_as_it_was_stored(call: Call, save: Save) -> None:
    text = unsealed(text_of(played(moves=9))).replace("rules: 1\n", "rules: 41\n")
    old = re.sub(r"(\n\d+ \d+) offer ", r"\1 showpiece ", text)
    assert old != text, "a move there is none of any more"
    result = call("replay", save(old))
    assert result.exit_code == 0, result.output
    assert "rules version 41 of Modern Art; this program plays version 1" in result.stdout
    for name in ("Ada", "Ben", "Cleo"):
        assert name in result.stdout
    listed = [line.split() for line in result.stdout.splitlines() if line[:4].strip().isdigit()]
    assert listed == [line.split() for line in old.splitlines() if line[:1].isdigit()]
    assert len([line for line in call("replay", save(old), "--to", "2").stdout.splitlines() if line[:4].strip()]) == 4


def test_a_record_of_other_rules_is_seen_from_no_seat(call: Call, save: Save) -> None:
    result = call(
        "replay", save(unsealed(text_of(played(moves=9))).replace("rules: 1\n", "rules: 41\n")), "--seat", "1"
    )
    assert result.exit_code != 0
    assert "rules version 41" in result.output


def test_a_record_of_a_title_that_is_not_installed_is_listed_as_it_was_stored(call: Call, save: Save) -> None:
    text = unsealed(text_of(played(moves=9))).replace("title: modern_art", "title: lost_art")
    result = call("replay", save(text))
    assert result.exit_code == 0, result.output
    assert "there is no title 'lost_art'" in result.stdout
    assert len([line for line in result.stdout.splitlines() if line[:4].strip().isdigit()]) == 9
