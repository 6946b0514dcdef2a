"""The first half of a turn: drawing, the swap one has to make, and the swaps of the others."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import (
    BOX,
    TOKYO,
    asked,
    end_turn,
    may,
    numbers,
    of,
    pass_all,
    play,
    refused,
    scene,
    seen,
    words,
)
from tests.rules import rule
from vernissage.games.pictura import codes, events, title
from vernissage.games.pictura.printed import SLOTS

HOGARTH = 17
"""The trend of Kayla's example: Hogarth 3, history 2, Impressionism 1."""
BEGGARS_OPERA, FIFER = 97, 150


@rule("PI-24", "PI-20", "PI-21", "PI-23", "PI-R2", "PI-R7", "PI-R1")
def test_example_kaylas_swap_brings_two_points() -> None:
    p = scene(
        hands=[words([BEGGARS_OPERA, 1])],
        museums={TOKYO: words([FIFER, 2, 3, 4])},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(10, 5),
        at="swap",
    )
    assert BOX.museums[TOKYO] == "tokyo"
    told = only(play(p, f"0 swap {BEGGARS_OPERA} {FIFER}"), events.Swapped)
    assert (told.museum, told.gained, told.lost) == ("tokyo", 3, 1)
    assert p.score[0] == 12
    assert FIFER - 1 in p.hands[0]
    assert p.slots[0] == BEGGARS_OPERA - 1


@rule("PI-22", "PI-R2")
@pytest.mark.parametrize(
    ("painting", "points"),
    [
        (100, 3),  # Hogarth's Captain Coram: the painter alone
        (97, 3),  # Hogarth, and history: the best counts
        (10, 2),  # history alone
        (145, 2),  # history and Impressionism
        (150, 1),  # Impressionism alone
        (1, 0),
    ],
)
def test_painter_three_domain_two_period_one(painting: int, points: int) -> None:
    assert BOX.points[HOGARTH - 1][painting - 1] == points


@rule("PI-14", "PI-15")
def test_a_turn_begins_with_two_paintings_from_the_market() -> None:
    p = scene(hands=["1 2", "3 4"], market="50 60 70")
    told = end_turn(p)
    assert only(told, events.Drew).count == 2
    drawn = only(told, events.Drawn)
    assert (drawn.paintings, drawn.audience) == (("painting-50", "painting-60"), (1,))
    assert numbers(p.hands[1]) == [3, 4, 50, 60]
    assert asked(p) == ("swap", (1,))


@rule("PI-16", "PI-R14")
def test_draws_take_what_there_is() -> None:
    p = scene(hands=["1 2", "3 4"], market="50", rest=False)
    end_turn(p)
    assert numbers(p.hands[1]) == [3, 4, 50]
    assert not p.market


@rule("PI-19")
def test_the_active_player_has_to_swap() -> None:
    p = scene(hands=["1 2", "3"], museums={TOKYO: "150 151 152 153"}, at="swap")
    assert may(p, 0) == may(p, 0, "swap")
    assert len(may(p, 0)) == 2 * 16
    assert refused(p, "0 swap 3 150").reason == "not-in-hand"
    assert refused(p, "0 swap 1 2").reason == "not-in-a-museum"
    assert refused(p, "0 pass").reason == "other-question"


@rule("PI-26", "PI-28")
def test_then_the_others_may_swap_in_the_order_of_play() -> None:
    p = scene(4, hands=["1", "2", "3", "4"], active=2, museums={TOKYO: "150 151 152 153"}, at="swap")
    play(p, "2 swap 3 150")
    assert asked(p) == ("join", (3,))
    play(p, "3 swap 4 3")
    assert asked(p) == ("join", (0,))
    play(p, "0 pass")
    assert asked(p) == ("join", (1,))
    play(p, "1 pass")
    assert asked(p) == ("action", (2,))


@rule("PI-26")
def test_the_others_gain_and_lose_by_the_same_rules() -> None:
    p = scene(
        hands=["1", words([BEGGARS_OPERA])],
        museums={TOKYO: words([FIFER, 2, 3, 4])},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(5, 6),
        at="join",
    )
    play(p, f"1 swap {BEGGARS_OPERA} {FIFER}")
    assert p.score == [5, 8]


@rule("PI-26")
def test_who_has_nothing_to_give_is_passed_over() -> None:
    p = scene(3, hands=["1 5", "", "3"], museums={TOKYO: "150 151 152 153"}, at="swap")
    play(p, "0 swap 1 150")
    assert asked(p) == ("join", (2,))
    p = scene(2, hands=["", ""], rest=False, active=1)
    end_turn(p)
    assert asked(p)[0] != "swap"


@rule("PI-R13")
def test_a_swap_gains_first_then_loses() -> None:
    p = scene(
        hands=[words(of(painter="William Hogarth", count=2))],
        museums={TOKYO: words(of(painter="William Hogarth", count=4, skip=(97, 98)))},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(0, 5),
        at="swap",
    )
    play(p, "0 swap 97 99")
    assert p.score[0] == 0, "3 gained and 3 lost, and not 0 lost and 3 gained"


@rule("PI-R13", "PI-55")
def test_what_was_gained_in_a_swap_reaches_a_mark_even_if_it_is_lost_again() -> None:
    p = scene(
        hands=["97 98"],
        museums={TOKYO: "99 100 101 102"},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(9, 5),
        at="swap",
    )
    play(p, "0 swap 97 99")
    assert p.score[0] == 9
    assert len(p.favours[0]) == 1


@rule("PI-R10", "PI-42")
def test_prestige_never_falls_below_zero() -> None:
    p = scene(hands=["1 2"], museums={TOKYO: "97 3 4 5"}, museum_trends=(HOGARTH, 28, 29, 30), score=(2, 5), at="swap")
    told = only(play(p, "0 swap 1 97"), events.Swapped)
    assert told.lost == 2
    assert p.score[0] == 0


@rule("PI-R10")
def test_what_was_openly_taken_is_known_to_be_in_that_hand() -> None:
    p = scene(3, hands=["1 2", "3"], museums={TOKYO: "150 151 152 153"}, at="swap")
    assert seen(p, 1).players[0].known == ()
    play(p, "0 swap 1 150")
    for viewer in (1, 2, None):
        assert seen(p, viewer).players[0].known == ("painting-150",)
        assert seen(p, viewer).players[0].hand == 2
    assert seen(p, 0).players[0].known == ("painting-150",), "one knows what the others know"
    assert "painting-1" in [place.painting for place in seen(p, None).museums[TOKYO].places]


@rule("PI-R10")
def test_so_is_what_another_had_given_before() -> None:
    p = scene(3, hands=["1 2", "3"], museums={TOKYO: "150 151 152 153"}, at="swap")
    play(p, "0 swap 1 150; 1 swap 3 1")
    for viewer in (0, 2, None):
        assert seen(p, viewer).players[1].known == ("painting-1",)


@rule("PI-27")
def test_a_museum_keeps_four_paintings() -> None:
    p = scene(hands=["1 2", "3"], museums={TOKYO: "150 151 152 153"}, at="swap")
    play(p, "0 swap 1 151")
    pass_all(p)
    assert numbers(p.slots[:4]) == [150, 1, 152, 153]


@rule("PI-17")
def test_periods_and_domains_make_collections_painters_do_not() -> None:
    view = seen(title.new(2, 1).position, 0)
    assert len(view.tokens) == len(view.players[0].counts) == 11
    assert sorted(set(view.catalogue.periods)) == list("01234")
    assert sorted(set(view.catalogue.domains)) == list("012345")
    assert sorted(set(view.catalogue.painters)) == list(range(1, 31))


@rule("PI-R14")
def test_an_empty_place_cannot_be_swapped_with() -> None:
    p = scene(hands=["1 2"], museums={TOKYO: "150 . 152 153"}, rest=False, at="swap")
    assert not any(text.endswith(" 151") for text in may(p, 0))
    assert seen(p, 0).museums[TOKYO].places[1].painting is None
    refusal = p.question.refusal(p, 0, codes.SWAP + 0 * SLOTS + 1)
    assert refusal is not None
    assert refusal.reason == "empty-place"
