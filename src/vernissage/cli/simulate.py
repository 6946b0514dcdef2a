"""`vernissage simulate`: many games of bots, and what they show."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from vernissage.arena import report as reports
from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.cli.arguments import (
    Bots,
    Components,
    Jobs,
    JsonFile,
    Options,
    PlayingBots,
    PositionFile,
    Seed,
    TitleKey,
    read_bots,
    read_options,
    seats_of,
)
from vernissage.cli.files import STANDARD_OUTPUT, check_writable, read_components, read_position, write_text
from vernissage.cli.progress import watched
from vernissage.core.registry import title as title_of


def simulate(
    title: TitleKey,
    players: PlayingBots = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Seed = None,
    bots: Bots = None,
    option: Options = None,
    components: Components = None,
    position: PositionFile = None,
    json: JsonFile = None,
    jobs: Jobs = 1,
) -> None:
    """Let bots play many games, and show who wins, from which seat, and how the games go.

    The same seed gives the same games, whatever the number of jobs.
    """
    work = title_of(title)
    options, box, start = read_options(option), read_components(components), read_position(position)
    if start is not None:
        players = seats_of(work, start, players, options, box)
    names, players = read_bots(work, bots, players)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    planned = plan(
        title,
        players=players,
        games=games,
        seed=chosen_seed,
        bots=names,
        options=options,
        components=box,
        position=start,
    )
    if json is not None and json != STANDARD_OUTPUT:
        check_writable(json)
    started = time.perf_counter()
    results = watched(run(planned, jobs), games)
    report = reports.report(planned, results, time.perf_counter() - started)
    if json == STANDARD_OUTPUT:
        sys.stdout.write(reports.to_json(report) + "\n")
        return
    if json is not None:
        write_text(json, reports.to_json(report) + "\n")
    _show(report, components, position)


def _show(report: reports.SimulationReport, components: Path | None, position: Path | None) -> None:
    console = Console(highlight=False)
    options = " ".join(f"{key}={_word(value)}" for key, value in report.options.items())
    console.print(f"{report.title}, {report.players} players, seed {report.seed}, bots {','.join(report.bots)}")
    if options:
        console.print(f"options {options}")
    if components is not None:
        console.print(Text(f"own components: {components}"), soft_wrap=True)
    if position is not None:
        console.print(Text(f"every game from the position: {position}"), soft_wrap=True)
    for table in reports.tables(report):
        console.print(table)
    console.print(reports.speed(report))


def _word(value: str | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value
