"""Moves that wait together are stored by one commit, and nobody pays for another."""

from __future__ import annotations

import asyncio

import pytest

from vernissage.server.appending import Appender


class Taken(Exception):
    """This one cannot be stored."""


class Disk:
    """Notes every batch; `bad` ones cannot be stored, a broken disk stores nothing."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.bad: set[str] = set()
        self.broken = False

    async def store(self, batch: list[str]) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("the disk is full")
        if self.bad & set(batch):
            raise Taken(batch)
        self.batches.append(batch)


def test_what_comes_while_a_commit_is_under_way_is_stored_by_the_next_one() -> None:
    async def story() -> None:
        disk = Disk()
        appender = Appender(disk.store, Taken)
        await asyncio.gather(*(appender.add(item) for item in "abcdef"))
        assert [item for batch in disk.batches for item in batch] == list("abcdef")
        assert len(disk.batches) <= 2

    asyncio.run(story())


def test_one_that_cannot_be_stored_fails_alone() -> None:
    async def story() -> None:
        disk = Disk()
        disk.bad = {"c"}
        appender = Appender(disk.store, Taken)
        results = await asyncio.gather(*(appender.add(item) for item in "abcde"), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), Taken, type(None), type(None)]
        assert sorted(item for batch in disk.batches for item in batch) == list("abde")

    asyncio.run(story())


def test_a_disk_that_fails_is_told_to_all_and_tried_again_for_the_next() -> None:
    async def story() -> None:
        disk = Disk()
        disk.broken = True
        appender = Appender(disk.store, Taken)
        results = await asyncio.gather(*(appender.add(item) for item in "ab"), return_exceptions=True)
        assert [type(result) for result in results] == [OSError, OSError]
        disk.broken = False
        await appender.add("c")
        assert disk.batches == [["c"]]

    asyncio.run(story())


def test_whoever_stops_waiting_keeps_nobody_from_being_stored() -> None:
    async def story() -> None:
        disk = Disk()
        appender = Appender(disk.store, Taken)
        impatient = asyncio.create_task(appender.add("a"))
        patient = asyncio.create_task(appender.add("b"))
        await asyncio.sleep(0)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
        await patient
        assert "b" in {item for batch in disk.batches for item in batch}
        await appender.close()

    asyncio.run(story())
