"""A stranger can neither act for nor look at another seat; what is told never depends on what is hidden.

Twins are two tables that differ only in what the observer cannot know. Whoever watches both is sent the same messages,
byte for byte and as many, over real sockets.
"""

from __future__ import annotations

import asyncio
import copy
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vernissage
from tests.conformance.toys import Toy
from tests.server.clockwork import Parlour, audience, hand, parlour, until
from tests.server.conftest import Guests
from tests.server.deals import MODERN_ART, card_of, hands_of, put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Live, Person, Refused, play_on
from tests.titles import OWN
from vernissage.core import registry
from vernissage.core.games import Game
from vernissage.core.position import Position
from vernissage.server.screens import Screen, Screens
from vernissage.server.table import LiveTable


def plain(text: str) -> str:
    """A message without what makes two tables two: id, times, the table's own commitment, the number of a question."""
    for pattern, word in (
        (r'"table":\{"id":"\w+"', '"table":{"id":"…"'),
        (r'^\{"id":"\w+"', '{"id":"…"'),
        (r'"(at|created|left|now)":[\d.]+', r'"\1":0'),
        (r'"commitment":"\w*"', '"commitment":"…"'),
    ):
        text = re.sub(pattern, word, text)
    return text


def people_here(state: dict[str, Any]) -> int:
    table = state["table"]
    return int(sum(seat["connected"] for seat in table["seats"]) + table["spectators"])


class Company:
    """Three at a table, a guest who watches, and a stranger who watches."""

    def __init__(self, server: Server, guest: Guests) -> None:
        self.people: list[Person] = [guest(server, name) for name in ("Ann", "Bob", "Cleo", "Dora")]
        self.people.append(guest(server, None))
        ann = self.people[0]
        self.table = ann.new_table("me", "open", "open")
        for person in self.people[1:3]:
            person.sit(self.table)
        put_seed(server, self.table, rich_seed())
        ann.do(self.table, "start")
        self.tabs: list[Live] = []
        for person in self.people:  # one after the other, so that everybody hears of the next one alone
            self.tabs.append(person.live(self.table))
            for tab in self.tabs:
                tab.until(lambda state: people_here(state) == len(self.tabs))
            self.settle()

    def settle(self) -> None:
        for tab in self.tabs:
            tab.fence()

    def say(self, seat: int, move: str, **fields: Any) -> None:
        self.tabs[seat].play(move, **fields)
        self.settle()

    def heard(self, who: int) -> list[str]:
        """What somebody was told; the answers to his own questions apart."""
        return [plain(text) for text in self.tabs[who].told if '"type":"answered"' not in text]

    def got(self, who: int, path: str) -> str:
        """What an address gives somebody."""
        return plain(self.people[who].ask("GET", path.replace("TABLE", self.table)).text)


@pytest.fixture
def twins(server: Server, guest: Guests) -> tuple[Company, Company]:
    return Company(server, guest), Company(server, guest)


BOB, DORA, STRANGER = 1, 3, 4
ADDRESSES = ("/api/tables/TABLE", "/api/tables/TABLE/record", "/api/tables/TABLE/links")


def compare(twins: tuple[Company, Company]) -> None:
    """Everybody who does not know the difference is told the same, in as many messages."""
    for who in (BOB, DORA, STRANGER):
        one, other = (company.heard(who) for company in twins)
        assert len(one) == len(other)
        assert one == other
        for path in ADDRESSES:
            if path.endswith("links") and who == BOB:
                continue  # his own key
            first, second = (company.got(who, path).replace(company.table, "…") for company in twins)
            assert first == second, path


def test_sealed_bids_differ_and_nobody_can_tell(twins: tuple[Company, Company]) -> None:
    for company, (anns, cleos) in zip(twins, ((5, 0), (100, 77)), strict=True):
        card = card_of(company.tabs[0].state["view"]["hand"], "sealed")
        company.say(0, "offer", card=card)
        company.say(0, "seal", amount=anns)
        company.say(2, "seal", amount=cleos)
        assert company.tabs[0].state["view"]["own_bid"] == anns
    compare(twins)


def test_nobody_is_told_of_a_sealed_bid_that_is_changed(twins: tuple[Company, Company]) -> None:
    quiet, restless = twins
    for company in twins:
        company.say(0, "offer", card=card_of(company.tabs[0].state["view"]["hand"], "sealed"))
        company.say(0, "seal", amount=5)
        company.say(1, "seal", amount=9)  # nobody has spoken since, as far as Bob knows
    for amount in (6, 100, 0):
        restless.say(0, "seal", amount=amount)
        quiet.settle()
    for who in (BOB, DORA, STRANGER):
        assert quiet.heard(who) == restless.heard(who)
    assert restless.tabs[BOB].state["undoable"] == 0
    assert quiet.got(BOB, "/api/tables/TABLE") == restless.got(BOB, "/api/tables/TABLE")


def test_refusals_do_not_tell_where_a_card_is(twins: tuple[Company, Company]) -> None:
    company = twins[0]
    ann = company.tabs[0]
    held = ann.state["view"]["hand"]
    everything = [card for card in MODERN_ART.works() if card not in held]
    said = set()
    for card in everything:
        for what in ("why", "play"):
            more = {"number": ann.number} if what == "play" else {}
            with pytest.raises(Refused) as refused:
                ann.ask(type=what, move={"move": "offer", "card": card}, **more)
            said.add((refused.value.code, refused.value.rule, refused.value.text))
    assert len(said) == 1
    said.clear()
    for card in everything:
        with pytest.raises(Refused) as refused:
            company.tabs[BOB].ask(type="why", move={"move": "offer", "card": card})
        said.add((refused.value.code, refused.value.rule, refused.value.text))
    assert len(said) == 1


# Strangers.


def test_who_does_not_sit_sees_what_a_spectator_sees_and_does_nothing(twins: tuple[Company, Company]) -> None:
    company = twins[0]
    guest, stranger = company.tabs[DORA], company.tabs[STRANGER]
    for tab in (guest, stranger):
        assert tab.state["view"]["seat"] is None
        assert tab.state["view"]["hand"] == []
        assert set(tab.state["view"]["cash"]) == {None}
        assert tab.state["choices"] is None
        assert tab.state["table"]["your_seat"] is None
        assert not any(line["event"]["event"] == "dealt" for line in tab.events)
        for said in (
            {"type": "play", "move": {"move": "pass"}, "number": tab.number},
            {"type": "why", "move": {"move": "pass"}},
            {"type": "back", "moves": 1},
            {"type": "done"},
        ):
            with pytest.raises(Refused, match="not-seated"):
                tab.ask(**said)
    assert {**guest.state, "events": []} == {**stranger.state, "events": []}
    assert guest.events == stranger.events
    others = {card for tab in company.tabs[:3] for card in tab.state["view"]["hand"]}
    everything = "".join(stranger.told) + "".join(company.got(STRANGER, path) for path in ADDRESSES)
    assert len(others) == 30
    assert not any(card in everything for card in others)


def test_a_player_answers_for_nobody_else(twins: tuple[Company, Company]) -> None:
    company = twins[0]
    bob = company.tabs[BOB]
    with pytest.raises(Refused, match="wrong-seat"):
        bob.play("offer", card=company.tabs[0].state["view"]["hand"][0])
    bob.say(type="play", id=1, move={"move": "pass"}, number=bob.number, seat=0)
    assert bob.answer()["code"] == "unreadable"
    assert set(bob.state["view"]["hand"]).isdisjoint(company.tabs[0].state["view"]["hand"])


def test_a_forged_cookie_is_a_strangers(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    cookie = ann.http.cookies["vernissage_guest"]
    payload, _, signature = cookie.rpartition(".")
    other = guest(server, "Eve").http.cookies["vernissage_guest"]
    swapped = "A" if signature[0] != "A" else "B"
    for forged in (
        payload,
        f"{payload}.",
        f"{payload}.{swapped}{signature[1:]}",
        f"{payload}.{other.rpartition('.')[2]}",
        f"{payload[:-2]}.{signature}",
        ann.call("GET", "/api/house")["you"]["guest"],
        "\xe9\xff",
        "x" * 4000,
        '"\\"',
    ):
        eve = guest(server, None)
        header = {"cookie": f"vernissage_guest={forged}".encode("latin-1", "replace")}
        answer = eve.http.get("/api/house", headers=header)  # type: ignore[arg-type]
        assert answer.json()["you"] is None, forged
        refused = eve.http.post(f"/api/tables/{table}/pause", headers=header)  # type: ignore[arg-type]
        assert refused.json()["code"] == "NotAGuest"
    eve = guest(server, None)
    eve.http.cookies.set("vernissage_guest", f"{payload}.{swapped}{signature[1:]}")
    assert eve.live(table).until(lambda s: True)["table"]["your_seat"] is None


def test_a_key_of_another_house_opens_nothing(server: Server, new_server: Callable[..., Server], guest: Guests) -> None:
    other = new_server()
    ann, eve = guest(server, "Ann"), guest(other, "Eve")
    table = ann.new_table("me", "greedy", "greedy")
    eve.http.base_url = server.url
    assert eve.refused("POST", f"/api/tables/{table}/start") == (401, "NotAGuest")


# Records and seeds.


def test_a_running_games_record_is_cut_down_to_the_reader(twins: tuple[Company, Company]) -> None:
    company = twins[0]
    company.say(0, "offer", card=card_of(company.tabs[0].state["view"]["hand"], "sealed"))
    company.say(0, "seal", amount=87)
    texts = [company.people[who].call("GET", f"/api/tables/{company.table}/record") for who in range(5)]
    hands = [set(tab.state["view"]["hand"]) for tab in company.tabs[:3]]
    for who, text in enumerate(texts):
        assert "seed:" not in text
        assert f"redacted: {who if who < 3 else 'spectator'}" in text
        shown = set(re.findall(r"[a-z]+-[a-z]+-\d+", text))
        for seat, cards in enumerate(hands):
            assert cards <= shown if seat == who else not cards & shown
        assert ("seal 87" in text) == (who == 0)
    info = company.people[0].table(company.table)
    assert info["seed"] == ""
    assert rich_seed() not in "".join(text for tab in company.tabs for text in tab.told)


def test_the_seed_comes_with_the_end_and_keeps_the_promise(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    promised = ann.table(table)["commitment"]
    ann.do(table, "start")
    tab = ann.live(table)
    play_on([tab], random.Random(8))
    assert all('"seed":""' in text for text in tab.told if '"status":"playing"' in text)
    over = ann.table(table)
    title = vernissage.title("modern_art")
    setup = title.setup(3, over["options"])
    assert title.commit(setup, bytes.fromhex(over["seed"])) == promised == over["commitment"]
    assert title.load(ann.call("GET", f"/api/tables/{table}/record")).outcome is not None


# Twins in this process: other hands, other decks.


def twin_deck(position: Any, keep: set[str]) -> list[str]:
    """The deck with what Bob cannot see dealt otherwise: Ann's, Cleo's and the undealt cards change places."""
    names = [position.box.cards[card] for card in position.deck]
    ann, _, cleo = hands_of(position)[:3]
    undealt = names[position.dealt :]
    hidden = [[card for card in cards if card not in keep] for cards in (ann, cleo, undealt)]
    dice = random.Random(5)
    moved = [card for cards in hidden for card in cards]
    shuffled = dice.sample(moved, len(moved))
    new = dict(zip(moved, shuffled, strict=True))
    return [new.get(name, name) for name in names]


async def dealt(room: Parlour, deck: list[str]) -> LiveTable:
    table = await room.table("ann", "bob", "cleo", start=False)
    table._first_game = lambda seating: MODERN_ART.new(  # type: ignore[method-assign]
        3, deal={"deck": deck, "first_seller": ["0"]}, names=seating.names
    )
    await table.start()
    await until(lambda: not table.automaton.woken.is_set())
    for guest in ("ann", "bob", "cleo", "dora"):
        room.enter(table, guest)
    return table


def screen(table: LiveTable, guest: str, last: int = 0) -> str:
    """What a guest is told who comes now, byte by byte."""
    seen_as = audience(table, guest)
    whole = table.screens.first(seen_as, table.screens.screen(seen_as), last, 0)
    return whole.decode().replace(table.id, "…").replace(table.commitment, "…")


def test_other_peoples_cards_differ_and_no_screen_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            first = MODERN_ART.new(3, rich_seed()).position
            sold = {kind: card_of(hands_of(first)[0], kind) for kind in ("open", "once", "sealed", "fixed")}
            second = {kind: card_of(hands_of(first)[2], kind) for kind in ("once", "fixed")}
            deck = [first.box.cards[card] for card in first.deck]
            tables = [
                await dealt(room, deck),
                await dealt(room, twin_deck(first, {*sold.values(), *second.values()})),
            ]
            assert hand(tables[0], 1) == hand(tables[1], 1)
            assert hand(tables[0], 0) != hand(tables[1], 0)
            own = hand(tables[0], 1)
            script = [
                (0, f"offer {sold['open']}"), (2, "bid 8"), (0, "pass"), (1, "bid 9"), (2, "pass"), (0, "pass"),
                (1, f"offer {card_of(own, 'sealed')}"), (0, "seal 3"), (2, "seal 4"), (1, "seal 40"),
                (2, f"offer {second['once']}"), (0, "bid 1"), (1, "bid 2"), (2, "pass"),
                (0, f"offer {sold['fixed']}"), (0, "price 5"), (1, "pass"), (2, "buy"),
                (1, f"offer {card_of(own, 'double')}"), (1, "decline"), (2, "decline"), (0, "decline"),
            ]  # fmt: skip
            for seat, move in script:
                for table in tables:
                    await room.say(table, seat, move)
                for guest in ("bob", "dora"):
                    assert screen(tables[0], guest) == screen(tables[1], guest), move
                for text in ("offer nex-open-1", "add nex-open-1", "bid 500", "seal 1", "buy", "turn"):
                    wanted = MODERN_ART.parse_move(text)
                    refusals = [table.position.refusal(1, wanted) for table in tables if table.position]
                    assert refusals[0] == refusals[1]

    asyncio.run(story())


def news(table: LiveTable, guest: str, before: Screen) -> bytes | None:
    """What a guest is told who saw that screen last."""
    seen_as = audience(table, guest)
    return table.screens.news(seen_as, table.screens.screen(seen_as), before)


class _Imagined:
    """A table as it is, except that its position is one the observer imagined from his view."""

    def __init__(self, table: LiveTable, position: Position) -> None:
        self.__dict__.update(table.__dict__)
        assert table.log is not None
        self.log = copy.copy(table.log)
        self.log.game = Game(position, table.log.game.record)
        self.log._views = {}
        self.screens = Screens(self)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        return getattr(LiveTable, name).__get__(self, LiveTable)


@pytest.mark.parametrize("key", [*(title.key for title in OWN), "toy"])
def test_a_screen_follows_from_the_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Whatever the hidden really is: a position made up from a seat's view puts the same on that seat's screen."""

    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            table = await room.table("ann", "bob", "cleo", title=key, hammer=10)
            for guest in ("ann", "bob", "cleo", "dora"):
                room.enter(table, guest)
            dice = random.Random(6)
            seen = 0
            share = 0.25 if key in ("gallerist", "pictura") else 1.0  # long games, slow to imagine
            before: dict[str, Screen] = {}
            while table.status == "playing":
                position = table.position
                assert position is not None
                for seat, guest in enumerate(("ann", "bob", "cleo", "dora")):
                    if dice.random() > share:
                        continue
                    view = position.view(seat if seat < 3 else None)
                    twin = table.title.imagine(view, dice)
                    twin.ply, twin.barrier = position.ply, position.barrier
                    last = max(0, len(table.lines) - 3)
                    other: LiveTable = _Imagined(table, twin)  # type: ignore[assignment]
                    assert screen(other, guest, last) == screen(table, guest, last)
                    if guest in before:
                        assert news(other, guest, before[guest]) == news(table, guest, before[guest])
                    before[guest] = table.screens.screen(audience(table, guest))
                    seen += 1
                seat = dice.choice(position.decision.seats) if table.held_by is None else table.held_by
                if table.held_by is not None:
                    await table.done(seat)
                else:
                    await table.play(seat, position.moves(seat).sample(dice), position.number)
            assert seen > 40

    if key == "toy":
        registry.add(Toy())
    try:
        asyncio.run(story())
    finally:
        registry.remove("toy")
