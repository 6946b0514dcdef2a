"""Rules that fail and storage that fails: what could not be worked out or stored has not happened, here or anywhere."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from tests.conformance.toys import CHALK, MARK, Chalk, Mark, ShowCards, Toy, ToyPosition, ToyView, with_question
from tests.server.clockwork import Parlour, held, offer, parlour, silence, told, until
from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.core import registry
from vernissage.core.fields import Derived
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.text import LANGUAGES
from vernissage.server import messages
from vernissage.server.live import Visitor
from vernissage.server.refusals import Trouble
from vernissage.server.storage import LogEntry
from vernissage.server.stored import SetAside, StoredTable
from vernissage.server.table import LiveTable

Story = Callable[[Parlour], Awaitable[None]]
LEFT, RIGHT = Chalk(0), Chalk(1)


class _FailingMark(Mark):
    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        super().apply(p, seat, code)
        if code == CHALK + 1:
            raise IndexError("nobody has ever chalked the right side")


FailingRules = with_question(MARK, _FailingMark())


class FailingView(Toy):
    """Once somebody chalked the right side, the table cannot be shown any more."""

    def view(self, position: ToyPosition, seat: int | None) -> ToyView:
        if position.marks:
            raise IndexError("nobody has ever looked at the right side")
        return super().view(position, seat)


class FailingDeal(Toy):
    """It is never dealt."""

    def deal(self, position: ToyPosition) -> None:
        raise IndexError("nobody has ever dealt")


class _BrittlePosition(ToyPosition):
    __slots__ = ()
    is_broken = False

    def clone(self) -> Self:
        if _BrittlePosition.is_broken:
            raise IndexError("nobody has ever gone back")
        return super().clone()


class FailingCopies(Toy):
    """From some moment on nothing can be copied, so nothing can be taken back either."""

    position_type = _BrittlePosition


class _UnderivablePosition(Position):
    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    shown: tuple[int, ...]
    purses: list[int]
    bank: int
    points: list[int]
    bids: list[int]
    marks: int
    turn: int
    luck: int
    opened: tuple[int, ...]
    side: Derived[int]
    """The last side that was chalked."""

    QUESTIONS = ToyPosition.QUESTIONS
    prepare = ToyPosition.prepare

    def derive(self) -> None:
        if self.marks:
            raise IndexError("nobody has ever derived the right side")


class FailingDerive(Toy):
    """Once somebody chalked the right side, what follows from the fields cannot be worked out any more."""

    position_type = _UnderivablePosition  # type: ignore[assignment]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Story, Toy], None]]:
    """Runs a story at a house that has this toy on its shelf."""

    def run(story: Story, toy: Toy) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch, pace=0) as room:
                await story(room)

        registry.add(toy)
        asyncio.run(whole())

    yield run
    registry.remove("toy")


Tell = Callable[[Story, Toy], None]


async def say(visitor: Visitor, **said: Any) -> Any:
    """What a tab hears when it says something."""
    answer = await visitor._hear(json.dumps({"id": 1, **said}), None)  # type: ignore[arg-type]
    return msgspec.to_builtins(answer)


async def chalk(visitor: Visitor, side: int, number: int) -> Any:
    return await say(visitor, type="play", move={"move": "chalk", "side": side}, number=number)


async def stored(room: Parlour, table: LiveTable) -> list[LogEntry]:
    return await room.house.storage.log(table.id)


def stands_at(table: LiveTable) -> tuple[Any, ...]:
    """All that a table is, to compare."""
    position = None if table.position is None else table.position.clone()
    return table.seating, table.number, len(table.lines), position, table.rematch, set(table.standing_in)


# Rules that fail.


@pytest.mark.parametrize("toy", [FailingRules, FailingView])
def test_a_move_the_rules_fail_at_is_refused_and_the_table_goes_on(tell: Tell, toy: type[Toy]) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        ann, bob = room.enter(table, "ann"), room.enter(table, "bob")
        before = stands_at(table)
        bob.wake.clear()
        heard = await chalk(ann, 1, 1)
        assert (heard["type"], heard["code"]) == ("refused", "trouble")
        assert heard["text"] == "Something went wrong here. Nothing was changed; please try again."
        assert stands_at(table) == before
        assert await stored(room, table) == []
        assert not bob.wake.is_set(), "nobody else is disturbed"
        assert (await chalk(ann, 0, 1))["type"] == "answered"
        assert table.number == 1
        assert bob.wake.is_set()
        again = await room.another_process().table(table.id)
        assert again.position == table.position
        await again.close()
        await again.house.storage.close()

    tell(story, toy())


def test_a_table_plays_on_where_derived_fields_cannot_be_worked_out(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        ann, position = room.enter(table, "ann"), table.position
        assert position is not None
        assert (await chalk(ann, 1, 1))["type"] == "answered"
        with pytest.raises(IndexError, match="derived"):
            table.title.position_of_bytes(position.to_bytes())
        assert table.position is position
        assert [entry.move for entry in await stored(room, table)] == ["chalk 1"]
        assert (await say(ann, type="back", moves=1))["type"] == "answered"
        view = told(table, "ann").view
        assert isinstance(view, ToyView)
        assert view.decision is not None
        assert (await chalk(ann, 1, view.decision.number))["type"] == "answered"
        await table.play(0, ShowCards(view.hand[:1]), position.number)
        assert [entry.kind for entry in await stored(room, table)] == ["move", "back", "move", "move"]
        again = await room.another_process().table(table.id)
        assert again.position == position
        await again.close()
        await again.house.storage.close()

    tell(story, FailingDerive())


def test_a_bot_plays_another_move_where_the_rules_fail_at_its_own(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        def think(position: Position, seat: int) -> Move:
            return RIGHT if RIGHT in position.moves(seat) else silence(position, seat)

        room.think = think
        table = await room.table("random", "ann", title="toy", start=False)
        await table.start()
        await until(lambda: table.number >= 1)
        first = (await stored(room, table))[0]
        assert (first.move, first.cause) == ("chalk 0", "bot")

    tell(story, FailingRules())


def test_a_table_whose_every_move_fails_waits_longer_and_longer(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("random", "ann", title="toy", start=False)
        naps: list[float | None] = []

        async def sleep(seconds: float | None) -> None:
            naps.append(seconds)
            await asyncio.sleep(0)

        monkeypatch.setattr(table.automaton, "_sleep", sleep)
        monkeypatch.setattr(_FailingMark, "options", lambda *_: (CHALK + 1,))
        await table.start()
        await until(lambda: len(naps) >= 8)
        assert naps[:8] == [1, 2, 4, 8, 16, 32, 60, 60]
        assert await stored(room, table) == []

    tell(story, FailingRules())


def test_a_deal_that_fails_leaves_the_table_open(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "open", title="toy", start=False)
        before = stands_at(table)
        with pytest.raises(Trouble):
            await table.start()
        assert stands_at(table) == before
        assert table.status == "open"
        row, seats = await room.house.storage.table(table.id) or (None, [])
        assert row is not None
        assert (row.status, [seat.kind for seat in seats]) == ("open", ["person", "open"])
        await table.sit("bob", "Bob", 1)

    tell(story, FailingDeal())


def test_a_take_back_the_rules_fail_at_is_refused(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        ann = room.enter(table, "ann")
        await table.play(0, LEFT, 1)
        before = stands_at(table)
        with monkeypatch.context() as patch:
            patch.setattr(_BrittlePosition, "is_broken", True)
            assert (await say(ann, type="back", moves=1))["code"] == "trouble"
        assert stands_at(table) == before
        assert [entry.kind for entry in await stored(room, table)] == ["move"]
        assert (await say(ann, type="back", moves=1))["type"] == "answered"
        view = told(table, "ann").view
        assert view is not None
        assert view.decision is not None
        assert (await chalk(ann, 1, view.decision.number))["type"] == "answered"

    tell(story, FailingCopies())


# Logs that cannot be followed.


@pytest.mark.parametrize(
    "entry", [("move", 0, "chalk 1"), ("move", 0, "hello"), ("move", 1, "chalk 0"), ("back", 0, "7"), ("back", 0, "x")]
)
def test_a_log_that_cannot_be_followed_sets_its_table_aside_and_no_other(
    tell: Tell, caplog: pytest.LogCaptureFixture, entry: tuple[str, int, str]
) -> None:
    async def story(room: Parlour) -> None:
        lost, kept = [await room.table("ann", "bob", title="toy") for _ in range(2)]
        kind, seat, move = entry
        await room.house.storage.append(lost.id, LogEntry(1, kind, seat, move, "person", 0.0))
        house = room.another_process()
        await house._take_up(await house.storage.running())
        assert f"table {lost.id} is set aside: entry 1 ({kind}) fails" in caplog.text
        assert {table.id for table in house._kept} == {kept.id}
        lobby = {table.id: table for table in await house.lobby_tables(("playing",))}
        assert lobby.keys() == {kept.id}
        set_aside = next(table for table in await house.tables_of("ann") if table.id == lost.id)
        assert isinstance(set_aside, StoredTable)
        sentences = {messages.kept_info(set_aside, "ann", lang).stored for lang in LANGUAGES}
        assert len({one.text for one in sentences if one is not None}) == len(LANGUAGES)
        for _ in range(2):
            with pytest.raises(SetAside) as error:
                await house.table(lost.id)
            assert error.value.code == "cannot-follow"
        if kind == "move":
            assert str(set_aside.record(await house.storage.log(lost.id), seat).entries[0].text()) == f"1 {seat} {move}"
        other = await house.table(kept.id)
        await other.play(0, LEFT, 1)
        await other.close()
        await house.storage.close()

    tell(story, FailingRules())


def test_a_deal_that_cannot_be_made_again_sets_its_table_aside(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        registry.add(FailingDeal())
        house = room.another_process()
        assert isinstance(await house.kept(table.id), StoredTable)
        await house.storage.close()

    tell(story, Toy())


def test_a_table_that_cannot_follow_another_process_goes_no_further(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        before = stands_at(table)
        await room.house.storage.append(table.id, LogEntry(1, "move", 0, "chalk 1", "person", 0.0))
        with pytest.raises(Trouble):
            await table.play(0, LEFT, 1)
        assert stands_at(table) == before

    tell(story, FailingRules())


def test_a_damaged_table_is_told_of_at_the_door(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server()
    ann = guest(server)
    lost, kept = (ann.new_table("me", "greedy", "greedy") for _ in range(2))
    for table in (lost, kept):
        ann.do(table, "start")
    server.kill()
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute("UPDATE entries SET move = 'bid 500' WHERE table_id = ?", (lost,))
        connection.execute(
            "INSERT INTO entries (table_id, number, kind, seat, move, cause, at) VALUES (?, 1000, ?, 0, ?, ?, 0)",
            (lost, "move", "bid 500", "person"),
        )
    connection.close()
    server.open()
    assert "Modern Art" in ann.table(lost)["stored"]["text"]
    lobby = ann.call("GET", "/api/tables")
    assert {table["id"]: table["stored"] is not None for table in lobby["yours"]} == {lost: True, kept: False}
    assert {table["id"] for table in lobby["playing"]} == {kept}
    assert ann.live(lost).was_closed() == 4409
    assert ann.refused("POST", f"/api/tables/{lost}/pause") == (409, "cannot-follow")
    assert "bid 500" in ann.call("GET", f"/api/tables/{lost}/record")
    assert ann.live(kept).until(lambda state: True)["table"]["status"] == "playing"


# Storage that fails.


class DiskFull(Exception):
    """Nothing can be written now."""


async def _full(*_: Any, **__: Any) -> None:
    raise DiskFull


WRITES = ("add_table", "reseat", "set_rematch", "append", "add_chat")
Deed = Callable[[LiveTable], Awaitable[None]]


async def _key_of_ann(table: LiveTable) -> None:
    await table.claim(table.seats[0].link, "dora")


BEFORE_THE_START: dict[str, Deed] = {
    "start": lambda table: table.start(),
    "sit": lambda table: table.sit("cleo", "Cleo", 2),
    "leave": lambda table: table.leave("bob"),
    "remove": lambda table: table.remove(1),
    "claim": _key_of_ann,
    "end": lambda table: table.set_status("ended", ("open", "playing", "paused")),
    "say": lambda table: table.say("ann", "Ann", "hello"),
}
DURING_THE_GAME: dict[str, Deed] = {
    "move": lambda table: offer(table, 0, "open"),
    "leave": lambda table: table.leave("bob"),
    "remove": lambda table: table.remove(1),
    "claim": _key_of_ann,
    "pause": lambda table: table.set_status("paused", ("playing",)),
    "end": lambda table: table.set_status("ended", ("open", "playing", "paused")),
    "rematch": lambda table: table.set_rematch("a2b3c4d5"),
}
IN_AN_AUCTION: dict[str, Deed] = {
    "order": lambda table: table.give_order(1, "raise", 12, "pass"),
    "bid": lambda table: table.play(1, table.title.parse_move("bid 7"), None),
}
WHILE_HELD: dict[str, Deed] = {"take back": lambda table: table.take_back(0, 1), "done": lambda table: table.done(0)}
DEEDS = [
    (when, what)
    for when, deeds in (
        ("before", BEFORE_THE_START), ("during", DURING_THE_GAME), ("auction", IN_AN_AUCTION), ("held", WHILE_HELD)
    )
    for what in deeds
]  # fmt: skip


@pytest.mark.parametrize(("when", "what"), DEEDS)
def test_what_cannot_be_stored_has_not_happened(tell: Tell, when: str, what: str) -> None:
    deed = {**BEFORE_THE_START, **DURING_THE_GAME, **IN_AN_AUCTION, **WHILE_HELD}[what]

    async def story(room: Parlour) -> None:
        if when == "before":
            table = await room.table("ann", "bob", "open", start=False)
        elif when == "held":
            table = await held(room)
        else:
            table = await room.table("ann", "bob", "cleo")
        if when == "auction":
            await offer(table, 0, "open")
        for guest in ("ann", "bob", "dora"):
            room.enter(table, guest)
        before, screens = stands_at(table), [told(table, guest) for guest in ("ann", "bob", "dora")]
        with pytest.MonkeyPatch.context() as patch:
            for write in WRITES:
                patch.setattr(room.house.storage, write, _full)
            with pytest.raises(DiskFull):
                await deed(table)
        assert stands_at(table) == before
        assert [told(table, guest) for guest in ("ann", "bob", "dora")] == screens
        again = await room.another_process().table(table.id)
        assert stands_at(again)[:2] == before[:2]
        await again.close()
        await again.house.storage.close()
        await deed(table)
        assert what == "say" or stands_at(table) != before

    tell(story, Toy())


def test_a_table_that_cannot_be_stored_is_not_opened(tell: Tell) -> None:
    async def story(room: Parlour) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(room.house.storage, "add_table", _full)
            with pytest.raises(DiskFull):
                await room.table("ann", "bob", "cleo")
        assert not room.house._tables
        assert await room.house.tables_of("ann") == []

    tell(story, Toy())


def test_a_game_is_over_with_its_last_move(tell: Tell) -> None:
    """One transaction: no moment at which the last move is stored and the table is still being played."""

    async def story(room: Parlour) -> None:
        table = await room.table("ann", "bob", title="toy")
        dice = random.Random(3)
        changes: list[dict[str, Any]] = []
        append = room.house.storage.append

        async def noted(id: str, entry: LogEntry, **values: Any) -> None:
            changes.append(values)
            await append(id, entry, **values)

        room.house.storage.append = noted  # type: ignore[method-assign, assignment]
        while table.status == "playing":
            position = table.position
            assert position is not None
            if table.held_by is not None:
                await table.done(table.held_by)
                continue
            seat = position.decision.seats[0]
            await table.play(seat, position.moves(seat).sample(dice), position.number)
        assert ["status" in change for change in changes] == [False] * (len(changes) - 1) + [True]
        row, _ = await room.house.storage.table(table.id) or (None, None)
        assert row is not None
        assert row.status == "over"

    tell(story, Toy())
