"""The greedy player is worth its name: it beats random players, wherever it sits."""

from __future__ import annotations

import pytest

from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.arena.tally import tally

LEAST = 0.95


@pytest.mark.parametrize(("players", "games"), [(4, 400), (3, 100), (5, 100)])
def test_greedy_beats_random_players(players: int, games: int) -> None:
    against_random = ["greedy", *["random"] * (players - 1)]
    counted = tally(list(run(plan("modern_art", players=players, games=games, seed=2026, bots=against_random))))
    greedy = counted.bots[0]
    assert (greedy.name, greedy.seats) == ("greedy", 1)
    low, _ = greedy.wins.interval
    assert low >= LEAST, f"{greedy.wins.won:g} of {games} games won"


def test_greedy_beats_random_players_with_the_mystery_hand() -> None:
    against_random = ["greedy", "random", "random"]
    options = {"mystery_hand": True, "edition": "classic"}
    wanted = plan("modern_art", players=3, games=100, seed=2026, bots=against_random, options=options)
    low, _ = tally(list(run(wanted))).bots[0].wins.interval
    assert low >= LEAST
