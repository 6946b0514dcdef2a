"""`vernissage check`: does a title keep the promises of the house?"""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from vernissage.cli.arguments import TitleKey
from vernissage.core.conformance import CHECKS, Violation, cases, check_title
from vernissage.core.conformance.lessons import lesson_flaws
from vernissage.core.errors import VernissageError
from vernissage.core.lessons import lessons_of, puzzles_of
from vernissage.core.registry import title as title_of


def check(
    title: TitleKey,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each way to set it up.")] = 2,
    lessons: Annotated[bool, typer.Option("--lessons", help="Look at its lessons alone, and list all flaws.")] = False,
) -> None:
    """Test a title: play it in every set-up, and check that it keeps the rules for titles.

    Exit code 0: it does. 1: it does not; the field, question, event or text at fault is named.
    """
    work = _found(title)
    console = Console(highlight=False, soft_wrap=True)
    if lessons:
        _check_lessons(work, console)
        return
    started, passed = time.perf_counter(), 0
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("texts and box")
        try:
            for done in check_title(work, games):
                passed += 1
                progress.update(task, description=done)
        except Violation as violation:
            progress.stop()
            console.print(f"{title} breaks a promise after {passed} checks that hold:\n{violation}", markup=False)
            raise typer.Exit(1) from None
    ways = sum(1 for _ in cases(work, 1))
    seconds = time.perf_counter() - started
    console.print(f"{work.facts.name} keeps every promise: {passed} checks, {ways} ways to set it up, {seconds:.0f} s.")
    console.print(f"Looked at: {', '.join(CHECKS)}.")


def _check_lessons(work: Any, console: Console) -> None:
    flaws = [*lesson_flaws(work)]
    for flaw in flaws:
        console.print(flaw, markup=False)
    if flaws:
        raise typer.Exit(1)
    told = [f"{key} ({len(lesson.step)} steps)" for key, lesson in lessons_of(work).items()]
    told += [f"{len(puzzles)} puzzles"] if (puzzles := puzzles_of(work)) else []
    console.print(f"{work.facts.name}: nothing is wrong with its lessons: {', '.join(told) or 'it has none'}.")


def _found(key: str) -> Any:
    """The title; whatever goes wrong while its code is read is its author's to know."""
    try:
        return title_of(key)
    except VernissageError:
        raise
    except Exception as error:
        raise VernissageError(f"the title {key!r} is installed, but cannot be read: {error!r}") from error
