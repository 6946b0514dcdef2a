"""Secrets stay secret: what a seat is told, and how much of it, follows from what the seat may know.

A *twin* of a position for a seat is another position the seat cannot tell from it. `title.imagine` makes twins out of
the view alone, so a view that tells too much, or too little, shows here too.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from vernissage.core import asking
from vernissage.core.conformance.games import Case, audiences, between_moves, difference, sampled, speaker
from vernissage.core.errors import shown
from vernissage.core.events import Event, listening
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Mode

_TWINS = 4
_TWINS_FOLLOWED = 2
_CODES_TRIED = 25


def bots_could_hold_it(case: Case) -> None:
    """A position imagined from a view has that view, is legal matter, and comes back from the view's JSON.

    In the middle of a move of several codes too: whoever makes it has picked the same in what is imagined.
    """
    dice = case.dice("imagine")
    for position in sampled(case, "imagine", 0.15):
        together = case.title.views(position)
        for seat in audiences(case):
            view = position.view(seat)
            if together[seat] != view:
                told = f"`views` shows seat {seat} something else than `view` does: {_first(view, together[seat])}"
                raise case.fail(position, told)
            if case.title.decode_view(msgspec.json.encode(view)) != view:
                raise case.fail(position, f"the view of seat {seat} does not come back from its JSON")
            thrown = dice.random()
            twin = case.title.imagine(view, random.Random(thrown))
            if seat == position.seat and (again := case.title.imagine(view, random.Random(thrown))) != twin:
                told = f"one throw of the dice makes seat {seat} imagine two positions: {difference(twin, again)}"
                raise case.fail(position, f"{told}; `imagine` throws only the dice it is given")
            if twin.commitment != position.commitment:
                raise case.fail(position, "an imagined position loses the commitment")
            if (seen := twin.view(seat)) != view:
                told = f"what seat {seat} imagines does not look like its view: {_first(view, seen)}"
                raise case.fail(position, f"{told}; `imagine` does not give it back, or the view shows what is hidden")
            if seat is not None and seat == position.seat:
                _same(case, position, seat, "moves", position.codes(), twin.codes())
            here = sorted(card for place in case.title.inventory(position).values() for card in place)
            if sorted(card for place in case.title.inventory(twin).values() for card in place) != here:
                raise case.fail(position, f"what seat {seat} imagines has other components")


def keeps_secrets(case: Case) -> None:
    """Views, moves, refusals and their sizes are equal in twins; after one move legal in both, so is what is told."""
    dice = case.dice("twins")
    twins = 0
    for position in between_moves(case, "secrets", 0.22):
        for seat in audiences(case):
            view = position.view(seat)
            for _ in range(_TWINS):
                twin: Position = case.title.imagine(view, dice)
                if twin.state() == position.state():
                    continue
                twins += 1
                _same(case, position, seat, "view", view, twin.view(seat))
                if seat is not None:
                    _same_answers(case, position, twin, seat, dice)
                elif position.frames:
                    _openly_forced(case, position, twin)
                if position.frames:
                    _same_news(case, position, twin, seat, dice)
    if not twins and case.title.hides:
        told = "no twin was found: what is hidden shows in the view; or nothing is hidden, and the title should say so"
        raise case.fail(None, f"{told} (`hides = False`)")
    if twins and not case.title.hides:
        raise case.fail(
            None, "the title says that it hides nothing, but `imagine` makes up what the view does not show"
        )


def _same(case: Case, position: Position, seat: int | None, what: str, one: Any, other: Any) -> None:
    first, second = msgspec.json.encode(one), msgspec.json.encode(other)
    if len(first) != len(second):
        told = f"the size of seat {seat}'s {what} depends on what is hidden from it"
        raise case.fail(position, f"{told}: {_first(one, other)}")
    if first != second:
        raise case.fail(position, f"seat {seat}'s {what} depends on what is hidden from it: {_first(one, other)}")


def _first(one: Any, other: Any, path: str = "") -> str:
    """The first place where two values differ, by the names that lead to it."""
    if type(one) is type(other) and isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            if getattr(one, name) != getattr(other, name):
                return _first(getattr(one, name), getattr(other, name), f"{path}.{name}" if path else name)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        for place, (first, second) in enumerate(zip(one, other, strict=True)):
            if first != second:
                return _first(first, second, f"{path}[{place}]")
    return f"{path or 'it'} is {shown(one, 200)} or {shown(other, 200)}"


def _same_answers(case: Case, position: Position, twin: Position, seat: int, dice: random.Random) -> None:
    if asking.may_speak(position, seat) != asking.may_speak(twin, seat):
        raise case.fail(position, f"whether seat {seat} is asked depends on what is hidden from it")
    if asking.may_speak(position, seat):
        one, other = position.question.codes(position, seat), twin.question.codes(twin, seat)
        _same(case, position, seat, "moves", one, other)
    space = case.title.space(position.setup)
    for _ in range(_CODES_TRIED):
        code = int(dice.random() * space)
        first, second = asking.code_refusal(position, seat, code), asking.code_refusal(twin, seat, code)
        _same(case, position, seat, "refusal", str(first), str(second))


def _openly_forced(case: Case, position: Position, twin: Position) -> None:
    """What a table answers by itself, a spectator could have told: it is the one answer in all twins of his."""
    question = position.question
    for seat in question.awaited(position):
        if question.openly_forced(position, seat):
            answers = question.codes(position, seat)
            if len(answers) != 1 or twin.question.codes(twin, seat) != answers:
                raise case.fail(position, f"seat {seat} is called openly forced, but a spectator could not tell")


def _same_news(case: Case, position: Position, twin: Position, seat: int | None, dice: random.Random) -> None:
    """One move, legal in both: if nothing was revealed the views stay equal; where they are, so are the events."""
    move = position.moves(position.seat).sample(dice)
    if position.question.mode is Mode.SEALED and seat != position.seat:
        _sealed_stays_sealed(case, position, seat, move, dice)
    if twin.refusal(position.seat, move) is not None:
        return
    (after, events), (twin_after, twin_events) = (_after(place, move, seat) for place in (position, twin))
    views = after.view(seat), twin_after.view(seat)
    if after.barrier != after.ply:
        _same(case, after, seat, "view after a move without `reveal` or `draw`", *views)
    if views[0] == views[1]:
        _same(case, after, seat, "events", events, twin_events)


def _sealed_stays_sealed(case: Case, position: Position, seat: int | None, move: Move, dice: random.Random) -> None:
    """While a sealed decision is open, nobody else can tell one answer from another."""
    after, events = _after(position, move, seat)
    other_after, other_events = _after(position, position.moves(position.seat).sample(dice), seat)
    if after.frames and other_after.frames and after.number == position.number == other_after.number:
        _same(case, after, seat, "view of a sealed answer", after.view(seat), other_after.view(seat))
        _same(case, after, seat, "events of a sealed answer", events, other_events)


def _after(position: Position, move: Move, seat: int | None) -> tuple[Position, list[Event]]:
    after = position.clone()
    with listening(after) as heard:
        after.push_move(position.seat, move)
    return after, [event for event in heard if event.seen_by(seat)]


def drafts_are_private(case: Case) -> None:
    """While a seat drafts, nobody else's view changes, by content or size, and nobody else is told anything."""
    dice = case.dice("draft moves")
    for position in between_moves(case, "drafts", 0.5):
        if not position.frames or not position.question.draft:
            continue
        move = position.moves(position.seat).sample(dice)
        for witness in audiences(case):
            if witness == position.seat:
                continue
            after, events = _after(position, move, witness)
            if after.barrier < after.ply:
                _same(case, position, witness, "view after a draft", position.view(witness), after.view(witness))
                if events:
                    raise case.fail(position, f"seat {witness} is told of another seat's draft: {events[0]}")


class _FollowedBack:
    """The place a seat can go back to, and how the moves since then look to everybody from there.

    The truth and its twins go along with the game, move by move, so that nothing is played twice.
    """

    def __init__(self, case: Case, earlier: Position, played: int, dice: random.Random) -> None:
        self.start = self.played = played
        self.truth = earlier.clone()
        self.twins: dict[int | None, list[Position]] = {
            witness: [case.title.imagine(earlier.view(witness), dice) for _ in range(_TWINS_FOLLOWED)]
            for witness in audiences(case)
        }

    def follow(self, case: Case, position: Position, game: list[tuple[int, Move]]) -> None:
        """Go on to where the game is now: nobody's view may tell a twin from the truth."""
        for actor, move in game[self.played :]:
            self.truth.push_move(actor, move)
            for witness, twins in self.twins.items():
                self.twins[witness] = [twin for twin in twins if _played(twin, actor, move)]
        self.played = len(game)
        _stands(case, position, self.truth, "its last moves, made again from an earlier place, lead elsewhere")
        for witness, twins in self.twins.items():
            view = self.truth.view(witness) if twins else None
            for twin in twins:
                what = "view after moves that can be taken back"
                _same(case, self.truth, witness, what, view, twin.view(witness))


def undo_stops_at_knowledge(case: Case) -> None:
    """What can be taken back told nobody anything, and taking it back leads exactly to where the game stood.

    The first is looked at wherever something can be taken back. Taken back in earnest, and played again, it is each
    time the game has grown by a tenth.
    """
    dice = case.dice("undo")
    game = case.game()
    position: Position = game.position
    made: list[tuple[int, Move]] = []
    trail = [position.clone()]
    followed: dict[int, _FollowedBack] = {}
    next_time = 0.0
    while position.frames:
        actor = speaker(position, dice)
        made.append((actor, position.moves(actor).sample(dice)))
        game.play(*made[-1])
        trail.append(position.clone())
        for seat in range(case.seats):
            steps = game.undoable(seat)
            if not steps:
                continue
            start = len(made) - steps
            if seat not in followed or followed[seat].start != start:
                followed[seat] = _FollowedBack(case, trail[start], start, dice)
            followed[seat].follow(case, position, made)
            if len(made) >= next_time:
                next_time = 1.1 * len(made) + 1
                for back in {steps, 1 + int(dice.random() * steps)}:
                    _there_and_back(case, game, seat, back, made, trail)


def _there_and_back(
    case: Case, game: Game[Any], seat: int, steps: int, made: list[tuple[int, Move]], trail: list[Position]
) -> None:
    """Take moves back in the game itself, and make them again."""
    possible, position = game.undoable(seat), game.position
    game.take_back(seat, steps)
    _stands(case, position, trail[-1 - steps], f"taking back {steps} moves does not lead to where the game stood")
    if game.undoable(seat) != possible - steps:
        raise case.fail(position, f"of {possible} moves {steps} are taken back, {game.undoable(seat)} still can be")
    for actor, move in made[-steps:]:
        game.play(actor, move)
    _stands(case, position, trail[-1], f"{steps} moves that were taken back lead elsewhere when they are made again")


def _stands(case: Case, position: Position, there: Position, else_: str) -> None:
    """The position is that one; only its question has a number of its own, if it was asked anew."""
    here = position.clone()
    here.number = there.number
    if here != there:
        raise case.fail(position, else_)


def _played(position: Position, actor: int, move: Any) -> bool:
    if position.refusal(actor, move) is not None:
        return False
    position.push_move(actor, move)
    return True
