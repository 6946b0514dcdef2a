"""Improving one's museum: paying, hanging out of other discards, the public trend, places."""

from __future__ import annotations

from tests.builders import only
from tests.rulebook.pictura.scene import (
    asked,
    changed,
    end_turn,
    may,
    numbers,
    pass_all,
    places,
    play,
    refused,
    scene,
    seen,
    wall_of,
    whole_turn,
    words,
)
from tests.rules import rule
from vernissage.games.pictura import events

HOGARTH = 17
"""Hogarth 3, history 2, Impressionism 1."""


@rule("PI-29", "PI-40")
def test_a_painting_is_hung_for_another_one_and_scores_by_the_public_trend() -> None:
    p = scene(hands=["97 1 2"], trend=HOGARTH)
    told = only(play(p, "0 hang 97 1"), events.Hung)
    assert (told.painting, told.payment, told.points) == ("painting-97", "painting-1", 3)
    assert p.score[0] == 8
    assert numbers(p.walls[0]) == [97]
    assert numbers(p.discards[0]) == [1]
    assert numbers(p.hands[0]) == [2]


@rule("PI-40")
def test_without_a_match_a_hanging_scores_nothing() -> None:
    p = scene(hands=["1 2"], trend=HOGARTH)
    play(p, "0 hang 1 2")
    assert p.score[0] == 5


@rule("PI-29")
def test_payment_comes_from_the_hand_and_is_another_painting() -> None:
    p = scene(hands=["1 2", "3"], discards=["4", "5"])
    assert refused(p, "0 hang 1 1").reason == "pays-for-itself"
    assert refused(p, "0 hang 1 4").reason == "payment-not-in-hand"
    assert refused(p, "0 hang 3 1").reason == "not-in-hand"
    assert may(p, 0, "hang") == {"hang 1 2", "hang 2 1", "hang 5 1", "hang 5 2"}


@rule("PI-30")
def test_discards_lie_open() -> None:
    p = scene(discards=["4 7", "5"])
    for viewer in (0, 1, None):
        assert [player.discard for player in seen(p, viewer).players] == [
            ("painting-4", "painting-7"),
            ("painting-5",),
        ]


@rule("PI-39")
def test_as_many_as_can_be_paid_from_both_sources() -> None:
    p = scene(hands=["1 2 3 4 6"], discards=["", "5"])
    play(p, "0 hang 1 2; 0 hang 5 3; 0 hang 4 6")
    assert numbers(p.walls[0]) == [1, 5, 4]
    assert may(p, 0, "hang") == set()
    assert asked(p) == ("action", (0,))


@rule("PI-37")
def test_out_of_anothers_discard_one_prestige_and_the_payment_go_to_its_owner() -> None:
    p = scene(3, hands=["1 2"], discards=["", "", "97 98"], trend=HOGARTH, score=(5, 5, 5))
    told = only(play(p, "0 hang 97 1"), events.Stole)
    assert (told.owner, told.price, told.points) == (2, 1, 3)
    assert p.score == [7, 5, 6]
    assert numbers(p.discards[2]) == [98, 1]
    assert numbers(p.walls[0]) == [97]
    assert numbers(p.hands[0]) == [2]
    assert p.discards[0] == ()


@rule("PI-38")
def test_not_out_of_ones_own_discard() -> None:
    p = scene(hands=["1 2"], discards=["97"])
    refusal = refused(p, "0 hang 97 1")
    assert (refusal.rule, refusal.reason) == ("PI-38", "own-discard")


@rule("PI-R13")
def test_stealing_needs_the_prestige_it_costs() -> None:
    p = scene(hands=["1 2"], discards=["", "97"], score=(0, 5), trend=HOGARTH)
    refusal = refused(p, "0 hang 97 1")
    assert (refusal.rule, refusal.reason, refusal.needed, refusal.available) == ("PI-R13", "too-poor-to-steal", 1, 0)
    assert may(p, 0, "hang") == {"hang 1 2", "hang 2 1"}
    p = changed(p, score=[1, 5])
    play(p, "0 hang 97 1")
    assert p.score == [3, 6]


@rule("PI-R13")
def test_what_was_just_paid_into_a_discard_is_not_what_is_taken() -> None:
    p = scene(hands=["1 2"], discards=["", "97"])
    assert may(p, 0, "hang") == {"hang 1 2", "hang 2 1", "hang 97 1", "hang 97 2"}
    assert refused(p, "0 hang 1 1").reason == "pays-for-itself"


@rule("PI-31", "PI-R13")
def test_a_full_museum_takes_nothing_and_gives_nothing_back() -> None:
    p = scene(hands=["26 27 28 29"], walls=[words(range(1, 25))])
    play(p, "0 hang 26 27")
    assert -1 not in p.walls[0]
    refusal = refused(p, "0 hang 28 29")
    assert (refusal.rule, refusal.reason, refusal.needed) == ("PI-31", "museum-full", 25)
    assert may(p, 0, "hang") == set()


@rule("PI-28")
def test_one_action_a_turn() -> None:
    p = scene(hands=["1 2 3 5"], walls=["7 8 9 13"])
    play(p, "0 hang 1 2")
    for move in ("0 exhibit renaissance", "0 inventory"):
        assert refused(p, move).reason == "action-taken"
    p = scene(hands=["1 2 3 5"], walls=["7 8 9 13"])
    play(p, "0 exhibit renaissance; 0 reward circle")
    for move in ("0 hang 1 2", "0 inventory", "0 exhibit mythology"):
        assert refused(p, move).reason == "action-taken"


@rule("PI-R22", "PI-59")
def test_to_improve_by_nothing_is_allowed_and_the_next_is_active() -> None:
    p = scene(3, hands=["1 2", "3 4", "5 6"])
    end_turn(p)
    assert asked(p) == ("swap", (1,))
    assert p.active == 1


@rule("PI-41")
def test_a_new_public_trend_comes_with_every_round_but_the_first() -> None:
    p = scene(2, hands=["1 2", "3 4"], first=1, active=1)
    end_turn(p)
    assert (p.active, p.round, list(p.fashions)) == (0, 1, [0])
    whole_turn(p)
    assert (p.active, len(p.fashions), p.round) == (1, 2, 2)
    play(p, f"1 swap {p.hands[1][0] + 1} {p.slots[0] + 1}")
    pass_all(p)
    old, new = list(p.fashions)
    card = next(card for card in p.hands[1] if p.box.points[old][card] != p.box.points[new][card])
    pay = next(other for other in p.hands[1] if other != card)
    before = p.score[1]
    play(p, f"1 hang {card + 1} {pay + 1}")
    assert p.score[1] - before == p.box.points[new][card]


@rule("PI-41", "PI-R14")
def test_without_trends_left_the_last_one_stays() -> None:
    p = scene(2, hands=["1 2", "3 4"], active=1)
    p = changed(p, trend_deck=[])
    end_turn(p)
    assert len(p.fashions) == 1
    assert p.round == 2


@rule("PI-32", "PI-R42")
def test_a_layout_is_saved_in_ones_turn_and_written_in_full() -> None:
    p = scene(hands=["5 6 8"], walls=["1 2 3"])
    play(p, "0 arrange")
    assert asked(p) == ("arrange", (0,))
    wanted = wall_of(". . . 2 . 1 . . . . . . . . . . . . . . . . . . 3")
    events_ = play(p, f"0 layout {places(wanted)}")
    assert only(events_, events.Arranged).seat == 0
    assert p.walls[0] == wanted
    assert seen(p, 1).players[0].wall[3] == "painting-2"
    assert refused(p, "0 arrange").reason == "nothing-to-arrange"
    play(p, "0 hang 5 6")
    assert p.walls[0][0] == 4, "the first free place"
    play(p, f"0 arrange; 0 layout {places(p.walls[0])}")
    assert asked(p) == ("action", (0,))


@rule("PI-R42")
def test_in_the_next_turn_a_layout_may_be_saved_again() -> None:
    p = scene(hands=["5 6", "7 8"], walls=["1 2 3"])
    play(p, f"0 arrange; 0 layout {places(wall_of('. 1 2 3'))}; 0 done")
    whole_turn(p)
    play(p, f"0 swap 5 {p.slots[0] + 1}")
    pass_all(p)
    assert may(p, 0, "arrange") == {"arrange"}


@rule("PI-32")
def test_a_layout_places_each_painting_that_hangs_once() -> None:
    p = scene(walls=["1 2 3"])
    play(p, "0 arrange")
    for wrong in ("1 2", "1 2 4", "1 1 2"):
        refusal = refused(p, f"0 layout {places(wall_of(wrong))}")
        assert (refusal.rule, refusal.reason) == ("PI-32", "other-paintings")


@rule("PI-32")
def test_a_saved_layout_can_be_taken_back() -> None:
    p = scene(walls=["1 2 3"])
    before = p.clone()
    play(p, f"0 arrange; 0 layout {places(wall_of('. 1 2 3'))}")
    assert p.barrier <= before.ply, "nothing became known"


@rule("PI-R16")
def test_a_saved_layout_has_no_effect_on_what_can_be_exhibited() -> None:
    apart = "7 . 8 . 9 . . . . . 13 . 14 . 15"
    p = scene(walls=[apart])
    assert seen(p, 0).players[0].groups[0] == 1
    assert "exhibit renaissance" in may(p, 0)
    play(p, "0 exhibit renaissance")
    assert p.score[0] == 5 + 5 + 3, "six of the Renaissance, and the upper token"
