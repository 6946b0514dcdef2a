"""One value of a written position is changed: either that is refused by its name, or the table can be played."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.titles import OWN
from vernissage.core.errors import PositionError
from vernissage.core.titles import Title

CHANGES = 60
_COUNTERS = ("drawn", "codes", "barrier", "number", "commitment", "seed", "seats", "partial")
_CONSERVED = ("is there ", "in no place: ", "money from nowhere", "the purse ")
Path = tuple[str | int, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every written value, and every list, with the way to it."""
    if isinstance(data, dict):
        for key, item in data.items():
            yield from leaves(item, (*path, key))
    elif isinstance(data, list):
        if data:
            yield path, data
        for place, item in enumerate(data):
            yield from leaves(item, (*path, place))
    else:
        yield path, data


def others(value: Any, alike: list[Any], dice: random.Random) -> Any:
    """A plausible other value: one that stands elsewhere in the same field, or one near it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value + 1, value - 1, value + 2, 0, 1, 9, 99, 10**6]
        return dice.choice([*near, *(other for other in alike if isinstance(other, int))])
    if isinstance(value, str):
        known = [other for other in alike if isinstance(other, str)]
        return dice.choice([*known, "none", "nobody", "seat 0", "seat 1"])
    items = list(value)
    how = dice.randrange(3)
    if how == 0:
        items.pop(dice.randrange(len(items)))
    elif how == 1:
        one, two = dice.randrange(len(items)), dice.randrange(len(items))
        items[one], items[two] = items[two], items[one]
    else:
        items.append(dice.choice(items))
    return items


def changed(data: dict[str, Any], dice: random.Random) -> tuple[Path, Any, Any, dict[str, Any]]:
    """The data with one value changed: where, from what, to what."""
    fields: list[Path] = [("table", name) for name in data["table"]] + [("asked",)] * 3
    fields += [(key,) for key in _COUNTERS if key in data]
    while True:
        field = dice.choice(fields)
        spoiled = copy.deepcopy(data)
        inner: Any = spoiled
        for step in field:
            inner = inner[step]
        found = list(leaves(inner, field))
        if not found:
            continue
        path, value = dice.choice(found)
        new = others(value, [item for _, item in found if not isinstance(item, list)], dice)
        if new == value:
            continue
        holder: Any = spoiled
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = new
        return path, value, new, spoiled


def positions(work: Title[Any, Any], dice: random.Random, seats: int) -> list[dict[str, Any]]:
    """Some positions of a played game as plain data, the middle of a move among them."""
    position = work.new(seats, dice.randrange(1000)).position
    found, midway = [position.plain()], []
    while position.frames:
        position.push(position.nth(dice.randrange(min(16, position.count()))))
        if position.partial:
            midway.append(position.clone())
        elif dice.random() < 0.1:
            found.append(position.plain())
    found.append(position.plain())
    return [*dice.sample(found, min(12, len(found))), *(p.plain() for p in midway[:1])]


def plays(position: Any, dice: random.Random) -> None:
    """Random play comes to an end; what a seat sees tells it what it may answer."""
    title = position.setup.title
    assert title.read_position(position.text()) == position
    turn = 0
    while position.frames:
        seat = position.seat
        if turn % 25 == 0:
            assert title.imagine(position.view(seat), dice).codes() == position.codes()
        position.push(position.nth(dice.randrange(min(16, position.count()))))
        turn += 1
        assert turn < 20_000
    assert position.outcome is not None
    for seat in range(position.setup.seats):
        assert title.imagine(position.view(seat), dice).view(seat) == position.view(seat)


def is_named(problems: tuple[str, ...], path: Path, old: Any, new: Any) -> bool:
    """Whether a sentence names the field that was changed, or the component or the money that is not right any more."""
    field = str(path[1] if path[0] == "table" else path[0])
    told = "\n".join(problems)
    words = {field, field.rstrip("s"), *(step for step in path[2:] if isinstance(step, str))}
    words |= {value for value in (old, new) if isinstance(value, str)}
    return any(word in told for word in words | {*_CONSERVED})


def tried(work: Title[Any, Any], count: int, seed: int) -> int:
    """Change so many values; gives how many tables could be played."""
    dice = random.Random(f"{work.key} {seed}")
    fewest, most = work.facts.players
    played = 0
    written = [data for seats in (fewest, dice.randint(fewest, most)) for data in positions(work, dice, seats)]
    for _ in range(count):
        path, old, new, spoiled = changed(dice.choice(written), dice)
        what = f"{path}: {str(old)[:80]} -> {str(new)[:80]}"
        try:
            position = work.set_up(spoiled)
        except PositionError as error:
            if path[0] == "asked" or is_named(error.problems, path, old, new):
                continue
            raise AssertionError(f"{what} is refused by {error.problems}") from None
        try:
            plays(position, dice)
        except Exception as error:
            raise AssertionError(f"{what} is accepted: {error!r}") from error
        played += 1
    return played


@pytest.mark.parametrize("work", OWN, ids=lambda work: work.key)
def test_a_changed_value_is_refused_by_name_or_can_be_played(work: Title[Any, Any]) -> None:
    assert tried(work, CHANGES, 1) < CHANGES // 2
