"""What a hand is worth between rounds, as a search sees it."""

from __future__ import annotations

import vernissage
from vernissage.games.modern_art import foresight
from vernissage.games.modern_art.components import DOUBLE
from vernissage.games.modern_art.position import ModernArtPosition


def between_rounds(*markers: tuple[int, ...]) -> ModernArtPosition:
    """The hands of a deal, with these markers of finished rounds; seat 0 sells next."""
    position: ModernArtPosition = vernissage.title("modern_art").new(4, 7).position
    position.markers = markers
    position.round = len(markers)
    position.seller = 0
    position.hands = [() for _ in position.hands]
    return position


def of_artist(position: ModernArtPosition, artist: int, is_double: bool = False) -> int:
    box = position.box
    return next(
        card
        for card in range(len(box.cards))
        if box.artist[card] == artist and (box.auction[card] == DOUBLE) == is_double
    )


def test_between_rounds_cash_counts_as_it_is() -> None:
    position = between_rounds()
    position.cash = [100, 150, 100, 100]
    mine, richer, *_ = foresight.expected(position)
    assert richer - mine > 40, "the seat that sells next is a little ahead, not by half of fifty"


def test_a_card_of_an_artist_who_has_earned_is_worth_more() -> None:
    position = between_rounds((30, 0, 0, 20, 10))
    position.hands[1], position.hands[2] = (of_artist(position, 0),), (of_artist(position, 1),)
    _, famous, unknown, nothing = foresight.expected(position)
    assert famous > unknown > nothing


def test_a_double_is_worth_more_than_another_card() -> None:
    position = between_rounds((30, 0, 0, 20, 10))
    position.hands[1], position.hands[2] = (of_artist(position, 2, is_double=True),), (of_artist(position, 2),)
    _, double, single, _ = foresight.expected(position)
    assert double > single


def test_what_a_card_is_worth_shrinks_with_the_rounds_that_are_left() -> None:
    rows = (30, 0, 0, 0, 0), (0, 30, 0, 0, 0), (0, 0, 30, 0, 0)
    gains = []
    for played in range(1, len(rows) + 1):
        position = between_rounds(*rows[:played])
        position.hands[1] = (of_artist(position, 0),)
        _, card, nothing, _ = foresight.expected(position)
        gains.append(card - nothing)
    assert gains == sorted(gains, reverse=True)


def test_an_own_box_with_more_rounds_is_seen_through_as_well() -> None:
    position = between_rounds(*[(30, 0, 0, 20, 10)] * 6)
    assert len(foresight.expected(position)) == 4
    assert foresight.HORIZON.sharpness(position.round) == foresight.HORIZON.leads[-1]
