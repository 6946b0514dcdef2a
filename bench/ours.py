"""What our engine does in one second, for one build of it: `python bench/ours.py SECONDS` prints it as JSON.

`aims` runs this file once for the plain sources and once for what `make compiled` built, each in a process of its own.
All is processor time, but for the two processes side by side, which only a clock on the wall can tell.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import vernissage
from vernissage.core import position as engine
from vernissage.core.authored import Policy
from vernissage.core.position import Position
from vernissage.core.titles import Title

SEATS = {"art_society": 3, "gallerist": 4, "modern_art": 4, "pictura": 3}
ROUNDS = 5
MID_GAME = 100
_MEASURE_DOOR = "import sys; sys.path.insert(0, {folder!r}); import ours; print(ours.one_door({seconds!r}))"


def dealt(title: Title[Any, Any], rng: random.Random) -> Position:
    """A game that begins."""
    position: Position = title.blank(title.setup(SEATS[title.key]), rng.randbytes(32))
    title.deal(position)
    return position


def quick_door(title: Title[Any, Any], rng: random.Random) -> int:
    """A random game through the quick door, its deal included; the number of moves."""
    position = dealt(title, rng)
    moves = 0
    while count := position.count():
        position.push(position.nth(int(rng.random() * count)))
        moves += 1
    return moves


def playouts(policy: Policy | None) -> Callable[[Title[Any, Any], random.Random], int]:
    """Play-outs inside, each from a copy of one of a hundred games that were dealt beforehand."""
    begun: list[Position] = []

    def one(title: Title[Any, Any], rng: random.Random) -> int:
        if not begun:
            begun.extend(dealt(title, rng) for _ in range(100))
        return title.playout(begun[int(rng.random() * len(begun))].clone(), rng, policy)

    return one


def rate(play: Callable[[Title[Any, Any], random.Random], int], title: Title[Any, Any], seconds: float) -> float:
    """Moves a second, the median of some rounds."""
    rng = random.Random(1)
    play(title, rng)  # what is worked out once is not a move's cost
    found = []
    for _ in range(ROUNDS):
        moves, start = 0, process_time()
        while process_time() - start < seconds / ROUNDS:
            moves += play(title, rng)
        found.append(moves / (process_time() - start))
    return median(found)


def answering(policy: Policy, title: Title[Any, Any], seconds: float) -> float:
    """Answers of a policy a second, in games its title's instinct plays; the rules' own time is left out.

    It meets each position for the first time, so that nothing it keeps is there already.
    """
    rng, instinct = random.Random(1), title.instinct()
    assert instinct is not None
    answers, spent = 0, 0.0
    while spent < seconds:
        position = dealt(title, rng)
        asked: list[tuple[Position, int]] = []
        while position.frames:
            seat = position.seat
            asked.append((position.clone(), seat))
            position.push(instinct(position, seat, rng))
        start = process_time()
        for one, seat in asked:
            policy(one, seat, rng)
        spent += process_time() - start
        answers += len(asked)
    return answers / spent


def clone_seconds(title: Title[Any, Any]) -> float:
    """The cost of a copy in the middle of a game, the best of five series."""
    rng = random.Random(1)
    position = dealt(title, rng)
    title.playout(position, rng, limit=MID_GAME)
    best = float("inf")
    for _ in range(5):
        start = process_time()
        for _ in range(2000):
            position.clone()
        best = min(best, process_time() - start)
    return best / 2000


def late_to_early(title: Title[Any, Any], games: int = 3) -> float:
    """What a move by name, told and recorded, costs in the second half of a record beside the first one."""
    halves = [0.0, 0.0]
    for seed in range(games):
        rng = random.Random(seed)
        game = title.new(SEATS[title.key], seed)
        times = []
        while game.position.frames:
            seat = game.position.question.awaited(game.position)[0]
            move = game.position.moves(seat).sample(rng)
            start = process_time()
            game.play(seat, move)
            times.append(process_time() - start)
        middle = len(times) // 2
        halves[0] += sum(times[:middle]) / middle
        halves[1] += sum(times[middle:]) / (len(times) - middle)
    return halves[1] / halves[0]


def one_door(seconds: float) -> float:
    """Moves a second by the clock on the wall, of Modern Art."""
    title, rng = vernissage.title("modern_art"), random.Random(1)
    quick_door(title, rng)
    moves, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        moves += quick_door(title, rng)
    return moves / (perf_counter() - start)


def side_by_side(seconds: float) -> float:
    """How many times as many moves two processes make as one, by the clock on the wall."""
    folder = str(__file__).rpartition("/")[0]
    command = [sys.executable, "-c", _MEASURE_DOOR.format(folder=folder, seconds=seconds)]

    def together(count: int) -> float:
        running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
        return sum(float(process.communicate()[0]) for process in running)

    return median(together(2) / together(1) for _ in range(3))


def measured(title: Title[Any, Any], seconds: float) -> dict[str, float]:
    """All figures of a title."""
    greedy, instinct = title.policy(), title.instinct()
    assert greedy is not None
    return {
        "quick door": rate(quick_door, title, seconds),
        "play-outs": rate(playouts(None), title, seconds),
        "play-outs by instinct": rate(playouts(instinct), title, seconds),
        "clone µs": 1e6 * clone_seconds(title),
        "greedy": answering(greedy, title, seconds / 2),
        "greedy-1": answering(title.styles()["greedy-1"], title, seconds / 2),
        "late to early": late_to_early(title),
    }


if __name__ == "__main__":
    wanted = float(sys.argv[1])
    told: dict[str, Any] = {
        "is compiled": not engine.__file__.endswith(".py"),
        "titles": {title.key: measured(title, wanted) for title in vernissage.titles()},
        "two processes": side_by_side(wanted),
    }
    print(json.dumps(told))
