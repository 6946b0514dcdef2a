"""The lobby says where it is your turn, from what is stored with each move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Parlour, asked, held, offer, parlour
from tests.server.deals import put_seed, rich_seed
from tests.server.doors import Server
from vernissage.server import awaiting, messages
from vernissage.server.stored import StoredTable
from vernissage.server.table import LiveTable

Guests = Callable[..., Any]


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[Parlour], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            await story(room)

    asyncio.run(whole())


async def stored(room: Parlour, table: LiveTable) -> StoredTable:
    found = await room.house.storage.table(table.id)
    assert found is not None
    return StoredTable(*found, table.title)


async def turns(room: Parlour, table: LiveTable) -> dict[str, float | None]:
    """Since when each of three waits, as the row says it and as the live table does."""
    row = await stored(room, table)
    said = {guest: messages.your_turn(room.house, row, guest) for guest in ("ann", "bob", "cleo")}
    assert said == {guest: messages.your_turn(room.house, table, guest) for guest in said}
    return said


def test_with_each_move_is_stored_who_is_waited_for_and_since_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        began = room.clock.time()
        assert await turns(room, table) == {"ann": began, "bob": None, "cleo": None}
        room.clock.now += 60
        await offer(table, 0, "sealed")
        assert asked(table) == (1, 2, 0)
        sealed = dict.fromkeys(("ann", "bob", "cleo"), began + 60)
        assert await turns(room, table) == sealed
        room.clock.now += 60
        await room.say(table, 2, "seal 3")
        assert await turns(room, table) == {**sealed, "cleo": None}
        await table.set_status("paused", ("playing",))
        assert set((await turns(room, table)).values()) == {None}

    run(tmp_path, monkeypatch, story)


def test_while_a_move_can_be_taken_back_only_its_player_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        assert [guest for guest, since in (await turns(room, table)).items() if since] == ["ann"]
        await table.done(0)
        assert table.held_by is None
        assert [guest for guest, since in (await turns(room, table)).items() if since] == ["bob"]

    run(tmp_path, monkeypatch, story)


def test_what_was_worked_out_before_storing_is_what_the_log_says_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        steps: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: table.take_back(0, 1),
            lambda: room.say(table, 0, "leave"),
            lambda: table.done(0),
        )
        for step in steps:
            await step()
            assert table.log is not None
            waited = (table.held_by,) if table.held_by is not None else awaiting.asked_at(table.log.position)
            assert tuple(sorted(table.awaited)) == tuple(sorted(waited))

    run(tmp_path, monkeypatch, story)


def test_a_table_of_an_older_form_knows_its_turn_once_it_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        await room.rewrite(table, awaited=None)
        assert messages.your_turn(room.house, await stored(room, table), "ann") is None
        again = await room.another_process().table(table.id)
        assert messages.your_turn(room.house, again, "ann") == table.created
        await again.close()
        await again.house.storage.close()

    run(tmp_path, monkeypatch, story)


def test_the_lobby_lists_first_where_it_is_your_turn_and_tells_nobody_else(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    waits = ann.new_table("me", "open", "greedy")
    put_seed(server, waits, rich_seed())
    bob.sit(waits, 1)
    ann.do(waits, "start")
    later = ann.new_table("me", "open", "greedy")
    lobby = ann.call("GET", "/api/tables")
    assert [table["id"] for table in lobby["yours"]] == [waits, later]
    assert list(lobby["turns"]) == [waits]
    assert bob.call("GET", "/api/tables")["turns"] == {}
    assert guest(server, None).call("GET", "/api/tables")["turns"] == {}
