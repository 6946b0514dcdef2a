"""What a choice would do, told to its player in words: worked out in a worker process from the seat's view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import vernissage
from vernissage.core import preview
from vernissage.core.errors import Refusal
from vernissage.core.moves import Move
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.core.views import View
from vernissage.server import wire
from vernissage.server.thinking import Thinkers


async def foreseen(
    thinkers: Thinkers,
    title: Title[Any, Any],
    view: View,
    moves: Iterable[Move],
    language: str,
    players: tuple[str, ...],
) -> msgspec.Raw:
    """The previews of a seat's moves as JSON; UnreadableMove if one is none of them, TimeoutError if it takes too long.

    Nothing but the view of the seat, the moves and the players' names leaves for the worker.
    """
    seen, asked = msgspec.json.encode(view), tuple(map(title.moveset.encode, moves))
    return msgspec.Raw(await thinkers.work(foresee, title.key, seen, asked, language, players))


def foresee(title_key: str, view: bytes, moves: Iterable[bytes], language: str, players: tuple[str, ...]) -> bytes:
    """Runs in a worker process: what each move would do, as JSON."""
    title = vernissage.title(title_key)
    seen = title.decode_view(view)
    words = title.words(language, seen.options, players, seen.own_components)
    named = map(title.moveset.decode, moves)
    return msgspec.json.encode([told(said, words) for said in preview.previews(title, seen, named)])


def told(said: preview.Preview | Refusal, words: Words) -> wire.PreviewInfo:
    """A preview in a player's words."""
    if isinstance(said, Refusal):
        return wire.PreviewInfo((), (), (), None, "", ends=False, chance=False, refused=words.refusal(said))
    return wire.PreviewInfo(
        changes=said.changes,
        uncertain=said.uncertain,
        events=tuple(wire.Foretold(event, words.told("event", event)) for event in said.events),
        next=said.next,
        next_text="" if said.next is None else words.say(f"ask-{said.next}"),
        ends=said.ends,
        chance=said.chance,
        refused="",
    )
