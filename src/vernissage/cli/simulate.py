"""`vernissage simulate`: many games of bots, and what they show."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from vernissage.arena import report as reports
from vernissage.arena.plans import Plan, PlanError, plan
from vernissage.arena.simulation import GameResult, run
from vernissage.cli.arguments import Options, Players, Seed, TitleKey, read_options, usual_bot, usual_players
from vernissage.core.errors import VernissageError
from vernissage.core.registry import title as title_of

_STANDARD_OUTPUT = Path("-")


def simulate(
    title: TitleKey,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Seed = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME[,NAME…]", help="One bot for all seats, or one for each seat in turn."),
    ] = None,
    option: Options = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the results here; - prints nothing else.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes play.")] = 1,
) -> None:
    """Let bots play many games; show who wins, from which seat, and how the games go.

    The same seed gives the same games, whatever the number of jobs.
    """
    work = title_of(title)
    names = [name.strip() for name in (usual_bot(work) if bots is None else bots).split(",")]
    if players is None:
        players = len(names) if len(names) > 1 else usual_players(work)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    planned = plan(title, players=players, games=games, seed=chosen_seed, bots=names, options=read_options(option))
    if jobs < 1:
        raise PlanError(f"a simulation needs at least one job, not {jobs}")
    if json is not None and json != _STANDARD_OUTPUT:
        _check_writable(json)
    started = time.perf_counter()
    results = _watched(planned, jobs)
    report = reports.report(planned, results, time.perf_counter() - started)
    if json == _STANDARD_OUTPUT:
        sys.stdout.write(reports.to_json(report) + "\n")
        return
    if json is not None:
        _write(json, reports.to_json(report) + "\n")
    _show(report)


def _watched(planned: Plan, jobs: int) -> list[GameResult]:
    """Run with a progress bar, if somebody is there to watch it."""
    console = Console(stderr=True)
    games = track(
        run(planned, jobs), "Playing", planned.games, console=console, transient=True, disable=not console.is_terminal
    )
    return list(games)


def _show(report: reports.Report) -> None:
    console = Console(highlight=False)
    options = " ".join(f"{key}={_word(value)}" for key, value in report.options.items())
    console.print(f"{report.title}, {report.players} players, seed {report.seed}, bots {','.join(report.bots)}")
    if options:
        console.print(f"options {options}")
    for table in reports.tables(report):
        console.print(table)
    console.print(reports.speed(report))


def _word(value: str | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value


def _check_writable(file: Path) -> None:
    """Better told before the games than after them."""
    if file.is_dir():
        raise VernissageError(f"{file} is a directory, so the results cannot be written there")
    if not file.absolute().parent.is_dir():
        raise VernissageError(f"there is no directory {file.absolute().parent} to write {file.name} to")


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise VernissageError(f"{file} cannot be written: {error.strerror}") from None
