"""The numbers of a report that are of most use, for the terminal and for the top of the page."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.arena.figures import percent
from vernissage.arena.findings import DesignReport, Findings, Mean


def glance(report: DesignReport) -> tuple[list[str], list[list[str]]]:
    """The numbers of most use, one column a variant: heads and rows. Averages are given with their 95 % intervals."""
    lines: list[tuple[str, Callable[[Findings], str]]] = [
        ("score of a seat", lambda one: f"{one.scores.mean:.1f}"),
        ("lowest and highest score", lambda one: f"{one.scores.least:g} to {one.scores.most:g}"),
        ("deviation of the scores", lambda one: f"{one.scores.deviation:.1f}"),
        ("points between first and second", lambda one: _mean(one.margin)),
        ("shared wins", lambda one: percent(one.shared)),
        ("seats equally good (p-value)", lambda one: _chance(one.seat_evenness)),
        ("moves of a game", lambda one: _mean(one.length)),
        ("answers to choose from", lambda one: _mean(one.choices)),
        ("questions with one answer", lambda one: percent(one.forced)),
        ("changes of the lead", lambda one: _mean(one.lead_changes)),
        ("part of the game after which the winner is never behind", lambda one: _of_game(one.settled)),
        ("winner ahead halfway", lambda one: "–" if one.halfway is None else percent(one.halfway)),
    ]
    heads = ["", *(one.name for one in report.variants)]
    return heads, [[name, *(told(one) for one in report.variants)] for name, told in lines]


def _chance(p_value: float) -> str:
    return f"{p_value:.2f}" if p_value >= 0.1 else f"{p_value:.2g}"


def _mean(mean: Mean | None) -> str:
    return "–" if mean is None else f"{mean.value:.1f} ± {mean.off:.1f}"


def _of_game(mean: Mean | None) -> str:
    return "–" if mean is None else f"{100 * mean.value:.0f} ± {100 * mean.off:.0f} %"
