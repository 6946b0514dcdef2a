"""Before the first turn: what lies where, and where everybody starts."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.gallerist.scene import asked, may, play, refused, seen
from tests.rules import rule
from vernissage import SeatCountError
from vernissage.games.gallerist import title
from vernissage.games.gallerist.components import BLUE, COLLECTOR, RED
from vernissage.games.gallerist.position import HOME, NOTHING, UNDISCOVERED, GalleristPosition

ALL = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def everywhere(p: GalleristPosition) -> list[int]:
    """The visitors of each kind, wherever they stand."""
    places = [p.plaza, p.in_bag(), *p.onlookers, *p.lobbies, *p.galleries, (0, 0, sum(p.collectors))]
    return [sum(place[kind] for place in places) for kind in range(3)]


@rule("GA-1")
@ALL
def test_it_is_played_by_one_to_four(seats: int) -> None:
    assert title.new(seats, 1).position.seats == seats


@rule("GA-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_not_played_by_others(seats: int) -> None:
    with pytest.raises(SeatCountError):
        title.new(seats, 1)


@rule("GA-2")
@pytest.mark.parametrize(("seats", "removed"), [(1, 4), (2, 4), (3, 2), (4, 0)])
def test_visitors_are_left_out_with_fewer_players(seats: int, removed: int) -> None:
    assert everywhere(title.new(seats, 1).position) == [14 - removed, 14 - removed, 12 - removed]


@rule("GA-2")
def test_the_bag_is_shuffled() -> None:
    one, other = title.new(4, 1).position, title.new(4, 2).position
    assert one.bag != other.bag
    assert [one.kind_of(visitor) for visitor in one.bag] != sorted(one.kind_of(visitor) for visitor in one.bag)


@rule("GA-3")
@ALL
def test_influence_begins_on_10(seats: int) -> None:
    assert title.new(seats, 1).position.influence == [10] * seats


@rule("GA-4")
@pytest.mark.parametrize(("seats", "each"), [(1, 10), (2, 10), (3, 15), (4, 20)])
def test_the_box_office(seats: int, each: int) -> None:
    p = title.new(seats, 1).position
    assert p.office == (each, each, each)
    assert p.tickets == [(0, 0, 0)] * seats
    assert p.spent == (0, 0, 0)


@rule("GA-5")
def test_four_contracts_lie_face_up() -> None:
    p = title.new(3, 1).position
    assert [len(cards) for cards in p.display] == [1, 1, 1, 1]
    assert sorted((*p.deck, *(card for cards in p.display for card in cards))) == list(range(20))
    assert title.new(3, 2).position.deck != p.deck
    assert [card for (card,) in p.display] != [0, 1, 2, 3]


@rule("GA-6")
def test_one_blue_and_one_red_artist_of_each_form_play() -> None:
    seen_tiles = set()
    for seed in range(20):
        p = title.new(2, seed).position
        seen_tiles |= set(p.artists)
        box = p.box
        assert [(box.artist_form[tile], box.artist_colour[tile]) for tile in p.artists] == [
            (form, colour) for form in range(4) for colour in (BLUE, RED)
        ]
        assert sorted((*p.artists, *p.spare_artists)) == list(range(16))
        assert p.promotion == [box.initial_promotion[tile] for tile in p.artists]
    assert len(seen_tiles) == 16, "either tile of a place may come"


@rule("GA-7")
def test_the_first_blue_artist_drawn_is_discovered() -> None:
    p = title.new(2, deal={"artists": ["sculpture-red-2", "photography-blue-1", "painting-blue-0"]}).position
    assert [fame != UNDISCOVERED for fame in p.fame].count(True) == 1
    assert p.fame[2] == 4
    assert p.bonuses[2] == NOTHING
    assert {title.new(2, seed).position.fame.index(max(title.new(2, seed).position.fame)) for seed in range(30)} == {
        0,
        2,
        4,
        6,
    }


@rule("GA-8", "GA-F5")
def test_the_others_have_a_bonus_tile_that_all_can_see() -> None:
    p = title.new(2, 3).position
    hidden = [place for place in range(8) if p.fame[place] == UNDISCOVERED]
    assert len(hidden) == 7
    assert all(p.bonuses[place] != NOTHING for place in hidden)
    assert len(p.away_bonuses) == 3
    assert sorted([*p.away_bonuses, *(p.bonuses[place] for place in hidden)]) == list(range(10))
    for seat in (None, 0, 1):
        told = [artist.bonus for artist in seen(p, seat).artists]
        assert sum(bool(bonus) for bonus in told) == 7


@rule("GA-9")
@ALL
def test_a_collector_stands_on_each_red_artist(seats: int) -> None:
    p = title.new(seats, 1).position
    assert p.collectors == [0, 1] * 4


@rule("GA-10")
def test_two_signatures_lie_beside_each_artist() -> None:
    assert title.new(4, 1).position.signatures == [2] * 8


@rule("GA-11", "GA-15")
@pytest.mark.parametrize(("seats", "easels"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_the_piles_and_the_easels(seats: int, easels: int) -> None:
    p = title.new(seats, 1).position
    assert [len(pile) for pile in p.piles] == [7, 7, 7, 7]
    assert len(p.easels) == easels
    aside = (*p.easels, *p.put_away)
    assert sorted(p.box.work_form[work] for work in aside) == [0, 1, 2, 3], "the top one of each pile"
    assert sorted((*aside, *(work for pile in p.piles for work in pile))) == list(range(32))
    assert len({title.new(seats, seed).position.easels for seed in range(8)}) > 1
    assert len({title.new(seats, seed).position.piles[0] for seed in range(8)}) > 1


@rule("GA-11")
def test_only_the_top_of_a_pile_is_seen() -> None:
    p = title.new(2, 1).position
    top = p.box.works[p.piles[0][0]]
    assert seen(p, 0).piles[0].work == top
    data = p.plain()
    first, *below = data["table"]["piles"]["digital"]
    data["table"]["piles"]["digital"] = [first, *reversed(below)]
    assert seen(title.set_up(data), 0).piles == seen(p, 0).piles


@rule("GA-12", "GA-X1")
@ALL
def test_visitors_stand_on_the_top_works(seats: int) -> None:
    p = title.new(seats, 4).position
    for form in range(4):
        assert sum(p.onlookers[form]) == len(p.box.work_tickets[p.piles[form][0]])


@rule("GA-X1", "GA-12")
def test_two_visitors_stand_on_a_work_with_two_tickets() -> None:
    deal = {"painting": ["painting-1", "painting-7"], "digital": ["digital-8", "digital-2"]}
    p = title.new(4, deal=deal).position
    assert sum(p.onlookers[3]) == 2
    assert sum(p.onlookers[0]) == 1


@rule("GA-13")
def test_four_promotion_tokens_of_each_level() -> None:
    assert title.new(4, 1).position.tokens == [4] * 5


@rule("GA-14", "GA-88")
@pytest.mark.parametrize(("seats", "columns"), [(1, (0, 2)), (2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2))])
def test_reputation_tiles_lie_on_the_market(seats: int, columns: tuple[int, ...]) -> None:
    p = title.new(seats, 1).position
    for space, tile in enumerate(p.tiles):
        assert (tile != NOTHING) == (space % 3 in columns)
    assert p.grid == [NOTHING] * 21


@rule("GA-16")
@ALL
def test_visitors_on_the_plaza_and_in_the_lobbies(seats: int) -> None:
    p = title.new(seats, 1).position
    assert sum(p.plaza) == 4
    assert [sum(lobby) for lobby in p.lobbies] == [1] * seats
    assert p.galleries == [(0, 0, 0)] * seats


@rule("GA-17", "GA-F10")
@ALL
def test_a_reputation_tile_lies_beside_each_location(seats: int) -> None:
    p = title.new(seats, 1).position
    tiles = [*p.start_tiles, *p.away_tiles, *(tile for tile in p.tiles if tile != NOTHING)]
    assert len(p.start_tiles) == 4
    assert sorted(tiles) == list(range(20))
    assert title.new(seats, 2).position.start_tiles != p.start_tiles


@rule("GA-18")
def test_the_first_player_is_by_chance() -> None:
    assert {title.new(4, seed).position.first for seed in range(40)} == {0, 1, 2, 3}


@rule("GA-18")
def test_from_the_last_to_the_first_each_chooses_a_location_and_its_tile() -> None:
    p = title.new(4, deal={"first_player": ["2"]}).position
    tiles = p.start_tiles
    assert asked(p) == ("start", 1)
    assert len(may(p, 1)) == 4
    play(p, "1 start media")
    assert asked(p) == ("start", 0)
    assert refused(p, "0 start media").rule == "GA-18"
    play(p, "0 start sales")
    assert asked(p) == ("start", 3)
    play(p, "3 start colony")
    assert may(p, 2) == {"start international_market"}
    play(p, "2 start market")
    assert p.stands == [0, 2, 3, 1]
    assert p.third == [tiles[0], tiles[2], tiles[3], tiles[1]]
    assert asked(p) == ("turn", 2)


@rule("GA-18")
def test_tiles_that_are_left_over_are_put_away() -> None:
    p = title.new(2, deal={"first_player": ["0"]}).position
    before, tiles = p.away_tiles, p.start_tiles
    play(p, "1 start media; 0 start sales")
    assert p.start_tiles == (NOTHING,) * 4
    assert Counter(p.away_tiles) == Counter((*before, tiles[1], tiles[3]))


@rule("GA-19")
@ALL
def test_everybody_s_board(seats: int) -> None:
    p = title.new(seats, 1).position
    assert p.cash == [10] * seats
    assert p.queue == [8] * seats
    assert p.desks == [2] * seats
    assert p.spaces == [(NOTHING,) * 6] * seats
    assert p.stands == [HOME] * seats


@rule("GA-20", "GA-F2")
def test_the_cards_are_dealt_before_the_start_is_chosen_and_are_the_seat_s_own() -> None:
    p = title.new(3, 1).position
    assert asked(p)[0] == "start"
    for seat in range(3):
        view = seen(p, seat)
        mine = view.players[seat]
        assert mine.curator is not None
        assert mine.dealer is not None
        assert mine.curator.key == f"curator-{p.curators[seat] + 1}"
        assert mine.dealer.key == f"dealer-{p.dealers[seat] + 1}"
        for other in range(3):
            if other != seat:
                twin = p.clone()
                cards = list(p.curators)
                cards[other], cards[3] = cards[3], cards[other]
                twin.curators = tuple(cards)
                assert seen(twin, seat) == view, "another's card changes nothing that I see"
    assert len({title.new(3, seed).position.curators[:3] for seed in range(9)}) > 3
    assert len({title.new(3, seed).position.dealers[:3] for seed in range(9)}) > 3


@rule("GA-9", "GA-2")
def test_the_collectors_on_artists_come_out_of_the_bag() -> None:
    p = title.new(4, 1).position
    assert everywhere(p)[COLLECTOR] == 12
    assert len(p.bag) == 40 - 4 - sum(map(sum, p.onlookers)) - 4 - 4
