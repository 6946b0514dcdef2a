"""What a view of Art Society holds, thing by thing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from vernissage.core.naming import Seat
from vernissage.core.views import View
from vernissage.games.art_society.events import Decor, Genre, Painting, Square


class HungView(msgspec.Struct, frozen=True):
    """A painting on a wall, and where its top left square is."""

    painting: Painting
    square: Square


class DecorView(msgspec.Struct, frozen=True):
    """A decor tile on a wall."""

    decor: Decor
    square: Square


class ScoreView(msgspec.Struct, frozen=True):
    """A score sheet as the genres stand: AS-39 to AS-44 in the order they are counted."""

    paintings: tuple[int, ...]
    """By genre: paintings that count, those of a faux pas left out."""
    prestige: tuple[int, ...]
    """By genre: those paintings times the genre's multiplier."""
    decor: int
    eye_line: int
    full_wall: int
    corners: int
    superfluous: int
    total: int
    faux_pas: tuple[Painting, ...]
    """The paintings that hang next to one of their own genre."""


class WallView(msgspec.Struct, frozen=True):
    """A wall and what lies beside it."""

    paintings: tuple[HungView, ...]
    decor: tuple[DecorView, ...]
    assistant: str | None
    """What the assistant holds: a painting, or a decor shape such as 2x1."""
    superfluous: tuple[Painting, ...]
    free: int
    """Squares not yet covered."""
    score: ScoreView


class SeatView(msgspec.Struct, frozen=True):
    """What is public about a seat."""

    wall: WallView
    cards: int
    """How many bid cards it holds."""
    starting_bid: int
    starting_painting: Painting
    shown: tuple[int, ...]
    """The cards it showed this round: its bid, and those below that were looked at to break a tie."""
    spent: tuple[int, ...] | None
    """All cards it has played, the starting bid first: one's own, and everybody's with `open_bids` or at the end."""


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    lots: int
    """Paintings put up for auction in a round."""
    lap: int
    """The spaces of the prestige track."""
    combination: int
    """From so many matching frames on, any combination of decor may be taken."""


class GenreView(msgspec.Struct, frozen=True):
    """A genre in the museum."""

    key: Genre
    prestige: int
    multiplier: int
    """What a painting of it would count if the game ended now."""
    rank: int
    """From 1, the most prestigious; those that never were in the museum come last."""
    museum: tuple[Painting, ...]
    """The museum's collection of this genre."""


class PileView(msgspec.Struct, frozen=True):
    """A pile of paintings, face down: what stands on their backs, and how many are left."""

    key: str
    width: int
    height: int
    value: int
    left: int


class StockView(msgspec.Struct, frozen=True):
    """Decor tiles of a shape that are left."""

    decor: Decor
    left: int


class SaleView(msgspec.Struct, frozen=True):
    """A line of the catalogue: a round that is over."""

    round: int
    auctioneer: Seat
    lots: tuple[Painting, ...]
    takes: tuple[tuple[Seat, Painting], ...]
    unsold: Painting
    bids: tuple[int, ...]
    """Only with `open_bids`, or when the game is over (AS-R9)."""


class DraftView(msgspec.Struct, frozen=True):
    """One's own turn so far; nobody else is shown it until it is confirmed."""

    moves: tuple[str, ...]
    waiting: Painting | None
    """The new painting, while it has no place."""
    due: tuple[int, ...]
    """Decor still to be taken, tile by tile or in combination: what is left of each award, at most."""
    largest: int
    """The largest decor tile that may be taken now, in shields; 0 for none."""
    matches: dict[Painting, tuple[Painting, ...]]
    """For each painting hung in this turn: those beside it with a frame like its own."""
    wall: WallView
    """The wall as it would be."""


class Revealed(msgspec.Struct, frozen=True):
    """What everybody is shown when the game is over."""

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[Painting, ...], ...]
    bids_left: Annotated[tuple[int, ...], "by seat"]
    """What the bid cards in each hand add up to: of equal scores the higher sum wins."""


class FameView(msgspec.Struct, frozen=True):
    """What a painting would do for its genre if it went to the museum unsold."""

    prestige: int
    """Where the genre's marker would stand."""
    multiplier: int
    """What a painting of the genre would count then."""


class ArtSocietyView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    round: int
    """The round, from 1."""
    width: int
    height: int
    stars: tuple[Square, ...]
    """The squares a starting painting covers at least one of."""
    eye_rows: tuple[int, int]
    """The first and the last row at eye level, counted from 1."""
    numbers: NumbersView
    auctioneer: Seat
    chosen: tuple[str, ...]
    """The piles the auctioneer has taken from so far; their paintings lie face down."""
    lots: tuple[Painting, ...]
    """The paintings on offer, face up."""
    values: dict[Painting, int]
    """The number on the back of each painting of this round, taken or not."""
    fame: dict[Painting, FameView]
    """What each painting on offer would do if nobody took it."""
    spots: dict[Painting, tuple[Square, ...]]
    """Where on the own wall there is a place for each painting on offer, by the top left square; not in one's draft."""
    laid: tuple[Seat, ...]
    """Seats whose bid card lies face down."""
    own_bid: int | None
    """One's own bid card while the others are awaited."""
    order: tuple[Seat, ...]
    """The seats in the order they choose this round."""
    takes: tuple[tuple[Seat, Painting], ...]
    """Who took which painting this round."""
    players: Annotated[tuple[SeatView, ...], "by seat"]
    hand: tuple[int, ...]
    """One's own bid cards; a spectator has none."""
    draft: DraftView | None
    genres: tuple[GenreView, ...]
    piles: tuple[PileView, ...]
    stock: tuple[StockView, ...]
    """The decor left; in one's own draft, what the draft leaves."""
    sales: tuple[SaleView, ...]
    revealed: Revealed | None
