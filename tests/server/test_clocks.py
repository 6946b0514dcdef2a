"""What a table does by itself, and when: bots, absences, holds, the hammer, forced answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.clockwork import (
    Parlour,
    any_move,
    asked,
    causes,
    held,
    offer,
    parlour,
    silence,
    told,
    until,
)
from vernissage.core.errors import StaleAnswer
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.games.modern_art.decisions import Raise
from vernissage.games.modern_art.moves import Bid
from vernissage.server.house import House
from vernissage.server.messages import table_sentence
from vernissage.server.refusals import TableError
from vernissage.server.table import LiveTable
from vernissage.server.thinking import Asked

Story = Callable[[Parlour], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Runs a story in a house of its own."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch) as room:
                await story(room)

        asyncio.run(whole())

    return run


# Absence.


def test_a_bot_stands_in_for_who_is_away_too_long_until_he_returns(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "greedy", away=90)
        bob = room.enter(table, "bob")
        room.pass_time(89, table)
        assert asked(table) == (0,)
        assert told(table, "bob").table.seats[0].bot is None
        room.pass_time(1, table)
        await until(lambda: 0 in table.standing_in)
        seat = told(table, "bob").table.seats[0]
        assert seat.away
        assert seat.bot == "collector"
        assert seat.kind == "person"
        ann = room.enter(table, "ann")
        assert table.standing_in == set()
        assert not told(table, "bob").table.seats[0].away
        table.exit(ann)
        table.exit(bob)

    tell(story)


def test_no_bot_stands_in_where_the_table_says_never_and_a_held_move_is_final_all_the_same(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "bob")
        room.pass_time(100_000, table)
        assert table.automaton.next_act() == (0.0, None)
        assert asked(table) == (0,)
        waiting = await held(room, away=0)
        for visitor in [one for one in waiting.visitors if one.guest == "ann"]:
            waiting.exit(visitor)
        room.pass_time(90, waiting)
        await until(lambda: waiting.held_by is None)
        assert table.standing_in == waiting.standing_in == set()

    tell(story)


@pytest.mark.parametrize("away", [1, 9])
def test_an_absence_shorter_than_a_reload_is_refused(tell: Tell, away: int) -> None:
    async def story(room: Parlour) -> None:
        with pytest.raises(TableError) as refused:
            await room.table("ann", "bob", "cleo", away=away)
        assert table_sentence(refused.value, "en").startswith("At least 10 seconds of absence")

    tell(story)


def test_the_stand_in_plays_and_stops_when_the_person_is_back(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=10)
        room.enter(table, "bob")
        room.enter(table, "cleo")
        room.think = any_move
        room.pass_time(10, table)
        await until(lambda: 0 in table.standing_in)
        room.pass_time(3, table)
        await until(lambda: table.number == 1)
        assert causes(table)[0] == ("Offered", "bot")
        room.enter(table, "ann")
        assert table.bot_name(0) is None

    tell(story)


def test_a_bot_that_thinks_when_the_person_returns_is_not_heard(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=10)
        room.enter(table, "bob")

        def think(position: Position, seat: int) -> Move:
            room.enter(table, "ann")
            return any_move(position, seat)

        room.think = think
        room.pass_time(10, table)
        await until(lambda: room.thoughts == 1 and table.is_connected("ann"))
        await until(lambda: not table.automaton.woken.is_set())
        assert table.number == 0

    tell(story)


def test_one_of_several_tabs_is_enough_to_be_there(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=10)
        first, second = room.enter(table, "ann"), room.enter(table, "ann")
        table.exit(first)
        room.pass_time(3600, table)
        assert table.automaton.gone_at(0) is None
        table.exit(second)
        assert table.automaton.gone_at(0) == room.clock.now + 10

    tell(story)


def test_after_a_restart_an_absence_is_counted_anew(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo", away=60)
        room.pass_time(59, table)
        await table.close()
        again = await room.another_process().table(table.id)
        assert again.automaton.gone_at(0) == room.clock.now + 60
        await again.close()
        await again.house.storage.close()

    tell(story)


# Bots speak after a while, where people are.


def test_bots_take_their_time_with_people_at_the_table(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "greedy")
        room.enter(table, "ann")
        room.enter(table, "bob")
        pauses = set()
        await table.set_status("paused", ("playing",))
        await table.set_status("playing", ("paused",))
        pauses.add(table.clocks.bot_due - room.clock.now)
        for _ in range(4):
            seat = asked(table)[0]
            if seat == 2:
                before = table.number
                pauses.add(table.clocks.bot_due - room.clock.now)
                room.pass_time(2.5, table)
                await until(lambda before=before: table.number > before)  # type: ignore[misc]
            else:
                assert table.position is not None
                await room.say(table, seat, str(silence(table.position, seat)))
            pauses.add(table.clocks.bot_due - room.clock.now)
        assert all(0.8 <= pause <= 2.5 for pause in pauses)
        assert len(pauses) > 1

    tell(story)


def test_bots_among_themselves_lose_no_time(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("greedy", "random", "greedy", start=False)
        room.think = any_move
        await table.start()
        await until(lambda: table.number > 20)
        assert table.clocks.bot_due == room.clock.now
        await table.set_status("paused", ("playing",))

    tell(story)


def test_comings_goings_and_chat_do_not_hold_a_bot_up(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "greedy", "greedy")
        room.enter(table, "ann")
        await offer(table, 0, "once")
        due = table.clocks.bot_due
        assert due > room.clock.now
        for _ in range(5):
            room.pass_time(0.1)
            table.exit(room.enter(table, "dora"))
            await table.say("ann", "Ann", "well?")
        assert table.clocks.bot_due == due

    tell(story)


def test_a_changed_sealed_bid_does_not_hold_a_bot_up(tell: Tell) -> None:
    """Else the bot's silence would tell that somebody thought again."""

    async def story(room: Parlour) -> None:
        table = await room.table("ann", "greedy", "greedy")
        room.enter(table, "ann")
        await offer(table, 0, "sealed")
        await room.say(table, 0, "seal 5")
        due = table.clocks.bot_due
        room.pass_time(0.1)
        await room.say(table, 0, "seal 6")
        assert table.clocks.bot_due == due

    tell(story)


def test_a_bot_is_judged_by_what_it_was_asked(tell: Tell) -> None:
    """Somebody raises while it thinks: its answer is stale, and nothing else is played in its place."""

    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "greedy")
        room.enter(table, "ann")
        room.enter(table, "bob")
        await offer(table, 0, "open")
        thinking, raised = asyncio.Event(), asyncio.Event()
        offered: list[int] = []

        async def slow(asked: Asked) -> Move:
            assert table.position is not None
            offered.append(table.position.price)  # type: ignore[attr-defined]
            thinking.set()
            await raised.wait()
            return Bid(offered[-1] + 2)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.house.thinkers, "answer", slow)
            room.pass_time(3, table)
            await thinking.wait()
            await room.say(table, 1, "bid 10")
            raised.set()
            room.pass_time(3, table)
            await until(lambda: len(offered) == 2)
            room.pass_time(3, table)
            await until(lambda: ("Bid", "bot") in causes(table))
        assert offered == [0, 10]
        bids = [line.event.amount for line in table.lines if type(line.event).__name__ == "Bid"]  # type: ignore[attr-defined]
        assert bids == [10, 12]

    tell(story)


# The hammer.


async def auction(room: Parlour, *seats: str, hammer: int = 20) -> LiveTable:
    """An open auction of Ann's, with everybody there."""
    table = await room.table(*seats, hammer=hammer)
    for seat in seats:
        if seat in ("ann", "bob", "cleo"):
            room.enter(table, seat)
    await offer(table, 0, "open")
    return table


def test_the_hammer_falls_and_silence_is_noted_as_the_clocks(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "bob", "cleo")
        await room.say(table, 1, "bid 7")
        clock = told(table, "cleo").clock
        assert clock is not None
        assert (clock.left, clock.of) == (20.0, 20)
        room.pass_time(19.9, table)
        assert told(table, "cleo").clock.left == 0.1  # type: ignore[union-attr]
        assert table.number == 2
        room.pass_time(0.1, table)
        await until(lambda: asked(table) == (1,))
        assert causes(table)[-3:] == [("NoRaise", "clock"), ("NoRaise", "clock"), ("Sold", "clock")]
        assert [line.by for line in told(table, "ann").events[-3:]] == ["clock"] * 3
        assert told(table, "cleo").clock is None
        kept = await room.house.storage.log(table.id)
        assert [(entry.move, entry.cause) for entry in kept[-2:]] == [("pass", "clock"), ("pass", "clock")]

    tell(story)


def test_a_raise_starts_the_countdown_again_and_a_pass_does_not(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "bob", "cleo")
        falls = table.hammer_falls_at
        room.pass_time(15)
        await room.say(table, 1, "pass")
        assert table.hammer_falls_at == falls
        await room.say(table, 2, "bid 3")
        assert table.hammer_falls_at == room.clock.now + 20

    tell(story)


def test_a_raise_after_the_hammer_is_told_so_even_if_the_table_was_busy(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "bob", "cleo")
        await room.say(table, 1, "bid 7")
        room.pass_time(20)  # the table itself has not looked at the clock yet
        with pytest.raises(StaleAnswer):
            await room.say(table, 2, "bid 8")
        table.wake()
        await until(lambda: asked(table) == (1,))
        assert causes(table)[-1] == ("Sold", "clock")

    tell(story)


def test_a_pause_stops_the_hammer(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "bob", "cleo")
        room.pass_time(15)
        await table.set_status("paused", ("playing",))
        assert told(table, "ann").clock is None
        room.pass_time(1000, table)
        assert table.number == 1
        await table.set_status("playing", ("paused",))
        assert told(table, "ann").clock.left == 20.0  # type: ignore[union-attr]

    tell(story)


def test_after_a_restart_a_countdown_starts_in_full(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "bob", "cleo")
        await room.say(table, 1, "bid 7")
        room.pass_time(15)
        await table.close()
        again = await room.another_process().table(table.id)
        assert again.hammer_falls_at == room.clock.now + 20
        await again.close()
        await again.house.storage.close()

    tell(story)


def test_every_bot_has_its_say_before_the_hammer(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await auction(room, "ann", "greedy", "greedy", hammer=2)
        for _ in range(2):
            wait = table.clocks.bot_due - room.clock.now
            assert 0 < wait <= 2 / 4
            before = table.number
            room.pass_time(wait, table)
            await until(lambda before=before: table.number > before)  # type: ignore[misc]
        passed = [cause for event, cause in causes(table) if event == "NoRaise"]
        assert passed == ["bot"] * 2

    tell(story)


def test_an_auction_where_silence_means_nothing_has_no_hammer(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would fall without an effect, again and again, and nothing else would ever run."""

    async def story(room: Parlour) -> None:
        monkeypatch.setattr(Raise, "silence", lambda self, p, seat: None)
        table = await auction(room, "ann", "bob", "cleo")
        room.pass_time(100, table)
        assert table.hammer_falls_at is None
        assert told(table, "bob").clock is None
        await room.say(table, 1, "bid 7")

    tell(story)


def test_a_raise_counts_only_in_its_own_auction(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo")
        for guest in ("ann", "bob", "cleo"):
            room.enter(table, guest)
        await offer(table, 0, "open")
        assert table.position is not None
        seen = table.position.number
        await room.say(table, 1, "bid 7")
        late = table.title.parse_move("bid 9")
        await table.play(2, late, seen)  # overtaken by a lower bid: it still says more
        with pytest.raises(StaleAnswer):
            await table.play(1, table.title.parse_move("bid 8"), seen)
        for seat in asked(table):
            await room.say(table, seat, "pass")
        await offer(table, 1, "open")
        with pytest.raises(StaleAnswer):
            await table.play(2, table.title.parse_move("bid 12"), seen)
        assert table.position.price == 0  # type: ignore[attr-defined]

    tell(story)


# Forced answers.


def test_what_a_spectator_can_see_is_forced_the_table_answers(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo")
        for guest in ("ann", "bob", "cleo"):
            room.enter(table, guest)
        await offer(table, 0, "once")
        await room.say(table, 1, "bid 100")  # nobody can have more
        assert table.number == 2
        room.pass_time(0.6, table)
        await until(lambda: table.number == 3)
        room.pass_time(0.6, table)
        await until(lambda: table.number == 4)
        assert causes(table)[-3:] == [("Passed", "clock"), ("Passed", "clock"), ("Sold", "clock")]

    tell(story)


def test_nothing_else_is_answered_for_a_seat(tell: Tell) -> None:
    """Cleo has nothing to add to the double, so there is one answer; only she can see that."""

    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo")
        for guest in ("ann", "bob", "cleo"):
            room.enter(table, guest)
        await offer(table, 0, "double")
        await room.say(table, 0, "decline")
        assert table.position is not None
        fitting = table.position.question.options(table.position, 1)
        table.position.hands[1] = tuple(c for c in table.position.hands[1] if c not in fitting)  # type: ignore[attr-defined]
        assert len(table.position.moves(1)) == 1
        due, act = table.automaton.next_act()
        assert act is None, f"the table would answer by itself at {due}"

    tell(story)


# Holds.


def test_nobody_is_asked_while_a_move_may_be_taken_back(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        assert told(table, "bob").choices is None
        assert told(table, "bob").held_by == 0
        assert told(table, "ann").undoable == 1
        with pytest.raises(TableError, match="held"):
            await offer(table, 1, "once")
        await table.take_back(0, 1)
        assert asked(table) == (0,)
        await room.say(table, 0, "leave")
        await table.done(0)
        assert told(table, "ann").undoable == 0
        with pytest.raises(TableError, match="nothing to take back"):
            await table.take_back(0, 1)
        assert told(table, "bob").choices is not None

    tell(story)


def test_a_hold_outlives_a_restart(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        await table.close()
        again = await room.another_process().table(table.id)
        assert again.held_by == 0
        assert again.undoable(0) == 1
        await again.close()
        await again.house.storage.close()

    tell(story)


def test_a_hold_ends_when_its_holder_is_away_too_long(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room, away=30)
        for visitor in list(table.visitors):
            if visitor.guest == "ann":
                table.exit(visitor)
        room.pass_time(29.9, table)
        assert table.held_by == 0
        room.pass_time(0.1, table)
        await until(lambda: table.held_by is None)
        assert asked(table) == (1,)

    tell(story)


def test_a_hold_ends_when_its_holder_leaves_the_seat(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        await table.leave("ann")
        await until(lambda: table.held_by is None)
        assert asked(table) == (1,)

    tell(story)


def test_a_hold_ends_when_its_holder_is_removed(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await held(room)
        await table.remove(0)
        await until(lambda: table.held_by is None)
        assert asked(table) == (1,)

    tell(story)


# Two processes, one table.


def test_the_loser_of_a_race_between_processes_tries_again(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", "cleo")
        await offer(table, 0, "sealed")
        other_house: House = room.another_process()
        other = await other_house.table(table.id)
        await room.say(table, 1, "seal 5")
        await room.say(other, 2, "seal 6")  # it does not know of Bob's bid yet
        await table.refresh()
        assert table.number == other.number == 3
        assert [entry.move for entry in await room.house.storage.log(table.id)][1:] == ["seal 5", "seal 6"]
        with pytest.raises(StaleAnswer):
            await table.play(0, table.title.parse_move("seal 1"), 1)
        assert table.position == other.position
        await other.close()
        await other_house.storage.close()

    tell(story)


def test_one_id_is_one_table_however_many_ask_at_once(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        name = (await room.table("ann", "open", "open", start=False)).id
        assert name not in room.house._tables  # nobody looks at it
        found = await asyncio.gather(*(room.house.table(name) for _ in range(5)))
        assert all(table is found[0] for table in found)
        watcher = room.enter(found[0], "dora")
        sitting = asyncio.create_task(found[0].sit("bob", "Bob", 1))
        await asyncio.sleep(0)
        found[0].exit(watcher)  # the last one who looked goes while Bob sits down
        other = await room.house.table(name)
        await sitting
        assert other.seats[1].name == "Bob"

    tell(story)
