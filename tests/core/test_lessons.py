"""Lessons: files of steps, walked on the real engine. Toy lessons of the sample title show that each check can fail."""

from __future__ import annotations

import itertools
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sample import FOLDER, PROJECT, TITLE
from vernissage.core import guiding
from vernissage.core.conformance.lessons import lesson_flaws, wanted_texts
from vernissage.core.errors import LessonError
from vernissage.core.lessons import Lesson, languages_of, lessons_of, words_of
from vernissage.core.patterns import Pattern
from vernissage.core.registry import title, titles
from vernissage.core.titles import Title

HOUSE = [work.key for work in titles() if lessons_of(work)]
PAGE = (PROJECT.parent / "write-a-guide.md").read_text("utf-8")
OTHERS = itertools.count()


@pytest.fixture
def rewritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Title[Any, Any]]]:
    """The sample title with a changed lesson file, or changed texts."""

    def write(old: str = "", new: str = "", file: str = "first_game.toml") -> Title[Any, Any]:
        package = f"salon_{next(OTHERS)}"
        shutil.copytree(FOLDER, tmp_path / package)
        path = tmp_path / package / "lessons" / file
        source = path.read_text("utf-8")
        assert old in source
        path.write_text(source.replace(old, new, 1), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        module = __import__(package)
        monkeypatch.setattr(module.PetitSalon, "package", package)
        return module.title  # type: ignore[no-any-return]

    yield write
    for name in [name for name in sys.modules if name.startswith("salon_")]:
        del sys.modules[name]


def first_game(of: Title[Any, Any]) -> Lesson:
    return lessons_of(of)["first_game"]


@pytest.mark.parametrize("key", HOUSE)
def test_every_step_of_every_lesson_can_be_walked_in_every_language(key: str) -> None:
    assert [*lesson_flaws(title(key))] == []


@pytest.mark.parametrize("key", HOUSE)
def test_a_first_game_is_acted_not_read(key: str) -> None:
    steps = first_game(title(key)).step
    assert sum(bool(step.want) for step in steps) >= len(steps) / 3
    assert any(step.want for step in steps[:5]), "the first move comes soon"


def test_the_sample_has_a_lesson_that_holds() -> None:
    assert [*lesson_flaws(TITLE)] == []
    assert languages_of(TITLE) == ("en",)


def test_the_page_shows_the_lesson_of_the_sample() -> None:
    assert (FOLDER / "lessons" / "first_game.toml").read_text("utf-8") in PAGE
    assert (FOLDER / "lessons" / "text" / "en.ftl").read_text("utf-8") in PAGE


def test_a_step_goes_on_from_the_moves_the_learner_made() -> None:
    lesson = first_game(TITLE)
    game = guiding.stand(TITLE, lesson, lesson.number("won"), {"bid": "bid 8"})
    assert game.view(0).coins == (4, 12, 12)
    assert guiding.stand(TITLE, lesson, lesson.number("won")).view(0).coins == (6, 12, 12), "as its example goes"


def test_a_scene_starts_from_another_and_differs_in_a_few_fields() -> None:
    game = guiding.stand(TITLE, first_game(TITLE), first_game(TITLE).number("last"))
    assert game.view(0).shown == "self-portrait"
    assert game.decision.seats == (0, 1, 2)


@pytest.mark.parametrize("move", ["bid 3", "bid 99", "keep", "nonsense", "", "bid 6 6"])
def test_a_move_that_was_never_wanted_leads_nowhere(move: str) -> None:
    lesson = first_game(TITLE)
    with pytest.raises(LessonError, match="step bid: "):
        guiding.stand(TITLE, lesson, lesson.number("won"), {"bid": move})


def said(text: str) -> str | None:
    lesson = first_game(TITLE)
    step = lesson.step[lesson.number("bid")]
    game = guiding.stand(TITLE, lesson, lesson.number("bid"))
    before = game.position.clone()
    answer = guiding.judge(game, lesson, step, TITLE.parse_move(text))
    assert game.position == before
    return None if answer is None else guiding.told(lesson, step, answer, words_of(TITLE, lesson, "en"))


def test_a_wanted_move_needs_no_answer() -> None:
    assert said("bid 7") is None


def test_a_wrong_move_is_answered_with_its_rule() -> None:
    assert said("bid 2") == "Ada likes The Moon too: with so few coins it is lost. [PS-3]"


def test_a_forbidden_move_is_answered_by_the_engine() -> None:
    assert said("bid 13") == "You have 12 coins. [PS-2]"


def test_a_legal_move_nobody_foresaw_is_answered_too(rewritten: Callable[..., Title[Any, Any]]) -> None:
    salon = rewritten('wrong = [\n  { move = "bid 0..4", say = "little", rule = "PS-3" },', "wrong = [")
    lesson = first_game(salon)
    step = lesson.step[1]
    answer = guiding.judge(guiding.stand(salon, lesson, 1), lesson, step, salon.parse_move("bid 1"))
    assert answer is not None
    assert guiding.told(lesson, step, answer, words_of(salon, lesson, "en")).startswith("That is allowed, but")


FLAWS = {
    "no such entry": ('id = "won"', 'id = "won"\nspeak = 1', "unknown field `speak`"),
    "not TOML": ("seats = 3", "seats = ", "first_game.toml: Invalid value"),
    "two steps of one name": ('id = "won"', 'id = "bid"', "two steps are called 'bid'"),
    "no such scene": (
        'scene = "rich"',
        'scene = "poor"',
        "step last: there is no scene 'poor'; there are opening, rich",
    ),
    "no first scene": ('scene = "opening"\n', "", "step welcome: the first step needs a scene"),
    "a scene nobody uses": ('scene = "rich"\n', "", "scene rich: no step and no other scene starts from it"),
    "a circle": ("[scene.opening]", '[scene.opening]\nbase = "rich"', "it starts from itself"),
    "two beginnings": ('base = "opening"', 'base = "opening"\nfile = "x.toml"', "starts from one of"),
    "no example": ('play = "bid 6"\n', "", "`play` has to name one of them"),
    "an example that is not wanted": ('play = "bid 6"', 'play = "bid 9"', "is not the one that is wanted"),
    "an example beyond the rules": ('want = "bid 5"', 'want = "bid 6"', "[PS-2] above purse, available 5"),
    "no such move": ('want = "bid 5"', 'want = "buy 5"\nplay = "bid 5"', "'buy 5' is no kind of move"),
    "a move with too much": ('move = "bid 9.."', 'move = "bid 9.. 3"', "it is written 'bid <coins>'"),
    "a range of names": ('want = "bid 5"', 'want = "sell 1..2"\nplay = "bid 5"', "1..2 is a range"),
    "an answer that is never given": ('move = "bid 9.."', 'move = "bid 20.."', "'much' is never said"),
    "answers that overlap": ('move = "bid 9.."', 'move = "bid 0..3"', "'much' is never said"),
    "a word nobody asks": ("first-game-won =", "first-game-lost =", "lack first-game-won", "text/en.ftl"),
    "a text left over": ("first-game-won =", "first-game-x = y\nfirst-game-won =", "nothing asks for", "text/en.ftl"),
    "no such fact": ("{ $seat_1 } likes", "{ $seat_9 } likes", "text 'first-game-bid-little' in en", "text/en.ftl"),
    "an unreadable text": ("first-game-won = The", "first game won The", "what cannot be read", "text/en.ftl"),
    "a long text": ("Bid all you have.", "Bid all you have. " * 20, "a card holds 360", "text/en.ftl"),
    "another seat's move": (
        '["1 bid 4", "2 bid 2"]\n\n[[step]]\nid = "won"',
        '["1 bid 4"]\n\n[[step]]\nid = "won"\nwant = "bid 3"',
        "seat 0 is not asked",
    ),
    "a refused answer of others": ('"1 bid 4"', '"1 bid 40"', "step bid: '1 bid 40'"),
    "no seat before a move": ('"1 bid 4"', '"bid 4"', "does not begin with a seat"),
    "nothing to point at": ('point = "coins[0]"', 'point = "coins[7]"', "nothing like 'coins[7]' to point at"),
    "a path into nothing": ('point = "coins[0]"', 'point = "coins.x"', "nothing like 'coins.x' to point at"),
    "a picture in two places": ('["harbour", "mill"]', '["harbour", "moon"]', "scene rich: "),
    "money from nowhere": ("table.bank = 23", "table.bank = 22", "scene rich: "),
    "a wanted move that leads nowhere": (
        'point = ["walls"',
        'then = ["0 bid 6"]\npoint = ["walls"',
        "after 'bid 8' at step bid it does not go on",
    ),
    "no such file": ('base = "opening"', 'file = "late.toml"', "there is no file 'late.toml'"),
    "too few names": ('"Clara", ', "", "2 names"),
    "no such option": ("seats = 3", "seats = 3\noptions.x = 1", "has no option 'x'"),
    "too many seats": ("seats = 3", "seats = 3\nseat = 3", "the learner's seat is 3"),
}


@pytest.mark.parametrize("name", FLAWS)
def test_a_flaw_is_named(name: str, rewritten: Callable[..., Title[Any, Any]]) -> None:
    old, new, told, *file = FLAWS[name]
    found = [*lesson_flaws(rewritten(old, new, *file))]
    assert any(told in flaw for flaw in found), found


def test_a_language_the_title_speaks_must_not_be_missing(rewritten: Callable[..., Title[Any, Any]]) -> None:
    salon = rewritten()
    folder = Path(sys.modules[salon.package].__file__ or "").parent
    shutil.copy(folder / "text" / "en.ftl", folder / "text" / "pl.ftl")
    assert [*lesson_flaws(salon)] == ["there is no file lessons/text/pl.ftl"]


@pytest.mark.parametrize(
    ("pattern", "move", "fits"),
    [
        ("any", "bid 3", True),
        ("bid 3", "bid 3", True),
        ("bid 3", "bid 4", False),
        ("bid ..3", "bid 4", False),
        ("bid 4..", "bid 4", True),
        ("bid 2|9..11", "bid 10", True),
        ("bid 2|9..11", "bid 3", False),
        ("keep", "bid 3", False),
        ("sell *", "sell moon mill", True),
        ("sell moon *", "sell moon mill", True),
        ("sell moon|mill", "sell mill", True),
        ("sell moon", "sell moon mill", False),
        ("sell m*", "sell moon", True),
    ],
)
def test_kinds_of_moves(pattern: str, move: str, fits: bool) -> None:
    assert Pattern(pattern).fits(TITLE.parse_move(move)) is fits


def test_the_texts_of_a_lesson_are_its_steps_and_answers() -> None:
    assert {"first-game-title", "first-game-bid", "first-game-bid-much"} <= wanted_texts(first_game(TITLE))


def test_what_a_guide_shows_is_possible_wherever_the_learner_came_to() -> None:
    """The painting hangs at another place than in the example, so the example's square for the next one is none."""
    art_society = title("art_society")
    lesson = first_game(art_society)
    step = lesson.step[lesson.number("hang")]
    usual = guiding.stand(art_society, lesson, lesson.number("hang"))
    assert guiding.shown(usual, lesson, step) == step.example
    other = guiding.stand(art_society, lesson, lesson.number("hang"), {"start": "hang landscape-shell-2x3-start f3"})
    shown = guiding.shown(other, lesson, step)
    assert shown != step.example
    assert guiding.judge(other, lesson, step, art_society.parse_move(shown)) is None
