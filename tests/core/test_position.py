"""The two doors of a position, and what a position is as a Python object."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

import vernissage
from tests.builders import random_game, talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy
from tests.core.tables import dealt, rival_components, sealing
from vernissage import RecordError, WrongSeat
from vernissage.core import registry
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.core.position import clockwise
from vernissage.games.modern_art import moves, title
from vernissage.games.modern_art.position import ModernArtPosition


@pytest.fixture
def toy() -> Iterator[Toy]:
    title = Toy()
    registry.add(title)
    yield title
    registry.remove(title.key)


# A whole game, as the front page plays it.


def test_the_loop_of_the_front_page() -> None:
    dice = random.Random(7)
    game = vernissage.title("modern_art").new(seats=4, seed=7, options={"edition": "classic"})
    heard: list[Event] = list(game.events)
    while game.outcome is None:
        seat = game.decision.seats[0]
        heard += game.play(seat, game.moves(seat).sample(dice))
    assert game.events == heard
    assert game.outcome.reason in game.title.ends
    assert game.outcome.winners == tuple(
        seat for seat, score in enumerate(game.outcome.scores) if score == max(game.outcome.scores)
    )
    assert vernissage.title("modern_art").load(game.record.dump()) == game


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert title.new(4, 7) == title.new(4, 7)
    assert title.new(4, 7).commitment == title.new(4, 7).commitment
    assert title.new(4, 7).position.hands != title.new(4, 8).position.hands
    assert title.new(4).position.seed != title.new(4).position.seed, "without a seed each game is another one"


# Moves of a seat.


def test_moves_with_single_choices() -> None:
    game = dealt("nex-once-1", "koriko-open-1")
    seen = game.moves(0)
    assert len(seen) == 10
    assert bool(seen)
    assert list(seen) == seen.options
    assert moves.Offer("nex-once-1") in seen
    assert moves.Offer("nex-once-1") in list(seen)
    assert moves.Pass() not in seen
    assert "offer nex-once-1" not in seen
    assert None not in seen
    assert seen.amounts is None
    assert repr(seen) == "<10 moves of seat 0>"


def test_moves_with_amounts() -> None:
    game = dealt("nex-once-1")
    talk(game, "0 offer nex-once-1; 1 bid 40")
    seen = game.moves(2)
    assert seen.options == [moves.Pass()]
    assert seen.amounts == (moves.Bid(41), moves.Bid(100))
    assert list(seen) == [moves.Pass(), *(moves.Bid(amount) for amount in range(41, 101))]
    assert len(seen) == 61
    assert moves.Bid(41) in seen
    assert moves.Bid(40) not in seen


def test_moves_of_seats_that_are_not_asked_are_none() -> None:
    game = dealt("nex-once-1")
    for seat in (1, 2, 3, -1):
        seen = game.moves(seat)
        assert not seen
        assert (len(seen), list(seen), seen.options, seen.amounts) == (0, [], [], None)
        assert moves.Offer("nex-once-1") not in seen
        with pytest.raises(WrongSeat):
            seen.sample(random.Random(1))


def test_moves_of_a_move_of_several_codes(toy: Toy) -> None:
    game = toy.new(2, 4)
    game.play(0, Chalk(0))
    a, b, c = game.position.hands[0]
    seen = game.moves(0)
    assert set(seen) == {ShowCards(cards) for cards in ((a,), (b,), (c,), (a, b), (a, c), (b, c))}
    assert len(seen) == 6
    dice = random.Random(2)
    assert {seen.sample(dice) for _ in range(200)} == set(seen)


def test_a_sample_is_each_move_as_often_and_only_the_dice_decide() -> None:
    seen = dealt("nex-once-1").moves(0)

    class Turning:
        def __init__(self) -> None:
            self.turn = -1

        def random(self) -> float:
            self.turn += 1
            return (self.turn + 0.5) / 10

    dice = Turning()
    assert [seen.sample(dice) for _ in range(10)] == list(seen)
    assert seen.sample(random.Random(5)) == seen.sample(random.Random(5))


def test_a_floor_lets_several_seats_speak() -> None:
    game = dealt("nex-open-1", seats=4)
    talk(game, "0 offer nex-open-1; 2 bid 5; 3 pass")
    decision = game.decision
    assert (decision.key, decision.kind, decision.mode) == ("raise", "amount", "floor")
    assert decision.seats == (1, 0)
    assert decision.optional == (3,)
    assert [bool(game.moves(seat)) for seat in range(4)] == [True, True, False, True]
    assert moves.Pass() not in game.moves(3)
    assert moves.Bid(6) in game.moves(3)


# As Python objects.


def middle() -> ModernArtPosition:
    """A game with something of everything on the table."""
    dice = random.Random(1)
    game = title.new(3, 6, {"mystery_hand": True}, names=("Ada", "Ben", "Cleo"))
    for _ in range(50):
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    return game.position


def test_a_clone_is_equal_and_free() -> None:
    position = middle()
    clone = position.clone()
    assert clone == position
    assert clone is not position
    assert clone.listener is None
    before = position.to_bytes()
    clone.push(clone.codes()[0])
    assert clone != position
    assert position.to_bytes() == before


def test_a_position_can_be_pickled_and_copied() -> None:
    position = middle()
    for again in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
        assert again == position
        assert type(again) is type(position)
        again.push(again.codes()[0])
        assert again != position


def test_the_byte_form_knows_its_own_components() -> None:
    position = title.new(4, 3, components=rival_components()).position
    again = title.position_of_bytes(position.to_bytes())
    assert again == position
    assert again.setup == position.setup
    assert again.setup.components.cards == position.box.cards
    assert again.setup.components.cards != title.new(4, 3).position.box.cards
    assert again.setup.digest == position.setup.digest


def test_the_byte_form_of_a_scripted_deal() -> None:
    position = sealing().position
    again = title.position_of_bytes(position.to_bytes())
    assert again == position
    assert again.script == position.script


def test_games_with_other_set_ups_differ() -> None:
    games: list[Game[Any]] = [
        title.new(3, 1),
        title.new(4, 1),
        title.new(3, 2),
        title.new(3, 1, {"open_cash": True}),
        title.new(3, 1, components=title.standard_components + "\n# mine"),
        Toy().new(3, 1),
    ]
    for game in games:
        for other in games:
            assert (game == other) is (game is other)
            assert (game.position == other.position) is (game is other)
    assert games[0] != "a game"
    assert games[0].position != "a position"


def test_positions_change_so_they_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(title.new(3, 1))
    with pytest.raises(TypeError):
        hash(title.new(3, 1).position)


def test_repr_says_what_is_going_on() -> None:
    game = dealt("nex-open-1")
    assert repr(game.position) == "<Modern Art, 3 seats, after 0 codes; offer asked of seat 0>"
    talk(game, "0 offer nex-open-1; 2 bid 7")
    now = "<Modern Art, 3 seats, after 2 codes; raise asked of seat 1, 0>"
    assert repr(game.position) == now
    assert repr(game) == f"<game of {now}, 2 entries>"
    over = repr(random_game("modern_art", 3, 1))
    assert "over: Outcome(scores=(" in over
    assert repr(title) == "<title modern_art: Modern Art by Reiner Knizia, 3 to 5 players>"


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    game = dealt("nex-open-1", "koriko-double-3")
    html = game._repr_html_()
    assert html == game.position._repr_html_()
    assert html.startswith("<p>")
    assert html.count("<table>") == html.count("</table>") == 2
    assert "Koriko" in html
    hidden = game.position.clone()
    hidden.hands = [hidden.hands[1], hidden.hands[2], hidden.hands[0]]
    assert hidden._repr_html_() == html
    assert "<table>" in random_game("modern_art", 3, 1)._repr_html_()


def test_seats_go_clockwise() -> None:
    assert list(clockwise(2, 4)) == [2, 3, 0, 1]
    assert list(clockwise(0, 3)) == [0, 1, 2]


# The two doors together.


def test_both_doors_lead_to_the_same_position() -> None:
    named, quick = dealt("nex-once-1"), dealt("nex-once-1")
    talk(named, "0 offer nex-once-1; 1 bid 5; 2 pass; 0 pass")
    box = quick.position.box
    for code in (box.numbers["nex-once-1"], box.zero + 5, box.pass_code, box.pass_code):
        quick.position.push(code)
    assert quick == named
    assert quick.events != named.events, "nobody listened at the quick door"


def test_after_the_quick_door_the_record_no_longer_fits() -> None:
    game = dealt("nex-once-1")
    position = game.position
    talk(game, "0 offer nex-once-1")
    position.push(position.codes()[0])
    before, entries = position.to_bytes(), len(game.record.entries)
    with pytest.raises(RecordError, match="went on through the quick door; play on a clone of it, or replay"):
        game.play(position.seat, moves.Pass())
    assert position.to_bytes() == before
    assert len(game.record.entries) == entries
    Game.at(position.clone()).play(position.seat, moves.Pass())
    position.clone().push_move(position.seat, moves.Pass())


def test_the_quick_door_asks_sealed_seats_one_by_one(toy: Toy) -> None:
    game = toy.new(3, 4)
    position = game.position
    game.play(0, Chalk(0))
    game.play(0, ShowCards(position.hands[0][:1]))
    assert game.decision.seats == (0, 1, 2)
    game.play(1, Coins(3))
    assert position.seat == 0
    position.push(position.codes()[0])
    assert position.seat == 2


def test_count_nth_and_codes_agree() -> None:
    position = middle().clone()
    dice = random.Random(3)
    while position.frames:
        codes = position.codes()
        assert position.count() == len(codes)
        assert [position.nth(k) for k in range(len(codes))] == codes
        assert all(position.is_legal(code) for code in codes)
        position.push(dice.choice(codes))


def test_the_observation_is_written_whole_for_each_seat() -> None:
    position = middle()
    size = title.observation_size(position.setup)
    for seat in range(3):
        buffer = [-1] * size
        position.encode_into(buffer, seat)
        assert -1 not in buffer
        twin = title.imagine(title.view(position, seat), random.Random(seat))
        other = [-1] * size
        twin.encode_into(other, seat)
        assert other == buffer, "it tells no more than the view"
