"""What can be bid at all."""

from __future__ import annotations

import pytest

from tests.builders import game_at
from tests.rulebook.modern_art.scene import play, refused, scene
from tests.rules import rule
from vernissage import IllegalMove, UnreadableMove
from vernissage.games.modern_art import moves, title


@rule("MA-13")
@pytest.mark.parametrize("text", ["bid 2.5", "bid -3", "bid 1e2", "seal 0.5", "price ½", "bid", "bid 1 2"])
def test_bids_are_whole_units(text: str) -> None:
    with pytest.raises(UnreadableMove):
        title.parse_move(text)


@rule("MA-13")
@pytest.mark.parametrize("amount", ['"5"', "2.5", "2.0", "null", "true"])
def test_bids_from_a_client_are_whole_units(amount: str) -> None:
    with pytest.raises(UnreadableMove):
        title.moveset.decode(f'{{"move": "bid", "amount": {amount}}}')


@rule("MA-13")
@pytest.mark.parametrize("amount", [2.5, 2.0, "2", None])
def test_a_bid_that_is_no_whole_number_is_refused_in_python_too(amount: object) -> None:
    p = scene("nex-once", "", "")
    play(p, "0 offer nex-once")
    with pytest.raises((IllegalMove, UnreadableMove)):
        game_at(p).play(1, moves.Bid(amount))  # type: ignore[arg-type]
    assert p.price == 0


@rule("MA-13", "MA-14")
@pytest.mark.parametrize("sign", ["open", "once"])
def test_the_least_bid_is_one_unit(sign: str) -> None:
    p = scene(f"nex-{sign}", "", "")
    play(p, f"0 offer nex-{sign}")
    assert refused(p, "1 bid 0").rule == "MA-14"
    assert p.moves(1).amounts == (moves.Bid(1), moves.Bid(100))


@rule("MA-14")
@pytest.mark.parametrize("sign", ["open", "once"])
def test_each_bid_is_above_the_last(sign: str) -> None:
    p = scene(f"nex-{sign}", "", "")
    play(p, f"0 offer nex-{sign}; 1 bid 10")
    for amount in (9, 10):
        refusal = refused(p, f"2 bid {amount}")
        assert (refusal.rule, refusal.needed, refusal.available) == ("MA-14", 11, amount)
    play(p, "2 bid 11")
    assert (p.price, p.leader) == (11, 2)


@rule("MA-15", "MA-R15")
@pytest.mark.parametrize(
    ("script", "too_much", "enough"),
    [
        ("0 offer nex-open", "1 bid 41", "1 bid 40"),
        ("0 offer nex-once", "1 bid 41", "1 bid 40"),
        ("0 offer nex-sealed", "1 seal 41", "1 seal 40"),
        ("0 offer nex-fixed", "0 price 61", "0 price 60"),
        ("0 offer nex-fixed; 0 price 41", "1 buy", "1 pass"),
    ],
)
def test_nobody_bids_above_his_own_cash(script: str, too_much: str, enough: str) -> None:
    p = scene("nex-open nex-once nex-sealed nex-fixed", "", "", cash=(60, 40, 300))
    play(p, script)
    assert refused(p, too_much).rule == ("MA-23" if "price" in too_much else "MA-15")
    play(p, enough)


@rule("MA-15", "MA-R15")
def test_the_last_coin_can_be_spent_and_no_more() -> None:
    p = scene("nex-once", "", "", cash=(100, 7, 0))
    play(p, "0 offer nex-once; 1 bid 7")
    assert refused(p, "2 bid 8").rule == "MA-15"
    play(p, "2 pass; 0 pass")
    assert p.cash == [107, 0, 0]
