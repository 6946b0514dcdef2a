"""Nobody can make others wait: with files, with sockets, with lists."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import vernissage
from tests.server.clockwork import parlour
from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.core.errors import ComponentsError
from vernissage.server.limits import Sockets
from vernissage.server.table import LiveTable

NESTED = {
    "a dotted key": ".".join("a" * 19_900) + " = 1",
    "a dotted key with spaces": " . ".join("a" * 9_000) + " = 1",
    "quoted parts": ".".join(['"a"'] * 9_000) + " = 1",
    "a table's name": "[" + ".".join("a" * 19_000) + "]",
    "lists in lists": "a = " + "[" * 19_000 + "]" * 19_000,
    "tables in tables": "a = " + "{a = " * 6_000 + "1" + "}" * 6_000,
}


@pytest.mark.parametrize("kind", NESTED)
def test_a_file_that_is_nested_deeply_is_refused_before_it_is_read(kind: str) -> None:
    title = vernissage.title("modern_art")
    with pytest.raises(ComponentsError, match="nested too deeply"):
        title.setup(3, None, NESTED[kind])


def test_such_a_file_keeps_no_other_guest_waiting(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    order = {"title": "modern_art", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
    assert ann.refused("POST", "/api/tables", {**order, "components": NESTED["a dotted key"]}) == (
        400,
        "ComponentsError",
    )
    own = vernissage.title("modern_art").standard_components
    assert ann.call("POST", "/api/tables", {**order, "components": own + "\n# mine\n"})["own_components"]


def test_the_lobby_opens_and_replays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            for _ in range(3):
                table = await room.table("ann", "bob", "cleo")
                await table.set_status("ended", ("playing",))
            await room.table("ann", "bob", "cleo")
            del table
            house = room.another_process()
            opened: list[str] = []
            monkeypatch.setattr(LiveTable, "open", lambda self: opened.append(self.id))
            assert len(await house.tables_of("ann")) == 4
            assert len(await house.lobby_tables(("playing",))) == 1
            assert opened == []
            await house.storage.close()

    asyncio.run(story())


def test_connections_are_counted_by_guest_and_by_address() -> None:
    sockets = Sockets(per_guest=2, per_address=3)
    with sockets.held("ann", "here") as one, sockets.held("ann", "here") as two:
        assert (one, two) == (True, True)
        with sockets.held("ann", "there") as third:
            assert not third, "Ann has two already"
        with sockets.held("bob", "here") as bobs, sockets.held(None, "here") as strangers:
            assert bobs
            assert not strangers, "three come from here already"
    with sockets.held("ann", "here") as again:
        assert again


def test_one_guest_holds_only_so_many_connections(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(sockets_per_guest=3)
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    tabs = [ann.live(table) for _ in range(3)]
    for tab in tabs:
        tab.until(lambda state: True)
    assert ann.live(table).was_closed() == 4429
    bob.live(table).until(lambda state: True)
    tabs[0].close()
    tabs[1].until(lambda state: True)
    tabs[1].fence()


def test_a_connection_that_says_nothing_is_closed(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(idle_seconds=0.5)
    ann = guest(server, "Ann")
    table = ann.new_table("me", "open", "greedy")
    assert ann.live(table).was_closed() == 4410


def test_a_personal_link_brings_the_seat_to_one_device(server: Server, guest: Guests) -> None:
    ann, phone, thief = guest(server, "Ann"), guest(server, "Phone"), guest(server, "Thief")
    table = ann.new_table("me", "open", "greedy")
    link = ann.link(table)
    assert phone.do(table, "claim", {"key": link})["your_seat"] == 0
    assert thief.refused("POST", f"/api/tables/{table}/claim", {"key": link}) == (409, "no-such-link")
    assert phone.link(table) != link
