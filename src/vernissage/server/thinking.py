"""Bots think, and advice is worked out, in other processes and with a hard limit.

A bot that fails is replaced by a simpler one.
"""

from __future__ import annotations

import logging
import random
import secrets
from typing import Any

import anyio
import anyio.to_process
import msgspec

import vernissage
from vernissage.bots import BOTS, bot
from vernissage.core.moves import Move
from vernissage.core.position import Position

logger = logging.getLogger(__name__)


def think(title_key: str, name: str, view: bytes, seed: str) -> str:
    """Runs in a worker process: the move a bot makes from a view, as text."""
    title = vernissage.title(title_key)
    return str(bot(name, title).answer(title, title.decode_view(view), random.Random(seed)))


async def answer(position: Position, seat: int, name: str, seconds: float) -> Move:
    """The move of a bot that sees only the seat's view. Never fails: the last resort is any legal move."""
    title = position.setup.title
    asked = position.clone()  # the game may go on meanwhile; an answer is judged by what was asked
    view = msgspec.json.encode(position.view(seat))
    ladder = list(BOTS)
    for simpler in reversed(ladder[: ladder.index(name) + 1] if name in ladder else ladder):
        try:
            with anyio.fail_after(seconds):
                text = await anyio.to_process.run_sync(
                    think, title.key, simpler, view, secrets.token_hex(8), cancellable=True
                )
            move = title.parse_move(text)
            if asked.refusal(seat, move) is None:
                return move
            logger.warning("bot %s answered %s, which is not legal; a simpler one takes over", simpler, move)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            logger.warning("bot %s failed (%s); a simpler one takes over", simpler, error)
    return asked.moves(seat).sample(random.Random(secrets.token_hex(8)))


def advise(title_key: str, view: bytes) -> bytes:
    """Runs in a worker process: what the house advises from a view, as JSON."""
    title = vernissage.title(title_key)
    return msgspec.json.encode(title.advice(title.decode_view(view)))


async def advice(position: Position, seat: int, seconds: float) -> Any:
    """What the house advises a seat, from its view alone; TimeoutError if that takes too long."""
    view = msgspec.json.encode(position.view(seat))
    with anyio.fail_after(seconds):
        found = await anyio.to_process.run_sync(advise, position.setup.title.key, view, cancellable=True)
    return msgspec.json.decode(found)


def read_titles() -> str:
    """Runs in a worker process: read all that a bot will need."""
    return ", ".join(title.key for title in vernissage.titles())


async def warm_up() -> None:
    """Start a worker, so that the first bot does not keep people waiting."""
    try:
        await anyio.to_process.run_sync(read_titles, cancellable=True)
    except Exception as error:
        logger.warning("no worker process could be started: %s", error)
