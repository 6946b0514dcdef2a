"""The double: a second card, who may add it, who sells then, and who is paid."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene
from tests.rules import rule
from vernissage.games.modern_art import events
from vernissage.games.modern_art.position import ModernArtPosition
from vernissage.games.modern_art.scoring import shares


def added_by_seat_2(second: str = "once", **options: object) -> ModernArtPosition:
    """Seat 0 offered a Koriko double, 0 and 1 declined, 2 added a second card."""
    p = scene("koriko-double", "", f"koriko-{second}", "", **options)  # type: ignore[arg-type]
    play(p, f"0 offer koriko-double; 0 decline; 1 decline; 2 add koriko-{second}")
    return p


@rule("MA-24")
@pytest.mark.parametrize(
    ("second", "question", "who"),
    [("open", "raise", (1, 2, 3)), ("once", "bid", (1,)), ("sealed", "seal", (1, 2, 3, 0)), ("fixed", "price", (0,))],
)
def test_the_seller_may_add_a_card_whose_sign_decides(second: str, question: str, who: tuple[int, ...]) -> None:
    p = scene(f"koriko-double koriko-{second}", "", "", "")
    play(p, f"0 offer koriko-double; 0 add koriko-{second}")
    assert names(p, p.lot) == ["koriko-double", f"koriko-{second}"]
    assert asked(p) == (question, who)


@rule("MA-24")
def test_the_winner_has_both_paintings_and_pays_the_seller_once() -> None:
    p = scene("koriko-double koriko-once", "", "")
    play(p, "0 offer koriko-double; 0 add koriko-once; 1 bid 40; 2 pass; 0 pass")
    assert p.cash == [140, 60, 100]
    assert names(p, p.walls[1]) == ["koriko-double", "koriko-once"]
    assert p.offered[4] == 2
    assert asked(p) == ("offer", (1,))


@rule("MA-24", "MA-R4")
def test_the_second_card_is_of_the_same_artist_and_no_double() -> None:
    p = scene("koriko-double*2 koriko-open nex-open", "bahut-open", "")
    play(p, "0 offer koriko-double-1")
    assert may(p, 0) == {"add koriko-open-1", "decline"}
    assert refused(p, "0 add nex-open").reason == "other-artist"
    assert refused(p, "0 add koriko-double-2").reason == "second-double"
    assert refused(p, "0 add koriko-open-2").reason == "not-in-hand"
    for text in ("add nex-open", "add koriko-double-2", "add koriko-open-2"):
        assert refused(p, f"0 {text}").rule == "MA-24"


@rule("MA-24", "MA-R4")
@pytest.mark.parametrize("artist", ["nex", "bahut", "darmoir", "sadland", "koriko"])
def test_every_single_card_of_the_artist_fits_and_nothing_else(artist: str) -> None:
    signs = ("open", "once", "sealed", "fixed", "double")
    whole = [f"{other}-{sign}-2" for other in ("nex", "bahut", "darmoir", "sadland", "koriko") for sign in signs]
    p = scene(f"{artist}-double-1 " + " ".join(whole), "", "", spare=False)
    play(p, f"0 offer {artist}-double-1")
    assert may(p, 0) == {*(f"add {artist}-{sign}-2" for sign in signs[:4]), "decline"}


@rule("MA-R4")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed"])
def test_a_second_card_goes_only_with_a_double(sign: str) -> None:
    p = scene(f"koriko-{sign} koriko-open-4", "", "")
    play(p, f"0 offer koriko-{sign}")
    assert refused(p, f"{p.seat} add koriko-open-4").rule == "CORE-6"


@rule("MA-25", "MA-R4")
def test_the_others_are_asked_once_each_clockwise() -> None:
    p = scene("", "", "bahut-double", "bahut-open", seller=2)
    play(p, "2 offer bahut-double")
    order = []
    while p.lot:
        order.append(p.seat)
        assert refused(p, f"{(p.seat + 1) % 4} decline").rule == "CORE-3"
        play(p, f"{p.seat} decline")
    assert order == [2, 3, 0, 1]


@rule("MA-25", "MA-R4", "MA-16")
def test_if_nobody_adds_the_seller_has_the_double_free_and_it_counts() -> None:
    p = scene("bahut-open", "", "bahut-double", "", seller=2)
    sold = only(play(p, "2 offer bahut-double; 2 decline; 3 decline; 0 decline; 1 decline"), events.Sold)
    assert (sold.seat, sold.amount, sold.auction, sold.cards) == (2, 0, "double", ("bahut-double-1",))
    assert names(p, p.walls[2]) == ["bahut-double"]
    assert p.cash == [100] * 4
    assert p.offered[1] == 1
    assert asked(p) == ("offer", (3,))


@rule("MA-R17")
def test_everybody_is_asked_also_who_has_no_card_to_add() -> None:
    p = scene("koriko-double koriko-once", "", "nex-open", "koriko-double", spare=False)
    play(p, "0 offer koriko-double; 0 decline")
    for seat in (1, 2, 3):
        assert asked(p) == ("second", (seat,))
        assert may(p, seat) == {"decline"}
        play(p, f"{seat} decline")


@rule("MA-26", "MA-R5")
def test_whoever_adds_the_second_card_is_the_seller_now() -> None:
    p = added_by_seat_2()
    assert (p.opener, p.seller) == (0, 2)
    assert asked(p) == ("bid", (3,)), "bidding begins on the new seller's left"
    play(p, "3 bid 5; 0 bid 6; 1 bid 7")
    assert asked(p) == ("bid", (2,)), "and ends with him"


@rule("MA-R5", "MA-9")
@pytest.mark.parametrize(
    ("second", "question", "who"),
    [("open", "raise", (3, 0, 1)), ("once", "bid", (3,)), ("sealed", "seal", (3, 0, 1, 2)), ("fixed", "price", (2,))],
)
def test_the_lot_follows_the_sign_of_his_card(second: str, question: str, who: tuple[int, ...]) -> None:
    assert asked(added_by_seat_2(second)) == (question, who)


@rule("MA-26")
def test_all_the_money_is_his() -> None:
    p = added_by_seat_2()
    sold = only(play(p, "3 bid 25; 0 pass; 1 pass; 2 pass"), events.Sold)
    assert p.cash == [100, 100, 125, 75]
    assert sold.to_seats == ((2, 25),)


@rule("MA-26")
def test_the_first_seller_pays_like_anybody_else() -> None:
    p = added_by_seat_2()
    play(p, "3 pass; 0 bid 25; 1 pass; 2 pass")
    assert p.cash == [75, 100, 125, 100]
    assert names(p, p.walls[0]) == ["koriko-double", "koriko-once"]


@rule("MA-26", "MA-10")
def test_the_new_seller_who_wins_pays_the_bank() -> None:
    p = added_by_seat_2()
    play(p, "3 pass; 0 bid 24; 1 pass; 2 bid 25")
    assert p.cash == [100, 100, 75, 100]
    assert p.bank == -25
    assert names(p, p.walls[2]) == ["koriko-double", "koriko-once"]


@rule("MA-26", "MA-16")
def test_without_a_bid_the_new_seller_has_both_free() -> None:
    p = added_by_seat_2()
    play(p, "3 pass; 0 pass; 1 pass")
    assert names(p, p.walls[2]) == ["koriko-double", "koriko-once"]
    assert p.cash == [100] * 4


@rule("MA-26", "MA-20")
def test_a_sealed_tie_goes_by_the_new_seller() -> None:
    p = added_by_seat_2("sealed")
    play(p, "0 seal 9; 1 seal 9; 2 seal 3; 3 seal 0")
    assert names(p, p.walls[0]) == ["koriko-double", "koriko-sealed"], "0 is nearer to 2's left than 1"
    p = added_by_seat_2("sealed")
    play(p, "0 seal 9; 1 seal 9; 2 seal 9; 3 seal 0")
    assert names(p, p.walls[2]) == ["koriko-double", "koriko-sealed"]


@rule("MA-26", "MA-22", "MA-23")
def test_a_fixed_price_is_the_new_sellers_and_he_must_buy() -> None:
    p = added_by_seat_2("fixed", cash=(200, 100, 30, 100))
    assert refused(p, "2 price 31").rule == "MA-23"
    play(p, "2 price 30; 3 pass; 0 pass; 1 pass")
    assert p.cash == [200, 100, 0, 100]
    assert names(p, p.walls[2]) == ["koriko-double", "koriko-fixed"]


@rule("MA-28", "MA-R5", "MA-12")
@pytest.mark.parametrize("buyer", [0, 1, 3])
def test_the_turn_goes_on_left_of_the_new_seller(buyer: int) -> None:
    p = added_by_seat_2()
    while p.lot:
        play(p, f"{p.seat} bid 5" if p.seat == buyer else f"{p.seat} pass")
    assert asked(p) == ("offer", (3,)), "seat 1 has lost its turn"


@rule("MA-28")
def test_a_card_from_the_sellers_right_hand_neighbour_brings_the_turn_back_to_him() -> None:
    p = scene("koriko-double", "", "koriko-once")
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 add koriko-once; 0 pass; 1 pass")
    assert asked(p) == ("offer", (0,))


@rule("MA-27", "MA-R6")
@pytest.mark.parametrize(
    ("price", "first", "new"),
    [(24, 12, 12), (25, 12, 13), (1, 0, 1), (2, 1, 1)],
)
def test_split_shares_the_price_and_the_odd_unit_is_the_new_sellers(price: int, first: int, new: int) -> None:
    p = added_by_seat_2(edition="classic")
    sold = only(play(p, f"3 bid {price}; 0 pass; 1 pass; 2 pass"), events.Sold)
    assert p.cash == [100 + first, 100, 100 + new, 100 - price]
    assert p.bank == 0
    assert dict(sold.to_seats) == {seat: share for seat, share in ((0, first), (2, new)) if share}


@rule("MA-27", "MA-R6")
@pytest.mark.parametrize(("price", "to_new"), [(24, 12), (25, 13), (1, 1)])
def test_split_a_first_seller_who_wins_pays_his_half_to_the_bank(price: int, to_new: int) -> None:
    p = added_by_seat_2(double_payment="split")
    sold = only(play(p, f"3 pass; 0 bid {price}; 1 pass; 2 pass"), events.Sold)
    assert p.cash == [100 - price, 100, 100 + to_new, 100]
    assert (p.bank, sold.to_bank) == (to_new - price, price - to_new)


@rule("MA-27", "MA-R6")
@pytest.mark.parametrize(("price", "to_first"), [(24, 12), (25, 12), (1, 0)])
def test_split_a_new_seller_who_wins_pays_his_half_and_the_odd_unit_to_the_bank(price: int, to_first: int) -> None:
    p = added_by_seat_2("fixed", double_payment="split")
    sold = only(play(p, f"2 price {price}; 3 pass; 0 pass; 1 pass"), events.Sold)
    assert p.cash == [100 + to_first, 100, 100 - price, 100]
    assert (p.bank, sold.to_bank) == (to_first - price, price - to_first)


@rule("MA-27")
def test_split_changes_nothing_when_one_player_laid_both_cards() -> None:
    p = scene("koriko-double koriko-once", "", "", double_payment="split")
    play(p, "0 offer koriko-double; 0 add koriko-once; 1 bid 25; 2 pass; 0 pass")
    assert p.cash == [125, 75, 100]


@rule("MA-27")
def test_split_a_double_taken_free_costs_nothing() -> None:
    p = scene("koriko-double", "", "", double_payment="split")
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 decline")
    assert p.cash == [100] * 3
    assert names(p, p.walls[0]) == ["koriko-double"]


@rule("MA-46")
def test_classic_with_a_single_beneficiary() -> None:
    p = added_by_seat_2(edition="classic", double_payment="new_seller")
    play(p, "3 bid 25; 0 pass; 1 pass; 2 pass")
    assert p.cash == [100, 100, 125, 75]


@rule("MA-46")
def test_classic_with_a_single_beneficiary_the_first_seller_earns_if_he_adds_the_card_himself() -> None:
    p = scene("koriko-double koriko-once", "", "", edition="classic", double_payment="new_seller")
    play(p, "0 offer koriko-double; 0 add koriko-once; 1 bid 25; 2 pass; 0 pass")
    assert p.cash == [125, 75, 100]


@rule("MA-27", "MA-R6", "MA-10")
@pytest.mark.parametrize("price", range(8))
@pytest.mark.parametrize("buyer", range(4))
@pytest.mark.parametrize("split", [False, True])
def test_no_unit_is_lost_or_made(split: bool, buyer: int, price: int) -> None:
    paid = dict(shares(split, 0, 2, buyer, price))
    assert buyer not in paid
    assert all(amount > 0 for amount in paid.values())
    assert sum(paid.values()) <= price
    if buyer not in (0, 2):
        assert sum(paid.values()) == price
