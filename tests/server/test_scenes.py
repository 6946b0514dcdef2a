"""A screen of any position, without a table behind it."""

import json
from typing import Any

import msgspec
import pytest

import vernissage
from vernissage.core.titles import Title
from vernissage.server import scenes

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize("title", vernissage.titles(), ids=lambda title: title.key)
def test_every_title_has_a_screen_for_every_seat_and_language(title: Title[Any, Any]) -> None:
    seats = max(2, title.facts.players[0])
    game = title.new(seats, seed=3, names=NAMES[:seats])
    asked = game.decision.seats
    for language in ("en", "fr", "pl"):
        words = scenes.words_for(game.setup, game.names, language)
        for seat in (None, *range(seats)):
            info = scenes.company(game.setup, seat, words)
            state = scenes.screen(game.position, seat, words, info, board=True)
            assert state.view == game.view(seat)
            assert (state.choices is not None) == (seat in asked)
            assert state.board is not None
            assert [place.name for place in state.table.seats] == list(NAMES[:seats])
            assert [place.seat for place in state.table.seats if place.you] == ([] if seat is None else [seat])
            json.loads(msgspec.json.encode(state))


def test_a_screen_nobody_answers_asks_nothing_and_says_whom_the_game_waits_for() -> None:
    game = vernissage.title("modern_art").new(3, seed=3, names=NAMES)
    words = scenes.words_for(game.setup, game.names, "en")
    (seat,) = game.decision.seats
    state = scenes.screen(game.position, seat, words, scenes.company(game.setup, seat, words), asked=False)
    assert state.choices is None
    assert state.waiting == f"Waiting for {NAMES[seat]}."


def test_what_happened_is_told_to_those_who_may_know_it_and_numbered_for_them() -> None:
    game = vernissage.title("modern_art").new(3, seed=3, names=NAMES)
    words = scenes.words_for(game.setup, game.names, "en")
    told = scenes.lines(game.events, 0, words, after=4)
    assert [line.n for line in told] == list(range(5, 5 + len(told)))
    assert all(line.event.seen_by(0) and line.text for line in told)
    assert len(told) > len(scenes.lines(game.events, None, words))
