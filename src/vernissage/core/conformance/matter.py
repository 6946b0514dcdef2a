"""Positions are plain data: copies are apart, no attribute is forgotten, nothing appears or vanishes."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from vernissage.core.conformance.games import Case, random_code, sampled, walk
from vernissage.core.flaws import BANK, misplaced
from vernissage.core.naming import bare, is_row, row_types
from vernissage.core.position import Position

_OF_THE_CORE = {"setup", "questions", "listener", "listed"}
"""What is no state: what is fixed, who listens, and what the quick door keeps until the next push."""
_FILLINGS = {"script": (("deal", (1,)),), "frames": [(1,)]}
"""What to fill an attribute of the core with that was empty all game long, where a 1 would not do."""
_COPIES = 6
_CODES_AHEAD = 40


def clones_are_apart(case: Case) -> None:
    """Whatever is played on a clone leaves the original as it was, and the other way round."""
    dice = case.dice("ahead")
    kept: list[tuple[Position, bytes]] = []
    for position in sampled(case, "clones", _COPIES / 100):
        before = position.to_bytes()
        clone = position.clone()
        if clone != position or clone.to_bytes() != before:
            raise case.fail(position, "a clone is not equal to what it was cloned from")
        kept.append((position.clone(), before))
        for _ in range(_CODES_AHEAD):
            if not clone.frames:
                break
            clone.push(random_code(case, clone, dice))
        if position.to_bytes() != before:
            raise case.fail(position, "playing on a clone changed the original")
    for clone, before in kept:
        if clone.to_bytes() != before:
            raise case.fail(clone, "playing on changed an earlier clone")


def every_attribute_counts(case: Case) -> None:
    """Each attribute is copied by clone, compared by ==, and kept by the byte form."""
    empty: dict[str, Position] = {}
    filled: set[str] = set()
    for position in sampled(case, "attributes", 0.05):
        clone = position.clone()
        blank = case.title.blank(position.setup, position.seed)
        declared = {*position.FIELDS, *position.OTHERS, *_slots(Position)}
        for name in sorted(attributes(position)):
            if name not in declared:
                told = f"the attribute {name!r} of {type(position).__name__} is not declared"
                raise case.fail(position, f"{told}: declare it with its type, or it is lost in copies and records")
            value = getattr(position, name)
            if getattr(clone, name) != value:
                raise case.fail(position, f"clone does not copy {name!r}")
            if name in position.OTHERS:
                _fixed_or_derived(case, position, blank, name)
            elif isinstance(value, list) and getattr(clone, name) is value:
                raise case.fail(position, f"a clone shares the list {name!r}")
            elif value == () or value == []:
                empty[name] = position.clone()
            else:
                filled.add(name)
                _changed_attribute(case, position, name, altered(value))
    for name, position in empty.items():
        if name not in filled:
            kind = position.FIELDS.get(name)
            _changed_attribute(case, position, name, _FILLINGS.get(name, (1,)) if kind is None else some(kind))


def _fixed_or_derived(case: Case, position: Position, blank: Position, name: str) -> None:
    """What is no part of the byte form is the same all game long, or follows from what is."""
    value = getattr(position, name)
    if getattr(case.title.position_of_bytes(position.to_bytes()), name) != value:
        changes = "it changes" if getattr(blank, name) != value else "`derive` gives another value"
        raise case.fail(position, f"{name!r} is said to be fixed by the set-up or derived, but {changes}")


def attributes(position: Position) -> set[str]:
    """The names of all attributes of a position but the core's own that are no state."""
    slots = {name for kind in type(position).__mro__ for name in _slots(kind)}
    return (slots | set(getattr(position, "__dict__", ()))) - _OF_THE_CORE


def _slots(kind: type) -> tuple[str, ...]:
    """The attributes a class has room for; compiled, it has a list of its own instead of `__slots__`."""
    names = vars(kind).get("__slots__", vars(kind).get("__mypyc_attrs__", ()))
    return tuple(name for name in names if not name.startswith("__"))


def _changed_attribute(case: Case, position: Position, name: str, other: Any) -> None:
    changed = position.clone()
    setattr(changed, name, other)
    if changed == position:
        raise case.fail(position, f"== misses the attribute {name!r}")
    if changed.to_bytes() == position.to_bytes():
        raise case.fail(position, f"the byte form misses the attribute {name!r}")
    if getattr(case.title.position_of_bytes(changed.to_bytes()), name) != other:
        raise case.fail(position, f"restoring from the byte form loses the attribute {name!r}")


def some(hint: Any) -> Any:
    """Some value of a field's type that is not empty."""
    base = bare(hint)
    if is_row(base):
        return base(*map(some, row_types(base).values()))
    if get_origin(base) in (tuple, list):
        return get_origin(base)(some(kind) for kind in get_args(base) if kind is not Ellipsis)
    return {int: 1, bool: True, str: "x"}[base]


def altered(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, bytes):
        return bytes(byte ^ 1 for byte in value)
    if isinstance(value, tuple):  # as long as it was: it may be one of a fixed length
        return (*value[:-1], altered(value[-1])) if value else (1,)
    if isinstance(value, list):
        return value[:-1]
    raise TypeError(f"a position holds plain data, not {type(value).__name__}")


def conserves(case: Case) -> None:
    """Every component is in exactly one place, and money only moves between purses."""
    first = case.new()
    matter = sorted(_all(case, first))
    money = sum(case.title.purses(first).values())
    for position in walk(case, "conserves"):
        if sorted(_all(case, position)) != matter:
            told = "; ".join(misplaced(position)) or f"{case.title.inventory(position)}"
            raise case.fail(position, f"components are lost or doubled: {told}")
        now = case.title.purses(position)
        if sum(now.values()) != money:
            raise case.fail(position, f"money from nowhere, or lost: {now} add up to {sum(now.values())}, not {money}")
        if below := [purse for purse, amount in now.items() if amount < 0 and purse != BANK]:
            raise case.fail(position, f"the purse {below[0]!r} holds less than nothing: {now}")


def _all(case: Case, position: Position) -> list[int]:
    return [component for place in case.title.inventory(position).values() for component in place]
