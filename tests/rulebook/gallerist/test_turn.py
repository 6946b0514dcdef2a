"""A turn: move to a location, one of its actions, an executive action before or after."""

from __future__ import annotations

import pytest

from tests.rulebook.gallerist.scene import asked, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist.position import HOME, NOTHING

SALES, COLONY, MEDIA, MARKET = range(4)


@rule("GA-21")
def test_turns_go_clockwise() -> None:
    p = scene(3, influence=[0, 0, 0], bonuses={"painting-red": "money"})
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("turn", 1)
    play(p, "1 go sales; 1 act sign; 1 sign digital-contract; 1 slot 3; 1 ticket white; 1 done")
    assert asked(p) == ("turn", 2)
    play(p, "2 go colony; 2 act discover; 2 discover painting-red")
    assert asked(p) == ("turn", 0)
    assert p.round == 3


@rule("GA-21", "GA-28")
def test_each_location_has_two_actions_and_one_is_taken() -> None:
    p = scene(
        2, influence=[9, 0], walls=["painting-1-blue"], contracts=["painting-money"], lobbies=["i"], galleries=["v"]
    )
    for place, both in (
        ("sales", {"act sign", "act sell"}),
        ("colony", {"act discover", "act buy"}),
        ("media", {"act hire", "act promote"}),
        ("market", {"act reputation", "act bid"}),
    ):
        q = p.clone()
        q.tickets[0] = (0, 0, 0)
        q.desks[0] = 2
        play(q, f"0 go {place}")
        assert may(q, 0, "act") == both
        assert refused(q, "0 idle").rule == "GA-28"
        assert refused(q, "0 act hire" if place != "media" else "0 act buy").rule == "GA-28"
        assert asked(q) == ("action", 0)


@rule("GA-26")
def test_a_gallerist_on_a_location_moves_to_another_one() -> None:
    p = scene(2, at="media", lobbies=["i"])
    assert may(p, 0, "go") == {"go sales_office", "go artists_colony", "go international_market"}
    assert refused(p, "0 go media").rule == "GA-26"


@rule("GA-26")
def test_out_of_the_gallery_it_moves_to_any() -> None:
    p = scene(2, lobbies=["i"])
    assert len(may(p, 0, "go")) == 4
    play(p, "0 go colony")
    assert p.stands == [COLONY, HOME]
    assert p.places[COLONY] == 0


@rule("GA-27", "GA-X2")
def test_orange_leaves_an_assistant_on_the_market_and_moves_to_the_media_centre() -> None:
    p = scene(2, at="market")
    play(p, "0 go media")
    assert may(p, 0) == {"leave desk", "nobody"}
    play(p, "0 leave desk")
    assert p.places[MARKET] == 1
    assert p.places[MEDIA] == 0
    assert p.desks[0] == 1
    assert asked(p) == ("action", 0)


@rule("GA-27", "GA-X2")
def test_an_assistant_from_another_location_can_be_left_instead() -> None:
    p = scene(2, at="market", assistants={"colony": 0})
    play(p, "0 go media")
    assert may(p, 0) == {"leave desk", "leave artists_colony", "nobody"}
    play(p, "0 leave colony")
    assert p.places[MARKET] == 1
    assert p.places[COLONY] == NOTHING
    assert p.desks[0] == 2


@rule("GA-27")
def test_nobody_has_to_be_left() -> None:
    p = scene(2, at="market")
    play(p, "0 go media; 0 nobody")
    assert p.places[MARKET] == NOTHING
    assert p.desks[0] == 2


@rule("GA-27")
def test_out_of_the_gallery_nobody_is_left() -> None:
    p = scene(2)
    play(p, "0 go media")
    assert asked(p) == ("action", 0)


@rule("GA-27", "GA-F32")
def test_an_assistant_hired_on_the_new_location_comes_too_late() -> None:
    p = scene(2, at="market", desks=[0])
    play(p, "0 go media")
    assert asked(p) == ("action", 0), "there was nobody to leave"
    play(p, "0 act hire; 0 hire 1; 0 pay 0")
    assert p.places[MARKET] == NOTHING
    assert p.desks[0] == 1


@rule("GA-R14", "GA-38")
def test_nobody_is_left_behind_so_that_nothing_can_be_done() -> None:
    p = scene(2, at="colony", assistants={"media": 0}, desks=[3], influence=[0])
    play(p, "0 go media")
    assert may(p, 0) == {"leave desk", "leave media_centre"}
    assert refused(p, "0 nobody").rule == "GA-28", "all desks would be taken, and there is no influence to promote by"


@rule("GA-R18", "GA-28")
def test_the_only_visitor_of_the_lobby_stays_until_the_action_is_taken() -> None:
    p = scene(2, lobbies=["v"], tickets=["p"])
    play(p, "0 go market")
    refusal = refused(p, "0 walk vip lobby-0")
    assert (refusal.rule, refusal.reason) == ("GA-R18", "action-lost")
    assert refusal.available == "international_market"
    assert may(p, 0) == {"act bid"}
    assert refused(p, "0 idle").rule == "GA-28"
    play(p, "0 act bid; 0 bid 1-1; 0 pay 0; 0 ticket white; 0 walk vip lobby-0")
    assert p.galleries[0] == (0, 1, 0), "after the action it may go on"


@rule("GA-R18")
def test_each_ticket_is_looked_at_for_itself() -> None:
    p = scene(2, lobbies=["vv", "i"], tickets=["bpp"], plaza="v")
    play(p, "0 go market")
    assert may(p, 0, "walk") == {"walk vip lobby-0", "walk vip plaza", "walk investor lobby-1"}
    play(p, "0 walk vip lobby-0")
    assert asked(p) == ("visitors", 0)
    assert refused(p, "0 walk vip lobby-0").rule == "GA-R18", "the last one"
    assert may(p, 0) == {"walk vip plaza", "walk investor lobby-1", "stop"}
    play(p, "0 walk vip plaza; 0 walk investor lobby-1")
    assert asked(p) == ("action", 0)


@rule("GA-R18")
def test_the_last_assistant_is_not_put_on_a_contract_before_the_action() -> None:
    p = scene(2, lobbies=["v"], desks=[1], contracts=["digital-assistant"])
    play(p, "0 go market")
    assert refused(p, "0 use 1").rule == "GA-R18", "an assistant as its bonus would come too late"
    play(q := scene(2, lobbies=["v"], desks=[2], contracts=["digital-assistant"]), "0 go market; 0 use 1")
    assert may(q, 0) == {"act bid"}


@rule("GA-R18", "GA-R13")
def test_before_the_gallerist_moves_nothing_is_refused_for_it() -> None:
    p = scene(2, lobbies=["v"], tickets=["p"])
    play(p, "0 walk vip lobby-0")
    assert p.galleries[0] == (0, 1, 0)
    assert "go international_market" not in may(p, 0)


@rule("GA-R18")
def test_where_nothing_was_possible_nothing_is_lost() -> None:
    p = nowhere(tickets=["p"], lobbies=["v"], grid={"1-1": 1, "3-1": 1, "6-1": 1})
    play(p, "0 go market; 0 nobody; 0 walk vip lobby-0")
    assert may(p, 0) == {"idle"}


@rule("GA-R18")
@pytest.mark.parametrize("answer", ["walk vip lobby-1", "use 1"])
def test_a_kicked_out_action_is_no_obligation(answer: str) -> None:
    p = scene(
        2,
        at="home market",
        influence=[0, 10],
        desks=[2, 1],
        lobbies=["i", "v"],
        tickets=["", "p"],
        contracts=["", "digital-assistant"],
    )
    play(p, "0 go market; 0 act bid; 0 bid 1-1; 0 pay 0; 0 ticket white")
    assert asked(p) == ("kicked_out", 1)
    play(p, f"1 {answer}")
    assert asked(p) == ("turn", 1)


@rule("GA-28", "GA-F28")
def test_a_location_where_nothing_is_possible_is_not_gone_to() -> None:
    p = scene(2)
    assert "go international_market" not in may(p, 0), "the lobby is empty"
    assert refused(p, "0 go market").rule == "GA-28"


@rule("GA-28", "GA-29", "GA-F29")
def test_with_nothing_possible_anywhere_one_moves_and_passes() -> None:
    p = nowhere()
    assert may(p, 0, "go") == {"go sales_office", "go artists_colony", "go international_market"}
    play(p, "0 go colony; 0 nobody")
    assert may(p, 0) == {"idle"}
    play(p, "0 idle")
    assert p.stands[0] == COLONY
    assert asked(p) == ("turn", 1)


@rule("GA-29", "GA-F29")
def test_an_executive_action_before_moving_can_help() -> None:
    p = nowhere(tickets=["b"], plaza="i")
    assert len(may(p, 0, "go")) == 3
    play(p, "0 walk investor plaza")
    assert may(p, 0) == {"go international_market"}, "with a visitor in the lobby a bid is possible"
    play(p, "0 go market; 0 nobody; 0 act bid; 0 bid 1-1; 0 pay 0; 0 ticket pink")
    assert p.grid[12] == 0


def nowhere(**more: object):  # type: ignore[no-untyped-def]
    """Seat 0 on the media centre without any action: contracts full, all discovered, no money, all desks taken."""
    every = {f"{form}-{colour}": 19 for form in ("digital", "photography", "sculpture", "painting") for colour in BOTH}
    return scene(
        2,
        at="media",
        fame=every,
        contracts=["painting-money+ digital-influence+ sculpture-influence+"],
        desks=[4],
        cash=[1],
        influence=[0],
        **more,  # type: ignore[arg-type]
    )


BOTH = ("blue", "red")


@rule("GA-29", "GA-R13")
@pytest.mark.parametrize("when", ["before the move", "before the action", "after the action"])
def test_one_executive_action_before_or_after_the_location_action(when: str) -> None:
    p = scene(2, tickets=["bp"], plaza="iv", influence=[0])
    script = {
        "before the move": "0 walk investor plaza; 0 stop; 0 go media; 0 act hire; 0 hire 1",
        "before the action": "0 go media; 0 walk investor plaza; 0 stop; 0 act hire; 0 hire 1",
        "after the action": "0 go media; 0 act hire; 0 hire 1; 0 walk investor plaza; 0 stop",
    }[when]
    play(p, script)
    assert p.lobbies[0] == (1, 0, 0)
    assert asked(p) == ("turn", 1), "the pink ticket is not offered again"


@rule("GA-29")
def test_there_is_only_one_executive_action_in_a_turn() -> None:
    p = scene(2, tickets=["bp"], plaza="iv", contracts=["painting-money"])
    play(p, "0 walk investor plaza; 0 stop")
    assert refused(p, "0 walk vip plaza").rule == "GA-29"
    assert refused(p, "0 use 1").rule == "GA-29"
    play(p, "0 go colony")
    assert refused(p, "0 walk vip plaza").rule == "GA-29"


@rule("GA-29")
def test_it_may_be_left_out() -> None:
    p = scene(2, tickets=["b"], plaza="i", influence=[0])
    play(p, "0 go media; 0 act hire; 0 hire 1; 0 done")
    assert p.tickets[0] == (1, 0, 0)
    assert asked(p) == ("turn", 1)


@rule("GA-22")
def test_after_a_kicked_out_action_the_turn_goes_on_to_the_left_of_whose_turn_it_was() -> None:
    p = scene(4, at="home home home media", influence=[0, 10, 10, 10])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("kicked_out", 3)
    play(p, "3 act hire; 3 hire 1; 3 pay 0")
    assert asked(p) == ("turn", 1)
