"""What lies on the board: the international museums, the patrons, the trends that could be one's goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from vernissage.core.naming import Seat
from vernissage.games.pictura.decisions.patrons import has, meets
from vernissage.games.pictura.events import Museum, Painting, Patron
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import DOMAINS, EFFECTS, PERIODS
from vernissage.games.pictura.view.box import Domain, Period, TrendView
from vernissage.games.pictura.view.seat import counted


class ProspectView(msgspec.Struct, frozen=True):
    """What there is in sight for a trend that could be one's goal."""

    in_hand: int
    """Paintings of the own hand that it likes,"""
    hand_points: int
    """and what they would count together."""
    in_museums: int
    museum_points: int


class PlaceView(msgspec.Struct, frozen=True):
    """A painting in an international museum, and what taking it in a swap costs; bare if the market ran out."""

    painting: Painting | None
    points: int


class MuseumView(msgspec.Struct, frozen=True):
    """An international museum. PI-27, PI-R6: paintings that match its trend, those with points, lie on the left."""

    key: Museum
    trend: TrendView
    places: tuple[PlaceView, ...]
    gives: tuple[int, ...]
    """What each painting of the own hand gains that is given to it in a swap."""


class PatronView(msgspec.Struct, frozen=True):
    """A patron on display: what it takes, and what it brings."""

    key: Patron
    painter: int
    """The number of the painter, 0 for a patron of taste."""
    period: Period | None
    domain: Domain | None
    each: int
    points: int
    effect: Annotated[str, EFFECTS]
    pleased: tuple[Seat, ...]
    """The seats whose museums have what it takes."""
    have: tuple[int, ...]
    """How many of each thing it wants hang in the own museum: of the painter, or of the period and of the domain."""


def places_of(p: PicturaPosition, museum: int) -> tuple[PlaceView, ...]:
    box, size = p.box, p.box.museum_paintings
    points = box.points[p.museum_trends[museum]]
    return tuple(
        PlaceView(None, 0) if card == NOTHING else PlaceView(box.paintings[card], points[card])
        for card in p.slots[museum * size : (museum + 1) * size]
    )


def patron_of(p: PicturaPosition, patron: int) -> PatronView:
    """A patron as a spectator sees it."""
    card = p.box.patron_cards[patron]
    taste = card.painter < 0
    return PatronView(
        key=p.box.patrons[patron],
        painter=card.painter + 1,
        period=PERIODS[card.period] if taste else None,
        domain=DOMAINS[card.domain] if taste else None,
        each=card.each,
        points=card.points,
        effect=EFFECTS[card.effect],
        pleased=tuple(seat for seat in range(p.seats) if meets(p, seat, card, counted(p.box, p.walls[seat]).counts)),
        have=(),
    )


def patron_seen_by(p: PicturaPosition, patron: int, shown: PatronView | None, viewer: int | None) -> PatronView | None:
    """A patron as a seat sees it, with what of its wishes hangs in the own museum."""
    if shown is None or viewer is None:
        return shown
    have = has(p, viewer, p.box.patron_cards[patron], counted(p.box, p.walls[viewer]).counts)
    return msgspec.structs.replace(shown, have=have)


def prospects_of(p: PicturaPosition, seat: int) -> tuple[ProspectView, ...]:
    box = p.box
    shown = [card for card in p.slots if card != NOTHING]

    def liked(trend: int, cards: Sequence[int]) -> tuple[int, int]:
        points = [box.goals[trend][card] for card in cards if box.goals[trend][card]]
        return len(points), sum(points)

    return tuple(ProspectView(*liked(trend, p.hands[seat]), *liked(trend, shown)) for trend in p.offers[seat])
