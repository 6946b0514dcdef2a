"""What one seat may have of the record of a running game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from vernissage.core.asking import check_audience
from vernissage.core.games import Game, opening, step
from vernissage.core.records import Record, RecordEntry


def redacted(game: Game[Any], seat: int | None) -> Record:
    """What a seat may have of the record of a running game: no seed, open sealed answers of others as '?'.

    What the seat was shown stands behind each entry, as its events. What another seat told nobody of is left out: the
    steps of its draft, sealed answers it laid in place of others, and its steps back among them. Of a sealed decision
    one answer of each seat is left, where its first one stood; once it is opened, that is the one that counted. The
    entries are numbered anew.
    """
    check_audience(game.position, seat)
    whole = game.record
    label = "spectator" if seat is None else str(seat)
    cut = Record(replace(whole.header, seed="", deal={}, start="", redacted=label))
    fresh = opening(game.title, whole)
    cut.shown[0] = _shown(fresh.events, seat)
    hidden, opened = _sealed_entries(game)
    kept_as = {0: 0}
    """By entry of the whole record: the last entry of this one that stands then."""
    for entry in whole.entries:
        heard = len(fresh.events)
        untold = entry.untold or (entry.back >= 0 and _is_untold(fresh.record, entry.back))
        step(fresh, entry)
        if untold and entry.seat != seat:
            kept_as[entry.number] = len(cut.entries)
            continue
        move = entry.move
        if entry.seat != seat:
            move = None if entry.number in hidden else opened.get(entry.number, move)
        back = kept_as[entry.back] if entry.back >= 0 else -1
        copy = replace(entry, number=len(cut.entries) + 1, back=back, move=move, ply_before=0)
        cut.add(copy, 0)  # how many codes there were tells how often a sealed answer was replaced
        kept_as[entry.number] = copy.number
        cut.shown[copy.number] = _shown(fresh.events[heard:], seat)
    return cut


def _is_untold(record: Record, to: int) -> bool:
    """Whether a step back to entry `to` takes back only what nobody was told of."""
    return all(entry.untold for entry in record.standing() if entry.number > to)


def _sealed_entries(game: Game[Any]) -> tuple[set[int], dict[int, Any]]:
    """The entries nobody else was ever shown, and by a seat's first answer to a sealed decision the one that counted.

    Of a sealed decision that is settled, each seat's last answer was opened; one that was changed or taken back before
    never was, and of a decision that is still open none. What a title keeps secret is not shown either.
    """
    title, record, position = game.title, game.record, game.position
    still_open = position.number if position.frames and position.question.mode.value == "sealed" else -1
    firsts: dict[tuple[int, int], int] = {}
    last: dict[tuple[int, int], RecordEntry] = {}
    for entry in record.standing():
        if entry.sealed and entry.answered != still_open:
            firsts.setdefault((entry.answered, entry.seat), entry.number)
            last[entry.answered, entry.seat] = entry
    opened = {first: last[key].move for key, first in firsts.items() if not title.stays_secret(game, last[key].number)}
    hidden = {entry.number for entry in record.entries if entry.sealed} - set(opened)
    return hidden | {entry.number for entry in record.entries if title.stays_secret(game, entry.number)}, opened


def _shown(events: Sequence[Any], seat: int | None) -> list[str]:
    return [msgspec.json.encode(event).decode() for event in events if event.seen_by(seat)]
