"""Pieces that are kicked out of a location, the action that brings, and the way home."""

from __future__ import annotations

from tests.builders import only
from tests.rulebook.gallerist.scene import asked, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist import events
from vernissage.games.gallerist.position import HOME, NOTHING

SALES, COLONY, MEDIA, MARKET = range(4)


@rule("GA-36")
def test_a_gallerist_of_another_is_kicked_out_and_asked_after_the_turn() -> None:
    p = scene(2, at="home media", influence=[0, 10], tickets=["b"], plaza="i")
    heard = play(p, "0 go media")
    kicked = only(heard, events.Kicked)
    assert (kicked.owner, kicked.piece, kicked.location) == (1, "gallerist", "media_centre")
    play(p, "0 act hire; 0 hire 1")
    assert asked(p) == ("after", 0), "the turn is not over before its executive action"
    play(p, "0 walk investor plaza")
    assert asked(p) == ("kicked_out", 1)
    assert may(p, 1) == {"act hire", "act promote", "decline"}


@rule("GA-36", "GA-39", "GA-43", "GA-X6")
def test_violet_kicks_yellow_s_assistant_out_of_the_sales_office() -> None:
    p = scene(2, assistants={"sales": 1}, influence=[0, 12], desks=[2, 1])
    play(p, "0 go sales; 0 act sign; 0 sign digital-contract; 0 slot 1; 0 done")
    assert asked(p) == ("kicked_out", 1)
    play(p, "1 act sign; 1 sign digital-assistant; 1 slot 2")
    assert p.influence[1] == 10, "back to the previous star"
    assert p.slots[1][1] != NOTHING
    assert p.desks[1] == 2, "and home"
    assert p.waiting == NOTHING
    assert asked(p) == ("turn", 1)


@rule("GA-39")
def test_the_location_action_costs_the_influence_down_to_the_previous_star() -> None:
    for space, after in ((10, 5), (13, 10), (1, 0), (5, 0), (35, 30)):
        p = scene(2, at="home media", influence=[0, space])
        play(p, "0 go media; 0 act hire; 0 hire 1; 1 act hire; 1 hire 1")
        if asked(p)[0] == "pay":
            play(p, "1 pay 0")
        assert p.influence[1] == after


@rule("GA-39")
def test_from_space_0_there_is_no_location_action() -> None:
    p = scene(2, at="home media", influence=[0, 0], tickets=["", "b"], plaza="i")
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert may(p, 1) == {"walk investor plaza", "decline"}
    assert refused(p, "1 act hire").rule == "GA-39"


@rule("GA-39")
def test_only_an_action_of_that_location() -> None:
    p = scene(2, at="home media", influence=[0, 10])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert refused(p, "1 act buy").rule == "GA-28"


@rule("GA-39", "GA-98")
def test_what_was_paid_for_the_action_cannot_pay_its_price_too() -> None:
    p = scene(2, at="home media", influence=[0, 4], cash=[10, 0], desks=[2, 2])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("turn", 1), "from space 0 nothing could be hired, so nobody was asked"


@rule("GA-40")
def test_or_an_executive_action_for_nothing() -> None:
    p = scene(2, at="home media", influence=[0, 10], tickets=["", "bb"], plaza="ii", contracts=["", "painting-money"])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert {"walk investor plaza", "use 1"} < may(p, 1)
    play(p, "1 walk investor plaza; 1 walk investor plaza")
    assert p.lobbies[1] == (2, 0, 0)
    assert p.influence[1] == 10
    assert asked(p) == ("turn", 1)
    assert not p.executed, "the own turn has its own executive action"


@rule("GA-40")
def test_not_both() -> None:
    p = scene(2, at="home media", influence=[0, 10], tickets=["", "b"], plaza="i")
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 act hire; 1 hire 1; 1 pay 0")
    assert asked(p) == ("turn", 1)
    assert p.tickets[1] == (1, 0, 0)


@rule("GA-41", "GA-42")
def test_it_may_be_declined_and_the_gallerist_goes_home() -> None:
    p = scene(2, at="home media", influence=[0, 10])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 decline")
    assert p.stands == [MEDIA, HOME]
    assert p.influence[1] == 10
    assert len(may(p, 1, "go")) == 3, "any location with an action; the market has none"


@rule("GA-41", "GA-43")
def test_a_declining_assistant_goes_home_to_a_desk() -> None:
    p = scene(2, assistants={"media": 1}, influence=[0, 10], desks=[2, 3])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 decline")
    assert p.desks[1] == 4
    assert p.retired[1] == 0


@rule("GA-43")
def test_without_a_free_desk_an_assistant_leaves_the_game() -> None:
    p = scene(2, assistants={"media": 1}, influence=[0, 10], desks=[2, 4])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 decline")
    assert p.desks[1] == 4
    assert p.retired[1] == 1


@rule("GA-37", "GA-F31")
def test_the_kicked_out_assistant_itself_can_go_on_a_contract() -> None:
    p = scene(2, assistants={"media": 1}, desks=[2, 4], influence=[0, 10], contracts=["", "painting-money"])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 use 1")
    assert may(p, 1) == {"assistant desk", "assistant kicked_out"}
    play(p, "1 assistant kicked_out")
    assert p.slots[1][0] % 2 == 1
    assert p.desks[1] == 4
    assert p.retired[1] == 0


@rule("GA-37", "GA-F31")
def test_or_on_the_market() -> None:
    p = scene(2, assistants={"market": 1}, desks=[2, 0], influence=[0, 10], lobbies=["i", "i"])
    play(p, "0 go market; 0 act bid; 0 bid 1-1; 0 pay 0; 0 ticket white")
    play(p, "1 act bid; 1 bid 3-1; 1 pay 0")
    assert p.grid[15] == 1
    assert p.desks[1] == 1, "the one in the queue, by the bonus of the space"
    assert p.waiting == NOTHING


@rule("GA-38")
def test_one_s_own_assistant_goes_home_and_brings_no_action() -> None:
    p = scene(2, at="colony", assistants={"media": 0}, desks=[1], influence=[20])
    play(p, "0 go media; 0 nobody")
    assert p.desks[0] == 2
    play(p, "0 act hire; 0 hire 1; 0 pay 0")
    assert asked(p) == ("turn", 1)


@rule("GA-R4", "GA-F30")
def test_one_s_own_assistant_without_a_desk_leaves_the_game_or_goes_where_one_came_from() -> None:
    p = scene(2, at="colony", assistants={"media": 0}, desks=[4])
    play(p, "0 go media")
    assert may(p, 0) == {"leave desk", "leave media_centre", "nobody"}
    q = p.clone()
    play(p, "0 nobody")
    assert (p.desks[0], p.retired[0]) == (4, 1)
    play(q, "0 leave media")
    assert (q.desks[0], q.retired[0]) == (4, 0)
    assert q.places[COLONY] == 1


@rule("GA-R4")
def test_a_seat_that_could_only_decline_is_not_asked() -> None:
    p = scene(2, at="home market", influence=[0, 13], lobbies=["i", ""])
    play(p, "0 go market; 0 act bid; 0 bid 1-1; 0 pay 0; 0 ticket white")
    assert asked(p) == ("turn", 1), "an empty lobby, no tickets, no contracts"
    assert p.stands[1] == HOME


@rule("GA-R4")
def test_nobody_else_is_kicked_out_by_a_kicked_out_action() -> None:
    p = scene(3, at="home media", assistants={"colony": 2}, influence=[0, 10, 10])
    play(p, "0 go media; 0 act hire; 0 hire 1; 1 act hire; 1 hire 1; 1 pay 0")
    assert p.places[COLONY] == 5
    assert asked(p) == ("turn", 1)


@rule("GA-36")
def test_a_free_location_kicks_nobody_out() -> None:
    p = scene(2, at="colony sales", influence=[0, 10])
    heard = play(p, "0 go media; 0 nobody; 0 act hire; 0 hire 1")
    assert not [event for event in heard if isinstance(event, events.Kicked)]
    assert asked(p) == ("turn", 1)
    assert p.stands == [MEDIA, SALES]
