"""A live table: a log, a seating, clocks, chat, audience. What happens here is stored first and told then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vernissage.bots import bots_of
from vernissage.core import asking
from vernissage.core.errors import IllegalMove, Refusal, StaleAnswer, TakeBackRefused, UnreadableMove
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.registry import title as find_title
from vernissage.server import awaiting, metrics
from vernissage.server.automaton import Automaton
from vernissage.server.clocks import Clocks
from vernissage.server.deals import mind_deal
from vernissage.server.faults import described
from vernissage.server.guest_book import GuestBook
from vernissage.server.ledger import Ledger
from vernissage.server.log import Line, Step, TableLog, Unplayable, first_game, shown
from vernissage.server.opened import Opened
from vernissage.server.orders import StandingOrder, Then, may_order
from vernissage.server.refusals import TableError, Trouble
from vernissage.server.reserves import Reserves, running, stored
from vernissage.server.screens import Screens
from vernissage.server.seating import Change, Seat, Seating
from vernissage.server.storage import Conflict, LogEntry

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.live import Visitor

logger = logging.getLogger(__name__)
_TRIES = 6
COMING_AND_GOING = 0.2
"""Seconds after which others are told who came or went: of a crowd that comes at once they hear together."""


class LiveTable(Opened):
    """One table in this process.

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
        self.present: Counter[str] = Counter()
        """The guests who are here, with how many connections."""
        self.comings = 0
        """How often somebody came or went."""
        self.screens = Screens(self)
        self._telling_soon: asyncio.TimerHandle | None = None
        self.standing_in: set[int] = set()
        self.lock = asyncio.Lock()
        self.automaton = Automaton(self)
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
    def held_by(self) -> int | None:
        """The seat that may still take back its last move: nobody else is asked until it says done."""
        return None if self.log is None else self.log.held_by

    @property
    def hammer_falls_at(self) -> float | None:
        """When the countdown ends that runs now."""
        return None if self.log is None else self.clocks.hammer_falls_at(self.log.position)

    @property
    def awaited(self) -> awaiting.Awaited:
        """Whom the game waits for, and since when."""
        if self._awaited is None and self.log is not None:
            self._awaited = awaiting.found(self.log, self.created)
        return self._awaited or {}

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back here."""
        return 0 if self.log is None else self.log.undoable(seat)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        return self.seating.seat_of(guest)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """All seats of a guest: several where people share his device."""
        return self.seating.seats_of(guest)

    def is_closed_to(self, seat: int | None) -> bool:
        """Whether a spectator may see nothing of the game: its deal is still played elsewhere."""
        return self.sealed and seat is None and self.status != "open"

    def is_connected(self, guest: str | None) -> bool:
        """Whether a guest is here, or at this table in another process."""
        return guest is not None and (guest in self.present or self.house.elsewhere.has(self.id, guest))

    @property
    def people(self) -> frozenset[str]:
        """Those who sit at the table and are here, in this process."""
        return frozenset(place.guest for place in self.seats if place.guest is not None and place.guest in self.present)

    def bot_name(self, seat: int) -> str | None:
        """The bot that answers for a seat now, None while its person does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return self.strongest_bot if place.left or seat in self.standing_in or self.has_fallen(seat) else None

    def has_fallen(self, seat: int) -> bool:
        """Whether the clock of a seat has fallen: a bot answers for it, until somebody else is asked."""
        return self.reserves is not None and self.reserves.has_fallen(seat, self.house.watch.now)

    @property
    def rests(self) -> bool:
        """Whether nobody looks and the table has nothing to do until a clock falls: it needs no place in memory."""
        if self.reserves is None or self.visitors or self.status != "playing":
            return False
        return self.automaton.next_act()[1] is None

    @property
    def strongest_bot(self) -> str:
        return bots_of(self.title)[-1]

    @property
    def people_are_here(self) -> bool:
        return bool(self.visitors) or self.seating.has_people

    def orders_of(self, seat: int | None) -> list[tuple[str, StandingOrder]]:
        """The orders of a seat that still stand: those of an auction that is over do not."""
        orders = {} if seat is None else self.seats[seat].orders
        return [(key, order) for key, order in orders.items() if order.since in (None, self.clocks.floor_since)]

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

    # What people, bots and clocks do.

    async def play(self, seat: int, move: Move, number: int | None, cause: str = "person") -> None:
        """A move: checked and worked out apart, stored, made, told, in this order."""

        def work_out(log: TableLog) -> Step:
            position = log.position
            late = number is not None and number != position.number
            if (late and not self._still_a_raise(position, seat, move, number or 0)) or (
                cause != "clock" and self.clocks.is_too_late(position)
            ):
                raise StaleAnswer(Refusal("CORE-4", "stale", position.number, number or 0))
            return Step("move", str(move), log.game.propose(seat, move))

        await self._add(seat, cause, work_out)

    def _still_a_raise(self, position: Position, seat: int, move: Move, number: int) -> bool:
        """On the floor a bid names its amount, so it stands even if it was overtaken by a lower one of this auction."""
        since = self.clocks.floor_since
        if since is None or number < since or position.refusal(seat, move) is not None:
            return False
        return asking.codes_of(position, seat, move)[0] in position.question.amounts(position, seat)

    async def take_back(self, seat: int, moves: int) -> None:
        def work_out(log: TableLog) -> Step:
            if not 1 <= moves <= log.undoable(seat):
                raise TableError("nothing-to-take-back")
            return Step("back", str(moves), log.game.propose_back(seat, moves))

        await self._add(seat, "person", work_out)

    async def done(self, seat: int, cause: str = "person") -> None:
        def work_out(log: TableLog) -> Step:
            if log.held_by != seat:
                raise TableError("nothing-held")
            return Step("done", "", None)

        await self._add(seat, cause, work_out)

    async def _add(self, seat: int, cause: str, work_out: Callable[[TableLog], Step]) -> None:
        async with self.lock:
            for _ in range(_TRIES):
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

    async def _follow_others(self) -> None:
        """Another process was quicker. What it stored may be covered, so nobody is told why it cannot be followed."""
        try:
            await self._read_again()
        except Unplayable as error:
            logger.warning("table %s cannot follow another process: %s", self.id, error)
            raise Trouble from None
        self.wake()

    def _worked_out(self, log: TableLog, work_out: Callable[[TableLog], Step]) -> Step:
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

    async def _append(self, log: TableLog, seat: int, cause: str, step: Step) -> None:
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

    async def say(self, guest: str, name: str, text: str) -> None:
        """A line in the guest book."""
        if await Ledger(self.house.storage).is_muted(guest):
            raise TableError("muted")
        if self.is_closed_to(self.seat_of(guest)):
            raise TableError("sealed")
        async with self.lock:
            with self._storing():
                await self.house.storage.add_chat(self.id, guest, name, text, time.time())
            await self.guest_book.follow(self.house.storage)
        await self.tell()

    # Sitting down and leaving; what the host does.

    async def sit(self, guest: str, name: str, seat: int | None) -> None:
        """Take a seat, or take one's own seat back."""
        async with self.lock:
            own = self.seats_of(guest)
            await self._change(lambda seating: seating.sit(guest, name, seat), newcomer=guest)
            if not own:
                self.clocks.absent_since[guest] = time.monotonic()
            self.standing_in.difference_update(own)
        await self.tell()

    async def leave(self, guest: str) -> None:
        """Stand up: before the start the seat is open again, later a bot plays on."""
        async with self.lock:
            await self._change(lambda seating: seating.leave(guest))
        await self.tell()

    async def remove(self, seat: int) -> None:
        """The host takes a person off a seat for good."""
        async with self.lock:
            await self._change(lambda seating: seating.remove(seat, self.strongest_bot))
        await self.tell()

    async def claim(self, key: str, guest: str) -> None:
        """Bring a seat to the device that holds its personal link."""
        async with self.lock:
            await self._change(lambda seating: seating.claim(key, guest), newcomer=guest)
            self.standing_in.difference_update(self.seats_of(guest))
            self.clocks.absent_since[guest] = time.monotonic()
        await self.tell()

    async def start(self) -> None:
        """Begin: open seats go to bots, seats are drawn if wanted, and the first question is asked."""
        async with self.lock:
            created = time.time()
            dealt: list[Game[Any]] = []
            awaited: dict[str, float] = {}

            def begin(seating: Seating) -> Seating:
                names = self.house.bot_names(set(seating.names))
                begun = seating.start(self.strongest_bot, names, self.shuffle_seats)
                dealt[:] = [self._dealt(begun)]
                awaited.update(awaiting.stored(awaiting.since({}, awaiting.asked_at(dealt[0].position), None, created)))
                return begun

            await self._change(begin, created=created, awaited=awaited)
            self.created = created
            self._awaited = None
            self._begin(dealt[0])
            self._let_bots_wait()
        await self.tell()

    def _dealt(self, seating: Seating) -> Game[Any]:
        """The game that begins: rules that fail at the deal fail here, where the table is still open."""
        try:
            game = self._first_game(seating)
            shown(game.position)
        except Exception as error:
            logger.exception("table %s: the rules of %s failed at the deal", self.id, self.title.key)
            raise Trouble from error
        return game

    async def set_status(self, status: str, allowed: tuple[str, ...]) -> None:
        """Pause, resume, end."""
        async with self.lock:
            await self._change(lambda seating: seating.turn(status, allowed))
            self.clocks.restart()
            self._let_bots_wait()
        await self.tell()

    async def set_rematch(self, table: str) -> None:
        """The players go on to another table; Conflict if they go on to one already."""
        async with self.lock:
            try:
                with self._storing():
                    await self.house.storage.set_rematch(self.id, table)
            except Conflict:
                await self._read_again()
                raise
            self.rematch = table
        await self.tell()

    async def _change(self, change: Change, newcomer: str | None = None, **values: Any) -> None:
        """Another seating, made from the one that stands; if another process was quicker, from the one it stored."""
        for _ in range(_TRIES):
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

    async def tell(self) -> None:
        """Everybody's screen is brought up to date, here and in other processes."""
        self.wake()
        await self.house.announce(self.id)

    def wake(self) -> None:
        """Look again: who is to be told what, and who is to act next."""
        self.house.keep(self)
        self.screens.change()
        for visitor in self.visitors:
            visitor.wake.set()
        self.automaton.wake()

    def wake_soon(self) -> None:
        """Somebody came or went: he is told at once, the others when more may have done so."""
        self.house.keep(self)
        self.screens.change()
        self.automaton.wake()
        if self._telling_soon is None:
            self._telling_soon = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._wake_all)

    def _wake_all(self) -> None:
        self._telling_soon = None
        self.screens.forget({visitor.audience for visitor in self.visitors})
        self.wake()

    def enter(self, visitor: Visitor) -> None:
        """A visitor connects; a person who returns takes over from the bot that stood in."""
        self.visitors.add(visitor)
        self.present[visitor.guest] += 1
        self.comings += 1
        if own := self.seats_of(visitor.guest):
            self.standing_in.difference_update(own)
            self.clocks.absent_since.pop(visitor.guest, None)
        self.wake_soon()

    def notice_people(self) -> None:
        """People came or went in another process: who returned there takes over from the bot here, too."""
        for place in self.seats:
            if self.is_connected(place.guest):
                self.standing_in.discard(place.seat)
                self.clocks.absent_since.pop(place.guest or "", None)
        self.wake()

    def exit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.comings += 1
        self.present[visitor.guest] -= 1
        if not self.present[visitor.guest]:
            del self.present[visitor.guest]
        if self.seats_of(visitor.guest) and not self.is_connected(visitor.guest):
            self.clocks.absent_since[visitor.guest] = time.monotonic()
        self.wake_soon()

    async def retire(self) -> None:
        """The table is gone, or another copy of it is the true one: nothing can happen at this one any more."""
        async with self.lock:
            self.seating = replace(self.seating, status="ended")
        await self.close()

    async def close(self) -> None:
        await self.automaton.close()
