"""The inventory: paintings back from the discard, a favour, the patrons."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import asked, changed, favours, numbers, play, refused, scene, seen
from tests.rules import rule
from vernissage.games.pictura import events
from vernissage.games.pictura.position import PicturaPosition


@rule("PI-49", "PI-51", "PI-R5")
def test_paintings_of_the_discard_then_a_favour_then_the_patrons() -> None:
    p = scene(hands=["1 2"], discards=["11 12 13"])
    play(p, "0 inventory")
    assert asked(p) == ("inventory", (0,))
    assert favours(p, 0) == []
    told = only(play(p, "0 recover 11 13"), events.StockTaken)
    assert told.paintings == ("painting-11", "painting-13")
    assert numbers(p.hands[0]) == [1, 2, 11, 13]
    assert numbers(p.discards[0]) == [12]
    assert favours(p, 0) == ["market_tip"]
    assert asked(p) == ("refresh", (0,))
    row, deck = list(p.patron_row), p.patron_deck
    told_patrons = only(play(p, "0 replace"), events.PatronsReplaced)
    assert told_patrons.patrons == tuple(p.box.patrons[n] for n in deck[:5])
    assert p.patron_row == list(deck[:5])
    assert p.patron_deck == (*deck[5:], *row), "the old ones are under their deck"
    assert asked(p) == ("action", (0,))


@rule("PI-51")
def test_the_patrons_may_stay() -> None:
    p = scene(discards=["11"])
    row = list(p.patron_row)
    play(p, "0 inventory; 0 recover; 0 pass")
    assert p.patron_row == row


@rule("PI-49")
def test_not_more_than_eight_in_hand() -> None:
    p = scene(hands=["1"], discards=["11 12 13 14 15 16 17 18"])
    play(p, "0 inventory; 0 recover 11 12 13 14 15 16 18")
    assert (len(p.hands[0]), numbers(p.discards[0])) == (8, [17])
    p = scene(hands=["1 2 3 4 5 6"], discards=["11 12 13"])
    play(p, "0 inventory")
    refusal = refused(p, "0 recover 11 12 13")
    assert (refusal.rule, refusal.reason, refusal.needed, refusal.available) == ("PI-49", "hand-limit", 8, 8)
    play(p, "0 recover 12 13")
    assert len(p.hands[0]) == 8


@rule("PI-49", "PI-R10")
@pytest.mark.parametrize("held", ["", "loan loan salon salon dealer dealer"])
def test_favours_do_not_count_for_the_limit(held: str) -> None:
    p = scene(hands=["1 2 3 4 5 6"], discards=["11 12 13"], favours=[held])
    play(p, "0 inventory; 0 recover 11 12")
    assert len(p.hands[0]) == 8


@rule("PI-R13")
@pytest.mark.parametrize("hand", ["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 8 9 10"])
def test_with_eight_or_more_in_hand_it_takes_none(hand: str) -> None:
    p = scene(hands=[hand], discards=["11 12"])
    play(p, "0 inventory")
    assert asked(p) == ("refresh", (0,))
    assert numbers(p.discards[0]) == [11, 12]
    assert len(p.favours[0]) == 1


@rule("PI-49")
def test_it_may_take_none_or_be_done_with_an_empty_discard() -> None:
    p = scene(hands=["1"], discards=["11"])
    play(p, "0 inventory; 0 recover; 0 pass")
    assert numbers(p.hands[0]) == [1]
    p = scene(hands=["1"])
    play(p, "0 inventory; 0 pass")
    assert len(p.favours[0]) == 1


@rule("PI-50")
def test_only_of_ones_own_discard_and_nothing_in_exchange() -> None:
    p = scene(hands=["1 2"], discards=["11", "21"])
    play(p, "0 inventory")
    refusal = refused(p, "0 recover 21")
    assert (refusal.rule, refusal.reason, refusal.available) == ("PI-50", "not-in-own-discard", 1)
    assert refused(p, "0 recover 1").reason == "not-in-own-discard"
    assert refused(p, "0 recover 11 11").reason in ("picked-in-order", "hand-limit")
    play(p, "0 recover 11")
    assert p.discards[0] == ()


@rule("PI-R10")
def test_what_is_taken_back_is_known_to_all() -> None:
    p = scene(hands=["1 2"], discards=["11 12"])
    play(p, "0 inventory; 0 recover 12")
    assert seen(p, 1).players[0].known == ("painting-12",)


def all_played(p: PicturaPosition) -> PicturaPosition:
    """All favours of the deck lie in the discard."""
    return changed(p, favour_discard=p.plain()["table"]["favour_deck"], favour_deck=[])


@rule("PI-54")
def test_when_favours_are_used_up_the_discard_is_shuffled() -> None:
    p = all_played(scene())
    play(p, "0 inventory; 0 pass")
    assert len(p.favours[0]) == 1
    assert len(p.favour_deck) == 23
    assert p.favour_discard == ()
    kinds = set()
    for seed in range(12):
        q = all_played(scene(seed=seed))
        play(q, "0 inventory")
        kinds.add(q.favours[0])
    assert len(kinds) > 3


@rule("PI-54", "PI-R14")
def test_without_any_favour_none_is_drawn() -> None:
    p = changed(scene(), favour_deck=[])
    play(p, "0 inventory; 0 pass")
    assert p.favours[0] == ()


@rule("PI-51", "PI-R14")
def test_with_few_patrons_in_the_deck_some_of_those_replaced_come_back() -> None:
    p = changed(scene(), patron_deck=scene().plain()["table"]["patron_deck"][:2])
    row, new = list(p.patron_row), list(p.patron_deck)
    play(p, "0 inventory; 0 replace")
    assert p.patron_row == [*new, *row[:3]]
    assert (p.patron_deck, p.patrons_known) == (tuple(row[3:]), 2)
    assert seen(p, 1).patrons_under == tuple(p.box.patrons[n] for n in row[3:])


@rule("PI-R14")
def test_without_a_deck_places_for_patrons_stay_empty() -> None:
    p = changed(scene(walls=["1 2"], patrons="1"), patron_deck=[])
    play(p, "0 claim 1 points")
    assert p.patron_row[0] == -1
    assert seen(p, 0).patrons[0] is None
