"""What a game of Modern Art says of the art market: what was paid for a painting of each artist, round by round."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.events import Event
from vernissage.core.market import Quote
from vernissage.games.modern_art import events as e


def quotes(events: Sequence[Event]) -> list[Quote]:
    """The price of every painting sold; a double lot is two paintings of one artist for one price."""
    found: list[Quote] = []
    round = 1
    for event in events:
        if isinstance(event, e.RoundBegan):
            round = event.round
        elif isinstance(event, e.Sold):
            artist = event.cards[0].partition("-")[0]
            found.append(Quote("price", "artist", artist, round, event.amount, len(event.cards), event.seat))
    return found


def score_parts(events: Sequence[Event], seats: int, start: int) -> tuple[dict[str, int], ...]:
    """The money of each seat at the end: the start, what auctions and the bank brought, less what was paid."""
    parts = tuple({"start": start, "sales": 0, "bank": 0, "purchases": 0} for _ in range(seats))
    for event in events:
        if isinstance(event, e.Sold):
            parts[event.seat]["purchases"] -= event.amount
            for seat, amount in event.to_seats:
                parts[seat]["sales"] += amount
        elif isinstance(event, e.Paid):
            parts[event.seat]["bank"] += event.amount
    return parts
