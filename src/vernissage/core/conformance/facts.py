"""The facts of an event are of their fields' kinds: in the wrong order they show as a seat that is none, a text for a
number, a name of nothing."""

from __future__ import annotations

import types
from typing import Any, Union, get_args, get_origin

from vernissage.core.conformance.games import Case
from vernissage.core.errors import shown
from vernissage.core.events import Event
from vernissage.core.moves import field_types, tag_of
from vernissage.core.naming import Unnamed, bare, mark_of
from vernissage.core.position import Position

_KINDS = {int: "whole number", str: "text", bool: "switch"}


def facts_are_right(case: Case, position: Position, events: list[Event]) -> None:
    """Each fact of each event is what its field's type says: kind, seat, name."""
    for event in events:
        for name, hint in field_types(type(event)).items():
            value = getattr(event, name)
            if name != "audience" and (wrong := _strange(position, hint, value)):
                order = ", ".join(field for field in event.__struct_fields__ if field != "audience")
                told = f"the event {tag_of(type(event))!r} has {shown(value)} as its {name}, which is {wrong}"
                raise case.fail(position, f"{told}; its facts are emitted in the order of its fields: {order}")


def _strange(position: Position, hint: Any, value: Any) -> str:
    """What a fact is not, though its field says so; empty if nothing is wrong."""
    mark, base = mark_of(hint), bare(hint)
    words = position.setup.vocabulary
    if mark == "seat":
        return "" if type(value) is int and 0 <= value < position.setup.seats else "no seat"
    if get_origin(base) in (Union, types.UnionType):
        found = [_strange(position, kind, value) for kind in get_args(base)]
        return "" if "" in found else found[0]
    if base is types.NoneType:
        return "" if value is None else "not nothing"
    if get_origin(base) is tuple:
        return _strange_items(position, get_args(base), value)
    if base in _KINDS and type(value) is not base:
        return f"no {_KINDS[base]}"
    if mark in words and isinstance(value, str):
        try:
            words[mark].read(value)
        except Unnamed as error:
            return f"no {mark}: {error}"
    return ""


def _strange_items(position: Position, kinds: tuple[Any, ...], value: Any) -> str:
    if not isinstance(value, tuple):
        return "no list"
    expected = kinds[:1] * len(value) if kinds[-1:] == (Ellipsis,) else kinds
    if len(expected) != len(value):
        return f"not a list of {len(expected)}"
    return next(filter(None, (_strange(position, *pair) for pair in zip(expected, value, strict=True))), "")
