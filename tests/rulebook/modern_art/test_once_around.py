"""Once around: one word each, from the seller's left, the seller last."""

from __future__ import annotations

from tests.builders import may
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene
from tests.rules import rule
from vernissage.games.modern_art.moves import Bid
from vernissage.games.modern_art.position import ModernArtPosition


def once(seller: int = 1) -> ModernArtPosition:
    hands = ["", "", "", ""]
    hands[seller] = "koriko-once"
    p = scene(*hands, seller=seller)
    play(p, f"{seller} offer koriko-once")
    return p


@rule("MA-18")
def test_it_goes_round_from_the_sellers_left_and_ends_with_the_seller() -> None:
    p = once()
    order = []
    for amount in (1, 2, 3, 4):
        order.append(p.decision.seats)
        assert may(p, p.seat) == {"pass"}
        play(p, f"{p.seat} bid {amount}")
    assert order == [(2,), (3,), (0,), (1,)]
    assert p.cash == [100, 96, 100, 100]


@rule("MA-18")
def test_the_last_bid_wins() -> None:
    p = once()
    play(p, "2 bid 10; 3 pass; 0 bid 11; 1 pass")
    assert p.cash == [89, 111, 100, 100]
    assert names(p, p.walls[0]) == ["koriko-once"]


@rule("MA-18")
def test_nobody_speaks_twice_or_out_of_turn() -> None:
    p = once()
    assert refused(p, "3 bid 5").rule == "CORE-3"
    play(p, "2 bid 10")
    assert refused(p, "2 bid 20").rule == "CORE-3"
    play(p, "3 bid 11")
    assert refused(p, "2 bid 20").rule == "CORE-3"


@rule("MA-18", "MA-14")
def test_the_seller_too_must_bid_more_than_the_last() -> None:
    p = once()
    play(p, "2 bid 10; 3 pass; 0 pass")
    assert refused(p, "1 bid 10").rule == "MA-14"
    play(p, "1 bid 11")
    assert p.cash == [100, 89, 100, 100]
    assert p.bank == -11


@rule("MA-R10", "MA-16", "MA-18")
def test_if_all_pass_the_seller_has_it_free_and_is_not_asked() -> None:
    p = once()
    play(p, "2 pass; 3 pass; 0 pass")
    assert names(p, p.walls[1]) == ["koriko-once"]
    assert p.cash == [100] * 4
    assert asked(p) == ("offer", (2,))


@rule("MA-18", "MA-15")
def test_a_seat_without_the_money_is_asked_and_can_only_pass() -> None:
    p = once()
    p.cash, p.bank = [100, 100, 100, 10], -90
    play(p, "2 bid 10")
    assert asked(p) == ("bid", (3,))
    assert list(p.moves(3)) == [p.setup.title.parse_move("pass")]
    assert Bid(11) not in p.moves(3)
