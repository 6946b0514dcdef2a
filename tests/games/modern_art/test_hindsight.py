"""What a finished game says of its sales is what the bank paid for them."""

from __future__ import annotations

import random

import pytest

import vernissage
from vernissage.core.reasons import Named
from vernissage.games.modern_art import events as e
from vernissage.games.modern_art import hindsight


def played_out(seed: int) -> list[object]:
    """All that happened in a game of sensible players."""
    title, dice = vernissage.title("modern_art"), random.Random(seed)
    policy = title.policy()
    assert policy is not None
    game = title.new(4, seed)
    while game.outcome is None:
        position = game.position
        seat, codes, after = position.seat, list[int](), position.clone()
        while not codes or after.partial:
            codes.append(policy(after, seat, dice))
            after.push(codes[-1])
        game.play(seat, position.question.move_of(position, seat, tuple(codes)))
    return list(game.events)


def test_gains_and_losses_are_what_the_bank_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "MOST", 1_000)
    monkeypatch.setattr(hindsight, "LEAST", 1)
    title = vernissage.title("modern_art")
    events = played_out(3)
    told = dict(title.hindsight(title.setup(4), events))  # type: ignore[arg-type]
    assert {reason.text for reason in told.values()} == {"back-overpaid", "back-let-go"}
    owed = paid = 0
    for place, event in enumerate(events):
        if isinstance(event, e.Sold):
            owed += event.amount
            if place in told:
                facts = told[place].facts
                assert (facts["seat"], facts["amount"]) == (Named("seat", event.seat), event.amount)
                owed += int(str(facts.get("gain", 0))) - int(str(facts.get("loss", 0)))
        elif isinstance(event, e.Paid):
            paid += event.amount
    assert owed == paid


def test_only_the_dearest_sales_are_told() -> None:
    title = vernissage.title("modern_art")
    told = title.hindsight(title.setup(4), played_out(3))  # type: ignore[arg-type]
    assert 0 < len(told) <= 2 * hindsight.MOST
    assert [place for place, _ in told] == sorted(place for place, _ in told)
    off = [int(str(reason.facts.get("gain") or reason.facts.get("loss"))) for _, reason in told]
    assert min(off) >= hindsight.LEAST
    for language in ("en", "fr", "pl"):
        words = title.words(language, title.setup(4).options, ("Ann", "Bob", "Cleo", "Dora"))
        assert all("back-" not in reason.say(words) for _, reason in told)
