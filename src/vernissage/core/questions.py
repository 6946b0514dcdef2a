"""Questions: what a position can ask, which answers it takes and what each answer does.

A title writes one small class per question. The pending questions of a position are its *frames*, plain tuples
`(index of the question, seat asked, ...)`; the classes here hold no state, so a position stays plain data. Everything
that decides what is legal goes through `options` and `amounts`: the client, the server, the fuzzer and the bots all
read the same two methods.
"""

from __future__ import annotations

import abc
import enum
import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from vernissage.core.compiling import mypyc_attr
from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.flow import Frame, proceed
from vernissage.core.moves import Move, tag_of

NO_AMOUNTS = range(0)


class Kind(enum.Enum):
    """The shape of an answer, and so the widget, the keyboard form and the wire form it gets."""

    OPTION = "option"
    AMOUNT = "amount"
    PLACE = "place"
    SEVERAL = "several"
    ORDER = "order"
    LAYOUT = "layout"
    CONFIRM = "confirm"


class Mode(enum.Enum):
    """Who may answer: one seat; several in hidden slots; several aloud, where an answer may reopen the others."""

    TURN = "turn"
    SEALED = "sealed"
    FLOOR = "floor"


Answers = Mapping[type[Move], str]
"""The moves that answer a question, each with the span of the title's codes it belongs to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:  # no ABC: compiled, its subclasses would share one cache of who is an instance of what
    """One kind of question of one title. `p` is that title's position, `seat` the seat that answers."""

    key: ClassVar[str]
    """Its name: `ask-<key>` is the text that asks it."""
    answers: ClassVar[Answers] = {}
    """The moves that answer it, each with the span of the title's codes it belongs to (`Title.codebook`)."""
    parts: ClassVar[Mapping[str, Any]] = {}
    """What its frame holds behind the question and the seat: the name of each number, and its type with its mark.
    A last part of the type `tuple[…, ...]` is all the rest."""
    owed: ClassVar[tuple[str, ...]] = ()
    """The methods that this kind of question leaves to the title."""
    is_step: ClassVar[bool] = False
    always: ClassVar[bool] = False
    """In a flow: whether it is asked even with a single answer. Only for questions whose answers follow from what lies
    open, so that a table can see that the answer is forced and give it; the conformance suite checks it."""
    kind: ClassVar[Kind] = Kind.OPTION
    mode: ClassVar[Mode] = Mode.TURN
    draft: ClassVar[str] = ""
    """For a question whose answers are the seat's own draft until a later one makes them known: the key of the
    question all others are shown meanwhile. Ask on with `ask_on`, so that the number tells nothing either."""
    private: ClassVar[bool] = False
    """Whether others see that the seat answered, and never what: a card kept from a look."""

    index: int = -1
    """What its frames begin with; `Position.enrol` gives it."""
    is_listed: bool = False
    """Whether its answers are counted by listing its options; `Position.enrol` finds out."""
    runs: bool = False
    """`is_step`, where a flow finds it sooner."""
    insists: bool = False
    """`always`, where a flow finds it sooner."""

    @property
    def covered(self) -> bool:
        """Whether an answer may be unknown to the others when it is given, or for ever."""
        return self.private or bool(self.draft) or self.mode is Mode.SEALED

    def options(self, p: Any, seat: int) -> Sequence[int]:
        """The codes that are single choices, in the order they are shown."""
        return ()

    def amounts(self, p: Any, seat: int) -> range:
        """The codes of an amount, as one unbroken range."""
        return NO_AMOUNTS

    def apply(self, p: Any, seat: int, code: int) -> None:
        """What the answer does. Trusts that the code is legal. A question of a flow writes `resolve` instead."""
        self.resolve(p, seat, p.frames.pop(), code)
        proceed(p)

    def resolve(self, p: Any, seat: int, frame: Frame, code: int) -> None:
        """In a flow: what the answer does; the frame is off the stack already, and the turn goes on by itself."""
        raise AssertionError(f"the question {self.key} writes neither `apply` nor `resolve`")

    def lost(self, p: Any, seat: int, frame: Frame) -> None:
        """In a flow: what happens when there is no answer at all."""
        return

    def run(self, p: Any, frame: Frame) -> None:
        """In a flow: what happens at a step, which nobody answers; the frame is off the stack already."""
        raise AssertionError(f"the question {self.key} is no step")

    def move_of(self, p: Any, seat: int, codes: tuple[int, ...]) -> Move:
        """The named form of an answer."""
        move: Move = p.setup.codebook.move(self.answers, codes)
        return move

    def codes_of(self, p: Any, seat: int, move: Move) -> tuple[int, ...]:
        """The codes of a move that is one of the answers; UnreadableMove or IllegalMove if there can be none."""
        codes: tuple[int, ...] = p.setup.codebook.codes(self.answers, move)
        return codes

    def reason(self, p: Any, seat: int, code: int) -> Refusal:
        """The rule that forbids a code which is neither an option nor an amount here."""
        return Refusal("CORE-6", "not-an-answer")

    def stray(self, p: Any, seat: int, move: Move) -> Refusal:
        """The rule that forbids a move which answers another question."""
        tags = ", ".join(map(tag_of, self.answers))
        return Refusal("CORE-6", "other-question", needed=tags, available=move.tag)

    def terms(self, p: Any, seat: int) -> dict[str, Any]:
        """What it is about where it is asked now, as plain facts by name, for a view that tells more than its frame.

        The quick door never asks for it.
        """
        return {}

    def awaited(self, p: Any) -> tuple[int, ...]:
        """The seats the game is waiting for."""
        return (p.frames[-1][1],)

    def optional(self, p: Any) -> tuple[int, ...]:
        """Seats that may speak too, though nobody waits for them."""
        return ()

    def unasked(self, p: Any, seat: int) -> Refusal | None:
        """The rule that keeps a seat from speaking now, where there is a better answer than that it is not asked."""
        return None

    def openly_forced(self, p: Any, seat: int) -> bool:
        """Whether a spectator can see that the seat has just one answer, so that a table may give it."""
        return self.always and self.count(p, seat) == 1

    def silence(self, p: Any, seat: int) -> int | None:
        """The code that silence means when a countdown runs out, None where it means nothing."""
        return None

    def count(self, p: Any, seat: int) -> int:
        return len(self.options(p, seat)) + len(self.amounts(p, seat))

    def nth(self, p: Any, seat: int, k: int) -> int:
        options = self.options(p, seat)
        n = len(options)
        return options[k] if k < n else self.amounts(p, seat).start + k - n

    def pick(self, p: Any, seat: int, part: float) -> int:
        """The answer that comes at this part of all of them, from 0 up to, but without, 1: a roll of dice gives any."""
        return self.nth(p, seat, int(part * self.count(p, seat)))

    def codes(self, p: Any, seat: int) -> list[int]:
        return [*self.options(p, seat), *self.amounts(p, seat)]

    def wholes(self, p: Any, seat: int) -> int:
        """How many whole moves there are, also where a move is several codes."""
        return self.count(p, seat)

    def is_legal(self, p: Any, seat: int, code: int) -> bool:
        return code in self.amounts(p, seat) or code in self.options(p, seat)

    def refusal(self, p: Any, seat: int, code: int) -> Refusal | None:
        return None if self.is_legal(p, seat, code) else self.reason(p, seat, code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """A question with single choices and no amounts."""

    def count(self, p: Any, seat: int) -> int:
        return len(self.options(p, seat))

    def nth(self, p: Any, seat: int, k: int) -> int:
        return self.options(p, seat)[k]

    def is_legal(self, p: Any, seat: int, code: int) -> bool:
        return code in self.options(p, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Question):
    """A question for an amount and nothing else."""

    kind = Kind.AMOUNT

    def count(self, p: Any, seat: int) -> int:
        return len(self.amounts(p, seat))

    def nth(self, p: Any, seat: int, k: int) -> int:
        return self.amounts(p, seat)[k]

    def is_legal(self, p: Any, seat: int, code: int) -> bool:
        return code in self.amounts(p, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Choice):
    """Pick some of a list, then say done: a move of several codes, applied as a whole.

    The picks so far stand in `p.partial`. Picks are made in ascending order of code, so that a set has one form. Beside
    the list there may be answers of a single code, such as a pass, and a rule on the set as a whole.
    """

    kind = Kind.SEVERAL
    owed = ("items", "bounds", "settle")
    done: ClassVar[int] = -1
    """The code that ends the list; unless it is said, the span `done` of the title's codes."""

    @abc.abstractmethod
    def items(self, p: Any, seat: int) -> Sequence[int]:
        """All codes that can be picked, ascending."""

    @abc.abstractmethod
    def bounds(self, p: Any, seat: int) -> tuple[int, int]:
        """The least and the most that must be picked."""

    @abc.abstractmethod
    def settle(self, p: Any, seat: int, picked: tuple[int, ...]) -> None:
        """What the finished choice does."""

    def beside(self, p: Any, seat: int) -> Sequence[int]:
        """Answers of a single code that can be given instead of a list."""
        return ()

    def take(self, p: Any, seat: int, code: int) -> None:
        """What one of the answers beside the list does."""
        raise AssertionError(f"the question {self.key} offers code {code} beside its list and does not take it")

    def forbids(self, p: Any, seat: int, picked: tuple[int, ...]) -> Refusal | None:
        """The rule that forbids a set of the right size, None if it may be picked."""
        return None

    def end(self, p: Any) -> int:
        """The code that ends the list in this game."""
        return self.done if self.done >= 0 else int(p.setup.codebook["done"].first)

    def open_items(self, p: Any, seat: int) -> list[int]:
        picked = p.partial
        items = self.items(p, seat)
        return [item for item in items if item > picked[-1]] if picked else list(items)

    def options(self, p: Any, seat: int) -> Sequence[int]:
        least, most = self.bounds(p, seat)
        picked: tuple[int, ...] = p.partial
        count = len(picked)
        items = self.open_items(p, seat) if count < most else []
        if least > count + 1:
            items = items[: max(0, len(items) - (least - count - 1))]
        if self._has_rule():
            items = [item for item in items if any(True for _ in self._sets(p, seat, (*picked, item)))]
            may_end = count >= least and self.forbids(p, seat, picked) is None
        else:
            may_end = count >= least
        found = [*items, self.end(p)] if may_end else items
        return found if picked else [*found, *self.beside(p, seat)]

    def refusal(self, p: Any, seat: int, code: int) -> Refusal | None:
        if code == self.end(p) and len(p.partial) >= self.bounds(p, seat)[0]:
            return self.forbids(p, seat, p.partial)
        return super().refusal(p, seat, code)

    def wholes(self, p: Any, seat: int) -> int:
        beside = 0 if p.partial else len(self.beside(p, seat))
        if self._has_rule():
            return beside + sum(1 for _ in self._sets(p, seat, p.partial))
        (least, most), picked = self.bounds(p, seat), len(p.partial)
        n = len(self.open_items(p, seat))
        return beside + sum(math.comb(n, k) for k in range(max(0, least - picked), min(most - picked, n) + 1))

    def apply(self, p: Any, seat: int, code: int) -> None:
        if code == self.end(p):
            picked, p.partial = p.partial, ()
            self.settle(p, seat, picked)
        elif not p.partial and code in self.beside(p, seat):
            self.take(p, seat, code)
        else:
            p.partial = (*p.partial, code)

    def move_of(self, p: Any, seat: int, codes: tuple[int, ...]) -> Move:
        move: Move = p.setup.codebook.move(self.answers, codes, self.end(p))
        return move

    def codes_of(self, p: Any, seat: int, move: Move) -> tuple[int, ...]:
        codes: tuple[int, ...] = p.setup.codebook.codes(self.answers, move, self.end(p))
        if self.kind is not Kind.SEVERAL:
            return codes
        picked = tuple(sorted(codes[:-1]))
        if (why := self._forbidden(p, seat, picked)) is not None:
            raise IllegalMove(why)
        return picked + codes[-1:]

    def _has_rule(self) -> bool:
        return type(self).forbids is not Several.forbids

    def _forbidden(self, p: Any, seat: int, picked: tuple[int, ...]) -> Refusal | None:
        """The rule that forbids a set as a whole, which no single pick may show."""
        least, most = self.bounds(p, seat)
        if not self._has_rule() or not least <= len(set(picked)) == len(picked) <= most:
            return None
        return self.forbids(p, seat, picked) if {*picked} <= {*self.items(p, seat)} else None

    def _sets(self, p: Any, seat: int, picked: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The sets that begin with these picks and that the rule allows."""
        least, most = self.bounds(p, seat)
        if len(picked) >= least and self.forbids(p, seat, picked) is None:
            yield picked
        if len(picked) < most:
            for item in self.items(p, seat):
                if not picked or item > picked[-1]:
                    yield from self._sets(p, seat, (*picked, item))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Question):
    """Something that happens without an answer, as a frame that waits for what stands above it; see `core.flow`."""

    is_step = True
    owed = ("run",)

    @abc.abstractmethod
    def run(self, p: Any, frame: Frame) -> None:
        """What happens; the frame is off the stack already."""

    def is_idle(self, p: Any, frame: Frame) -> bool:
        """Whether it will do nothing, as things stand: for a view that tells what is to come."""
        return False

    def apply(self, p: Any, seat: int, code: int) -> None:
        raise AssertionError(f"the step {self.key} takes no answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Several):
    """Put all of a list in an order: like `Several`, but every item is picked, in the order that is wanted."""

    kind = Kind.ORDER

    def bounds(self, p: Any, seat: int) -> tuple[int, int]:
        n = len(self.items(p, seat))
        return n, n

    def open_items(self, p: Any, seat: int) -> list[int]:
        return [item for item in self.items(p, seat) if item not in p.partial]

    def options(self, p: Any, seat: int) -> Sequence[int]:
        return self.open_items(p, seat) or [self.end(p)]

    def wholes(self, p: Any, seat: int) -> int:
        return math.factorial(len(self.open_items(p, seat)))


BARE: Final = -1
"""A place of a layout where nothing is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Choice):
    """Arrange things on places: a move of several codes, applied as a whole when it is made by name.

    A code changes two places, the first of them further on each time, so that an arrangement has one form; `done` at
    once leaves everything where it is. The codes so far stand in `p.partial`. A title names a whole arrangement in its
    move and gets the codes from `codes_to`.
    """

    kind = Kind.LAYOUT
    owed = ("arrangement", "settle")
    places: ClassVar[int]
    first: ClassVar[int]
    """The code that changes the first two places; the other pairs follow in order."""
    done: ClassVar[int]

    def __init__(self) -> None:
        self._pairs: list[tuple[int, int]] = list(itertools.combinations(range(self.places), 2))
        """Any two places, in the order of their codes."""

    @abc.abstractmethod
    def arrangement(self, p: Any, seat: int) -> Sequence[int]:
        """What is on each place now, `BARE` where nothing is; no two things are the same."""

    @abc.abstractmethod
    def settle(self, p: Any, seat: int, arrangement: tuple[int, ...]) -> None:
        """What the finished arrangement does."""

    def after(self, p: Any, seat: int, codes: Sequence[int]) -> list[int]:
        """The arrangement after some changes."""
        cells = list(self.arrangement(p, seat))
        for code in codes:
            a, b = self._pair(code)
            cells[a], cells[b] = cells[b], cells[a]
        return cells

    def codes_to(self, p: Any, seat: int, target: Sequence[int]) -> tuple[int, ...]:
        """The codes that lead to another arrangement of the same things, `done` at the end."""
        cells, codes = list(self.arrangement(p, seat)), []
        for a, wanted in enumerate(target):
            if cells[a] != wanted:
                b = cells.index(wanted, a + 1)
                cells[a], cells[b] = cells[b], cells[a]
                codes.append(self._code(a, b))
        return (*codes, self.done)

    def options(self, p: Any, seat: int) -> Sequence[int]:
        cells = self.after(p, seat, p.partial)
        start = self._start(p)
        found = [self.done]
        for a in range(start, self.places):
            bare_taken = cells[a] == BARE  # all bare places are alike: only the next one is changed with
            for b in range(a + 1, self.places):
                if cells[b] != BARE or not bare_taken:
                    found.append(self._code(a, b))
                    bare_taken = bare_taken or cells[b] == BARE
        return found

    def count(self, p: Any, seat: int) -> int:
        return 1 + sum(self._changes(self.after(p, seat, p.partial), self._start(p)))

    def nth(self, p: Any, seat: int, k: int) -> int:
        if not k:
            return self.done
        cells, a = self.after(p, seat, p.partial), self._start(p)
        k -= 1
        for changes in self._changes(cells, a):
            if k < changes:
                break
            k -= changes
            a += 1
        bare_taken = cells[a] == BARE
        for b in range(a + 1, self.places):
            if cells[b] != BARE or not bare_taken:
                if not k:
                    return self._code(a, b)
                k -= 1
                bare_taken = bare_taken or cells[b] == BARE
        raise IndexError("there are not so many changes")

    def _changes(self, cells: list[int], start: int) -> list[int]:
        """For each place from `start` on, with how many further ones it can change: things, and one bare place."""
        found: list[int] = []
        things = bare = 0
        for a in range(self.places - 1, start - 1, -1):
            if cells[a] == BARE:
                found.append(things)
                bare = 1
            else:
                found.append(things + bare)
                things += 1
        found.reverse()
        return found

    def wholes(self, p: Any, seat: int) -> int:
        rest = self.after(p, seat, p.partial)[self._start(p) :]
        return math.perm(len(rest), sum(thing != BARE for thing in rest))

    def apply(self, p: Any, seat: int, code: int) -> None:
        if code == self.done:
            cells = self.after(p, seat, p.partial)
            p.partial = ()
            self.settle(p, seat, tuple(cells))
        else:
            p.partial = (*p.partial, code)

    def _start(self, p: Any) -> int:
        """The first place that can still be changed."""
        return self._pair(p.partial[-1])[0] + 1 if p.partial else 0

    def _code(self, a: int, b: int) -> int:
        return self.first + a * (2 * self.places - a - 1) // 2 + b - a - 1

    def _pair(self, code: int) -> tuple[int, int]:
        return self._pairs[code - self.first]
