"""Who sits at a table, who runs it, and whether it is played. Every change makes another seating.

So a change can be written down first: the table adopts it once it is stored, and stays as it was if that fails.
"""

from __future__ import annotations

import hmac
import random
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from vernissage.server.orders import StandingOrder
from vernissage.server.refusals import TableError

_dice = random.SystemRandom()
_TOLD = ("paused", "over", "ended")
"""The statuses that have a sentence of their own; the others mean that the game has not begun."""


@dataclass(frozen=True)
class Seat:
    """Who sits here. A person who `left` keeps the seat, and a bot plays it until he takes it back."""

    seat: int
    kind: str
    guest: str | None
    name: str
    bot: str | None
    left: bool
    link: str
    orders: Mapping[str, StandingOrder] = field(default_factory=dict)
    """What the table answers for the person here, by question."""


def new_link() -> str:
    """The key of a seat's personal link; a seat gets another one with each person who takes it."""
    return secrets.token_urlsafe(24)


def seats_of(seats: Sequence[Seat], guest: str | None) -> tuple[int, ...]:
    """All seats of a guest."""
    return tuple(place.seat for place in seats if guest is not None and place.guest == guest)


def seat_of(seats: Sequence[Seat], status: str, guest: str | None) -> int | None:
    """The seat of a guest; None for a spectator.

    Whose device is shared by several seats is a spectator, too, once the cards are dealt: nobody knows who of them
    asks. A live connection says as which of them it looks.
    """
    own = seats_of(seats, guest)
    return own[0] if len(own) == 1 or (own and status == "open") else None


@dataclass(frozen=True)
class Seating:
    """All seats of a table, its host and its status."""

    seats: tuple[Seat, ...]
    host: str
    status: str

    @classmethod
    def stored(cls, row: Any, seat_rows: Sequence[Any]) -> Seating:
        """What the database says."""
        seats = tuple(
            Seat(
                s.seat,
                s.kind,
                s.guest,
                s.name,
                s.bot,
                s.left,
                s.link,
                {k: StandingOrder(**o) for k, o in s.orders.items()},
            )
            for s in seat_rows
        )
        return cls(seats, row.host, row.status)

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The seats as the database keeps them."""
        return [{"table_id": table, **asdict(seat)} for seat in self.seats]

    # Who is who.

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "person" for seat in self.seats)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """All seats of a guest: several where people share his device."""
        return seats_of(self.seats, guest)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None for a spectator."""
        return seat_of(self.seats, self.status, guest)

    def place_of(self, key: str) -> Seat | None:
        """The seat of a personal link. The time it takes tells nothing of how much of a wrong key was right."""
        return next(
            (s for s in self.seats if s.kind == "person" and hmac.compare_digest(s.link.encode(), key.encode())), None
        )

    def check_playing(self) -> None:
        """Raise TableError unless the game is being played."""
        if self.status != "playing":
            raise self._not_now()

    def _not_now(self) -> TableError:
        return TableError(self.status if self.status in _TOLD else "not-started")

    # Changes.

    def sit(self, guest: str, name: str, seat: int | None) -> Seating:
        """A guest takes a seat, or takes his own seat back."""
        own = self.seats_of(guest)
        if own:
            if seat is not None and seat not in own:
                raise TableError("seated-already")
            return self._with(*own, left=False)
        if self.status != "open":
            raise TableError("started-already")
        free = [s.seat for s in self.seats if s.kind == "open" and seat in (None, s.seat)]
        if not free:
            raise TableError("no-free-seat")
        return self._with(
            free[0], kind="person", guest=guest, name=self._unlike_others(name), left=False, link=new_link()
        )

    def leave(self, guest: str) -> Seating:
        """A guest stands up: before the start the seat is open again, later a bot plays on."""
        own = self.seats_of(guest)
        if not own:
            raise TableError("not-seated")
        self._check_going()
        if self.status == "open":
            return self._with(*own, kind="open", guest=None, name="")
        return self._with(*own, left=True)

    def remove(self, seat: int, bot: str) -> Seating:
        """The host takes whoever sits there off the seat for good; once the game is on, that bot plays a person's."""
        self._check_going()
        if seat >= len(self.seats) or self.seats[seat].kind == "open":
            raise TableError("no-such-person")
        if self.status == "open":
            return self._with(seat, kind="open", guest=None, name="", bot=None)
        if self.seats[seat].kind == "person":
            return self._with(seat, kind="bot", guest=None, bot=bot)
        return self

    def seat_bot(self, seat: int, bot: str | None, name: str) -> Seating:
        """Before the start a seat that nobody took is a bot's, or (None) anybody's; a bot there keeps its name."""
        if self.status != "open":
            raise TableError("started-already")
        if seat >= len(self.seats) or self.seats[seat].kind == "person":
            raise TableError("no-free-seat")
        if bot is None:
            return self._with(seat, kind="open", name="", bot=None)
        return self._with(seat, kind="bot", name=self.seats[seat].name or name, bot=bot)

    def claim(self, key: str, guest: str) -> Seating:
        """A guest brings the seat of a personal link to his device; the table's host stays its host."""
        place = self.place_of(key)
        if place is None:
            raise TableError("no-such-link")
        if any(own != place.seat for own in self.seats_of(guest)):
            raise TableError("seated-already")
        claimed = self._with(place.seat, guest=guest, left=False, link=new_link())
        return replace(claimed, host=guest) if self.host == place.guest else claimed

    def start(self, bot: str, names: Iterator[str], shuffle: bool) -> Seating:
        """The game begins: open seats go to bots of these names, and seats are drawn if wanted."""
        if self.status != "open":
            raise TableError("started-already")
        seats = [
            replace(seat, kind="bot", bot=bot, name=next(names)) if seat.kind == "open" else seat for seat in self.seats
        ]
        if shuffle:
            _dice.shuffle(seats)
        numbered = tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
        return replace(self, seats=numbered, status="playing")

    def turn(self, status: str, allowed: tuple[str, ...]) -> Seating:
        """Pause, resume, end."""
        if self.status not in allowed:
            raise self._not_now()
        return replace(self, status=status)

    def order(self, seat: int, key: str, order: StandingOrder | None) -> Seating:
        """A seat leaves a question to the table, or (None) takes that back."""
        orders = dict(self.seats[seat].orders)
        if order is not None:
            orders[key] = order
        elif orders.pop(key, None) is None:
            raise TableError("no-such-order")
        return self._with(seat, orders=orders)

    def _with(self, *seats: int, **changes: Any) -> Seating:
        return replace(self, seats=tuple(replace(one, **changes) if one.seat in seats else one for one in self.seats))

    def _check_going(self) -> None:
        if self.status in ("over", "ended"):
            raise TableError(self.status)

    def _unlike_others(self, name: str) -> str:
        """A name that nobody else at the table has: of two Anns the second is Ann 2."""
        numbered = (f"{name[:21]} {number}" for number in range(2, 10))
        return next(one for one in (name, *numbered) if one not in self.names)


Change = Callable[[Seating], Seating]
"""Makes another seating out of one, or raises TableError."""
