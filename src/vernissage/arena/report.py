"""A simulation as tables for people and as one JSON object for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table

from vernissage.arena.plans import Plan
from vernissage.arena.simulation import GameResult
from vernissage.arena.statistics import Summary
from vernissage.arena.tally import Side, tally
from vernissage.core.facts import OptionValue

_SUMMARY_COLUMNS = ("mean", "deviation", "least", "median", "most")
_UNLIKELY = 0.05
_FROM_ONE_POSITION = "All games start from one position: this says who stands better there, not which seat is better.\n"
_ALL_THE_SAME = "All games were the same: neither the bots nor the rules leave anything to chance from there on.\n"


class SimulationReport(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form. All but `seconds` follows from the plan."""

    title: str
    players: int
    games: int
    seed: int
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    own_components: bool
    position: str
    """The text of the position every game started from; empty where each had a new deal."""
    moves: int
    seconds: float
    results: tuple[GameResult, ...]


def report(plan: Plan, results: Sequence[GameResult], seconds: float) -> SimulationReport:
    """All there is to know about a simulation."""
    return SimulationReport(
        title=plan.title,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        options=plan.options,
        bots=plan.bots,
        own_components=plan.components is not None,
        position=plan.position or "",
        moves=sum(result.moves for result in results),
        seconds=round(seconds, 3),
        results=tuple(results),
    )


def to_json(report: SimulationReport) -> str:
    """One JSON object, on one line."""
    return msgspec.json.encode(report).decode()


def tables(report: SimulationReport) -> Iterator[RenderableType]:
    """What a person wants to see, in the order it is read."""
    counted = tally(report.results)
    mixed = len(counted.bots) > 1
    yield _wins("Wins by seat", "seat", counted.seats)
    if report.position:
        yield _FROM_ONE_POSITION
        if report.games > 1 and all(result == report.results[0] for result in report.results):
            yield _ALL_THE_SAME
    else:
        yield _seat_sentence(counted.seat_evenness)
    if mixed:
        yield _wins("Wins by bot", "bot", counted.bots)
        if report.games % report.players:
            yield f"The seats were not shared out evenly: {report.games} is no multiple of {report.players}.\n"
    yield _spreads("Scores by seat", "seat", [(side.name, side.scores) for side in counted.seats])
    if mixed:
        yield _spreads("Scores by bot", "bot", [(side.name, side.scores) for side in counted.bots])
    yield _spreads("Length", "", [("moves", counted.lengths)])
    yield _reasons(counted.reasons, report.games)


def speed(report: SimulationReport) -> str:
    """How fast it went."""
    seconds = max(report.seconds, 0.001)
    return (
        f"{report.games:,} games, {report.moves:,} moves in {report.seconds:.1f} s: "
        f"{report.games / seconds:,.0f} games/s, {report.moves / seconds:,.0f} moves/s"
    )


def _wins(heading: str, what: str, sides: Sequence[Side]) -> Table:
    table = _table(heading, what, "wins", "share", "95 % interval", "fair share", "advantage")
    for side in sides:
        wins = side.wins
        low, high = wins.interval
        table.add_row(
            side.name if side.seats == 1 else f"{side.name} ×{side.seats}",
            f"{wins.won:,.0f}" if wins.won.is_integer() else f"{wins.won:,.1f}",
            _percent(wins.share),
            f"{100 * low:.1f} – {_percent(high)}",
            _percent(wins.fair),
            f"{100 * (wins.share - wins.fair):+.1f} points",
        )
    return table


def _seat_sentence(p_value: float) -> str:
    if p_value < _UNLIKELY:
        return f"Where one sits matters (chi-square test, p = {p_value:.2g}).\n"
    return f"No seat is shown to be better than another (chi-square test, p = {p_value:.2f}).\n"


def _spreads(heading: str, what: str, rows: Sequence[tuple[str, Summary]]) -> Table:
    table = _table(heading, what, *_SUMMARY_COLUMNS)
    for name, spread in rows:
        table.add_row(name, f"{spread.mean:.1f}", f"{spread.deviation:.1f}", *(f"{value:g}" for value in spread[2:]))
    return table


def _reasons(reasons: Sequence[tuple[str, int]], games: int) -> Table:
    table = _table("Ends", "reason", "games", "share")
    for reason, count in reasons:
        table.add_row(reason, f"{count:,}", _percent(count / games))
    return table


def _table(heading: str, first: str, *columns: str) -> Table:
    table = Table(title=heading, title_justify="left", title_style="bold")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
