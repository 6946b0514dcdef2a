"""What a designer is told of a title, as a page with plots; two variants stand side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vernissage.arena import pages, plots
from vernissage.arena.arena_page import bins, market_sections, parts_of
from vernissage.arena.balance import LEGEND, ItemReport
from vernissage.arena.figures import label, percent
from vernissage.arena.findings import DesignReport, EventFinding, Findings
from vernissage.arena.glance import glance
from vernissage.arena.pages import Section

_UNLIKELY = 0.05
_LEAST_SHARE = 0.005
_LONG = 20
"""A table of more rows stands behind a line one presses."""


def page(report: DesignReport) -> str:
    """One page that needs no network and no script."""
    facts = [
        ("Games", f"{report.games:,}" + (" of each" if len(report.variants) > 1 else "")),
        ("Bots", ", ".join(map(label, dict.fromkeys(report.bots)))),
        ("Seed", str(report.seed)),
    ]
    if len(report.variants) > 1:
        facts.append(("Side by side", " · ".join(one.name for one in report.variants)))
    return pages.page(report.name, f"Report · {_players(report)}", _lead(report), facts, _sections(report))


def _players(report: DesignReport) -> str:
    return "1 player" if report.players == 1 else f"{report.players} players"


def _lead(report: DesignReport) -> str:
    first = report.variants[0]
    told = f"With {first.name}: a game" if len(report.variants) > 1 else "A game"
    told += f" has {first.length.value:.0f} moves and ends at {first.scores.mean:.0f} points on average. "
    if report.players > 1:
        uneven = first.seat_evenness < _UNLIKELY
        seat = max(range(report.players), key=lambda number: first.seats[number].share)
        told += (
            f"Where one sits matters: seat {seat} won {percent(first.seats[seat].share)}. "
            if uneven
            else "No seat is shown to be better than another. "
        )
    if first.lead_changes is not None:
        told += f"The lead changes {first.lead_changes.value:.1f} times. "
    return told + "All of it as bots play, who are no people."


def _sections(report: DesignReport) -> Iterator[Section]:
    text = "Averages with their 95 % intervals. Who leads is looked at after every move, as the title counts."
    yield Section("At a glance", text, (), pages.table(*glance(report)), folded=False)
    yield _scores(report)
    if report.players > 1:
        yield _seats(report)
    yield _lengths(report)
    yield _questions(report)
    yield _events(report)
    if any(one.parts_of_winners for one in report.variants):
        yield _parts(report)
    for one in report.variants:
        yield from _items(report, one)
    for one in report.variants:
        for section in market_sections(one.market):
            yield section._replace(heading=section.heading + _of(report, one))


def _groups(report: DesignReport) -> list[str]:
    """What stands above the columns of each variant; nothing, where there is but one."""
    return [one.name for one in report.variants] if len(report.variants) > 1 else []


def _of(report: DesignReport, one: Findings) -> str:
    return f" · {one.name}" if len(report.variants) > 1 else ""


def _histogram(report: DesignReport, counts: Callable[[Findings], dict[int, int]], title: str, told: str) -> str:
    ends = [number for one in report.variants for number in counts(one)]
    span = (min(ends), max(ends))
    rows = [row for one in report.variants for row in bins(counts(one), one.name, span)]
    return plots.plot(plots.histogram(rows, [one.name for one in report.variants], title), told)


def _scores(report: DesignReport) -> Section:
    heads = ["place", *(one.name for one in report.variants)]
    rows = [
        [str(place + 1), *(f"{one.places[place]:.1f}" for one in report.variants)] for place in range(report.players)
    ]
    drawn = _histogram(report, lambda one: one.score_counts, "points", "How the scores are spread")
    text = "The scores of all seats, and below the average of the first, the second, and so on."
    return Section("Scores", text, [drawn], pages.table(heads, rows), folded=False)


def _seats(report: DesignReport) -> Section:
    rows = [
        {"seat": str(seat), "name": one.name, "value": own.share, "low": own.interval[0], "high": own.interval[1]}
        for one in report.variants
        for seat, own in enumerate(one.seats)
    ]
    drawn = plots.plot(
        plots.seats(rows, [one.name for one in report.variants], 1 / report.players), "Share of wins by seat"
    )
    verdicts = [
        (f"With {one.name}: " if len(report.variants) > 1 else "") + _verdict(one.seat_evenness)
        for one in report.variants
    ]
    table = pages.table(
        ("seat", *(one.name for one in report.variants)),
        (
            (str(seat), *(_between(one.seats[seat].share, one.seats[seat].interval) for one in report.variants))
            for seat in range(report.players)
        ),
    )
    return Section("Seats", f"{' '.join(verdicts)} Intervals are 95 %, by Wilson.", [drawn], table)


def _verdict(p_value: float) -> str:
    if p_value < _UNLIKELY:
        return f"Where one sits matters (chi-square test, p = {p_value:.2g})."
    return f"No seat is shown to be better than another (chi-square test, p = {p_value:.2f})."


def _between(share: float, interval: tuple[float, float]) -> str:
    return f"{percent(share)} ({100 * interval[0]:.1f} – {percent(interval[1])})"


def _lengths(report: DesignReport) -> Section:
    ends = dict.fromkeys(reason for one in report.variants for reason in one.ends)
    rows = [
        [reason.replace("_", " "), *(percent(one.ends.get(reason, 0) / report.games) for one in report.variants)]
        for reason in ends
    ]
    drawn = _histogram(report, lambda one: one.length_counts, "moves", "How long the games were")
    table = pages.table(("ended by", *(one.name for one in report.variants)), rows)
    return Section("Length", "The moves of a game, and how games ended.", [drawn], table, folded=False)


def _questions(report: DesignReport) -> Section:
    keys = dict.fromkeys(question.key for one in report.variants for question in one.questions)
    found = [{question.key: question for question in one.questions} for one in report.variants]
    rows = []
    for key in keys:
        cells = [key.replace("_", " ")]
        for own in found:
            one = own.get(key)
            told = ("–", "–", "–")
            if one is not None:
                told = (f"{one.per_game:.1f}", f"{one.choices:.1f}", percent(one.forced))
            cells += told
        rows.append(cells)
    heads = ["question", *_QUESTION_HEADS * len(report.variants)]
    text = "How often each question is asked in a game, how many answers it has, and how often there is but one."
    return Section("Choices", text, (), pages.table(heads, rows, _groups(report)), folded=False)


_QUESTION_HEADS = ("in a game", "answers", "only one")


def _events(report: DesignReport) -> Section:
    names = dict.fromkeys(event.name for one in report.variants for event in one.events)
    found = [{event.name: event for event in one.events} for one in report.variants]
    rows = [[name.replace("_", " "), *(cell for own in found for cell in _event(own.get(name)))] for name in names]
    heads = ["what happens", *_EVENT_HEADS * len(report.variants)]
    text = (
        "In how many games it happens and how often in a game; how often to a winner, and to one of the others. What "
        "happens in few games is a rule or a component that seldom matters; what happens more to winners may decide."
    )
    return Section("What happens", text, (), pages.table(heads, rows, _groups(report)), folded=False)


_EVENT_HEADS = ("of the games", "in a game", "to a winner", "to another")


def _event(one: EventFinding | None) -> tuple[str, ...]:
    if one is None:
        return ("–",) * 4
    seen = percent(one.games) if one.games == 0 or one.games >= _LEAST_SHARE else f"{100 * one.games:.2f} %"
    return (
        seen,
        f"{one.per_game:.2f}",
        *("–" if often is None else f"{often:.2f}" for often in (one.winners, one.others)),
    )


def _parts(report: DesignReport) -> Section:
    sides = []
    for one in report.variants:
        for who, parts in (("winners", one.parts_of_winners), ("others", one.parts_of_others)):
            if parts:
                sides.append((f"{who}{_of(report, one)}", parts))
    return Section("What the score is made of", "On average, of winners and of the others.", *parts_of(sides))


def _items(report: DesignReport, one: Findings) -> Iterator[Section]:
    for number, group in enumerate(dict.fromkeys(item.group for item in one.items)):
        own = sorted((item for item in one.items if item.group == group), key=lambda item: -item.share_of_cases)
        heads = ("card", "used", "won by users", "points ahead")
        table = pages.table(heads, (_item(item) for item in own))
        text = LEGEND if number == 0 else ""
        yield Section(f"Cards: {group}{_of(report, one)}", text, (), table, folded=len(own) > _LONG)


def _item(item: ItemReport) -> Sequence[str]:
    won = "–" if item.win_share is None or item.win_interval is None else _between(item.win_share, item.win_interval)
    ahead = "–" if item.ahead is None else f"{item.ahead:+.1f}"
    return item.name.replace("_", " "), _between(item.share_of_cases, item.share_interval), won, ahead
