"""The titles for Gymnasium: its checker passes as it is, and bots answer for the other seats."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, NameNotFound, ResetNeeded
from gymnasium.utils.env_checker import check_env

import vernissage
import vernissage.env.gymnasium as ours
from tests.env.players import PLAYERS, chosen
from tests.titles import OWN
from vernissage.bots import UnknownBot
from vernissage.bots.files import bot_named
from vernissage.core.errors import OptionError, SeatCountError, UnknownTitle

KEYS = [title.key for title in OWN]


@pytest.mark.parametrize("key", KEYS)
def test_check_env_passes(key: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        game = gymnasium.make(
            f"vernissage/{key}-v1", players=PLAYERS[key], opponents="random", disable_env_checker=True
        )
        check_env(game.unwrapped)
    assert [str(each.message) for each in said] == []


def played(game: ours.VernissageEnv, seed: int | None) -> tuple[float, int, int]:
    """A game played at random: its reward, the number of steps, the seat."""
    dice, steps = random.Random(1), 0
    observation, info = game.reset(seed=seed)
    while True:
        assert game.observation_space.contains(observation)
        observation, reward, over, cut, info = game.step(chosen(observation["action_mask"], dice))
        steps += 1
        assert not cut
        if over:
            assert not observation["action_mask"].any()
            return reward, steps, info["seat"]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_against_bots_is_the_same_for_a_seed(key: str) -> None:
    settings: dict[str, Any] = {"players": PLAYERS[key], "reward": "margin", "opponents": "random"}
    first, again = (played(ours.env(key, **settings), 3) for _ in range(2))
    assert first == again
    assert played(ours.env(key, **settings), 4) != first


def test_the_learner_may_sit_anywhere() -> None:
    game = ours.env("modern_art", players=3, seat="any", opponents="random")
    seats = {game.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    seats = {game.reset()[1]["seat"] for _ in range(20)}
    assert seats == {0, 1, 2}
    third: Any = np.int64(2)
    assert ours.env("modern_art", players=3, seat=third, opponents="random").reset(seed=1)[1]["seat"] == 2


def test_greedy_bots_beat_a_learner_who_knows_nothing() -> None:
    game = ours.env("modern_art", players=3, opponents=["greedy", "random"])
    assert sum(played(game, seed)[0] for seed in range(6)) <= 2


LISTENING = """
from vernissage.bots import Bot

class Listening(Bot):
    name = "listening"
    told = 0

    def watch(self, events):
        Listening.told += len(events)

    def answer(self, view, budget):
        return self.title.imagine(view, self.dice).moves(self.seat).sample(self.dice)
"""


def test_a_bot_of_one_s_own_sits_in_too(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LISTENING, "utf-8")
    name = f"{tmp_path / 'mine.py'}:Listening"
    played(ours.env("modern_art", players=3, opponents=name), 1)
    kind: Any = type(bot_named(name, vernissage.title("modern_art")))
    assert kind.told > 50


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    game = ours.env("modern_art", players=3, opponents="random")
    observation, _ = game.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = game.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "seat 0 may not answer" in info["illegal"]
    with pytest.raises(ResetNeeded, match="reset comes first"):
        game.step(wrong)
    strict = ours.env("modern_art", players=3, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="seat 0 may not answer"):
        strict.step(wrong)
    for nonsense in (9999, -1, "bid", None, 1.5):
        with pytest.raises(InvalidAction, match="code"):
            strict.step(nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"title": "monopoly"}, UnknownTitle, "there is no title 'monopoly'"),
        ({"players": 2}, SeatCountError, "Modern Art is played by 3 to 5, not by 2"),
        ({"options": {"colour": 1}}, OptionError, "has no option 'colour'"),
        ({"seat": 3}, SeatCountError, 'seat is a number from 0 to 2, or "any", not 3'),
        ({"seat": True}, SeatCountError, 'seat is a number from 0 to 2, or "any", not True'),
        ({"seat": 1.0}, SeatCountError, 'seat is a number from 0 to 2, or "any", not 1.0'),
        ({"opponents": ["greedy"]}, SeatCountError, "2 other seats need one bot for all of them or 2, not 1"),
        ({"opponents": 7}, OptionError, "opponents are the name of a bot"),
        ({"opponents": "deep blue"}, UnknownBot, "no bot 'deep blue' plays Modern Art"),
        ({"illegal": "ignore"}, OptionError, "illegal is one of end, raise"),
        ({"render_mode": "rgb_array"}, OptionError, "render_mode is one of human, ansi, svg"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(settings: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        ours.env(**{"title": "modern_art", **settings})


def test_gymnasium_itself_does_not_know_other_titles() -> None:
    with pytest.raises(NameNotFound):
        gymnasium.make("vernissage/monopoly-v1")


def test_it_renders_what_the_learner_sees() -> None:
    game = ours.env("modern_art", players=3, seat=2, opponents="random", render_mode="ansi")
    with pytest.raises(ResetNeeded, match="there is no game to show"):
        game.render()
    game.reset(seed=1)
    text = game.render()
    assert text is not None
    assert "Your hand" in text
