"""E-mail: an address is confirmed before anything is told there, nobody can be flooded, and it ends when one wants."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.doors import Server
from tests.server.post_office import PostOffice, post_office
from vernissage.server.mailing import Mailer
from vernissage.server.notices import Failed, Notice
from vernissage.server.postbox import MOST_LETTERS, Postbox
from vernissage.server.settings import SettingError, Settings
from vernissage.server.smtp import is_address, read_smtp
from vernissage.server.storage import Storage

SITE = "https://club.example"
FROM = "house@club.example"
NOTICE = Notice("turn", "abcd2345", "modern_art", "Modern Art", "Ann", ("Ann", "Bob"), f"{SITE}/t/abcd2345", None, 5)
Guests = Callable[..., Any]


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def club(office: PostOffice, new_server: Callable[..., Server]) -> Server:
    """A house that sends e-mail."""
    return new_server("mail", smtp=office.address, mail_from=FROM, site=SITE)


def send(server: Server, guest: str, notice: Notice = NOTICE) -> bool:
    """What the house does when something is to be told."""

    async def whole() -> bool:
        storage = Storage(server.settings.database_address)
        try:
            return await Postbox(server.settings, storage.engine).send(guest, notice, "mail")
        finally:
            await storage.close()

    return asyncio.run(whole())


def member(server: Server, guest: Guests, name: str = "Ann") -> Any:
    person = guest(server, name)
    person.call("POST", "/api/member/code")
    return person


def id_of(person: Any) -> str:
    return str(person.call("GET", "/api/house")["you"]["guest"])


def test_an_address_is_confirmed_before_anything_is_told_there(club: Server, office: PostOffice, guest: Guests) -> None:
    ann = member(club, guest)
    told = ann.call("POST", "/api/notices/mail", {"email": "ann@example.org", "language": "en"})
    assert (told["email"], told["wanted"], told["mail"], told["member"]) == (None, "ann@example.org", True, True)
    assert not send(club, id_of(ann))
    assert [letter["To"] for letter in office.letters] == ["ann@example.org"]
    assert office.letters[0]["From"] == FROM
    stranger = guest(club, None)  # who has the letter is who may confirm, on whichever device
    stranger.call("POST", "/api/notices/mail/confirm", {"token": office.link(0, "confirm")})
    assert ann.call("GET", "/api/notices")["email"] == "ann@example.org"
    assert stranger.call("GET", "/api/notices")["email"] is None
    assert send(club, id_of(ann))
    letter = office.letters[1]
    assert letter["Subject"] == "Modern Art: it is your turn, Ann"
    assert f"{SITE}/t/abcd2345" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<{SITE}/me?unsubscribe={office.link(1, 'unsubscribe')}>"


def test_every_letter_has_a_way_to_end_it(club: Server, office: PostOffice, guest: Guests) -> None:
    ann = member(club, guest)
    ann.call("POST", "/api/notices/mail", {"email": "ann@example.org", "language": "fr"})
    confirm = {"token": office.link(0, "confirm")}
    ann.call("POST", "/api/notices/mail/confirm", confirm)
    ann.call("POST", "/api/notices/mail/confirm", confirm)  # pressed twice
    guest(club, None).call("POST", "/api/notices/mail/unsubscribe", {"token": office.link(0, "unsubscribe")})
    assert not send(club, id_of(ann))
    assert ann.call("GET", "/api/notices")["email"] is None
    again = ann.ask("POST", "/api/notices/mail/confirm", confirm)  # an old letter brings it back no more
    assert (again.status_code, again.json()["code"]) == (400, "BadLetter")


@pytest.mark.parametrize("kind", ["confirm", "unsubscribe"])
def test_what_no_letter_said_is_refused(club: Server, guest: Guests, kind: str) -> None:
    answer = guest(club, None).ask("POST", f"/api/notices/mail/{kind}", {"token": "abc.def.ghi"})
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("This link is not from a letter of this site")


def test_an_address_that_is_changed_is_told_at_the_old_one_until_the_new_one_is_confirmed(
    club: Server, office: PostOffice, guest: Guests
) -> None:
    ann = member(club, guest)
    ann.call("POST", "/api/notices/mail", {"email": "old@example.org"})
    ann.call("POST", "/api/notices/mail/confirm", {"token": office.link(0, "confirm")})
    ann.call("POST", "/api/notices/mail", {"email": "new@example.org"})
    send(club, id_of(ann))
    assert office.letters[-1]["To"] == "old@example.org"
    ann.call("POST", "/api/notices/mail/confirm", {"token": office.link(1, "confirm")})
    send(club, id_of(ann))
    assert office.letters[-1]["To"] == "new@example.org"


def test_nobody_can_be_flooded_whoever_asks(club: Server, office: PostOffice, guest: Guests) -> None:
    people = [member(club, guest, f"P{number}") for number in range(MOST_LETTERS + 1)]
    answers = [
        person.ask("POST", "/api/notices/mail", {"email": address})
        for person, address in zip(people, ("v@a.org", "V@a.org", "v@A.org", "v@a.org"), strict=True)
    ]
    assert [answer.status_code for answer in answers] == [200] * MOST_LETTERS + [429]
    assert len(office.letters) == MOST_LETTERS


def test_an_address_needs_a_card_and_the_form_of_one(club: Server, office: PostOffice, guest: Guests) -> None:
    nobody = guest(club, "Bob")
    assert nobody.ask("POST", "/api/notices/mail", {"email": "bob@example.org"}).status_code == 404
    ann = member(club, guest)
    for wrong in ("ann", "ann@example", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@b@example.org"):
        assert ann.ask("POST", "/api/notices/mail", {"email": wrong}).status_code == 400, wrong
    assert office.letters == []


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "This is not an e-mail address."),
        ("fr", "Ce n'est pas une adresse électronique."),
        ("pl", "To nie jest adres e-mail."),
        ("xx", "This is not an e-mail address."),
    ],
)
def test_what_is_wrong_with_an_address_is_said_in_the_visitors_language(
    club: Server, guest: Guests, language: str, says: str
) -> None:
    ann = member(club, guest)
    answer = ann.ask("POST", f"/api/notices/mail?lang={language}", {"email": "ann@example"})
    assert (answer.status_code, answer.json()) == (400, {"code": "BadAddress", "detail": says})


@pytest.mark.parametrize(
    ("answer", "says"), [(b"550 nobody\r\n", "Is it written correctly?"), (b"451 later\r\n", "Try again in a while.")]
)
def test_a_letter_that_cannot_be_sent_is_told_in_plain_words(
    club: Server, office: PostOffice, guest: Guests, answer: bytes, says: str
) -> None:
    office.refuses = answer
    told = member(club, guest).ask("POST", "/api/notices/mail", {"email": "ann@example.org"}).json()
    assert told["detail"].endswith(says)


def test_a_house_without_a_server_for_mail_says_so(server: Server, guest: Guests) -> None:
    ann = member(server, guest)
    assert ann.call("GET", "/api/notices")["mail"] is False
    answer = ann.ask("POST", "/api/notices/mail", {"email": "ann@example.org"})
    assert (answer.status_code, answer.json()["detail"]) == (400, "This site sends no e-mail.")


def test_the_address_is_in_the_export_and_goes_with_the_person(club: Server, office: PostOffice, guest: Guests) -> None:
    ann = member(club, guest)
    ann.call("POST", "/api/notices/mail", {"email": "ann@example.org"})
    with zipfile.ZipFile(io.BytesIO(ann.ask("GET", "/api/member/data").content)) as files:
        data = json.loads(files.read("data.json"))
    assert data["e_mail"][0]["unconfirmed"] == "ann@example.org"
    ann.call("POST", "/api/member/delete", {"nickname": "Ann"})
    database = sqlite3.connect(club.database, timeout=60)
    assert database.execute("SELECT count(*) FROM addresses").fetchone() == (0,)
    database.close()


# The server for outgoing mail.


@pytest.mark.parametrize(("answer", "final"), [(b"550 nobody\r\n", True), (b"451 later\r\n", False)])
def test_what_the_mail_server_refuses_is_told_without_the_address(
    office: PostOffice, answer: bytes, final: bool
) -> None:
    office.refuses = answer
    with pytest.raises(Failed) as refused:
        asyncio.run(Mailer(read_smtp(office.address), FROM).send("ann@example.org", "S", "T", SITE))
    assert refused.value.final is final
    assert "ann@" not in str(refused.value)


def test_a_mail_server_that_is_not_there_is_tried_again(club: Server, office: PostOffice, guest: Guests) -> None:
    ann = member(club, guest)
    ann.call("POST", "/api/notices/mail", {"email": "ann@example.org"})
    ann.call("POST", "/api/notices/mail/confirm", {"token": office.link(0, "confirm")})
    office.refuses = b"451 later\r\n"
    with pytest.raises(Failed) as failed:
        send(club, id_of(ann))
    assert not failed.value.final


@pytest.mark.parametrize(
    ("address", "port", "secured"),
    [
        ("smtps://u:p@mail.example", 465, "at once"),
        ("smtp://u:p@mail.example", 587, "soon"),
        ("smtp://mail.example:25", 25, "soon"),
        ("smtp://localhost", 25, "no"),
        ("smtp://[::1]:2525", 2525, "no"),
    ],
)
def test_mail_leaves_this_machine_only_over_tls(address: str, port: int, secured: str) -> None:
    read = read_smtp(address)
    assert (read.port, read.secured) == (port, secured)


def test_a_password_may_have_any_sign_and_is_not_shown() -> None:
    read = read_smtp("smtps://me%40x.org:p%40ss%2F@mail.example")
    assert (read.user, read.password) == ("me@x.org", "p@ss/")
    assert "p@ss" not in repr(read)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"smtp": "mail.example:25", "mail_from": FROM}, "--smtp is an address such as"),
        ({"smtp": "http://u:hidden@mail.example", "mail_from": FROM}, "--smtp is an address such as"),
        ({"smtp": "smtp://u:hidden@mail.example:99999", "mail_from": FROM}, "--smtp is an address such as"),
        ({"smtp": "smtp://user@mail.example", "mail_from": FROM}, "--smtp has both a user and a password"),
        ({"smtp": "smtp://mail.example"}, "--smtp and --mail-from are set together"),
        ({"mail_from": FROM}, "--smtp and --mail-from are set together"),
        ({"smtp": "smtp://mail.example", "mail_from": "the house"}, "--mail-from is an e-mail address"),
    ],
)
def test_bad_settings_are_refused_by_name(wrong: dict[str, str], says: str) -> None:
    with pytest.raises(SettingError) as refused:
        Settings(**wrong)  # type: ignore[arg-type]
    assert str(refused.value).startswith(says)
    assert "hidden" not in str(refused.value)


def test_addresses_have_a_form() -> None:
    assert all(map(is_address, ("a@b.co", "first.last+tag@mail.example.org")))
    assert not any(map(is_address, ("", "a@b", "@b.co", "a b@c.de", "a@b.co\n", "x" * 250 + "@b.co", "ä@b.co")))
