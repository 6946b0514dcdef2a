"""`vernissage balance`: how the cards of a title fare in many games of bots."""

from __future__ import annotations

import secrets
import sys
import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from vernissage.arena import balance as cards
from vernissage.arena.plans import plan
from vernissage.cli.arguments import (
    Bots,
    Components,
    Jobs,
    JsonFile,
    Options,
    PlayingBots,
    Seed,
    TitleKey,
    read_bots,
    read_options,
)
from vernissage.cli.files import STANDARD_OUTPUT, check_writable, read_components, write_text
from vernissage.cli.progress import watched
from vernissage.core.registry import title as title_of


def balance(
    title: TitleKey,
    players: PlayingBots = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 2000,
    seed: Seed = None,
    bots: Bots = None,
    option: Options = None,
    components: Components = None,
    json: JsonFile = None,
    jobs: Jobs = 1,
) -> None:
    """Let bots play many games, and show how the cards fare: how often each is used, and how its users do.

    The same seed gives the same games, whatever the number of jobs. With --components a designer can compare numbers.
    """
    work = title_of(title)
    cards.check(title)
    names, players = read_bots(work, bots, players)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    planned = plan(
        title,
        players=players,
        games=games,
        seed=chosen_seed,
        bots=names,
        options=read_options(option),
        components=read_components(components),
    )
    if json is not None and json != STANDARD_OUTPUT:
        check_writable(json)
    started = time.perf_counter()
    played = watched(cards.watch(planned, jobs), games)
    report = cards.report(planned, played, time.perf_counter() - started)
    text = msgspec.json.encode(report).decode() + "\n"
    if json == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    if json is not None:
        write_text(json, text)
    console = Console(highlight=False)
    console.print(f"{report.title}, {report.players} players, seed {report.seed}, bots {','.join(report.bots)}")
    if components is not None:
        console.print(Text(f"own components: {components}"), soft_wrap=True)
    for table in cards.tables(report, console):
        console.print(table)
        console.print()
    console.print(cards.LEGEND)
    console.print(
        f"{report.games:,} games in {report.seconds:.1f} s; an even share of the wins is 1 in {report.players}"
    )
