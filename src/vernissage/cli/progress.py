"""A progress bar, if somebody is there to watch it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def watched(games: Iterable[T], total: int) -> list[T]:
    """All games, with a bar on a terminal while they are played."""
    console = Console(stderr=True)
    return list(track(games, "Playing", total, console=console, transient=True, disable=not console.is_terminal))
