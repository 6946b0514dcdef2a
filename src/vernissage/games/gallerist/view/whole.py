"""What a seat, or a spectator, may know: each fact is put in on purpose.

Nearly everything lies open. Hidden are the others' curator and dealer cards, and the order of the bag, of the contract
pile and of the works below the top ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from vernissage.core.naming import Seat
from vernissage.core.views import View, common
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.components import ARTISTS, CELLS, Box
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.events import Contract, Location, Tile, Work
from vernissage.games.gallerist.names import PHASES
from vernissage.games.gallerist.position import NOTHING, GalleristPosition
from vernissage.games.gallerist.view import asking, board
from vernissage.games.gallerist.view import seat as seats
from vernissage.games.gallerist.view.asking import AskView, StepView
from vernissage.games.gallerist.view.board import (
    ArtistView,
    CellView,
    EaselView,
    LocationView,
    NumbersView,
    PileView,
    PromotionView,
    TrackView,
)
from vernissage.games.gallerist.view.counts import Tickets, VisitorsView
from vernissage.games.gallerist.view.seat import SeatView

Phase = Annotated[str, PHASES]


class SoloLineView(msgspec.Struct, frozen=True):
    """One thing a level of the solo game wants, and how much of it is there."""

    level: str
    what: str
    needed: int
    there: int


class SoloView(msgspec.Struct, frozen=True):
    """The solo game."""

    lacerda: Location | None
    """The location Lacerda goes on from."""
    assistants: int
    """His assistants beside the board."""
    lines: tuple[SoloLineView, ...]
    """For the player; a spectator is shown them when the game is over."""
    level: str | None
    """The level that was reached, when the game is over."""
    took_easel: bool
    """Whether Lacerda has the work of the easel."""


class EndingsView(msgspec.Struct, frozen=True):
    """The three reasons to end the game, two of which are wanted; solo the first alone."""

    no_tickets: bool
    celebrities: int
    celebrities_wanted: int
    enough_celebrities: bool
    no_visitors: bool
    met: int
    """How many of those that count are there,"""
    wanted: int
    """and how many are wanted."""


class GalleristView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    round: int
    phase: Phase
    """`playing`; `last_rounds`: this round is finished, then one more; `last_turns`."""
    first: Seat
    turn: Seat
    """Whose turn it is; a kicked-out action of another seat is part of it."""
    executed: bool
    """Whether this turn's executive action is used."""
    scored: bool
    """Whether the intermediate scoring has been."""
    stirred: bool
    """Whether tickets, fame or the bag changed this round."""
    quiet: int
    """Rounds in a row without such a change."""
    endings: EndingsView
    numbers: NumbersView
    track: tuple[TrackView, ...]
    players: Annotated[tuple[SeatView, ...], "by seat"]
    locations: tuple[LocationView, ...]
    artists: tuple[ArtistView, ...]
    piles: tuple[PileView, ...]
    easels: tuple[EaselView, ...]
    put_away: tuple[Work, ...]
    """The works that were set aside and are in nobody's reach."""
    promotion: tuple[PromotionView, ...]
    office: Tickets
    """Tickets in the box office."""
    discarded_tickets: Tickets
    plaza: VisitorsView
    bag: VisitorsView
    display: tuple[tuple[Contract, ...], ...]
    """The contracts on the four spaces, the last on top."""
    contracts_left: int
    discarded_contracts: tuple[Contract, ...]
    market: tuple[CellView, ...]
    majorities: tuple[tuple[int, ...], ...]
    """By column: first, second, third."""
    tiles_away: tuple[Tile, ...]
    bank: int
    solo: SoloView | None
    ask: AskView | None
    steps: tuple[StepView, ...]


def build(p: GalleristPosition, seat: int | None) -> GalleristView:
    """The view of a seat, or of a spectator (None)."""
    return _seen(p, seat, _open(p), _Players(p))


def build_all(p: GalleristPosition) -> dict[int | None, GalleristView]:
    """The views of all seats and of a spectator; what lies open to all of them is looked at once."""
    shown, players = _open(p), _Players(p)
    return {seat: _seen(p, seat, shown, players) for seat in (None, *range(p.seats))}


class _Players(dict[tuple[int, bool], SeatView]):
    """Each seat, with its cards or without them, looked at when it is wanted."""

    def __init__(self, p: GalleristPosition) -> None:
        self._position = p

    def __missing__(self, key: tuple[int, bool]) -> SeatView:
        return self.setdefault(key, seats.player(self._position, *key))


def _seen(p: GalleristPosition, seat: int | None, shown: dict[str, Any], players: _Players) -> GalleristView:
    over = not p.frames
    return GalleristView(
        **common(p, seat),
        **shown,
        players=tuple(players[s, over or s == seat] for s in range(p.seats)),
        solo=_solo(p, over or seat is not None) if p.solo else None,
    )


def _open(p: GalleristPosition) -> dict[str, Any]:
    """The part of a view that everybody has alike."""
    box = p.box
    return {
        "round": p.round,
        "phase": PHASES[p.phase],
        "first": p.first,
        "turn": p.turn,
        "executed": p.executed,
        "scored": p.scored,
        "stirred": p.stirred,
        "quiet": p.quiet,
        "endings": _endings(p),
        "numbers": board.numbers(box, p.seats),
        "track": board.track(box),
        "locations": tuple(board.location(p, place) for place in range(len(c.LOCATIONS))),
        "artists": tuple(board.artist(p, artist) for artist in range(ARTISTS)),
        "piles": tuple(board.pile(p, form) for form in range(len(c.FORMS))),
        "easels": tuple(EaselView(box.works[work], scoring.easel_value(p, work)) for work in p.easels),
        "put_away": tuple(box.works[work] for work in p.put_away),
        "promotion": tuple(
            PromotionView(level + 1, p.tokens[level], c.BONUSES[box.promotion_bonuses[level]])
            for level in range(c.LEVELS)
        ),
        "office": Tickets(*p.office),
        "discarded_tickets": Tickets(*p.spent),
        "plaza": VisitorsView(*p.plaza),
        "bag": VisitorsView(*p.in_bag()),
        "display": tuple(_contracts(box, cards) for cards in p.display),
        "contracts_left": len(p.deck),
        "discarded_contracts": _contracts(box, p.discards),
        "market": tuple(board.cell(p, cell) for cell in range(CELLS)),
        "majorities": box.majorities,
        "tiles_away": tuple(c.REPUTATION[tile] for tile in sorted(p.away_tiles)),
        "bank": p.bank,
        "ask": asking.ask(p) if p.frames else None,
        "steps": tuple(asking.step(p, frame) for frame in p.frames),
    }


def _endings(p: GalleristPosition) -> EndingsView:
    no_tickets, celebrities, no_visitors = p.endings()
    met, wanted = turns.nearing_end(p)
    return EndingsView(
        no_tickets=no_tickets,
        celebrities=sum(fame == p.box.celebrity for fame in p.fame),
        celebrities_wanted=p.box.celebrities,
        enough_celebrities=celebrities,
        no_visitors=no_visitors,
        met=met,
        wanted=wanted,
    )


def _contracts(box: Box, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.contracts[card] for card in cards)


def _solo(p: GalleristPosition, lines: bool) -> SoloView:
    order = scoring.auction_order(p)
    return SoloView(
        lacerda=None if p.lacerda == NOTHING else c.LOCATIONS[p.lacerda],
        assistants=p.reserve,
        lines=tuple(SoloLineView(*line) for line in scoring.solo_lines(p)) if lines else (),
        level=scoring.solo_level(p) if not p.frames else None,
        took_easel=not p.frames and bool(order) and order[0] == p.seats,
    )
