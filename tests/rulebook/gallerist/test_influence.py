"""The influence track: gaining, and going back for money and for fame."""

from __future__ import annotations

import pytest

from tests.rulebook.gallerist.scene import amounts, asked, may, play, refused, scene
from tests.rules import rule


@rule("GA-97")
def test_influence_gained_past_35_is_lost() -> None:
    p = scene(2, influence=[34], lobbies=["i"], walls=["painting-1-blue"])
    play(p, "0 go market; 0 act reputation; 0 space money")
    assert p.influence[0] == 35


@rule("GA-98", "GA-X13")
def test_blue_pays_5_with_3_money_and_13_12_8() -> None:
    p = scene(2, fame={"painting-blue": 5}, cash=[3], influence=[13], piles={"painting": "painting-1"})
    play(p, "0 go colony; 0 act buy")
    assert amounts(p) == (2, 5)
    play(p, "0 pay 2")
    assert p.influence[0] == 8
    assert p.cash[0] == 0


@rule("GA-98", "GA-X13")
def test_blue_could_keep_all_3_and_go_further_back() -> None:
    p = scene(2, fame={"painting-blue": 5}, cash=[3], influence=[13], piles={"painting": "painting-1"})
    play(p, "0 go colony; 0 act buy; 0 pay 5")
    assert p.influence[0] == 0, "13, 12, 8, 4, 1, 0"
    assert p.cash[0] == 3


@rule("GA-98", "GA-F4")
def test_nothing_more_is_turned_into_money_than_is_paid_at_once() -> None:
    p = scene(2, influence=[35], cash=[10], piles={"painting": "painting-1"})
    play(p, "0 go colony; 0 act buy")
    assert amounts(p) == (0, 3)
    assert refused(p, "0 pay 4").rule == "GA-98"
    play(p, "0 pay 1")
    assert p.influence[0] == 34, "one icon is one money, though 20 stands on it"
    assert p.cash[0] == 8


@rule("GA-98")
@pytest.mark.parametrize(("space", "after"), [(10, 8), (13, 12), (35, 34), (1, 0), (4, 1), (2, 1), (21, 20)])
def test_one_money_is_one_step_to_the_previous_icon(space: int, after: int) -> None:
    p = scene(2, influence=[space])
    play(p, "0 go media; 0 act hire; 0 hire 1; 0 pay 1")
    assert p.influence[0] == after
    assert p.cash[0] == 10
    assert p.desks[0] == 3


@rule("GA-98")
def test_from_space_0_nothing_can_be_paid() -> None:
    p = scene(2, influence=[0], cash=[0])
    assert "go media_centre" not in may(p, 0)
    q = scene(2, influence=[0], cash=[1])
    play(q, "0 go media; 0 act hire")
    assert q.cash[0] == 0


@rule("GA-81", "GA-98")
def test_assistants_can_be_paid_by_influence() -> None:
    p = scene(2, influence=[10], cash=[1])
    play(p, "0 go media; 0 act hire; 0 hire 2")
    assert amounts(p) == (2, 3)
    play(p, "0 pay 2")
    assert (p.cash[0], p.influence[0]) == (0, 4)


@rule("GA-99", "GA-X14")
@pytest.mark.parametrize(("steps", "fame", "influence"), [(0, 5, 12), (1, 6, 10), (2, 7, 5), (3, 8, 0)])
def test_orange_adds_fame_by_going_back_to_stars(steps: int, fame: int, influence: int) -> None:
    p = scene(2, influence=[12], piles={"painting": "painting-7"}, galleries=["c"])
    play(p, "0 go colony; 0 act buy; 0 pay 0")
    assert amounts(p) == (0, 3)
    play(p, f"0 fame {steps}")
    assert p.fame[6] == fame, "3 and 2 for the work and the collector"
    assert p.influence[0] == influence


@rule("GA-99")
def test_influence_can_add_fame_to_a_promotion() -> None:
    p = scene(2, influence=[11])
    play(p, "0 go media; 0 act promote; 0 ticket pink; 0 fame 2")
    assert p.influence[0] == 0, "11 less 1 for the promotion, then 5, then 0"
    assert p.fame[6] == 6


@rule("GA-99")
def test_influence_can_add_fame_to_a_fame_bonus() -> None:
    p = scene(2, influence=[10], bonuses={"digital-blue": "fame"})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue; 0 acclaim painting-blue")
    assert amounts(p) == (0, 2)
    play(p, "0 fame 2")
    assert p.fame[6] == 5
    assert p.influence[0] == 0


@rule("GA-99", "GA-106")
def test_no_fame_is_added_past_19() -> None:
    p = scene(2, influence=[35], fame={"painting-blue": 16}, cash=[30], piles={"painting": "painting-7"})
    play(p, "0 go colony; 0 act buy; 0 pay 0")
    assert amounts(p) == (0, 2)
    assert refused(p, "0 fame 3").rule == "GA-106"


@rule("GA-83")
def test_a_promotion_is_paid_in_plain_influence() -> None:
    p = scene(2, influence=[13], promotion={"painting-blue": 4}, bag="")
    play(p, "0 go media; 0 act promote")
    assert p.influence[0] == 8
    assert asked(p) == ("fame", 0)
