"""`vernissage arena`: bots against bots, each deal in every seating."""

from __future__ import annotations

import datetime
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from vernissage.arena import journal as journals
from vernissage.arena.contests import Contest, ContestGame, contest
from vernissage.cli.arguments import (
    Components,
    Jobs,
    JsonFile,
    Options,
    Players,
    PositionFile,
    Seed,
    TitleKey,
    read_options,
    seats_of,
    usual_players,
)
from vernissage.cli.extras import needed
from vernissage.cli.files import (
    STANDARD_OUTPUT,
    check_writable,
    made_folder,
    read_components,
    read_position,
    write_text,
)
from vernissage.cli.progress import watched
from vernissage.core.registry import title as title_of

JOURNAL, REPORT, PAGE = "games.jsonl", "arena.json", "arena.html"


def arena(
    title: TitleKey,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME[,NAME…]", help="The bots that meet; one's own as FILE.py:CLASS.")
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games at least: each deal is played in every seating.")
    ] = 200,
    players: Players = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    budget: Annotated[float, typer.Option("--budget", help="How many seconds a bot may think about an answer.")] = 3.0,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each bot alone against copies of the one named before it, no other pairs.")
    ] = False,
    together: Annotated[
        bool, typer.Option("--together", help="All bots at one table, instead of one against copies of another.")
    ] = False,
    option: Options = None,
    components: Components = None,
    position: PositionFile = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help=f"Keep the games here ({JOURNAL}) and go on with them if stopped; then {REPORT} and {PAGE}.",
        ),
    ] = None,
    json: JsonFile = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on the Ray cluster at this address, instead of --jobs."),
    ] = None,
) -> None:
    """Measure bots against each other: ratings, who beats whom with intervals, seats, prices, parts of the score.

    Each pair meets with one of the first alone among copies of the second, then the other way round, with the same
    deals from every seat. The same seed gives the same games, whatever the number of jobs, unless a bot looks at the
    clock. With --out a contest that was stopped goes on when it is started again with the same arguments, and can be
    made longer with a larger number of --games.
    """
    needed("openskill", *(("altair", "vl_convert") if out is not None else ()))
    if ray is not None:
        needed("ray", by="pip install ray")
    work = title_of(title)
    options, box, start = read_options(option), read_components(components), read_position(position)
    if start is not None:
        players = seats_of(work, start, players, options, box)
    if json is not None and json != STANDARD_OUTPUT:
        check_writable(json)
    folder = None if out is None else made_folder(out)
    journal = None if folder is None else folder / JOURNAL
    known_seed = None if journal is None else journals.seed_of(journal)
    fresh = secrets.randbits(32) if known_seed is None else known_seed
    planned = contest(
        title,
        players=usual_players(work) if players is None else players,
        games=games,
        seed=fresh if seed is None else seed,
        bots=[name.strip() for name in bots.split(",")],
        ladder=ladder,
        together=together,
        options=options,
        components=box,
        position=start,
        seconds=budget,
    )
    if position is not None and json != STANDARD_OUTPUT:
        Console(highlight=False).print(Text(f"every game from the position: {position}"), soft_wrap=True)
    _play(planned, games, journals.played(planned, journal, jobs, ray), json, folder)


def _play(
    planned: Contest, asked: int, games: tuple[int, Iterator[ContestGame]], json: Path | None, out: Path | None
) -> None:
    from vernissage.arena import standings, tables  # they need an extra

    quiet = json == STANDARD_OUTPUT
    console = Console(highlight=False, quiet=quiet)
    known, coming = games
    console.print(
        f"{planned.title}, {planned.players} players, seed {planned.seed}: {planned.games:,} games, "
        f"{planned.deals:,} deal{'s' if planned.deals > 1 else ''} in {planned.games_of_deal} seatings"
        + (f" (for whole deals, {planned.games - asked:,} more than asked for)" if planned.games > asked else ""),
        soft_wrap=True,
    )
    if known:
        console.print(f"{known:,} of them are in {JOURNAL} already", soft_wrap=True)
    played = watched(coming, planned.games, "" if out is None else ", which are kept: start it again to go on")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    report = standings.report(planned, played, today)
    text = msgspec.json.encode(report).decode() + "\n"
    if quiet:
        sys.stdout.write(text)
    elif json is not None:
        write_text(json, text)
    if out is not None:
        from vernissage.arena.arena_page import page

        write_text(out / REPORT, text)
        write_text(out / PAGE, page(report))
    for table in tables.tables(report):
        console.print(table)
    if out is not None:
        console.print(f"the page is {out / PAGE}, the numbers are in {out / REPORT}", soft_wrap=True)
