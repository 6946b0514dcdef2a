"""The two doors of a position, and what a position is as a Python object."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator

import pytest

import vernissage
from tests.builders import random_game, talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy
from tests.core.tables import dealt, record_of, rival_components, sealing
from vernissage import RecordError, WrongSeat
from vernissage.core import door, registry
from vernissage.core.events import Event
from vernissage.core.position import Position, clockwise
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
    position = vernissage.title("modern_art").new(seats=4, seed=7, options={"edition": "classic"})
    heard: list[Event] = list(position.events)
    while position.outcome is None:
        seat = position.decision.seats[0]
        heard += position.play(seat, position.moves(seat).sample(dice))
    assert position.events == heard
    assert position.outcome.reason in position.setup.title.ends
    assert position.outcome.winners == tuple(
        seat for seat, score in enumerate(position.outcome.scores) if score == max(position.outcome.scores)
    )
    assert vernissage.title("modern_art").load(position.record.dump()) == position


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert title.new(4, 7) == title.new(4, 7)
    assert title.new(4, 7).commitment == title.new(4, 7).commitment
    assert title.new(4, 7).hands != title.new(4, 8).hands
    assert title.new(4).seed != title.new(4).seed, "without a seed each game is another one"


# Moves of a seat.


def test_moves_with_single_choices() -> None:
    position = dealt("nex-once-1", "koriko-open-1")
    seen = position.moves(0)
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
    position = dealt("nex-once-1")
    talk(position, "0 offer nex-once-1; 1 bid 40")
    seen = position.moves(2)
    assert seen.options == [moves.Pass()]
    assert seen.amounts == (moves.Bid(41), moves.Bid(100))
    assert list(seen) == [moves.Pass(), *(moves.Bid(amount) for amount in range(41, 101))]
    assert len(seen) == 61
    assert moves.Bid(41) in seen
    assert moves.Bid(40) not in seen


def test_moves_of_seats_that_are_not_asked_are_none() -> None:
    position = dealt("nex-once-1")
    for seat in (1, 2, 3, -1):
        seen = position.moves(seat)
        assert not seen
        assert (len(seen), list(seen), seen.options, seen.amounts) == (0, [], [], None)
        assert moves.Offer("nex-once-1") not in seen
        with pytest.raises(WrongSeat):
            seen.sample(random.Random(1))


def test_moves_of_a_move_of_several_codes(toy: Toy) -> None:
    position = toy.new(2, 4)
    position.play(0, Chalk(0))
    a, b, c = position.hands[0]
    seen = position.moves(0)
    assert set(seen) == {ShowCards(cards) for cards in ((a,), (b,), (c,), (a, b), (a, c), (b, c))}
    assert len(seen) == 6
    dice = random.Random(2)
    assert {seen.sample(dice) for _ in range(200)} == set(seen)


def test_a_sample_is_each_move_as_often_and_only_the_dice_decide() -> None:
    position = dealt("nex-once-1")
    seen = position.moves(0)

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
    position = dealt("nex-open-1", seats=4)
    talk(position, "0 offer nex-open-1; 2 bid 5; 3 pass")
    decision = position.decision
    assert (decision.key, decision.kind, decision.mode) == ("raise", "amount", "floor")
    assert decision.seats == (1, 0)
    assert decision.optional == (3,)
    assert [bool(position.moves(seat)) for seat in range(4)] == [True, True, False, True]
    assert moves.Pass() not in position.moves(3)
    assert moves.Bid(6) in position.moves(3)


# As Python objects.


def middle() -> ModernArtPosition:
    """A game with something of everything on the table."""
    dice = random.Random(1)
    position = title.new(3, 6, {"mystery_hand": True}, names=("Ada", "Ben", "Cleo"))
    for _ in range(50):
        seat = position.decision.seats[0]
        position.play(seat, position.moves(seat).sample(dice))
    return position


def test_a_clone_is_equal_and_free() -> None:
    position = middle()
    clone = position.clone()
    assert clone == position
    assert clone is not position
    assert clone.record is None
    assert clone.events == []
    assert clone.log is None
    before = position.to_bytes()
    clone.push(clone.codes()[0])
    assert clone != position
    assert position.to_bytes() == before


def test_a_position_can_be_pickled_and_copied() -> None:
    position = middle()
    for again in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):
        assert again == position
        assert type(again) is type(position)
        assert again.record is None
        again.push(again.codes()[0])
        assert again != position


def test_the_byte_form_knows_its_own_components() -> None:
    position = title.new(4, 3, components=rival_components())
    again = door.from_bytes(position.to_bytes())
    assert again == position
    assert again.setup == position.setup
    assert again.setup.components.cards == position.box.cards
    assert again.setup.components.cards != title.new(4, 3).box.cards
    assert again.setup.digest == position.setup.digest


def test_the_byte_form_of_a_scripted_deal() -> None:
    position = sealing()
    again = door.from_bytes(position.to_bytes())
    assert again == position
    assert again.script == position.script


def test_games_with_other_set_ups_differ() -> None:
    games: list[Position] = [
        title.new(3, 1),
        title.new(4, 1),
        title.new(3, 2),
        title.new(3, 1, {"open_cash": True}),
        title.new(3, 1, components=title.standard_components + "\n# mine"),
        Toy().new(3, 1),
    ]
    for position in games:
        for other in games:
            assert (position == other) is (position is other)
    assert games[0] != "a game"


def test_positions_change_so_they_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(title.new(3, 1))


def test_repr_says_what_is_going_on() -> None:
    position = dealt("nex-open-1")
    assert repr(position) == "<Modern Art, 3 seats, after 0 codes; offer asked of seat 0>"
    talk(position, "0 offer nex-open-1; 2 bid 7")
    assert repr(position) == "<Modern Art, 3 seats, after 2 codes; raise asked of seat 1, 0>"
    over = repr(random_game("modern_art", 3, 1))
    assert "over: Outcome(scores=(" in over
    assert repr(title) == "<title modern_art: Modern Art by Reiner Knizia, 3 to 5 players>"


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    position = dealt("nex-open-1", "koriko-double-3")
    html = position._repr_html_()
    assert html.startswith("<p>")
    assert html.count("<table>") == html.count("</table>") == 2
    assert "Koriko" in html
    hidden = position.clone()
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
    box = quick.box
    for code in (box.numbers["nex-once-1"], box.zero + 5, box.pass_code, box.pass_code):
        quick.push(code)
    assert quick == named
    assert quick.events != named.events, "nobody listened at the quick door"


def test_after_the_quick_door_the_record_no_longer_fits() -> None:
    position = dealt("nex-once-1")
    talk(position, "0 offer nex-once-1")
    position.push(position.codes()[0])
    before, entries = position.to_bytes(), len(record_of(position).entries)
    with pytest.raises(RecordError, match="went on through the quick door; play on a clone of it, or replay"):
        position.play(position.seat, moves.Pass())
    assert position.to_bytes() == before
    assert len(record_of(position).entries) == entries
    position.clone().play(position.seat, moves.Pass())


def test_the_quick_door_asks_sealed_seats_one_by_one(toy: Toy) -> None:
    position = toy.new(3, 4)
    position.play(0, Chalk(0))
    position.play(0, ShowCards(position.hands[0][:1]))
    assert position.decision.seats == (0, 1, 2)
    position.play(1, Coins(3))
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
