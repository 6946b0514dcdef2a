"""`vernissage components`: what is in a title's box, and whether an owner's own list can be played with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vernissage.cli.arguments import TitleKey
from vernissage.cli.files import read_text
from vernissage.core.components import unknown_entries
from vernissage.core.errors import ComponentsError
from vernissage.core.registry import title as title_of


def components(
    title: TitleKey,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Look at an owner's own components file; - reads standard input."),
    ] = None,
) -> None:
    """Print a title's components file, or check one of your own.

    Exit code 0: it can be played with. 1: it cannot; every problem is named with its row or entry.
    """
    work = title_of(title)
    if check is None:
        typer.echo(work.standard_components, nl=False)
        return
    text = read_text(check, "components file")
    try:
        fewest, most = work.facts.players
        setups = [work.setup(seats, {}, text) for seats in range(fewest, most + 1)]
    except ComponentsError as error:
        for problem in error.problems:
            typer.echo(f"{check}: {problem}")
        raise typer.Exit(1) from None
    for entry in unknown_entries(text, work.standard_components):
        typer.echo(f"{check}: {entry}, so nothing comes of it")
    same = " It is the list the title comes with." if setups[0].is_standard else ""
    typer.echo(f"{work.facts.name} can be played with this list.{same}")
    typer.echo(f"Digest: {setups[0].digest}")
