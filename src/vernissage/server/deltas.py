"""What is new on a screen: the difference between two of them, part by part.

A change is a path and the value that stands there now: `["view", "players", 0, "cash"]`. A place at the end of a list
makes it one longer. What became shorter, or another kind of thing, is replaced whole, and so is a struct that says it
is `told_whole`: its parts are few and change together.
"""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

Path = tuple[str | int, ...]


def differences(before: Any, after: Any) -> list[tuple[Path, Any]]:
    """What makes `after` of `before`; nothing where they are equal.

    >>> differences((1, 2, 5), (1, 3, 5, 4))
    [((1,), 3), ((3,), 4)]
    """
    found: list[tuple[Path, Any]] = []
    if before != after:
        _look(before, after, (), found)
    return found


def _look(before: Any, after: Any, path: Path, found: list[tuple[Path, Any]]) -> None:
    """Of two that are not equal."""
    kind = type(after)
    names = _shown_fields(after.__class__)
    if kind is not type(before):
        found.append((path, after))
    elif names is not None:
        for name, shown in names:
            was, now = getattr(before, name), getattr(after, name)
            if was is not now and was != now:
                _look(was, now, (*path, shown), found)
    elif kind is tuple and len(after) >= len(before) and not _is_another(before, after):
        for place, was in enumerate(before):
            now = after[place]
            if was is not now and was != now:
                _look(was, now, (*path, place), found)
        found += [((*path, place), after[place]) for place in range(len(before), len(after))]
    elif kind is dict and before.keys() == after.keys() and all(isinstance(key, str) for key in after):
        for key, now in after.items():
            if before[key] != now:
                _look(before[key], now, (*path, key), found)
    else:
        found.append((path, after))


@functools.cache
def _shown_fields(kind: type) -> tuple[tuple[str, str], ...] | None:
    """The fields of a struct with the names they are sent by; None for whatever is told as a whole."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like or getattr(kind, "told_whole", False):
        return None
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _is_another(before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
    """Whether a list is told shorter as a whole: of what has no parts to be told, more than half are others."""
    if not after or (before and (isinstance(after[0], dict) or _shown_fields(after[0].__class__) is not None)):
        return False
    same: int = sum(map(operator.eq, before, after))
    return 2 * same < len(after)
