"""Questions for several things: with answers beside the list, and with a rule on the set as a whole."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from tests.conformance import toys
from tests.conformance.toys import CHALK, DONE, SHOW, Chalk, ShowCards, Toy, ToyPosition
from vernissage import IllegalCode, IllegalMove, Refusal
from vernissage.core import registry
from vernissage.core.asking import code_refusal
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.questions import Answers, Layout, Order, Several, Step

TOO_MUCH = Refusal("TOY-2", "too-much", 30)
MOST = 30
"""The cards of a set add up to no more than this, unless a test says otherwise."""


class Picky(toys.Show):
    """Show some cards that add up to little, or chalk a mark instead."""

    answers: ClassVar[Answers] = {ShowCards: "card", Chalk: "chalk"}
    least: ClassVar[int] = 1
    most: ClassVar[int] = 3

    def bounds(self, p: ToyPosition, seat: int) -> tuple[int, int]:
        return self.least, self.most

    def beside(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return (CHALK, CHALK + 1) if p.turn == 0 else ()

    def take(self, p: ToyPosition, seat: int, code: int) -> None:
        p.luck = 1 + code - CHALK
        p.ask_instead((toys.BID, 0))

    def forbids(self, p: ToyPosition, seat: int, picked: tuple[int, ...]) -> Refusal | None:
        return TOO_MUCH if sum(picked) > MOST else None


class Free(Picky):
    """The same without a rule."""

    forbids = Several.forbids


class Odd(Picky):
    """A rule that a set can come to obey with another card: an even sum."""

    def forbids(self, p: ToyPosition, seat: int, picked: tuple[int, ...]) -> Refusal | None:
        return Refusal("TOY-3", "odd-sum") if sum(picked) % 2 else None


def asked(kind: type[Picky], least: int, most: int, seed: int = 4) -> Game[ToyPosition]:
    """A game in which seat 0, with six cards in hand, is asked such a question."""
    question = type("Asked", (kind,), {"least": least, "most": most})()
    toy = toys.with_question(SHOW, question)()
    registry.add(toy)
    game = toy.new(2, seed)
    position = game.position
    position.hands[0] = tuple(sorted((*position.hands[0], *position.deck[:3])))
    position.deck = position.deck[3:]
    position.push(CHALK)
    return toy.at(position)


@pytest.fixture(autouse=True)
def _toy_at_hand() -> Iterator[None]:
    yield
    registry.remove("toy")


def sets(game: Game[ToyPosition]) -> set[tuple[int, ...]]:
    """Every set that may be picked, by trying all of them."""
    position = game.position
    question = position.question
    assert isinstance(question, Picky)
    return {
        picked
        for size in range(question.least, question.most + 1)
        for picked in itertools.combinations(position.hands[0], size)
        if question.forbids(position, 0, picked) is None
    }


BOUNDS = [(0, 0), (0, 2), (0, 6), (1, 1), (1, 3), (2, 2), (2, 4), (3, 6), (6, 6)]
CASES = [(kind, least, most) for kind in (Picky, Free, Odd) for least, most in BOUNDS]


@pytest.mark.parametrize(("kind", "least", "most"), CASES)
def test_what_is_legal_is_listed_and_can_be_pushed(kind: type[Picky], least: int, most: int) -> None:
    """For every code, before the first pick and after any others."""
    game = asked(kind, least, most)
    space = game.title.space(game.setup)
    pending = [game.position]
    reached = []
    while pending:
        position = pending.pop()
        question = position.question
        listed = position.codes()
        assert len(set(listed)) == len(listed) == position.count()
        assert [position.nth(k) for k in range(len(listed))] == listed
        for code in range(-1, space + 1):
            assert position.is_legal(code) is (code in listed)
            assert (code_refusal(position, 0, code) is None) is (code in listed)
            after = position.clone()
            if code not in listed:
                with pytest.raises(IllegalCode):
                    after.push(code)
                assert after == position
                continue
            after.push(code)
            if after.partial:
                assert after.question is question
                pending.append(after)
            else:
                reached.append((*position.partial, code))
    wholes = {codes[:-1] for codes in reached if codes[-1] == DONE}
    assert wholes == sets(game), "a pick is legal only if it can come to something"
    assert {codes for codes in reached if codes[-1] != DONE} == {(CHALK,), (CHALK + 1,)}
    assert len(set(reached)) == len(reached), "a set has one form"
    assert len(reached) == game.position.question.wholes(game.position, 0)


@pytest.mark.parametrize(("kind", "least", "most"), CASES)
def test_moves_by_name_are_the_same(kind: type[Picky], least: int, most: int) -> None:
    game = asked(kind, least, most)
    seen = game.moves(0)
    expected: set[Move] = {ShowCards(picked) for picked in sets(game)} | {Chalk(0), Chalk(1)}
    assert set(seen) == expected
    assert len(seen) == len(list(seen)) == len(expected)
    assert seen.options == [Chalk(0), Chalk(1)]
    assert all(move in seen for move in expected)
    dice = random.Random(3)
    assert all(seen.sample(dice) in expected for _ in range(30))
    hand = game.position.hands[0]
    for size in range(7):
        for picked in itertools.combinations(hand, size):
            assert (ShowCards(picked) in seen) is (ShowCards(picked) in expected)
            assert (ShowCards(picked[::-1]) in seen) is (ShowCards(picked) in expected), "a set has no order"


@pytest.mark.parametrize(("kind", "least", "most"), CASES)
def test_what_is_left_is_counted_in_the_middle_of_a_move_too(kind: type[Picky], least: int, most: int) -> None:
    game = asked(kind, least, most)
    whole = sets(game)
    for first in [code for code in game.position.codes() if code < DONE]:
        after = game.position.clone()
        after.push(first)
        seen = after.moves(0)
        assert len(seen) == sum(picked[:1] == (first,) for picked in whole)
        assert len(list(seen)) == len(seen)
        assert seen.options == [], "what stands beside the list is an answer of its own"


def test_an_answer_beside_the_list_is_taken_at_once() -> None:
    game = asked(Picky, 1, 3)
    game.play(0, Chalk(1))
    assert (game.position.luck, game.position.partial, game.decision.key) == (2, (), "bid")


def test_beside_the_list_there_may_be_nothing() -> None:
    game = asked(Picky, 1, 3)
    game.position.turn = 1
    assert game.moves(0).options == []
    assert Chalk(0) not in game.moves(0)
    assert CHALK not in game.position.codes()


def test_a_forbidden_set_is_refused_with_its_rule() -> None:
    game = asked(Picky, 1, 3)
    hand = game.position.hands[0]
    before = game.position.to_bytes()
    for size in (1, 2, 3):
        for picked in itertools.combinations(hand, size):
            if sum(picked) > MOST:
                assert game.refusal(0, ShowCards(picked)) == TOO_MUCH
                with pytest.raises(IllegalMove) as error:
                    game.play(0, ShowCards(picked))
                assert error.value.refusal == TOO_MUCH
    assert any(sum(picked) > MOST for picked in itertools.combinations(hand, 2))
    assert game.position.to_bytes() == before


def test_a_set_that_a_rule_forbids_cannot_be_ended_but_can_go_on() -> None:
    game = asked(Odd, 1, 3)
    position = game.position
    odd = next(card for card in position.hands[0] if card % 2)
    position.push(odd)
    assert not position.is_legal(DONE)
    assert code_refusal(position, 0, DONE) == Refusal("TOY-3", "odd-sum")
    assert position.codes(), "another odd card makes it even"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("one of another hand", "[CORE-6] not an answer"),
        ("the same twice", "[CORE-6] not an answer"),
        ("too few", "[CORE-6] not an answer"),
        ("too many", "[CORE-6] not an answer"),
    ],
)
def test_what_is_no_set_of_the_right_size_is_no_answer(cards: str, said: str) -> None:
    game = asked(Free, 2, 3)
    hands = game.position.hands
    picked = {
        "one of another hand": (hands[0][0], hands[1][0]),
        "the same twice": (hands[0][0], hands[0][0]),
        "too few": hands[0][:1],
        "too many": hands[0][:4],
    }[cards]
    refusal = game.refusal(0, ShowCards(picked))
    assert refusal is not None
    assert str(refusal) == said


def test_a_question_that_offers_what_it_does_not_take_says_so() -> None:
    class Silent(Picky):
        take = Several.take

    game = asked(Silent, 1, 1)
    with pytest.raises(AssertionError, match=f"the question show offers code {CHALK} beside its list"):
        game.position.push(CHALK)


def test_the_game_goes_through_its_record() -> None:
    game = asked(Picky, 0, 3)
    toy: Any = game.title
    picked = max(sets(game), key=len)
    game.play(0, ShowCards(picked[::-1]))
    again = toy.load(game.record.dump())
    assert again == game
    assert again.position.shown == picked


# Orders and layouts in the middle of a move.


class Row(Order):
    key = "row"
    done = 99

    def items(self, p: Any, seat: int) -> Sequence[int]:
        return range(4)

    def settle(self, p: Any, seat: int, picked: tuple[int, ...]) -> None:
        p.settled = picked


class Shelf(Layout):
    key = "shelf"
    places = 4
    first = 10
    done = 99

    def arrangement(self, p: Any, seat: int) -> Sequence[int]:
        return (7, -1, 8, -1)

    def settle(self, p: Any, seat: int, arrangement: tuple[int, ...]) -> None:
        p.settled = arrangement


def count_by_trying(question: Any, partial: tuple[int, ...]) -> int:
    found = 0
    for code in question.options(SimpleNamespace(partial=partial), 0):
        found += 1 if code == question.done else count_by_trying(question, (*partial, code))
    return found


@pytest.mark.parametrize("question", [Row(), Shelf()], ids=["order", "layout"])
def test_orders_and_layouts_are_counted_as_far_as_they_are_open(question: Any) -> None:
    pending: list[tuple[int, ...]] = [()]
    while pending:
        partial = pending.pop()
        p = SimpleNamespace(partial=partial)
        assert question.wholes(p, 0) == count_by_trying(question, partial)
        pending += [(*partial, code) for code in question.options(p, 0) if code != question.done]


def test_a_step_takes_no_answer() -> None:
    class Rain(Step):
        key = "rain"

        def run(self, p: Any, frame: tuple[int, ...]) -> None:
            p.wet = True

    with pytest.raises(AssertionError, match="the step rain takes no answer"):
        Rain().apply(SimpleNamespace(), 0, 1)


def test_a_toy_has_its_own_questions() -> None:
    keys = [question.key for question in Toy.position_type.QUESTIONS]
    assert keys == ["mark", "show", "bid"]
    assert [question.index for question in Toy.position_type.QUESTIONS] == [0, 1, 2]
    assert [Toy().question_index(key) for key in keys] == [0, 1, 2]
