"""The last count: majorities, tiles, works, the auction, cards, influence; and who wins."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.gallerist.scene import asked, finish, may, play, refused, scene, seen
from tests.rules import rule
from vernissage.games.gallerist import events, scoring
from vernissage.games.gallerist.components import REPUTATION
from vernissage.games.gallerist.position import GalleristPosition

YELLOW, ORANGE, VIOLET, BLUE = range(4)
PHOTOGRAPHERS = {"photography-blue": 13, "photography-red": 9}
FOUR = {"digital-blue": 1, "photography-blue": 1, "sculpture-blue": 3, "painting-blue": 3}


def last(seats: int = 2, **more: object) -> GalleristPosition:
    """The last turn of the game: the last seat has only to hire."""
    influence = [*more.pop("influence", ()), *[0] * seats][:seats]  # type: ignore[misc]
    return scene(seats, turn=seats - 1, influence=influence, phase="last_turns", **more)  # type: ignore[arg-type]


def end(p: GalleristPosition) -> GalleristPosition:
    """Play the last turn without doing anything that counts: look at new contracts and take none."""
    seat = p.seat
    play(p, f"{seat} go sales; {seat} act sign; {seat} refresh; {seat} sign_none")
    return p


def paid(p: GalleristPosition, name: str, seat: int = 0) -> tuple[int, int]:
    """Influence and money of a reputation tile."""
    lines = {REPUTATION[tile]: (influence, money) for tile, influence, money in scoring.sheet(p, seat).tiles}
    return lines[name]


# Majorities.


@rule("GA-109", "GA-X18")
def test_the_majorities_of_the_rulebook() -> None:
    grid = {"digital-1": YELLOW, "1-1": YELLOW, "3-1": ORANGE, "sculpture-1": VIOLET}
    grid |= {
        "digital-2": BLUE,
        "1-2": BLUE,
        "3-2": VIOLET,
        "photography-2": VIOLET,
        "6-2": ORANGE,
        "painting-2": YELLOW,
    }
    grid |= {"digital-3": ORANGE, "photography-3": ORANGE, "1-3": ORANGE, "painting-3": BLUE, "sculpture-3": BLUE}
    grid |= {"3-3": YELLOW, "6-3": VIOLET}
    p = scene(4, grid=grid)
    assert scoring.majority(p, 0)[:4] == [6, 2, 2, 0]
    assert scoring.majority(p, 1)[:4] == [1, 1, 8, 8]
    assert scoring.majority(p, 2)[:4] == [3, 15, 3, 10]
    assert [sum(scoring.sheet(p, seat).majorities) for seat in range(4)] == [10, 18, 13, 18]


@rule("GA-109")
def test_without_an_assistant_nobody_is_paid() -> None:
    p = scene(2, grid={"digital-1": 1})
    assert scoring.majority(p, 0)[:2] == [0, 6]
    assert scoring.majority(p, 2)[:2] == [0, 0]


@rule("GA-109")
def test_ties_share_their_places_rounded_down() -> None:
    p = scene(4, grid={"digital-1": 0, "photography-1": 1, "sculpture-1": 2, "painting-1": 3})
    assert scoring.majority(p, 0)[:4] == [2, 2, 2, 2], "10 among four"
    q = scene(3, grid={"digital-3": 0, "photography-3": 1, "1-3": 2, "3-3": 2})
    assert scoring.majority(q, 2)[:3] == [8, 8, 15]


# Reputation tiles.


@rule("GA-110", "GA-130")
def test_the_influence_tile_is_counted_before_the_others() -> None:
    p = scene(2, reputation=["vip influence"], influence=[17], galleries=["vvvv"])
    assert paid(p, "influence") == (0, 5), "17 // 3, without the influence of the VIP tile"
    assert scoring.sheet(p, 0).tiles[0][0] == REPUTATION.index("influence")
    assert scoring.sheet(p, 0).influence == 21


@rule("GA-110", "GA-97")
def test_influence_of_tiles_ends_at_35() -> None:
    p = scene(2, reputation=["vip"], influence=[33], galleries=["vvvv"])
    count = scoring.sheet(p, 0)
    assert (count.influence, count.influence_pays) == (35, 20)


@rule("GA-131", "GA-132", "GA-133", "GA-134", "GA-135")
def test_tiles_for_visitors() -> None:
    names = "collector vip investor visitor visitor_set"
    p = scene(2, reputation=[names], galleries=["iivvvc", ""], sold=["digital-1-blue"], lobbies=["ivc"])
    assert paid(p, "collector") == (1, 3)
    assert paid(p, "vip") == (3, 6)
    assert paid(p, "investor") == (2, 4)
    assert paid(p, "visitor") == (0, 6)
    assert paid(p, "visitor_set") == (0, 4)
    other = scene(2, reputation=["", names], galleries=["iivvvc", ""], sold=["digital-1-blue"], lobbies=["ivc"])
    assert [paid(other, name, 1) for name in names.split()] == [(0, 0)] * 5
    q = scene(2, reputation=["visitor_set"], galleries=["iiivvcc"], sold=["digital-1-blue"])
    assert paid(q, "visitor_set") == (0, 8)


@rule("GA-136")
def test_a_tile_for_reputation_tiles_counts_itself() -> None:
    p = scene(2, reputation=["vip . reputation . sold"], third=["collector"])
    assert paid(p, "reputation") == (3, 6), "the one on the third space does not count"


@rule("GA-137")
def test_a_tile_for_assistants_in_the_bid_rows() -> None:
    p = scene(2, reputation=["auction_assistant"], grid={"1-1": 0, "6-3": 0, "digital-1": 0, "3-1": 1})
    assert paid(p, "auction_assistant") == (2, 6)


@rule("GA-138", "GA-F17")
def test_a_tile_for_assistants_in_play() -> None:
    p = scene(2, reputation=["assistant"], queue=[3], retired=[2], desks=[1])
    assert paid(p, "assistant") == (5, 5), "ten, less three not hired and two put away"


@rule("GA-139")
def test_a_tile_for_promoted_artists() -> None:
    p = scene(
        2,
        reputation=["promoted_artist"],
        fame=FOUR,
        promotion={"digital-blue": 4, "photography-blue": 5, "sculpture-blue": 3},
    )
    assert paid(p, "promoted_artist") == (0, 4)


@rule("GA-140", "GA-141", "GA-142", "GA-143")
def test_tiles_for_works() -> None:
    names = "acquired sold exhibited form"
    p = scene(
        2,
        reputation=[names],
        fame=FOUR,
        walls=["painting-1-blue digital-1-blue"],
        sold=["painting-2-blue sculpture-1-blue painting-3-blue"],
    )
    assert paid(p, "acquired") == (0, 10)
    assert paid(p, "sold") == (3, 9)
    assert paid(p, "exhibited") == (2, 6)
    assert paid(p, "form") == (3, 6)


@rule("GA-144", "GA-145", "GA-146", "GA-147")
@pytest.mark.parametrize("form", ["photography", "painting", "digital", "sculpture"])
def test_tiles_for_a_form_of_art(form: str) -> None:
    p = scene(
        2,
        reputation=["photography painting digital sculpture"],
        fame=FOUR,
        walls=[f"{form}-1-blue"],
        sold=[f"{form}-2-blue"],
    )
    for name in ("photography", "painting", "digital", "sculpture"):
        assert paid(p, name) == ((2, 6) if name == form else (0, 0))


@rule("GA-148")
def test_a_tile_for_famous_artists() -> None:
    p = scene(
        2, reputation=["famous_artist"], fame={**FOUR, "digital-blue": 15, "photography-blue": 19, "sculpture-blue": 14}
    )
    assert paid(p, "famous_artist") == (2, 4)


@rule("GA-149")
def test_a_tile_for_masterpieces_on_show() -> None:
    p = scene(
        2,
        reputation=["masterpiece"],
        fame={**FOUR, "painting-blue": 19},
        walls=["painting-1-blue digital-1-blue painting-2-blue"],
        sold=["painting-3-blue!"],
    )
    assert paid(p, "masterpiece") == (4, 8)


@rule("GA-F16", "GA-110")
def test_a_tile_still_on_the_third_space_counts_nothing() -> None:
    p = last(third=["visitor"], galleries=["iv"], grid={"6-1": 0}, easels="painting-1", curators=[1, 2, 3, 4])
    end(p)
    play(p, "0 easel painting-1 curator")
    assert scoring.sheet(p, 0).tiles == ()


# Works, auction, cards.


@rule("GA-111", "GA-F6", "GA-X19")
def test_works_on_show_pay_their_value() -> None:
    p = scene(
        2,
        tiles=["painting-blue-1", "digital-blue-1"],
        fame={"painting-blue": 12, "digital-blue": 9, "sculpture-blue": 15},
        walls=["painting-1-blue digital-1-blue sculpture-1-blue"],
    )
    assert scoring.sheet(p, 0).works == (14, 11, 17)
    assert sum(scoring.sheet(p, 0).works) == 42


@rule("GA-112", "GA-114")
def test_the_highest_bids_take_works_from_the_easels() -> None:
    p = last(
        3,
        grid={"1-1": 0, "3-1": 0, "6-1": 1, "1-2": 2},
        easels="painting-1 digital-1",
        fame={"painting-blue": 9, "digital-blue": 5},
    )
    end(p)
    assert asked(p) == ("easel", 1)
    assert may(p, 1) == {
        f"easel {work} {card}" for work in ("painting-1", "digital-1") for card in ("curator", "dealer")
    }
    play(p, "1 easel digital-1 dealer")
    assert asked(p) == ("easel", 0), "1 and 3 are 4"
    assert may(p, 0) == {"easel painting-1 curator", "easel painting-1 dealer"}
    play(p, "0 easel painting-1 curator")
    assert p.outcome is not None, "there is none for the third"
    assert scoring.sheet(p, 0).easel == 11
    assert scoring.sheet(p, 1).easel == 8
    assert scoring.sheet(p, 2).easel == 0


@rule("GA-112", "GA-114")
def test_each_takes_one_at_most_and_nobody_without_a_bid() -> None:
    p = last(3, grid={"6-1": 1, "3-1": 1, "digital-1": 0}, easels="painting-1 digital-1")
    end(p)
    play(p, "1 easel digital-1 dealer")
    assert p.outcome is not None
    assert p.easels == (p.box.work_numbers["painting-1"],)


@rule("GA-113", "GA-X20")
def test_orange_has_the_higher_bid_in_the_third_column() -> None:
    blue, orange = 0, 1
    p = scene(3, grid={"6-1": blue, "3-3": orange, "1-3": orange, "1-1": orange, "1-2": orange})
    assert scoring.bids(p, blue)[0] == scoring.bids(p, orange)[0] == 6
    assert scoring.auction_order(p) == [orange, blue]


@rule("GA-113", "GA-X21")
def test_orange_is_ahead_of_yellow_in_the_second_column() -> None:
    blue, orange, yellow = 0, 1, 2
    p = scene(3, grid={"6-1": blue, "3-2": orange, "1-1": orange, "3-1": yellow, "1-2": yellow})
    assert [scoring.bids(p, seat)[0] for seat in (blue, orange, yellow)] == [6, 4, 4]
    assert scoring.auction_order(p) == [blue, orange, yellow]


@rule("GA-113")
def test_the_sum_comes_before_the_columns() -> None:
    p = scene(3, grid={"6-1": 0, "1-1": 0, "6-3": 1})
    assert scoring.auction_order(p) == [0, 1]


@rule("GA-115", "GA-X22")
def test_the_easel_s_photograph_is_worth_what_the_more_famous_photographer_s_are() -> None:
    p = scene(
        2, easels="photography-1", tiles=["photography-blue-1"], fame={"photography-blue": 13, "photography-red": 9}
    )
    assert scoring.easel_value(p, p.easels[0]) == 14


@rule("GA-115")
def test_a_discovered_artist_goes_before_an_undiscovered_one_of_higher_fame() -> None:
    p = scene(2, easels="painting-1", fame={"painting-blue": 3})
    assert scoring.easel_value(p, p.easels[0]) == 5, "the red one begins with 7, but nobody knows it"


@rule("GA-R3", "GA-F9")
def test_without_a_discovered_artist_the_higher_initial_fame_counts() -> None:
    p = scene(2, easels="sculpture-1", tiles=["sculpture-red-3"])
    assert scoring.easel_value(p, p.easels[0]) == 11, "initial fame 10, three green stars"


@rule("GA-116", "GA-X23")
def test_blue_gains_10_for_one_of_the_two_collections() -> None:
    p = scene(
        2,
        curators=[1, 2, 3, 4],
        fame=FOUR,
        walls=["painting-1-blue sculpture-1-blue photography-1-blue"],
        dealers=[1, 2, 3, 4],
    )
    assert scoring.sheet(p, 0).curator == (10, 0)


@rule("GA-116", "GA-F27")
def test_one_work_may_serve_both_goals_with_a_masterpiece_and_an_auction_work() -> None:
    p = last(
        curators=[1, 2, 3, 4],
        fame={**FOUR, "painting-blue": 19},
        walls=["painting-1-blue sculpture-1-blue photography-1-blue digital-1-blue"],
        grid={"1-1": 0},
        easels="digital-2",
    )
    end(p)
    play(p, "0 easel digital-2 curator")
    assert scoring.sheet(p, 0).curator == (10, 15)


@rule("GA-116", "GA-117")
def test_an_auction_work_counts_on_the_card_it_lies_on() -> None:
    p = last(dealers=[1, 2, 3, 4], curators=[1, 2, 3, 4], grid={"1-1": 0}, easels="digital-2")
    end(p)
    q = p.clone()
    play(p, "0 easel digital-2 dealer")
    assert scoring.sheet(p, 0).dealer == (5, 0, 0)
    play(q, "0 easel digital-2 curator")
    assert scoring.sheet(q, 0).dealer == (0, 0, 0)


@rule("GA-116")
def test_sold_works_do_not_serve_the_curator() -> None:
    p = scene(2, curators=[1, 2, 3, 4], fame=FOUR, sold=["painting-1-blue sculpture-1-blue photography-1-blue"])
    assert scoring.sheet(p, 0).curator == (0, 0)


@rule("GA-117", "GA-X24")
def test_orange_gains_15_for_two_goals_with_three_works() -> None:
    p = scene(2, dealers=[1, 2, 3, 4], fame=FOUR, sold=["digital-1-blue painting-1-blue sculpture-1-blue"])
    assert scoring.sheet(p, 0).dealer == (5, 10, 0)


@rule("GA-117", "GA-F26")
def test_a_dealer_goal_pays_once() -> None:
    p = scene(2, dealers=[1, 2, 3, 4], fame=FOUR, sold=["digital-1-blue digital-2-blue digital-3-blue"])
    assert scoring.sheet(p, 0).dealer == (5, 0, 0)


@rule("GA-117")
def test_works_on_show_do_not_serve_the_dealer() -> None:
    p = scene(2, dealers=[1, 2, 3, 4], fame=FOUR, walls=["digital-1-blue"])
    assert scoring.sheet(p, 0).dealer == (0, 0, 0)


@rule("GA-118", "GA-X25")
def test_influence_pays_12_9_and_8() -> None:
    p = scene(3, influence=[28, 25, 23])
    assert [scoring.sheet(p, seat).influence_pays for seat in range(3)] == [12, 9, 8]


# Who wins.


@rule("GA-119")
def test_the_richest_wins() -> None:
    p = end(last(cash=[30, 31]))
    assert p.outcome is not None
    assert p.outcome.scores == (30, 31)
    assert p.outcome.winners == (1,)


@rule("GA-119", "GA-R11")
@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ({"cash": [10, 5], "sold": ["", "painting-1-blue"]}, (0,)),
        ({"cash": [10, 10], "sold": ["", "painting-1-blue"], "galleries": ["iii"]}, (1,)),
        ({"cash": [10, 10], "galleries": ["i", "vv"], "desks": [2, 1], "retired": [0, 1]}, (1,)),
        ({"cash": [10, 10], "galleries": ["ii", "vv"], "desks": [2, 1], "retired": [0, 1]}, (0,)),
        ({"cash": [10, 10], "queue": [7, 8]}, (0,)),
        ({"cash": [10, 10]}, (0, 1)),
    ],
)
def test_ties_works_visitors_assistants_then_shared(more: dict[str, object], winners: tuple[int, ...]) -> None:
    p = end(last(dealers=[1, 3], **more))  # type: ignore[arg-type]
    assert p.outcome is not None
    assert p.outcome.winners == winners


@rule("GA-R17", "GA-119")
def test_a_work_from_the_easels_breaks_a_tie() -> None:
    p = end(last(cash=[5, 10], grid={"1-1": 0, "digital-1": 1}, easels="digital-1", galleries=["", "iv"]))
    play(p, "0 easel digital-1 curator")
    assert p.outcome is not None
    assert p.outcome.scores == (14, 14), "4 each for the first column, 5 for the work"
    assert p.outcome.winners == (0,)


@rule("GA-109", "GA-112", "GA-118")
def test_the_lines_add_up_to_the_total() -> None:
    p = last(
        cash=[7, 10],
        influence=[15, 0],
        grid={"6-1": 0, "digital-1": 0},
        reputation=["visitor"],
        galleries=["iv"],
        walls=["painting-1-blue"],
        sold=["digital-1-blue"],
        fame=FOUR,
        easels="digital-2",
        curators=[1, 2, 3, 4],
        dealers=[1, 2, 3, 4],
    )
    end(p)
    heard = play(p, "0 easel digital-2 dealer")
    scored = next(event for event in heard if isinstance(event, events.Scored) and event.seat == 0)
    assert scored.cash == 7
    assert scored.majorities == 6
    assert scored.reputation == 2
    assert scored.works == 5
    assert scored.easel == 0, "fame 1 has no star"
    assert (scored.curator, scored.dealer) == (0, 5)
    assert scored.influence == 5
    assert scored.total == 30
    assert only(heard, events.GameEnded).scores[0] == 30


@rule("GA-R10", "GA-20")
def test_money_is_open_and_cards_are_shown_at_the_end() -> None:
    p = last(cash=[7, 10])
    assert [seat.money for seat in seen(p, 1).players] == [7, 10]
    assert seen(p, 1).players[0].curator is None
    finish(p)
    assert seen(p, 1).players[0].curator is not None
    assert seen(p, None).players[0].dealer is not None


@rule("GA-112")
def test_only_works_on_the_easels_are_taken() -> None:
    p = end(last(grid={"6-1": 0}, easels="painting-1"))
    assert refused(p, "0 easel painting-2 curator").rule == "GA-112"
