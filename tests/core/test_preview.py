"""What a choice would do, told from the seat's own view: what is certain, what is not, and where chance comes in."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vernissage
from tests.builders import talk
from tests.core.tables import SEALED_DECK, dealt, sealing
from vernissage.core.errors import Refusal, UnreadableMove
from vernissage.core.games import Game
from vernissage.core.preview import Change, Preview, preview, previews
from vernissage.games.modern_art.events import Paid
from vernissage.games.modern_art.position import ModernArtPosition


def told(game: Game[Any], seat: int, text: str) -> Preview:
    """The preview of a legal move."""
    said = preview(game.title, game.view(seat), game.title.parse_move(text))
    assert isinstance(said, Preview)
    return said


def changed(said: Preview, path: str) -> tuple[object, object] | None:
    return next(((change.before, change.after) for change in said.changes if change.path == path), None)


def tags(said: Preview) -> list[str]:
    return [type(event).__name__ for event in said.events]


def fixed_price() -> Game[ModernArtPosition]:
    """Seat 0 sells for 12; seat 1 is asked."""
    game = dealt("nex-fixed-1", "nex-open-1")
    talk(game, "0 offer nex-fixed-1; 0 price 12")
    return game


def test_buying_takes_the_price_and_brings_the_painting() -> None:
    game = fixed_price()
    said = told(game, 1, "buy")
    assert changed(said, "cash[1]") == (100, 88)
    assert changed(said, "players[1].wall") == ([], ["nex-fixed-1"])
    assert said.uncertain == ()
    assert not said.chance
    assert not said.ends
    assert said.next == "offer", "the turn goes on to the buyer"
    assert tags(said) == ["Sold"]
    assert changed(told(game, 1, "pass"), "cash[1]") is None


def test_the_position_is_left_as_it_was() -> None:
    game = fixed_price()
    before = game.position.clone()
    told(game, 1, "buy")
    assert game.position == before


def test_showing_a_card_of_ones_own_is_certain() -> None:
    game = dealt(*SEALED_DECK)
    said = told(game, 0, "offer nex-sealed-1")
    assert not said.chance
    assert said.next == "seal"
    before, after = changed(said, "hand") or ((), ())
    assert set(before) - set(after) == {"nex-sealed-1"}  # type: ignore[call-overload]


def test_a_sealed_bid_that_stays_sealed_tells_of_itself_alone() -> None:
    game = sealing()
    said = told(game, 0, "seal 90")
    assert not said.chance
    assert {change.path for change in said.changes} == {"lot.sealed", "own_bid"}
    assert tags(said) == ["SealedBid"]


def test_the_last_sealed_bid_promises_nothing_of_what_the_others_hold() -> None:
    game = sealing()
    talk(game, "1 seal 4; 2 seal 95")
    said = told(game, 0, "seal 90")
    assert said.chance
    assert tags(said) == ["SealedBid"], "whether it wins cannot be known"
    assert changed(said, "cash[0]") is None
    assert "cash[0]" in said.uncertain


def test_what_stood_before_the_new_deal_is_certain() -> None:
    """The fifth card of an artist closes the round: the bank pays for what hangs, then new hands are dealt."""
    title = vernissage.title("modern_art")
    game, dice = title.new(3, seed=1), random.Random(1)
    while True:
        seat = game.decision.seats[0]
        move = game.moves(seat).sample(dice)
        said = told(game, seat, str(move))
        if "RoundClosed" in tags(said):
            break
        game.play(seat, move)
    income = next(event.amount for event in said.events if isinstance(event, Paid) and event.seat == seat)
    before = game.position.cash[seat]
    assert income > 0
    assert changed(said, f"cash[{seat}]") == (before, before + income)
    assert said.chance
    assert "hand" in said.uncertain
    assert said.next is None


def test_a_game_that_ends_is_said_to_end() -> None:
    ended = 0
    title = vernissage.title("modern_art")
    game = title.new(3, seed=3)
    while game.position.frames:
        seat = game.decision.seats[0]
        move = next(iter(game.moves(seat)))
        said = told(game, seat, str(move))
        game.play(seat, move)
        assert said.ends == (not game.position.frames)
        ended += said.ends
    assert ended == 1


def test_a_refused_move_is_answered_by_the_refusal() -> None:
    game = fixed_price()
    title = game.title
    moves = [title.parse_move("offer nex-open-1"), title.parse_move("buy")]
    refused, bought = previews(title, game.view(1), moves)
    assert refused == game.refusal(1, moves[0])
    assert isinstance(refused, Refusal)
    assert isinstance(bought, Preview)
    assert preview(title, game.view(2), moves[1]) == game.refusal(2, moves[1]), "a seat that is not asked"


def test_what_is_no_move_at_all_cannot_be_told() -> None:
    game = fixed_price()
    title = game.title
    with pytest.raises(UnreadableMove):
        preview(title, game.view(1), Change("a", 0, 1))  # type: ignore[arg-type]


def test_the_same_view_gives_the_same_preview() -> None:
    game = sealing()
    talk(game, "1 seal 4; 2 seal 95")
    assert told(game, 0, "seal 90") == told(game, 0, "seal 90")
