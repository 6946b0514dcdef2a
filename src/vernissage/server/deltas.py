"""What is new on a screen: the difference between two of them, part by part.

A change is a path and the value that stands there now: `["view", "players", 0, "cash"]`. A place at the end of a list
makes it one longer. What became shorter, or another kind of thing, is replaced whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

Path = tuple[str | int, ...]


def differences(before: Any, after: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What makes `after` of `before`; nothing where they are equal.

    >>> list(differences((1, 2, 5), (1, 3, 5, 4)))
    [((1,), 3), ((3,), 4)]
    """
    if before == after:
        return
    kind = type(after)
    if kind is not type(before):
        yield path, after
    elif isinstance(after, msgspec.Struct) and not after.__struct_config__.array_like:
        for name, shown in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
            was, now = getattr(before, name), getattr(after, name)
            if was is not now and was != now:
                yield from differences(was, now, (*path, shown))
    elif kind is tuple and len(after) >= len(before) and not _is_another(before, after):
        for place, (was, now) in enumerate(zip(before, after, strict=False)):
            if was is not now and was != now:
                yield from differences(was, now, (*path, place))
        for place in range(len(before), len(after)):
            yield (*path, place), after[place]
    elif kind is dict and before.keys() == after.keys() and all(isinstance(key, str) for key in after):
        for key, now in after.items():
            yield from differences(before[key], now, (*path, key))
    else:
        yield path, after


def _is_another(before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
    """Whether a list is told shorter as a whole: of plain values more than half are others."""
    if before and isinstance(after[0], msgspec.Struct | tuple | dict):
        return False
    same = sum(1 for was, now in zip(before, after, strict=False) if was == now)
    return 2 * same < len(after)
