"""What is new on a screen: put in its place it makes the new screen of the old one, whatever happened between."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import msgspec
import pytest

from tests.server.people import taken
from tests.titles import OWN
from vernissage.core.titles import Title
from vernissage.server.deltas import differences


class Box(msgspec.Struct):
    name: str
    things: tuple[Any, ...] = ()


class Card(msgspec.Struct):
    told_whole: ClassVar = True
    name: str
    text: str


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def told(before: Any, after: Any) -> Any:
    """What a client makes of a screen it has and the changes it is sent."""
    message = {
        "type": "change",
        "changes": plain(tuple(differences(before, after))),
        "clock": 0,
        "events": 0,
        "chat": 0,
    }
    state = taken({"it": plain(before)}, {**message, "changes": [[["it", *path], v] for path, v in message["changes"]]})
    return state["it"]


@pytest.mark.parametrize(
    ("before", "after", "paths"),
    [
        (Box("a"), Box("a"), []),
        (Box("a"), Box("b"), [("name",)]),
        (Box("a", (1, 2, 3)), Box("a", (1, 2, 3, 4)), [("things", 3)]),
        (Box("a", (1, 2, 3)), Box("a", (1, 9, 3)), [("things", 1)]),
        (Box("a", (1, 2, 3)), Box("a", (2, 3)), [("things",)]),
        (Box("a", (1, 2, 3)), Box("a", (7, 8, 9)), [("things",)]),
        (Box("a", (Box("x"), Box("y"))), Box("a", (Box("x"), Box("z"))), [("things", 1, "name")]),
        (Box("a", (None,)), Box("a", (Box("x"),)), [("things", 0)]),
        (Box("a", (Card("x", "1"),)), Box("a", (Card("y", "1"),)), [("things",)]),
        (Box("a", (Card("x", "1"), Card("y", "2"))), Box("a", (Card("x", "1"), Card("y", "3"))), [("things", 1)]),
        (Box("a", ((1, 2), (3, 4))), Box("a", ((1, 2), (3, 5))), [("things", 1, 1)]),
        (Box("a", ((1, 2), (3, 4))), Box("a", ((2, 2), (3, 5))), [("things",)]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [("b",)]),
        ({"a": 1}, {"b": 1}, [()]),
        (None, Box("a"), [()]),
    ],
)
def test_only_what_changed_is_told(before: Any, after: Any, paths: list[Any]) -> None:
    assert [path for path, _ in differences(before, after)] == paths
    assert told(before, after) == plain(after)


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_screen_is_always_brought_up_to_date(title: Title[Any, Any]) -> None:
    """Also from a screen some moves ago, for a visitor who heard nothing for a while, and for every seat."""
    dice = random.Random(4)
    game = title.new(seats=title.facts.players[0] + 1, seed=4)
    audiences = (None, *range(game.setup.seats))
    seen = {seat: game.view(seat) for seat in audiences}
    whole = changed = 0
    for _ in range(120):
        if game.outcome is not None:
            break
        for _ in range(dice.randint(1, 4)):
            if game.outcome is None:
                seat = dice.choice(game.decision.seats)
                game.play(seat, game.moves(seat).sample(dice))
        for audience in audiences:
            view = game.view(audience)
            assert told(seen[audience], view) == plain(view)
            whole += len(msgspec.json.encode(view))
            changed += len(msgspec.json.encode(tuple(differences(seen[audience], view))))
            seen[audience] = view
    assert changed < whole / 2, "it is told shorter so"
