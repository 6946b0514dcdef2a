"""Turns that go on by themselves, and what the compiler asks of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import vernissage
from vernissage.core.flow import Frame, proceed, then
from vernissage.core.position import Position
from vernissage.core.questions import Amount, Choice, Layout, Several, Step


class FlowPosition(Position):
    heap: int
    told: tuple[str, ...]

    def say(self, word: str) -> None:
        self.told += (word,)


class Draw(Choice):
    """Anything from the heap, as far as it goes."""

    key = "draw"

    def options(self, p: FlowPosition, seat: int) -> Sequence[int]:
        return range(1, p.heap + 1)

    def resolve(self, p: FlowPosition, seat: int, frame: Frame, code: int) -> None:
        p.heap -= code
        p.say(f"{seat} draws {code}")

    def lost(self, p: FlowPosition, seat: int, frame: Frame) -> None:
        p.say(f"{seat} finds nothing")


class Pay(Amount):
    """An amount that is asked for even where there is only one."""

    key = "pay"
    always = True

    def amounts(self, p: FlowPosition, seat: int) -> range:
        return range(p.heap + 1)

    def resolve(self, p: FlowPosition, seat: int, frame: Frame, code: int) -> None:
        p.say(f"{seat} pays {code}")


class Bell(Step):
    key = "bell"

    def run(self, p: FlowPosition, frame: Frame) -> None:
        p.say("the bell rings")


DRAW, PAY, BELL = (FlowPosition.enrol(question) for question in (Draw(), Pay(), Bell()))


def table(heap: int, *frames: Frame) -> FlowPosition:
    position = FlowPosition()
    position.setup, position.frames, position.partial = None, [], ()  # type: ignore[assignment]
    position.ply = position.number = 0
    position.questions, position.listed = position.QUESTIONS, None
    position.heap, position.told, position.listener = heap, (), None
    then(position, *frames)
    proceed(position)
    return position


def test_steps_are_taken_until_somebody_has_a_choice() -> None:
    p = table(3, (BELL, 0), (DRAW, 0), (BELL, 0), (DRAW, 1), (DRAW, 0), (PAY, 1))
    assert " · ".join(p.told) == "the bell rings"
    assert (p.question.key, p.seat, p.codes()) == ("draw", 0, [1, 2, 3])
    p.push(2)
    assert " · ".join(p.told) == "the bell rings · 0 draws 2 · the bell rings · 1 draws 1 · 0 finds nothing"
    assert (p.question.key, p.seat, p.codes()) == ("pay", 1, [0])


def test_only_a_question_that_is_always_asked_can_be_seen_to_be_forced() -> None:
    p = table(1, (PAY, 0), (DRAW, 1))
    assert not p.question.openly_forced(p, 0)
    p.heap = 0
    assert p.question.openly_forced(p, 0)
    p.push(0)
    assert p.told == ("0 pays 0", "1 finds nothing")
    assert p.frames == []
    assert not FlowPosition.QUESTIONS[DRAW].openly_forced(table(1), 0)


def test_questions_of_a_flow_count_their_answers_like_all_others() -> None:
    for question in FlowPosition.QUESTIONS[:2]:
        base = type(question).__bases__[0]
        for method in ("count", "nth", "is_legal"):
            assert getattr(type(question), method) is getattr(base, method)


def test_a_question_without_an_effect_is_none() -> None:
    class Shrug(Choice):
        key = "shrug"

    with pytest.raises(TypeError, match="the question shrug writes neither `apply` nor `resolve`"):
        FlowPosition.enrol(Shrug())
    with pytest.raises(AssertionError, match="the question shrug writes neither"):
        Shrug().resolve(table(1), 0, (0, 0), 1)
    assert [question.key for question in FlowPosition.QUESTIONS] == ["draw", "pay", "bell"]


def test_a_list_says_what_can_be_picked_and_how_many() -> None:
    class Basket(Several):
        key = "basket"

        def items(self, p: Any, seat: int) -> Sequence[int]:
            return (1, 2)

        def settle(self, p: Any, seat: int, picked: tuple[int, ...]) -> None:
            p.heap = len(picked)

    with pytest.raises(TypeError, match="the question basket does not write `bounds`"):
        FlowPosition.enrol(Basket())  # type: ignore[abstract]
    assert [question.key for question in FlowPosition.QUESTIONS] == ["draw", "pay", "bell"]


@pytest.mark.parametrize("title", vernissage.titles(), ids=lambda title: title.key)
def test_the_kinds_of_question_are_told_apart(title: Any) -> None:
    """In whatever order they are asked for: it is the same with and without the compiled engine."""
    kinds = (Several, Layout, Step, Amount, Choice)
    for kind in (*kinds, *reversed(kinds)):
        for question in title.position_type.QUESTIONS:
            assert isinstance(question, kind) == (kind in type(question).__mro__), (question.key, kind)


@pytest.mark.parametrize("title", vernissage.titles(), ids=lambda title: title.key)
def test_what_will_be_compiled_has_one_parent_each(title: Any) -> None:
    for kind in (title.position_type, *map(type, title.position_type.QUESTIONS)):
        for parent in kind.__mro__:
            assert len(parent.__bases__) <= 1, f"mypyc refuses {parent.__name__}"
