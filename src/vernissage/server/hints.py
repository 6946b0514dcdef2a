"""Hints: what the house would do in a seat's place, and why.

A hint is worked out in a worker process from the seat's view and nothing else, one at a time for the whole house and
apart from the bots: nobody's move waits for it. It is kept as long as the question stands, so that asking again costs
nothing; if the question has passed meanwhile it is dropped. Before it is handed out the others are told who asked.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import weakref
from typing import TYPE_CHECKING, Any

import msgspec

import vernissage
from vernissage.bots import Budget
from vernissage.bots.proposals import Considered, propose
from vernissage.core.reasons import Reason
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.server import wire
from vernissage.server.refusals import TableError

if TYPE_CHECKING:
    from vernissage.server.table import LiveTable
    from vernissage.server.thinking import Thinkers

GRACE = 30.0
"""Seconds beyond its own after which a hint is given up: one more round of play-outs may take a while."""
MOST_WAITING = 10
"""Hints that are waited for at once in a house; who asks then is asked to come again."""
OTHERS = 3
"""Moves that are told beside the proposed one, at most."""


class Weighed(msgspec.Struct, frozen=True):
    """A move in its JSON form, the share of a win it can expect, and the bounds of that, 95 %."""

    move: msgspec.Raw
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, title: Title[Any, Any], one: Considered) -> Weighed:
        share, low, high = (round(part, 3) for part in (one.share, one.low, one.high))
        return cls(msgspec.Raw(title.moveset.encode(one.move)), share, low, high)


class Hint(msgspec.Struct, frozen=True):
    """What the house would do, in no language yet: the proposed move first."""

    weighed: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]


Question = tuple[int, bytes]
"""What a hint is an answer to: the number of the decision, and the view it was asked from."""


class Hints:
    """Works hints out, and keeps the last one of each seat."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self._thinkers = thinkers
        self.seconds = seconds
        """How long it thinks about one; 0: there are none."""
        self._kept: weakref.WeakKeyDictionary[LiveTable, dict[int, tuple[Question, Hint]]]
        self._kept = weakref.WeakKeyDictionary()
        self._waiting = 0
        self._one_at_a_time = asyncio.Lock()
        self._one_of_each: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """By person: whoever asks from several browsers, or at several tables, waits for himself first."""

    async def of(self, table: LiveTable, seat: int) -> Hint:
        """What the house would do in a seat's place now; a TableError if there is no hint to be had."""
        question = _question(table, seat)
        if (known := self._known(table, seat, question)) is not None:
            return known
        async with self._one_of_each.setdefault(table.seats[seat].guest or "", asyncio.Lock()):
            _check_stands(table, seat, question)
            if (known := self._known(table, seat, question)) is not None:
                return known
            return await self._told(table, seat, question)

    def _known(self, table: LiveTable, seat: int, question: Question) -> Hint | None:
        known = self._kept.get(table, {}).get(seat)
        return known[1] if known is not None and known[0] == question else None

    async def _told(self, table: LiveTable, seat: int, question: Question) -> Hint:
        """Worked out, told to the others as asked for, and kept."""
        if self._waiting >= MOST_WAITING:
            raise TableError("hints-busy")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                _check_stands(table, seat, question)  # it may have waited long for its turn
                hint = await self._worked_out(table, seat, question[1])
        finally:
            self._waiting -= 1
        _check_stands(table, seat, question)
        await table.tell_of_hint(seat)
        self._kept.setdefault(table, {})[seat] = question, hint
        return hint

    async def _worked_out(self, table: LiveTable, seat: int, view: bytes) -> Hint:
        facts = view, seat, secrets.token_hex(8), Budget(self.seconds)
        found = await self._thinkers.ponder(hinted, table.title.key, *facts, seconds=self.seconds + GRACE)
        return msgspec.json.decode(found, type=Hint)


def check_asked(table: LiveTable, seat: int) -> None:
    """Raise TableError unless a seat may have a hint now."""
    if not table.offers_hints:
        raise TableError("no-hints")
    table.seating.check_playing()
    if table.held_by not in (None, seat):
        raise TableError("held")
    position = table.position
    if position is None or not position.frames or seat not in position.question.awaited(position):
        raise TableError("hint-not-asked")  # who may speak after all has answered already


def _question(table: LiveTable, seat: int) -> Question:
    position = table.position
    assert position is not None
    return position.number, msgspec.json.encode(position.view(seat))


def _check_stands(table: LiveTable, seat: int, question: Question) -> None:
    """Raise TableError if a seat is asked something else by now."""
    if table.status != "playing" or _question(table, seat) != question:
        raise TableError("hint-passed")


def hinted(title_key: str, view: bytes, seat: int, seed: str, budget: Budget) -> bytes:
    """Runs in a worker process: the hint for a seat, as JSON."""
    title = vernissage.title(title_key)
    dice = random.Random(seed)  # nosec B311 # what is imagined
    suggestion = propose(title, title.decode_view(view), seat, dice, budget)
    weighed = tuple(Weighed.of(title, one) for one in suggestion.considered[: 1 + OTHERS])
    return msgspec.json.encode(Hint(weighed, suggestion.reasons))


def told(title: Title[Any, Any], hint: Hint, words: Words) -> wire.HintInfo:
    """A hint in a player's words."""
    return wire.HintInfo(
        weighed=tuple(weighed_in_words(title, one, words) for one in hint.weighed),
        reasons=tuple(reason.say(words) for reason in hint.reasons),
    )


def weighed_in_words(title: Title[Any, Any], one: Weighed, words: Words) -> wire.WeighedInfo:
    move = title.moveset.decode(bytes(one.move))
    return wire.WeighedInfo(move, words.told("move", move), one.share, one.low, one.high)
