"""When the hands run dry: seats without cards, the last card of all, and the end that comes of it."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import KORIKO, NEX, asked, names, play, scene, sell
from tests.rules import rule
from vernissage.games.modern_art import events, title


@rule("MA-40", "MA-R2")
@pytest.mark.parametrize("sign", ["open", "once", "sealed", "fixed", "double"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_card_of_all_ends_the_game_unsold_and_counted(seats: int, sign: str) -> None:
    hands = [f"nex-{sign}"] + [""] * (seats - 1)
    walls = ["bahut", "nex"] + [""] * (seats - 2)
    p = scene(*hands, round=4, walls=walls, spare=False)
    heard = play(p, f"0 offer nex-{sign}")
    closed = only(heard, events.RoundClosed)
    assert names(p, [p.box.numbers[card] for card in closed.unsold]) == [f"nex-{sign}"]
    assert closed.offered == (2, 1, 0, 0, 0)
    assert closed.markers == (30, 20, 0, 0, 0)
    assert only(heard, events.GameEnded).reason == "out_of_cards"
    assert p.outcome is not None
    assert p.outcome.scores == (120, 130, *[100] * (seats - 2))
    assert p.outcome.reason == "out_of_cards"


@rule("MA-40", "MA-R2")
def test_the_last_card_tips_the_ranking() -> None:
    before = {"bahut": 2, "darmoir": 2, "sadland": 2, "koriko": 2}
    p = scene("koriko-open", "", "", round=4, walls=["koriko", "", "sadland"], offered=before, spare=False)
    play(p, "0 offer koriko-open")
    assert p.markers[3] == (0, 20, 10, 0, 30)
    assert p.cash == [130, 100, 100]


@rule("MA-40")
def test_a_game_does_not_end_while_anybody_holds_a_card() -> None:
    p = scene("nex-once", "", "koriko-once", round=4, spare=False)
    sell(p, "nex-once", buyer=1, price=3)
    assert p.outcome is None
    assert names(p, p.walls[1]) == ["nex-once"]
    assert asked(p) == ("offer", (2,))
    play(p, "2 offer koriko-once")
    assert p.outcome is not None
    assert p.outcome.scores == (103, 97 + 30, 100), "one each: Nex is further left"


@rule("MA-R2", "MA-40")
@pytest.mark.parametrize("adder", [0, 1, 2])
def test_the_last_two_cards_as_a_double_lot_both_stay_unsold_and_count(adder: int) -> None:
    hands = ["nex-double", "", ""]
    hands[adder] += " nex-open"
    p = scene(*hands, round=4, walls=["bahut", "nex", ""], spare=False)
    play(p, "0 offer nex-double")
    while p.seat != adder:
        play(p, f"{p.seat} decline")
    closed = only(play(p, f"{adder} add nex-open"), events.RoundClosed)
    assert [card.rpartition("-")[0] for card in closed.unsold] == ["nex-double", "nex-open"]
    assert closed.offered[NEX] == 3
    assert p.outcome is not None
    assert p.outcome.reason == "out_of_cards"
    assert p.outcome.scores == (120, 130, 100)


@rule("MA-R2")
def test_a_last_double_lot_that_nobody_made_goes_to_the_seller_and_the_last_card_is_unsold() -> None:
    p = scene("nex-double", "nex-open", "", round=4, spare=False)
    play(p, "0 offer nex-double; 0 decline")
    assert may(p, 1) == {"add nex-open-1", "decline"}
    play(p, "1 decline; 2 decline")
    assert asked(p) == ("offer", (1,))
    play(p, "1 offer nex-open")
    assert p.outcome is not None
    assert p.outcome.scores == (130, 100, 100)


@rule("MA-R2", "MA-30")
def test_a_double_as_the_last_card_asks_for_no_second() -> None:
    p = scene("", "nex-double", "", round=4, seller=1, spare=False)
    play(p, "1 offer nex-double")
    assert p.outcome is not None
    assert p.outcome.reason == "out_of_cards"


@rule("MA-40", "MA-7")
def test_a_last_card_that_is_the_fifth_ends_the_fourth_round_in_the_usual_way() -> None:
    p = scene("koriko-open", "", "", round=4, offered={"koriko": 4}, spare=False)
    play(p, "0 offer koriko-open")
    assert p.outcome is not None
    assert p.outcome.reason == "four_rounds"


@rule("MA-R1", "MA-39")
def test_the_first_seller_of_round_four_without_a_card_is_passed_over() -> None:
    p = scene("koriko-open nex-once", "", "", "bahut-once", round=3, offered={"koriko": 4}, spare=False)
    heard = play(p, "0 offer koriko-open")
    assert p.round == 3
    assert only(heard, events.RoundBegan).seat == 3
    assert asked(p) == ("offer", (3,))


@rule("MA-39")
def test_a_seat_without_cards_takes_part_in_every_auction() -> None:
    p = scene("nex-open nex-once nex-sealed nex-fixed nex-double koriko-open", "", "", round=4, spare=False)
    sell(p, "nex-open", buyer=1, price=5)
    sell(p, "nex-once", buyer=2, price=5)
    sell(p, "nex-sealed", buyer=1, price=5)
    play(p, "0 offer nex-double; 0 add nex-fixed")
    assert p.outcome is not None, "the fifth"
    assert p.cash == [115, 90 + 60, 95 + 30]


@rule("MA-R3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_the_mystery_hand_a_round_cannot_empty_the_hands_before_the_fourth(seats: int) -> None:
    box = title.setup(seats).components
    longest = len(box.artists) * (box.closing - 1) + 1
    assert longest == 21
    held = 0
    for size in box.deals[seats][:3]:
        held += seats * size - longest
        assert held > 0


@rule("MA-R3")
def test_with_the_mystery_hand_an_early_round_can_run_dry_and_the_next_is_dealt() -> None:
    p = scene("nex-open", "", "", round=2, walls=["", "nex", "bahut"], mystery="koriko*4", spare=False)
    heard = play(p, "0 offer nex-open")
    closed = only(heard, events.RoundClosed)
    assert len(closed.unsold) == 1
    assert closed.offered == (2, 1, 0, 0, 0)
    assert p.cash == [100, 130, 120]
    assert p.outcome is None
    assert [len(hand) for hand in p.hands] == [4, 4, 4, 8]
    assert asked(p) == ("offer", (1,))
    assert only(heard, events.RoundBegan).round == 3


@rule("MA-R3", "MA-R2")
def test_with_the_mystery_hand_an_early_round_can_run_dry_on_a_double_lot() -> None:
    p = scene("", "koriko-double", "koriko-open", seller=1, round=2, mystery="nex", spare=False)
    play(p, "1 offer koriko-double; 1 decline; 2 add koriko-open")
    assert p.markers[1][KORIKO] == 30
    assert p.round == 2
    assert asked(p) == ("offer", (0,))


@rule("MA-R3", "MA-40")
def test_with_the_mystery_hand_all_hands_can_be_empty_when_round_four_should_begin() -> None:
    p = scene("nex-open", "", "", round=3, walls=["", "nex", ""], mystery="koriko*4", spare=False)
    heard = play(p, "0 offer nex-open")
    assert only(heard, events.GameEnded).reason == "out_of_cards"
    assert p.outcome is not None
    assert p.outcome.scores == (100, 130, 100), "round three is paid, round four has no cards"
    assert len(p.markers) == 3
    assert not p.frames


@rule("MA-R3", "MA-40")
def test_the_mystery_hand_does_not_keep_a_game_going() -> None:
    p = scene("nex-open", "", "", round=4, mystery="koriko*9", spare=False)
    play(p, "0 offer nex-open")
    assert p.outcome is not None
    assert p.outcome.reason == "out_of_cards"
    assert len(p.hands[3]) == 9
