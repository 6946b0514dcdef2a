"""Tricks: the title's own policy with a twist, by name."""

from __future__ import annotations

import random

import pytest

import vernissage
from vernissage.bots import bot, may_hold_the_truth
from vernissage.bots.tricks import NoSuchTrick, Twist, named, trick, twists_in
from vernissage.core.position import Position

TITLE = vernissage.title("modern_art")


def asked(question: str, seed: int = 1) -> Position:
    """A position in which the policy answers that question with more than the least amount."""
    policy = TITLE.policy()
    assert policy is not None
    position: Position = TITLE.new(3, seed).position
    dice = random.Random(seed)
    while True:
        code = policy(position, position.seat, dice)
        if position.question.key == question and code - position.question.amounts(position, position.seat).start > 10:
            return position
        position.push(code)


def amount(name: str, position: Position) -> int:
    """What a trick bids there, counted in codes from the least that may be bid."""
    code = trick(name, TITLE)(position, position.seat, random.Random(1))
    return code - position.question.amounts(position, position.seat).start


def test_a_trick_is_named_by_its_twists() -> None:
    twists = (Twist("bid", "scale", 0.7), Twist("seal", "random"), Twist("raise", "add", -2))
    assert named(twists) == "trick(bid.scale=0.7+seal.random+raise.add=-2)"
    assert twists_in(named(twists), TITLE) == twists
    assert bot("trick(seal.lowest)", TITLE).name == "trick(seal.lowest)"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("trick(bid.louder)", "'bid.louder' is no twist; write QUESTION.HOW"),
        ("trick(bid.scale)", "'bid.scale' is no twist"),
        ("trick(bribe.random)", "asks no question 'bribe'; it asks .*bid"),
        ("trick()", "'' is no twist"),
        ("trick(bid.random+bid.scale=2)", "'bid' is twisted twice"),
    ],
)
def test_what_is_no_trick_is_said(name: str, why: str) -> None:
    with pytest.raises(NoSuchTrick, match=why):
        bot(name, TITLE)


def test_amounts_are_twisted_and_stay_among_those_there_are() -> None:
    position = asked("seal")
    own = amount("trick(seal.scale=1)", position)
    most = len(position.question.amounts(position, position.seat)) - 1
    assert amount("trick(bid.scale=0.5)", position) == own, "it is another question"
    assert amount("trick(seal.scale=0.5)", position) == round(own / 2)
    assert amount("trick(seal.add=-3)", position) == own - 3
    assert amount("trick(seal.scale=50)", position) == amount("trick(seal.highest)", position) == most
    assert amount("trick(seal.cap=0)", position) == amount("trick(seal.lowest)", position) == 0
    assert 0 < amount("trick(seal.cap=0.05)", position) < own


def test_a_trick_knows_what_its_seat_knows() -> None:
    """It reads the true position in the arena, as the policy does that it twists: a twin is answered alike."""
    name = "trick(seal.scale=0.8+bid.random+offer.instinct)"
    assert may_hold_the_truth(bot(name, TITLE), TITLE)
    answer, dice = trick(name, TITLE), random.Random(7)
    position = TITLE.new(3, 7).position
    while position.frames:
        seat = position.seat
        if not position.partial:
            twin = TITLE.imagine(position.view(seat), random.Random(3))
            assert answer(position, seat, random.Random(5)) == answer(twin, seat, random.Random(5))
        position.push(answer(position, seat, dice))
