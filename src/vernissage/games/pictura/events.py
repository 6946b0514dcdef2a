"""What happens in a game of Museum: Pictura, as named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from vernissage.core.events import Event, Seat
from vernissage.games.pictura.components import COLLECTIONS, FAVOURS, REWARDS, Box

(
    BEGAN,
    MUSEUM_OPENED,
    DEALT,
    TRENDS_OFFERED,
    GOAL_CHOSEN,
    ROUND_BEGAN,
    FASHION_CHANGED,
    TURN_BEGAN,
    DREW,
    DRAWN,
    SWAPPED,
    HUNG,
    STOLE,
    MARK_REACHED,
    FAVOURS_SHUFFLED,
    FAVOUR_DRAWN,
    FAVOUR_SEEN,
    FAVOUR_PLAYED,
    END_REACHED,
    EXHIBITED,
    REWARDED,
    STOCK_TAKEN,
    PATRONS_REPLACED,
    PATRON_WON,
    PATRON_CAME,
    LOOKED,
    KEPT,
    LOANED,
    REFILLED,
    RESTORED,
    BOUGHT,
    STORED,
    ARRANGED,
    LAST_TURNS,
    TURNS_OVER,
    LAYOUT_GIVEN,
    SCORED,
    GAME_ENDED,
) = range(38)

Painting = Annotated[str, "painting"]
Trend = Annotated[str, "trend"]
Patron = Annotated[str, "patron"]
Favour = Annotated[str, "favour"]
Collection = Annotated[str, "collection"]
Reward = Annotated[str, "reward"]
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
    """So many of them were kept; the others lie under the market."""

    seat: Seat
    count: int


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
    seat: Seat


class LastTurns(Event, frozen=True, tag="last_turns", kw_only=True):
    order: tuple[Seat, ...]


class TurnsOver(Event, frozen=True, tag="turns_over", kw_only=True):
    reason: Reason


class LayoutGiven(Event, frozen=True, tag="layout_given", kw_only=True):
    """A final layout lies sealed."""

    seat: Seat


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


def _paintings(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.paintings[card] for card in cards)


def _patrons(box: Box, row: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.patrons[patron] for patron in row if patron >= 0)


def _doubled(doubled: bool) -> str:
    return "yes" if doubled else "no"


_COUNTED = ("prestige", "collections", "goal", "exhibitions", "gallery", "museum", "rewards", "discard", "total")
_NAMED: dict[int, Callable[..., Event]] = {
    BEGAN: lambda box, first, trend, scores, row: Began(
        first=first, trend=box.trends[trend], scores=scores, patrons=_patrons(box, row)
    ),
    MUSEUM_OPENED: lambda box, museum, trend, cards: MuseumOpened(
        museum=box.museums[museum], trend=box.trends[trend], paintings=_paintings(box, cards)
    ),
    DEALT: lambda box, seat, cards, favours: Dealt(
        seat=seat, paintings=_paintings(box, cards), favours=tuple(FAVOURS[kind] for kind in favours)
    ),
    TRENDS_OFFERED: lambda box, seat, trends: TrendsOffered(seat=seat, trends=tuple(box.trends[t] for t in trends)),
    GOAL_CHOSEN: lambda box, seat: GoalChosen(seat=seat),
    ROUND_BEGAN: lambda box, number: RoundBegan(round=number),
    FASHION_CHANGED: lambda box, trend: FashionChanged(trend=box.trends[trend]),
    TURN_BEGAN: lambda box, seat: TurnBegan(seat=seat),
    DREW: lambda box, seat, count: Drew(seat=seat, count=count),
    DRAWN: lambda box, seat, cards: Drawn(seat=seat, paintings=_paintings(box, cards)),
    SWAPPED: lambda box, seat, museum, given, taken, gained, lost: Swapped(
        seat=seat,
        museum=box.museums[museum],
        given=box.paintings[given],
        taken=box.paintings[taken],
        gained=gained,
        lost=lost,
    ),
    HUNG: lambda box, seat, card, payment, points, doubled: Hung(
        seat=seat,
        painting=box.paintings[card],
        payment="" if payment < 0 else box.paintings[payment],
        points=points,
        doubled=_doubled(doubled),
    ),
    STOLE: lambda box, seat, owner, card, payment, price, points, doubled: Stole(
        seat=seat,
        owner=owner,
        painting=box.paintings[card],
        payment=box.paintings[payment],
        price=price,
        points=points,
        doubled=_doubled(doubled),
    ),
    MARK_REACHED: lambda box, seat, mark: MarkReached(seat=seat, mark=mark),
    FAVOURS_SHUFFLED: lambda box: FavoursShuffled(),
    FAVOUR_DRAWN: lambda box, seat: FavourDrawn(seat=seat),
    FAVOUR_SEEN: lambda box, seat, kind: FavourSeen(seat=seat, favour=FAVOURS[kind]),
    FAVOUR_PLAYED: lambda box, seat, kind: FavourPlayed(seat=seat, favour=FAVOURS[kind]),
    END_REACHED: lambda box, seat, bonus: EndReached(seat=seat, bonus=bonus),
    EXHIBITED: lambda box, seat, kind, value, bonus: Exhibited(
        seat=seat, collection=COLLECTIONS[kind], value=value, bonus=bonus
    ),
    REWARDED: lambda box, seat, space: Rewarded(seat=seat, reward=REWARDS[space]),
    STOCK_TAKEN: lambda box, seat, cards: StockTaken(seat=seat, paintings=_paintings(box, cards)),
    PATRONS_REPLACED: lambda box, seat, row: PatronsReplaced(seat=seat, patrons=_patrons(box, row)),
    PATRON_WON: lambda box, seat, patron, by_effect, points: PatronWon(
        seat=seat, patron=box.patrons[patron], choice="effect" if by_effect else "points", points=points
    ),
    PATRON_CAME: lambda box, patron: PatronCame(patron=box.patrons[patron]),
    LOOKED: lambda box, seat, cards: Looked(seat=seat, paintings=_paintings(box, cards)),
    KEPT: lambda box, seat, count: Kept(seat=seat, count=count),
    LOANED: lambda box, seat, museum, card: Loaned(seat=seat, museum=box.museums[museum], painting=box.paintings[card]),
    REFILLED: lambda box, museum, card: Refilled(museum=box.museums[museum], painting=box.paintings[card]),
    RESTORED: lambda box, seat, cards: Restored(seat=seat, paintings=_paintings(box, cards)),
    BOUGHT: lambda box, seat, owner, card, price: Bought(
        seat=seat, owner=owner, painting=box.paintings[card], price=price
    ),
    STORED: lambda box, seat, cards: Stored(seat=seat, paintings=_paintings(box, cards)),
    ARRANGED: lambda box, seat: Arranged(seat=seat),
    LAST_TURNS: lambda box, order: LastTurns(order=order),
    TURNS_OVER: lambda box, reason: TurnsOver(reason=reason),
    LAYOUT_GIVEN: lambda box, seat: LayoutGiven(seat=seat),
    SCORED: lambda box, seat, goal, *counts: Scored(
        seat=seat, trend=box.trends[goal], **dict(zip(_COUNTED, counts, strict=True))
    ),
    GAME_ENDED: lambda box, scores, reason: GameEnded(scores=scores, reason=reason),
}


def named(box: Box, event: int, audience: tuple[int, ...] | None, facts: tuple[Any, ...]) -> Event:
    """The named form of what the engine noted."""
    value = _NAMED[event](box, *facts)
    return value if audience is None else msgspec.structs.replace(value, audience=audience)
