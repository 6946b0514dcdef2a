"""A policy of one layer learns Modern Art from nothing but wins and defeats, against two players who answer at random.

`python docs/examples/learn.py [UPDATES] [CURVE.csv]`: it needs `vernissage[env]` and a few minutes of one core.
"""

import sys

import numpy as np

import vernissage.env

updates = int(sys.argv[1]) if len(sys.argv) > 1 else 150
games, dice = vernissage.env.vector("modern_art", n=64, players=3, seed=1), np.random.default_rng(1)
rows, space = np.arange(games.n), games.masks.shape[1]
weights, curve = np.zeros((games.observations.shape[1], space), np.float32), []
kept: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in rows]  # what seat 0 saw and did, game by game
for update in range(updates):
    told, won = [], []
    while len(won) < 128:
        seen, own = np.log1p(games.observations).astype(np.float32), games.seats == 0
        logits, scores = np.zeros((games.n, space), np.float32), np.full((games.n, space), -np.inf, np.float32)
        logits[own], legal = seen[own] @ weights, games.masks.nonzero()  # the others answer at random
        scores[legal] = logits[legal] + dice.gumbel(size=len(legal[0]))
        codes = scores.argmax(axis=1)  # drawn by the masked policy
        for row in rows[own]:
            kept[row].append((seen[row], games.masks[row].astype(bool), codes[row]))
        games.step(codes)
        for row in rows[games.over]:
            told, kept[row] = [*told, kept[row]], []
            won.append(games.rewards[row, 0])
    mean = np.mean(won)
    for game, reward in zip(told, won, strict=True):
        x, mask = np.array([step[0] for step in game]), np.array([step[1] for step in game])
        odds = np.where(mask, np.exp(np.clip(x @ weights, -30, 30)), 0)
        push = -odds / odds.sum(axis=1, keepdims=True)
        push[np.arange(len(game)), [step[2] for step in game]] += 1  # towards what was done, away from the rest
        weights += 0.01 * (reward - mean) * x.T @ push
    curve.append(mean)
    print(f"update {update + 1}: seat 0 won {mean:.0%} of {len(won)} games", flush=True)
if len(sys.argv) > 2:
    np.savetxt(sys.argv[2], curve, "%.4f")
