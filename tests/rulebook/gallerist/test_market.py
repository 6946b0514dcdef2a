"""The international market: reputation tiles and bids."""

from __future__ import annotations

import pytest

from tests.rulebook.gallerist.scene import artist, asked, cell, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

ALL_FORMS = "digital-1-blue photography-1-blue sculpture-1-blue painting-1-blue"
KNOWN = {"digital-blue": 1, "photography-blue": 1, "sculpture-blue": 3}


def market(**more: object) -> GalleristPosition:
    """Seat 0 of three goes to the market with one painting and an investor in the lobby."""
    given = {"walls": ["painting-1-blue"], "lobbies": ["i"], "influence": [0], **more}
    p = scene(3, **given)  # type: ignore[arg-type]
    play(p, "0 go market")
    return p


@rule("GA-87")
@pytest.mark.parametrize(
    ("lobby", "columns"),
    [
        ("i", "1"),
        ("v", "1"),
        ("c", "1"),
        ("iv", "12"),
        ("ii", "1"),
        ("ic", "13"),
        ("vc", "13"),
        ("cc", "1"),
        ("ivc", "123"),
        ("iivvcc", "123"),
    ],
)
def test_a_column_needs_visitors_in_the_lobby(lobby: str, columns: str) -> None:
    p = market(lobbies=[lobby], galleries=["ivc"])
    play(p, "0 act bid")
    wanted = {f"bid {amount}-{column}" for amount in (1, 3, 6) for column in columns}
    assert may(p, 0) == wanted, "those in the gallery do not count"
    for column in set("123") - set(columns):
        assert refused(p, f"0 bid 1-{column}").rule == "GA-87"


@rule("GA-87")
def test_with_an_empty_lobby_the_market_is_closed() -> None:
    p = scene(3, walls=["painting-1-blue"], galleries=["ivc"])
    assert "go international_market" not in may(p, 0)


@rule("GA-88")
def test_with_two_the_second_column_is_not_used() -> None:
    p = scene(2, lobbies=["ivc"], influence=[0])
    play(p, "0 go market; 0 act bid")
    assert may(p, 0) == {f"bid {amount}-{column}" for amount in (1, 3, 6) for column in (1, 3)}
    assert refused(p, "0 bid 1-2").rule == "GA-88"


@rule("GA-89")
def test_a_row_needs_a_work_of_its_form_on_show_or_sold() -> None:
    p = market(walls=["painting-1-blue"], sold=["digital-1-blue"], lobbies=["ivc"], fame=KNOWN)
    play(p, "0 act reputation")
    assert may(p, 0) == {f"reputation {form}-{column}" for form in ("painting", "digital") for column in (1, 2, 3)}
    assert refused(p, "0 reputation sculpture-1").rule == "GA-89"


@rule("GA-89")
def test_without_any_work_no_tile_is_taken() -> None:
    p = market(walls=[])
    assert refused(p, "0 act reputation").rule == "GA-89"
    assert may(p, 0) == {"act bid"}


@rule("GA-90", "GA-95")
@pytest.mark.parametrize(("column", "gained"), [(1, 3), (2, 2), (3, 1)])
def test_each_column_brings_its_influence(column: int, gained: int) -> None:
    p = market(lobbies=["ivc"])
    play(p, f"0 act reputation; 0 reputation painting-{column}")
    assert p.influence[0] == gained
    q = market(lobbies=["ivc"], cash=[1])
    play(q, f"0 act bid; 0 bid 1-{column}; 0 pay 0")
    assert q.influence[0] == gained


@rule("GA-91", "GA-92", "GA-93")
def test_a_tile_is_taken() -> None:
    p = market(lobbies=["iv"], galleries=["ii"])
    tile = p.tiles[cell("painting-1")]
    play(p, "0 act reputation; 0 reputation painting-1")
    assert may(p, 0) == {
        f"space {bonus}" for bonus in ("influence", "money", "fame", "plaza_visitor", "two_tickets", "assistant")
    }
    play(p, "0 space money")
    assert p.cash[0] == 14, "the bonus of the space: two investors"
    assert p.spaces[0][1] == tile
    assert p.grid[cell("painting-1")] == 0
    assert p.tiles[cell("painting-1")] == NOTHING
    assert p.desks[0] == 1
    assert may(p, 0) == {"usher investor", "usher vip"}
    play(p, "0 usher vip")
    assert p.lobbies[0] == (1, 0, 0)
    assert p.plaza == (0, 1, 0)


@rule("GA-91")
@pytest.mark.parametrize(
    ("bonus", "answer"),
    [
        ("influence", ""),
        ("money", ""),
        ("fame", "acclaim painting-blue; 0 fame 0"),
        ("plaza_visitor", "admit vip"),
        ("two_tickets", "tickets brown pink"),
        ("assistant", ""),
    ],
)
def test_the_bonus_of_each_space(bonus: str, answer: str) -> None:
    p = market(galleries=["iivc"], plaza="iv", sold=["digital-1-blue"])
    play(p, f"0 act reputation; 0 reputation painting-1; 0 space {bonus}")
    if answer:
        play(p, f"0 {answer}")
    assert p.influence[0] == 3 + (3 if bonus == "influence" else 0)
    assert p.cash[0] == 10 + (5 if bonus == "money" else 0)
    assert p.fame[artist("painting-blue")] == 3 + (bonus == "fame")
    assert p.galleries[0] == (2, 1 + (bonus == "plaza_visitor"), 1)
    assert p.tickets[0] == ((1, 1, 0) if bonus == "two_tickets" else (0, 0, 0))
    assert p.desks[0] == 1 + (bonus == "assistant")
    assert p.queue[0] == 8 - (bonus == "assistant")


@rule("GA-91", "GA-93")
def test_an_assistant_as_the_bonus_finds_the_desk_the_other_left() -> None:
    p = market(desks=[4])
    play(p, "0 act reputation; 0 space assistant")
    assert p.desks[0] == 4
    assert p.queue[0] == 5


@rule("GA-93")
def test_the_assistant_may_come_from_a_location() -> None:
    p = market(desks=[1], assistants={"colony": 0})
    play(p, "0 act reputation; 0 space influence")
    assert may(p, 0) == {"assistant desk", "assistant artists_colony"}
    play(p, "0 assistant colony")
    assert p.places[1] == NOTHING
    assert p.desks[0] == 1


@rule("GA-93", "GA-96")
def test_one_assistant_to_a_space() -> None:
    p = market(lobbies=["iv"], grid={"painting-1": 1, "1-1": 1})
    play(p, "0 act reputation")
    assert p.grid[cell("painting-1")] == 1
    assert asked(p) == ("space", 0), "painting-2 was all that was left"
    q = market(grid={"1-1": 1})
    play(q, "0 act bid")
    assert may(q, 0) == {"bid 3-1", "bid 6-1"}
    assert refused(q, "0 bid 1-1").rule == "GA-96"


@rule("GA-94")
def test_without_a_free_reputation_space_no_tile_is_taken() -> None:
    p = market(reputation=["vip collector investor visitor sold exhibited"])
    assert refused(p, "0 act reputation").rule == "GA-94"


@rule("GA-94")
def test_without_an_assistant_nothing_is_done_on_the_market() -> None:
    p = scene(3, walls=["painting-1-blue"], lobbies=["i"], desks=[0])
    assert refused(p, "0 go market").rule == "GA-28"
    q = scene(3, walls=["painting-1-blue"], lobbies=["i"], desks=[0], assistants={"colony": 0})
    play(q, "0 go market")
    assert may(q, 0) == {"act reputation", "act bid"}


@rule("GA-95")
@pytest.mark.parametrize("amount", [1, 3, 6])
def test_a_bid_costs_its_row(amount: int) -> None:
    p = market()
    play(p, f"0 act bid; 0 bid {amount}-1; 0 pay 0")
    if asked(p) == ("ticket", 0):
        play(p, "0 ticket pink")
    assert p.cash[0] == 10 - amount
    assert p.grid[cell(f"{amount}-1")] == 0


@rule("GA-95", "GA-98")
def test_the_column_s_influence_comes_first_and_may_pay() -> None:
    p = market(influence=[8], cash=[0], lobbies=["iv"])
    play(p, "0 act bid; 0 bid 1-2")
    assert p.influence[0] == 8, "8, then 10, then back to 8 for the 1 money"
    assert p.grid[cell("1-2")] == 0


@rule("GA-95")
@pytest.mark.parametrize(
    ("space", "answer", "changed"),
    [
        ("1-1", "ticket white", "tickets"),
        ("1-2", "", "desks"),
        ("1-3", "tickets brown pink", "tickets"),
        ("3-1", "", "desks"),
        ("3-2", "", "influence"),
        ("3-3", "", "cash"),
        ("6-1", "admit vip", "galleries"),
        ("6-2", "", "cash"),
        ("6-3", "", "influence"),
    ],
)
def test_the_bonus_of_each_bid_space(space: str, answer: str, changed: str) -> None:
    p = market(lobbies=["ivc"], galleries=["ivc"], plaza="iv")
    play(p, f"0 act bid; 0 bid {space}; 0 pay 0")
    if answer:
        play(p, f"0 {answer}")
    amount, column = map(int, space.split("-"))
    tickets = {"1-1": (0, 0, 1), "1-3": (1, 1, 0)}.get(space, (0, 0, 0))
    assert p.tickets[0] == tickets
    assert p.desks[0] == 1 + (changed == "desks")
    assert p.influence[0] == 4 - column + (3 if changed == "influence" else 0)
    assert p.cash[0] == 10 - amount + (3 if changed == "cash" else 0)
    assert p.galleries[0] == (1, 1 + (changed == "galleries"), 1)


@rule("GA-96")
def test_nobody_leaves_the_lobby_for_a_bid() -> None:
    p = market(lobbies=["ivc"])
    play(p, "0 act bid; 0 bid 3-3; 0 pay 0")
    assert p.lobbies[0] == (1, 1, 1)
    assert asked(p) == ("turn", 1)


@rule("GA-95", "GA-98")
def test_who_cannot_pay_cannot_bid() -> None:
    p = market(cash=[0], grid={"1-1": 1})
    assert refused(p, "0 act bid").rule == "GA-98", "3 by the column are two steps, which is less than 3"
    q = market(cash=[1], grid={"1-1": 1})
    play(q, "0 act bid")
    assert q.grid[cell("3-1")] == 0, "and now it is enough"
    assert (q.cash[0], q.influence[0]) == (0, 0)
