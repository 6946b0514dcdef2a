"""Art Society on its own board: whole games by mouse, finger and keyboard, hanging and thinking better of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.player import Player, Toucher, Typist
from tests.browser.test_access import Notes
from tests.browser.test_languages import is_in, no_text_is_missing
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import DESK, PHONE, Json, Visitor
from tests.browser.words import say
from tests.rulebook.art_society.scene import small_box

QUESTIONS = {"start", "lot", "bid", "take", "hang"}
_IDS = re.compile(r"\b(?:ask|board|event|frame|genre|move|refusal|score)-[a-z_-]+\b")


def sit_down(visitor: Visitor, *bots: str, **how: Any) -> Visitor:
    """A table of Art Society against bots that answer at once."""
    return visitor.table("me", *(bots or ("random",)), title="art_society", **how)


def short(visitor: Visitor) -> Visitor:
    """A game with small walls, which are soon full."""
    return sit_down(visitor, components=small_box())


# Whole games.


def test_a_whole_game_by_mouse(come: Come) -> None:
    visitor = sit_down(come(moving=True))
    player = Player(visitor)
    player.play_on()
    assert player.asked == QUESTIONS
    assert player.ways >= {"pile", "take", "hang", "drag", "option"}, player.ways
    the_count_adds_up(visitor)


def the_count_adds_up(visitor: Visitor) -> None:
    """Every line of everybody's count is shown, and their sum is the score."""
    names = [seat["name"] for seat in visitor.state["table"]["seats"]]
    outcome = visitor.state["view"]["outcome"]
    count = visitor.page.locator("article.final > table")
    expect(count.locator("tbody tr")).to_have_count(9)
    visitor.comes_to_rest()
    shown = [name.strip() for name in count.locator("thead th .wide").all_inner_texts()]
    totals = numbers(count.locator("tfoot tr").first.locator("td").all_inner_texts())
    rows = [numbers(row.locator("td").all_inner_texts()) for row in count.locator("tbody tr").all()]
    for column, (name, total) in enumerate(zip(shown, totals, strict=True)):
        assert sum(row[column] for row in rows) == total
        seat = next(seat for seat, one in enumerate(names) if name.endswith(one))
        assert total == outcome["scores"][seat]
        wall = visitor.state["view"]["players"][seat]["wall"]["score"]
        assert [row[column] for row in rows[:4]] == wall["prestige"]
    assert totals == sorted(outcome["scores"], reverse=True), "the highest first"
    expect(visitor.result.locator("ol > li").first).to_contain_text(str(totals[0]).replace("-", "−"))


def numbers(cells: list[str]) -> list[int]:
    """The last number of each cell: `4 × 5 = 20` is 20."""
    return [int(re.findall(r"-?\d+", cell.replace("−", "-"))[-1]) for cell in cells]


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    typist = Typist(short(come()))
    typist.walk_to(typist.visitor.page.locator("#main"))
    typist.play_on(look=lambda _: typist.focus_is_kept())
    assert typist.asked == QUESTIONS
    assert typist.ways >= {"pile", "hang", "option", "shortcut"}, typist.ways
    expect(typist.visitor.result).to_be_visible()


def test_a_whole_game_with_one_finger(come: Come, critic: Critic) -> None:
    visitor = short(come(size=PHONE, touch=True))
    toucher = Toucher(visitor)
    toucher.play_on(look=nothing_sticks_out)
    assert toucher.asked == QUESTIONS
    assert toucher.ways >= {"pile", "take", "hang", "option"}, toucher.ways
    expect(visitor.result).to_be_visible()
    nothing_sticks_out(visitor)
    critic.look(visitor, "the end on a phone")
    critic.is_content()


# What the screens look like.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_question_in_both_lights(come: Come, critic: Critic, size: tuple[int, int]) -> None:
    visitor = sit_down(come(size=size, touch=size == PHONE), "greedy", "greedy", "greedy")
    look = Notes(critic)
    look.seen |= {"held", "start"} if size == DESK else {"held", "start", "lot", "take"}  # parts of the other screens
    player = Toucher(visitor) if size == PHONE else Player(visitor)
    player.play_on(enough=lambda: look.seen >= QUESTIONS, look=look)
    if size == DESK:
        look_around(come, critic, visitor)
    critic.is_content()


def look_around(come: Come, critic: Critic, visitor: Visitor) -> None:
    """What opens large, and what a spectator sees."""
    visitor.page.get_by_role("button", name=re.compile("^View .*wall$")).first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    critic.look(visitor, "somebody's wall")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.page.get_by_role("button", name=re.compile("^View .* frame")).first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    critic.look(visitor, "a painting, large")
    visitor.page.keyboard.press("Escape")
    watcher = come()
    watcher.page.goto(visitor.page.url)
    watcher.is_seated()
    expect(watcher.page.get_by_role("heading", name="All walls")).to_be_visible()
    critic.look(watcher, "a spectator's table")


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("pl-PL", "pl")])
def test_every_screen_in_other_languages(come: Come, locale: str, language: str) -> None:
    visitor = short(come(locale=locale, size=PHONE, touch=True))
    toucher = Toucher(visitor)
    toucher.yes, toucher.done = say(language, "amount-sure", action="").strip(), say(language, "end-turn")
    toucher.here = say(language, "board-as-hang-here", "art_society")

    def look(visitor: Visitor) -> None:
        is_in(language, visitor, "art_society")
        no_text_is_missing(visitor, _IDS)
        nothing_sticks_out(visitor)

    toucher.play_on(look=look)
    look(visitor)
    assert toucher.asked == QUESTIONS
    expect(visitor.page.get_by_role("heading", name=say(language, "board-as-final", "art_society"))).to_be_visible()


# Hanging.


def until_hanging(visitor: Visitor, start: str = "") -> Player:
    """The first turn, with the new painting in hand; the starting one hangs in this column."""
    player = Player(visitor)
    player.prefers = lambda option: str(option["move"].get("square", "")).startswith(start)
    player.play_on(enough=lambda: visitor.question == "hang")
    return player


def places(visitor: Visitor) -> list[Json]:
    """All the ways the new painting can be hung."""
    assert visitor.choices is not None
    return [option["move"] for option in visitor.choices["options"] if option["move"]["move"] == "hang"]


def outlook(visitor: Visitor, square: str) -> int:
    """What the tile under the mouse would bring on that square, by the wall itself."""
    at = [str(ord(square[0]) - ord("a")), str(int(square[1:]) - 1)]

    def told() -> str | None:
        ghosts = visitor.wall.locator(".ghost").evaluate_all(_GHOSTS)
        return next((gain for *place, gain in ghosts if place == at), None)

    return numbers([visitor.until(told, f"it is told what it would bring on {square}")])[0]


_GHOSTS = """found => found.filter((one) => one.querySelector('.gain:not(.pending)')).map((one) =>
  [...['--x', '--y'].map((side) => one.style.getPropertyValue(side).trim()), one.querySelector('.gain').innerText])"""


def test_what_the_outlook_says_comes_true(come: Come) -> None:
    """By an owner's own numbers, which only the server knows."""
    box = small_box().replace("bare_corner = -2", "bare_corner = -7").replace("eye_line = 3", "eye_line = 11")
    visitor = sit_down(come(), components=box)
    for _ in range(3):
        player = until_hanging(visitor)
        new = visitor.state["view"]["draft"]["waiting"]
        move = player.dice.choice([move for move in places(visitor) if move["painting"] == new] or [{}])
        if move:
            before = visitor.state["view"]["draft"]["wall"]["score"]["total"]
            x, y = player.point(move["square"], new)
            visitor.surface.hover(position={"x": x, "y": y})
            told = outlook(visitor, move["square"])
            visitor.surface.click(position={"x": x, "y": y})
            visitor.until(lambda: visitor.state["view"]["draft"]["waiting"] is None, "it hangs")
            assert visitor.state["view"]["draft"]["wall"]["score"]["total"] - before == told
        player.play_on(enough=lambda: visitor.question != "hang")
        if visitor.is_over:
            break


def test_a_hanging_is_moved_and_taken_back_before_it_is_confirmed(come: Come) -> None:
    visitor = sit_down(come())
    player = until_hanging(visitor)
    lines = visitor.page.get_by_role("tabpanel").locator("li")
    visitor.comes_to_rest()
    told = lines.count()
    first, other = places(visitor)[0], places(visitor)[-1]
    tile = first["painting"]

    def draft() -> list[str]:
        found: list[str] = visitor.state["view"]["draft"]["moves"]
        return found

    def hangs_at(square: str) -> bool:
        return f"hang {tile} {square}" in draft()

    player.wall_at(first["square"], tile)
    visitor.until(lambda: hangs_at(first["square"]), "it hangs")

    # Lifted off the wall by the mouse, and put elsewhere.
    mine = visitor.surface.get_by_role("button", name=re.compile("^Move "))
    mine.click()
    visitor.until(lambda: not hangs_at(first["square"]), "it is in hand again")
    expect(mine).to_have_count(0)
    player.wall_at(other["square"], tile)
    visitor.until(lambda: hangs_at(other["square"]), "it hangs elsewhere")

    # Taken back altogether: another painting may be taken.
    visitor.panel.get_by_role("button", name="Take back").click()
    visitor.until(lambda: len(draft()) == 1, "the painting is in hand again")
    visitor.panel.get_by_role("button", name="Take back").click()
    visitor.until(lambda: visitor.state["view"]["draft"] is None, "another painting may be taken")
    assert visitor.question == "take"
    visitor.comes_to_rest()
    expect(lines, "what was tried out and taken back is told nowhere").to_have_count(told)

    # And now in earnest: it is told once.
    Player(visitor, 2).play_on(enough=lambda: visitor.question not in ("take", "hang"))
    expect(lines.filter(has_text=re.compile(r"Ann takes (Cityscape|Portrait|Still life|Landscape)"))).to_have_count(1)
    expect(lines.filter(has_text="back")).to_have_count(0)


def test_a_place_that_is_not_allowed_says_why(come: Come) -> None:
    visitor = sit_down(come())
    player = until_hanging(visitor, start="h")
    tile = places(visitor)[0]["painting"]
    alert = visitor.wall.get_by_role("alert")
    beside_nothing, on_another = (alert.locator(f"[data-rule={rule}]") for rule in ("AS-14", "AS-13"))
    player.wall_at("a1", "1x1")
    expect(alert).to_contain_text("It must share an edge with another tile")
    expect(beside_nothing).to_have_text("Rules: Hanging")
    hung = visitor.state["view"]["draft"]["wall"]["paintings"][0]
    player.wall_at(hung["square"], hung["painting"])
    expect(alert).to_contain_text("is already covered.")
    expect(on_another).to_have_text("Rules: Hanging")

    # Dropped where it cannot hang, it is in hand as before.
    player.drag({"move": "hang", "painting": tile, "square": "a1"})
    expect(beside_nothing).to_be_visible()
    assert visitor.state["view"]["draft"]["waiting"] == tile


# An owner's own box.


def test_bid_cards_cannot_be_pressed_until_bids_are_asked_for(come: Come) -> None:
    visitor = sit_down(come(), "greedy", "greedy")
    player = until_hanging(visitor)
    bids = visitor.page.locator("section[aria-labelledby=as-bids]")
    expect(bids.locator(".card[aria-disabled=true]")).to_have_count(20)
    bids.get_by_role("button", name=str(visitor.state["view"]["hand"][0]), exact=True).click(force=True)
    expect(bids.get_by_role("status")).to_have_text(say("en", "board-as-no-bids", "art_society"))
    assert not any(said["type"] == "why" for said in visitor.said)

    player.play_on(enough=lambda: visitor.question == "bid")
    spent = visitor.state["view"]["players"][visitor.seat]["spent"][1:]
    expect(bids.get_by_role("status")).to_be_hidden()
    expect(bids.locator(".card")).to_have_count(len(spent))
    expect(visitor.panel.locator("li button")).to_have_count(len(visitor.state["view"]["hand"]))


def test_an_owners_own_box_through_the_form(come: Come) -> None:
    visitor = come().come_in()
    form = visitor.open_form(title="Art Society")
    form.get_by_label("Your name at the table").fill("Ann")
    form.get_by_role("group", name="Players").get_by_label("2", exact=True).check()
    form.get_by_role("button", name="All bots").click()
    form.get_by_role("group", name="Open bids").get_by_label("on", exact=True).check()

    bad = small_box().replace('["cityscape", "ebony", "5x5", 9]', '["cityscape", "ebony", "5x6", 9]')
    upload = form.get_by_label("Your own components")
    upload.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": bad.encode()})
    visitor.forgiven = re.compile("status of 4")
    form.get_by_role("button", name="Start the game").click()
    alert = form.get_by_role("alert")
    expect(alert).to_contain_text("[paintings] auction, row 28: size must be one of 2x2, ")
    expect(alert).to_contain_text("5x5, not '5x6'")
    expect(alert).to_be_in_viewport()

    # Nothing was lost: only the file is chosen anew.
    expect(form.get_by_role("group", name="Players").get_by_label("2", exact=True)).to_be_checked()
    expect(form.get_by_role("group", name="Open bids").get_by_label("on", exact=True)).to_be_checked()
    expect(form.get_by_label("Seat 2")).not_to_have_value("open")
    upload.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": small_box().encode()})
    expect(alert).to_have_count(0)
    form.get_by_role("button", name="Start the game").click()
    visitor.is_seated()
    view = visitor.state["view"]
    assert (view["width"], view["height"], view["options"]["open_bids"]) == (6, 6, True)
    assert visitor.state["table"]["own_components"]
    Player(visitor).play_on(enough=lambda: visitor.question == "bid")
    visitor.page.get_by_role("button", name="Table menu").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("the host's own components file")
