"""What a seat is given to learn from follows from its view alone: it is the same in every twin."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.env.players import PLAYERS
from tests.titles import OWN
from vernissage.env.observing import Observer
from vernissage.env.rendering import board_of
from vernissage.env.setting import dealt

LOOKS = 12


@pytest.mark.parametrize("key", [title.key for title in OWN])
def test_observation_mask_and_picture_are_the_same_in_a_twin(key: str) -> None:
    title = next(title for title in OWN if title.key == key)
    setup, dice, differed = title.setup(PLAYERS[key]), random.Random(11), 0
    observer = Observer(setup)
    position = dealt(setup, bytes(32))
    for number in range(40 * LOOKS):
        if not position.frames:
            break
        if number % 40 == 0:
            for seat in range(setup.seats):
                twin = title.imagine(position.view(seat), dice)
                differed += twin.state() != position.state()
                asked = seat == position.seat
                seen, also = (observer.observe(each, seat, asked) for each in (position, twin))
                assert all(np.array_equal(seen[part], also[part]) for part in seen)
                assert board_of(position, seat) == board_of(twin, seat)
        position.push(position.nth(int(dice.random() * position.count())))
    assert differed > LOOKS / 2, "the twins are no other positions, so nothing was shown"
