"""The levels people choose from: every title has them, and none knows more than its seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vernissage
from tests.bots.test_flat import positions
from tests.conformance.toys import Toy
from tests.titles import OWN
from vernissage.bots import Bot, Budget, RandomBot, UnknownBot, bot, bots_of, may_hold_the_truth, quick_bot
from vernissage.bots.levels import LEVELS, levels_of
from vernissage.bots.search import SearchBot
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View

KEYS = [title.key for title in OWN]
FEW = Budget(playouts=12)


def answered(player: Bot, title: Title[Any, Any], view: View, seat: int) -> Move:
    player.begin(title, seat, random.Random(5))
    return player.answer(view, FEW)


@pytest.mark.parametrize("key", KEYS)
def test_every_title_of_the_house_has_all_levels(key: str) -> None:
    title = vernissage.title(key)
    assert levels_of(title) == ["visitor", "collector", "dealer", "maestro"]
    assert bots_of(title) == ["random", "visitor", "greedy", "collector", "dealer", "maestro"]
    assert [bot(name, title).name for name in bots_of(title)] == bots_of(title)


def test_a_title_has_the_levels_that_its_author_gave_it_the_means_for(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Toy()
    assert bots_of(toy) == ["random"], "nobody said what a sensible player would do"
    with pytest.raises(UnknownBot, match=r"no bot 'maestro' plays .*; there are random$"):
        bot("maestro", toy)

    def lowest(position: Any, seat: int, dice: Any) -> int:
        return int(position.question.codes(position, seat)[0])

    monkeypatch.setattr(Toy, "instinct", lambda self: lowest)
    assert bots_of(toy) == ["random", *LEVELS], "the instinct stands in for the policy"
    monkeypatch.setattr(Toy, "instinct", lambda self: None)
    monkeypatch.setattr(Toy, "policy", lambda self: lowest)
    assert bots_of(toy) == ["random", "visitor", "greedy", "collector", "dealer", "maestro"]
    position = toy.new(2, 1).position
    for name in LEVELS:
        position.check(position.seat, answered(bot(name, toy), toy, position.view(position.seat), position.seat))


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_what_is_legal_and_the_same_in_twins(name: str) -> None:
    title = vernissage.title("modern_art")  # of maestro, which searches longest, test_search holds it in every title
    for position in positions(title, 6):
        seat = position.seat
        view = position.view(seat)
        move = answered(bot(name, title), title, view, seat)
        position.check(seat, move)
        twin = title.imagine(view, random.Random(99))
        assert answered(bot(name, title), title, twin.view(seat), seat) == move


def test_a_taste_lasts_a_game_and_is_each_ones_own() -> None:
    """With a taste that outweighs everything, one of two answers is preferred each time; others prefer the other."""
    title = vernissage.title("modern_art")
    position = title.new(3, 5).position
    dice = random.Random(1)
    while position.question.count(position, position.seat) != 2:
        position.push(RandomBot().code(position, position.seat, dice))
    view = position.view(position.seat)

    def preferred(seed: int) -> set[str]:
        player = SearchBot("visitor", 1, taste=100.0)
        player.begin(title, position.seat, random.Random(seed))
        return {str(player.answer(view, FEW)) for _ in range(4)}

    likes = [preferred(seed) for seed in range(8)]
    assert [len(like) for like in likes] == [1] * 8
    assert len(set.union(*likes)) == 2


def late(title: Title[Any, Any], players: int) -> Position:
    """A position not far from the end of a game that the title's instinct plays."""
    instinct, dice = title.instinct(), random.Random(3)
    assert instinct is not None
    game = title.new(players, 3).position
    whole: list[Position] = []
    while game.frames:
        whole.append(game.clone())
        game.push(instinct(game, game.seat, dice))
    return next(position for position in whole[-25:] if not position.partial)


@pytest.mark.parametrize("key", KEYS)
def test_the_levels_play_a_game_to_its_end(key: str) -> None:
    title = vernissage.title(key)
    players = max(3, title.facts.players[0])
    seats = [bot(name, title) for name in ("visitor", "dealer", "maestro", "collector")[:players]]
    game = title.at(late(title, players))
    for seat, player in enumerate(seats):
        player.begin(title, seat, random.Random(seat))
    while game.outcome is None:
        seat = game.decision.seats[0]
        game.play(seat, seats[seat].answer(game.view(seat), FEW))
    assert len(game.outcome.scores) == players


def test_only_the_level_that_does_not_look_ahead_reads_the_true_position() -> None:
    title = vernissage.title("modern_art")
    assert [name for name in LEVELS if may_hold_the_truth(bot(name, title), title)] == ["collector"]


def test_who_stands_in_answers_at_once() -> None:
    assert quick_bot(vernissage.title("modern_art")) == "collector"
    assert quick_bot(Toy()) == "random"
