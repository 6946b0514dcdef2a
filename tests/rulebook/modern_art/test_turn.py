"""A turn: the seller's card, who pays whom, whose the painting is, who sells next."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene, seen, sell
from tests.rules import rule
from vernissage.games.modern_art import events


@rule("MA-8")
def test_the_seller_shows_a_card_of_his_own_hand() -> None:
    p = scene("nex-open koriko-once", "bahut-fixed", "", seller=0)
    assert may(p, 0) == {"offer nex-open-1", "offer koriko-once-1", "offer sadland-open-1"}
    heard = play(p, "0 offer koriko-once")
    assert only(heard, events.Offered).audience is None
    assert names(p, p.lot) == ["koriko-once"]
    assert "koriko-once" not in names(p, p.hands[0])


@rule("MA-8")
def test_nobody_offers_a_card_he_does_not_hold() -> None:
    p = scene("nex-open", "bahut-fixed", "")
    assert refused(p, "0 offer bahut-fixed-1").rule == "MA-8"
    assert refused(p, "1 offer bahut-fixed").rule == "CORE-3"


@rule("MA-9", "MA-17", "MA-18", "MA-19", "MA-21", "MA-24")
@pytest.mark.parametrize(
    ("sign", "question", "who"),
    [
        ("open", "raise", (3, 0, 1)),
        ("once", "bid", (3,)),
        ("sealed", "seal", (3, 0, 1, 2)),
        ("fixed", "price", (2,)),
        ("double", "second", (2,)),
    ],
)
def test_the_sign_on_the_card_decides_the_auction(sign: str, question: str, who: tuple[int, ...]) -> None:
    p = scene("", "", f"koriko-{sign}", "", seller=2)
    play(p, f"2 offer koriko-{sign}")
    assert asked(p) == (question, who)


@rule("MA-10")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed"])
def test_the_winner_pays_the_seller(sign: str) -> None:
    p = scene(f"nex-{sign}", "", "", "")
    sold = only(sell(p, f"nex-{sign}", buyer=2, price=30), events.Sold)
    assert p.cash == [130, 100, 70, 100]
    assert p.bank == 0
    assert (sold.seat, sold.amount, sold.auction, sold.to_seats, sold.to_bank) == (2, 30, sign, ((0, 30),), 0)


@rule("MA-10")
@pytest.mark.parametrize(
    "script",
    [
        "0 offer nex-open; 0 bid 30; 1 pass; 2 pass",
        "0 offer nex-once; 1 bid 29; 2 pass; 0 bid 30",
        "0 offer nex-sealed; 0 seal 30; 1 seal 29; 2 seal 0",
        "0 offer nex-fixed; 0 price 30; 1 pass; 2 pass",
    ],
)
def test_a_seller_who_wins_pays_the_bank(script: str) -> None:
    p = scene("nex-open nex-once nex-sealed nex-fixed", "", "")
    sold = only(play(p, script), events.Sold)
    assert p.cash == [70, 100, 100]
    assert p.bank == -30
    assert (sold.to_seats, sold.to_bank) == ((), 30)


@rule("MA-11")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed"])
def test_the_winner_hangs_the_painting_before_him_for_all_to_see(sign: str) -> None:
    p = scene(f"nex-{sign}", "", "")
    sell(p, f"nex-{sign}", buyer=1, price=12)
    assert [names(p, wall) for wall in p.walls] == [[], [f"nex-{sign}"], []]
    assert p.lot == ()
    for seat in (None, 0, 1, 2):
        assert seen(p, seat).players[1].wall == (f"nex-{sign}-1",)


@rule("MA-12")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed", "double"])
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_the_next_seller_sits_left_of_the_seller_whoever_bought(sign: str, buyer: int) -> None:
    p = scene("", f"nex-{sign}", "", seller=1)
    sell(p, f"nex-{sign}", buyer=buyer, price=0 if sign == "double" else 9)
    assert asked(p) == ("offer", (2,))
    assert p.seller == 2


@rule("MA-12")
def test_selling_goes_round_the_table() -> None:
    p = scene("nex-once", "bahut-once", "darmoir-once", "koriko-once", seller=3)
    sellers = []
    for card in ("koriko-once", "nex-once", "bahut-once", "darmoir-once"):
        sellers.append(p.seller)
        sell(p, card, buyer=p.seller, price=0)
    assert sellers == [3, 0, 1, 2]


@rule("MA-16")
@pytest.mark.parametrize("sign", ["open", "once", "sealed"])
def test_without_a_bid_the_seller_has_it_for_nothing(sign: str) -> None:
    p = scene("", f"nex-{sign}", "", seller=1)
    sold = only(sell(p, f"nex-{sign}", buyer=1, price=0), events.Sold)
    assert p.cash == [100, 100, 100]
    assert names(p, p.walls[1]) == [f"nex-{sign}"]
    assert (sold.seat, sold.amount, sold.to_seats, sold.to_bank) == (1, 0, (), 0)


@rule("MA-16", "MA-22")
def test_but_at_a_fixed_price_the_seller_pays() -> None:
    p = scene("nex-fixed", "", "")
    play(p, "0 offer nex-fixed; 0 price 17; 1 pass; 2 pass")
    assert p.cash == [83, 100, 100]
    assert names(p, p.walls[0]) == ["nex-fixed"]


@rule("MA-39", "MA-R1")
def test_a_seat_without_cards_is_passed_over_as_seller_and_still_buys() -> None:
    p = scene("nex-once", "", "bahut-once", "koriko-once", spare=False)
    play(p, "0 offer nex-once; 1 bid 10; 2 pass; 3 pass; 0 pass")
    assert names(p, p.walls[1]) == ["nex-once"]
    assert asked(p) == ("offer", (2,))


@rule("MA-39", "MA-R1")
def test_several_empty_hands_in_a_row_are_passed_over() -> None:
    p = scene("nex-once*2", "", "", "", "koriko-open", spare=False)
    sell(p, "nex-once", buyer=2, price=4)
    assert asked(p) == ("offer", (4,))
    p = scene("nex-once*2", "", "", "", "", spare=False)
    sell(p, "nex-once", buyer=2, price=4)
    assert asked(p) == ("offer", (0,)), "the only one with cards sells again"
