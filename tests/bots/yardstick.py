"""The answers of `greedy-1`, the yardstick of the arena, on 2,000 positions: 500 of each title of the house.

A file tells of games as the quick door plays them. Each game has three lines: seats and seed, the codes pushed, and
`ply:answer` for the plies at which greedy-1 was asked. `python -m tests.bots.yardstick` wrote the files once; they are
never written anew, since what is measured by a yardstick that changes cannot be compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import vernissage
from vernissage.core.position import Position
from vernissage.core.titles import Title

FOLDER = Path(__file__).with_name("greedy_1")
NAME = "greedy-1"
POSITIONS, PER_GAME = 500, 20
_STRAY = 0.2
"""How often the games leave greedy-1's own way, so that it is asked about unusual positions, too."""


class Asked(NamedTuple):
    """A position, where it stands in its file, and the answer written there."""

    place: str
    position: Position
    answer: int


def asked(key: str) -> Iterator[Asked]:
    """The positions of a title's file; the same object goes on to the next one."""
    title = vernissage.title(key)
    lines = (FOLDER / f"{key}.txt").read_text("utf-8").splitlines()
    for start in range(0, len(lines), 3):
        head, codes, answers = lines[start : start + 3]
        seats, seed = (int(word) for word in head.split())
        wanted = {int(ply): int(answer) for ply, answer in (word.split(":") for word in answers.split())}
        position = title.new(seats, seed).position
        for ply, code in enumerate(map(int, codes.split())):
            if ply in wanted:
                yield Asked(f"{key}.txt, line {start + 2}, ply {ply}", position, wanted[ply])
            position.push(code)


def _game(title: Title[Any, Any], seats: int, seed: int) -> str:
    dice = random.Random(seed)
    choose = title.styles()[NAME]
    position = title.new(seats, seed).position
    codes: list[int] = []
    answers: list[tuple[int, int]] = []
    while position.frames:
        count = position.count()
        stray = dice.random() < _STRAY
        code = position.nth(int(dice.random() * count)) if stray else choose(position, position.seat, dice)
        if count > 1:
            answers.append((len(codes), choose(position, position.seat, dice)))
        codes.append(code)
        position.push(code)
    kept = sorted(dice.sample(answers, PER_GAME))
    pushed = " ".join(map(str, codes[: kept[-1][0] + 1]))
    return f"{seats} {seed}\n{pushed}\n" + " ".join(f"{ply}:{answer}" for ply, answer in kept) + "\n"


if __name__ == "__main__":
    for title in vernissage.titles():
        least, most = title.facts.players
        games = [_game(title, least + n % (most - least + 1), 100 + n) for n in range(POSITIONS // PER_GAME)]
        with (FOLDER / f"{title.key}.txt").open("x", encoding="utf-8") as file:
            file.write("".join(games))
