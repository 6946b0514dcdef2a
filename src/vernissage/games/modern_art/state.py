"""Written by `make fields` from the declaration of ModernArtFields: change it there."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from vernissage.core.fields import Fixed, others, stored
from vernissage.core.position import Position
from vernissage.games.modern_art.components import Box
from vernissage.games.modern_art.fields import ByArtist, CardNumber, ModernArtFields, Row, Sale, SeatNumber, Seats


class ModernArtState(Position):
    """The fields of ModernArtFields, with what follows from them."""

    __slots__ = (
        "bank",
        "bids",
        "box",
        "cash",
        "dealt",
        "deck",
        "declared",
        "discard",
        "hands",
        "leader",
        "lot",
        "markers",
        "mystery",
        "offered",
        "opener",
        "price",
        "reason",
        "round",
        "sales",
        "seats",
        "seller",
        "split",
        "unsold",
        "walls",
    )

    FIELDS: ClassVar[dict[str, Any]] = stored(ModernArtFields)
    OTHERS: ClassVar[frozenset[str]] = others(ModernArtFields)

    box: Fixed[Box]
    seats: Fixed[int]
    split: Fixed[bool]
    mystery: Fixed[bool]
    deck: tuple[CardNumber, ...]
    dealt: int
    hands: list[tuple[CardNumber, ...]]
    walls: list[tuple[CardNumber, ...]]
    lot: tuple[CardNumber, ...]
    unsold: tuple[CardNumber, ...]
    discard: tuple[CardNumber, ...]
    cash: list[int]
    bank: int
    offered: ByArtist
    markers: tuple[Row, ...]
    round: int
    opener: SeatNumber
    seller: SeatNumber
    price: int
    leader: SeatNumber
    declared: Seats
    bids: list[int]
    sales: list[Sale]
    reason: str

    def empty(self) -> None:
        self.deck = ()
        self.dealt = 0
        self.hands = []
        self.walls = []
        self.lot = ()
        self.unsold = ()
        self.discard = ()
        self.cash = []
        self.bank = 0
        self.offered = []
        self.markers = ()
        self.round = 0
        self.opener = 0
        self.seller = 0
        self.price = 0
        self.leader = 0
        self.declared = 0
        self.bids = []
        self.sales = []
        self.reason = ""

    def clone(self) -> Self:
        other = self.bare_clone()
        other.box = self.box
        other.seats = self.seats
        other.split = self.split
        other.mystery = self.mystery
        other.deck = self.deck
        other.dealt = self.dealt
        other.hands = self.hands[:]
        other.walls = self.walls[:]
        other.lot = self.lot
        other.unsold = self.unsold
        other.discard = self.discard
        other.cash = self.cash[:]
        other.bank = self.bank
        other.offered = self.offered[:]
        other.markers = self.markers
        other.round = self.round
        other.opener = self.opener
        other.seller = self.seller
        other.price = self.price
        other.leader = self.leader
        other.declared = self.declared
        other.bids = self.bids[:]
        other.sales = self.sales[:]
        other.reason = self.reason
        return other

    def state(self) -> tuple[Any, ...]:
        return (
            self.deck,
            self.dealt,
            tuple(self.hands),
            tuple(self.walls),
            self.lot,
            self.unsold,
            self.discard,
            tuple(self.cash),
            self.bank,
            tuple(self.offered),
            self.markers,
            self.round,
            self.opener,
            self.seller,
            self.price,
            self.leader,
            self.declared,
            tuple(self.bids),
            tuple(self.sales),
            self.reason,
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        (
            deck,
            dealt,
            hands,
            walls,
            lot,
            unsold,
            discard,
            cash,
            bank,
            offered,
            markers,
            round,
            opener,
            seller,
            price,
            leader,
            declared,
            bids,
            sales,
            reason,
        ) = state
        self.deck = tuple(deck)
        self.dealt = dealt
        self.hands = [tuple(item) for item in hands]
        self.walls = [tuple(item) for item in walls]
        self.lot = tuple(lot)
        self.unsold = tuple(unsold)
        self.discard = tuple(discard)
        self.cash = list(cash)
        self.bank = bank
        self.offered = list(offered)
        self.markers = tuple(tuple(item) for item in markers)
        self.round = round
        self.opener = opener
        self.seller = seller
        self.price = price
        self.leader = leader
        self.declared = declared
        self.bids = list(bids)
        self.sales = [
            Sale(item[0], tuple(item[1]), item[2], item[3], item[4], item[5], item[6], tuple(item[7])) for item in sales
        ]
        self.reason = reason
        self.derive()
