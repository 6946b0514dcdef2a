"""Positions that may make puzzles: where one answer is clearly better than every other, and greedy gives another."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.bots import Budget, GreedyBot, proving
from vernissage.core.errors import LessonError
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title

_FIRST_LOOK = 60
"""Positions imagined before an answer is thought to be the best."""
_MOST_ANSWERS = 40
_CHANCE = 0.2
"""How often a question is looked at."""


@dataclass(frozen=True)
class Candidate:
    """A position, what seems best there, and what greedy would do."""

    name: str
    text: str
    question: str
    seat: int
    best: Move
    greedy: Move
    leads: tuple[tuple[Move, float, float], ...]
    """Each answer with the lead it comes to and how far it lies behind the best, the best first."""

    def told(self) -> str:
        answers = "; ".join(f"{move} {lead:.1f} (-{behind:.1f})" for move, lead, behind in self.leads[:6])
        return f"{self.name}: seat {self.seat}, {self.question}: greedy {self.greedy}: {answers}"


def find(title: Title[Any, Any], players: int, seeds: Iterable[int], question: str, late: float) -> Iterator[Candidate]:
    """Walk through games of greedy bots, and tell of each question where greedy seems to err."""
    if title.policy() is None:
        raise LessonError(f"{title.facts.name} has no policy, so there is no greedy bot that could err")
    asked = [one.key for one in title.position_type.QUESTIONS]
    if question and question not in asked:
        raise LessonError(f"{title.facts.name} asks no question {question!r}; it asks {', '.join(asked)}")
    for seed in seeds:
        dice = random.Random(seed)
        positions = _game(title, players, seed)
        for number in range(int(len(positions) * late), len(positions)):
            position = positions[number]
            if (not question or position.question.key == question) and dice.random() < _CHANCE:
                found = _tried(title, position, f"{title.key}-{players}-{seed}-{number}", dice)
                if found is not None:
                    yield found


def _game(title: Title[Any, Any], players: int, seed: int) -> list[Position]:
    """The positions of a game of greedy bots at which a whole move is asked for."""
    position, dice, bot = title.new(players, seed).position, random.Random(seed), GreedyBot()
    found = []
    while position.frames:
        if not position.partial:
            found.append(position.clone())
        position.push(bot.code(position, position.frames[-1][1], dice))
    return found


def _tried(title: Title[Any, Any], position: Position, name: str, dice: random.Random) -> Candidate | None:
    seat = position.frames[-1][1]
    moves = position.moves(seat)
    if not 1 < len(moves) <= _MOST_ANSWERS:
        return None
    tried = [*moves]
    view = position.view(seat)
    worlds = proving.imagined(title, view, seat, dice, _FIRST_LOOK)
    found = proving.compare(worlds, tried, (), proving.playing(title, seat))
    ranked = sorted(tried, key=lambda move: -sum(found[move]))
    best, second = ranked[:2]
    greedy = GreedyBot()
    greedy.begin(title, seat, dice)
    usual = greedy.answer(view, Budget())
    if not proving.is_beaten(found[second], found[best], 3.0) or usual == best:
        return None
    leads = tuple(
        (move, sum(found[move]) / _FIRST_LOOK, (sum(found[best]) - sum(found[move])) / _FIRST_LOOK) for move in ranked
    )
    return Candidate(name, position.text(), position.question.key, seat, best, usual, leads)
