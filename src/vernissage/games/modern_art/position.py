"""The table of Modern Art: how it is set up and dealt."""

from __future__ import annotations

from typing import Final

import vernissage.games.modern_art.events as e
from vernissage.core.position import EVERYONE
from vernissage.games.modern_art.state import ModernArtState

NOBODY: Final = -1
NO_BID: Final = -1


class ModernArtPosition(ModernArtState):
    """Everything on the table and behind the screens."""

    __slots__ = ()

    def prepare(self) -> None:
        setup = self.setup
        self.box = setup.components
        self.seats = setup.seats
        self.split = setup.options["double_payment"] == "split"
        self.mystery = bool(setup.options["mystery_hand"])
        self.hands = [()] * (self.seats + self.mystery)
        self.walls = [()] * self.seats
        self.cash = [self.box.start_cash] * self.seats  # MA-4
        self.offered = [0] * len(self.box.artists)
        self.opener = self.seller = self.leader = NOBODY
        self.bids = [NO_BID] * self.seats

    def deal(self) -> None:
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
                self.emit(e.Dealt, 1 << place, place, cards)
            else:
                self.hands[place] += cards
        self.emit(e.HandGrew, EVERYONE, size)

    def begin_round(self, first: int) -> None:
        """Say who sells first; the question itself is asked by the caller."""
        self.seller = first
        self.emit(e.RoundBegan, EVERYONE, self.round + 1, first)

    def hands_are_empty(self) -> bool:
        """Whether no player holds a card; the mystery hand is nobody's."""
        return not any(self.hands[: self.seats])
