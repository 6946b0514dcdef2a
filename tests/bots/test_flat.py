"""The flat search: it answers from its seat's view alone, with the dice it is given."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

import vernissage
from tests.titles import OWN
from vernissage.arena.plans import plan
from vernissage.arena.simulation import play_game
from vernissage.bots import Budget, UnknownBot, bot, bots_of, may_hold_the_truth
from vernissage.bots.flat import FlatBot
from vernissage.bots.trials import ahead, imagined
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View

KEYS = [title.key for title in OWN]


def positions(title: Title[Any, Any], count: int) -> list[Position]:
    """Positions of a game that the title's instinct plays, with a choice each."""
    dice = random.Random(7)
    game = title.new(title.facts.players[1], 7).position
    found: list[Position] = []
    while game.frames and len(found) < count:
        title.playout(game, dice, title.instinct(), limit=23)
        if game.frames and not game.partial and game.count() > 1:
            found.append(game.clone())
    return found


def answered(title: Title[Any, Any], view: View, seat: int, playouts: int = 6, throw: int = 1) -> Move:
    player = FlatBot(playouts)
    player.begin(title, seat, random.Random(throw))
    return player.answer(view, Budget())


@pytest.mark.parametrize("key", KEYS)
def test_it_answers_what_is_legal_and_the_same_in_twins(key: str) -> None:
    title = vernissage.title(key)
    for position in positions(title, 3):
        seat = position.seat
        view = position.view(seat)
        move = answered(title, view, seat)
        position.check(seat, move)
        twin = title.imagine(view, random.Random(99))
        assert answered(title, twin.view(seat), seat) == move


def test_it_is_not_given_the_true_position() -> None:
    title = vernissage.title("modern_art")
    assert isinstance(bot("flat", title), FlatBot)
    assert not may_hold_the_truth(bot("flat", title), title)
    assert "flat" not in bots_of(title), "it is for the arena, not on the ladder"


def test_it_plays_a_game_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.bots.flat.PLAYOUTS", 1)
    monkeypatch.setattr("vernissage.bots.flat._TRIED", 2)
    games = plan("modern_art", players=3, games=1, seed=5, bots=["flat", "greedy-1", "random"])
    assert sorted(play_game(games, games.setup(), 0).bots) == ["flat", "greedy-1", "random"]


def test_a_title_without_an_instinct_has_no_flat_search(monkeypatch: pytest.MonkeyPatch) -> None:
    title = vernissage.title("pictura")
    monkeypatch.setattr(type(title), "instinct", lambda self: None)
    with pytest.raises(UnknownBot, match=r"maestro, greedy-1, curator$"):
        bot("flat", title)


def test_it_is_good_to_be_ahead_of_the_others() -> None:
    assert ahead((60, 20, 40), 0) > ahead((41, 40, 39), 0) > 0 > ahead((20, 60, 40), 0)
    assert ahead((30, 20), 0) == ahead((300, 200), 0), "whatever a title counts in"
    assert ahead((7,), 0) == 7


def sealing(title: Title[Any, Any]) -> Any:
    """A position of Modern Art in which the first of four seats is to bid sealed."""
    game = title.new(4, 7).position
    while game.question.key != "seal":
        title.playout(game, random.Random(7), title.instinct(), limit=1)
    return game


def test_what_others_have_sealed_is_imagined_as_they_would_bid() -> None:
    title = vernissage.title("modern_art")
    instinct, game = title.instinct(), sealing(title)
    assert instinct is not None
    first = game.seat
    title.playout(game, random.Random(7), instinct, limit=1)
    player = FlatBot()
    player.begin(title, game.seat, random.Random(1))
    for _ in range(10):
        world: Any = imagined(title, game.view(game.seat), game.seat, instinct, player.dice)
        bid = world.bids[first]
        world.push_as(first, instinct(world, first, random.Random(1)))
        assert world.bids[first] == bid


@pytest.mark.parametrize("key", [key for key in KEYS if vernissage.title(key).horizon() is not None])
def test_at_the_horizon_each_seat_can_expect_something(key: str) -> None:
    title = vernissage.title(key)
    horizon = title.horizon()
    assert horizon is not None
    for position in positions(title, 3):
        expected = horizon.expected(position)
        assert len(expected) == position.setup.seats
        assert all(math.isfinite(score) for score in expected)
        before = horizon.round_of(position)
        while position.frames and horizon.round_of(position) == before:
            title.playout(position, random.Random(7), title.instinct(), limit=1)
        assert not position.frames or horizon.round_of(position) == before + 1


def test_amounts_are_tried_around_what_the_policy_would_pay() -> None:
    title = vernissage.title("modern_art")
    policy, game = title.policy(), sealing(title)
    assert policy is not None
    player = FlatBot()
    player.begin(title, game.seat, random.Random(1))
    zero = game.box.zero
    own = policy(game, game.seat, random.Random(1)) - zero
    tried = [code - zero for code in player._tried(game)]
    assert tried[0] == own
    assert min(tried) == 0
    assert {own + round(part * own) for part in (-0.2, -0.1, 0.1, 0.2)} <= set(tried)
    assert max(tried) < 2 * own
