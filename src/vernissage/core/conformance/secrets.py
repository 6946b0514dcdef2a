"""Secrets stay secret: what a seat is told, and how much of it, follows from what the seat may know.

A *twin* of a position for a seat is another position the seat cannot tell from it. `title.imagine` makes twins out of
the view alone, so a view that tells too much, or too little, shows here too.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from vernissage.core import door
from vernissage.core.conformance.games import Case, audiences, between_moves, speaker
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Mode

_TWINS = 4
_CODES_TRIED = 25


def bots_could_hold_it(case: Case) -> None:
    """A position imagined from a view has that view, is legal matter, and comes back from the view's JSON."""
    dice = case.dice("imagine")
    for position in between_moves(case, "imagine", 0.25):
        for seat in audiences(case):
            view = position.view(seat)
            if case.title.decode_view(msgspec.json.encode(view)) != view:
                raise case.fail(position, f"the view of seat {seat} does not come back from its JSON")
            twin = case.title.imagine(view, dice)
            if twin.commitment != position.commitment:
                raise case.fail(position, "an imagined position loses the commitment")
            _same(case, position, seat, "view", view, twin.view(seat))
            here = sorted(card for place in case.title.inventory(position).values() for card in place)
            if sorted(card for place in case.title.inventory(twin).values() for card in place) != here:
                raise case.fail(position, f"what seat {seat} imagines has other components")


def keeps_secrets(case: Case) -> None:
    """Views, moves, refusals and their sizes are equal in twins; after one move legal in both, so is what is told."""
    dice = case.dice("twins")
    twins = 0
    for position in between_moves(case, "secrets", 0.4):
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
    if not twins:
        raise case.fail(None, "no twin was found: nothing is hidden, or what is hidden shows in the view")


def _same(case: Case, position: Position, seat: int | None, what: str, one: Any, other: Any) -> None:
    first, second = msgspec.json.encode(one), msgspec.json.encode(other)
    if len(first) != len(second):
        raise case.fail(position, f"the size of seat {seat}'s {what} depends on what is hidden from it")
    if first != second:
        raise case.fail(position, f"seat {seat}'s {what} depends on what is hidden from it: {_first(one, other)}")


def _first(one: Any, other: Any) -> str:
    for name in getattr(one, "__struct_fields__", ()):
        if getattr(one, name) != getattr(other, name):
            return f"{name} is {getattr(one, name)!r} or {getattr(other, name)!r}"
    return f"{one!r} or {other!r}"


def _same_answers(case: Case, position: Position, twin: Position, seat: int, dice: random.Random) -> None:
    if door.may_speak(position, seat) != door.may_speak(twin, seat):
        raise case.fail(position, f"whether seat {seat} is asked depends on what is hidden from it")
    if door.may_speak(position, seat):
        one, other = position.question.codes(position, seat), twin.question.codes(twin, seat)
        _same(case, position, seat, "moves", one, other)
    space = case.title.space(position.setup)
    for _ in range(_CODES_TRIED):
        code = int(dice.random() * space)
        first, second = door.code_refusal(position, seat, code), door.code_refusal(twin, seat, code)
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
        _same(case, after, seat, "view after a move that reveals nothing", *views)
    if views[0] == views[1]:
        _same(case, after, seat, "events", events, twin_events)


def _sealed_stays_sealed(case: Case, position: Position, seat: int | None, move: Move, dice: random.Random) -> None:
    """While a sealed decision is open, nobody else can tell one answer from another."""
    after, events = _after(position, move, seat)
    other_after, other_events = _after(position, position.moves(position.seat).sample(dice), seat)
    if after.number == position.number == other_after.number:
        _same(case, after, seat, "view of a sealed answer", after.view(seat), other_after.view(seat))
        _same(case, after, seat, "events of a sealed answer", events, other_events)


def _after(position: Position, move: Move, seat: int | None) -> tuple[Position, list[Event]]:
    after = position.clone()
    heard = after.play(position.seat, move)
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


def undo_stops_at_knowledge(case: Case) -> None:
    """What can be taken back told nobody anything, and taking it back leads exactly to where the game stood."""
    dice = case.dice("undo")
    position = case.new()
    trail = [position.clone()]
    while position.frames:
        actor = speaker(position, dice)
        position.play(actor, position.moves(actor).sample(dice))
        trail.append(position.clone())
        assert position.record is not None
        for seat in range(case.seats):
            steps = position.undoable(seat)
            if not steps:
                continue
            moves = [entry.move for entry in position.record.standing()[-steps:]]
            earlier = trail[-1 - steps]
            for witness in audiences(case):
                _nothing_learnt(case, earlier, seat, moves, witness, dice)
            again = case.title.load(position.record.dump())
            again.take_back(seat, steps)
            again.number = earlier.number  # a question asked anew has a number of its own
            if again != earlier:
                raise case.fail(position, f"taking back {steps} moves does not lead to where the game stood")


def _nothing_learnt(
    case: Case, earlier: Position, actor: int, moves: list[Any], witness: int | None, dice: random.Random
) -> None:
    truth = earlier.clone()
    for move in moves:
        truth.play(actor, move)
    for _ in range(_TWINS):
        twin: Position = case.title.imagine(earlier.view(witness), dice)
        if all(_played(twin, actor, move) for move in moves):
            what = "view after moves that can be taken back"
            _same(case, truth, witness, what, truth.view(witness), twin.view(witness))


def _played(position: Position, actor: int, move: Any) -> bool:
    if position.refusal(actor, move) is not None:
        return False
    position.play(actor, move)
    return True
