"""The titles for PettingZoo: its own tests pass as they are, and the promises they do not look at hold."""

from __future__ import annotations

import pickle
import random
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import vernissage
from tests.env.players import PLAYERS, chosen
from tests.titles import OWN
from vernissage.core.errors import IllegalCode, OptionError, SeatCountError, UnknownTitle
from vernissage.env.pettingzoo import env, parallel_env, raw_env

KEYS = [title.key for title in OWN]

# PettingZoo's own games with a mask are on a list of names that are spared these two remarks.
spared = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def of_each(test: Callable[..., None]) -> Callable[..., None]:
    for mark in (*spared, pytest.mark.parametrize("key", KEYS)):
        test = mark(test)
    return test


@of_each
def test_api_test_passes(key: str) -> None:
    api_test(env(key, players=PLAYERS[key]), num_cycles=200)
    api_test(raw_env(key, players=PLAYERS[key]), num_cycles=50)


@of_each
def test_seed_test_passes(key: str) -> None:
    seed_test(lambda: env(key, players=PLAYERS[key]), num_cycles=60)


@of_each
def test_parallel_api_test_passes(key: str) -> None:
    parallel_api_test(parallel_env(key, players=PLAYERS[key]), num_cycles=200)


@of_each
def test_render_test_passes(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(picture: str) -> bool:
        return ElementTree.fromstring(picture).tag.endswith("svg")

    def told(text: str) -> bool:
        return text.count("\n") > 10

    render_test(
        lambda render_mode=None: env(key, players=PLAYERS[key], render_mode=render_mode),
        custom_tests={"svg": drawn, "ansi": told},
    )
    assert capsys.readouterr().out.count("\n") > 50, "human mode prints"


def played(game: Any, seed: int) -> Any:
    """A game played to its end: the last rewards by agent."""
    dice = random.Random(seed)
    game.reset(seed=seed)
    rewards = {}
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        assert game.observation_space(agent).contains(observation)
        rewards[agent] = reward
        game.step(None if over else chosen(observation["action_mask"], dice))
    return rewards


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_keeps_to_its_spaces_and_pays_what_it_says(key: str) -> None:
    players = PLAYERS[key]
    shares, margins = (played(raw_env(key, players=players, reward=kind), 5) for kind in ("win", "margin"))
    assert sum(shares.values()) == pytest.approx(1)
    assert sum(margins.values()) == pytest.approx(0)
    assert max(margins.values()) > 0
    best = max(margins, key=lambda agent: margins[agent])
    assert shares[best] > 0


def test_a_seed_gives_the_game_that_it_gives_everywhere() -> None:
    game = raw_env("modern_art", players=3)
    game.reset(seed=7)
    assert game._position.state() == vernissage.title("modern_art").new(3, 7).position.state()
    game.reset()
    second = game._position.state()
    assert second != vernissage.title("modern_art").new(3, 7).position.state()
    game.reset(seed=7)
    game.reset()
    assert game._position.state() == second


def test_an_observation_is_the_learner_s_to_keep() -> None:
    game = raw_env("modern_art", players=3)
    game.reset(seed=1)
    first = game.observe(game.agent_selection)
    kept = first["observation"].copy()
    game.step(int(np.flatnonzero(first["action_mask"])[0]))
    game.observe(game.agent_selection)
    assert (first["observation"] == kept).all()
    first["observation"][:] = 0


def test_only_the_agent_that_is_asked_may_answer() -> None:
    game = raw_env("modern_art", players=3)
    game.reset(seed=1)
    asked = {agent: bool(game.observe(agent)["action_mask"].any()) for agent in game.agents}
    assert asked == {agent: agent == game.agent_selection for agent in game.agents}


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (71, r"player_2 may not answer 'offer' with code 71 \(yes\): \[\S+\]"),
        (9999, "there is no code 9999: Modern Art has 0 to 2772"),
        (-1, "there is no code -1"),
        ("offer", "an action is a code, a whole number; player_2 gave 'offer'"),
        (None, "an action is a code, a whole number; player_2 gave None"),
    ],
)
def test_the_raw_form_refuses_with_a_sentence_and_changes_nothing(action: Any, said: str) -> None:
    game = raw_env("modern_art", players=3)
    game.reset(seed=1)
    before = game._position.clone()
    with pytest.raises(IllegalCode, match=said):
        game.step(action)
    assert game._position == before


def test_an_illegal_action_ends_the_game_as_pettingzoo_says() -> None:
    game = env("modern_art", players=3)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(71)
    assert all(game.terminations.values())
    assert game.rewards == {each: -1.0 if each == agent else 0 for each in game.agents}
    for _ in range(3):
        game.step(None)
    assert game.agents == []


def test_an_illegal_action_ends_the_parallel_form_too() -> None:
    game = parallel_env("modern_art", players=3)
    game.reset(seed=1)
    with pytest.raises(IllegalCode, match="player_2 is asked, and there is no action of it"):
        game.step({"player_1": 0})
    _, rewards, terminated, _, _ = game.step({"player_2": 71})
    assert rewards == {"player_0": 0.0, "player_1": 0.0, "player_2": -1.0}
    assert all(terminated.values())
    assert game.agents == []


@pytest.mark.parametrize("action", [2.5, float("nan"), "1", None, [1]], ids=str)
def test_the_parallel_form_refuses_what_is_no_number(action: Any) -> None:
    game = parallel_env("modern_art", players=3)
    game.reset(seed=1)
    with pytest.raises(IllegalCode, match="an action is a code, a whole number; player_2 gave "):
        game.step(dict.fromkeys(game.agents, action))
    assert game.agents == game.possible_agents


@pytest.mark.parametrize(
    ("made", "doing"),
    [
        (raw_env, lambda game: game.step(1)),
        (raw_env, lambda game: game.observe("player_0")),
        (raw_env, lambda game: game.render()),
        (parallel_env, lambda game: game.step({"player_0": 1})),
        (parallel_env, lambda game: game.render()),
    ],
)
def test_what_needs_a_game_is_refused_with_a_sentence_before_there_is_one(made: Any, doing: Any) -> None:
    with pytest.raises(ResetNeeded, match="there is no game: reset comes first"):
        doing(made("modern_art", players=3, render_mode="ansi"))


def test_a_step_after_the_game_is_refused_with_a_sentence() -> None:
    raw = raw_env("modern_art", players=3)
    played(raw, 1)
    with pytest.raises(ResetNeeded, match="the game is over: reset comes first"):
        raw.step(0)
    together = parallel_env("modern_art", players=3)
    together.reset(seed=1)
    together.step({"player_2": 71})
    with pytest.raises(ResetNeeded, match="the game is over: reset comes first"):
        together.step({"player_2": 0})


def test_numbers_may_be_of_numpy_s_kind() -> None:
    game, same = raw_env("modern_art", players=np.int64(3)), raw_env("modern_art", players=3)  # type: ignore[arg-type]
    game.reset(seed=np.int32(7))  # type: ignore[arg-type]
    same.reset(seed=7)
    assert game._position == same._position


def test_sealed_bids_are_given_at_once_in_the_parallel_form() -> None:
    dice, together = random.Random(3), 0
    game = parallel_env("modern_art", players=4)
    observations, _ = game.reset(seed=3)
    while game.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        asked = [agent for agent, mask in masks.items() if mask.any()]
        together += len(asked) == 4
        observations, *_ = game.step({agent: chosen(masks[agent], dice) for agent in asked})
    assert together > 0


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"title": "monopoly"}, UnknownTitle, "there is no title 'monopoly'; installed: art_society"),
        ({"title": 7}, UnknownTitle, "a title is asked for by its key"),
        ({"players": 9}, SeatCountError, "Modern Art is played by 3 to 5, not by 9"),
        ({"options": {"colour": "red"}}, OptionError, "Modern Art has no option 'colour'; it has edition"),
        ({"options": {"edition": "x"}}, OptionError, "option edition is one of matagot, classic"),
        ({"options": ["edition"]}, OptionError, "options are given by name"),
        ({"reward": "fame"}, OptionError, "reward is one of win, margin, not 'fame'"),
        ({"render_mode": "rgb_array"}, OptionError, "render_mode is one of human, ansi, svg"),
    ],
)
@pytest.mark.parametrize("made", [env, raw_env, parallel_env])
def test_what_cannot_be_made_is_refused_with_a_sentence(
    made: Callable[..., Any], settings: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        made(**{"title": "modern_art", **settings})


def test_it_travels_to_another_process() -> None:
    game = pickle.loads(pickle.dumps(raw_env("gallerist", players=1, reward="margin")))
    game.reset(seed=1)
    assert game.possible_agents == ["player_0"]


def test_nothing_is_rendered_unasked() -> None:
    game = raw_env("modern_art")
    game.reset(seed=1)
    with pytest.raises(ValueError, match="make the environment with a render_mode"):
        game.render()
