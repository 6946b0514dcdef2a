"""A game in the terminal: one person against bots, for any title, in the player's language."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from vernissage.bots.files import bots_at
from vernissage.bots.levels import QUICK
from vernissage.core.titles import Title
from vernissage.terminal.screen import TerminalScreen
from vernissage.terminal.sitting import Sitting

__all__ = ["play"]


def play(
    title: Title[Any, Any],
    seats: int,
    seed: int | bytes | str | None = None,
    options: Mapping[str, object] | None = None,
    language: str = "en",
    bots: Sequence[str] = (QUICK,),
    names: Sequence[str] = (),
    *,
    components: str | None = None,
    position: str | None = None,
    seat: int | None = None,
    console: Console | None = None,
) -> int:
    """Play one game to its end and give the exit code: 0, or 1 if the input ended first, 130 after Ctrl-C.

    The person sits where chance puts them unless `seat` says otherwise. `bots` are the bots in the
    order of their seats, or one for all of them. `names` are the person's name, then the bots' in the same order; those
    not given are guests' names. `components` is an owner's own box, `position` the text of a position to start from,
    which brings its own seats, options and box.
    """
    dice = random.Random(None if seed is None else str(seed))
    own = dice.randrange(seats) if seat is None else seat
    players = _seated(names, own, [title.words(language).say(f"guest-{place + 1}") for place in range(seats)])
    if position is None:
        game = title.new(seats, seed, options, components=components, names=players)
    else:
        game = title.at(position, players)
    others = [place for place in range(seats) if place != own]
    company = bots_at(title, others, bots)
    for place, player in company.items():
        player.begin(title, place, dice)
    words = title.words(language, game.setup.options, players, game.setup.components_text)
    screen = TerminalScreen(console or Console(highlight=False), words, own)
    return Sitting(game, own, company, screen).play()


def _seated(names: Sequence[str], own: int, guests: list[str]) -> list[str]:
    """The players' names by seat: the names given, the person's first, then guests who are called otherwise."""
    others = [seat for seat in range(len(guests)) if seat != own]
    players = dict(zip([own, *others], names, strict=False))
    free = [guest for guest in guests if guest not in players.values()]
    return [players[seat] if seat in players else free.pop(0) for seat in range(len(guests))]
