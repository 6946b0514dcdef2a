"""The codes of all answers: unbroken spans, each with the names of what it counts. A code means the same everywhere."""

from __future__ import annotations

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
SIGN, SELL, DISCOVER, BUY, HIRE, PROMOTE, REPUTATION, BID = range(len(ACTIONS))
PAIRS = ((0, 1), (0, 2), (1, 2))
"""Two tickets of different colours."""
CARDS = ("curator", "dealer")
CURATOR, DEALER = range(2)
FACES = ("front", "money", "influence")
"""How a contract lies: not yet used for a sale, or turned over with one of its two bonuses on top."""
FRONT, MONEY_FACE, INFLUENCE_FACE = range(3)
ORIGINS = ("desk", *LOCATIONS, "kicked_out")
"""Where an assistant comes from."""
FROM_DESK, FROM_KICKED_OUT = 0, len(ORIGINS) - 1
SLOTS = Numbers(1, 3)
DISPLAYED = Numbers(1, 4)
HUNG = Numbers(1, 4)
"""The places on a wall."""
MOST_HIRED = 4


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
GO = _SPANS["go"].first
ACT = _SPANS["act"].first
WALK = _SPANS["walk"].first
"""A visitor moved by a ticket: see `walked`."""
USE = _SPANS["use"].first
PASS = _SPANS["none"].first
"""No more, nobody, no: whatever the question leaves open."""
REFRESH = _SPANS["refresh"].first
ARTIST = _SPANS["artist"].first
DISPLAY = _SPANS["display"].first
SLOT = _SPANS["slot"].first
VISITOR = _SPANS["visitor"].first
TICKET = _SPANS["ticket"].first
PAIR = _SPANS["pair"].first
ORIGIN = _SPANS["origin"].first
DESK, KICKED = ORIGIN + FROM_DESK, ORIGIN + FROM_KICKED_OUT
PLACE = DESK + 1
"""An assistant that stands on a location."""
WORK = _SPANS["work"].first
HIRED = _SPANS["hire"].first - 1
"""The code of nobody hired, which there is not; the next are one to four."""
CELL = _SPANS["cell"].first
SPACE = _SPANS["space"].first
FACE = _SPANS["face"].first - 1
"""The code of the front of a contract, which is no answer."""
EASEL = _SPANS["easel"].first
ZERO = _SPANS["amount"].first
"""The amount 0; the codes of amounts go on from here."""


def walked(code: int) -> tuple[int, int]:
    """Where the visitor stands that a code moves (0 the plaza, 1 and on the lobbies), and its kind."""
    return divmod(code - WALK, len(VISITORS))
