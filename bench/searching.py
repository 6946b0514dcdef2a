"""How many games searches play out in their minds each second: ours in each title, beside OpenSpiel's IS-MCTS.

OpenSpiel's searches hearts and gin rummy, rules and search in C++, each play-out at random to the end. Ours plays out
by the title's instinct to its horizon, from another imagined position for each round of answers; imagining counts.
"""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import vernissage
from vernissage.bots import Budget
from vernissage.bots.weighing import Weighing
from vernissage.core.titles import Title

SEATS = {"art_society": 3, "gallerist": 3, "modern_art": 4, "pictura": 3}
QUESTIONS = 12
"""Questions that are thought about, spread over a game."""
BETWEEN = 23
"""Answers between one and the next."""
SIMULATIONS = 200
EXPLORATION = 2.0


def measured(seconds: float) -> dict[str, float]:
    """Play-outs a second of processor time, by title and by OpenSpiel's games."""
    found = {title.key: ours(title, seconds) for title in vernissage.titles()}
    return {**found, **{f"OpenSpiel {name}": theirs(name, seconds) for name in ("hearts", "gin_rummy")}}


def ours(title: Title[Any, Any], seconds: float) -> float:
    """Our search at questions of games that the instinct plays."""
    dice, playouts, spent = random.Random(1), 0, 0.0
    position, seed = title.new(SEATS[title.key], 1).position, 1
    while spent < seconds:
        title.playout(position, dice, title.instinct(), limit=BETWEEN)
        if not position.frames:
            seed += 1
            position = title.new(SEATS[title.key], seed).position
        elif not position.partial and position.count() > 1:
            seat = position.seat
            view, start = position.view(seat), process_time()
            weighing = Weighing(title, view, seat, dice)
            if not weighing.is_forced:
                weighing.think(Budget(seconds / QUESTIONS))
                playouts += weighing.playouts
                spent += process_time() - start
    return playouts / spent


def theirs(name: str, seconds: float) -> float:
    """OpenSpiel's IS-MCTS at questions of random games."""
    rng, simulations, spent = random.Random(1), 0, 0.0
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while spent < seconds:
        for _ in range(BETWEEN):
            if not state.is_terminal():
                state.apply_action(_any(state, rng))
        while state.is_chance_node():
            state.apply_action(_any(state, rng))
        if state.is_terminal():
            state = game.new_initial_state()
        elif len(state.legal_actions()) > 1:
            evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 31))
            bot = pyspiel.ISMCTSBot(
                rng.randrange(1 << 31),
                evaluator,
                EXPLORATION,
                SIMULATIONS,
                -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            start = process_time()
            bot.step(state)
            spent += process_time() - start
            simulations += SIMULATIONS
    return simulations / spent


def _any(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return int(rng.choices([code for code, _ in outcomes], [odds for _, odds in outcomes])[0])
    return int(rng.choice(state.legal_actions()))


def report(console: Console, found: dict[str, float]) -> None:
    """For people."""
    hearts, rummy = found["OpenSpiel hearts"], found["OpenSpiel gin_rummy"]
    table = Table("search", title="Play-outs a second in a search, one core")
    for column in ("play-outs/s", "× hearts", "× gin rummy"):
        table.add_column(column, justify="right")
    for name, rate in found.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / hearts:.2f}", f"{rate / rummy:.2f}")
    console.print(table)


if __name__ == "__main__":
    report(Console(), measured(10.0))
