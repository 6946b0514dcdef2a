"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/art_society.md gives the meaning of each part.
"""

from __future__ import annotations

import functools

from vernissage.core.planes import Plane, Planes
from vernissage.core.setups import Setup
from vernissage.games.art_society import scoring
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions import TAKE
from vernissage.games.art_society.file import FRAMES, GENRES, PLAYERS
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import squares

_MOST_SEATS = PLAYERS[1]
_MOST_LOTS = _MOST_SEATS + 1
_TILE = 5
"""Integers that tell a painting: genre and frame from 1, width, height, value."""


def layout(setup: Setup) -> Planes:
    """The parts of an observation."""
    box: Box = setup.components
    paintings, cards = len(box.paintings), box.bid_cards
    of_a_tile = max(len(GENRES), len(FRAMES), *box.value, *(side for size in box.sizes for side in size))
    return {
        "question": Plane(len(ArtSocietyPosition.QUESTIONS)),
        "round": Plane(1, high=cards),
        "own bid cards": Plane(cards),
        "bid cards left by seat": Plane(_MOST_SEATS, high=cards),
        "bid shown by seat": Plane(_MOST_SEATS, high=cards),
        "auctioneer by seat": Plane(_MOST_SEATS),
        "place in the order by seat": Plane(_MOST_SEATS, high=_MOST_SEATS),
        "bid laid by seat": Plane(_MOST_SEATS),
        "own bid laid": Plane(1, high=cards),
        "spent bid cards by seat": Plane(_MOST_SEATS * cards),
        "lots": Plane(_MOST_LOTS * _TILE, high=of_a_tile),
        "new painting": Plane(_TILE, high=of_a_tile),
        "assistant by seat": Plane(_MOST_SEATS * _TILE, high=of_a_tile),
        "superfluous by seat": Plane(_MOST_SEATS, high=paintings),
        "decor due": Plane(1, high=box.cells),
        "prestige by genre": Plane(len(GENRES), high=paintings),
        "multiplier by genre": Plane(len(GENRES), high=paintings),
        "museum by genre": Plane(len(GENRES), high=paintings),
        "piles": Plane(len(box.piles), high=paintings),
        "decor left by shape": Plane(len(box.shapes), high=max(box.decor_counts)),
        "walls by seat and square": Plane(_MOST_SEATS * box.cells, high=1 + len(GENRES) * len(FRAMES)),
    }


def observed(p: ArtSocietyPosition, seat: int) -> list[int]:
    """The observation of a seat."""
    box, seats = p.box, p.seats
    buffer = [0] * p.setup.observation_size
    drafter = p.drafter()
    hidden = drafter not in (NOTHING, seat)  # another seat's draft does not show
    lots, museum, stock = p.before[0][4:] if hidden else (p.lots, p.museum, tuple(p.stock))
    if p.frames:
        buffer[TAKE if hidden else p.frames[-1][0]] = 1
    choosing = bool(p.frames) and p.question.key == "lot"
    at = len(ArtSocietyPosition.QUESTIONS)
    buffer[at] = p.round + (not p.frames)  # the last round is over too
    at += 1
    for card in p.hands[seat]:
        buffer[at + card - 1] = 1
    at += box.bid_cards
    for place in range(seats):
        other = (seat + place) % seats
        buffer[at + place] = len(p.hands[other])
        buffer[at + _MOST_SEATS + place] = p.shown[other][0] if p.shown else 0
        buffer[at + 2 * _MOST_SEATS + place] = other == p.auctioneer
        buffer[at + 3 * _MOST_SEATS + place] = p.order.index(other) + 1 if p.order else 0
        buffer[at + 4 * _MOST_SEATS + place] = p.bids[other] != NO_BID
    at += 5 * _MOST_SEATS
    buffer[at] = p.bids[seat]
    at += 1
    for place in range(seats):
        other = (seat + place) % seats
        if other == seat or p.open_bids:
            for card in p.spent[other][1:]:
                buffer[at + place * box.bid_cards + card - 1] = 1
    at += _MOST_SEATS * box.bid_cards
    for place, tile in enumerate(lots):
        _tile(box, buffer, at + place * _TILE, tile, choosing)
    at += _MOST_LOTS * _TILE
    if not hidden and p.taken != NOTHING:
        _tile(box, buffer, at, p.taken, False)
    at += _TILE
    for place in range(seats):
        other = (seat + place) % seats
        held = p.before[0].assistant if hidden and other == drafter else p.assistants[other]
        _tile(box, buffer, at + place * _TILE, held, False)
    at += _MOST_SEATS * _TILE
    for place in range(seats):
        other = (seat + place) % seats
        buffer[at + place] = len(p.before[0].superfluous if hidden and other == drafter else p.superfluous[other])
    at += _MOST_SEATS
    buffer[at] = 0 if hidden else sum(p.owed().left)
    at += 1
    worth = scoring.multipliers(box, p.prestige, p.entered())
    for genre in range(len(GENRES)):
        buffer[at + genre] = p.prestige[genre]
        buffer[at + len(GENRES) + genre] = worth[genre]
    at += 2 * len(GENRES)
    for tile in museum:
        buffer[at + box.genre[tile]] += 1
    at += len(GENRES)
    for number, pile in enumerate(p.piles):
        buffer[at + number] = len(pile)
    at += len(box.piles)
    for shape, left in enumerate(stock):
        buffer[at + shape] = left
    at += len(box.shapes)
    for place in range(seats):
        other = (seat + place) % seats
        hung, decor = p.before[0][:2] if hidden and other == drafter else (p.hung[other], p.decor[other])
        start = at + place * box.cells
        buffer[start : start + box.cells] = _wall(box, hung, decor)
    return buffer


def _tile(box: Box, buffer: list[int], at: int, tile: int, face_down: bool) -> None:
    if tile == NOTHING:
        return
    if tile >= len(box.paintings):
        buffer[at + 2], buffer[at + 3] = box.sizes[tile - len(box.paintings)]
        return
    if not face_down:
        buffer[at], buffer[at + 1] = box.genre[tile] + 1, box.frame[tile] + 1
    buffer[at + 2], buffer[at + 3] = box.sizes[box.size[tile]]
    buffer[at + 4] = box.value[tile]


@functools.lru_cache(maxsize=4096)
def _wall(box: Box, hung: tuple[int, ...], decor: tuple[int, ...]) -> list[int]:
    """Each square: 0 free, 1 decor, else 2 + genre times frames + frame. Most answers change no wall: they are kept."""
    wall = [0] * box.cells
    for code in hung:
        tile, cell = divmod(code, box.cells)
        mark = 2 + box.genre[tile] * len(FRAMES) + box.frame[tile]
        for square in squares(box.footprints[box.size[tile]][cell]):
            wall[square] = mark
    for code in decor:
        shape, cell = divmod(code, box.cells)
        for square in squares(box.footprints[shape][cell]):
            wall[square] = 1
    return wall
