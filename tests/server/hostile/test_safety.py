"""Whatever comes through the door gets an answer or a close; other tables notice nothing."""

from __future__ import annotations

import contextlib
import http.client
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Guests
from tests.server.doors import PATIENCE, Server
from tests.server.people import Json, Live, Person
from vernissage.server.guests import BadNickname, clean_line, clean_nickname
from vernissage.server.limits import ADDRESS_FACTOR, Limit, Limits

TELLTALES = ("Traceback", 'File "', "site-packages", ".py")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that minds its limits."""
    house = Server(tmp_path_factory.mktemp("limited"), limited=True).open()
    yield house
    house.close()
    assert "Traceback" not in house.log, house.log


@pytest.fixture
def table(server: Server, guest: Guests) -> Iterator[tuple[Person, Live]]:
    """Ann at a table that plays, and whoever else is at another one must not notice a thing."""
    ann, other = guest(server, "Ann"), guest(server, "Olga")
    name, elsewhere = (one.new_table("me", "greedy", "greedy") for one in (ann, other))
    ann.do(name, "start")
    other.do(elsewhere, "start")
    tab, bystander = ann.live(name), other.live(elsewhere)
    tab.until(lambda s: s["view"])
    bystander.until(lambda s: s["view"])
    yield ann, tab
    bystander.fence()
    neighbour = ann.live(name)
    neighbour.until(lambda s: s["view"])
    neighbour.fence()


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


BAD_MESSAGES = {
    "nothing": "",
    "no JSON": "{",
    "half a message": '{"type": "play"',
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "no type": "{}",
    "unknown type": '{"type": "shout", "id": 1}',
    "type of a wrong kind": '{"type": 5, "id": 1}',
    "unknown field": '{"type": "ping", "id": 1, "seat": 0}',
    "field missing": '{"type": "play", "id": 1}',
    "wrong kind": '{"type": "ping", "id": "1"}',
    "below the bounds": '{"type": "ping", "id": -1}',
    "above the bounds": '{"type": "ping", "id": 99999999999999999999}',
    "no whole number": '{"type": "ping", "id": 1.5}',
    "too many steps back": '{"type": "back", "id": 1, "moves": 1001}',
    "no step back": '{"type": "back", "id": 1, "moves": 0}',
    "empty chat": '{"type": "chat", "text": ""}',
    "long chat": json.dumps({"type": "chat", "text": "x" * 501}),
    "half a sign": '{"type": "chat", "text": "\\ud800"}',
    "deep": deep(20_000),
    "deep move": '{"type": "why", "id": 1, "move": {"move": ' + deep(10_000) + "}}",
    "twice the same": '{"type": "ping", "type": "play", "id": 1, "id": "x"}',
    "not a number": '{"type": "ping", "id": NaN}',
}
BAD_MOVES: dict[str, Any] = {
    "empty": {},
    "no such move": {"move": "steal"},
    "a move of a wrong kind": {"move": 7},
    "field missing": {"move": "bid"},
    "wrong kind": {"move": "bid", "amount": "7"},
    "fraction": {"move": "bid", "amount": 7.5},
    "huge": {"move": "bid", "amount": 10**30},
    "huge below": {"move": "bid", "amount": -(10**30)},
    "text": {"move": "offer", "card": "x" * 5000},
    "nested": {"move": "offer", "card": [[[{}]]]},
    "null": {"move": None},
}


@pytest.mark.parametrize("what", BAD_MESSAGES)
def test_a_message_that_cannot_be_read_is_answered(table: tuple[Person, Live], what: str) -> None:
    _, tab = table
    tab.socket.send(BAD_MESSAGES[what])
    answer = tab.answer()
    assert answer["type"] == "refused"
    assert answer["code"] == "unreadable"
    assert len(answer["text"]) <= 200
    assert not any(sign in answer["text"] for sign in TELLTALES)
    tab.fence()


@pytest.mark.parametrize("what", BAD_MOVES)
def test_a_move_that_cannot_be_read_is_answered(table: tuple[Person, Live], what: str) -> None:
    _, tab = table
    for kind in ("why", "play"):
        said: Json = {"type": kind, "id": 3, "move": BAD_MOVES[what]}
        tab.say(**(said | ({"number": tab.number} if kind == "play" else {})))
        answer = tab.answer()
        assert (answer["type"], answer["id"]) == ("refused", 3)
        assert answer["code"] in ("unreadable", "illegal", "stale", "wrong-seat")
        assert len(answer["text"]) <= 300
        assert not any(sign in answer["text"] for sign in TELLTALES)


def test_bytes_are_answered(table: tuple[Person, Live]) -> None:
    _, tab = table
    tab.socket.send(b"\x00\xff\x00")
    assert tab.answer()["code"] == "unreadable"


def test_a_huge_frame_ends_that_connection_alone(table: tuple[Person, Live]) -> None:
    ann, tab = table
    second = ann.live(tab.table)
    second.until(lambda s: True)
    tab.socket.send(json.dumps({"type": "chat", "text": "x" * 70_000}))
    assert tab.was_closed() == 1009
    second.fence()


def test_who_only_talks_nonsense_is_cut_off(table: tuple[Person, Live]) -> None:
    _, tab = table
    for _ in range(20):
        tab.socket.send("nonsense")
        assert tab.answer()["code"] == "unreadable"
    tab.fence()
    tab.socket.send("nonsense")
    assert tab.was_closed() == 4408


@pytest.mark.parametrize("query", ["last=-1&chat=x", "last=99999999999999", "last=%C2%B2&chat=", "lang=" + "x" * 2000])
def test_a_query_that_makes_no_sense_is_read_as_none(server: Server, guest: Guests, query: str) -> None:
    ann = guest(server)
    tab = ann.live(ann.new_table("me", "greedy", "greedy"), query=query)
    assert tab.until(lambda s: True)["waiting"] == "The game has not started yet."


# HTTP.


JUNK_IDS = (
    "%00x",
    "x",
    "...",
    "%2e%2e%2f",
    "a" * 3000,
    "%00",
    "%ff%fe",
    "'; DROP TABLE seats; --",
    "none",
    "🎨",
    "a b",
)
PATHS = (
    ("GET", "/api/tables/{}"),
    ("POST", "/api/tables/{}/seat"),
    ("DELETE", "/api/tables/{}/seat"),
    ("POST", "/api/tables/{}/start"),
    ("POST", "/api/tables/{}/pause"),
    ("POST", "/api/tables/{}/resume"),
    ("POST", "/api/tables/{}/end"),
    ("POST", "/api/tables/{}/remove"),
    ("POST", "/api/tables/{}/rematch"),
    ("GET", "/api/tables/{}/links"),
    ("POST", "/api/tables/{}/claim"),
    ("GET", "/api/tables/{}/qr.svg"),
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/tables/{}/rules/en"),
    ("GET", "/api/titles/{}/texts/en.ftl"),
    ("GET", "/api/titles/modern_art/texts/{}"),
    ("GET", "/api/titles/{}/rules/en"),
    ("GET", "/api/titles/{}/works/x.svg"),
    ("GET", "/api/titles/modern_art/works/{}"),
    ("GET", "/api/titles/modern_art/works/{}.svg"),
    ("GET", "/api/{}"),
    ("PATCH", "/api/tables/{}"),
)
BODIES: Json = {"seat": {"seat": 0}, "remove": {"seat": 0}, "claim": {"key": "k" * 32}}


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_junk_is_answered_with_a_sentence(server: Server, guest: Guests, method: str, path: str) -> None:
    ann = guest(server)
    for junk in JUNK_IDS:
        body = BODIES.get(path.rpartition("/")[2]) if method == "POST" else None
        answer = ann.ask(method, path.format(junk), body)
        assert 400 <= answer.status_code < 500, (answer.status_code, path, junk, answer.text)
        assert not any(sign in answer.text for sign in TELLTALES), answer.text
        assert set(answer.json()) == {"code", "detail"}, answer.text


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"[]", b"null", b'"x"', b"{}", b"\xff\xfe", deep(20_000).encode()),
        *(b'{"nickname": 5}', b'{"nickname": ""}', b'{"nickname": "x", "admin": true}'),
        b'{"nickname": "' + b"x" * 25 + b'"}',
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, guest: Guests, body: bytes) -> None:
    stranger = guest(server, None)
    for path in ("/api/guest", "/api/tables"):
        answer = stranger.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert set(answer.json()) == {"code", "detail"}
        assert not any(sign in answer.text for sign in TELLTALES), answer.text


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"])
def test_another_kind_of_body_is_refused_or_read_as_what_it_is(server: Server, guest: Guests, kind: str) -> None:
    stranger = guest(server, None)
    answer = stranger.http.post("/api/guest", content=b"nickname=Eve", headers={"content-type": kind})
    assert 400 <= answer.status_code < 500, answer.text
    assert not any(sign in answer.text for sign in TELLTALES), answer.text


def test_a_body_too_large_is_refused(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    large = json.dumps({"nickname": "x", "more": "y" * 70_000}).encode()
    answer = stranger.http.post("/api/guest", content=large, headers={"content-type": "application/json"})
    assert answer.status_code == 413, answer.text
    assert answer.json() == {"code": "too-large", "detail": "a request may have 64 KB at most"}

    def pieces() -> Iterator[bytes]:
        for _ in range(200):
            yield b"y" * 1000

    answer = stranger.http.post("/api/guest", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code in (400, 413), answer.text
    stranger.call("POST", "/api/guest", {"nickname": "Eve"})


@pytest.mark.parametrize(
    "name",
    ["", " ", "\t\n", "a\u0000b", "\u202egnp.exe", "x\u200by", "\u2066abc", "\u0007", "\ud83d", "x" * 25],
    ids=ascii,
)
def test_a_name_nobody_could_read_is_refused(server: Server, guest: Guests, name: str) -> None:
    stranger = guest(server, None)
    answer = stranger.http.post(
        "/api/guest", content=json.dumps({"nickname": name}), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert stranger.call("GET", "/api/house")["you"] is None


@pytest.mark.parametrize(
    ("said", "shown"), [("  Ann   Lee ", "Ann Lee"), ("Łucja", "Łucja"), ("e\u0301", "é"), ("<b>", "<b>"), ("李", "李")]
)
def test_a_name_is_shown_on_one_line(said: str, shown: str) -> None:
    assert clean_nickname(said) == shown
    with pytest.raises(BadNickname):
        clean_nickname(said + "\u202e")


def test_a_line_of_chat_keeps_its_pictures_and_loses_its_tricks() -> None:
    assert clean_line("👩\u200d🎨 a\u202eb\x07\nc") == "👩\u200d🎨 ab c"


# Headers and cookies.


def test_every_answer_has_its_headers(server: Server, guest: Guests) -> None:
    ann = guest(server)
    for path in (
        "/",
        "/t/abc",
        "/api/house",
        "/api/tables/none",
        "/nowhere",
        "/assets/none.js",
        "/api/titles/x/rules/en",
    ):
        answer = ann.ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy
        assert "script-src" not in policy or "unsafe" not in policy.partition("script-src")[2].partition(";")[0]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in answer.headers
    refused = ann.http.post("/api/guest", json={"nickname": "x"}, headers={"origin": "http://elsewhere.example"})
    assert "content-security-policy" in refused.headers


@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_the_browsers_alone(new_server: Callable[..., Server], guest: Guests, https: bool) -> None:
    server = new_server(https=https)
    answer = guest(server, None).ask("POST", "/api/guest", {"nickname": "Ann"})
    flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) is https


OTHER_ORIGINS = ("http://elsewhere.example", "null", "http://[", "https://127.0.0.1", "http://127.0.0.1:1", "x" * 3000)


@pytest.mark.parametrize("origin", OTHER_ORIGINS, ids=lambda origin: origin[:30])
def test_a_page_of_another_site_changes_nothing(server: Server, guest: Guests, origin: str) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    for method, path, body in (
        ("POST", "/api/guest", {"nickname": "Eve"}),
        ("POST", f"/api/tables/{table}/start", None),
        ("DELETE", f"/api/tables/{table}/seat", None),
    ):
        answer = ann.ask(method, path, body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "another-origin")
    assert ann.table(table)["status"] == "open"
    with pytest.raises(InvalidStatus) as refused:
        ann.live(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_page_of_our_own_does(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    own = server.url
    assert ann.ask("POST", f"/api/tables/{table}/start", headers={"origin": own}).status_code == 200
    assert ann.live(table, origin=own).until(lambda s: True)["view"]


def test_a_line_that_is_no_http_is_let_go(server: Server, guest: Guests) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.connect()
    assert line.sock is not None
    line.sock.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
    assert b"400" in line.sock.recv(200)
    line.close()
    guest(server).call("GET", "/api/house")


# Limits.


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    limit = Limit(3, 6, clock=lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 2.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_an_address_has_a_ceiling_of_its_own_and_a_new_guest_only_that() -> None:
    limit = Limit(2, 60, clock=lambda: 0.0)
    assert all(Limits.allows(limit, None, "here") for _ in range(2 * ADDRESS_FACTOR))
    assert not Limits.allows(limit, None, "here")
    assert not Limits.allows(limit, "ann", "here")
    assert Limits.allows(limit, "ann", "there")


def test_buckets_do_not_pile_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.server.limits._MOST_BUCKETS", 100)
    now = [0.0]
    limit = Limit(2, 60, clock=lambda: now[0])
    for number in range(1000):
        now[0] += 1
        assert limit.allows(f"guest {number}")
        assert len(limit._buckets) <= 100


def test_a_club_behind_one_address_comes_in_together(limited: Server, guest: Guests) -> None:
    for number in range(30):
        guest(limited, f"Member {number}", "127.0.0.9")


def test_tables_are_opened_at_a_human_pace(limited: Server, guest: Guests) -> None:
    ann = guest(limited)
    wanted = {"title": "modern_art", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    answers = [ann.ask("POST", "/api/tables", wanted)]
    while answers[-1].status_code == 201:  # more of them where the house is slow: meanwhile some are allowed again
        assert len(answers) < 60
        answers.append(ann.ask("POST", "/api/tables", wanted))
    assert len(answers) > 12
    assert answers[-1].status_code == 429
    assert answers[-1].json()["code"] == "TooFast"
    assert guest(limited, "Bob").new_table("me", "open", "open")


def test_chat_comes_at_a_human_pace(limited: Server, guest: Guests) -> None:
    ann, bob = guest(limited, "Ann"), guest(limited, "Bob")
    table = ann.new_table("me", "open", "open")
    tab, other = ann.live(table), bob.live(table)
    for number in range(25):  # more than are allowed, even if the house takes some seconds to read them
        tab.say(type="chat", text=f"line {number}")
    answer = tab.answer()
    assert answer["code"] == "too-fast"
    other.say(type="chat", text="and I?")
    other.until(lambda s: any(line["name"] == "Bob" for line in other.chat))


def test_moves_come_at_a_human_pace_and_a_flood_is_cut_off(limited: Server, guest: Guests) -> None:
    ann = guest(limited)
    table = ann.new_table("me", "open", "open")
    tab = ann.live(table)
    with contextlib.suppress(ConnectionClosed):  # perhaps in the middle of the flood
        for _ in range(600):
            tab.say(type="ping", id=1)
    assert tab.was_closed() == 4408
    assert any('"too-fast"' in text for text in tab.told)
