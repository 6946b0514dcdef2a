"""How surely a lead at the end of a round wins: a title's `Horizon.leads`, fitted to games as they are played out.

    .venv/bin/python tools/leads.py modern_art --games 300

For each round the sharpness under which the winners were likeliest, all player counts together; where a later round
comes out lower than an earlier one, both get their mean, weighed by their games: a lead is never worth less later on.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import vernissage
from vernissage.bots.trials import expected_share

SHARPNESS = [step / 2 for step in range(81)]
Ending = tuple[Sequence[float], list[float]]
"""What each seat could expect at the end of a round, and its part of the win in the end."""


def endings(title: Any, players: int, seed: int) -> list[tuple[int, Ending]]:
    """The ends of the rounds of one game."""
    horizon, instinct, dice = title.horizon(), title.instinct(), random.Random(seed)
    position = title.new(players, seed).position
    now, found = horizon.round_of(position), []
    while position.frames:
        if horizon.play_on is None:
            position.push(instinct(position, position.seat, dice))
        else:
            position = horizon.play_on(position, dice)
        if position.frames and horizon.round_of(position) != now:
            now = horizon.round_of(position)
            found.append((now, list(horizon.expected(position))))
    shares = [position.outcome.share(seat) for seat in range(players)]
    return [(number, (expected, shares)) for number, expected in found]


def likeliest(known: list[Ending]) -> float:
    def surprise(sharpness: float) -> float:
        return -sum(
            share * math.log(max(1e-9, expected_share(scores, seat, sharpness)))
            for scores, shares in known
            for seat, share in enumerate(shares)
            if share
        )

    return min(SHARPNESS, key=surprise)


def rising(fitted: list[tuple[float, int]]) -> list[float]:
    """The same numbers, none lower than the one before it."""
    pools: list[tuple[float, int, int]] = []
    for value, weight in fitted:
        pools.append((value, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (one, first, size), (other, second, more) = pools[-2:]
            pools[-2:] = [((one * first + other * second) / (first + second), first + second, size + more)]
    return [value for value, _, size in pools for _ in range(size)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    asked = parser.parse_args()
    title = vernissage.title(asked.title)
    fewest, most = title.facts.players
    known: dict[int, list[Ending]] = defaultdict(list)
    for players in range(max(2, fewest), most + 1):
        for seed in range(1, asked.games + 1):
            for number, ending in endings(title, players, seed):
                known[number].append(ending)
        print(f"{players} players: {asked.games} games")
    rounds = sorted(known)
    found = rising([(likeliest(known[number]), len(known[number])) for number in rounds])
    print("rounds", rounds[0], "to", rounds[-1], [round(value, 1) for value in found])


if __name__ == "__main__":
    main()
