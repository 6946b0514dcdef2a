"""The open auction: anyone, any time, until nobody raises."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene, seen
from tests.rules import rule
from vernissage.games.modern_art import events
from vernissage.games.modern_art.position import ModernArtPosition


def open_sale(**changes: object) -> ModernArtPosition:
    p = scene("nex-open", "", "", "", **changes)  # type: ignore[arg-type]
    play(p, "0 offer nex-open")
    return p


@rule("MA-17", "MA-R11")
def test_anyone_may_bid_in_any_order() -> None:
    p = open_sale()
    assert p.decision.mode == "floor"
    play(p, "3 bid 5; 1 bid 6; 3 bid 10; 2 bid 11; 1 bid 30")
    assert (p.price, p.leader) == (30, 1)
    play(p, "0 pass; 3 pass; 2 pass")
    assert p.cash == [130, 70, 100, 100]
    assert names(p, p.walls[1]) == ["nex-open"]


@rule("MA-17", "MA-R11")
def test_the_seller_bids_too() -> None:
    p = open_sale()
    play(p, "2 bid 10; 0 bid 12; 1 pass; 3 pass; 2 pass")
    assert p.cash == [88, 100, 100, 100]
    assert names(p, p.walls[0]) == ["nex-open"]


@rule("MA-R11")
def test_the_seller_leads_at_nothing_and_may_open() -> None:
    p = open_sale()
    assert (p.leader, p.price) == (0, 0)
    assert p.decision.seats == (1, 2, 3)
    assert p.decision.optional == (0,)
    assert refused(p, "0 pass").rule == "MA-R11"
    play(p, "1 pass; 0 bid 4")
    assert p.decision.seats == (1, 2, 3), "a bid clears what was declared at the price before"


@rule("MA-R11")
def test_a_pass_is_never_final() -> None:
    p = open_sale()
    play(p, "1 pass; 2 bid 10; 1 pass; 3 pass")
    play(p, "1 bid 11")
    assert (p.price, p.leader) == (11, 1)
    play(p, "2 pass; 3 bid 12; 1 bid 13")
    play(p, "2 pass; 3 pass")
    assert asked(p) == ("raise", (0,))
    play(p, "0 pass")
    assert p.cash == [113, 87, 100, 100]


@rule("MA-R11")
def test_each_raise_clears_all_declarations() -> None:
    p = open_sale()
    play(p, "1 bid 10; 2 pass; 3 pass")
    assert asked(p) == ("raise", (0,))
    play(p, "0 bid 11")
    assert p.declared == 0
    assert asked(p) == ("raise", (1, 2, 3))


@rule("MA-R11")
def test_the_lot_falls_only_when_every_other_seat_has_declared() -> None:
    p = open_sale()
    play(p, "1 bid 10; 2 pass; 3 pass")
    assert p.lot
    sold = only(play(p, "0 pass"), events.Sold)
    assert (sold.seat, sold.amount) == (1, 10)


@rule("MA-R11")
def test_a_leader_does_not_raise_himself() -> None:
    p = open_sale()
    play(p, "1 bid 10")
    assert refused(p, "1 bid 11").rule == "MA-R11"
    assert refused(p, "1 pass").rule == "MA-R11"
    assert not p.moves(1)


@rule("MA-R11")
def test_a_declaration_is_public_and_made_once() -> None:
    p = open_sale()
    heard = only(play(p, "2 pass"), events.NoRaise)
    assert (heard.seat, heard.amount, heard.audience) == (2, 0, None)
    assert refused(p, "2 pass").rule == "MA-R11"
    assert may(p, 2) == set()
    lot = seen(p, None).lot
    assert lot is not None
    assert lot.declared == (2,)


@rule("MA-17", "MA-16")
def test_when_nobody_bids_the_seller_has_it_free() -> None:
    p = open_sale()
    play(p, "3 pass; 1 pass; 2 pass")
    assert p.cash == [100] * 4
    assert names(p, p.walls[0]) == ["nex-open"]


@rule("MA-R11", "MA-15")
def test_a_seat_that_cannot_raise_is_not_waited_for() -> None:
    p = open_sale(cash=(100, 20, 50, 19))
    play(p, "2 bid 20")
    assert asked(p) == ("raise", (0,))
    play(p, "0 pass")
    assert p.cash == [120, 20, 30, 19]


@rule("MA-15", "MA-R11")
@pytest.mark.parametrize(("seat", "cash"), [(1, 20), (3, 19)])
def test_a_seat_that_cannot_raise_hears_what_it_has_and_what_it_takes(seat: int, cash: int) -> None:
    p = open_sale(cash=(100, 20, 50, 19))
    play(p, "2 bid 20")
    for move in ("bid 21", "bid 19", "pass"):
        why = refused(p, f"{seat} {move}")
        assert (why.rule, why.reason, why.needed, why.available) == ("MA-15", "above-cash", 21, cash)
    assert refused(p, "2 bid 21").reason == "leads"


@rule("MA-15", "MA-R11")
def test_a_seller_without_cash_who_would_open_hears_the_same() -> None:
    p = open_sale(cash=(0, 20, 50, 19))
    why = refused(p, "0 bid 1")
    assert (why.rule, why.needed, why.available) == ("MA-15", 1, 0)


@rule("MA-R11", "MA-16")
def test_when_nobody_else_has_money_the_hammer_falls_at_once() -> None:
    p = open_sale(cash=(50, 0, 0, 0))
    assert names(p, p.walls[0]) == ["nex-open"]
    assert p.cash == [50, 0, 0, 0]
    assert asked(p) == ("offer", (1,))


@rule("MA-17")
def test_a_leap_over_everybodys_money_ends_it() -> None:
    p = open_sale(cash=(40, 100, 60, 60))
    play(p, "1 bid 60")
    assert p.cash == [100, 40, 60, 60]
    assert names(p, p.walls[1]) == ["nex-open"]
