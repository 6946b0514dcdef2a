"""Events: what happened, as named values, each with its audience. Log, animation and digest come from them.

The engine notes an event as its type and the facts of its fields in their order, numbers as it counts them. A field
whose type has a mark of the title's vocabulary is named by it: `card: Annotated[str, "card"]`.
"""

from __future__ import annotations

import contextlib
import types
from collections.abc import Iterable, Iterator
from typing import Any, Union, get_args, get_origin

import msgspec

from vernissage.core.errors import VernissageError, shown
from vernissage.core.moves import field_types
from vernissage.core.naming import Seat, Vocabulary, bare, mark_of
from vernissage.core.position import Listener, Position

__all__ = ["Event", "Hearing", "Seat", "TakenBack", "audience_of", "counted_in", "fact_of", "listening"]


class WrongFacts(VernissageError, TypeError):
    """What was emitted does not fit the fields of its event."""


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """The base of a title's events. `audience` is None for everyone, else the seats that may know it."""

    audience: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.audience is None or seat in self.audience


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """A seat took back the last of its moves that the others had heard of."""

    seat: Seat
    moves: int


def counted_in(events: Iterable[Event], kind: type[Event], seats: int) -> tuple[dict[str, int], ...]:
    """By seat the lines of its last count, where one event a seat, of this kind, tells them beside their `total`."""
    lines: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        if isinstance(event, kind):
            told = msgspec.structs.asdict(event)
            seat = told.pop("seat")
            lines[seat] = {name: fact for name, fact in told.items() if isinstance(fact, int) and name != "total"}
    return tuple(lines)


def audience_of(mask: int, seats: int) -> tuple[int, ...] | None:
    """The audience a bit mask means (-1: everyone)."""
    return None if mask < 0 else tuple(seat for seat in range(seats) if mask >> seat & 1)


class Hearing(Listener):
    """Notes the events of a position, to be named afterwards."""

    def __init__(self) -> None:
        self.noted: list[tuple[type[Event], int, tuple[Any, ...]]] = []

    def note(self, event: type[Event], audience: int, facts: tuple[Any, ...]) -> None:
        self.noted.append((event, audience, facts))

    def named(self, position: Position) -> list[Event]:
        """The events as everybody reads them."""
        seats, words = position.setup.seats, position.setup.vocabulary
        return [_named(event, audience_of(mask, seats), facts, words) for event, mask, facts in self.noted]


@contextlib.contextmanager
def listening(position: Position, hearing: Hearing | None = None) -> Iterator[list[Event]]:
    """Listen to a position: the list is filled with the events of what was pushed inside."""
    heard: list[Event] = []
    hearing = hearing or Hearing()
    position.listener = hearing
    try:
        yield heard
    finally:
        position.listener = None
    heard += hearing.named(position)


def _named(kind: type[Event], audience: tuple[int, ...] | None, facts: tuple[Any, ...], words: Vocabulary) -> Event:
    """The named form of what the engine noted."""
    fields = {name: hint for name, hint in field_types(kind).items() if name != "audience"}
    if len(facts) != len(fields):
        raise WrongFacts(f"{kind.__name__} has the facts {', '.join(fields)}, but {len(facts)} were emitted: {facts}")
    named = {}
    for (name, hint), fact in zip(fields.items(), facts, strict=True):
        try:
            named[name] = fact_of(hint, fact, words)
        except (TypeError, ValueError, LookupError) as error:
            order = f"facts are emitted in the order {', '.join(fields)}"
            raise WrongFacts(f"{kind.__name__} was given {shown(fact)} as its {name}: {error}; {order}") from error
    return kind(audience=audience, **named)


def fact_of(hint: Any, value: Any, words: Vocabulary) -> Any:
    """A fact as its field holds it: named where the type has a mark and the engine gave a number."""
    mark = mark_of(hint)
    if mark and mark != "seat" and mark in words and not isinstance(value, str):
        return words[mark].write(value)
    base = bare(hint)
    if get_origin(base) in (Union, types.UnionType):
        kind = next(kind for kind in get_args(base) if kind is not type(None))
        if mark_of(kind):  # a named thing or nothing: None where the engine has -1
            return None if value in (None, -1) else fact_of(kind, value, words)
    if get_origin(base) is tuple and isinstance(value, tuple | list):
        items = get_args(base)
        kinds = [items[0]] * len(value) if items[-1] is Ellipsis else items
        return tuple(fact_of(kind, item, words) for kind, item in zip(kinds, value, strict=True))
    return value
