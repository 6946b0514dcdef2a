"""The Gallerist on its own board: whole games by mouse, finger and keyboard, and every kind of step of a turn."""

from __future__ import annotations

import functools
import itertools
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.gallerist import (
    EVERYTHING,
    PURCHASE,
    QUESTIONS,
    TITLE,
    Gallerist,
    GalleristToucher,
    GalleristTypist,
    Game,
    play_alone,
    short_box,
)
from tests.browser.test_languages import is_in, no_text_is_missing
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import DESK, PHONE, Json, Visitor
from tests.browser.words import say
from vernissage.core import chance

FIRST, SECOND = (play_alone(seed, short_box()) for seed in EVERYTHING)
IDS = re.compile(r"\b(?:action|ask|board|bonus|event|goal|level|location|move|refusal|score|tile)-[a-z_-]+\b")
ACTIONS = {
    "sales_office": ("sign", "sell"),
    "artists_colony": ("discover", "buy"),
    "media_centre": ("hire", "promote"),
    "international_market": ("reputation", "bid"),
}


def alone(visitor: Visitor, game: Game) -> Visitor:
    """That very solo game, at its beginning."""
    return visitor.table("me", title="gallerist", components=short_box(), seed=game.seed)


@functools.cache
def ann_begins() -> str:
    """A seed with which seat 0 is the first of two."""
    seed = next(seed for seed in itertools.count() if TITLE.new(seats=2, seed=seed).position.first == 0)
    return chance.seed_bytes(seed).hex()


# Whole games.


def test_a_whole_game_by_mouse(come: Come) -> None:
    visitor = come(moving=True).table("me", "random", title="gallerist", components=short_box(3))
    player = Gallerist(visitor)
    player.play_on()
    assert player.asked >= {"start", "turn", "action"}
    assert len(player.asked) >= 10, player.asked
    assert player.ways >= {"board", "option", "track"}, player.ways
    the_count_adds_up(visitor)


def the_count_adds_up(visitor: Visitor) -> None:
    """The parts of everybody's count are shown one by one, and their sum is the score."""
    final = visitor.page.locator("article.final")
    expect(final).to_be_visible()
    # The button goes away by itself when all is counted, perhaps just now.
    final.get_by_role("button", name="Show everything at once").evaluate_all(
        "found => found.forEach((one) => one.click())"
    )
    expect(final).to_have_attribute("data-ga-final", "8")
    names = [seat["name"] for seat in visitor.state["table"]["seats"]]
    outcome = visitor.state["view"]["outcome"]
    shown = [name.strip() for name in final.locator("thead th .wide").all_inner_texts()]
    rows = [numbers(row.locator("td strong").all_inner_texts()) for row in final.locator("tbody tr").all()]
    totals = numbers(final.locator("tfoot tr").first.locator("td").all_inner_texts())
    assert len(rows) == 8
    for column, (name, total) in enumerate(zip(shown, totals, strict=True)):
        seat = next(seat for seat, one in enumerate(names) if name.endswith(one))
        assert sum(row[column] for row in rows) == total == outcome["scores"][seat]
    assert totals == sorted(outcome["scores"], reverse=True), "the highest first"
    expect(visitor.result.locator("ol > li")).to_have_count(len(names))


def numbers(cells: list[str]) -> list[int]:
    return [int(cell.replace("−", "-")) for cell in cells]


@pytest.mark.parametrize(
    ("locale", "language", "game"),
    [("en-GB", "en", FIRST), ("fr-FR", "fr", SECOND), ("pl-PL", "pl", FIRST)],
    ids=["en", "fr", "pl"],
)
def test_a_whole_game_with_one_finger(come: Come, locale: str, language: str, game: Game) -> None:
    """Alone against Lacerda, in three languages."""
    visitor = alone(come(locale=locale, size=PHONE, touch=True), game)
    toucher = GalleristToucher(visitor, plan=game.plan)

    def look(visitor: Visitor) -> None:
        nothing_sticks_out(visitor)
        no_text_is_missing(visitor, IDS)
        if language != "en":
            is_in(language, visitor, "gallerist")

    toucher.play_on(look=look)
    look(visitor)
    assert toucher.asked == game.asked
    assert toucher.ways >= {"board", "option", "second tap", "tapped and confirmed"}, toucher.ways
    the_goals_are_told(visitor, language)


def the_goals_are_told(visitor: Visitor, language: str) -> None:
    """Each level of the solo game with all it wants and what there is of it."""
    view = visitor.state["view"]
    levels = visitor.page.locator("[data-ga-section=solo] .level")
    for shown, level in zip(levels.all(), ("apprentice", "experienced", "master"), strict=True):
        expect(shown.get_by_role("heading")).to_have_text(say(language, f"level-{level}", "gallerist"))
        lines = [line for line in view["solo"]["lines"] if line["level"] == level]
        assert lines
        expect(shown.locator("li .figures")).to_have_text([f"{line['there']} / {line['needed']}" for line in lines])
    expect(visitor.result.get_by_role("listitem")).to_contain_text(str(view["outcome"]["scores"][0]))


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    """Alone as well: together the two games ask all there is to ask."""
    assert FIRST.asked | SECOND.asked == QUESTIONS
    visitor = alone(come(), SECOND)
    typist = GalleristTypist(visitor, plan=SECOND.plan)
    typist.walk_to(visitor.page.locator("#main"))
    typist.play_on(look=lambda _: typist.focus_is_kept())
    assert typist.asked == SECOND.asked
    assert typist.ways >= {"board", "option", "shortcut", "amount"}, typist.ways
    expect(visitor.result).to_be_visible()


# What the screens look like.


@pytest.mark.parametrize(
    ("size", "game", "parts"),
    [
        (DESK, FIRST, {"start", "turn", "buy", "send", "face"}),
        (PHONE, SECOND, {"turn", "buy", "tile", "sign", "send"}),
    ],
    ids=["desk", "phone"],
)
def test_every_part_in_both_lights(
    come: Come, critic: Critic, size: tuple[int, int], game: Game, parts: set[str]
) -> None:
    assert parts <= game.asked
    visitor = alone(come(size=size, touch=size == PHONE), game)
    player = GalleristToucher(visitor, plan=game.plan) if size == PHONE else Gallerist(visitor, plan=game.plan)
    wanted = set(parts)

    def look(visitor: Visitor) -> None:
        if visitor.question in wanted:
            wanted.discard(visitor.question)
            critic.look(visitor, visitor.question)

    player.play_on(look=look)
    critic.look(visitor, "the end")
    assert not wanted
    critic.is_content()


# The steps of a purchase.


def told(place: Locator) -> dict[str, tuple[int, int]]:
    """What is said of a choice: from where to where money, influence and fame would go."""
    effects = place.locator("[data-ga-effect]").evaluate_all(_EFFECTS)
    figures = {what: list(map(int, re.findall(r"\d+", text))) for what, text in effects}
    return {what: (both[0], both[1]) for what, both in figures.items() if len(both) == 2}


_EFFECTS = "found => found.map((one) => [one.dataset.gaEffect, one.querySelector('.number')?.innerText ?? ''])"
"""Read in one go: what is told is replaced while one looks."""


def price_in(place: Locator) -> int:
    """What is said to be paid for a choice."""
    price = place.locator("[data-ga-effect=price] strong")
    expect(price).to_have_text(re.compile(r"^\d+$"))
    return int(price.inner_text())


def standing(visitor: Visitor, artist: str) -> dict[str, int]:
    """How it is."""
    view = visitor.state["view"]
    player = view["players"][visitor.seat]
    found = next(one for one in view["artists"] if one["key"] == artist)
    return {"money": player["money"], "influence": player["influence"], "fame": found["fame"], "value": found["value"]}


def until_buying(visitor: Visitor) -> tuple[Gallerist, str]:
    """The question whose work is bought, and what is planned to answer."""
    game = play_alone(PURCHASE, short_box())
    player = Gallerist(alone(visitor, game), plan=game.plan)
    player.play_on(enough=lambda: visitor.question == "buy")
    return player, player.plan[0].split()[1]


def test_a_purchase_costs_and_brings_what_is_told_before(come: Come) -> None:
    visitor = come()
    player, artist = until_buying(visitor)
    outlook = visitor.page.locator("[data-ga-steps] .outlook")
    form = visitor.panel.locator("form")

    # Whose work: told where one points, on the board and under the words of the choice.
    before = standing(visitor, artist)
    move = {"move": "buy", "artist": artist}
    player.place(move).hover()
    expect(outlook).to_have_class(re.compile("open"))
    price = price_in(outlook)
    option = next(one for one in visitor.state["choices"]["options"] if one["move"] == move)
    assert price_in(player.option(option)) == price, "the panel tells the same"
    player.answer()

    # How much of it by influence.
    player.wait_for_turn()
    assert visitor.question == "pay"
    assert visitor.state["view"]["ask"]["price"] == price
    steps = player.plan.popleft().split()[1]
    field = form.get_by_role("textbox")
    field.fill("0")
    if_paid = before["money"], before["money"] - price
    visitor.until(lambda: told(form) == {"money": if_paid}, "without influence it is as was told before")
    field.fill(steps)
    rest = before["money"] - price + int(steps)
    by_influence = visitor.until(lambda: told(form).get("money") == (before["money"], rest) and told(form), "the rest")
    pays(player, field)
    after = standing(visitor, artist)
    assert (before["money"], after["money"]) == by_influence["money"]
    assert (before["influence"], after["influence"]) == by_influence["influence"]

    # How much more fame.
    assert visitor.question == "fame"
    field.fill(player.plan.popleft().split()[1])
    by_stars = visitor.until(lambda: {"fame", "influence"} <= {*told(form)} and told(form), "what it would do")
    pays(player, field)
    now = standing(visitor, artist)
    assert {key: (after[key], now[key]) for key in by_stars} == by_stars


def pays(player: Gallerist, field: Locator) -> None:
    """Give the amount that is written there, and wait for the next question."""
    visitor, number = player.visitor, player.visitor.state["choices"]["number"]
    field.press("Enter")
    visitor.until(lambda: visitor.choices and visitor.choices["number"] != number, "it is paid")


def test_steps_are_taken_back_until_something_is_turned_up(come: Come) -> None:
    visitor = come()
    # Names of new signs stand there for the first questions only.
    visitor.context.add_init_script("localStorage.setItem('vernissage.names', 'never')")
    player, _ = until_buying(visitor)
    take_back = visitor.panel.get_by_role("button", name="Take back")

    # Back to where it began: board and panel are as they were.
    def screen() -> list[str]:
        visitor.points_nowhere()
        return [place.inner_text() for place in (visitor.page.locator("#main"), visitor.panel)]

    told = visitor.panel.locator("li button:has([data-ga-effect=price])")  # worked out when the question comes
    expect(told).to_have_count(len(visitor.state["choices"]["options"]))
    before, plan = screen(), player.plan.copy()
    undoable = visitor.state["undoable"]
    player.play_on(enough=lambda: visitor.question == "fame")
    assert visitor.state["undoable"] == undoable + 2
    for steps in (1, 0):
        take_back.click()
        visitor.until(lambda: visitor.state["undoable"] == undoable + steps, "a step is taken back")  # noqa: B023
    assert visitor.question == "buy"
    visitor.until(lambda: screen() == before, "everything is as it was")

    # And on again, to the answer after which the next work is turned up.
    player.plan = plan
    no_way_back = visitor.page.get_by_text(say("en", "board-ga-no-way-back", "gallerist"))
    expect(no_way_back).to_have_count(0)
    player.play_on(enough=lambda: visitor.question == "ticket")
    visitor.page.mouse.move(0, 0)
    expect(no_way_back).to_be_visible()
    expect(take_back).to_be_visible()
    player.answer()
    player.wait_for_turn()
    assert visitor.state["undoable"] == 0
    expect(take_back).to_have_count(0)


def test_an_action_that_is_not_to_be_had_says_why(come: Come) -> None:
    visitor = come()
    player, _ = until_buying(visitor)
    player.play_on(enough=lambda: visitor.question == "turn")
    view = visitor.state["view"]
    refused = {one["action"]: one for one in view["ask"]["refused"]}
    here = view["players"][visitor.seat]["location"]
    assert refused["sell"]["rule"] == "GA-72"
    assert here is None or {one["rule"] for one in refused.values()} >= {"GA-26"}
    for location, actions in ACTIONS.items():
        place = visitor.page.locator(f"[data-ga-location={location}]")
        rules = {refused[action]["rule"] for action in actions if action in refused}
        visitor.until(lambda place=place, rules=rules: rules_in(place) == rules, f"{location} says {rules}")  # type: ignore[misc]
        for action in actions:
            expect(place.locator(f"[data-ga-go={action}]")).to_have_count(0 if action in refused else 1)


def rules_in(place: Locator) -> set[str]:
    """The rules that are given as reasons there."""
    links = place.locator(".why [data-rule]:visible")
    found: list[str] = links.evaluate_all("all => all.map((one) => one.dataset.rule)")
    return set(found)


# Two people.


def sit_together(come: Come) -> tuple[Gallerist, Gallerist]:
    """Ann begins; Bob has chosen his place before her."""
    ann, bob = come(), come()
    ann.table("me", "open", title="gallerist", seed=ann_begins(), away=3600)
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    bob.page.goto(ann.page.url)
    players = Gallerist(ann.is_seated(), 1), Gallerist(bob.is_seated(), 2)
    for player in players:
        player.wishes = {"nobody", "done", "stop", "act sign", "act hire", "hire 1"}
    players[0].wishes.add("start artists_colony")
    players[1].wishes.add("start international_market")
    return players


def has_ordered(visitor: Visitor) -> bool:
    """Whether the table is about to answer for this visitor."""
    return visitor.question in [order["key"] for order in visitor.state["orders"]]


def kicks_out(ann: Gallerist, bob: Gallerist, location: str) -> None:
    """Ann goes there and acts, and Bob goes after her; the game goes on to what comes of it."""
    went = f"go {location}"
    for player in (ann, bob):
        player.wishes = {wish for wish in player.wishes if not wish.startswith("go ")} | {went}
    turns = ann.given[went] + 1

    def next_one() -> Gallerist | None:
        return next((one for one in (ann, bob) if one.is_my_turn and not has_ordered(one.visitor)), None)

    while True:
        found = ann.visitor.until(next_one, "the next question")
        kicked = bob.given[went] >= turns and ann.given[went] >= turns
        if kicked and found.visitor.question in ("turn", "kicked_out"):
            return
        found.answer()


def test_a_kicked_out_action_can_be_declined_for_good(come: Come) -> None:
    ann, bob = sit_together(come)
    kicks_out(ann, bob, "sales_office")
    assert ann.visitor.question == "kicked_out"
    panel = ann.visitor.panel
    panel.get_by_role("button", name=say("en", "standing-decline")).click()
    standing = panel.get_by_role("list", name=say("en", "standing-orders"))
    expect(standing).to_contain_text(say("en", "board-ga-kicked-offer", "gallerist"))
    ann.visitor.until(lambda: ann.visitor.question == "turn", "it is declined, and Ann has her turn")
    assert bob.visitor.state["orders"] == []

    # The next offer is declined by the table.
    said = len(ann.visitor.said)
    kicks_out(ann, bob, "media_centre")
    assert ann.visitor.question == "turn"
    bob.visitor.until(lambda: [one["event"] for one in told_events(bob.visitor)].count("declined") == 2, "it is told")
    assert "decline" not in [one["move"]["move"] for one in ann.visitor.said[said:] if one["type"] == "play"]

    # Until Ann wants to be asked again.
    standing.get_by_role("button", name="Stop: ").click()
    expect(standing).to_have_count(0)
    kicks_out(ann, bob, "sales_office")
    assert ann.visitor.question == "kicked_out"

    # Whatever was told in all this, nobody was told the other's cards.
    watcher = come()
    watcher.page.goto(ann.page.url)
    watcher.is_seated()
    for visitor, own in ((ann.visitor, {0}), (bob.visitor, {1}), (watcher, set[int]())):
        cards_are_secret(visitor, own, ann.visitor, bob.visitor)


def told_events(visitor: Visitor) -> list[Json]:
    """Everything a visitor was told to have happened."""
    events: dict[int, Json] = {}
    for frame in visitor.told:
        screen = visitor.read(frame)
        events |= {line["n"]: line["event"] for line in (screen["events"] if screen else ())}
    return [events[n] for n in sorted(events)]


def cards_are_secret(visitor: Visitor, own: set[int], *players: Visitor) -> None:
    """The own cards were told, and no others, by no name."""
    everything = "".join(visitor.told)
    for seat, player in enumerate(players):
        for kind in ("curator", "dealer"):
            card = player.state["view"]["players"][seat][kind]["key"]
            assert (f'"{card}"' in everything) == (seat in own), (visitor.seat, card)
            assert (f"{kind} card {card[-1]}" in everything) == (seat in own)
