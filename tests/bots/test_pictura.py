"""How strong Museum: Pictura's sensible players are, that they are quick, and that they look only at what they may."""

from __future__ import annotations

import random
import time

import pytest

from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.arena.tally import tally
from vernissage.bots import GreedyBot, PolicyBot
from vernissage.bots import bot as bot_of
from vernissage.games.pictura import title

LEAST = 0.92
GREEDY = GreedyBot()


@pytest.mark.parametrize(
    ("bot", "players", "games"), [("greedy", 3, 120), ("greedy", 2, 60), ("greedy", 4, 60), ("curator", 3, 60)]
)
def test_sensible_players_beat_random_ones(bot: str, players: int, games: int) -> None:
    against_random = [bot, *["random"] * (players - 1)]
    counted = tally(list(run(plan("pictura", players=players, games=games, seed=2026, bots=against_random))))
    sensible = counted.bots[0]
    assert (sensible.name, sensible.seats) == (bot, 1)
    low, _ = sensible.wins.interval
    assert low >= LEAST, f"{sensible.wins.won:g} of {games} games won"


@pytest.mark.parametrize("name", ["greedy", "curator"])
def test_a_choice_depends_on_nothing_hidden(name: str) -> None:
    player = bot_of(name, title)
    assert isinstance(player, PolicyBot)
    for seed in range(4):
        dice = random.Random(seed)
        position = title.new(3, seed).position
        while position.frames:
            seat = position.seat
            code = player.code(position, seat, dice)
            if dice.random() < 0.2:
                twin = title.imagine(title.view(position, seat), dice)
                assert player.code(twin, seat, dice) == code
            position.push(code if dice.random() < 0.7 else position.nth(int(dice.random() * position.count())))


def test_it_answers_quickly() -> None:
    dice = random.Random(1)
    position = title.new(4, 1).position
    start, answers = time.process_time(), 0
    while position.frames:
        position.push(GREEDY.code(position, position.seat, dice))
        answers += 1
    assert (time.process_time() - start) / answers < 0.005
