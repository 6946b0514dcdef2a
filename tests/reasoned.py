"""Games of sensible players who say why they answer as they do, for the tests of reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from vernissage.core.moves import Move
from vernissage.core.reasons import Reason
from vernissage.core.titles import Title


class Reasoned(NamedTuple):
    """A question, who answers it how, and why, by what the seat knows."""

    position: Any
    seat: int
    move: Move
    told: dict[str, Reason]


def answers(title: Title[Any, Any], seats: int, seed: int) -> Iterator[Reasoned]:
    """Each question of a game of sensible players."""
    dice, position = random.Random(seed), title.new(seats, seed).position
    policy = title.policy()
    assert policy is not None
    while position.frames:
        before, seat = position.clone(), position.seat
        codes: list[int] = []
        while not codes or position.partial:
            codes.append(policy(position, seat, dice))
            position.push(codes[-1])
        move = before.question.move_of(before, seat, tuple(codes))
        imagined = title.imagine(before.view(seat), dice)
        told = {reason.text: reason for reason in title.reasons(imagined, seat, move)}
        yield Reasoned(before, seat, move, told)
