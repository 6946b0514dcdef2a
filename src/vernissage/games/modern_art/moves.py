"""What a seat can answer, as named values."""

from __future__ import annotations

from vernissage.core.moves import Move
from vernissage.games.modern_art.events import Card


class Offer(Move, frozen=True, tag="offer"):
    """Put a card of one's hand up for auction."""

    card: Card


class Add(Move, frozen=True, tag="add"):
    """Add a second card to a double."""

    card: Card


class Decline(Move, frozen=True, tag="decline"):
    """Add no second card."""


class Bid(Move, frozen=True, tag="bid"):
    """Bid aloud, in an open auction or once around."""

    amount: int


class Pass(Move, frozen=True, tag="pass"):
    """No raise at this price; no bid; not at this fixed price."""


class Seal(Move, frozen=True, tag="seal"):
    """Bid in secret; 0 is a bid of nothing."""

    amount: int


class Price(Move, frozen=True, tag="price"):
    """Name the fixed price."""

    amount: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy at the fixed price."""


class TurnUp(Move, frozen=True, tag="turn"):
    """Turn a card of the mystery hand."""


class Leave(Move, frozen=True, tag="leave"):
    """Leave the mystery hand as it is."""
