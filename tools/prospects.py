"""What cards in hand are worth at the end of a round of Modern Art: the `HandWorth` of its foresight, and how surely a
lead by them wins, fitted to games of its instinct.

    .venv/bin/python tools/prospects.py --games 1200

Of every seat at every end of a round it is known what it has in the end; how far that lies from the others is told by
least squares from cash, what the markers of the artists in hand show, cards, doubles, and who sells next. A money in
cash counts one.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from typing import Any

import numpy as np

import vernissage
from vernissage.bots.trials import expected_share
from vernissage.games.modern_art.components import DOUBLE

SHARPNESS = [step / 2 for step in range(1, 81)]


def seen(position: Any) -> list[list[float]]:
    """By seat: what counts."""
    box, seats = position.box, position.seats
    shown = [sum(row[artist] for row in position.markers) for artist in range(len(box.artists))]
    return [
        [
            position.cash[seat],
            sum(shown[box.artist[card]] for card in position.hands[seat]),
            len(position.hands[seat]),
            sum(box.auction[card] == DOUBLE for card in position.hands[seat]),
            seat == position.seller,
        ]
        for seat in range(seats)
    ]


def endings(title: Any, players: int, seed: int) -> list[tuple[int, Any, Any, list[float]]]:
    """Of one game: the rounds that are over, what counts there, what everybody has in the end, and the shares of it."""
    instinct, dice = title.instinct(), random.Random(seed)
    position = title.new(players, seed).position
    now, found = position.round, []
    while position.frames:
        position.push(instinct(position, position.seat, dice))
        if position.frames and position.round != now:
            now = position.round
            found.append((now, np.array(seen(position), float)))
    shares = [position.outcome.share(seat) for seat in range(players)]
    return [(number, counts, np.array(position.cash, float), shares) for number, counts in found]


def sharpness(known: list[Any], parts: Any) -> float:
    """Under which the winners were likeliest."""

    def surprise(exponent: float) -> float:
        return -sum(
            share * math.log(max(1e-9, expected_share((counts @ parts).tolist(), seat, exponent)))
            for counts, _, shares in known
            for seat, share in enumerate(shares)
            if share
        )

    return min(SHARPNESS, key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200, help="for each number of players")
    asked = parser.parse_args()
    title = vernissage.title("modern_art")
    known: dict[int, list[Any]] = defaultdict(list)
    for players in range(title.facts.players[0], title.facts.players[1] + 1):
        for seed in range(1, asked.games + 1):
            for number, *ending in endings(title, players, seed):
                known[number].append(ending)
        print(f"{players} players: {asked.games} games")
    for number, found in sorted(known.items()):
        counts = np.concatenate([one - one.mean(0) for one, _, _ in found])
        cash = np.concatenate([one - one.mean() for _, one, _ in found])
        parts = np.linalg.lstsq(counts, cash, rcond=None)[0]
        told = 1 - ((cash - counts @ parts) ** 2).sum() / (cash**2).sum()
        parts /= parts[0]
        some = found[:: max(1, len(found) // 1500)]
        print(f"after {number}: {np.round(parts[1:], 2)}, {told:.0%} told, sharpness {sharpness(some, parts)}")


if __name__ == "__main__":
    main()
