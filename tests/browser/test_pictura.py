"""Museum: Pictura on its own board: whole games by mouse, finger and keyboard, what is told before, and what is not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.curator import (
    TITLE,
    Curator,
    Game,
    TouchingCurator,
    TypingCurator,
    seat_0_begins,
    short_box,
    three_games,
)
from tests.browser.player import play_together
from tests.browser.test_languages import is_in, no_text_is_missing
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import PHONE, Json, Visitor
from tests.browser.words import say

NO_TEXT = re.compile(r"\b(?:ask|board|collection|effect|event|favour|move|museum|refusal|reward|score)-[a-z_-]+\b")
"""What stands where a text is missing."""


def sit(visitor: Visitor, game: Game) -> Visitor:
    """That very game, at its beginning."""
    return visitor.table("me", "greedy", title="pictura", components=short_box(), seed=game.seed)


def begin(visitor: Visitor, *bots: str) -> Visitor:
    """The printed box, with oneself as the first player."""
    bots = bots or ("greedy",)
    return visitor.table("me", *bots, title="pictura", seed=seat_0_begins(len(bots) + 1))


def numbers(cells: list[str]) -> list[int]:
    """The last number of each cell; a cell that has none yet is left out."""
    found = (re.findall(r"[-+]?\d+", cell.replace("−", "-")) for cell in cells)
    return [int(each[-1]) for each in found if each]


def the_count_adds_up(visitor: Visitor) -> None:
    """Everybody's column, line by line, gives the total the house has counted; the highest stands first."""
    scores = visitor.state["view"]["outcome"]["scores"]
    table = visitor.page.locator("[data-pi-final]")
    expect(table).to_be_visible()
    shown: list[int] = []
    for at, head in enumerate(table.locator("thead [data-pi-seat]").all()):
        points = numbers(table.locator(f"tbody tr > td:nth-child({at + 2})").all_inner_texts())
        total = numbers([table.locator(f"tfoot tr:first-child > td:nth-child({at + 2})").inner_text()])[0]
        assert sum(points) == total == scores[int(head.get_attribute("data-pi-seat") or -1)]
        shown.append(total)
    assert shown == sorted(scores, reverse=True)


class Notes:
    """No text may be missing anywhere; at some questions the critic looks, once."""

    def __init__(self, critic: Critic, *wanted: str) -> None:
        self.critic = critic
        self.wanted = set(wanted)

    def __call__(self, visitor: Visitor) -> None:
        no_text_is_missing(visitor, NO_TEXT)
        if visitor.question in self.wanted:
            self.wanted.remove(visitor.question)
            self.critic.look(visitor, visitor.question)


# Whole games; together they ask everything.


class Auditor(Curator):
    """Plays with the mouse, and holds the board to what it says before a swap, a hanging or an exhibition."""

    def __init__(self, visitor: Visitor, plan: tuple[Json, ...]) -> None:
        super().__init__(visitor, plan=plan)
        self.audited: set[str] = set()

    def confirm(self, move: Json) -> None:
        if move["move"] not in ("swap", "hang", "exhibit", "hang_free"):
            super().confirm(move)
            return
        expect(self.at(f"[data-pi-confirm='{move.get('choice', '')}']")).to_be_visible()
        effects = self.at("[data-pi-effects]")
        known = self.visitor.until(lambda: effects.get_attribute("data-pi-known"), "the engine has said what that does")
        if known == "partly":  # chance has a say
            super().confirm(move)
            return
        self.visitor.comes_to_rest()
        screen, frames = self.visitor.state, len(self.visitor.told)
        before = self.score(screen)
        chips = self.at("[data-pi-effects] .chip:not(:has(svg))").all_inner_texts()
        told = dict(zip(chips, numbers(chips), strict=True))
        if move["move"] == "swap":
            promised = int(self.at("[data-pi-net]").get_attribute("data-pi-net") or "")
            assert promised == max(0, before + sum(told.values())) - before
        else:
            promised = sum(points for chip, points in told.items() if not chip.startswith(LATER))
        super().confirm(move)
        after = self.visitor.until(lambda: self.next_after(screen, frames), f"{move} is on the screen")
        assert self.score(after) == before + promised, f"{move} brings {promised}, as was told"
        self.audited.add(move["move"])

    def score(self, screen: Json) -> int:
        return int(screen["view"]["players"][self.visitor.seat]["score"])

    def next_after(self, last: Json, frames: int) -> Json | None:
        """The screen on which something has happened, before anything else did: not one that only tells who is here."""
        screens = self.visitor.screens[frames:]
        return next((one for one in screens if one and (one["events"] or asked(one) != asked(last))), None)


def asked(screen: Json) -> int | None:
    """The number of the question that stands."""
    decision = screen["view"]["decision"]
    return int(decision["number"]) if decision else None


LATER = ("Collections", "Goal", "Discard")
"""What counts at the end only."""


def test_a_whole_game_with_the_mouse(come: Come, critic: Critic) -> None:
    game = three_games()[0]
    visitor = sit(come(), game)
    auditor = Auditor(visitor, game.plan)
    look = Notes(critic, "goal", "action", "look", "final")
    page = visitor.page

    def look_and_follow(visitor: Visitor) -> None:
        look(visitor)
        for seat, player in enumerate(visitor.state["view"]["players"]):
            expect(page.locator(f"[data-pi-marker='{seat}']")).to_have_attribute("data-pi-score", str(player["score"]))

    auditor.play_on(look=look_and_follow)
    assert auditor.kinds == game.kinds
    assert look.wanted == set()
    assert auditor.audited == {"swap", "hang", "exhibit"}
    the_count_adds_up(visitor)
    critic.look(visitor, "the end")
    critic.is_content()


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    """In Polish."""
    game = three_games()[1]
    visitor = sit(come(locale="pl-PL", moving=True), game)
    curator = TypingCurator(visitor, plan=game.plan)
    curator.yes, curator.done = say("pl", "amount-sure", action="").strip(), say("pl", "end-turn")
    curator.walk_to(visitor.page.locator("#main"))

    def look(visitor: Visitor) -> None:
        no_text_is_missing(visitor, NO_TEXT)
        is_in("pl", visitor, "pictura")
        curator.focus_is_kept()

    curator.play_on(look=look)
    assert curator.kinds == game.kinds
    assert curator.ways >= {"to board", "shortcut"}, curator.ways
    the_count_adds_up(visitor)
    is_in("pl", visitor, "pictura")


def test_a_whole_game_with_one_finger(come: Come, critic: Critic) -> None:
    """In French."""
    game = three_games()[2]
    visitor = sit(come(locale="fr-FR", size=PHONE, touch=True), game)
    curator = TouchingCurator(visitor, plan=game.plan)
    curator.yes, curator.done = say("fr", "amount-sure", action="").strip(), say("fr", "end-turn")
    notes = Notes(critic, "swap", "action", "dealer")

    def look(visitor: Visitor) -> None:
        notes(visitor)
        nothing_sticks_out(visitor)
        is_in("fr", visitor, "pictura")
        if visitor.question == "final" and visitor.is_asked:  # the whole museum is to be seen
            expect(visitor.page.locator("[aria-controls=decision-sheet]")).to_have_attribute("aria-expanded", "false")
            folded.append(visitor.question)

    folded: list[str] = []
    curator.play_on(look=look)
    assert curator.kinds == game.kinds
    assert notes.wanted == set()
    assert curator.ways >= {"room"}, curator.ways
    assert folded
    nothing_sticks_out(visitor)
    is_in("fr", visitor, "pictura")
    the_count_adds_up(visitor)
    critic.look(visitor, "the end on a phone")
    critic.is_content()


# What is seen.


@pytest.mark.parametrize("width", [1440, 1050])
def test_a_trend_keeps_its_number_whole_beside_a_long_name(come: Come, width: int) -> None:
    visitor = begin(come(size=(width, 900)))
    Curator(visitor).play_on(enough=lambda: visitor.question == "swap")
    trends = visitor.page.locator("[data-pi-trend]")
    expect(trends).to_have_count(2)
    for trend in trends.all():
        trend.locator(".painter").evaluate("(number) => (number.textContent = '№22')")
        trend.locator(".name").last.evaluate("(name) => (name.textContent = 'Élisabeth Vigée Le Brun')")
        lines = "(part) => { const text = document.createRange(); text.selectNodeContents(part); return %s }"
        assert trend.locator(".painter").evaluate(lines % "text.getClientRects().length") == 1
        cut = "(part) => part.scrollWidth > part.clientWidth + 1 || getComputedStyle(part).textOverflow === 'ellipsis'"
        assert not trend.evaluate(cut)
        assert not trend.locator(".name").last.evaluate(cut)


def test_what_a_swap_would_do_stands_on_every_painting(come: Come) -> None:
    visitor = begin(come())
    curator = Curator(visitor)
    curator.play_on(enough=lambda: visitor.question == "swap")
    view = visitor.state["view"]
    score = view["players"][0]["score"]
    for at, painting in enumerate(view["hand"][:2]):
        curator.press(curator.painting(painting))
        given = [museum["gives"][at] for museum in view["museums"]]
        for museum, gain in zip(view["museums"], given, strict=True):
            for place in museum["places"]:
                net = max(0, score + gain - place["points"]) - score
                expect(figure(curator.painting(place["painting"]))).to_have_text(signed(net))
        gives = visitor.page.locator("[data-pi-effects] .chip")
        visitor.until(
            lambda gives=gives, wanted=given: numbers(gives.all_inner_texts()) == wanted,  # type: ignore[misc]
            f"the chips give {given}",
        )
    expect(visitor.page.locator("[data-pi-confirm]")).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-pi-outlook]")).to_have_count(0)


def figure(card: Locator) -> Locator:
    return card.locator(".figure:not(.later)")


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def test_paintings_are_found_by_what_is_on_them(come: Come) -> None:
    visitor = begin(come(), "greedy", "greedy", "greedy")
    Curator(visitor).play_on(enough=lambda: visitor.question == "swap")
    page = visitor.page
    catalogue = visitor.state["view"]["catalogue"]
    names = "found => found.map(one => one.dataset.piPainting)"
    expect(page.locator("[data-pi-painting]")).to_have_count(16 + len(visitor.state["view"]["hand"]))
    everywhere = page.locator("[data-pi-painting]").evaluate_all(names)
    trend = visitor.state["view"]["trend"]

    def number(painting: str) -> int:
        return int(painting.partition("-")[2]) - 1

    def those(test: Callable[[int], bool]) -> list[str]:
        return sorted(one for one in everywhere if test(number(one)))

    def are_shown(wanted: list[str]) -> None:
        bright = page.locator("[data-pi-painting]:not(.dim)")
        visitor.until(lambda: sorted(bright.evaluate_all(names)) == wanted, f"{wanted} are shown, and no others")

    page.locator("[data-pi-by=portrait]").click()
    are_shown(those(lambda at: catalogue["domains"][at] == "5"))
    page.locator("[data-pi-by=baroque]").click()
    are_shown(those(lambda at: catalogue["domains"][at] == "5" and catalogue["periods"][at] == "1"))
    page.locator("[data-pi-filter-off]").click()
    are_shown(sorted(everywhere))
    painter = catalogue["painters"][number(everywhere[0])]
    page.locator("select[data-pi-by=painter]").select_option(str(painter))
    are_shown(those(lambda at: catalogue["painters"][at] == painter))

    # All that the public trend likes about them, marked.
    page.locator("[data-pi-trend=public]").click()
    periods = ["renaissance", "baroque", "rococo", "romanticism", "impressionism"]
    domains = ["mythology", "history", "religion", "landscape", "still_life", "portrait"]
    liked = those(
        lambda at: (
            trend["painter"] == catalogue["painters"][at]
            or trend["period"] == periods[int(catalogue["periods"][at])]
            or trend["domain"] == domains[int(catalogue["domains"][at])]
        )
    )
    are_shown(liked)
    assert 0 < len(liked) < len(everywhere)


def test_paintings_and_museums_are_looked_at_closely(come: Come, critic: Critic) -> None:
    visitor = begin(come())
    curator = Curator(visitor)
    curator.play_on(enough=lambda: visitor.question == "swap" and visitor.state["view"]["round"] == 2)
    page = visitor.page
    painting = visitor.state["view"]["hand"][0]
    curator.press(curator.painting(painting))
    page.locator("[data-pi-zoom]").click()
    viewer = page.locator("[data-pi-viewer]")
    label = TITLE.label(painting, "en")
    for line in ("title", "painter", "year"):
        expect(viewer.locator(".cartel").get_by_text(str(label[line]), exact=True)).to_be_visible()
    image = viewer.locator("img")
    visitor.until(lambda: (image.bounding_box() or {"height": 0})["height"] > 0.75 * 900, "the picture is large")
    critic.look(visitor, "a painting, large")
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    curator.press(page.locator("[data-pi-cancel]"))

    # A museum, and from there one of its paintings.
    page.locator("[data-pi-museum-of='1']").click()
    hung = [one for one in visitor.state["view"]["players"][1]["wall"] if one]
    assert hung
    expect(viewer.locator("[data-pi-look]")).to_have_count(len(hung))
    critic.look(visitor, "a museum, large")
    viewer.locator("[data-pi-look]").first.click()
    expect(viewer.locator(".title")).to_have_text(str(TITLE.label(hung[0], "en")["title"]))
    page.keyboard.press("Escape")

    # Somebody who only looks on sees everybody's museum, and nobody's hand.
    watcher = come()
    watcher.page.goto(page.url)
    watcher.is_seated()
    expect(watcher.page.locator("[data-pi-other]")).to_have_count(2)
    expect(watcher.page.locator("[data-pi-section=hand]")).to_have_count(0)
    critic.look(watcher, "a spectator's table")
    critic.is_content()


# Arranging.


def wall(visitor: Visitor) -> list[str | None]:
    found: list[str | None] = visitor.state["view"]["players"][0]["wall"]
    return found


def until_hanging(visitor: Visitor, enough: Callable[[Json], bool]) -> Curator:
    """An action, with enough in the own museum."""
    curator = Curator(begin(visitor))
    curator.play_on(enough=lambda: visitor.question == "action" and enough(visitor.state["view"]["players"][0]))
    assert not visitor.is_over
    return curator


def test_a_museum_is_arranged_by_hand_and_saved_as_one_layout(come: Come) -> None:
    visitor = come()
    curator = until_hanging(visitor, lambda player: sum(map(bool, player["wall"])) >= 2)
    page = visitor.page
    first, second = wall(visitor)[:2]
    assert first
    assert second

    def hangs(cell: int, painting: str) -> None:
        expect(curator.cell(cell)).to_have_attribute("data-pi-hung", painting)

    hangs(0, first)
    # By two presses, to a bare place.
    curator.cell(0).click()
    curator.cell(24).click()
    hangs(24, first)
    # By dragging, onto another painting. A key's press right after the drop, before any timer, is no end of the drag.
    page.evaluate("""() => {
        const press = () => document.querySelector('[data-pi-cell="1"]').click()
        addEventListener('pointerup', press, { once: true })
    }""")
    curator.cell(24).drag_to(curator.cell(1))
    hangs(1, first)
    hangs(24, second)
    expect(curator.cell(1)).to_have_attribute("aria-pressed", "true")
    # By keys: put down again, taken up, carried.
    curator.cell(1).focus()
    for taken in ("false", "true"):
        page.keyboard.press("Enter")
        expect(curator.cell(1)).to_have_attribute("aria-pressed", taken)
    for key, cell in (("ArrowDown", 6), ("ArrowRight", 7)):
        page.keyboard.press(key)
        expect(curator.cell(cell)).to_be_focused()
    page.keyboard.press("Enter")
    hangs(7, first)
    assert wall(visitor)[:2] == [first, second], "nobody knows of the plan yet"
    # Back to how it hangs, and once more.
    page.locator("[data-pi-undo]").click()
    hangs(0, first)
    expect(page.locator("[data-pi-save]")).to_have_count(0)
    curator.cell(0).click()
    curator.cell(7).click()

    curator.press(page.locator("[data-pi-save]"))
    visitor.until(lambda: wall(visitor)[7] == first, "the layout is saved")
    assert [said["move"]["move"] for said in visitor.said if said["type"] == "play"][-2:] == ["arrange", "layout"]
    expect(page.locator("[data-pi-save]")).to_have_count(0)


@pytest.mark.parametrize("sure", [True, False], ids=["best possible", "best found"])
def test_the_house_arranges_and_says_how_sure_it_is(come: Come, sure: bool) -> None:
    visitor = come()
    if not sure:
        visitor.page.route_web_socket(re.compile("/live"), doubtful)
    curator = until_hanging(visitor, lambda player: max(player["counts"]) >= 4)
    page = visitor.page
    worth = page.locator("[data-pi-worth]")
    best = page.locator("[data-pi-best]")
    found: int = visitor.until(lambda: int(best.get_attribute("data-pi-best") or 0), "there is advice worth something")
    wording = say("en", "board-pi-best" if sure else "board-pi-best-found", "pictura")

    # A bad layout first: no painting beside another.
    hung = [painting for painting in wall(visitor) if painting]
    for painting, cell in zip(hung, range(0, 2 * len(hung), 2), strict=True):
        if curator.cell(cell).get_attribute("data-pi-hung") != painting:
            page.locator(f"[data-pi-hung={painting}]").click()
            curator.cell(cell).click()
    expect(worth).to_have_attribute("data-pi-worth", "0")
    auto = page.locator("[data-pi-auto]")
    expect(auto).to_have_text(say("en", "board-pi-auto-best" if sure else "board-pi-auto", "pictura", value=found))
    auto.click()
    expect(worth).to_have_attribute("data-pi-worth", str(found))
    expect(best).to_have_text(wording)
    if page.locator("[data-pi-save]").count():
        page.locator("[data-pi-save]").click()
        visitor.until(
            lambda: any(said["type"] == "play" and said["move"]["move"] == "layout" for said in visitor.said),
            "it is said",
        )
    visitor.until(lambda: sum(visitor.state["view"]["players"][0]["sheet"]["collections"]) == found, "it is worth that")


def doubtful(socket: WebSocketRoute) -> None:
    """A house that has not proved its advice to be the best."""
    house = socket.connect_to_server()

    def tell(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "advised" and message["advice"]:
            message["advice"]["bound"] += 1
        socket.send(json.dumps(message))

    house.on_message(tell)


# What cannot be done, and what is not told.


def test_what_cannot_be_done_says_why(come: Come) -> None:
    visitor = begin(come())
    curator = Curator(visitor)
    curator.play_on(enough=lambda: visitor.question == "action")
    page = visitor.page
    alert = page.locator("[data-pi-outlook] [role=alert]")

    def is_refused(why: str, chapter: int) -> Locator:
        """The sentence, the way to its rule by the heading of the chapter, and nothing to confirm."""
        told = say("en", "rule-in", chapter=say("en", f"rules-{chapter}-title", "pictura"))
        rule = alert.locator("[data-rule^=PI-]")
        expect(alert).to_contain_text(why)
        expect(rule).to_have_text(told)
        expect(page.locator("[data-pi-confirm]")).to_have_count(0)
        return rule

    for place, why, chapter in (
        ("[data-pi-collection=rococo]", "An exhibition needs 4 paintings of that kind in your museum; you have 0.", 6),
        ("[data-pi-patron]", "That patron requires ", 8),
    ):
        page.locator(place).first.click()
        is_refused(why, chapter)
        page.locator("[data-pi-cancel]").click()

    # Of the own discard nothing can be hung; the rules open where that is told.
    curator.play_on(enough=lambda: visitor.question == "action" and bool(own_discard(visitor)))
    curator.press(curator.painting(own_discard(visitor)[0]))
    is_refused("You cannot hang a painting from your own discard pile", 6).click()
    expect(page.get_by_role("dialog").locator(".here h3")).to_contain_text(say("en", "rules-6-title", "pictura"))


def own_discard(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.state["view"]["players"][0]["discard"]
    return found


def test_hands_and_goals_are_told_to_nobody_else(come: Come) -> None:
    ann, bob, watcher = come(), come(), come()
    ann.table("me", "open", title="pictura", seed=seat_0_begins(), away=3600)
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    for one in (bob, watcher):
        one.page.goto(ann.page.url)
    players = [Curator(one.is_seated()) for one in (ann, bob)]
    watcher.is_seated()
    play_together(*players, enough=lambda: ann.state["view"]["round"] == 2 and ann.question == "swap")
    everybody = (ann, bob, watcher)
    ann.until(
        lambda: len({one.state["view"]["decision"]["number"] for one in everybody}) == 1, "all see the same table"
    )
    for seat, own in enumerate((ann, bob)):
        view = own.state["view"]
        secrets = {*view["hand"], view["players"][seat]["goal"]["key"]} - set(public(watcher, seat))
        assert secrets
        for other in {*everybody} - {own}:
            everything = "".join(other.told)
            for secret in secrets:
                assert f'"{secret}"' not in everything, (seat, secret)
            for painting in secrets & set(view["hand"]):
                assert json.dumps(TITLE.label(painting, "en")["title"])[1:-1] not in everything
        assert all(f'"{secret}"' in "".join(own.told) for secret in secrets)


def public(watcher: Visitor, seat: int) -> list[str]:
    """What somebody is openly known to hold."""
    found: list[str] = watcher.state["view"]["players"][seat]["known"]
    return found
