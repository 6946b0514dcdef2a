"""Written by `make fields` from the declaration of ArtSocietyFields: change it there."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from vernissage.core.fields import Derived, Fixed, others, stored
from vernissage.core.position import Position
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.fields import (
    ArtSocietyFields,
    Before,
    ByDecor,
    ByGenre,
    Decorating,
    DraftStep,
    Hanging,
    Painting,
    Piles,
    Sale,
    SeatNumber,
    Taken,
    Tile,
)


class ArtSocietyState(Position):
    """The fields of ArtSocietyFields, with what follows from them."""

    __slots__ = (
        "assistants",
        "auctioneer",
        "before",
        "bids",
        "box",
        "decor",
        "drafted",
        "dues",
        "exact",
        "fresh",
        "hands",
        "hung",
        "lots",
        "masks",
        "matched",
        "museum",
        "open_bids",
        "order",
        "paid",
        "piles",
        "prestige",
        "reason",
        "removed",
        "round",
        "sales",
        "seats",
        "shown",
        "spare_bids",
        "spent",
        "starts",
        "stock",
        "superfluous",
        "taken",
        "takes",
        "traded",
    )

    FIELDS: ClassVar[dict[str, Any]] = stored(ArtSocietyFields)
    OTHERS: ClassVar[frozenset[str]] = others(ArtSocietyFields)

    box: Fixed[Box]
    seats: Fixed[int]
    exact: Fixed[bool]
    open_bids: Fixed[bool]
    piles: Piles
    starts: tuple[Painting, ...]
    removed: tuple[Painting, ...]
    spare_bids: tuple[int, ...]
    hands: list[tuple[int, ...]]
    spent: list[tuple[int, ...]]
    bids: list[int]
    shown: tuple[tuple[int, ...], ...]
    order: tuple[SeatNumber, ...]
    lots: tuple[Painting, ...]
    takes: tuple[Taken, ...]
    hung: list[tuple[Hanging, ...]]
    decor: list[tuple[Decorating, ...]]
    masks: Derived[list[int]]
    assistants: list[Tile]
    superfluous: list[tuple[Painting, ...]]
    museum: tuple[Painting, ...]
    prestige: ByGenre
    stock: ByDecor
    auctioneer: SeatNumber
    round: int
    sales: list[Sale]
    reason: str
    drafted: tuple[DraftStep, ...]
    before: tuple[Before, ...]
    taken: Painting
    fresh: bool
    matched: tuple[int, ...]
    dues: tuple[int, ...]
    paid: tuple[int, ...]
    traded: bool

    def empty(self) -> None:
        self.piles = []
        self.starts = ()
        self.removed = ()
        self.spare_bids = ()
        self.hands = []
        self.spent = []
        self.bids = []
        self.shown = ()
        self.order = ()
        self.lots = ()
        self.takes = ()
        self.hung = []
        self.decor = []
        self.masks = []
        self.assistants = []
        self.superfluous = []
        self.museum = ()
        self.prestige = []
        self.stock = []
        self.auctioneer = 0
        self.round = 0
        self.sales = []
        self.reason = ""
        self.drafted = ()
        self.before = ()
        self.taken = 0
        self.fresh = False
        self.matched = ()
        self.dues = ()
        self.paid = ()
        self.traded = False

    def clone(self) -> Self:
        other = self.bare_clone()
        other.box = self.box
        other.seats = self.seats
        other.exact = self.exact
        other.open_bids = self.open_bids
        other.piles = self.piles[:]
        other.starts = self.starts
        other.removed = self.removed
        other.spare_bids = self.spare_bids
        other.hands = self.hands[:]
        other.spent = self.spent[:]
        other.bids = self.bids[:]
        other.shown = self.shown
        other.order = self.order
        other.lots = self.lots
        other.takes = self.takes
        other.hung = self.hung[:]
        other.decor = self.decor[:]
        other.masks = self.masks[:]
        other.assistants = self.assistants[:]
        other.superfluous = self.superfluous[:]
        other.museum = self.museum
        other.prestige = self.prestige[:]
        other.stock = self.stock[:]
        other.auctioneer = self.auctioneer
        other.round = self.round
        other.sales = self.sales[:]
        other.reason = self.reason
        other.drafted = self.drafted
        other.before = self.before
        other.taken = self.taken
        other.fresh = self.fresh
        other.matched = self.matched
        other.dues = self.dues
        other.paid = self.paid
        other.traded = self.traded
        return other

    def state(self) -> tuple[Any, ...]:
        return (
            tuple(self.piles),
            self.starts,
            self.removed,
            self.spare_bids,
            tuple(self.hands),
            tuple(self.spent),
            tuple(self.bids),
            self.shown,
            self.order,
            self.lots,
            self.takes,
            tuple(self.hung),
            tuple(self.decor),
            tuple(self.assistants),
            tuple(self.superfluous),
            self.museum,
            tuple(self.prestige),
            tuple(self.stock),
            self.auctioneer,
            self.round,
            tuple(self.sales),
            self.reason,
            self.drafted,
            self.before,
            self.taken,
            self.fresh,
            self.matched,
            self.dues,
            self.paid,
            self.traded,
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        (
            piles,
            starts,
            removed,
            spare_bids,
            hands,
            spent,
            bids,
            shown,
            order,
            lots,
            takes,
            hung,
            decor,
            assistants,
            superfluous,
            museum,
            prestige,
            stock,
            auctioneer,
            round,
            sales,
            reason,
            drafted,
            before,
            taken,
            fresh,
            matched,
            dues,
            paid,
            traded,
        ) = state
        self.piles = [tuple(item) for item in piles]
        self.starts = tuple(starts)
        self.removed = tuple(removed)
        self.spare_bids = tuple(spare_bids)
        self.hands = [tuple(item) for item in hands]
        self.spent = [tuple(item) for item in spent]
        self.bids = list(bids)
        self.shown = tuple(tuple(item) for item in shown)
        self.order = tuple(order)
        self.lots = tuple(lots)
        self.takes = tuple(Taken(*item) for item in takes)
        self.hung = [tuple(item) for item in hung]
        self.decor = [tuple(item) for item in decor]
        self.assistants = list(assistants)
        self.superfluous = [tuple(item) for item in superfluous]
        self.museum = tuple(museum)
        self.prestige = list(prestige)
        self.stock = list(stock)
        self.auctioneer = auctioneer
        self.round = round
        self.sales = [
            Sale(item[0], item[1], tuple(item[2]), tuple(Taken(*item2) for item2 in item[3]), item[4]) for item in sales
        ]
        self.reason = reason
        self.drafted = tuple(drafted)
        self.before = tuple(
            Before(
                tuple(item[0]), tuple(item[1]), item[2], tuple(item[3]), tuple(item[4]), tuple(item[5]), tuple(item[6])
            )
            for item in before
        )
        self.taken = taken
        self.fresh = fresh
        self.matched = tuple(matched)
        self.dues = tuple(dues)
        self.paid = tuple(paid)
        self.traded = traded
        self.derive()
