"""The table of Art Society: how it is set up, and what can be read off it."""

from __future__ import annotations

import itertools
from typing import Final

from vernissage.core.position import EVERYONE
from vernissage.games.art_society import events as e
from vernissage.games.art_society import scoring
from vernissage.games.art_society.dues import Owed, owed
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.state import ArtSocietyState

NOTHING: Final = -1
NO_BID: Final = 0


class ArtSocietyPosition(ArtSocietyState):
    """Everything on the table, on the walls and in the hands. AS-R14: a turn that is not confirmed stands apart."""

    __slots__ = ()

    def prepare(self) -> None:
        setup = self.setup
        box, seats = setup.components, setup.seats
        self.box = box
        self.seats = seats
        self.exact = setup.options["decor_total"] == "exact"
        self.open_bids = bool(setup.options["open_bids"])
        self.piles = [()] * len(box.piles)
        self.hands = [tuple(range(1, box.bid_cards + 1))] * seats  # AS-4
        self.spent = [()] * seats
        self.bids = [NO_BID] * seats
        self.hung = [()] * seats
        self.decor = [()] * seats
        self.masks = [0] * seats
        self.assistants = [NOTHING] * seats
        self.superfluous = [()] * seats
        self.prestige = [0] * len(GENRES)
        self.stock = list(box.decor_counts)  # AS-3
        self.auctioneer = self.taken = NOTHING

    def derive(self) -> None:
        """Cover the squares of each wall."""
        self.masks = list(itertools.starmap(self.box.covered, zip(self.hung, self.decor, strict=False)))

    def deal(self) -> None:
        """AS-2: piles by size and number, shuffled. AS-5, AS-7: starting paintings and bids, one each, by chance."""
        box, seats = self.box, self.seats
        for number, name in enumerate(box.piles):
            self.piles[number] = tuple(self.shuffled(name, box.pile_tiles[number]))
        starts = self.shuffled("paintings", range(box.auction, len(box.paintings)))
        self.starts, self.removed = tuple(starts[:seats]), tuple(starts[seats:])  # AS-R15: the others unseen
        bids = self.shuffled("bids", box.starting_bids)
        self.spent = [(bid,) for bid in bids[:seats]]
        self.spare_bids = tuple(bids[seats:])
        self.auctioneer = min(range(seats), key=lambda seat: self.spent[seat])
        for seat in range(seats):
            self.emit(e.SetUp, EVERYONE, seat, self.starts[seat], bids[seat])

    def entered(self) -> list[bool]:
        """By genre, whether the museum has ever had a painting of it: swaps keep their number (AS-R5)."""
        genres = {self.box.genre[tile] for tile in self.museum}
        return [genre in genres for genre in range(len(GENRES))]

    def sheet(self, seat: int) -> scoring.Sheet:
        """A seat's score as the table stands now, its own draft included."""
        return scoring.sheet(
            self.box, self.hung[seat], self.decor[seat], self.superfluous[seat], self.prestige, self.entered()
        )

    def bids_left(self, seat: int) -> int:
        """AS-45: what decides between equals: what a seat's bid cards add up to."""
        return sum(self.hands[seat])

    def drafter(self) -> int:
        """The seat whose turn is not confirmed yet, `NOTHING` if there is none."""
        return self.frames[-1][1] if self.drafted else NOTHING

    def owed(self) -> Owed:
        """The decor this turn may and has to take yet."""
        return owed(self.dues, self.paid, self.box.combination, self.exact)
