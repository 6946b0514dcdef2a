"""A contest as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table

from vernissage.arena.figures import label, percent, spent
from vernissage.arena.standings import ContestReport, Meeting, Share

INTERVALS = (
    "Intervals are 95 %, by Wilson; games of one deal count as fewer where they are alike. "
    "A win shared by two is half a win for each."
)


def who(report: ContestReport, meeting: Meeting) -> str:
    """Which bot met which.

    A bot that is measured against its like sits alone: `greedy against 3 × random`.
    """
    copies = report.players - 1
    times = "" if report.together or copies == 1 else f"{copies} × "
    return f"{label(meeting.one)} against {times}{label(meeting.other)}"


def tables(report: ContestReport) -> Iterator[RenderableType]:
    """What a person wants to see, in the order it is read."""
    yield _ratings(report)
    yield _meetings(report)
    yield _seats(report)
    yield f"{INTERVALS}\n"


def _ratings(report: ContestReport) -> Table:
    table = _table("Ratings (openskill)", "bot", "strength", "mu", "sigma", "mean score", "time of an answer")
    for bot in report.ratings:
        thought = report.run.thinking[bot.name]
        numbers = (str(bot.strength), f"{bot.mu:.1f}", f"{bot.sigma:.1f}", f"{bot.scores.mean:.1f}", spent(thought))
        table.add_row(label(bot.name), *numbers)
    return table


def _meetings(report: ContestReport) -> Table:
    what = "came out ahead" if report.together else "won"
    table = _table("Who beats whom", "", what, "95 % interval", "even", "points ahead", "games")
    for meeting in report.meetings:
        share = meeting.won
        numbers = (
            percent(share.share),
            between(share),
            percent(share.even),
            f"{meeting.ahead:+.1f}",
            f"{share.games:,}",
        )
        table.add_row(who(report, meeting), *numbers)
    return table


def _seats(report: ContestReport) -> Table:
    table = _table("Wins by seat", "seat", "won", "95 % interval", "even")
    for seat, share in enumerate(report.seats):
        table.add_row(str(seat), percent(share.share), between(share), percent(share.even))
    return table


def between(share: Share) -> str:
    low, high = share.interval
    return f"{100 * low:.1f} – {percent(high)}"


def _table(heading: str, first: str, *columns: str) -> Table:
    table = Table(title=heading, title_justify="left", title_style="bold")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table
