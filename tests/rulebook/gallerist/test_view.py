"""What the view tells of a turn, of goals, of the end and of ties, so that nobody has to work it out again."""

from __future__ import annotations

from tests.rulebook.gallerist.scene import play, scene, seen
from tests.rules import rule
from vernissage.games.gallerist.position import GalleristPosition


def story(p: GalleristPosition) -> tuple[str | None, str | None, bool]:
    """Where one acts, by which action, and whether it is for being kicked out."""
    ask = seen(p, 0).ask
    assert ask is not None
    return ask.location, ask.action, ask.kicked


@rule("GA-21", "GA-39")
def test_the_action_under_way_is_told_from_its_choice_to_the_end_of_the_turn() -> None:
    p = scene(2, at="home media", influence=[10, 10], tickets=["bb"], plaza="ii")
    assert story(p) == (None, None, False)
    play(p, "0 go media")
    assert story(p) == ("media_centre", None, False)
    play(p, "0 act hire; 0 hire 1")
    assert story(p) == ("media_centre", "hire", False), "the price is asked for"
    play(p, "0 pay 0")
    assert seen(p, 0).decision.key == "after"  # type: ignore[union-attr]
    assert story(p) == ("media_centre", "hire", False)
    play(p, "0 walk investor plaza; 0 stop")
    assert story(p) == ("media_centre", None, True)
    play(p, "1 act hire; 1 hire 1")
    assert story(p) == ("media_centre", "hire", True)
    play(p, "1 pay 0")
    assert story(p) == (None, None, False)


@rule("GA-29")
def test_an_executive_action_before_the_location_action_has_none() -> None:
    p = scene(2, influence=[10], tickets=["bb"], plaza="ii")
    play(p, "0 walk investor plaza")
    assert story(p) == (None, None, False)
    play(p, "0 stop; 0 go media")
    assert story(p) == ("media_centre", None, False)


@rule("GA-50", "GA-56", "GA-57")
def test_what_is_to_come_is_told_by_name() -> None:
    p = scene(2, fame={"painting-blue": 3}, influence=[10], piles={"painting": "painting-1"})
    play(p, "0 go colony; 0 act buy")
    steps = {step.key: step for step in seen(p, 1).steps}
    assert steps["pay"].facts == {"price": 3, "stars": 0}
    assert (steps["fame"].facts["artist"], steps["hang"].facts) == ("painting-blue", {"artist": "painting-blue"})
    assert all({*colours} <= {"brown", "pink", "white"} for colours in steps["ticket"].facts["sets"])


@rule("GA-46", "GA-50")
def test_a_commission_has_its_price_and_an_empty_step_is_idle() -> None:
    p = scene(2, influence=[0], bonuses={"digital-blue": "two_tickets"})
    assert seen(p, 0).players[0].commission_price is None
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    view = seen(p, 1)
    assert view.players[0].commission == "digital-blue"
    discovered = next(artist for artist in view.artists if artist.key == "digital-blue")
    assert view.players[0].commission_price == discovered.initial_fame
    (leaves,) = (step for step in view.steps if step.key == "collector_leaves")
    assert leaves.idle, "collectors stand on the red artists only"


@rule("GA-23", "GA-128")
def test_how_near_the_end_is() -> None:
    endings = seen(scene(2, office="", fame={"painting-blue": 19}), 0).endings
    assert (endings.no_tickets, endings.enough_celebrities, endings.met, endings.wanted) == (True, False, 1, 2)
    solo = seen(scene(1, office="", bag=""), 0).endings
    assert (solo.no_tickets, solo.no_visitors, solo.met, solo.wanted) == (True, True, 1, 1)


@rule("GA-116", "GA-119")
def test_what_is_there_for_a_goal_and_what_breaks_a_tie() -> None:
    p = scene(2, curators=[1, 2, 3, 4], galleries=["iv"], walls=["painting-1-blue"], sold=["painting-2-blue"])
    player = seen(p, 0).players[0]
    assert player.curator is not None
    for goal in player.curator.goals:
        assert [form for form, there in zip(goal.forms, goal.there, strict=True) if there] == ["painting"][
            : goal.forms.count("painting")
        ]
        assert goal.met == all(goal.there)
    assert player.sheet is not None
    assert (player.sheet.ties.works, player.sheet.ties.visitors) == (2, 2)
    assert player.sheet.ties.assistants == player.in_play
    assert seen(p, 1).players[0].sheet is None
