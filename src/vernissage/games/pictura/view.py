"""What a seat, or a spectator, may know: each fact is put in on purpose."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from vernissage.core.naming import Seat
from vernissage.core.views import View, common
from vernissage.games.pictura import scoring
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.decisions.patrons import has, meets
from vernissage.games.pictura.events import Collection, Favour, Museum, Painting, Patron, Reward, Trend
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import (
    ACTIONS,
    COLLECTIONS,
    DOMAINS,
    EFFECTS,
    FAVOURS,
    PERIODS,
    REWARDS,
)

Period = Annotated[str, "collection", PERIODS]
Domain = Annotated[str, "collection", DOMAINS]


class CatalogueView(msgspec.Struct, frozen=True):
    """What is on the paintings: a digit, or a number, for each of painting-1 to painting-180."""

    periods: str
    """0 for the first period, 1 for the second …"""
    domains: str
    painters: tuple[int, ...]
    """The number on the card."""
    labels: tuple[tuple[str, str, str], ...]
    """Title, painter and year, if the game is played with an owner's own list; else they come with the works."""


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    painter_points: int
    period_points: int
    domain_points: int
    marks: tuple[int, ...]
    end: int
    end_bonus: int
    least: int
    """Paintings of a collection at least."""
    tokens: int
    token_points: int
    tip: int
    looks: int
    keeps: int
    opening_night: int
    restores: int
    dealer: int
    exchanges: int
    stores: int
    supplies_paintings: int
    supplies_favours: int
    grant: int
    buyers: int
    depot: int
    circle: int


class TrendView(msgspec.Struct, frozen=True):
    """A trend card."""

    key: Trend
    painter: int
    period: Period
    domain: Domain


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


class SheetView(msgspec.Struct, frozen=True):
    """A count by the layout as it hangs: PI-63 to PI-69 in order. The parts add up to the total."""

    prestige: int
    collections: tuple[int, ...]
    """By period, then by domain."""
    goal: int
    """0 while the goal is hidden."""
    exhibitions: int
    gallery: int
    museum: int
    rewards: int
    discard: int
    total: int


class LaidView(msgspec.Struct, frozen=True):
    """A layout of the own museum, counted."""

    groups: tuple[tuple[int, ...], ...]
    """By period, then by domain: the places of the largest connected group, counted from 0."""
    values: tuple[int, ...]
    """What each of these collections is worth."""
    total: int
    """All of them with the Grand Gallery and the full museum."""


class TiesView(msgspec.Struct, frozen=True):
    """What decides between equals, in this order."""

    paintings: int
    """Paintings hanging."""
    patrons: int


class SeatView(msgspec.Struct, frozen=True):
    """What can be known about a seat."""

    score: int
    next_mark: int
    """Where its next favour lies on the track, 0 for nowhere."""
    hand: int
    """How many paintings it holds."""
    known: tuple[Painting, ...]
    """Those of them one knows, because they were openly taken; of one's own hand: those everybody knows."""
    favours: int
    """How many favours it holds."""
    wall: tuple[Painting | None, ...]
    """The 25 places of its museum, row by row."""
    discard: tuple[Painting, ...]
    patrons: tuple[Patron, ...]
    exhibitions: tuple[Collection, ...]
    rewards: tuple[Reward, ...]
    """The reward spaces it has covered, in the order of its exhibitions."""
    counts: tuple[int, ...]
    """Paintings hanging, by period, then by domain."""
    values: tuple[int, ...]
    """What an exhibition of each would be worth."""
    groups: tuple[int, ...]
    """The largest connected group of each, in the layout as it hangs."""
    potential: int
    """What its collections would be worth if each were connected."""
    goal: TrendView | None
    """Its goal: one's own, and everybody's when the game is over."""
    sheet: SheetView
    ties: TiesView


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
        self.places = [_places(p, museum) for museum in range(len(p.box.museums))]
        self.patrons = [None if patron == NOTHING else _patron(p, patron) for patron in p.patron_row]
        self.players = [_seat(p, s, goal=not p.frames) for s in range(p.seats)]
        """Without what one knows of their hands."""


def _seen(p: PicturaPosition, seat: int | None, shown: _Open) -> PicturaView:
    box = p.box
    key = p.question.key if p.frames else ""
    hand = () if seat is None else p.hands[seat]
    return PicturaView(
        **common(p, seat),
        **shown.alike,
        museums=tuple(
            MuseumView(name, _trend(box, trend), places, tuple(box.points[trend][card] for card in hand))
            for name, trend, places in zip(box.museums, p.museum_trends, shown.places, strict=True)
        ),
        under=tuple(
            box.paintings[card] if _knows(p, seat, card) else None for card in p.market[len(p.market) - p.under :]
        ),
        patrons=tuple(_had(p, patron, view, seat) for patron, view in zip(p.patron_row, shown.patrons, strict=True)),
        players=tuple(_known(p, s, seat, shown.players[s]) for s in range(p.seats)),
        hand=_names(box, hand),
        favours=() if seat is None else _favours(p.favours[seat]),
        offers=() if seat is None else tuple(_trend(box, trend) for trend in p.offers[seat]),
        prospects=_prospects(p, seat) if key == "goal" and seat is not None else (),
        goal_points=() if seat is None or p.goals[seat] == NOTHING else _goal_points(box, p.goals[seat]),
        looked=_names(box, sorted(looked_at(p))) if key == "look" and p.frames[-1][1] == seat else (),
        layout=_wall(box, p.layouts[seat]) if key == "final" and seat is not None else (),
        laid=None if seat is None else _laid(box, p.layouts[seat] or p.walls[seat]),
    )


def _alike(p: PicturaPosition) -> dict[str, Any]:
    box = p.box
    key = p.question.key if p.frames else ""
    choosing, laying = key == "goal", key == "final"
    return {
        "catalogue": _catalogue(box, p.setup.is_standard),
        "numbers": _numbers(box),
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
        "trend": _trend(box, p.fashion),
        "fashions": tuple(box.trends[trend] for trend in p.fashions),
        "trends_left": len(p.trend_deck),
        "market": len(p.market),
        "under_openly": _names(
            box, [card for card in p.market[len(p.market) - p.under :] if p.seen[card] == p.everyone]
        ),
        "patrons_left": len(p.patron_deck),
        "patrons_under": tuple(box.patrons[patron] for patron in p.patron_deck[len(p.patron_deck) - p.patrons_known :]),
        "favours_left": len(p.favour_deck),
        "favour_discard": _favours(p.favour_discard),
        "tokens": tuple(p.tokens),
        "chosen": tuple(
            s for s in range(p.seats) if (choosing and p.goals[s] != NOTHING) or (laying and p.layouts[s] != ())
        ),
        "ender": None if p.ender == NOTHING else p.ender,
        "last_turns": p.lasts if p.closing else None,
        "ending": p.reason,
        "revealed": None if p.frames else _revealed(p),
    }


def _knows(p: PicturaPosition, seat: int | None, card: int) -> bool:
    return bool(p.seen[card] >> (p.seats if seat is None else seat) & 1)


def _names(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(box.paintings[card] for card in cards)


def _favours(kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple(FAVOURS[kind] for kind in kinds)


@functools.lru_cache(maxsize=4096)
def _wall(box: Box, wall: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if card == NOTHING else box.paintings[card] for card in wall)


@functools.lru_cache(maxsize=64)
def _catalogue(box: Box, standard: bool) -> CatalogueView:
    return CatalogueView(
        periods="".join(map(str, box.period)),
        domains="".join(map(str, box.domain)),
        painters=tuple(painter + 1 for painter in box.painter),
        labels=()
        if standard
        else tuple(
            (title[0], box.painters[painter][0], year)
            for title, painter, year in zip(box.titles, box.painter, box.years, strict=True)
        ),
    )


@functools.lru_cache(maxsize=64)
def _numbers(box: Box) -> NumbersView:
    painter, period, domain = box.trend_points
    return NumbersView(
        painter_points=painter,
        period_points=period,
        domain_points=domain,
        marks=box.marks,
        end=box.end,
        end_bonus=box.end_bonus,
        least=box.scale.least,
        tokens=box.tokens,
        token_points=box.token_points,
        tip=box.tip,
        looks=box.looks,
        keeps=box.keeps,
        opening_night=box.opening_night,
        restores=box.restores,
        dealer=box.dealer,
        exchanges=box.exchanges,
        stores=box.stores,
        supplies_paintings=box.supplies_paintings,
        supplies_favours=box.supplies_favours,
        grant=box.grant,
        buyers=box.buyers,
        depot=box.depot,
        circle=box.circle,
    )


@functools.lru_cache(maxsize=1024)
def _trend(box: Box, trend: int) -> TrendView:
    painter, period, domain = box.trend_cards[trend]
    return TrendView(box.trends[trend], painter + 1, PERIODS[period], DOMAINS[domain])


@functools.lru_cache(maxsize=1024)
def _goal_points(box: Box, goal: int) -> tuple[int, ...]:
    return tuple(box.goals[goal])


def _places(p: PicturaPosition, museum: int) -> tuple[PlaceView, ...]:
    box, size = p.box, p.box.museum_paintings
    points = box.points[p.museum_trends[museum]]
    return tuple(
        PlaceView(None, 0) if card == NOTHING else PlaceView(box.paintings[card], points[card])
        for card in p.slots[museum * size : (museum + 1) * size]
    )


def _patron(p: PicturaPosition, patron: int) -> PatronView:
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
        pleased=tuple(seat for seat in range(p.seats) if meets(p, seat, card, _hung(p.box, p.walls[seat]).counts)),
        have=(),
    )


def _had(p: PicturaPosition, patron: int, shown: PatronView | None, viewer: int | None) -> PatronView | None:
    """A patron as a seat sees it, with what of its wishes hangs in the own museum."""
    if shown is None or viewer is None:
        return shown
    have = has(p, viewer, p.box.patron_cards[patron], _hung(p.box, p.walls[viewer]).counts)
    return msgspec.structs.replace(shown, have=have)


class _Hung(NamedTuple):
    """A museum, counted."""

    counts: tuple[int, ...]
    values: tuple[int, ...]
    laid: scoring.Layout


@functools.lru_cache(maxsize=4096)
def _hung(box: Box, wall: tuple[int, ...]) -> _Hung:
    counts = tuple(scoring.counts(box.period, box.domain, wall))
    values = tuple(scoring.collection_value(box.scale, kind, count) for kind, count in enumerate(counts))
    return _Hung(counts, values, scoring.layout(box.scale, box.period, box.domain, wall))


def _known(p: PicturaPosition, seat: int, viewer: int | None, shown: SeatView) -> SeatView:
    """A seat as another one, or it itself, sees it: with the paintings known of its hand, and one's own goal."""
    own = seat == viewer
    if own and p.frames:
        shown = _seat(p, seat, goal=True)
    held = [card for card in p.hands[seat] if (p.seen[card] == p.everyone if own else _knows(p, viewer, card))]
    return msgspec.structs.replace(shown, known=_names(p.box, held)) if held else shown


def _seat(p: PicturaPosition, seat: int, goal: bool) -> SeatView:
    """A seat without what is known of its hand; with its goal, where that may be known."""
    box, wall = p.box, p.walls[seat]
    marks = p.marks[seat]
    hung = _hung(box, wall)
    sheet = p.sheet(seat, wall, goal=goal, laid=hung.laid)
    return SeatView(
        score=p.score[seat],
        next_mark=box.marks[marks] if marks < len(box.marks) else 0,
        hand=len(p.hands[seat]),
        known=(),
        favours=len(p.favours[seat]),
        wall=_wall(box, wall),
        discard=_names(box, p.discards[seat]),
        patrons=tuple(box.patrons[patron] for patron in p.patrons[seat]),
        exhibitions=tuple(COLLECTIONS[kind] for kind in p.exhibitions[seat]),
        rewards=tuple(REWARDS[space] for space in p.rewards[seat]),
        counts=hung.counts,
        values=hung.values,
        groups=hung.laid.groups,
        potential=sum(hung.values),
        goal=_trend(box, p.goals[seat]) if goal and p.goals[seat] != NOTHING else None,
        sheet=SheetView(*sheet, total=sheet.total),
        ties=TiesView(*p.ties(seat)),
    )


@functools.lru_cache(maxsize=4096)
def _laid(box: Box, wall: tuple[int, ...]) -> LaidView:
    laid = _hung(box, wall).laid
    groups = scoring.largest_groups(box.period, box.domain, wall)
    return LaidView(tuple(scoring.places(group) for group in groups), laid.values, laid.total)


def _prospects(p: PicturaPosition, seat: int) -> tuple[ProspectView, ...]:
    box = p.box
    shown = [card for card in p.slots if card != NOTHING]

    def liked(trend: int, cards: Sequence[int]) -> tuple[int, int]:
        points = [box.goals[trend][card] for card in cards if box.goals[trend][card]]
        return len(points), sum(points)

    return tuple(ProspectView(*liked(trend, p.hands[seat]), *liked(trend, shown)) for trend in p.offers[seat])


def _revealed(p: PicturaPosition) -> Revealed:
    return Revealed(
        hands=tuple(_names(p.box, hand) for hand in p.hands),
        favours=tuple(_favours(kinds) for kinds in p.favours),
        market=_names(p.box, p.market),
    )
