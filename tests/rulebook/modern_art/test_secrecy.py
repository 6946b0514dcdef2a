"""What stays behind the screens, and what everybody sees."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.builders import random_game
from tests.rulebook.modern_art.scene import play, scene, seen, sell
from tests.rules import rule
from vernissage.core.games import Game
from vernissage.core.redaction import redacted
from vernissage.games.modern_art import events, title
from vernissage.games.modern_art.position import ModernArtPosition


def hidden_from(p: ModernArtPosition, seat: int | None) -> Iterator[str]:
    """The cards a seat must not know: others' hands, the mystery hand, what is not dealt."""
    for place, hand in enumerate(p.hands):
        if place != seat:
            yield from (p.box.cards[card] for card in hand)
    yield from (p.box.cards[card] for card in p.deck[p.dealt :])


def everything_told(game: Game[ModernArtPosition], seat: int | None) -> str:
    """All a seat gets to see, in one text: its view, the events it heard, its form of the record."""
    view = msgspec.json.encode(seen(game.position, seat)).decode()
    heard = [msgspec.json.encode(event).decode() for event in game.events if event.seen_by(seat)]
    return "\n".join([view, *heard, redacted(game, seat).dump() if game.record.entries else ""])


@rule("MA-5")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_cash_is_seen_by_its_owner_alone(seat: int | None) -> None:
    p = scene("nex-once", "", "", "", cash=(11, 222, 33, 44))
    assert seen(p, seat).cash == tuple(money if s == seat else None for s, money in enumerate(p.cash))
    assert "222" not in msgspec.json.encode(seen(p, 0)).decode()


@rule("MA-5")
def test_with_open_cash_all_cash_is_seen_by_all() -> None:
    p = scene("nex-once", "", "", cash=(11, 22, 33), open_cash=True)
    for seat in (None, 0, 1, 2):
        assert seen(p, seat).cash == (11, 22, 33)


@rule("MA-5", "MA-41", "MA-R17")
def test_at_the_end_all_is_shown() -> None:
    p = scene("koriko-once nex-open", "bahut-once", "", round=4, cash=(1, 2, 3), offered={"koriko": 4}, mystery="nex")
    p.dealt -= 2
    p.discard, undealt = p.discard[:-2], p.discard[-2:]
    p.deck = (*(card for card in range(70) if card not in undealt), *undealt)
    for seat in (None, 0, 1, 2):
        assert seen(p, seat).revealed is None
    play(p, "0 offer koriko-once")
    for seat in (None, 0, 1, 2):
        view = seen(p, seat)
        assert view.cash == (1, 2, 3)
        assert view.revealed is not None
        assert view.revealed.hands == tuple(tuple(p.box.cards[card] for card in hand) for hand in p.hands[:3])
        assert "nex-open-1" in view.revealed.hands[0]
        assert view.revealed.mystery == tuple(p.box.cards[card] for card in p.hands[3])
        assert view.revealed.undealt == tuple(p.box.cards[card] for card in undealt)


@rule("MA-R17")
@pytest.mark.parametrize("mystery", [False, True])
def test_nothing_told_in_play_names_a_hidden_card(mystery: bool) -> None:
    game = title.new(3, 21, {"mystery_hand": mystery})
    p = game.position
    dice = random.Random(3)
    for turn in range(60):
        seat = p.decision.seats[0]
        game.play(seat, p.moves(seat).sample(dice))
        if p.outcome is not None:
            break
        if turn % 6 == 0:
            for audience in (None, 0, 1, 2):
                told = everything_told(game, audience)
                assert not [card for card in hidden_from(p, audience) if f'"{card}"' in told]
                assert p.seed.hex() not in told


@rule("MA-R17")
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    p = scene("nex-once koriko-open", "bahut-once", "", spare=False)
    assert seen(p, 0).hand == ("nex-once-1", "koriko-open-1")
    assert seen(p, 1).hand == ("bahut-once-1",)
    assert seen(p, None).hand == ()
    assert [player.cards for player in seen(p, None).players] == [2, 1, 0]


@rule("MA-19", "MA-R8")
def test_a_sealed_bid_is_told_to_nobody_until_all_are_in() -> None:
    game = title.new(3, deal={"deck": ["nex-sealed-1"], "first_seller": ["0"]})
    p = game.position
    play(game, "0 offer nex-sealed; 1 seal 97; 2 seal 96")
    for seat, own in ((None, ()), (0, ()), (1, ("97",)), (2, ("96",))):
        told = everything_told(game, seat)
        for bid in ("97", "96"):
            known = f'"own_bid":{bid}' in told or f"seal {bid}" in told or f"[{bid}" in told
            assert known == (bid in own), f"seat {seat} and the bid of {bid}"
    play(game, "0 seal 1")
    for seat in (None, 0, 1, 2):
        assert "seal 97" in redacted(game, seat).dump()
        assert seen(p, seat).sales[-1].bids == (1, 97, 96)
        assert seen(p, seat).own_bid is None


@rule("MA-10", "MA-11")
def test_every_price_is_public_with_who_was_paid() -> None:
    p = scene("koriko-double", "", "koriko-once", "", double_payment="split")
    heard = play(p, "0 offer koriko-double; 0 decline; 1 decline; 2 add koriko-once; 3 bid 25; 0 pass; 1 pass; 2 pass")
    sold = [event for event in heard if isinstance(event, events.Sold)]
    assert [event.audience for event in sold] == [None]
    sale = seen(p, None).sales[-1]
    assert (sale.opener, sale.seller, sale.buyer, sale.price, sale.auction) == (0, 2, 3, 25, "once")
    assert sale.cards == ("koriko-double-1", "koriko-once-1")


@rule("MA-5", "MA-36")
def test_receipts_name_what_the_bank_paid_not_what_is_behind_the_screen() -> None:
    p = scene("koriko-once", "", "", cash=(811, 822, 833), walls=["koriko*4", "", ""])
    heard = play(p, "0 offer koriko-once")
    told = "".join(msgspec.json.encode(event).decode() for event in heard if event.seen_by(None))
    assert not [money for money in ("811", "822", "833", "931") if money in told]


@rule("MA-R17")
def test_a_seat_asked_for_a_second_card_learns_nothing_of_the_others() -> None:
    p = scene("koriko-double", "koriko-once", "", "")
    play(p, "0 offer koriko-double; 0 decline")
    assert seen(p, 2).decision == seen(p, 3).decision == seen(p, None).decision
    assert not p.moves(2)


@rule("MA-5", "MA-R17")
def test_whole_games_end_with_open_books() -> None:
    for seats in (3, 4, 5):
        p = random_game("modern_art", seats, 40 + seats)
        assert seen(p, None).cash == tuple(p.cash)
        assert seen(p, None).revealed is not None


@rule("MA-42", "MA-44")
def test_the_mystery_hand_shows_only_what_was_turned() -> None:
    p = scene("nex-once", "", "", mystery="koriko-open-4 bahut-once-2 darmoir-open-3")
    sell(p, "nex-once", buyer=1, price=6)
    play(p, "0 turn")
    shown = msgspec.json.encode(seen(p, 1)).decode()
    assert "koriko-open-4" in shown
    assert "bahut-once-2" not in shown
    assert seen(p, 1).mystery == 2
