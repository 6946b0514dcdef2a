"""The HTTP side of guides and puzzles. Nothing is kept of a learner: the client says where it is and what it did."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import Provide

from vernissage.core import guiding
from vernissage.core.errors import LessonError, UnreadableMove, shown
from vernissage.core.games import Game
from vernissage.core.lessons import FIRST_GAME, Lesson, LessonStep, lessons_of, puzzles_of, words_of
from vernissage.core.moves import Move
from vernissage.core.registry import title as find_title
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.server import previews, scenes, wire, wire_guides
from vernissage.server.api import check_limit, language_of
from vernissage.server.house import House
from vernissage.server.limits import Limit
from vernissage.server.refusals import NoSuchTable

AtStep = wire_guides.StepRequest | wire_guides.AnswerRequest | wire_guides.ForeseeRequest


class NoSuchGuide(NoSuchTable):
    """There is no guide for this title, or no puzzle of this name."""


class Standing(NamedTuple):
    """A learner's place in a guide."""

    title: Title[Any, Any]
    lesson: Lesson
    step: LessonStep
    game: Game[Any]
    words: Words


class Learner:
    """Who asks at a guide or puzzle: of which title, and in which language. Nothing of him is kept."""

    def __init__(self, state: State, request: Request[Any, Any, Any], key: str, puzzle: str, lang: str) -> None:
        self.house: House = state.house
        self.key = key
        self.puzzle = puzzle
        self.language = language_of(lang)
        self._guests = state.guests
        self._request = request

    async def check_pace(self, limit: Limit) -> None:
        """Raise TooFast where he asks too often."""
        guest = await self._guests.who(self._request)
        check_limit(self.house, limit, None if guest is None else guest.id, self._request)

    def lesson(self) -> tuple[Title[Any, Any], Lesson]:
        """The title, and its guide or the puzzle asked for."""
        title = find_title(self.key)
        lesson = puzzles_of(title).get(self.puzzle) if self.puzzle else lessons_of(title).get(FIRST_GAME)
        if lesson is None:
            what = f"no puzzle {shown(self.puzzle)}" if self.puzzle else "no guide"
            raise NoSuchGuide(f"{title.facts.name} has {what}")
        return title, lesson

    async def standing(self, data: AtStep, limit: Limit) -> Standing:
        """The place in the guide he says he is at."""
        await self.check_pace(limit)
        title, lesson = self.lesson()
        ids = [one.id for one in lesson.step]
        unknown = sorted({data.step, *data.played} - {*ids})
        if unknown:
            raise LessonError(f"there is no step {unknown[0]!r} in the guide of {title.facts.name}")
        number = ids.index(data.step)
        game = guiding.stand(title, lesson, number, data.played)
        return Standing(title, lesson, lesson.step[number], game, words_of(title, lesson, self.language))


async def learner_of(
    state: State, request: Request[Any, Any, Any], key: str, puzzle: str = "", lang: str = "en"
) -> Learner:
    return Learner(state, request, key, puzzle, lang)


_LEARNER = {"learner": Provide(learner_of)}


class GuideApi(Controller):
    """Everything under /api/guides."""

    path = "/api/guides"
    dependencies = _LEARNER

    @get("/{key:str}")
    async def guide(self, learner: Learner) -> wire_guides.Guide:
        """The steps of a title's guide, or of one of its puzzles, in words."""
        await learner.check_pace(learner.house.limits.requests)
        title, lesson = learner.lesson()
        words = words_of(title, lesson, learner.language)
        steps = tuple(
            wire_guides.GuideStep(step.id, words.say(lesson.text_id(step)), step.points, bool(step.want))
            for step in lesson.step
        )
        return wire_guides.Guide(title.key, words.say("title-name"), words.say(lesson.text_id()), steps)

    @get("/{key:str}/puzzles")
    async def puzzles(self, learner: Learner) -> tuple[wire_guides.PuzzleInfo, ...]:
        """The puzzles of a title, the easy ones first."""
        await learner.check_pace(learner.house.limits.requests)
        title = find_title(learner.key)
        return tuple(
            wire_guides.PuzzleInfo(key, words_of(title, puzzle, learner.language).say(puzzle.text_id()), puzzle.level)
            for key, puzzle in puzzles_of(title).items()
        )

    @post("/{key:str}/stand", status_code=200)
    async def stand(self, learner: Learner, data: wire_guides.StepRequest) -> wire.State:
        """The learner's screen when a step begins."""
        at = await learner.standing(data, learner.house.limits.guides)
        seat = at.lesson.seat
        screen = scenes.screen(
            at.game.position,
            seat,
            at.words,
            _company(at, learner.key),
            waiting=None if at.step.want else at.words.say("lesson-reading"),
            asked=bool(at.step.want),
            board=data.board,
            events=scenes.lines(at.game.events, seat, at.words),
        )
        # Nobody answers for a learner.
        own = screen.choices and msgspec.structs.replace(screen.choices, may_order=False)
        return msgspec.structs.replace(screen, choices=own)

    @post("/{key:str}/answer", status_code=200)
    async def answer(self, learner: Learner, data: wire_guides.AnswerRequest) -> wire_guides.GuideAnswer:
        """What is said to a move."""
        at = await learner.standing(data, learner.house.limits.guides)
        if not at.step.want:
            raise LessonError(f"step {at.step.id} waits for no move")
        if data.move is None:
            return wire_guides.GuideAnswer(guiding.shown(at.game, at.lesson, at.step), "", forbidden=False)
        move = _move(at.title, data.move)
        said = guiding.judge(at.game, at.lesson, at.step, move)
        if said is None:
            return wire_guides.GuideAnswer(str(move), "", forbidden=False)
        return wire_guides.GuideAnswer("", guiding.told(at.lesson, at.step, said, at.words), said.refusal is not None)

    @post("/{key:str}/preview", status_code=200)
    async def preview(self, learner: Learner, data: wire_guides.ForeseeRequest) -> msgspec.Raw:
        """What some moves would do."""
        at = await learner.standing(data, learner.house.limits.previews)
        moves = [_move(at.title, move) for move in data.moves]
        view = at.game.view(at.lesson.seat)
        thinkers = learner.house.thinkers
        return await previews.foreseen(thinkers, at.title, view, moves, learner.language, at.lesson.names)

    @post("/{key:str}/advice", status_code=200)
    async def advice(self, learner: Learner, data: wire_guides.StepRequest) -> wire_guides.Advice:
        """What the house advises the learner, in the title's own form."""
        at = await learner.standing(data, learner.house.limits.advice)
        return wire_guides.Advice(await learner.house.thinkers.advice(at.game.position, at.lesson.seat))


def _company(at: Standing, key: str) -> wire.TableInfo:
    """Who sits there: everybody is at the table while a guide speaks."""
    table = scenes.company(at.game.setup, at.lesson.seat, at.words, id=f"guide-{key}")
    here = tuple(msgspec.structs.replace(seat, connected=True) for seat in table.seats)
    return msgspec.structs.replace(table, seats=here)


def _move(title: Title[Any, Any], form: dict[str, Any]) -> Move:
    try:
        return title.moveset.decode(msgspec.json.encode(form))
    except (TypeError, OverflowError) as error:
        raise UnreadableMove(f"this is no move: {error}") from None
