"""Undo follows information: nobody declares what can be taken back, the engine derives it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.builders import talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy, ToyPosition
from tests.core.tables import dealt, sealing, speaker, unsealed
from vernissage import RecordError, StaleAnswer, TakeBackRefused
from vernissage.core import registry
from vernissage.core.events import TakenBack
from vernissage.core.games import Game
from vernissage.core.position import Position
from vernissage.games.modern_art import moves, title
from vernissage.games.modern_art.position import ModernArtPosition

TOY = Toy()


@pytest.fixture(autouse=True)
def _toy_at_hand() -> Iterator[None]:
    registry.add(TOY)
    yield
    registry.remove("toy")


def undoable(game: Game[Any]) -> list[int]:
    return [game.undoable(seat) for seat in range(game.setup.seats)]


def refused(game: Game[Any], seat: int, number: int = 1) -> None:
    """The take-back is refused and nothing changes."""
    before, record, events = game.position.to_bytes(), game.record.dump(), list(game.events)
    with pytest.raises(TakeBackRefused, match=f"seat {seat} can take back"):
        game.take_back(seat, number)
    assert (game.position.to_bytes(), game.record.dump(), game.events) == (before, record, events)


# The toy: chalking is free, showing draws cards, bids are sealed.


def assert_back_at(game: Game[Any], before: Position) -> None:
    """It stands where it stood, and asks anew: answers to what was taken back are stale."""
    assert game.position.number > before.number
    again = game.position.clone()
    again.number = before.number
    assert again == before


def test_an_answer_to_what_was_taken_back_is_stale() -> None:
    game = mystery_asked()
    talk(game, "0 leave")
    number = game.decision.number
    game.take_back(0)
    talk(game, "0 turn")
    with pytest.raises(StaleAnswer):
        game.play(1, game.moves(1).options[0], number)


def test_a_plain_choice_can_be_taken_back() -> None:
    game = TOY.new(2, 3)
    start = game.position.clone()
    game.play(0, Chalk(1))
    assert undoable(game) == [1, 0]
    (event,) = game.take_back(0)
    assert event == TakenBack(seat=0, moves=1)
    assert_back_at(game, start)
    assert undoable(game) == [0, 0]
    refused(game, 0)


def test_what_draws_or_shows_cards_cannot() -> None:
    game = shown()
    assert undoable(game) == [0, 0, 0]
    for seat in range(3):
        refused(game, seat)


def shown() -> Game[ToyPosition]:
    """Seat 0 of three has chalked and shown a card; all are asked for a sealed bid."""
    game = TOY.new(3, 3)
    game.play(0, Chalk(1))
    game.play(0, ShowCards(game.position.hands[0][:1]))
    return game


def test_a_sealed_answer_can_be_taken_back_until_another_seat_has_acted() -> None:
    game = shown()
    start = game.position.clone()
    game.play(1, Coins(4))
    assert undoable(game) == [0, 1, 0]
    refused(game, 0)
    game.take_back(1)
    assert game.position == start
    game.play(1, Coins(2))
    game.play(2, Coins(1))
    assert undoable(game) == [0, 0, 1]
    refused(game, 1)


def test_several_moves_of_a_seat_are_taken_back_one_by_one_or_together() -> None:
    one, both = shown(), shown()
    for game in (one, both):
        game.play(1, Coins(4))
        game.play(1, Coins(3))
        assert undoable(game) == [0, 2, 0]
    refused(both, 1, 3)
    refused(both, 1, 0)
    refused(both, 1, -1)
    both.take_back(1, 2)
    one.take_back(1)
    assert one.position.bids[1] == 4
    one.take_back(1)
    assert one == both == shown()


def test_when_sealed_answers_are_opened_all_is_known() -> None:
    game = shown()
    for seat in (2, 1, 0):
        game.play(seat, Coins(seat))
    assert undoable(game) == [0, 0, 0]


# Modern Art.


def test_a_sealed_bid_can_be_taken_back_or_replaced_until_the_bids_are_opened() -> None:
    game = sealing()
    talk(game, "1 seal 40")
    game.take_back(1)
    assert game.position.bids == [-1, -1, -1]
    talk(game, "1 seal 41; 2 seal 10")
    assert undoable(game) == [0, 0, 1]
    talk(game, "1 seal 7")
    assert game.position.bids == [-1, 7, 10]
    assert undoable(game) == [0, 1, 0]
    talk(game, "0 seal 0")
    assert game.position.sales[-1][-1] == (0, 7, 10)
    assert undoable(game) == [0, 0, 0]


@pytest.mark.parametrize(
    ("card", "script"),
    [
        ("nex-open-1", "1 bid 5"),
        ("nex-open-1", "1 pass"),
        ("nex-once-1", "1 bid 5"),
        ("nex-once-1", "1 pass"),
        ("nex-fixed-1", "0 price 9"),
        ("nex-fixed-1", "0 price 9; 1 pass"),
        ("nex-fixed-1", "0 price 9; 1 buy"),
        ("nex-double-1", "0 decline"),
    ],
)
def test_what_is_said_in_an_auction_binds(card: str, script: str) -> None:
    game = dealt(card)
    talk(game, f"0 offer {card}")
    assert undoable(game) == [0, 0, 0], "the card was shown to all"
    refused(game, 0)
    talk(game, script)
    assert undoable(game) == [0, 0, 0]


def mystery_asked() -> Game[ModernArtPosition]:
    """Seat 0 has sold and may turn a card of the mystery hand."""
    game = dealt("nex-once-1", mystery_hand=True)
    talk(game, "0 offer nex-once-1; 1 bid 5; 2 pass; 0 pass")
    assert game.decision.key == "turn"
    return game


def test_leaving_the_mystery_hand_covered_can_be_taken_back_until_somebody_acts() -> None:
    game = mystery_asked()
    before = game.position.clone()
    talk(game, "0 leave")
    assert undoable(game) == [1, 0, 0]
    refused(game, 0, 2)
    game.take_back(0)
    assert_back_at(game, before)
    talk(game, "0 leave")
    game.play(1, game.moves(1).options[0])
    assert undoable(game) == [0, 0, 0]
    refused(game, 0)


def test_turning_a_mystery_card_cannot_be_taken_back() -> None:
    game = mystery_asked()
    talk(game, "0 turn")
    assert undoable(game) == [0, 0, 0]


def test_a_take_back_is_an_entry_of_the_record() -> None:
    game = sealing()
    talk(game, "1 seal 40")
    game.take_back(1)
    talk(game, "1 seal 41; 2 seal 3")
    record = game.record
    entries = [entry.text() for entry in record.entries]
    assert entries == ["1 0 offer nex-sealed-1", "2 1 seal 40", "3 1 back 1", "4 1 seal 41", "5 2 seal 3"]
    assert [entry.number for entry in record.standing()] == [1, 4, 5]


def test_a_take_back_of_the_first_move_goes_back_to_the_set_up() -> None:
    game = TOY.new(2, 3)
    game.play(0, Chalk(1))
    game.take_back(0)
    game.play(0, Chalk(0))
    assert [entry.text() for entry in game.record.entries] == ["1 0 chalk 1", "2 0 back 0", "3 0 chalk 0"]
    assert TOY.load(game.record.dump()) == game


def test_the_event_log_only_grows() -> None:
    game = sealing()
    logs = [list(game.events)]
    talk(game, "1 seal 40")
    logs.append(list(game.events))
    game.take_back(1)
    logs.append(list(game.events))
    talk(game, "1 seal 2")
    logs.append(list(game.events))
    for earlier, later in itertools.pairwise(logs):
        assert later[: len(earlier)] == earlier
        assert len(later) == len(earlier) + 1
    assert logs[2][-1] == TakenBack(seat=1, moves=1)


def test_a_record_replays_through_take_backs() -> None:
    game = sealing()
    talk(game, "1 seal 40")
    game.take_back(1)
    talk(game, "2 seal 3; 1 seal 8")
    game.take_back(1)
    talk(game, "0 seal 9; 1 seal 4")
    again = title.load(game.record.dump())
    assert again == game
    assert again.events == game.events
    assert again.record.dump() == game.record.dump()
    assert [entry.number for entry in again.record.standing()] == [entry.number for entry in game.record.standing()]


def test_a_take_back_in_a_record_is_checked() -> None:
    game = sealing()
    talk(game, "1 seal 40")
    game.take_back(1)
    talk(game, "1 seal 41")
    game.take_back(1)
    text = unsealed(game.record.dump())
    for change, said in (
        ("5 1 back 2", "entry 2 was itself taken back"),
        ("5 1 back 3", "entry 3 was itself taken back"),
        ("5 1 back 0", "seat 1 can take back 1 of its moves here, not 2"),
        ("5 2 back 1", "seat 2 can take back 0 of its moves here, not 1"),
        ("5 1 back 4", "seat 1 can take back 1 of its moves here, not 0"),
    ):
        with pytest.raises(RecordError, match=said) as error:
            title.load(text.replace("5 1 back 1", change))
        assert error.value.line == text.splitlines().index("5 1 back 1") + 1


def test_a_game_of_changed_minds_replays() -> None:
    """Random play in which everybody takes back what can be, half of the time."""
    dice = random.Random(12)
    games: list[Game[Any]] = [TOY.new(3, 4), title.new(3, 4, {"mystery_hand": True})]
    for number, game in enumerate(games):
        backs = 0
        while game.outcome is None:
            seat = speaker(game, dice)
            game.play(seat, game.moves(seat).sample(dice))
            if (steps := game.undoable(seat)) and dice.random() < 0.5:
                game.take_back(seat, 1 + int(dice.random() * steps))
                backs += 1
        assert backs >= 3, f"game {number} should have take-backs"
        again = game.title.load(game.record.dump())
        assert again == game
        assert again.events == game.events


def test_what_was_played_before_a_game_began_cannot_be_taken_back() -> None:
    before = TOY.new(2, 3)
    before.play(0, Chalk(1))
    game = Game.at(before.position.clone())
    assert undoable(game) == [0, 0]
    refused(game, 0)


def test_a_take_back_tells_the_others_nothing_of_the_bid() -> None:
    """Two bids taken back leave the same trace for everybody else."""
    one, other = sealing(), sealing()
    for game, bid in ((one, 40), (other, 77)):
        game.play(1, moves.Seal(bid))
        game.take_back(1)
    for seat in (None, 0, 2):
        assert one.view(seat) == other.view(seat)
        told = [[event for event in game.events if event.seen_by(seat)] for game in (one, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("seat", [True, 1.0, "1", -1, 3, None])
def test_what_is_no_seat_takes_nothing_back(seat: Any) -> None:
    game = sealing()
    talk(game, "1 seal 40")
    assert game.undoable(1) == 1
    assert game.undoable(seat) == 0
    refused(game, seat)
