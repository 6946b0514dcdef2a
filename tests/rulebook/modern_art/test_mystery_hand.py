"""The mystery hand, for three."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import KORIKO, asked, names, play, refused, scene, seen, sell
from tests.rules import rule
from vernissage.games.modern_art import events, title


@rule("MA-42")
def test_cards_are_dealt_as_for_four_in_every_round() -> None:
    p = title.new(3, 5, {"mystery_hand": True}).position
    assert [len(hand) for hand in p.hands] == [9, 9, 9, 9]
    for number, size in ((1, 13), (2, 17), (3, 17)):
        p.round = number
        p.deal_hands()
        assert [len(hand) for hand in p.hands] == [size] * 4


@rule("MA-42")
def test_the_fourth_hand_lies_face_down() -> None:
    game = title.new(3, 5, {"mystery_hand": True})
    p = game.position
    assert p.hands[3] == p.deck[27:36], "in the order chance gave it"
    for seat in (None, 0, 1, 2):
        shown = str(seen(p, seat))
        assert seen(p, seat).mystery == 9
        assert not [card for card in p.hands[3] if p.box.cards[card] in shown]
    assert {event.audience for event in game.events if isinstance(event, events.Dealt)} == {(0,), (1,), (2,)}


@rule("MA-43", "MA-R14")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed"])
@pytest.mark.parametrize("buyer", [0, 1, 2])
def test_after_his_auction_the_seller_may_turn_a_card(sign: str, buyer: int) -> None:
    p = scene("", f"nex-{sign}", "", seller=1, mystery="koriko-open bahut-once")
    sell(p, f"nex-{sign}", buyer=buyer, price=0 if buyer == 1 and sign != "fixed" else 6)
    assert asked(p) == ("turn", (1,))
    assert may(p, 1) == {"turn", "leave"}
    assert refused(p, "0 turn").rule == "CORE-3"
    play(p, "1 turn")
    assert asked(p) == ("offer", (2,)), "one card only, then the next seller"


@rule("MA-43")
def test_he_may_leave_it_covered() -> None:
    p = scene("nex-once", "", "", mystery="koriko-open")
    sell(p, "nex-once", buyer=1, price=6)
    heard = play(p, "0 leave")
    assert only(heard, events.LeftCovered).seat == 0
    assert names(p, p.hands[3]) == ["koriko-open"]
    assert p.offered[KORIKO] == 0
    assert asked(p) == ("offer", (1,))


@rule("MA-43")
def test_there_is_no_other_answer() -> None:
    p = scene("nex-once", "", "", mystery="koriko-open")
    sell(p, "nex-once", buyer=1, price=6)
    assert refused(p, "0 pass").rule == "CORE-6"
    assert p.question.refusal(p, 0, 0).rule == "MA-43"  # type: ignore[union-attr]


@rule("MA-44", "MA-R14")
def test_the_turned_card_is_nobodys_and_counts() -> None:
    p = scene("nex-once", "", "", mystery="koriko-open bahut-once")
    sell(p, "nex-once", buyer=1, price=6)
    turned = only(play(p, "0 turn"), events.Turned)
    assert (turned.seat, turned.card, turned.audience) == (0, "koriko-open-1", None)
    assert p.offered == [1, 0, 0, 0, 1]
    assert names(p, p.unsold) == ["koriko-open"]
    assert names(p, p.hands[3]) == ["bahut-once"]
    assert [names(p, wall) for wall in p.walls] == [[], ["nex-once"], []]
    assert p.cash == [106, 94, 100]


@rule("MA-44", "MA-R14", "MA-R13")
@pytest.mark.parametrize("seller", [0, 1, 2])
def test_the_turned_card_can_be_the_fifth(seller: int) -> None:
    hands = ["", "", ""]
    hands[seller] = "nex-once"
    walls = ["koriko-once*2", "", "koriko-once"]
    p = scene(*hands, seller=seller, walls=walls, unsold="koriko-open", mystery="koriko-open")
    sell(p, "nex-once", buyer=1, price=0 if seller == 1 else 6)
    cash = list(p.cash)
    closed = only(play(p, f"{seller} turn"), events.RoundClosed)
    assert closed.offered == (1, 0, 0, 0, 5)
    assert p.cash == [cash[0] + 60, cash[1] + 20, cash[2] + 30]
    assert asked(p) == ("offer", ((seller + 1) % 3,)), "left of who turned it"


@rule("MA-44", "MA-R14")
def test_a_turned_double_asks_for_no_second_card() -> None:
    p = scene("nex-once koriko-once", "koriko-open", "", mystery="koriko-double")
    sell(p, "nex-once", buyer=1, price=6)
    play(p, "0 turn")
    assert names(p, p.unsold) == ["koriko-double"]
    assert asked(p) == ("offer", (1,))


@rule("MA-45", "MA-36")
def test_turned_cards_are_discarded_with_the_others_and_covered_ones_stay() -> None:
    p = scene("nex-once", "bahut-once", "", mystery="koriko-open-1 darmoir-once-1 koriko-open-2", offered={"koriko": 3})
    sell(p, "nex-once", buyer=1, price=6)
    play(p, "0 turn")
    sell(p, "bahut-once", buyer=0, price=2)
    play(p, "1 turn")
    sell(p, "sadland", buyer=0, price=2)
    play(p, "2 turn")
    assert p.round == 1
    assert p.unsold == ()
    for card in ("koriko-open-1", "darmoir-once-1", "koriko-open-2"):
        assert p.box.numbers[card] in p.discard
    assert len(p.hands[3]) == 4, "all three turned, four dealt"


@rule("MA-45")
def test_covered_cards_wait_for_the_next_round() -> None:
    p = scene("koriko-once", "", "", mystery="nex-open bahut-once", offered={"koriko": 4})
    play(p, "0 offer koriko-once")
    assert names(p, p.hands[3])[:2] == ["nex-open", "bahut-once"]
    assert len(p.hands[3]) == 6


@rule("MA-R14", "MA-43")
def test_after_a_double_it_is_the_new_seller_who_may_turn() -> None:
    p = scene("koriko-double", "", "koriko-once", mystery="nex-open")
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 add koriko-once; 0 bid 5; 1 pass; 2 pass")
    assert asked(p) == ("turn", (2,))
    play(p, "2 turn")
    assert asked(p) == ("offer", (0,))


@rule("MA-R14")
def test_after_a_double_with_his_own_second_card_the_seller_may_turn() -> None:
    p = scene("koriko-double koriko-once", "", "", mystery="nex-open")
    play(p, "0 offer koriko-double; 0 add koriko-once; 1 bid 5; 2 pass; 0 pass")
    assert asked(p) == ("turn", (0,))


@rule("MA-R14")
def test_after_a_double_taken_free_nobody_may_turn() -> None:
    p = scene("koriko-double", "", "", mystery="nex-open")
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 decline")
    assert asked(p) == ("offer", (1,))


@rule("MA-R14", "MA-43")
def test_an_empty_mystery_hand_is_not_asked_about() -> None:
    p = scene("nex-once", "", "", mystery="")
    sell(p, "nex-once", buyer=1, price=6)
    assert asked(p) == ("offer", (1,))


@rule("MA-43")
def test_without_the_variant_nobody_is_asked() -> None:
    p = scene("nex-once", "", "")
    sell(p, "nex-once", buyer=1, price=6)
    assert asked(p) == ("offer", (1,))


@rule("MA-43")
def test_a_lot_that_ends_the_round_was_no_auction() -> None:
    p = scene("koriko-once", "", "", mystery="nex-open", offered={"koriko": 4})
    play(p, "0 offer koriko-once")
    assert asked(p) == ("offer", (1,))


@rule("MA-43", "MA-39")
def test_a_seller_whose_hand_is_empty_now_may_still_turn() -> None:
    p = scene("nex-once", "bahut-once", "", mystery="koriko-open", spare=False)
    sell(p, "nex-once", buyer=2, price=6)
    assert asked(p) == ("turn", (0,))
    play(p, "0 turn")
    assert asked(p) == ("offer", (1,))
