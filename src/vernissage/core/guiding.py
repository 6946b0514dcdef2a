"""A learner's way through a lesson: where the game stands at a step, and what is said to a move.

Nothing is kept between two steps: the game at a step is made anew from its scene and the moves made since. So a step
back is just another step, and a house needs no memory of its learners.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from vernissage.core import writing
from vernissage.core.errors import LessonError, Refusal, VernissageError
from vernissage.core.games import Game
from vernissage.core.lessons import Lesson, LessonStep, Scene, Wrong, scene_text
from vernissage.core.moves import Move
from vernissage.core.text import Words
from vernissage.core.titles import Title

Played = Mapping[str, str]
"""The moves a learner made, as texts, by the id of the step."""


class Correction(msgspec.Struct, frozen=True):
    """What is said to a move that is not the one: the engine's refusal, the lesson's own words, or neither."""

    refusal: Refusal | None = None
    wrong: Wrong | None = None


def stand(title: Title[Any, Any], lesson: Lesson, number: int, played: Played | None = None) -> Game[Any]:
    """The game as it stands when a step begins. A step whose move is not told is answered as the lesson would."""
    first = lesson.begins(number)
    game = set_scene(title, lesson, lesson.step[first].scene)
    for step in lesson.step[first:number]:
        if step.want:
            answer(game, lesson, step, (played or {}).get(step.id, step.example))
        go_on(game, step)
    return game


def answer(game: Game[Any], lesson: Lesson, step: LessonStep, text: str) -> None:
    """Make the learner's move of a step; LessonError if it is none that the step wants."""
    try:
        move = game.title.parse_move(text)
        if not is_wanted(step, move):
            raise LessonError(f"step {step.id}: {text!r} is not the move that is wanted there")
        game.play(lesson.seat, move)
    except LessonError:
        raise
    except VernissageError as error:
        raise LessonError(f"step {step.id}: the move {text!r}: {error}") from None


def go_on(game: Game[Any], step: LessonStep) -> None:
    """What happens after a step."""
    _play(game, step.then, f"step {step.id}")


def is_wanted(step: LessonStep, move: Move) -> bool:
    """Whether a move is of a kind that a step wants."""
    return any(kind.fits(move) for kind in step.kinds)


def judge(game: Game[Any], lesson: Lesson, step: LessonStep, move: Move) -> Correction | None:
    """What is said to a learner's move at a step; None if it is the one, and may be made."""
    if (refusal := game.refusal(lesson.seat, move)) is not None:
        return Correction(refusal=refusal)
    if is_wanted(step, move):
        return None
    return Correction(wrong=next((one for one in step.wrong if any(kind.fits(move) for kind in one.kinds)), None))


def shown(game: Game[Any], lesson: Lesson, step: LessonStep) -> str:
    """The move the guide itself would make here: its example, or another that is wanted if that one is not possible."""
    example = game.title.parse_move(step.example)
    if judge(game, lesson, step, example) is None:
        return step.example
    found = (move for move in game.moves(lesson.seat) if is_wanted(step, move))
    return next(map(str, found), step.example)


def told(lesson: Lesson, step: LessonStep, said: Correction, words: Words) -> str:
    """An answer as a sentence, with its rule."""
    if said.refusal is not None:
        return words.refusal(said.refusal)
    if said.wrong is None:
        return words.say("lesson-not-this")
    text = words.say(lesson.text_id(step, said.wrong.say))
    return f"{text} [{said.wrong.rule}]" if said.wrong.rule else text


def set_scene(title: Title[Any, Any], lesson: Lesson, name: str) -> Game[Any]:
    """The game a scene of a lesson starts from."""
    scene = lesson.scene[name]
    try:
        game = _begin(title, lesson, scene)
    except LessonError:
        raise
    except VernissageError as error:
        raise LessonError(f"scene {name}: {error}") from None
    _play(game, scene.moves, f"scene {name}")
    return game


def _begin(title: Title[Any, Any], lesson: Lesson, scene: Scene) -> Game[Any]:
    if scene.base:
        game = set_scene(title, lesson, scene.base)
    elif scene.file:
        game = title.at(_checked(title, lesson, scene), lesson.names)
    else:
        deal = scene.deal or None
        game = title.new(lesson.seats, scene.seed, lesson.options, deal=deal, names=lesson.names)
    if not scene.table and not scene.asked:
        return game
    data = writing.plain(game.position)
    data["table"] |= scene.table
    if scene.asked:
        data["asked"] = list(scene.asked)
    return title.at(title.set_up(data), lesson.names)


def _checked(title: Title[Any, Any], lesson: Lesson, scene: Scene) -> Any:
    """The position of a scene's file, which is of a game like the lesson's."""
    position = title.read_position(scene_text(title, lesson, scene.file))
    setup = title.setup(lesson.seats, lesson.options)
    if (position.setup.seats, dict(position.setup.options)) != (setup.seats, dict(setup.options)):
        raise LessonError(f"{scene.file}: its seats and options are not those of the lesson")
    return position


def _play(game: Game[Any], moves: Iterable[str], where: str) -> None:
    for line in moves:
        seat, _, text = line.partition(" ")
        if not seat.isdecimal():
            raise LessonError(f"{where}: {line!r} does not begin with a seat, as in '1 pass'")
        try:
            game.play(int(seat), game.title.parse_move(text))
        except VernissageError as error:
            raise LessonError(f"{where}: {line!r}: {error}") from None
