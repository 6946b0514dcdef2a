"""The table of The Gallerist: its set-up, and what the rules ask of it again and again.

Counts of visitors and of tickets are threes: investors, VIPs, collectors.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.position import EVERYONE
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.components import (
    ARTISTS,
    BLUE,
    CELLS,
    COLLECTOR,
    COLUMNS,
    FORMS,
    LEVELS,
    LOCATIONS,
    QUEUE,
    RED,
    ROWS,
    SPACES,
    UPPER,
    Box,
)
from vernissage.games.gallerist.fields import Three
from vernissage.games.gallerist.state import GalleristState

NOTHING: Final = -1
HOME: Final = -1
"""Where a gallerist is who stands on no location: in the own gallery, or not yet on the board."""
UNDISCOVERED: Final = -1
PLAYING: Final = 0
LAST_ROUNDS: Final = 1
LAST_TURNS: Final = 2
"""How far the end is: nobody thinks of it; this round is the last but one; these are the last turns."""
NONE: Final[Three] = (0, 0, 0)


def more(counts: Three, kind: int, by: int = 1) -> Three:
    """The counts with one of them changed.

    >>> more((1, 0, 2), 1, 3)
    (1, 3, 2)
    """
    a, b, c = counts
    return (a + by, b, c) if kind == 0 else (a, b + by, c) if kind == 1 else (a, b, c + by)


class GalleristPosition(GalleristState):
    """Everything on the board, on the players' boards and in the bag."""

    __slots__ = ()

    def prepare(self) -> None:
        setup = self.setup
        box: Box = setup.components
        seats = setup.seats
        self.box = box
        self.seats = seats
        self.solo = seats == 1
        self.columns = box.columns[seats - 1]
        self.round = 1
        self.cash = [box.start_money] * seats  # GA-19
        self.influence = [box.influence_start] * seats  # GA-3
        self.queue = [QUEUE] * seats
        self.desks = [box.on_desks] * seats
        self.retired = [0] * seats
        self.reserve = box.assistants if seats == 1 else 0  # GA-120
        self.places = [NOTHING] * len(LOCATIONS)
        self.stands = [HOME] * seats
        self.acting = NOTHING
        self.waiting = NOTHING
        self.waiting_at = NOTHING
        self.lacerda = NOTHING
        self.bonuses = [NOTHING] * ARTISTS
        self.collectors = [0] * ARTISTS
        self.fame = [UNDISCOVERED] * ARTISTS
        self.promotion = [0] * ARTISTS
        self.tokens = [box.promotion_tokens] * LEVELS  # GA-13
        self.signatures = [box.signatures] * ARTISTS  # GA-10
        self.piles = [()] * len(FORMS)
        self.onlookers = [NONE] * len(FORMS)
        self.walls = [()] * seats
        self.sold = [()] * seats
        self.commissions = [NOTHING] * seats
        self.prizes = [NOTHING] * seats
        self.display = [()] * 4
        self.slots = [(NOTHING, NOTHING, NOTHING)] * seats
        self.lobbies = [NONE] * seats
        self.galleries = [NONE] * seats
        count = box.tickets[seats - 1]
        self.office = (count, count, count)  # GA-4
        self.tickets = [NONE] * seats
        self.start_tiles = (NOTHING,) * len(LOCATIONS)
        self.tiles = [NOTHING] * UPPER
        self.grid = [NOTHING] * CELLS
        self.third = [NOTHING] * seats
        self.spaces = [(NOTHING,) * SPACES] * seats

    # The set-up.

    def deal(self) -> None:
        """Everything but the choice of where to start."""
        self._lay_artists()
        self._lay_works()
        self._fill_bag()
        self._lay_cards()
        self._lay_reputation()
        self.first = self.number_below("first_player", self.seats)  # GA-18
        self.turn = self.first
        self.stirred = False  # GA-R7: what was drawn to set up changed nothing in the first round
        for seat in range(self.seats):
            self.emit(e.Dealt, 1 << seat, seat, self.curators[seat], self.dealers[seat])
        self.emit(e.SetUp, EVERYONE, self.first)

    def _lay_artists(self) -> None:
        """GA-6: the first blue and the first red of each form. GA-7: the first blue of all is discovered."""
        box = self.box
        chosen = [NOTHING] * ARTISTS
        spare: list[int] = []
        discovered = NOTHING
        for tile in self.shuffled("artists", range(len(box.artists))):
            artist = packed.artist_at(box.artist_form[tile], box.artist_colour[tile])
            if chosen[artist] != NOTHING:
                spare.append(tile)
                continue
            chosen[artist] = tile
            if box.artist_colour[tile] == BLUE and discovered == NOTHING:
                discovered = artist
        self.artists, self.spare_artists = tuple(chosen), tuple(spare)
        self.promotion = [box.initial_promotion[tile] for tile in chosen]
        self.fame[discovered] = box.initial_fame[chosen[discovered]]
        bonuses = self.shuffled("bonuses", range(len(box.artist_bonuses)))
        for artist in range(ARTISTS):
            if artist != discovered:
                self.bonuses[artist] = bonuses.pop(0)  # GA-8
            if packed.colour_of(artist) == RED:
                self.collectors[artist] = 1  # GA-9
        self.away_bonuses = tuple(bonuses)

    def _lay_works(self) -> None:
        """GA-11: a pile of each form, the top work set aside. GA-15: some of those come on the easels."""
        aside = []
        for form, name in enumerate(FORMS):
            pile = self.shuffled(name, self.box.pile[form])
            aside.append(pile[0])
            self.piles[form] = tuple(pile[1:])
        works = self.shuffled("easels", aside)
        easels = self.box.easels[self.seats - 1]
        self.easels, self.put_away = tuple(works[:easels]), tuple(works[easels:])

    def _fill_bag(self) -> None:
        """GA-2, GA-12, GA-16: the bag, and the visitors that are drawn from it at the start."""
        box, removed = self.box, self.box.visitors_removed[self.seats - 1]
        inside: list[int] = []
        number = 0
        for kind, count in enumerate(box.visitors):
            placed = sum(self.collectors) if kind == COLLECTOR else 0
            inside += range(number + placed, number + count - removed)
            number += count
        self.bag = tuple(self.shuffled("bag", inside))
        for form in range(len(FORMS)):
            self.gather(form)
        for _ in range(box.plaza):
            self.plaza = more(self.plaza, self.draw_visitor())
        for seat in range(self.seats):
            for _ in range(box.lobby):
                self.lobbies[seat] = more(self.lobbies[seat], self.draw_visitor())

    def _lay_cards(self) -> None:
        """GA-5: the contracts. GA-20: a curator and a dealer card each."""
        contracts = self.shuffled("contracts", range(len(self.box.contracts)))
        self.display = [(card,) for card in contracts[:4]]
        self.deck = tuple(contracts[4:])
        self.curators = tuple(self.shuffled("curators", range(len(self.box.curators))))
        self.dealers = tuple(self.shuffled("dealers", range(len(self.box.dealers))))

    def _lay_reputation(self) -> None:
        """GA-14: tiles on the market, row by row. GA-17: one beside each location."""
        tiles = self.shuffled("reputation", range(len(self.box.reputation_money)))
        for row in range(ROWS):
            for column in self.columns:
                self.tiles[row * COLUMNS + column] = tiles.pop(0)
        self.start_tiles = tuple(tiles[: len(LOCATIONS)])
        self.away_tiles = tuple(tiles[len(LOCATIONS) :])

    # What the rules ask for again and again.

    def kind_of(self, visitor: int) -> int:
        """The kind of a visitor by its number."""
        investors, vips, _ = self.box.visitors
        return 0 if visitor < investors else 1 if visitor < investors + vips else 2

    def draw_visitor(self) -> int:
        """Draw a visitor from the bag and tell its kind."""
        visitor = self.bag[0]
        self.bag = self.bag[1:]
        self.stirred = True
        self.draw()
        return self.kind_of(visitor)

    def gather(self, form: int) -> None:
        """GA-12, GA-61: as many visitors come to a pile's top work as it shows tickets, as far as they go."""
        if self.piles[form]:
            for _ in range(min(len(self.bag), len(self.box.work_tickets[self.piles[form][0]]))):
                self.onlookers[form] = more(self.onlookers[form], self.draw_visitor())

    def in_bag(self) -> Three:
        """How many visitors of each kind are in the bag: everybody can work it out."""
        investors, vips, _ = self.box.visitors
        first = second = 0
        for visitor in self.bag:
            if visitor < investors:
                first += 1
            elif visitor < investors + vips:
                second += 1
        return (first, second, len(self.bag) - first - second)

    def level(self, artist: int) -> int:
        """The star level of an artist, the initial fame standing for one nobody has discovered."""
        tile, fame = self.artists[artist], self.fame[artist]
        return self.box.levels[tile][self.box.initial_fame[tile] if fame == UNDISCOVERED else fame]

    def value(self, artist: int) -> int:
        """What a work of an artist is worth. GA-60, GA-105: signatures move with the stars."""
        return self.box.values[self.level(artist)]

    def is_celebrity(self, artist: int) -> bool:
        return self.fame[artist] == self.box.celebrity

    def shows_masterpiece(self, seat: int) -> bool:
        """GA-107: whether a work by a celebrity hangs in this gallery."""
        return any(self.is_celebrity(packed.artist_of(work)) for work in self.walls[seat])

    def assistants_in_play(self, seat: int) -> int:
        """Hired and not out of the game."""
        return self.box.assistants - self.queue[seat] - self.retired[seat]

    def acquired(self, seat: int) -> list[int]:
        """The works a seat shows or has sold."""
        shown, sold = self.walls[seat], self.sold[seat]
        return [*map(packed.work_of, shown), *map(packed.sold_work, sold)]

    def admits(self, seat: int, kind: int) -> bool:
        """GA-33: whether a visitor of this kind may enter the gallery."""
        return kind != COLLECTOR or self.galleries[seat][COLLECTOR] < self.collector_limit(seat)

    def collector_limit(self, seat: int) -> int:
        return self.box.collectors + len(self.sold[seat])

    def endings(self) -> tuple[bool, bool, bool]:
        """GA-23: which of the three reasons to end the game are there."""
        celebrities = sum(fame == self.box.celebrity for fame in self.fame)
        return not any(self.office), celebrities >= self.box.celebrities, not self.bag
