"""What the parts of a seat's expectation in The Gallerist tell of the end: the `Weights` of its foresight.

    .venv/bin/python tools/expectations.py --games 150

At each round's beginning in games of the greedy player it is known what each seat has in the end. How far that lies
from the others' is told by least squares from the parts, with weights that change with the turns that are left. They
are drawn towards one, the estimate's own, as by a few games in which that was true.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np

import vernissage
from vernissage.games.gallerist.foresight import Weights, counts
from vernissage.games.gallerist.heuristic.estimate import turns_left

LEFT = (0.0, 2.0, 4.0, 7.0, 10.0, 14.0, 19.0)
"""Turns left at which there is a row of weights."""
PULL = 300.0
"""How much weighs that the weights are one, in squares of money."""
ROW = len(Weights._fields)
PRIOR = np.tile([*[1.0] * (ROW - 1), 3.0], len(LEFT))


def endings(players: int, seed: int) -> list[tuple[float, Any, Any]]:
    """The beginnings of the rounds of one game: how many turns are left, what counts, what each seat has in the end."""
    title, dice = vernissage.title("gallerist"), random.Random(seed)
    policy = title.policy()
    assert policy is not None
    position: Any = title.new(players, seed).position
    now, found = 0, []
    while position.frames:
        if position.question.key == "turn" and position.round != now:
            now = position.round
            left = [turns_left(position, seat) for seat in range(players)]
            found.append((float(np.mean(left)), [counts(position, seat, left[seat]) for seat in range(players)]))
        position.push(policy(position, position.seat, dice))
    return [(left, np.array(seen), np.array(position.outcome.scores, float)) for left, seen in found]


def near(left: float) -> Any:
    """How much each row counts with so many turns left."""
    return np.array([np.interp(left, LEFT, row) for row in np.eye(len(LEFT))])


def apart(values: Any) -> Any:
    """How far each seat's lie from the mean of all."""
    return values - values.mean(0)


def told(actual: Any, guessed: Any) -> float:
    return float(1 - ((actual - guessed) ** 2).sum() / (actual**2).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150, help="for each number of players")
    asked = parser.parse_args()
    lefts, seen, ends, games = [], [], [], []
    for players in (2, 3, 4):
        for seed in range(1, asked.games + 1):
            for left, parts, scores in endings(players, seed):
                seen.append(np.einsum("sk,h->shk", apart(parts), near(left)).reshape(players, -1))
                ends.append(apart(scores))
                lefts.append(np.full(players, left))
                games.append(np.full(players, seed))
        print(f"{players} players: {asked.games} games")
    known, lead, left, game = np.concatenate(seen), np.concatenate(ends), np.concatenate(lefts), np.concatenate(games)

    def fitted(some: Any) -> Any:
        rows, over = known[some], lead[some] - known[some] @ PRIOR
        return PRIOR + np.linalg.solve(rows.T @ rows + PULL * np.eye(len(PRIOR)), rows.T @ over)

    parts = fitted(game % 4 != 0)
    for low, high in zip(LEFT, (*LEFT[1:], np.inf), strict=True):
        new = (game % 4 == 0) & (left >= low) & (left < high)
        if new.any():
            before, after = told(lead[new], known[new] @ PRIOR), told(lead[new], known[new] @ parts)
            print(f"from {low:g} turns left: {before:.0%} told by the estimate, {after:.0%} by these weights")
    for low, row in zip(LEFT, fitted(np.full(len(game), True)).reshape(len(LEFT), ROW), strict=True):
        print(f"{low:g}: Weights({', '.join(f'{value:.2f}' for value in row)})")


if __name__ == "__main__":
    main()
