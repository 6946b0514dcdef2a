"""A guide over HTTP: its steps, the screen of each, what is said to a move, and that nothing bad gets in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.core.lessons import FIRST_GAME, lessons_of, puzzles_of
from vernissage.core.registry import title, titles
from vernissage.core.text import LANGUAGES

GUIDED = [work.key for work in titles() if FIRST_GAME in lessons_of(work)]
OFFER = {"move": "offer", "card": "koriko-open-1"}


@pytest.fixture
def learn(server: Server, guest: Guests) -> Any:
    learner = guest(server, None)

    def post(what: str, **said: Any) -> Any:
        return learner.call("POST", f"/api/guides/modern_art/{what}", said)

    return post


@pytest.mark.parametrize("key", GUIDED)
def test_every_step_has_its_words_and_its_screen(server: Server, guest: Guests, key: str) -> None:
    learner = guest(server, None)
    lesson = lessons_of(title(key))[FIRST_GAME]
    for language in LANGUAGES:
        guide = learner.call("GET", f"/api/guides/{key}?lang={language}")
        assert [step["id"] for step in guide["steps"]] == [step.id for step in lesson.step]
        assert all(step["text"] for step in guide["steps"])
    for step in guide["steps"][::4]:
        state = learner.call("POST", f"/api/guides/{key}/stand", {"step": step["id"], "board": True})
        assert (state["choices"] is not None) == step["wants"]
        assert state["board"]["tables"]
        assert state["table"]["your_seat"] == lesson.seat


def test_the_shelf_says_which_titles_have_a_guide(server: Server, guest: Guests) -> None:
    shelf = guest(server, None).call("GET", "/api/house")["titles"]
    assert [one["key"] for one in shelf if one["guide"]] == [one["key"] for one in shelf if one["key"] in GUIDED]


def test_a_wanted_move_goes_on_with_what_was_played(learn: Any) -> None:
    answer = learn("answer", step="offer", move=OFFER)
    assert answer == {"played": "offer koriko-open-1", "said": "", "forbidden": False}
    after = learn("stand", step="bid", played={"offer": answer["played"]})
    assert after["view"]["lot"]["cards"] == ["sadland-once-1"]
    bid = learn("answer", step="bid", move={"move": "bid", "amount": 9})
    assert learn("stand", step="bought", played={"bid": bid["played"]})["view"]["cash"][0] == 102


def test_another_move_is_answered_and_nothing_happens(learn: Any) -> None:
    wrong = learn("answer", step="pass", move={"move": "bid", "amount": 12})
    assert wrong["played"] == ""
    assert wrong["said"].startswith("You may bid for your own painting")
    assert wrong["said"].endswith("[MA-10]")
    assert not wrong["forbidden"]
    refused = learn("answer", step="pass", move={"move": "bid", "amount": 500})
    assert refused["forbidden"]
    assert "[MA-15]" in refused["said"] or "[MA-13]" in refused["said"]


def test_the_guide_can_make_the_move_itself(learn: Any) -> None:
    assert learn("answer", step="bid") == {"played": "bid 12", "said": "", "forbidden": False}


def test_a_learner_is_told_what_a_move_would_do(learn: Any) -> None:
    (preview,) = learn("preview", step="bid", moves=[{"move": "bid", "amount": 9}])
    assert preview["refused"] == ""
    assert preview["events"][0]["text"].startswith("Clara bids")


def test_nothing_of_the_others_hands_leaves(learn: Any) -> None:
    state = learn("stand", step="offer")
    assert len(state["view"]["hand"]) == 10
    assert "sadland-once-1" not in str(state), "Ada's, until she offers it"
    assert state["view"]["cash"] == [100, None, None]


BAD: dict[str, tuple[str, dict[str, Any], str]] = {
    "no such step": ("stand", {"step": "nowhere"}, "there is no step 'nowhere'"),
    "a step that is none": ("stand", {"step": "UP"}, "step"),
    "no step": ("stand", {}, "step"),
    "an unknown entry": ("stand", {"step": "offer", "seat": 2}, "seat"),
    "moves of no step": ("stand", {"step": "pass", "played": {"nowhere": "pass"}}, "there is no step 'nowhere'"),
    "a move nobody wanted": ("stand", {"step": "market", "played": {"offer": "offer nex-once-1"}}, "is not the move"),
    "a move that is none": ("stand", {"step": "market", "played": {"offer": "sing"}}, "is no move"),
    "a long move": ("stand", {"step": "market", "played": {"offer": "x" * 601}}, "played"),
    "a move where one reads": ("answer", {"step": "welcome", "move": OFFER}, "waits for no move"),
    "a move in no form": ("answer", {"step": "offer", "move": {"move": "sing"}}, "no move"),
    "a move of wrong fields": ("answer", {"step": "offer", "move": {"move": "bid", "amount": "much"}}, "no move"),
    "a list for a move": ("answer", {"step": "offer", "move": [1]}, "move"),
    "previews of nothing": ("preview", {"step": "offer", "moves": []}, "moves"),
    "too many previews": ("preview", {"step": "offer", "moves": [OFFER] * 25}, "moves"),
    "a preview of nonsense": ("preview", {"step": "offer", "moves": [{"move": "sing"}]}, "no move"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_refused_with_a_sentence(server: Server, guest: Guests, name: str) -> None:
    what, said, sentence = BAD[name]
    answer = guest(server, None).ask("POST", f"/api/guides/modern_art/{what}", said)
    assert answer.status_code == 400
    assert sentence in answer.json()["detail"]


def test_there_is_no_guide_for_nothing(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    assert stranger.refused("GET", "/api/guides/chess")[0] == 404
    assert stranger.refused("POST", "/api/guides/chess/stand", {"step": "a"})[0] == 404


def test_whoever_asks_too_fast_is_told_so(new_server: Callable[..., Server], guest: Guests) -> None:
    hasty = guest(new_server(limited=True), "Hasty")
    asked = (hasty.ask("POST", "/api/guides/modern_art/stand", {"step": "offer"}) for _ in range(600))
    refused = next(answer for answer in asked if answer.status_code != 200)
    assert refused.status_code == 429
    assert "too fast" in refused.json()["detail"]


def test_puzzles_are_listed_and_answered_like_a_guide(server: Server, guest: Guests) -> None:
    learner = guest(server, None)
    work = title("modern_art")
    for language in LANGUAGES:
        listed = learner.call("GET", f"/api/guides/modern_art/puzzles?lang={language}")
        assert [one["key"] for one in listed] == [*puzzles_of(work)]
        assert [one["level"] for one in listed] == sorted(one["level"] for one in listed)
        assert all(one["heading"] for one in listed)
    shelf = {one["key"]: one["puzzles"] for one in learner.call("GET", "/api/house")["titles"]}
    assert shelf["modern_art"] == len(listed)
    ask = "/api/guides/modern_art/answer?puzzle=fair_price"
    wrong = learner.call("POST", ask, {"step": "ask", "move": {"move": "pass"}})
    assert wrong["played"] == ""
    assert "[MA-22]" in wrong["said"]
    assert learner.call("POST", ask, {"step": "ask", "move": {"move": "buy"}})["played"] == "buy"


def test_a_puzzle_that_is_not_there_is_no_page(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    assert stranger.refused("GET", "/api/guides/modern_art?puzzle=first_game")[0] == 404
    assert stranger.refused("GET", "/api/guides/chess/puzzles")[0] == 404
