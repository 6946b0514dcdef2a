"""What a game of The Gallerist says of the art market: the fame of the artists, and what their works cost."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.events import Event
from vernissage.core.market import Quote
from vernissage.games.gallerist import events as e


def quotes(events: Sequence[Event]) -> list[Quote]:
    """How famous an artist was whenever the fame rose, and the price of every work bought."""
    found: list[Quote] = []
    round = 1
    for event in events:
        if isinstance(event, e.TurnBegan):
            round = max(event.round, 1)
        elif isinstance(event, e.FameRaised):
            found.append(Quote("fame", "artist", event.artist, round, event.fame))
        elif isinstance(event, e.Bought):
            found.append(Quote("price", "artist", event.artist, round, event.amount, 1, event.seat))
    return found
