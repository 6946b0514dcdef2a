"""The position: the whole truth of a game in progress, as plain data, with two doors to the same rules.

The *quick door* (`codes`, `count`, `nth`, `is_legal`, `push`, `clone`, `encode_into`) is the engine: small integers
in, no objects out. The *named door* (`decision`, `moves`, `play`, `refusal`, `view`, `take_back`) speaks in moves,
events and views, and is a thin translation over the quick one; its code is in `vernissage.core.door`.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from vernissage.core import chance
from vernissage.core.errors import DealError, IllegalCode, Refusal
from vernissage.core.questions import Question

if TYPE_CHECKING:
    from vernissage.core.door import Moves
    from vernissage.core.events import Event
    from vernissage.core.moves import Move
    from vernissage.core.outcome import Outcome
    from vernissage.core.records import Record
    from vernissage.core.titles import Setup
    from vernissage.core.views import Decision, View

EVERYONE = -1
"""The audience of what all may know, spectators included; any other audience is a bit mask of seats."""

RawEvent = tuple[int, int, Any]
"""What the engine notes when someone listens: event number, audience, and the facts, made an Event at the border."""


class Checking:
    """The switch that makes `push` check its code first. On in all tests, off in play-outs."""

    on: ClassVar[bool] = False


class Position(abc.ABC):
    """What every title's position has. A title adds its components as attributes and three methods over them."""

    QUESTIONS: ClassVar[tuple[Question, ...]]
    FIXED: ClassVar[frozenset[str]] = frozenset()
    """Attributes a title takes from the set-up for speed: the same in every position of a game."""

    __slots__ = (
        "barrier",
        "commitment",
        "events",
        "frames",
        "log",
        "number",
        "partial",
        "ply",
        "record",
        "script",
        "seed",
        "setup",
        "words",
    )

    setup: Setup
    """Title, components, options and seat count: fixed for the game, shared by all clones."""
    seed: bytes
    words: int
    """How many words of the chance stream are used."""
    script: tuple[tuple[str, tuple[int, ...]], ...]
    """A scripted deal: what named draws give, instead of the stream."""
    commitment: str
    frames: list[tuple[int, ...]]
    """The stack of pending questions; the last one is asked now. None left: the game is over."""
    partial: tuple[int, ...]
    """The codes of a move of several codes that is not yet whole."""
    ply: int
    """Codes pushed so far."""
    barrier: int
    """No take-back goes below this ply: something became known, or was said aloud, there."""
    number: int
    """The number of the question: it grows with every new or reopened one, so that stale answers are seen."""
    log: list[RawEvent] | None
    record: Record | None
    events: list[Event]

    def __init__(self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        self.setup = setup
        self.seed = seed
        self.words = 0
        self.script = script
        self.commitment = ""
        self.frames = []
        self.partial = ()
        self.ply = 0
        self.barrier = 0
        self.number = 0
        self.log = None
        self.record = None
        self.events = []

    # What a title writes.

    @abc.abstractmethod
    def state(self) -> tuple[Any, ...]:
        """The title's own attributes, as plain data, in a fixed order. Equality and the byte form come from it."""

    @abc.abstractmethod
    def restore(self, state: tuple[Any, ...]) -> None:
        """Set the title's own attributes from what `state` gave (lists where it had tuples are fine)."""

    @abc.abstractmethod
    def clone(self) -> Self:
        """An independent copy for search: nothing mutable is shared, no record is kept, nobody listens."""

    @abc.abstractmethod
    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        """Write what `seat` may know as integers into `buffer`, which has the title's `observation_size`."""

    # The quick door.

    @property
    def seat(self) -> int:
        """The seat the quick door asks now, -1 when the game is over."""
        return self.frames[-1][1] if self.frames else -1

    @property
    def question(self) -> Question:
        """The question asked now."""
        return self.QUESTIONS[self.frames[-1][0]]

    def codes(self) -> list[int]:
        """The legal codes of the seat asked."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        return self.QUESTIONS[frame[0]].codes(self, frame[1])

    def count(self) -> int:
        """How many legal codes there are, without listing them."""
        frames = self.frames
        if not frames:
            return 0
        frame = frames[-1]
        return self.QUESTIONS[frame[0]].count(self, frame[1])

    def nth(self, k: int) -> int:
        """The k-th legal code, without listing them."""
        frame = self.frames[-1]
        return self.QUESTIONS[frame[0]].nth(self, frame[1], k)

    def is_legal(self, code: int) -> bool:
        """Whether the seat asked may answer so."""
        if not self.frames:
            return False
        frame = self.frames[-1]
        return self.QUESTIONS[frame[0]].is_legal(self, frame[1], code)

    def push(self, code: int) -> None:
        """Answer for the seat asked. Trusts the code unless `Checking.on`."""
        if Checking.on and not self.is_legal(code):
            raise IllegalCode(f"code {code} is not legal here: {self!r}")
        frame = self.frames[-1]
        self.ply += 1
        self.QUESTIONS[frame[0]].apply(self, frame[1], code)

    def push_as(self, seat: int, code: int) -> None:
        """Answer for any seat that may speak, not just the one the quick door asks (sealed slots and floors)."""
        if Checking.on and not self._may_push_as(seat, code):
            raise IllegalCode(f"code {code} is not legal for seat {seat} here: {self!r}")
        question = self.question
        self.ply += 1
        question.apply(self, seat, code)

    def _may_push_as(self, seat: int, code: int) -> bool:
        from vernissage.core import door

        return door.may_speak(self, seat) and self.question.is_legal(self, seat, code)

    def bare_clone(self) -> Self:
        """A new position with the core's attributes copied; a title's `clone` adds its own."""
        other = object.__new__(type(self))
        other.setup = self.setup
        other.seed = self.seed
        other.words = self.words
        other.script = self.script
        other.commitment = self.commitment
        other.frames = self.frames[:]
        other.partial = self.partial
        other.ply = self.ply
        other.barrier = self.barrier
        other.number = self.number
        other.log = None
        other.record = None
        other.events = []
        return other

    # What questions use.

    def ask(self, frame: tuple[int, ...]) -> None:
        """Put a new question on top of the pending ones: its number, the seat asked, and what else it needs."""
        self.number += 1
        self.frames.append(frame)

    def ask_instead(self, frame: tuple[int, ...]) -> None:
        """Put a new question in place of the one just answered."""
        self.number += 1
        self.frames[-1] = frame

    def ask_on(self, frame: tuple[int, ...]) -> None:
        """Turn the same question to another seat: its next slot, or the next voice on the floor."""
        self.frames[-1] = frame

    def settled(self) -> None:
        """Take the question just answered away; the one below it is asked again."""
        self.number += 1
        self.frames.pop()

    def draw(self) -> None:
        """Something hidden or random has come to the knowledge of some seat: no take-back beyond it."""
        self.barrier = self.ply

    def reveal(self) -> None:
        """Something hidden is now known to all: no take-back beyond it."""
        self.barrier = self.ply

    def bind(self) -> None:
        """Words spoken in an auction bind at once: no take-back beyond them."""
        self.barrier = self.ply

    def emit(self, event: int, audience: int, *facts: Any) -> None:
        """Note an event. Call it only after looking that someone listens (`log is not None`)."""
        assert self.log is not None
        self.log.append((event, audience, facts))

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """The items in an order by chance, or as the scripted deal of that label begins, the rest by chance."""
        rest = list(items)
        first = self._scripted(label)
        for item in first:
            if item not in rest:
                raise DealError(f"the scripted deal {label!r} asks twice for a component, or for one not there")
            rest.remove(item)
        stream = chance.Stream(self.seed, self.words)
        stream.shuffle(rest)
        self.words = stream.used
        self.draw()
        return [*first, *rest]

    def number_below(self, label: str, n: int) -> int:
        """A number from 0 to n - 1 by chance, or the one the scripted deal of that label gives."""
        scripted = self._scripted(label)
        if len(scripted) > 1:
            raise DealError(f"the scripted deal {label!r} is one number, not {len(scripted)}")
        for value in scripted:
            if not 0 <= value < n:
                raise DealError(f"the scripted deal {label!r} gives {value}, but only 0 to {n - 1} are there")
            return value
        stream = chance.Stream(self.seed, self.words)
        value = stream.below(n)
        self.words = stream.used
        self.draw()
        return value

    def _scripted(self, label: str) -> tuple[int, ...]:
        for name, values in self.script:
            if name == label:
                return values
        return ()

    # Equality and byte form.

    def core_state(self) -> tuple[Any, ...]:
        """The core's attributes as plain data, in a fixed order."""
        return (
            self.seed,
            self.words,
            self.script,
            self.commitment,
            tuple(self.frames),
            self.partial,
            self.ply,
            self.barrier,
            self.number,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.setup == other.setup and self.core_state() == other.core_state() and self.state() == other.state()

    __hash__ = None  # type: ignore[assignment]

    def to_bytes(self) -> bytes:
        """The byte form: everything, the seed included. For storage and worker processes, never for a client."""
        from vernissage.core import door

        return door.to_bytes(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        from vernissage.core import door

        return door.from_bytes, (self.to_bytes(),)

    # The named door.

    @property
    def decision(self) -> Decision:
        """The pending question: its kind and mode, which seats it waits for, which others may speak."""
        from vernissage.core import door

        return door.decision(self)

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the reason the game ended; None while it goes on."""
        return self.setup.title.outcome(self)

    def moves(self, seat: int) -> Moves:
        """A lazy view of the moves of a seat: iterate, `in`, `len`, `sample(rng)`; empty if it is not asked."""
        from vernissage.core import door

        return door.Moves(self, seat)

    def play(self, seat: int, move: Move, number: int | None = None) -> list[Event]:
        """Make a move and return what happened. Raises IllegalMove and changes nothing if a rule forbids it.

        `number` is the `decision.number` the seat was answering; with it, an answer that comes too late is refused.
        """
        from vernissage.core import door

        return door.play(self, seat, move, number)

    def check(self, seat: int, move: Move) -> None:
        """Raise what `play` would raise, and change nothing."""
        from vernissage.core import door

        door.checked_codes(self, seat, move)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why the move is not allowed, or None if it is; UnreadableMove if it is none of this title's at all."""
        from vernissage.core import door

        return door.refusal(self, seat, move)

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        from vernissage.core import door

        return door.view(self, seat)

    def undoable(self, seat: int) -> int:
        """How many of its own last moves the seat may take back."""
        from vernissage.core import door

        return door.undoable(self, seat)

    def take_back(self, seat: int, moves: int = 1) -> list[Event]:
        """Take back the seat's own last moves; the record keeps them and notes the step back."""
        from vernissage.core import door

        return door.take_back(self, seat, moves)

    def __repr__(self) -> str:
        setup = self.setup
        if not self.frames:
            now = f"over: {self.outcome}"
        else:
            waits = ", ".join(str(seat) for seat in self.question.awaited(self))
            now = f"{self.question.key} asked of seat {waits}"
        return f"<{setup.title.facts.name}, {setup.seats} seats, after {self.ply} codes; {now}>"

    def _repr_html_(self) -> str:
        from vernissage.core import board

        title = self.setup.title
        own = "" if self.setup.is_standard else self.setup.components_text
        return board.html(title.board(self.view(None), title.words("en", self.setup.options, components=own)))


def clockwise(start: int, seats: int) -> Sequence[int]:
    """All seats once, from `start` on.

    >>> clockwise(2, 4)
    [2, 3, 0, 1]
    """
    return [*range(start, seats), *range(start)]
