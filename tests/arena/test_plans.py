"""A plan is checked before the first game, and everything random follows from its seed."""

from __future__ import annotations

import pytest

from vernissage.arena.plans import Plan, PlanError, plan
from vernissage.bots import UnknownBot
from vernissage.core.errors import OptionError, SeatCountError, SeedError, UnknownTitle


def planned(seed: int = 7, bots: tuple[str, ...] = ("random",)) -> Plan:
    return plan("modern_art", players=4, games=8, seed=seed, bots=bots)


def test_one_bot_plays_every_seat() -> None:
    assert planned().bots == ("random",) * 4


def test_options_are_complete() -> None:
    assert planned().options == {
        "edition": "matagot",
        "double_payment": "new_seller",
        "mystery_hand": False,
        "open_cash": False,
    }


def test_bots_move_on_one_seat_from_game_to_game() -> None:
    mixed = planned(bots=("greedy", "random", "random", "random"))
    assert [mixed.seating(index).index("greedy") for index in range(6)] == [0, 1, 2, 3, 0, 1]


def test_game_seeds_differ_by_seed_and_game() -> None:
    seeds = {planned(seed).game_seed(index) for seed in range(3) for index in range(5)}
    assert len(seeds) == 15
    assert all(len(seed) == 32 for seed in seeds)


def test_dice_differ_by_seed_game_and_seat_and_from_the_games_chance() -> None:
    throws = {planned(seed).dice(index, seat).random() for seed in range(2) for index in range(3) for seat in range(4)}
    assert len(throws) == 24
    assert planned().dice(1, 2).random() == planned().dice(1, 2).random()


@pytest.mark.parametrize(
    ("changed", "error", "says"),
    [
        ({"title": "chess"}, UnknownTitle, "modern_art"),
        ({"players": 2}, SeatCountError, "3 to 5"),
        ({"games": 0}, PlanError, "at least one game"),
        ({"bots": ["random", "random"]}, PlanError, "4 players"),
        ({"bots": []}, PlanError, "not 0"),
        ({"bots": ["oracle"]}, UnknownBot, "random"),
        ({"seed": -1}, SeedError, "from 0"),
        ({"options": {"colour": "red"}}, OptionError, "edition"),
    ],
)
def test_a_bad_plan_is_refused(changed: dict[str, object], error: type[Exception], says: str) -> None:
    asked: dict[str, object] = {"title": "modern_art", "players": 4, "games": 1, "seed": 1, "bots": ["random"]}
    with pytest.raises(error, match=says):
        plan(**{**asked, **changed})  # type: ignore[arg-type]
