"""Patrons: what they want, points or effect, one a turn."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import BOX, asked, may, numbers, of, play, refused, scene, seen, words
from tests.rules import rule
from vernissage.games.pictura import events
from vernissage.games.pictura.printed import COLLECTIONS, EFFECTS


def pleased_wall(patron: int, short: bool = False) -> list[int]:
    """Paintings that please a patron, or one too few; of a taste as few as can be."""
    card = BOX.patron_cards[patron - 1]
    if card.painter >= 0:
        painter = BOX.painters[card.painter][0]
        return of(painter=painter, count=card.each - short)
    period, domain = COLLECTIONS[card.period], COLLECTIONS[5 + card.domain]
    return of(period, domain, count=card.each - short)


@rule("PI-R19", "PI-56", "PI-57", "PI-R20")
@pytest.mark.parametrize("patron", range(1, 61))
def test_every_patron_is_won_for_points_or_effect_by_who_has_what_it_wants(patron: int) -> None:
    card = BOX.patron_cards[patron - 1]
    p = scene(walls=[words(pleased_wall(patron, short=True))], patrons=str(patron))
    refusal = refused(p, f"0 claim {patron} points")
    assert (refusal.rule, refusal.reason, refusal.needed) == ("PI-56", "patron-not-pleased", card.each)
    assert refusal.available == card.each - 1
    wall = pleased_wall(patron)
    spare = [n for n in range(1, 181) if n not in wall]
    held, gone = [words(spare[:2])], [words(spare[2:5])]
    p = scene(walls=[words(wall)], patrons=str(patron), hands=held, discards=gone)
    assert {f"claim {patron} points", f"claim {patron} effect"} <= may(p, 0, "claim")
    told = only(play(p, f"0 claim {patron} points"), events.PatronWon)
    assert (told.choice, told.points) == ("points", card.points)
    assert p.score[0] == 5 + card.points
    assert p.patrons[0] == (patron - 1,)
    assert asked(p) == ("action", (0,))
    q = scene(walls=[words(wall)], patrons=str(patron), hands=held, discards=gone)
    play(q, f"0 claim {patron} effect")
    assert q.score[0] == 5
    assert q.patrons[0] == (patron - 1,)
    done = {
        "draw_two": len(q.hands[0]) == 4,
        "take_favour": len(q.favours[0]) == 1,
        "free_hang": asked(q) == ("free", (0,)),
        "free_loan": asked(q) == ("loan", (0,)),
        "restore_two": asked(q) == ("restore", (0,)),
        "double_trend": q.doubles == 1,
    }
    assert [effect for effect, is_done in done.items() if is_done] == [EFFECTS[card.effect]]


@rule("PI-R19")
def test_a_work_of_both_counts_for_both_and_others_count_too() -> None:
    taste = next(n for n, card in enumerate(BOX.patron_cards, 1) if card.painter < 0)
    card = BOX.patron_cards[taste - 1]
    period, domain = COLLECTIONS[card.period], COLLECTIONS[5 + card.domain]
    both = of(period, domain, count=1)
    only_period = [n for n in of(period, count=36) if n not in of(period, domain, count=6)][:2]
    only_domain = [n for n in of(domain=domain, count=30) if n not in of(period, domain, count=6)][:2]
    assert may(scene(walls=[words(both + only_period + only_domain)], patrons=str(taste)), 0, "claim")
    assert not may(scene(walls=[words(both + only_period + only_domain[:1])], patrons=str(taste)), 0, "claim")


@rule("PI-56")
def test_the_paintings_need_not_be_one_collection() -> None:
    p = scene(walls=["1 . . . . . . . . . . . . . . . . . . . . . . . 2"], patrons="1")
    play(p, "0 claim 1 points")
    assert p.score[0] == 5 + BOX.patron_cards[0].points


@rule("PI-56")
def test_they_must_hang_in_ones_own_museum() -> None:
    p = scene(hands=["1 2"], discards=["3 4"], walls=["", "5 6"], patrons="1")
    assert refused(p, "0 claim 1 points").available == 0


@rule("PI-56", "PI-58")
def test_one_a_turn_any_number_in_a_game_at_any_time_of_the_action_phase() -> None:
    p = scene(hands=["20 21"], walls=["1 2 7 8"], patrons="1 2", won=["30 31"])
    play(p, "0 claim 1 points")
    refusal = refused(p, "0 claim 2 points")
    assert (refusal.rule, refusal.reason) == ("PI-56", "patron-won-this-turn")
    p = scene(hands=["20 21"], walls=["1 2 7 8"], patrons="1 2")
    play(p, "0 hang 20 21; 0 claim 2 points")
    assert p.patrons[0] == (1,)


@rule("PI-58")
def test_another_patron_comes() -> None:
    p = scene(walls=["1 2"], patrons="1")
    new = p.patron_deck[0]
    told = only(play(p, "0 claim 1 points"), events.PatronCame)
    assert p.patron_row[0] == new
    assert told.patron == BOX.patrons[new]


@rule("PI-56")
def test_only_from_the_display() -> None:
    p = scene(walls=["1 2"])
    refusal = refused(p, "0 claim 1 points")
    assert (refusal.reason, refusal.available) == ("patron-not-there", 5)


@rule("PI-56")
def test_the_view_says_whom_a_patron_is_pleased_with() -> None:
    p = scene(walls=["1 2", "7 8"], patrons="1 2")
    shown = seen(p, None).patrons
    assert shown[0] is not None
    assert shown[1] is not None
    assert (shown[0].pleased, shown[1].pleased) == ((0,), (1,))


@rule("PI-R20")
def test_an_effect_that_hangs_scores_and_returns_to_the_turn() -> None:
    p = scene(hands=["97 98"], walls=[words(of(painter="Raphael", count=2))], patrons="3", trend=17)
    play(p, "0 claim 3 effect; 0 hang_free 97")
    assert p.score[0] == 8
    assert numbers(p.hands[0]) == [98]
    assert asked(p) == ("action", (0,))
