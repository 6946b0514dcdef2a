"""Games of bots: the same whoever plays them, and clear about what failed."""

from __future__ import annotations

import os
import pickle

import pytest

from vernissage.arena import simulation
from vernissage.arena.plans import Plan, PlanError, plan
from vernissage.arena.simulation import SimulationFailed, play_games, run
from vernissage.bots import RandomBot
from vernissage.core.chance import Dice
from vernissage.core.position import Position


def planned(games: int = 6, bots: tuple[str, ...] = ("random",), players: int = 3) -> Plan:
    return plan("modern_art", players=players, games=games, seed=11, bots=bots)


class StumblingBot(RandomBot):
    """Plays a while, then fails."""

    name = "stumbling"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        if position.number > 20:
            raise ZeroDivisionError("lost my glasses")
        return super().code(position, seat, dice)


class ForgetfulBot(RandomBot):
    """Would play differently if it remembered anything of an earlier game."""

    name = "forgetful"

    def __init__(self) -> None:
        self.asked = 0

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        self.asked += 1
        return position.nth(self.asked % position.count())


def test_every_game_has_a_result() -> None:
    games = list(run(planned(games=5)))
    assert len(games) == 5
    for game in games:
        assert len(game.scores) == len(game.bots) == 3
        assert [game.scores[seat] for seat in game.winners] == [max(game.scores)] * len(game.winners)
        assert game.reason
        assert game.moves > 0


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    assert play_games(planned(), 4, 6) == list(run(planned()))[4:]


def test_bots_start_every_game_afresh() -> None:
    forgetful = planned(bots=(f"{__file__}:ForgetfulBot",))
    assert play_games(forgetful, 3, 4) == play_games(forgetful, 0, 4)[3:]


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    mixed = planned(games=9, bots=("greedy", "random", "random"))
    assert list(run(mixed, jobs=2)) == list(run(mixed, jobs=1))


def test_the_seed_changes_the_games() -> None:
    other = plan("modern_art", players=3, games=6, seed=12, bots=["random"])
    assert list(run(other)) != list(run(planned()))


def test_a_failing_bot_is_named_with_its_game() -> None:
    failing = planned(bots=("random", "random", f"{__file__}:StumblingBot"))
    with pytest.raises(SimulationFailed, match=r"game 0 .*bot '.*:StumblingBot' in seat 2.*lost my glasses") as caught:
        list(run(failing))
    assert failing.game_seed(0).hex() in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def die(plan: Plan, first: int, end: int) -> None:
    """Stands in for games that take their process down."""
    os._exit(1)


def test_a_dead_worker_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "play_games", die)
    with pytest.raises(SimulationFailed, match="worker process died"):
        list(run(planned(), jobs=2))


def test_no_jobs_play_no_games() -> None:
    with pytest.raises(PlanError, match="at least one job"):
        list(run(planned(), jobs=0))
