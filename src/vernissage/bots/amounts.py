"""Amounts worth a thought: those around another one."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.position import Position


def near(position: Position, own: int, amounts: range, parts: Sequence[float]) -> list[int]:
    """Amounts around one of them, by what part of it they are lower or higher; around the lowest, if it is none."""
    middle = own if own in amounts else amounts.start
    first = next(span.first for span in position.setup.codebook.spans.values() if middle in span)
    steps = (round(part * max(10, middle - first)) for part in parts)
    return [code for step in steps if (code := middle + step) in amounts]
