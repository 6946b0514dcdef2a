"""People who last, in a house of two processes on PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.club.games import Club
from tests.server.club.programs import Postgres
from tests.server.conftest import Guests
from tests.server.evening_out import play_out, settled
from tests.server.push_service import Browser
from tests.server.test_evenings import open_evening
from vernissage.server.ledger import Ledger
from vernissage.server.push import Push
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage


def test_a_card_results_and_an_evening_are_the_same_in_both_houses(club: Club, guest: Guests) -> None:
    ann, bob, phone = guest(club.left, "Ann"), guest(club.right, "Bob"), guest(club.right, None)
    cleo = guest(club.right, "Cleo")
    evening, (first, second) = open_evening(ann)
    bob.sit(first)
    cleo.sit(second, 0)
    ann.do(first, "start")
    tab = bob.live(second)
    ann.do(second, "start")
    tab.until(lambda state: state["table"]["status"] == "playing")
    assert tab.state["view"] is None
    play_out(ann, bob, table=first)
    code = ann.call("POST", "/api/member/code")["code"]
    assert phone.call("POST", "/api/member/enter", {"code": code})["you"]["nickname"] == "Ann"
    assert phone.refused("GET", f"/api/tables/{first}/record") == (409, "sealed")
    play_out(cleo, table=second)
    tab.until(lambda state: state["view"] is not None)
    assert settled(phone, first)["evening"] == evening
    settled(cleo, second)
    assert phone.call("GET", "/api/market")[0]["games"] == 2
    profile = bob.call("GET", "/api/people/me")
    assert [one["games"] for one in profile["titles"][0]["ratings"]] == [1, 1]
    waiting = ann.new_table("me", "open", "greedy")
    there = phone.live(waiting)
    there.until(lambda state: state["table"]["your_seat"] == 0)
    ann.call("POST", "/api/member/out", {"everywhere": True})
    assert there.was_closed() == 4205, "sessions end in the other house, too"
    ann.call("POST", "/api/member/delete", {"nickname": "Ann"})
    names = [seat["name"] for seat in bob.call("GET", "/api/people/me")["history"][0]["seats"]]
    assert "N. N." in names
    assert not club.had_trouble


def test_processes_that_start_together_note_the_same_retention(postgres: Postgres) -> None:
    """Each finds nothing noted and writes it down: whoever comes second reads what the first one wrote."""
    postgres.ask("postgres", "CREATE DATABASE beginning")

    async def begin() -> set[int]:
        storages = [Storage(postgres.address("beginning")) for _ in range(6)]
        await storages[0].open()
        await asyncio.gather(*(storage.guest("nobody") for storage in storages))  # all are connected
        try:
            found = await asyncio.gather(*(Ledger(storage).retention(30, 0.0) for storage in storages))
        finally:
            for storage in storages:
                await storage.close()
        return {one.days for one in found}

    assert asyncio.run(begin()) == {30}


def test_processes_that_start_together_sign_notices_by_one_key_and_know_the_same_browsers(
    postgres: Postgres, tmp_path: Path
) -> None:
    postgres.ask("postgres", "CREATE DATABASE browsers")
    service = "http://127.0.0.1:9"
    browser = Browser(service, "Firefox")

    async def begin() -> tuple[int, list[str], int]:
        storages = [Storage(postgres.address("browsers")) for _ in range(4)]
        await storages[0].open()
        await asyncio.gather(*(storage.guest("nobody") for storage in storages))  # all are connected
        houses = [Push(Settings(data=tmp_path, push_service=service), storage.engine) for storage in storages]
        try:
            keys = await asyncio.gather(*(house.key() for house in houses))
            await storages[0].put_guest("ann", "Ann", 0.0)
            await asyncio.gather(*(house.add("ann", browser.request()) for house in houses))
            (found,) = await houses[1].of("ann")
            await houses[2].remove("ann", found.id)
            return len(set(keys)), [found.name], len(await houses[3].of("ann"))
        finally:
            for storage in storages:
                await storage.close()

    assert asyncio.run(begin()) == (1, ["Firefox"], 0)
