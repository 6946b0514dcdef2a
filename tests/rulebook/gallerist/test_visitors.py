"""Executive action with tickets: visitors walk towards one's gallery; and who may enter it."""

from __future__ import annotations

from tests.rulebook.gallerist.scene import asked, may, play, refused, scene
from tests.rules import rule


@rule("GA-30", "GA-X3")
def test_tickets_move_visitors_towards_one_s_own_gallery() -> None:
    p = scene(2, tickets=["bpw"], plaza="i", lobbies=["v", "c"])
    assert may(p, 0, "walk") == {"walk investor plaza", "walk vip lobby-0", "walk collector lobby-1"}
    play(p, "0 walk investor plaza; 0 walk vip lobby-0; 0 walk collector lobby-1")
    assert p.lobbies == [(1, 0, 0), (0, 0, 0)]
    assert p.galleries == [(0, 1, 0), (0, 0, 0)]
    assert p.plaza == (0, 0, 1)
    assert p.tickets[0] == (0, 0, 0)


@rule("GA-30", "GA-F3", "GA-X3")
def test_no_visitor_moves_back_from_one_s_lobby_to_the_plaza() -> None:
    p = scene(2, tickets=["ppp"], lobbies=["v"], galleries=["", "v"])
    play(p, "0 walk vip lobby-0")
    assert p.plaza == (0, 0, 0)
    assert p.galleries[0] == (0, 1, 0)
    assert may(p, 0, "walk") == set(), "nobody is left that a ticket could move"


@rule("GA-30")
def test_one_visitor_can_be_moved_several_times() -> None:
    p = scene(2, tickets=["bbb"], lobbies=["", "i"])
    play(p, "0 walk investor lobby-1; 0 walk investor plaza; 0 walk investor lobby-0")
    assert p.galleries[0] == (1, 0, 0)
    assert p.spent == (3, 0, 0)


@rule("GA-30")
def test_any_number_of_tickets() -> None:
    p = scene(2, tickets=["bbb"], plaza="iii", lobbies=["i"])
    play(p, "0 walk investor plaza")
    assert "stop" in may(p, 0)
    play(p, "0 walk investor plaza; 0 stop")
    assert p.tickets[0] == (1, 0, 0)
    assert p.lobbies[0] == (3, 0, 0)
    assert asked(p) == ("turn", 0)


@rule("GA-30")
def test_the_ticket_has_the_visitor_s_colour() -> None:
    p = scene(2, tickets=["b"], plaza="iv")
    assert refused(p, "0 walk vip plaza").rule == "GA-30"
    assert may(p, 0, "walk") == {"walk investor plaza"}


@rule("GA-31")
def test_spent_tickets_do_not_go_back_to_the_box_office() -> None:
    p = scene(2, tickets=["w"], plaza="c")
    office = p.office
    play(p, "0 walk collector plaza")
    assert p.spent == (0, 0, 1)
    assert p.office == office


@rule("GA-32")
def test_a_visitor_in_a_gallery_is_moved_by_no_ticket() -> None:
    p = scene(2, tickets=["bpw"], galleries=["i", "vc"])
    assert may(p, 0, "walk") == set()
    assert refused(p, "0 walk investor lobby-0").rule == "GA-32"


@rule("GA-32")
def test_anybody_may_move_visitors_on_the_plaza_and_in_all_lobbies() -> None:
    p = scene(3, tickets=["", "b", ""], plaza="i", lobbies=["i", "i", "i"], turn=1)
    assert may(p, 1, "walk") == {
        "walk investor plaza",
        "walk investor lobby-0",
        "walk investor lobby-1",
        "walk investor lobby-2",
    }


@rule("GA-33")
def test_a_gallery_holds_one_collector_more_than_works_sold() -> None:
    p = scene(2, tickets=["bww"], lobbies=["icc"])
    play(p, "0 walk collector lobby-0")
    assert refused(p, "0 walk collector lobby-0").rule == "GA-33"
    sold = scene(2, tickets=["ww"], lobbies=["cc"], sold=["painting-1-blue"])
    play(sold, "0 walk collector lobby-0; 0 walk collector lobby-0")
    assert sold.galleries[0] == (0, 0, 2)


@rule("GA-33")
def test_works_on_show_do_not_raise_the_limit() -> None:
    p = scene(2, tickets=["w"], lobbies=["c"], galleries=["c"], walls=["painting-1-blue painting-2-blue"])
    assert refused(p, "0 walk collector lobby-0").rule == "GA-33"


@rule("GA-33")
def test_a_full_gallery_does_not_keep_a_collector_out_of_the_lobby() -> None:
    p = scene(2, tickets=["w"], plaza="c", galleries=["c"])
    play(p, "0 walk collector plaza")
    assert p.lobbies[0] == (0, 0, 1)


@rule("GA-33")
def test_the_limit_holds_for_a_bonus_from_the_plaza() -> None:
    p = scene(2, plaza="cv", galleries=["c"], bonuses={"digital-blue": "plaza_visitor"}, influence=[0])
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.galleries[0] == (0, 1, 1), "the VIP alone could come"
    assert p.plaza == (0, 0, 1)


@rule("GA-33")
def test_the_limit_holds_for_a_bonus_from_the_bag() -> None:
    p = scene(2, contracts=["digital-bag_visitor"], galleries=["c"], bag="ivcc")
    play(p, "0 use 1")
    assert may(p, 0) == {"call investor", "call vip"}
    assert refused(p, "0 call collector").rule == "GA-33"


@rule("GA-33", "GA-R5")
def test_a_bonus_nobody_may_enter_by_is_lost() -> None:
    p = scene(2, plaza="cc", galleries=["c"], bonuses={"digital-blue": "plaza_visitor"}, influence=[0], bag="iv")
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.galleries[0] == (0, 0, 1)
    assert p.plaza == (0, 0, 2)
    assert asked(p) == ("turn", 1)
