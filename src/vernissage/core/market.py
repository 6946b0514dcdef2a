"""The art market as finished games tell it: what was paid for whom, whose fame rose, who hung on the walls.

A title that has something to tell says so in `Title.quotes`; a house keeps sums of it, never the single games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from vernissage.core.records import Record
    from vernissage.core.titles import Title

MOST_QUOTES = 2_000
"""So many quotes of one game are kept; no game of the house comes near."""
LAST_ROUND = 60
"""Later rounds are told with this one."""


class Quote(msgspec.Struct, frozen=True):
    """One thing a game says of the art market: in a series, about an artist or a genre, in a round."""

    series: str
    """One of the title's `series`; the text `market-<series>` heads its plot."""
    mark: str
    """How the item is named in texts: the mark of the title's namers, or of its messages `<mark>-<item>`."""
    item: str
    round: int
    amount: int
    """A price, a fame, points; 0 where only the number counts."""
    count: int = 1
    """How many works it was about: two paintings of one lot for 20 are worth 10 each."""
    seat: int | None = None
    """Who took the work: it tells of the favourites of a person."""


def quotes_of(title: Title[Any, Any], record: Record) -> list[Quote]:
    """What a finished game says of the art market. Moves that were taken back say nothing: those that stand are
    played once more.
    """
    if not title.series:
        return []
    header = record.header
    game = title.new(header.seats, header.seed, header.options, components=header.own_components or None)
    for entry in record.standing():
        game.play(entry.seat, title.parse_move(str(entry.move)))
    told = title.quotes(game.setup, game.events)[:MOST_QUOTES]
    return [msgspec.structs.replace(one, round=min(one.round, LAST_ROUND)) for one in told]
