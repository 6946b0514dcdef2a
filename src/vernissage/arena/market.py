"""The art market as the games of the arena tell it: summed up a game, then put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vernissage.core.events import Event
from vernissage.core.setups import Setup

_DIGITS = 4


class MarketSum(msgspec.Struct, frozen=True, array_like=True):
    """What a game told of one thing of the art market in one round, summed up."""

    series: str
    mark: str
    item: str
    round: int
    amount: int
    count: int


class MarketPoint(msgspec.Struct, frozen=True, array_like=True):
    """What was told of one thing of the art market in one round, on average of the games; a row in JSON."""

    series: str
    heading: str
    item: str
    round: int
    average: float
    """Of one price, fame, …; in a series that only counts, how many there were in a game."""
    count: float
    """How many there were in a game."""


def market_sums(setup: Setup, events: Sequence[Event]) -> tuple[MarketSum, ...]:
    """What a game told of the art market, one sum for each thing and round."""
    sums: dict[tuple[str, str, str, int], tuple[int, int]] = {}
    for quote in setup.title.quotes(setup, events):
        key = (quote.series, quote.mark, quote.item, quote.round)
        amount, count = sums.get(key, (0, 0))
        sums[key] = (amount + quote.amount, count + quote.count)
    return tuple(MarketSum(*key, *both) for key, both in sorted(sums.items()))


def market_points(setup: Setup, games: Sequence[Sequence[MarketSum]]) -> Iterable[MarketPoint]:
    """What the games told of the art market, in the order of the title's series, items and rounds."""
    words = setup.title.words("en", setup.options, components="" if setup.is_standard else setup.components_text)
    sums: dict[tuple[str, str, str, int], tuple[int, int]] = {}
    for game in games:
        for one in game:
            key = (one.series, one.mark, one.item, one.round)
            amount, count = sums.get(key, (0, 0))
            sums[key] = (amount + one.amount, count + one.count)
    for series in setup.title.series:
        own = {key: both for key, both in sums.items() if key[0] == series}
        only_counts = not any(amount for amount, _ in own.values())
        heading = words.say(f"market-{series}")
        for (_, mark, item, number), (amount, count) in sorted(own.items()):
            in_a_game = count / len(games)
            average = in_a_game if only_counts else amount / count
            yield MarketPoint(
                series, heading, words.named(mark, item), number, round(average, _DIGITS), round(in_a_game, _DIGITS)
            )
