"""Temporary exhibitions, their tokens and the reward spaces."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import (
    BOX,
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
    words,
)
from tests.rules import rule
from vernissage.games.pictura import events

MYTHS = words(of(domain="mythology", count=10))


@rule("PI-43", "PI-45", "PI-R4")
def test_an_exhibition_brings_the_value_of_a_collection_and_the_paintings_stay() -> None:
    p = scene(walls=[words(of("rococo", count=7))])
    told = only(play(p, "0 exhibit rococo"), events.Exhibited)
    assert (told.collection, told.value, told.bonus) == ("rococo", 7, 3)
    assert p.score[0] == 5 + 7 + 3
    assert len(p.hanging(0)) == 7
    assert asked(p) == ("reward", (0,))


@rule("PI-43", "PI-R16")
@pytest.mark.parametrize(("count", "allowed"), [(3, False), (4, True)])
def test_it_takes_four_paintings_of_the_kind(count: int, allowed: bool) -> None:
    p = scene(walls=[words(of("rococo", count=count))])
    if allowed:
        play(p, "0 exhibit rococo")
        assert p.score[0] == 5 + 1 + 3
    else:
        refusal = refused(p, "0 exhibit rococo")
        assert (refusal.rule, refusal.reason, refusal.needed, refusal.available) == ("PI-R4", "no-collection", 4, 3)


@rule("PI-43")
def test_a_domain_has_values_of_its_own() -> None:
    p = scene(walls=[MYTHS])
    play(p, "0 exhibit mythology")
    assert p.score[0] == 5 + 18 + 3


@rule("PI-45", "PI-46")
def test_the_upper_token_brings_three_the_lower_none_and_then_there_is_none() -> None:
    walls = [words(of("rococo", count=4, skip=skip)) for skip in ((), range(1, 77), range(1, 81))]
    p = scene(3, walls=walls)
    play(p, "0 exhibit rococo; 0 reward circle; 0 done")
    assert p.score[0] == 9
    p = changed(p, "action")
    play(p, "1 exhibit rococo; 1 reward circle; 1 done")
    assert p.score[1] == 6
    p = changed(p, "action")
    refusal = refused(p, "2 exhibit rococo")
    assert (refusal.rule, refusal.reason) == ("PI-46", "no-token")


@rule("PI-47")
def test_each_kind_once() -> None:
    p = scene(walls=[words(of("rococo", count=8))], exhibitions=["rococo"], rewards=["circle"])
    refusal = refused(p, "0 exhibit rococo")
    assert (refusal.rule, refusal.reason) == ("PI-47", "exhibited-before")


@rule("PI-48")
def test_five_at_most() -> None:
    p = scene(
        walls=[words(of("rococo", count=8))],
        exhibitions=["mythology history religion landscape portrait"],
        rewards=["supplies grant buyers depot circle"],
    )
    refusal = refused(p, "0 exhibit rococo")
    assert (refusal.rule, refusal.reason, refusal.needed, refusal.available) == ("PI-48", "exhibitions-used-up", 5, 5)


@rule("PI-44")
def test_each_reward_is_had_once() -> None:
    p = scene(walls=[words(of("rococo", count=4))], exhibitions=["baroque"], rewards=["grant"])
    play(p, "0 exhibit rococo")
    assert may(p, 0) == {"reward supplies", "reward buyers", "reward depot", "reward circle"}
    assert refused(p, "0 reward grant").reason == "space-taken"
    told = only(play(p, "0 reward depot"), events.Rewarded)
    assert told.reward == "depot"
    assert p.rewards[0] == (1, 3)


def with_reward(reward: str, **more: object) -> tuple[int, ...]:
    p = scene(walls=[words(of("rococo", count=4))], market="50 60 70", **more)  # type: ignore[arg-type]
    play(p, f"0 exhibit rococo; 0 reward {reward}")
    return p.score[0], len(p.hands[0]), len(p.favours[0])


@rule("PI-R35", "PI-44")
def test_supplies_a_painting_and_a_favour() -> None:
    assert with_reward("supplies") == (9, 1, 1)


@rule("PI-R36", "PI-44")
def test_grant_three_prestige() -> None:
    assert with_reward("grant") == (12, 0, 1), "and the mark at 10 is passed"


@rule("PI-R37", "PI-44")
def test_buyers_draw_three_from_the_next_turn_on() -> None:
    assert with_reward("buyers") == (9, 0, 0)
    p = scene(2, hands=["1 2", "3"], rewards=["", "buyers"], market="50 60 70 80")
    end_turn(p)
    assert numbers(p.hands[1]) == [3, 50, 60, 70]


@rule("PI-R38")
def test_depot_a_hand_of_twelve() -> None:
    p = scene(hands=["1 2 3 4 5 6 7 8"], discards=["11 12 13 14 15 16"], rewards=["depot"])
    play(p, "0 inventory; 0 recover 11 12 13 14")
    assert len(p.hands[0]) == 12


@rule("PI-R38", "PI-69")
@pytest.mark.parametrize(("cards", "cost", "halved"), [(1, 1, 1), (4, 3, 2), (5, 5, 3), (7, 10, 5), (8, 13, 7)])
def test_depot_half_the_cost_of_the_discard_rounded_up(cards: int, cost: int, halved: int) -> None:
    for rewards, paid in (([""], cost), (["depot"], halved)):
        p = scene(discards=[words(range(1, cards + 1))], rewards=rewards, score=(30, 5))
        assert p.sheet(0, p.walls[0]).discard == -paid


@rule("PI-R39", "PI-68")
def test_circle_two_for_each_patron_at_the_end() -> None:
    for rewards, points in ((["circle"], 6), ([""], 0)):
        p = scene(won=["1 2 3"], rewards=rewards)
        assert p.sheet(0, p.walls[0]).rewards == points


@rule("PI-44")
def test_after_a_reward_the_turn_goes_on_with_favours_and_patrons() -> None:
    p = scene(walls=[words(of("rococo", count=4))], favours=["opening_night"])
    play(p, "0 exhibit rococo; 0 reward circle; 0 favour opening_night")
    assert p.score[0] == 12
    assert favours(p, 0) == [BOX_FIRST]


BOX_FIRST = "market_tip"
"""The favour on top of a scene's deck: what the mark at 10 gives."""


def test_the_box_deals_favours_as_scenes_expect() -> None:
    assert BOX.favour_counts == (2,) * 12
