"""The lessons of a title: every step can be walked, every move is answered, every word is there in every language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any

from vernissage.core import guiding
from vernissage.core.conformance.texts import Texts
from vernissage.core.errors import VernissageError, cut
from vernissage.core.games import Game
from vernissage.core.lessons import (
    FOLDER,
    PUZZLES,
    Lesson,
    LessonStep,
    has_texts,
    languages_of,
    lessons_of,
    puzzles_of,
    words_of,
)
from vernissage.core.moves import Move
from vernissage.core.preview import plain
from vernissage.core.text import MissingText
from vernissage.core.titles import Title

SCREEN = ("board", "question", "players", "log", "rules")
"""The parts of the screen that can be pointed at; whatever else is pointed at is a place of the view."""
LONGEST = 360
"""Characters of a step's text at most: two sentences. What is said to a move may be as long."""
_MOST_MOVES = 400
_THING = re.compile(r"[a-z_]+(/[\w-]+)+")
"""The name of a thing that a board of the title's own marks, such as `cash/0`: a browser shows whether it is there."""
_PART = re.compile(r"\.?([a-z_]\w*)|\[([^\]]+)\]")


def lesson_flaws(title: Title[Any, Any]) -> Iterator[str]:
    """Everything that is wrong with a title's lessons and puzzles."""
    for folder, read in ((FOLDER, lessons_of), (PUZZLES, puzzles_of)):
        try:
            lessons = read(title)
            for lesson in lessons.values():
                title.setup(lesson.seats, lesson.options)
        except VernissageError as error:
            yield str(error)
            continue
        for lesson in lessons.values():
            for flaw in (*_walked(title, lesson), *_branches(title, lesson)):
                yield f"{lesson.key}: {flaw}"
        if lessons:
            yield from _text_flaws(title, folder, [*lessons.values()])


def _walked(title: Title[Any, Any], lesson: Lesson) -> Iterator[str]:
    """Walk a lesson as its own examples go."""
    for number, step in enumerate(lesson.step):
        try:
            for kind in (*step.kinds, *(kind for one in step.wrong for kind in one.kinds)):
                kind.check(title.moveset)
            game = guiding.stand(title, lesson, number)
            yield from (f"step {step.id}: {flaw}" for flaw in _step_flaws(lesson, step, game))
            yield from (f"step {step.id}: {flaw}" for flaw in _pointing(game, lesson, step))
            if number == len(lesson.step) - 1:
                _finish(game, lesson, step)
        except VernissageError as error:
            yield cut(str(error), 400)
            return


def _finish(game: Game[Any], lesson: Lesson, step: LessonStep) -> None:
    if step.want:
        guiding.answer(game, lesson, step, step.example)
    guiding.go_on(game, step)


def _step_flaws(lesson: Lesson, step: LessonStep, game: Game[Any]) -> Iterator[str]:
    """What is wrong with what a step wants and with what it says to other moves."""
    if not step.want:
        return
    if not game.moves(lesson.seat):
        asked = ", ".join(map(str, game.decision.seats)) if game.position.frames else "nobody"
        yield f"a move is wanted, but seat {lesson.seat} is not asked; asked is {asked}"
        return
    example = game.title.parse_move(step.example)
    if (said := guiding.judge(game, lesson, step, example)) is not None:
        yield f"the move {step.example!r} is not the one that is wanted, or not legal: {said.refusal or step.want}"
    others = [move for move in _some(game, lesson) if not guiding.is_wanted(step, move)]
    reached = {one.say for move in others if (said := guiding.judge(game, lesson, step, move)) and (one := said.wrong)}
    for one in step.wrong:
        if one.say not in reached:
            yield f"{one.say!r} is never said: no legal move that is not wanted is {one.move!r}, or an earlier one is"
    if lesson.proof is not None:
        yield from _puzzle_flaws(game, lesson, step, others)


def _puzzle_flaws(game: Game[Any], lesson: Lesson, step: LessonStep, others: Sequence[Move]) -> Iterator[str]:
    """Each wrong answer to a puzzle is told why, and the figures of the proof are there."""
    assert lesson.proof is not None
    if not others:
        yield "there is nothing to choose: every legal move is wanted"
    for move in others:
        said = guiding.judge(game, lesson, step, move)
        if said is not None and said.wrong is None:
            yield f"nothing is said to the wrong answer {move}"
            break
    if not 0 < lesson.proof.margin[0] <= lesson.proof.margin[1] <= lesson.proof.margin[2]:
        yield "it is not proven: `vernissage puzzles --write` writes the figures of the proof"


def _some(game: Game[Any], lesson: Lesson) -> list[Move]:
    """The legal moves of the learner, or some of a great many."""
    moves = game.moves(lesson.seat)
    ends = moves.amounts or ()
    return [*itertools.islice(moves, _MOST_MOVES), *moves.options, *ends]


def _branches(title: Title[Any, Any], lesson: Lesson) -> Iterator[str]:
    """Whatever wanted move a learner makes, the lesson goes on to its next scene."""
    for number, step in enumerate(lesson.step):
        rest = itertools.takewhile(lambda one: not one.scene, lesson.step[number + 1 :])
        last = number + len([*rest])
        try:
            game = guiding.stand(title, lesson, number)
            ways = [end for kind in step.kinds for end in _legal_ends(game, lesson, kind.ends(), step)]
        except VernissageError:
            return  # told already
        for way in ways:
            try:
                end = guiding.stand(title, lesson, last, {step.id: way})
                _finish(end, lesson, lesson.step[last]) if last > number else None
            except VernissageError as error:
                yield f"after {way!r} at step {step.id} it does not go on: {cut(str(error), 300)}"


def _legal_ends(game: Game[Any], lesson: Lesson, ends: Sequence[str], step: LessonStep) -> Iterator[str]:
    for text in ends:
        move = game.title.parse_move(text)
        if text != step.example and guiding.judge(game, lesson, step, move) is None:
            yield text


def _pointing(game: Game[Any], lesson: Lesson, step: LessonStep) -> Iterator[str]:
    view = plain(game.view(lesson.seat))
    for point in step.points:
        if point not in SCREEN and not _THING.fullmatch(point) and not _is_place(point, view):
            parts = ", ".join((*SCREEN, *view))
            yield f"there is nothing like {point!r} to point at in the learner's view; it begins with one of {parts}"


def _is_place(point: str, view: Any) -> bool:
    """Whether a path leads to something in a view: `players[1].wall`, `hand[nex-open-1]`."""
    at, here = 0, view
    while at < len(point):
        part = _PART.match(point, at)
        if part is None:
            return False
        name, item = part.groups()
        if name is not None:
            if not isinstance(here, dict) or name not in here:
                return False
            here = here[name]
        elif isinstance(here, list) and item.isdecimal():
            if int(item) >= len(here):
                return False
            here = here[int(item)]
        elif not _holds(here, item):
            return False
        at = part.end()
    return bool(point)


def _holds(value: Any, item: str) -> bool:
    """Whether something of this name is within a value."""
    if isinstance(value, dict):
        return any(key == item or _holds(held, item) for key, held in value.items())
    if isinstance(value, list):
        return any(_holds(held, item) for held in value)
    return bool(value == item)


def wanted_texts(lesson: Lesson) -> set[str]:
    """The texts a lesson needs."""
    found = {lesson.text_id()}
    for step in lesson.step:
        found |= {lesson.text_id(step), *(lesson.text_id(step, one.say) for one in step.wrong)}
    return found


def _text_flaws(title: Title[Any, Any], folder: str, lessons: list[Lesson]) -> Iterator[str]:
    wanted = {text for lesson in lessons for text in wanted_texts(lesson)}
    for language in languages_of(title):
        if not has_texts(title, folder, language):
            yield f"there is no file {folder}/text/{language}.ftl"
            continue
        texts = Texts.of(title.package, language, folder)
        if texts.unreadable:
            yield f"the texts in {language} hold what cannot be read: {cut(texts.unreadable, 80)!r}"
        if missing := sorted(wanted - texts.names):
            yield f"the texts in {language} lack {', '.join(missing)}"
        if strange := sorted(texts.names - wanted - texts.said):
            yield f"nothing asks for the text {', '.join(strange)} in {language}: is it misspelt, or left over?"
        for lesson in lessons:
            yield from _telling(title, lesson, language, texts.names)


def _telling(title: Title[Any, Any], lesson: Lesson, language: str, there: set[str]) -> Iterator[str]:
    """Say everything a lesson says, in a language."""
    words = words_of(title, lesson, language)
    for text in sorted(wanted_texts(lesson) & there):
        try:
            said = words.say(text)
        except MissingText as error:
            yield str(error)
            continue
        if len(said) > LONGEST:
            yield f"the text {text} in {language} has {len(said)} characters: a card holds {LONGEST}, two sentences"
