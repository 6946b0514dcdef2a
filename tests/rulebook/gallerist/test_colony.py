"""The artists' colony: discovering artists, buying works, celebrities."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.gallerist.scene import amounts, artist, asked, hung, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist import events
from vernissage.games.gallerist.components import REPUTATION
from vernissage.games.gallerist.position import NOTHING, UNDISCOVERED

VIP_TILE = REPUTATION.index("vip")


@rule("GA-44")
def test_any_undiscovered_artist_can_be_chosen() -> None:
    p = scene(2, influence=[0])
    play(p, "0 go colony; 0 act discover")
    assert len(may(p, 0)) == 7
    assert "discover painting-blue" not in may(p, 0)
    assert refused(p, "0 discover painting-blue").rule == "GA-44"


@rule("GA-44")
def test_without_an_undiscovered_artist_there_is_nothing_to_discover() -> None:
    every = {f"{form}-{colour}": 9 for form in ("digital", "photography", "sculpture", "painting") for colour in BOTH}
    p = scene(2, fame=every)
    play(p, "0 go colony")
    assert may(p, 0) == {"act buy"}
    assert refused(p, "0 act discover").rule == "GA-44"


BOTH = ("blue", "red")


@rule("GA-45")
@pytest.mark.parametrize(("bonus", "cash", "influence"), [("money", 10 + 2 * 2 + 1, 0), ("influence", 10, 2 * 1 + 1)])
def test_the_bonus_of_the_tile_is_taken_and_the_tile_put_away(bonus: str, cash: int, influence: int) -> None:
    p = scene(2, influence=[0], galleries=["iivc"], bonuses={"digital-blue": bonus})
    tile = p.bonuses[artist("digital-blue")]
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert (p.cash[0], p.influence[0]) == (cash, influence)
    assert p.bonuses[artist("digital-blue")] == NOTHING
    assert tile in p.away_bonuses


@rule("GA-45", "GA-103")
def test_two_tickets_are_a_bonus() -> None:
    p = scene(2, influence=[0], bonuses={"digital-blue": "two_tickets"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert len(may(p, 0, "tickets")) == 3
    play(p, "0 tickets pink white")
    assert p.tickets[0] == (0, 1, 1)


@rule("GA-45", "GA-R12")
def test_a_visitor_from_the_plaza_is_a_bonus_and_from_the_bag_if_nobody_is_there() -> None:
    p = scene(2, influence=[0], plaza="iv", bonuses={"digital-blue": "plaza_visitor"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue; 0 admit vip")
    assert (p.galleries[0], p.plaza) == ((0, 1, 0), (1, 0, 0))
    empty = scene(2, influence=[0], bag="vi", bonuses={"digital-blue": "plaza_visitor"})
    play(empty, "0 go colony; 0 act discover; 0 discover digital-blue; 0 call investor")
    assert empty.galleries[0] == (1, 0, 0)
    assert empty.in_bag() == (0, 1, 0)


@rule("GA-45", "GA-F21")
def test_the_fame_of_a_bonus_may_go_to_the_very_artist() -> None:
    p = scene(2, influence=[0], galleries=["c"], bonuses={"digital-blue": "fame"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert may(p, 0) == {"acclaim digital-blue", "acclaim painting-blue"}
    play(p, "0 acclaim digital-blue")
    assert p.fame[artist("digital-blue")] == 2


@rule("GA-45")
def test_a_fame_bonus_without_a_collector_or_influence_brings_nothing() -> None:
    p = scene(2, influence=[0], galleries=["iv"], bonuses={"digital-blue": "fame"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue; 0 acclaim painting-blue")
    assert p.fame[artist("painting-blue")] == 3


@rule("GA-46")
def test_the_collector_on_a_red_artist_moves_to_the_plaza() -> None:
    p = scene(2, influence=[0])
    play(p, "0 go colony; 0 act discover; 0 discover digital-red")
    assert p.plaza == (0, 0, 1)
    assert p.collectors[artist("digital-red")] == 0
    q = scene(2, influence=[0])
    play(q, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert q.plaza == (0, 0, 0)


@rule("GA-R2")
def test_a_red_artist_s_bonus_comes_before_its_collector() -> None:
    p = scene(2, influence=[0], plaza="vi", bonuses={"digital-red": "plaza_visitor"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-red")
    assert may(p, 0) == {"admit investor", "admit vip"}
    play(p, "0 admit vip")
    assert p.plaza == (1, 0, 1)


@rule("GA-47", "GA-48")
def test_the_artist_is_turned_up_and_a_signature_is_one_s_commission() -> None:
    p = scene(2, influence=[0], tiles=["photography-red-3"])
    play(p, "0 go colony; 0 act discover; 0 discover photography-red")
    place = artist("photography-red")
    assert p.fame[place] == 8
    assert p.promotion[place] == 3
    assert p.signatures[place] == 1
    assert p.commissions[0] == place


@rule("GA-49")
def test_with_a_commission_no_artist_is_discovered() -> None:
    p = scene(2, fame={"digital-blue": 1}, commissions=["digital-blue"])
    play(p, "0 go colony")
    assert may(p, 0) == {"act buy"}
    assert refused(p, "0 act discover").rule == "GA-49"


@rule("GA-49", "GA-F22")
def test_a_commission_for_an_empty_pile_is_given_up_for_another_artist() -> None:
    p = scene(2, influence=[0], fame={"digital-blue": 1}, commissions=["digital-blue"], piles={"digital": ""})
    play(p, "0 go colony; 0 act discover; 0 discover sculpture-blue")
    assert p.commissions[0] == artist("sculpture-blue")
    assert p.signatures[artist("digital-blue")] == 2


@rule("GA-50", "GA-X7")
@pytest.mark.parametrize(("commission", "cost"), [("", 14), ("painting-red", 10)])
def test_a_work_costs_the_fame_now_or_the_initial_fame_by_commission(commission: str, cost: int) -> None:
    p = scene(
        2, influence=[0], tiles=["painting-red-3"], fame={"painting-red": 14}, commissions=[commission], cash=[20]
    )
    heard = play(p, "0 go colony; 0 act buy; 0 buy painting-red")
    assert p.cash[0] == 20 - cost
    bought = only(heard, events.Bought)
    assert (bought.amount, bought.by) == (cost, "commission" if commission else "signature")


@rule("GA-51")
def test_without_a_signature_an_artist_makes_no_work() -> None:
    p = scene(3, influence=[0], walls=["", "painting-1-blue", "painting-2-blue"], fame={"digital-blue": 1})
    assert p.signatures[artist("painting-blue")] == 0
    play(p, "0 go colony; 0 act buy")
    assert p.fame[artist("digital-blue")] == 1
    assert p.cash[0] == 9, "the painter could not be chosen"
    q = scene(3, walls=["", "painting-1-blue", "painting-2-blue"])
    play(q, "0 go colony")
    assert refused(q, "0 act buy").rule == "GA-51"


@rule("GA-51")
def test_a_commissioned_work_is_made_all_the_same() -> None:
    p = scene(2, influence=[0], walls=["", "painting-1-blue"], commissions=["painting-blue"])
    assert p.signatures[artist("painting-blue")] == 0
    play(p, "0 go colony; 0 act buy")
    assert len(p.walls[0]) == 1
    assert p.commissions[0] == NOTHING


@rule("GA-51", "GA-75")
def test_a_signature_that_came_back_can_be_used_again() -> None:
    p = scene(2, influence=[0, 0], walls=["painting-1-blue painting-2-blue"], contracts=["painting-money"])
    play(p, "0 go sales; 0 act sell; 0 sell painting-1; 0 face money; 0 done")
    assert p.signatures[artist("painting-blue")] == 1
    play(p, "1 go colony; 1 act buy; 1 ticket white")
    assert len(p.walls[1]) == 1


@rule("GA-52", "GA-F19")
def test_the_commissioned_work_is_the_first_one_bought_of_that_artist() -> None:
    p = scene(2, influence=[0], fame={"painting-blue": 9}, commissions=["painting-blue"], piles={"painting": THREE})
    heard = play(p, "0 go colony; 0 act buy; 0 ticket pink")
    assert only(heard, events.Bought).by == "commission"
    assert p.cash[0] == 7, "3, the initial fame"
    assert p.signatures[artist("painting-blue")] == 1, "the other signature is still there"


THREE = "painting-3 painting-2 painting-1"


@rule("GA-52")
def test_two_works_of_one_artist_in_one_gallery() -> None:
    p = scene(2, influence=[0], walls=["painting-4-blue"], piles={"painting": "painting-1"})
    play(p, "0 go colony; 0 act buy")
    assert p.walls[0] == (hung(p, "painting-4-blue"), hung(p, "painting-1-blue"))
    assert p.signatures[artist("painting-blue")] == 0


@rule("GA-53")
def test_the_top_work_of_the_pile_is_bought_of_an_artist_with_a_signature() -> None:
    p = scene(2, influence=[0], fame={"painting-red": 7, "digital-blue": 1}, piles={"painting": "painting-2"})
    play(p, "0 go colony; 0 act buy")
    assert may(p, 0) == {"buy painting-blue", "buy painting-red", "buy digital-blue"}
    assert refused(p, "0 buy sculpture-blue").rule == "GA-53"
    play(p, "0 buy painting-red")
    assert p.walls[0] == (hung(p, "painting-2-red"),)
    assert p.signatures[artist("painting-red")] == 1


@rule("GA-53")
def test_an_empty_pile_has_no_work() -> None:
    p = scene(2, piles={"painting": ""})
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-53"


@rule("GA-54")
def test_the_visitors_on_the_work_move_to_the_plaza() -> None:
    p = scene(2, influence=[0], piles={"painting": "painting-2 painting-1"}, onlookers={"painting": "vc"}, bag="i")
    play(p, "0 go colony; 0 act buy")
    assert p.plaza == (0, 1, 1)
    assert p.onlookers[3] == (1, 0, 0), "who came to the next work"


@rule("GA-55")
def test_who_cannot_pay_cannot_buy() -> None:
    p = scene(2, influence=[1], cash=[1])
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-55"
    q = scene(2, influence=[4], cash=[1], piles={"painting": "painting-2"})
    play(q, "0 go colony; 0 act buy")
    assert (q.cash[0], q.influence[0]) == (0, 0), "4, 1, 0: two steps and the one money"


@rule("GA-56", "GA-60", "GA-X8")
def test_yellow_pays_9_and_the_artist_gains_2_and_1() -> None:
    p = scene(
        2,
        influence=[0],
        galleries=["civ"],
        tiles=["painting-blue-1"],
        fame={"painting-blue": 9},
        piles={"painting": "painting-8"},
    )
    heard = play(p, "0 go colony; 0 act buy")
    assert p.cash[0] == 1
    assert p.fame[artist("painting-blue")] == 12
    assert only(heard, events.FameRaised).value == 14, "one gold star"


@rule("GA-56")
def test_only_collectors_in_one_s_own_gallery_count() -> None:
    p = scene(2, influence=[0], galleries=["iv", "c"], lobbies=["c"], piles={"painting": "painting-2"})
    play(p, "0 go colony; 0 act buy")
    assert p.fame[artist("painting-blue")] == 3


@rule("GA-58")
def test_works_are_hung_from_the_left() -> None:
    p = scene(2, influence=[0], walls=["digital-1-blue"], fame={"digital-blue": 1}, piles={"painting": "painting-2"})
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue")
    assert p.walls[0] == (hung(p, "digital-1-blue"), hung(p, "painting-2-blue"))


FULL = "digital-1-blue digital-2-blue sculpture-1-blue"
KNOWN = {"digital-blue": 1, "sculpture-blue": 3}


@rule("GA-58", "GA-59")
def test_without_a_free_space_nothing_is_bought() -> None:
    p = scene(2, walls=[FULL], fame=KNOWN)
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-59"
    q = scene(2, walls=[f"{FULL} photography-1-blue"], fame={**KNOWN, "digital-blue": 19, "photography-blue": 1})
    play(q, "0 go colony")
    assert refused(q, "0 act buy").rule == "GA-58"


@rule("GA-59", "GA-107", "GA-F20")
def test_with_a_masterpiece_on_show_there_is_a_fourth_space() -> None:
    p = scene(2, influence=[0], walls=[FULL], fame={**KNOWN, "digital-blue": 19}, piles={"painting": "painting-2"})
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue")
    assert [work // 8 for work in p.walls[0]][3] == p.box.work_numbers["painting-2"], "no masterpiece hangs there"


@rule("GA-107")
def test_another_s_masterpiece_opens_no_space() -> None:
    p = scene(2, walls=[FULL, "photography-1-blue"], fame={**KNOWN, "photography-blue": 19})
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-59"


@rule("GA-R1")
def test_a_purchase_that_makes_a_celebrity_finds_a_space() -> None:
    p = scene(
        2,
        walls=[FULL],
        fame={**KNOWN, "painting-blue": 15},
        cash=[20],
        influence=[12],
        galleries=["c"],
        piles={"painting": "painting-7"},
    )
    play(p, "0 go colony; 0 act buy")
    assert amounts(p) == (0, 1), "after 12 → 8 two star steps are left, after 12 → 8 → 4 only one"
    assert refused(p, "0 pay 2").rule == "GA-R1"
    play(p, "0 pay 1")
    assert p.fame[artist("painting-blue")] == 19, "15 and 2, and two star steps that have to be"
    assert p.influence[0] == 0
    play(p, "0 tickets pink white")
    assert len(p.walls[0]) == 4
    assert p.cash[0] == 20 - 14 + 5


@rule("GA-R1")
def test_one_that_cannot_make_a_celebrity_does_not() -> None:
    p = scene(
        2, walls=[FULL], fame={**KNOWN, "painting-blue": 15}, cash=[20], influence=[4], piles={"painting": "painting-7"}
    )
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-59"


@rule("GA-61")
def test_visitors_come_to_the_next_work() -> None:
    p = scene(2, influence=[0], piles={"painting": "painting-2 painting-5"}, bag="vci")
    play(p, "0 go colony; 0 act buy")
    assert p.onlookers[3] == (0, 1, 1)
    assert p.in_bag() == (1, 0, 0)


@rule("GA-61")
def test_as_many_as_the_bag_has() -> None:
    p = scene(2, influence=[0], piles={"painting": "painting-2 painting-5"}, bag="v")
    play(p, "0 go colony; 0 act buy")
    assert p.onlookers[3] == (0, 1, 0)
    assert p.bag == ()


TWO = "digital-1-blue digital-2-blue"


@rule("GA-62", "GA-R9")
def test_the_tile_under_the_third_work_moves_to_a_space_and_a_visitor_leaves_the_lobby() -> None:
    p = scene(
        2,
        influence=[0],
        walls=[TWO],
        fame=KNOWN,
        third=["vip"],
        lobbies=["iv"],
        galleries=["vv"],
        piles={"painting": "painting-2"},
        plaza="c",
    )
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue")
    assert asked(p) == ("after", 0), "the turn is not over"
    assert p.third[0] == VIP_TILE
    play(p, "0 done")
    assert asked(p) == ("space", 0)
    assert len(may(p, 0)) == 6
    play(p, "0 space influence")
    assert p.influence[0] == 4, "the bonus of the space: two VIPs"
    assert p.spaces[0][0] == VIP_TILE
    assert p.third[0] == NOTHING
    assert may(p, 0) == {"usher investor", "usher vip"}
    play(p, "0 usher vip")
    assert p.lobbies[0] == (1, 0, 0)
    assert p.plaza == (0, 1, 1)


@rule("GA-62", "GA-F18")
def test_with_an_empty_lobby_nobody_has_to_leave() -> None:
    p = scene(2, influence=[0], walls=[TWO], fame=KNOWN, third=["vip"], piles={"painting": "painting-2"})
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue; 0 space money")
    assert p.spaces[0][1] == VIP_TILE
    assert asked(p) == ("turn", 1)


@rule("GA-62", "GA-R9")
def test_tickets_spent_after_the_purchase_raise_its_bonus() -> None:
    p = scene(
        2,
        influence=[0],
        walls=[TWO],
        fame=KNOWN,
        third=["vip"],
        lobbies=["v"],
        galleries=["v"],
        tickets=["p"],
        piles={"painting": "painting-1"},
    )
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue; 0 walk vip lobby-0; 0 space influence")
    assert p.influence[0] == 4, "two VIPs, one of them came in after the purchase"
    assert p.lobbies[0] == (0, 0, 0)
    assert asked(p) == ("turn", 1)


@rule("GA-62", "GA-R9")
def test_it_moves_before_the_action_of_whoever_was_kicked_out() -> None:
    p = scene(
        2,
        at="home colony",
        influence=[0, 5],
        walls=[TWO],
        fame=KNOWN,
        third=["vip"],
        piles={"painting": "painting-2"},
    )
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue")
    assert asked(p) == ("space", 0)
    play(p, "0 space money")
    assert asked(p) == ("kicked_out", 1)


@rule("GA-62", "GA-R9", "GA-104")
def test_a_ticket_of_its_space_counts_as_taken_in_the_turn() -> None:
    p = scene(
        1,
        influence=[0],
        walls=[TWO],
        fame=KNOWN,
        third=["vip"],
        galleries=["i"],
        lacerda="market",
        office="bbpw",
        piles={"painting": "painting-2"},
    )
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue")
    assert not p.scored
    play(p, "0 space two_tickets; 0 tickets pink white")
    assert p.scored


@rule("GA-62", "GA-R9")
def test_in_a_kicked_out_action_too() -> None:
    p = scene(
        2,
        at="home colony",
        influence=[0, 5],
        walls=["", TWO],
        fame=KNOWN,
        third=["", "vip"],
        piles={"painting": "painting-2"},
    )
    play(p, "0 go colony; 0 act discover; 0 discover photography-blue")
    play(p, "1 act buy; 1 buy painting-blue; 1 space money")
    assert p.spaces[1][1] == VIP_TILE
    assert asked(p) == ("turn", 1)


@rule("GA-63")
def test_without_a_free_space_that_tile_is_put_away() -> None:
    p = scene(
        2,
        influence=[0],
        walls=[TWO],
        fame=KNOWN,
        third=["vip"],
        lobbies=["i"],
        reputation=["collector investor visitor visitor_set reputation assistant"],
        piles={"painting": "painting-2"},
    )
    play(p, "0 go colony; 0 act buy; 0 buy painting-blue; 0 done")
    assert p.third[0] == NOTHING
    assert VIP_TILE in p.away_tiles
    assert p.lobbies[0] == (1, 0, 0), "nobody leaves: no tile was laid"


@rule("GA-105", "GA-F1")
def test_the_signatures_of_all_works_move_with_the_stars() -> None:
    p = scene(2, influence=[0], walls=["", "painting-1-blue"], galleries=["c"], piles={"painting": "painting-7"})
    assert p.value(artist("painting-blue")) == 5
    play(p, "0 go colony; 0 act buy")
    assert p.fame[artist("painting-blue")] == 5
    assert p.value(artist("painting-blue")) == 8, "seat 1's work too"


@rule("GA-106", "GA-107", "GA-50", "GA-X17")
def test_blue_buys_by_commission_and_makes_a_celebrity() -> None:
    p = scene(
        2,
        influence=[0],
        galleries=["cc"],
        sold=["digital-1-blue"],
        tiles=["painting-red-3"],
        fame={"painting-red": 16},
        commissions=["painting-red"],
        piles={"painting": "painting-8"},
    )
    heard = play(p, "0 go colony; 0 act buy; 0 buy painting-red; 0 tickets pink white")
    assert p.cash[0] == 10 - 10 + 5
    assert p.fame[artist("painting-red")] == 19, "16 and 4, but fame ends there"
    assert only(heard, events.Celebrity).seat == 0
    assert p.shows_masterpiece(0)
    assert p.value(artist("painting-red")) == 20


@rule("GA-108")
def test_no_work_of_a_celebrity_is_bought_but_a_commissioned_one() -> None:
    p = scene(2, influence=[0], fame={"painting-blue": 19}, cash=[30])
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-108"
    q = scene(2, influence=[0], fame={"painting-blue": 19}, commissions=["painting-blue"], piles={"painting": THREE})
    play(q, "0 go colony; 0 act buy; 0 ticket white")
    assert q.cash[0] == 7
    assert q.shows_masterpiece(0)


@rule("GA-106")
def test_a_celebrity_pays_once() -> None:
    p = scene(2, influence=[5], galleries=["c"], fame={"painting-blue": 19}, promotion={"painting-blue": 1})
    play(p, "0 go media; 0 act promote")
    assert p.cash[0] == 10
    assert p.fame[artist("painting-blue")] == 19
    assert p.promotion[artist("painting-blue")] == 2


@rule("GA-47")
def test_an_artist_nobody_discovered_has_no_fame() -> None:
    p = scene(2)
    assert [fame == UNDISCOVERED for fame in p.fame] == [True] * 6 + [False, True]
