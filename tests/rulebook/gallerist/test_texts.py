"""What is said to players, in every language: spaces of the market in words, columns by the visitors they want."""

from __future__ import annotations

import pytest

from vernissage.core.text import LANGUAGES
from vernissage.games.gallerist import title
from vernissage.games.gallerist.events import AssistantPlaced


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_the_space_an_assistant_is_placed_on(language: str) -> None:
    words = title.words(language)
    for cell, named in (
        ("sculpture-1", words.say("cell-tile", form=words.say("form-sculpture"), column=1)),
        ("3-2", words.say("cell-bid", amount=3, column=2)),
    ):
        placed = AssistantPlaced(audience=None, seat=0, on="market", cell=cell, origin="desk")
        told = words.told("event", placed)
        assert named in told
        assert cell not in told
    on_contract = AssistantPlaced(audience=None, seat=0, on="contract", cell="2", origin="desk")
    assert "2" in words.told("event", on_contract)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_column_of_the_market_wants_any_visitor(language: str) -> None:
    words = title.words(language)
    game = title.new(3, 1)
    market = next(
        table
        for table in title.board(game.view(0), words).tables
        if table.heading == words.say("location-international_market")
    )
    assert words.say("visitor-any") in market.columns[1]
    assert not any(words.say("ticket-any") in column for column in market.columns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_until_everybody_has_a_place_to_start_from_it_is_nobodys_turn(language: str) -> None:
    words = title.words(language, players=("Ann", "Bob"))
    game = title.new(2, 1)
    assert "Ann" not in title.board(game.view(0), words).headline
    for _ in range(2):
        seat = game.decision.seats[0]
        game.play(seat, next(iter(game.moves(seat))))
    assert words.seat(game.view(0).turn) in title.board(game.view(0), words).headline
