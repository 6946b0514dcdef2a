"""The yardstick does not change: greedy-1 answers as it did when it was frozen."""

from __future__ import annotations

import random

import pytest

import vernissage
from tests.bots.yardstick import FOLDER, NAME, POSITIONS, asked

HOUSE = [title.key for title in vernissage.titles() if title.package.startswith("vernissage.games.")]


@pytest.mark.parametrize("key", HOUSE)
def test_greedy_1_answers_as_it_did(key: str) -> None:
    choose = vernissage.title(key).styles()[NAME]
    found = [(place, choose(p, p.seat, random.Random(0)), answer) for place, p, answer in asked(key)]
    assert [(place, code) for place, code, answer in found if code != answer] == []
    assert len(found) == POSITIONS


def test_every_file_is_of_a_title() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(HOUSE)
