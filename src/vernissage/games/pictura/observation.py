"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/pictura.md gives the meaning of each part.
"""

from __future__ import annotations

from vernissage.core.planes import Plane, Planes
from vernissage.core.setups import Setup
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

_MOST_SEATS = PLAYERS[1]
_MOST_PRESTIGE = 10_000
"""No game comes near it."""
_IN_HAND, _IN_MARKET, _IN_MUSEUM = 1, _MOST_SEATS + 1, _MOST_SEATS + 2
_ON_WALL = _IN_MUSEUM + MUSEUMS
_IN_DISCARD = _ON_WALL + _MOST_SEATS
_EARLIER, _IN_FORCE, _OF_MUSEUM = 1, 2, 3
_OWN_GOAL = _OF_MUSEUM + MUSEUMS
_OFFERED = _OWN_GOAL + 1
_ON_DISPLAY, _WON = 1, 2
_UNDER_DECK = _WON + _MOST_SEATS


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


def observed(p: PicturaPosition, seat: int) -> list[int]:
    """The observation of a seat."""
    buffer = [0] * p.setup.observation_size
    key = p.question.key if p.frames else ""
    if p.frames:
        buffer[p.frames[-1][0]] = 1
    at = len(PicturaPosition.QUESTIONS)
    buffer[at] = p.round
    at += 1
    for place in range(p.seats):
        other = (seat + place) % p.seats
        facts = (
            other == p.active,
            other == p.first,
            other == p.ender,
            other in p.lasts,
            (key == "goal" and p.goals[other] != NOTHING) or p.layouts[other] != (),
            p.score[other],
            p.marks[other],
            len(p.hands[other]),
            len(p.favours[other]),
        )
        for number, fact in enumerate(facts):
            buffer[at + number * _MOST_SEATS + place] = int(fact)
    at += 9 * _MOST_SEATS
    single = (
        *(p.action, p.favours_left, p.claims_left, p.doubles, int(p.arranged)),
        p.frames[-1][2] if key == "exchange" else 0,
        *map(len, (p.market, p.trend_deck, p.patron_deck, p.favour_deck)),
    )
    for number, value in enumerate(single):
        buffer[at + number] = value
    at += len(single)
    for kind in p.favours[seat]:
        buffer[at + kind] += 1
    at += KINDS_OF_FAVOUR
    for kind in p.favour_discard:
        buffer[at + kind] += 1
    if p.played != NOTHING:
        buffer[at + p.played] += 1
    at += KINDS_OF_FAVOUR
    for kind, left in enumerate(p.tokens):
        buffer[at + kind] = left
    at += TYPES
    _paintings(p, buffer, at, seat)
    at += PAINTINGS
    _trends(p, buffer, at, seat)
    at += TRENDS
    _patrons(p, buffer, at, seat)
    at += PATRONS
    for place in range(p.seats):
        other = (seat + place) % p.seats
        for kind, count in enumerate(p.counts(other)):
            buffer[at + place * TYPES + kind] = count
        for kind in p.exhibitions[other]:
            buffer[at + (_MOST_SEATS + place) * TYPES + kind] = 1
        rewards = at + 2 * _MOST_SEATS * TYPES + place * REWARD_SPACES
        for space in p.rewards[other]:
            buffer[rewards + space] = 1
        places = at + _MOST_SEATS * (2 * TYPES + REWARD_SPACES) + place * CELLS
        for cell, card in enumerate(p.walls[other]):
            buffer[places + cell] = card + 1
    return buffer


def _paintings(p: PicturaPosition, buffer: list[int], at: int, seat: int) -> None:
    """Where each painting is, as far as the seat knows."""
    for slot, card in enumerate(p.slots):
        if card != NOTHING:
            buffer[at + card] = _IN_MUSEUM + slot // p.box.museum_paintings
    for place in range(p.seats):
        other = (seat + place) % p.seats
        for card in p.hands[other]:
            if p.seen[card] >> seat & 1:
                buffer[at + card] = _IN_HAND + place
        for card in p.hanging(other):
            buffer[at + card] = _ON_WALL + place
        for card in p.discards[other]:
            buffer[at + card] = _IN_DISCARD + place
    looked = looked_at(p) if p.frames and p.question.key == "look" else ()
    for card in (*looked, *p.market[len(p.market) - p.under :]):
        if p.seen[card] >> seat & 1:
            buffer[at + card] = _IN_MARKET


def _trends(p: PicturaPosition, buffer: list[int], at: int, seat: int) -> None:
    for trend in p.offers[seat]:
        buffer[at + trend] = _OFFERED
    for trend in p.fashions:
        buffer[at + trend] = _EARLIER
    buffer[at + p.fashion] = _IN_FORCE
    for museum, trend in enumerate(p.museum_trends):
        buffer[at + trend] = _OF_MUSEUM + museum
    if p.goals[seat] != NOTHING:
        buffer[at + p.goals[seat]] = _OWN_GOAL


def _patrons(p: PicturaPosition, buffer: list[int], at: int, seat: int) -> None:
    for patron in p.patron_row:
        if patron != NOTHING:
            buffer[at + patron] = _ON_DISPLAY
    for place in range(p.seats):
        for patron in p.patrons[(seat + place) % p.seats]:
            buffer[at + patron] = _WON + place
    for patron in p.patron_deck[len(p.patron_deck) - p.patrons_known :]:
        buffer[at + patron] = _UNDER_DECK
