"""The sale to the bank: ranks, markers, and what a painting pays."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.modern_art.scene import play, scene
from tests.rules import rule
from vernissage.games.modern_art import events
from vernissage.games.modern_art.scoring import ranking, round_markers, worth

SCALE = (30, 20, 10)


@rule("MA-32", "MA-R12")
@pytest.mark.parametrize(
    ("offered", "order"),
    [
        ((1, 2, 3, 4, 5), [4, 3, 2, 1, 0]),
        ((5, 1, 1, 1, 1), [0, 1, 2, 3, 4]),
        ((2, 2, 2, 2, 5), [4, 0, 1, 2, 3]),
        ((0, 3, 5, 3, 0), [2, 1, 3]),
        ((4, 4, 4, 4, 5), [4, 0, 1, 2, 3]),
        ((0, 0, 1, 5, 1), [3, 2, 4]),
    ],
)
def test_most_offered_first_and_ties_to_the_left(offered: tuple[int, ...], order: list[int]) -> None:
    assert ranking(offered) == order


@rule("MA-33", "MA-R12")
@pytest.mark.parametrize(
    ("offered", "row"),
    [
        ((0, 0, 0, 0, 5), (0, 0, 0, 0, 30)),
        ((0, 2, 0, 5, 0), (0, 20, 0, 30, 0)),
        ((1, 0, 0, 5, 1), (20, 0, 0, 30, 10)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    ],
)
def test_only_artists_that_were_offered_are_ranked(offered: tuple[int, ...], row: tuple[int, ...]) -> None:
    assert round_markers(offered, SCALE) == row


@rule("MA-34")
def test_thirty_twenty_ten_and_nothing() -> None:
    p = scene("koriko-once", "", "", walls=["nex*3 bahut*2 darmoir*1", "sadland*1", "koriko*4"])
    closed = only(play(p, "0 offer koriko-once"), events.RoundClosed)
    assert closed.markers == (20, 10, 0, 0, 30)
    assert p.cash == [180, 100, 220]
    assert p.bank == 200


@rule("MA-32")
def test_unsold_paintings_count_for_the_ranking() -> None:
    p = scene("koriko-once", "", "", walls=["bahut*2", "", ""], unsold="nex*3", offered={"koriko": 4})
    closed = only(play(p, "0 offer koriko-once"), events.RoundClosed)
    assert closed.offered == (3, 2, 0, 0, 5)
    assert closed.markers == (20, 10, 0, 0, 30)
    assert p.cash == [120, 100, 100]


@rule("MA-34", "MA-35", "MA-R12")
def test_markers_stay_and_add_up() -> None:
    past = [(30, 20, 10, 0, 0), (10, 0, 20, 0, 30)]
    p = scene("nex-once", "", "", round=3, markers=past, walls=["nex*2", "darmoir*2", "koriko"], offered={"nex": 4})
    heard = play(p, "0 offer nex-once")
    assert only(heard, events.RoundClosed).markers == (30, 0, 20, 0, 10)
    assert p.markers == (*past, (30, 0, 20, 0, 10))
    assert p.cash == [100 + 2 * 70, 100 + 2 * 50, 100 + 40]


@rule("MA-35", "MA-R12")
def test_outside_the_top_three_old_markers_pay_nothing_but_stay() -> None:
    past = [(0, 0, 0, 30, 20)]
    walls = ["nex*3", "bahut*2 darmoir*2", "sadland*1 koriko*1"]
    p = scene("nex-once", "nex-once", "", round=2, markers=past, walls=walls, seller=1, offered={"nex": 4})
    play(p, "1 offer nex-once")
    assert p.markers[1] == (30, 20, 10, 0, 0)
    assert p.cash[2] == 100, "Sadland and Koriko pay nothing this round"
    assert worth((*p.markers, (0, 10, 20, 30, 0)), (0, 10, 20, 30, 0)) == (0, 30, 30, 60, 0)


@rule("MA-35", "MA-R12")
def test_worth_is_all_markers_for_the_ranked_and_nothing_for_the_others() -> None:
    rows = [(30, 20, 10, 0, 0), (30, 0, 20, 10, 0), (0, 10, 20, 0, 30)]
    assert worth(rows[:1], rows[0]) == (30, 20, 10, 0, 0)
    assert worth(rows[:2], rows[1]) == (60, 0, 30, 10, 0)
    assert worth(rows, rows[2]) == (0, 30, 50, 0, 30)


@rule("MA-34", "MA-36")
def test_everybody_is_paid_at_once_for_all_he_owns() -> None:
    p = scene("koriko-once", "", "", "", walls=["koriko", "koriko*2 nex", "", "koriko nex*2"])
    heard = play(p, "0 offer koriko-once")
    paid = {event.seat: event.amount for event in heard if isinstance(event, events.Paid)}
    assert paid == {0: 30, 1: 80, 2: 0, 3: 70}
    assert p.cash == [130, 180, 100, 170]
    assert p.bank == 180
