"""Answers that are not allowed are refused with the rule that forbids them."""

from __future__ import annotations

import pytest

from tests.rulebook.gallerist.scene import asked, may, play, refused, scene
from tests.rules import rule
from vernissage import UnreadableMove
from vernissage.core.text import LANGUAGES
from vernissage.games.gallerist import title
from vernissage.games.gallerist.codes import ACT, BID, DISCOVER, HIRE, SELL
from vernissage.games.gallerist.position import GalleristPosition


def discovering(bonus: str, **more: object) -> GalleristPosition:
    """Seat 0 has discovered the blue digital artist, with this bonus."""
    p = scene(2, influence=[0], bonuses={"digital-blue": bonus}, **more)  # type: ignore[arg-type]
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    return p


@rule("GA-26", "GA-28")
@pytest.mark.parametrize(("action", "why"), [(DISCOVER, "GA-26"), (HIRE, "GA-81"), (SELL, "GA-72"), (BID, "GA-87")])
def test_an_action_before_the_move_is_refused_as_it_would_be_there(action: int, why: str) -> None:
    p = scene(2, cash=[0], influence=[0], desks=[3])
    refusal = p.question.refusal(p, 0, ACT + action)
    assert refusal is not None
    assert refusal.rule == why


@rule("GA-26", "GA-28")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("discover", ("GA-26", "go-first", "artists_colony", "sales_office")),
        ("hire", ("GA-81", "too-dear", 1, 0)),
        ("bid", ("GA-87", "lobby-lacks", 1, "")),
        ("sell", ("GA-26", "same-location", "", "sales_office")),
    ],
)
def test_an_action_named_before_the_move_is_refused_by_its_rule(action: str, why: tuple[object, ...]) -> None:
    p = scene(2, at="sales", cash=[0], influence=[0])
    refusal = refused(p, f"0 act {action}")
    assert (refusal.rule, refusal.reason, refusal.needed or "", refusal.available if why[3] != "" else "") == why
    for language in LANGUAGES:
        assert refusal.rule in title.words(language).refusal(refusal)


@rule("GA-26")
def test_out_of_the_gallery_one_goes_first() -> None:
    refusal = refused(scene(2), "0 act discover")
    assert (refusal.needed, refusal.available) == ("artists_colony", "gallery")
    assert title.words("en").refusal(refusal).startswith("Your gallerist has to go there first: Artists' Colony.")


@rule("GA-21")
def test_there_is_only_one_location_action_in_a_turn() -> None:
    p = scene(2, tickets=["b"], plaza="i", influence=[0])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("after", 0)
    assert refused(p, "0 act promote").rule == "GA-21"


@rule("GA-27", "GA-37")
def test_an_assistant_that_is_not_there() -> None:
    p = scene(2, at="market", assistants={"colony": 1})
    play(p, "0 go media")
    assert refused(p, "0 leave colony").rule == "GA-93"
    assert refused(p, "0 leave kicked_out").rule == "GA-37"
    q = scene(2, assistants={"colony": 0, "sales": 0}, desks=[0], contracts=["painting-money"])
    play(q, "0 use 1")
    assert refused(q, "0 assistant desk").rule == "GA-93"
    assert may(q, 0) == {"assistant artists_colony", "assistant sales_office"}


@rule("GA-34", "GA-R5")
def test_a_visitor_the_bonus_does_not_mean() -> None:
    p = scene(2, contracts=["digital-investor_or_vip"], plaza="ivc")
    play(p, "0 use 1")
    assert refused(p, "0 admit collector").rule == "GA-34"
    q = discovering("plaza_visitor", plaza="vc", galleries=[""])
    assert refused(q, "0 admit investor").rule == "GA-R5"
    full = discovering("plaza_visitor", plaza="ivc", galleries=["c"])
    assert refused(full, "0 admit collector").rule == "GA-33"


@rule("GA-R5")
def test_a_visitor_that_is_not_in_the_bag() -> None:
    p = scene(2, contracts=["digital-bag_visitor"], bag="iv")
    play(p, "0 use 1")
    assert refused(p, "0 call collector").rule == "GA-R5"


@rule("GA-47")
def test_fame_for_an_artist_nobody_knows() -> None:
    p = discovering("fame", galleries=["c"])
    assert refused(p, "0 acclaim sculpture-red").rule == "GA-47"


@rule("GA-100", "GA-R5")
def test_a_ticket_of_another_colour() -> None:
    p = scene(2, influence=[0], piles={"painting": "painting-6"})
    play(p, "0 go colony; 0 act buy")
    assert refused(p, "0 ticket brown").rule == "GA-103", "brown was the first of the two"
    q = scene(2, influence=[0], piles={"painting": "painting-3"}, office="bp", spent="", scored=True)
    play(q, "0 go colony; 0 act buy")
    assert refused(q, "0 ticket white").rule == "GA-R5"
    other = scene(2, influence=[0], piles={"painting": "painting-6"}, office="pw", spent="", scored=True)
    play(other, "0 go colony; 0 act buy")
    assert asked(other) == ("ticket", 0), "no brown one was to be had"
    assert refused(other, "0 ticket brown").rule == "GA-100"


@rule("GA-101")
def test_a_colour_the_box_office_has_not_got_cannot_be_discarded() -> None:
    p = scene(2, influence=[0], piles={"painting": "painting-1"}, office="bw", spent="p", scored=True)
    play(p, "0 go colony; 0 act buy")
    assert refused(p, "0 exchange pink").rule == "GA-101"


@rule("GA-91")
def test_a_reputation_space_that_is_taken() -> None:
    p = scene(3, walls=["painting-1-blue"], lobbies=["i"], influence=[0], reputation=["vip"])
    play(p, "0 go market; 0 act reputation")
    assert refused(p, "0 space influence").rule == "GA-91"


@rule("GA-92")
def test_a_visitor_that_is_not_in_the_lobby() -> None:
    p = scene(3, walls=["painting-1-blue"], lobbies=["iv"], influence=[0])
    play(p, "0 go market; 0 act reputation; 0 reputation painting-1; 0 space money")
    assert refused(p, "0 usher collector").rule == "GA-92"


@rule("GA-93")
def test_a_tile_that_is_gone() -> None:
    p = scene(3, walls=["painting-1-blue"], lobbies=["ivc"], grid={"painting-2": 1}, influence=[0])
    play(p, "0 go market; 0 act reputation")
    assert refused(p, "0 reputation painting-2").rule == "GA-93"
    assert refused(p, "0 reputation 1-1").rule == "GA-89", "a bid is no tile"


@rule("GA-87", "GA-95")
def test_a_tile_is_no_bid_and_a_column_needs_its_visitors() -> None:
    p = scene(3, walls=["painting-1-blue"], lobbies=["iv"], influence=[0])
    play(p, "0 go market")
    play(q := p.clone(), "0 act bid")
    assert refused(q, "0 bid painting-1").rule == "GA-95"
    play(p, "0 act reputation")
    assert refused(p, "0 reputation painting-3").rule == "GA-87"


@rule("GA-72")
def test_a_work_without_its_contract_and_a_contract_of_another_form() -> None:
    known = {"digital-blue": 1, "sculpture-blue": 3}
    p = scene(
        2,
        walls=["painting-1-blue digital-1-blue painting-2-blue"],
        fame=known,
        contracts=["painting-money painting-contract sculpture-contract"],
    )
    play(p, "0 go sales; 0 act sell")
    assert refused(p, "0 sell digital-1").rule == "GA-72"
    assert refused(p, "0 sell painting-3").rule == "GA-72", "not on show"
    play(p, "0 sell painting-1")
    assert refused(p, "0 fulfil sculpture-contract").rule == "GA-72"
    assert refused(p, "0 fulfil digital-contract").rule == "GA-72", "not one's own"


@rule("GA-76")
def test_a_visitor_that_is_not_in_the_gallery() -> None:
    p = scene(2, walls=["painting-1-blue"], contracts=["painting-money"], galleries=["iv"])
    play(p, "0 go sales; 0 act sell")
    assert refused(p, "0 send collector").rule == "GA-76"


@rule("GA-64")
def test_a_contract_that_is_not_on_display() -> None:
    p = scene(2, display="painting-money digital-assistant sculpture-contract photography-money")
    play(p, "0 go sales; 0 act sign")
    assert refused(p, "0 sign painting-contract").rule == "GA-64"


@rule("GA-80", "GA-98")
def test_numbers_out_of_range() -> None:
    p = scene(2, influence=[12], desks=[0])
    play(p, "0 go media; 0 act hire")
    assert refused(p, "0 hire 5").rule == "GA-80"
    assert refused(p, "0 hire 0").rule == "GA-80"
    play(p, "0 hire 4")
    assert refused(p, "0 pay 9").rule == "GA-98"
    assert refused(p, "0 pay 99").rule == "GA-98"


@rule("GA-98")
def test_too_little_money_for_the_rest_of_a_price() -> None:
    p = scene(2, influence=[12], cash=[2], fame={"painting-blue": 4})
    play(p, "0 go colony; 0 act buy")
    assert refused(p, "0 pay 1").rule == "GA-98", "3 would be left to pay with 2"
    q = scene(2, influence=[4], cash=[9], fame={"painting-blue": 5})
    play(q, "0 go colony; 0 act buy")
    assert refused(q, "0 pay 3").rule == "GA-98", "4, 1, 0: there are two steps"


@rule("GA-99")
def test_more_stars_than_there_are_below() -> None:
    p = scene(2, influence=[6], piles={"painting": "painting-7"})
    play(p, "0 go colony; 0 act buy; 0 pay 0")
    assert refused(p, "0 fame 3").rule == "GA-99"


@pytest.mark.parametrize("move", ["go paris", "walk ghost plaza", "walk vip lobby-7"])
def test_what_is_no_move_is_not_read(move: str) -> None:
    p = scene(2, lobbies=["i"])
    with pytest.raises(UnreadableMove):
        play(p, f"0 {move}")
