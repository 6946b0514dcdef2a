"""Looking back: a walk shows what eyes saw at the time, nothing that they did not, and keeps nobody waiting."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.deals import MODERN_ART, card_of, hands_of, rich_seed
from tests.server.doors import Server
from tests.server.evenings import CORPUS, put_game, record_of
from tests.server.people import Person, taken
from tests.server.test_secrecy import twin_deck
from tests.titles import OWN
from vernissage.core.games import Game, opening, step
from vernissage.core.records import Record, read
from vernissage.server import replays
from vernissage.server.replaying import PAGE, Source, Walk, walk
from vernissage.server.wire_replay import RecordRequest

Json = dict[str, Any]
TITLES = [title.key for title in OWN]


def walked(text: str, eyes: str, *, is_open: bool = True, language: str = "en", board: bool = False) -> Walk:
    title = Record.parse(text).header.title
    told = walk(title, Source(text, is_open=is_open), eyes, (eyes,), language, board)
    return msgspec.msgpack.decode(told, type=Walk)


def shown(found: Walk) -> list[Json]:
    """What stands on the screen at each step, put together as a client does."""
    screens: list[Json] = []
    for page in map(json.loads, found.pages):
        state = page["shown"]
        for one in page["steps"]:
            message = {"type": "change", "clock": None, "chat": [], **one}
            state = {key: value for key, value in taken(state, message).items() if key in ("state", "secrets")}
            screens.append({**state, "events": one["events"]})
    return screens


def plain(view: Any) -> Any:
    told = json.loads(msgspec.json.encode(view))
    return {**told, "own_components": ""}


@pytest.mark.parametrize("title", TITLES)
def test_every_step_shows_what_these_eyes_saw_then(title: str) -> None:
    text = record_of(title)
    record = read(vernissage.title(title), text)
    for eyes in ("0", "1", "none", "all"):
        found = walked(text, eyes)
        replay, screens = json.loads(found.replay), shown(found)
        seat = int(eyes) if eyes.isdigit() else None
        assert len(screens) == len(replay["heard"]) == len(replay["entries"])
        assert all(len(json.loads(page)["steps"]) <= PAGE for page in found.pages)
        game = opening(vernissage.title(title), record)
        views = {0: plain(game.view(seat))}
        for entry in record.entries:
            step(game, entry)
            views[entry.number] = plain(game.view(seat))
        for entry, screen in zip(replay["entries"], screens, strict=True):
            assert screen["state"]["view"] == views[entry]
            assert screen["state"]["choices"] is None
        lines = [line["n"] for screen in screens for line in screen["events"]]
        assert lines == list(range(1, replay["heard"][-1] + 1))
        heard = [event for event in game.events if event.seen_by(seat) or eyes == "all"]
        assert len(lines) == len(heard)
        # Nothing that these eyes saw was left out: the views between two steps are all those of the first.
        kept = set(replay["entries"])
        for number in range(1, len(record.entries) + 1):
            if number not in kept and eyes != "all":
                assert views[number] == views[max(entry for entry in kept if entry < number)]


@pytest.mark.parametrize("title", TITLES)
def test_rounds_turns_and_scores_lead_to_the_outcome(title: str) -> None:
    text = record_of(title)
    outcome = vernissage.title(title).load(text).outcome
    assert outcome is not None
    replay = json.loads(walked(text, "all").replay)
    assert tuple(replay["scores"][-1]) == outcome.scores
    rounds = [number for number in replay["rounds"] if number is not None]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 1
    assert len({turn for turn in replay["turns"] if turn is not None}) == vernissage.title(title).load(text).setup.seats
    assert all(None not in row for row in replay["scores"])


def test_all_eyes_see_every_hand_and_a_seat_its_own() -> None:
    text = record_of("modern_art")
    screens = shown(walked(text, "all"))
    assert [secret["seat"] for secret in screens[0]["secrets"]] == [0, 1, 2]
    assert all(secret["tables"] for secret in screens[0]["secrets"])
    assert screens[0]["state"]["view"]["hand"] == []
    assert shown(walked(text, "1"))[0]["secrets"] == []
    assert shown(walked(text, "1"))[0]["state"]["view"]["hand"] != []


# Secrets of a running game.


def told_of(found: Walk) -> list[str]:
    """All that leaves, without what the commitment makes of a seed."""
    parts = [found.replay.decode(), *(page.decode() for page in found.pages)]
    return [re.sub(r'"commitment":"\w*"', '"commitment":""', part) for part in parts]


def offered_sealed() -> Game[Any]:
    """Ann offers a painting in a sealed auction."""
    title = vernissage.title("modern_art")
    for seed in range(200):
        game = title.new(3, seed=seed, names=("Ann", "Bob", "Cleo"))
        for move in game.moves(0):
            if "sealed" in str(move):
                game.play(0, move)
                return game
    raise AssertionError("no such deal")


def test_sealed_bids_differ_and_no_walk_of_another_does() -> None:
    found = {}
    for bids in ((3,), (9,), (3, 12, 5)):  # laid once, another amount, laid and changed twice
        game = offered_sealed()
        move = next(iter(game.moves(1)))
        for amount in bids:
            game.play(1, msgspec.structs.replace(move, amount=amount))
        found[bids] = {
            eyes: told_of(walked(game.record.dump(), eyes, is_open=False)) for eyes in ("0", "1", "2", "none")
        }
    for eyes in ("0", "2", "none"):
        assert found[3,][eyes] == found[9,][eyes] == found[3, 12, 5][eyes]
    assert found[3,]["1"] != found[9,]["1"]


def test_a_draft_that_is_tried_out_is_no_step_for_others() -> None:
    title = vernissage.title("art_society")
    record = read(title, (CORPUS / "art_society/rules-2/2-no-bids.vrec").read_text("utf-8"))
    game = opening(title, record)
    for entry in record.entries:
        step(game, entry)
        position = game.position
        if position.frames and position.question.draft and len(game.moves(position.seat)) > 2:
            break
    seat = game.position.seat
    other = 1 - seat
    before = told_of(walked(game.record.dump(), str(other), is_open=False))
    own = told_of(walked(game.record.dump(), str(seat), is_open=False))
    dice = random.Random(1)
    for _ in range(4):
        game.play(seat, game.moves(seat).sample(dice))
        assert game.undoable(seat) == 1
        assert told_of(walked(game.record.dump(), str(other), is_open=False)) == before
        assert told_of(walked(game.record.dump(), str(seat), is_open=False)) != own
        game.take_back(seat)
    assert told_of(walked(game.record.dump(), str(other), is_open=False)) == before


def test_other_cards_and_draws_differ_and_no_walk_does() -> None:
    first = MODERN_ART.new(3, rich_seed()).position
    hands = hands_of(first)
    sold = {kind: card_of(hands[0], kind) for kind in ("open", "fixed")}
    deck = [first.box.cards[card] for card in first.deck]
    decks = (deck, twin_deck(first, set(sold.values())))
    games = [MODERN_ART.new(3, deal={"deck": d, "first_seller": ["0"]}, names=("Ann", "Bob", "Cleo")) for d in decks]
    assert hands_of(games[0].position)[0] != hands_of(games[1].position)[0]
    script = [
        (0, f"offer {sold['open']}"), (2, "bid 8"), (0, "pass"), (1, "bid 9"), (2, "pass"), (0, "pass"),
        (1, f"offer {card_of(hands[1], 'sealed')}"), (0, "seal 3"), (2, "seal 4"), (1, "seal 40"),
    ]  # fmt: skip
    for seat, move in script:
        for game in games:
            game.play(seat, MODERN_ART.parse_move(move))
        told = [[told_of(walked(game.record.dump(), eyes, is_open=False)) for eyes in ("1", "none")] for game in games]
        assert told[0] == told[1]
    # Nothing of what Bob cannot see is in any message: no card of another hand, no seed, no number of the record.
    seen = "".join(told[0][0])
    hidden = {card for hand in (0, 2) for card in hands_of(games[0].position)[hand]}
    assert hidden
    assert [card for card in hidden if card in seen] == []
    assert json.loads(told[0][0][0])["entries"] == []


# At a house.


@pytest.fixture
def ann(server: Server, guest: Guests) -> Person:
    return guest(server, "Ann")


def id_of(person: Person) -> str:
    return str(person.call("GET", "/api/house")["you"]["guest"])


def test_a_finished_game_is_open_to_everybody(server: Server, ann: Person, guest: Guests) -> None:
    table = put_game(server, record_of("modern_art"), id_of(ann))
    own = ann.call("GET", f"/api/tables/{table}/replay")
    assert own["eyes"] == "0"
    assert own["may_see"] == ["all", "0", "1", "2", "none"]
    stranger = guest(server, None)
    told = stranger.call("GET", f"/api/tables/{table}/replay?lang=fr")
    assert told["eyes"] == "all"
    assert told["deal"]["seed"]
    assert told["deal"]["file"] == f"modern_art-{table}.vrec"
    record = stranger.ask("GET", f"/api/tables/{table}/record")
    assert told["deal"]["file"] in record.headers["content-disposition"]
    pages = [stranger.call("GET", f"/api/tables/{table}/replay/{page}") for page in range(told["pages"])]
    assert sum(len(page["steps"]) for page in pages) == len(told["heard"])
    assert stranger.refused("GET", f"/api/tables/{table}/replay/99")[0] == 404
    assert stranger.refused("GET", f"/api/tables/{table}/replay/-1")[0] in (400, 404)
    assert stranger.refused("GET", f"/api/tables/{table}/replay?eyes=7") == (409, "not-your-eyes")
    assert stranger.refused("GET", "/api/tables/nosuch/replay")[0] == 404


def test_a_running_game_is_seen_with_ones_own_eyes_alone(server: Server, ann: Person, guest: Guests) -> None:
    table = put_game(server, record_of("modern_art"), id_of(ann), entries=60)
    own = ann.call("GET", f"/api/tables/{table}/replay")
    assert (own["eyes"], own["may_see"], own["over"]) == ("0", ["0"], False)
    assert own["entries"] == []
    assert own["deal"] is None
    assert own["table"]["seed"] == ""
    for eyes in ("1", "2", "none", "all"):
        assert ann.refused("GET", f"/api/tables/{table}/replay?eyes={eyes}") == (409, "not-your-eyes")
        assert ann.refused("GET", f"/api/tables/{table}/replay/0?eyes={eyes}") == (409, "not-your-eyes")
    stranger = guest(server, None)
    assert stranger.call("GET", f"/api/tables/{table}/replay")["eyes"] == "none"
    assert stranger.refused("GET", f"/api/tables/{table}/replay?eyes=0") == (409, "not-your-eyes")
    page = stranger.ask("GET", f"/api/tables/{table}/replay/0").text
    assert '"hand":[]' in page


def test_a_table_that_has_not_begun_has_no_replay(server: Server, guest: Guests) -> None:
    person = guest(server, "Bob")
    table = person.new_table("me", "open", "open")
    assert person.refused("GET", f"/api/tables/{table}/replay") == (409, "not-started")


def test_a_deal_that_is_still_played_elsewhere_has_no_replay(server: Server, ann: Person) -> None:
    table = put_game(server, record_of("art_society"), id_of(ann), sealed=True)
    assert ann.refused("GET", f"/api/tables/{table}/replay") == (409, "sealed")


def test_a_record_from_a_file_is_shown_and_not_kept(server: Server, ann: Person) -> None:
    text = record_of("art_society")
    told = ann.call("POST", "/api/replay?lang=pl", {"text": text, "eyes": "1"})
    assert (told["eyes"], told["table"]["id"], told["deal"]["file"]) == ("1", "", "")
    assert told["may_see"] == ["all", "0", "1", "none"]
    page = ann.call("POST", "/api/replay/0", {"text": text, "eyes": "1"})
    assert page["first"] == 0
    assert ann.refused("POST", "/api/replay/9", {"text": text, "eyes": "1"})[0] == 404


def bad_records() -> dict[str, tuple[str, str]]:
    text = record_of("modern_art")
    other = re.sub(r"^rules: \d+", "rules: 77", text, flags=re.MULTILINE)
    unsealed = re.sub(r"^(end: \d+) \w+", r"\1", text, flags=re.MULTILINE)
    return {
        "nothing": ("", "record-not-a-record"),
        "prose": ("Dear house,\nthis is a letter.", "record-not-a-record"),
        "another title": (text.replace("title: modern_art", "title: monopoly"), "record-unknown-title"),
        "other rules": (re.sub(r"^(end: \d+) \w+", r"\1", other, flags=re.MULTILINE), "record-other-rules"),
        "changed": (text.replace("seats: 3", "seats: 4"), "record-broken"),
        "cut off": (text[: len(text) // 2], "record-broken"),
        "another deal": (re.sub(r"seed: \w{4}", "seed: ffff", unsealed), "record-broken"),
        "a move that is none": (unsealed.replace("\n1 ", "\n1 0 dance\n1 ", 1), "record-broken"),
        "cut down": (unsealed.replace("commitment:", "redacted: 0\ncommitment:"), "record-cut-down"),
        "signs": ("vernissage record 1\ntitle: modern_art\n" + "\x00\ud7ff" * 500, "record-broken"),
    }


@pytest.mark.parametrize("what", bad_records())
def test_a_bad_record_gets_a_sentence(server: Server, ann: Person, what: str) -> None:
    text, code = bad_records()[what]
    answer = ann.ask("POST", "/api/replay", {"text": text})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["detail"]


def test_a_record_that_is_too_large_or_no_request_is_refused(server: Server, ann: Person) -> None:
    assert ann.refused("POST", "/api/replay", {"text": "x" * 400_001})[0] == 400
    assert ann.ask("POST", "/api/replay", {"text": "x" * 2_000_000}).status_code in (400, 413)
    assert ann.refused("POST", "/api/replay", {"text": record_of("modern_art"), "eyes": "9"})[0] == 400
    assert ann.refused("POST", "/api/replay", {"text": record_of("modern_art"), "eyes": "5"}) == (400, "record-broken")
    assert ann.refused("POST", "/api/replay", {"file": "x"})[0] == 400


def test_whoever_wants_too_many_walks_is_told_to_wait(new_server: Callable[..., Server], guest: Guests) -> None:
    ann = guest(new_server(limited=True), "Ann")
    texts = [f"vernissage record 1\ntitle: modern_art\n# {number}" for number in range(60)]  # soon found wanting
    answers = [ann.ask("POST", "/api/replay", {"text": text}).status_code for text in texts]
    assert set(answers) == {400, 429}
    assert answers[0] == 400


class _Worker:
    """In place of worker processes: notes what it is asked, and does it here."""

    def __init__(self) -> None:
        self.asked = 0

    async def work(self, do: Callable[..., bytes], title: str, *facts: Any, seconds: float) -> bytes:
        self.asked += 1
        await asyncio.sleep(0)
        return do(title, *facts)


def test_what_was_worked_out_is_shared_and_kept_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = _Worker()
    kept = replays.Replays(worker)  # type: ignore[arg-type]

    def request(eyes: str, text: str = record_of("art_society")) -> Any:
        return kept.of_file(RecordRequest(text, eyes), "en", lambda: None)

    async def look() -> None:
        await asyncio.gather(*(request("0") for _ in range(5)))
        assert worker.asked == 1
        await request("1")
        assert worker.asked == 2
        size = kept.size
        monkeypatch.setattr(replays, "MOST_KEPT", size)
        await request("none")
        assert kept.size <= size
        await request("none")
        assert worker.asked == 3
        await request("0")  # it was let go
        assert worker.asked == 4

    asyncio.run(look())


def test_a_walk_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(_Worker):
        async def work(self, *_: Any, **__: Any) -> bytes:
            raise TimeoutError

    kept = replays.Replays(Slow())  # type: ignore[arg-type]
    with pytest.raises(replays.BadRecord) as told:
        asyncio.run(kept.of_file(RecordRequest(record_of("modern_art")), "en", lambda: None))
    assert told.value.problem == "too-long"
