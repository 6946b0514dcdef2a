"""GA-R18 by brute force: each executive action between the move and the location action is tried out on a copy."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.rules import rule
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import title
from vernissage.games.gallerist.decisions import actions, executive, turns
from vernissage.games.gallerist.names import ON_CONTRACT
from vernissage.games.gallerist.position import GalleristPosition as P


def owed(p: P) -> int | None:
    """The location whose action the seat still has to take, where an executive action may come first."""
    if p.question.key == "action" and not p.executed:
        return p.frames[-1][2]
    if p.question.key == "visitors" and p.frames[-2][0] == turns.ACTION:
        return p.frames[-2][2]
    return None


def right_after(p: P, seat: int, code: int) -> Iterator[P]:
    """How the table stands right after it, before any bonus: with a contract once for each assistant it could be."""
    if code < k.USE:
        after = p.clone()
        executive.walk(after, seat, code)
        yield after
        return
    for source in executive.sources(p, seat):
        after = p.clone()
        frame = (executive.ASSISTANT, seat, ON_CONTRACT, code - k.USE)
        executive.Assistant().resolve(after, seat, frame, source)
        yield after


@rule("GA-R18", "GA-28")
@pytest.mark.parametrize(("seats", "games"), [(1, 60), (2, 40), (3, 30), (4, 30)])
def test_no_executive_action_ever_takes_the_last_action_of_a_location(seats: int, games: int) -> None:
    """Offered is what leaves an action that was there, refused what does not; and only the market can be lost so."""
    met: Counter[str] = Counter()
    for seed in range(games):
        dice = random.Random(f"{seats} {seed}")
        p = title.new(seats, seed).position
        while p.frames:
            place = owed(p)
            if place is not None:
                look(p, place, met)
            p.push(p.nth(dice.randrange(p.count())))
    lost = {location for location in c.LOCATIONS if met[f"lost at {location}"]}
    assert lost <= {"international_market"}, met
    assert met["kept"] > 100, met
    assert met["lost at international_market"], met


def look(p: P, place: int, met: Counter[str]) -> None:
    """Every executive action that could be had otherwise, against what is offered."""
    seat = p.seat
    before = actions.here(p, seat, place, p.influence[seat])
    offered = p.codes()
    tried = executive.walks(p, seat) if p.question.key == "visitors" else executive.executive(p, seat)
    for code in tried:
        left = {bool(actions.here(after, seat, place, p.influence[seat])) for after in right_after(p, seat, code)}
        assert len(left) == 1, "whichever assistant it is"
        is_lost = bool(before) and left == {False}
        assert (code in offered) is not is_lost, (c.LOCATIONS[place], code)
        met[f"lost at {c.LOCATIONS[place]}" if is_lost else "kept"] += 1
