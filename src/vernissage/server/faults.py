"""What went wrong, said so that it can be written down: no move, no hand, no seed, no cookie, no personal link.

The text of an error may hold anything: a rule that fails names the card it failed at. So the kind of an error and the
place it came from are told, and its own words only where they are the system's or the database's.
"""

from __future__ import annotations

import sqlite3
import traceback
from pathlib import PurePath

MOST_FRAMES = 40
"""Frames of a trace that are written: an endless recursion has thousands."""


def described(error: BaseException) -> str:
    """The kind of an error, its place, and its words if they are harmless: `IndexError at walls.py:33`."""
    words = _words(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}{f' ({words})' if words else ''}"


def traced(error: BaseException | None) -> str:
    """The whole trace, causes first, each error told by its kind."""
    parts: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        frames = traceback.format_tb(error.__traceback__)
        if len(frames) > MOST_FRAMES:
            frames = [*frames[: MOST_FRAMES // 2], "  …\n", *frames[-MOST_FRAMES // 2 :]]
        words = _words(error)
        said = f"{type(error).__module__}.{type(error).__qualname__}{f': {words}' if words else ''}"
        parts.append("".join(["Traceback (most recent call last):\n", *frames, said.removeprefix("builtins.")]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n\nwhich led to\n\n".join(reversed(parts))


def _words(error: BaseException) -> str:
    said_by = getattr(error, "orig", None) or error  # what the driver said, inside an error of SQLAlchemy's
    if isinstance(said_by, OSError | sqlite3.Error) or type(said_by).__module__.startswith(("sqlalchemy.", "asyncpg.")):
        return next(iter(str(said_by).splitlines()), "")[:200]  # further lines may hold the row itself
    return ""
