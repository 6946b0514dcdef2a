"""The named door: moves, events and take-backs for people, the server and tests, over the engine's codes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec

from vernissage.core.errors import (
    IllegalMove,
    RecordError,
    Refusal,
    StaleAnswer,
    TakeBackRefused,
    UnreadableMove,
    VernissageError,
    WrongSeat,
    shown,
)
from vernissage.core.events import Event, TakenBack, audience_of
from vernissage.core.moves import Move
from vernissage.core.position import Position, RawEvent
from vernissage.core.questions import Mode
from vernissage.core.views import Decision, View


class Dice(Protocol):
    """Where a caller's own randomness comes from; `random.Random` is one."""

    def random(self) -> float: ...


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


def shown_decision(position: Position, seat: int | None) -> Decision:
    """The pending decision as a seat, or a spectator, may see it: another seat's draft does not show."""
    asked = decision(position)
    draft = position.question.draft
    if not draft or seat in asked.seats:
        return asked
    public = next(question for question in position.QUESTIONS if question.key == draft)
    return msgspec.structs.replace(asked, key=public.key, kind=public.kind.value)


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
        """The single choices, amounts left out."""
        if not self._open or not self._is_single():
            return []
        codes = self._position.question.options(self._position, self._seat)
        return [self._move((code,)) for code in codes]

    @property
    def amounts(self) -> tuple[Move, Move] | None:
        """The lowest and the highest amount, if an amount can be given; every amount between them is legal."""
        span = self._position.question.amounts(self._position, self._seat) if self._open else range(0)
        return (self._move((span[0],)), self._move((span[-1],))) if span else None

    def __len__(self) -> int:
        if not self._open:
            return 0
        if self._is_single():
            return self._position.question.count(self._position, self._seat)
        return sum(1 for _ in self._sequences(self._position, ()))

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
        return self._position.setup.title.move_of(self._position, self._seat, codes)

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


def checked_codes(position: Position, seat: int, move: Move) -> tuple[int, ...]:
    """The codes of a move that is legal here; raises what forbids it."""
    if not may_speak(position, seat):
        raise WrongSeat(not_asked(position, seat))
    codes = position.setup.title.codes_of(position, seat, move)
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


def play(position: Position, seat: int, move: Move, number: int | None = None) -> list[Event]:
    """Make a move through the named door: check, push, note it in the record, return the events."""
    if number is not None and position.frames and number != position.number:
        raise StaleAnswer(Refusal("CORE-4", "stale", needed=position.number, available=number))
    record = position.record
    if record is not None and record.ply != position.ply:
        raise RecordError(
            0, "this position went on through the quick door; play on a clone of it, or replay its record"
        )
    codes = checked_codes(position, seat, move)
    asked, number = position.question, position.number
    events = _pushed(position, seat, codes)
    if record is not None:
        entry = record.append(seat, move, position.ply, number, asked.mode is Mode.SEALED)
        entry.draft = bool(asked.draft) and position.barrier < position.ply
    position.events += events
    return events


def _pushed(position: Position, seat: int, codes: tuple[int, ...]) -> list[Event]:
    with listening(position) as heard:
        for code in codes:
            position.push_as(seat, code)
    return heard


@contextlib.contextmanager
def listening(position: Position) -> Iterator[list[Event]]:
    """Listen to a position: the list is filled with the events of what was pushed inside."""
    heard: list[Event] = []
    log: list[RawEvent] = []
    position.log = log
    try:
        yield heard
    finally:
        position.log = None
    title = position.setup.title
    for event, mask, facts in log:
        heard.append(title.event_of(position, event, audience_of(mask, position.setup.seats), facts))


def check_audience(position: Position, seat: object) -> None:
    """Raise WrongSeat unless it is a seat of this table, or None for a spectator."""
    if seat is not None and not is_seat(position, seat):
        raise WrongSeat(not_asked(position, seat))


def view(position: Position, seat: int | None) -> View:
    """What a seat, or a spectator, may know; a seat that does not exist knows nothing."""
    check_audience(position, seat)
    seen: View = position.setup.title.view(position, seat)
    return seen


def undoable(position: Position, seat: int) -> int:
    """How many of its own last moves the seat may take back: down to another seat's move or to the barrier."""
    record = position.record
    if record is None or not is_seat(position, seat):
        return 0
    moves = 0
    for entry in reversed(record.standing()):
        if entry.seat != seat or entry.ply_before < position.barrier:
            break
        moves += 1
    return moves


def take_back(position: Position, seat: int, moves: int = 1) -> list[Event]:
    """Go back: replay the record without the last moves, and note the step in it."""
    possible = undoable(position, seat)
    record = position.record
    if record is None or not 1 <= moves <= possible:
        raise TakeBackRefused(f"seat {seat} can take back {possible} of its moves here, not {moves}")
    whole = record.standing()
    standing = whole[:-moves]
    to = standing[-1].number if standing else 0
    fresh = position.setup.title.begin(position.setup, position.seed, position.script, position.commitment)
    for entry in standing:
        play(fresh, entry.seat, entry.move)
    record.append_back(seat, to, fresh.ply)
    told = sum(not entry.draft for entry in whole[-moves:])
    _assign(position, fresh, drafted=told == 0)
    # The steps of a draft are told when they are confirmed; those that never are leave no trace but in the record.
    heard: list[Event] = [TakenBack(seat=seat, moves=told)] if told else []
    position.events += heard
    return heard


def _assign(position: Position, source: Position, drafted: bool) -> None:
    """Put a position where another stands. Its question gets a new number, so that answers to what was taken back are
    stale; only a sealed decision that is still open keeps its number, for the others' answers stand, and so does a
    draft, for nobody else may notice.
    """
    still_sealed = position.question is source.question and source.question.mode is Mode.SEALED
    number = position.number if still_sealed or drafted else position.number + 1
    position.words = source.words
    position.frames = source.frames
    position.partial = source.partial
    position.ply, position.barrier, position.number = source.ply, source.barrier, number
    position.restore(source.state())


def to_bytes(position: Position) -> bytes:
    """The byte form of a position, self-contained."""
    setup = position.setup
    own = None if setup.is_standard else setup.components_text
    state = (setup.title.key, setup.seats, setup.options, own, position.core_state(), position.state())
    return msgspec.msgpack.encode(state)


def from_bytes(data: bytes) -> Position:
    """The position a byte form holds."""
    from vernissage.core.registry import title

    key, seats, options, own, core, state = msgspec.msgpack.decode(data)
    work = title(key)
    setup = work.setup(seats, options, own)
    seed, words, script, commitment, frames, partial, ply, barrier, number = core
    position: Position = work.blank(setup, seed, tuple((label, tuple(values)) for label, values in script))
    position.words, position.commitment = words, commitment
    position.frames = [tuple(frame) for frame in frames]
    position.partial = tuple(partial)
    position.ply, position.barrier, position.number = ply, barrier, number
    position.restore(state)
    return position
