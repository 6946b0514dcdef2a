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
    ],
)
def test_what_cannot_be_is_told(key: str, value: Any, within: str, told: str) -> None:
    with pytest.raises(PositionError) as error:
        title.set_up(changed(key, value, within))
    assert told in str(error.value)


def test_a_turn_stands_on_its_end() -> None:
    data = scene(2).plain()
    with pytest.raises(PositionError, match="a turn ends with the step end_turn"):
        title.set_up({**data, "asked": data["asked"][1:]})
