"""Tables: opening, joining, leaving, hosts' rights, rematch, personal links, spectators, the lobby."""

from __future__ import annotations

import hmac
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from tests.server.conftest import Guests
from tests.server.deals import put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Json, Person, Refused, play_on
from vernissage.server import seating
from vernissage.server.seating import Seat, Seating


def seats(table: Json) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def ids(tables: list[Json]) -> set[str]:
    return {table["id"] for table in tables}


# Before the start.


def test_a_table_is_opened_joined_and_left(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    assert seats(ann.table(table)) == [("person", "Ann"), ("open", ""), ("bot", "Ada")]
    assert bob.sit(table)["your_seat"] == 1
    assert bob.refused("POST", f"/api/tables/{table}/seat", {"seat": 0}) == (409, "seated-already")
    assert bob.sit(table)["your_seat"] == 1
    assert guest(server, "Cleo").refused("POST", f"/api/tables/{table}/seat", {"seat": None}) == (409, "no-free-seat")
    bob.leave(table)
    assert seats(ann.table(table))[1] == ("open", "")
    assert bob.refused("DELETE", f"/api/tables/{table}/seat") == (409, "not-seated")


def test_a_chosen_seat_is_had_if_it_is_free(server: Server, guest: Guests) -> None:
    ann, bob, cleo = (guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.new_table("me", "open", "open")
    assert bob.sit(table, 2)["your_seat"] == 2
    assert cleo.refused("POST", f"/api/tables/{table}/seat", {"seat": 2}) == (409, "no-free-seat")
    assert cleo.refused("POST", f"/api/tables/{table}/seat", {"seat": 7}) == (409, "no-free-seat")


def test_two_people_of_one_name_can_be_told_apart(server: Server, guest: Guests) -> None:
    table = guest(server, "Ann").new_table("me", "open", "open")
    for _ in range(2):
        guest(server, "Ann").sit(table)
    assert [name for _, name in seats(guest(server, None).table(table))] == ["Ann", "Ann 2", "Ann 3"]


def test_open_seats_go_to_bots_when_the_host_starts(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ada")
    table = ann.new_table("me", "open", "open")
    started = ann.do(table, "start")
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert len({seat["name"] for seat in started["seats"]}) == 3
    assert [seat["bot"] for seat in started["seats"]] == [None, "collector", "collector"]
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "started-already")
    assert guest(server).refused("POST", f"/api/tables/{table}/seat", {"seat": 1}) == (409, "started-already")


def test_seats_are_drawn_unless_chosen(server: Server, guest: Guests) -> None:
    ann = guest(server)
    drawn = set()
    for _ in range(40):
        table = ann.new_table("me", "open", "open", "open", "open", shuffle_seats=True)
        drawn.add(ann.do(table, "start")["your_seat"])
        ann.do(table, "end")
        if len(drawn) > 1:
            break
    assert len(drawn) > 1
    for _ in range(3):
        table = ann.new_table("open", "me", "open", shuffle_seats=False)
        assert ann.do(table, "start")["your_seat"] == 1
        ann.do(table, "end")


def test_a_screen_follows_what_happens_before_the_start(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    tab = ann.live(table)
    assert tab.until(lambda s: True)["waiting"] == "The game has not started yet."
    bob.sit(table)
    tab.until(lambda s: s["table"]["seats"][1]["name"] == "Bob")
    assert not tab.state["table"]["seats"][1]["connected"]
    bob.live(table)
    tab.until(lambda s: s["table"]["seats"][1]["connected"])
    ann.do(table, "start")
    state = tab.until(lambda s: s["view"] is not None)
    assert state["table"]["status"] == "playing"
    assert len(state["view"]["hand"]) == 10
    with pytest.raises(Refused, match=r"wrong-seat|stale|illegal"):
        tab.play("pass", number=99)


def test_what_cannot_be_opened_says_why(server: Server, guest: Guests) -> None:
    ann = guest(server)
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
    for request, status, said in (
        ({"title": "modern_art", "seats": [me, me, bot]}, 400, "one seat only"),
        ({"title": "modern_art", "seats": [me]}, 400, "3 to 5"),
        ({"title": "modern_art", "seats": [me] + [bot] * 5}, 400, "3 to 5"),
        ({"title": "modern_art", "seats": [bot] * 9}, 400, "seats"),
        ({"title": "nothing", "seats": [me, bot, bot]}, 404, "no title"),
        ({"title": "modern_art", "seats": [me, bot, {"kind": "bot", "bot": "genius"}]}, 400, "genius"),
        ({"title": "modern_art", "seats": [me, bot, bot], "options": {"edition": "gold"}}, 400, "edition"),
        ({"title": "modern_art", "seats": [me, bot, bot], "options": {"colour": "red"}}, 400, "colour"),
        ({"title": "modern_art", "seats": [me, bot, bot], "hammer": 121}, 400, "hammer"),
        ({"title": "modern_art", "seats": [me, bot, bot], "away": 5}, 409, "10 seconds"),
        ({"title": "modern_art", "seats": [me, bot, bot], "away": -1}, 400, "away"),
        ({"title": "modern_art", "seats": [me, bot, bot], "colour": 1}, 400, "colour"),
        ({"title": "modern_art", "seats": [me, bot, bot, bot], "options": {"mystery_hand": "on"}}, 400, "mystery"),
    ):
        answer = ann.ask("POST", "/api/tables", request)
        assert answer.status_code == status, (request, answer.text)
        assert said in answer.json()["detail"], answer.text


# The host.


HOST_ONLY = ("start", "pause", "resume", "end", "remove")


def test_only_the_host_runs_the_table(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    for what in HOST_ONLY:
        json = {"seat": 0} if what == "remove" else None
        assert bob.refused("POST", f"/api/tables/{table}/{what}", json) == (403, "NotTheHost")
        assert guest(server, None).refused("POST", f"/api/tables/{table}/{what}", json) == (401, "NotAGuest")
    assert ann.table(table)["status"] == "open"


def test_the_host_pauses_and_resumes(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    put_seed(server, table, rich_seed())
    assert ann.refused("POST", f"/api/tables/{table}/pause") == (409, "not-started")
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda s: s["choices"])
    ann.do(table, "pause")
    state = tab.until(lambda s: s["table"]["status"] == "paused")
    assert state["choices"] is None
    assert state["waiting"] == "The host has paused the game."
    with pytest.raises(Refused, match="paused"):
        tab.play("offer", card=state["view"]["hand"][0])
    assert ann.refused("POST", f"/api/tables/{table}/pause") == (409, "paused")
    ann.do(table, "resume")
    tab.until(lambda s: s["choices"])
    tab.play("offer", card=state["view"]["hand"][0])


def test_the_host_ends_a_table_and_its_cards_stay_covered(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    ended = ann.do(table, "end")
    assert ended["status"] == "ended"
    assert ended["seed"] == ""
    state = tab.until(lambda s: s["table"]["status"] == "ended")
    assert state["waiting"] == "The host has closed this table."
    assert "seed:" not in ann.call("GET", f"/api/tables/{table}/record")
    for what in ("start", "pause", "resume", "end"):
        assert ann.refused("POST", f"/api/tables/{table}/{what}")[0] == 409
    assert ann.refused("DELETE", f"/api/tables/{table}/seat") == (409, "ended")
    assert ann.refused("POST", f"/api/tables/{table}/remove", {"seat": 0}) == (409, "ended")
    unstarted = ann.new_table("me", "greedy", "greedy")
    ann.do(unstarted, "end")
    assert ann.live(unstarted).until(lambda s: True)["waiting"] == "The host has closed this table."


def test_the_host_removes_people_and_bots_before_the_start(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    ann.do(table, "remove", {"seat": 1})
    assert seats(ann.do(table, "remove", {"seat": 2}))[1:] == [("open", ""), ("open", "")]
    assert ann.refused("POST", f"/api/tables/{table}/remove", {"seat": 1}) == (409, "no-such-person")
    assert ann.refused("POST", f"/api/tables/{table}/remove", {"seat": 5}) == (409, "no-such-person")
    assert bob.table(table)["your_seat"] is None


def test_a_removed_player_becomes_a_spectator_and_a_bot_plays_on(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    ann.do(table, "start")
    tab = bob.live(table)
    assert tab.until(lambda s: True)["view"]["hand"]
    link = bob.link(table)
    removed = ann.do(table, "remove", {"seat": 1})["seats"][1]
    assert (removed["kind"], removed["bot"], removed["name"]) == ("bot", "collector", "Bob")
    state = tab.until(lambda s: s["table"]["your_seat"] is None)
    assert state["view"]["hand"] == []
    assert state["view"]["seat"] is None
    assert bob.refused("POST", f"/api/tables/{table}/claim", {"key": link}) == (409, "no-such-link")
    assert bob.refused("POST", f"/api/tables/{table}/seat", {"seat": 1}) == (409, "started-already")


# Leaving and coming back during the game.


def test_a_seat_is_left_to_a_bot_and_taken_back(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    ann.do(table, "start")
    tab = bob.live(table)
    tab.until(lambda s: True)
    left = bob.leave(table)["seats"][1]
    assert (left["kind"], left["away"], left["bot"], left["name"]) == ("person", True, "collector", "Bob")
    assert bob.table(table)["your_seat"] == 1
    back = bob.sit(table)["seats"][1]
    assert (back["away"], back["bot"]) == (False, None)


def test_a_game_all_people_left_is_played_to_its_end(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "random")
    ann.do(table, "start")
    tab = ann.live(table)
    ann.leave(table)
    over = tab.until(lambda s: s["table"]["status"] == "over")
    assert len(over["table"]["seed"]) == 64
    assert over["table"]["winners"]
    assert over["waiting"] == "The game is over."


# After the end.


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Person, Person, str]]:
    """Two people who have played a game with a bot."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.new_table("me", "open", "greedy", hammer=15, public=False, options={"edition": "classic"})
    bob.sit(table)
    ann.do(table, "start")
    play_on([ann.live(table), bob.live(table)], random.Random(4))
    yield ann, bob, table
    ann.close()
    bob.close()


def test_a_finished_table_stays(server: Server, guest: Guests, finished: tuple[Person, Person, str]) -> None:
    ann, _, table = finished
    assert table in ids(ann.call("GET", "/api/tables")["yours"])
    stranger = guest(server, None)
    state = stranger.live(table).until(lambda s: True)
    assert state["table"]["status"] == "over"
    assert state["view"]["revealed"]["hands"]
    assert f"seed: {state['table']['seed']}" in stranger.call("GET", f"/api/tables/{table}/record")
    assert ann.refused("POST", f"/api/tables/{table}/end") == (409, "over")
    assert ann.refused("DELETE", f"/api/tables/{table}/seat") == (409, "over")


def test_a_rematch_is_one_table_for_all(server: Server, guest: Guests, finished: tuple[Person, Person, str]) -> None:
    ann, bob, table = finished
    assert guest(server).refused("POST", f"/api/tables/{table}/rematch") == (409, "not-seated")
    new = bob.do(table, "rematch")
    assert ann.do(table, "rematch")["id"] == new["id"]
    assert ann.table(table)["rematch"] == new["id"]
    assert new["you_host"]
    assert [(seat["kind"], seat["name"]) for seat in new["seats"][:2]] == [("person", "Ann"), ("person", "Bob")]
    assert (new["hammer"], new["public"], new["options"]["edition"]) == (15, False, "classic")
    assert ann.table(new["id"])["your_seat"] == 0, "everybody has the seat of the first game"
    unfinished = ann.new_table("me", "greedy", "greedy")
    assert ann.refused("POST", f"/api/tables/{unfinished}/rematch") == (409, "not-over")


# The personal link.


def test_a_personal_link_moves_a_seat_to_another_device(server: Server, guest: Guests) -> None:
    ann, bob, phone = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    table = ann.new_table("me", "open", "greedy")
    put_seed(server, table, rich_seed())  # Ann begins, so that nothing happens meanwhile
    bob.sit(table)
    ann.do(table, "start")
    desk, watched = bob.live(table), phone.live(table)
    hand = desk.until(lambda s: True)["view"]["hand"]
    assert watched.until(lambda s: True)["view"]["hand"] == []
    heard = list(desk.events)
    moved = phone.do(table, "claim", {"key": bob.link(table)})
    assert moved["your_seat"] == 1
    assert phone.http.cookies.get("vernissage_guest")
    assert phone.call("GET", "/api/house")["you"]["nickname"] == "Bob"

    # The old device becomes a spectator, and hears the story as a spectator does.
    state = desk.until(lambda s: s["table"]["your_seat"] is None)
    assert state["view"]["hand"] == []
    assert [line["n"] for line in desk.events] == list(range(1, len(desk.events) + 1))
    assert not any(line["event"]["event"] == "dealt" for line in desk.events)
    with pytest.raises(Refused, match="not-seated"):
        desk.play("pass")

    # The new one has the seat; its open tab was a stranger's and stays one until it connects anew.
    tab = phone.live(table)
    assert tab.until(lambda s: True)["view"]["hand"] == hand
    assert tab.events == heard
    assert phone.do(table, "claim", {"key": phone.link(table)})["your_seat"] == 1


def test_the_hosts_link_takes_the_host_along(server: Server, guest: Guests) -> None:
    ann, phone = guest(server, "Ann"), guest(server, "Ann's phone")
    table = ann.new_table("me", "greedy", "greedy")
    assert phone.do(table, "claim", {"key": ann.link(table)})["you_host"]
    phone.do(table, "start")
    assert ann.refused("POST", f"/api/tables/{table}/pause") == (403, "NotTheHost")


def test_a_link_opens_no_second_seat(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    assert ann.refused("POST", f"/api/tables/{table}/claim", {"key": bob.link(table)}) == (409, "seated-already")
    for key in ("x" * 32, "é" * 32):
        assert ann.refused("POST", f"/api/tables/{table}/claim", {"key": key}) == (409, "no-such-link")


@pytest.mark.parametrize("key", ["k" * 32, "K" * 32, "é" * 32, "", "k" * 31 + "\U0001f3a8"], ids=ascii)
def test_the_time_a_wrong_link_takes_tells_nothing(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Every key is compared by the one function whose time does not depend on how much of it was right."""
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    class Keys(str):
        """A key that nobody may compare in any other way."""

        __hash__ = str.__hash__

        def __eq__(self, other: object) -> bool:
            raise AssertionError("a link is compared with ==")

    links = ("j" * 32, "k" * 32)
    people = tuple(Seat(n, "person", f"guest {n}", "Ann", None, False, Keys(link)) for n, link in enumerate(links))
    bot = Seat(2, "bot", None, "Ada", "greedy", False, Keys("K" * 32))
    monkeypatch.setattr(seating, "hmac", SimpleNamespace(compare_digest=compare))
    found = Seating((*people, bot), "guest 0", "playing").place_of(Keys(key))
    assert found is (people[1] if key == links[1] else None), "a bot has no link"
    assert compared == [(link.encode(), key.encode()) for link in links]


@pytest.mark.parametrize("how", ["leaves", "is removed"])
def test_who_gave_a_seat_up_has_no_key_to_the_next_one_in_it(server: Server, guest: Guests, how: str) -> None:
    ann, bob, cleo = (guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    old = bob.link(table)
    if how == "leaves":
        bob.leave(table)
    else:
        ann.do(table, "remove", {"seat": 1})
    cleo.sit(table)
    assert bob.refused("POST", f"/api/tables/{table}/claim", {"key": old}) == (409, "no-such-link")
    assert cleo.link(table) != old


def test_links_are_for_their_owner_alone(server: Server, guest: Guests) -> None:
    ann, bob, stranger = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    table = ann.new_table("me", "open", "greedy")
    bob.sit(table)
    ann.do(table, "start")
    assert ann.link(table) != bob.link(table)
    assert stranger.call("GET", f"/api/tables/{table}/links")["personal"] is None
    keys = [person.link(table) for person in (ann, bob)]
    tabs = [person.live(table) for person in (ann, bob, stranger)]
    for tab in tabs:
        tab.until(lambda s: True)
    everything = "".join(text for tab in tabs for text in tab.told)
    for person in (ann, bob, stranger):
        everything += person.ask("GET", "/api/tables").text + person.ask("GET", f"/api/tables/{table}").text
        everything += person.ask("GET", f"/api/tables/{table}/record").text
    assert not any(key in everything for key in keys)


def test_the_invite_has_an_address_and_a_picture_of_it(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "open", "greedy")
    assert ann.call("GET", f"/api/tables/{table}/links")["invite"] == f"{server.url}/t/{table}"
    picture = ann.ask("GET", f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.lstrip().startswith("<?xml")


# Who is there.


def test_the_lobby_shows_public_tables_and_ones_own(server: Server, guest: Guests) -> None:
    ann, bob, stranger = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    public = ann.new_table("me", "open", "greedy")
    private = ann.new_table("me", "open", "greedy", public=False)
    playing = ann.new_table("me", "greedy", "greedy")
    ann.do(playing, "start")
    ended = ann.new_table("me", "greedy", "greedy")
    ann.do(ended, "end")
    for person in (bob, stranger):
        lobby = person.call("GET", "/api/tables")
        assert public in ids(lobby["open"])
        assert playing in ids(lobby["playing"])
        assert private not in ids(lobby["open"]) | ids(lobby["playing"])
        assert ended not in ids(lobby["open"]) | ids(lobby["playing"])
        assert lobby["yours"] == []
    assert {public, private, playing, ended} <= ids(ann.call("GET", "/api/tables")["yours"])
    assert bob.table(private)["status"] == "open"  # whoever has the link comes in
    bob.sit(private)
    assert private in ids(bob.call("GET", "/api/tables")["yours"])


def test_spectators_are_counted_and_see_what_all_may_see(server: Server, guest: Guests) -> None:
    ann, bob, stranger = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    table = ann.new_table("me", "greedy", "greedy")
    put_seed(server, table, rich_seed())
    ann.do(table, "start")
    tab = ann.live(table)
    watching = bob.live(table)
    stranger.live(table)
    assert tab.until(lambda s: s["table"]["spectators"] == 2)
    state = watching.until(lambda s: True)
    assert state["view"]["seat"] is None
    assert state["choices"] is None
    bob.sockets[0].close()
    tab.until(lambda s: s["table"]["spectators"] == 1)


def test_several_tabs_of_one_person_show_the_same(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    put_seed(server, table, rich_seed())
    ann.do(table, "start")
    one, two = ann.live(table), ann.live(table, lang="fr")
    card = one.until(lambda s: s["choices"])["view"]["hand"][0]
    two.until(lambda s: s["choices"])
    one.play("offer", card=card)
    two.until(lambda s: any(line["event"]["event"] == "offered" for line in two.events))
    assert two.state["table"]["spectators"] == 0
    with pytest.raises(Refused, match=r"stale|wrong-seat"):
        two.play("offer", card=card, number=1)
    one.close()
    two.fence()
    assert two.state["table"]["seats"][0]["connected"]


def test_several_people_behind_one_address_are_not_confused(server: Server, guest: Guests) -> None:
    people = [guest(server, name, "127.0.0.1") for name in ("Ann", "Bob", "Cleo")]
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    hands = [set(person.live(table).until(lambda s: True)["view"]["hand"]) for person in people]
    assert [person.table(table)["your_seat"] for person in people] == [0, 1, 2]
    assert not hands[0] & hands[1]
    assert not hands[1] & hands[2]


def test_chat_reaches_everybody_and_is_kept(server: Server, guest: Guests) -> None:
    ann, bob, stranger = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    table = ann.new_table("me", "open", "greedy")
    tabs = [person.live(table) for person in (ann, bob, stranger)]
    tabs[0].say(type="chat", text="  hello \n there ")
    tabs[1].until(lambda s: tabs[1].chat)
    tabs[1].say(type="chat", text="shall I \u202ejoin?")
    for tab in tabs:
        tab.until(lambda s, tab=tab: len(tab.chat) == 2)  # type: ignore[misc]
        assert [(line["name"], line["seat"], line["text"]) for line in tab.chat] == [
            ("Ann", 0, "hello there"),
            ("Bob", None, "shall I join?"),
        ]
    tabs[2].say(type="chat", text="let me in")
    assert tabs[2].answer()["code"] == "no-nickname"
    tabs[0].say(type="chat", text=" \u200b ")
    assert tabs[0].answer()["code"] == "refused"
    later = bob.live(table, chat=1)
    later.until(lambda s: True)
    assert [line["n"] for line in later.chat] == [2]


def test_a_name_can_be_changed(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    you = ann.call("GET", "/api/house")["you"]
    ann.call("POST", "/api/guest", {"nickname": "Anna"})
    assert ann.call("GET", "/api/house")["you"] == {"guest": you["guest"], "nickname": "Anna"}


@pytest.mark.parametrize("https", [False, True])
def test_behind_https_an_invite_has_the_name_the_visitor_came_by(
    new_server: Callable[..., Server], guest: Guests, https: bool
) -> None:
    server = new_server(https=https)
    ann = guest(server, None)
    name = {"host": "club.example:8443"}
    cookie = ann.ask("POST", "/api/guest", {"nickname": "Ann"}).headers["set-cookie"].partition(";")[0]
    order = {"title": "modern_art", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ann.ask("POST", "/api/tables", order, headers={"cookie": cookie}).json()["id"]
    links = ann.ask("GET", f"/api/tables/{table}/links", headers={**name, "cookie": cookie}).json()
    where = "https://club.example:8443" if https else server.url
    assert links["invite"] == f"{where}/t/{table}"
    assert links["personal"].startswith(f"{where}/t/{table}?key=")
    assert ann.ask("GET", "/api/house", headers=name).json()["address"] == where
