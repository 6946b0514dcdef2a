"""`vernissage replay`: a record told again, as a seat or a spectator saw it."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from vernissage.cli.arguments import Language, RecordFile, check_seat, read_language
from vernissage.cli.files import read_record, read_text
from vernissage.core.board import Board
from vernissage.core.errors import OtherRules, RecordError, UnknownTitle, VernissageError
from vernissage.core.events import Event
from vernissage.core.games import opening, step
from vernissage.core.records import Record, RecordEntry
from vernissage.core.text import Words
from vernissage.core.titles import Title

_UNSHOWABLE = "\N{REPLACEMENT CHARACTER}"

Told = tuple[RecordEntry | None, list[Event]]
"""An entry (None: the set-up) and what could be seen of it."""


def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", help="Stop after this entry; 0 shows the set-up only.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="See it from this seat; else as a spectator.")] = None,
    language: Language = None,
) -> None:
    """Tell a recorded game move by move, and show the board at its end."""
    text = read_text(file)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        title, record = read_record(text)
    except (OtherRules, UnknownTitle) as error:
        _list_stored(console, Record.parse(text), to, seat, error)
        return
    header = record.header
    check_seat(seat, header.seats)
    last = _last(record, to)
    names = [_printable(name) for name in header.names]
    words = title.words(read_language(language), header.options, names, header.own_components)
    if header.redacted:
        _show_redacted(console, title, record, last, seat, words)
        return
    game = opening(title, record)
    _print_told(console, None, _seen(game.events, seat), words)
    for entry in record.entries[:last]:
        heard = len(game.events)
        step(game, entry)
        _print_told(console, entry, _seen(game.events[heard:], seat), words)
    _print_board(console, title.board(game.view(seat), words))


def _last(record: Record, to: int | None) -> int:
    if to is not None and not 0 <= to <= len(record.entries):
        raise VernissageError(f"the record has entries 1 to {len(record.entries)}; it cannot be shown up to {to}")
    return len(record.entries) if to is None else to


def _list_stored(console: Console, record: Record, to: int | None, seat: int | None, why: Exception) -> None:
    """A record whose rules are not here: its header and its moves as they were written, nothing made of them."""
    header = record.header
    check_seat(seat, header.seats)
    if seat is not None:
        raise VernissageError(f"{why}; it cannot be seen from a seat")
    console.print(f"{_printable(header.title)}, rules version {header.rules}, {header.seats} seats")
    for number, name in enumerate(header.names):
        console.print(f"      {number} {_printable(name)}")
    for entry in record.entries[: _last(record, to)]:
        for note in entry.notes:
            console.print(f"      {_printable(note)}")
        comment = f"  # {entry.comment}" if entry.comment else ""
        console.print(f"{entry.number:>4}  {_printable(entry.text().partition(' ')[2] + comment)}")
    console.print(f"\nThese are the moves as they were stored, seat and move: {_printable(str(why))}.")


def _show_redacted(
    console: Console, title: Title[Any, Any], record: Record, last: int, seat: int | None, words: Words
) -> None:
    owner = record.header.redacted
    if seat is not None and str(seat) != owner:
        raise VernissageError(f"the record was cut down for {_owner(owner)} and cannot be seen from seat {seat}")
    for entry, events in _shown(title, record, last):
        try:
            _print_told(console, entry, events, words)
        except (LookupError, ValueError) as error:
            raise _unreadable(entry, error) from None
    console.print(f"\nThe record was cut down for {_owner(owner)}: it can be read, but no board can be built from it.")


def _owner(redacted: str) -> str:
    return f"seat {redacted}" if redacted.isdigit() else f"a {redacted}"


def _shown(title: Title[Any, Any], record: Record, last: int) -> Iterator[Told]:
    decoder = msgspec.json.Decoder(functools.reduce(operator.or_, _event_types(title)))
    for number in range(last + 1):
        entry = record.entries[number - 1] if number else None
        try:
            yield entry, [decoder.decode(event) for event in record.shown.get(number, ())]
        except msgspec.MsgspecError as error:
            raise _unreadable(entry, error) from None


def _unreadable(entry: RecordEntry | None, error: Exception) -> RecordError:
    """Nothing checks what a redacted record shows before it is told: any word of it may be wrong."""
    return RecordError(entry.line if entry else 0, f"what was shown here cannot be read: {error}")


def _event_types(title: Title[Any, Any]) -> list[Any]:
    """The events of a title and of the core."""
    homes = (f"{title.package}.", f"{Event.__module__}")
    return [event for event in Event.__subclasses__() if event.__module__.startswith(homes)]


def _seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def _print_told(console: Console, entry: RecordEntry | None, events: Iterable[Event], words: Words) -> None:
    """A line for each event, the number of the entry before the first, the record's comments where they stand."""
    for note in entry.notes if entry else ():
        console.print(f"      {_printable(note)}")
    label = str(entry.number) if entry else ""
    for event in events:
        console.print(f"{label:>4}  {words.told('event', event)}")
        label = ""
    if entry and entry.comment:
        console.print(f"      # {_printable(entry.comment)}")


def _print_board(console: Console, board: Board) -> None:
    console.print(f"\n{board.headline}")
    for table in board.tables:
        shown = Table(title=Text(table.heading, "bold"), title_justify="left", show_header=any(table.columns))
        for column in table.columns:
            shown.add_column(Text(column))
        for row in table.rows:
            shown.add_row(*(Text(cell) for cell in row))
        console.print(shown)


def _printable(text: str) -> str:
    """A stranger's text, without what could steer the terminal."""
    return "".join(letter if letter.isprintable() else _UNSHOWABLE for letter in text)
