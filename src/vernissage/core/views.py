"""What leaves the table: the view of one seat, a type that names each thing it shows."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

import msgspec

from vernissage.core import writing
from vernissage.core.asking import Decision, decision
from vernissage.core.moves import field_types
from vernissage.core.naming import Names, Seat, bare, mark_of, seat_names
from vernissage.core.outcome import Outcome

if TYPE_CHECKING:
    from vernissage.core.position import Position

_COMMON = ("title", "seats", "seat", "own_components", "commitment", "picked", "options", "decision", "outcome")
"""What every view has, in the order its text has it."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of a title's views. A title adds, field by field, what its rules let a seat know."""

    title: str
    seats: int
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    options: dict[str, str | bool]
    own_components: str = ""
    """The owner's own components file, if the game is played with one: it lies open on the table."""
    commitment: str
    decision: Decision | None
    """None when the game is over."""
    picked: tuple[str, ...] = ()
    """The picks of one's own move that is not yet whole, as codes in words; only the quick door stops there."""
    outcome: Outcome | None

    def text(self) -> str:
        """The view as a text a person can read, in TOML and by the names a position's text has.

        It says what the view says and no more, so a seat may have it while the game runs.
        """
        return writing.laid_out(plain(self))


def plain(view: View) -> dict[str, Any]:
    """A view as plain data, every value under its own name; what there is none of is left out."""
    seats = seat_names(view.seats)
    named = {"seat": "spectator", **_fields(view, seats)}
    first = {key: named.pop(key) for key in _COMMON if key in named}
    return {key: value for key, value in first.items() if value not in ("", [])} | {"table": named}


def _fields(struct: msgspec.Struct, seats: Names) -> dict[str, Any]:
    hints = field_types(type(struct))
    values = {name: getattr(struct, name) for name in hints}
    return {name: _named(hints[name], value, seats) for name, value in values.items() if value is not None}


def _named(hint: Any, value: Any, seats: Names) -> Any:
    """A value with its seats by name; whatever else has a name has it in the view already."""
    if value is None:
        return seats.none if "seat" in map(mark_of, get_args(hint)) else "none"
    if isinstance(value, msgspec.Struct):
        return _fields(value, seats)
    if get_origin(hint) in (Union, types.UnionType):
        hint = next(kind for kind in get_args(hint) if kind is not type(None))
    mark, items = mark_of(hint), get_args(bare(hint))
    if isinstance(value, dict):
        return {str(key): _named(items[1], item, seats) for key, item in value.items()}
    if isinstance(value, tuple):
        kinds = items if items and items[-1] is not Ellipsis else items[:1] * len(value)
        found = [_named(kind, item, seats) for kind, item in zip(kinds, value, strict=True)]
        if mark == "by seat":
            return {seats.write(seat): named for seat, named in enumerate(found) if value[seat] is not None}
        return found
    return seats.write(value) if mark == "seat" else value


def shown_decision(position: Position, seat: int | None) -> Decision:
    """The pending decision as a seat, or a spectator, may see it: another seat's draft does not show."""
    asked = decision(position)
    draft = position.question.draft
    if not draft or seat in asked.seats:
        return asked
    public = next(question for question in position.QUESTIONS if question.key == draft)
    return msgspec.structs.replace(asked, key=public.key, kind=public.kind.value)


def common(p: Position, seat: int | None) -> dict[str, Any]:
    """The part of a view that every title has: `MyView(**common(p, seat), …)`."""
    setup = p.setup
    return {
        "title": setup.title.key,
        "seats": setup.seats,
        "seat": seat,
        "options": dict(setup.options),
        "own_components": "" if setup.is_standard else setup.components_text,
        "commitment": p.commitment,
        "decision": shown_decision(p, seat) if p.frames else None,
        "picked": tuple(map(setup.codebook.word, p.partial)) if p.partial and p.seat == seat else (),
        "outcome": p.outcome,
    }


__all__ = ["Decision", "View", "common", "plain", "shown_decision"]
