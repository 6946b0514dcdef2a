"""The sales office and contracts: signing, using their bonus, selling works by them."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.gallerist.scene import artist, asked, hung, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist import events
from vernissage.games.gallerist.codes import FRONT, INFLUENCE_FACE, MONEY_FACE
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

FOUR = "painting-money digital-assistant sculpture-contract photography-money"
NEXT = "painting-contract painting-assistant digital-contract digital-influence sculpture-influence"


def tops(p: GalleristPosition) -> list[str]:
    return [p.box.contracts[cards[-1]] for cards in p.display]


def faces(p: GalleristPosition, seat: int) -> list[tuple[str, int, int]]:
    """Each contract of a seat: name, face, assistants on it."""
    return [(p.box.contracts[card // 6], card // 2 % 3, card % 2) for card in p.slots[seat] if card != NOTHING]


# The bonus of a contract.


@rule("GA-34", "GA-X4")
def test_blue_puts_an_assistant_on_a_contract_and_draws_another() -> None:
    p = scene(2, contracts=["photography-contract"], display=FOUR, deck=NEXT)
    play(p, "0 use 1")
    assert asked(p) == ("sign", 0)
    assert "refresh" in may(p, 0), "as the action itself"
    play(p, "0 sign painting-money; 0 slot 3; 0 ticket brown")
    assert faces(p, 0) == [("photography-contract", FRONT, 1), ("painting-money", FRONT, 0)]
    assert p.desks[0] == 1
    assert p.tickets[0] == (1, 0, 0)
    assert asked(p) == ("turn", 0)


@rule("GA-34")
def test_the_assistant_may_come_from_a_location() -> None:
    p = scene(2, contracts=["painting-money"], assistants={"media": 0}, galleries=["iic"])
    play(p, "0 use 1")
    assert may(p, 0) == {"assistant desk", "assistant media_centre"}
    play(p, "0 assistant media")
    assert p.places[2] == NOTHING
    assert p.desks[0] == 2
    assert p.cash[0] == 15, "two a investor, one a collector"


@rule("GA-34")
def test_a_bonus_is_had_once_and_the_assistant_stays() -> None:
    p = scene(2, contracts=["painting-money+"])
    assert refused(p, "0 use 1").rule == "GA-34"
    assert refused(p, "0 use 2").rule == "GA-34"
    q = scene(2, contracts=["painting-money"], desks=[0])
    assert refused(q, "0 use 1").rule == "GA-34"


@rule("GA-34")
@pytest.mark.parametrize(
    ("contract", "answer", "gallery"),
    [("digital-bag_visitor", "call collector", (0, 0, 1)), ("digital-investor_or_vip", "admit vip", (0, 1, 0))],
)
def test_visitors_by_a_contract(contract: str, answer: str, gallery: tuple[int, ...]) -> None:
    p = scene(2, contracts=[contract], plaza="ivc", bag="ivc")
    play(p, "0 use 1")
    if contract == "digital-investor_or_vip":
        assert may(p, 0) == {"admit investor", "admit vip"}
    play(p, f"0 {answer}")
    assert p.galleries[0] == gallery


@rule("GA-34", "GA-R5", "GA-F7")
def test_a_visitor_out_of_an_empty_bag_is_lost() -> None:
    p = scene(2, contracts=["digital-bag_visitor"], plaza="ivc", bag="")
    heard = play(p, "0 use 1")
    assert p.galleries[0] == (0, 0, 0)
    assert only(heard, events.Lost).bonus == "bag_visitor"
    assert p.desks[0] == 1, "the assistant is spent all the same"


@rule("GA-34", "GA-82")
def test_an_assistant_by_a_contract_comes_with_the_bonus_of_the_queue() -> None:
    p = scene(2, contracts=["digital-assistant"], queue=[7])
    play(p, "0 use 1")
    assert (p.desks[0], p.queue[0]) == (2, 6)
    assert p.tickets[0] == (1, 0, 0)
    assert p.cash[0] == 10, "free of charge"


@rule("GA-34", "GA-R5")
def test_the_desk_the_assistant_leaves_is_free_for_the_new_one() -> None:
    p = scene(2, contracts=["digital-assistant"], desks=[4])
    play(p, "0 use 1")
    assert p.desks[0] == 4
    q = scene(2, contracts=["digital-assistant"], desks=[4], assistants={"media": 0})
    heard = play(q, "0 use 1; 0 assistant media")
    assert q.desks[0] == 4
    assert only(heard, events.Lost).bonus == "assistant"


# Signing.


@rule("GA-64", "GA-66", "GA-67", "GA-71")
def test_a_contract_on_display_is_taken_onto_an_empty_space() -> None:
    p = scene(2, display=FOUR, deck=NEXT)
    play(p, "0 go sales")
    assert may(p, 0) == {"act sign"}
    play(p, "0 act sign")
    assert may(p, 0) == {
        "sign painting-money",
        "sign digital-assistant",
        "sign sculpture-contract",
        "sign photography-money",
        "refresh",
    }
    play(p, "0 sign digital-assistant")
    assert may(p, 0) == {"slot 1", "slot 2", "slot 3"}
    play(p, "0 slot 1")
    assert p.tickets[0] == (1, 0, 0)
    assert tops(p) == ["painting-money", "painting-contract", "sculpture-contract", "photography-money"]
    assert len(p.deck) == 4


def sign(p: GalleristPosition, seat: int = 0) -> GalleristPosition:
    """Go to the sales office to sign."""
    play(p, f"{seat} go sales; {seat} act sign")
    return p


@rule("GA-64", "GA-67", "GA-71", "GA-X9")
def test_orange_covers_the_display_and_gets_a_pink_ticket() -> None:
    p = sign(scene(2, display=FOUR, deck=NEXT))
    play(p, "0 refresh")
    assert tops(p) == NEXT.split()[:4]
    assert [len(cards) for cards in p.display] == [2, 2, 2, 2], "the old ones are covered, not discarded"
    play(p, "0 sign digital-contract; 0 slot 2")
    assert p.tickets[0] == (0, 1, 0)
    assert tops(p) == ["painting-contract", "painting-assistant", "sculpture-contract", "digital-influence"]
    assert len(p.deck) == 1, "the covered card fills its space"
    assert p.discards == ()


@rule("GA-64")
def test_the_display_is_covered_once() -> None:
    p = sign(scene(2, display=FOUR))
    play(p, "0 refresh")
    assert refused(p, "0 refresh").rule == "GA-64"


@rule("GA-65")
def test_who_has_laid_new_cards_may_take_none() -> None:
    p = sign(scene(2, display=FOUR, deck=NEXT))
    assert refused(p, "0 sign_none").rule == "GA-65"
    play(p, "0 refresh; 0 sign_none")
    assert faces(p, 0) == []
    assert tops(p) == NEXT.split()[:4]
    assert asked(p) == ("turn", 1)


@rule("GA-67")
@pytest.mark.parametrize(("slot", "ticket"), [(1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1))])
def test_an_empty_space_brings_its_ticket(slot: int, ticket: tuple[int, ...]) -> None:
    p = sign(scene(2, display=FOUR))
    play(p, f"0 sign painting-money; 0 slot {slot}")
    if slot == 3:
        assert may(p, 0) == {"ticket brown", "ticket pink", "ticket white"}
        play(p, "0 ticket white")
    assert p.tickets[0] == ticket


@rule("GA-68", "GA-R8")
def test_with_three_unused_contracts_none_is_taken() -> None:
    p = scene(2, contracts=["painting-money painting-contract painting-assistant+"], walls=["painting-1-blue"])
    play(p, "0 go sales")
    assert refused(p, "0 act sign").rule == "GA-68"
    assert refused(p, "0 use 2").rule == "GA-68", "nor by a contract that brings one"


@rule("GA-66", "GA-69")
def test_a_used_card_is_covered_its_assistant_goes_home_and_no_ticket_comes() -> None:
    p = sign(scene(2, contracts=["digital-contract painting-assistant:money+ ."], desks=[1], display=FOUR))
    play(p, "0 sign sculpture-contract")
    assert may(p, 0) == {"slot 2", "slot 3"}
    assert refused(p, "0 slot 1").rule == "GA-66"
    play(p, "0 slot 2")
    assert faces(p, 0) == [("digital-contract", FRONT, 0), ("sculpture-contract", FRONT, 0)]
    assert p.tickets[0] == (0, 0, 0)
    assert p.desks[0] == 2
    assert [p.box.contracts[card] for card in p.discards] == ["painting-assistant"]


@rule("GA-70", "GA-F23")
def test_when_the_pile_is_empty_discards_and_display_are_shuffled() -> None:
    p = sign(scene(2, display=FOUR, deck="", discards="digital-contract digital-influence sculpture-influence"))
    heard = play(p, "0 sign painting-money; 0 slot 1")
    only(heard, events.Reshuffled)
    assert p.discards == ()
    assert [len(cards) for cards in p.display] == [1, 1, 1, 1]
    left = {p.box.contracts[card] for cards in (p.deck, *p.display) for card in cards}
    assert left == {*FOUR.split(), "digital-contract", "digital-influence", "sculpture-influence"} - {"painting-money"}


@rule("GA-70", "GA-R8")
def test_a_refresh_with_too_few_cards_lays_them_and_shuffles_all() -> None:
    p = sign(scene(2, display=FOUR, deck="digital-contract", discards="digital-influence sculpture-influence"))
    heard = play(p, "0 refresh")
    shown = [event.contract for event in heard if isinstance(event, events.ContractShown)]
    assert shown[0] == "digital-contract"
    assert len(shown) == 5
    assert [len(cards) for cards in p.display] == [1, 1, 1, 1]
    assert len(p.deck) == 3
    assert asked(p) == ("sign", 0)
    assert "sign_none" in may(p, 0)


@rule("GA-70")
def test_with_just_four_left_a_refresh_shuffles_nothing() -> None:
    p = sign(scene(2, display=FOUR, deck=" ".join(NEXT.split()[:4])))
    heard = play(p, "0 refresh")
    assert not [event for event in heard if isinstance(event, events.Reshuffled)]
    assert [len(cards) for cards in p.display] == [2, 2, 2, 2]


# Selling.


def sell(p: GalleristPosition) -> GalleristPosition:
    play(p, "0 go sales; 0 act sell")
    return p


@rule("GA-72")
def test_a_sale_needs_an_unused_contract_of_the_form() -> None:
    p = scene(2, walls=["painting-1-blue"], contracts=["digital-contract painting-money:influence"])
    play(p, "0 go sales")
    assert refused(p, "0 act sell").rule == "GA-72"
    q = scene(2, walls=["painting-1-blue"])
    play(q, "0 go sales")
    assert refused(q, "0 act sell").rule == "GA-72"
    nothing = scene(2, contracts=["painting-money"])
    play(nothing, "0 go sales")
    assert refused(nothing, "0 act sell").rule == "GA-72"


@rule("GA-72")
def test_a_contract_whose_bonus_was_used_can_still_be_used_for_a_sale() -> None:
    p = sell(scene(2, walls=["painting-1-blue"], contracts=["painting-money+"], desks=[1]))
    play(p, "0 face money; 0 done")
    assert faces(p, 0) == [("painting-money", MONEY_FACE, 0)]


@rule("GA-73", "GA-75", "GA-76", "GA-77", "GA-78", "GA-X10")
def test_orange_sells_for_14_and_sends_a_vip_away() -> None:
    p = sell(
        scene(
            2,
            walls=["painting-1-blue"],
            tiles=["painting-blue-1"],
            fame={"painting-blue": 12},
            contracts=["painting-money"],
            galleries=["iivvc"],
        )
    )
    assert p.cash[0] == 24
    assert p.signatures[artist("painting-blue")] == 2
    assert may(p, 0) == {"send investor", "send vip", "send collector"}
    play(p, "0 send vip")
    assert p.galleries[0] == (2, 1, 1)
    assert p.plaza == (0, 1, 0)
    assert faces(p, 0) == [("painting-money", INFLUENCE_FACE, 0)]
    assert p.influence[0] == 10, "the bonus is not had at once"


@rule("GA-78")
@pytest.mark.parametrize(("visitor", "face"), [("investor", MONEY_FACE), ("vip", INFLUENCE_FACE)])
def test_the_visitor_sent_away_turns_the_card(visitor: str, face: int) -> None:
    p = sell(scene(2, walls=["painting-1-blue"], contracts=["painting-money"], galleries=["ivc"]))
    play(p, f"0 send {visitor}")
    assert faces(p, 0)[0][1] == face
    assert asked(p)[0] == "after"


@rule("GA-78", "GA-X10")
@pytest.mark.parametrize("gallery", ["c", ""])
def test_after_a_collector_or_nobody_one_chooses(gallery: str) -> None:
    p = sell(scene(2, walls=["painting-1-blue"], contracts=["painting-money"], galleries=[gallery]))
    assert may(p, 0) == {"face money", "face influence"}
    play(p, "0 face influence")
    assert faces(p, 0) == [("painting-money", INFLUENCE_FACE, 0)]
    assert p.plaza == (0, 0, len(gallery))


@rule("GA-74")
def test_the_others_move_left_and_the_sold_one_is_kept() -> None:
    p = sell(
        scene(
            2,
            walls=["digital-1-blue painting-1-blue sculpture-1-blue"],
            fame={"digital-blue": 1, "sculpture-blue": 3},
            contracts=["painting-money"],
        )
    )
    play(p, "0 face money")
    assert p.walls[0] == (hung(p, "digital-1-blue"), hung(p, "sculpture-1-blue"))
    assert p.acquired(0).count(p.box.work_numbers["painting-1"]) == 1
    assert len(p.sold[0]) == 1


@rule("GA-35", "GA-77", "GA-X5")
def test_blue_s_assistant_comes_back_and_can_be_used_for_the_back_of_the_card() -> None:
    p = sell(scene(2, walls=["painting-1-blue"], contracts=["painting-money+"], galleries=["vv"], desks=[1]))
    assert p.desks[0] == 2
    assert "use 1" in may(p, 0)
    play(p, "0 use 1")
    assert p.influence[0] == 12, "the VIP that is left"
    assert p.desks[0] == 1
    assert faces(p, 0) == [("painting-money", INFLUENCE_FACE, 1)]
    assert asked(p) == ("turn", 1)


@rule("GA-35")
def test_the_back_can_be_used_only_once() -> None:
    p = scene(2, contracts=["painting-money:money+"])
    assert refused(p, "0 use 1").rule == "GA-34"
    q = scene(2, contracts=["painting-contract:money"], galleries=["i"])
    play(q, "0 use 1")
    assert q.cash[0] == 12


@rule("GA-79")
def test_either_of_two_works_of_the_form_can_be_sold() -> None:
    p = sell(
        scene(
            2,
            walls=["painting-1-blue painting-2-red"],
            fame={"painting-red": 15},
            contracts=["painting-money"],
        )
    )
    assert may(p, 0) == {"sell painting-1", "sell painting-2"}
    play(p, "0 sell painting-2")
    assert p.cash[0] == 27
    assert p.signatures[artist("painting-red")] == 2
    assert p.signatures[artist("painting-blue")] == 1


@rule("GA-77", "GA-F24")
def test_one_sale_fulfils_one_contract_of_one_s_choice() -> None:
    p = sell(scene(2, walls=["painting-1-blue"], contracts=["painting-money painting-contract"]))
    assert may(p, 0) == {"fulfil painting-money", "fulfil painting-contract"}
    play(p, "0 fulfil painting-contract; 0 face money")
    assert [face for _, face, _ in faces(p, 0)] == [FRONT, MONEY_FACE]


@rule("GA-33", "GA-76")
def test_after_a_sale_one_collector_more_may_come() -> None:
    p = sell(
        scene(
            2, walls=["painting-1-blue"], contracts=["painting-money"], galleries=["ic"], lobbies=["c"], tickets=["w"]
        )
    )
    play(p, "0 send investor; 0 walk collector lobby-0")
    assert p.galleries[0] == (0, 0, 2)


@rule("GA-107")
def test_the_fourth_space_goes_when_the_last_masterpiece_is_sold() -> None:
    p = sell(
        scene(
            2,
            influence=[0, 0],
            walls=["painting-1-blue digital-1-blue digital-2-blue sculpture-1-blue"],
            fame={"painting-blue": 19, "digital-blue": 1, "sculpture-blue": 3},
            contracts=["painting-money"],
            desks=[0],
        )
    )
    play(p, "0 face money")
    assert p.cash[0] == 30
    play(p, "1 go media; 1 act hire; 1 hire 1")
    play(p, "0 go colony")
    assert refused(p, "0 act buy").rule == "GA-59"
