"""The table of Art Society: its components, its set-up, and how it is copied and written down."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Self

from vernissage.core.position import EVERYONE, Position
from vernissage.core.titles import Setup
from vernissage.games.art_society import scoring
from vernissage.games.art_society.components import GENRES, Box
from vernissage.games.art_society.events import ROUND_BEGAN, SET_UP

NOTHING = -1
NO_BID = 0

Sale = tuple[int, int, tuple[int, ...], tuple[tuple[int, int], ...], int]
"""A round that is over: its number, the auctioneer, the lots, who took which, what was left."""


class ArtSocietyPosition(Position):
    """Everything on the table, on the walls and in the hands."""

    FIXED = frozenset({"box", "seats", "exact", "open_bids"})

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
        "museum",
        "open_bids",
        "order",
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

    box: Box
    seats: int
    exact: bool
    """Whether a combination of decor has to add up to the number of frames (`decor_total = exact`)."""
    open_bids: bool

    piles: list[tuple[int, ...]]
    """The paintings of each pile, face down; the first is taken first."""
    starts: tuple[int, ...]
    """The starting painting of each seat; hung in seat order."""
    removed: tuple[int, ...]
    """Starting paintings nobody was dealt."""
    spare_bids: tuple[int, ...]
    """Starting bids nobody was dealt."""
    hands: list[tuple[int, ...]]
    """The bid cards of each seat, ascending."""
    spent: list[tuple[int, ...]]
    """The bid cards each seat has played, the starting bid first."""
    bids: list[int]
    """The bid cards that lie face down, `NO_BID` where none does."""
    shown: tuple[tuple[int, ...], ...]
    """The cards each seat showed this round: the bid, and those below it that were looked at to break a tie."""
    order: tuple[int, ...]
    """The seats in the order they choose this round."""
    lots: tuple[int, ...]
    """The paintings on offer; face down while the auctioneer is choosing."""
    takes: tuple[tuple[int, int], ...]
    """Who took which painting this round."""
    hung: list[tuple[int, ...]]
    """The paintings on each wall in the order they were hung, each as painting times squares plus square."""
    decor: list[tuple[int, ...]]
    """The decor on each wall, each as shape times squares plus square."""
    masks: list[int]
    """The covered squares of each wall."""
    assistants: list[int]
    """What each assistant holds: a painting, a decor shape behind the last painting, or `NOTHING`."""
    superfluous: list[tuple[int, ...]]
    museum: tuple[int, ...]
    """The museum's collections, in the order paintings came in."""
    prestige: list[int]
    """By genre; 0 before it enters the museum."""
    stock: list[int]
    """Decor tiles left, by shape."""
    auctioneer: int
    round: int
    sales: list[Sale]
    reason: str
    """Why the game ended, empty while it goes on."""

    drafted: tuple[int, ...]
    """The codes of the turn that is not confirmed yet: the seat's own draft (AS-R14)."""
    before: tuple[Any, ...]
    """What others are shown of that seat, the lots, the museum and the decor stock while it drafts."""
    taken: int
    """The new painting that has no place yet, or `NOTHING`."""
    fresh: bool
    """Whether the assistant was given its tile this very turn."""
    dues: tuple[int, ...]
    """Decor earned and not yet taken: how much; negative if some of it was taken and the rest may be left."""
    traded: bool
    """Whether decor was traded since the last tile was taken."""

    def __init__(self, setup: Setup, seed: bytes, script: tuple[tuple[str, tuple[int, ...]], ...] = ()) -> None:
        super().__init__(setup, seed, script)
        box: Box = setup.components
        seats = setup.seats
        self.box = box
        self.seats = seats
        self.exact = setup.options["decor_total"] == "exact"
        self.open_bids = bool(setup.options["open_bids"])
        self.piles = [()] * len(box.piles)
        self.starts = ()
        self.removed = ()
        self.spare_bids = ()
        self.hands = [tuple(range(1, box.bid_cards + 1))] * seats  # AS-4
        self.spent = [()] * seats
        self.bids = [NO_BID] * seats
        self.shown = ()
        self.order = ()
        self.lots = ()
        self.takes = ()
        self.hung = [()] * seats
        self.decor = [()] * seats
        self.masks = [0] * seats
        self.assistants = [NOTHING] * seats
        self.superfluous = [()] * seats
        self.museum = ()
        self.prestige = [0] * len(GENRES)
        self.stock = list(box.decor_counts)  # AS-3
        self.auctioneer = NOTHING
        self.round = 0
        self.sales = []
        self.reason = ""
        self.drafted = ()
        self.before = ()
        self.taken = NOTHING
        self.fresh = False
        self.dues = ()
        self.traded = False

    def set_up(self) -> None:
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
        if self.log is not None:
            for seat in range(seats):
                self.emit(SET_UP, EVERYONE, seat, self.starts[seat], bids[seat])

    def begin_round(self) -> None:
        """Say who holds the hammer; the question itself is asked by the caller."""
        if self.log is not None:
            self.emit(ROUND_BEGAN, EVERYONE, self.round, self.auctioneer)

    def entered(self) -> list[bool]:
        """By genre, whether the museum has ever had a painting of it: swaps keep their number (AS-R5)."""
        genres = {self.box.genre[tile] for tile in self.museum}
        return [genre in genres for genre in range(len(GENRES))]

    def sheet(self, seat: int) -> scoring.Sheet:
        """A seat's score as the table stands now, its own draft included."""
        return scoring.sheet(
            self.box, self.hung[seat], self.decor[seat], self.superfluous[seat], self.prestige, self.entered()
        )

    def drafter(self) -> int:
        """The seat whose turn is not confirmed yet, `NOTHING` if there is none."""
        return self.frames[-1][1] if self.drafted else NOTHING

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
        other.dues = self.dues
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
            tuple(mask.to_bytes(_MASK_BYTES, "big") for mask in self.masks),
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
            self.dues,
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
            masks,
            assistants,
            superfluous,
            museum,
            prestige,
            stock,
            self.auctioneer,
            self.round,
            sales,
            self.reason,
            drafted,
            before,
            self.taken,
            self.fresh,
            dues,
            self.traded,
        ) = state
        self.piles = [tuple(pile) for pile in piles]
        self.starts, self.removed, self.spare_bids = tuple(starts), tuple(removed), tuple(spare_bids)
        self.hands, self.spent = [tuple(hand) for hand in hands], [tuple(pile) for pile in spent]
        self.bids, self.order, self.lots = list(bids), tuple(order), tuple(lots)
        self.shown = tuple(map(_tuples, shown))
        self.takes = tuple(map(_tuples, takes))
        self.hung, self.decor = [tuple(wall) for wall in hung], [tuple(wall) for wall in decor]
        self.masks = [int.from_bytes(mask, "big") for mask in masks]
        self.assistants = list(assistants)
        self.superfluous = [tuple(tiles) for tiles in superfluous]
        self.museum, self.prestige, self.stock = tuple(museum), list(prestige), list(stock)
        self.sales = [_tuples(sale) for sale in sales]
        self.drafted, self.before, self.dues = tuple(drafted), _tuples(before), tuple(dues)

    def encode_into(self, buffer: MutableSequence[int], seat: int) -> None:
        from vernissage.games.art_society.observation import write

        write(self, buffer, seat)


_MASK_BYTES = 64


def _tuples(value: Any) -> Any:
    """Lists and tuples, nested, as tuples."""
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value
