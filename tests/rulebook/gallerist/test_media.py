"""The media centre: hiring assistants and promoting artists."""

from __future__ import annotations

import pytest

from tests.rulebook.gallerist.scene import artist, asked, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist.position import GalleristPosition

PAINTER = artist("painting-blue")


def hiring(**more: object) -> GalleristPosition:
    p = scene(2, **{"influence": [0], **more})  # type: ignore[arg-type]
    play(p, "0 go media; 0 act hire")
    return p


@rule("GA-80", "GA-81", "GA-82", "GA-X11")
def test_yellow_hires_two_for_3_and_gets_a_brown_ticket() -> None:
    p = hiring(desks=[1])
    assert may(p, 0) == {"hire 1", "hire 2", "hire 3"}
    play(p, "0 hire 2")
    assert p.cash[0] == 7
    assert p.tickets[0] == (1, 0, 0)
    assert (p.desks[0], p.queue[0]) == (3, 6)


@rule("GA-80")
def test_as_many_as_there_are_free_desks() -> None:
    p = hiring(desks=[2])
    assert may(p, 0) == {"hire 1", "hire 2"}
    assert refused(p, "0 hire 3").rule == "GA-80"
    full = scene(2, desks=[4])
    play(full, "0 go media")
    assert refused(full, "0 act hire").rule == "GA-80"


@rule("GA-80")
def test_up_to_four_at_a_time() -> None:
    p = hiring(desks=[0])
    assert may(p, 0) == {"hire 1", "hire 2", "hire 3", "hire 4"}
    play(p, "0 hire 4")
    assert p.cash[0] == 10 - 1 - 2 - 2 - 3
    assert p.tickets[0] == (1, 1, 0)


@rule("GA-80")
def test_an_empty_queue_has_nobody_to_hire() -> None:
    p = scene(2, desks=[0], queue=[0])
    play(p, "0 go media")
    assert refused(p, "0 act hire").rule == "GA-80"


@rule("GA-81")
@pytest.mark.parametrize(("queue", "cost"), [(8, 1), (7, 2), (6, 2), (5, 3), (4, 3), (3, 4), (2, 5), (1, 6)])
def test_each_costs_what_its_space_says(queue: int, cost: int) -> None:
    p = hiring(queue=[queue], desks=[min(3, 10 - queue)], galleries=["i"])
    if queue == 8:
        play(p, "0 hire 1")
    if asked(p)[0] == "ticket":
        play(p, "0 ticket white")
    money = 2 if queue == 1 else 0
    assert p.cash[0] == 10 - cost + money


@rule("GA-81")
def test_who_cannot_pay_hires_fewer() -> None:
    p = hiring(cash=[2], desks=[0])
    assert p.desks[0] == 1, "one is all that 2 money can hire"
    assert "go media_centre" not in may(scene(2, cash=[0], influence=[0]), 0)


@rule("GA-82")
@pytest.mark.parametrize(
    ("queue", "tickets", "influence", "cash"),
    [
        (8, (0, 0, 0), 0, 9),
        (7, (1, 0, 0), 0, 8),
        (6, (0, 1, 0), 0, 8),
        (5, (0, 0, 0), 2 + 1, 7),
        (4, (0, 0, 0), 0, 7),
        (3, (0, 0, 1), 0, 6),
        (2, (0, 0, 0), 0, 5),
        (1, (0, 0, 0), 0, 10 - 6 + 4 + 1),
    ],
)
def test_each_brings_the_bonus_of_its_space(queue: int, tickets: tuple[int, ...], influence: int, cash: int) -> None:
    p = hiring(queue=[queue], desks=[min(3, 10 - queue)], galleries=["iivc"])
    if queue == 8:
        play(p, "0 hire 1")
    if queue == 3:
        assert may(p, 0) == {"ticket brown", "ticket pink", "ticket white"}
        play(p, "0 ticket white")
    assert p.tickets[0] == tickets
    assert (p.influence[0], p.cash[0]) == (influence, cash)


@rule("GA-81", "GA-82")
def test_the_price_is_paid_before_the_bonuses_come() -> None:
    p = scene(2, queue=[1], desks=[3], cash=[5], influence=[1], galleries=["iii"], at="home media")
    play(p, "0 go media; 0 act hire")
    assert p.cash[0] == 6, "all 5 and a step of influence were needed for the 6, and then came 6"
    assert p.influence[0] == 0
    q = scene(2, queue=[1], desks=[3], cash=[4], influence=[1], galleries=["iii"])
    play(q, "0 go media")
    assert refused(q, "0 act hire").rule == "GA-81", "the bonus would have paid it"


def promoting(artist_name: str = "", **more: object) -> GalleristPosition:
    p = scene(2, **more)  # type: ignore[arg-type]
    play(p, "0 go media; 0 act promote")
    if artist_name:
        play(p, f"0 promote {artist_name}")
    return p


@rule("GA-83", "GA-84", "GA-85", "GA-86", "GA-X12")
def test_orange_promotes_from_2_to_3() -> None:
    p = promoting(influence=[8], promotion={"painting-blue": 2}, fame={"painting-blue": 7}, galleries=["c"])
    assert p.influence[0] == 5
    assert p.promotion[PAINTER] == 3
    assert p.tokens == [4, 4, 3, 4, 4], "the token of level 2 is back"
    assert len(may(p, 0, "tickets")) == 3, "two tickets stand on the board"
    play(p, "0 tickets brown pink; 0 fame 0")
    assert p.fame[PAINTER] == 9


@rule("GA-83")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_it_costs_as_much_influence_as_the_new_level(level: int) -> None:
    p = scene(2, influence=[level], promotion={"painting-blue": level - 1})
    play(p, "0 go media; 0 act promote")
    assert p.influence[0] == 0
    assert p.promotion[PAINTER] == level
    q = scene(2, influence=[level - 1], promotion={"painting-blue": level - 1})
    play(q, "0 go media")
    assert refused(q, "0 act promote").rule == "GA-83"


@rule("GA-83", "GA-F25")
def test_an_undiscovered_artist_is_not_promoted() -> None:
    p = promoting(fame={"digital-blue": 1})
    assert may(p, 0) == {"promote digital-blue", "promote painting-blue"}
    assert refused(p, "0 promote digital-red").rule == "GA-83"


@rule("GA-84")
def test_the_printed_level_is_no_token() -> None:
    p = promoting("painting-red", influence=[3], fame={"painting-red": 7})
    assert p.promotion[artist("painting-red")] == 3
    assert p.tokens == [4, 4, 3, 4, 4]


@rule("GA-84")
def test_without_a_token_of_the_level_there_is_no_promotion() -> None:
    p = scene(2, tokens={"level-1": 0})
    play(p, "0 go media")
    assert refused(p, "0 act promote").rule == "GA-84"


@rule("GA-84")
def test_five_is_the_highest_level() -> None:
    p = scene(2, promotion={"painting-blue": 5})
    play(p, "0 go media")
    assert refused(p, "0 act promote").rule == "GA-84"


@rule("GA-85")
@pytest.mark.parametrize(
    ("level", "answer", "tickets", "influence", "cash", "gallery"),
    [
        (1, "ticket white", (0, 0, 1), 0, 10, (1, 1, 0)),
        (2, "", (0, 0, 0), 2, 10, (1, 1, 0)),
        (3, "tickets brown white", (1, 0, 1), 0, 10, (1, 1, 0)),
        (4, "", (0, 0, 0), 0, 12, (1, 1, 0)),
        (5, "admit vip", (0, 0, 0), 0, 10, (1, 2, 0)),
    ],
)
def test_the_bonus_of_the_level(
    level: int, answer: str, tickets: tuple[int, ...], influence: int, cash: int, gallery: tuple[int, ...]
) -> None:
    p = promoting(influence=[level], promotion={"painting-blue": level - 1}, galleries=["iv"], plaza="iv")
    if answer:
        play(p, f"0 {answer}")
    if asked(p)[0] == "fame":
        play(p, "0 fame 0")
    assert p.tickets[0] == tickets
    assert (p.influence[0], p.cash[0], p.galleries[0]) == (influence, cash, gallery)


@rule("GA-86")
def test_the_artist_gains_one_and_one_for_each_collector() -> None:
    p = promoting(influence=[2], promotion={"painting-blue": 1}, galleries=["cc"], sold=["painting-1-blue"])
    if asked(p)[0] == "fame":
        play(p, "0 fame 0")
    assert p.fame[PAINTER] == 6
    assert p.influence[0] == 2, "two collectors as the bonus"


@rule("GA-85", "GA-86")
def test_a_collector_that_comes_by_the_bonus_counts() -> None:
    p = promoting(influence=[5], promotion={"painting-blue": 4}, plaza="c")
    assert p.galleries[0] == (0, 0, 1)
    assert p.fame[PAINTER] == 5


@rule("GA-83", "GA-106")
def test_a_celebrity_can_be_promoted() -> None:
    p = promoting(influence=[1], fame={"painting-blue": 19})
    play(p, "0 ticket pink")
    assert p.promotion[PAINTER] == 1
    assert p.fame[PAINTER] == 19
    assert p.cash[0] == 10
