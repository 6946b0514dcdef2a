"""Positions as texts: every one can be read again, and what cannot be on a table is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulebook.gallerist.scene import play, scene
from vernissage.core.errors import PositionError
from vernissage.games.gallerist import title


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_text_of_a_position_is_the_position(seats: int) -> None:
    dice = random.Random(seats)
    p = title.new(seats, seats).position
    while p.frames:
        if dice.random() < 0.1:
            assert title.read_position(p.text()) == p
        p.push(p.nth(dice.randrange(p.count())))
    assert title.read_position(p.text()) == p


def test_a_text_names_what_it_tells() -> None:
    p = scene(2, at="home media", walls=["painting-5-blue"], contracts=["painting-money+"], tickets=["bpp"])
    play(p, "0 go colony")
    text = p.text()
    for line in (
        'walls = [[{work = "painting-5", artist = "painting-blue"}], []]',
        'media_centre = {owner = "seat 1", piece = "gallerist"}',
        '{contract = "painting-money", face = "front", assistant = "yes"}',
        "tickets = [{brown = 1, pink = 2, white = 0}, {brown = 0, pink = 0, white = 0}]",
        'question = "action"\nseat = "seat 0"\nat = "artists_colony"',
        'digital-blue = "undiscovered"',
    ):
        assert line in text, line


def changed(key: str, value: Any, within: str = "") -> dict[str, Any]:
    """A fresh scene with one entry changed."""
    data = scene(2, at="sales media", walls=["painting-5-blue"]).plain()
    if within:
        data["table"][within] = {**data["table"][within], key: value}
    else:
        data["table"][key] = value
    return data


@pytest.mark.parametrize(
    ("key", "value", "within", "told"),
    [
        ("stands", ["artists_colony", "media_centre"], "", "gallerist of seat 0 is not on artists_colony by places"),
        ("stands", ["home", "media_centre"], "", "gallerist on sales_office stands elsewhere by stands"),
        ("artists_colony", {"owner": "seat 0", "piece": "gallerist"}, "places", "gallerist of seat 0 is there twice"),
        ("waiting", {"owner": "seat 1", "piece": "assistant"}, "", "waits at a location"),
        ("walls", [[{"work": "painting-5", "artist": "digital-blue"}], []], "", "painting-5 cannot be by digital-blue"),
        ("walls", [[{"work": "painting-5", "artist": "painting-red"}], []], "", "whom nobody has discovered"),
        ("painting-blue", 2, "signatures", "signature of painting-blue is there 3 times"),
        ("painting-blue", "undiscovered", "fame", "painting-blue has a bonus tile as long as nobody has discovered it"),
        ("painting-blue", 6, "promotion", "promotion: a number from 0 to 5 is wanted"),
        ("painting-red", 1, "promotion", "painting-red has at least 2"),
        ("painting-blue", "digital-blue-0", "artists", "digital-blue-0 is no painting-blue"),
        ("desks", [3, 2], "", "assistant of seat 0 is there 11 times"),
        ("queue", [7, 8], "", "in no place: assistant of seat 0"),
        ("digital-1", "seat 0", "grid", "on digital-1 is an assistant or a tile, not both"),
        ("1-2", "seat 0", "grid", "the column of 1-2 is not in use"),
        ("third", ["vip", "vip"], "", "reputation tile vip is there"),
        ("office", {"brown": 11, "pink": 10, "white": 10}, "", "ticket brown is there 21 times"),
        ("plaza", {"investor": -1, "vip": 0, "collector": 0}, "", "plaza: there cannot be fewer than none"),
        ("influence", [36, 0], "", "influence: a number from 0 to 35"),
        ("cash", [9, 10], "", "money from nowhere, or lost"),
        ("lacerda", "sales_office", "", "Lacerda plays the solo game only"),
        ("turn", "nobody", "", "a seat is wanted, not nobody"),
        ("digital", ["painting-1"], "piles", "painting-1 is not of digital"),
        ("painting-blue", 30, "fame", "a number from 0 to 19 is wanted, not 30"),
        (
            "turn",
            "seat 1",
            "",
            "turn, asked: of seat 0 is end_turn, third_tile, turn, but what is done is done by seat 1",
        ),
        ("phase", "none", "", "phase: one of playing, last_rounds, last_turns is wanted, not none"),
        ("executed", True, "", "executed: seat 0 has neither a contract to use, nor is a ticket spent"),
        ("quiet", 2, "", "quiet: it is round 2, so there were not 2 before it"),
        ("quiet", 20, "", "quiet: after 20 such rounds the game is over"),
        ("reason", "boredom", "", "reason: a game ends by"),
        ("sales_office", "money_two", "start_tiles", "start_tiles"),
    ],
)
def test_what_cannot_be_is_told(key: str, value: Any, within: str, told: str) -> None:
    with pytest.raises(PositionError) as error:
        title.set_up(changed(key, value, within))
    assert told in str(error.value)


def asking(*frames: str, **parts: Any) -> str:
    """What is wrong with a turn of seat 0, with these questions and steps on the stack: `key`, or `key seat`."""
    p = scene(2, at="sales media", contracts=["painting-money"], tickets=["bpp"], plaza="i")
    known = {question.key: question for question in p.QUESTIONS}
    asked = []
    for words in frames:
        key, _, seat = words.partition(" ")
        named: dict[str, Any] = {"step" if known[key].is_step else "question": key, "seat": f"seat {seat or 0}"}
        named |= {part: parts.get(f"{key}_{part}", parts.get(part)) for part in known[key].parts}
        asked.append(named)
    with pytest.raises(PositionError) as error:
        title.set_up({**p.plain(), "asked": asked})
    return "\n".join(error.value.problems)


def test_what_is_to_come_is_of_one_seat_and_in_order() -> None:
    end = ("end_turn", "third_tile")
    colony = {"at": "artists_colony", "to": "artists_colony", "left": "sales_office"}
    assert "turn, asked: of seat 1 is end_turn, but" in asking("end_turn 1", "third_tile", "turn")
    assert "turn, asked: of seat 1 is third_tile, but" in asking("end_turn", "third_tile 1", "turn")
    assert "turn, asked: of seat 1 is turn, but" in asking(*end, "turn 1")
    assert "asked: end_turn is there twice" in asking("end_turn", *end, "turn")
    assert "asked: third_tile is there twice" in asking(*end, "third_tile", "turn")
    assert "asked: lacerda is there twice, or not below" in asking("end_turn", "lacerda", "third_tile", "turn")
    order = "asked: a turn is turn, or leave, arrive, action, after; then third_tile"
    assert order in asking("end_turn", "turn")
    assert order in asking(*end, "after", "action", "leave", **colony)
    assert order in asking(*end, "leave", **colony)
    assert order in asking(*end, "action", **colony)
    assert order in asking(*end, "turn", "after")
    way = (*end, "after", "action", "arrive", "leave")
    assert "asked: leave, arrive and action name one location" in asking(*way, **colony, arrive_to="media_centre")
    assert "by stands it is at home" in asking(*way, **colony)
    assert "asked: seat 0 acts where its gallerist stands" in asking(*end, "after", "action", **colony)
    assert "executed: the executive action of this turn is under way" in asking(*end, "turn", "visitors")
    assert "asked: go_home is not asked before the turn ends" in asking(*end, "turn", "go_home", "visitors")
    assert "asked: pay has numbers from 0 to 99" in asking(*end, "after", "pay", price=100, stars=0)
    assert "asked: ticket has a set of colours" in asking(*end, "after", "ticket", taken=[], sets=[])
    assert "above next_turn is go_home" in asking("next_turn", "kicked_out 1", at="sales_office")
    assert "waiting_at: somebody was kicked out somewhere" in asking(
        "next_turn", "go_home 1", "third_tile 1", "kicked_out 1", at="sales_office"
    )


def test_nobody_starts_before_the_last_player_or_twice() -> None:
    p = title.new(3, 4, deal={"first_player": ["0"]}).position
    assert p.seat == 2
    for seat in (0, 1):
        with pytest.raises(PositionError, match=f"each starts; seat {seat} is not the next"):
            title.set_up({**p.plain(), "asked": [{"question": "start", "seat": f"seat {seat}"}]})
    data = p.plain()
    with pytest.raises(PositionError, match="asked: start is there twice"):
        title.set_up({**data, "asked": data["asked"] * 2})
    with pytest.raises(PositionError, match="executed: no turn has begun"):
        title.set_up({**data, "table": {**data["table"], "executed": True}})


def test_whoever_is_kicked_out_owns_the_piece_that_waits() -> None:
    p = scene(3, at="sales media home", turn=2)
    play(p, "2 go media; 2 act hire; 2 hire 1")
    while p.question.key != "kicked_out":
        p.push(p.nth(0))
    assert p.seat == 1
    data = p.plain()
    for key, value, told in (
        ("turn", "seat 0", "turn: it is of seat 0, but next_turn of seat 2"),
        ("waiting", {"owner": "seat 0", "piece": "assistant"}, "waiting: it is not the piece of seat 1"),
        ("waiting_at", "artists_colony", "at the location of waiting_at"),
    ):
        with pytest.raises(PositionError, match=told):
            title.set_up({**data, "table": {**data["table"], key: value}})
    asked = [dict(frame) for frame in data["asked"]]
    asked[-1]["seat"] = "seat 0"
    with pytest.raises(PositionError, match="asked: of seat 0 is kicked_out, but what is done is done by seat 1"):
        title.set_up({**data, "asked": asked})


def test_many_of_a_kind_are_told_by_their_places() -> None:
    data = scene(2, plaza="i").plain()
    data["table"]["plaza"] = {"investor": 9, "vip": 0, "collector": 0}
    with pytest.raises(PositionError) as error:
        title.set_up(data)
    (told,) = [problem for problem in error.value.problems if problem.startswith("visitor investor is there")]
    assert "plaza ×9" in told
    assert told.count("bag") == 1


def test_a_turn_stands_on_its_end() -> None:
    data = scene(2).plain()
    with pytest.raises(PositionError, match="a turn ends with the step end_turn"):
        title.set_up({**data, "asked": data["asked"][1:]})
