"""A position's text comes back as it was, and a person can read it: every value under its name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.builders import talk
from tests.core.tables import comes_back, dealt, rival_components
from tests.titles import OWN
from vernissage.core.titles import Title
from vernissage.games.modern_art import title


def settings(work: Title[Any, Any]) -> Iterator[tuple[int, dict[str, object]]]:
    """Every player count, with each value of each option in turn."""
    fewest, most = work.facts.players
    for seats in range(fewest, most + 1):
        yield seats, {}
        for option in work.facts.options:
            if not option.players or seats in option.players:
                for value in option.choices or (True,):
                    yield seats, {option.key: value}


ALL = [(work, seats, options) for work in OWN for seats, options in settings(work)]


@pytest.mark.parametrize(("work", "seats", "options"), ALL, ids=lambda value: getattr(value, "key", str(value)))
def test_positions_come_back_along_random_games(work: Title[Any, Any], seats: int, options: dict[str, object]) -> None:
    dice = random.Random(f"{seats}{options}")
    position = work.new(seats, seats, options).position
    comes_back(position)
    while position.frames:
        position.push(position.nth(dice.randrange(min(12, position.count()))))
        if dice.random() < 0.02:
            comes_back(position)
    comes_back(position)


@pytest.mark.parametrize("work", OWN, ids=lambda work: work.key)
def test_a_position_plays_on_from_its_text(work: Title[Any, Any]) -> None:
    dice = random.Random(4)
    position = work.new(work.facts.players[0], 3).position
    again = work.read_position(position.text())
    while position.frames:
        code = position.nth(dice.randrange(position.count()))
        assert again.codes() == position.codes()
        position.push(code)
        again.push(code)
        if dice.random() < 0.05:
            again = work.read_position(again.text())
    assert again == position
    assert again.outcome == position.outcome


@pytest.mark.parametrize("work", OWN, ids=lambda work: work.key)
def test_every_field_stands_under_its_name(work: Title[Any, Any]) -> None:
    position = work.new(work.facts.players[0], 3).position
    assert list(position.plain()["table"]) == list(position.FIELDS)


def test_cards_seats_and_sets_are_written_by_name() -> None:
    game = dealt("nex-open-1", seats=4)
    talk(game, "0 offer nex-open-1; 2 bid 5; 3 pass")
    plain = game.position.plain()
    assert plain["asked"] == [{"question": "raise", "seat": "seat 1"}]
    assert plain["deal"] == {"deck": ["nex-open-1"], "first_seller": ["0"]}
    table = plain["table"]
    assert (table["lot"], table["leader"], table["declared"]) == (["nex-open-1"], "seat 2", ["seat 3"])
    assert table["offered"] == {"nex": 1, "bahut": 0, "darmoir": 0, "sadland": 0, "koriko": 0}
    talk(game, "1 pass; 0 pass")
    plain = game.position.plain()
    assert (plain["table"]["leader"], plain["table"]["opener"]) == ("nobody", "nobody")
    assert plain["table"]["sales"] == [
        {
            "round": 0,
            "cards": ["nex-open-1"],
            "opener": "seat 0",
            "seller": "seat 0",
            "buyer": "seat 2",
            "price": 5,
            "auction": "open",
            "bids": [],
        }
    ]


@pytest.mark.parametrize("odd", ["", "# a\u2028b \x85 c # d\n\n# e", "# '''", '# \\ """', "# 🎨"])
def test_own_components_are_embedded(odd: str) -> None:
    position = title.new(3, 5, components=rival_components() + odd).position
    plain = position.plain()
    assert plain["own_components"] == position.setup.components_text
    assert "components" not in plain
    comes_back(position)
