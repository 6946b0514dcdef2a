"""Legality has one source, and the two doors, the byte form and the record all lead to the same positions."""

from __future__ import annotations

from vernissage.core import door
from vernissage.core.conformance.games import Case, random_code, sampled, speaker, walk
from vernissage.core.errors import VernissageError
from vernissage.core.position import Checking, Position

_CODES_TRIED = 60


def legality(case: Case) -> None:
    """For every seat and code: no refusal ⇔ legal ⇔ listed ⇔ it can be pushed."""
    dice = case.dice("codes")
    space = case.title.space(case.new().setup)
    for position in sampled(case, "legality", 0.35):
        for seat in range(case.seats):
            if not door.may_speak(position, seat):
                if len(position.moves(seat)) or door.code_refusal(position, seat, 0) is None:
                    raise case.fail(position, f"seat {seat} is not asked but has moves")
                continue
            listed = position.question.codes(position, seat)
            _counts_agree(case, position, seat, listed)
            if any(not 0 <= code < space for code in listed):
                raise case.fail(position, f"a code is outside the space of {space}")
            tried = {int(dice.random() * space) for _ in range(_CODES_TRIED)} | {-1, space}
            tried |= {listed[int(dice.random() * len(listed))], listed[0], listed[-1]} if listed else set()
            tried |= {code + step for code in tuple(tried) for step in (-1, 1)}
            for code in tried:
                _one_answer(case, position, seat, code, code in listed)
        if position.frames and not any(position.moves(seat) for seat in position.decision.seats):
            raise case.fail(position, "a dead end: nobody who is asked has a move")


def _counts_agree(case: Case, position: Position, seat: int, listed: list[int]) -> None:
    question = position.question
    if question.count(position, seat) != len(listed) or len(set(listed)) != len(listed):
        raise case.fail(position, f"count gives {question.count(position, seat)}, listed are {len(listed)}")
    if [question.nth(position, seat, k) for k in range(len(listed))] != listed:
        raise case.fail(position, "nth and codes give different orders")
    if seat in question.awaited(position) and not listed:
        raise case.fail(position, f"a dead end: seat {seat} is awaited and has no answer")


def _one_answer(case: Case, position: Position, seat: int, code: int, listed: bool) -> None:
    refusal = door.code_refusal(position, seat, code)
    legal = position.question.is_legal(position, seat, code)
    if (refusal is None) != listed or legal != listed:
        told = "no refusal" if refusal is None else f"refusal {refusal}"
        raise case.fail(position, f"code {code} of seat {seat}: listed {listed}, is_legal {legal}, {told}")
    after = position.clone()
    checking, Checking.on = Checking.on, True
    try:
        after.push_as(seat, code)
        pushed = True
    except VernissageError:
        pushed = False
    finally:
        Checking.on = checking
    if pushed != listed:
        raise case.fail(
            position, f"code {code} of seat {seat}: listed {listed}, but push {'took' if pushed else 'refused'} it"
        )
    if not pushed and after != position:
        raise case.fail(position, f"code {code} of seat {seat} was refused, but changed the position")


def doors_agree(case: Case) -> None:
    """The same answers through both doors give the same positions; moves round-trip through codes, text and JSON."""
    dice = case.dice("doors")
    quick, named = case.new(), case.new()
    title = case.title
    while quick.frames:
        before, seat, codes = quick.clone(), quick.seat, []
        while True:
            codes.append(random_code(case, quick, dice))
            quick.push(codes[-1])
            if not quick.partial:
                break
        move = title.move_of(before, seat, tuple(codes))
        if move not in named.moves(seat):
            raise case.fail(before, f"{move} is legal by code {codes}, but not by name")
        if title.codes_of(before, seat, move) != tuple(codes):
            raise case.fail(
                before, f"{move} stands for codes {codes}, but reads as {title.codes_of(before, seat, move)}"
            )
        if title.parse_move(str(move)) != move or title.moveset.decode(title.moveset.encode(move)) != move:
            raise case.fail(before, f"{move!r} does not come back from its text or JSON")
        named.play(seat, move)
        if named != quick:
            raise case.fail(before, f"the two doors disagree after {move}")


def written_down(case: Case) -> None:
    """A twin that is written down and restored after every code stays equal, and plays on alike."""
    dice = case.dice("written")
    restored = door.from_bytes(case.new().to_bytes())
    for position in walk(case, "written"):
        if position.ply:
            restored.push(random_code(case, restored, dice))
        restored = door.from_bytes(restored.to_bytes())
        if restored != position or restored.view(None) != position.view(None):
            raise case.fail(position, "the position restored from its byte form is another one")


def replays(case: Case) -> None:
    """A record replays to the same position, and comes back letter by letter."""
    dice = case.dice("replays")
    position = case.new()
    while position.frames:
        seat = speaker(position, dice)
        position.play(seat, position.moves(seat).sample(dice))
    assert position.record is not None
    text = position.record.dump()
    again = case.title.load(text)
    if again != position or again.record.dump() != text:
        raise case.fail(position, "its record does not replay to it")
    if again.events != position.events:
        raise case.fail(position, "its record replays with other events")
