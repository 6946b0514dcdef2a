"""The codes of all answers: unbroken spans, each with the names of what it counts. A code means the same everywhere."""

from __future__ import annotations

from typing import Final

from vernissage.core.codes import WORD, Codebook
from vernissage.core.naming import Names, Numbers, Packed
from vernissage.games.gallerist.components import (
    ARTIST_NAMES,
    BONUSES,
    CELLS,
    LOCATIONS,
    PLAYERS,
    SPACES,
    TICKETS,
    VISITORS,
    Box,
)

ACTIONS = ("sign", "sell", "discover", "buy", "hire", "promote", "reputation", "bid")
"""The location actions, two for each location in the order of `LOCATIONS`."""
SIGN: Final = 0
SELL: Final = 1
DISCOVER: Final = 2
BUY: Final = 3
HIRE: Final = 4
PROMOTE: Final = 5
REPUTATION: Final = 6
BID: Final = 7
PAIRS = ((0, 1), (0, 2), (1, 2))
"""Two tickets of different colours."""
CARDS = ("curator", "dealer")
CURATOR: Final = 0
DEALER: Final = 1
FACES = ("front", "money", "influence")
"""How a contract lies: not yet used for a sale, or turned over with one of its two bonuses on top."""
FRONT: Final = 0
MONEY_FACE: Final = 1
INFLUENCE_FACE: Final = 2
ORIGINS = ("desk", *LOCATIONS, "kicked_out")
"""Where an assistant comes from."""
FROM_DESK: Final = 0
FROM_KICKED_OUT: Final[int] = len(ORIGINS) - 1
SLOTS = Numbers(1, 3)
DISPLAYED = Numbers(1, 4)
HUNG = Numbers(1, 4)
"""The places on a wall."""
MOST_HIRED: Final = 4


def spot_names(seats: int) -> tuple[str, ...]:
    """Where visitors stand that a ticket moves: the plaza, then the lobbies."""
    return ("plaza", *(f"lobby-{seat}" for seat in range(seats)))


def space_names(box: Box) -> Names:
    """The reputation spaces of a player's board, by their bonuses, of which `none` is one."""
    return Names("reputation space", [BONUSES[bonus] for bonus in box.reputation_bonuses], none="nothing")


def _book(cells: Names, spaces: Names, most: int) -> Codebook:
    return Codebook(
        go=Names("location", LOCATIONS),
        act=Names("action", ACTIONS),
        walk=Packed(spot=Names("place of visitors", spot_names(PLAYERS[1])), visitor=Names("visitor", VISITORS)),
        use=SLOTS,
        none=WORD,
        refresh=WORD,
        artist=Names("artist", ARTIST_NAMES),
        display=DISPLAYED,
        slot=SLOTS,
        visitor=Names("visitor", VISITORS),
        ticket=Names("ticket", TICKETS),
        pair=Names("pair of tickets", [f"{TICKETS[one]}+{TICKETS[two]}" for one, two in PAIRS]),
        origin=Names("place of assistants", ORIGINS),
        work=HUNG,
        hire=Numbers(1, MOST_HIRED),
        cell=cells,
        space=spaces,
        face=Names("side of a contract", FACES[1:]),
        easel=Packed(easel=Numbers(1, 3), card=Names("card", CARDS)),
        amount=Numbers(0, most),
    )


def codebook(box: Box) -> Codebook:
    """All codes. The largest amount is every step back from the end of the influence track."""
    cells = Names("space of the market", box.cells)
    return _book(cells, space_names(box), box.influence_end)


# Every box has as many spaces: where each span begins is the same in all of them.
_SPANS = _book(Names("", [""] * CELLS), Names("", [""] * SPACES), 0)
GO: Final[int] = _SPANS["go"].first
ACT: Final[int] = _SPANS["act"].first
WALK: Final[int] = _SPANS["walk"].first
"""A visitor moved by a ticket: see `walked`."""
USE: Final[int] = _SPANS["use"].first
PASS: Final[int] = _SPANS["none"].first
"""No more, nobody, no: whatever the question leaves open."""
REFRESH: Final[int] = _SPANS["refresh"].first
ARTIST: Final[int] = _SPANS["artist"].first
DISPLAY: Final[int] = _SPANS["display"].first
SLOT: Final[int] = _SPANS["slot"].first
VISITOR: Final[int] = _SPANS["visitor"].first
TICKET: Final[int] = _SPANS["ticket"].first
PAIR: Final[int] = _SPANS["pair"].first
ORIGIN: Final[int] = _SPANS["origin"].first
DESK: Final[int] = ORIGIN + FROM_DESK
KICKED: Final[int] = ORIGIN + FROM_KICKED_OUT
PLACE: Final[int] = DESK + 1
"""An assistant that stands on a location."""
WORK: Final[int] = _SPANS["work"].first
HIRED: Final[int] = _SPANS["hire"].first - 1
"""The code of nobody hired, which there is not; the next are one to four."""
CELL: Final[int] = _SPANS["cell"].first
SPACE: Final[int] = _SPANS["space"].first
FACE: Final[int] = _SPANS["face"].first - 1
"""The code of the front of a contract, which is no answer."""
EASEL: Final[int] = _SPANS["easel"].first
ZERO: Final[int] = _SPANS["amount"].first
"""The amount 0; the codes of amounts go on from here."""


def walked(code: int) -> tuple[int, int]:
    """Where the visitor stands that a code moves (0 the plaza, 1 and on the lobbies), and its kind."""
    return divmod(code - WALK, len(VISITORS))
