"""Before the first round: piles, starting paintings, starting bids."""

from __future__ import annotations

import pytest

from tests.rulebook.art_society.scene import asked, begin, may, play, refused, seen
from tests.rules import rule
from vernissage import SeatCountError
from vernissage.games.art_society import title


@rule("AS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_by_two_to_four(seats: int) -> None:
    assert title.new(seats, 1).position.seats == seats


@rule("AS-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_not_played_by_others(seats: int) -> None:
    with pytest.raises(SeatCountError):
        title.new(seats, 1)


@rule("AS-2")
def test_paintings_lie_in_piles_by_size_and_number_face_down_and_shuffled() -> None:
    one, other = title.new(3, 1).position, title.new(3, 2).position
    assert one.piles != other.piles
    for number, name in enumerate(one.box.piles):
        for tile in one.piles[number]:
            width, height = one.box.sizes[one.box.size[tile]]
            assert f"{width}x{height}-{one.box.value[tile]}" == name
        assert sorted(one.piles[number]) == sorted(other.piles[number])
    assert sum(map(len, one.piles)) == 112


@rule("AS-3")
def test_108_decor_tiles_are_there_for_all() -> None:
    assert sum(stock.left for stock in seen(title.new(2, 1).position, None).stock) == 108


@rule("AS-4")
def test_everybody_holds_the_bid_cards_1_to_20() -> None:
    p = title.new(4, 1).position
    assert p.hands == [tuple(range(1, 21))] * 4
    assert seen(p, 2).hand == tuple(range(1, 21))


@rule("AS-5", "AS-R15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_is_dealt_one_starting_painting_and_the_rest_leave_the_game(seats: int) -> None:
    p = title.new(seats, 3).position
    assert len(set(p.starts)) == seats
    assert sorted((*p.starts, *p.removed)) == [112, 113, 114, 115]
    assert {title.new(seats, seed).position.starts[0] for seed in range(30)} == {112, 113, 114, 115}


@rule("AS-6", "AS-R15")
def test_starting_paintings_are_hung_in_seat_order() -> None:
    p = title.new(3, 1).position
    for seat in range(3):
        assert asked(p) == ("start", (seat,))
        play(p, f"{seat} hang {p.box.paintings[p.starts[seat]]} g4")
    assert asked(p)[0] == "lot"


@rule("AS-6")
def test_a_starting_painting_covers_one_or_two_stars() -> None:
    p = title.new(2, 1).position
    tile = p.box.paintings[p.starts[0]]
    assert may(p, 0) == {f"hang {tile} {column}{row}" for column in "fgh" for row in (3, 4, 5)}
    assert refused(p, f"0 hang {tile} e5").rule == "AS-6"
    assert refused(p, f"0 hang {tile} g6").reason == "no-star"
    assert refused(p, f"0 hang {tile} n9").rule == "AS-13"
    assert refused(p, f"0 hang {p.box.paintings[p.starts[1]]} g5").reason == "other-painting"


@rule("AS-R17")
def test_french_and_polish_differ_on_the_stars_at_least_one_must_be_covered() -> None:
    p = title.new(2, 1).position
    tile = p.box.paintings[p.starts[0]]
    assert {f"hang {tile} h4", f"hang {tile} g4", f"hang {tile} f4"} <= may(p, 0)


@rule("AS-7")
@pytest.mark.parametrize(("bids", "first"), [((3, 1, 4), 1), ((2, 3, 4), 0), ((4, 3, 2), 2)])
def test_the_lowest_starting_bid_is_the_first_auctioneer(bids: tuple[int, ...], first: int) -> None:
    p = begin(3, bids).position
    assert p.spent == [(bid,) for bid in bids]
    assert asked(p) == ("lot", (first,))


@rule("AS-7", "AS-R15")
def test_starting_bids_are_drawn_by_chance_and_stay_known() -> None:
    assert len({tuple(title.new(3, seed).position.spent) for seed in range(40)}) > 10
    p = begin(3, (3, 1, 4)).position
    for viewer in (0, 1, 2, None):
        assert [player.starting_bid for player in seen(p, viewer).players] == [3, 1, 4]
