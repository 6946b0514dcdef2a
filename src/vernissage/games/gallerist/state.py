"""Written by `make fields` from the declaration of GalleristFields: change it there."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Self

from vernissage.core.fields import Fixed, others, stored
from vernissage.core.position import Position
from vernissage.games.gallerist.components import Box
from vernissage.games.gallerist.fields import (
    ActionNumber,
    ArtistNumber,
    ArtistTile,
    BonusTile,
    ByArtist,
    Contracts,
    CuratorNumber,
    DealerNumber,
    FameNumber,
    GalleristFields,
    Hung,
    LocationNumber,
    Owner,
    Phase,
    Prize,
    SeatNumber,
    Slots,
    Sold,
    Stand,
    Standing,
    Tickets,
    TileNumber,
    Tiles,
    TilesOfASeat,
    VisitorInBag,
    Visitors,
    Works,
)


class GalleristState(Position):
    """The fields of GalleristFields, with what follows from them."""

    __slots__ = (
        "acting",
        "artists",
        "away_bonuses",
        "away_tiles",
        "bag",
        "bank",
        "bonuses",
        "box",
        "cash",
        "collectors",
        "columns",
        "commissions",
        "curators",
        "dealers",
        "deck",
        "desks",
        "discards",
        "display",
        "easels",
        "executed",
        "fame",
        "first",
        "galleries",
        "grid",
        "influence",
        "lacerda",
        "lobbies",
        "office",
        "onlookers",
        "phase",
        "piles",
        "places",
        "plaza",
        "prizes",
        "promotion",
        "put_away",
        "queue",
        "quiet",
        "reason",
        "reserve",
        "retired",
        "round",
        "scored",
        "seats",
        "signatures",
        "slots",
        "sold",
        "solo",
        "spaces",
        "spare_artists",
        "spent",
        "stands",
        "start_tiles",
        "stirred",
        "third",
        "tickets",
        "tiles",
        "tokens",
        "turn",
        "waiting",
        "waiting_at",
        "walls",
    )

    FIELDS: ClassVar[dict[str, Any]] = stored(GalleristFields)
    OTHERS: ClassVar[frozenset[str]] = others(GalleristFields)

    box: Fixed[Box]
    seats: Fixed[int]
    solo: Fixed[bool]
    columns: Fixed[tuple[int, ...]]
    first: SeatNumber
    turn: SeatNumber
    round: int
    phase: Phase
    acting: ActionNumber
    executed: bool
    scored: bool
    stirred: bool
    quiet: int
    cash: list[int]
    bank: int
    influence: list[int]
    queue: list[int]
    desks: list[int]
    retired: list[int]
    reserve: int
    places: Annotated[list[Standing], "by location"]
    stands: list[Stand]
    waiting: Standing
    waiting_at: LocationNumber
    lacerda: LocationNumber
    artists: Annotated[tuple[ArtistTile, ...], "by artist"]
    spare_artists: tuple[ArtistTile, ...]
    bonuses: Annotated[list[BonusTile], "by artist"]
    away_bonuses: tuple[BonusTile, ...]
    collectors: ByArtist
    fame: Annotated[list[FameNumber], "by artist"]
    promotion: ByArtist
    tokens: Annotated[list[int], "by level"]
    signatures: ByArtist
    piles: Annotated[list[Works], "by form"]
    onlookers: Annotated[list[Visitors], "by form"]
    easels: Works
    put_away: Works
    walls: list[tuple[Hung, ...]]
    sold: list[tuple[Sold, ...]]
    commissions: list[ArtistNumber]
    prizes: list[Prize]
    deck: Contracts
    display: list[Contracts]
    discards: Contracts
    slots: list[Slots]
    bag: tuple[VisitorInBag, ...]
    plaza: Visitors
    lobbies: list[Visitors]
    galleries: list[Visitors]
    office: Tickets
    spent: Tickets
    tickets: list[Tickets]
    start_tiles: Annotated[tuple[TileNumber, ...], "by location"]
    tiles: Annotated[list[TileNumber], "by tile_cell"]
    away_tiles: Tiles
    grid: Annotated[list[Owner], "by cell"]
    third: list[TileNumber]
    spaces: list[TilesOfASeat]
    curators: tuple[CuratorNumber, ...]
    dealers: tuple[DealerNumber, ...]
    reason: str

    def empty(self) -> None:
        self.first = 0
        self.turn = 0
        self.round = 0
        self.phase = 0
        self.acting = 0
        self.executed = False
        self.scored = False
        self.stirred = False
        self.quiet = 0
        self.cash = []
        self.bank = 0
        self.influence = []
        self.queue = []
        self.desks = []
        self.retired = []
        self.reserve = 0
        self.places = []
        self.stands = []
        self.waiting = 0
        self.waiting_at = 0
        self.lacerda = 0
        self.artists = ()
        self.spare_artists = ()
        self.bonuses = []
        self.away_bonuses = ()
        self.collectors = []
        self.fame = []
        self.promotion = []
        self.tokens = []
        self.signatures = []
        self.piles = []
        self.onlookers = []
        self.easels = ()
        self.put_away = ()
        self.walls = []
        self.sold = []
        self.commissions = []
        self.prizes = []
        self.deck = ()
        self.display = []
        self.discards = ()
        self.slots = []
        self.bag = ()
        self.plaza = (0, 0, 0)
        self.lobbies = []
        self.galleries = []
        self.office = (0, 0, 0)
        self.spent = (0, 0, 0)
        self.tickets = []
        self.start_tiles = ()
        self.tiles = []
        self.away_tiles = ()
        self.grid = []
        self.third = []
        self.spaces = []
        self.curators = ()
        self.dealers = ()
        self.reason = ""

    def clone(self) -> Self:
        other = self.bare_clone()
        other.box = self.box
        other.seats = self.seats
        other.solo = self.solo
        other.columns = self.columns
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.acting = self.acting
        other.executed = self.executed
        other.scored = self.scored
        other.stirred = self.stirred
        other.quiet = self.quiet
        other.cash = self.cash[:]
        other.bank = self.bank
        other.influence = self.influence[:]
        other.queue = self.queue[:]
        other.desks = self.desks[:]
        other.retired = self.retired[:]
        other.reserve = self.reserve
        other.places = self.places[:]
        other.stands = self.stands[:]
        other.waiting = self.waiting
        other.waiting_at = self.waiting_at
        other.lacerda = self.lacerda
        other.artists = self.artists
        other.spare_artists = self.spare_artists
        other.bonuses = self.bonuses[:]
        other.away_bonuses = self.away_bonuses
        other.collectors = self.collectors[:]
        other.fame = self.fame[:]
        other.promotion = self.promotion[:]
        other.tokens = self.tokens[:]
        other.signatures = self.signatures[:]
        other.piles = self.piles[:]
        other.onlookers = self.onlookers[:]
        other.easels = self.easels
        other.put_away = self.put_away
        other.walls = self.walls[:]
        other.sold = self.sold[:]
        other.commissions = self.commissions[:]
        other.prizes = self.prizes[:]
        other.deck = self.deck
        other.display = self.display[:]
        other.discards = self.discards
        other.slots = self.slots[:]
        other.bag = self.bag
        other.plaza = self.plaza
        other.lobbies = self.lobbies[:]
        other.galleries = self.galleries[:]
        other.office = self.office
        other.spent = self.spent
        other.tickets = self.tickets[:]
        other.start_tiles = self.start_tiles
        other.tiles = self.tiles[:]
        other.away_tiles = self.away_tiles
        other.grid = self.grid[:]
        other.third = self.third[:]
        other.spaces = self.spaces[:]
        other.curators = self.curators
        other.dealers = self.dealers
        other.reason = self.reason
        return other

    def state(self) -> tuple[Any, ...]:
        return (
            self.first,
            self.turn,
            self.round,
            self.phase,
            self.acting,
            self.executed,
            self.scored,
            self.stirred,
            self.quiet,
            tuple(self.cash),
            self.bank,
            tuple(self.influence),
            tuple(self.queue),
            tuple(self.desks),
            tuple(self.retired),
            self.reserve,
            tuple(self.places),
            tuple(self.stands),
            self.waiting,
            self.waiting_at,
            self.lacerda,
            self.artists,
            self.spare_artists,
            tuple(self.bonuses),
            self.away_bonuses,
            tuple(self.collectors),
            tuple(self.fame),
            tuple(self.promotion),
            tuple(self.tokens),
            tuple(self.signatures),
            tuple(self.piles),
            tuple(self.onlookers),
            self.easels,
            self.put_away,
            tuple(self.walls),
            tuple(self.sold),
            tuple(self.commissions),
            tuple(self.prizes),
            self.deck,
            tuple(self.display),
            self.discards,
            tuple(self.slots),
            self.bag,
            self.plaza,
            tuple(self.lobbies),
            tuple(self.galleries),
            self.office,
            self.spent,
            tuple(self.tickets),
            self.start_tiles,
            tuple(self.tiles),
            self.away_tiles,
            tuple(self.grid),
            tuple(self.third),
            tuple(self.spaces),
            self.curators,
            self.dealers,
            self.reason,
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        (
            first,
            turn,
            round,
            phase,
            acting,
            executed,
            scored,
            stirred,
            quiet,
            cash,
            bank,
            influence,
            queue,
            desks,
            retired,
            reserve,
            places,
            stands,
            waiting,
            waiting_at,
            lacerda,
            artists,
            spare_artists,
            bonuses,
            away_bonuses,
            collectors,
            fame,
            promotion,
            tokens,
            signatures,
            piles,
            onlookers,
            easels,
            put_away,
            walls,
            sold,
            commissions,
            prizes,
            deck,
            display,
            discards,
            slots,
            bag,
            plaza,
            lobbies,
            galleries,
            office,
            spent,
            tickets,
            start_tiles,
            tiles,
            away_tiles,
            grid,
            third,
            spaces,
            curators,
            dealers,
            reason,
        ) = state
        self.first = first
        self.turn = turn
        self.round = round
        self.phase = phase
        self.acting = acting
        self.executed = executed
        self.scored = scored
        self.stirred = stirred
        self.quiet = quiet
        self.cash = list(cash)
        self.bank = bank
        self.influence = list(influence)
        self.queue = list(queue)
        self.desks = list(desks)
        self.retired = list(retired)
        self.reserve = reserve
        self.places = list(places)
        self.stands = list(stands)
        self.waiting = waiting
        self.waiting_at = waiting_at
        self.lacerda = lacerda
        self.artists = tuple(artists)
        self.spare_artists = tuple(spare_artists)
        self.bonuses = list(bonuses)
        self.away_bonuses = tuple(away_bonuses)
        self.collectors = list(collectors)
        self.fame = list(fame)
        self.promotion = list(promotion)
        self.tokens = list(tokens)
        self.signatures = list(signatures)
        self.piles = [tuple(item) for item in piles]
        self.onlookers = [(item[0], item[1], item[2]) for item in onlookers]
        self.easels = tuple(easels)
        self.put_away = tuple(put_away)
        self.walls = [tuple(item) for item in walls]
        self.sold = [tuple(item) for item in sold]
        self.commissions = list(commissions)
        self.prizes = list(prizes)
        self.deck = tuple(deck)
        self.display = [tuple(item) for item in display]
        self.discards = tuple(discards)
        self.slots = [(item[0], item[1], item[2]) for item in slots]
        self.bag = tuple(bag)
        self.plaza = (plaza[0], plaza[1], plaza[2])
        self.lobbies = [(item[0], item[1], item[2]) for item in lobbies]
        self.galleries = [(item[0], item[1], item[2]) for item in galleries]
        self.office = (office[0], office[1], office[2])
        self.spent = (spent[0], spent[1], spent[2])
        self.tickets = [(item[0], item[1], item[2]) for item in tickets]
        self.start_tiles = tuple(start_tiles)
        self.tiles = list(tiles)
        self.away_tiles = tuple(away_tiles)
        self.grid = list(grid)
        self.third = list(third)
        self.spaces = [tuple(item) for item in spaces]
        self.curators = tuple(curators)
        self.dealers = tuple(dealers)
        self.reason = reason
        self.derive()
