"""The tables of components.toml as types: what each entry may be, whatever the others are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vernissage.core.components import Count
from vernissage.games.gallerist.components import (
    ALL_VISITORS,
    ARTIST_TILES,
    CARDS,
    COLUMNS,
    CONTRACTS_PER_FORM,
    LEVELS,
    LOCATIONS,
    QUEUE,
    REPUTATION,
    SPACES,
    UPPER,
    WORKS_PER_FORM,
    Bonus,
    Colour,
    Fewest,
    Form,
    Most,
    Tile,
)


class _Part(msgspec.Struct, kw_only=True):
    """A table of the file; `standing` says how it is known."""

    standing: str = ""


_Few = Annotated[int, Meta(ge=0, le=9)]
_Money = Annotated[int, Meta(ge=0, le=50)]
_Closed = Annotated[tuple[Annotated[int, Meta(ge=1, le=COLUMNS)], ...], Meta(max_length=COLUMNS - 1)]
_Ladder = Annotated[tuple[Count, ...], Meta(min_length=6, max_length=6)]
_Sets = Annotated[tuple[str, ...], Meta(min_length=1, max_length=3)]
_BonusRow = tuple[Bonus, Bonus, Bonus]
_TileRow = tuple[Tile, _Few, _Few]
_Goals = Annotated[tuple[tuple[int | str, ...], ...], Meta(min_length=1)]


class _Game(_Part):
    players: tuple[Fewest, Most]
    money: Annotated[int, Meta(ge=0, le=100)]
    locations: tuple[
        Literal["sales_office"], Literal["artists_colony"], Literal["media_centre"], Literal["international_market"]
    ]
    location_tiles: Annotated[int, Meta(ge=len(LOCATIONS), le=len(LOCATIONS))]
    ends_needed: Annotated[int, Meta(ge=1, le=3)]
    celebrities: Annotated[int, Meta(ge=1, le=8)]


class _Stalemate(_Part):
    rounds: Annotated[int, Meta(ge=5, le=100)]


_Tickets = Annotated[int, Meta(ge=1, le=20)]
_MarketTiles = Annotated[int, Meta(ge=1, le=UPPER)]
_Easels = Annotated[int, Meta(ge=1, le=3)]


class _Supply(_Part):
    """Lists by player count, beginning with one player."""

    tickets: tuple[_Tickets, _Tickets, _Tickets, _Tickets]
    visitors_removed: tuple[Count, Count, Count, Count]
    market_tiles: tuple[_MarketTiles, _MarketTiles, _MarketTiles, _MarketTiles]
    easels: tuple[_Easels, _Easels, _Easels, _Easels]
    closed_columns: tuple[_Closed, _Closed, _Closed, _Closed]
    plaza: Annotated[int, Meta(ge=0, le=12)]
    lobby: Annotated[int, Meta(ge=0, le=3)]


_OfAKind = Annotated[int, Meta(ge=4, le=ALL_VISITORS)]


class _Visitors(_Part):
    investor: _OfAKind
    vip: _OfAKind
    collector: _OfAKind


class InfluenceTable(_Part):
    start: Count
    end: Annotated[int, Meta(ge=10, le=100)]
    stars: tuple[Count, ...]
    money: tuple[tuple[Count, _Money], ...]


class FameTable(_Part):
    celebrity: Annotated[int, Meta(ge=10, le=30)]
    unpromoted: _Ladder
    promoted: _Ladder
    values: Annotated[tuple[_Money, ...], Meta(min_length=7, max_length=7)]


class _Celebrity(_Part):
    money: _Money


_ArtistRow = tuple[Form, Colour, Annotated[int, Meta(ge=0, le=18)], Annotated[int, Meta(ge=0, le=LEVELS)]]


class ArtistsTable(_Part):
    signatures: Annotated[int, Meta(ge=2, le=2)]
    tiles: Annotated[tuple[_ArtistRow, ...], Meta(min_length=ARTIST_TILES, max_length=ARTIST_TILES)]
    bonuses: dict[str, Any]
    """So many small tiles of each bonus."""


class WorksTable(_Part):
    tiles: Annotated[
        tuple[Annotated[tuple[int | str, ...], Meta(min_length=2, max_length=4)], ...],
        Meta(min_length=WORKS_PER_FORM, max_length=WORKS_PER_FORM),
    ]


class _ByVisitor(msgspec.Struct):
    investor: _Few
    vip: _Few
    collector: _Few

    def each(self) -> tuple[int, ...]:
        return self.investor, self.vip, self.collector


class _FameBonus(_Part):
    base: Annotated[int, Meta(ge=0, le=5)]
    collector: Annotated[int, Meta(ge=0, le=5)]


class _Bonus(_Part):
    money: _ByVisitor
    influence: _ByVisitor
    fame: _FameBonus


class _Intermediate(_Part):
    money: _ByVisitor
    influence: _ByVisitor


_Fronts = Annotated[tuple[Bonus, ...], Meta(min_length=CONTRACTS_PER_FORM, max_length=CONTRACTS_PER_FORM)]


class _Contracts(_Part):
    digital: _Fronts
    photography: _Fronts
    sculpture: _Fronts
    painting: _Fronts


class CardsTable(_Part):
    cards: Annotated[tuple[_Goals, ...], Meta(min_length=CARDS, max_length=CARDS)]


class _Famous(_Part):
    fame: Annotated[int, Meta(ge=1, le=30)]
    tile: _TileRow


class _Spaces(_Part):
    bonuses: Annotated[tuple[Bonus, ...], Meta(min_length=SPACES, max_length=SPACES)]


class ReputationTable(_Part):
    per_influence: Annotated[int, Meta(ge=1, le=35)]
    promotion: Annotated[int, Meta(ge=1, le=LEVELS)]
    tiles: Annotated[tuple[_TileRow, ...], Meta(min_length=len(REPUTATION) - 1, max_length=len(REPUTATION) - 1)]
    famous: _Famous
    spaces: _Spaces


class _ContractTickets(_Part):
    bonuses: _BonusRow


class _Gallery(_Part):
    walls: Annotated[int, Meta(ge=3, le=3)]
    desks: Annotated[int, Meta(ge=0, le=10)]
    contracts: Annotated[int, Meta(ge=3, le=3)]
    collectors: Annotated[int, Meta(ge=0, le=12)]
    on_desks: Annotated[int, Meta(ge=0, le=4)]
    contract_tickets: _ContractTickets


class _Hiring(_Part):
    costs: Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(min_length=QUEUE, max_length=QUEUE)]
    bonuses: Annotated[tuple[Bonus, ...], Meta(min_length=QUEUE, max_length=QUEUE)]


class _Promotion(_Part):
    tokens: Annotated[int, Meta(ge=1, le=8)]
    bonuses: Annotated[tuple[Bonus, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    fame: Annotated[int, Meta(ge=0, le=5)]


class _Rows(_Part):
    forms: tuple[Form, Form, Form, Form]


class _BidBonuses(_Part):
    rows: tuple[_BonusRow, _BonusRow, _BonusRow]


_Reward = Annotated[int, Meta(ge=0, le=10)]
_BidSum = Annotated[int, Meta(ge=0, le=20)]
_Prizes = tuple[_Money, _Money, _Money]


class _Market(_Part):
    influence: tuple[_Reward, _Reward, _Reward]
    lobby: tuple[_Sets, _Sets, _Sets]
    majorities: tuple[_Prizes, _Prizes, _Prizes]
    bids: tuple[_BidSum, _BidSum, _BidSum]
    rows: _Rows
    bonuses: _BidBonuses


class _Level(msgspec.Struct):
    curator: Annotated[int, Meta(ge=0, le=2)]
    dealer: Annotated[int, Meta(ge=0, le=3)]
    highest: bool
    cards: Annotated[int, Meta(ge=0, le=100)]
    reputation: Annotated[int, Meta(ge=0, le=SPACES)]
    masterpieces: Annotated[int, Meta(ge=0, le=4)]
    money: Annotated[int, Meta(ge=0, le=1000)]


class _Solo(_Part):
    apprentice: _Level
    experienced: _Level
    master: _Level


class File(msgspec.Struct):
    """components.toml."""

    game: _Game
    stalemate: _Stalemate
    supply: _Supply
    visitors: _Visitors
    influence: InfluenceTable
    fame: FameTable
    celebrity: _Celebrity
    artists: ArtistsTable
    works: WorksTable
    bonus: _Bonus
    intermediate: _Intermediate
    contracts: _Contracts
    curators: CardsTable
    dealers: CardsTable
    reputation: ReputationTable
    gallery: _Gallery
    hiring: _Hiring
    promotion: _Promotion
    market: _Market
    solo: _Solo
