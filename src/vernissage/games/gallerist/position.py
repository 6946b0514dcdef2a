"""The table of The Gallerist: its components, its set-up, and how it is copied and written down.

Counts of visitors and of tickets are threes: investors, VIPs, collectors. An *artist* is one of eight places, form
times two plus one for the red one. A *piece* is its owner times two, plus one for an assistant; in a solo game the
owner after the last seat is Lacerda.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any, ClassVar, Self

from vernissage.core.position import EVERYONE, Position
from vernissage.core.titles import Setup
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist.codes import ARTISTS, CELLS
from vernissage.games.gallerist.components import (
    BLUE,
    COLLECTOR,
    COLUMNS,
    FORMS,
    LEVELS,
    LOCATIONS,
    QUEUE,
    RED,
    ROWS,
    SPACES,
    Box,
)

NOTHING = -1
HOME = -1
"""Where a gallerist is who stands on no location: in the own gallery, or not yet on the board."""
UNDISCOVERED = -1
PLAYING, LAST_ROUNDS, LAST_TURNS = range(3)
"""How far the end is: nobody thinks of it; this round is the last but one; these are the last turns."""

Three = tuple[int, int, int]
NONE: Three = (0, 0, 0)


def more(counts: Three, kind: int, by: int = 1) -> Three:
    """The counts with one of them changed.

    >>> more((1, 0, 2), 1, 3)
    (1, 3, 2)
    """
    a, b, c = counts
    return (a + by, b, c) if kind == 0 else (a, b + by, c) if kind == 1 else (a, b, c + by)


class GalleristPosition(Position):
    """Everything on the board, on the players' boards and in the bag."""

    FIXED = frozenset({"box", "seats", "solo", "columns"})
    STEPS: ClassVar[tuple[Callable[[GalleristPosition, tuple[int, ...]], None], ...]]
    """What happens without a question; frames from `FIRST_STEP` on are such steps that are still to come."""

    __slots__ = (
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

    box: Box
    seats: int
    solo: bool
    columns: tuple[int, ...]
    """The columns of the market in use."""

    first: int
    """The first player."""
    turn: int
    """Whose turn it is; kicked-out actions of others are part of it."""
    round: int
    phase: int
    """`PLAYING`, `LAST_ROUNDS` or `LAST_TURNS`."""
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
    places: list[int]
    """The piece on each location, or `NOTHING`."""
    stands: list[int]
    """The location of each gallerist, or `HOME`."""
    waiting: int
    """The piece that was kicked out this turn and has not gone home yet, or `NOTHING`."""
    waiting_at: int
    """Where it was kicked out."""
    lacerda: int
    """The location Lacerda goes on from, `NOTHING` before he comes."""

    artists: tuple[int, ...]
    """The artist tile on each of the eight places."""
    spare_artists: tuple[int, ...]
    bonuses: list[int]
    """The bonus tile on each undiscovered artist, or `NOTHING`."""
    away_bonuses: tuple[int, ...]
    collectors: list[int]
    """Whether a collector stands on each artist."""
    fame: list[int]
    """By artist, or `UNDISCOVERED`."""
    promotion: list[int]
    tokens: list[int]
    """Promotion tokens left of each level, from level 1."""
    signatures: list[int]
    """Signatures left beside each artist."""

    piles: list[tuple[int, ...]]
    """The works of each form, the first on top."""
    onlookers: list[Three]
    """The visitors on each pile's top work."""
    easels: tuple[int, ...]
    put_away: tuple[int, ...]
    """Works set aside at the start that came on no easel."""
    walls: list[tuple[int, ...]]
    """The works each seat shows, from the left: work times eight plus artist."""
    sold: list[tuple[int, ...]]
    """The works each seat has sold: (work times eight plus artist) times two, plus one for a masterpiece."""
    commissions: list[int]
    """The artist each seat has a commission of, or `NOTHING`."""
    prizes: list[int]
    """The easel work each seat took at the end: work times two, plus one if it lies on the dealer card."""

    deck: tuple[int, ...]
    """The pile of contracts, the first on top."""
    display: list[tuple[int, ...]]
    """The contracts on each of the four spaces, the last on top."""
    discards: tuple[int, ...]
    slots: list[tuple[int, int, int]]
    """Each seat's contracts: card times six, plus face times two, plus one with an assistant on it; or `NOTHING`."""

    bag: tuple[int, ...]
    """The visitors in the bag by number, in the order they will be drawn."""
    plaza: Three
    lobbies: list[Three]
    galleries: list[Three]
    office: Three
    """The tickets in the box office."""
    spent: Three
    """The tickets that were discarded."""
    tickets: list[Three]

    start_tiles: tuple[int, ...]
    """The reputation tile beside each location until the start is over, or `NOTHING`."""
    tiles: list[int]
    """The reputation tile on each upper space of the market, or `NOTHING`."""
    away_tiles: tuple[int, ...]
    """Reputation tiles out of the game."""
    grid: list[int]
    """Whose assistant stands on each space of the market, or `NOTHING`."""
    third: list[int]
    """The reputation tile on each seat's third exhibition space, or `NOTHING`."""
    spaces: list[tuple[int, ...]]
    """The reputation tiles on each seat's six spaces, or `NOTHING`."""
    curators: tuple[int, ...]
    """The curator cards in the order they were dealt; those after the last seat's are nobody's."""
    dealers: tuple[int, ...]
    reason: str
    """Why the game ended, empty while it goes on."""

    def __init__(self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        super().__init__(setup, seed, script)
        box: Box = setup.components
        seats = setup.seats
        self.box = box
        self.seats = seats
        self.solo = seats == 1
        self.columns = box.columns[seats - 1]
        self.first = 0
        self.turn = 0
        self.round = 1
        self.phase = PLAYING
        self.executed = False
        self.scored = False
        self.stirred = False
        self.quiet = 0
        self.cash = [box.start_money] * seats  # GA-19
        self.bank = 0
        self.influence = [box.influence_start] * seats  # GA-3
        self.queue = [QUEUE] * seats
        self.desks = [box.on_desks] * seats
        self.retired = [0] * seats
        self.reserve = box.assistants if seats == 1 else 0  # GA-120
        self.places = [NOTHING] * len(LOCATIONS)
        self.stands = [HOME] * seats
        self.waiting = NOTHING
        self.waiting_at = NOTHING
        self.lacerda = NOTHING
        self.artists = ()
        self.spare_artists = ()
        self.bonuses = [NOTHING] * ARTISTS
        self.away_bonuses = ()
        self.collectors = [0] * ARTISTS
        self.fame = [UNDISCOVERED] * ARTISTS
        self.promotion = [0] * ARTISTS
        self.tokens = [box.promotion_tokens] * LEVELS  # GA-13
        self.signatures = [box.signatures] * ARTISTS  # GA-10
        self.piles = [()] * len(FORMS)
        self.onlookers = [NONE] * len(FORMS)
        self.easels = ()
        self.put_away = ()
        self.walls = [()] * seats
        self.sold = [()] * seats
        self.commissions = [NOTHING] * seats
        self.prizes = [NOTHING] * seats
        self.deck = ()
        self.display = [()] * 4
        self.discards = ()
        self.slots = [(NOTHING, NOTHING, NOTHING)] * seats
        self.bag = ()
        self.plaza = NONE
        self.lobbies = [NONE] * seats
        self.galleries = [NONE] * seats
        count = box.tickets[seats - 1]
        self.office = (count, count, count)  # GA-4
        self.spent = NONE
        self.tickets = [NONE] * seats
        self.start_tiles = (NOTHING,) * len(LOCATIONS)
        self.tiles = [NOTHING] * (ROWS * COLUMNS)
        self.away_tiles = ()
        self.grid = [NOTHING] * CELLS
        self.third = [NOTHING] * seats
        self.spaces = [(NOTHING,) * SPACES] * seats
        self.curators = ()
        self.dealers = ()
        self.reason = ""

    # The set-up.

    def set_up(self) -> None:
        """Everything but the choice of where to start."""
        self._lay_artists()
        self._lay_works()
        self._fill_bag()
        self._lay_cards()
        self._lay_reputation()
        self.first = self.number_below("first_player", self.seats)  # GA-18
        self.turn = self.first
        if self.log is not None:
            for seat in range(self.seats):
                self.emit(e.DEALT, 1 << seat, seat, self.curators[seat], self.dealers[seat])
            self.emit(e.SET_UP, EVERYONE, self.first)

    def _lay_artists(self) -> None:
        """GA-6: the first blue and the first red of each form. GA-7: the first blue of all is discovered."""
        box = self.box
        chosen = [NOTHING] * ARTISTS
        spare: list[int] = []
        discovered = NOTHING
        for tile in self.shuffled("artists", range(len(box.artists))):
            artist = box.artist_form[tile] * 2 + box.artist_colour[tile]
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
            if artist % 2 == RED:
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
        visitor, *rest = self.bag
        self.bag = tuple(rest)
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
        counts = NONE
        for visitor in self.bag:
            counts = more(counts, self.kind_of(visitor))
        return counts

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
        return any(self.is_celebrity(work % ARTISTS) for work in self.walls[seat])

    def assistants_in_play(self, seat: int) -> int:
        """Hired and not out of the game."""
        return self.box.assistants - self.queue[seat] - self.retired[seat]

    def acquired(self, seat: int) -> list[int]:
        """The works a seat shows or has sold."""
        return [*(work // ARTISTS for work in self.walls[seat]), *(work // (2 * ARTISTS) for work in self.sold[seat])]

    def admits(self, seat: int, kind: int) -> bool:
        """GA-33: whether a visitor of this kind may enter the gallery."""
        return kind != COLLECTOR or self.galleries[seat][COLLECTOR] < self.collector_limit(seat)

    def collector_limit(self, seat: int) -> int:
        return self.box.collectors + len(self.sold[seat])

    def endings(self) -> tuple[bool, bool, bool]:
        """GA-23: which of the three reasons to end the game are there."""
        celebrities = sum(fame == self.box.celebrity for fame in self.fame)
        return not any(self.office), celebrities >= self.box.celebrities, not self.bag

    # Copies.

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
            self.first,
            self.turn,
            self.round,
            self.phase,
            self.executed,
            self.scored,
            self.stirred,
            self.quiet,
            cash,
            self.bank,
            influence,
            queue,
            desks,
            retired,
            self.reserve,
            places,
            stands,
            self.waiting,
            self.waiting_at,
            self.lacerda,
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
            self.reason,
        ) = state
        self.cash, self.influence, self.queue = list(cash), list(influence), list(queue)
        self.desks, self.retired, self.places, self.stands = list(desks), list(retired), list(places), list(stands)
        self.artists, self.spare_artists, self.away_bonuses = tuple(artists), tuple(spare_artists), tuple(away_bonuses)
        self.bonuses, self.collectors, self.fame = list(bonuses), list(collectors), list(fame)
        self.promotion, self.tokens, self.signatures = list(promotion), list(tokens), list(signatures)
        self.piles = [tuple(pile) for pile in piles]
        self.onlookers = [_three(counts) for counts in onlookers]
        self.easels, self.put_away = tuple(easels), tuple(put_away)
        self.walls, self.sold = [tuple(wall) for wall in walls], [tuple(works) for works in sold]
        self.commissions, self.prizes = list(commissions), list(prizes)
        self.deck, self.discards = tuple(deck), tuple(discards)
        self.display = [tuple(cards) for cards in display]
        self.slots = [_three(cards) for cards in slots]
        self.bag = tuple(bag)
        self.plaza, self.office, self.spent = _three(plaza), _three(office), _three(spent)
        self.lobbies = [_three(counts) for counts in lobbies]
        self.galleries = [_three(counts) for counts in galleries]
        self.tickets = [_three(counts) for counts in tickets]
        self.start_tiles, self.away_tiles = tuple(start_tiles), tuple(away_tiles)
        self.tiles, self.grid, self.third = list(tiles), list(grid), list(third)
        self.spaces = [tuple(space) for space in spaces]
        self.curators, self.dealers = tuple(curators), tuple(dealers)

    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        from vernissage.games.gallerist.observation import write

        write(self, buffer, seat)


def _three(values: Any) -> Three:
    return tuple(values)
