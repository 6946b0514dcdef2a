"""Layouts, collections, the tables, and every part of the final count."""

from __future__ import annotations

import pytest

from tests.rulebook.pictura.scene import BOX, foreseen, of, over, places, play, scene, seen, wall_of, words
from tests.rules import rule
from vernissage.games.pictura import events, scoring, title
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.printed import COLLECTIONS

IMPRESSIONISM, LANDSCAPE = COLLECTIONS.index("impressionism"), COLLECTIONS.index("landscape")
MONET = 151
"""Impression, Sunrise: an Impressionist landscape."""


def laid(wall: str) -> scoring.CountedLayout:
    return scoring.layout(BOX.scale, BOX.period, BOX.domain, wall_of(wall))


DANIEL_FIRST = f"""
    145 146 150 .   25
    147 {MONET} .   .   .
    .   .   .   .   47
    .   .   .   .   .
    116 .   .   .   .
"""
DANIEL_THEN = f"""
    145 146 150 .   .
    147 {MONET} 25  .   .
    .   47  116 .   .
    .   .   .   .   .
    .   .   .   .   .
"""


@rule("PI-36", "PI-33")
def test_example_daniels_first_layout_has_one_collection() -> None:
    first = laid(DANIEL_FIRST)
    assert (first.groups[IMPRESSIONISM], first.values[IMPRESSIONISM]) == (5, 3)
    assert sum(first.values) == 3, "four landscapes that are not beside each other are no collection"


@rule("PI-36", "PI-34", "PI-R9")
def test_example_daniels_second_layout_has_two_that_cross_in_one_painting() -> None:
    then = laid(DANIEL_THEN)
    assert (then.values[IMPRESSIONISM], then.groups[LANDSCAPE], then.values[LANDSCAPE]) == (3, 4, 1)
    assert sum(then.values) == 4


@rule("PI-36", "PI-32")
def test_example_daniel_may_move_from_the_first_to_the_second() -> None:
    p = scene(walls=[DANIEL_FIRST])
    assert seen(p, 0).players[0].sheet.collections[LANDSCAPE] == 0
    play(p, f"0 arrange; 0 layout {places(wall_of(DANIEL_THEN))}")
    assert seen(p, 0).players[0].sheet.collections[LANDSCAPE] == 1


@rule("PI-33")
def test_corners_and_edges_of_the_board_do_not_connect() -> None:
    assert scoring.largest(0b00001_00010_00100_01000_10000) == 1, "a diagonal"
    assert scoring.largest(1 << 4 | 1 << 5) == 1, "the end of a row and the beginning of the next"
    assert scoring.largest(1 << 0 | 1 << 5 | 1 << 6 | 1 << 11) == 4
    assert scoring.largest(1 << 0 | 1 << 1 | 1 << 6 | 1 << 7 | 1 << 2) == 5
    assert scoring.largest((1 << 25) - 1) == 25
    assert scoring.largest(0) == 0


@rule("PI-35", "PI-R9")
def test_of_two_groups_only_the_largest_scores() -> None:
    rococo = of("rococo", count=9)
    apart = laid(f"{words(rococo[:5])} . . . . . {words(rococo[5:])}")
    assert apart.groups[COLLECTIONS.index("rococo")] == 5
    assert apart.values[COLLECTIONS.index("rococo")] == 3


PERIOD = (1, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45, 51, 57, 63)
DOMAIN = (1, 4, 6, 8, 11, 14, 18, 22, 26, 31, 36, 42, 48, 54, 61, 68, 76)


@rule("PI-63", "PI-18")
@pytest.mark.parametrize("size", range(4, 21))
def test_the_printed_table_of_values(size: int) -> None:
    renaissance, portrait = COLLECTIONS.index("renaissance"), COLLECTIONS.index("portrait")
    assert laid(words(of("renaissance", count=size))).values[renaissance] == PERIOD[size - 4]
    assert laid(words(of(domain="portrait", count=size))).values[portrait] == DOMAIN[size - 4]
    assert scoring.collection_value(BOX.scale, renaissance, size) == PERIOD[size - 4]


@rule("PI-R8")
@pytest.mark.parametrize(
    ("size", "period", "domain"), [(21, 70, 84), (22, 77, 92), (23, 84, 101), (24, 92, 110), (25, 100, 120)]
)
def test_our_values_from_21_to_25(size: int, period: int, domain: int) -> None:
    assert laid(words(of("renaissance", count=size))).values[0] == period
    assert laid(words(of(domain="portrait", count=size))).values[10] == domain


@rule("PI-18", "PI-63")
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_fewer_than_four_are_no_collection(size: int) -> None:
    assert sum(laid(words(of("renaissance", count=max(1, size))[:size])).values) == 0


def cross(cards: list[int], rest: str = ".") -> str:
    """A wall with these nine paintings in the cross and the same word on every other place."""
    taken = iter(cards)
    return " ".join(str(next(taken)) if cell // 5 == 2 or cell % 5 == 2 else rest for cell in range(25))


@rule("PI-66", "PI-R21")
def test_the_grand_gallery_in_one_collection() -> None:
    rococo = of("rococo", count=9)
    assert laid(cross(rococo)).gallery == 10
    assert laid(cross(of(domain="history", count=9))).gallery == 10
    spoilt = [*rococo[:8], 1]
    assert laid(cross(spoilt)).gallery == 0
    assert laid(words(rococo)).gallery == 0, "nine that are not the cross"
    assert laid(cross(rococo)).total == 12 + 10


@rule("PI-66", "PI-R21")
def test_the_cross_is_the_middle_row_and_the_middle_column() -> None:
    cells = [cell for cell in range(25) if scoring.GALLERY >> cell & 1]
    assert cells == [2, 7, 10, 11, 12, 13, 14, 17, 22]


@rule("PI-67", "PI-R21")
def test_a_full_museum() -> None:
    assert laid(words(range(1, 26))).museum == 10
    assert laid(words(range(1, 25))).museum == 0


@rule("PI-64", "PI-R1")
def test_the_goal_scores_every_criterion_a_painting_meets() -> None:
    goal = 17
    p = scene(walls=["97 145 150 1"], goals=(goal, 22))
    # Hogarth and history: 5. History and Impressionism: 3. Impressionism: 1. Nothing: 0.
    assert [BOX.goals[goal - 1][n - 1] for n in (97, 145, 150, 1)] == [5, 3, 1, 0]
    assert p.sheet(0, p.walls[0]).goal == 9
    assert p.goal_points(1, p.walls[0]) == sum(BOX.goals[21][n - 1] for n in (97, 145, 150, 1))


@rule("PI-65")
@pytest.mark.parametrize(("held", "bonus"), [(0, 0), (1, 0), (2, 5), (3, 15), (4, 30), (5, 60)])
def test_the_bonus_for_exhibitions(held: int, bonus: int) -> None:
    kinds = " ".join(COLLECTIONS[:held])
    spaces = " ".join(("supplies", "grant", "buyers", "depot", "circle")[:held])
    p = scene(exhibitions=[kinds], rewards=[spaces])
    assert p.sheet(0, p.walls[0]).exhibitions == bonus


@rule("PI-69")
@pytest.mark.parametrize(
    ("cards", "cost"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10), (8, 13), (9, 16), (12, 25)],
)
def test_what_a_discard_costs(cards: int, cost: int) -> None:
    p = scene(discards=[words(range(1, cards + 1))], score=(40, 5))
    assert p.sheet(0, p.walls[0]).discard == -cost


@rule("PI-R10", "PI-69")
def test_a_discard_costs_no_more_than_there_is() -> None:
    p = scene(discards=[words(range(1, 13))], score=(3, 5))
    sheet = p.sheet(0, p.walls[0])
    assert (sheet.discard, sheet.total) == (-3, 0)


@rule("PI-63", "PI-64", "PI-65", "PI-66", "PI-67", "PI-68", "PI-69")
def test_the_parts_of_a_count_add_up() -> None:
    rococo = of("rococo", count=9)
    p = scene(
        walls=[cross(rococo)],
        discards=["1 2 3"],
        won=["1 2"],
        exhibitions=["rococo baroque"],
        rewards=["circle depot"],
        score=(20, 5),
    )
    sheet = seen(p, 0).players[0].sheet
    assert (sheet.prestige, sum(sheet.collections), sheet.exhibitions) == (20, 12 + sum(sheet.collections[5:]), 5)
    assert (sheet.gallery, sheet.museum, sheet.rewards, sheet.discard) == (10, 0, 4, -1)
    parts = (sheet.prestige, *sheet.collections, sheet.goal, sheet.exhibitions)
    assert sheet.total == sum(parts) + sheet.gallery + sheet.museum + sheet.rewards + sheet.discard


@rule("PI-R16")
def test_the_view_tells_what_the_museums_and_the_goal_give() -> None:
    p = scene(hands=["97 1"], museum_trends=(26, 28, 29, 30), goals=(17, 22))
    view = seen(p, 0)
    assert view.hand == ("painting-1", "painting-97")
    assert tuple(museum.gives[1] for museum in view.museums) == (2, 1, 2, 0)
    assert [view.goal_points[painting - 1] for painting in (97, 145)] == [5, 3]
    spectator = seen(p, None)
    assert (spectator.goal_points, spectator.laid, spectator.prospects) == ((), None, ())
    assert all(museum.gives == () for museum in spectator.museums)


@rule("PI-40", "PI-R31")
@pytest.mark.parametrize("active", [0, 1], ids=["in one's own turn", "in another's"])
def test_a_hanging_is_foreseen_whoever_has_the_turn(active: int) -> None:
    p = scene(
        hands=["97 1", "2"],
        walls=[words(of("rococo", count=5, skip=[97]))],
        discards=["", "145"],
        trend=12,
        goals=(17, 22),
        active=active,
    )
    before = seen(p, 0).players[0]
    said, after = foreseen(p, 0, "hang 97 1")
    (hung,) = (event for event in said.events if isinstance(event, events.Hung))
    assert (hung.points, hung.doubled) == (2, "no")
    assert after["players[0].potential"] - before.potential == 2, "a sixth of Rococo"
    assert after["players[0].sheet.goal"] - before.sheet.goal == 5
    said, after = foreseen(p, 0, "hang 145 1")
    (stole,) = (event for event in said.events if isinstance(event, events.Stole))
    assert (stole.points, stole.price, stole.owner) == (2, 1, 1)
    assert after["players[0].sheet.goal"] - before.sheet.goal == 3


@rule("PI-36", "PI-R16")
@pytest.mark.parametrize("active", [0, 1], ids=["in one's own turn", "in another's"])
def test_a_layout_is_counted_before_it_is_given(active: int) -> None:
    p = scene(walls=[DANIEL_FIRST, "2"], active=active)
    first = seen(p, 0).laid
    assert first is not None
    assert (first.total, first.groups[IMPRESSIONISM], first.groups[LANDSCAPE]) == (3, (0, 1, 2, 5, 6), (4,))
    _, after = foreseen(p, 0, f"layout {places(wall_of(DANIEL_THEN))}")
    assert after["laid.total"] == 4
    assert after[f"laid.groups[{LANDSCAPE}]"] == [6, 7, 11, 12]
    assert after[f"laid.values[{LANDSCAPE}]"] == 1


@rule("PI-R16")
def test_potential_and_layout_are_told_apart() -> None:
    p = scene(walls=[DANIEL_FIRST])
    player = seen(p, 1).players[0]
    assert player.counts[LANDSCAPE] == 4
    assert player.groups[LANDSCAPE] == 1
    assert player.potential == 4
    assert sum(player.sheet.collections) == 3


@rule("PI-70", "PI-R15")
@pytest.mark.parametrize(
    ("walls", "won", "winners"),
    [
        (("1", "2"), ("", ""), (0, 1)),
        (("1", "2 30"), ("", ""), (1,)),
        (("1 30", "2"), ("", "5"), (0,)),
        (("1", "2"), ("", "5"), (1,)),
    ],
)
def test_ties_go_to_more_paintings_then_more_patrons_then_are_shared(
    walls: tuple[str, str], won: tuple[str, str], winners: tuple[int, ...]
) -> None:
    goals = [n for n in range(1, 31) if not any(BOX.goals[n - 1][card - 1] for card in (1, 2, 30))][:2]
    p = scene(walls=walls, won=won, goals=goals, score=(30, 30))
    p = over(p, "fifty")
    outcome = title.outcome(p)
    assert outcome is not None
    assert outcome.scores == (30, 30)
    assert outcome.winners == winners


@rule("PI-70")
def test_the_most_prestige_wins() -> None:
    p = scene(walls=["1 2 30", ""], goals=(4, 21), score=(30, 40))
    p = over(p, "fifty")
    outcome = title.outcome(p)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert p.walls[0].count(NOTHING) == 22
