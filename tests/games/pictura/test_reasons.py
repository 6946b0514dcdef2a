"""The reasons of Museum: Pictura say what the engine then does."""

from __future__ import annotations

import functools

import vernissage
from tests.reasoned import Reasoned, answers
from vernissage.games.pictura.events import Exhibited, Hung, Swapped
from vernissage.games.pictura.moves import Exhibit, Hang, Swap

PICTURA = vernissage.title("pictura")


@functools.cache
def game() -> list[Reasoned]:
    return list(answers(PICTURA, 3, 4))


def test_a_swap_brings_and_costs_the_prestige_the_reason_says() -> None:
    swaps = 0
    for position, seat, move, told in game():
        if isinstance(move, Swap):
            (event,) = [event for event in PICTURA.at(position).play(seat, move) if isinstance(event, Swapped)]
            facts = told["why-swap-prestige"].facts
            pays = facts["pays"]
            assert isinstance(pays, int)
            assert facts["gains"] == event.gained
            assert event.lost == min(pays, position.score[seat] + event.gained)  # PI-R13
            swaps += 1
    assert swaps > 20


def test_a_painting_that_is_hung_brings_the_prestige_the_reason_says() -> None:
    hung = 0
    for position, seat, move, told in game():
        if isinstance(move, Hang):
            points = [event.points for event in PICTURA.at(position).play(seat, move) if isinstance(event, Hung)]
            assert points in ([told["why-hang"].facts["points"]], [])
            hung += len(points)
    assert hung > 20


def test_an_exhibition_brings_the_prestige_the_reason_says() -> None:
    shown = 0
    for position, seat, move, told in game():
        if isinstance(move, Exhibit):
            (event,) = [event for event in PICTURA.at(position).play(seat, move) if isinstance(event, Exhibited)]
            assert told["why-exhibit"].facts["amount"] == event.value + event.bonus
            shown += 1
    assert shown > 3
