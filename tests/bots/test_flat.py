"""The flat search: it answers from its seat's view alone, with the dice it is given."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vernissage
from vernissage.arena.plans import plan
from vernissage.arena.simulation import play_game
from vernissage.bots import Budget, UnknownBot, bot, bots_of, may_hold_the_truth
from vernissage.bots.flat import FlatBot, worth
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View

KEYS = [title.key for title in vernissage.titles()]


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
    with pytest.raises(UnknownBot, match=r"there are random, greedy, greedy-1, curator$"):
        bot("flat", title)


def test_an_end_is_worth_the_win_and_the_margin() -> None:
    won, close, lost = (Outcome.by_score(scores, "over") for scores in ((60, 20, 40), (41, 40, 39), (20, 60, 40)))
    assert worth(won, 0) > worth(close, 0) > worth(close, 1) > worth(lost, 0)
    shared = Outcome.by_score((40, 40, 10), "over")
    assert worth(close, 0) > worth(shared, 0) == worth(shared, 1)
