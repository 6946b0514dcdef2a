"""Favours: when they are drawn and played, and what each of the twelve does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import (
    BOX,
    MOSCOW,
    TOKYO,
    asked,
    changed,
    end_turn,
    favours,
    may,
    numbers,
    of,
    play,
    refused,
    scene,
    seen,
    words,
)
from tests.rules import rule
from vernissage.games.pictura import events, table, title
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.printed import FAVOURS

HOGARTH = 17
"""Hogarth 3, history 2, Impressionism 1."""


@rule("PI-52", "PI-53")
def test_one_a_turn_and_it_is_discarded_face_up() -> None:
    p = scene(hands=["1 2 3 4"], favours=["opening_night opening_night"], trend=HOGARTH)
    play(p, "0 hang 1 2; 0 favour opening_night; 0 hang 3 4")
    assert p.score[0] == 8
    assert seen(p, 1).favour_discard == ("opening_night",)
    refusal = refused(p, "0 favour opening_night")
    assert (refusal.rule, refusal.reason) == ("PI-52", "favour-played")
    end_turn(p)
    assert p.favours_left == 1


@rule("PI-52", "PI-54")
@pytest.mark.parametrize(
    ("favour", "answer"),
    [("opening_night", ""), ("donor", "; 0 hang_free 97"), ("exchange", "; 0 swap 97 2; 0 pass")],
)
def test_it_is_discarded_after_its_effect_so_it_cannot_be_drawn_by_it(favour: str, answer: str) -> None:
    p = scene(
        hands=["97 98"],
        favours=[favour],
        museums={TOKYO: "2 3 4 5"},
        museum_trends=(26, 28, 29, 30),
        trend=HOGARTH,
        score=(9, 5),
    )
    p = changed(p, favour_deck=[])
    play(p, f"0 favour {favour}{answer}")
    assert (p.score[0] > 9, p.marks[0]) == (True, 1), "the mark was passed when there was no favour to draw"
    assert favours(p, 0) == []
    assert seen(p, 1).favour_discard == (favour,)


@rule("PI-52")
def test_a_favour_being_carried_out_lies_neither_in_a_hand_nor_in_the_discard() -> None:
    p = scene(hands=["97 98"], favours=["donor"], walls=[words(of(painter="Raphael", count=2))], patrons="3")
    play(p, "0 favour donor")
    for viewer in (0, 1, None):
        view = seen(p, viewer)
        assert (view.turn.played, view.favour_discard, view.players[0].favours) == ("donor", (), 0)
        assert seen(title.imagine(view, random.Random(1)), viewer) == view
    play(p, "0 hang_free 97")
    assert (seen(p, 1).turn.played, seen(p, 1).favour_discard) == (None, ("donor",))
    play(p, "0 claim 3 effect")
    assert (asked(p)[0], seen(p, 1).turn.played) == ("free", None), "a patron is no favour"


@rule("PI-52", "PI-56")
def test_what_was_not_used_in_a_turn_does_not_add_up() -> None:
    p = scene(hands=["20 21", "22 23"], walls=["", "1 2 7 8"], patrons="1 2", favours=["", "loan opening_night"])
    end_turn(p)
    play(p, f"1 swap 22 {p.slots[0] + 1}; 0 pass; 1 favour opening_night; 1 claim 1 points")
    assert refused(p, "1 favour loan").reason == "favour-played"
    assert refused(p, "1 claim 2 points").reason == "patron-won-this-turn"


@rule("PI-52")
def test_only_a_favour_one_holds() -> None:
    p = scene(favours=["loan", "salon"])
    refusal = refused(p, "0 favour salon")
    assert (refusal.reason, refusal.available) == ("no-such-favour", 1)
    assert may(p, 0, "favour") == {"favour loan"}


@rule("PI-53")
def test_not_before_the_action_phase() -> None:
    p = scene(hands=["1 2"], favours=["opening_night"], at="swap")
    assert may(p, 0, "favour") == set()
    p = scene(hands=["1", "2"], favours=["", "opening_night"], at="join")
    assert may(p, 1, "favour") == set()


@rule("PI-55", "PI-R11")
@pytest.mark.parametrize(
    ("before", "gained", "drawn", "mark"),
    [(9, 1, 1, 20), (8, 1, 0, 10), (9, 12, 2, 30), (19, 1, 1, 30), (0, 9, 0, 10), (39, 1, 1, 50), (49, 1, 1, 0)],
)
def test_each_mark_gives_a_favour_when_it_is_reached_or_passed(before: int, gained: int, drawn: int, mark: int) -> None:
    p = scene(score=(before, 5))
    table.gain(p, 0, gained)
    assert len(p.favours[0]) == drawn
    assert seen(p, 1).players[0].next_mark == mark


@rule("PI-R11")
def test_a_mark_gives_its_favour_once() -> None:
    p = scene(score=(9, 5))
    table.gain(p, 0, 1)
    table.lose(p, 0, 3)
    table.gain(p, 0, 5)
    assert p.score[0] == 12
    assert len(p.favours[0]) == 1


@rule("PI-55")
def test_a_favour_drawn_is_secret() -> None:
    p = scene(hands=["97 1"], trend=HOGARTH, score=(9, 5))
    told = play(p, "0 hang 97 1")
    assert only(told, events.MarkReached).mark == 10
    assert only(told, events.FavourDrawn).audience is None
    assert only(told, events.FavourSeen).audience == (0,)
    assert seen(p, 1).players[0].favours == 1
    assert seen(p, 1).favours == ()


@rule("PI-R23")
def test_market_tip() -> None:
    p = scene(hands=["1"], favours=["market_tip"], market="50 60 70")
    play(p, "0 favour market_tip")
    assert numbers(p.hands[0]) == [1, 50, 60]


@rule("PI-R24")
def test_connoisseur() -> None:
    p = scene(hands=["1"], favours=["connoisseur"], market="90 50 60 70 80 100")
    told = play(p, "0 favour connoisseur")
    assert only(told, events.Looked).audience == (0,)
    assert seen(p, 0).looked == ("painting-50", "painting-60", "painting-70", "painting-90")
    assert seen(p, 1).looked == ()
    assert refused(p, "0 keep 50").reason == "keep-so-many"
    assert refused(p, "0 keep 50 60 70").reason == "keep-so-many"
    assert refused(p, "0 keep 50 100").reason == "not-looked-at"
    play(p, "0 keep 60 90")
    assert numbers(p.hands[0]) == [1, 60, 90]
    assert p.market[0] == 79
    assert numbers(p.market[-2:]) == [50, 70], "the rest in the order they lay"
    assert seen(p, 0).under == ("painting-50", "painting-70")
    assert seen(p, 1).under == (None, None)


@rule("PI-R24", "PI-R14")
def test_connoisseur_looks_at_what_is_there_but_not_at_what_was_put_under() -> None:
    p = scene(favours=["connoisseur"], market="50 60 70", rest=False, under=2)
    play(p, "0 favour connoisseur")
    assert seen(p, 0).looked == ("painting-50",)
    play(p, "0 keep 50")
    assert numbers(p.hands[0]) == [50]
    p = scene(favours=["connoisseur"], market="50 60", rest=False, under=2)
    play(p, "0 favour connoisseur")
    assert asked(p) == ("action", (0,))


@rule("PI-R25", "PI-25", "PI-27")
def test_loan() -> None:
    p = scene(
        hands=["1"],
        favours=["loan"],
        museums={TOKYO: "97 2 3 4"},
        museum_trends=(HOGARTH, 28, 29, 30),
        market="50",
        score=(5, 5),
    )
    play(p, "0 favour loan")
    assert len(may(p, 0)) == 16
    assert refused(p, "0 take 1").reason == "not-in-a-museum"
    told = play(p, "0 take 97")
    assert p.score[0] == 5, "nothing is lost"
    assert numbers(p.hands[0]) == [1, 97]
    assert only(told, events.Refilled).painting == "painting-50"
    assert numbers(p.slots[:4]) == [50, 2, 3, 4]
    assert seen(p, 1).players[0].known == ("painting-97",)


@rule("PI-R25", "PI-R14")
def test_loan_with_an_empty_market_leaves_a_place_empty() -> None:
    p = scene(favours=["loan"], museums={TOKYO: "97 2 3 4"}, rest=False)
    play(p, "0 favour loan; 0 take 97")
    assert p.slots[0] == -1


@rule("PI-R25", "PI-R10")
def test_what_came_for_a_loan_lay_open_and_is_known_in_the_hand_that_takes_it() -> None:
    p = scene(hands=["1", "2"], favours=["loan"], museums={TOKYO: "97 3 4 5"}, market="50")
    play(p, "0 favour loan; 0 take 97; 0 done; 1 swap 2 50")
    assert "painting-50" in seen(p, 0).players[1].known


@rule("PI-R26", "PI-40")
def test_donor() -> None:
    p = scene(hands=["97 1"], favours=["donor"], discards=["", "98"], trend=HOGARTH)
    play(p, "0 favour donor")
    assert may(p, 0) == {"hang_free 1", "hang_free 97"}
    assert refused(p, "0 hang_free 98").reason == "not-in-hand"
    told = only(play(p, "0 hang_free 97"), events.Hung)
    assert (told.payment, told.points) == ("", 3)
    assert p.discards[0] == ()
    assert p.score[0] == 8
    assert "hang 1 1" not in may(p, 0)


@rule("PI-R26")
def test_donor_beside_another_action() -> None:
    p = scene(hands=["97 1"], favours=["donor"])
    play(p, "0 inventory; 0 pass; 0 favour donor; 0 hang_free 97")
    assert numbers(p.walls[0]) == [97]
    assert refused(p, "0 hang 1 1").reason == "action-taken"


@rule("PI-R27")
def test_opening_night() -> None:
    p = scene(favours=["opening_night"])
    play(p, "0 favour opening_night")
    assert p.score[0] == 8


@rule("PI-R28", "PI-R10")
def test_restorer() -> None:
    p = scene(hands=["1 2 3 4 5 6 7 8"], discards=["11 12 13"], favours=["restorer"])
    play(p, "0 favour restorer")
    refusal = refused(p, "0 recover 11 12 13")
    assert (refusal.reason, refusal.needed) == ("too-many", 2)
    play(p, "0 recover 11 13")
    assert len(p.hands[0]) == 10, "the limit is for inventories"
    assert numbers(p.discards[0]) == [12]


@rule("PI-R28")
def test_restorer_may_take_fewer() -> None:
    p = scene(discards=["11 12"], favours=["restorer"])
    play(p, "0 favour restorer; 0 recover")
    assert p.hands[0] == ()


@rule("PI-R29")
def test_dealer() -> None:
    p = scene(3, hands=["1"], discards=["11", "21", "31"], favours=["dealer"], score=(5, 5, 9))
    play(p, "0 favour dealer")
    assert may(p, 0) == {"take 21", "take 31"}
    assert refused(p, "0 take 11").reason == "not-in-another-discard"
    play(p, "0 take 31")
    assert numbers(p.hands[0]) == [1, 31]
    assert p.score == [5, 5, 10]
    assert len(p.favours[2]) == 1, "the owner reaches a mark out of turn"


@rule("PI-R30")
def test_new_fashion() -> None:
    p = scene(favours=["new_fashion"], trend=HOGARTH)
    told = only(play(p, "0 favour new_fashion"), events.FashionChanged)
    assert told.trend == "trend-1"
    assert p.fashions == (16, 0)


@rule("PI-R31", "PI-R13")
def test_press_campaign() -> None:
    p = scene(hands=["97 98 1 2"], favours=["press_campaign"], trend=HOGARTH)
    play(p, "0 favour press_campaign")
    told = only(play(p, "0 hang 97 1"), events.Hung)
    assert (told.points, told.doubled) == (6, "yes")
    play(p, "0 hang 98 2")
    assert p.score[0] == 5 + 6 + 3


@rule("PI-R31", "PI-R13")
def test_a_doubling_is_used_by_the_next_hanging_even_if_that_brings_nothing() -> None:
    p = scene(hands=["97 1 2 3"], favours=["press_campaign"], trend=HOGARTH)
    play(p, "0 favour press_campaign; 0 hang 1 2; 0 hang 97 3")
    assert p.score[0] == 8


@rule("PI-R31", "PI-R26", "PI-R20")
def test_a_doubling_serves_a_painting_hung_without_paying_too() -> None:
    wall = words(of(painter="Raphael", count=2))
    p = scene(hands=["97"], walls=[wall], patrons="3", favours=["press_campaign"], trend=HOGARTH)
    play(p, "0 favour press_campaign; 0 claim 3 effect")
    told = only(play(p, "0 hang_free 97"), events.Hung)
    assert (told.points, told.doubled, p.doubles) == (6, "yes", 0)
    assert p.score[0] == 5 + 6


@rule("PI-R31")
def test_a_doubling_ends_with_the_turn() -> None:
    p = scene(hands=["97 1", "2 3"], favours=["press_campaign"], trend=HOGARTH)
    play(p, "0 favour press_campaign; 0 done")
    assert p.doubles == 0


@rule("PI-R13", "PI-R31", "PI-R20")
def test_two_doublings_do_not_stack_each_serves_one_hanging() -> None:
    p = scene(
        hands=["97 98 1 2"],
        walls=[words(of(painter="Théodore Chassériau", count=2))],
        patrons="24",
        favours=["press_campaign"],
        trend=HOGARTH,
    )
    play(p, "0 favour press_campaign; 0 claim 24 effect; 0 hang 97 1; 0 hang 98 2")
    assert p.score[0] == 5 + 6 + 6


@rule("PI-R32")
def test_exchange() -> None:
    p = scene(hands=["97 98 1"], favours=["exchange"], museums={TOKYO: "2 3 4 5"}, museum_trends=(HOGARTH, 28, 29, 30))
    play(p, "0 favour exchange")
    assert seen(p, 0).swaps_left == 2
    play(p, "0 swap 97 2")
    assert (seen(p, 0).swaps_left, p.score[0]) == (1, 8)
    play(p, "0 swap 98 3")
    assert asked(p) == ("action", (0,))
    assert p.score[0] == 11


@rule("PI-R32")
def test_exchange_may_stop() -> None:
    p = scene(hands=["97 98 1"], favours=["exchange exchange"])
    play(p, "0 favour exchange; 0 pass")
    assert asked(p) == ("action", (0,))


@rule("PI-R33")
def test_salon() -> None:
    p = scene(walls=["1 2 7 8"], patrons="1 2", favours=["salon"])
    play(p, "0 claim 1 points")
    assert refused(p, "0 claim 2 points").reason == "patron-won-this-turn"
    row = list(p.patron_row)
    play(p, "0 favour salon")
    assert p.patron_deck[-5:] == tuple(row)
    assert seen(p, 1).patrons_under == tuple(BOX.patrons[n] for n in row)
    assert refused(p, "0 claim 2 points").reason == "patron-not-there"
    p.patron_row[0], p.patron_deck = 1, tuple(n for n in p.patron_deck if n != 1)
    play(p, "0 claim 2 points")
    assert len(p.patrons[0]) == 2
    assert p.claims_left == 0


@rule("PI-R34")
def test_storeroom() -> None:
    p = scene(discards=["14 12 13 11", "21"], favours=["storeroom"], market="50 60")
    play(p, "0 favour storeroom")
    assert refused(p, "0 store 21").reason == "not-in-own-discard"
    assert refused(p, "0 store 11 12 13 14").reason == "too-many"
    told = only(play(p, "0 store 11 13 14"), events.Stored)
    assert told.paintings == ("painting-11", "painting-13", "painting-14")
    assert numbers(p.discards[0]) == [12]
    assert numbers(p.market[-3:]) == [11, 13, 14]
    for viewer in (0, 1, None):
        assert seen(p, viewer).under == ("painting-11", "painting-13", "painting-14")


@rule("PI-27", "PI-R43")
def test_bare_places_of_museums_take_what_is_stored_in_the_order_of_the_board() -> None:
    p = scene(
        discards=["14 12 13"],
        favours=["loan loan storeroom"],
        museums={TOKYO: "21 22 23 24", MOSCOW: "31 32 33 34"},
        rest=False,
    )
    for taken in (32, 22):
        p = changed(p, favours_left=1)
        play(p, f"0 favour loan; 0 take {taken}")
    p = changed(p, favours_left=1)
    told = play(p, "0 favour storeroom; 0 store 12 13 14")
    assert [place.painting for place in seen(p, 1).museums[TOKYO].places] == [f"painting-{n}" for n in (21, 12, 23, 24)]
    assert [place.painting for place in seen(p, 1).museums[MOSCOW].places] == [
        f"painting-{n}" for n in (31, 13, 33, 34)
    ]
    assert [event.painting for event in told if isinstance(event, events.Refilled)] == ["painting-12", "painting-13"]
    assert numbers(p.market) == [14]
    assert seen(p, 1).under == ("painting-14",)


@rule("PI-27", "PI-R43", "PI-R14")
def test_a_place_stays_bare_if_too_little_is_stored() -> None:
    p = scene(3, discards=["12"], favours=["loan loan storeroom"], museums={TOKYO: "21 22 23 24"}, rest=False)
    for taken in (23, 21):
        p = changed(p, favours_left=1)
        play(p, f"0 favour loan; 0 take {taken}")
    p = changed(p, favours_left=1)
    play(p, "0 favour storeroom; 0 store 12")
    assert [place.painting for place in seen(p, 1).museums[TOKYO].places] == [
        "painting-12",
        "painting-22",
        None,
        "painting-24",
    ]
    assert not p.market


@rule("PI-27", "PI-R24", "PI-R25")
def test_what_a_connoisseur_leaves_of_the_last_paintings_comes_into_the_museums() -> None:
    p = scene(favours=["connoisseur loan loan"], market="50 60 70 80", museums={TOKYO: "21 22 23 24"}, rest=False)
    told = play(p, "0 favour connoisseur; 0 keep 60 80")
    assert numbers(p.market) == [50, 70], "what is left lies under a market that has nothing else"
    assert NOTHING not in p.slots
    assert not [event for event in told if isinstance(event, events.Refilled)], "no place was bare"
    for taken, hangs in ((22, [21, 50, 23, 24]), (24, [21, 50, 23, 70])):
        p = changed(p, favours_left=1)
        play(p, f"0 favour loan; 0 take {taken}")
        assert numbers(p.slots[:4]) == hangs
    assert not p.market


@rule("PI-27", "PI-R43")
@pytest.mark.parametrize("seed", range(6))
def test_no_place_is_bare_while_the_market_has_a_painting(seed: int) -> None:
    """Whatever is done with the last paintings of the market: by chance, and with every favour that touches it."""
    dice = random.Random(seed)
    met: Counter[str] = Counter()
    for _ in range(10):
        p = scene(
            hands=["1 2 3 4", "5 6 7 8"],
            discards=["11 12 13", "14 15"],
            favours=["connoisseur loan storeroom", "connoisseur loan storeroom"],
            market=words(dice.sample(range(50, 90), dice.randrange(5, 9))),
            rest=False,
        )
        for _ in range(60):
            if not p.frames:
                break
            met[p.question.key] += 1
            p.push(p.nth(dice.randrange(p.count())))
            if NOTHING in p.slots:
                met["bare"] += 1
                assert not p.market, "a museum is filled as soon as there is something to fill it with"
    assert met.keys() >= {"look", "loan", "store", "bare"}, met


@rule("PI-R34")
def test_storeroom_may_put_fewer() -> None:
    p = scene(discards=["11 12"], favours=["storeroom"])
    play(p, "0 favour storeroom; 0 store")
    assert len(p.discards[0]) == 2


@rule("PI-R34", "PI-R10")
def test_who_draws_what_was_put_under_is_known_to_hold_it() -> None:
    p = scene(discards=["11"], favours=["storeroom"], hands=["1 2", "3"], rest=False)
    play(p, "0 favour storeroom; 0 store 11; 0 done")
    assert numbers(p.hands[1]) == [3, 11]
    assert seen(p, 0).players[1].known == ("painting-11",)


@rule("PI-R34", "PI-R25")
@pytest.mark.parametrize("favour", ["market_tip", "loan"])
def test_what_was_put_under_the_market_is_drawn_when_nothing_else_is_left(favour: str) -> None:
    p = scene(discards=["11 12"], favours=[f"storeroom {favour}"], museums={TOKYO: "97 3 4 5"}, rest=False)
    play(p, "0 favour storeroom; 0 store 11 12")
    p = changed(p, favours_left=1)
    play(p, f"0 favour {favour}" + ("; 0 take 97" if favour == "loan" else ""))
    left = {"market_tip": 2 - BOX.tip, "loan": 1}[favour]
    assert (len(p.market), p.under, len(seen(p, 0).under)) == (left, left, left)


@rule("PI-R22")
@pytest.mark.parametrize("favour", [key for key in FAVOURS if key not in ("opening_night", "new_fashion")])
def test_a_favour_that_can_do_nothing_is_lost(favour: str) -> None:
    p = scene(favours=[favour], museums=dict.fromkeys(range(4), ". . . ."), rest=False)
    play(p, f"0 favour {favour}")
    assert asked(p) == ("action", (0,))
    assert favours(p, 0) == []
    assert p.favour_discard == (FAVOURS.index(favour),)


@rule("PI-R22", "PI-R13")
def test_a_donor_hangs_nothing_in_a_full_museum() -> None:
    p = scene(hands=["26 27"], walls=[words(range(1, 26))], favours=["donor"])
    play(p, "0 favour donor")
    assert asked(p) == ("action", (0,))
