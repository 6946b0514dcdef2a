"""Proofs of puzzles: that the wanted answers are better than every other, seen from the seat alone.

What is compared is the lead at the end of the game, in positions imagined from the seat's view. Where little can happen
until then, all of it is looked at: the seat does its best, and the others do their worst to it. Else everybody plays on
by the title's instinct, and an answer has to be better than each other one by more than chance, all of them meeting the
same positions and the same dice.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from vernissage.bots import trials
from vernissage.core import guiding
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.errors import LessonError
from vernissage.core.lessons import Lesson, Proof
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Layout, Mode
from vernissage.core.titles import Title

MOST_ANSWERS = 600
"""Legal moves of a puzzle at most: each of them is compared."""
MOST_LOOKED_AT = 200_000
"""Positions that an exhaustive search looks at, at most, for each one imagined."""
_SURE = 3.29
"""Standard errors on either side of a mean: 99.9 of a hundred means lie within."""
_BEATEN = 6.0
"""Standard errors by which an answer has to be worse to be given up before the end."""
_LEAST = 100
"""Play-outs before any answer is given up."""

Trial = Callable[[Position, Move, int], float]
"""What a move comes to in an imagined position; with a seed for the dice."""


class Margin(NamedTuple):
    """How much better one answer is than another: the lowest, the middle and the highest it may be."""

    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Finding:
    """What came out of a proof."""

    answer: Move
    """The wanted answer that is nearest to the others."""
    rival: Move
    """The other answer that is nearest to the wanted ones."""
    lead: float
    margin: Margin

    @property
    def holds(self) -> bool:
        """Whether every wanted answer is better than every other one."""
        return self.margin.low > 0

    def written(self, proof: Proof) -> Proof:
        """The proof with these figures, as its file has them."""
        low, middle, high = (round(figure, 2) for figure in self.margin)
        figures = {"lead": round(self.lead, 2), "rival": str(self.rival), "margin": (low, middle, high)}
        return msgspec.structs.replace(proof, **figures)


def prove(title: Title[Any, Any], lesson: Lesson, proof: Proof | None = None) -> Finding:
    """Repeat the proof of a puzzle, or try another one for it; LessonError if that kind of proof cannot be had."""
    tried = proof or lesson.proof
    assert tried is not None
    step, game = lesson.step[0], guiding.stand(title, lesson, 0)
    moves = game.moves(lesson.seat)
    if len(moves) > MOST_ANSWERS:
        raise LessonError(
            f"{lesson.key}: there are {len(moves)} answers, and each of {MOST_ANSWERS} at most is compared"
        )
    wanted = [move for move in moves if guiding.is_wanted(step, move)]
    others = [move for move in moves if not guiding.is_wanted(step, move)]
    worlds = imagined(title, game.view(lesson.seat), lesson.seat, random.Random(tried.seed), tried.worlds)
    if tried.method == "exhaustive":
        return _nearest(compare(worlds, wanted, others, _searching(lesson)), wanted, others, _span)
    return _nearest(compare(worlds, wanted, others, playing(title, lesson.seat)), wanted, others, _interval)


def imagined(
    title: Title[Any, Any], view: Any, seat: int, dice: random.Random, count: int
) -> Iterator[tuple[Position, int]]:
    """Positions that fit the view, each with a seed for what follows."""

    def instinct(position: Position, other: int, dice: Dice) -> int:
        return _instinct(title)(position, other, dice)  # a title that seals nothing needs none

    for _ in range(count):
        yield trials.imagined(title, view, seat, instinct, dice), dice.getrandbits(53)


def compare(
    worlds: Iterator[tuple[Position, int]], wanted: Sequence[Move], others: Sequence[Move], trial: Trial
) -> Mapping[Move, list[float]]:
    """By move: what it came to in each position. Of an answer that is clearly beaten only the first ones are there."""
    found: dict[Move, list[float]] = {move: [] for move in (*wanted, *others)}
    left = [*others]
    for number, (world, seed) in enumerate(worlds, 1):
        for move in (*wanted, *left):
            found[move].append(trial(world, move, seed))
        if number % _LEAST == 0:
            left = [move for move in left if any(not is_beaten(found[move], found[one], _BEATEN) for one in wanted)]
    return found


def is_beaten(other: Sequence[float], wanted: Sequence[float], errors: float) -> bool:
    """Whether an answer is worse than a wanted one by more than so many standard errors."""
    gains = [a - b for a, b in zip(wanted, other, strict=False)]
    error: float = statistics.stdev(gains) / len(gains) ** 0.5
    return statistics.fmean(gains) > errors * error


def _nearest(
    found: Mapping[Move, list[float]],
    wanted: Sequence[Move],
    others: Sequence[Move],
    margin: Callable[[Sequence[float]], Margin],
) -> Finding:
    pairs = (
        (margin([a - b for a, b in zip(found[one], found[other], strict=False)]), one, other)
        for one in wanted
        for other in others
    )
    nearest, answer, rival = min(pairs, key=lambda pair: pair[0].low)
    return Finding(answer, rival, statistics.fmean(found[answer]), nearest)


def _interval(gains: Sequence[float]) -> Margin:
    mean = statistics.fmean(gains)
    half = _SURE * statistics.stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else float("inf")
    return Margin(mean - half, mean, mean + half)


def _span(gains: Sequence[float]) -> Margin:
    return Margin(min(gains), statistics.fmean(gains), max(gains))


def lead(position: Position, seat: int) -> float:
    """What a seat has at the end more than the others on average; alone, what it has."""
    outcome = position.outcome
    assert outcome is not None
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - (statistics.fmean(others) if others else 0.0)


def playing(title: Title[Any, Any], seat: int) -> Trial:
    """Play on by instinct, the rest of the turn by the title's policy, and layouts too: an end may hang on them."""
    instinct = _instinct(title)
    policy, dice = title.policy() or instinct, random.Random()

    def go_on(position: Position, asked: int, dice: Dice) -> int:
        return (policy if isinstance(position.question, Layout) else instinct)(position, asked, dice)

    def play(world: Position, move: Move, seed: int) -> float:
        position = world.clone()
        position.push_move(seat, move)
        dice.seed(seed)
        while position.frames and position.frames[-1][1] == seat:  # the rest of the turn
            position.push(policy(position, seat, dice))
        title.playout(position, dice, go_on)
        return lead(position, seat)

    return play


def _instinct(title: Title[Any, Any]) -> Policy:
    instinct = title.instinct() or title.policy()
    if instinct is None:
        raise LessonError(f"{title.facts.name} has no instinct to play on by: its puzzles can only be searched through")
    return instinct


def _searching(lesson: Lesson) -> Trial:
    seat = lesson.seat

    def search(world: Position, move: Move, seed: int) -> float:
        position = world.clone()
        position.push_move(seat, move)
        looked_at = 0

        def sure(position: Position) -> float:
            nonlocal looked_at
            looked_at += 1
            if looked_at > MOST_LOOKED_AT:
                raise LessonError(f"{lesson.key}: more than {MOST_LOOKED_AT} positions follow after {move}")
            if not position.frames:
                return lead(position, seat)
            if position.question.mode is Mode.SEALED and position.frames[-1][1] != seat:
                raise LessonError(f"{lesson.key}: others bid in secret after {move}, which cannot be searched through")
            return (max if position.frames[-1][1] == seat else min)(map(sure, _after(position)))

        return sure(position)

    return search


def _after(position: Position) -> Iterator[Position]:
    for code in position.codes():
        after = position.clone()
        after.push(code)
        yield after
