"""What everybody sees of the board: locations, artists, works, the market, and the numbers of the box in play."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec

from vernissage.core.naming import Seat
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import names, packed
from vernissage.games.gallerist.codes import ACTIONS
from vernissage.games.gallerist.components import Box
from vernissage.games.gallerist.events import Action, Artist, Bonus, Cell, Location, Piece, Tile, Work
from vernissage.games.gallerist.position import NOTHING, UNDISCOVERED, GalleristPosition
from vernissage.games.gallerist.view.counts import VisitorsView

Form = Annotated[str, c.FORMS]
Colour = Annotated[str, c.COLOURS]


class TrackView(msgspec.Struct, frozen=True):
    """A space of the influence track."""

    value: int
    """What it pays at the end."""
    money: bool
    """Whether it has a money icon: a step back to it pays 1."""
    star: bool
    """Whether it has a star: a step back to it adds 1 fame, or pays a kicked-out location action."""


class PieceView(msgspec.Struct, frozen=True):
    """A gallerist or an assistant on a location."""

    owner: Seat | None
    """The seat; None for Lacerda."""
    kind: Piece


class LocationView(msgspec.Struct, frozen=True):
    key: Location
    piece: PieceView | None
    kicked_out: PieceView | None
    """The piece that waits beside it for its kicked-out action."""
    tile: Tile | None
    """The reputation tile for whoever starts here."""
    actions: tuple[Action, ...]
    """What can be done here."""


class ArtistView(msgspec.Struct, frozen=True):
    """One of the eight artists."""

    key: Artist
    tile: str
    """The artist tile, which says more about the looks: form-colour-promotion."""
    form: Form
    colour: Colour
    discovered: bool
    initial_fame: int
    fame: int | None
    promotion: int
    stars: int
    """The star level, 0 to 6; by the initial fame while undiscovered."""
    value: int
    """What a work of this artist sells for."""
    celebrity: bool
    signatures: int
    """Signatures left beside the artist."""
    bonus: Bonus | None
    """For whoever discovers it."""
    bonus_tile: int | None
    """The number of that bonus tile."""
    collector: bool
    levels: tuple[int, ...]
    """The fame each star level begins with, from the first."""


class PileView(msgspec.Struct, frozen=True):
    """The works of a form: the one on top, and how many are below."""

    form: Form
    work: Work | None
    fame: int
    tickets: tuple[str, ...]
    """The tickets of the top work: brown, any, brown/white."""
    visitors: VisitorsView
    below: int


class PromotionView(msgspec.Struct, frozen=True):
    """The promotion tokens of a level; its cost in influence is the level."""

    level: int
    left: int
    bonus: Bonus


class CellView(msgspec.Struct, frozen=True):
    """A space of the international market."""

    key: Cell
    """Form and column, or bid and column."""
    column: int
    form: Form | None
    bid: int | None
    influence: int
    """What its column brings."""
    lobby: tuple[str, ...]
    """The visitors its column wants in the lobby: any, investor, investor/vip."""
    bonus: Bonus | None
    tile: Tile | None
    owner: Seat | None
    """The seat with an assistant here."""
    lacerda: bool
    """Whether it is an assistant of Lacerda's."""
    open: bool
    """Whether its column is in use."""


class EaselView(msgspec.Struct, frozen=True):
    """A work on an easel, and what it would pay now."""

    work: Work
    value: int


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    celebrity: int
    """The fame of a celebrity, where fame ends."""
    green_levels: int
    """The star levels that are drawn in green; those after them are gold, the last is a celebrity's."""
    tiles: dict[Tile, tuple[int, int]]
    """Influence and money of each reputation tile for each thing it counts."""
    per_influence: int
    """So much influence is one thing for the tile that counts it."""
    promoted_from: int
    famous_from: int
    walls: int
    """Exhibition spaces of a gallery without a masterpiece."""
    desks: int
    tickets: int
    """Tickets of each colour in the box office to begin with."""
    visitors: int
    """Visitors in the game, all told."""


@functools.lru_cache(maxsize=64)
def numbers(box: Box, seats: int) -> NumbersView:
    """The numbers of the box for so many players."""
    left_out = box.visitors_removed[seats - 1]
    tiles = zip(c.REPUTATION, box.reputation_influence, box.reputation_money, strict=True)
    return NumbersView(
        celebrity=box.celebrity,
        green_levels=c.GREEN_LEVELS,
        tiles={tile: (influence, money) for tile, influence, money in tiles},
        per_influence=box.per_influence,
        promoted_from=box.promoted_from,
        famous_from=box.famous_from,
        walls=box.walls,
        desks=box.desks,
        tickets=box.tickets[seats - 1],
        visitors=sum(count - left_out for count in box.visitors),
    )


@functools.lru_cache(maxsize=64)
def track(box: Box) -> tuple[TrackView, ...]:
    """The influence track, space by space."""
    money, stars = {*box.money_step}, {*box.star_step}
    end = box.influence_end
    values = box.influence_value
    # The last space is nobody's step back; it has an icon if its value is its own.
    return tuple(
        TrackView(values[space], space in money or (space == end and values[end] != values[end - 1]), space in stars)
        for space in range(end + 1)
    )


def location(p: GalleristPosition, place: int) -> LocationView:
    """A location and who stands there."""
    tile = p.start_tiles[place]
    return LocationView(
        key=c.LOCATIONS[place],
        piece=_piece(p, p.places[place]),
        kicked_out=_piece(p, p.waiting) if p.waiting_at == place else None,
        tile=None if tile == NOTHING else c.REPUTATION[tile],
        actions=tuple(ACTIONS[action] for action in packed.ACTIONS_OF[place]),
    )


def _piece(p: GalleristPosition, piece: int) -> PieceView | None:
    if piece == NOTHING:
        return None
    owner = packed.owner_of(piece)
    return PieceView(owner if owner < p.seats else None, names.PIECES[packed.is_assistant(piece)])


def artist(p: GalleristPosition, artist: int) -> ArtistView:
    """One of the eight artists as things stand."""
    box, tile = p.box, p.artists[artist]
    discovered = p.fame[artist] != UNDISCOVERED
    bonus = p.bonuses[artist]
    levels = box.levels[tile]
    return ArtistView(
        key=c.ARTIST_NAMES[artist],
        tile=box.artists[tile],
        form=c.FORMS[packed.form_of(artist)],
        colour=c.COLOURS[packed.colour_of(artist)],
        discovered=discovered,
        initial_fame=box.initial_fame[tile],
        fame=p.fame[artist] if discovered else None,
        promotion=p.promotion[artist],
        stars=p.level(artist),
        value=p.value(artist),
        celebrity=p.is_celebrity(artist),
        signatures=p.signatures[artist],
        bonus=None if bonus == NOTHING else c.BONUSES[box.artist_bonuses[bonus]],
        bonus_tile=None if bonus == NOTHING else bonus,
        collector=bool(p.collectors[artist]),
        levels=tuple(levels.index(level) for level in range(1, max(levels) + 1)),
    )


@functools.lru_cache(maxsize=1024)
def _sets(sets: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """Sets of colours, or of visitors, as the components file writes them."""
    full = (1 << len(names)) - 1
    return tuple(
        "any" if one == full else "/".join(name for kind, name in enumerate(names) if one & 1 << kind) for one in sets
    )


def pile(p: GalleristPosition, form: int) -> PileView:
    """The works of a form."""
    box, pile = p.box, p.piles[form]
    return PileView(
        form=c.FORMS[form],
        work=box.works[pile[0]] if pile else None,
        fame=box.work_fame[pile[0]] if pile else 0,
        tickets=_sets(box.work_tickets[pile[0]], c.TICKETS) if pile else (),
        visitors=VisitorsView(*p.onlookers[form]),
        below=max(0, len(pile) - 1),
    )


def cell(p: GalleristPosition, cell: int) -> CellView:
    """A space of the international market."""
    box = p.box
    row, column = packed.row_of(cell), packed.column_of(cell)
    upper = row < c.ROWS
    tile = p.tiles[cell] if upper else NOTHING
    owner = p.grid[cell]
    return CellView(
        key=box.cells[cell],
        column=column + 1,
        form=c.FORMS[box.market_forms[row]] if upper else None,
        bid=None if upper else box.bids[row - c.ROWS],
        influence=box.market_influence[column],
        lobby=_sets(box.market_lobby[column], c.VISITORS),
        bonus=None if upper else c.BONUSES[box.bid_bonuses[row - c.ROWS][column]],
        tile=None if tile == NOTHING else c.REPUTATION[tile],
        owner=owner if 0 <= owner < p.seats else None,
        lacerda=owner == p.seats,
        open=column in p.columns,
    )
