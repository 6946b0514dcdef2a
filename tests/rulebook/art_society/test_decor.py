"""Frames that match, and the decor they bring."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable

import pytest

from tests.builders import only
from tests.rulebook.art_society.scene import (
    asked,
    dealings,
    held,
    may,
    names,
    play,
    refused,
    scene,
    seen,
    wall,
)
from tests.rules import rule
from vernissage.games.art_society import events, title
from vernissage.games.art_society.dues import owed
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition

NEW = "portrait-gold-2x2"
HELD = "cityscape-shell-2x2"


THREE_GOLD = ("cityscape-gold-2x2@g3", "still_life-gold-2x2@i5", "landscape-gold-2x2@e5")


def decor(p: ArtSocietyPosition) -> set[str]:
    """The decor shapes seat 0 may take now."""
    return {text.split()[1] for text in may(p, 0, "decor") | may(p, 0, "keep_decor")}


FIVE_GOLD = (
    "cityscape-gold-2x2@g3 still_life-gold-2x2@i3 landscape-gold-2x2@e5 start@a1 cityscape-gold-2x3@g7 "
    "still_life-gold-2x3@i7"
)


def matching(count: int, also: str = "", *others: str, **more: object) -> ArtSocietyPosition:
    """Seat 0 has hung a painting next to so many of the same frame, and is to settle its decor."""
    gold = (*THREE_GOLD, "cityscape-gold-2x3@g7")[:count]
    spec = " ".join([*gold, "start@k5" if count else "start@i5"]) if count < 5 else FIVE_GOLD
    new = NEW if count < 5 else "portrait-gold-3x2"
    more["lots"] = f"{new} {more.get('lots', '')}"
    p = scene(f"{spec} {also}", *others, **more)  # type: ignore[arg-type]
    play(p, f"0 take {new}; 0 hang {new} g5")
    return p


@rule("AS-17")
@pytest.mark.parametrize(
    ("count", "shapes"),
    [(0, set()), (1, {"1x1"}), (2, {"1x1", "2x1", "1x2"}), (3, {"1x1", "2x1", "1x2", "3x1", "1x3"})],
)
def test_matching_frames_earn_one_decor_tile_of_at_most_their_number(count: int, shapes: set[str]) -> None:
    p = matching(count)
    assert decor(p) == shapes
    if count:
        assert refused(p, "0 done").rule == "AS-R1"
        play(p, "0 keep_decor 1x1")
        assert decor(p) == set()
    play(p, "0 done")


@rule("AS-17", "AS-R23")
def test_example_two_matching_frames_earn_one_tile_of_up_to_two_shields() -> None:
    p = matching(2)
    assert refused(p, "0 decor 3x1 a1").rule == "AS-17"
    play(p, "0 decor 1x1 i4")
    assert decor(p) == set(), "one tile, not two of one shield"
    play(p, "0 done")
    assert "1x1@i4" in wall(p, 0)


@rule("AS-17")
def test_the_new_painting_does_not_count_itself_and_corners_do_not_match() -> None:
    p = scene("cityscape-gold-2x2@g3 start@i3", lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} i6")
    assert only(play(p, "0 done"), events.Hung).matches == 0


@rule("AS-17")
def test_other_frames_do_not_match() -> None:
    p = scene("cityscape-shell-2x2@g3 start@a1", lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert p.dues == ()


@rule("AS-18", "AS-R16")
def test_french_and_polish_differ_on_four_frames_here_up_to_their_number() -> None:
    p = matching(4)
    assert p.dues == (4,)
    play(p, "0 decor 3x1 e4" if "decor 3x1 e4" in may(p, 0) else "0 keep_decor 3x1")
    assert decor(p) == {"1x1"}, "what is left of the combination"
    play(p, "0 done")


@rule("AS-18", "AS-R16")
def test_four_frames_may_bring_several_tiles() -> None:
    p = matching(4)
    for square in ("i4", "f4", "f7", "i7"):
        assert "decor 1x1 " + square in may(p, 0)
        play(p, f"0 decor 1x1 {square}")
    assert decor(p) == set()
    play(p, "0 done")
    assert sum(p.box.shields[code // p.box.cells] for code in p.decor[0]) == 4


@rule("AS-18", "AS-R16", "AS-R11")
def test_with_exact_as_much_is_taken_as_can_be_placed() -> None:
    p = matching(4, decor_total="exact")
    play(p, "0 keep_decor 3x1")
    assert refused(p, "0 done").rule == "AS-R1"
    assert refused(p, "0 decor 2x1 i4").rule == "AS-17"
    play(p, "0 decor 1x1 i4; 0 done")
    q = matching(2, decor_total="exact")
    play(q, "0 decor 1x1 i4; 0 done")


@rule("AS-R11")
def test_with_exact_the_rest_is_left_where_there_is_no_place_for_it() -> None:
    gold = "cityscape-gold-2x2@g3 still_life-gold-2x2@i5 landscape-gold-2x2@e5 cityscape-gold-2x3@g7"
    free = ("g5 h5 g6 h6 a9 c9 c8 n1",)
    p = scene(f"{gold} start@a1", free=free, lots=NEW, assistants=(HELD,), decor_total="exact")
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert p.dues == (4,)
    play(p, "0 decor 1x1 a9; 0 decor 1x1 c9; 0 decor 1x1 n1")
    assert may(p, 0) == {"decor 1x1 c8"}
    none = {"1x1": 0}  # and nothing to trade
    q = scene(f"{gold} start@a1", free=free, lots=NEW, assistants=(HELD,), decor_total="exact", stock=none)
    play(q, f"0 take {NEW}; 0 hang {NEW} g5; 0 decor 1x2 c8")
    assert may(q, 0) == {"done"}


@rule("AS-18")
def test_five_frames_bring_up_to_five_shields() -> None:
    p = matching(5)
    assert p.dues == (5,)
    play(p, "0 keep_decor 3x1")
    assert decor(p) == {"1x1", "2x1", "1x2"}
    assert refused(p, "0 decor 3x1 a5").rule == "AS-17"


@rule("AS-19")
def test_decor_hangs_by_the_usual_rules_or_goes_to_the_assistant() -> None:
    p = matching(2)
    assert refused(p, "0 decor 2x1 a1").rule == "AS-14"
    assert refused(p, "0 decor 2x1 g5").reason == "overlaps"
    assert refused(p, "0 decor 2x1 n9").rule == "AS-13"
    play(p, "0 keep_decor 2x1; 0 done")
    assert held(p, 0) == "2x1"
    assert p.stock[p.box.shapes.index("2x1")] == 17


@rule("AS-R1")
def test_decor_without_a_place_and_with_a_busy_assistant_is_forfeited() -> None:
    """Two frames match, but a square is left that only a single tile would cover, and there is none."""
    walls = "start@a1 cityscape-gold-2x2@e5 still_life-gold-2x2@g3"
    p = scene(walls, free=("g5 h5 g6 h6 a9",), assistants=(HELD,), lots=NEW, stock={"1x1": 0})
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert p.dues == (2,)
    assert may(p, 0) == {"done"}
    play(p, "0 done")
    assert not p.dues


@rule("AS-R1")
def test_otherwise_decor_is_taken() -> None:
    p = scene("start@a1 cityscape-gold-2x2@e5", free=("g5 h5 g6 h6 a9",), lots=NEW, assistants=(HELD,))
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert may(p, 0) == {"decor 1x1 a9"}
    assert refused(p, "0 done").rule == "AS-R1"


@rule("AS-20", "AS-R1")
def test_a_wall_completed_by_a_painting_earns_no_decor() -> None:
    p = scene("start@a1 cityscape-gold-2x2@e5", free=("g5 h5 g6 h6",), lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert may(p, 0) == {"done"}
    stock = list(p.stock)
    heard = play(p, "0 done")
    assert p.stock == stock
    assert only(heard, events.WallFull).seat == 0


@rule("AS-20", "AS-R1")
def test_not_even_for_the_assistant() -> None:
    """The held painting earns a tile, which the assistant is given; then the new one completes the wall."""
    free = ("g5 h5 g6 h6 e3 f3 e4 f4",)
    p = scene("start@a1 cityscape-shell-2x2@c3", free=free, lots=NEW, assistants=("still_life-shell-2x2",))
    stock = list(p.stock)
    play(p, f"0 take {NEW}; 0 hang still_life-shell-2x2 e3")
    assert p.dues == (1,)
    play(p, "0 keep_decor 1x1")
    heard = play(p, f"0 hang {NEW} g5; 0 done")
    assert held(p, 0) == ""
    assert p.stock == stock
    assert not any(isinstance(event, events.DecorKept) for event in heard), "nobody is told what was given back"


@rule("AS-20")
def test_nor_does_a_wall_completed_by_the_decor_the_assistant_held() -> None:
    p = scene("start@a1 cityscape-gold-2x2@e5", free=("g5 h5 g6 h6 a9",), lots=NEW, assistants=("1x1",))
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    assert p.dues == (1,)
    play(p, "0 hang_decor a9")
    assert may(p, 0) == {"done"}


@rule("AS-20", "AS-29")
def test_nor_does_a_superfluous_painting_bring_decor_to_a_full_wall() -> None:
    """The held painting completes the wall; the new one has no place left."""
    p = scene("start@a1", free=("g5 h5 g6 h6",), lots="landscape-walnut-5x5", assistants=("cityscape-shell-2x2",))
    play(p, "0 take landscape-walnut-5x5; 0 hang cityscape-shell-2x2 g5; 0 superfluous")
    assert may(p, 0) == {"done"}
    play(p, "0 done")
    assert held(p, 0) == ""


@rule("AS-R1")
def test_earned_decor_may_itself_complete_the_wall() -> None:
    p = scene("start@a1 cityscape-gold-2x2@e5", free=("g5 h5 g6 h6 a9",), lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} g5; 0 decor 1x1 a9; 0 done")
    assert p.masks[0] == p.box.grid.full


@rule("AS-R2")
def test_a_painting_hung_from_the_assistant_earns_decor() -> None:
    p = scene("start@a1 cityscape-shell-2x2@g3", lots=NEW, assistants=("still_life-shell-2x2",))
    play(p, f"0 take {NEW}; 0 hang still_life-shell-2x2 g5")
    assert p.dues == (1,)


@rule("AS-R2")
def test_a_painting_hung_from_the_museum_earns_decor_and_can_commit_a_faux_pas() -> None:
    p = scene(
        "start@a1 still_life-gold-2x2@e5 portrait-gold-2x2@g3",
        lots="portrait-gold-5x5",
        museum="portrait-gold-3x2",
        free=("g5 h5 i5 g6 h6 i6 a9",),
    )
    play(p, "0 take portrait-gold-5x5; 0 swap portrait-gold-3x2 g5")
    assert p.dues == (2,)
    assert names(p, p.sheet(0).faux_pas) == ["portrait-gold-2x2", "portrait-gold-3x2"]


@rule("AS-R10")
def test_the_second_of_two_hung_in_a_turn_sees_the_first() -> None:
    p = scene("start@a1", lots="portrait-gold-2x2", assistants=("cityscape-gold-2x2",))
    play(p, f"0 take {NEW}; 0 hang cityscape-gold-2x2 c1")
    assert not p.dues
    play(p, f"0 hang {NEW} e1")
    assert sum(p.dues) == 1


@rule("AS-R10")
def test_each_of_two_paintings_brings_its_own_tile() -> None:
    p = scene("cityscape-gold-2x2@a1 start@g5", lots="portrait-gold-2x2", assistants=("still_life-gold-2x2",))
    play(p, f"0 take {NEW}; 0 hang {NEW} c1; 0 hang still_life-gold-2x2 e1")
    assert p.dues == (1, 1)
    play(p, "0 decor 1x1 a3; 0 decor 1x1 b3; 0 done")
    assert {"1x1@a3", "1x1@b3"} <= wall(p, 0)


@rule("AS-18", "AS-R16")
@pytest.mark.parametrize("exact", [False, True])
def test_a_tile_settles_what_must_be_taken_before_the_rest_of_a_combination(exact: bool) -> None:
    """Four frames and one: 3x1 of the four, then a single tile for the one; the last shield of the four may be left."""
    total = "exact" if exact else "at_most"
    p = matching(4, "still_life-walnut-2x2@a1", assistants=("portrait-walnut-2x2",), decor_total=total)
    play(p, "0 hang portrait-walnut-2x2 c1")
    assert p.dues == (4, 1)
    play(p, "0 decor 3x1 a3; 0 decor 1x1 e1")
    assert decor(p) == {"1x1"}
    assert ("done" in may(p, 0)) is not exact


@rule("AS-17", "AS-R10")
def test_of_two_awards_each_has_its_tile() -> None:
    p = matching(3, "still_life-walnut-2x2@a1", assistants=("portrait-walnut-2x2",))
    play(p, "0 hang portrait-walnut-2x2 c1")
    assert p.dues == (3, 1)
    play(p, "0 decor 1x1 e1")
    assert decor(p) == {"1x1", "2x1", "1x2", "3x1", "1x3"}, "three shields are still due"
    play(p, "0 decor 3x1 a3; 0 done")


def four_and_two(**more: object) -> ArtSocietyPosition:
    """Seat 0 has hung a painting next to four of its frame, and another next to two."""
    walnut = "still_life-walnut-2x2@a1 landscape-walnut-2x2@c3"
    p = matching(4, walnut, assistants=("portrait-walnut-2x2",), **more)
    play(p, "0 hang portrait-walnut-2x2 c1")
    assert p.dues == (4, 2)
    return p


SQUARES = {
    1: ("1x1", "f4", "i4", "f7", "i7", "e1", "e2"),
    2: ("2x1", "a3", "a4", "k4", "m5"),
    3: ("3x1", "a5", "k3", "k7"),
}
"""By shields, a shape and squares on which it may hang in `four_and_two`."""


def take(p: ArtSocietyPosition, tiles: Iterable[int]) -> bool:
    """Whether seat 0 may take decor of so many shields one after the other; what is refused is refused by AS-17."""
    used = dict.fromkeys(SQUARES, 0)
    for shields in tiles:
        used[shields] += 1
        move = f"0 decor {SQUARES[shields][0]} {SQUARES[shields][used[shields]]}"
        if shields in {p.box.shields[p.box.shapes.index(shape)] for shape in decor(p)}:
            play(p, move)
        else:
            assert refused(p, move).rule == "AS-17"
            return False
    return True


@rule("AS-17", "AS-18", "AS-R6")
@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("tiles", sorted(set(itertools.permutations((3, 1, 2)))))
def test_awards_of_four_and_two_bring_three_and_one_and_two_in_any_order(tiles: tuple[int, ...], exact: bool) -> None:
    p = four_and_two(decor_total="exact" if exact else "at_most")
    assert take(p, tiles)
    assert decor(p) == set()
    play(p, "0 done")
    assert sorted(p.box.shields[code // p.box.cells] for code in p.decor[0]) == [1, 2, 3]


@rule("AS-17", "AS-18", "AS-R6", "AS-R23")
@pytest.mark.parametrize("tiles", [*itertools.product((1, 2, 3), repeat=3), *itertools.product((1, 2), repeat=4)])
def test_a_tile_is_taken_whenever_all_tiles_can_be_dealt_out_to_the_awards(tiles: tuple[int, ...]) -> None:
    p = four_and_two()
    possible = [bool(dealings((4, 2), tiles[:count])) for count in range(1, len(tiles) + 1)]
    assert take(p, tiles) == all(possible)


@rule("AS-R6", "AS-18")
def test_a_tile_taken_between_two_paintings_may_be_for_the_second() -> None:
    p = scene(
        "still_life-walnut-2x2@a1 landscape-walnut-2x2@c3 start@k5 cityscape-gold-2x2@g3 still_life-gold-2x2@i5 "
        "landscape-gold-2x2@e5 cityscape-gold-2x3@g7",
        lots=NEW,
        assistants=("portrait-walnut-2x2",),
    )
    play(p, f"0 take {NEW}; 0 hang portrait-walnut-2x2 c1; 0 decor 1x1 f4; 0 hang {NEW} g5")
    play(p, "0 decor 3x1 a5; 0 decor 2x1 a3; 0 done")


@rule("AS-18")
@pytest.mark.parametrize("exact", [False, True])
def test_what_is_owed_is_what_brute_force_finds(exact: bool) -> None:
    for dues in itertools.chain.from_iterable(itertools.product(range(1, 7), repeat=n) for n in (1, 2, 3)):
        for tiles in ((), *itertools.product((1, 2, 3), repeat=1), *itertools.product((1, 2, 3), repeat=2)):
            dealt = dealings(dues, tiles)
            if not dealt:
                continue
            left, most, forced = owed(dues, tiles, 4, exact)
            rests = [[_rest(due, of) for due, of in zip(dues, way, strict=True)] for way in dealt]
            assert most == max(map(max, rests))
            assert sum(left) == max(map(sum, rests))
            musts = [
                [rest for rest, of in zip(way, tiles_of, strict=True) if exact or not of]
                for way, tiles_of in zip(rests, dealt, strict=True)
            ]
            assert forced == min(max(must, default=0) for must in musts)


def _rest(due: int, tiles: list[int]) -> int:
    return due - sum(tiles) if due >= 4 or not tiles else 0


def line(stock: dict[str, int], *tiles: str, count: int = 2) -> ArtSocietyPosition:
    """Seat 0 has earned decor, owns these tiles, and the stock is as told."""
    return matching(count, " ".join(tiles), stock=stock)


@rule("AS-21", "AS-R28")
def test_example_three_single_tiles_in_a_row_are_traded_for_one_of_three() -> None:
    p = line({"1x1": 0}, "1x1@a1", "1x1@b1", "1x1@c1")
    assert refused(p, "0 decor 1x1 i4").rule == "AS-21"
    assert "trade h3 a1" in may(p, 0)
    play(p, "0 trade h3 a1")
    assert "3x1@a1" in wall(p, 0)
    assert p.stock[0] == 3
    play(p, "0 decor 1x1 i4; 0 done")


@rule("AS-21", "AS-R28", "AS-R12")
def test_a_tile_of_three_is_split_to_make_room_in_the_stock() -> None:
    p = line({"1x3": 0}, "1x3@a1", count=3)
    assert may(p, 0, "trade") == {"trade v2+1 a1", "trade v1+2 a1", "trade v1+1+1 a1"}
    play(p, "0 trade v1+2 a1")
    assert {"1x1@a1", "1x2@a2"} <= wall(p, 0)
    play(p, "0 decor 1x3 i2; 0 done")


@rule("AS-21", "AS-R12")
def test_a_trade_must_bring_back_what_has_run_out_and_is_wanted() -> None:
    assert may(line({}, "1x1@a1", "1x1@b1"), 0, "trade") == set()
    assert may(line({"3x1": 0}, "3x1@a1"), 0, "trade") == set(), "two frames want no tile of three"
    assert may(line({"1x1": 0}, "1x1@a1", "1x1@c1"), 0, "trade") == set(), "they do not lie side by side"
    assert may(line({"1x1": 0, "2x1": 0}, "1x1@a1", "1x1@b1"), 0, "trade") == set(), "there is nothing to trade for"
    assert may(line({"1x1": 0}, "2x1@a1", "1x1@c1"), 0, "trade") == {"trade h3 a1"}, "to turn them round brings nothing"
    assert refused(line({"1x1": 0}, "1x1@a1"), "0 trade h2 a1").rule == "AS-21"
    assert "trade h2 n1" not in may(line({"1x1": 0}, "1x1@n1", "1x1@a2"), 0), "a line does not go round the edge"


@rule("AS-R12")
def test_there_is_one_trade_for_each_tile_taken() -> None:
    p = line({"1x1": 0, "3x1": 1}, "1x1@a1", "1x1@b1", "1x1@c1", count=4)
    play(p, "0 trade h3 a1")
    assert p.stock[p.box.shapes.index("3x1")] == 0, "the wall could give it back"
    assert may(p, 0, "trade") == set()
    play(p, "0 decor 1x1 i4")
    assert "trade h1+2 a1" in may(p, 0, "trade"), "a tile was taken, and three shields are left"


@rule("AS-R12")
def test_a_trade_of_one_seat_takes_nothing_from_the_next() -> None:
    """Seat 0 trades for the rest of a combination and then leaves it; seat 1 trades in its own turn."""
    new = "portrait-shell-2x2"
    shell = "start@g5 cityscape-shell-2x2@a1 still_life-shell-2x2@e1 landscape-shell-2x2@c3 1x3@n1"
    p = matching(4, "1x1@a1 1x1@b1", shell, lots=new, stock={"1x1": 0, "1x3": 0})
    play(p, "0 keep_decor 3x1; 0 trade h2 a1; 0 done")
    play(p, f"1 take {new}; 1 hang {new} c1")
    assert may(p, 1, "trade") == {"trade v2+1 n1", "trade v1+2 n1"}


@rule("AS-R12")
def test_a_smaller_value_may_be_taken_instead() -> None:
    p = line({"2x1": 0, "1x2": 0})
    assert decor(p) == {"1x1"}
    play(p, "0 decor 1x1 i4; 0 done")


@rule("AS-R28")
def test_trades_only_use_the_own_wall() -> None:
    p = matching(2, "", "start@g5 1x1@a1 1x1@b1 1x1@c1", stock={"1x1": 0})
    assert may(p, 0, "trade") == set()


def test_a_trade_keeps_every_tile() -> None:
    p = line({"1x1": 0}, "1x1@a1", "1x1@b1", "1x1@c1")
    before = sorted(tile for place in title.inventory(p).values() for tile in place)
    play(p, "0 trade h2+1 a1")
    assert sorted(tile for place in title.inventory(p).values() for tile in place) == before
    assert asked(p)[0] == "hang"
    assert p.taken == NOTHING


@rule("AS-R14", "AS-21")
def test_in_its_draft_a_seat_sees_the_stock_after_a_trade_and_nobody_else_does() -> None:
    p = scene(f"{' '.join(THREE_GOLD)} start@k5 3x1@k4", lots=NEW, stock={"3x1": 0})
    play(p, f"0 take {NEW}; 0 hang {NEW} g5")
    stocks = {viewer: seen(p, viewer).stock for viewer in (0, 1, None)}
    trade = sorted(may(p, 0, "trade"))[0]
    play(p, f"0 {trade}")
    own = {stock.decor: stock.left for stock in seen(p, 0).stock}
    assert own == dict(zip(p.box.shapes, p.stock, strict=True))
    assert own["3x1"] == 1
    assert {viewer: seen(p, viewer).stock for viewer in (1, None)} == {v: stocks[v] for v in (1, None)}
    play(p, "0 keep_decor 3x1")
    assert next(stock.left for stock in seen(p, 0).stock if stock.decor == "3x1") == 0
    again = title.imagine(seen(p, 0), random.Random(1))
    assert (again.stock, again.before[0].stock) == (p.stock, p.before[0].stock)


@rule("AS-R14", "AS-19")
def test_in_its_draft_a_seat_sees_the_stock_without_what_it_took() -> None:
    p = matching(2)
    before = {viewer: seen(p, viewer).stock for viewer in (1, None)}
    left = p.stock[0]
    play(p, "0 keep_decor 1x1")
    assert seen(p, 0).stock[0].left == left - 1
    assert {viewer: seen(p, viewer).stock for viewer in (1, None)} == before
