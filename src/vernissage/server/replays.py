"""Replays: which eyes a visitor may look with, and walks that were worked out, kept for a while.

A walk is worked out in a worker process, one at a time, so that bots and previews are not kept waiting by a crowd that
looks back. What was worked out is kept as it is sent, within a bound, and shared by all who may see the same.
"""

from __future__ import annotations

import asyncio
import collections
import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from vernissage.core.errors import UnknownTitle, VernissageError
from vernissage.core.registry import title as find_title
from vernissage.server import wire_replay
from vernissage.server.refusals import TableError
from vernissage.server.replaying import ALL, NOBODY, Source, Walk, walk
from vernissage.server.workers import WorkerGone

if TYPE_CHECKING:
    from vernissage.server.table import LiveTable
    from vernissage.server.thinking import Thinkers

MOST_KEPT = 24 * 1024 * 1024
"""Bytes of walks that are kept."""
SECONDS = 20.0
"""How long a walk may take to be worked out. The longest games take two; on a machine that has much to do, more."""
_TITLE = re.compile(r"^title: *([A-Za-z0-9_.\-]{1,64}) *$", re.MULTILINE)
_HEAD = 4_000
"""Characters of a record in which its title must stand."""


class BadRecord(VernissageError):
    """A record from a file that cannot be shown; `problem` names the sentence `replay-problem-<problem>`."""

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(detail)
        self.problem = problem


class Key(NamedTuple):
    """What a walk is kept by."""

    source: str
    eyes: str
    language: str
    board: bool


class Replays:
    """The walks that are kept in this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: collections.OrderedDict[Key, tuple[int, Walk]] = collections.OrderedDict()
        """With the length of the log it was worked out from."""
        self._size = 0
        self._one_at_a_time = asyncio.Lock()

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return self._size

    async def of_table(
        self, table: LiveTable, guest: str | None, eyes: str, language: str, board: bool, allowed: Callable[[], None]
    ) -> Walk:
        """The walk through a table's game as far as it has come. `allowed` is asked before anything is worked out."""
        eyes = seen_with(table, guest, eyes)
        log = table.log
        assert log is not None
        key = Key(table.id, eyes, language, board)
        known = self._known(key, log.number)
        if known is None:
            allowed()
            number, source = log.number, source_of(table)
            walked = await self._worked_out(key, number, table.title.key, source, may_see(table, guest))
            if walked.problem:
                raise TableError("no-replay")
            return walked
        return known

    async def of_file(self, request: wire_replay.RecordRequest, language: str, allowed: Callable[[], None]) -> Walk:
        """The walk through a record somebody has in a file; BadRecord, if it cannot be shown."""
        found = _TITLE.search(request.text[:_HEAD])
        if found is None:
            raise BadRecord("not-a-record", "it has no title in its first lines")
        try:
            title = find_title(found[1])
        except UnknownTitle as error:
            raise BadRecord("unknown-title", str(error)) from None
        digest = hashlib.sha256(request.text.encode("utf-8", "surrogatepass")).hexdigest()
        key = Key(f"file {digest}", request.eyes, language, title.key not in request.boards)
        known = self._known(key, 0)
        if known is None:
            allowed()
            known = await self._worked_out(key, 0, title.key, Source(request.text, is_open=True), None)
        if known.problem:
            raise BadRecord(known.problem, known.detail)
        return known

    def _known(self, key: Key, number: int) -> Walk | None:
        kept = self._kept.get(key)
        if kept is None or kept[0] != number:
            return None
        self._kept.move_to_end(key)
        return kept[1]

    async def _worked_out(self, key: Key, number: int, title: str, source: Source, see: tuple[str, ...] | None) -> Walk:
        async with self._one_at_a_time:
            known = self._known(key, number)  # somebody else may have asked for the same meanwhile
            if known is not None:
                return known
            try:
                told = await self._thinkers.work(
                    walk, title, source, key.eyes, see, key.language, key.board, seconds=SECONDS
                )
            except (TimeoutError, WorkerGone):
                return Walk(problem="too-long", detail="it takes too long to follow")
            walked = msgspec.msgpack.decode(told, type=Walk)
        self._keep(key, number, walked)
        return walked

    def _keep(self, key: Key, number: int, walked: Walk) -> None:
        self._drop(key)
        self._kept[key] = number, walked
        self._size += _weight(walked)
        while self._size > MOST_KEPT and self._kept:
            self._drop(next(iter(self._kept)))

    def forget(self, *tables: str) -> None:
        """Let the walks of these tables go, or (none named) all: what they tell may have been changed."""
        for key in [key for key in self._kept if not tables or key.source in tables]:
            self._drop(key)

    def _drop(self, key: Key) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._size -= _weight(kept[1])


def may_see(table: LiveTable, guest: str | None) -> tuple[str, ...]:
    """The eyes a visitor may look back with: his own while the game runs, and everybody's once it is over."""
    if table.position is None:
        raise TableError("not-started")
    if table.sealed:  # the same deal is still played at another table
        raise TableError("sealed")
    if table.position.outcome is not None:
        return (ALL, *map(str, range(len(table.seats))), NOBODY)
    seat = table.seat_of(guest)
    return (NOBODY if seat is None else str(seat),)


def seen_with(table: LiveTable, guest: str | None, eyes: str) -> str:
    """The eyes asked for, or those a visitor would first look with; a TableError if they are not his."""
    allowed, own = may_see(table, guest), table.seat_of(guest)
    if not eyes:
        return allowed[0] if own is None or len(allowed) == 1 else str(own)
    if eyes not in allowed:
        raise TableError("not-your-eyes")
    return eyes


def source_of(table: LiveTable) -> Source:
    """What is walked through: the record of a table, and who did what at it."""
    game = table.game
    assert game is not None
    return Source(
        text=game.record.dump(),
        table=table.id,
        bots=tuple(place.bot if place.kind == "bot" else None for place in table.seats),
        causes=tuple((round(line.at, 3), line.done_by(table.seats)) for line in table.lines),
        is_open=game.outcome is not None,
    )


def _weight(walked: Walk) -> int:
    return len(walked.replay) + sum(map(len, walked.pages)) + 200
