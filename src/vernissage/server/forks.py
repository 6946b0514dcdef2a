"""Forks: another table that goes on from a step of a game, against bots.

Of a game that is over the true position is taken. Of a running one a position is imagined from what the visitor's own
seat could see at that step, so that no true card or draw gets out. Neither is a deal anybody committed to.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

import vernissage
from vernissage.bots import quick_bot
from vernissage.core.errors import OptionError, VernissageError
from vernissage.core.games import Game
from vernissage.core.titles import Title
from vernissage.server import replays, wire
from vernissage.server.house import House
from vernissage.server.messages import plain
from vernissage.server.refusals import TableError
from vernissage.server.replaying import position_at
from vernissage.server.table import LiveTable
from vernissage.server.wire_replay import ForkRequest


class Start(msgspec.Struct, frozen=True):
    """The text of the position a fork begins with, or why there is none, as the code of a TableError."""

    text: str = ""
    problem: str = ""


async def fork(house: House, old: LiveTable, request: ForkRequest, guest: str, nickname: str) -> LiveTable:
    """Open a table that goes on from a step of another, and begin."""
    eyes = replays.seen_with(old, guest, request.eyes)
    own, seats = old.seat_of(guest), len(old.seats)
    position = old.position
    assert position is not None
    over = position.outcome is not None
    if not over and own is None:
        raise TableError("not-seated")
    seat = request.seat if over or own is None else own
    if seat >= seats:
        raise OptionError(f"there are seats 0 to {seats - 1} at this table, not {seat}")
    record = replays.source_of(old).text
    told = await house.thinkers.work(
        start, old.title.key, record, eyes, request.step, not over, seconds=replays.SECONDS
    )
    begin = msgspec.msgpack.decode(told, type=Start)
    if begin.problem:
        raise TableError(begin.problem)
    bot = request.bot or quick_bot(old.title)
    wanted = wire.TableRequest(
        title=old.title.key,
        seats=tuple(wire.SeatRequest("me") if n == seat else wire.SeatRequest("bot", bot) for n in range(seats)),
        options={key: plain(value) for key, value in old.options.items()},
        public=False,
        shuffle_seats=False,
        hammer=old.hammer,
        away=0,  # whoever plays on alone against bots is not waited for
        components=old.components,
        hints=old.hints and over,  # asked here, a hint for the running game would be told to nobody there
    )
    row, seat_rows = house.laid(wanted, guest, nickname, bytes(32))
    made_up = not over or (old.fork is not None and old.fork["imagined"])  # and what goes on from there stays so
    origin = {"table": old.id, "step": request.step, "eyes": eyes, "imagined": made_up}
    row |= {"seed": "", "commitment": "", "fork": origin, "set_up": begin.text}
    await house.storage.add_table(row, seat_rows)
    table = await house.table(row["id"])
    await table.start()
    return table


def start(title_key: str, text: str, eyes: str, step: int, imagined: bool) -> bytes:
    """Runs in a worker process: where a fork begins, in its msgpack form."""
    title = vernissage.title(title_key)
    game = position_at(title, text, eyes, step)
    if game is None:
        return msgspec.msgpack.encode(Start(problem="no-such-step"))
    if game.outcome is not None:
        return msgspec.msgpack.encode(Start(problem="fork-over"))
    try:
        return msgspec.msgpack.encode(Start(_text(title, game, int(eyes) if imagined else None)))
    except VernissageError:
        return msgspec.msgpack.encode(Start(problem="not-forkable"))


def _text(title: Title[Any, Any], game: Game[Any], imagining: int | None) -> str:
    """The position as a text that can be read again; of a running game as one seat might imagine it."""
    if imagining is None:
        position = game.position.clone()
    else:
        position = title.imagine(game.view(imagining), random.SystemRandom())
    position.commitment = ""
    text = str(position.text())
    title.at(text)
    return text
