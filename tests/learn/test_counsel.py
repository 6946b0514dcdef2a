"""Advice on decisions, and the lessons that are kept of it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import vernissage
from tests.bots.test_flat import positions
from tests.learn.test_gathering import gathered
from tests.titles import OWN
from vernissage.core.titles import Title
from vernissage.games.modern_art import decisions
from vernissage.learn import gathering
from vernissage.learn.counsel import Counsel
from vernissage.learn.gathering import Crop, Errand, League

SELF_PLAY = League(rule=0, past=0)


@pytest.mark.parametrize("key", [title.key for title in OWN])
def test_it_follows_from_what_the_seat_knows(key: str) -> None:
    title: Title[Any, Any] = vernissage.title(key)
    for position in positions(title, 2):
        seat, counsel = position.seat, Counsel(position.setup, 2, lead=0.25)
        codes = [position.nth(number) for number in range(min(3, position.count()))]
        twin = title.imagine(position.view(seat), random.Random(99))
        one, other = (counsel.worths(asked, seat, codes, random.Random(1)) for asked in (position, twin))
        assert np.array_equal(one, other)


def test_to_throw_money_away_is_worth_less() -> None:
    position = vernissage.title("modern_art").new(4, 7).position
    while position.frames[-1][0] != decisions.SEAL:
        position.push(position.nth(0))
    seat, box = position.frames[-1][1], position.box
    cautious, wild = Counsel(position.setup, 30, lead=0.25).worths(
        position, seat, [box.zero + 20, box.zero + position.cash[seat]], random.Random(1)
    )
    assert cautious > wild + 0.1


def test_it_is_taken_on_the_usual_answer_and_some_others() -> None:
    crop, _ = gathered(vernissage.title("modern_art"), Errand(seed="a", games=1, league=SELF_PLAY, worlds=1))
    advised = crop.tried[:, 0] >= 0
    decided = crop.taken >= 0
    assert not (advised & ~decided).any(), "where nothing is decided there is nothing to advise"
    assert np.array_equal(crop.tried[advised, 0], crop.usual[advised])
    assert (crop.tried[advised, 1] >= 0).all()
    for row in np.flatnonzero(advised):
        tried = [output for output in crop.tried[row].tolist() if output >= 0]
        assert len(set(tried)) == len(tried)
        assert np.unpackbits(crop.legal[row])[tried].all()
    assert crop.worths[advised].std() > 0


def test_without_it_nothing_is_tried() -> None:
    crop, _ = gathered(vernissage.title("modern_art"), Errand(seed="a", games=1))
    assert (crop.tried < 0).all()


def test_lessons_are_kept_whole() -> None:
    title = vernissage.title("modern_art")
    crops = [gathered(title, Errand(seed=seed, games=1))[0] for seed in "ab"]
    both = gathering.load(gathering.dump(gathering.joined(crops)))
    assert both.games == 2
    assert both.decisions == crops[0].decisions + crops[1].decisions > 0
    for name in Crop._fields[:-2]:
        assert np.array_equal(getattr(both, name), np.concatenate([getattr(crop, name) for crop in crops])), name
