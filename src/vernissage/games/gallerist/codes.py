"""The codes of all answers: each range has its first number here, and a code means the same in every question."""

from __future__ import annotations

from vernissage.games.gallerist.components import COLUMNS, FORMS, LOCATIONS, ROWS, SPACES, VISITORS, Box

_SEATS, _DISPLAY, _SLOTS, _WALLS, _HIRED, _EASELS = 4, 4, 3, 4, 4, 3

ACTIONS = ("sign", "sell", "discover", "buy", "hire", "promote", "reputation", "bid")
"""The location actions, two for each location in the order of `LOCATIONS`."""
SIGN, SELL, DISCOVER, BUY, HIRE, PROMOTE, REPUTATION, BID = range(len(ACTIONS))
ARTISTS = len(FORMS) * 2
"""Places for artists: form times two, plus one for the red one."""
CELLS = (ROWS + 3) * COLUMNS
"""Spaces of the international market, row by row: four rows of reputation, three of bids."""
PAIRS = ((0, 1), (0, 2), (1, 2))
"""Two tickets of different colours."""
CARDS = ("curator", "dealer")
FACES = ("front", "money", "influence")
"""How a contract lies: not yet used for a sale, or turned over with one of its two bonuses on top."""
FRONT, MONEY_FACE, INFLUENCE_FACE = range(3)

GO = 0
ACT = GO + len(LOCATIONS)
WALK = ACT + len(ACTIONS)
"""A visitor moved by a ticket: where it stands (0 the plaza, 1 and on the lobbies) times three, plus its kind."""
USE = WALK + (1 + _SEATS) * len(VISITORS)
PASS = USE + _SLOTS
"""No more, nobody, no: whatever the question leaves open."""
REFRESH = PASS + 1
ARTIST = REFRESH + 1
DISPLAY = ARTIST + ARTISTS
SLOT = DISPLAY + _DISPLAY
KIND = SLOT + _SLOTS
"""A kind of visitor, or the ticket that brings it."""
PAIR = KIND + len(VISITORS)
DESK = PAIR + len(PAIRS)
PLACE = DESK + 1
"""An assistant that stands on a location."""
KICKED = PLACE + len(LOCATIONS)
"""The assistant that was kicked out."""
WORK = KICKED + 1
HIRED = WORK + _WALLS - 1
"""The code of nobody hired, which there is not; the next are one to four."""
CELL = HIRED + _HIRED + 1
SPACE = CELL + CELLS
FACE = SPACE + SPACES - 1
"""The code of the front of a contract, which is no answer."""
EASEL = FACE + len(FACES)
ZERO = EASEL + _EASELS * len(CARDS)
"""The amount 0; the codes of amounts go on from here."""


def space(box: Box) -> int:
    """How many codes there are: the largest amount is every step back from the end of the influence track."""
    return ZERO + box.influence_end + 1
