"""A progress bar, if somebody is there to watch it, and a way out for who has seen enough."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Generator, Iterator
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import track

INTERRUPTED, TERMINATED = 130, 143
T = TypeVar("T")


def watched(games: Iterator[T], total: int, fate: str = "") -> list[T]:
    """All games, with a bar on a terminal while they are played.

    Ctrl-C: a line of how many there were, and what becomes of them, and out.
    """
    console = Console(stderr=True)
    played: list[T] = []
    try:
        with contextlib.ExitStack() as on_leaving:
            # Told to end, we first end the processes that play for us.
            before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))
            on_leaving.callback(signal.signal, signal.SIGTERM, before)
            if isinstance(games, Generator):
                on_leaving.callback(games.close)
            quiet = not console.is_terminal
            for game in track(games, "Playing", total, console=console, transient=True, disable=quiet):
                played.append(game)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # asked twice, we are on our way out already
        typer.echo(f"vernissage: stopped after {len(played):,} of {total:,} games{fate}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    return played
