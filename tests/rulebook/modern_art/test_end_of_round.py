"""The fifth painting of an artist, and what happens between two rounds."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.modern_art.scene import KORIKO, asked, names, play, scene, sell
from tests.rules import rule
from vernissage.games.modern_art import events, title


@rule("MA-7", "MA-29", "MA-R7")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed", "double"])
def test_the_fifth_painting_ends_the_round_at_once_and_is_nobodys(sign: str) -> None:
    p = scene("", f"koriko-{sign}-3", "", seller=1, walls=["koriko-once-1 koriko-once-2", "", "koriko-open*2"])
    heard = play(p, f"1 offer koriko-{sign}-3")
    closed = only(heard, events.RoundClosed)
    assert closed.unsold == (f"koriko-{sign}-3",)
    assert closed.offered == (0, 0, 0, 0, 5), "it counts"
    assert not [event for event in heard if isinstance(event, events.Sold)]
    assert p.cash == [160, 100, 160]
    assert p.round == 1
    assert p.decision.key == "offer"


@rule("MA-7")
def test_four_paintings_of_every_artist_do_not_end_a_round() -> None:
    p = scene("koriko-once", "", "", offered={"nex": 4, "bahut": 4, "darmoir": 4, "sadland": 4, "koriko": 3})
    sell(p, "koriko-once", buyer=1, price=1)
    assert p.round == 0
    assert p.offered == [4, 4, 4, 4, 4]


@rule("MA-29", "MA-R7")
def test_the_fifth_painting_tips_the_ranking() -> None:
    p = scene("koriko-once", "", "", walls=["", "nex*4", "koriko*4"])
    closed = only(play(p, "0 offer koriko-once"), events.RoundClosed)
    assert closed.markers == (20, 0, 0, 0, 30)
    assert p.cash == [100, 180, 220]


@rule("MA-30", "MA-R7")
@pytest.mark.parametrize("adder", [0, 1, 2])
def test_a_second_card_that_is_the_fifth_leaves_two_unsold(adder: int) -> None:
    hands = ["koriko-double", "", ""]
    hands[adder] += " koriko-once"
    p = scene(*hands, walls=["koriko-open*3", "", ""])
    play(p, "0 offer koriko-double")
    while p.seat != adder:
        play(p, f"{p.seat} decline")
    closed = only(play(p, f"{adder} add koriko-once"), events.RoundClosed)
    assert closed.unsold == ("koriko-double-1", "koriko-once-1")
    assert closed.offered[KORIKO] == 5
    assert p.cash == [190, 100, 100]
    assert asked(p) == ("offer", ((adder + 1) % 3,))


@rule("MA-30", "MA-R7")
def test_a_double_as_fourth_painting_that_nobody_adds_to_goes_to_its_seller() -> None:
    p = scene("koriko-double", "koriko-once", "", walls=["koriko-open*3", "", ""])
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 decline")
    assert p.round == 0
    assert names(p, p.walls[0]) == ["koriko-open"] * 3 + ["koriko-double"]


@rule("MA-30", "MA-R7")
def test_a_double_as_fifth_painting_asks_for_no_second_card() -> None:
    p = scene("koriko-double koriko-once", "koriko-once", "", offered={"koriko": 4})
    closed = only(play(p, "0 offer koriko-double"), events.RoundClosed)
    assert closed.unsold[-1] == "koriko-double-1"
    assert asked(p) == ("offer", (1,))
    assert "koriko-once" in names(p, p.hands[0])


@rule("MA-31", "MA-37")
def test_hands_are_kept_and_new_cards_added() -> None:
    p = scene("koriko-once nex-open", "bahut-once", "", offered={"koriko": 4}, coming="darmoir*6")
    kept = [set(hand) for hand in p.hands]
    heard = play(p, "0 offer koriko-once")
    kept[0].remove(p.box.numbers["koriko-once-1"])
    assert all(held <= set(hand) for held, hand in zip(kept, p.hands, strict=True))
    assert [len(hand) for hand in p.hands] == [len(held) + 6 for held in kept]
    dealt = [event for event in heard if isinstance(event, events.Dealt)]
    assert [(event.seat, event.audience, len(event.cards)) for event in dealt] == [
        (0, (0,), 6),
        (1, (1,), 6),
        (2, (2,), 6),
    ]
    assert {card.split("-")[0] for card in dealt[0].cards} == {"darmoir"}
    assert only(heard, events.HandGrew).count == 6


@rule("MA-37")
@pytest.mark.parametrize(("seats", "later"), [(3, 6), (4, 4), (5, 3)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_later_deals(seats: int, later: int, number: int) -> None:
    hands = ["koriko-once"] + [""] * (seats - 1)
    p = scene(*hands, round=number, offered={"koriko": 4})
    held = [len(hand) for hand in p.hands]
    play(p, "0 offer koriko-once")
    held[0] -= 1
    grown = 0 if number == 3 else later
    assert [len(hand) for hand in p.hands] == [count + grown for count in held]


@rule("MA-37")
@pytest.mark.parametrize(("seats", "undealt"), [(3, 4), (4, 2), (5, 0)])
def test_so_many_cards_are_never_dealt(seats: int, undealt: int) -> None:
    p = title.new(seats, 4).position
    for number in (1, 2, 3):
        p.round = number
        p.deal_hands()
    assert len(p.deck) - p.dealt == undealt


@rule("MA-36")
def test_after_payment_every_painting_goes_also_the_worthless() -> None:
    walls = ["koriko-open", "nex*2 darmoir*3", "bahut*3 sadland*2 koriko-open*3"]
    p = scene("koriko-once", "", "", walls=walls)
    gone = {card for wall in p.walls for card in wall}
    play(p, "0 offer koriko-once")
    assert p.walls == [(), (), ()]
    assert p.unsold == ()
    assert p.lot == ()
    assert gone | {p.box.numbers["koriko-once-1"]} <= set(p.discard)
    assert p.offered == [0] * 5


@rule("MA-38", "MA-R13")
@pytest.mark.parametrize("seller", [0, 1, 2, 3])
def test_the_next_round_starts_left_of_who_offered_last(seller: int) -> None:
    hands = [""] * 4
    hands[seller] = "koriko-once"
    p = scene(*hands, seller=seller, offered={"koriko": 4})
    heard = play(p, f"{seller} offer koriko-once")
    began = only(heard, events.RoundBegan)
    assert (began.round, began.seat) == (2, (seller + 1) % 4)
    assert asked(p) == ("offer", ((seller + 1) % 4,))


@rule("MA-38", "MA-R13")
def test_with_a_double_it_starts_left_of_who_placed_the_second() -> None:
    p = scene("koriko-double", "", "koriko-once", "", offered={"koriko": 3})
    play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 add koriko-once")
    assert asked(p) == ("offer", (3,))


@rule("MA-38", "MA-R1")
def test_and_passes_over_an_empty_hand_in_round_four() -> None:
    p = scene("koriko-once", "", "nex-open", "", round=3, offered={"koriko": 4}, spare=False)
    heard = play(p, "0 offer koriko-once")
    assert only(heard, events.RoundBegan).seat == 2
    assert asked(p) == ("offer", (2,))


@rule("MA-47")
def test_cards_in_hand_are_nobodys_paintings_and_pay_nothing() -> None:
    p = scene("koriko-once*2 koriko-open*2", "koriko*3", "", walls=["", "", "koriko"], offered={"koriko": 4})
    play(p, "0 offer koriko-once")
    assert p.cash == [100, 100, 130]
    p = scene("koriko-once*2 koriko-open*2", "koriko*3", "", round=4, offered={"koriko": 4})
    play(p, "0 offer koriko-once")
    assert p.outcome is not None
    assert p.outcome.scores == (100, 100, 100)


@rule("MA-1", "MA-41")
def test_the_fourth_round_is_the_last() -> None:
    p = scene("koriko-once", "", "", round=4, walls=["", "koriko", ""], offered={"koriko": 4})
    heard = play(p, "0 offer koriko-once")
    assert only(heard, events.GameEnded).reason == "four_rounds"
    assert p.outcome is not None
    assert p.outcome.scores == (100, 130, 100)
    assert p.outcome.winners == (1,)
    assert not p.frames
