"""Many games at once: the same stream whatever the number of workers, and each row a game as it is played alone."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np
import pytest

import vernissage
from tests.env.players import PLAYERS, chosen
from tests.titles import OWN
from vernissage.core.errors import IllegalCode, OptionError, SeatCountError, UnknownTitle, VernissageError
from vernissage.env import Vector, vector
from vernissage.env.many import GamesLost
from vernissage.env.observing import Observer
from vernissage.env.setting import dealt, game_seed, rewards_of


def stream(games: Vector, steps: int) -> str:
    """The digest of all that is told in so many steps of random play."""
    told, dice = hashlib.sha256(), random.Random(9)
    for _ in range(steps):
        for array in (games.observations, games.masks, games.seats, games.rewards, games.over):
            told.update(array.tobytes())
        games.step([chosen(mask, dice) for mask in games.masks])
    return told.hexdigest()


def test_the_stream_of_a_seed_does_not_depend_on_the_workers() -> None:
    with (
        vector("modern_art", 5, players=3, seed=4) as alone,
        vector("modern_art", 5, players=3, seed=4, workers=2) as two,
    ):
        first = stream(alone, 150)
        assert stream(two, 150) == first
        alone.reset(seed=5)
        other = stream(alone, 20)
        two.reset(seed=5)
        assert stream(two, 20) == other
        alone.reset(seed=4)
        assert stream(alone, 150) == first != other
        two.reset(seed=5)
        alone.reset(seed=5)
        dice = [np.random.default_rng(8) for _ in range(2)]
        for _ in range(30):
            codes = alone.sample(dice[0])
            assert np.array_equal(two.sample(dice[1]), codes)
            alone.step(codes)
            two.step(codes)


@pytest.mark.parametrize("key", [title.key for title in OWN])
def test_each_row_is_a_game_as_it_is_played_alone(key: str) -> None:
    title, players, dice = vernissage.title(key), PLAYERS[key], random.Random(2)
    setup = title.setup(players)
    observer = Observer(setup)
    games, rolls = vector(key, 2, players=players, seed=3, reward="margin"), np.random.default_rng(2)
    seed = (3).to_bytes(32, "big")
    rows = [dealt(setup, game_seed(seed, row, 0)) for row in range(2)]
    ended = [0, 0]
    for _ in range(4000):
        codes = []
        for row, position in enumerate(rows):
            seen = observer.observe(position, position.seat, True)
            assert games.seats[row] == position.seat
            assert np.array_equal(games.observations[row], seen["observation"])
            assert np.array_equal(games.masks[row], seen["action_mask"])
            codes.append(chosen(seen["action_mask"], dice))
        assert games.masks[range(2), games.sample(rolls)].all()
        games.step(codes)
        for row, (position, code) in enumerate(zip(rows, codes, strict=True)):
            position.push(code)
            assert games.over[row] == (not position.frames)
            if position.frames:
                assert not games.rewards[row].any()
            else:
                assert position.outcome is not None
                assert games.rewards[row] == pytest.approx(rewards_of(position.outcome, "margin"))
                ended[row] += 1
                rows[row] = dealt(setup, game_seed(seed, row, ended[row]))
        if min(ended):
            break
    assert min(ended) >= 1


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([71, 71], r"in row 0, seat \d may not answer with code 71"),
        ([99999, 0], "in row 0, seat . may not answer with code 99999"),
        ([0], r"actions are 2 whole numbers, not int64 of the shape \(1,\)"),
        ([0.5, 0.5], "actions are 2 whole numbers, not float64"),
        ("yes", "actions are 2 whole numbers"),
    ],
)
def test_an_illegal_action_is_refused_and_nothing_changes(actions: Any, said: str) -> None:
    games = vector("modern_art", 2, players=3, seed=3)
    before = games.observations.copy(), games.masks.copy()
    with pytest.raises(IllegalCode, match=said):
        games.step(actions)
    assert np.array_equal(games.observations, before[0])
    assert np.array_equal(games.masks, before[1])


def test_a_code_at_random_is_any_of_the_legal_ones() -> None:
    games, dice = vector("modern_art", 1, players=3, seed=3), np.random.default_rng(1)
    drawn = {int(games.sample(dice)[0]) for _ in range(300)}
    assert drawn == {*np.flatnonzero(games.masks[0])}


def test_dice_of_another_kind_are_refused() -> None:
    with pytest.raises(OptionError, match="dice are a generator such as numpy"):
        vector("modern_art", 1, players=3).sample(random.Random(1))  # type: ignore[arg-type]


def test_the_arrays_are_for_reading() -> None:
    games = vector("modern_art", 2, players=3, seed=3)
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 71] = 1


def test_numbers_may_be_of_numpy_s_kind() -> None:
    asked: Any = {"n": np.int64(2), "players": np.uint8(3), "seed": np.int64(3), "workers": np.int16(1)}
    games, same = vector("modern_art", **asked), vector("modern_art", 2, players=3, seed=3)
    assert np.array_equal(games.observations, same.observations)


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"title": "monopoly"}, UnknownTitle, "there is no title 'monopoly'"),
        ({"players": 9}, SeatCountError, "Modern Art is played by 3 to 5"),
        ({"options": {"colour": 1}}, OptionError, "has no option 'colour'"),
        ({"reward": "fame"}, OptionError, "reward is one of win, margin"),
        ({"n": 0}, OptionError, "n is a whole number from 1 on, not 0"),
        ({"workers": 1.5}, OptionError, "workers is a whole number from 1 on, not 1.5"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(settings: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        vector(**{"title": "modern_art", "n": 2, **settings})


def test_a_worker_that_dies_is_told_and_nothing_hangs() -> None:
    games = vector("modern_art", 2, players=3, seed=3, workers=2)
    crew: Any = games._crew
    crew._workers[1].kill()
    crew._workers[1].join()
    with pytest.raises(GamesLost, match="a worker process ended before its games did"):
        games.step([chosen(mask, random.Random(1)) for mask in games.masks])
    with pytest.raises(VernissageError, match="these games are closed"):
        games.reset()
    assert not any(worker.is_alive() for worker in crew._workers)


def test_games_that_are_closed_say_so() -> None:
    games = vector("modern_art", 1, players=3)
    games.close()
    with pytest.raises(VernissageError, match="these games are closed"):
        games.reset()
