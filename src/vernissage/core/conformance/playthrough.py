"""A playthrough: one whole random game as a text, with all that everybody is shown.

Kept as a golden file, it makes a changed rule, a changed text of a move or a leak show up as a diff. Each move is
followed by its events and by what it changed in the views, each with who is shown it:

    12 seat 2: bid 34
      event all: {"event":"bid","seat":2,"amount":34}
      asked: raise of 3, 0 (moves: 3 67, 0 12)
      view all: lot.price: 34
      view 2: cash[2]: 66

A view is told as what changed since the last one: `+=` is what a list gained at its end. The spectator is `*`, and
`all` are every seat and the spectator.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from vernissage.core.conformance.games import MOST_CODES, Case, audiences, speaker
from vernissage.core.events import Event
from vernissage.core.position import Position

_GONE = "gone"


def playthrough(case: Case) -> str:
    """The playthrough of a case, always the same for the same rules."""
    return "\n".join(_lines(case)) + "\n"


def _lines(case: Case) -> Iterator[str]:
    dice = case.dice("playthrough")
    game = case.game()
    position: Position = game.position
    yield f"# A playthrough of {case.title.facts.name}: random moves, and all that everybody is shown."
    yield from game.record.header.lines()
    shown: dict[int | None, Any] = {audience: {} for audience in audiences(case)}
    yield ""
    yield "0 set-up"
    yield from _told(case, position, game.events, shown)
    number = 0
    while position.frames:
        number += 1
        if number > MOST_CODES:
            raise case.fail(position, f"it is not over after {MOST_CODES} moves")
        seat = speaker(position, dice)
        move = position.moves(seat).sample(dice)
        events = game.play(seat, move)
        yield ""
        yield f"{number} seat {seat}: {move}"
        yield from _told(case, position, events, shown)
    yield ""
    yield f"end: {msgspec.json.encode(position.outcome).decode()}"


def _told(case: Case, position: Position, events: Iterable[Event], shown: dict[int | None, Any]) -> Iterator[str]:
    for event in events:
        told = msgspec.to_builtins(event)
        audience = told.pop("audience")
        yield f"  event {_who(case, list(audiences(case)) if audience is None else audience)}: {_json(told)}"
    if position.frames:
        decision = position.decision
        spoken = {seat: len(position.moves(seat)) for seat in (*decision.seats, *decision.optional)}
        counts = ", ".join(f"{seat} {count}" for seat, count in spoken.items())
        yield f"  asked: {decision.key} of {', '.join(map(str, decision.seats))} (moves: {counts})"
    told_to: dict[str, list[int | None]] = {}
    for audience in audiences(case):
        view = msgspec.to_builtins(position.view(audience))
        for line in _changes("", shown[audience], view):
            told_to.setdefault(line, []).append(audience)
        shown[audience] = view
    for line, seen_by in told_to.items():
        yield f"  view {_who(case, seen_by)}: {line}"


def _who(case: Case, seen_by: Iterable[int | None]) -> str:
    names = ["*" if audience is None else str(audience) for audience in seen_by]
    return "all" if len(names) == case.seats + 1 else " ".join(names) or "nobody"


def _changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """What differs, each with the path that leads to it, down to the smallest part."""
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*new, *(key for key in old if key not in new)]:
            inner = f"{path}.{key}" if path else key
            if key not in new:
                yield f"{inner}: {_GONE}"
            elif key not in old:
                yield f"{inner}: {_json(new[key])}"
            else:
                yield from _changes(inner, old[key], new[key])
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and old and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _changes(f"{path}[{place}]", before, after)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and old and new[: len(old)] == old:
        yield f"{path} += {_json(new[len(old) :])}"
    else:
        yield f"{path}: {_json(new)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
