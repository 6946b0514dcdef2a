"""What a seat imagines is a position like any other: it has a text, and a game can start from it."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import vernissage
from vernissage.core.titles import Title

TITLES = pytest.mark.parametrize("work", vernissage.titles(), ids=lambda work: work.key)


def imagined(work: Title[Any, Any], share: float, most: int = 3) -> Iterator[tuple[Any, int | None]]:
    """Positions that seats, and now and then a spectator, imagine along random games; whose it is comes with it."""
    fewest, many = work.facts.players
    for seats in {fewest, many}:
        dice = random.Random(f"{work.key}/{seats}")
        position = work.new(seats, seats).position
        while position.frames:
            if not position.partial and dice.random() < share:
                seat = dice.choice([None, *range(seats)])
                yield work.imagine(position.view(seat), dice), seat
            position.push(position.nth(dice.randrange(min(most, position.count()))))
        yield work.imagine(position.view(0), dice), 0


@TITLES
def test_the_text_of_an_imagined_position_sets_it_up_without_its_commitment(work: Title[Any, Any]) -> None:
    for position, _ in imagined(work, 0.05):
        text = position.text()
        assert tomllib.loads(text)["commitment"] == "", "nobody committed to a seed that is made up"
        again = work.read_position(text)
        assert again.commitment == ""
        again.commitment = position.commitment
        assert again == position
        again.commitment = ""
        assert again.text() == text


@TITLES
def test_a_seat_knows_the_same_in_a_game_that_starts_from_what_it_imagines(work: Title[Any, Any]) -> None:
    for position, seat in imagined(work, 0.02):
        before = position.to_bytes()
        game = work.at(position)
        assert game.commitment == game.record.header.commitment == game.view(seat).commitment == ""
        fresh = game.position.clone()
        fresh.commitment = position.commitment
        assert fresh.view(seat) == position.view(seat)
        assert position.to_bytes() == before, "what was imagined stays as it is"


@TITLES
def test_a_game_from_an_imagined_position_is_played_to_its_end_and_replays(work: Title[Any, Any]) -> None:
    found = [position for position, _ in imagined(work, 0.1) if position.frames]
    dice = random.Random(5)
    for position in dice.sample(found, 2):
        game = work.at(position)
        while game.position.frames:
            seat = game.decision.seats[0]
            game.play(seat, game.moves(seat).sample(dice))
        again = work.load(game.record.dump())
        assert again == game
        assert again.outcome == game.outcome
        assert again.events == game.events
