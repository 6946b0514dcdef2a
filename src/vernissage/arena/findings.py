"""What many games show a designer, of one variant of a title."""

from __future__ import annotations

import collections
import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from vernissage.arena.balance import ItemReport, items_of
from vernissage.arena.market import MarketPoint, market_points
from vernissage.arena.plans import Plan
from vernissage.arena.statistics import Z_95, Summary, summary, wilson
from vernissage.arena.study import StudiedGame
from vernissage.arena.tally import tally
from vernissage.core.facts import OptionValue


class Mean(msgspec.Struct, frozen=True):
    """An average over games, and how far off it may be: 95 %, by the normal distribution."""

    value: float
    off: float


class SeatFinding(msgspec.Struct, frozen=True):
    """How often a seat won, with Wilson's 95 % interval."""

    share: float
    interval: tuple[float, float]


class QuestionFinding(msgspec.Struct, frozen=True):
    """How a question came up."""

    key: str
    per_game: float
    choices: float
    """Answers there were on average."""
    forced: float
    """The share of times there was but one."""


class EventFinding(msgspec.Struct, frozen=True):
    """How often something happened. By seat only what happens to seats is counted."""

    name: str
    games: float
    """The share of games in which it happened."""
    per_game: float
    winners: float | None
    """How often to a winner, in a game; None for what happens to no seat."""
    others: float | None


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """One variant of a title, as many games show it."""

    name: str
    options: Mapping[str, OptionValue]
    own_components: bool
    scores: Summary
    score_counts: dict[int, int]
    places: tuple[float, ...]
    """The average score of the first, the second, and so on."""
    margin: Mean | None
    """By how many points the first is ahead of the second; None at a table for one."""
    shared: float
    """The share of games with more than one winner."""
    seats: tuple[SeatFinding, ...]
    seat_evenness: float
    """The p-value of the seats being equally good; small means that where one sits matters."""
    length: Mean
    length_counts: dict[int, int]
    choices: Mean
    """Answers of a question, on average of a game."""
    forced: float
    """The share of questions with a single answer."""
    lead_changes: Mean | None
    settled: Mean | None
    halfway: float | None
    """In how many games a winner was ahead halfway."""
    questions: tuple[QuestionFinding, ...]
    events: tuple[EventFinding, ...]
    ends: dict[str, int]
    parts_of_winners: dict[str, float]
    parts_of_others: dict[str, float]
    items: tuple[ItemReport, ...]
    market: tuple[MarketPoint, ...]


class DesignReport(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form. All but `seconds` follows from what was asked."""

    form: str
    title: str
    name: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    seconds: float
    variants: tuple[Findings, ...]


FORM = "vernissage design report 1"


def findings(name: str, plan: Plan, games: Sequence[StudiedGame]) -> Findings:
    """All there is to know about the games of one variant."""
    results = [game.result for game in games]
    counted = tally(results)
    scores = [score for result in results for score in result.scores]
    ordered = [sorted(result.scores, reverse=True) for result in results]
    leads = [game.lead for game in games if game.lead is not None]
    asked = [sum(one.times for one in game.questions.values()) for game in games]
    choices = [
        sum(one.choices for one in game.questions.values()) / times for game, times in zip(games, asked, strict=True)
    ]
    setup = plan.setup()
    return Findings(
        name=name,
        options=plan.options,
        own_components=plan.components is not None,
        scores=summary(scores),
        score_counts=_counted(scores),
        places=tuple(_mean(list(column)) for column in zip(*ordered, strict=True)),
        margin=_average([row[0] - row[1] for row in ordered]) if plan.players > 1 else None,
        shared=_mean([len(result.winners) > 1 for result in results]),
        seats=tuple(SeatFinding(side.wins.share, wilson(side.wins.won, side.wins.games)) for side in counted.seats),
        seat_evenness=counted.seat_evenness,
        length=_average([result.moves for result in results]),
        length_counts=_counted(result.moves for result in results),
        choices=_average(choices),
        forced=sum(one.forced for game in games for one in game.questions.values()) / sum(asked),
        lead_changes=_average([lead.changes for lead in leads]) if leads else None,
        settled=_average([lead.settled for lead in leads]) if leads else None,
        halfway=_mean([lead.halfway for lead in leads]) if leads else None,
        questions=tuple(_questions(games)),
        events=tuple(_events(games)),
        ends=dict(counted.reasons),
        parts_of_winners=_parts(games, won=True),
        parts_of_others=_parts(games, won=False),
        items=items_of([game.watched for game in games if game.watched is not None]),
        market=tuple(market_points(setup, [game.market for game in games])),
    )


def _questions(games: Sequence[StudiedGame]) -> Iterable[QuestionFinding]:
    keys = dict.fromkeys(key for game in games for key in game.questions)
    found = []
    for key in keys:
        own = [game.questions[key] for game in games if key in game.questions]
        times = sum(one.times for one in own)
        choices, forced = sum(one.choices for one in own) / times, sum(one.forced for one in own) / times
        found.append(QuestionFinding(key, times / len(games), choices, forced))
    return sorted(found, key=lambda one: (-one.per_game, one.key))


def _events(games: Sequence[StudiedGame]) -> Iterable[EventFinding]:
    names = dict.fromkeys(name for game in games for name in game.happened)
    found = [_event(name, games) for name in names]
    return sorted(found, key=lambda one: (-one.games, -one.per_game, one.name))


def _event(name: str, games: Sequence[StudiedGame]) -> EventFinding:
    often: list[int] = []
    by_winners: list[int] = []
    by_others: list[int] = []
    of_seats = False
    for game in games:
        seats = len(game.result.scores)
        *own, of_none = game.happened.get(name, (0,) * (seats + 1))
        often.append(sum(own) + of_none)
        of_seats = of_seats or any(own)
        for seat, times in enumerate(own):
            (by_winners if seat in game.result.winners else by_others).append(times)
    return EventFinding(
        name,
        _mean([times > 0 for times in often]),
        _mean(often),
        _mean(by_winners) if of_seats and by_winners else None,
        _mean(by_others) if of_seats and by_others else None,
    )


def _parts(games: Sequence[StudiedGame], won: bool) -> dict[str, float]:
    """What the scores of the winners, or of the others, are made of on average."""
    own = [parts for game in games for seat, parts in enumerate(game.parts) if (seat in game.result.winners) == won]
    names = dict.fromkeys(name for parts in own for name in parts)
    return {name: _mean([parts.get(name, 0) for parts in own]) for name in names}


def _counted(numbers: Iterable[int]) -> dict[int, int]:
    return dict(sorted(collections.Counter(numbers).items()))


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def _average(values: Sequence[float]) -> Mean:
    spread = summary(values)
    return Mean(spread.mean, Z_95 * spread.deviation / math.sqrt(len(values)))
