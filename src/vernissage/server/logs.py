"""What the house writes about itself: a line each, with the request it belongs to, and never more than one can read.

A line names no move, hand, seed, cookie or personal link: `faults` tells errors, and requests are noted without their
query.
"""

from __future__ import annotations

import contextvars
import logging
import sys
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any

import msgspec

from vernissage.server.faults import traced

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")
"""The request or live connection that is served now; empty for what the house does by itself."""

MOST_A_MINUTE = 20
"""Lines of one kind within a minute; the rest is counted."""
_MOST_KINDS = 500
_LONGEST = 2_000
_MINUTE = 60.0


def set_up(level: str, form: str, stream: IO[str] | None = None) -> Handler:
    """Send everything that is logged in this process to one place, in one form."""
    handler = Handler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))  # others' debugging may hold what they were sent
    logging.getLogger("vernissage").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)
    for chatty in ("alembic", "httpx", "uvicorn.error", "websockets"):  # what they tell at `info` nobody asked for
        logging.getLogger(chatty).setLevel(logging.WARNING)
    return handler


class TextLines(logging.Formatter):
    """For people: one line, and below it the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        request = request_id.get()
        line = f"{when} {record.levelname.lower()} {record.name}: {_message(record)}"
        if request:
            line += f" [request {request}]"
        trace = _trace(record)
        return f"{line}\n{trace}" if trace else line


class JsonLines(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if request := request_id.get():
            said["request"] = request
        if trace := _trace(record):
            said["trace"] = trace
        said |= getattr(record, "facts", {})
        return msgspec.json.encode(said).decode()


def _message(record: logging.LogRecord) -> str:
    """One line, whatever somebody put into it."""
    try:
        text = record.getMessage()
    except Exception:  # a line that cannot be put together is still told of
        text = str(record.msg)
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    return "".join(sign if unicodedata.category(sign)[0] != "C" else f"\\x{ord(sign):02x}" for sign in text)


def _trace(record: logging.LogRecord) -> str:
    return traced(record.exc_info[1]) if record.exc_info else ""


@dataclass
class _Kind:
    since: float
    written: int = 0
    left_out: int = 0


class Handler(logging.StreamHandler[IO[str]]):
    """Writes so many lines of a kind a minute, and says how many more there were."""

    def __init__(self, stream: IO[str], clock: Callable[[], float] = time.monotonic, most: int = MOST_A_MINUTE) -> None:
        super().__init__(stream)
        self._clock = clock
        self._most = most
        self._kinds: dict[tuple[str, int, str], _Kind] = {}

    def emit(self, record: logging.LogRecord) -> None:
        now = self._clock()
        self.tell_left_out(now)
        key = (record.name, record.levelno, str(record.msg)[:200])
        if key not in self._kinds and len(self._kinds) >= _MOST_KINDS:
            key = (record.name, record.levelno, "other lines")
        kind = self._kinds.setdefault(key, _Kind(now))
        if record.levelno < logging.WARNING or kind.written < self._most:  # who asks for `info` wants every request
            kind.written += 1
            super().emit(record)
        else:
            kind.left_out += 1

    def tell_left_out(self, now: float | None = None) -> None:
        """Minutes that are over are summed up. The house calls this now and then: silence, too, ends a minute."""
        now = self._clock() if now is None else now
        self.acquire()
        try:
            over = {key: kind for key, kind in self._kinds.items() if now - kind.since >= _MINUTE}
            for key, kind in over.items():
                del self._kinds[key]
                if kind.left_out:
                    self._sum_up(key, kind)
        finally:
            self.release()

    def _sum_up(self, key: tuple[str, int, str], kind: _Kind) -> None:
        name, level, message = key
        text = "%d more lines like this were left out: %s"
        super().emit(logging.LogRecord(name, level, "", 0, text, (kind.left_out, message), None))

    def close(self) -> None:
        self.tell_left_out(float("inf"))
        super().close()


def tell_left_out() -> None:
    """What the house does now and then."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, Handler):
            handler.tell_left_out()
