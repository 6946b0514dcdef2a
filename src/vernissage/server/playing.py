"""A table that is played at: moves, take-backs, what is held and what is left to the table."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from vernissage.core import asking
from vernissage.core.errors import IllegalMove, Refusal, StaleAnswer, TakeBackRefused, UnreadableMove
from vernissage.core.games import Proposal
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server import awaiting, metrics
from vernissage.server.keeping import TRIES, KeptTable
from vernissage.server.log import TableLog, Views, shown
from vernissage.server.orders import StandingOrder, Then, may_order
from vernissage.server.refusals import TableError, Trouble
from vernissage.server.reserves import running, stored
from vernissage.server.storage import Conflict, LogEntry

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Step:
    """What is to be appended to the log, worked out and not yet stored."""

    kind: str
    move: str
    proposal: Proposal[Any] | None
    views: Views | None = None
    """What everybody will see then."""


class PlayedTable(KeptTable):
    """What seats do in the game, be it people, bots or clocks that do it for them."""

    @property
    def held_by(self) -> int | None:
        """The seat that may still take back its last move: nobody else is asked until it says done."""
        return None if self.log is None else self.log.held_by

    @property
    def hammer_falls_at(self) -> float | None:
        """When the countdown ends that runs now."""
        return None if self.log is None else self.clocks.hammer_falls_at(self.log.position)

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back here."""
        return 0 if self.log is None else self.log.undoable(seat)

    def bot_name(self, seat: int) -> str | None:
        """The bot that answers for a seat now, None while its person does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return self.stand_in if place.left or seat in self.standing_in or self.has_fallen(seat) else None

    def has_fallen(self, seat: int) -> bool:
        """Whether the clock of a seat has fallen: a bot answers for it, until somebody else is asked."""
        return self.reserves is not None and self.reserves.has_fallen(seat, self.house.watch.now)

    def orders_of(self, seat: int | None) -> list[tuple[str, StandingOrder]]:
        """The orders of a seat that still stand: those of an auction that is over do not."""
        orders = {} if seat is None else self.seats[seat].orders
        return [(key, order) for key, order in orders.items() if order.since in (None, self.clocks.floor_since)]

    async def play(self, seat: int, move: Move, number: int | None, cause: str = "person") -> None:
        """A move: checked and worked out apart, stored, made, told, in this order."""

        def work_out(log: TableLog) -> _Step:
            position = log.position
            late = number is not None and number != position.number
            if (late and not self._still_a_raise(position, seat, move, number or 0)) or (
                cause != "clock" and self.clocks.is_too_late(position)
            ):
                raise StaleAnswer(Refusal("CORE-4", "stale", position.number, number or 0))
            return _Step("move", str(move), log.game.propose(seat, move))

        await self._add(seat, cause, work_out)

    def _still_a_raise(self, position: Position, seat: int, move: Move, number: int) -> bool:
        """On the floor a bid names its amount, so it stands even if it was overtaken by a lower one of this auction."""
        since = self.clocks.floor_since
        if since is None or number < since or position.refusal(seat, move) is not None:
            return False
        return asking.codes_of(position, seat, move)[0] in position.question.amounts(position, seat)

    async def take_back(self, seat: int, moves: int) -> None:
        def work_out(log: TableLog) -> _Step:
            if not 1 <= moves <= log.undoable(seat):
                raise TableError("nothing-to-take-back")
            return _Step("back", str(moves), log.game.propose_back(seat, moves))

        await self._add(seat, "person", work_out)

    async def done(self, seat: int, cause: str = "person") -> None:
        def work_out(log: TableLog) -> _Step:
            if log.held_by != seat:
                raise TableError("nothing-held")
            return _Step("done", "", None)

        await self._add(seat, cause, work_out)

    async def give_order(self, seat: int, key: str, up_to: int | None, then: Then) -> None:
        """Leave what is asked now to the table, or (None) take that back."""
        async with self.lock:
            self.seating.check_playing()
            position = self.position
            assert position is not None
            order = None if up_to is None else StandingOrder(up_to, then, self.clocks.floor_since)
            if order is not None and not (
                position.frames and position.question.key == key and may_order(position, seat)
            ):
                raise TableError("no-order-here")
            await self._change(lambda seating: seating.order(seat, key, order))
        await self.tell()

    async def _add(self, seat: int, cause: str, work_out: Callable[[TableLog], _Step]) -> None:
        async with self.lock:
            for _ in range(TRIES):
                self.seating.check_playing()
                log = self.log
                assert log is not None
                if log.held_by not in (None, seat):
                    raise TableError("held")
                step = self._worked_out(log, work_out)
                try:
                    await self._append(log, seat, cause, step)
                except Conflict:
                    await self._follow_others()
                    continue
                break
            else:
                raise TableError("busy")
        await self.tell()

    def _worked_out(self, log: TableLog, work_out: Callable[[TableLog], _Step]) -> _Step:
        """The step, if nothing is wrong with it: rules that fail at it fail here, where nothing has happened yet."""
        try:
            step = work_out(log)
            if step.proposal is not None:
                step = replace(step, views=shown(step.proposal.position))
        except (TableError, IllegalMove, UnreadableMove, TakeBackRefused):
            raise
        except Exception as error:
            logger.exception("table %s: the rules of %s failed", self.id, self.title.key)
            raise Trouble from error
        return step

    async def _append(self, log: TableLog, seat: int, cause: str, step: _Step) -> None:
        entry = LogEntry(log.number + 1, step.kind, seat, step.move, cause, time.time())
        asked = awaiting.asked_after(log, entry, step.proposal)
        awaited = awaiting.since(self.awaited, asked, seat, entry.at)
        anew = awaited.keys() - self.awaited.keys() - {seat}  # who was not asked before, and did not take a move back
        reserves = self.reserves and self.reserves.run(running(self.seating, awaited), entry.at, anew)
        values: dict[str, Any] = {"changed": entry.at, "awaited": awaiting.stored(awaited)}
        values |= stored(reserves, awaited, entry.at)
        seating = self.seating
        if step.proposal is not None and (outcome := step.proposal.position.outcome) is not None:
            seating = seating.turn("over", ("playing",))
            values |= {"status": "over", "winners": list(outcome.winners)}
        with self._storing(), metrics.STORING.time():
            await self.house.storage.append(self.id, entry, **values)
        self.changed, self._awaited, self.reserves = entry.at, awaited, reserves
        self._seated += seating is not self.seating
        if step.kind == "move":
            metrics.MOVES.labels(cause).inc()
        heard = len(log.lines)
        log.adopt(entry, step.proposal, step.views)
        self._adopt(seating)
        self._look(log, heard)
