"""The HTTP side of the guides. Nothing is kept of a learner: the client says which step it is at and what it played."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State

from vernissage.core import guiding
from vernissage.core.errors import LessonError, UnreadableMove
from vernissage.core.games import Game
from vernissage.core.lessons import FIRST_GAME, Lesson, LessonStep, lessons_of, words_of
from vernissage.core.moves import Move
from vernissage.core.registry import title as find_title
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.server import previews, scenes, wire, wire_guides
from vernissage.server.api import TooFast, address_of, language_of
from vernissage.server.house import House
from vernissage.server.limits import Limit
from vernissage.server.refusals import NoSuchTable


class NoSuchGuide(NoSuchTable):
    """There is no guide for this title."""


class Standing(NamedTuple):
    """A learner's place in a guide."""

    title: Title[Any, Any]
    lesson: Lesson
    step: LessonStep
    game: Game[Any]
    words: Words


class GuideApi(Controller):
    """Everything under /api/guides."""

    path = "/api/guides"

    @get("/{key:str}")
    async def guide(
        self, state: State, request: Request[Any, Any, Any], key: str, lang: str = "en"
    ) -> wire_guides.Guide:
        """The steps of a title's guide, in words."""
        await _within(state, request, state.house.limits.requests)
        title, lesson = _lesson(key)
        words = words_of(title, lesson, language_of(lang))
        steps = tuple(
            wire_guides.GuideStep(step.id, words.say(lesson.text_id(step)), step.points, bool(step.want))
            for step in lesson.step
        )
        return wire_guides.Guide(title.key, words.say("title-name"), words.say(lesson.text_id()), steps)

    @post("/{key:str}/stand", status_code=200)
    async def stand(
        self,
        state: State,
        request: Request[Any, Any, Any],
        key: str,
        data: wire_guides.StepRequest,
        lang: str = "en",
    ) -> wire.State:
        """The learner's screen when a step begins."""
        await _within(state, request, state.house.limits.guides)
        at = _standing(key, data.step, data.played, lang)
        seat = at.lesson.seat
        screen = scenes.screen(
            at.game.position,
            seat,
            at.words,
            _company(at, key),
            waiting=None if at.step.want else at.words.say("lesson-reading"),
            asked=bool(at.step.want),
            board=data.board,
            events=scenes.lines(at.game.events, seat, at.words),
        )
        # Nobody answers for a learner.
        own = screen.choices and msgspec.structs.replace(screen.choices, may_order=False)
        return msgspec.structs.replace(screen, choices=own)

    @post("/{key:str}/answer", status_code=200)
    async def answer(
        self,
        state: State,
        request: Request[Any, Any, Any],
        key: str,
        data: wire_guides.AnswerRequest,
        lang: str = "en",
    ) -> wire_guides.GuideAnswer:
        """What is said to a move."""
        await _within(state, request, state.house.limits.guides)
        at = _standing(key, data.step, data.played, lang)
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
    async def preview(
        self,
        state: State,
        request: Request[Any, Any, Any],
        key: str,
        data: wire_guides.ForeseeRequest,
        lang: str = "en",
    ) -> msgspec.Raw:
        """What some moves would do."""
        await _within(state, request, state.house.limits.previews)
        at = _standing(key, data.step, data.played, lang)
        moves = [_move(at.title, move) for move in data.moves]
        house: House = state.house
        view = at.game.view(at.lesson.seat)
        return await previews.foreseen(house.thinkers, at.title, view, moves, language_of(lang), at.lesson.names)

    @post("/{key:str}/advice", status_code=200)
    async def advice(
        self,
        state: State,
        request: Request[Any, Any, Any],
        key: str,
        data: wire_guides.StepRequest,
        lang: str = "en",
    ) -> wire_guides.Advice:
        """What the house advises the learner, in the title's own form."""
        await _within(state, request, state.house.limits.advice)
        at = _standing(key, data.step, data.played, lang)
        house: House = state.house
        return wire_guides.Advice(await house.thinkers.advice(at.game.position, at.lesson.seat))


async def _within(state: State, request: Request[Any, Any, Any], limit: Limit) -> None:
    guest = await state.guests.who(request)
    if not state.house.limits.allows(limit, None if guest is None else guest.id, address_of(request)):
        raise TooFast("that was a little fast; wait a moment and try again")


def _company(at: Standing, key: str) -> wire.TableInfo:
    """Who sits there: everybody is at the table while a guide speaks."""
    table = scenes.company(at.game.setup, at.lesson.seat, at.words, id=f"guide-{key}")
    here = tuple(msgspec.structs.replace(seat, connected=True) for seat in table.seats)
    return msgspec.structs.replace(table, seats=here)


def _lesson(key: str) -> tuple[Title[Any, Any], Lesson]:
    title = find_title(key)
    lesson = lessons_of(title).get(FIRST_GAME)
    if lesson is None:
        raise NoSuchGuide(f"{title.facts.name} has no guide")
    return title, lesson


def _standing(key: str, step: str, played: guiding.Played, lang: str) -> Standing:
    title, lesson = _lesson(key)
    ids = [one.id for one in lesson.step]
    unknown = sorted({step, *played} - {*ids})
    if unknown:
        raise LessonError(f"there is no step {unknown[0]!r} in the guide of {title.facts.name}")
    number = ids.index(step)
    game = guiding.stand(title, lesson, number, played)
    return Standing(title, lesson, lesson.step[number], game, words_of(title, lesson, language_of(lang)))


def _move(title: Title[Any, Any], form: dict[str, Any]) -> Move:
    try:
        return title.moveset.decode(msgspec.json.encode(form))
    except (TypeError, OverflowError) as error:
        raise UnreadableMove(f"this is no move: {error}") from None
