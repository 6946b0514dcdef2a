"""Bad input is refused with the rule or the fault, and leaves everything as it was."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import vernissage
from tests.builders import random_game, talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy
from tests.core.tables import dealt, sealing
from vernissage import (
    DealError,
    IllegalCode,
    IllegalMove,
    OptionError,
    Refusal,
    SeatCountError,
    StaleAnswer,
    UnreadableMove,
    VernissageError,
    WrongSeat,
)
from vernissage.core import position as engine
from vernissage.core.errors import shown
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.position import Checking
from vernissage.games.modern_art import moves, title
from vernissage.games.modern_art.position import ModernArtPosition

COMPILED = not str(engine.__file__).endswith(".py")
"""Compiled, the quick door takes numbers alone: what is none does not come as far as being refused."""


@contextlib.contextmanager
def refused(game: Game[Any], error: type[VernissageError], said: str) -> Iterator[None]:
    """What is done inside is refused with these words, in a short sentence, and changes nothing."""
    before, events, record = game.position.to_bytes(), list(game.events), game.record.dump()
    with pytest.raises(error, match=re.escape(said)) as caught:
        yield
    assert type(caught.value) is error
    assert len(str(caught.value)) < 400
    assert game.position.to_bytes() == before
    assert game.events == events
    assert game.position.listener is None
    assert game.record.dump() == record


def once_around() -> Game[ModernArtPosition]:
    """Seat 0 sells once around, seat 1 has bid 5, seat 2 is asked."""
    game = dealt("nex-once-1", "koriko-open-1")
    talk(game, "0 offer nex-once-1; 1 bid 5")
    return game


# Moves.

ILLEGAL: dict[str, tuple[str, Refusal]] = {
    "bid 5": ("once", Refusal("MA-14", "bid-too-low", 6, 5)),
    "bid 0": ("once", Refusal("MA-14", "bid-too-low", 6, 0)),
    "bid 101": ("once", Refusal("MA-15", "above-cash", 101, 100)),
    "bid 999999999": ("once", Refusal("MA-13", "no-such-amount", "0-2700", "999999999")),
    "seal 9": ("once", Refusal("CORE-6", "other-question", "bid, pass", "seal")),
    "turn": ("once", Refusal("CORE-6", "other-question", "bid, pass", "turn")),
    "offer koriko-open-1": ("once", Refusal("CORE-6", "other-question", "bid, pass", "offer")),
    "pass": ("offer", Refusal("CORE-6", "other-question", "offer", "pass")),
    "seal 101": ("seal", Refusal("MA-15", "above-cash", 101, 100)),
    "bid 7": ("seal", Refusal("CORE-6", "other-question", "seal", "bid")),
}


@pytest.mark.parametrize("text", ILLEGAL)
def test_an_illegal_move_is_refused_with_its_rule(text: str) -> None:
    where, refusal = ILLEGAL[text]
    game = {"once": once_around, "offer": lambda: dealt("nex-once-1"), "seal": sealing}[where]()
    seat, move = game.position.seat, title.parse_move(text)
    with refused(game, IllegalMove, str(refusal)):
        game.play(seat, move)
    assert game.refusal(seat, move) == refusal
    assert move not in game.moves(seat)


def test_a_card_of_somebody_else_is_refused() -> None:
    game = dealt("nex-once-1")
    other = game.position.box.cards[game.position.hands[1][0]]
    with refused(game, IllegalMove, "[MA-8] not in hand"):
        game.play(0, moves.Offer(other))


@pytest.mark.parametrize("amount", [-1, -(10**30), 2701, 10**30])
def test_amounts_out_of_all_bounds_are_refused(amount: int) -> None:
    game = once_around()
    move = title.moveset.decode(f'{{"move":"bid","amount":{amount}}}')
    with refused(game, IllegalMove, "[MA-13] no such amount, needed 0-2700"):
        game.play(2, move)
    assert move not in game.moves(2)


ODD_MOVES: dict[str, tuple[Any, str]] = {
    "a card for a number": (moves.Bid("nex-open-1"), "Expected `int`, got `str`"),  # type: ignore[arg-type]
    "digits for a number": (moves.Bid("7"), "Expected `int`, got `str`"),  # type: ignore[arg-type]
    "a float": (moves.Bid(7.0), "Expected `int`, got `float`"),  # type: ignore[arg-type]
    "not a number": (moves.Bid(float("nan")), "Expected `int`, got `float`"),  # type: ignore[arg-type]
    "a bool": (moves.Bid(True), "Expected `int`, got `bool`"),
    "nothing": (moves.Bid(None), "Expected `int`, got `null`"),  # type: ignore[arg-type]
    "a number that cannot be written": (moves.Bid(10**5000), "is no move"),
    "an object": (moves.Bid(object()), "is no move"),  # type: ignore[arg-type]
    "a text": ("bid 7", "'bid 7' is no move"),
    "none": (None, "None is no move"),
    "a code": (7, "7 is no move"),
    "a move of another title": (Chalk(1), "is no move"),
    "the bare class": (Move(), "is no move"),
    "a huge text": ("x" * 1_000_000, "is no move"),
}


ODD_CARDS: dict[str, tuple[Any, str]] = {
    "a number for a card": (moves.Offer(12), "Expected `str`, got `int`"),  # type: ignore[arg-type]
    "a list for a card": (moves.Offer(["nex-once-1"]), "Expected `str`, got `array`"),  # type: ignore[arg-type]
    "no such card": (moves.Offer("mona-lisa"), "is no card; a card is named like 'nex-open-1'"),
    "a huge card": (moves.Offer("x" * 1_000_000), "is no card; a card is named like 'nex-open-1'"),
}


@pytest.mark.parametrize("what", ODD_MOVES)
def test_what_is_no_move_is_refused(what: str) -> None:
    move, said = ODD_MOVES[what]
    game = once_around()
    with refused(game, UnreadableMove, said):
        game.play(2, move)
    assert move not in game.moves(2)


@pytest.mark.parametrize("what", ODD_CARDS)
def test_what_is_no_card_is_refused(what: str) -> None:
    move, said = ODD_CARDS[what]
    game = dealt("nex-once-1")
    with refused(game, UnreadableMove, said):
        game.play(0, move)
    assert move not in game.moves(0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bid nex-open-1", "the amount of 'bid' is a whole number, not 'nex-open-1'"),
        ("bid -1", "whole number, not '-1'"),
        ("bid 7.0", "whole number, not '7.0'"),
        ("bid +7", "whole number, not '+7'"),
        ("bid ٧", "whole number, not '٧'"),
        ("bid 1_0", "whole number, not '1_0'"),
        (f"bid {10**30}", "whole number, not '1000000000"),
        ("bid", "'bid' needs its amount after it: 'bid <amount>'"),
        ("bid 7 8", "'bid' is written 'bid <amount>', without '8'"),
        ("offer", "'offer' needs its card"),
        ("Bid 7", "'Bid' is no move; moves begin with offer, add"),
        ("", "an empty text is no move"),
        (" \n ", "an empty text is no move"),
        ("x" * 1_000_000, "is no move"),
        ("bid " + "9" * 1_000_000, "whole number"),
        ("pass " + "9" * 1_000_000, "is written 'pass', without"),
    ],
    ids=lambda text: shown(text, 20),
)
def test_a_text_that_is_no_move_is_refused(text: str, said: str) -> None:
    with pytest.raises(UnreadableMove, match=re.escape(said)) as error:
        title.parse_move(text)
    assert len(str(error.value)) < 300


def test_a_number_reads_as_a_card_that_does_not_exist() -> None:
    game = dealt("nex-once-1")
    with refused(game, UnreadableMove, "'12' is no card; a card is named like 'nex-open-1'"):
        game.play(0, title.parse_move("offer 12"))


@pytest.mark.parametrize(
    ("json", "said"),
    [
        ('{"move":"bid","amount":7.0}', "Expected `int`, got `float`"),
        ('{"move":"bid","amount":7.5}', "Expected `int`, got `float`"),
        ('{"move":"bid","amount":1e3}', "Expected `int`, got `float`"),
        ('{"move":"bid","amount":"7"}', "Expected `int`, got `str`"),
        ('{"move":"bid","amount":null}', "Expected `int`, got `null`"),
        ('{"move":"bid","amount":true}', "Expected `int`, got `bool`"),
        ('{"move":"bid"}', "missing required field `amount`"),
        ('{"amount":7}', "missing required field `move`"),
        ('{"move":"steal"}', "Invalid value 'steal'"),
        ('{"move":"offer","card":12}', "Expected `str`, got `int`"),
        ("[]", "Expected `object`, got `array`"),
        ("7", "Expected `object`, got `int`"),
        ("bid 7", "malformed"),
        ("", "truncated"),
    ],
)
def test_json_that_is_no_move_is_refused(json: str, said: str) -> None:
    with pytest.raises(UnreadableMove, match=re.escape(said)):
        title.moveset.decode(json)


def test_several_cards_are_taken_as_a_whole_or_not_at_all() -> None:
    game = Toy().new(2, 4)
    game.play(0, Chalk(0))
    low, middle, high = game.position.hands[0]
    foreign = game.position.hands[1][0]
    bad: list[tuple[Move, type[VernissageError], str]] = [
        (ShowCards(()), IllegalMove, "[CORE-6] not an answer"),
        (ShowCards((low, middle, high)), IllegalMove, "[CORE-6] not an answer"),
        (ShowCards((low, low)), IllegalMove, "[CORE-6] not an answer"),
        (ShowCards((low, foreign)), IllegalMove, "[CORE-6] not an answer"),
        (ShowCards((low, -1)), IllegalMove, "[CORE-7] no such number, needed 0-23, available -1"),
        (ShowCards([low]), UnreadableMove, "would be read as"),  # type: ignore[arg-type]
        (ShowCards((True,)), UnreadableMove, "Expected `int`, got `bool`"),
        (Coins(1), IllegalMove, "[CORE-6] other question, needed show, available coins"),
    ]
    for move, error, said in bad:
        with refused(game, error, said):
            game.play(0, move)
        assert move not in game.moves(0)
    assert game.position.check(0, ShowCards((high, low))) == game.position.check(0, ShowCards((low, high)))
    game.play(0, ShowCards((high, low)))
    assert game.position.shown == (low, high), "a set has no order"


# Seats.


@pytest.mark.parametrize("seat", [-1, 3, 10**30, 10**5000, True, False, 2.0, "2", None, (2,), "x" * 100_000], ids=shown)
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    game = once_around()
    with refused(game, WrongSeat, "[CORE-1] no such seat, needed 0-2, available "):
        game.play(seat, moves.Bid(7))
    assert len(game.moves(seat)) == 0
    assert game.refusal(seat, moves.Bid(7)) is not None
    assert game.undoable(seat) == 0
    if seat is not None:
        with refused(game, WrongSeat, "[CORE-1] no such seat"):
            game.view(seat)


@pytest.mark.parametrize("seat", [True, 1.0])
def test_what_only_equals_a_seat_is_none(seat: Any) -> None:
    game = dealt("nex-once-1")
    talk(game, "0 offer nex-once-1")
    assert game.decision.seats == (1,)
    with refused(game, WrongSeat, "[CORE-1] no such seat"):
        game.play(seat, moves.Bid(7))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    game = once_around()
    with refused(game, WrongSeat, f"[CORE-3] not asked, needed 2, available {seat}"):
        game.play(seat, moves.Bid(7))
    assert list(game.moves(seat)) == []


def test_a_leader_on_the_floor_is_told_so() -> None:
    game = dealt("nex-open-1")
    talk(game, "0 offer nex-open-1; 1 bid 5")
    with refused(game, WrongSeat, "[MA-R11] leads, available 5"):
        game.play(1, moves.Bid(6))


# Time.


def test_an_answer_to_an_older_question_is_stale() -> None:
    game = dealt("nex-open-1")
    talk(game, "0 offer nex-open-1")
    number = game.decision.number
    game.play(1, moves.Bid(5), number)
    for old in (number, 0, -1, number + 2, 10**30):
        with refused(game, StaleAnswer, f"[CORE-4] stale, needed {number + 1}, available {old}"):
            game.play(2, moves.Bid(6), old)
    game.play(2, moves.Bid(6), number + 1)


def test_sealed_answers_share_their_question() -> None:
    game = sealing()
    number = game.decision.number
    game.play(2, moves.Seal(1), number)
    game.play(1, moves.Seal(1), number)
    game.play(0, moves.Seal(1), number)
    with refused(game, StaleAnswer, "[CORE-4] stale"):
        game.play(1, moves.Seal(2), number)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_the_end_nothing_is_played(seat: int) -> None:
    game = Game.at(random_game("modern_art", 3, 9))
    position = game.position
    for move in (moves.Pass(), moves.Bid(3), moves.Offer("nex-open-1")):
        with refused(game, WrongSeat, "[CORE-2] game over"):
            game.play(seat, move)
        with refused(game, WrongSeat, "[CORE-2] game over"):
            game.play(seat, move, number=1)
    with refused(game, WrongSeat, "[CORE-2] game over"):
        game.moves(seat).sample(random.Random(1))
    with refused(game, VernissageError, "the game is over: nothing is asked any more"):
        _ = game.decision
    with refused(game, IllegalCode, "over"):
        position.push(0)
    with refused(game, IllegalCode, "over"):
        position.push_as(seat, 0)
    assert (position.codes(), position.count(), position.seat, position.is_legal(0)) == ([], 0, -1, False)


# The quick door.


@pytest.mark.parametrize("code", [-1, 70, 71, 72 + 100 + 1, 10**30, 10_000, None, "x", 0.5])
def test_while_checking_the_quick_door_refuses_bad_codes(code: Any) -> None:
    assert Checking.on
    game = dealt("nex-once-1")
    if COMPILED and not isinstance(code, int):
        for ask in (game.position.push, game.position.is_legal, lambda code: game.position.push_as(0, code)):
            with pytest.raises(TypeError, match="int object expected; got"):
                ask(code)
        return
    with refused(game, IllegalCode, f"code {code} is not legal"):
        game.position.push(code)
    with refused(game, IllegalCode, f"code {code} is not legal for seat 0"):
        game.position.push_as(0, code)
    assert not game.position.is_legal(code)


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_while_checking_the_quick_door_refuses_seats_that_are_not_asked(seat: int) -> None:
    game = dealt("nex-once-1")
    own = game.position.hands[seat % 3][0]
    with refused(game, IllegalCode, f"code {own} is not legal for seat {seat}"):
        game.position.push_as(seat, own)


# Setting a game up.


@pytest.mark.parametrize("seats", [2, 6, 0, -3, True, "4", 4.0, None, 10**5000], ids=shown)
def test_a_wrong_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(SeatCountError, match="Modern Art is played by 3 to 5, not by ") as error:
        title.new(seats, 1)
    assert len(str(error.value)) < 150


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"weather": "fine"}, "Modern Art has no option 'weather'; it has edition, double_payment"),
        ({"Edition": "classic"}, "Modern Art has no option 'Edition'"),
        ({"": "classic"}, "Modern Art has no option ''"),
        ({"edition": "baroque"}, "option edition is one of matagot, classic, not 'baroque'"),
        ({"edition": True}, "option edition is one of matagot, classic, not True"),
        ({"edition": ["classic"]}, "option edition is one of"),
        ({"open_cash": "perhaps"}, "option open_cash is on or off, not 'perhaps'"),
        ({"open_cash": 1}, "option open_cash is on or off, not 1"),
        ({"open_cash": None}, "option open_cash is on or off, not None"),
        ({"edition": "x" * 1_000_000}, "option edition is one of"),
        ({"x" * 1_000_000: "on"}, "Modern Art has no option"),
        ({"edition": 10**5000}, "option edition is one of"),
    ],
    ids=lambda value: shown(value, 30),
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=re.escape(said)) as error:
        title.new(3, 1, options)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("seats", [4, 5])
def test_an_option_for_other_player_counts_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"option mystery_hand is for 3 players only, not for {seats}"):
        title.new(seats, 1, {"mystery_hand": True})
    assert not title.new(seats, 1, {"mystery_hand": False}).position.mystery


def test_switches_are_read_as_people_write_them() -> None:
    for word in ("on", "Yes", "TRUE", True):
        assert title.new(3, 1, {"open_cash": word}).setup.options["open_cash"] is True
    for word in ("off", "no", "False", False):
        assert title.new(3, 1, {"open_cash": word}).setup.options["open_cash"] is False


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ({"deck": ["nex-open-9"]}, "not deck 'nex-open-9'"),
        ({"deck": ["nex-open-1", "nex-open-1"]}, "asks twice for a component"),
        ({"first_seller": ["3"]}, "gives 3, but only 0 to 2 are there"),
        ({"first_seller": ["-1"]}, "not first_seller '-1'"),
        ({"first_seller": ["²"]}, "not first_seller"),
        ({"first_seller": ["9" * 5000]}, "has no component"),
        ({"weather": ["fine"]}, "not weather 'fine'"),
        ({"deck": ["x" * 100_000]}, "has no component"),
    ],
    ids=lambda value: shown(value, 30),
)
def test_a_scripted_deal_that_does_not_fit_is_refused(deal: dict[str, list[str]], said: str) -> None:
    with pytest.raises(DealError, match=re.escape(said)) as error:
        title.new(3, deal=deal)
    assert len(str(error.value)) < 300


def test_all_of_it_can_be_caught_at_once() -> None:
    for name in vernissage.__all__:
        thing = getattr(vernissage, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, VernissageError)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ada", "Ben"], "3 seats, but 2 names"),
        ([1, 2, 3], "a player's name"),
        (["a", "b", "\ud800"], "a player's name"),
    ],
)
def test_names_that_no_record_could_hold_are_refused(names: list[Any], said: str) -> None:
    with pytest.raises(VernissageError, match=said):
        title.new(3, 1, names=names)
