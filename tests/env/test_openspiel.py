"""The titles for OpenSpiel: its own tests pass as they are, a playthrough replays, and search can imagine."""

from __future__ import annotations

import importlib.util
import random
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.env.players import PLAYERS
from tests.titles import OWN

if importlib.util.find_spec("pyspiel") is None:
    pytest.skip("OpenSpiel has no wheel for this Python", allow_module_level=True)

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import vernissage
import vernissage.env.openspiel
from vernissage.core.errors import IllegalCode, OptionError, SeatCountError, SeedError, VernissageError

KEYS = [title.key for title in OWN]


def load(key: str, **settings: Any) -> Any:
    given = {"players": PLAYERS[key], **settings}
    return pyspiel.load_game(f"vernissage_{key}({','.join(f'{name}={value}' for name, value in given.items())})")


@pytest.mark.parametrize("key", KEYS)
def test_random_sim_test_passes_with_serialisation(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_the_api_test_passes(key: str) -> None:
    case = type(
        f"Enforce_{key}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(key), "game_name": f"vernissage_{key}"}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors + result.skipped == []


def test_a_playthrough_replays(tmp_path: Path) -> None:
    flags.FLAGS(["playthrough"])  # as its program does
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("vernissage_modern_art(players=3)", [], seed=2), "utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert before.count("# Apply action") > 50


def played(state: Any, dice: random.Random, answers: int) -> Any:
    """A state some answers further on."""
    while not state.is_terminal() and (state.is_chance_node() or answers):
        answers -= not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_a_seed_gives_the_game_that_it_gives_everywhere() -> None:
    by_seed = load("modern_art", seed=7).new_initial_state()
    assert not by_seed.is_chance_node()
    assert by_seed.position.state() == vernissage.title("modern_art").new(4, 7).position.state()
    by_chance = load("modern_art").new_initial_state()
    for byte in (0, 0, 0, 7):
        by_chance.apply_action(byte)
    assert by_chance.position.state() == by_seed.position.state()


@pytest.mark.parametrize("key", KEYS)
def test_a_clone_goes_its_own_way_and_a_stored_state_comes_back(key: str) -> None:
    game = load(key)
    state = played(game.new_initial_state(), random.Random(3), 30)
    before = str(state)
    clone = state.clone()
    played(clone, random.Random(4), 5)
    assert str(state) == before
    again = game.deserialize_state(state.serialize())
    assert again.position == state.position
    assert again.history() == state.history()


@pytest.mark.parametrize("key", KEYS)
def test_another_state_that_the_player_cannot_tell_apart_is_imagined(key: str) -> None:
    state = played(load(key).new_initial_state(), random.Random(5), 25)
    player, dice = state.current_player(), random.Random(6)
    other = state.resample_from_infostate(player, dice.random)
    assert other.position.state() != state.position.state()
    assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert played(other, dice, 10**6).is_terminal()


@pytest.mark.parametrize(
    ("asked_for", "error", "said"),
    [
        ("vernissage_monopoly", RuntimeError, "Unknown game 'vernissage_monopoly'"),
        ("vernissage_modern_art(players=9)", SeatCountError, "Modern Art is played by 3 to 5, not by 9"),
        ("vernissage_modern_art(colour=red)", RuntimeError, "Unknown parameter 'colour'"),
        ("vernissage_modern_art(edition=red)", OptionError, "option edition is one of matagot, classic"),
        ("vernissage_modern_art(reward=fame)", OptionError, "reward is one of win, margin"),
        ("vernissage_modern_art(seed=-5)", SeedError, "seed"),
    ],
)
def test_what_cannot_be_loaded_is_refused_with_a_sentence(asked_for: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        pyspiel.load_game(asked_for)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    state = load("modern_art").new_initial_state()
    with pytest.raises(VernissageError, match="nothing is dealt yet"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(IllegalCode, match="a byte of a seed is from 0 to 255"):
        state.apply_action(256)
    played(state, random.Random(1), 0)
    before = state.position.clone()
    with pytest.raises(IllegalCode, match=r"may not answer 'offer' with code 71 \(yes\)"):
        state.apply_action(71)
    assert state.position == before


def test_both_rewards_are_paid_at_the_end() -> None:
    for reward, total in (("win", 1), ("margin", 0)):
        state = played(load("modern_art", reward=reward).new_initial_state(), random.Random(2), 10**6)
        assert sum(state.returns()) == pytest.approx(total)
