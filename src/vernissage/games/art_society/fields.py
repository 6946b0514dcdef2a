"""What lies on the table of Art Society, each thing declared once. `state.py` is written from it by `make fields`."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from vernissage.core.fields import Derived, Fixed
from vernissage.games.art_society.components import Box

Painting = Annotated[int, "painting"]
Tile = Annotated[int, "tile"]
"""A painting, or a decor shape behind the last painting."""
Hanging = Annotated[int, "hanging"]
"""A painting and its top left square, as painting times squares plus square."""
Decorating = Annotated[int, "decorating"]
"""A decor shape and its top left square, as shape times squares plus square."""
DraftStep = Annotated[int, "step"]
SeatNumber = Annotated[int, "seat"]
Piles = Annotated[list[tuple[Painting, ...]], "by pile"]
ByGenre = Annotated[list[int], "by genre"]
ByDecor = Annotated[list[int], "by decor"]
Stock = Annotated[tuple[int, ...], "by decor"]


class Taken(NamedTuple):
    """Who took which painting."""

    seat: SeatNumber
    painting: Painting


class Sale(NamedTuple):
    """A round that is over."""

    round: int
    auctioneer: SeatNumber
    lots: tuple[Painting, ...]
    takes: tuple[Taken, ...]
    unsold: Painting


class Before(NamedTuple):
    """What a draft touches, as it was: the seat's own wall and what is beside it, the lots, the museum, the stock."""

    hung: tuple[Hanging, ...]
    decor: tuple[Decorating, ...]
    assistant: Tile
    superfluous: tuple[Painting, ...]
    lots: tuple[Painting, ...]
    museum: tuple[Painting, ...]
    stock: Stock


class ArtSocietyFields:
    """Everything on the table, on the walls and in the hands."""

    box: Fixed[Box]
    seats: Fixed[int]
    exact: Fixed[bool]
    """Whether a combination of decor has to add up to the number of frames (`decor_total = exact`)."""
    open_bids: Fixed[bool]

    piles: Piles
    """The paintings of each pile, face down; the first is taken first."""
    starts: tuple[Painting, ...]
    """The starting painting of each seat; hung in seat order."""
    removed: tuple[Painting, ...]
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
    order: tuple[SeatNumber, ...]
    """The seats in the order they choose this round."""
    lots: tuple[Painting, ...]
    """The paintings on offer; face down while the auctioneer is choosing."""
    takes: tuple[Taken, ...]
    """Who took which painting this round."""
    hung: list[tuple[Hanging, ...]]
    """The paintings on each wall in the order they were hung."""
    decor: list[tuple[Decorating, ...]]
    """The decor on each wall."""
    masks: Derived[list[int]]
    """The covered squares of each wall."""
    assistants: list[Tile]
    """What each assistant holds, or `NOTHING`."""
    superfluous: list[tuple[Painting, ...]]
    museum: tuple[Painting, ...]
    """The museum's collections, in the order paintings came in."""
    prestige: ByGenre
    """By genre; 0 before it enters the museum."""
    stock: ByDecor
    """Decor tiles left, by shape."""
    auctioneer: SeatNumber
    round: int
    sales: list[Sale]
    reason: str
    """Why the game ended, empty while it goes on."""

    drafted: tuple[DraftStep, ...]
    """The steps of the turn that is not confirmed yet: the seat's own draft (AS-R14)."""
    before: tuple[Before, ...]
    """What others are shown while a seat drafts: one row then, none else."""
    taken: Painting
    """The new painting that has no place yet, or `NOTHING`."""
    fresh: bool
    """Whether the assistant was given its tile this very turn."""
    matched: tuple[int, ...]
    """How many frames matched for each painting hung in this turn."""
    dues: tuple[int, ...]
    """What each painting of this turn earned in decor, in shields, whether taken or not."""
    paid: tuple[int, ...]
    """The shields of the decor taken for it so far, tile by tile; which tile is for which is settled on confirming."""
    traded: bool
    """Whether decor was traded since the last tile was taken."""
