"""Whole numbers as callers hand them in: Python's own, and numpy's."""

from __future__ import annotations

import operator


def whole(number: object) -> int | None:
    """The whole number that a value is; None for anything else, True and False included.

    >>> whole(7), whole(True), whole(7.0), whole("7")
    (7, None, None, None)
    """
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        return None
