"""What a game of Art Society says of the art market: the prestige of each genre, and what people took."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.events import Event
from vernissage.core.market import Quote
from vernissage.games.art_society import events as e
from vernissage.games.art_society.file import GENRES


def quotes(events: Sequence[Event]) -> list[Quote]:
    """The prestige of every genre after each round, and each painting that was taken."""
    found: list[Quote] = []
    prestige = dict.fromkeys(GENRES, 0)
    round = 0

    def closed() -> list[Quote]:
        return [Quote("prestige", "genre", genre, round, level) for genre, level in prestige.items()] if round else []

    for event in events:
        if isinstance(event, e.RoundBegan):
            found += closed()
            round = event.round
        elif isinstance(event, e.EnteredMuseum):
            prestige[event.genre] = event.prestige
        elif isinstance(event, e.Took):
            found.append(Quote("taken", "genre", event.painting.partition("-")[0], round, 0, 1, event.seat))
    return found + closed()
