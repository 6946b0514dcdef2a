"""What lies on the table of The Gallerist, each thing declared once. `state.py` is written from it by `make fields`.

What several facts in one number are is in `packed`, what all numbers are called in `names`.
"""

from __future__ import annotations

from typing import Annotated

from vernissage.core.fields import Fixed
from vernissage.games.gallerist.components import Box

SeatNumber = Annotated[int, "seat"]
Phase = Annotated[int, "phase"]
LocationNumber = Annotated[int, "location"]
Stand = Annotated[int, "stand"]
ActionNumber = Annotated[int, "acting"]
Standing = Annotated[int, "standing"]
Owner = Annotated[int, "owner"]
ArtistNumber = Annotated[int, "artist"]
ArtistTile = Annotated[int, "artist_tile"]
BonusTile = Annotated[int, "bonus_tile"]
FameNumber = Annotated[int, "fame"]
WorkNumber = Annotated[int, "work"]
Hung = Annotated[int, "hung"]
Sold = Annotated[int, "sold"]
Prize = Annotated[int, "prize"]
ContractNumber = Annotated[int, "contract"]
Slot = Annotated[int, "slot"]
TileNumber = Annotated[int, "tile"]
CuratorNumber = Annotated[int, "curator"]
DealerNumber = Annotated[int, "dealer"]
VisitorInBag = Annotated[int, "visitor_in_bag"]

Three = tuple[int, int, int]
Visitors = Annotated[Three, "visitors"]
Tickets = Annotated[Three, "tickets"]
Slots = tuple[Slot, Slot, Slot]
Works = tuple[WorkNumber, ...]
Contracts = tuple[ContractNumber, ...]
Tiles = tuple[TileNumber, ...]
TilesOfASeat = Annotated[tuple[TileNumber, ...], "by space"]
ByArtist = Annotated[list[int], "by artist"]


class GalleristFields:
    """Everything on the board, on the players' boards and in the bag."""

    box: Fixed[Box]
    seats: Fixed[int]
    solo: Fixed[bool]
    columns: Fixed[tuple[int, ...]]
    """The columns of the market in use."""

    first: SeatNumber
    """The first player."""
    turn: SeatNumber
    """Whose turn it is; kicked-out actions of others are part of it."""
    round: int
    phase: Phase
    acting: ActionNumber
    """The location action under way, or just taken."""
    executed: bool
    """Whether this turn's executive action is used."""
    scored: bool
    """Whether the intermediate scoring has been."""
    stirred: bool
    """Whether tickets, fame or the bag changed this round."""
    quiet: int
    """Rounds in a row in which nothing of that changed."""

    cash: list[int]
    bank: int
    """What the bank has paid out in all, less what it took in."""
    influence: list[int]

    queue: list[int]
    """Assistants not yet hired."""
    desks: list[int]
    """Assistants at desks."""
    retired: list[int]
    """Assistants that have left the game."""
    reserve: int
    """Lacerda's assistants beside the board."""
    places: Annotated[list[Standing], "by location"]
    """The piece on each location."""
    stands: list[Stand]
    """The location of each gallerist."""
    waiting: Standing
    """The piece that was kicked out this turn and has not gone home yet."""
    waiting_at: LocationNumber
    """Where it was kicked out."""
    lacerda: LocationNumber
    """The location Lacerda goes on from, none before he comes."""

    artists: Annotated[tuple[ArtistTile, ...], "by artist"]
    """The artist tile on each of the eight places."""
    spare_artists: tuple[ArtistTile, ...]
    bonuses: Annotated[list[BonusTile], "by artist"]
    """The bonus tile on each undiscovered artist."""
    away_bonuses: tuple[BonusTile, ...]
    collectors: ByArtist
    """How many collectors stand on each artist, one at most."""
    fame: Annotated[list[FameNumber], "by artist"]
    promotion: ByArtist
    tokens: Annotated[list[int], "by level"]
    """Promotion tokens left of each level, from level 1."""
    signatures: ByArtist
    """Signatures left beside each artist."""

    piles: Annotated[list[Works], "by form"]
    """The works of each form, the first on top."""
    onlookers: Annotated[list[Visitors], "by form"]
    """The visitors on each pile's top work."""
    easels: Works
    put_away: Works
    """Works set aside at the start that came on no easel."""
    walls: list[tuple[Hung, ...]]
    """The works each seat shows, from the left."""
    sold: list[tuple[Sold, ...]]
    """The works each seat has sold."""
    commissions: list[ArtistNumber]
    """The artist each seat has a commission of."""
    prizes: list[Prize]
    """The easel work each seat took at the end, and the card it lies on."""

    deck: Contracts
    """The pile of contracts, the first on top."""
    display: list[Contracts]
    """The contracts on each of the four spaces, the last on top."""
    discards: Contracts
    slots: list[Slots]
    """Each seat's contracts."""

    bag: tuple[VisitorInBag, ...]
    """The visitors in the bag, in the order they will be drawn."""
    plaza: Visitors
    lobbies: list[Visitors]
    galleries: list[Visitors]
    office: Tickets
    """The tickets in the box office."""
    spent: Tickets
    """The tickets that were discarded."""
    tickets: list[Tickets]

    start_tiles: Annotated[tuple[TileNumber, ...], "by location"]
    """The reputation tile beside each location until the start is over."""
    tiles: Annotated[list[TileNumber], "by tile_cell"]
    """The reputation tile on each upper space of the market."""
    away_tiles: Tiles
    """Reputation tiles out of the game."""
    grid: Annotated[list[Owner], "by cell"]
    """Whose assistant stands on each space of the market."""
    third: list[TileNumber]
    """The reputation tile on each seat's third exhibition space."""
    spaces: list[TilesOfASeat]
    """The reputation tiles on each seat's six spaces."""
    curators: tuple[CuratorNumber, ...]
    """The curator cards in the order they were dealt; those after the last seat's are nobody's."""
    dealers: tuple[DealerNumber, ...]
    reason: str
    """Why the game ended, empty while it goes on."""
