"""The reasons of The Gallerist say what the engine then does."""

from __future__ import annotations

import functools

import pytest

import vernissage
from tests.reasoned import Reasoned, answers
from vernissage.games.gallerist.events import Bought, Sold
from vernissage.games.gallerist.heuristic.estimate import estimate
from vernissage.games.gallerist.moves import Buy, Fulfil, Sell
from vernissage.games.gallerist.reasons import shares

GALLERIST = vernissage.title("gallerist")


@functools.cache
def game() -> list[Reasoned]:
    return list(answers(GALLERIST, 3, 2))


def test_a_work_costs_what_the_reason_says_and_a_sale_pays_it() -> None:
    told = {Buy: "price", Sell: "amount"}
    expected: dict[type, object] = {}
    found = 0
    for position, seat, move, reasons in game():
        for kind, fact in told.items():
            if isinstance(move, kind) and (why := reasons.get(f"why-{kind.__name__.lower()}")):
                expected[kind] = why.facts[fact]
        if isinstance(move, Buy | Fulfil):
            kind, event = (Buy, Bought) if isinstance(move, Buy) else (Sell, Sold)
            amounts = [heard.amount for heard in GALLERIST.at(position).play(seat, move) if isinstance(heard, event)]
            if kind in expected and amounts:
                assert amounts == [expected.pop(kind)]
                found += 1
    assert found >= 6


def test_what_a_sensible_player_answers_leaves_as_much_as_any_other_answer() -> None:
    compared = 0
    for _, _, _, reasons in game():
        if why := reasons.get("why-turn"):
            amount, other = why.facts["amount"], why.facts["other"]
            assert isinstance(amount, int)
            assert isinstance(other, int)
            assert amount >= other - 1  # whoever is ahead also wants the game to end
            compared += 1
    assert compared > 100


def test_the_parts_that_are_told_make_up_what_is_expected() -> None:
    for position, seat, _, _ in game()[::20]:
        assert sum(shares(position, seat).values()) == pytest.approx(estimate(position, seat))
