"""`vernissage play`: a game in this terminal, against bots."""

from __future__ import annotations

from typing import Annotated

import typer

from vernissage.bots import quick_bot
from vernissage.bots.files import bots_at, check_bot
from vernissage.cli.arguments import (
    Components,
    Language,
    Options,
    Players,
    PositionFile,
    Seed,
    TitleKey,
    check_seat,
    read_language,
    read_options,
    seats_of,
    usual_players,
)
from vernissage.cli.files import read_components, read_position
from vernissage.core import chance
from vernissage.core.registry import title as title_of


def play(
    title: TitleKey,
    players: Players = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Where you sit, counted from 0.")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME[,NAME…]", help="One bot for all other seats, or one for each in turn."),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: Components = None,
    position: PositionFile = None,
    language: Language = None,
) -> None:
    """Play a game against bots in the terminal."""
    work = title_of(title)
    options = read_options(option)
    box = read_components(components)
    start = read_position(position)
    seats = usual_players(work) if players is None else players
    if start is not None:
        seats = seats_of(work, start, players, options, box)
    setup = work.setup(seats, options, box) if start is None else work.read_position(start).setup
    check_seat(seat, seats)
    names = [name.strip() for name in (quick_bot(work) if bots is None else bots).split(",")]
    bots_at(work, range(1, seats), names)
    for name in names:
        check_bot(name, setup)
    chance.seed_bytes(seed)
    spoken = read_language(language)

    from vernissage.terminal import play as play_here  # a large room that the other commands do not need

    code = play_here(
        work,
        seats=seats,
        seed=seed,
        options=options,
        components=box,
        position=start,
        language=spoken,
        bots=names,
        seat=seat,
    )
    raise typer.Exit(code)
