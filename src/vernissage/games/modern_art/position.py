"""The table of Modern Art: its components, its set-up, and how it is copied and written down."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Self

from vernissage.core.position import EVERYONE, Position
from vernissage.core.titles import Setup
from vernissage.games.modern_art.components import Box
from vernissage.games.modern_art.events import DEALT, HAND_GREW, ROUND_BEGAN

NOBODY = -1
NO_BID = -1

Sale = tuple[int, tuple[int, ...], int, int, int, int, int, tuple[int, ...]]
"""A lot that was sold: round, cards, opener, seller, buyer, price, auction, and the sealed bids if there were any."""


class ModernArtPosition(Position):
    """Everything on the table and behind the screens."""

    FIXED = frozenset({"box", "seats", "split", "mystery"})

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

    box: Box
    seats: int
    split: bool
    """Whether two sellers of a double share the price (`double_payment = split`)."""
    mystery: bool

    deck: tuple[int, ...]
    """All cards in the order they are dealt; the first `dealt` of them have left it."""
    dealt: int
    hands: list[tuple[int, ...]]
    """By seat, ascending; with the mystery hand, it stands behind the last seat in the order it will be turned."""
    walls: list[tuple[int, ...]]
    """The paintings each seat has bought this round."""
    lot: tuple[int, ...]
    """What is under the hammer: the card, or the double and its second card."""
    unsold: tuple[int, ...]
    """Offered this round and owned by nobody."""
    discard: tuple[int, ...]
    """The paintings of earlier rounds."""
    cash: list[int]
    bank: int
    """What the bank has paid out in all, less what it took in."""
    offered: list[int]
    """How many paintings of each artist were offered this round."""
    markers: tuple[tuple[int, ...], ...]
    """For each finished round the marker laid below each artist, 0 for none."""
    round: int
    opener: int
    """The seat that offered the lot's first card."""
    seller: int
    """The seat that runs the auction: the opener, or whoever added the second card."""
    price: int
    """The highest bid so far, or the fixed price."""
    leader: int
    declared: int
    """Seats that said "no raise at this price", as a bit mask."""
    bids: list[int]
    """The sealed bids, `NO_BID` where none is in."""
    sales: list[Sale]
    reason: str
    """Why the game ended, empty while it goes on."""

    def __init__(self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        super().__init__(setup, seed, script)
        box: Box = setup.components
        seats = setup.seats
        self.box = box
        self.seats = seats
        self.split = setup.options["double_payment"] == "split"
        self.mystery = bool(setup.options["mystery_hand"])
        self.deck = ()
        self.dealt = 0
        self.hands = [()] * (seats + self.mystery)
        self.walls = [()] * seats
        self.lot = ()
        self.unsold = ()
        self.discard = ()
        self.cash = [box.start_cash] * seats  # MA-4
        self.bank = 0
        self.offered = [0] * len(box.artists)
        self.markers = ()
        self.round = 0
        self.opener = NOBODY
        self.seller = NOBODY
        self.price = 0
        self.leader = NOBODY
        self.declared = 0
        self.bids = [NO_BID] * seats
        self.sales = []
        self.reason = ""

    def set_up(self) -> None:
        """MA-2: shuffle and deal. MA-6, MA-R16: the first seller is drawn by chance."""
        self.deck = tuple(self.shuffled("deck", range(len(self.box.cards))))
        first = self.number_below("first_seller", self.seats)
        self.deal_hands()
        self.begin_round(first)

    def deal_hands(self) -> None:
        """MA-3, MA-37: this round's cards, added to those kept (MA-31). MA-42: with the mystery hand, as for four."""
        hands = self.box.mystery_hands if self.mystery else self.seats
        size = self.box.deals[hands][self.round]
        if not size:
            return
        self.draw()
        for place in range(len(self.hands)):
            cards = self.deck[self.dealt : self.dealt + size]
            self.dealt += size
            if place < self.seats:
                self.hands[place] = tuple(sorted(self.hands[place] + cards))
                if self.log is not None:
                    self.emit(DEALT, 1 << place, place, cards)
            else:
                self.hands[place] += cards
        if self.log is not None:
            self.emit(HAND_GREW, EVERYONE, size)

    def begin_round(self, first: int) -> None:
        """Say who sells first; the question itself is asked by the caller."""
        self.seller = first
        if self.log is not None:
            self.emit(ROUND_BEGAN, EVERYONE, self.round, first)

    def hands_are_empty(self) -> bool:
        """Whether no player holds a card; the mystery hand is nobody's."""
        return not any(self.hands[: self.seats])

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
            self.dealt,
            hands,
            walls,
            lot,
            unsold,
            discard,
            cash,
            self.bank,
            offered,
            markers,
            self.round,
            self.opener,
            self.seller,
            self.price,
            self.leader,
            self.declared,
            bids,
            sales,
            self.reason,
        ) = state
        self.deck = tuple(deck)
        self.hands = [tuple(hand) for hand in hands]
        self.walls = [tuple(wall) for wall in walls]
        self.lot, self.unsold, self.discard = tuple(lot), tuple(unsold), tuple(discard)
        self.cash, self.offered, self.bids = list(cash), list(offered), list(bids)
        self.markers = tuple(tuple(row) for row in markers)
        self.sales = [(r, tuple(cards), o, s, b, p, a, tuple(bids)) for r, cards, o, s, b, p, a, bids in sales]

    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        from vernissage.games.modern_art.observation import write

        write(self, buffer, seat)
