"""What other implementations of the game got wrong, one test each and more."""

from __future__ import annotations

import random

import pytest

from tests.builders import game_at, only, random_game
from tests.rulebook.modern_art.scene import asked, hold_together, play, scene, seen
from tests.rules import rule
from vernissage import StaleAnswer, WrongSeat
from vernissage.games.modern_art import events, title
from vernissage.games.modern_art.moves import Bid, Buy, Offer, Pass, Seal


@rule("MA-35", "MA-R12")
def test_artists_outside_the_top_three_are_not_paid() -> None:
    past = [(0, 0, 0, 30, 0), (0, 0, 0, 30, 0), (0, 0, 0, 30, 0)]
    walls = ["sadland", "nex*4", "bahut*3 darmoir*2"]
    p = scene("nex-once", "", "", round=4, markers=past, walls=walls)
    paid = [event.amount for event in play(p, "0 offer nex-once") if isinstance(event, events.Paid)]
    assert paid == [0, 4 * 30, 3 * 20 + 2 * 10]


@rule("MA-33", "MA-R12")
def test_artists_never_offered_are_not_ranked() -> None:
    p = scene("koriko-once", "", "", walls=["sadland", "", "koriko"], offered={"koriko": 4})
    closed = only(play(p, "0 offer koriko-once"), events.RoundClosed)
    assert closed.markers == (0, 0, 0, 20, 30), "no third place for Nex, though it is left-most"


@rule("MA-39", "MA-40", "MA-R1", "MA-R2", "MA-R3")
@pytest.mark.parametrize(("seats", "mystery"), [(3, False), (3, True), (4, False), (5, False)])
def test_empty_hands_are_no_dead_end(seats: int, mystery: bool) -> None:
    reasons = set()
    for seed in range(5):
        dice = random.Random(seed)
        p = title.new(seats, seed, {"mystery_hand": mystery}).position
        while p.outcome is None:
            assert p.count() > 0
            if p.question.key == "offer":
                p.push(min(p.codes(), key=lambda card: p.offered[p.box.artist[card]]))
            elif p.question.key == "turn":
                p.push(p.box.pass_code)
            else:
                p.push(p.nth(dice.randrange(min(3, p.count()))))
        hold_together(p)
        reasons.add(p.outcome.reason)
    assert "out_of_cards" in reasons


@rule("MA-17", "MA-18", "MA-19", "MA-21")
def test_nobody_answers_for_another_seat() -> None:
    p = scene("nex-once nex-fixed", "", "")
    with pytest.raises(WrongSeat):
        game_at(p).play(1, Offer("nex-once-1"))
    play(p, "0 offer nex-once")
    for seat in (0, 2, 3, -1):
        with pytest.raises(WrongSeat):
            game_at(p).play(seat, Pass())
    assert asked(p) == ("bid", (1,))
    p = scene("nex-fixed", "", "")
    play(p, "0 offer nex-fixed; 0 price 5; 1 pass")
    with pytest.raises(WrongSeat):
        game_at(p).play(1, Buy())


@rule("MA-R11")
def test_a_late_answer_does_not_count_for_the_next_price() -> None:
    p = scene("nex-open", "", "")
    play(p, "0 offer nex-open; 1 bid 10")
    number = p.decision.number
    play(p, "2 bid 11")
    with pytest.raises(StaleAnswer):
        game_at(p).play(0, Pass(), number)
    with pytest.raises(StaleAnswer):
        game_at(p).play(1, Bid(12), number)
    assert p.declared == 0
    game_at(p).play(0, Pass(), p.decision.number)


@rule("MA-18")
def test_a_late_answer_does_not_count_for_the_next_seat() -> None:
    p = scene("nex-once", "", "")
    play(p, "0 offer nex-once")
    number = p.decision.number
    game_at(p).play(1, Bid(5), number)
    with pytest.raises(StaleAnswer):
        game_at(p).play(2, Pass(), number)


@rule("MA-19", "MA-R17")
def test_sealed_bids_cross_without_hurting_each_other() -> None:
    p = scene("nex-sealed", "", "")
    play(p, "0 offer nex-sealed")
    number = p.decision.number
    for seat, amount in ((2, 5), (0, 1), (2, 4), (1, 3)):
        game_at(p).play(seat, Seal(amount), number)
    assert p.cash == [104, 100, 96]
    with pytest.raises(StaleAnswer):
        game_at(p).play(1, Seal(9), number)


@rule("MA-R17")
def test_the_deck_goes_to_no_client() -> None:
    game = title.new(4, 9)
    p = game.position
    for seat in (None, 0, 1, 2, 3):
        told = str(seen(p, seat)) + "".join(str(event) for event in game.events if event.seen_by(seat))
        assert not [card for card in p.deck[p.dealt :] if f"'{p.box.cards[card]}'" in told]
        assert p.seed.hex() not in told
        assert seen(p, seat).undealt == 34


@rule("MA-R15")
def test_money_is_neither_lost_nor_made() -> None:
    for seats in (3, 4, 5):
        for options in ({}, {"double_payment": "split"}):
            p = title.new(seats, 77, options).position
            dice = random.Random(seats)
            while p.frames:
                p.push(p.nth(dice.randrange(p.count())))
                hold_together(p)


@rule("MA-1")
def test_whole_random_games_hold_together() -> None:
    for seed in range(6):
        hold_together(random_game("modern_art", 3, seed, mystery_hand=True))
