"""What a search finds out about its own next answers, and keeps for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import vernissage
from tests.bots.test_flat import positions
from tests.titles import OWN
from vernissage.bots import Budget, bot
from vernissage.bots.arms import Arm, Past
from vernissage.bots.levels import LEVELS
from vernissage.bots.search import SearchBot
from vernissage.bots.tree import AS_EVER, MOST, Node, Tree, sight
from vernissage.bots.weighing import Weighing
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View

FOLLOWED = ["modern_art", "art_society", "pictura"]
"""Titles in which a turn is not weighed whole, whether they have follow-ups by themselves or not."""
MODERN_ART = vernissage.title("modern_art")


def visited(node: Node, times: int, worth: Callable[[int], float]) -> Node:
    """A question that came up so often, where each answer comes to what `worth` says of it."""
    for _ in range(times):
        place = node.choose(lambda: [7, 8, 9])
        node.note(place, worth(node.codes[place]))
    return node


def test_other_answers_are_tried_of_what_comes_up_often() -> None:
    assert visited(Node(0), 256, lambda code: 0.5).codes == [AS_EVER]
    assert visited(Node(0), 257, lambda code: 0.5).codes == [AS_EVER, 7]
    assert visited(Node(0), 1024, lambda code: 0.5).codes == [AS_EVER, 7]
    assert visited(Node(0), 9000, lambda code: 0.5).codes == [AS_EVER, 7, 8, 9], "there are no more"
    assert MOST > 3


@pytest.mark.parametrize("best", [AS_EVER, 7, 8])
def test_the_best_answer_is_tried_most(best: int) -> None:
    node = visited(Node(0), 12_000, lambda code: float(code == best))
    assert node.counts[node.codes.index(best)] > 0.75 * node.visits
    assert node.visits == sum(node.counts) == 12_000


def test_what_came_up_seldom_or_long_ago_is_forgotten() -> None:
    tree = Tree()
    tree.begin()
    for name, times in ((b"often", 20), (b"seldom", 2)):
        visited(tree.at(name), times, lambda code: 0.5)
    tree.begin()
    assert set(tree.nodes) == {b"often"}
    visited(tree.at(b"now"), 20, lambda code: 0.5)
    tree.begin()
    assert set(tree.nodes) == {b"now"}


def test_there_is_a_bound_to_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.bots.tree._LARGEST", 2)
    tree = Tree()
    for name in (b"one", b"two", b"three"):
        tree.at(name)
    assert set(tree.nodes) == {b"one", b"two"}


@pytest.mark.parametrize("key", [title.key for title in OWN])
def test_a_question_looks_the_same_in_twins(key: str) -> None:
    title = vernissage.title(key)
    looks = set()
    for position in positions(title, 6):
        seat = position.seat
        twin = title.imagine(position.view(seat), random.Random(99))
        assert sight(position, seat) == sight(twin, seat)
        looks.add(sight(position, seat))
    assert len(looks) == 6


@pytest.fixture
def curious(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every title has follow-ups, and other answers are tried soon."""
    monkeypatch.setattr("vernissage.bots.tree._OFTEN", 4)
    for title in OWN:
        monkeypatch.setattr(type(title), "follow_ups", lambda self: 2)


def next_question(title: Title[Any, Any], game: Position, dice: random.Random) -> None:
    """Play on by instinct until the first seat has a choice."""
    instinct = title.instinct()
    assert instinct is not None
    while game.frames[-1][1] != 0 or game.partial or game.count() == 1:
        game.push(instinct(game, game.frames[-1][1], dice))


def played(title: Title[Any, Any], seen: Callable[[Position], View]) -> list[Move]:
    """The answers of a seat that learns, from what it sees."""
    game, dice, player = title.new(3, 3).position, random.Random(3), SearchBot()
    player.begin(title, 0, random.Random(1))
    moves: list[Move] = []
    while len(moves) < 5:
        next_question(title, game, dice)
        moves.append(player.answer(seen(game), Budget(playouts=60)))
        game.push_move(0, moves[-1])
    assert player.tree is not None
    assert any(len(node.codes) > 1 for node in player.tree.nodes.values())
    return moves


@pytest.mark.usefixtures("curious")
@pytest.mark.parametrize("key", FOLLOWED)
def test_who_remembers_still_answers_the_same_in_twins(key: str) -> None:
    title = vernissage.title(key)
    other = random.Random(99)
    twins = played(title, lambda game: title.imagine(game.view(0), other).view(0))
    assert played(title, lambda game: game.view(0)) == twins


@pytest.mark.usefixtures("curious")
def test_what_was_found_out_counts_when_the_question_is_asked() -> None:
    game, dice, tree, remembered = MODERN_ART.new(3, 3).position, random.Random(3), Tree(), 0
    for _ in range(10):
        next_question(MODERN_ART, game, dice)
        weighing = Weighing(MODERN_ART, game.view(0), 0, random.Random(1), tree=tree)
        remembered += sum(arm.before is not None for arm in weighing.arms) > 1
        tree.begin()
        weighing.think(Budget(playouts=150))
        for code in weighing.chosen().codes:
            game.push(code)
    assert remembered


def test_the_past_counts_beside_the_worlds_met_now() -> None:
    one, other = Arm((1,), 0), Arm((2,), 0)
    one.worths, other.worths = [0.4, 0.6, 0.5, 0.7], [0.5, 0.4, 0.6, 0.5]
    now, doubt = one.gain(other)
    one.before, other.before = Past(100, 0.9), Past(100, 0.1)
    gain, less = one.gain(other)
    assert now < gain < 0.8
    assert less < doubt
    assert other.gain(one) == (-gain, less)
    other.before = None
    assert one.gain(other) == (now, doubt), "nothing is known to compare it with"


def test_only_the_strongest_level_learns() -> None:
    assert [name for name, level in LEVELS.items() if level.learns] == ["maestro"]
    for name in ("dealer", "visitor"):
        player = bot(name, MODERN_ART)
        assert isinstance(player, SearchBot)
        player.begin(MODERN_ART, 0, random.Random(1))
        assert player.tree is None
