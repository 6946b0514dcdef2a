"""Whose code failed, and where: what an author needs to find a fault of the own."""

from __future__ import annotations

import functools
import importlib
import linecache
from pathlib import Path
from types import FrameType
from typing import Any

from vernissage.core.errors import VernissageError, shown
from vernissage.core.position import Position
from vernissage.core.titles import Title

_MOST_LINES = 3
_PUSHES = ("push", "push_as")

Passed = tuple[FrameType, int]
"""A call that an error came through, and the line it stood at."""


def told(title: Title[Any, Any], error: BaseException) -> str:
    """The error, the method of the title it came out of, and the last lines of the author's own files.

    Where none of the author's lines are in it, the place of the house that could not go on.
    """
    passed = _passed(error)
    own = [(frame, line) for frame, line in passed if _is_of(title.package, frame)]
    what = f"{type(error).__name__}: {shown_error(error)}"
    if not own:
        frame, line = passed[-1]
        return f"{what} (in {frame.f_code.co_qualname}, {_place(frame, line)})"
    lines = "".join(f"\n    {_place(frame, line)}: {_text(frame, line)}" for frame, line in own[-_MOST_LINES:])
    return f"{what} in `{own[0][0].f_code.co_qualname}` of {title.key}:{lines}"


def shown_error(error: BaseException) -> str:
    """What an error says: a sentence of the house as it is, anybody else's shortened."""
    if isinstance(error, VernissageError):
        return str(error)
    return shown(error.args[0] if len(error.args) == 1 else error.args, 200)


def position_at(error: BaseException) -> Position | None:
    """The position that was looked at when it happened: that of the check, not one that was made up on the way."""
    for frame, _ in _passed(error):
        for value in (frame.f_locals.get("position"), *frame.f_locals.values()):
            if isinstance(value, Position) and hasattr(value, "ply"):
                return value
    return None


def answer_at(error: BaseException) -> str:
    """The answer that was being given when it happened, in words; empty if none was."""
    for frame, _ in reversed(_passed(error)):
        known = frame.f_locals
        position = known.get("self")
        if frame.f_code.co_name in _PUSHES and isinstance(position, Position) and "code" in known:
            seat = known["seat"] if "seat" in known else known.get("frame", (0, "?"))[1]
            return f", at the answer {_word(position, known['code'])!r} of seat {seat}"
    return ""


def _word(position: Position, code: int) -> str:
    try:
        return position.setup.codebook.word(code)
    except Exception:  # the names may be what is wrong
        return f"code {code}"


def _passed(error: BaseException) -> list[Passed]:
    found, trace = [], error.__traceback__
    while trace is not None:
        found.append((trace.tb_frame, trace.tb_lineno))
        trace = trace.tb_next
    return found


@functools.cache
def _folders(package: str) -> tuple[Path, ...]:
    return tuple(Path(folder).resolve() for folder in importlib.import_module(package).__path__)


def _is_of(package: str, frame: FrameType) -> bool:
    file = Path(frame.f_code.co_filename).resolve()
    return any(folder in file.parents for folder in _folders(package))


def _place(frame: FrameType, line: int) -> str:
    return f"{Path(frame.f_code.co_filename).name}, line {line}"


def _text(frame: FrameType, line: int) -> str:
    return linecache.getline(frame.f_code.co_filename, line).strip()
