"""People who are at a table in another process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.clockwork import Parlour, asked, parlour, told, until
from vernissage.server import reviews
from vernissage.server.elsewhere import MOST_MISSED
from vernissage.server.reviews import Job
from vernissage.server.table import LiveTable

Story = Callable[[Parlour, LiveTable, LiveTable], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Runs a story at a table, which another process has, too."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch) as room:
                table = await room.table("ann", "bob", "greedy", away=90)
                other = room.another_process()
                there = await other.table(table.id)
                assert asked(there) == (0,)
                await has_looked(there)
                await story(room, table, there)
                await there.close()
                await other.storage.close()

        asyncio.run(whole())

    return run


async def has_looked(table: LiveTable) -> None:
    """The table's own hand knows what time it is."""
    await until(lambda: not table.automaton.woken.is_set())


def pass_on(table: LiveTable, there: LiveTable) -> None:
    """One process says who is with it, the other hears it."""
    there.house.elsewhere.hear(table.house.elsewhere.word())


def test_no_bot_stands_in_for_a_person_who_is_in_another_process(tell: Tell) -> None:
    async def story(room: Parlour, table: LiveTable, there: LiveTable) -> None:
        ann = room.enter(table, "ann")
        room.enter(table, "cleo")  # who watches is nobody's concern
        assert room.house.elsewhere.word().people == {table.id: {"ann"}}
        pass_on(table, there)
        assert told(there, "bob").table.seats[0].connected
        room.pass_time(100, there)
        await has_looked(there)
        assert there.standing_in == set()
        table.exit(ann)
        pass_on(table, there)
        assert not told(there, "bob").table.seats[0].connected
        await has_looked(there)
        room.pass_time(89, there)
        await has_looked(there)
        assert there.standing_in == set(), "he was here until now"
        room.pass_time(1, there)
        await until(lambda: there.standing_in == {0})

    tell(story)


def test_a_review_that_another_process_makes_is_known_and_not_begun_again(tell: Tell) -> None:
    async def story(room: Parlour, table: LiveTable, there: LiveTable) -> None:
        making, other = table.house.reviews, there.house.reviews
        making._jobs[table.id] = Job(done=0.4)
        assert other.done(there) is None
        pass_on(table, there)
        assert other.done(there) == 0.4
        await other.begin(there)
        assert other.job(there) is None
        making._jobs[table.id].failed = True
        pass_on(table, there)
        assert other.done(there) is None
        await other.begin(there)
        assert other.job(there) is not None
        await other.close()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(reviews, "check_over", lambda table: None)
        tell(story)


def test_who_returns_in_another_process_takes_over(tell: Tell) -> None:
    async def story(room: Parlour, table: LiveTable, there: LiveTable) -> None:
        room.pass_time(90, there)
        await until(lambda: there.standing_in == {0})
        room.enter(table, "ann")
        pass_on(table, there)
        assert there.standing_in == set()

    tell(story)


def test_a_process_that_says_nothing_any_more_is_forgotten(tell: Tell) -> None:
    async def story(room: Parlour, table: LiveTable, there: LiveTable) -> None:
        room.enter(table, "ann")
        for _ in range(2):
            pass_on(table, there)
            for _ in range(MOST_MISSED):
                pass_on(there, there)
                assert there.is_connected("ann")
        pass_on(there, there)
        assert not there.is_connected("ann")

    tell(story)


def test_nobody_is_forgotten_while_nothing_is_heard(tell: Tell) -> None:
    async def story(room: Parlour, table: LiveTable, there: LiveTable) -> None:
        room.enter(table, "ann")
        pass_on(table, there)
        room.pass_time(3600, there)
        await has_looked(there)
        assert there.is_connected("ann")
        assert there.standing_in == set()

    tell(story)
