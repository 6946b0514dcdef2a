"""What happens in a game of Modern Art, as named values."""

from __future__ import annotations

from typing import Annotated

from vernissage.core.events import Event, Seat
from vernissage.games.modern_art.components import AUCTIONS

Card = Annotated[str, "card"]
Auction = Annotated[str, "auction", AUCTIONS]
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
