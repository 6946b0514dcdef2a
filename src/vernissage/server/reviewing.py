"""The parts of a review, each worked out in a worker process: a survey, then one point or decision at a time.

The game is over, so its record is open. All the same everything is judged from the views the seats had then: a decision
from the one of its seat, the chances along the game from all of them in turn.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

import vernissage
from vernissage.bots import Budget
from vernissage.bots.judging import Judgement, chances, compare, judge
from vernissage.core.games import Game, opening
from vernissage.core.questions import Mode
from vernissage.core.reasons import Reason
from vernissage.core.records import RecordEntry, read
from vernissage.core.titles import Title
from vernissage.server.hints import Weighed

MOST_POINTS = 48
"""Points of the curve."""
FEWEST_TURNS = 12
"""A game with fewer turns has points between them."""


class Stood(msgspec.Struct, frozen=True):
    """What each seat knew after an entry of the record."""

    entry: int
    views: tuple[bytes, ...]


class Decided(msgspec.Struct, frozen=True):
    """A decision of a person: the entry, the view as it was then, and what was played."""

    entry: int
    seat: int
    view: bytes
    move: bytes


class Afterthought(msgspec.Struct, frozen=True):
    """What the title itself says, looking back at an entry."""

    entry: int
    reason: Reason


class Survey(msgspec.Struct, frozen=True):
    """What there is to be reviewed."""

    points: tuple[Stood, ...]
    decisions: tuple[Decided, ...]
    forced: int
    """Decisions of people in which there was nothing to choose."""
    afterthoughts: tuple[Afterthought, ...]


class Judged(msgspec.Struct, frozen=True):
    """A decision that was judged: what it cost beside what the house would have done, with the bounds of that, 95 %."""

    entry: int
    seat: int
    played: Weighed
    best: Weighed
    cost: float
    low: float
    high: float
    reasons: tuple[Reason, ...]


class Point(msgspec.Struct, frozen=True):
    """How the seats stood after an entry: the part of a win each could expect, and the bounds of that, 95 %."""

    entry: int
    chances: tuple[tuple[float, float, float], ...]


def survey(title_key: str, text: str, causes: tuple[str, ...]) -> bytes:
    """What is to be reviewed of a game; `causes` says who caused each entry of its record. In msgpack form."""
    title = vernissage.title(title_key)
    record = read(title, text)
    game = opening(title, record)
    standing = record.standing()
    final = {(entry.answered, entry.seat): entry.number for entry in standing}
    stands, decisions, forced = [_stands(title, game, 0)], [], 0
    told = [0] * len(game.events)
    for entry in standing:
        if causes[entry.number - 1] == "person" and _counts(game, entry, final):
            if _is_free(game, entry.seat):
                decisions.append(_decided(title, game, entry))
            else:
                forced += 1
        game.play(entry.seat, entry.move)
        told += [entry.number] * (len(game.events) - len(told))
        stands.append(_stands(title, game, entry.number))
    afterthoughts = [Afterthought(told[place], reason) for place, reason in title.hindsight(game.setup, game.events)]
    points = tuple(stood for _, stood in _thinned(stands))
    return msgspec.msgpack.encode(Survey(points, tuple(decisions), forced, tuple(afterthoughts)))


def _counts(game: Game[Any], entry: RecordEntry, final: dict[tuple[int, int], int]) -> bool:
    """Whether a seat was awaited and this is what it answered: of several sealed answers to one question the last one.

    Who speaks after all where nobody waits for him has answered before; how silence would have done is not weighed.
    """
    position = game.position
    if position.question.mode is Mode.SEALED:
        return final[entry.answered, entry.seat] == entry.number
    return entry.seat in position.question.awaited(position)


def _is_free(game: Game[Any], seat: int) -> bool:
    position = game.position
    return bool(position.question.count(position, seat) > 1)


def _decided(title: Title[Any, Any], game: Game[Any], entry: RecordEntry) -> Decided:
    view = msgspec.json.encode(game.view(entry.seat))
    return Decided(entry.number, entry.seat, view, title.moveset.encode(entry.move))


Turn = tuple[int | None, int | None]


def _stands(title: Title[Any, Any], game: Game[Any], entry: int) -> tuple[Turn, Stood]:
    view = game.view(None)
    views = tuple(msgspec.json.encode(game.view(seat)) for seat in range(game.setup.seats))
    return (title.round_of(view), title.turn_of(view)), Stood(entry, views)


def _thinned(stands: list[tuple[Turn, Stood]]) -> list[tuple[Turn, Stood]]:
    """Where turns begin, and the end; not more than are wanted, evenly."""
    last = stands[-1]
    begun = [now for before, now in zip([None, *stands], stands, strict=False) if before is None or before[0] != now[0]]
    kept = begun if len(begun) >= FEWEST_TURNS else stands
    if kept[-1] is not last:
        kept = [*kept, last]
    if len(kept) <= MOST_POINTS:
        return kept
    return [kept[place * (len(kept) - 1) // (MOST_POINTS - 1)] for place in range(MOST_POINTS)]


def stood(title_key: str, point: Stood, seed: str, budget: Budget) -> bytes:
    """How the seats stood at a point, as JSON."""
    title = vernissage.title(title_key)
    shares = chances(title, [title.decode_view(view) for view in point.views], _dice(seed), budget)
    rounded = tuple((round(mean, 3), round(low, 3), round(high, 3)) for mean, low, high in shares)
    return msgspec.json.encode(Point(point.entry, rounded))


def judged(title_key: str, decided: Decided, best: bytes | None, seed: str, budget: Budget) -> bytes:
    """What a decision cost, as JSON: at a first look, or (`best`) beside what was best then; null if it was forced."""
    title = vernissage.title(title_key)
    view, played, dice = title.decode_view(decided.view), title.moveset.decode(decided.move), _dice(seed)
    if best is None:
        judgement = judge(title, view, decided.seat, played, dice, budget)
    else:
        judgement = compare(title, view, decided.seat, played, title.moveset.decode(best), dice, budget)
    return msgspec.json.encode(None if judgement is None else _judged(title, decided, judgement))


def _judged(title: Title[Any, Any], decided: Decided, judgement: Judgement) -> Judged:
    played, best = (Weighed.of(title, one) for one in (judgement.played, judgement.best))
    cost, low, high = (round(part, 3) for part in (judgement.cost, judgement.low, judgement.high))
    return Judged(decided.entry, decided.seat, played, best, cost, low, high, judgement.reasons)


def _dice(seed: str) -> random.Random:
    return random.Random(seed)  # nosec B311 # what is imagined
