"""The end: fifty at any moment, the last turns, an empty market, the sealed layouts, the count."""

from __future__ import annotations

import pytest

from tests.builders import only, random_game
from tests.rulebook.pictura.scene import (
    TOKYO,
    asked,
    changed,
    end_turn,
    finish,
    foreseen,
    may,
    of,
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
from vernissage.games.pictura import events, title
from vernissage.games.pictura.position import PicturaPosition

HOGARTH = 17


def at_forty_eight(seats: int = 3, active: int = 0, first: int = 0, others: int = 5, **more: object) -> PicturaPosition:
    """The active seat is about to pass fifty with a painting of Hogarth's; the others have less prestige."""
    hands = [words((10 * s + 1, 10 * s + 2, 10 * s + 3)) for s in range(seats)]
    hands[active] += " 97"
    score = [48 if s == active else others for s in range(seats)]
    return scene(seats, hands=hands, trend=HOGARTH, score=score, active=active, first=first, **more)  # type: ignore[arg-type]


def reach_fifty(p: PicturaPosition) -> list[object]:
    return list(play(p, f"{p.active} hang 97 {10 * p.active + 1}"))


@rule("PI-60", "PI-R12")
def test_the_first_to_have_fifty_takes_the_token_and_gains_five_once() -> None:
    p = at_forty_eight(2, others=49, favours=["dealer"], discards=["", "61"])
    told = only(reach_fifty(p), events.EndReached)  # type: ignore[arg-type]
    assert (told.seat, told.bonus) == (0, 5)
    assert p.score[0] == 48 + 3 + 5
    assert seen(p, 1).ender == 0
    assert asked(p) == ("action", (0,)), "the turn is finished as usual"
    play(p, "0 favour dealer; 0 take 61")
    assert (p.ender, p.score[1]) == (0, 50)


@rule("PI-61", "PI-R12")
@pytest.mark.parametrize(
    ("seats", "active", "first", "order"),
    [(3, 0, 0, [1, 2]), (3, 2, 0, [0, 1]), (4, 1, 3, [2, 3, 0]), (2, 1, 0, [0])],
)
def test_each_of_the_others_has_one_more_turn_in_order(seats: int, active: int, first: int, order: list[int]) -> None:
    p = at_forty_eight(seats, active, first)
    reach_fifty(p)
    told = only(end_turn(p), events.LastTurns)
    assert list(told.order) == order
    played = []
    while p.question.key != "final":
        played.append(p.active)
        whole_turn(p)
    assert played == order


@rule("PI-R12")
def test_fifty_out_of_turn_the_active_seat_has_one_more_turn_too() -> None:
    p = scene(
        3,
        hands=["1 2", "97 3", "4 5"],
        museums={TOKYO: "6 7 8 9"},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(5, 48, 5),
        at="join",
    )
    play(p, "1 swap 97 6")
    assert p.ender == 1
    assert p.score[1] == 48 + 3 + 5
    pass_all(p)
    end_turn(p)
    played = []
    while p.question.key != "final":
        played.append(p.active)
        whole_turn(p)
    assert played == [2, 0], "the current turn is finished, then each but the holder has exactly one"


@rule("PI-R12")
def test_last_turns_go_on_from_the_turn_that_was_finished_not_from_the_holder() -> None:
    p = scene(
        4,
        hands=["1 2", "3 4", "97 5", "6 7"],
        museums={TOKYO: "8 9 10 11"},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(5, 5, 48, 5),
        at="join",
    )
    play(p, "1 pass; 2 swap 97 8; 3 pass")
    assert only(end_turn(p), events.LastTurns).order == (1, 3, 0)


@rule("PI-37", "PI-60", "PI-R12")
def test_who_is_stolen_from_reaches_fifty_before_the_thief() -> None:
    p = scene(hands=["1 2"], discards=["", "97"], trend=HOGARTH, score=(48, 49))
    play(p, "0 hang 97 1")
    assert p.ender == 1, "the price is paid first, then the public trend scores"
    assert p.score == [48 - 1 + 3, 49 + 1 + 5]


@rule("PI-R12")
def test_the_token_stays_even_if_the_prestige_is_lost_again() -> None:
    p = scene(
        2,
        hands=["1 2", "97 3"],
        museums={TOKYO: "98 7 8 9"},
        museum_trends=(HOGARTH, 28, 29, 30),
        score=(5, 47),
        at="join",
    )
    play(p, "1 swap 97 98")
    assert p.ender == 1
    assert p.score[1] == 47 + 3 + 5 - 3


@rule("PI-R3", "PI-61")
def test_the_public_trend_changes_in_the_last_turns_also_if_the_first_seat_plays_no_more() -> None:
    p = at_forty_eight(3, active=0, first=0)
    reach_fifty(p)
    end_turn(p)
    whole_turn(p)
    assert len(p.fashions) == 1
    whole_turn(p)
    assert p.question.key == "final"
    p = at_forty_eight(3, active=1, first=0)
    reach_fifty(p)
    end_turn(p)
    assert (p.active, len(p.fashions)) == (2, 1)
    whole_turn(p)
    assert (p.active, len(p.fashions)) == (0, 2), "the first seat's own last turn"
    p = at_forty_eight(3, active=2, first=0, ender=0)
    end_turn(p)
    assert (p.active, len(p.fashions), p.round) == (1, 2, 2), "passed over, and still the fashion changes"


@rule("PI-R13")
def test_the_seat_with_the_token_may_still_swap_in_the_last_turns() -> None:
    p = at_forty_eight(2)
    reach_fifty(p)
    end_turn(p)
    assert p.active == 1
    play(p, f"1 swap {p.hands[1][0] + 1} {p.slots[0] + 1}")
    assert asked(p) == ("join", (0,))
    assert may(p, 0, "swap")


@rule("PI-R14")
def test_an_empty_market_at_the_end_of_a_round_ends_the_game() -> None:
    p = scene(2, hands=["1 2", "3 4"], rest=False, active=0)
    end_turn(p)
    assert asked(p) == ("swap", (1,)), "the round is finished"
    told = play(p, f"1 swap 3 {p.slots[0] + 1}; 0 pass; 1 done")
    assert only(told, events.TurnsOver).reason == "market_empty"
    assert asked(p)[0] == "final"
    finish(p)
    assert p.outcome is not None
    assert p.outcome.reason == "market_empty"


@rule("PI-R40")
def test_last_turns_are_played_even_if_the_market_is_empty() -> None:
    p = at_forty_eight(3, active=1, first=0)
    reach_fifty(p)
    p = changed(p, market=[])
    end_turn(p)
    whole_turn(p)
    assert p.active == 0, "the round has ended, the last turns have not"
    whole_turn(p)
    finish(p)
    assert p.outcome is not None
    assert p.outcome.reason == "fifty"


def at_final(seats: int = 2, **more: object) -> PicturaPosition:
    """The turns are over."""
    p = scene(seats, rest=False, active=seats - 1, **more)  # type: ignore[arg-type]
    end_turn(p)
    assert p.question.key == "final"
    return p


FOUR = of("rococo", count=4)


@rule("PI-62", "PI-R13", "PI-R16")
def test_everybody_gives_a_final_layout_sealed_until_all_have() -> None:
    apart = " . ".join(map(str, FOUR))
    p = at_final(walls=[apart, words(of("baroque", count=4))])
    assert asked(p) == ("final", (0, 1))
    told = play(p, f"0 layout {places(wall_of(words(FOUR)))}")
    assert only(told, events.LayoutGiven).seat == 0
    assert seen(p, 0).layout[:4] == tuple(f"painting-{n}" for n in FOUR)
    for viewer in (1, None):
        view = seen(p, viewer)
        assert view.chosen == (0,)
        assert not any(view.layout)
        assert view.players[0].wall[1] is None, "as it hung before"
    finish(p)
    assert p.outcome is not None
    assert seen(p, 1).players[0].wall[1] == f"painting-{FOUR[1]}"
    assert seen(p, 1).players[0].sheet.collections[2] == 1


@rule("PI-R41")
def test_a_final_layout_may_be_changed_until_all_are_given() -> None:
    p = at_final(walls=[words(FOUR), "1"])
    play(p, f"0 layout {places(wall_of('. ' + words(FOUR)))}")
    assert p.decision.optional == (0,)
    play(p, f"0 layout {places(wall_of('. . ' + words(FOUR)))}; 1 layout {places(wall_of('. 1'))}")
    assert p.walls[0][2] == FOUR[0] - 1
    assert p.walls[1][1] == 0


@rule("PI-62", "PI-R41")
def test_a_final_layout_is_counted_before_it_is_given_and_after() -> None:
    apart = f". {words(FOUR[:2])} . {words(FOUR[2:])}"
    p = at_final(walls=[apart, "1"])
    layout = f"layout {places(wall_of(words(FOUR)))}"
    assert foreseen(p, 0, layout)[1]["laid.total"] == 1
    play(p, f"0 {layout}")
    own, other = seen(p, 0), seen(p, 1)
    assert own.laid is not None
    assert own.laid.total == 1
    assert sum(other.players[0].sheet.collections) == 0, "it is sealed"
    assert foreseen(p, 1, f"layout {places(wall_of('. 1'))}")[0].ends
    assert foreseen(p, 0, f"layout {places(wall_of(apart))}")[1]["laid.total"] == 0


@rule("PI-62")
def test_a_final_layout_has_what_hangs() -> None:
    p = at_final(walls=[words(FOUR), "1"])
    assert refused(p, f"0 layout {places(wall_of(words(FOUR[:3])))}").reason == "other-paintings"
    assert may(p, 0) == {f"layout {places(wall_of(words(FOUR)))}"}, "one choice stands for all: as it hangs"


@rule("PI-61", "PI-64")
def test_the_count_is_told_item_by_item_and_goals_are_shown() -> None:
    p = at_final(walls=[words(FOUR), ""], goals=(17, 22), discards=["1 2"], score=(20, 5))
    told = [event for event in finish(p) if isinstance(event, events.Scored)]
    first = told[0]
    assert (first.trend, first.prestige, first.collections, first.discard) == ("trend-17", 20, 1, -1)
    assert first.total == 20 + 1 + first.goal - 1
    parts = (first.goal, first.exhibitions, first.gallery, first.museum, first.rewards)
    assert first.total == first.prestige + first.collections + sum(parts) + first.discard
    goals = [player.goal.key for player in seen(p, None).players if player.goal is not None]
    assert goals == ["trend-17", "trend-22"]
    assert p.outcome is not None
    assert p.outcome.scores == tuple(event.total for event in told)
    assert [player.sheet.total for player in seen(p, None).players] == list(p.outcome.scores)


@rule("PI-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_all_paintings(seats: int) -> None:
    for seed in range(4):
        p = random_game("pictura", seats, seed)
        assert p.outcome.reason in title.ends
        paintings = sorted(card for place in title.inventory(p).values() for card in place if card < 1000)
        assert paintings == list(range(180))
