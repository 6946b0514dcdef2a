"""What the view of Modern Art says about worth and payment, so that no client has to reckon it out."""

from __future__ import annotations

import itertools

import pytest

from tests.rulebook.modern_art.scene import NEX, scene, seen
from vernissage.games.modern_art import scoring, title

RANKED = (30, 20, 10)


def prospects(offered: tuple[int, ...], *markers: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return scoring.prospects(markers, offered, RANKED, 5)


def test_a_painting_can_pay_anything_from_nothing_to_the_first_place_with_its_old_markers() -> None:
    assert prospects((1, 0, 0, 0, 0), (30, 0, 0, 20, 10))[0] == (0, 60)
    assert prospects((0, 0, 0, 0, 4))[4] == (0, 30)


def test_four_paintings_on_the_left_are_sure_of_a_place() -> None:
    assert prospects((4, 0, 0, 0, 0))[0] == (20, 30)
    assert prospects((4, 4, 0, 0, 0), (0, 30, 0, 0, 0))[1] == (40, 60)
    assert prospects((0, 0, 4, 0, 0))[2] == (0, 30)


def test_the_worth_is_settled_with_the_closing_painting() -> None:
    assert prospects((2, 5, 0, 0, 0), (10, 20, 30, 0, 0)) == ((30, 30), (50, 50), (0, 0), (0, 0), (0, 0))


@pytest.mark.parametrize("start", [(4, 4, 3, 4, 4), (4, 3, 4, 4, 4), (3, 4, 4, 4, 4), (3, 3, 4, 4, 2)])
def test_no_end_of_the_round_pays_less_or_more(start: tuple[int, ...]) -> None:
    rooms = [range(count, 6) for count in start]
    ends = [end for end in itertools.product(*rooms) if end.count(5) == 1]
    rows = [scoring.round_markers(end, RANKED) for end in ends]
    for artist, (low, high) in enumerate(prospects(start)):
        assert low <= min(row[artist] for row in rows)
        assert high == max(row[artist] for row in rows)


def test_the_view_tells_ranks_and_markers_as_they_stand() -> None:
    view = seen(scene("nex", "nex", "nex", offered={"nex": 2, "koriko": 3, "bahut": 2, "sadland": 1}), 0)
    assert [artist.rank for artist in view.artists] == [2, 3, None, None, 1]
    assert [artist.marker_now for artist in view.artists] == [20, 10, 0, 0, 30]


def test_the_view_tells_what_paintings_paid() -> None:
    view = seen(scene("nex", "nex", "nex", round=3, markers=((30, 20, 10, 0, 0), (20, 0, 0, 10, 30))), 0)
    assert view.artists[NEX].paid == (30, 50)
    assert view.artists[1].paid == (20, 0)


@pytest.mark.parametrize(("payment", "sellers"), [("new_seller", (1,)), ("split", (0, 1))])
def test_the_view_tells_who_is_paid_for_a_double(payment: str, sellers: tuple[int, ...]) -> None:
    assert scoring.sellers(payment == "split", 0, 1) == sellers


def test_the_numbers_are_those_of_the_box() -> None:
    box = title.standard_components.replace("start = 100", "start = 80").replace("closing = 5", "closing = 4")
    view = title.new(3, seed=1, components=box).view(0)
    assert (view.numbers.start_cash, view.numbers.closing, view.numbers.ranked) == (80, 4, (30, 20, 10))
