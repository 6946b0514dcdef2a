"""What lies on the table of Modern Art, each thing declared once. `state.py` is written from it by `make fields`."""

from __future__ import annotations

import functools
from typing import Annotated, NamedTuple

from vernissage.core.fields import Fixed
from vernissage.games.modern_art.components import Box

CardNumber = Annotated[int, "card"]
SeatNumber = Annotated[int, "seat"]
Seats = Annotated[int, "seats"]
AuctionNumber = Annotated[int, "auction"]
ByArtist = Annotated[list[int], "by artist"]
Row = Annotated[tuple[int, ...], "by artist"]


class Sale(NamedTuple):
    """A lot that was sold."""

    round: int
    cards: tuple[CardNumber, ...]
    opener: SeatNumber
    seller: SeatNumber
    buyer: SeatNumber
    price: int
    auction: AuctionNumber
    bids: tuple[int, ...]
    """The sealed bids, if there were any."""


new_sale = functools.partial(tuple.__new__, Sale)
"""A sale of a tuple of its fields, in a fifth of the time that `Sale` takes: one at each fall of the hammer."""


class ModernArtFields:
    """Everything on the table and behind the screens."""

    box: Fixed[Box]
    seats: Fixed[int]
    split: Fixed[bool]
    """Whether two sellers of a double share the price (`double_payment = split`)."""
    mystery: Fixed[bool]

    deck: tuple[CardNumber, ...]
    """All cards in the order they are dealt; the first `dealt` of them have left it."""
    dealt: int
    hands: list[tuple[CardNumber, ...]]
    """By seat, ascending; with the mystery hand, it stands behind the last seat in the order it will be turned."""
    walls: list[tuple[CardNumber, ...]]
    """The paintings each seat has bought this round."""
    lot: tuple[CardNumber, ...]
    """What is under the hammer: the card, or the double and its second card."""
    unsold: tuple[CardNumber, ...]
    """Offered this round and owned by nobody."""
    discard: tuple[CardNumber, ...]
    """The paintings of earlier rounds."""
    cash: list[int]
    bank: int
    """What the bank has paid out in all, less what it took in."""
    offered: ByArtist
    """How many paintings of each artist were offered this round."""
    markers: tuple[Row, ...]
    """For each finished round the marker laid below each artist, 0 for none."""
    round: int
    opener: SeatNumber
    """The seat that offered the lot's first card."""
    seller: SeatNumber
    """The seat that runs the auction: the opener, or whoever added the second card."""
    price: int
    """The highest bid so far, or the fixed price."""
    leader: SeatNumber
    declared: Seats
    """Seats that said "no raise at this price", as a bit mask."""
    bids: list[int]
    """The sealed bids, `NO_BID` where none is in."""
    sales: list[Sale]
    reason: str
    """Why the game ended, empty while it goes on."""
