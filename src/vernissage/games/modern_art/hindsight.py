"""What a finished game of Modern Art shows of its sales: who paid too much, and what was let go too cheaply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vernissage.core.events import Event
from vernissage.core.reasons import Fact, Named, Reason
from vernissage.games.modern_art import events as e
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import Box

MOST = 3
"""Sales of each kind that are told, the dearest ones."""
LEAST = 5
"""What a sale must have been off by to be told."""


class _Sale(NamedTuple):
    place: int
    seat: int
    artist: int
    amount: int
    gain: int
    """What the bank gave for the lot at the end of the round, less what was paid."""


def hindsight(box: Box, events: Sequence[Event]) -> list[tuple[int, Reason]]:
    """The sales that turned out worst and best for their buyers, each by its place among the events."""
    sales = _sales(box, events)
    overpaid = sorted((sale for sale in sales if sale.gain <= -LEAST), key=lambda sale: sale.gain)[:MOST]
    let_go = sorted((sale for sale in sales if sale.gain >= LEAST), key=lambda sale: -sale.gain)[:MOST]
    told = [(sale.place, Reason("back-overpaid", {**_facts(box, sale), "loss": -sale.gain})) for sale in overpaid]
    told += [(sale.place, Reason("back-let-go", {**_facts(box, sale), "gain": sale.gain})) for sale in let_go]
    return sorted(told, key=lambda one: one[0])


def _facts(box: Box, sale: _Sale) -> dict[str, Fact]:
    artist = Named("artist", box.artists[sale.artist])
    return {"seat": Named("seat", sale.seat), "artist": artist, "amount": sale.amount}


def _sales(box: Box, events: Sequence[Event]) -> list[_Sale]:
    """All sales, with what they brought: what was sold in a round is paid for at its end (MA 12, MA 13)."""
    found: list[_Sale] = []
    markers: list[tuple[int, ...]] = []
    sold: list[tuple[int, e.Sold]] = []
    for place, event in enumerate(events):
        if isinstance(event, e.Sold):
            sold.append((place, event))
        elif isinstance(event, e.RoundClosed):
            markers.append(event.markers)
            worth = scoring.worth(tuple(markers), event.markers)
            for at, sale in sold:
                artist = box.artist[box.numbers[sale.cards[0]]]
                gain = worth[artist] * len(sale.cards) - sale.amount
                found.append(_Sale(at, sale.seat, artist, sale.amount, gain))
            sold = []
    return found
