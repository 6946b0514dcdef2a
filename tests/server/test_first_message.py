"""A newcomer's first message: the whole screen, however long the game was, is there soon."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clockwork import parlour
from tests.titles import OWN
from vernissage.core.authored import Policy
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.text import LANGUAGES
from vernissage.core.titles import Title
from vernissage.server.guest_book import Remark
from vernissage.server.messages import LISTED, choices
from vernissage.server.screens import CHAT_ROOM, Audience
from vernissage.server.storage import LogEntry
from vernissage.server.table import LiveTable

MOST = 30_000
"""Characters."""
EVERY = 25
"""After so many moves one looks, and at the end."""
LONG_NAME = "Maximilian von Sonnenberg"[:24]


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_first_message_stays_short(
    title: Title[Any, Any], kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At many moments of a whole game, for every seat and the spectators, in every language, with a long chat."""

    async def look() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            seats = min(4, title.facts.players[1])
            table = await room.table("ann", *["open"] * (seats - 1), title=title.key, start=False, seed="07" * 32)
            for seat, guest in enumerate(("bob", "cleo", "dora")[: seats - 1], 1):
                await table.sit(guest, LONG_NAME, seat)
            await table.start()
            await table.automaton.close()
            table.guest_book.lines = [Remark(n, "ann", LONG_NAME, "Słowo " * 80, 0.0) for n in range(1, 60)]
            log = table.log
            assert log is not None
            dice = random.Random(5)
            while log.position.frames:
                seat = dice.choice(log.position.decision.seats)
                move = _move(log.position, seat, title.policy() if kind == "greedy" else None, dice)
                log.follow(LogEntry(log.number + 1, "move", seat, str(move), "person", 1.7e9 + log.number))
                if log.number % EVERY == 0 or not log.position.frames:
                    sizes = dict(_sizes(table, seats))
                    worst = max(sizes, key=lambda audience: sizes[audience])
                    assert sizes[worst] < MOST, (log.number, worst, sizes[worst])
            assert log.position.outcome is not None

    asyncio.run(look())


def _move(position: Position, seat: int, policy: Policy | None, dice: random.Random) -> Move:
    if policy is None:
        return position.moves(seat).sample(dice)
    after = position.clone()
    codes: list[int] = []
    while not codes or after.partial:
        codes.append(policy(after, seat, dice))
        after.push_as(seat, codes[-1])
    return position.question.move_of(position, seat, tuple(codes))


def _sizes(table: LiveTable, seats: int) -> Iterator[tuple[Audience, int]]:
    """What each audience would be told first, in characters, in a browser that has a board for the title."""
    table.screens.change()
    for seat in (None, *range(seats)):
        for language in LANGUAGES:
            audience = Audience(seat, seat == 0, language, board=False)
            told = table.screens.first(audience, table.screens.screen(audience), 0, 0)
            yield audience, len(told.decode())


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_answers_without_a_sentence_are_all_told(title: Title[Any, Any]) -> None:
    """A client with a board is told the same answers as others, the many of one kind as rows."""
    dice = random.Random(3)
    game = title.new(seats=title.facts.players[1], seed=3)
    words = title.words("en")
    most = 0
    while game.outcome is None:
        seat = dice.choice(game.decision.seats)
        listed, offered = (choices(game.position, seat, words, board) for board in (False, True))
        assert listed is not None
        assert offered is not None
        assert not listed.unspoken
        rows = [
            {"move": kind.move, **dict(zip(kind.fields, row, strict=True))}
            for kind in offered.unspoken
            for row in kind.rows
        ]
        told = [*msgspec.to_builtins([option.move for option in offered.options]), *msgspec.to_builtins(rows)]
        assert sorted(map(str, told)) == sorted(map(str, msgspec.to_builtins([one.move for one in listed.options])))
        kinds = Counter(type(option.move) for option in offered.options)
        assert max(kinds.values(), default=0) <= LISTED
        most = max(most, len(rows))
        game.play(seat, game.moves(seat).sample(dice))
    assert most > LISTED or title.key != "pictura", "none of its answers were many: this shows nothing"


def test_of_a_long_chat_the_last_lines_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            table = await room.table("ann", "bob", "cleo")
            audience = Audience(0, True, "en", board=False)
            for length, kept in ((400, CHAT_ROOM // 470), (2 * CHAT_ROOM, 1), (4, 40)):
                table.guest_book.lines = [Remark(n, "ann", "Ann", "x" * length, 0.0) for n in range(1, 101)]
                table.screens.change()
                told = json.loads(table.screens.first(audience, table.screens.screen(audience), 0, 0))
                assert [line["n"] for line in told["chat"]] == list(range(101 - kept, 101))

    asyncio.run(look())
