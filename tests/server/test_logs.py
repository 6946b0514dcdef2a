"""What the house writes about itself: enough to help, nothing that anybody at a table must not know, never a flood."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.conformance.toys import Toy
from tests.server.clockwork import parlour
from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.core import registry
from vernissage.server import faults, logs
from vernissage.server.log import Unplayable
from vernissage.server.storage import LogEntry, Storage

SECRET = "seal 17 of the hand nex-12"


@pytest.fixture
def written() -> Iterator[Callable[..., io.StringIO]]:
    """Sets the logs up as a house does, with a place to read them."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    vernissage_level = logging.getLogger("vernissage").level

    def set_up(level: str = "warning", form: str = "text") -> io.StringIO:
        stream = io.StringIO()
        logs.set_up(level, form, stream)
        return stream

    yield set_up
    root.handlers = before
    root.setLevel(level)
    logging.getLogger("vernissage").setLevel(vernissage_level)


def failing(depth: int = 2) -> None:
    if depth:
        failing(depth - 1)
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise ValueError(f"cannot play {SECRET}") from error


@pytest.mark.parametrize("form", logs.FORMATS)
def test_an_error_is_told_by_its_kind_and_place_and_not_in_its_own_words(
    written: Callable[..., io.StringIO], form: str
) -> None:
    stream = written(form=form)
    try:
        failing()
    except ValueError:
        logging.getLogger("vernissage.server.playing").exception("table %s: the rules of %s failed", "t4ble", "toy")
    text = stream.getvalue()
    assert "table t4ble: the rules of toy failed" in text
    assert "Traceback" in text
    assert "KeyError" in text
    assert "ValueError" in text
    assert "test_logs.py" in text
    assert "seal" not in text.replace("test_logs.py", "")
    assert "nex-12" not in text
    if form == "json":
        (line,) = text.splitlines()
        said = json.loads(line)
        assert (said["level"], said["logger"]) == ("error", "vernissage.server.playing")
        assert said["time"].endswith("Z")


def test_what_the_system_and_the_database_say_is_harmless_and_told() -> None:
    assert "No space left" in faults.described(OSError(28, "No space left on device"))
    assert faults.described(sqlite3.OperationalError("disk I/O error")) == "OperationalError (disk I/O error)"
    assert faults.described(ValueError(SECRET)) == "ValueError"


def test_a_failed_statement_is_told_without_what_was_to_be_stored(tmp_path: Path) -> None:
    async def story() -> str:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        try:
            await storage.append("t4ble", LogEntry(1, "move", 0, SECRET, "person", 0.0))
        except sa.exc.SQLAlchemyError as error:
            return faults.traced(error) + str(error)
        finally:
            await storage.close()
        raise AssertionError

    told = asyncio.run(story())
    assert "no such table: entries" in told
    assert SECRET not in told


def test_an_endless_recursion_makes_no_endless_line() -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as error:
        deeper()
    assert len(faults.traced(error.value).splitlines()) < 8 * faults.MOST_FRAMES


def test_a_log_that_cannot_be_followed_is_told_of_without_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room:
            table = await room.table("ann", "bob", title="toy")
            await room.house.storage.append(table.id, LogEntry(1, "move", 0, SECRET, "person", 0.0))
            with pytest.raises(Unplayable) as error:
                await table.refresh()
            assert str(error.value).startswith("entry 1 (move) fails: UnreadableMove at ")
            house = room.another_process()
            await house.take_up_running()
            await house.storage.close()

    registry.add(Toy())
    try:
        asyncio.run(story())
    finally:
        registry.remove("toy")
    assert "is set aside" in caplog.text
    assert SECRET not in " ".join(record.getMessage() for record in caplog.records)


def test_lines_of_one_kind_are_counted_when_there_are_too_many(written: Callable[..., io.StringIO]) -> None:
    now = [0.0]
    stream = io.StringIO()
    handler = logs.Handler(stream, lambda: now[0])
    handler.setFormatter(logs.TextLines())
    logger = logging.Logger("vernissage.flood")
    logger.addHandler(handler)
    for n in range(5000):
        logger.warning("socket %d was lost", n)
    logger.error("something else")
    assert stream.getvalue().count("was lost") == logs.MOST_A_MINUTE
    assert "something else" in stream.getvalue()
    now[0] = 61
    logs.Handler.tell_left_out(handler)
    assert f"{5000 - logs.MOST_A_MINUTE} more lines like this were left out: socket %d was lost" in stream.getvalue()
    logger.warning("socket %d was lost", 1)
    assert stream.getvalue().endswith("socket 1 was lost\n")
    for n in range(100):
        logger.warning("socket %d was lost", n)
    handler.close()
    assert stream.getvalue().splitlines()[-1].endswith("81 more lines like this were left out: socket %d was lost")


def test_kinds_without_number_are_bounded_too() -> None:
    stream = io.StringIO()
    handler = logs.Handler(stream, lambda: 0.0)
    logger = logging.Logger("strangers")
    logger.addHandler(handler)
    for n in range(20_000):
        logger.warning(f"address {n} is odd")
    assert len(stream.getvalue().splitlines()) < 1000


def test_a_line_is_one_line_whatever_somebody_puts_into_it(written: Callable[..., io.StringIO]) -> None:
    stream = written("info")
    logging.getLogger("vernissage").info("GET %s", "/x\n2026-01-01 error the house burns\x1b[31m" + "y" * 9000)
    (line,) = stream.getvalue().splitlines()
    assert r"\x0a2026" in line
    assert len(line) < 2500


# In a house that is open.


def test_every_request_has_an_id_in_its_answer_and_its_line(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(log_level="info", log_format="json")
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    key = ann.link(table)
    ids = [
        ann.ask("GET", path).headers["x-request-id"]
        for path in ("/api/house", "/no-such-page", f"/t/{table}?key={key}")
    ]
    assert len(set(ids)) == 3
    tab = ann.live(table)
    assert tab.socket.response is not None
    live = tab.socket.response.headers["x-request-id"]
    tab.until(lambda state: True)
    tab.close()
    server.close()
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    told = {line["request"]: line["message"] for line in lines if "request" in line}
    assert told[ids[0]].startswith("GET /api/house 200 in ")
    assert told[ids[1]].startswith("GET /no-such-page 404 in ")
    assert told[live].startswith(f"live /api/tables/{table}/live for ")
    assert key not in server.log, "a personal link is never written down"
    cookie = ann.http.cookies["vernissage_guest"]
    assert cookie not in server.log


def test_neither_moves_nor_secrets_are_in_the_log_of_a_damaged_table(
    new_server: Callable[..., Server], guest: Guests
) -> None:
    server = new_server(log_level="debug")
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    key = ann.link(table)
    server.kill()
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute(
            "INSERT INTO entries (table_id, number, kind, seat, move, cause, at) VALUES (?, 1000, ?, 0, ?, ?, 0)",
            (table, "move", "bid 1234567", "person"),
        )
        connection.execute("UPDATE entries SET move = 'bid 1234567' WHERE table_id = ?", (table,))
        (seed,) = connection.execute("SELECT seed FROM tables").fetchone()
    connection.close()
    server.open()
    assert ann.table(table)["stored"]
    server.close()
    assert f"table {table} is set aside" in server.log
    for secret in ("1234567", seed, key, ann.http.cookies["vernissage_guest"]):
        assert secret not in server.log


def test_a_house_can_be_told_to_say_less(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(log_level="error")
    guest(server).ask("GET", "/api/house")
    server.close()
    assert not re.search(r"info|warning", server.log)
