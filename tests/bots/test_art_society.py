"""How strong Art Society's greedy player is, that it is quick, and that it looks only at what its seat may know."""

from __future__ import annotations

import random
import time

import pytest

from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.arena.tally import tally
from vernissage.bots import GreedyBot
from vernissage.games.art_society import title

LEAST = 0.92
GREEDY = GreedyBot()


@pytest.mark.parametrize(("players", "games"), [(3, 300), (2, 100), (4, 100)])
def test_greedy_beats_random_players(players: int, games: int) -> None:
    against_random = ["greedy", *["random"] * (players - 1)]
    counted = tally(list(run(plan("art_society", players=players, games=games, seed=2026, bots=against_random))))
    greedy = counted.bots[0]
    assert (greedy.name, greedy.seats) == ("greedy", 1)
    low, _ = greedy.wins.interval
    assert low >= LEAST, f"{greedy.wins.won:g} of {games} games won"


def test_a_choice_depends_on_nothing_hidden() -> None:
    for seed in range(4):
        dice = random.Random(seed)
        position = title.new(3, seed).position
        while position.frames:
            seat = position.seat
            code = GREEDY.code(position, seat, dice)
            if dice.random() < 0.2:
                twin = title.imagine(title.view(position, seat), dice)
                assert GREEDY.code(twin, seat, dice) == code
            position.push(code if dice.random() < 0.7 else position.nth(int(dice.random() * position.count())))


def test_it_answers_quickly() -> None:
    dice = random.Random(1)
    position = title.new(4, 1).position
    start, answers = time.process_time(), 0
    while position.frames:
        position.push(GREEDY.code(position, position.seat, dice))
        answers += 1
    assert (time.process_time() - start) / answers < 0.005
