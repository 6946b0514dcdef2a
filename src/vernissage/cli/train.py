"""`vernissage train`: let a net learn a title."""

from __future__ import annotations

import math
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vernissage.cli.arguments import Options, Players, Seed, TitleKey, read_options, usual_players
from vernissage.cli.extras import needed
from vernissage.cli.files import made_folder
from vernissage.cli.progress import INTERRUPTED
from vernissage.core.registry import title as title_of

if TYPE_CHECKING:
    from vernissage.learn.training import Mark

_EVER = 366 * 24 * 60.0
_STUDYING, _PLAYING = 1e-3, 3e-4
"""How fast a net learns from counsel, and from what games come to."""


def train(
    title: TitleKey,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Keep the training here, and go on with it.")],
    players: Players = None,
    updates: Annotated[int, typer.Option("--updates", min=1, help="How often the net learns from games.")] = 400,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of one update.")] = 128,
    minutes: Annotated[float, typer.Option("--minutes", help="Stop after so long, to go on later.")] = _EVER,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1, help="How many processes play.")] = 1,
    device: Annotated[str, typer.Option("--device", help="What learns: cpu, cuda, or auto.")] = "auto",
    worlds: Annotated[
        int,
        typer.Option("--counsel", min=0, help="Positions in which each answer is tried; 0: only the end counts."),
    ] = 4,
    width: Annotated[int, typer.Option("--width", min=16, max=1024, help="Numbers in a layer of the net.")] = 384,
    every: Annotated[int, typer.Option("--measure-every", min=1, help="Measure and keep after so many updates.")] = 20,
    measured: Annotated[int, typer.Option("--measure-games", min=1, help="Games of a measurement.")] = 400,
    seed: Seed = None,
    option: Options = None,
) -> None:
    """Let a net learn a title from games against itself, its former selves and the title's rule of thumb.

    Of each decision it is told what its answers come to when they are tried in imagined positions, as a search does.

    It needs torch. A training that was stopped goes on where it was last kept when it is started again with the same
    arguments. What it learned is FOLDER/weights.npz, a bot by that name; FOLDER/curve.csv says how well it went.
    """
    needed("torch", by="pip install 'vernissage[learn]'")
    from vernissage.learn.trainer import Shape, device_named
    from vernissage.learn.training import Terms, TrainingError
    from vernissage.learn.training import train as training

    work = title_of(title)
    setup = work.setup(usual_players(work) if players is None else players, read_options(option))
    if setup.seats < 2:
        raise TrainingError("a net learns against others: it takes two players or more")
    if work.instinct() is None and work.policy() is None:
        raise TrainingError(f"{work.facts.name} has neither an instinct nor a policy: nothing to begin from")
    if not 0 < minutes < math.inf:
        raise TrainingError(f"a training stops after some minutes, not after {minutes:g}")
    learning_on = device_named(device)
    folder = made_folder(out)
    terms = Terms(
        title=work.key,
        players=setup.seats,
        options=setup.options,
        rules=work.rules_version,
        components=setup.digest,
        seed=_seed(folder, seed),
        updates=updates,
        games=games,
        worlds=worlds,
        shape=Shape(width=width, rate=_STUDYING if worlds else _PLAYING),
        measured_against="greedy-1" if "greedy-1" in work.styles() else "greedy",
        measured_every=every,
        measured_games=measured,
    )
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    try:
        with bar:
            task = bar.add_task("Learning", total=updates)
            for mark in training(setup, terms, folder, workers, learning_on, time.monotonic() + 60 * minutes):
                bar.update(task, completed=mark.update)
                if mark.share is not None:
                    bar.console.print(_told(mark), highlight=False)
    except KeyboardInterrupt:
        typer.echo(f"vernissage: stopped; {folder} goes on from where it was last kept", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if (learned := folder / "weights.npz").exists():
        typer.echo(f"what it has learned is {learned}")
    else:
        typer.echo("the time was up before anything was learned; the same command goes on", err=True)


def _seed(folder: Path, seed: int | None) -> int:
    from vernissage.learn.training import seed_of

    known = seed_of(folder)
    if seed is not None:
        return seed
    return secrets.randbits(32) if known is None else known


def _told(mark: Mark) -> str:
    return (
        f"update {mark.update}: {mark.games:,} games, {mark.decisions:,} decisions, {mark.seconds:,.0f} s: "
        f"won {mark.share:.1%} ({mark.low:.1%} to {mark.high:.1%}), entropy {mark.entropy:.3f}"
    )
