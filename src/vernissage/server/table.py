"""A live table: a record, seats, clocks, chat, audience. What happens here is stored first and told then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from vernissage.bots import bots_of
from vernissage.core.errors import Refusal, StaleAnswer, VernissageError
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.registry import title as find_title
from vernissage.server import thinking
from vernissage.server.orders import Order, Then, may_order, ordered
from vernissage.server.storage import Conflict, Entry

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.live import Visitor

logger = logging.getLogger(__name__)
_dice = random.SystemRandom()

PACE = (0.8, 2.5)
"""Seconds between the last event and a bot's answer, at least and at most, when people are at the table."""
FORCED_PAUSE = 0.6
_TRIES = 6


class TableError(VernissageError):
    """Something that cannot be done at this table now; `code` names the sentence `table-refusal-<code>`."""

    def __init__(self, code: str) -> None:
        super().__init__(code.replace("-", " "))
        self.code = code


@dataclass
class Seat:
    """Who sits here. A person who `left` keeps the seat, and a bot plays it until he takes it back."""

    seat: int
    kind: str
    guest: str | None
    name: str
    bot: str | None
    left: bool
    link: str
    orders: dict[str, Order] = field(default_factory=dict)
    """What the table answers for the person here, by question."""


@dataclass(frozen=True)
class Line:
    """An event, when it happened, and what caused it: `person`, `order` (of a person), `bot` or `clock`."""

    event: Event
    at: float
    cause: str


@dataclass(frozen=True)
class ChatLine:
    number: int
    guest: str
    name: str
    text: str
    at: float


def new_link() -> str:
    """The key of a seat's personal link; a seat gets another one with each person who takes it."""
    return secrets.token_urlsafe(24)


Act = Callable[[], Awaitable[None]]


class LiveTable:
    """One table in this process."""

    def __init__(self, house: House, row: Any, seat_rows: Any) -> None:
        self.house = house
        self.id: str = row.id
        self.title = find_title(row.title)
        self.seed: str = row.seed
        self.commitment: str = row.commitment
        self.created: float = row.created
        self.position: Position | None = None
        self.number = 0
        self.last: Entry | None = None
        self.lines: list[Line] = []
        self.chat: list[ChatLine] = []
        self.visitors: set[Visitor] = set()
        self.absent_since: dict[str, float] = {}
        self.standing_in: set[int] = set()
        self.bot_due = 0.0
        self.asked_since = time.monotonic()
        self.asked = -1
        self.floor_since: int | None = None
        self.lock = asyncio.Lock()
        self.woken = asyncio.Event()
        self.runner: asyncio.Task[None] | None = None
        self.read_row(row, seat_rows)

    def read_row(self, row: Any, seat_rows: Any) -> None:
        """Take over what the database says of the table itself."""
        self.options: dict[str, Any] = dict(row.options)
        self.components: str = row.components
        self.status: str = row.status
        self.host: str = row.host
        self.public: bool = row.public
        self.shuffle_seats: bool = row.shuffle_seats
        self.hammer: int = row.hammer
        self.away: int = row.away
        self.rematch: str | None = row.rematch
        self.seats = [
            Seat(s.seat, s.kind, s.guest, s.name, s.bot, s.left, s.link, {k: Order(**o) for k, o in s.orders.items()})
            for s in seat_rows
        ]

    # Who is who.

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        return next((s.seat for s in self.seats if guest is not None and s.guest == guest), None)

    def is_connected(self, guest: str | None) -> bool:
        return any(visitor.guest == guest for visitor in self.visitors)

    def bot_name(self, seat: int) -> str | None:
        """The bot that answers for a seat now, None while its person does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.bot
        return self.strongest_bot if place.left or seat in self.standing_in else None

    @property
    def strongest_bot(self) -> str:
        return bots_of(self.title)[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people_are_here(self) -> bool:
        return bool(self.visitors) or any(seat.kind == "person" for seat in self.seats)

    @property
    def held_by(self) -> int | None:
        """The seat that may still take back its last move: nobody else is asked until it says done."""
        position, last = self.position, self.last
        if position is None or last is None or not position.frames:
            return None
        if last.cause != "person" or not self.undoable(last.seat):
            return None
        return last.seat if any(seat != last.seat for seat in position.question.awaited(position)) else None

    @property
    def hammer_falls_at(self) -> float | None:
        """When the countdown ends that runs now: in an open auction where silence means something."""
        position = self.position
        if not self.hammer or self.floor_since is None or position is None:
            return None
        silences = (position.question.silence(position, seat) for seat in position.question.awaited(position))
        return None if all(code is None for code in silences) else self.asked_since + self.hammer

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back here.

        None once it said done, and none while sealed answers are awaited (another answer replaces the first): else
        the number would change, and tell the seat so, when somebody else does what nobody is told of.
        """
        position, last = self.position, self.last
        if position is None or last is None or last.kind == "done":
            return 0
        if position.frames and position.question.mode is Mode.SEALED:
            return 0
        return position.undoable(seat)

    # Loading and following the log.

    async def open(self) -> None:
        """Bring the table to where its log ends."""
        async with self.lock:
            await self._catch_up()
            await self._follow_chat()
        self.wake()

    async def refresh(self) -> None:
        """Another process changed something: read it."""
        async with self.lock:
            found = await self.house.storage.table(self.id)
            if found is not None:
                self.read_row(*found)
            await self._catch_up()
            await self._follow_chat()
        self.wake()

    async def _catch_up(self) -> None:
        if self.status == "open":
            return
        if self.position is None:
            self.position = self._first_position()
            self.lines = [Line(event, self.created, "") for event in self.position.events]
            self._look()
        for entry in await self.house.storage.log(self.id, self.number):
            self._apply(entry)
        if self.position.outcome is not None and self.status in ("playing", "paused"):
            self.status = "over"
            await self.house.storage.change_table(self.id, status="over", changed=time.time())

    def _first_position(self) -> Position:
        own = self.components or None
        position: Position = self.title.new(len(self.seats), self.seed, self.options, components=own, names=self.names)
        return position

    def _apply(self, entry: Entry) -> None:
        position = self.position
        assert position is not None
        heard = len(position.events)
        if entry.kind == "move":
            position.play(entry.seat, self.title.parse_move(entry.move))
        elif entry.kind == "back":
            position.take_back(entry.seat, int(entry.move))
        self.lines += [Line(event, entry.at, entry.cause) for event in position.events[heard:]]
        self.number, self.last = entry.number, entry
        self._look()
        if len(position.events) > heard:
            self._let_bots_wait()

    def _look(self) -> None:
        """Note what is asked now, and since when."""
        position = self.position
        assert position is not None
        if position.number != self.asked:
            self.asked, self.asked_since = position.number, time.monotonic()
        if not position.frames or position.question.mode is not Mode.FLOOR:
            self.floor_since = None
        elif self.floor_since is None:
            self.floor_since = position.number

    def _let_bots_wait(self) -> None:
        """Bots speak some time after something happened; comings, goings and chat do not hold them up."""
        pause = _dice.uniform(*PACE) * self.house.settings.pace if self.people_are_here else 0.0
        if self.hammer and self.floor_since is not None:
            pause = min(pause, self.hammer / (len(self.seats) + 1))  # each bot has its say before the hammer falls
        self.bot_due = time.monotonic() + pause

    async def _follow_chat(self) -> None:
        last = self.chat[-1].number if self.chat else 0
        for row in await self.house.storage.chat(self.id, last):
            self.chat.append(ChatLine(row.number, row.guest, row.name, row.text, row.at))

    # What people, bots and clocks do.

    async def play(self, seat: int, move: Move, number: int | None, cause: str = "person") -> None:
        """A move: checked, stored, made, told, in this order."""

        def check(position: Position) -> str:
            late = number is not None and number != position.number
            if (late and not self._still_a_raise(position, seat, move, number or 0)) or self._too_late(cause):
                raise StaleAnswer(Refusal("CORE-4", "stale", position.number, number or 0))
            position.check(seat, move)
            return str(move)

        await self._add("move", seat, check, cause)

    def _too_late(self, cause: str) -> bool:
        """Whether the hammer fell before this was said, though the table has not come to note it yet."""
        falls = self.hammer_falls_at
        return cause != "clock" and falls is not None and time.monotonic() >= falls

    def _still_a_raise(self, position: Position, seat: int, move: Move, number: int) -> bool:
        """On the floor a bid names its amount, so it stands even if it was overtaken by a lower one of this auction."""
        if self.floor_since is None or number < self.floor_since or position.refusal(seat, move) is not None:
            return False
        codes = self.title.codes_of(position, seat, move)
        return codes[0] in position.question.amounts(position, seat)

    async def give_order(self, seat: int, key: str, up_to: int | None, then: Then) -> None:
        """Leave what is asked now to the table, or (None) take that back."""
        async with self.lock:
            position = self.position
            if self.status != "playing" or position is None:
                raise TableError(self.status if self.status in ("paused", "over", "ended") else "not-started")
            if up_to is None:
                if self.seats[seat].orders.pop(key, None) is None:
                    raise TableError("no-such-order")
            elif not position.frames or position.question.key != key or not may_order(position, seat):
                raise TableError("no-order-here")
            else:
                self.seats[seat].orders[key] = Order(up_to, then, self.floor_since)
            await self._write_seats()
        await self.tell()

    def orders_of(self, seat: int | None) -> list[tuple[str, Order]]:
        """The orders of a seat that still stand: those of an auction that is over do not."""
        orders = {} if seat is None else self.seats[seat].orders
        return [(key, order) for key, order in orders.items() if order.since in (None, self.floor_since)]

    def _ordered(self, position: Position, seat: int) -> Move | None:
        order = dict(self.orders_of(seat)).get(position.question.key)
        return None if order is None else ordered(order, position, seat)

    async def take_back(self, seat: int, moves: int) -> None:
        def check(position: Position) -> str:
            if not 1 <= moves <= self.undoable(seat):
                raise TableError("nothing-to-take-back")
            return str(moves)

        await self._add("back", seat, check, "person")

    async def done(self, seat: int, cause: str = "person") -> None:
        def check(position: Position) -> str:
            if self.held_by != seat:
                raise TableError("nothing-held")
            return ""

        await self._add("done", seat, check, cause)

    async def _add(self, kind: str, seat: int, check: Callable[[Position], str], cause: str) -> None:
        async with self.lock:
            for _ in range(_TRIES):
                if self.status != "playing" or self.position is None:
                    raise TableError(self.status if self.status in ("paused", "over", "ended") else "not-started")
                holder = self.held_by
                if holder is not None and holder != seat:
                    raise TableError("held")
                entry = Entry(self.number + 1, kind, seat, check(self.position), cause, time.time())
                try:
                    await self.house.storage.append(self.id, entry, changed=entry.at)
                except Conflict:
                    await self._catch_up()
                    continue
                self._apply(entry)
                if self.position.outcome is not None:
                    self.status = "over"
                    await self.house.storage.change_table(self.id, status="over")
                break
            else:
                raise TableError("busy")
        await self.tell()

    async def say(self, guest: str, name: str, text: str) -> None:
        """A line in the guest book."""
        async with self.lock:
            await self.house.storage.add_chat(self.id, guest, name, text, time.time())
            await self._follow_chat()
        await self.tell()

    # Sitting down and leaving.

    async def sit(self, guest: str, name: str, seat: int | None) -> None:
        """Take a seat, or take one's own seat back."""
        async with self.lock:
            own = self.seat_of(guest)
            if own is not None:
                if seat is not None and seat != own:
                    raise TableError("seated-already")
                self.seats[own].left = False
                self.standing_in.discard(own)
                await self._write_seats()
            else:
                if self.status != "open":
                    raise TableError("started-already")
                free = [s for s in self.seats if s.kind == "open" and seat in (None, s.seat)]
                if not free:
                    raise TableError("no-free-seat")
                place = free[0]
                place.kind, place.guest, place.name, place.left = "person", guest, self._unlike_others(name), False
                place.link = new_link()
                self.absent_since[guest] = time.monotonic()
                await self._write_seats()
        await self.tell()

    async def leave(self, guest: str) -> None:
        """Stand up: before the start the seat is open again, later a bot plays on."""
        async with self.lock:
            own = self.seat_of(guest)
            if own is None:
                raise TableError("not-seated")
            self._still_going()
            self._vacate(self.seats[own])
            await self._write_seats()
        await self.tell()

    async def remove(self, seat: int) -> None:
        """The host takes a person off a seat for good."""
        async with self.lock:
            self._still_going()
            if seat >= len(self.seats) or self.seats[seat].kind == "open":
                raise TableError("no-such-person")
            place = self.seats[seat]
            if self.status == "open":
                place.kind, place.guest, place.name, place.bot = "open", None, "", None
            elif place.kind == "person":
                place.kind, place.guest, place.bot = "bot", None, self.strongest_bot
            await self._write_seats()
        await self.tell()

    def _still_going(self) -> None:
        if self.status in ("over", "ended"):
            raise TableError(self.status)

    def _unlike_others(self, name: str) -> str:
        """A name that nobody else at the table has: of two Anns the second is Ann 2."""
        taken = {seat.name for seat in self.seats}
        numbered = (f"{name[:21]} {number}" for number in range(2, 10))
        return next(one for one in (name, *numbered) if one not in taken)

    def _vacate(self, place: Seat) -> None:
        if self.status == "open":
            place.kind, place.guest, place.name = "open", None, ""
        else:
            place.left = True

    async def claim(self, key: str, guest: str) -> None:
        """Bring a seat to the device that holds its personal link."""
        async with self.lock:
            place = next((s for s in self.seats if s.kind == "person" and secrets.compare_digest(s.link, key)), None)
            if place is None:
                raise TableError("no-such-link")
            if self.seat_of(guest) not in (None, place.seat):
                raise TableError("seated-already")
            if self.host == place.guest:
                self.host = guest
            place.guest, place.left = guest, False
            self.standing_in.discard(place.seat)
            self.absent_since[guest] = time.monotonic()
            await self._write_seats(host=self.host)
        await self.tell()

    async def start(self) -> None:
        """Begin: open seats go to bots, seats are drawn if wanted, and the first question is asked."""
        async with self.lock:
            if self.status != "open":
                raise TableError("started-already")
            names = self.house.bot_names({seat.name for seat in self.seats})
            for place in self.seats:
                if place.kind == "open":
                    place.kind, place.bot, place.name = "bot", self.strongest_bot, next(names)
            if self.shuffle_seats:
                _dice.shuffle(self.seats)
                for number, place in enumerate(self.seats):
                    place.seat = number
            self.status = "playing"
            self.created = time.time()
            await self._write_seats(status="playing", created=self.created)
            await self._catch_up()
            self._let_bots_wait()
        await self.tell()

    async def set_status(self, status: str, allowed: tuple[str, ...]) -> None:
        """Pause, resume, end."""
        async with self.lock:
            if self.status not in allowed:
                raise TableError(self.status if self.status in ("over", "ended", "paused") else "not-started")
            self.status = status
            self.asked_since = time.monotonic()
            self._let_bots_wait()
            await self.house.storage.change_table(self.id, status=status, changed=time.time())
        await self.tell()

    async def set_rematch(self, table: str) -> None:
        async with self.lock:
            self.rematch = table
            await self.house.storage.change_table(self.id, rematch=table)
        await self.tell()

    async def _write_seats(self, **values: Any) -> None:
        rows = [{"table_id": self.id, **asdict(seat)} for seat in self.seats]
        await self.house.storage.put_seats(self.id, rows, changed=time.time(), **values)

    # Telling.

    async def tell(self) -> None:
        """Everybody's screen is brought up to date, here and in other processes."""
        self.wake()
        await self.house.announce(self.id)

    def wake(self) -> None:
        """Look again: who is to be told what, and who is to act next."""
        self.house.keep(self)
        for visitor in self.visitors:
            visitor.wake.set()
        self.woken.set()
        if self.status == "playing" and (self.runner is None or self.runner.done()):
            self.runner = asyncio.create_task(self._run(), name=f"table {self.id}")

    def enter(self, visitor: Visitor) -> None:
        """A visitor connects; a person who returns takes over from the bot that stood in."""
        self.visitors.add(visitor)
        seat = self.seat_of(visitor.guest)
        if seat is not None:
            self.standing_in.discard(seat)
            self.absent_since.pop(visitor.guest, None)
        self.wake()

    def exit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        if self.seat_of(visitor.guest) is not None and not self.is_connected(visitor.guest):
            self.absent_since[visitor.guest] = time.monotonic()
        self.wake()

    async def close(self) -> None:
        if self.runner is not None:
            self.runner.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.runner

    # The table's own hand: bots, forced answers, clocks.

    async def _run(self) -> None:
        while self.status == "playing":
            self.woken.clear()
            due, act = self._next_act()
            wait = due - time.monotonic()
            if act is None or wait > 0:
                # Not wait_for: until Python 3.12 it may swallow the cancellation that closes the table.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(None if act is None else wait):
                        await self.woken.wait()
                continue
            try:
                await act()
            except (TableError, VernissageError):
                continue  # somebody was quicker: look again
            except Exception:
                logger.exception("table %s could not go on by itself", self.id)
                await asyncio.sleep(1)

    def _next_act(self) -> tuple[float, Act | None]:
        """What the table does next by itself, and when."""
        position = self.position
        acts: list[tuple[float, Act]] = []
        if position is None or not position.frames:
            return 0.0, None
        holder = self.held_by
        if holder is not None:
            if self.bot_name(holder) is not None:
                return 0.0, lambda: self.done(holder, "bot")
            gone = self._gone_at(holder)
            return (0.0, None) if gone is None else (gone, lambda: self.done(holder, "clock"))
        question = position.question
        for seat in question.awaited(position):
            if question.openly_forced(position, seat):
                acts.append(
                    (self.bot_due if not self.people_are_here else self.asked_since + FORCED_PAUSE, self._forced(seat))
                )
            elif self.bot_name(seat) is not None:
                acts.append((self.bot_due, self._bot(seat)))
            elif (move := self._ordered(position, seat)) is not None:
                acts.append((self.bot_due, self._as_ordered(seat, move, position.number)))
            elif (gone := self._gone_at(seat)) is not None:
                acts.append((gone, self._stand_in(seat)))
        if (falls := self.hammer_falls_at) is not None:
            acts.append((falls, self._hammer_falls))
        return min(acts, key=lambda one: one[0]) if acts else (0.0, None)

    def _gone_at(self, seat: int) -> float | None:
        """When a bot will stand in for an absent person; None while he is here."""
        guest = self.seats[seat].guest
        if guest is None or self.is_connected(guest):
            return None
        return self.absent_since.setdefault(guest, time.monotonic()) + self.away

    def _stand_in(self, seat: int) -> Act:
        async def act() -> None:
            self.standing_in.add(seat)
            self.wake()

        return act

    def _forced(self, seat: int) -> Act:
        async def act() -> None:
            position = self.position
            assert position is not None
            await self.play(seat, next(iter(position.moves(seat))), position.number, "clock")

        return act

    def _as_ordered(self, seat: int, move: Move, number: int) -> Act:
        return lambda: self.play(seat, move, number, "order")

    def _bot(self, seat: int) -> Act:
        async def act() -> None:
            position = self.position
            name = self.bot_name(seat)
            assert position is not None
            if name is None:
                return
            number = position.number
            move = await thinking.answer(position, seat, name, self.house.settings.bot_seconds, self.id)
            if self.bot_name(seat) is not None:
                await self.play(seat, move, number, "bot")

        return act

    async def _hammer_falls(self) -> None:
        """The countdown is over: every silent seat is noted as silent, by the clock."""
        position = self.position
        assert position is not None
        number = position.number
        for seat in position.question.awaited(position):
            if position.number != number:
                return
            code = position.question.silence(position, seat)
            if code is not None:
                await self.play(seat, self.title.move_of(position, seat, (code,)), number, "clock")
