"""A plan is checked before the first game, and everything random follows from its seed."""

from __future__ import annotations

from typing import Any

import pytest

import vernissage
from tests.builders import middle
from vernissage.arena.plans import Plan, PlanError, plan
from vernissage.arena.simulation import run
from vernissage.bots import UnknownBot
from vernissage.core.errors import OptionError, PositionError, SeatCountError, SeedError, UnknownTitle


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


# From a position.


def test_every_game_starts_from_the_position_with_chance_of_its_own() -> None:
    start = middle()
    mixed = plan("modern_art", players=3, games=4, seed=7, bots=["random"], position=start.text())
    openings = [mixed.opening(mixed.setup(), index) for index in range(3)]
    assert len({position.seed for position, _ in openings} | {start.seed}) == 4
    for position, events in openings:
        assert events == []
        assert position.state() == start.state(), "hands and decks lie as the text has them"
        assert (position.frames, position.ply, position.number) == (start.frames, start.ply, start.number)
        assert (position.drawn, position.commitment) == (0, ""), "no commitment binds this seed"
    openings[0][0].push(openings[0][0].codes()[0])
    assert mixed.opening(mixed.setup(), 0)[0].state() == start.state(), "no game changes where the next one starts"


def test_the_dice_of_the_bots_differ_from_game_to_game() -> None:
    games = [*run(plan("modern_art", players=3, games=4, seed=7, bots=["random"], position=middle().text()))]
    assert len({game.scores for game in games}) == 4


def test_a_position_brings_its_own_seats_options_and_components() -> None:
    own = vernissage.title("modern_art").standard_components.replace("start = 100", "start = 300")
    start = middle(options={"edition": "classic"}, components=own)
    asked: dict[str, Any] = {"games": 1, "seed": 1, "bots": ["random"], "position": start.text()}
    made = plan("modern_art", players=3, **asked)
    assert made.options["edition"] == "classic"
    assert made.components == start.setup.components_text
    assert made.setup() == start.setup
    for more in ({"players": 4}, {"players": 3, "options": {"edition": "matagot"}}, {"players": 3, "components": own}):
        with pytest.raises(PlanError, match="the position has 3 seats, and options and components of its own"):
            plan("modern_art", **asked, **more)
    with pytest.raises(PositionError, match="not TOML"):
        plan("modern_art", players=3, **{**asked, "position": "= ="})


@pytest.mark.parametrize("key", ["art_society", "gallerist", "modern_art", "pictura"])
def test_games_from_a_position_are_the_same_in_any_number_of_processes(key: str) -> None:
    seats = vernissage.title(key).facts.players[0] + 1
    made = plan(key, players=seats, games=2, seed=3, bots=["random"], position=middle(key, seats).text())
    games = [*run(made, jobs=1)]
    assert len(games) == 2
    if key == "modern_art":
        assert [*run(made, jobs=2)] == games
