"""The reasons of Modern Art say what the engine then does."""

from __future__ import annotations

import vernissage
from tests.reasoned import answers
from vernissage.core.reasons import Named
from vernissage.games.modern_art.events import Paid

MODERN_ART = vernissage.title("modern_art")


def test_a_card_that_ends_the_round_pays_what_the_reason_says() -> None:
    found = 0
    for seed in range(3):
        for position, seat, move, told in answers(MODERN_ART, 4, seed):
            if "why-closes" in told:
                events = MODERN_ART.at(position).play(seat, move)
                paid = {event.seat: event.amount for event in events if isinstance(event, Paid)}
                assert told["why-closes"].facts["amount"] == paid.get(seat, 0)
                found += 1
    assert found >= 3


def test_a_sensible_player_stays_below_the_price_up_to_which_it_pays() -> None:
    bids = 0
    for position, seat, move, told in answers(MODERN_ART, 4, 5):
        reason = told.get("why-worth") or told.get("why-own")
        if reason is not None:
            most = reason.facts["most"]
            assert isinstance(most, int)
            assert most <= position.cash[seat]
            bid = getattr(move, "amount", None)
            if bid is not None:
                assert bid <= most
                bids += 1
    assert bids > 20


def test_the_standing_counts_what_is_offered() -> None:
    for position, _, _, told in answers(MODERN_ART, 3, 6):
        if "why-worth" in told:
            artist = told["why-standing"].facts["artist"]
            offered = dict(zip(position.box.artists, position.offered, strict=True))
            assert isinstance(artist, Named)
            assert told["why-standing"].facts["count"] == offered[str(artist.word)]
