"""What programs read of a title: codes, frames, observations, and the heuristic, which looks at no secret."""

from __future__ import annotations

import random
from typing import Any

from vernissage.core import writing
from vernissage.core.conformance.games import Case, Violation, audiences, sampled
from vernissage.core.planes import Planes, size_of
from vernissage.core.position import Position
from vernissage.core.questions import Kind, Layout, Question, Several
from vernissage.core.titles import Title

_TWINS = 2
_THROWS = 12
_GUARD = -987_654_321
_ROOM = 8
"""Places behind an observation that must stay as they are."""


def codes_are_declared(case: Case) -> None:
    """The codebook has the spans that the questions name, and none of its codes is outside the space."""
    setup = case.title.setup(case.seats, dict(case.options))
    book, space = setup.codebook, case.title.space(setup)
    if space < book.size:
        raise case.fail(None, f"`space` is {space}, but the codebook has {book.size} codes")
    for question in case.title.position_type.QUESTIONS:
        for key in question.answers.values():
            if key not in book.spans:
                raise case.fail(None, f"{question.key!r} answers with the span {key!r}, which the codebook lacks")
        if isinstance(question, Several) and question.done < 0 and "done" not in book.spans:
            told = "the list has no code that ends it: set `done`, or give the codebook a span `done`"
            raise case.fail(None, f"{question.key!r}: {told}")


def codes_have_names(case: Case) -> None:
    """Every legal code belongs to a span of the moves that answer its question, and frames are as they are declared."""
    book = case.new().setup.codebook
    for position in sampled(case, "code names", 0.2):
        for frame in position.frames:
            question = position.QUESTIONS[frame[0]]
            try:
                writing.named_frame(position, frame)
            except (ValueError, LookupError, TypeError) as error:
                parts = ", ".join(question.parts) or "nothing"
                told = f"the frame {frame} of {question.key!r} holds behind its seat what is not declared ({parts})"
                raise case.fail(position, f"{told}: {error}") from None
        if not position.frames:
            continue
        question = position.question
        if isinstance(question, Several):
            _ends(case, position, question)
        for code in question.codes(position, position.seat)[:50]:
            if code == _end_of(question, position):
                continue
            if not any(code in book[key] for key in question.answers.values()):
                raise case.fail(position, f"code {code} of {question.key!r} is in no span of the moves that answer it")


def _end_of(question: Question, position: Position) -> int | None:
    """The code that ends a move of several codes; it is no answer by itself."""
    if isinstance(question, Several):
        return question.end(position)
    return question.done if isinstance(question, Layout) else None


def _ends(case: Case, position: Position, question: Several) -> None:
    end = question.end(position)
    items = list(question.items(position, position.seat))
    if question.kind is Kind.SEVERAL and items != sorted(items):
        raise case.fail(position, f"{question.key!r}: the items are not ascending, so that a set would have two forms")
    if not 0 <= end < case.title.space(position.setup) or end in items:
        raise case.fail(position, f"{question.key!r}: the code {end} that ends the list is none of its own")


def observes(case: Case) -> None:
    """An observation has the size and the bounds it is said to have, and depends on nothing the seat may not know."""
    dice = case.dice("observes")
    setup = case.new().setup
    size, planes = case.title.observation_size(setup), case.title.planes(setup)
    for position in sampled(case, "observes", 0.1):
        for seat in range(case.seats):
            seen = _observed(case, position, seat, size)
            _within(case, position, planes, seen)
            view = position.view(seat)
            for _ in range(_TWINS):
                if _observed(case, case.title.imagine(view, dice), seat, size) != seen:
                    raise case.fail(position, f"the observation of seat {seat} depends on what is hidden from it")


def _within(case: Case, position: Position, planes: Planes, seen: list[int]) -> None:
    """The planes are all of the observation, and its numbers keep to their bounds."""
    if size_of(planes) != len(seen):
        raise case.fail(position, f"`planes` are {size_of(planes)} numbers, but an observation has {len(seen)}")
    at = 0
    for name, plane in planes.items():
        beyond = [number for number in seen[at : at + plane.size] if not plane.low <= number <= plane.high]
        if beyond:
            raise case.fail(position, f"the plane {name!r} is from {plane.low} to {plane.high}, but holds {beyond[0]}")
        at += plane.size


def _observed(case: Case, position: Position, seat: int, size: int) -> list[int]:
    """An observation written into a buffer with some room behind it, which must stay as it is."""
    buffer, full = [_GUARD] * (size + _ROOM), False
    try:
        if type(case.title).encode is Title.encode and (given := len(case.title.observe(position, seat))) != size:
            told = f"`observe` gives {given} numbers for seat {seat}, but `observation_size` is {size}"
            raise case.fail(position, f"{told}: an observation has always as many")
        position.encode_into(buffer, seat)
    except Violation:
        raise
    except Exception as error:
        full = isinstance(error, IndexError) and buffer[-1] != _GUARD
        if not full:
            raise case.broke(position, f"the observation of seat {seat} cannot be written", error) from error
    written = max((place for place, number in enumerate(buffer, 1) if number != _GUARD), default=0)
    if written > size:
        told = f"{written}{' and more' if full else ''} are written for seat {seat}"
        raise case.fail(position, f"`observation_size` is {size}, but {told}")
    if _GUARD in buffer[:size]:
        lost = buffer.index(_GUARD)
        told = f"{written} are written" if lost == written else f"place {lost} is left as it was"
        raise case.fail(position, f"`observation_size` is {size}, but {told} for seat {seat}")
    if any(type(number) is not int and type(number) is not bool for number in buffer):
        strange = next(number for number in buffer if type(number) not in (int, bool))
        raise case.fail(position, f"the observation of seat {seat} holds {strange!r}, which is no whole number")
    return buffer[:size]


def heuristic_is_honest(case: Case) -> None:
    """The title's heuristic, its other styles and its instinct answer what is legal and know what the seat may know."""
    title = case.title
    written = {"policy": title.policy(), "instinct": title.instinct(), **title.styles()}
    policies = {name: policy for name, policy in written.items() if policy is not None}
    dice = case.dice("honest")
    for position in sampled(case, "honest", 0.08):
        if not position.frames or position.partial:
            continue
        for name, policy in policies.items():
            _answers(case, position, name, policy, dice)


def _answers(case: Case, position: Position, name: str, policy: Any, dice: random.Random) -> None:
    seat, question = position.seat, position.question
    view, thrown = position.view(seat), dice.random()
    before = position.to_bytes()
    try:
        code = policy(position, seat, random.Random(thrown))
    except Exception as error:
        raise case.broke(position, f"{name} fails at the question {question.key!r}", error) from error
    if type(code) is not int or not question.is_legal(position, seat, code):
        raise case.fail(position, f"{name} answers the question {question.key!r} with {code!r}, which is not legal")
    if position.to_bytes() != before:
        raise case.fail(position, f"{name} changes the position it thinks about at the question {question.key!r}")
    for _ in range(_TWINS):
        other = policy(case.title.imagine(view, dice), seat, random.Random(thrown))
        if other == code:
            continue
        again = {policy(position, seat, random.Random(thrown)) for _ in range(_THROWS)}
        if again != {code}:
            told = f"at the question {question.key!r} one throw gives {', '.join(map(str, sorted({code, *again})))}"
            raise case.fail(position, f"{name} throws other dice than those it is given: {told}")
        told = f"answers {code} or {other} by what is hidden from seat {seat}"
        raise case.fail(position, f"{name} looks at a secret: at the question {question.key!r} it {told}")


def views_are_signed(case: Case) -> None:
    """What every view has is right: whose it is, of which game, and what is asked."""
    for position in sampled(case, "signed", 0.1):
        for seat in audiences(case):
            view = position.view(seat)
            said = (view.title, view.seats, view.seat, view.commitment, view.outcome, dict(view.options))
            true = (
                case.title.key,
                case.seats,
                seat,
                position.commitment,
                position.outcome,
                dict(position.setup.options),
            )
            if said != true:
                told = next((one, other) for one, other in zip(said, true, strict=True) if one != other)
                raise case.fail(position, f"the view of seat {seat} says {told[0]!r} where {told[1]!r} is true")
            if (view.decision is None) != (not position.frames):
                raise case.fail(position, f"the view of seat {seat} does not say what is asked; take it from `common`")
