"""What a game of Museum: Pictura says of the art market: which painters are hung, and what is in fashion."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.events import Event
from vernissage.core.market import Quote
from vernissage.games.pictura import events as e
from vernissage.games.pictura.components import Box


def quotes(box: Box, events: Sequence[Event]) -> list[Quote]:
    """Each painting that was hung, by its painter, and what it brought by the public trend, by the trend's painter."""
    found: list[Quote] = []
    round, fashion = 1, 0
    for event in events:
        if isinstance(event, e.RoundBegan):
            round = max(event.round, 1)
        elif isinstance(event, e.Began | e.FashionChanged):
            fashion = box.trend_cards[box.trend_numbers[event.trend]][0]
        elif isinstance(event, e.Hung | e.Stole):
            painter = box.painter[box.painting_numbers[event.painting]]
            found.append(Quote("hung", "painter", str(painter + 1), round, 0, 1, event.seat))
            found.append(Quote("fashion", "painter", str(fashion + 1), round, event.points))
    return found
