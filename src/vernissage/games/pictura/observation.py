"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/pictura.md gives the meaning of each part.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.planes import Plane, Planes
from vernissage.core.rows import ONE, ZERO, Rows, flags, kept, number, numbers, signs, turned, zeros
from vernissage.core.setups import Setup
from vernissage.games.pictura import scoring
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import (
    CELLS,
    FAVOUR_CARDS,
    KINDS_OF_FAVOUR,
    MUSEUMS,
    PAINTINGS,
    PATRONS,
    PLAYERS,
    REWARD_SPACES,
    TRENDS,
    TYPES,
)

_MOST_SEATS: Final[int] = PLAYERS[1]
_ASKED: Final[list[bytes]] = signs(len(PicturaPosition.QUESTIONS))
_SEAT: Final[list[bytes]] = signs(_MOST_SEATS)
_SEATS: Final[list[bytes]] = flags(_MOST_SEATS)
"""By bit mask."""
_MOST_PRESTIGE: Final = 10_000
"""No game comes near it."""
_IN_HAND: Final = 1
_IN_MARKET: Final[int] = _MOST_SEATS + 1
_IN_MUSEUM: Final[int] = _MOST_SEATS + 2
_ON_WALL: Final[int] = _IN_MUSEUM + MUSEUMS
_IN_DISCARD: Final[int] = _ON_WALL + _MOST_SEATS
_EARLIER: Final = 1
_IN_FORCE: Final = 2
_OF_MUSEUM: Final = 3
_OWN_GOAL: Final[int] = _OF_MUSEUM + MUSEUMS
_OFFERED: Final[int] = _OWN_GOAL + 1
_ON_DISPLAY: Final = 1
_WON: Final = 2
_UNDER_DECK: Final[int] = _WON + _MOST_SEATS


def layout(setup: Setup) -> Planes:
    """The parts of an observation."""
    return {
        "question": Plane(len(PicturaPosition.QUESTIONS)),
        "round": Plane(1, high=PAINTINGS),
        "active by seat": Plane(_MOST_SEATS),
        "first by seat": Plane(_MOST_SEATS),
        "end token by seat": Plane(_MOST_SEATS),
        "last turn to come by seat": Plane(_MOST_SEATS),
        "chosen or laid by seat": Plane(_MOST_SEATS),
        "prestige by seat": Plane(_MOST_SEATS, high=_MOST_PRESTIGE, low=-_MOST_PRESTIGE),
        "marks by seat": Plane(_MOST_SEATS, high=_MOST_PRESTIGE),
        "paintings in hand by seat": Plane(_MOST_SEATS, high=PAINTINGS),
        "favours by seat": Plane(_MOST_SEATS, high=FAVOUR_CARDS),
        "turn": Plane(5, high=PATRONS),
        "swaps left": Plane(1, high=PAINTINGS),
        "left in market, trends, patrons, favours": Plane(4, high=PAINTINGS),
        "own favours": Plane(KINDS_OF_FAVOUR, high=FAVOUR_CARDS),
        "favours played": Plane(KINDS_OF_FAVOUR, high=FAVOUR_CARDS),
        "tokens left": Plane(TYPES, high=PAINTINGS),
        "paintings": Plane(PAINTINGS, high=_IN_DISCARD + _MOST_SEATS - 1),
        "trends": Plane(TRENDS, high=_OFFERED),
        "patrons": Plane(PATRONS, high=_UNDER_DECK),
        "hanging by seat": Plane(_MOST_SEATS * TYPES, high=CELLS),
        "exhibitions by seat": Plane(_MOST_SEATS * TYPES),
        "rewards by seat": Plane(_MOST_SEATS * REWARD_SPACES),
        "places by seat": Plane(_MOST_SEATS * CELLS, high=PAINTINGS),
    }


class _Latest:
    """What a game was made of when it was last observed, and the pieces that came of it."""

    def __init__(self, seats: int) -> None:
        self.walls: list[tuple[int, ...]] = [()] * seats
        self.places: list[bytes] = [b""] * seats
        self.types: list[bytes] = [b""] * seats
        self.fashions: list[tuple[int, ...]] = [()] * seats
        self.offers: list[tuple[int, ...]] = [()] * seats
        self.goals: list[int] = [NOTHING] * seats
        self.museum_trends: list[tuple[int, ...]] = [()] * seats
        self.trends: list[bytes] = [b""] * seats
        self.counts: tuple[object, ...] = ()
        self.of_counts: list[bytes] = [b""] * seats
        """By seat that looks: prestige, marks, and the cards in everybody's hand; empty if not put together yet."""
        self.whereabouts: tuple[object, ...] = ()
        self.of_paintings: list[bytes] = [b""] * seats
        """By seat that looks: where each painting is; empty as above."""
        self.patrons: tuple[object, ...] = ()
        self.of_patrons: list[bytes] = [b""] * seats


class Pieces(Rows):
    """Observations, and what was worked out for them lately: most answers change one museum at most, and no trend."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        empty = _MOST_SEATS - setup.seats
        asked = {question.key: question.index for question in PicturaPosition.QUESTIONS}
        self.goal: int = asked["goal"]
        self.look: int = asked["look"]
        self.exchange: int = asked["exchange"]
        self.empty_places: bytes = zeros(empty)
        self.nothing_laid: list[tuple[int, ...]] = [()] * setup.seats
        self.empty_types: bytes = zeros(empty * TYPES)
        self.empty_rewards: bytes = zeros(empty * REWARD_SPACES)
        self.empty_walls: bytes = zeros(empty * CELLS)
        self.games: list[_Latest] = []
        self.held: dict[tuple[int, ...], bytes] = {}
        self.rewarded: dict[tuple[int, ...], bytes] = {}
        self.favours: dict[tuple[int, ...], bytes] = {}

    def row(self, p: PicturaPosition, seat: int, game: int = 0) -> bytes:
        seats, frames = p.seats, p.frames
        while game >= len(self.games):
            self.games.append(_Latest(seats))
        latest = self.games[game]
        for hangs in range(seats):
            self.look_at(latest, p, hangs)
        others = [*range(seat, seats), *range(seat)]
        asked = frames[-1][0] if frames else -1
        pieces = [_ASKED[asked], number(p.round)]
        for one in (p.active, p.first, p.ender):
            pieces.append(_SEAT[(one - seat) % seats] if one != NOTHING else _SEAT[-1])
        lasts = 0
        for other in p.lasts:
            lasts |= 1 << other
        pieces.append(_SEATS[turned(lasts, seat, seats)])
        laid = 0
        if asked == self.goal or p.layouts != self.nothing_laid:
            for other in others:
                chosen = asked == self.goal and p.goals[other] != NOTHING
                laid |= (chosen or len(p.layouts[other]) > 0) << other
        pieces.append(_SEATS[turned(laid, seat, seats)])
        pieces.append(self.counts(latest, p, seat))
        pieces += [number(p.action), number(p.favours_left), number(p.claims_left), number(p.doubles)]
        pieces += [ONE if p.arranged else ZERO, number(frames[-1][2]) if asked == self.exchange else ZERO]
        pieces += [number(len(p.market)), number(len(p.trend_deck))]
        pieces += [number(len(p.patron_deck)), number(len(p.favour_deck))]
        pieces.append(self.favours_of(p.favours[seat]))
        played = p.favour_discard if p.played == NOTHING else (*p.favour_discard, p.played)
        pieces.append(self.favours_of(played))
        for left in p.tokens:
            pieces.append(number(left))
        pieces.append(self.paintings(latest, p, seat, looked_at(p) if asked == self.look else ()))
        pieces.append(self.trends(latest, p, seat))
        pieces.append(self.patrons(latest, p, seat))
        for other in others:
            pieces.append(latest.types[other])
        pieces.append(self.empty_types)
        for other in others:
            pieces.append(_signs_of(self.held, p.exhibitions[other], TYPES))
        pieces.append(self.empty_types)
        for other in others:
            pieces.append(_signs_of(self.rewarded, p.rewards[other], REWARD_SPACES))
        pieces.append(self.empty_rewards)
        for other in others:
            pieces.append(latest.places[other])
        pieces.append(self.empty_walls)
        return b"".join(pieces)

    def counts(self, latest: _Latest, p: PicturaPosition, seat: int) -> bytes:
        """By seat: prestige, marks, paintings in hand, favours."""
        there = (p.score, p.marks, p.hands, p.favours)
        if there != latest.counts:
            latest.counts = (p.score[:], p.marks[:], p.hands[:], p.favours[:])
            latest.of_counts = [b""] * p.seats
        found = latest.of_counts[seat]
        if found:
            return found
        others = [*range(seat, p.seats), *range(seat)]
        pieces = [number(p.score[other]) for other in others]
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(number(p.marks[other]))
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(number(len(p.hands[other])))
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(number(len(p.favours[other])))
        pieces.append(self.empty_places)
        found = latest.of_counts[seat] = b"".join(pieces)
        return found

    def paintings(self, latest: _Latest, p: PicturaPosition, seat: int, looked: tuple[int, ...]) -> bytes:
        """Where each painting is, as far as the seat knows."""
        if looked:
            return _paintings(p, seat, looked)
        there = (p.slots, p.hands, p.walls, p.discards, p.under, p.market, p.seen)
        if there != latest.whereabouts:
            latest.whereabouts = (p.slots[:], p.hands[:], p.walls[:], p.discards[:], p.under, p.market, p.seen[:])
            latest.of_paintings = [b""] * p.seats
        found = latest.of_paintings[seat]
        if not found:
            found = latest.of_paintings[seat] = _paintings(p, seat, looked)
        return found

    def patrons(self, latest: _Latest, p: PicturaPosition, seat: int) -> bytes:
        """Where each patron is, as far as all know."""
        there = (p.patron_row, p.patrons, p.patrons_known, p.patron_deck)
        if there != latest.patrons:
            latest.patrons = (p.patron_row[:], p.patrons[:], p.patrons_known, p.patron_deck)
            latest.of_patrons = [b""] * p.seats
        found = latest.of_patrons[seat]
        if not found:
            found = latest.of_patrons[seat] = _patrons(p, seat)
        return found

    def favours_of(self, kinds: tuple[int, ...]) -> bytes:
        """How many favours there are of each kind."""
        found = self.favours.get(kinds)
        if found is not None:
            return found
        counts = [0] * KINDS_OF_FAVOUR
        for kind in kinds:
            counts[kind] += 1
        return kept(self.favours, kinds, numbers(counts))

    def look_at(self, latest: _Latest, p: PicturaPosition, seat: int) -> None:
        """What hangs in a seat's museum: on each place, and how many paintings of each collection."""
        wall = p.walls[seat]
        if wall is not latest.walls[seat]:
            latest.walls[seat] = wall
            latest.places[seat] = numbers([card + 1 for card in wall])
            latest.types[seat] = numbers(scoring.counts(p.box.period, p.box.domain, wall))

    def trends(self, latest: _Latest, p: PicturaPosition, seat: int) -> bytes:
        """What each trend is to the seat."""
        if (
            p.fashions is latest.fashions[seat]
            and p.museum_trends is latest.museum_trends[seat]
            and p.offers[seat] is latest.offers[seat]
            and p.goals[seat] == latest.goals[seat]
        ):
            return latest.trends[seat]
        latest.fashions[seat], latest.museum_trends[seat] = p.fashions, p.museum_trends
        latest.offers[seat], latest.goals[seat] = p.offers[seat], p.goals[seat]
        row = [0] * TRENDS
        for trend in p.offers[seat]:
            row[trend] = _OFFERED
        for trend in p.fashions:
            row[trend] = _EARLIER
        row[p.fashion] = _IN_FORCE
        for museum, trend in enumerate(p.museum_trends):
            row[trend] = _OF_MUSEUM + museum
        if p.goals[seat] != NOTHING:
            row[p.goals[seat]] = _OWN_GOAL
        latest.trends[seat] = numbers(row)
        return latest.trends[seat]


def _paintings(p: PicturaPosition, seat: int, looked: tuple[int, ...]) -> bytes:
    """Where each painting is, as far as the seat knows."""
    row = [0] * PAINTINGS
    seen, in_a_museum = p.seen, p.box.museum_paintings
    for slot, card in enumerate(p.slots):
        if card != NOTHING:
            row[card] = _IN_MUSEUM + slot // in_a_museum
    for place in range(p.seats):
        other = (seat + place) % p.seats
        for card in p.hands[other]:
            if seen[card] >> seat & 1:
                row[card] = _IN_HAND + place
        for card in p.walls[other]:
            if card != NOTHING:
                row[card] = _ON_WALL + place
        for card in p.discards[other]:
            row[card] = _IN_DISCARD + place
    for card in looked:
        if seen[card] >> seat & 1:
            row[card] = _IN_MARKET
    if p.under:
        for card in p.market[len(p.market) - p.under :]:
            if seen[card] >> seat & 1:
                row[card] = _IN_MARKET
    return numbers(row)


def _patrons(p: PicturaPosition, seat: int) -> bytes:
    """Where each patron is, as far as all know."""
    row = [0] * PATRONS
    for patron in p.patron_row:
        if patron != NOTHING:
            row[patron] = _ON_DISPLAY
    for place in range(p.seats):
        for patron in p.patrons[(seat + place) % p.seats]:
            row[patron] = _WON + place
    if p.patrons_known:
        for patron in p.patron_deck[len(p.patron_deck) - p.patrons_known :]:
            row[patron] = _UNDER_DECK
    return numbers(row)


def _signs_of(pieces: dict[tuple[int, ...], bytes], places: tuple[int, ...], count: int) -> bytes:
    """A 1 at each of these places."""
    found = pieces.get(places)
    if found is not None:
        return found
    row = [0] * count
    for place in places:
        row[place] = 1
    return kept(pieces, places, numbers(row))
