"""Word to people who are not looking: once, of nothing hidden, by whichever process, and no move waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.clockwork import Parlour, hand, offer, parlour
from tests.server.doors import Server, wait_for
from vernissage.server.house import House
from vernissage.server.notices import DELAY, PAUSES, Failed, Notice, Notices
from vernissage.server.rows import notices as rows
from vernissage.server.settings import SettingError, Settings
from vernissage.server.webhook import SIGNATURE, Webhook

SITE = "https://club.example"
Story = Callable[[Parlour, "Post"], Awaitable[None]]
Tell = Callable[[Story], None]


class Post:
    """A channel that keeps what it is given."""

    name = "post"

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []
        self.tries = 0
        self.fails: Exception | None = None

    async def reaches(self, guest: str) -> tuple[str, ...]:
        return (self.name,)

    async def send(self, guest: str, notice: Notice, way: str) -> bool:
        self.tries += 1
        if self.fails is not None:
            raise self.fails
        self.sent.append((guest, notice))
        return True

    @property
    def told(self) -> list[tuple[str, str]]:
        return [(guest, notice.event) for guest, notice in self.sent]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tell:
    def run(story: Story) -> None:
        async def whole() -> None:
            async with parlour(tmp_path, monkeypatch) as room:
                post = Post()
                room.house.notices = Notices(room.house, [post], SITE)
                await story(room, post)

        asyncio.run(whole())

    return run


async def pass_on(room: Parlour, seconds: float = DELAY, house: House | None = None) -> None:
    """What is to be told is written down; some time later what is due is sent."""
    notices = (house or room.house).notices
    while not notices._queue.empty():
        await notices.write(*notices._queue.get_nowait())
    room.clock.now += seconds
    await notices.send_due()


def test_who_is_not_looking_is_told_once_until_he_looks_again(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "ann")
        await offer(table, 0, "sealed")
        await pass_on(room, DELAY - 1)
        assert post.sent == []
        await pass_on(room, 1)
        assert sorted(post.told) == [("bob", "turn"), ("cleo", "turn")]
        for seat in (0, 1, 2):
            await room.say(table, seat, "seal 0")
        await offer(table, 1, "sealed")  # Bob and Cleo are asked again, and have not looked
        await pass_on(room)
        assert len(post.sent) == 2
        bob = room.enter(table, "bob")
        table.exit(bob)
        await pass_on(room)
        assert len(post.sent) == 2  # he has seen that it is his turn
        for seat in (0, 1, 2):
            await room.say(table, seat, "seal 0")
        room.pass_time(1)
        await offer(table, 2, "sealed")
        await pass_on(room)
        assert post.told[2:] == [("bob", "turn")]

    tell(story)


def test_who_comes_or_has_answered_meanwhile_is_not_told(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "ann")
        await offer(table, 0, "sealed")
        await pass_on(room, 1)
        room.enter(table, "bob")
        await room.say(table, 2, "seal 0")  # Cleo answered from elsewhere, so to speak
        await pass_on(room)
        assert post.sent == []
        await room.say(table, 1, "seal 0")
        await room.say(table, 0, "seal 0")
        await offer(table, 1, "sealed")
        await pass_on(room)
        assert post.told == [("cleo", "turn")]

    tell(story)


def test_those_who_sat_there_are_told_that_it_is_over(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "greedy", away=0)
        room.enter(table, "ann")
        room.pass_time(1)
        await table.set_status("ended", ("playing",))
        await pass_on(room)
        assert post.told == [("bob", "over")]

    tell(story)


def test_a_notice_says_nothing_of_the_game(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", reserve=172_800, refill=86_400)
        room.enter(table, "ann")
        await offer(table, 0, "sealed")
        await room.say(table, 0, "seal 7")
        await pass_on(room)
        assert table.reserves is not None
        expected = Notice(
            event="turn",
            table=table.id,
            title="modern_art",
            title_name="Modern Art",
            player="Bob",
            players=("Ann", "Bob", "Cleo"),
            link=f"{SITE}/t/{table.id}",
            falls=round(table.reserves.falls[1]),
            at=round(room.clock.time() - DELAY),
        )
        assert dict(post.sent)["bob"] == expected
        cards = [card for seat in range(3) for card in hand(table, seat)]
        assert not [card for card in cards for _, notice in post.sent if card in str(notice)]

    tell(story)


def test_what_fails_is_tried_again_later_and_given_up_in_the_end(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "bob")
        room.enter(table, "cleo")
        post.fails = Failed("nobody is there")
        table.house.notices.look(table)
        await pass_on(room)
        for pause in PAUSES:
            before = post.tries
            await pass_on(room, pause - 1)
            assert post.tries == before
            await pass_on(room, 1)
            assert post.tries == before + 1
        await pass_on(room, 1_000_000)
        assert post.tries == 1 + len(PAUSES)

    tell(story)


def test_what_can_never_be_sent_is_not_tried_again_and_a_channel_that_breaks_breaks_nothing(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        for guest in ("bob", "cleo"):
            room.enter(table, guest)
        post.fails = Failed("no such address", final=True)
        table.house.notices.look(table)
        await pass_on(room)
        await pass_on(room, 1_000_000)
        assert post.tries == 1
        table.exit(room.enter(table, "ann"))
        post.fails = RuntimeError("a bug")
        room.pass_time(1)
        await offer(table, 0, "sealed")
        await pass_on(room)
        assert post.tries == 2

    tell(story)


def test_of_two_processes_one_sends_it(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "ann")
        other = room.another_process()
        other.notices = Notices(other, [post], SITE)
        await offer(table, 0, "sealed")
        await room.house.notices.write("bob", table.id, "turn")
        await other.notices.write("bob", table.id, "turn")
        room.clock.now += DELAY
        await asyncio.gather(room.house.notices.send_due(), other.notices.send_due())
        assert post.told == [("bob", "turn")]
        await other.storage.close()

    tell(story)


def test_a_house_that_tells_nobody_writes_nothing_down(tell: Tell) -> None:
    async def story(room: Parlour, post: Post) -> None:
        room.house.notices = Notices(room.house, [], SITE)
        table = await room.table("ann", "bob", "cleo", away=0)
        room.enter(table, "ann")
        await offer(table, 0, "sealed")
        assert room.house.notices._queue.empty()
        async with room.house.storage.engine.begin() as connection:
            assert (await connection.execute(sa.select(rows))).all() == []

    tell(story)


# The webhook.


class Hook:
    """An address that hears posts, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.heard.append((self.path, dict(self.headers), body))
                self.send_response(hook.status)
                self.send_header("Location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?room=1"


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    yield made
    made.server.shutdown()
    made.server.server_close()
    thread.join()


NOTICE = Notice("turn", "abcd2345", "modern_art", "Modern Art", "Ann", ("Ann", "Bob"), f"{SITE}/t/abcd2345", None, 5)


def test_the_webhook_is_posted_signed_json(hook: Hook) -> None:
    assert asyncio.run(Webhook(hook.address, "a secret").send("guest-id", NOTICE, "webhook"))
    path, headers, body = hook.heard[0]
    assert path == "/hook?room=1"
    assert headers[SIGNATURE] == "sha256=" + hmac.new(b"a secret", body, hashlib.sha256).hexdigest()
    assert json.loads(body) == {
        "event": "turn",
        "table": "abcd2345",
        "title": "modern_art",
        "title_name": "Modern Art",
        "player": "Ann",
        "players": ["Ann", "Bob"],
        "link": f"{SITE}/t/abcd2345",
        "falls": None,
        "at": 5,
        "text": "Modern Art: it is Ann's turn.",
    }
    asyncio.run(Webhook(hook.address).send("guest-id", NOTICE, "webhook"))
    assert SIGNATURE not in hook.heard[1][1]


@pytest.mark.parametrize(("status", "final"), [(500, False), (429, False), (404, True), (302, False)])
def test_a_webhook_that_answers_badly_has_failed(hook: Hook, status: int, final: bool) -> None:
    hook.status = status
    with pytest.raises(Failed) as failed:
        asyncio.run(Webhook(hook.address, "a secret").send("guest-id", NOTICE, "webhook"))
    assert failed.value.final is final
    assert len(hook.heard) == 1  # no redirect is followed
    assert "a secret" not in str(failed.value)


def test_a_webhook_that_is_not_there_has_failed_for_now(hook: Hook) -> None:
    hook.server.server_close()
    with pytest.raises(Failed) as failed:
        asyncio.run(Webhook(hook.address).send("guest-id", NOTICE, "webhook"))
    assert not failed.value.final


def test_a_house_with_a_webhook_posts_whose_turn_it_is(tmp_path: Path, hook: Hook, guest: Callable[..., Any]) -> None:
    server = Server(tmp_path, webhook=hook.address, site=SITE).open()
    with contextlib.closing(server):
        ann = guest(server, "Ann")
        table = ann.new_table("me", "greedy", "greedy", away=0)
        ann.do(table, "start")  # and nobody looks

        def due() -> bool:
            with contextlib.closing(sqlite3.connect(server.database, timeout=60)) as database, database:
                return bool(database.execute("UPDATE notices SET next_try = 1 WHERE next_try > 1").rowcount)

        wait_for(due, "the notice is written down")
        wait_for(lambda: hook.heard, "the post")
    told = json.loads(hook.heard[0][2])
    assert (told["event"], told["table"], told["player"]) == ("turn", table, "Ann")
    assert told["link"] == f"{SITE}/t/{table}"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"webhook": "club.example/hook"}, "--webhook is a whole address"),
        ({"webhook": "ftp://club.example"}, "--webhook is a whole address"),
        ({"webhook": "https://club.example:99999/"}, "--webhook is a whole address"),
        ({"webhook": "https://me:pw@club.example/"}, "--webhook has no user"),
        ({"site": "club"}, "--site is a whole address"),
        ({"webhook_secret": "abc"}, "--webhook-secret signs"),
        ({"webhook": "https://club.example/", "webhook_secret": "x" * 201}, "a webhook secret has at most 200"),
    ],
)
def test_bad_settings_are_refused_by_name(wrong: dict[str, str], says: str) -> None:
    with pytest.raises(SettingError) as refused:
        Settings(**wrong)  # type: ignore[arg-type]
    assert str(refused.value).startswith(says)
    assert "pw" not in str(refused.value)
