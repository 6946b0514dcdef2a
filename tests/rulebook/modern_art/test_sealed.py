"""Sealed bids: all at once, in secret, the seller too."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene, seen
from tests.rules import rule
from vernissage.games.modern_art import events
from vernissage.games.modern_art.position import ModernArtPosition


def sealed(seller: int = 1, seats: int = 4, **changes: object) -> ModernArtPosition:
    hands = ["" for _ in range(seats)]
    hands[seller] = "bahut-sealed"
    p = scene(*hands, seller=seller, **changes)  # type: ignore[arg-type]
    play(p, f"{seller} offer bahut-sealed")
    return p


@rule("MA-19")
def test_all_are_asked_at_once_the_seller_too() -> None:
    p = sealed()
    assert p.decision.mode == "sealed"
    assert set(p.decision.seats) == {0, 1, 2, 3}
    play(p, "3 seal 4; 1 seal 0; 0 seal 9")
    assert p.lot, "the hands stay closed until the last is in"
    play(p, "2 seal 3")
    assert p.cash == [91, 109, 100, 100]
    assert names(p, p.walls[0]) == ["bahut-sealed"]


@rule("MA-19")
def test_the_order_of_answers_changes_nothing() -> None:
    bids = {0: 7, 1: 12, 2: 12, 3: 1}
    results = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        p = sealed(seller=3)
        for seat in order:
            play(p, f"{seat} seal {bids[seat]}")
        results.append((p.cash, p.walls))
    assert results[0] == results[1] == results[2]


@rule("MA-19")
def test_the_highest_bid_wins_and_only_the_winner_pays() -> None:
    p = sealed()
    sold = only(play(p, "0 seal 20; 1 seal 19; 2 seal 31; 3 seal 30"), events.Sold)
    assert (sold.seat, sold.amount) == (2, 31)
    assert p.cash == [100, 131, 69, 100]


@rule("MA-20", "MA-R8")
@pytest.mark.parametrize(
    ("seller", "bids", "winner"),
    [
        (1, (10, 0, 10, 10), 2),
        (1, (10, 0, 9, 10), 3),
        (1, (10, 10, 10, 10), 1),
        (1, (10, 10, 0, 0), 1),
        (0, (0, 5, 0, 5), 1),
        (3, (5, 5, 5, 0), 0),
        (2, (5, 5, 0, 0), 0),
        (2, (5, 5, 0, 5), 3),
        (2, (5, 0, 5, 6), 3),
    ],
)
def test_a_tie_goes_to_the_seller_else_to_the_nearest_on_his_left(
    seller: int, bids: tuple[int, ...], winner: int
) -> None:
    p = sealed(seller)
    sold = only(play(p, "\n".join(f"{seat} seal {bid}" for seat, bid in enumerate(bids))), events.Sold)
    assert (sold.seat, sold.amount) == (winner, max(bids))
    assert names(p, p.walls[winner]) == ["bahut-sealed"]


@rule("MA-R8", "MA-16", "MA-19")
@pytest.mark.parametrize("seller", [0, 1, 2])
def test_all_empty_fists_give_it_to_the_seller(seller: int) -> None:
    p = sealed(seller, 3)
    play(p, "0 seal 0; 1 seal 0; 2 seal 0")
    assert names(p, p.walls[seller]) == ["bahut-sealed"]
    assert p.cash == [100] * 3


@rule("MA-19", "MA-R8")
def test_nobody_learns_a_bid_before_the_hands_open_and_all_are_shown_then() -> None:
    p = sealed()
    heard = play(p, "0 seal 20; 2 seal 31; 3 seal 30")
    assert [type(event) for event in heard] == [events.SealedBid] * 3
    for seat in (None, 1, 2):
        view = seen(p, seat)
        assert view.lot is not None
        assert view.lot.sealed == (0, 2, 3)
        assert view.lot.price == 0
        assert view.own_bid == (31 if seat == 2 else None)
    opened = only(play(p, "1 seal 5"), events.BidsOpened)
    assert (opened.bids, opened.audience) == ((20, 5, 31, 30), None)
    assert seen(p, None).sales[-1].bids == (20, 5, 31, 30)


@rule("MA-R17")
def test_a_bid_may_be_replaced_until_the_last_is_in() -> None:
    p = sealed()
    play(p, "0 seal 20; 2 seal 30")
    assert p.decision.optional == (0, 2)
    play(p, "0 seal 40; 2 seal 1; 0 seal 35")
    assert asked(p) == ("seal", (3, 1))
    play(p, "3 seal 3; 1 seal 4")
    assert p.cash == [65, 135, 100, 100]
    assert refused(p, "0 seal 50").rule == "CORE-3"


@rule("MA-19")
def test_a_fist_holds_an_amount() -> None:
    p = sealed()
    assert refused(p, "0 pass").rule == "CORE-6"
    assert p.question.refusal(p, 0, p.box.numbers["nex-open-1"]).rule == "MA-19"  # type: ignore[union-attr]


@rule("MA-19", "MA-15")
def test_a_seat_without_money_shows_an_empty_fist() -> None:
    p = sealed(1, 3, cash=(0, 5, 5))
    assert [str(move) for move in p.moves(0)] == ["seal 0"]
