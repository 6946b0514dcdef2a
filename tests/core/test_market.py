"""What finished games say of the art market: of every title, from the moves that stand alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vernissage
from tests.titles import OWN
from vernissage.core.market import LAST_ROUND, Quote, quotes_of
from vernissage.core.records import read
from vernissage.core.text import LANGUAGES
from vernissage.core.titles import Title


def played(title: Title[Any, Any], seed: int = 7) -> Any:
    game = title.new(title.facts.players[1], seed)
    dice = random.Random(seed)
    while game.outcome is None:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    return game


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_game_is_told_in_the_series_of_its_title(title: Title[Any, Any]) -> None:
    quotes = quotes_of(title, read(title, played(title).record.dump()))
    assert {quote.series for quote in quotes} == set(title.series)
    assert all(1 <= quote.round <= LAST_ROUND and quote.count >= 1 for quote in quotes)
    assert any(quote.seat is not None for quote in quotes), "favourites come from what people took"
    for language in LANGUAGES:
        words = title.words(language)
        assert all(words.named(quote.mark, quote.item) for quote in quotes)
        assert all(words.say(f"market-{series}") for series in title.series)


def test_every_painting_sold_in_modern_art_has_its_price() -> None:
    title = vernissage.title("modern_art")
    game = played(title)
    sold = [event for event in game.events if type(event).__name__ == "Sold"]
    quotes = title.quotes(game.setup, game.events)
    assert sum(quote.count for quote in quotes) == sum(len(event.cards) for event in sold)
    assert sum(quote.amount for quote in quotes) == sum(event.amount for event in sold)
    first = sold[0]
    artist = first.cards[0].split("-")[0]
    assert quotes[0] == Quote("price", "artist", artist, 1, first.amount, len(first.cards), first.seat)


def test_what_was_taken_back_says_nothing() -> None:
    title = vernissage.title("gallerist")
    game = title.new(2, 5)
    dice = random.Random(2)
    taken_back = 0
    while game.outcome is None:
        seat = game.decision.seats[0]
        heard = game.play(seat, game.moves(seat).sample(dice))
        if taken_back < 3 and title.quotes(game.setup, heard) and game.undoable(seat):
            game.take_back(seat, 1)
            taken_back += 1
    assert taken_back == 3
    told = title.quotes(game.setup, game.events)
    assert len(quotes_of(title, game.record)) == len(told) - 3
