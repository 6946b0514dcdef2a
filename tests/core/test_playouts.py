"""Play-outs inside the engine are the games one would play from outside, with the same dice."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vernissage
from tests.titles import OWN
from vernissage.core.errors import PlayoutError
from vernissage.core.position import Position

KEYS = [title.key for title in OWN]


def begun(key: str, seed: int = 3) -> Position:
    title = vernissage.title(key)
    position: Position = title.new(title.facts.players[1], seed).position
    return position


def played_from_outside(position: Position, dice: random.Random, limit: int) -> int:
    pushed = 0
    while position.frames and pushed < limit:
        position.push(position.nth(int(dice.random() * position.count())))
        pushed += 1
    return pushed


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("limit", [None, 0, 1, 57])
def test_a_playout_is_the_game_the_same_dice_give_outside(key: str, limit: int | None) -> None:
    inside, outside = begun(key), begun(key)
    dice, same = random.Random(5), random.Random(5)
    pushed = inside.setup.title.playout(inside, dice, limit=limit)
    assert pushed == played_from_outside(outside, same, 1_000_000 if limit is None else limit)
    assert inside == outside
    assert dice.random() == same.random()
    assert bool(inside.frames) is (limit is not None)


@pytest.mark.parametrize("key", KEYS)
def test_a_policy_answers_for_every_seat(key: str) -> None:
    position = begun(key)
    asked: list[tuple[int, int]] = []

    def first(p: Position, seat: int, dice: Any) -> int:
        asked.append((p.seat, seat))
        return p.nth(0)

    assert position.setup.title.playout(position, random.Random(1), policy=first, limit=40) == len(asked) == 40
    assert all(one == other for one, other in asked)


def test_what_was_counted_before_a_playout_is_forgotten() -> None:
    position = begun("pictura")
    position.count()
    position.setup.title.playout(position, random.Random(2), limit=7)
    assert position.nth(0) == position.codes()[0]


@pytest.mark.parametrize("limit", [-1, 2.5, "ten", True])
def test_a_limit_that_is_no_number_of_codes_is_refused(limit: Any) -> None:
    position = begun("modern_art")
    before = position.to_bytes()
    with pytest.raises(PlayoutError, match="a whole number of codes"):
        position.setup.title.playout(position, random.Random(1), limit=limit)
    assert position.to_bytes() == before


def test_a_position_of_another_title_is_refused() -> None:
    with pytest.raises(PlayoutError, match="Modern Art needs a position of it"):
        vernissage.title("modern_art").playout(begun("pictura"), random.Random(1))
    with pytest.raises(PlayoutError, match="not 'deal'"):
        vernissage.title("modern_art").playout("deal", random.Random(1))


def test_dice_and_policies_of_other_kinds_are_refused() -> None:
    position = begun("modern_art")
    title: Any = position.setup.title
    with pytest.raises(PlayoutError, match=r"the dice .* are a generator such as random\.Random\(7\), not 7"):
        title.playout(position, 7)
    with pytest.raises(PlayoutError, match=r"a policy is a function such as title.instinct\(\), not 'instinct'"):
        title.playout(position, random.Random(1), policy="instinct")
    assert position.ply == 0
