"""`vernissage puzzles`: repeat the proofs of a title's puzzles, or look for positions that may make good ones."""

from __future__ import annotations

import importlib.resources
import re
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from vernissage.bots import candidates, proving
from vernissage.cli.arguments import TitleKey
from vernissage.cli.files import made_folder, write_text
from vernissage.core.errors import LessonError
from vernissage.core.lessons import PUZZLES, Lesson, Proof, puzzles_of
from vernissage.core.registry import title as title_of
from vernissage.core.titles import Title

_PROOF = re.compile(r"^\[proof\]\n(?:(?!\[).*\n)*", re.MULTILINE)


def puzzles(
    title: TitleKey,
    puzzle: Annotated[list[str] | None, typer.Argument(metavar="[PUZZLE]...", help="Only these.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Write the figures into the puzzles' files.")] = False,
    find: Annotated[
        int,
        typer.Option("--find", metavar="GAMES", min=0, help="Look for candidates in so many games of bots."),
    ] = 0,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, with --find.")] = 3,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game, with --find.")] = 0,
    question: Annotated[str, typer.Option("--question", help="Only this question, with --find.")] = "",
    late: Annotated[
        float, typer.Option("--late", min=0, max=1, help="Skip this part of each game, with --find.")
    ] = 0.5,
    folder: Annotated[Path | None, typer.Option("--folder", help="Write the positions found into this folder.")] = None,
) -> None:
    """Prove the puzzles of a title again: by looking at everything, or by a long simulation, as their files say.

    Exit code 0: every proof holds, with the figures of its file. 1: one does not.
    """
    work = title_of(title)
    console = Console(highlight=False, soft_wrap=True)
    if find:
        here = None if folder is None else made_folder(folder)
        for found in candidates.find(work, players, range(seed, seed + find), question, late):
            console.print(found.told(), markup=False)
            if here is not None:
                write_text(here / f"{found.name}.toml", found.text)
        return
    known = puzzles_of(work)
    if strange := [name for name in puzzle or () if name not in known]:
        names = ", ".join(known) or "none"
        raise LessonError(f"{work.facts.name} has no puzzle {strange[0]!r}; there are {names}")
    failed = [key for key in puzzle or known if not _proven(work, known[key], write, console)]
    console.print(f"{work.facts.name}: {len(puzzle or known) - len(failed)} of {len(puzzle or known)} puzzles proven.")
    if failed:
        raise typer.Exit(1)


def _proven(work: Title[Any, Any], lesson: Lesson, write: bool, console: Console) -> bool:
    proof, started = lesson.proof, time.perf_counter()
    assert proof is not None
    found = proving.prove(work, lesson)
    low, middle, high = found.margin
    told = (
        f"{lesson.key}: {proof.method}, {proof.worlds} positions, seed {proof.seed}: {found.answer} leads by"
        f" {found.lead:.1f}, by {middle:.2f} ({low:.2f} to {high:.2f}) more than {found.rival}"
        f" ({time.perf_counter() - started:.0f} s)"
    )
    then = found.written(proof)
    if not found.holds:
        console.print(f"{told}: NOT PROVEN", markup=False)
    elif write:
        _write(work, lesson, then)
        console.print(told, markup=False)
    elif then != proof:
        console.print(f"{told}: proven, but its file has other figures: --write renews them", markup=False)
    else:
        console.print(told, markup=False)
    return found.holds and (write or then == proof)


def _write(work: Title[Any, Any], lesson: Lesson, proof: Proof) -> None:
    file = importlib.resources.files(work.package).joinpath(PUZZLES, f"{lesson.key}.toml")
    if not isinstance(file, Path):
        raise LessonError(f"{file} is no file that can be written")
    section = (
        f'[proof]\nmethod = "{proof.method}"\nworlds = {proof.worlds}\nseed = {proof.seed}\nlead = {proof.lead}\n'
        f'rival = "{proof.rival}"\nmargin = [{", ".join(map(str, proof.margin))}]\n'
    )
    write_text(file, _PROOF.sub(lambda _: section, file.read_text("utf-8"), count=1))
