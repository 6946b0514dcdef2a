"""Standing orders: what a seat told the table to answer for it. Nobody else is told of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vernissage.core.asking import may_speak
from vernissage.core.moves import Move, amount_field
from vernissage.core.position import Position

Then = Literal["pass", "ask"]


@dataclass(frozen=True)
class StandingOrder:
    """Raise by as little as can be up to an amount; above it pass, or be asked again.

    In an auction it holds for that auction, which began with decision `since`. Elsewhere it holds until it is taken
    back, and with nothing to bid it means: always decline.
    """

    up_to: int
    then: Then
    since: int | None


def may_order(position: Position, seat: int) -> bool:
    """Whether a seat could leave the answers to what it is asked now to the table: where silence means something."""
    return may_speak(position, seat) and position.question.silence(position, seat) is not None


def ordered(order: StandingOrder, position: Position, seat: int) -> Move | None:
    """What an order answers here; None where it says to ask."""
    question = position.question
    amounts = question.amounts(position, seat)
    if amounts:
        least = question.move_of(position, seat, (amounts[0],))
        if getattr(least, amount_field(least)) <= order.up_to:
            return least
    silence = question.silence(position, seat)
    if order.then == "ask" or silence is None:
        return None
    return question.move_of(position, seat, (silence,))
