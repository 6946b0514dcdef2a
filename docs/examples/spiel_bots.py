"""OpenSpiel's players at our tables, by its own state and game: for `vernissage arena` and `vernissage simulate`.

`vernissage arena modern_art --players 4 --bots maestro,docs/examples/spiel_bots.py:SpielSearch --budget 0.3`

They need `vernissage[spiel]`. A bot knows its seat's view alone, so OpenSpiel is given a state that was imagined from
it, and resamples that one as it does any other. Each code of a move of several has the whole time.
"""

from __future__ import annotations

import abc
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from vernissage.bots import Bot, Budget
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.views import View
from vernissage.env import openspiel
from vernissage.env.setting import rewards_of

EXPLORATION = 1.4
"""UCT's constant for rewards from 0 to 1."""
_SEEDS = 1 << 31


class _TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS by the clock, where it only counts.

    Nodes are told apart by what a seat sees and may do: codes of a layout that is half given are in no observation.
    """

    clock: Callable[[], float] = time.monotonic
    until = 0.0
    simulations: int | None = None

    def get_state_key(self, state: Any) -> tuple[int, bytes, tuple[int, ...]]:
        seat = state.current_player()
        seen = np.asarray(state.observation_tensor(seat), np.float32)
        return seat, seen.tobytes(), tuple(state.legal_actions())

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        done = 0
        while done < 2 or (self.clock() < self.until if self.simulations is None else done < self.simulations):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class InstinctEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Our own instinct plays on to the end, instead of anything legal."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def evaluate(self, state: Any) -> list[float]:
        position = state.position.clone()
        title = position.setup.title
        title.playout(position, self.dice, title.instinct())
        return rewards_of(position.outcome, "win")

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class _SpielBot(Bot):
    """Whatever plays OpenSpiel's states."""

    def answer(self, view: View, budget: Budget) -> Move:
        position: Position = self.title.imagine(view, self.dice)
        asked, setup = position.clone(), position.setup
        while asked.seat != self.seat:  # others who are asked in secret at the same time, and first by OpenSpiel
            asked.push(asked.nth(int(self.dice.random() * asked.count())))
        game = pyspiel.load_game(openspiel.name_of(self.title), {"players": setup.seats, "seed": 0, **setup.options})
        state = openspiel.state_at(game, asked)
        player, codes = self.player(game, budget), list(position.partial)
        while True:
            codes.append(int(player.step(state)))
            state.apply_action(codes[-1])
            assert state.position is not None
            if not state.position.partial:
                return position.question.move_of(position, self.seat, tuple(codes))

    @abc.abstractmethod
    def player(self, game: Any, budget: Budget) -> Any:
        """OpenSpiel's bot for one answer."""

    def numbers(self) -> np.random.RandomState:
        return np.random.RandomState(int(self.dice.random() * _SEEDS))


class SpielRandom(_SpielBot):
    """OpenSpiel's random bot."""

    name = "spiel-random"

    def player(self, game: Any, budget: Budget) -> Any:
        return uniform_random.UniformRandomBot(self.seat, self.numbers())


class SpielSearch(_SpielBot):
    """OpenSpiel's IS-MCTS, which plays on at random."""

    name = "spiel-search"

    def evaluator(self) -> Any:
        return mcts.RandomRolloutEvaluator(1, self.numbers())

    def player(self, game: Any, budget: Budget) -> Any:
        search = _TimedSearch(game, self.evaluator(), EXPLORATION, 0, random_state=self.numbers())
        search.set_resampler(lambda state, player: state.resample_from_infostate(player, self.dice.random))
        search.simulations, search.clock, search.until = budget.playouts, budget.clock, budget.clock() + budget.seconds
        return search


class SpielInstinct(SpielSearch):
    """OpenSpiel's IS-MCTS, which plays on by our instinct."""

    name = "spiel-instinct"

    def evaluator(self) -> Any:
        return InstinctEvaluator(random.Random(int(self.dice.random() * _SEEDS)))
