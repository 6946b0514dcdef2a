"""A table as it is kept: its row, its seating and its log. What changes is stored first, and adopted then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from vernissage.bots import quick_bot
from vernissage.core.games import Game
from vernissage.core.position import Position
from vernissage.core.registry import title as find_title
from vernissage.server import awaiting
from vernissage.server.clocks import Clocks
from vernissage.server.deals import mind_deal
from vernissage.server.faults import described
from vernissage.server.guest_book import GuestBook
from vernissage.server.log import Line, TableLog, Unplayable, first_game
from vernissage.server.opened import Opened
from vernissage.server.refusals import TableError, Trouble
from vernissage.server.reserves import Reserves, running, stored
from vernissage.server.seating import Change, Seat, Seating
from vernissage.server.storage import Conflict

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.live import Visitor

logger = logging.getLogger(__name__)
TRIES = 6
"""How often a change is worked out anew where another process was quicker."""


class KeptTable(Opened, ABC):
    """What is known of a table in this process, and how it changes.

    Whatever changes is worked out apart, written to the database and then adopted: what fails before it is stored has
    not happened, here or anywhere.
    """

    def __init__(self, house: House, row: Any, seat_rows: Any) -> None:
        super().__init__(row)
        self.house = house
        self.title = find_title(row.title)
        self.log: TableLog | None = None
        """None before the game begins."""
        self.clocks = Clocks(self.hammer)
        self.guest_book = GuestBook(self.id)
        self.visitors: set[Visitor] = set()
        self.standing_in: set[int] = set()
        self.lock = asyncio.Lock()
        self._read_row(row, seat_rows)

    def _read_row(self, row: Any, seat_rows: Any) -> None:
        """Take over what the database says of the table itself."""
        self.created: float = row.created
        """When the game began, or (before that) when the table was opened."""
        self.changed: float = row.changed
        """When it was last changed, as far as is known here."""
        self.rematch: str | None = row.rematch
        self._seated: int = row.seated
        """How many seatings were stored, up to this one."""
        self.sealed: bool = row.sealed
        """Whether another table of the same deal may still be played: nothing is told of this one but to its seats."""
        self.seating = Seating.stored(row, seat_rows)
        self._awaited = awaiting.read(row)
        """None as long as a table of an older form was not played on."""
        self.reserves = Reserves.read(row, self.seating, self._awaited or ())
        """Everybody's clock; None at a live table."""

    # What it stands at.

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.seating.seats

    @property
    def host(self) -> str:
        return self.seating.host

    @property
    def status(self) -> str:
        return self.seating.status

    @property
    def game(self) -> Game[Any] | None:
        return None if self.log is None else self.log.game

    @property
    def position(self) -> Position | None:
        return None if self.log is None else self.log.position

    @property
    def number(self) -> int:
        """How long the log is."""
        return 0 if self.log is None else self.log.number

    @property
    def lines(self) -> list[Line]:
        return [] if self.log is None else self.log.lines

    @property
    def awaited(self) -> awaiting.Awaited:
        """Whom the game waits for, and since when."""
        if self._awaited is None and self.log is not None:
            self._awaited = awaiting.found(self.log, self.created)
        return self._awaited or {}

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        return self.seating.seat_of(guest)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """All seats of a guest: several where people share his device."""
        return self.seating.seats_of(guest)

    def is_closed_to(self, seat: int | None) -> bool:
        """Whether a spectator may see nothing of the game: its deal is still played elsewhere."""
        return self.sealed and seat is None and self.status != "open"

    @property
    def stand_in(self) -> str:
        """The bot that plays for whoever is away, and in seats nobody took."""
        return quick_bot(self.title)

    @property
    def people_are_here(self) -> bool:
        return bool(self.visitors) or self.seating.has_people

    # Loading and following the log.

    async def open(self) -> None:
        """Bring the table to where its log ends."""
        async with self.lock:
            await self._catch_up()
            await self.guest_book.follow(self.house.storage)
        self.wake()

    async def reread(self) -> None:
        """Take over what is stored of the table itself; whoever asks holds its lock."""
        found = await self.house.storage.table(self.id)
        if found is not None:
            self._read_row(*found)
        self.wake()

    async def refresh(self) -> None:
        """Another process changed something: read it."""
        async with self.lock:
            await self._read_again()
            await self.guest_book.follow(self.house.storage)
        self.wake()

    async def _read_again(self) -> None:
        await self.reread()
        await self._catch_up()

    async def _follow_others(self) -> None:
        """Another process was quicker. What it stored may be covered, so nobody is told why it cannot be followed."""
        try:
            await self._read_again()
        except Unplayable as error:
            logger.warning("table %s cannot follow another process: %s", self.id, error)
            raise Trouble from None
        self.wake()

    async def _catch_up(self) -> None:
        if self.status == "open":
            return
        entries = await self.house.storage.log(self.id, self.number)
        if self.log is None:
            self._begin(self._replayed_game())
        log = self.log
        assert log is not None
        for entry in entries:
            heard = len(log.lines)
            log.follow(entry)
            self._look(log, heard)
        if (outcome := log.position.outcome) is not None and self.status in ("playing", "paused"):
            over = self.seating.turn("over", ("playing", "paused"))
            try:
                await self._reseat(over, winners=list(outcome.winners))
            except Conflict:  # another process has noticed it, too
                self.house.look_again(self.id)

    def _replayed_game(self) -> Game[Any]:
        try:
            game = self._first_game(self.seating)
        except Exception as error:
            raise Unplayable(f"the game cannot be set up: {described(error)}") from error
        if game.commitment != self.commitment:  # the box is another one than when the table was opened
            raise Unplayable("its deal does not fit its commitment")
        return game

    def _first_game(self, seating: Seating) -> Game[Any]:
        return first_game(self.title, self, seating.names)

    def _begin(self, game: Game[Any]) -> None:
        self.log = TableLog(game, self.created)
        self.clocks.look(self.log.position)

    def _look(self, log: TableLog, heard: int) -> None:
        """Something was appended to the log."""
        self.clocks.look(log.position)
        if len(log.lines) > heard:
            self._let_bots_wait()

    def _let_bots_wait(self) -> None:
        pace = self.house.settings.pace if self.people_are_here else 0.0
        self.clocks.let_bots_wait(pace, len(self.seats))

    # Storing a change and adopting it.

    async def _change(self, change: Change, newcomer: str | None = None, **values: Any) -> None:
        """Another seating, made from the one that stands; if another process was quicker, from the one it stored."""
        for _ in range(TRIES):
            seating = change(self.seating)
            if newcomer is not None or (self.status, seating.status) == ("open", "playing"):
                await mind_deal(self.house.storage.engine, self, seating, newcomer)
            try:
                return await self._reseat(seating, **values)
            except Conflict:
                await self._follow_others()
        raise TableError("busy")

    async def _reseat(self, seating: Seating, **values: Any) -> None:
        """Another seating: stored as a whole, then adopted."""
        changes: dict[str, Any] = {"changed": time.time(), **values}
        reserves, unmoved = self.reserves, None
        if self.reserve and seating.status != "open":
            asked = frozenset(map(int, values.get("awaited", self.awaited)))
            reserves = reserves or Reserves.full(self.reserve, self.refill, len(seating.seats))
            reserves = reserves.run(running(seating, asked), changes["changed"])
            changes |= stored(reserves, asked, changes["changed"])
            unmoved = self.changed  # else a move of another process would have its clocks undone
        if seating.host != self.host:
            changes["host"] = seating.host
        if seating.status != self.status:
            changes["status"] = seating.status
        rows = None if seating.seats == self.seats else seating.rows(self.id)
        with self._storing():
            await self.house.storage.reseat(self.id, self._seated, rows, unmoved, **changes)
        self._seated += 1
        self.changed, self.reserves = changes["changed"], reserves
        self._adopt(seating)

    @contextlib.contextmanager
    def _storing(self) -> Iterator[None]:
        """A connection that breaks may break after the commit: whether it was stored is looked up."""
        try:
            yield
        except Conflict:
            raise
        except Exception:
            self.house.look_again(self.id)
            raise

    def _adopt(self, seating: Seating) -> None:
        self.seating = seating
        if seating.status in ("over", "ended"):
            self.house.thinkers.forget(self.id)
            self.house.finished.set()

    # Telling.

    @abstractmethod
    async def tell(self) -> None:
        """Everybody's screen is brought up to date, here and in other processes."""

    @abstractmethod
    def wake(self) -> None:
        """Look again: who is to be told what, and who is to act next."""
