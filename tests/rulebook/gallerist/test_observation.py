"""What a seat may know, as a row of integers: what lies open is in it."""

from __future__ import annotations

from tests.rulebook.gallerist.scene import LACERDA, asked, play, scene, seen
from tests.rules import rule
from vernissage.games.gallerist import title
from vernissage.games.gallerist.observation import layout
from vernissage.games.gallerist.position import GalleristPosition
from vernissage.games.gallerist.view.counts import Tickets

MEDIA = 2


def part(p: GalleristPosition, seat: int, name: str) -> list[int]:
    """One part of the observation of a seat."""
    sizes = {key: plane.size for key, plane in layout(p.setup).items()}
    buffer = [0] * title.observation_size(p.setup)
    p.encode_into(buffer, seat)
    first = sum(list(sizes.values())[: list(sizes).index(name)])
    return buffer[first : first + sizes[name]]


@rule("GA-17")
def test_the_tiles_beside_the_locations_are_told_while_one_may_be_chosen() -> None:
    p = title.new(2, 1).position
    assert part(p, p.seat, "locations: owner, kind, tile")[2::3] == [tile + 1 for tile in p.start_tiles]
    assert len(set(p.start_tiles)) == 4
    play(p, f"{p.seat} start sales")
    assert part(p, p.seat, "locations: owner, kind, tile")[2] == 0
    play(p, f"{p.seat} start market")
    assert part(p, p.seat, "locations: owner, kind, tile")[2::3] == [0, 0, 0, 0]


@rule("GA-36")
def test_the_piece_that_was_kicked_out_is_told() -> None:
    name = "piece kicked out: owner, kind, location"
    p = scene(3, at="home media", influence=[0, 10, 0])
    assert part(p, 0, name) == [0, 0, 0]
    play(p, "0 go media; 0 act hire; 0 hire 1")
    assert asked(p) == ("kicked_out", 1)
    assert part(p, 1, name) == [1, 0, MEDIA + 1]
    assert part(p, 0, name) == [2, 0, MEDIA + 1]
    q = scene(3, assistants={"media": 2}, influence=[0, 0, 10])
    play(q, "0 go media; 0 act hire; 0 hire 1")
    assert part(q, 0, name) == [3, 1, MEDIA + 1]


@rule("GA-104")
def test_whether_the_intermediate_scoring_is_over_is_told() -> None:
    name = "round, phase, executive action used, intermediate scoring over, whose turn, first player"
    assert part(scene(2), 0, name) == [2, 0, 0, 0, 0, 0]
    assert part(scene(2, scored=True, turn=1), 1, name) == [2, 0, 0, 1, 0, 1]


@rule("GA-120", "GA-122")
def test_lacerda_s_place_and_supply_are_told() -> None:
    name = "Lacerda: location, assistants"
    assert part(title.new(1, 1).position, 0, name) == [0, 10]
    p = scene(1, lacerda="media", assistants={"sales": LACERDA}, grid={"1-1": LACERDA})
    assert part(p, 0, name) == [MEDIA + 1, 8]
    assert part(scene(2), 0, name) == [0, 0]


@rule("GA-4", "GA-31")
def test_tickets_are_counted_by_their_colours_in_a_view() -> None:
    view = seen(scene(2, tickets=["bppw"], office="bww", spent="p"), None)
    assert view.players[0].tickets == Tickets(brown=1, pink=2, white=1)
    assert view.office == Tickets(brown=1, pink=0, white=2)
    assert view.discarded_tickets == Tickets(brown=0, pink=1, white=0)
