"""Relaxed tables: reserves that run while a seat is asked, refill, stand still, and fall."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.clockwork import Parlour, any_move, asked, causes, hand, held, offer, parlour, told, until
from tests.server.deals import put_seed, rich_seed
from tests.server.doors import Server
from vernissage.server.house import House
from vernissage.server.ledger import notes
from vernissage.server.messages import table_sentence
from vernissage.server.refusals import TableError
from vernissage.server.storage import LogEntry, entries, playable
from vernissage.server.stored import SetAside
from vernissage.server.table import LiveTable

HOUR = 3600
PACE: dict[str, Any] = {"reserve": 24 * HOUR, "refill": 12 * HOUR}
Story = Callable[[Parlour], Awaitable[None]]
Tell = Callable[[Story], None]
Guests = Callable[..., Any]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Runs a story in a house of its own, which is open."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch) as room:
                await room.house.watch.note()
                await story(room)

        asyncio.run(whole())

    return run


async def pass_hours(room: Parlour, hours: float, *houses: House) -> None:
    """Time goes by in an open house: again and again it was noted that it is open."""
    room.clock.now += hours * HOUR
    async with room.house.storage.engine.begin() as connection:
        await connection.execute(sa.update(notes).where(notes.c.key == "open").values(value=room.clock.time()))
    for house in houses or (room.house,):
        await house.watch.note()


def hours(room: Parlour, table: LiveTable) -> dict[int, float]:
    """What each seat has left, running or not."""
    assert table.reserves is not None
    left = {seat: (at - room.clock.time()) / HOUR for seat, at in table.reserves.falls.items()}
    left |= {seat: seconds / HOUR for seat, seconds in table.reserves.left.items()}
    return {seat: round(left[seat], 3) for seat in sorted(left)}


def runs(table: LiveTable) -> set[int]:
    assert table.reserves is not None
    return set(table.reserves.falls)


async def again(room: Parlour, table: LiveTable) -> LiveTable:
    """The same table as another process reads it."""
    house = room.another_process()
    await house.watch.note()
    return await house.table(table.id)


async def put_away(table: LiveTable) -> None:
    await table.close()
    await table.house.storage.close()


def test_a_clock_runs_while_its_seat_is_asked_and_refills_when_it_is_asked_anew(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        assert (runs(table), hours(room, table)) == ({0}, {0: 24, 1: 24, 2: 24})
        await pass_hours(room, 20)
        await offer(table, 0, "sealed")
        # Everybody is asked for a sealed bid, Ann once more: her turn goes on, and nobody has more than the reserve.
        assert (runs(table), hours(room, table)) == ({0, 1, 2}, {0: 4, 1: 24, 2: 24})
        await pass_hours(room, 1)
        await room.say(table, 1, "seal 3")
        assert (runs(table), hours(room, table)) == ({0, 2}, {0: 3, 1: 23, 2: 23})
        await room.say(table, 0, "seal 0")
        await pass_hours(room, 5)
        await room.say(table, 2, "seal 0")  # the card is sold, and the next one's turn begins
        assert asked(table) == (1,)
        assert (runs(table), hours(room, table)) == ({1}, {0: 3, 1: 24, 2: 18})
        await offer(table, 1, "sealed")
        assert hours(room, table) == {0: 15, 1: 24, 2: 24}

    tell(story)


def test_taking_a_move_back_gives_no_time(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room, **PACE)
        await pass_hours(room, 3)
        before = hours(room, table)[0]
        for _ in range(3):
            await table.take_back(0, 1)
            await room.say(table, 0, "leave")
        assert hours(room, table)[0] == before
        await table.done(0)
        assert 0 not in runs(table)

    tell(story)


def test_a_sealed_bid_that_is_changed_changes_no_clock(tell: Tell) -> None:
    """Else others would learn how often somebody thought again."""

    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await offer(table, 0, "sealed")
        await room.say(table, 1, "seal 3")
        seen = told(table, "cleo").table
        await pass_hours(room, 1)
        await room.say(table, 1, "seal 4")
        assert told(table, "cleo").table == seen

    tell(story)


def test_a_pause_stops_the_clocks(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await pass_hours(room, 4)
        await table.set_status("paused", ("playing",))
        assert (runs(table), hours(room, table)[0]) == (set(), 20)
        await pass_hours(room, 100)
        here = playable([("modern_art", table.title.rules_version)], ())
        assert await room.house.storage.due(room.clock.time(), here, 9) == []
        await table.set_status("playing", ("paused",))
        assert (runs(table), hours(room, table)[0]) == ({0}, 20)

    tell(story)


def test_who_leaves_the_seat_to_a_bot_uses_no_time(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await pass_hours(room, 4)
        room.think = any_move
        await table.leave("ann")
        assert (runs(table), hours(room, table)[0]) == (set(), 20)
        await table.sit("ann", "Ann", None)
        assert (runs(table), hours(room, table)[0]) == ({0}, 20)

    tell(story)


def test_when_a_clock_falls_a_bot_answers_this_turn_and_the_next_one_has_a_refill(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        room.enter(table, "bob")
        said_to_answer: list[str | None] = []

        def think(_: Any, seat: int) -> Any:
            said_to_answer.append(told(table, "bob").table.seats[seat].bot)
            return table.title.parse_move(next(f"offer {card}" for card in hand(table, seat) if "-once-" in card))

        room.think = think
        await pass_hours(room, 23.9)
        table.wake()
        assert table.bot_name(0) is None
        await pass_hours(room, 0.1)
        await room.house.watch.look()
        room.pass_time(3, table)
        await until(lambda: table.number == 1)
        assert said_to_answer == ["collector"]
        assert causes(table)[-1] == ("Offered", "bot")
        assert told(table, "bob").events[-1].by == "bot"
        assert hours(room, table)[0] == 0
        assert table.bot_name(1) is None
        await room.say(table, 1, "pass")
        await room.say(table, 2, "pass")
        await offer(table, 1, "sealed")
        assert (runs(table), hours(room, table)[0]) == ({0, 1, 2}, 12)
        assert table.bot_name(0) is None

    tell(story)


def test_who_answers_before_the_bot_does_has_answered(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        room.enter(table, "ann")
        await pass_hours(room, 25)  # nobody has looked at the clock yet
        await offer(table, 0, "once")
        assert causes(table)[-1] == ("Offered", "person")

    tell(story)


def test_an_absence_is_nothing_at_a_relaxed_table(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=90, **PACE)
        await pass_hours(room, 10)
        room.pass_time(0, table)
        assert table.automaton.gone_at(0) is None
        assert table.bot_name(0) is None

    tell(story)


def test_a_live_game_that_waits_for_its_people_needs_no_memory(tell: Tell) -> None:
    """Where no bot stands in, whoever left may never come back; whoever does finds the game as it was."""

    async def story(room: Parlour) -> None:
        left, played_on = [await room.table("ann", "bob", "cleo", away=away) for away in (0, 90)]
        for table in (left, played_on):
            room.house.keep(table)
        assert (left.rests, played_on.rests) == (True, False)
        assert (left in room.house.kept_tables, played_on in room.house.kept_tables) == (False, True)
        await offer(left, 0, "once")
        number = left.number
        other = await again(room, left)
        assert (other.number, other.rests) == (number, True)
        await put_away(other)

    tell(story)


def test_clocks_are_kept_over_a_restart(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await pass_hours(room, 7)
        await offer(table, 0, "once")
        await pass_hours(room, 1)
        other = await again(room, table)
        assert other.reserves == table.reserves
        assert hours(room, other) == {0: 17, 1: 23, 2: 24}
        await put_away(other)

    tell(story)


def test_clocks_stand_still_while_the_house_is_closed(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await pass_hours(room, 4)
        await room.house.watch.note()
        await table.close()
        room.clock.now += 30 * 24 * HOUR
        assert not table.has_fallen(0)  # this process slept and has not noticed yet
        other = await again(room, table)
        assert hours(room, other) == {0: 20, 1: 24, 2: 24}
        await other.house.watch.look()
        assert other.bot_name(0) is None
        assert other.number == 0
        third = await again(room, table)  # who comes next finds a fresh note
        assert third.reserves == other.reserves
        for one in (other, third):
            await put_away(one)

    tell(story)


@pytest.mark.parametrize("why", ["other-rules", "cannot-follow"])
def test_clocks_stand_still_while_a_table_is_set_aside(tell: Tell, why: str) -> None:
    async def story(room: Parlour) -> None:
        lost, kept = [await room.table("ann", "bob", "cleo", **PACE) for _ in range(2)]
        await pass_hours(room, 4)
        for table in (lost, kept):
            await table.close()
        if why == "other-rules":
            await room.rewrite(lost, rules=lost.title.rules_version + 1)
        else:
            await room.house.storage.append(lost.id, LogEntry(1, "move", 0, "nonsense", "person", 0.0))
        house = room.another_process()
        with pytest.raises(SetAside) as aside:
            await house.table(lost.id)
        assert aside.value.code == why
        for _ in range(90):
            room.clock.now += 40
            await house.watch.look()
        async with house.storage.engine.begin() as connection:  # what kept it from being played is mended
            await connection.execute(sa.delete(entries).where(entries.c.table_id == lost.id))
        await room.rewrite(lost, rules=lost.title.rules_version)
        house.look_again(None)
        third = await again(room, lost)
        assert hours(room, third) == {0: 20, 1: 24, 2: 24}
        played = await third.house.table(kept.id)
        assert hours(room, played) == {0: 19, 1: 24, 2: 24}
        await played.close()
        await put_away(third)
        await house.storage.close()

    tell(story)


def test_a_table_that_waits_for_people_alone_is_let_go_and_woken_when_a_clock_falls(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        async def looked_at() -> str:
            table = await room.table("ann", "bob", "greedy", **PACE)
            visitor = room.enter(table, "ann")
            assert table.id in room.house._tables
            table.exit(visitor)
            return table.id

        name = await looked_at()
        await until(lambda: gc.collect() >= 0 and room.house._tables.get(name) is None)
        await room.house.watch.look()
        assert room.house._tables.get(name) is None
        await pass_hours(room, 24)
        room.think = any_move
        await room.house.watch.look()
        woken = await room.house.table(name)
        room.pass_time(3, woken)
        await until(lambda: woken.number > 0)
        assert causes(woken)[0] == ("Offered", "bot")

    tell(story)


def test_a_bots_turn_that_a_killed_process_left_is_taken_up_by_another(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("greedy", "ann", "bob", **PACE)
        await table.close()  # before the bot said anything
        house = room.another_process()
        room.think = any_move
        await house.watch.look()
        other = await house.table(table.id)
        room.pass_time(3, other)
        await until(lambda: other.number > 0)
        await put_away(other)

    tell(story)


def test_of_two_processes_that_see_a_clock_fall_one_answers(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        room.enter(table, "bob")
        other = await again(room, table)
        visitor = room.enter(other, "cleo")
        room.think = any_move
        await pass_hours(room, 25, room.house, other.house)
        await asyncio.gather(room.house.watch.look(), other.house.watch.look())
        room.pass_time(3, table, other)
        await until(lambda: room.thoughts >= 2 and max(table.number, other.number) >= 1)
        await until(lambda: not table.lock.locked() and not other.lock.locked())
        kept = await room.house.storage.log(table.id)
        assert [(entry.seat, entry.cause) for entry in kept if entry.seat == 0] == [(0, "bot")]
        other.exit(visitor)
        await until(lambda: other._telling_soon is None)
        await put_away(other)

    tell(story)


def test_a_pause_that_another_process_overtakes_with_a_move_keeps_that_moves_clocks(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        other = await again(room, table)
        await pass_hours(room, 5)
        await offer(other, 0, "once")
        await table.set_status("paused", ("playing",))
        assert table.number == 1
        assert (runs(table), hours(room, table)) == (set(), {0: 19, 1: 24, 2: 24})
        await put_away(other)

    tell(story)


@pytest.mark.parametrize(
    ("pace", "seats", "begins"),
    [
        ({"reserve": 599, "refill": 60}, 3, "A relaxed table needs a reserve of at least 10 minutes"),
        ({"reserve": 600, "refill": 59}, 3, "A relaxed table needs"),
        ({"reserve": 600, "refill": 601}, 3, "A relaxed table needs"),
        ({"refill": 60}, 3, "A relaxed table needs"),
        ({"hammer": 8, **PACE}, 3, "At a relaxed table people answer hours apart"),
        ({"title": "gallerist", **PACE}, 1, "A game for one has no clock"),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(tell: Tell, pace: dict[str, Any], seats: int, begins: str) -> None:
    async def story(room: Parlour) -> None:
        with pytest.raises(TableError) as refused:
            await room.table(*("ann", "bob", "cleo")[:seats], **pace)
        assert table_sentence(refused.value, "en").startswith(begins)

    tell(story)


def test_the_rematch_has_the_same_pace(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", **PACE)
        await table.set_status("ended", ("playing",))
        rematch = await room.house.rematch(table, "ann", "Ann")
        assert (rematch.reserve, rematch.refill) == (24 * HOUR, 12 * HOUR)

    tell(story)


def test_the_lobby_tells_only_you_when_your_clock_falls(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy", **PACE)
    put_seed(server, table, rich_seed())
    bob.sit(table, 1)
    ann.do(table, "start")
    lobby = ann.call("GET", "/api/tables")
    assert 0 < lobby["falls"][table] - lobby["now"] - 24 * HOUR + 60 < 61
    assert bob.call("GET", "/api/tables")["falls"] == {}
    seat = lobby["yours"][0]["seats"][0]
    assert seat["falls"] == lobby["falls"][table]
    assert lobby["yours"][0]["seats"][1]["left"] == 24 * HOUR
    assert lobby["yours"][0]["seats"][2]["left"] is None
