"""Undo follows information: nobody declares what can be taken back, the engine derives it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.builders import talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy, ToyPosition
from tests.core.tables import dealt, record_of, sealing, unsealed
from vernissage import RecordError, StaleAnswer, TakeBackRefused
from vernissage.core import registry
from vernissage.core.conformance.games import speaker
from vernissage.core.events import TakenBack
from vernissage.core.position import Position
from vernissage.games.modern_art import moves, title
from vernissage.games.modern_art.position import ModernArtPosition

TOY = Toy()


@pytest.fixture(autouse=True)
def _toy_at_hand() -> Iterator[None]:
    registry.add(TOY)
    yield
    registry.remove("toy")


def undoable(position: Position) -> list[int]:
    return [position.undoable(seat) for seat in range(position.setup.seats)]


def refused(position: Position, seat: int, number: int = 1) -> None:
    """The take-back is refused and nothing changes."""
    assert position.record is not None
    before, record, events = position.to_bytes(), position.record.dump(), list(position.events)
    with pytest.raises(TakeBackRefused, match=f"seat {seat} can take back"):
        position.take_back(seat, number)
    assert (position.to_bytes(), position.record.dump(), position.events) == (before, record, events)


# The toy: chalking is free, showing draws cards, bids are sealed.


def assert_back_at(position: Position, before: Position) -> None:
    """It stands where it stood, and asks anew: answers to what was taken back are stale."""
    assert position.number > before.number
    again = position.clone()
    again.number = before.number
    assert again == before


def test_an_answer_to_what_was_taken_back_is_stale() -> None:
    position = mystery_asked()
    talk(position, "0 leave")
    number = position.decision.number
    position.take_back(0)
    talk(position, "0 turn")
    with pytest.raises(StaleAnswer):
        position.play(1, position.moves(1).options[0], number)


def test_a_plain_choice_can_be_taken_back() -> None:
    position = TOY.new(2, 3)
    start = position.clone()
    position.play(0, Chalk(1))
    assert undoable(position) == [1, 0]
    (event,) = position.take_back(0)
    assert event == TakenBack(seat=0, moves=1)
    assert_back_at(position, start)
    assert undoable(position) == [0, 0]
    refused(position, 0)


def test_what_draws_or_shows_cards_cannot() -> None:
    position = shown()
    assert undoable(position) == [0, 0, 0]
    for seat in range(3):
        refused(position, seat)


def shown() -> ToyPosition:
    """Seat 0 of three has chalked and shown a card; all are asked for a sealed bid."""
    position = TOY.new(3, 3)
    position.play(0, Chalk(1))
    position.play(0, ShowCards(position.hands[0][:1]))
    return position


def test_a_sealed_answer_can_be_taken_back_until_another_seat_has_acted() -> None:
    position = shown()
    start = position.clone()
    position.play(1, Coins(4))
    assert undoable(position) == [0, 1, 0]
    refused(position, 0)
    position.take_back(1)
    assert position == start
    position.play(1, Coins(2))
    position.play(2, Coins(1))
    assert undoable(position) == [0, 0, 1]
    refused(position, 1)


def test_several_moves_of_a_seat_are_taken_back_one_by_one_or_together() -> None:
    one, both = shown(), shown()
    for position in (one, both):
        position.play(1, Coins(4))
        position.play(1, Coins(3))
        assert undoable(position) == [0, 2, 0]
    refused(both, 1, 3)
    refused(both, 1, 0)
    refused(both, 1, -1)
    both.take_back(1, 2)
    one.take_back(1)
    assert one.bids[1] == 4
    one.take_back(1)
    assert one == both == shown()


def test_when_sealed_answers_are_opened_all_is_known() -> None:
    position = shown()
    for seat in (2, 1, 0):
        position.play(seat, Coins(seat))
    assert undoable(position) == [0, 0, 0]


# Modern Art.


def test_a_sealed_bid_can_be_taken_back_or_replaced_until_the_bids_are_opened() -> None:
    position = sealing()
    talk(position, "1 seal 40")
    position.take_back(1)
    assert position.bids == [-1, -1, -1]
    talk(position, "1 seal 41; 2 seal 10")
    assert undoable(position) == [0, 0, 1]
    talk(position, "1 seal 7")
    assert position.bids == [-1, 7, 10]
    assert undoable(position) == [0, 1, 0]
    talk(position, "0 seal 0")
    assert position.sales[-1][-1] == (0, 7, 10)
    assert undoable(position) == [0, 0, 0]


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
    position = dealt(card)
    talk(position, f"0 offer {card}")
    assert undoable(position) == [0, 0, 0], "the card was shown to all"
    refused(position, 0)
    talk(position, script)
    assert undoable(position) == [0, 0, 0]


def mystery_asked() -> ModernArtPosition:
    """Seat 0 has sold and may turn a card of the mystery hand."""
    position = dealt("nex-once-1", mystery_hand=True)
    talk(position, "0 offer nex-once-1; 1 bid 5; 2 pass; 0 pass")
    assert position.decision.key == "turn"
    return position


def test_leaving_the_mystery_hand_covered_can_be_taken_back_until_somebody_acts() -> None:
    position = mystery_asked()
    before = position.clone()
    talk(position, "0 leave")
    assert undoable(position) == [1, 0, 0]
    refused(position, 0, 2)
    position.take_back(0)
    assert_back_at(position, before)
    talk(position, "0 leave")
    position.play(1, position.moves(1).options[0])
    assert undoable(position) == [0, 0, 0]
    refused(position, 0)


def test_turning_a_mystery_card_cannot_be_taken_back() -> None:
    position = mystery_asked()
    talk(position, "0 turn")
    assert undoable(position) == [0, 0, 0]


def test_a_take_back_is_an_entry_of_the_record() -> None:
    position = sealing()
    talk(position, "1 seal 40")
    position.take_back(1)
    talk(position, "1 seal 41; 2 seal 3")
    record = record_of(position)
    entries = [entry.text() for entry in record.entries]
    assert entries == ["1 0 offer nex-sealed-1", "2 1 seal 40", "3 1 back 1", "4 1 seal 41", "5 2 seal 3"]
    assert [entry.number for entry in record.standing()] == [1, 4, 5]


def test_a_take_back_of_the_first_move_goes_back_to_the_set_up() -> None:
    position = TOY.new(2, 3)
    position.play(0, Chalk(1))
    position.take_back(0)
    position.play(0, Chalk(0))
    assert position.record is not None
    assert [entry.text() for entry in position.record.entries] == ["1 0 chalk 1", "2 0 back 0", "3 0 chalk 0"]
    assert TOY.load(position.record.dump()) == position


def test_the_event_log_only_grows() -> None:
    position = sealing()
    logs = [list(position.events)]
    talk(position, "1 seal 40")
    logs.append(list(position.events))
    position.take_back(1)
    logs.append(list(position.events))
    talk(position, "1 seal 2")
    logs.append(list(position.events))
    for earlier, later in itertools.pairwise(logs):
        assert later[: len(earlier)] == earlier
        assert len(later) == len(earlier) + 1
    assert logs[2][-1] == TakenBack(seat=1, moves=1)


def test_a_record_replays_through_take_backs() -> None:
    position = sealing()
    talk(position, "1 seal 40")
    position.take_back(1)
    talk(position, "2 seal 3; 1 seal 8")
    position.take_back(1)
    talk(position, "0 seal 9; 1 seal 4")
    again = title.load(record_of(position).dump())
    assert again == position
    assert again.events == position.events
    assert record_of(again).dump() == record_of(position).dump()
    assert [entry.number for entry in record_of(again).standing()] == [
        entry.number for entry in record_of(position).standing()
    ]


def test_a_take_back_in_a_record_is_checked() -> None:
    position = sealing()
    talk(position, "1 seal 40")
    position.take_back(1)
    talk(position, "1 seal 41")
    position.take_back(1)
    text = unsealed(record_of(position).dump())
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
    for game, position in enumerate([TOY.new(3, 4), title.new(3, 4, {"mystery_hand": True})]):
        backs = 0
        while position.frames:
            seat = speaker(position, dice)
            position.play(seat, position.moves(seat).sample(dice))
            if (steps := position.undoable(seat)) and dice.random() < 0.5:
                position.take_back(seat, 1 + int(dice.random() * steps))
                backs += 1
        assert backs >= 3, f"game {game} should have take-backs"
        assert position.record is not None
        again = position.setup.title.load(position.record.dump())
        assert again == position
        assert again.events == position.events


def test_without_a_record_nothing_can_be_taken_back() -> None:
    position = TOY.new(2, 3).clone()
    position.play(0, Chalk(1))
    assert undoable(position) == [0, 0]
    with pytest.raises(TakeBackRefused):
        position.take_back(0)


def test_a_take_back_tells_the_others_nothing_of_the_bid() -> None:
    """Two bids taken back leave the same trace for everybody else."""
    one, other = sealing(), sealing()
    for position, bid in ((one, 40), (other, 77)):
        position.play(1, moves.Seal(bid))
        position.take_back(1)
    for seat in (None, 0, 2):
        assert one.view(seat) == other.view(seat)
        told = [[event for event in position.events if event.seen_by(seat)] for position in (one, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("seat", [True, 1.0, "1", -1, 3, None])
def test_what_is_no_seat_takes_nothing_back(seat: Any) -> None:
    position = sealing()
    talk(position, "1 seal 40")
    assert position.undoable(1) == 1
    assert position.undoable(seat) == 0
    refused(position, seat)
