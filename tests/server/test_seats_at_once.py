"""Two processes change the seats of one table at once: nothing is lost, and the slower one works it out again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Parlour, held, parlour
from vernissage.server.house import House
from vernissage.server.ledger import Ledger
from vernissage.server.refusals import TableError
from vernissage.server.table import LiveTable

Story = Callable[[Parlour, House], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Runs a story with two houses on one database that hear nothing of each other."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch) as room:
                other = room.another_process()
                try:
                    await story(room, other)
                finally:
                    for table in other.in_memory():
                        await table.close()
                    await other.storage.close()

        asyncio.run(whole())

    return run


async def _in_both(room: Parlour, other: House, *seats: str, **how: Any) -> tuple[LiveTable, LiveTable]:
    """A table that both houses hold as it is now."""
    here = await room.table(*seats, **how)
    return here, await other.table(here.id)


def _people(table: LiveTable) -> list[str | None]:
    return [place.guest for place in table.seats]


async def _stored(room: Parlour, table: LiveTable) -> tuple[str, list[str | None]]:
    found = await room.house.storage.table(table.id)
    assert found is not None
    return found[0].status, [place.guest for place in found[1]]


def test_two_people_who_sit_down_at_once_both_sit(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "open", "open", start=False)
        await here.sit("bob", "Bob", None)
        await there.sit("cleo", "Cleo", None)
        assert await _stored(room, here) == ("open", ["ann", "bob", "cleo"])
        assert _people(there) == ["ann", "bob", "cleo"]

    tell(story)


def test_of_two_people_on_one_chair_the_second_is_told(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "open", "open", start=False)
        await here.sit("bob", "Bob", 1)
        with pytest.raises(TableError) as told:
            await there.sit("cleo", "Cleo", 1)
        assert told.value.code == "no-free-seat"
        assert await _stored(room, here) == ("open", ["ann", "bob", None])

    tell(story)


def test_a_game_begins_once(tell: Callable[[Story], None]) -> None:
    """Each house would draw other seats."""

    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "bob", "cleo", start=False)
        here.shuffle_seats = there.shuffle_seats = True
        begun = await asyncio.gather(here.start(), there.start(), return_exceptions=True)
        (refused,) = [one for one in begun if one is not None]
        assert isinstance(refused, TableError)
        assert refused.code == "started-already"
        assert (await _stored(room, here))[1] == _people(here) == _people(there)
        assert here.position == there.position

    tell(story)


def test_a_pause_here_and_a_leave_there_both_hold(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "bob", "cleo")
        await here.set_status("paused", ("playing",))
        await there.leave("bob")
        assert there.status == "paused"
        assert [place.left for place in there.seats] == [False, True, False]
        await here.refresh()
        assert here.seating == there.seating

    tell(story)


def test_who_was_removed_elsewhere_does_not_come_back(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "bob", "cleo")
        await here.remove(1)
        await there.leave("cleo")
        status, people = await _stored(room, here)
        assert (status, people) == ("playing", ["ann", None, "cleo"])

    tell(story)


def test_a_personal_link_is_used_once_in_all_houses(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "bob", "cleo")
        await room.house.storage.put_guest("eve", "Eve", 0.0)
        link = here.seats[1].link
        await here.claim(link, "dora")
        with pytest.raises(TableError) as told:
            await there.claim(link, "eve")
        assert told.value.code == "no-such-link"
        assert (await _stored(room, here))[1] == ["ann", "dora", "cleo"]

    tell(story)


def test_a_move_made_elsewhere_leaves_the_seats_alone(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here = await held(room)
        there = await other.table(here.id)
        await here.done(0)
        await there.leave("cleo")
        await here.refresh()
        assert [place.left for place in here.seats] == [False, False, True]

    tell(story)


def test_a_rematch_is_one_table(tell: Callable[[Story], None]) -> None:
    async def story(room: Parlour, other: House) -> None:
        here, there = await _in_both(room, other, "ann", "bob", "cleo")
        await here.set_status("ended", ("playing",))
        await there.refresh()
        one, two = await asyncio.gather(room.house.rematch(here, "ann", "Ann"), other.rematch(there, "bob", "Bob"))
        assert one.id == two.id
        assert here.rematch == there.rematch == one.id
        stored, _ = await Ledger(room.house.storage).counts()
        assert sum(stored.values()) == 2, "nobody sits alone at a table that nobody will come to"

    tell(story)
