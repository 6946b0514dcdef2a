"""Marks: each that a field carries is one that something names, and what the fields hold are numbers of such names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from vernissage.core.conformance.games import Case, sampled
from vernissage.core.conformance.texts import events_of, text_names
from vernissage.core.errors import shown
from vernissage.core.moves import field_types, tag_of
from vernissage.core.naming import BY, Reading, Unnamed, bare, is_row, mark_of, row_types, written
from vernissage.core.titles import Title


def strange_mark(title: Title[Any, Any]) -> str | None:
    """The first mark of a field that nothing names; None if there is none.

    A field of a position or a frame is written by the vocabulary. One of a move, an event or a view holds names
    already: it is enough that there are texts for them, or a namer.
    """
    vocabulary = title.setup(title.facts.players[0]).vocabulary
    listed = ", ".join(sorted(vocabulary))
    begun = {name.partition("-")[0] for name in text_names(title)}
    for what, hint in _declared(title):
        for mark in marks_of(hint):
            if mark.removeprefix(BY) not in vocabulary:
                return f"{what} has the mark {mark!r}, which `vocabulary` does not name; it has {listed}"
    for what, hint in _told(title):
        for mark in marks_of(hint):
            if mark.removeprefix(BY) not in {*vocabulary, *title.namers, *begun}:
                return f"{what} has the mark {mark!r}, which neither `vocabulary`, a namer nor a text names"
    return None


def _declared(title: Title[Any, Any]) -> Iterator[tuple[str, Any]]:
    kind = title.position_type
    for name, hint in kind.FIELDS.items():
        yield f"the field {name!r} of {kind.__name__}", hint
    for question in kind.QUESTIONS:
        for name, hint in question.parts.items():
            yield f"the part {name!r} of {question.key!r}", hint


def _told(title: Title[Any, Any]) -> Iterator[tuple[str, Any]]:
    structs: list[tuple[str, type[msgspec.Struct]]] = [(title.view_type.__name__, title.view_type)]
    structs += [(f"the move {tag_of(kind)!r}", kind) for kind in title.moveset.moves]
    structs += [(f"the event {tag_of(kind)!r}", kind) for kind in events_of(title)]
    for what, struct in structs:
        for name, hint in field_types(struct).items():
            yield f"the field {name!r} of {what}", hint


def marks_of(hint: Any) -> Iterator[str]:
    """All marks within a type, those in structs and named tuples too."""
    if mark := mark_of(hint):
        yield mark
    base = bare(hint)
    inner = get_args(base)
    if is_row(base):
        inner = tuple(row_types(base).values())
    elif isinstance(base, type) and issubclass(base, msgspec.Struct):
        inner = tuple(field_types(base).values())
    for kind in inner:
        yield from marks_of(kind)


def marks_fit(case: Case) -> None:
    """What a field holds can be written by the names of its marks and read again."""
    for position in sampled(case, "marks", 0.1):
        words = position.setup.vocabulary
        for name, hint in position.FIELDS.items():
            value, reading = getattr(position, name), Reading(words)
            try:
                again = reading.value(hint, written(hint, value, words), name)
            except (Unnamed, AssertionError, TypeError) as error:
                told = f"the field {name!r} holds {shown(value)}, which its type does not fit: {error}"
                raise case.fail(position, f"{told}; {_wearing(hint)}") from None
            if reading.problems or again != value:
                told = f"the field {name!r} holds {shown(value)}, which does not come back by its names"
                raise case.fail(position, f"{told}: {'; '.join(reading.problems) or shown(again)}; {_wearing(hint)}")


def _wearing(hint: Any) -> str:
    marks = ", ".join(map(repr, marks_of(hint)))
    return f"is its mark {marks} the right one?" if marks else "it has no mark"
