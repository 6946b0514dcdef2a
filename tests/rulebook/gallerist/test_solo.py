"""The solo game against Lacerda."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.gallerist.scene import LACERDA, asked, cell, finish, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist import events, scoring, title
from vernissage.games.gallerist.components import REPUTATION
from vernissage.games.gallerist.position import HOME, LAST_TURNS, NOTHING, PLAYING, GalleristPosition

SALES, COLONY, MEDIA, MARKET = range(4)
HIS_GALLERIST, HIS_ASSISTANT = 2 * LACERDA, 2 * LACERDA + 1


def begun(location: str = "sales") -> GalleristPosition:
    """A new solo game with the gallerist on a location."""
    p = title.new(1, 5, deal={"artists": ["painting-blue-0"]}).position
    play(p, f"0 start {location}")
    return p


@rule("GA-120")
def test_lacerda_begins_beside_the_board() -> None:
    p = begun()
    assert p.lacerda == NOTHING
    assert p.reserve == 10
    assert p.places == [0, NOTHING, NOTHING, NOTHING]


@rule("GA-17", "GA-18", "GA-F10")
def test_four_tiles_lie_beside_the_locations_to_choose_from() -> None:
    p = title.new(1, 5).position
    tiles = p.start_tiles
    assert len(may(p, 0)) == 4
    play(p, "0 start media")
    assert p.third == [tiles[MEDIA]]


@rule("GA-121", "GA-F14")
@pytest.mark.parametrize(
    ("script", "opposite"),
    [("0 go media; 0 act hire; 0 hire 1; 0 pay 0", SALES), ("0 go colony; 0 act buy; 0 pay 0; 0 fame 0", MARKET)],
)
def test_after_the_first_turn_lacerda_is_put_opposite(script: str, opposite: int) -> None:
    p = begun()
    play(p, script)
    while asked(p)[0] != "turn":
        play(p, f"0 {sorted(may(p, 0))[0]}")
    assert p.lacerda == opposite
    assert p.places[opposite] == HIS_GALLERIST
    assert p.reserve == 10


@rule("GA-121", "GA-125", "GA-F13")
def test_beginning_on_the_market_he_places_nobody() -> None:
    p = scene(1, round=1, influence=[0], at="sales")
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.lacerda == MARKET
    assert p.grid == [NOTHING] * 21
    assert p.reserve == 10


@rule("GA-R6", "GA-F15")
def test_nobody_is_left_behind_on_the_first_move() -> None:
    p = begun()
    play(p, "0 go media")
    assert asked(p) == ("action", 0)
    q = scene(1, lacerda="colony", at="sales")
    play(q, "0 go media")
    assert asked(q) == ("leave", 0), "later there is"


@rule("GA-122", "GA-F14")
def test_he_moves_clockwise_and_leaves_an_assistant() -> None:
    p = scene(1, lacerda="market", influence=[0])
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert p.lacerda == SALES
    assert p.places == [HIS_GALLERIST, NOTHING, 0, HIS_ASSISTANT]
    assert p.reserve == 9


@rule("GA-122")
def test_where_an_assistant_of_his_stands_it_goes_back() -> None:
    p = scene(1, lacerda="sales", assistants={"colony": LACERDA}, influence=[0])
    assert p.reserve == 9
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert p.places[COLONY] == HIS_GALLERIST
    assert p.places[SALES] == HIS_ASSISTANT
    assert p.reserve == 9


@rule("GA-123")
def test_he_kicks_the_player_out_who_may_act() -> None:
    p = scene(1, lacerda="sales", influence=[12])
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert asked(p) == ("kicked_out", 0)
    assert may(p, 0) == {"act buy", "decline"}
    play(p, "0 act buy; 0 buy painting-blue; 0 pay 0; 0 fame 0")
    assert p.influence[0] == 10
    assert p.stands[0] == HOME
    assert p.places[COLONY] == HIS_GALLERIST


@rule("GA-123", "GA-43")
def test_he_kicks_assistants_out_too() -> None:
    p = scene(1, lacerda="sales", assistants={"colony": 0}, influence=[12], desks=[1])
    play(p, "0 go media; 0 act hire; 0 hire 1; 0 pay 0")
    assert asked(p) == ("kicked_out", 0)
    play(p, "0 decline")
    assert p.desks[0] == 3
    assert p.places[COLONY] == HIS_GALLERIST


@rule("GA-124")
def test_kicking_his_assistant_out_discards_a_ticket_of_the_largest_pile() -> None:
    p = scene(1, lacerda="market", assistants={"media": LACERDA}, influence=[0], office="bbpppww")
    play(p, "0 go media")
    assert p.office == (2, 2, 2)
    assert p.spent == (0, 1, 0)
    assert p.tickets[0] == (0, 0, 0)
    assert p.reserve == 10
    assert p.waiting == NOTHING


@rule("GA-124")
def test_among_equal_piles_the_player_chooses() -> None:
    p = scene(1, lacerda="market", assistants={"media": LACERDA}, office="bbppw")
    play(p, "0 go media")
    assert may(p, 0) == {"toss brown", "toss pink"}
    assert refused(p, "0 toss white").rule == "GA-124"
    play(p, "0 toss brown")
    assert p.office == (1, 2, 1)
    assert asked(p) == ("action", 0)


@rule("GA-124", "GA-122")
def test_his_gallerist_discards_one_too_and_goes_on_clockwise() -> None:
    p = scene(1, lacerda="media", influence=[0], office="bpppw", lobbies=["i"])
    play(p, "0 go media")
    assert p.office == (1, 2, 1)
    play(p, "0 act hire; 0 hire 1")
    assert p.lacerda == MARKET
    assert p.places == [NOTHING, NOTHING, 0, HIS_GALLERIST], "no assistant where the player stands"


@rule("GA-125", "GA-127")
def test_moving_to_the_market_he_places_an_assistant_and_its_tile_is_put_away() -> None:
    p = scene(1, lacerda="media", influence=[0])
    tile = p.tiles[0]
    heard = play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert only(heard, events.LacerdaPlaced).cell == "digital-1"
    assert p.grid[0] == LACERDA
    assert p.tiles[0] == NOTHING
    assert tile in p.away_tiles
    assert p.reserve == 8, "one on the market, one left on the media centre"


@rule("GA-125", "GA-127", "GA-X26")
def test_his_fifth_goes_on_the_first_free_space_of_the_upper_part() -> None:
    grid = {"digital-1": LACERDA, "digital-3": LACERDA, "1-1": LACERDA, "1-3": LACERDA}
    p = scene(1, lacerda="media", influence=[0], grid=grid)
    tile = p.tiles[cell("photography-1")]
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.grid[cell("photography-1")] == LACERDA
    assert tile in p.away_tiles


@rule("GA-125")
def test_the_second_goes_to_the_lower_part_and_the_player_s_spaces_are_passed_over() -> None:
    p = scene(1, lacerda="media", influence=[0], grid={"digital-1": LACERDA, "1-1": 0})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.grid[cell("1-3")] == LACERDA, "the second column is not used"


@rule("GA-125", "GA-R6")
@pytest.mark.parametrize("piece", ["gallerist", "assistant"])
def test_kicked_out_of_the_market_he_places_one_too(piece: str) -> None:
    where = {"lacerda": "market"} if piece == "gallerist" else {"lacerda": "sales", "assistants": {"market": LACERDA}}
    p = scene(1, influence=[0], lobbies=["i"], office="bbppppww", **where)
    before = p.reserve
    play(p, "0 go market")
    assert p.grid[cell("digital-1")] == LACERDA
    assert p.reserve == before - 1 + (piece == "assistant")
    assert p.office == (2, 3, 2)


@rule("GA-125")
def test_elsewhere_he_places_nobody() -> None:
    p = scene(1, lacerda="media", influence=[0], office="bbppppww")
    play(p, "0 go media")
    assert p.grid == [NOTHING] * 21


UPPER = [f"{form}-{column}" for form in ("digital", "photography", "sculpture", "painting") for column in (1, 3)]
LOWER = [f"{bid}-{column}" for bid in (1, 3, 6) for column in (1, 3)]


@rule("GA-126")
def test_if_one_part_is_full_the_other_is_used() -> None:
    p = scene(1, lacerda="media", influence=[0], grid={**dict.fromkeys(LOWER, 0), "digital-1": LACERDA})
    play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert p.grid[cell("digital-3")] == LACERDA
    q = scene(1, lacerda="media", influence=[0], grid=dict.fromkeys(UPPER, 0))
    play(q, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert q.grid[cell("1-1")] == LACERDA
    both = {**dict.fromkeys(UPPER, 0), **dict.fromkeys(LOWER, LACERDA)}
    full = scene(1, lacerda="media", influence=[0], grid=both)
    play(full, "0 go colony; 0 act discover; 0 discover digital-blue")
    assert full.grid.count(LACERDA) == len(LOWER)


@rule("GA-104", "GA-F11")
def test_there_is_an_intermediate_scoring() -> None:
    p = scene(1, lacerda="market", influence=[0], office="bppww", piles={"painting": "painting-2"}, galleries=["iv"])
    play(p, "0 go colony; 0 act buy")
    assert p.scored
    assert p.cash[0] == 10 - 3 + 2
    assert p.influence[0] == 2


@rule("GA-R15", "GA-128")
def test_lacerda_moves_after_the_turn_that_took_the_last_ticket_but_not_after_the_last_turn() -> None:
    p = scene(1, lacerda="sales", influence=[5], office="b", piles={"painting": "painting-2"}, scored=True)
    play(p, "0 go colony; 0 act buy; 0 pay 0; 0 fame 0")
    assert p.lacerda == COLONY
    assert asked(p) == ("kicked_out", 0)
    play(p, "0 decline; 0 go media; 0 act hire; 0 hire 1; 0 pay 0")
    assert p.outcome is not None
    assert p.lacerda == COLONY


@rule("GA-128")
def test_it_ends_one_turn_after_the_last_ticket_left_the_box_office() -> None:
    p = scene(1, lacerda="market", influence=[0], office="b", piles={"painting": "painting-2"}, scored=True)
    play(p, "0 go colony; 0 act buy")
    assert p.phase == LAST_TURNS
    assert asked(p) == ("turn", 0)
    assert refused(p, "0 go colony").rule == "GA-26"
    play(p, "0 go media; 0 nobody; 0 act hire; 0 hire 1")
    assert p.outcome is not None
    assert p.outcome.reason == "last_ticket"


@rule("GA-128")
def test_the_other_reasons_do_not_end_it() -> None:
    p = scene(1, lacerda="market", influence=[0], fame={"painting-blue": 19, "painting-red": 19}, bag="")
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert p.phase == PLAYING


@rule("GA-R10", "GA-15")
def test_lacerda_takes_places_in_majorities_and_gains_nothing() -> None:
    p = scene(1, grid={"digital-1": LACERDA, "1-1": LACERDA, "3-1": 0, "digital-3": 0})
    assert scoring.sheet(p, 0).majorities == (3, 0, 15)
    assert len(title.new(1, 1).position.easels) == 1


@rule("GA-R10")
def test_lacerda_takes_the_easel_by_a_higher_bid() -> None:
    for his, easels in (("6-1", 1), ("1-1", 0)):
        p = scene(
            1, lacerda="market", influence=[0], grid={his: LACERDA, "3-1": 0}, easels="painting-1", phase="last_turns"
        )
        finish(p)
        assert p.outcome is not None
        assert len(p.easels) == easels
        assert (p.prizes[0] != NOTHING) == (easels == 0)


# Goals.

APPRENTICE = {"curator": (10, 0), "dealer": (5, 0, 0)}


def goals(**more: object) -> GalleristPosition:
    """A game that just meets the apprentice's goals: one goal of each card, four tiles, a masterpiece, 160 money."""
    given: dict[str, object] = {
        "curators": [1, 2, 3, 4],
        "dealers": [1, 2, 3, 4],
        "fame": {"painting-blue": 19, "sculpture-blue": 3, "photography-blue": 1, "digital-blue": 1},
        "walls": ["painting-1-blue sculpture-1-blue photography-1-blue"],
        "sold": ["digital-1-blue"],
        "reputation": ["vip investor collector famous_artist"],
        "influence": [0],
        "cash": [160 - 10 - 5 - 20 - 5 - 0 - 1 - 2],
    }
    return scene(1, **{**given, **more})  # type: ignore[arg-type]


@rule("GA-129")
def test_the_apprentice_s_goals() -> None:
    p = goals()
    assert scoring.sheet(p, 0).total == 160
    assert scoring.solo_level(p) == "apprentice"


@rule("GA-129", "GA-F12")
@pytest.mark.parametrize(
    "more",
    [
        {"cash": [116]},
        {"reputation": ["vip investor famous_artist"]},
        {"fame": {"painting-blue": 18, "sculpture-blue": 3, "photography-blue": 1, "digital-blue": 1}, "cash": [300]},
        {"sold": [""], "cash": [300]},
        {"walls": ["painting-1-blue sculpture-1-blue"], "cash": [300]},
    ],
    ids=["money", "tiles", "masterpiece", "dealer", "curator"],
)
def test_every_goal_is_wanted(more: dict[str, object]) -> None:
    assert scoring.solo_level(goals(**more)) == "none"


DEARER = {
    "walls": ["digital-2-blue digital-3-blue sculpture-1-blue photography-1-blue"],
    "fame": {"painting-blue": 3, "sculpture-blue": 3, "photography-blue": 1, "digital-blue": 19},
    "reputation": ["vip investor collector famous_artist visitor"],
    "cash": [180],
}


@rule("GA-129")
def test_the_experienced_goals_want_the_dearest_collection() -> None:
    p = goals(**DEARER)
    assert scoring.sheet(p, 0).curator == (0, 15)
    assert scoring.solo_level(p) == "experienced"
    cheaper = goals(**{**DEARER, "walls": ["painting-1-blue sculpture-1-blue photography-1-blue"], "cash": [300]})
    assert scoring.solo_level(cheaper) != "experienced"
    assert scoring.solo_level(goals(**{**DEARER, "reputation": ["vip investor collector visitor"]})) == "apprentice"


@rule("GA-129")
def test_the_master_s_goals_want_35_from_both_cards() -> None:
    full = {
        "walls": ["digital-2-blue digital-3-blue sculpture-1-blue photography-1-blue"],
        "fame": {"painting-blue": 3, "sculpture-blue": 19, "photography-blue": 19, "digital-blue": 19},
        "sold": ["digital-1-blue! painting-1-blue sculpture-2-blue photography-2-blue photography-3-blue"],
        "reputation": ["vip investor collector famous_artist visitor"],
        "cash": [0],
    }
    p = goals(**full)
    count = scoring.sheet(p, 0)
    assert sum(count.curator) + sum(count.dealer) == 40
    assert scoring.solo_level(p) == "master"
    two_sold = {**full, "sold": ["digital-1-blue! painting-1-blue sculpture-2-blue"]}
    assert scoring.solo_level(goals(**two_sold)) != "master", "30 is not enough"


@rule("GA-129", "GA-R16")
def test_works_sold_as_masterpieces_were_acquired() -> None:
    p = goals(walls=["sculpture-1-blue"], sold=["painting-1-blue! painting-2-blue"])
    assert scoring.masterpieces(p, 0) == 1


@rule("GA-129", "GA-R16")
def test_who_reaches_a_level_wins() -> None:
    for cash, winners in ((117, (0,)), (90, ())):
        p = goals(cash=[cash], lacerda="market", easels="painting-2", phase="last_turns")
        heard = play(p, "0 go sales; 0 act sign; 0 refresh; 0 sign_none")
        assert only(heard, events.SoloResult).level == ("apprentice" if winners else "none")
        assert p.outcome is not None
        assert p.outcome.winners == winners


@rule("GA-129", "GA-R16")
def test_reputation_tiles_are_those_on_the_spaces() -> None:
    p = goals(third=["sold"])
    lines = {line.what: line.there for line in scoring.solo_lines(p) if line.level == "apprentice"}
    assert lines["reputation"] == 4
    assert len(REPUTATION) == 20
