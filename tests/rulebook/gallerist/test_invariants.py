"""What the printed limits say holds after every answer of a whole game of random moves."""

from __future__ import annotations

import random

import pytest

from tests.rules import rule
from vernissage.games.gallerist import title
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition


def check(p: GalleristPosition) -> None:
    box = p.box
    for seat in range(p.seats):
        assert p.galleries[seat][2] <= 1 + len(p.sold[seat]), "GA-33"
        most = 3 + any(p.fame[work % 8] == 19 for work in p.walls[seat])
        assert len(p.walls[seat]) <= most, "GA-58, GA-59"
        assert 0 <= p.desks[seat] <= 4, "GA-80"
        assert 0 <= p.influence[seat] <= 35, "GA-97"
        assert p.cash[seat] >= 0, "GA-55"
        on_cards = sum(card & 1 for card in p.slots[seat] if card != NOTHING)
        out = p.places.count(2 * seat + 1) + p.grid.count(seat) + (p.waiting == 2 * seat + 1)
        assert p.queue[seat] + p.desks[seat] + p.retired[seat] + on_cards + out == 10, "GA-1"
        assert p.stands[seat] == HOME or p.places[p.stands[seat]] == 2 * seat, "one piece to a location"
        assert min(p.tickets[seat]) >= 0
    tickets = [sum(three[kind] for three in (p.office, p.spent, *p.tickets)) for kind in range(3)]
    assert tickets == [box.tickets[p.seats - 1]] * 3, "GA-1: limited to the box"
    places = (p.plaza, p.in_bag(), *p.onlookers, *p.lobbies, *p.galleries, (0, 0, sum(p.collectors)))
    removed = box.visitors_removed[p.seats - 1]
    for kind in range(3):
        assert sum(place[kind] for place in places) == box.visitors[kind] - removed
    hung = [work % 8 for wall in p.walls for work in wall]
    for artist in range(8):
        assert p.signatures[artist] + hung.count(artist) + p.commissions.count(artist) == 2, "GA-10, GA-51"
        assert -1 <= p.fame[artist] <= 19, "GA-106"
        assert p.promotion[artist] <= 5, "GA-84"
    raised = [p.promotion[a] for a in range(8) if p.promotion[a] > box.initial_promotion[p.artists[a]]]
    assert [raised.count(level + 1) + p.tokens[level] for level in range(5)] == [4] * 5, "GA-13, GA-84"
    for space in range(12):
        assert p.tiles[space] == NOTHING or p.grid[space] == NOTHING, "GA-93"
    if p.seats <= 2:
        assert p.grid[1::3] == [NOTHING] * 7, "GA-88"


@rule("GA-1", "GA-33", "GA-58", "GA-88", "GA-97")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_limits_of_the_box_and_the_boards(seats: int) -> None:
    dice = random.Random(seats)
    p = title.new(seats, seats).position
    while p.frames:
        check(p)
        p.push(p.nth(dice.randrange(p.count())))
    assert p.outcome is not None
