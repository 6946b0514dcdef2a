"""`vernissage report`: what many games of bots tell a designer about a title, or about two variants of it."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from vernissage.arena.figures import word
from vernissage.arena.findings import FORM, DesignReport, Findings, findings
from vernissage.arena.glance import glance
from vernissage.arena.plans import Plan, PlanError, plan
from vernissage.arena.simulation import check_jobs
from vernissage.arena.study import study
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
from vernissage.cli.extras import needed
from vernissage.cli.files import STANDARD_OUTPUT, check_writable, made_folder, read_components, write_text
from vernissage.cli.progress import watched
from vernissage.core.registry import title as title_of

REPORT, PAGE = "report.json", "report.html"


def report(
    title: TitleKey,
    players: PlayingBots = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, of each variant.")] = 200,
    seed: Seed = None,
    bots: Bots = None,
    option: Options = None,
    components: Components = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="KEY=VALUE", help="The same games with this option instead, side by side."),
    ] = None,
    against_components: Annotated[
        Path | None,
        typer.Option("--against-components", metavar="FILE", help="The same games with this components file instead."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help=f"Write {PAGE}, with plots, and {REPORT} here.")
    ] = None,
    json: JsonFile = None,
    jobs: Jobs = 1,
) -> None:
    """Let bots play many games, and tell a designer about them: scores, seats, length, choices, leads, what happens.

    With --against or --against-components two variants stand side by side. The same seed gives the same games, whatever
    the number of jobs. The bots are no people: what they never do, people may.
    """
    if out is not None:
        needed("altair", "vl_convert", "openskill")
    check_jobs(jobs)
    work = title_of(title)
    names, players = read_bots(work, bots, players)
    chosen_seed = secrets.randbits(32) if seed is None else seed
    options, box = read_options(option), read_components(components)
    other_options, other_box = read_options(against), read_components(against_components)

    def planned(options: dict[str, object], box: str | None) -> Plan:
        return plan(title, players=players, games=games, seed=chosen_seed, bots=names, options=options, components=box)

    plans = [planned(options, box)]
    if against or against_components:
        plans.append(planned({**options, **other_options}, box if other_box is None else other_box))
        if plans[0] == plans[1]:
            raise PlanError("both variants are the same: nothing stands against the first")
    if json is not None and json != STANDARD_OUTPUT:
        check_writable(json)
    folder = None if out is None else made_folder(out)
    if folder is not None:
        for name in (REPORT, PAGE):
            check_writable(folder / name)
    started = time.perf_counter()
    found = tuple(_studied(name, one, jobs) for name, one in zip(_named(plans, other_options), plans, strict=True))
    told = DesignReport(
        form=FORM,
        title=work.key,
        name=work.facts.name,
        players=players,
        games=games,
        seed=chosen_seed,
        bots=plans[0].bots,
        seconds=round(time.perf_counter() - started, 1),
        variants=found,
    )
    _tell(told, json, folder)


def _studied(name: str, one: Plan, jobs: int) -> Findings:
    return findings(name, one, watched(study(one, jobs), one.games))


def _named(plans: list[Plan], against: Mapping[str, object]) -> list[str]:
    """What to call the variants: by the options that were said to differ, or by their boxes."""
    if len(plans) == 1:
        return ["these games"]
    first, second = plans
    differing = [key for key in against if first.options[key] != second.options[key]]
    names = [", ".join(f"{key} {word(one.options[key])}" for key in differing).replace("_", " ") for one in plans]
    if first.components == second.components:
        return names
    boxes = ["own components" if one.components is not None else "the title's components" for one in plans]
    if boxes[0] == boxes[1]:
        boxes = ["first components", "second components"]
    return [", ".join(filter(None, both)) for both in zip(names, boxes, strict=True)]


def _tell(told: DesignReport, json: Path | None, folder: Path | None) -> None:
    text = msgspec.json.encode(told).decode() + "\n"
    if json == STANDARD_OUTPUT:
        sys.stdout.write(text)
    elif json is not None:
        write_text(json, text)
    console = Console(highlight=False, quiet=json == STANDARD_OUTPUT)
    console.print(f"{told.title}, {told.players} players, seed {told.seed}, bots {','.join(told.bots)}", soft_wrap=True)
    heads, rows = glance(told)
    table = Table(title="At a glance", title_justify="left", title_style="bold")
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if folder is None:
        console.print("With --out FOLDER there is a page with plots and much more.")
        return
    from vernissage.arena.design_page import page  # needs an extra

    write_text(folder / REPORT, text)
    write_text(folder / PAGE, page(told))
    console.print(f"the page is {folder / PAGE}, the numbers are in {folder / REPORT}", soft_wrap=True)
