"""Our environments beside PettingZoo's own classic games, in one process and one run.

All are driven by the same loop: `last`, a legal action out of the mask, `step`. The raw environments are measured,
without wrappers. What a step is: an action of an agent whose game goes on. The vectorised form is measured beside ours
in two ways: each as its documentation has it (`action_space.sample(mask)` and `games.sample(dice)`), and each with the
leanest search of its masks. It runs in one process and in two; its rate is told by core.
"""

from __future__ import annotations

import os
import random
import statistics
import warnings
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from vernissage.env import vector
from vernissage.env.pettingzoo import raw_env

ROUNDS = 3
ROWS = 64
SEATS = {"art_society": 3, "gallerist": 4, "modern_art": 4, "pictura": 3}
CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
"""Those of PettingZoo's classic games that are turn-based, have a mask and need nothing from elsewhere."""


def measured(seconds: float) -> dict[str, Any]:
    """Steps a second of each environment, and the ratios the house aims at."""
    singles: dict[str, Callable[[float], float]] = {f"{key} (ours)": ours(key) for key in SEATS}
    singles |= {name: classic(name) for name in CLASSIC}
    rates = _in_turns(singles, seconds)
    documented = _in_turns({key: as_documented(key) for key in SEATS}, seconds)
    many = _in_turns({key: rows(key, sampled) for key in SEATS}, seconds)
    searched = _in_turns({key: rows(key, by_mask) for key in SEATS}, seconds)
    fastest = max(CLASSIC, key=lambda name: rates[name])
    return {
        "steps/s": {name: round(rate) for name, rate in rates.items()},
        "fastest classic": fastest,
        "ours / fastest classic": {key: round(rates[f"{key} (ours)"] / rates[fastest], 2) for key in many},
        "single steps/s as documented": {key: round(rate) for key, rate in documented.items()},
        "vector steps/s and core": {key: round(rate) for key, rate in many.items()},
        "vector steps/s and core by mask": {key: round(rate) for key, rate in searched.items()},
        "vector / single, as documented": {key: round(rate / documented[key], 2) for key, rate in many.items()},
        "vector / single, by mask": {key: round(rate / rates[f"{key} (ours)"], 2) for key, rate in searched.items()},
        "vector of two processes / one": {"modern_art": round(two_processes("modern_art", seconds), 2)},
    }


def _in_turns(runners: dict[str, Callable[[float], float]], seconds: float) -> dict[str, float]:
    """The median round of each, so that a machine that is slow for a while is slow for all."""
    found: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(ROUNDS):
        for name, run in runners.items():
            found[name].append(run(seconds / ROUNDS))
    return {name: statistics.median(rates) for name, rates in found.items()}


def ours(key: str) -> Callable[[float], float]:
    game = raw_env(key, players=SEATS[key])
    return lambda seconds: _loop(game, seconds)


def as_documented(key: str) -> Callable[[float], float]:
    """One of ours in the loop of PettingZoo's documentation."""
    game: Any = raw_env(key, players=SEATS[key])

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() < start + seconds:
            game.reset()
            for agent in game.agent_iter():
                observation, _, terminated, truncated, _ = game.last()
                over = terminated or truncated
                game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
                steps += not over
        return steps / (process_time() - start)

    return run


def classic(name: str) -> Callable[[float], float]:
    """One of PettingZoo's games, with all it warns about left aside."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = __import__(f"pettingzoo.classic.{name}", fromlist=["raw_env"])
        game = module.raw_env()
        game.reset(seed=1)
    return lambda seconds: _loop(game, seconds)


def _loop(game: Any, seconds: float) -> float:
    dice, steps = random.Random(1), 0
    start = process_time()
    while process_time() < start + seconds:
        game.reset()
        while True:
            observation, _, terminated, truncated, info = game.last()
            if terminated or truncated:
                break
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            codes = mask.view(np.bool_).nonzero()[0]
            game.step(int(codes[int(dice.random() * len(codes))]))
            steps += 1
    return steps / (process_time() - start)


Chooser = Callable[[Any, np.random.Generator], Any]


def rows(key: str, choose: Chooser) -> Callable[[float], float]:
    games = vector(key, ROWS, players=SEATS[key], seed=1)
    return lambda seconds: _many(games, choose, seconds, process_time)


def _many(games: Any, choose: Chooser, seconds: float, clock: Callable[[], float]) -> float:
    dice, steps = np.random.default_rng(1), 0
    start = clock()
    while clock() < start + seconds:
        games.step(choose(games, dice))
        steps += games.n
    return steps / (clock() - start)


def sampled(games: Any, dice: np.random.Generator) -> Any:
    """A legal code for each row, each equally likely, as the vectorised form itself gives it."""
    return games.sample(dice)


def by_mask(games: Any, dice: np.random.Generator) -> Any:
    """The same by a search of the masks."""
    masks = games.masks
    places = np.flatnonzero(masks.view(np.bool_))  # which numpy finds ten times as fast as in bytes
    starts = np.searchsorted(places, np.arange(len(masks) + 1) * masks.shape[1])
    picked = starts[:-1] + (dice.random(len(masks)) * np.diff(starts)).astype(np.int64)
    return places[picked] % masks.shape[1]


def two_processes(key: str, seconds: float) -> float:
    """How much quicker two worker processes are than one, by the clock on the wall."""
    rates = []
    for workers in (1, 2):
        with vector(key, 4 * ROWS, players=SEATS[key], seed=1, workers=workers) as games:
            rates.append(_many(games, sampled, seconds / 2, perf_counter))
    return rates[1] / rates[0]


def report(console: Console, found: dict[str, Any]) -> None:
    """The same for people."""
    table = Table("environment", title="Random play through the environments, one process, median of the rounds")
    table.add_column("steps/s", justify="right")
    for name, rate in found["steps/s"].items():
        table.add_row(name, f"{rate:,}")
    for what, of in (("as documented", "single steps/s as documented"), (f"{ROWS} rows", "vector steps/s and core")):
        for name, rate in found[of].items():
            table.add_row(f"{name}, {what} (ours)", f"{rate:,}")
    for name, rate in found["vector steps/s and core by mask"].items():
        table.add_row(f"{name}, {ROWS} rows by mask (ours)", f"{rate:,}")
    console.print(table)
    for what in (
        "ours / fastest classic",
        "vector / single, as documented",
        "vector / single, by mask",
        "vector of two processes / one",
    ):
        told = ", ".join(f"{key} {ratio:g}×" for key, ratio in found[what].items())
        console.print(f"{what}: {told}")


if __name__ == "__main__":
    report(Console(), measured(6.0))
