"""Notices in browsers: only the browser can read them, nothing leads into the host's network, and gone is gone."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tests.server.clockwork import Parlour, offer, parlour
from tests.server.doors import Server, wait_for
from tests.server.push_service import Browser, PushService, push_service, signer_of
from vernissage.server import endpoints, push
from vernissage.server.endpoints import BadDevice, Endpoints, is_public
from vernissage.server.notices import DELAY, PAUSES, Failed, Notice, Notices
from vernissage.server.push import MOST_DEVICES, Push, id_of
from vernissage.server.settings import SettingError, Settings
from vernissage.server.storage import Storage

SITE = "https://club.example"
NOTICE = Notice("turn", "abcd2345", "modern_art", "Modern Art", "Ann", ("Ann", "Bob"), f"{SITE}/t/abcd2345", None, 5)
DEVICES = "/api/notices/devices"
Guests = Callable[..., Any]
Found = TypeVar("Found")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def club(service: PushService, new_server: Callable[..., Server]) -> Server:
    """A house whose host has named a push service of the own network."""
    return new_server("push", push_service=service.address, site=SITE)


def id_of_guest(person: Any) -> str:
    return str(person.call("GET", "/api/house")["you"]["guest"])


def with_push(settings: Settings, story: Callable[[Push], Awaitable[Found]]) -> Found:
    """What a house with these settings does when something is to be told."""

    async def whole() -> Found:
        storage = Storage(settings.database_address)
        try:
            return await story(Push(settings, storage.engine))
        finally:
            await storage.close()

    return asyncio.run(whole())


def send(server: Server, guest: str, browser: Browser, notice: Notice = NOTICE) -> bool:
    way = f"push {id_of(browser.endpoint)}"
    return with_push(server.settings, lambda channel: channel.send(guest, notice, way))


def test_a_browser_is_told_what_an_e_mail_says_and_alone_can_read_it(
    club: Server, service: PushService, guest: Guests
) -> None:
    ann, browser = guest(club, "Ann"), service.browser()
    told = ann.call("POST", DEVICES, browser.asks("fr"))
    assert [(device["id"], device["name"]) for device in told["devices"]] == [(id_of(browser.endpoint), "Firefox")]
    assert send(club, id_of_guest(ann), browser)
    ((path, headers, body),) = service.heard
    assert path == browser.path
    assert browser.reads(body) == {
        "heading": "Modern Art\N{NO-BREAK SPACE}: à vous de jouer, Ann",
        "text": "Ann, Bob",
        "table": "abcd2345",
        "language": "fr",
    }
    assert b"Ann" not in body
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", "abcd2345")
    key, claims = signer_of(headers)
    assert (key, claims["aud"], claims["sub"]) == (told["push"], service.address, SITE)
    assert 0 < claims["exp"] - time.time() <= 86_400


def test_whose_turn_it_is_goes_to_the_browser_and_the_key_outlasts_the_process(
    tmp_path: Path, service: PushService, guest: Guests
) -> None:
    browser = service.browser()
    server = Server(tmp_path, push_service=service.address, site=SITE).open()
    with contextlib.closing(server):
        ann = guest(server, "Ann")  # no card is needed
        key = ann.call("POST", DEVICES, browser.asks())["push"]
        table = ann.new_table("me", "greedy", "greedy", away=0)
        ann.do(table, "start")  # and nobody looks

        def due() -> bool:
            with contextlib.closing(sqlite3.connect(server.database, timeout=60)) as database, database:
                return bool(database.execute("UPDATE notices SET next_try = 1 WHERE next_try > 1").rowcount)

        wait_for(due, "the notice is written down")
        wait_for(lambda: service.heard, "the message")
    (told,) = service.sent_to(browser)
    assert (told["table"], told["heading"]) == (table, "Modern Art: it is your turn, Ann")
    assert signer_of(service.heard[0][1])[0] == key
    again = with_push(server.settings, lambda channel: channel.key())
    assert again == key


def test_processes_that_start_together_have_one_key(club: Server) -> None:
    async def together(channel: Push) -> set[str | None]:
        others = [Push(club.settings, channel._engine) for _ in range(4)]
        return set(await asyncio.gather(*(one.key() for one in others)))

    assert len(with_push(club.settings, together)) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(club: Server, service: PushService, guest: Guests, status: int) -> None:
    ann, browser = guest(club, "Ann"), service.browser()
    ann.call("POST", DEVICES, browser.asks())
    service.answers[browser.path] = status
    assert not send(club, id_of_guest(ann), browser)
    assert ann.call("GET", "/api/notices")["devices"] == []


@pytest.mark.parametrize(("status", "final"), [(500, False), (429, False), (302, False), (413, True), (403, True)])
def test_a_service_that_answers_badly_has_failed(
    club: Server, service: PushService, guest: Guests, status: int, final: bool
) -> None:
    ann, browser = guest(club, "Ann"), service.browser()
    ann.call("POST", DEVICES, browser.asks())
    service.answers[browser.path] = status
    with pytest.raises(Failed) as failed:
        send(club, id_of_guest(ann), browser)
    assert failed.value.final is final
    assert service.address not in str(failed.value)
    assert len(service.heard) == 1  # no redirect is followed
    assert len(ann.call("GET", "/api/notices")["devices"]) == 1


def test_of_two_browsers_only_the_one_that_failed_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    phone, laptop = service.browser("phone"), service.browser("laptop")

    async def story(room: Parlour) -> None:
        settings = Settings(data=tmp_path, push_service=service.address, site=SITE)
        channel = Push(settings, room.house.storage.engine)
        notices = room.house.notices = Notices(room.house, [channel], SITE)
        table = await room.table("ann", "bob", "cleo", away=0)
        for browser in (phone, laptop):
            await channel.add("bob", browser.request())
        room.enter(table, "ann")
        service.answers[phone.path] = 503
        await offer(table, 0, "sealed")  # Bob and Cleo are asked, and Cleo has no browser
        while not notices._queue.empty():
            await notices.write(*notices._queue.get_nowait())
        for pause in (DELAY, PAUSES[0]):
            room.clock.now += pause
            await notices.send_due()
        del service.answers[phone.path]
        for pause in PAUSES[1:3]:
            room.clock.now += pause
            await notices.send_due()

    async def whole() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            await story(room)

    asyncio.run(whole())
    assert (len(service.sent_to(laptop)), len(service.sent_to(phone))) == (1, 3)
    assert service.sent_to(laptop)[0]["heading"] == "Modern Art: it is your turn, Bob"


# A person's browsers.


def test_each_sees_and_removes_the_own_browsers_alone(club: Server, service: PushService, guest: Guests) -> None:
    ann, bob, browser = guest(club, "Ann"), guest(club, "Bob"), service.browser()
    ann.call("POST", DEVICES, browser.asks())
    ann.call("POST", DEVICES, browser.asks("pl"))  # once more, in another language
    (device,) = ann.call("GET", "/api/notices")["devices"]
    assert (device["language"], set(device)) == ("pl", {"id", "name", "language", "since"})
    assert bob.call("GET", "/api/notices")["devices"] == []
    assert bob.ask("DELETE", f"{DEVICES}/{device['id']}").status_code == 404
    assert not send(club, id_of_guest(bob), browser)
    assert ann.call("DELETE", f"{DEVICES}/{device['id']}")["devices"] == []
    assert not send(club, id_of_guest(ann), browser)
    assert guest(club, None).ask("POST", DEVICES, browser.asks()).status_code == 401


def test_a_browser_tells_whoever_turned_it_on_last(club: Server, service: PushService, guest: Guests) -> None:
    ann, bob, browser = guest(club, "Ann"), guest(club, "Bob"), service.browser()
    ann.call("POST", DEVICES, browser.asks())
    bob.call("POST", DEVICES, browser.asks())
    assert ann.call("GET", "/api/notices")["devices"] == []
    assert len(bob.call("GET", "/api/notices")["devices"]) == 1


def test_nobody_is_told_in_more_browsers_than_anybody_has(club: Server, service: PushService, guest: Guests) -> None:
    ann = guest(club, "Ann")
    browsers = [service.browser(f"B{number}") for number in range(MOST_DEVICES + 1)]
    answers = [ann.ask("POST", DEVICES, browser.asks()).status_code for browser in browsers]
    assert answers == [200] * MOST_DEVICES + [400]
    assert ann.ask("POST", DEVICES, browsers[0].asks()).status_code == 200  # one that is known


def test_browsers_are_in_the_export_and_go_with_the_person(club: Server, service: PushService, guest: Guests) -> None:
    ann = guest(club, "Ann")
    browser = service.browser()
    ann.call("POST", DEVICES, browser.asks())
    with zipfile.ZipFile(io.BytesIO(ann.ask("GET", "/api/member/data").content)) as files:
        text = files.read("data.json").decode()
    assert json.loads(text)["browsers"][0]["name"] == "Firefox"
    assert browser.endpoint not in text  # who has it could send things there
    ann.call("POST", "/api/member/delete", {"nickname": "Ann"})
    with contextlib.closing(sqlite3.connect(club.database, timeout=60)) as database:
        assert database.execute("SELECT count(*) FROM devices").fetchone() == (0,)


def test_browsers_of_joined_histories_are_the_members(club: Server, service: PushService, guest: Guests) -> None:
    ann, phone = guest(club, "Ann"), guest(club, "Annie")
    code = ann.call("POST", "/api/member/code")["code"]
    phone.new_table("me", "greedy", "greedy")
    phone.call("POST", DEVICES, service.browser().asks())
    phone.call("POST", "/api/member/enter", {"code": code, "games": "join"})
    assert [device["name"] for device in ann.call("GET", "/api/notices")["devices"]] == ["Firefox"]


def test_who_signs_out_is_told_there_no_more(club: Server, service: PushService, guest: Guests) -> None:
    ann, browsers = guest(club, "Ann"), [service.browser(name) for name in ("here", "there", "lost")]
    ann.call("POST", "/api/member/code")
    for browser in browsers:
        ann.call("POST", DEVICES, browser.asks())
    here = id_of(browsers[0].endpoint)
    ann.call("POST", "/api/member/out", {"everywhere": True, "device": here})
    assert [device["id"] for device in ann.call("GET", "/api/notices")["devices"]] == [here]
    guest_id = id_of_guest(ann)
    ann.call("POST", "/api/member/out", {"everywhere": False, "device": here})
    assert not send(club, guest_id, browsers[0])
    assert service.heard == []


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"p256dh": "BBBB"}, "What the browser gave to be told by cannot be used."),
        ({"p256dh": "!" * 87}, "What the browser gave to be told by cannot be used."),
        ({"auth": "c2hvcnQ"}, "What the browser gave to be told by cannot be used."),
        ({"endpoint": "https://127.0.0.1/send"}, "This site cannot reach the push service of your browser."),
    ],
)
def test_what_no_browser_gives_is_refused(
    club: Server, service: PushService, guest: Guests, wrong: dict[str, str], says: str
) -> None:
    ann = guest(club, "Ann")
    answer = ann.ask("POST", DEVICES, {**service.browser().asks(), **wrong})
    assert (answer.status_code, answer.json()["code"]) == (400, "BadDevice")
    assert answer.json()["detail"].startswith(says)
    assert ann.call("GET", "/api/notices")["devices"] == []


def test_a_host_can_turn_it_off(service: PushService, new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server("silent", push=False, push_service=service.address)
    ann = guest(server, "Ann")
    assert ann.call("GET", "/api/notices")["push"] is None
    answer = ann.ask("POST", f"{DEVICES}?lang=pl", service.browser().asks())
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("Na tej stronie nikt nie dostaje powiadomień")


# Nothing leads into the host's own network.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/send",
        "https://127.0.0.1/send",
        "https://10.1.2.3/send",
        "https://8.8.8.8/send",
        "https://[::1]/send",
        "https://[fe80::1%25eth0]/send",
        "https://localhost/send",
        "https://intranet/send",
        "https://push.example:8443/send",
        "https://push.example:99999/send",
        "https://me:pw@push.example/send",
        "https://push.example/send#here",
        "https://push.example/se nd",
        "https://push.example/s\u00e9nd",
        "https://push.example\r\nHost: other/",
        "https://127.0.0.1:1@push.example/",
        "ftp://push.example/",
        "//push.example/",
        "https:///send",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_an_endpoint_is_https_by_a_name_on_the_usual_port(endpoint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "_addresses", lambda name: ["8.8.8.8"])
    with pytest.raises(BadDevice):
        asyncio.run(Endpoints().place_of(endpoint))


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        ["8.8.8.8", "192.168.1.1"],
        ["2606:4700::1111", "fd00::1"],
        [],
    ],
)
def test_a_name_that_leads_inside_or_nowhere_is_refused(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "_addresses", lambda name: found)
    with pytest.raises(BadDevice):
        asyncio.run(Endpoints().place_of("https://push.example/send"))


def test_a_name_of_the_open_network_is_reached_at_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "_addresses", lambda name: ["8.8.8.8", "8.8.4.4"])
    assert asyncio.run(Endpoints().place_of("https://push.example/send")) == "8.8.8.8"


def test_a_name_that_leads_inside_later_is_not_gone_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    asked = msgspec.structs.replace(service.browser().request(), endpoint="https://push.example/send")
    posted: list[tuple[str, str | None]] = []

    async def post(who: str, address: str, body: bytes, headers: Any, at: str | None = None) -> int:
        posted.append((address, at))
        return 201

    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            await room.house.storage.put_guest("ann", "Ann", 0.0)
            channel = Push(Settings(data=tmp_path), room.house.storage.engine)
            monkeypatch.setattr(push, "post", post)
            monkeypatch.setattr(endpoints, "_addresses", lambda name: ["8.8.8.8"])
            await channel.add("ann", asked)
            (way,) = await channel.reaches("ann")
            assert await channel.send("ann", NOTICE, way)
            monkeypatch.setattr(endpoints, "_addresses", lambda name: ["127.0.0.1"])
            with pytest.raises(Failed) as failed:
                await channel.send("ann", NOTICE, way)
            assert not failed.value.final

    asyncio.run(story())
    assert posted == [("https://push.example/send", "8.8.8.8")]


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("64:ff9b::808:808", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff0e::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("not a number", False),
    ],
)
def test_which_numbers_are_of_the_open_network(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("wrong", ["push.example", "https://push.example/path", "https://me:pw@push.example"])
def test_bad_settings_are_refused_by_name(wrong: str) -> None:
    with pytest.raises(SettingError) as refused:
        Settings(push_service=wrong)
    assert str(refused.value).startswith("--push-service")
    assert "pw" not in str(refused.value)
