"""What happens in a game of Art Society, as named values."""

from __future__ import annotations

from typing import Annotated

from vernissage.core.events import Event, Seat
from vernissage.games.art_society.file import GENRES

Painting = Annotated[str, "painting"]
Decor = Annotated[str, "decor"]
Genre = Annotated[str, "genre", GENRES]
Pile = Annotated[str, "pile"]
Pattern = Annotated[str, "pattern"]
Square = Annotated[str, "square"]


class SetUp(Event, frozen=True, tag="set_up", kw_only=True):
    """A seat's starting painting and starting bid, open to all."""

    seat: Seat
    painting: Painting
    bid: int


class RoundBegan(Event, frozen=True, tag="round_began", kw_only=True):
    """A round, and who holds the hammer."""

    round: int
    seat: Seat


class Started(Event, frozen=True, tag="started", kw_only=True):
    """A starting painting was hung."""

    seat: Seat
    painting: Painting
    square: Square


class LotChosen(Event, frozen=True, tag="lot_chosen", kw_only=True):
    """The auctioneer took a painting from a pile, face down."""

    seat: Seat
    pile: Pile


class LotsShown(Event, frozen=True, tag="lots_shown", kw_only=True):
    paintings: tuple[Painting, ...]


class BidLaid(Event, frozen=True, tag="bid_laid", kw_only=True):
    """A bid card lies face down; which one, nobody is told."""

    seat: Seat


class BidsShown(Event, frozen=True, tag="bids_shown", kw_only=True):
    """The order in which seats choose. The cards themselves are told only with open bids."""

    order: tuple[Seat, ...]
    bids: tuple[int, ...]


class Took(Event, frozen=True, tag="took", kw_only=True):
    seat: Seat
    painting: Painting


class Hung(Event, frozen=True, tag="hung", kw_only=True):
    """A painting was hung: the new one, or the one the assistant held."""

    seat: Seat
    painting: Painting
    square: Square
    matches: int
    """Frames next to it like its own."""
    source: str
    """Where it came from: `auction` or `assistant`."""


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    """A painting that did not fit went to the museum for another of its genre, which was hung."""

    seat: Seat
    given: Painting
    painting: Painting
    square: Square
    matches: int


class Kept(Event, frozen=True, tag="kept", kw_only=True):
    """The assistant holds the new painting."""

    seat: Seat
    painting: Painting


class Decorated(Event, frozen=True, tag="decorated", kw_only=True):
    seat: Seat
    decor: Decor
    square: Square
    source: str
    """Where it came from: `stock` or `assistant`."""


class DecorKept(Event, frozen=True, tag="decor_kept", kw_only=True):
    """The assistant holds a decor tile."""

    seat: Seat
    decor: Decor


class Traded(Event, frozen=True, tag="traded", kw_only=True):
    """Decor on a wall was replaced by other decor on the same squares."""

    seat: Seat
    square: Square
    pattern: Pattern


class Superfluous(Event, frozen=True, tag="superfluous", kw_only=True):
    """A painting that found no place; `count` is how many the seat has now."""

    seat: Seat
    painting: Painting
    count: int


class WallFull(Event, frozen=True, tag="wall_full", kw_only=True):
    seat: Seat


class EnteredMuseum(Event, frozen=True, tag="entered_museum", kw_only=True):
    """The painting nobody took; its genre moves up to `prestige`."""

    painting: Painting
    genre: Genre
    amount: int
    prestige: int


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """A seat's final count: prestige of all genres, decor, eye line, full wall, bare corners, superfluous."""

    seat: Seat
    prestige: int
    decor: int
    eye_line: int
    full_wall: int
    corners: int
    superfluous: int
    total: int


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    scores: tuple[int, ...]
    reason: Annotated[str, "reason"]
