"""Reviews: only of games that are over, made in the background, judged from what each seat knew then, and kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server, wait_for
from tests.server.evenings import put_game, record_of
from tests.server.people import Json, Person
from tests.server.test_host import Host
from tests.titles import OWN
from vernissage.bots import Budget
from vernissage.core.games import opening
from vernissage.core.records import read
from vernissage.server import reviews
from vernissage.server.review_api import told
from vernissage.server.reviewing import Judged, Point, Survey, judged, stood, survey
from vernissage.server.reviews import FORM, Review, Reviews

TITLES = [title.key for title in OWN]
BRIEFLY = 0.5
"""Seconds a review may take here, about."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that reviews games briefly."""
    house = Server(tmp_path_factory.mktemp("house"), review_seconds=BRIEFLY).open()
    yield house
    house.close()
    assert "Traceback" not in house.log, house.log


def played(server: Server, person: Person, title: str = "modern_art", **how: Any) -> str:
    """A game of the person's, and bots'."""
    return put_game(server, record_of(title), str(person.call("GET", "/api/house")["you"]["guest"]), **how)


def status(person: Person, table: str, lang: str = "en") -> Json:
    found: Json = person.call("GET", f"/api/tables/{table}/review?lang={lang}")
    return found


def reviewed(person: Person, table: str) -> Json:
    """Have it reviewed, and wait for it."""
    begun = person.do(table, "review")
    assert begun["state"] in ("working", "ready")
    done = [0.0]

    def look() -> bool:
        now = status(person, table)
        assert now["state"] in ("working", "ready"), person.server.log
        assert now["done"] >= done[-1]
        done.append(now["done"])
        return bool(now["state"] == "ready")

    wait_for(look, "the review is ready")
    found: Json = status(person, table)["review"]
    return found


def rows(server: Server, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.database, timeout=60)) as database:
        return database.execute("SELECT body, made FROM reviews WHERE table_id = ?", [table]).fetchall()


def test_a_review_tells_how_the_seats_stood_and_what_cost_most(server: Server, guest: Guests) -> None:
    ann, watcher = guest(server), guest(server, "Dora")
    table = played(server, ann)
    assert status(ann, table) == {"state": "none", "done": 0.0, "may_begin": True, "review": None}
    assert not status(watcher, table)["may_begin"]
    assert watcher.refused("POST", f"/api/tables/{table}/review") == (409, "not-seated")

    review = reviewed(ann, table)
    entries = [point["entry"] for point in review["points"]]
    record = read(vernissage.title("modern_art"), record_of("modern_art"))
    assert entries == sorted(set(entries))
    assert (entries[0], entries[-1]) == (0, len(record.entries))
    for point in review["points"]:
        assert sum(share["share"] for share in point["shares"]) == pytest.approx(1, abs=0.01)
        assert all(0 <= share["low"] <= share["share"] <= share["high"] <= 1 for share in point["shares"])
    own = [entry for entry in record.standing() if entry.seat == 0]
    assert 0 < review["judged"] + review["forced"] <= len(own), "what bots did is nobody's decision"
    assert len(review["moments"]) <= 5
    for moment in review["moments"]:
        assert moment["seat"] == record.entries[moment["entry"] - 1].seat == 0
        assert moment["cost"] >= 0.01
        assert moment["low"] > 0
        assert moment["played"]["move"] != moment["best"]["move"]
        assert moment["reasons"]
    assert review["afterthoughts"], "in Modern Art somebody always pays too much, or lets something go"

    assert status(watcher, table)["review"] == review, "who may see the game may read it"
    in_polish = status(ann, table, "pl")["review"]
    assert in_polish["points"] == review["points"]
    assert in_polish["afterthoughts"][0]["text"] != review["afterthoughts"][0]["text"]


def test_it_is_kept_with_the_table_and_goes_with_it(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(review_seconds=BRIEFLY)
    ann = guest(server)
    table = played(server, ann)
    review = reviewed(ann, table)
    before = rows(server, table)
    assert len(before) == 1
    assert ann.do(table, "review")["review"] == review, "it is not worked out again"
    server.close()
    server.open()
    assert status(guest(server, "Bob"), table)["review"] == review
    assert rows(server, table) == before
    with closing(Host(server)) as host:
        host.call("DELETE", f"/api/host/tables/{table}")
    assert rows(server, table) == []


def test_there_is_none_before_all_of_a_deal_is_over(server: Server, guest: Guests) -> None:
    ann = guest(server)
    running, sealed = played(server, ann, entries=30), played(server, ann, sealed=True)
    origin = {"table": running, "step": 3, "eyes": "0", "imagined": True}
    imagined = played(server, ann, fork=json.dumps(origin))
    waiting = ann.new_table("me", "open", "open")
    for table, code in ((running, "review-not-over"), (sealed, "sealed"), (waiting, "not-started")):
        for method in ("GET", "POST"):
            assert ann.refused(method, f"/api/tables/{table}/review") == (409, code)
    never = {"state": "not-offered", "done": 0.0, "may_begin": False, "review": None}
    assert status(ann, imagined) == never, "it would say what to do in the running game"
    assert ann.refused("POST", f"/api/tables/{imagined}/review") == (409, "no-review")


class Endless:
    """A house whose storage never answers, and a table of it."""

    def __init__(self) -> None:
        self.storage = self.elsewhere = self
        self.id = "endless"
        self.title = vernissage.title("modern_art")
        self.fork = None
        self.asked = asyncio.Event()

    def review(self, table: str) -> float | None:
        return None

    async def log(self, table: str) -> None:
        self.asked.set()
        await asyncio.Event().wait()


@pytest.mark.parametrize("ends", ["the house closes", "the table is deleted"])
def test_what_is_under_way_ends_with_the_house_and_with_the_table(monkeypatch: pytest.MonkeyPatch, ends: str) -> None:
    async def unheard(*_: Any) -> None:
        return None

    async def end_it() -> None:
        house: Any = Endless()
        found = Reviews(house, 60)
        await found.begin(house)
        job = found.job(house)
        assert job is not None
        assert job.task is not None
        await house.asked.wait()
        if ends == "the house closes":
            await found.close()
        else:
            found.forget("endless", "another")
            await asyncio.gather(job.task, return_exceptions=True)
        assert job.task.cancelled()
        assert found.job(house) is None

    monkeypatch.setattr(reviews, "check_over", lambda table: None)
    monkeypatch.setattr(Reviews, "kept", unheard)
    asyncio.run(end_it())


def test_two_that_ask_at_once_have_one_review_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(*_: Any) -> None:
        await asyncio.sleep(0)

    async def both() -> int:
        house: Any = Endless()
        found = Reviews(house, 60)
        await asyncio.gather(found.begin(house), found.begin(house))
        under_way = [task for task in asyncio.all_tasks() if task.get_name() == "review of endless"]
        await found.close()
        return len(under_way)

    monkeypatch.setattr(reviews, "check_over", lambda table: None)
    monkeypatch.setattr(Reviews, "kept", slowly)
    assert asyncio.run(both()) == 1


def test_a_house_may_have_none(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(review_seconds=0)
    ann = guest(server)
    table = played(server, ann)
    assert status(ann, table)["state"] == "not-offered"
    assert ann.refused("POST", f"/api/tables/{table}/review") == (409, "no-review")


@pytest.mark.parametrize("title_key", TITLES)
def test_every_title_is_judged_from_the_views_its_seats_had(title_key: str) -> None:
    title = vernissage.title(title_key)
    text = record_of(title_key)
    record = read(title, text)
    told_of = msgspec.msgpack.decode(survey(title_key, text, ("person",) * len(record.entries)), type=Survey)
    assert 2 <= len(told_of.points) <= 49
    assert len(told_of.decisions) + told_of.forced <= len(record.standing())
    game = opening(title, record)
    views = {}
    for entry in record.standing():
        views[entry.number] = msgspec.json.encode(game.view(entry.seat))
        game.play(entry.seat, entry.move)
    assert all(decided.view == views[decided.entry] for decided in told_of.decisions)

    briefly = Budget(playouts=6)
    middle = told_of.points[len(told_of.points) // 2]
    points = [
        msgspec.json.decode(stood(title_key, one, "seed", briefly), type=Point) for one in (middle, told_of.points[-1])
    ]
    outcome = game.outcome
    assert outcome is not None
    certain = tuple((outcome.share(seat),) * 3 for seat in range(game.setup.seats))
    assert points[-1].chances == certain, "at the end all is decided"
    assert sum(mean for mean, _, _ in points[0].chances) == pytest.approx(1, abs=0.01)

    found = []
    for decided in told_of.decisions[:: max(1, len(told_of.decisions) // 3)]:
        first = judged(title_key, decided, None, "seed", briefly)
        assert first == judged(title_key, decided, None, "seed", briefly)
        one = msgspec.json.decode(first, type=Judged | None)
        if one is not None:
            again = judged(title_key, decided, bytes(one.best.move), "other", briefly)
            found.append(msgspec.json.decode(again, type=Judged))
    assert found
    for language in ("en", "fr", "pl"):
        words = title.words(language, game.setup.options, record.header.names, record.header.own_components)
        kept = Review(FORM, tuple(points), tuple(found), told_of.afterthoughts, len(found), 0, 1.0)
        in_words = told(title, msgspec.json.decode(msgspec.json.encode(kept), type=Review), words)
        assert all(one.played.text and one.best.text and all(one.reasons) for one in in_words.moments)
        assert all(afterthought.text for afterthought in in_words.afterthoughts)
