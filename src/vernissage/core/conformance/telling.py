"""A title can be told: every board, choice, move, event and refusal that is met has its words in every language."""

from __future__ import annotations

from typing import Any

from vernissage.core.authored import Authored, Policy
from vernissage.core.chance import Dice
from vernissage.core.conformance.facts import facts_are_right
from vernissage.core.conformance.games import Case, audiences, between_moves, sampled, walk
from vernissage.core.errors import Refusal
from vernissage.core.events import Event, Hearing
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Several
from vernissage.core.reasons import Reason
from vernissage.core.text import LANGUAGES, Words

_SHARE = 0.1
_CHOICES = 20
_IMAGINED = 2


class Teller:
    """Puts what is met in a game into words, in every language; the same thing only once."""

    def __init__(self, case: Case) -> None:
        self.case = case
        options = case.title.facts.read_options(case.seats, dict(case.options))
        players = [f"P{seat}" for seat in range(case.seats)]
        self.spoken = [case.title.words(language, options, players) for language in LANGUAGES]
        self._told: set[object] = set()

    def event(self, position: Position, event: Event) -> None:
        """An event as the catalogue tells it."""
        if self._is_new(event):
            for words in self.spoken:
                try:
                    words.told("event", event)
                except Exception as error:
                    raise self.case.broke(
                        position, f"the event {event} cannot be told in {words.language}", error
                    ) from error

    def refusal(self, position: Position, seat: int, refusal: object) -> None:
        """Why something is forbidden, as a player reads it."""
        asked = position.question.key if position.frames else "nothing"
        if not isinstance(refusal, Refusal):
            told = f"at the question {asked!r} seat {seat} is refused with {refusal!r}, which is no Refusal"
            raise self.case.fail(position, told)
        if self._is_new((refusal.rule, refusal.reason, type(refusal.needed), type(refusal.available))):
            for words in self.spoken:
                try:
                    words.refusal(refusal)
                except Exception as error:
                    told = (
                        f"at the question {asked!r} the refusal {refusal.reason!r} cannot be told in {words.language}"
                    )
                    raise self.case.broke(position, told, error) from error

    def reason(self, position: Position, reason: Reason) -> None:
        """Why a move is a good one."""
        if self._is_new((reason.text, *sorted(reason.facts))):
            for words in self.spoken:
                try:
                    reason.say(words)
                except Exception as error:
                    told = f"the reason {reason.text!r} cannot be told in {words.language}"
                    raise self.case.broke(position, told, error) from error

    def board(self, position: Position, seat: int | None) -> None:
        """What stands on the table."""
        for words in self.spoken:
            try:
                self.case.title.board(position.view(seat), words)
            except Exception as error:
                told = f"the board of seat {seat} cannot be built in {words.language}"
                raise self.case.broke(position, told, error) from error

    def choices(self, position: Position, seat: int) -> None:
        """What a screen puts before a seat: the question, single choices, the ends of a range, items of a list."""
        for words in self.spoken:
            try:
                _show_choices(position, seat, words)
            except Exception as error:
                told = f"the choices of the question {position.question.key!r} cannot be shown in {words.language}"
                raise self.case.broke(position, told, error) from error

    def _is_new(self, thing: object) -> bool:
        before = len(self._told)
        self._told.add(thing)
        return len(self._told) > before


def _show_choices(position: Position, seat: int, words: Words) -> None:
    question = position.question
    words.say(f"ask-{question.key}")
    moves = position.moves(seat)
    shown = [*moves.options[:_CHOICES], *(moves.amounts or ())]
    if isinstance(question, Several):
        items = question.items(position, seat)
        shown += [question.move_of(position, seat, (code, question.end(position))) for code in items[:_CHOICES]]
    for move in shown:
        words.told("move", move)
        position.refusal(seat, move)


def can_be_told(case: Case) -> None:
    """In each language: the board for every audience, the choices of every seat."""
    teller = Teller(case)
    for position in between_moves(case, "told", _SHARE):
        for seat in audiences(case):
            teller.board(position, seat)
        if position.frames:
            for seat in position.decision.seats:
                teller.choices(position, seat)


def reasons_are_told(case: Case) -> None:
    """Why the title's own player answers as it does is told in each language, by what the seat may know alone."""
    title, dice = case.title, case.dice("reasons")
    policy = title.policy() or title.instinct()
    if policy is None or type(title).reasons is Authored.reasons:
        return
    teller = Teller(case)
    for position in sampled(case, "reasons", 0.05):
        if not position.frames or position.partial:
            continue
        seat, question = position.seat, position.question
        move = _whole_move(policy, position, seat, dice)
        view = position.view(seat)
        try:
            told = [tuple(title.reasons(title.imagine(view, dice), seat, move)) for _ in range(_IMAGINED)]
        except Exception as error:
            raise case.broke(position, f"there is no reason for {move} at {question.key!r}", error) from error
        if any(other != told[0] for other in told):
            raise case.fail(
                position, f"the reasons for {move} at {question.key!r} depend on what seat {seat} cannot know"
            )
        if not told[0]:
            raise case.fail(position, f"no reason is given for {move} at the question {question.key!r}")
        for reason in told[0]:
            teller.reason(position, reason)


def _whole_move(policy: Policy, position: Position, seat: int, dice: Dice) -> Move:
    """What a policy answers, with all the codes of a list or a layout."""
    codes: list[int] = []
    after = position.clone()
    while not codes or after.partial:
        codes.append(policy(after, seat, dice))
        after.push_as(seat, codes[-1])
    return position.question.move_of(position, seat, tuple(codes))


class _AtOnce(Hearing):
    """Names an event while the rules emit it, so that a fact that cannot be named leads to their line."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.position = position
        self.heard: list[Event] = []

    def note(self, event: type[Event], audience: int, facts: tuple[Any, ...]) -> None:
        self.noted = [(event, audience, facts)]
        self.heard += self.named(self.position)


def events_are_told(case: Case) -> None:
    """Each event of the set-up and of a whole game has the facts its fields say, and words in every language."""
    teller = Teller(case)
    heard = case.game().events
    hearing: _AtOnce | None = None
    for position in walk(case, "events"):
        if hearing is None:
            position.listener = hearing = _AtOnce(position)
        heard, hearing.heard = heard + hearing.heard, []
        facts_are_right(case, position, heard)
        for event in heard:
            teller.event(position, event)
        heard = []
