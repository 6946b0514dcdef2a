"""The view as a whole."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from vernissage.core.naming import Seat
from vernissage.core.views import View, common
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.events import Favour, Painting, Patron, Trend
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import ACTIONS, FAVOURS
from vernissage.games.pictura.view.board import (
    MuseumView,
    PatronView,
    ProspectView,
    patron_of,
    patron_seen_by,
    places_of,
    prospects_of,
)
from vernissage.games.pictura.view.box import (
    CatalogueView,
    NumbersView,
    TrendView,
    catalogue_of,
    favour_names,
    goal_points,
    names,
    numbers_of,
    trend_of,
)
from vernissage.games.pictura.view.seat import LaidView, SeatView, knows, laid_of, seat_of, seat_seen_by, wall_of


class TurnView(msgspec.Struct, frozen=True):
    """The active seat's turn so far."""

    action: str
    """`none`, `improve`, `exhibit` or `inventory`."""
    played: Favour | None
    """The favour whose effect is being carried out; then it is discarded."""
    favours_left: int
    claims_left: int
    doubles: int
    """Hangings that will score the public trend twice."""
    arranged: bool


class Revealed(msgspec.Struct, frozen=True):
    """What everybody is shown when the game is over."""

    hands: tuple[tuple[Painting, ...], ...]
    favours: tuple[tuple[Favour, ...], ...]
    market: tuple[Painting, ...]


class PicturaView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    catalogue: CatalogueView
    numbers: NumbersView
    round: int
    """The round, from 1; 0 while goals are chosen."""
    first: Seat
    active: Seat | None
    """Whose turn it is; None before the first and after the last."""
    turn: TurnView
    swaps_left: int
    """Swaps the exchange still allows."""
    trend: TrendView
    """The public trend."""
    fashions: tuple[Trend, ...]
    """All public trends so far."""
    trends_left: int
    museums: tuple[MuseumView, ...]
    market: int
    """Paintings left in the market."""
    under: tuple[Painting | None, ...]
    """The last of them, which were put under the others: those one knows, in order."""
    under_openly: tuple[Painting, ...]
    """Those of them that everybody knows, because they lay open before."""
    patrons: tuple[PatronView | None, ...]
    patrons_left: int
    patrons_under: tuple[Patron, ...]
    """The last of those left, which everybody saw before they went under their deck."""
    favours_left: int
    favour_discard: tuple[Favour, ...]
    tokens: tuple[int, ...]
    """Exhibition tokens left, by period, then by domain; of two, the upper one brings more."""
    players: Annotated[tuple[SeatView, ...], "by seat"]
    hand: tuple[Painting, ...]
    """One's own paintings; a spectator has none."""
    favours: tuple[Favour, ...]
    offers: tuple[TrendView, ...]
    """The trends one was offered as a goal; those not chosen went back into the deck."""
    prospects: tuple[ProspectView, ...]
    """While goals are chosen: what there is in sight for each trend offered."""
    goal_points: tuple[int, ...]
    """What each of painting-1 to painting-180 counts for the own goal; empty without one."""
    looked: tuple[Painting, ...]
    """What one is looking at as a connoisseur."""
    chosen: tuple[Seat, ...]
    """Seats that have chosen a goal, or given a final layout."""
    layout: tuple[Painting | None, ...]
    """One's own final layout while the others are awaited."""
    laid: LaidView | None
    """One's own museum by the layout that was given last."""
    ender: Seat | None
    """Who took the end token."""
    last_turns: tuple[Seat, ...] | None
    """Once it is taken and that turn is over: the seats whose last turn is still to come."""
    ending: str
    """Why the turns are over; empty while they go on."""
    revealed: Revealed | None


def build(p: PicturaPosition, seat: int | None) -> PicturaView:
    """The view of a seat, or of a spectator (None)."""
    return _seen(p, seat, _Open(p))


def build_all(p: PicturaPosition) -> dict[int | None, PicturaView]:
    """The views of all seats and of a spectator; what lies open to all of them is looked at once."""
    shown = _Open(p)
    return {seat: _seen(p, seat, shown) for seat in (None, *range(p.seats))}


class _Open:
    """What lies open to everybody, and what each seat's view is built on."""

    def __init__(self, p: PicturaPosition) -> None:
        self.alike = _alike(p)
        """The part of a view that everybody has alike."""
        self.places = [places_of(p, museum) for museum in range(len(p.box.museums))]
        self.patrons = [None if patron == NOTHING else patron_of(p, patron) for patron in p.patron_row]
        self.players = [seat_of(p, s, goal=not p.frames) for s in range(p.seats)]
        """Without what one knows of their hands."""


def _seen(p: PicturaPosition, seat: int | None, shown: _Open) -> PicturaView:
    box = p.box
    key = p.question.key if p.frames else ""
    hand = () if seat is None else p.hands[seat]
    return PicturaView(
        **common(p, seat),
        **shown.alike,
        museums=tuple(
            MuseumView(name, trend_of(box, trend), places, tuple(box.points[trend][card] for card in hand))
            for name, trend, places in zip(box.museums, p.museum_trends, shown.places, strict=True)
        ),
        under=tuple(
            box.paintings[card] if knows(p, seat, card) else None for card in p.market[len(p.market) - p.under :]
        ),
        patrons=tuple(
            patron_seen_by(p, patron, view, seat) for patron, view in zip(p.patron_row, shown.patrons, strict=True)
        ),
        players=tuple(seat_seen_by(p, s, seat, shown.players[s]) for s in range(p.seats)),
        hand=names(box, hand),
        favours=() if seat is None else favour_names(p.favours[seat]),
        offers=() if seat is None else tuple(trend_of(box, trend) for trend in p.offers[seat]),
        prospects=prospects_of(p, seat) if key == "goal" and seat is not None else (),
        goal_points=() if seat is None or p.goals[seat] == NOTHING else goal_points(box, p.goals[seat]),
        looked=names(box, sorted(looked_at(p))) if key == "look" and p.frames[-1][1] == seat else (),
        layout=wall_of(box, p.layouts[seat]) if key == "final" and seat is not None else (),
        laid=None if seat is None else laid_of(box, p.layouts[seat] or p.walls[seat]),
    )


def _alike(p: PicturaPosition) -> dict[str, Any]:
    box = p.box
    key = p.question.key if p.frames else ""
    choosing, laying = key == "goal", key == "final"
    return {
        "catalogue": catalogue_of(box, p.setup.is_standard),
        "numbers": numbers_of(box),
        "round": p.round,
        "first": p.first,
        "active": None if p.active == NOTHING else p.active,
        "turn": TurnView(
            ACTIONS[p.action],
            None if p.played == NOTHING else FAVOURS[p.played],
            p.favours_left,
            p.claims_left,
            p.doubles,
            p.arranged,
        ),
        "swaps_left": p.frames[-1][2] if key == "exchange" else 0,
        "trend": trend_of(box, p.fashion),
        "fashions": tuple(box.trends[trend] for trend in p.fashions),
        "trends_left": len(p.trend_deck),
        "market": len(p.market),
        "under_openly": names(
            box, [card for card in p.market[len(p.market) - p.under :] if p.seen[card] == p.everyone]
        ),
        "patrons_left": len(p.patron_deck),
        "patrons_under": tuple(box.patrons[patron] for patron in p.patron_deck[len(p.patron_deck) - p.patrons_known :]),
        "favours_left": len(p.favour_deck),
        "favour_discard": favour_names(p.favour_discard),
        "tokens": tuple(p.tokens),
        "chosen": tuple(
            s for s in range(p.seats) if (choosing and p.goals[s] != NOTHING) or (laying and p.layouts[s] != ())
        ),
        "ender": None if p.ender == NOTHING else p.ender,
        "last_turns": p.lasts if p.closing else None,
        "ending": p.reason,
        "revealed": None if p.frames else _revealed(p),
    }


def _revealed(p: PicturaPosition) -> Revealed:
    return Revealed(
        hands=tuple(names(p.box, hand) for hand in p.hands),
        favours=tuple(favour_names(kinds) for kinds in p.favours),
        market=names(p.box, p.market),
    )
