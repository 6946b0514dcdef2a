"""What is secret and what everybody may know."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.rulebook.pictura.scene import BOX, changed, favours, may, numbers, pass_all, play, scene, seen, words
from tests.rules import rule
from vernissage.core.redaction import redacted
from vernissage.games.pictura import codes, title
from vernissage.games.pictura.position import PicturaPosition


@rule("PI-9", "PI-R10")
def test_hands_and_favours_are_imagined_anew_what_was_openly_taken_stays() -> None:
    p = scene(hands=["1 2 3", "4 5 6"], favours=["loan", "salon"], museums={0: "150 151 152 153"}, at="swap")
    play(p, "0 swap 1 150")
    pass_all(p)
    dice = random.Random(3)
    twins = [title.imagine(seen(p, 1), dice) for _ in range(20)]
    assert all(149 in twin.hands[0] for twin in twins)
    assert all(numbers(twin.hands[1]) == [4, 5, 6] for twin in twins)
    assert len({twin.hands[0] for twin in twins}) > 5
    assert len({twin.favours[0] for twin in twins}) > 3
    assert all(favours(twin, 1) == ["salon"] for twin in twins)
    assert len({twin.market for twin in twins}) == 20


@rule("PI-10")
def test_goals_are_hidden_and_ones_own_rejected_trends_are_nobodys_goal() -> None:
    p = title.new(3, 5).position
    for seat in (p.first, (p.first + 1) % 3, (p.first + 2) % 3):
        play(p, f"{seat} goal {p.offers[seat][0] + 1}")
    assert seen(p, 0).players[1].goal is None
    assert len(seen(p, 0).offers) == 3
    dice = random.Random(4)
    goals = set()
    for _ in range(60):
        twin = title.imagine(seen(p, 0), dice)
        goals.add(twin.goals[1])
        assert not {*p.offers[0]} & {*twin.goals[1:]}
        assert {*p.offers[0][1:]} <= {*twin.trend_deck}
    assert len(goals) > 10


@rule("PI-10")
def test_the_record_keeps_goals_secret_until_the_game_is_over() -> None:
    game = title.new(2, 5)
    p = game.position
    mine, other = (p.box.trends[p.offers[seat][0]] for seat in (0, 1))
    play(game, f"0 goal {p.offers[0][0] + 1}; 1 goal {p.offers[1][0] + 1}")
    text = redacted(game, 0).dump()
    assert f"0 goal {mine}" in text
    assert f"goal {other}" not in text
    dice = random.Random(1)
    while game.outcome is None:
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(dice))
    assert f"1 goal {other}" in redacted(game, 0).dump()


@rule("PI-R24")
def test_the_record_does_not_tell_others_what_a_connoisseur_kept() -> None:
    dice = random.Random(2)
    game = title.new(2, 8, deal={"favours": ["connoisseur", "connoisseur"], "first": ["0"]})
    while "favour connoisseur" not in may(game, 0):
        game.play(game.decision.seats[0], game.moves(game.decision.seats[0]).sample(dice))
    play(game, "0 favour connoisseur")
    kept = seen(game.position, 0).looked[:2]
    play(game, f"0 keep {' '.join(kept)}")
    assert f"keep {' '.join(kept)}" in redacted(game, 0).dump()
    for viewer in (1, None):
        assert not any(name in redacted(game, viewer).dump() for name in kept)


TOP = list(range(50, 50 + BOX.looks))
"""The paintings a connoisseur looks at."""


@rule("PI-3", "PI-R24")
def test_the_order_of_the_market_is_hidden_but_one_remembers_what_one_put_under() -> None:
    p = scene(favours=["connoisseur"], market=words(TOP))
    play(p, f"0 favour connoisseur; 0 keep {words(TOP[: BOX.keeps])}")
    dice = random.Random(1)
    under = TOP[BOX.keeps :]
    assert all(numbers(title.imagine(seen(p, 0), dice).market[-len(under) :]) == under for _ in range(5))
    assert any(numbers(title.imagine(seen(p, 1), dice).market[-len(under) :]) != under for _ in range(5))


@rule("PI-R24", "PI-R10")
def test_one_remembers_who_drew_what_one_had_put_under() -> None:
    p = scene(3, hands=["1 2", "3", "4"], favours=["connoisseur"], market=words(TOP))
    play(p, f"0 favour connoisseur; 0 keep {words(TOP[: BOX.keeps])}")
    under = TOP[BOX.keeps :]
    p = changed(p, market=[f"painting-{n}" for n in under])
    play(p, "0 done")
    assert seen(p, 0).players[1].known == tuple(f"painting-{n}" for n in under[:2])
    assert seen(p, 2).players[1].known == ()
    assert seen(p, None).players[1].known == ()


@rule("PI-R24")
def test_who_looks_is_imagined_to_know_what_it_looks_at() -> None:
    p = scene(favours=["connoisseur"])
    play(p, "0 favour connoisseur")
    for viewer in (1, None):
        twin = title.imagine(seen(p, viewer), random.Random(7))
        looked = seen(twin, 0).looked
        play(twin, f"0 keep {' '.join(looked[: BOX.keeps])}")
        assert sorted(map(str, seen(twin, 0).under)) == sorted(looked[BOX.keeps :])


@rule("PI-R34", "PI-R10")
def test_what_everybody_saw_go_under_the_market_is_told_from_what_one_saw_alone() -> None:
    p = scene(hands=["1 2", "3"], discards=["11"], favours=["storeroom connoisseur"], market=words(TOP))
    play(p, "0 favour storeroom; 0 store 11")
    p = changed(p, favours_left=1)
    play(p, f"0 favour connoisseur; 0 keep {words(TOP[: BOX.keeps])}")
    for viewer in (0, 1, None):
        assert seen(p, viewer).under_openly == ("painting-11",)
    for viewer in (0, 1):
        twin = title.imagine(seen(p, viewer), random.Random(3))
        twin = changed(twin, market=twin.plain()["table"]["market"][-twin.under :])
        play(twin, "0 done")
        assert seen(twin, 1).players[1].known == ("painting-11",), "one knows what the others know"


@rule("PI-R14")
def test_everybody_remembers_the_patrons_that_went_under_their_deck() -> None:
    p = scene(favours=["salon"])
    row = tuple(p.patron_row)
    play(p, "0 favour salon")
    for viewer in (0, 1, None):
        assert title.imagine(seen(p, viewer), random.Random(2)).patron_deck[-5:] == row


@rule("PI-9")
def test_a_view_has_no_word_of_anothers_hand() -> None:
    p = scene(hands=["1 2 3", "44 55 66"], favours=["loan", "press_campaign"])
    told = msgspec.json.encode(seen(p, 0)).decode()
    assert '"painting-1"' in told
    for secret in ('"painting-44"', '"painting-55"', '"painting-66"', '"press_campaign"'):
        assert secret not in told


def test_everything_is_shown_when_the_game_is_over() -> None:
    p = scene(hands=["1 2", "3 4"], favours=["loan", "salon"], rest=False, active=1)
    play(p, "1 done")
    while p.frames:
        play(p, f"{p.seat} {p.moves(p.seat).options[0]}")
    shown = seen(p, None).revealed
    assert shown is not None
    assert shown.hands == (("painting-1", "painting-2"), ("painting-3", "painting-4"))
    assert shown.favours == (("loan",), ("salon",))


def halfway(p: PicturaPosition, *pushed: int) -> None:
    """Each view in the middle of a move can be imagined, and whose move it is may go on with the same codes."""
    for code in pushed:
        p.push(code)
    assert p.partial == pushed
    for viewer in (*range(p.seats), None):
        twin = title.imagine(seen(p, viewer), random.Random(5))
        assert seen(twin, viewer) == seen(p, viewer)
        if viewer == p.seat:
            assert (twin.partial, twin.codes()) == (p.partial, p.codes())


def pick(number: int) -> int:
    return codes.PICK + number - 1


@rule("PI-49", "PI-50")
def test_a_view_in_the_middle_of_an_inventory_can_be_imagined() -> None:
    p = scene(3, discards=["11 12 13 14", "21"], hands=["1", "2", "3"])
    play(p, "0 inventory")
    halfway(p, pick(11), pick(13))
    assert seen(p, 0).picked == ("painting painting-11", "painting painting-13")
    assert seen(p, 1).picked == ()


@rule("PI-R24")
def test_a_view_in_the_middle_of_a_look_can_be_imagined() -> None:
    p = scene(favours=["connoisseur"], market=words(TOP))
    play(p, "0 favour connoisseur")
    halfway(p, pick(TOP[1]))
    assert seen(p, 1).picked == seen(p, None).picked == ()


@rule("PI-R28", "PI-R34")
@pytest.mark.parametrize("favour", ["restorer", "storeroom"])
def test_a_view_in_the_middle_of_a_choice_can_be_imagined(favour: str) -> None:
    p = scene(favours=[favour], discards=["11 12 13"])
    play(p, f"0 favour {favour}")
    halfway(p, pick(12))


@rule("PI-32")
def test_a_view_in_the_middle_of_a_layout_can_be_imagined() -> None:
    p = scene(walls=["1 . 2 3"])
    play(p, "0 arrange")
    halfway(p, codes.EXCHANGE, codes.EXCHANGE + 24)
    assert seen(p, 0).picked == ("change a1-b1", "change b1-c1")
    assert seen(p, 0).players[0].wall[0] == "painting-1", "as it hangs"


@rule("PI-R13", "PI-R41")
@pytest.mark.parametrize("given", [False, True], ids=["the first", "the second"])
def test_a_view_in_the_middle_of_a_final_layout_can_be_imagined(given: bool) -> None:
    p = scene(3, walls=["1 2", "3 4", "5"], active=2, ender=0, closing=True)
    play(p, "2 done")
    if given:
        play(p, f"0 {p.moves(0).options[0]}")
    halfway(p, codes.EXCHANGE)
    for viewer in {0, 1, 2, None} - {p.seat}:
        assert seen(p, viewer).picked == ()
