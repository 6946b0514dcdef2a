"""What several commands take, and how it is read."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from vernissage.bots import quick_bot
from vernissage.core.errors import OptionError, SeatCountError, VernissageError
from vernissage.core.text import LANGUAGES
from vernissage.core.titles import Title

_USUAL_PLAYERS = 4


class UnknownLanguage(VernissageError, LookupError):
    """There are no texts in that language."""


TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="A title, as `vernissage titles` lists it.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play; 4 if the title allows it.")]
PlayingBots = Annotated[
    int | None,
    typer.Option("--players", "-p", help="How many play; else as many as --bots names, or 4 if it names one."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="A number that fixes all chance; a fresh one unless told.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the title; may be given again."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="|".join(LANGUAGES), help="The texts' language; else as LANG says."),
]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="Play with an own components file.")
]
PositionFile = Annotated[
    Path | None,
    typer.Option("--position", metavar="FILE", help="Start from this position, as `position.text()` writes it."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record (.vrec); - reads it from standard input.")]


Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="NAME[,NAME…]", help="One bot for all seats, or one for each seat in turn."),
]
JsonFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the results here; - prints nothing else.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="How many processes play.")]


def read_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """The options as the title will check them.

    >>> read_options(["edition=classic", "open_cash=on"])
    {'edition': 'classic', 'open_cash': 'on'}
    """
    options: dict[str, object] = {}
    for pair in pairs or ():
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise OptionError(f"an option is written key=value, not {pair!r}")
        if key in options:
            raise OptionError(f"option {key} is given twice")
        options[key] = value
    return options


def usual_players(title: Title[Any, Any]) -> int:
    """Four, or the title's fewest where it is not played by four."""
    fewest, most = title.facts.players
    return _USUAL_PLAYERS if fewest <= _USUAL_PLAYERS <= most else fewest


def read_bots(title: Title[Any, Any], bots: str | None, players: int | None) -> tuple[list[str], int]:
    """The bots' names and how many play: as was said, else as many as there are bots, else as many as is usual."""
    names = [name.strip() for name in (quick_bot(title) if bots is None else bots).split(",")]
    if players is None:
        players = len(names) if len(names) > 1 else usual_players(title)
    return names, players


def seats_of(
    title: Title[Any, Any], position: str, players: int | None, options: Mapping[str, object], components: str | None
) -> int:
    """The seats of a position to start from; it has options and components of its own."""
    if options or components is not None:
        raise OptionError("a position has its own options and components: give them there, not beside it")
    seats: int = title.read_position(position).setup.seats
    if players not in (None, seats):
        raise SeatCountError(f"the position has {seats} seats, not {players}")
    return seats


def read_language(chosen: str | None) -> str:
    """The language chosen, else the first one of ours that the environment names, else English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {chosen!r}; there are {', '.join(LANGUAGES)}")
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def check_seat(seat: int | None, seats: int) -> None:
    """A seat that is at the table, or none."""
    if seat is not None and not 0 <= seat < seats:
        known = "the one who plays has seat 0" if seats == 1 else f"with {seats} players the seats are 0 to {seats - 1}"
        raise SeatCountError(f"{known}; there is no seat {seat}")
