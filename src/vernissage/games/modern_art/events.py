"""What happens in a game of Modern Art, as named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from vernissage.core.events import Event, Seat
from vernissage.games.modern_art.components import AUCTIONS, Box

(
    DEALT,
    HAND_GREW,
    ROUND_BEGAN,
    OFFERED,
    DECLINED,
    ADDED,
    BID,
    NO_RAISE,
    PASSED,
    SEALED_BID,
    BIDS_OPENED,
    PRICED,
    SOLD,
    TURNED,
    LEFT_COVERED,
    ROUND_CLOSED,
    PAID,
    GAME_ENDED,
) = range(18)

Card = Annotated[str, "card"]
Auction = Annotated[str, "auction"]
Share = tuple[Seat, int]


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A seat's new cards, for that seat alone."""

    seat: Seat
    cards: tuple[Card, ...]


class HandGrew(Event, frozen=True, tag="hand_grew", kw_only=True):
    """Everybody was dealt so many cards."""

    count: int


class RoundBegan(Event, frozen=True, tag="round_began", kw_only=True):
    round: int
    seat: Seat


class Offered(Event, frozen=True, tag="offered", kw_only=True):
    seat: Seat
    card: Card


class Declined(Event, frozen=True, tag="declined", kw_only=True):
    """No second card from this seat."""

    seat: Seat


class Added(Event, frozen=True, tag="added", kw_only=True):
    seat: Seat
    card: Card


class Bid(Event, frozen=True, tag="bid", kw_only=True):
    seat: Seat
    amount: int


class NoRaise(Event, frozen=True, tag="no_raise", kw_only=True):
    seat: Seat
    amount: int


class Passed(Event, frozen=True, tag="passed", kw_only=True):
    seat: Seat


class SealedBid(Event, frozen=True, tag="sealed_bid", kw_only=True):
    """A sealed bid is in; what it is, nobody is told."""

    seat: Seat


class BidsOpened(Event, frozen=True, tag="bids_opened", kw_only=True):
    bids: tuple[int, ...]


class Priced(Event, frozen=True, tag="priced", kw_only=True):
    seat: Seat
    amount: int


class Sold(Event, frozen=True, tag="sold", kw_only=True):
    """The receipt of a sale: who has the lot, for how much, and to whom the money went."""

    seat: Seat
    amount: int
    auction: Auction
    cards: tuple[Card, ...]
    seller: Seat
    to_seats: tuple[Share, ...]
    to_bank: int


class Turned(Event, frozen=True, tag="turned", kw_only=True):
    seat: Seat
    card: Card


class LeftCovered(Event, frozen=True, tag="left_covered", kw_only=True):
    seat: Seat


class RoundClosed(Event, frozen=True, tag="round_closed", kw_only=True):
    round: int
    unsold: tuple[Card, ...]
    offered: tuple[int, ...]
    markers: tuple[int, ...]


class Paid(Event, frozen=True, tag="paid", kw_only=True):
    seat: Seat
    amount: int
    cards: tuple[Card, ...]


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    scores: tuple[int, ...]
    reason: Annotated[str, "reason"]


def _names(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.cards[card] for card in cards)


def _sold(box: Box, seat: int, amount: int, auction: int, lot: tuple[int, ...], seller: int, parts: Any) -> Event:
    paid = sum(share for _, share in parts)
    return Sold(
        seat=seat,
        amount=amount,
        auction=AUCTIONS[auction],
        cards=_names(box, lot),
        seller=seller,
        to_seats=parts,
        to_bank=amount - paid,
    )


_NAMED: dict[int, Callable[..., Event]] = {
    DEALT: lambda box, seat, cards: Dealt(seat=seat, cards=_names(box, cards)),
    HAND_GREW: lambda box, count: HandGrew(count=count),
    ROUND_BEGAN: lambda box, number, seat: RoundBegan(round=number + 1, seat=seat),
    OFFERED: lambda box, seat, card: Offered(seat=seat, card=box.cards[card]),
    DECLINED: lambda box, seat: Declined(seat=seat),
    ADDED: lambda box, seat, card: Added(seat=seat, card=box.cards[card]),
    BID: lambda box, seat, amount: Bid(seat=seat, amount=amount),
    NO_RAISE: lambda box, seat, amount: NoRaise(seat=seat, amount=amount),
    PASSED: lambda box, seat: Passed(seat=seat),
    SEALED_BID: lambda box, seat: SealedBid(seat=seat),
    BIDS_OPENED: lambda box, bids: BidsOpened(bids=bids),
    PRICED: lambda box, seat, amount: Priced(seat=seat, amount=amount),
    SOLD: _sold,
    TURNED: lambda box, seat, card: Turned(seat=seat, card=box.cards[card]),
    LEFT_COVERED: lambda box, seat: LeftCovered(seat=seat),
    ROUND_CLOSED: lambda box, number, unsold, offered, row: RoundClosed(
        round=number + 1, unsold=_names(box, unsold), offered=offered, markers=row
    ),
    PAID: lambda box, seat, amount, wall: Paid(seat=seat, amount=amount, cards=_names(box, wall)),
    GAME_ENDED: lambda box, scores, reason: GameEnded(scores=scores, reason=reason),
}


def named(box: Box, event: int, audience: tuple[int, ...] | None, facts: tuple[Any, ...]) -> Event:
    """The named form of what the engine noted."""
    value = _NAMED[event](box, *facts)
    return value if audience is None else msgspec.structs.replace(value, audience=audience)
