"""What a position asks, in names: the pending decision, the moves of a seat, and why a move is not allowed.

All of it is a thin translation over the codes of the question that is asked: legality has one source.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from vernissage.core.chance import Dice
from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove, VernissageError, WrongSeat, shown
from vernissage.core.moves import Move
from vernissage.core.naming import Seat
from vernissage.core.questions import Layout, Several

if TYPE_CHECKING:
    from vernissage.core.position import Position


class Decision(msgspec.Struct, frozen=True):
    """A pending question, as everybody may see it: who is asked what. The answers themselves are a seat's own."""

    key: str
    kind: str
    mode: str
    seats: tuple[Seat, ...]
    """The seats the game waits for."""
    optional: tuple[Seat, ...]
    """Seats that may speak too: change a sealed answer, raise after all."""
    number: int
    """Send it back with the answer: an answer to an older number is stale."""


def decision(position: Position) -> Decision:
    """The pending decision."""
    if not position.frames:
        raise VernissageError("the game is over: nothing is asked any more")
    question = position.question
    return Decision(
        key=question.key,
        kind=question.kind.value,
        mode=question.mode.value,
        seats=question.awaited(position),
        optional=question.optional(position),
        number=position.number,
    )


def is_seat(position: Position, seat: object) -> bool:
    """Whether there is such a seat; True and 1.0 are none, though Python holds them equal to 1."""
    return type(seat) is int and 0 <= seat < position.setup.seats


def may_speak(position: Position, seat: int) -> bool:
    """Whether the seat is asked, or may at least speak."""
    if not position.frames or not is_seat(position, seat):
        return False
    question = position.question
    return seat in question.awaited(position) or seat in question.optional(position)


class Moves:
    """The moves of one seat, worked out as they are needed: ranges are not expanded until asked."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._open = may_speak(position, seat)

    @property
    def options(self) -> list[Move]:
        """The single choices, amounts and lists left out; of layouts, the one that changes nothing."""
        question = self._position.question if self._open else None
        if isinstance(question, Layout):
            return [self._move((question.done,))]
        if question is None:
            return []
        codes: Sequence[int]
        if isinstance(question, Several):
            codes = () if self._position.partial else question.beside(self._position, self._seat)
        else:
            codes = question.options(self._position, self._seat)
        return [self._move((code,)) for code in codes]

    @property
    def amounts(self) -> tuple[Move, Move] | None:
        """The lowest and the highest amount, if an amount can be given; every amount between them is legal."""
        span = self._position.question.amounts(self._position, self._seat) if self._open else range(0)
        return (self._move((span[0],)), self._move((span[-1],))) if span else None

    def __len__(self) -> int:
        if not self._open:
            return 0
        return min(self._position.question.wholes(self._position, self._seat), sys.maxsize)

    def __bool__(self) -> bool:
        return self._open

    def __iter__(self) -> Iterator[Move]:
        if not self._open:
            return
        if self._is_single():
            for code in self._position.question.codes(self._position, self._seat):
                yield self._move((code,))
        else:
            for codes in self._sequences(self._position, ()):
                yield self._move(codes)

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, Move) and refusal(self._position, self._seat, move) is None
        except UnreadableMove:
            return False

    def sample(self, dice: Dice) -> Move:
        """One of the moves by the caller's own dice; each is equally likely where a move is a single code."""
        if not self._open:
            raise WrongSeat(not_asked(self._position, self._seat))
        position, taken = self._position, []
        while True:
            question = position.question
            code = question.nth(position, self._seat, int(dice.random() * question.count(position, self._seat)))
            taken.append(code)
            if self._is_single():
                break
            position = position.clone()
            position.push_as(self._seat, code)
            if not position.partial:
                break
        return self._move(tuple(taken))

    def __repr__(self) -> str:
        return f"<{len(self)} moves of seat {self._seat}>"

    def _is_single(self) -> bool:
        return self._position.question.kind.value not in ("several", "order", "layout")

    def _move(self, codes: tuple[int, ...]) -> Move:
        return self._position.question.move_of(self._position, self._seat, codes)

    def _sequences(self, position: Position, taken: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for code in position.question.codes(position, self._seat):
            after = position.clone()
            after.push_as(self._seat, code)
            if after.partial:
                yield from self._sequences(after, (*taken, code))
            else:
                yield (*taken, code)


def not_asked(position: Position, seat: Any) -> Refusal:
    """The refusal of a seat that may not speak now."""
    if not is_seat(position, seat):
        return Refusal("CORE-1", "no-such-seat", needed=f"0-{position.setup.seats - 1}", available=shown(seat, 20))
    if not position.frames:
        return Refusal("CORE-2", "game-over")
    if (why := position.question.unasked(position, seat)) is not None:
        return why
    awaited = ", ".join(str(s) for s in position.question.awaited(position))
    return Refusal("CORE-3", "not-asked", needed=awaited, available=seat)


def refusal(position: Position, seat: int, move: Move) -> Refusal | None:
    """Why the move is not allowed, or None if it is."""
    try:
        checked_codes(position, seat, move)
    except IllegalMove as error:
        return error.refusal
    return None


def code_refusal(position: Position, seat: int, code: int) -> Refusal | None:
    """The same for a code: one source of legality for both doors."""
    if not may_speak(position, seat):
        return not_asked(position, seat)
    return position.question.refusal(position, seat, code)


def codes_of(position: Position, seat: int, move: Move) -> tuple[int, ...]:
    """The codes of a move as an answer to the question asked now, legal or not."""
    question = position.question
    position.setup.title.moveset.check(move)
    if type(move) not in question.answers:
        raise IllegalMove(question.stray(position, seat, move))
    return question.codes_of(position, seat, move)


def checked_codes(position: Position, seat: int, move: Move) -> tuple[int, ...]:
    """The codes of a move that is legal here; raises what forbids it."""
    if not may_speak(position, seat):
        raise WrongSeat(not_asked(position, seat))
    codes = codes_of(position, seat, move)
    here = position
    for code in codes:
        if here is not position and not here.partial:
            raise IllegalMove(Refusal("CORE-6", "not-an-answer"))
        why = here.question.refusal(here, seat, code)
        if why is not None:
            raise IllegalMove(why)
        if len(codes) > 1:
            here = here.clone()
            here.push_as(seat, code)
    if len(codes) > 1 and here.partial:
        raise IllegalMove(Refusal("CORE-5", "unfinished"))
    return codes


def check_audience(position: Position, seat: object) -> None:
    """Raise WrongSeat unless it is a seat of this table, or None for a spectator."""
    if seat is not None and not is_seat(position, seat):
        raise WrongSeat(not_asked(position, seat))
