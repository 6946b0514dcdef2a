"""What lies on the table of Museum: Pictura, each thing declared once; `make fields` writes `state.py` from it."""

from __future__ import annotations

from typing import Annotated

from vernissage.core.fields import Fixed
from vernissage.games.pictura.components import Box

PaintingNumber = Annotated[int, "painting"]
TrendNumber = Annotated[int, "trend"]
PatronNumber = Annotated[int, "patron"]
FavourNumber = Annotated[int, "favour"]
CollectionNumber = Annotated[int, "collection"]
RewardNumber = Annotated[int, "reward"]
ActionNumber = Annotated[int, "action"]
SeatNumber = Annotated[int, "seat"]
Knowers = Annotated[list[int], "knowers"]
Wall = Annotated[tuple[int, ...], "wall"]
ByPlace = Annotated[list[PaintingNumber], "by place"]
ByMuseum = Annotated[tuple[TrendNumber, ...], "by museum"]
ByCollection = Annotated[list[int], "by collection"]


class PicturaFields:
    """Everything on the table, in the museums and in the hands."""

    box: Fixed[Box]
    seats: Fixed[int]
    everyone: Fixed[int]
    """The bit mask of all seats, and one bit more for those who look on."""

    market: tuple[PaintingNumber, ...]
    """The art market: paintings face down, the first is drawn first."""
    under: int
    """How many of them, the last ones, were put under the others after the market was shuffled."""
    seen: Knowers
    """By painting: who knows where it is, as a bit mask. One that lies open is known to everyone (PI-R10)."""
    hands: list[tuple[PaintingNumber, ...]]
    """The paintings in each hand, ascending."""
    walls: list[Wall]
    """Each museum board: what hangs on its 25 places, row by row. In the game its order has no effect (PI-R16)."""
    discards: list[tuple[PaintingNumber, ...]]
    """The discard beside each museum board, open to all (PI-30)."""
    slots: ByPlace
    """The international museums: four places each."""
    museum_trends: ByMuseum
    trend_deck: tuple[TrendNumber, ...]
    fashions: tuple[TrendNumber, ...]
    """The public trends so far; the last one is in force."""
    offers: list[tuple[TrendNumber, ...]]
    """The trends each seat was offered as a goal."""
    goals: list[TrendNumber]
    """The trend each seat keeps face down, `NOTHING` before it has chosen."""
    favour_deck: tuple[FavourNumber, ...]
    favour_discard: tuple[FavourNumber, ...]
    favours: list[tuple[FavourNumber, ...]]
    """The favours each seat holds, by kind, ascending."""
    played: FavourNumber
    """The favour whose effect is being carried out, `NOTHING` if none is; it is discarded afterwards (PI-52)."""
    patron_deck: tuple[PatronNumber, ...]
    patrons_known: int
    """How many of them, the last ones, were seen by all before they went under the deck."""
    patron_row: list[PatronNumber]
    """The patrons on display."""
    patrons: list[tuple[PatronNumber, ...]]
    """The patrons each seat has won."""
    tokens: ByCollection
    """Exhibition tokens left."""
    exhibitions: list[tuple[CollectionNumber, ...]]
    """What each seat has held exhibitions of."""
    rewards: list[tuple[RewardNumber, ...]]
    """The reward spaces each seat has covered, in the order of its exhibitions."""
    score: list[int]
    """Prestige on the track."""
    marks: list[int]
    """How many favour marks each seat has reached."""
    first: SeatNumber
    active: SeatNumber
    round: int
    ender: SeatNumber
    """The seat that took the end token, or `NOTHING`."""
    closing: bool
    """Whether the last turns are being played."""
    lasts: tuple[SeatNumber, ...]
    """The seats whose last turn is still to come."""
    action: ActionNumber
    """What the active seat has chosen to do in its action phase."""
    favours_left: int
    claims_left: int
    doubles: int
    """How many of the next hangings score the public trend twice."""
    arranged: bool
    """Whether the layout was saved since the last hanging of this turn."""
    layouts: list[Wall]
    """The final layouts, sealed until all are given; empty before."""
    reason: str
    """Why the game ended, empty while it goes on."""
