"""Member cards: one person on every device, by a code or a passkey; sessions that end; nothing merged in silence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.evening_out import finished
from tests.server.people import Person
from vernissage.server.misses import MOST
from vernissage.server.passkeys import Passkeys, WrongPasskey
from vernissage.server.settings import Settings

NewServer = Callable[..., Server]


def code_of(person: Person) -> str:
    return str(person.call("POST", "/api/member/code")["code"])


def enter(person: Person, games: str = "ask", **how: Any) -> dict[str, Any]:
    found: dict[str, Any] = person.call("POST", "/api/member/enter", {"games": games, **how})
    return found


def test_a_code_brings_a_person_to_another_device(server: Server, guest: Guests) -> None:
    ann, phone = guest(server, "Ann"), guest(server, None)
    table = ann.new_table("me", "greedy", "greedy")
    code = code_of(ann)
    shouted = code.upper().replace("-", "  ")
    entered = enter(phone, code=shouted)
    assert entered["you"]["nickname"] == "Ann"
    assert phone.table(table)["your_seat"] == 0
    card = phone.call("GET", "/api/member")["card"]
    assert card["code_since"] is not None
    assert code not in str(card)


def test_a_code_is_stored_as_its_digest_and_the_next_one_replaces_it(server: Server, guest: Guests) -> None:
    ann, phone = guest(server, "Ann"), guest(server, None)
    first, second = code_of(ann), code_of(ann)
    with closing(sqlite3.connect(server.database)) as database:
        dump = "\n".join(database.iterdump())
    assert first not in dump
    assert second not in dump
    assert second.replace("-", "") not in dump
    assert phone.refused("POST", "/api/member/enter", {"code": first}) == (401, "WrongCode")
    assert enter(phone, code=second)["you"]["nickname"] == "Ann"
    ann.call("DELETE", "/api/member/code")
    assert guest(server, None).refused("POST", "/api/member/enter", {"code": second}) == (401, "WrongCode")
    assert first not in server.log
    assert second not in server.log


def test_those_at_a_table_have_a_way_to_their_profiles(server: Server, guest: Guests) -> None:
    ann, bob, cleo = (guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.new_table("me", "open", "open")
    for one, seat in ((bob, 1), (cleo, 2)):
        one.sit(table, seat)
    assert cleo.call("GET", f"/api/tables/{table}/people") == []
    for one in (ann, bob):
        code_of(one)
    bob.call("POST", "/api/member/hidden", {"hidden": True})
    page = ann.call("GET", "/api/member")["card"]["page"]
    assert cleo.call("GET", f"/api/tables/{table}/people") == [{"seat": 0, "page": page}]
    assert cleo.call("GET", "/api/tables/nowhere/people") == []


def test_who_shares_a_device_is_nobody_for_sure(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}, {"kind": "bot", "bot": "greedy"}]
    table = ann.call("POST", "/api/tables", {"title": "modern_art", "seats": seats})["id"]
    code_of(ann)
    assert ann.call("GET", f"/api/tables/{table}/people") == []


def test_codes_cannot_be_tried_for_long(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, thief = guest(server, "Ann"), guest(server, None)
    code = code_of(ann)
    tried = [thief.ask("POST", "/api/member/enter", {"code": f"guess {n}"}).status_code for n in range(MOST + 2)]
    assert tried == [401] * MOST + [429] * 2
    assert thief.refused("POST", "/api/member/enter", {"code": code}) == (429, "TooManyCodes")
    assert enter(guest(server, None), code=code)["you"]["nickname"] == "Ann", "another address may still come in"


def test_cards_are_asked_for_within_limits(new_server: NewServer, guest: Guests) -> None:
    ann = guest(new_server(limited=True), "Ann")
    answers = [ann.ask("POST", "/api/member/code").status_code for _ in range(25)]
    assert answers[:20] == [200] * 20
    assert 429 in answers


def test_who_has_no_card_is_told_so(server: Server, guest: Guests) -> None:
    ann, stranger = guest(server, "Ann"), guest(server, None)
    assert ann.call("GET", "/api/member") == {
        "you": {"guest": ann.call("GET", "/api/house")["you"]["guest"], "nickname": "Ann"},
        "card": None,
        "passkeys": False,
    }
    assert ann.refused("DELETE", "/api/member/code") == (404, "NoCard")
    assert ann.refused("POST", "/api/member/hidden", {"hidden": True}) == (404, "NoCard")
    assert ann.refused("DELETE", "/api/member/passkeys/none") == (404, "NoCard")
    assert stranger.refused("POST", "/api/member/code") == (401, "NotAGuest")
    assert stranger.refused("POST", "/api/member/enter", {}) == (401, "WrongCode")
    assert stranger.refused("POST", "/api/member/enter", {"code": "x" * 81})[0] == 400
    assert stranger.refused("POST", "/api/member/enter", {"games": "all"})[0] == 400


@pytest.mark.parametrize(
    ("language", "code", "name"),
    [
        ("fr", "Ce n'est pas un code de secours de ce site.", "Choisissez d'abord un nom."),
        ("pl", "To nie jest kod odzyskiwania z tej strony.", "Najpierw wybierz imię."),
    ],
)
def test_what_is_refused_at_the_door_is_said_in_the_visitors_language(
    server: Server, guest: Guests, language: str, code: str, name: str
) -> None:
    stranger = guest(server, None)
    wrong = stranger.ask("POST", f"/api/member/enter?lang={language}", {"code": "no such code"}).json()
    assert (wrong["code"], wrong["detail"]) == ("WrongCode", code)
    nameless = stranger.ask("POST", f"/api/member/code?lang={language}").json()
    assert (nameless["code"], nameless["detail"]) == ("NotAGuest", name)


# Sessions.


def test_sessions_end_everywhere_else_and_live_connections_with_them(server: Server, guest: Guests) -> None:
    ann, phone = guest(server, "Ann"), guest(server, None)
    enter(phone, code=code_of(ann))
    table = ann.new_table("me", "open", "greedy")
    tab = phone.live(table)
    tab.until(lambda state: state["table"]["your_seat"] == 0)
    before = dict(phone.http.cookies)
    ann.call("POST", "/api/member/out", {"everywhere": True})
    assert tab.was_closed() == 4205
    assert phone.call("GET", "/api/house")["you"] is None
    assert phone.refused("POST", f"/api/tables/{table}/start") == (401, "NotAGuest")
    assert dict(phone.http.cookies) == before, "the cookie itself is worth nothing"
    assert ann.table(table)["your_seat"] == 0


def test_a_device_is_left(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    code = code_of(ann)
    ann.call("POST", "/api/member/out", {"everywhere": False})
    assert ann.call("GET", "/api/house")["you"] is None
    assert enter(ann, code=code)["you"]["nickname"] == "Ann"


def test_a_cookie_of_before_there_were_cards_is_good(server: Server, guest: Guests) -> None:
    from itsdangerous import URLSafeSerializer

    ann = guest(server, "Ann")
    id = ann.call("GET", "/api/house")["you"]["guest"]
    signer = URLSafeSerializer((server.settings.data / "signing.key").read_text("ascii"), salt="guest")
    old = guest(server, None)
    old.http.cookies.set("vernissage_guest", str(signer.dumps(id)))
    assert old.call("GET", "/api/house")["you"]["nickname"] == "Ann"
    ann.call("POST", "/api/member/out", {"everywhere": True})
    assert old.call("GET", "/api/house")["you"] is None


# Games on this device.


def test_a_guest_with_games_is_asked_and_joins_them(server: Server, guest: Guests) -> None:
    ann, laptop, bob = guest(server, "Ann"), guest(server, "Annie"), guest(server, "Bob")
    code = code_of(ann)
    old = finished(server, ann, bob)
    game = laptop.new_table("me", "open", "greedy")
    over = finished(server, laptop, bob)
    asked = enter(laptop, code=code)
    assert asked["you"] is None
    assert (asked["tables"], asked["running"]) == (2, 1)
    assert laptop.call("GET", "/api/house")["you"]["nickname"] == "Annie", "nothing has happened yet"
    tab = laptop.live(game)
    tab.until(lambda state: state["table"]["your_seat"] == 0)
    joined = enter(laptop, "join", token=asked["token"])
    assert joined["you"]["nickname"] == "Ann"
    assert tab.was_closed() == 4205
    assert laptop.table(game)["your_seat"] == ann.table(game)["your_seat"] == 0
    assert ann.table(game)["you_host"]
    profile = ann.call("GET", "/api/people/me")
    assert {one["table"] for one in profile["history"]} == {old, over}
    (title,) = profile["titles"]
    assert title["games"] == 2
    assert [one["games"] for one in title["ratings"]] == [2, 2], "ratings are worked out anew"


def test_a_guest_with_games_may_keep_them_apart(server: Server, guest: Guests) -> None:
    ann, laptop = guest(server, "Ann"), guest(server, "Annie")
    code = code_of(ann)
    table = laptop.new_table("me", "open", "greedy")
    asked = enter(laptop, code=code)
    assert enter(laptop, "apart", token=asked["token"])["you"]["nickname"] == "Ann"
    assert laptop.table(table)["your_seat"] is None
    assert laptop.table(table)["seats"][0]["name"] == "Annie"


def test_one_person_does_not_sit_twice(server: Server, guest: Guests) -> None:
    ann, laptop = guest(server, "Ann"), guest(server, "Annie")
    code = code_of(ann)
    table = ann.new_table("me", "open", "greedy")
    laptop.sit(table)
    token = enter(laptop, code=code)["token"]
    assert laptop.refused("POST", "/api/member/enter", {"token": token, "games": "join"}) == (409, "sits-twice")
    assert laptop.table(table)["your_seat"] == 1


def test_a_pass_is_for_one_device(server: Server, guest: Guests) -> None:
    ann, laptop, thief = guest(server, "Ann"), guest(server, "Annie"), guest(server, "Thief")
    laptop.new_table("me", "open", "greedy")
    thief.new_table("me", "open", "greedy")
    token = enter(laptop, code=code_of(ann))["token"]
    assert thief.refused("POST", "/api/member/enter", {"token": token, "games": "apart"}) == (401, "WrongCode")
    forged = {"token": token[:-4] + "AAAA", "games": "apart"}
    assert laptop.refused("POST", "/api/member/enter", forged) == (401, "WrongCode")


def test_two_cards_are_never_joined(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    code_of(bob)
    table = bob.new_table("me", "open", "greedy")
    assert enter(bob, "join", code=code_of(ann))["you"]["nickname"] == "Ann"
    assert bob.table(table)["your_seat"] is None


# Passkeys.


def test_where_browsers_have_passkeys(tmp_path: Any) -> None:
    plain, secure = (Passkeys(Settings(data=tmp_path, https=https)) for https in (False, True))
    assert plain.origin("localhost:8000") == "http://localhost:8000"
    assert plain.origin("192.168.0.5:8000") == ""
    assert plain.origin("[::1]:8000") == ""
    assert plain.origin("games.example.org") == "", "no https"
    assert secure.origin("games.example.org") == "https://games.example.org"
    assert secure.origin("10.0.0.1") == ""
    assert secure.origin("") == ""


def test_a_passkey_needs_a_name_in_the_address(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    assert ann.refused("POST", "/api/member/passkeys/options") == (401, "WrongPasskey")
    assert ann.refused("POST", "/api/member/enter/options") == (401, "WrongPasskey")
    at_home = {"Host": f"localhost:{server.port}"}
    asked = ann.ask("POST", "/api/member/passkeys/options", headers=at_home).json()
    assert asked["options"]["rp"]["id"] == "localhost"
    assert ann.call("GET", "/api/house")["you"]["guest"] not in str(asked["options"])
    made = {"token": asked["token"], "credential": {"id": "x", "rawId": "eA", "type": "public-key"}, "name": "Phone"}
    refused = ann.ask("POST", "/api/member/passkeys", made, headers=at_home)
    assert (refused.status_code, refused.json()["code"]) == (401, "WrongPasskey")
    again = ann.ask("POST", "/api/member/passkeys", made, headers=at_home)
    assert "before" in again.json()["detail"], "a challenge is good once"
    used = {"passkey": {"token": asked["token"], "credential": {"rawId": "eA"}}}
    assert ann.refused("POST", "/api/member/enter", used) == (401, "WrongPasskey")
    assert ann.refused("POST", "/api/member/passkeys", {**made, "name": ""})[0] == 400
    assert ann.call("GET", "/api/member")["card"] is None


@pytest.mark.parametrize("raw", [None, 7, "a", "ü", "=" * 9])
def test_an_answer_without_a_passkey_is_refused(tmp_path: Any, raw: Any) -> None:
    from vernissage.server.wire_people import UsedPasskey

    keys = Passkeys(Settings(data=tmp_path))
    with pytest.raises(WrongPasskey):
        keys.used("http://localhost", UsedPasskey("x", {"rawId": raw}), "", 0)
