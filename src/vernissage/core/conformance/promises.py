"""What the house says a choice would do, it does."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from vernissage.core.conformance.games import Case, between_moves
from vernissage.core.errors import Refusal
from vernissage.core.events import listening
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.preview import Preview, plain, previews

_SHARE = 0.08
_MOVES = 3


def previews_keep_their_word(case: Case) -> None:
    """A preview is the same in twins, and what it calls certain happens when the move is made in truth."""
    dice = case.dice("previews")
    for position in between_moves(case, "previews", _SHARE):
        if not position.frames:
            continue
        seats = position.question.awaited(position)
        seat = seats[int(dice.random() * len(seats))]
        moves = [position.moves(seat).sample(dice) for _ in range(_MOVES)]
        view = position.view(seat)
        said = list(previews(case.title, view, moves))
        twin = case.title.imagine(view, dice)
        if msgspec.json.encode(said) != msgspec.json.encode(list(previews(case.title, twin.view(seat), moves))):
            raise case.fail(position, f"a preview for seat {seat} depends on what is hidden from it")
        for move, preview in zip(moves, said, strict=True):
            if isinstance(preview, Refusal):
                raise case.fail(position, f"a preview refuses '{move}', which is legal: {preview}")
            _kept(case, position, seat, move, preview, dice)


def _kept(case: Case, position: Position, seat: int, move: Move, preview: Preview, dice: random.Random) -> None:
    """Compare with the truth, and with other positions that could be the truth."""
    view = position.view(seat)
    for truth in (position.clone(), case.title.imagine(view, dice)):
        with listening(truth) as heard:
            truth.push_move(seat, move)
        events = [event for event in heard if event.seen_by(seat)]
        after = truth.view(seat)
        told = plain(after)
        for change in preview.changes:
            there = found(told, change.path)
            if there != change.after:
                what = f"{change.path} becomes {change.after!r}, but it is {there!r}"
                raise case.fail(position, f"after '{move}' a preview promised seat {seat} that {what}")
        if events[: len(preview.events)] != list(preview.events):
            raise case.fail(position, f"after '{move}' a preview promised seat {seat} other events than came")
        asked = after.decision.key if after.decision is not None and seat in after.decision.seats else None
        if preview.next is not None and asked != preview.next:
            raise case.fail(position, f"after '{move}' seat {seat} was promised '{preview.next}', not {asked!r}")
        if preview.ends and after.decision is not None:
            raise case.fail(position, f"after '{move}' the game goes on, though a preview promised its end")
        if not preview.chance:
            expected = plain(view)
            for change in preview.changes:
                put(expected, change.path, change.after)
            expected["decision"] = told["decision"]
            if expected != told or len(events) != len(preview.events) or preview.ends != (after.decision is None):
                raise case.fail(position, f"a preview of '{move}' leaves something out and calls it certain")


def found(told: Any, path: str) -> Any:
    """What stands at a path of a view, `players[0].cash`."""
    for step in steps(path):
        told = told[step]
    return told


def put(told: Any, path: str, value: Any) -> None:
    """Put a value at a path of a view."""
    *way, last = steps(path)
    for step in way:
        told = told[step]
    told[last] = value


def steps(path: str) -> list[str | int]:
    """The steps of a path.

    >>> steps("players[0].cash")
    ['players', 0, 'cash']
    """
    words = path.replace("[", ".").replace("]", "").split(".")
    return [int(word) if word.isdigit() else word for word in words]
