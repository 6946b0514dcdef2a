"""The game the rulebook plays as an example: two turns from a scripted deal as one record, and a sale some turns later.

Blue begins, then Yellow, Violet and Orange. Each step is checked for what the rulebook says of it.
"""

from __future__ import annotations

from tests.rulebook.gallerist.scene import artist, asked, cell, hung, may, play, scene
from tests.rules import rule
from vernissage.core.games import Game
from vernissage.games.gallerist import title
from vernissage.games.gallerist.codes import INFLUENCE_FACE
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition

BLUE, YELLOW, VIOLET, ORANGE = range(4)
SALES, COLONY, MEDIA, MARKET = range(4)
PAINTER, PHOTOGRAPHER = artist("painting-blue"), artist("photography-blue")
DEAL = {
    "artists": ["painting-blue-0", "photography-blue-1"],
    "bonuses": ["fame-1", "fame-2", "two_tickets-1", "influence-1", "money-1"],
    "digital": ["digital-8", "digital-1"],
    "photography": ["photography-8", "photography-1"],
    "sculpture": ["sculpture-8", "sculpture-1"],
    "painting": ["painting-8", "painting-6", "painting-3"],
    "bag": [
        *("investor-1", "investor-2", "investor-3"),  # on the first three works
        *("investor-4", "collector-5"),  # on the painting
        *("investor-5", "vip-1", "vip-2", "collector-6"),  # on the plaza
        *("vip-3", "vip-4", "investor-6", "collector-7"),  # in the lobbies
        "vip-5",  # on the next painting
    ],
    "contracts": [
        *("digital-contract", "digital-assistant", "sculpture-contract", "photography-money"),
        *("painting-contract", "painting-bag_visitor", "digital-influence", "sculpture-influence"),
    ],
    "first_player": ["0"],
}


def set_up() -> Game[GalleristPosition]:
    game = title.new(4, deal=DEAL, names=["Blue", "Yellow", "Violet", "Orange"])
    p = game.position
    play(game, "3 start colony; 2 start media; 1 start sales; 0 start market")
    assert asked(p) == ("turn", BLUE)
    assert p.lobbies == [(0, 1, 0), (0, 1, 0), (1, 0, 0), (0, 0, 1)]
    return game


def first_turn(game: Game[GalleristPosition]) -> None:
    p = game.position
    # Blue leaves an assistant on the market and kicks Orange out of the colony. The painter is all there is.
    play(game, "0 go colony; 0 leave desk")
    assert p.places == [2 * YELLOW, 2 * BLUE, 2 * VIOLET, 2 * BLUE + 1]
    assert p.waiting == 2 * ORANGE
    play(game, "0 act buy; 0 pay 0; 0 fame 0")
    assert p.cash[BLUE] == 7, "3, the painter's fame"
    assert p.plaza == (2, 2, 2), "the two visitors of the painting are there"
    assert p.fame[PAINTER] == 4, "1 on the work, no collector"
    assert p.tickets[BLUE] == (1, 0, 0), "brown, and then pink or white"
    assert may(p, BLUE) == {"ticket pink", "ticket white"}
    play(game, "0 ticket pink")
    assert p.tickets[BLUE] == (1, 1, 0)
    assert p.walls[BLUE] == (hung(p, "painting-6-blue"),)
    assert p.value(PAINTER) == 5, "one green star"
    assert p.signatures[PAINTER] == 1
    assert p.onlookers[3] == (0, 1, 0), "one visitor, for there is one ticket on the next painting"

    # Blue's executive action: the VIP into the gallery, an investor into the lobby.
    play(game, "0 walk vip lobby-0; 0 walk investor plaza")
    assert p.galleries[BLUE] == (0, 1, 0)
    assert p.lobbies[BLUE] == (1, 0, 0)
    assert p.tickets[BLUE] == (0, 0, 0)
    assert p.influence[BLUE] == 10

    # Orange, kicked out, pays 5 influence to discover the photographer.
    assert asked(p) == ("kicked_out", ORANGE)
    play(game, "3 act discover; 3 discover photography-blue; 3 tickets pink white")
    assert p.influence[ORANGE] == 5
    assert p.tickets[ORANGE] == (0, 1, 1)
    assert p.fame[PHOTOGRAPHER] == 4
    assert p.commissions[ORANGE] == PHOTOGRAPHER
    assert p.stands[ORANGE] == HOME

    # Yellow leaves an assistant in the sales office, kicks Violet out of the media centre and hires two.
    assert asked(p) == ("turn", YELLOW)
    play(game, "1 go media; 1 leave desk; 1 act hire; 1 hire 2; 1 pay 1")
    assert p.cash[YELLOW] == 8, "2 of the 3 in money"
    assert p.influence[YELLOW] == 8, "and one by two spaces back"
    assert p.tickets[YELLOW] == (1, 0, 0)
    assert p.desks[YELLOW] == 3
    play(game, "1 walk investor plaza")
    assert p.lobbies[YELLOW] == (1, 1, 0)
    assert p.tickets[YELLOW] == (0, 0, 0)

    # Violet finds 5 influence too dear.
    assert asked(p) == ("kicked_out", VIOLET)
    assert may(p, VIOLET) == {"act hire", "act promote", "decline"}, "no tickets, no contracts"
    play(game, "2 decline")
    assert p.stands[VIOLET] == HOME
    assert p.influence[VIOLET] == 10

    # Violet's turn: the sales office, Yellow's assistant kicked out, four new contracts, one on the third space.
    play(game, "2 go sales; 2 act sign; 2 refresh; 2 sign painting-bag_visitor; 2 slot 3; 2 ticket white")
    assert p.tickets[VIOLET] == (0, 0, 1)
    assert {"use 3", "done"} <= may(p, VIOLET)
    play(game, "2 done")
    assert asked(p) == ("kicked_out", YELLOW)
    play(game, "1 decline")
    assert p.desks[YELLOW] == 4

    # Orange kicks Yellow out of the media centre, lets the collector in and promotes the photographer.
    play(game, "3 go media; 3 walk collector lobby-3; 3 stop")
    assert p.galleries[ORANGE] == (0, 0, 1)
    assert p.tickets[ORANGE] == (0, 1, 0)
    play(game, "3 act promote; 3 promote photography-blue")
    assert p.promotion[PHOTOGRAPHER] == 2
    assert p.influence[ORANGE] == 4, "2 for the promotion, 1 gained for the collector"
    play(game, "3 fame 0")
    assert p.fame[PHOTOGRAPHER] == 6
    assert p.level(PHOTOGRAPHER) == 2, "two green stars"
    assert p.commissions[ORANGE] == PHOTOGRAPHER, "nothing bought yet"
    assert asked(p) == ("kicked_out", YELLOW)
    play(game, "1 decline")
    assert p.stands[YELLOW] == HOME
    assert p.round == 2


def second_turn(game: Game[GalleristPosition]) -> None:
    p = game.position
    # Blue leaves an assistant in the colony and kicks the other one out of the market, which goes home.
    play(game, "0 go market; 0 leave desk")
    assert p.places[COLONY] == 2 * BLUE + 1
    assert p.desks[BLUE] == 1
    tile = p.tiles[cell("painting-1")]
    play(game, "0 act reputation")
    assert asked(p) == ("space", BLUE), "one investor, one painting: there was one space to choose"
    assert p.influence[BLUE] == 13
    play(game, "0 space plaza_visitor; 0 assistant desk; 0 admit vip")
    assert p.spaces[BLUE][3] == tile
    assert p.galleries[BLUE] == (0, 2, 0)
    assert p.lobbies[BLUE] == (0, 0, 0)
    assert p.grid[cell("painting-1")] == BLUE
    assert p.desks[BLUE] == 0

    # Yellow kicks Blue out of the market and bids 1 in the second column, paid by influence.
    assert asked(p) == ("turn", YELLOW), "Blue had no executive action"
    play(game, "1 go market; 1 act bid")
    assert {move.split()[1][-1] for move in may(p, YELLOW)} == {"1", "2"}, "a VIP and an investor in the lobby"
    play(game, "1 bid 1-2; 1 pay 1")
    assert p.influence[YELLOW] == 8, "8, 10, and back to 8"
    assert p.cash[YELLOW] == 8
    assert p.desks[YELLOW] == 4, "one on the market, a new one at its desk"
    assert p.tickets[YELLOW] == (0, 1, 0)
    play(game, "1 walk vip lobby-1")
    assert p.galleries[YELLOW] == (0, 1, 0)

    # Blue's gallerist could do nothing and goes home.
    assert asked(p) == ("turn", VIOLET)
    assert p.stands[BLUE] == HOME
    assert p.influence[BLUE] == 13

    # Violet kicks Blue's assistant out of the colony, calls a collector by the contract and buys the second painting.
    play(game, "2 go colony; 2 nobody; 2 use 3; 2 call collector")
    assert p.galleries[VIOLET] == (0, 0, 1)
    assert p.desks[VIOLET] == 1
    play(game, "2 act buy; 2 buy painting-blue")
    play(game, "2 pay 1")
    assert p.cash[VIOLET] == 7
    assert p.influence[VIOLET] == 8
    play(game, "2 fame 1")
    assert p.influence[VIOLET] == 5
    assert p.fame[PAINTER] == 6, "no fame on the work, one for the collector, one for influence"
    assert p.value(PAINTER) == 8, "two green stars, for Blue's and Violet's painting"
    play(game, "2 ticket pink")
    assert p.signatures[PAINTER] == 0


@rule("GA-X27", "GA-21")
def test_the_first_two_turns() -> None:
    game = set_up()
    p = game.position
    first_turn(game)
    second_turn(game)
    # Blue's assistant, kicked out of the colony: influence for a new artist, then home.
    assert asked(p) == ("kicked_out", BLUE)
    play(game, "0 act discover; 0 discover sculpture-blue")
    assert p.influence[BLUE] == 10, "3 influence, as it would have cost on the market"
    assert p.commissions[BLUE] == artist("sculpture-blue")
    assert p.desks[BLUE] == 1
    assert asked(p) == ("turn", ORANGE)
    assert title.load(game.record.dump()) == game


@rule("GA-X28", "GA-72")
def test_some_turns_later_blue_sells_the_painting() -> None:
    p = scene(
        4,
        fame={"painting-blue": 7},
        walls=["painting-6-blue"],
        galleries=["v"],
        contracts=["painting-contract+"],
        desks=[1],
        cash=[3],
    )
    play(p, "0 go sales; 0 act sell")
    assert p.cash[BLUE] == 11, "8 by the place of the signature"
    assert p.walls[BLUE] == ()
    assert len(p.sold[BLUE]) == 1
    assert p.signatures[PAINTER] == 2
    assert p.galleries[BLUE] == (0, 0, 0), "the only VIP had to go"
    assert p.plaza == (0, 1, 0)
    assert p.desks[BLUE] == 2
    assert p.slots[BLUE][0] // 2 % 3 == INFLUENCE_FACE
    assert p.slots[BLUE][1] == NOTHING
    assert asked(p) == ("after", BLUE)
    play(p, "0 done")
    assert asked(p) == ("turn", YELLOW)
