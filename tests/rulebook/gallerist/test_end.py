"""Intermediate scoring, and how a game comes to its end."""

from __future__ import annotations

import pytest

from tests.builders import only, random_game
from tests.rulebook.gallerist.scene import asked, finish, may, play, scene
from tests.rules import rule
from vernissage.core.events import Event
from vernissage.games.gallerist import events, title
from vernissage.games.gallerist.position import HOME, LAST_ROUNDS, LAST_TURNS, PLAYING, GalleristPosition

MEDIA = 2


def heard_of(kind: type[Event], heard: list[Event]) -> bool:
    return any(isinstance(event, kind) for event in heard)


# The intermediate scoring.


@rule("GA-104", "GA-X16")
def test_the_last_brown_ticket_brings_the_intermediate_scoring() -> None:
    p = scene(
        2, influence=[0, 3], piles={"painting": "painting-2"}, office="bppww", galleries=["iivc", "vc"], cash=[10, 5]
    )
    heard = play(p, "0 go colony; 0 act buy")
    only(heard, events.IntermediateScoring)
    assert p.cash == [10 - 3 + 5, 5 + 1]
    assert p.influence == [3, 3 + 3]


@rule("GA-104")
def test_it_comes_after_the_turn_with_its_kicked_out_action() -> None:
    p = scene(
        2,
        at="home colony",
        influence=[0, 10],
        piles={"painting": "painting-2"},
        office="bppww",
        galleries=["", "i"],
        tickets=["", "b"],
        lobbies=["", "i"],
    )
    heard = play(p, "0 go colony; 0 act buy")
    heard += play(p, "0 done")
    assert asked(p) == ("kicked_out", 1)
    assert not heard_of(events.IntermediateScoring, heard)
    play(p, "1 walk investor lobby-1")
    assert p.cash[1] == 10 + 4, "the investor that came by the kicked-out action counts"


@rule("GA-104")
def test_a_kicked_out_action_may_bring_it_about() -> None:
    p = scene(2, at="home media", influence=[0, 10], office="bpppw", galleries=["i"], desks=[2, 3], queue=[8, 7])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 act hire; 1 pay 0")
    assert p.scored
    assert p.cash[0] == 9 + 2
    assert asked(p) == ("turn", 1)


@rule("GA-104")
def test_it_comes_once_in_a_game() -> None:
    p = scene(2, influence=[0, 0], piles={"painting": "painting-2"}, office="bppww", galleries=["i"], scored=True)
    heard = play(p, "0 go colony; 0 act buy")
    assert not heard_of(events.IntermediateScoring, heard)
    assert p.cash[0] == 7


@rule("GA-104")
def test_tickets_that_are_spent_do_not_bring_it() -> None:
    p = scene(2, influence=[0], tickets=["b"], plaza="i", office="bpw", galleries=["i"])
    heard = play(p, "0 walk investor plaza; 0 go media; 0 act hire; 0 hire 1")
    assert not heard_of(events.IntermediateScoring, heard)


# The end.


def quiet(p: GalleristPosition) -> list[Event]:
    """The seat asked has a turn without tickets, fame or bag: it hires one, or only looks at new contracts."""
    seat = p.seat
    if p.desks[seat] == 3:
        heard = play(p, f"{seat} go sales")
        rest = f"{seat} act sign; {seat} refresh; {seat} sign_none"
    else:
        heard = play(p, f"{seat} go media")
        rest = f"{seat} act hire; {seat} hire 1"
    if asked(p)[0] == "leave":
        heard += play(p, f"{seat} nobody")
    return heard + play(p, rest)


TWO_STARS = {"painting-blue": 19, "painting-red": 19}


@rule("GA-23")
@pytest.mark.parametrize(
    ("office", "fame", "bag", "ends"),
    [
        ("", {}, "", True),
        ("", TWO_STARS, "i", True),
        ("b", TWO_STARS, "", True),
        ("", TWO_STARS, "", True),
        ("", {}, "i", False),
        ("b", TWO_STARS, "i", False),
        ("b", {}, "", False),
        ("", {"painting-blue": 19}, "i", False),
        ("b", {"painting-blue": 19}, "", False),
        ("bpw", {}, "ivc", False),
    ],
)
def test_two_of_three_reasons_end_the_game(office: str, fame: dict[str, int], bag: str, ends: bool) -> None:
    p = scene(2, office=office, fame=fame, bag=bag, influence=[0, 0], scored=True)
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert p.phase == (LAST_ROUNDS if ends else PLAYING)


def ending(seats: int = 3, **more: object) -> GalleristPosition:
    """Two artists are celebrities and the bag is empty; seat 0 is the first player and to move."""
    given: dict[str, object] = {"fame": TWO_STARS, "bag": "", "influence": [0] * seats, **more}
    return scene(seats, **given)  # type: ignore[arg-type]


@rule("GA-24", "GA-R9")
def test_the_round_is_finished_and_everyone_has_one_more_turn() -> None:
    p = ending()
    only(quiet(p), events.EndInSight)
    assert asked(p) == ("turn", 1)
    quiet(p)
    assert p.phase == LAST_ROUNDS
    only(quiet(p), events.LastTurns)
    assert asked(p) == ("turn", 0)
    assert p.phase == LAST_TURNS
    quiet(p)
    quiet(p)
    assert asked(p) == ("turn", 2)
    assert p.outcome is None
    heard = quiet(p)
    assert p.outcome is not None
    assert p.outcome.reason == "two_of_three"
    only(heard, events.GameEnded)


@rule("GA-24", "GA-R9")
def test_met_in_the_last_turn_of_a_round_the_next_round_is_the_last() -> None:
    p = ending(2, fame={}, office="", turn=1, scored=True)
    quiet(p)
    assert p.phase == LAST_TURNS
    quiet(p)
    assert asked(p) == ("turn", 1)
    quiet(p)
    assert p.outcome is not None


@rule("GA-24")
def test_the_last_turns_begin_with_the_first_player() -> None:
    p = ending(turn=2, first=1)
    play(p, "2 go media; 2 act hire; 2 hire 1; 0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("turn", 1)
    assert p.phase == LAST_TURNS


@rule("GA-25", "GA-R4")
def test_in_the_last_turns_nobody_acts_who_is_kicked_out() -> None:
    p = ending(2, turn=1, influence=[10, 10], at="media home")
    assert p.phase == PLAYING
    play(p, "1 go media; 1 act hire; 1 hire 1; 1 pay 0")
    assert asked(p) == ("kicked_out", 0), "this round is not yet the last"
    play(p, "0 decline; 0 go media; 0 act hire; 0 hire 1; 0 pay 0")
    assert p.phase == LAST_TURNS
    assert asked(p) == ("turn", 1)
    assert p.stands == [MEDIA, HOME]


@rule("GA-25", "GA-43")
def test_a_kicked_out_assistant_goes_home_in_the_last_turns() -> None:
    p = ending(2, influence=[0, 10], assistants={"media": 1}, desks=[2, 1], phase="last_turns")
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("turn", 1)
    assert p.desks[1] == 2


@rule("GA-R7")
def test_twenty_rounds_in_which_nothing_changes_end_a_game() -> None:
    p = scene(2, influence=[0, 0], queue=[8, 8], cash=[5, 5], quiet=18)
    quiet(p)
    quiet(p)
    assert p.quiet == 19
    assert p.outcome is None
    quiet(p)
    quiet(p)
    assert p.outcome is not None
    assert p.outcome.reason == "stalled"


@rule("GA-R7")
def test_what_is_drawn_to_set_up_is_no_change_of_the_first_round() -> None:
    start = title.new(2, 1).position
    assert not start.stirred
    play(start, f"{start.seat} start sales")
    play(start, f"{start.seat} start market")
    data = start.plain()
    p = title.set_up({**data, "table": {**data["table"], "influence": [0, 0]}})
    quiet(p)
    quiet(p)
    assert p.quiet == 1


@rule("GA-R7")
@pytest.mark.parametrize(
    ("change", "script", "quiet_rounds"),
    [
        ("nothing", "0 go media; 0 act hire; 0 hire 1; 0 done", 8),
        ("tickets", "0 walk investor plaza; 0 go media; 0 act hire; 0 hire 1", 0),
        ("fame", "0 go colony; 0 act discover; 0 discover digital-blue; 0 done", 0),
        ("bag", "0 use 1; 0 go media; 0 act hire; 0 hire 1", 0),
    ],
)
def test_a_change_of_tickets_fame_or_bag_begins_the_count_anew(change: str, script: str, quiet_rounds: int) -> None:
    contracts = ["digital-bag_visitor"]
    p = scene(1, influence=[0], lacerda="market", tickets=["b"], plaza="i", contracts=contracts, bag="i", quiet=7)
    play(p, script)
    assert asked(p) == ("turn", 0), change
    assert p.quiet == quiet_rounds


@rule("GA-112", "GA-24")
def test_the_last_count_ends_the_game_for_all() -> None:
    p = ending(2, grid={"3-1": 0, "6-1": 1}, easels="painting-1")
    heard = finish(p)
    scored = [event for event in heard if isinstance(event, events.Scored)]
    assert [event.seat for event in scored] == [0, 1]
    assert p.outcome is not None
    assert p.outcome.scores == tuple(event.total for event in scored)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end(seats: int) -> None:
    p = random_game("gallerist", seats, 3)
    assert p.outcome.reason in title.ends
    assert not may(p, 0)
