"""The position: the whole truth of a game in progress, as plain data. It is the engine, and knows nothing above it.

The *quick door* (`codes`, `count`, `nth`, `is_legal`, `push`, `clone`, `encode_into`) takes small integers and builds
nothing nobody asked for. What follows from a position by itself is here too, in names: `decision`, `moves`, `refusal`,
`view`, `outcome`, `text`. What makes a play of it, the record, events and take-backs, is a `core.games.Game`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from vernissage.core import asking, chance, fields, writing
from vernissage.core.compiling import mypyc_attr
from vernissage.core.errors import DealError, IllegalCode, Refusal
from vernissage.core.questions import Choice, Layout, Question, Several, Step

if TYPE_CHECKING:
    from vernissage.core.asking import Moves
    from vernissage.core.events import Event
    from vernissage.core.moves import Move
    from vernissage.core.outcome import Outcome
    from vernissage.core.setups import Setup
    from vernissage.core.views import Decision, View

EVERYONE: Final = -1
"""The audience of what all may know, spectators included; any other audience is a bit mask of seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Who listens to a position: told of each event, and whenever something hidden or random becomes known."""

    def note(self, event: type[Event], audience: int, facts: tuple[Any, ...]) -> None:
        """An event, its audience, and the facts in the order of its fields, numbers as the engine has them."""

    def learn(self) -> None:
        """Something has become known to somebody."""


_OWN = ("seed", "drawn", "script", "commitment", "frames", "partial", "ply", "barrier", "number")
"""What every position has and what changes in a game, or could be changed by hand."""

Script = tuple[tuple[str, tuple[int, ...]], ...]
"""A scripted deal: what named draws give."""


class _Switch:
    """A switch that is read with every push."""

    def __init__(self) -> None:
        self.on = False


Checking: Final = _Switch()
"""Makes `push` check its code first. On in all tests, off in play-outs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every title's position has. A title declares its fields and gives each a meaning; see `core.fields`."""

    QUESTIONS: ClassVar[list[Question]] = []
    FIELDS: ClassVar[dict[str, Any]] = {}
    """The title's fields and their types, in the order of the byte form."""
    OTHERS: ClassVar[frozenset[str]] = frozenset()
    """The title's attributes that are no part of it: fixed by the set-up, or derived."""
    _WRITTEN_DOWN: ClassVar[Any] = operator.attrgetter(*_OWN)
    """Gives all that is written down of a position, as it is and without a copy."""
    _TAKEN_OVER: ClassVar[tuple[str, ...]] = _OWN
    """What the positions of a game do not share."""

    __slots__ = (
        "barrier",
        "commitment",
        "drawn",
        "frames",
        "listed",
        "listener",
        "number",
        "partial",
        "ply",
        "questions",
        "script",
        "seed",
        "setup",
    )

    setup: Setup
    """Title, components, options and seat count: fixed for the game, shared by all clones."""
    questions: list[Question]
    """`QUESTIONS`, where the quick door finds them sooner."""
    seed: bytes
    drawn: int
    """How many words of the chance stream are used."""
    script: Script
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
    """The number of the decision: it grows with every new or reopened one, so that stale answers are seen."""
    listener: Listener | None
    """Who listens, if anybody does; a clone has none."""
    listed: Sequence[int] | None
    """The answers of the seat asked, once they were listed to count them; forgotten at the next push.

    Whoever changes a position by hand forgets them, too, or has them worked out by `Question.options`.
    """

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name in fields.declared(cls):
            if hasattr(Position, name):
                raise fields.Undeclarable(f"{cls.__name__} declares {name}, which every position has")
        if "clone" not in vars(cls):
            fields.derive_methods(cls)
        cls._WRITTEN_DOWN = operator.attrgetter(*_OWN, *cls.FIELDS)
        cls._TAKEN_OVER = (*_OWN, *cls.FIELDS, *cls.OTHERS)

    def lay_out(self, setup: Setup, seed: bytes, script: Script = ()) -> None:
        """Make a fresh object a table with every field set and nothing dealt; `Title.blank` calls it.

        A position is made without arguments: compiled classes can be copied and stored only so.
        """
        self.setup = setup
        self.questions = self.QUESTIONS
        self.seed = seed
        self.drawn = 0
        self.script = script
        self.commitment = ""
        self.frames = []
        self.partial = ()
        self.ply = 0
        self.barrier = 0
        self.number = 0
        self.listener = None
        self.listed = None
        self.empty()
        self.prepare()

    @classmethod
    def enrol(cls, question: Question) -> int:
        """Make a question, or a step, one of this title's; its frames begin with the index this gives."""
        kind = type(question)
        if kind.apply is Question.apply and kind.resolve is Question.resolve:
            raise TypeError(f"the question {question.key} writes neither `apply` nor `resolve`")
        for base in (Several, Step, Layout):
            for method in base.owed:
                if isinstance(question, base) and getattr(kind, method) is getattr(base, method):
                    raise TypeError(f"the question {question.key} does not write `{method}`")
        if "QUESTIONS" not in vars(cls):
            cls.QUESTIONS = []
        question.index = len(cls.QUESTIONS)
        question.is_listed = kind.count is Choice.count and kind.nth is Choice.nth
        question.runs, question.insists = kind.is_step, kind.always
        cls.QUESTIONS.append(question)
        return question.index

    # What a title writes.

    def prepare(self) -> None:
        """Fill in what is fixed for the game, and every field that is not empty before the deal."""

    def derive(self) -> None:
        """Work out the derived fields from the others."""

    # What follows from the declared fields (`core.fields`).

    def empty(self) -> None:
        """Give each field the empty value of its type."""

    def clone(self) -> Self:
        """An independent copy for search: nothing mutable is shared and nobody listens."""
        raise AssertionError(f"{type(self).__name__} declares no fields")

    def state(self) -> tuple[Any, ...]:
        """The title's own fields, as plain data, in a fixed order. Equality and the byte form come from it."""
        return ()

    def restore(self, state: tuple[Any, ...]) -> None:
        """Set the title's own fields from what `state` gave (lists where it had tuples are fine)."""

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
        if self.listed is not None:
            return [*self.listed]
        frame = self.frames[-1]
        return self.questions[frame[0]].codes(self, frame[1])

    def count(self) -> int:
        """How many legal codes there are. What has to be listed for that is kept for `nth`."""
        frames = self.frames
        if not frames:
            return 0
        if self.listed is not None:
            return len(self.listed)
        frame = frames[-1]
        question = self.questions[frame[0]]
        if question.is_listed:
            listed = self.listed = question.options(self, frame[1])
            return len(listed)
        return question.count(self, frame[1])

    def nth(self, k: int) -> int:
        """The k-th legal code, of those `count` has counted since the last push."""
        if self.listed is not None:
            return self.listed[k]
        frame = self.frames[-1]
        return self.questions[frame[0]].nth(self, frame[1], k)

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
        self.listed = None
        self.questions[frame[0]].apply(self, frame[1], code)

    def push_as(self, seat: int, code: int) -> None:
        """Answer for any seat that may speak, not just the one the quick door asks (sealed slots and floors)."""
        if Checking.on and not self._may_push_as(seat, code):
            raise IllegalCode(f"code {code} is not legal for seat {seat} here: {self!r}")
        question = self.question
        self.ply += 1
        self.listed = None
        question.apply(self, seat, code)

    def _may_push_as(self, seat: int, code: int) -> bool:
        return asking.may_speak(self, seat) and self.question.is_legal(self, seat, code)

    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        """Write what `seat` may know as integers into `buffer`, which has the title's `observation_size`."""
        self.setup.title.encode(self, buffer, seat)

    def bare_clone(self) -> Self:
        """A new position with the core's attributes copied; a title's `clone` adds its own."""
        other = type(self)()
        other.setup = self.setup
        other.questions = self.questions
        other.seed = self.seed
        other.drawn = self.drawn
        other.script = self.script
        other.commitment = self.commitment
        other.frames = self.frames[:]
        other.partial = self.partial
        other.ply = self.ply
        other.barrier = self.barrier
        other.number = self.number
        other.listener = None
        other.listed = None
        return other

    def stands_as(self, other: Self) -> bool:
        """Whether another position of the same game is equal in all that is written down; quicker than `==`."""
        values = self._WRITTEN_DOWN
        return bool(values(self) == values(other))

    def become(self, other: Self) -> None:
        """Stand where another position of the same game stands, which is given up for it: what it holds is taken over.

        Nothing a title wrote is called, so that nothing here can fail.
        """
        for name in self._TAKEN_OVER:
            setattr(self, name, getattr(other, name))
        self.listed = None

    # What questions use.

    def ask(self, frame: tuple[int, ...]) -> None:
        """Put a new question on top of the pending ones: its index, the seat asked, and what else it needs."""
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
        if self.listener is not None:
            self.listener.learn()

    def reveal(self) -> None:
        """Something hidden is now known to all: no take-back beyond it."""
        self.barrier = self.ply
        if self.listener is not None:
            self.listener.learn()

    def bind(self) -> None:
        """Words spoken in an auction bind at once: no take-back beyond them."""
        self.barrier = self.ply

    def emit(self, event: type[Event], audience: int, *facts: Any) -> None:
        """Note an event with the facts of its fields in their order, if someone listens."""
        if self.listener is not None:
            self.listener.note(event, audience, facts)

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """The items in an order by chance, or as the scripted deal of that label begins, the rest by chance."""
        rest = list(items)
        first = self._scripted(label)
        for item in first:
            if item not in rest:
                raise DealError(f"the scripted deal {label!r} asks twice for a component, or for one not there")
            rest.remove(item)
        stream = chance.Stream(self.seed, self.drawn)
        stream.shuffle(rest)
        self.drawn = stream.used
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
        stream = chance.Stream(self.seed, self.drawn)
        value = stream.below(n)
        self.drawn = stream.used
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
            self.drawn,
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
        return writing.to_bytes(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.setup.title.position_of_bytes, (self.to_bytes(),)

    # What follows from a position, in names. Any seat may be asked about: one that does not exist is told so by name,
    # compiled, too, where an `int` in a signature would take True for seat 1 and speak of types.

    @property
    def decision(self) -> Decision:
        """The pending question: its kind and mode, which seats it waits for, which others may speak."""
        return asking.decision(self)

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the reason the game ended; None while it goes on."""
        return self.setup.title.outcome(self)

    def moves(self, seat: Any) -> Moves:
        """A lazy view of the moves of a seat: iterate, `in`, `len`, `sample(rng)`; empty if it is not asked."""
        return asking.Moves(self, seat)

    def check(self, seat: Any, move: Move) -> tuple[int, ...]:
        """The codes of a move that is legal here; IllegalMove if it is not, UnreadableMove if it is none at all."""
        return asking.checked_codes(self, seat, move)

    def refusal(self, seat: Any, move: Move) -> Refusal | None:
        """Why the move is not allowed, or None if it is; UnreadableMove if it is none of this title's at all."""
        return asking.refusal(self, seat, move)

    def push_move(self, seat: Any, move: Move) -> None:
        """Make a move that is checked first, for search in names; a game with record and events is a `Game`."""
        for code in self.check(seat, move):
            self.push_as(seat, code)

    def view(self, seat: Any) -> View:
        """What the seat may know; None for a spectator."""
        asking.check_audience(self, seat)
        seen: View = self.setup.title.view(self, seat)
        return seen

    def plain(self) -> dict[str, Any]:
        """The whole position as plain data, every value under its own name; `title.set_up` sets it up again."""
        return writing.plain(self)

    def text(self) -> str:
        """The whole position as a text a person can read and change; `title.read_position` sets it up again."""
        return writing.text(self)

    def __repr__(self) -> str:
        setup = self.setup
        if not self.frames:
            now = f"over: {self.outcome}"
        else:
            waits = ", ".join(str(seat) for seat in self.question.awaited(self))
            now = f"{self.question.key} asked of seat {waits}"
        return f"<{setup.title.facts.name}, {setup.seats} seats, after {self.ply} codes; {now}>"

    def _repr_html_(self) -> str:
        return self.setup.title.html(self.view(None))


def clockwise(start: int, seats: int) -> Sequence[int]:
    """All seats once, from `start` on.

    >>> clockwise(2, 4)
    [2, 3, 0, 1]
    """
    return [*range(start, seats), *range(start)]
