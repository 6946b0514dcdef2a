"""What goes over the wire of a replay: the whole walk at once, then its steps page by page."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from vernissage.core.board import Table
from vernissage.server.wire import EventLine, State, TableInfo, Word

Eyes = Annotated[str, Meta(pattern=r"^([0-7]|none|all)$")]
"""Whose eyes a game is seen with: a seat's number, `none` for a spectator, `all` for what every seat knew."""
LARGEST_FILE = 400_000
"""Characters of a record that is sent here to be shown at most: ten times a long game with an owner's own box."""


class Deal(Struct, frozen=True):
    """All that the commitment of a game was made of, so that anyone can make it again. Told once the game is over."""

    commitment: str
    title: str
    rules: int
    components: str
    seats: int
    options: tuple[tuple[str, str | bool], ...]
    """In the order of their names."""
    seed: str
    file: str
    """The name of the record as it is downloaded here; empty where it came from a file."""


class Replay(Struct, frozen=True):
    """A game to walk through: what it is, how many steps it has for these eyes, and where its rounds and turns begin.

    Step 0 is the set-up. A step is whatever changed something these eyes could see; what a seat kept to itself is none
    for others. Of each step, in order: how many lines of the log were told by then, its entry in the record (only once
    the game is over), the round, whose turn it was, and what each seat would have scored as far as these eyes knew.
    """

    table: TableInfo
    eyes: Eyes
    may_see: tuple[Eyes, ...]
    over: bool
    page: int
    """How many steps a page has."""
    heard: tuple[int, ...]
    entries: tuple[int, ...]
    rounds: tuple[int | None, ...]
    turns: tuple[int | None, ...]
    scores: tuple[tuple[int | None, ...], ...]
    deal: Deal | None
    pages: int


class Secret(Struct, frozen=True):
    """What a seat alone knew, as plain tables in words."""

    seat: int
    tables: tuple[Table, ...]


class Shown(Struct, frozen=True):
    """What stands on the screen at a step."""

    state: State
    secrets: tuple[Secret, ...]
    """Only for the eyes of all."""


class ReplayStep(Struct, frozen=True):
    """What is new at a step: changes of what was shown before, and what happened."""

    changes: tuple[tuple[tuple[str | int, ...], Any], ...]
    events: tuple[EventLine, ...]


class ReplayPage(Struct, frozen=True):
    """Some steps in order: the first as a whole, each other by what is new in it."""

    first: int
    shown: Shown
    steps: tuple[ReplayStep, ...]
    """The first one has no changes."""


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from a file, to be shown; nothing of it is kept."""

    text: Annotated[str, Meta(max_length=LARGEST_FILE)]
    eyes: Eyes = "all"
    boards: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    """The titles that have a board of their own in this client."""


class ForkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Another table that goes on from a step of a replay, against bots."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    eyes: Eyes
    """The eyes whose steps are counted."""
    seat: Annotated[int, Meta(ge=0, le=7)]
    """Where the visitor sits at the new table."""
    bot: Word | None = None
    """Who plays the others; unless told, the strongest bot that answers at once."""
