"""What happens in a game of Museum: Pictura, as named values."""

from __future__ import annotations

from typing import Annotated

from vernissage.core.events import Event, Seat
from vernissage.games.pictura.printed import COLLECTIONS, FAVOURS, REWARDS

Painting = Annotated[str, "painting"]
Place = Painting | None
"""A place of a museum, None if it is bare."""
Trend = Annotated[str, "trend"]
Patron = Annotated[str, "patron"]
Favour = Annotated[str, "favour", FAVOURS]
Collection = Annotated[str, "collection", COLLECTIONS]
Reward = Annotated[str, "reward", REWARDS]
Museum = Annotated[str, "museum"]
Reason = Annotated[str, "reason"]


class Began(Event, frozen=True, tag="began", kw_only=True):
    """The table is laid out: who plays first, the public trend, the starting scores by seat, the patrons on display."""

    first: Seat
    trend: Trend
    scores: tuple[int, ...]
    patrons: tuple[Patron, ...]


class MuseumOpened(Event, frozen=True, tag="museum_opened", kw_only=True):
    """An international museum: its trend and its paintings."""

    museum: Museum
    trend: Trend
    paintings: tuple[Painting, ...]


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A seat's own hand at the start."""

    seat: Seat
    paintings: tuple[Painting, ...]
    favours: tuple[Favour, ...]


class TrendsOffered(Event, frozen=True, tag="trends_offered", kw_only=True):
    """The trends a seat may choose its goal from."""

    seat: Seat
    trends: tuple[Trend, ...]


class GoalChosen(Event, frozen=True, tag="goal_chosen", kw_only=True):
    """A seat has chosen; which one, nobody else is told."""

    seat: Seat


class GoalSeen(Event, frozen=True, tag="goal_seen", kw_only=True):
    """Which goal a seat has chosen, for that seat alone; told again if it chooses another."""

    seat: Seat
    trend: Trend


class RoundBegan(Event, frozen=True, tag="round_began", kw_only=True):
    round: int


class FashionChanged(Event, frozen=True, tag="fashion_changed", kw_only=True):
    """A new public trend."""

    trend: Trend


class TurnBegan(Event, frozen=True, tag="turn_began", kw_only=True):
    seat: Seat


class Drew(Event, frozen=True, tag="drew", kw_only=True):
    """A seat drew paintings from the market; which ones, only that seat is told."""

    seat: Seat
    count: int


class Drawn(Event, frozen=True, tag="drawn", kw_only=True):
    seat: Seat
    paintings: tuple[Painting, ...]


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    """A painting of a hand for one of an international museum."""

    seat: Seat
    museum: Museum
    given: Painting
    taken: Painting
    gained: int
    lost: int


class Hung(Event, frozen=True, tag="hung", kw_only=True):
    """A painting of the hand was hung."""

    seat: Seat
    painting: Painting
    payment: Annotated[str, "payment"]
    """What was discarded for it; empty if it was hung without paying."""
    points: int
    """What the public trend brought."""
    doubled: str


class Stole(Event, frozen=True, tag="stole", kw_only=True):
    """A painting of another's discard was hung; the payment and some prestige went to its owner."""

    seat: Seat
    owner: Seat
    painting: Painting
    payment: Painting
    price: int
    points: int
    doubled: str


class MarkReached(Event, frozen=True, tag="mark_reached", kw_only=True):
    seat: Seat
    mark: int


class FavoursShuffled(Event, frozen=True, tag="favours_shuffled", kw_only=True):
    """The favours that were played are the deck again."""


class FavourDrawn(Event, frozen=True, tag="favour_drawn", kw_only=True):
    seat: Seat


class FavourSeen(Event, frozen=True, tag="favour_seen", kw_only=True):
    """Which favour a seat drew, for that seat alone."""

    seat: Seat
    favour: Favour


class FavourPlayed(Event, frozen=True, tag="favour_played", kw_only=True):
    seat: Seat
    favour: Favour


class FavourDiscarded(Event, frozen=True, tag="favour_discarded", kw_only=True):
    """A favour has had its effect and lies in the discard."""

    favour: Favour


class EndReached(Event, frozen=True, tag="end_reached", kw_only=True):
    """A seat took the end token."""

    seat: Seat
    bonus: int


class Exhibited(Event, frozen=True, tag="exhibited", kw_only=True):
    seat: Seat
    collection: Collection
    value: int
    bonus: int
    """What the token brings besides."""


class Rewarded(Event, frozen=True, tag="rewarded", kw_only=True):
    seat: Seat
    reward: Reward


class InventoryBegan(Event, frozen=True, tag="inventory_began", kw_only=True):
    """A seat has chosen to do an inventory."""

    seat: Seat


class StockTaken(Event, frozen=True, tag="stock_taken", kw_only=True):
    """An inventory: what went from the discard into the hand."""

    seat: Seat
    paintings: tuple[Painting, ...]


class PatronsReplaced(Event, frozen=True, tag="patrons_replaced", kw_only=True):
    seat: Seat
    patrons: tuple[Patron, ...]


class PatronWon(Event, frozen=True, tag="patron_won", kw_only=True):
    seat: Seat
    patron: Patron
    choice: str
    """`points` or `effect`."""
    points: int


class PatronCame(Event, frozen=True, tag="patron_came", kw_only=True):
    """A patron joins those on display after one was won."""

    patron: Patron


class Looked(Event, frozen=True, tag="looked", kw_only=True):
    """What the connoisseur sees."""

    seat: Seat
    paintings: tuple[Painting, ...]


class Kept(Event, frozen=True, tag="kept", kw_only=True):
    """So many of them were kept; so many others lie under the market."""

    seat: Seat
    count: int
    under: int


class KeptSeen(Event, frozen=True, tag="kept_seen", kw_only=True):
    """Which ones a connoisseur kept, and which lie under the market, in order; for that seat alone."""

    seat: Seat
    paintings: tuple[Painting, ...]
    under: tuple[Painting, ...]


class Loaned(Event, frozen=True, tag="loaned", kw_only=True):
    seat: Seat
    museum: Museum
    painting: Painting


class Refilled(Event, frozen=True, tag="refilled", kw_only=True):
    museum: Museum
    painting: Painting


class Restored(Event, frozen=True, tag="restored", kw_only=True):
    seat: Seat
    paintings: tuple[Painting, ...]


class Bought(Event, frozen=True, tag="bought", kw_only=True):
    """A painting of another's discard went into a hand."""

    seat: Seat
    owner: Seat
    painting: Painting
    price: int
    """What the owner gains."""


class Stored(Event, frozen=True, tag="stored", kw_only=True):
    """Paintings of a discard went under the market."""

    seat: Seat
    paintings: tuple[Painting, ...]


class Arranged(Event, frozen=True, tag="arranged", kw_only=True):
    """A layout was saved: the 25 places, row by row."""

    seat: Seat
    places: tuple[Place, ...]


class LastTurns(Event, frozen=True, tag="last_turns", kw_only=True):
    order: tuple[Seat, ...]


class TurnsOver(Event, frozen=True, tag="turns_over", kw_only=True):
    reason: Reason


class LayoutGiven(Event, frozen=True, tag="layout_given", kw_only=True):
    """A final layout lies sealed."""

    seat: Seat


class LayoutSeen(Event, frozen=True, tag="layout_seen", kw_only=True):
    """The final layout a seat has given, for that seat alone; told again if it gives another."""

    seat: Seat
    places: tuple[Place, ...]


class LayoutOpened(Event, frozen=True, tag="layout_opened", kw_only=True):
    """All final layouts are given: this is how a museum hangs."""

    seat: Seat
    places: tuple[Place, ...]


class HandShown(Event, frozen=True, tag="hand_shown", kw_only=True):
    """What a seat holds when the game is over."""

    seat: Seat
    paintings: tuple[Painting, ...]
    favours: tuple[Favour, ...]


class MarketShown(Event, frozen=True, tag="market_shown", kw_only=True):
    """What is left in the market when the game is over, in order."""

    paintings: tuple[Painting, ...]


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """A seat's final count."""

    seat: Seat
    trend: Trend
    """Its own goal."""
    prestige: int
    collections: int
    goal: int
    exhibitions: int
    gallery: int
    museum: int
    rewards: int
    discard: int
    total: int


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    scores: tuple[int, ...]
    reason: Reason
