"""Legality has one source, and the two doors, the byte form and the record all lead to the same positions."""

from __future__ import annotations

from vernissage.core import asking
from vernissage.core.conformance.facts import facts_are_right
from vernissage.core.conformance.games import Case, Violation, difference, random_code, sampled, speaker, walk
from vernissage.core.conformance.telling import Teller
from vernissage.core.errors import PositionError, UnreadableMove, VernissageError
from vernissage.core.moves import Move
from vernissage.core.position import Checking, Position

_CODES_TRIED = 60
_TEXTS = 0.02
"""The share of positions whose text form is tried."""


def one_deal(case: Case) -> None:
    """The same seed deals the same game: chance is the position's own, and no deal leaves anything behind."""
    first, second = case.game(), case.game()
    if first.position != second.position:
        told = f"one seed deals two games: {difference(first.position, second.position)}"
        raise case.fail(first.position, f"{told}; chance comes only from `shuffled` and `number_below`")
    if first.events != second.events:
        raise case.fail(first.position, "one seed deals with two lists of events")


def legality(case: Case) -> None:
    """For every seat and code: no refusal ⇔ legal ⇔ listed ⇔ it can be pushed. Asking changes nothing."""
    dice = case.dice("codes")
    space = case.title.space(case.new().setup)
    teller = Teller(case)
    earlier: dict[str, Move] = {}
    for position in sampled(case, "legality", 0.2):
        before = position.to_bytes()
        if position.frames and not position.question.awaited(position):
            raise case.fail(position, f"a dead end: {position.question.key!r} waits for nobody")
        for seat in range(case.seats):
            if not asking.may_speak(position, seat):
                refusal = asking.code_refusal(position, seat, 0)
                if len(position.moves(seat)) or refusal is None:
                    raise case.fail(position, f"seat {seat} is not asked but has moves")
                teller.refusal(position, seat, refusal)
                continue
            listed = position.question.codes(position, seat)
            _counts_agree(case, position, seat, listed)
            for code in listed:
                if not 0 <= code < space:
                    told = (
                        f"{position.question.key!r} lists code {code} for seat {seat}, outside the `space` of {space}"
                    )
                    raise case.fail(position, told)
            tried = {int(dice.random() * space) for _ in range(_CODES_TRIED)} | {-1, space}
            tried |= {listed[int(dice.random() * len(listed))], listed[0], listed[-1]} if listed else set()
            tried |= {code + step for code in tuple(tried) for step in (-1, 1)}
            for code in tried:
                _one_answer(case, position, seat, code, code in listed, teller)
            if not position.partial:
                for move in earlier.values():
                    _by_name(case, position, seat, move, teller)
                found = position.moves(seat).sample(dice)
                earlier[f"{position.question.key} {dice.random() < 0.5}"] = found
        if position.to_bytes() != before:
            raise case.fail(position, "asking what is legal changed the position")
        if position.frames and not any(position.moves(seat) for seat in position.decision.seats):
            raise case.fail(position, "a dead end: nobody who is asked has a move")


def _counts_agree(case: Case, position: Position, seat: int, listed: list[int]) -> None:
    question = position.question
    if len(set(listed)) != len(listed):
        for code in {code for code in listed if listed.count(code) > 1}:
            told = f"{question.key!r} lists code {code} ({_word(position, code)}) twice for seat {seat}"
            raise case.fail(position, told)
    if (count := question.count(position, seat)) != len(listed):
        raise case.fail(position, f"{question.key!r}: `count` gives {count} for seat {seat}, listed are {len(listed)}")
    if [question.nth(position, seat, k) for k in range(len(listed))] != listed:
        raise case.fail(position, f"{question.key!r}: `nth` and `codes` give different orders for seat {seat}")
    if seat in question.awaited(position) and not listed:
        raise case.fail(position, f"a dead end: seat {seat} is awaited and has no answer")


def _word(position: Position, code: int) -> str:
    book = position.setup.codebook
    return book.word(code) if 0 <= code < book.size else "in no span"


def _one_answer(case: Case, position: Position, seat: int, code: int, listed: bool, teller: Teller) -> None:
    refusal = asking.code_refusal(position, seat, code)
    legal = position.question.is_legal(position, seat, code)
    if (refusal is None) != listed or legal != listed:
        told = "no refusal" if refusal is None else f"refusal {refusal}"
        raise case.fail(position, f"code {code} of seat {seat}: listed {listed}, is_legal {legal}, {told}")
    if listed:
        _is_taken(case, position, seat, code)
    else:
        teller.refusal(position, seat, refusal)
        _is_refused(case, position, seat, code)


def _is_taken(case: Case, position: Position, seat: int, code: int) -> None:
    """The rules themselves take what is listed, unchecked, by `push` as by `push_as`; and it does something."""
    checking, Checking.on = Checking.on, False
    after = position.clone()
    try:
        after.push_as(seat, code)
        if seat == position.seat:
            other = position.clone()
            other.push(code)
            if other != after:
                raise case.fail(position, f"push and push_as lead to two positions after code {code} of seat {seat}")
    except Violation:
        raise
    except Exception as error:
        told = f"code {code} ({_word(position, code)}) of seat {seat} is listed, but fails"
        raise case.broke(position, told, error) from error
    finally:
        Checking.on = checking
    if after.ply != position.ply + 1:
        raise case.fail(position, f"code {code} of seat {seat} counts as {after.ply - position.ply} codes")
    after.ply -= 1
    if after == position and seat in position.question.awaited(position):
        raise case.fail(position, f"code {code} of seat {seat} changes nothing: it could be given for ever")


def _is_refused(case: Case, position: Position, seat: int, code: int) -> None:
    """What is not listed does not come through the quick door while it checks, and changes nothing."""
    after = position.clone()
    checking, Checking.on = Checking.on, True
    try:
        after.push_as(seat, code)
    except VernissageError:
        if after != position:
            raise case.fail(position, f"code {code} of seat {seat} was refused, but changed the position") from None
    else:
        raise case.fail(position, f"code {code} of seat {seat} is not listed, but push took it")
    finally:
        Checking.on = checking


def _by_name(case: Case, position: Position, seat: int, move: Move, teller: Teller) -> None:
    """A move that was legal earlier is played by name where it is one of the moves now, and else changes nothing."""
    before = position.to_bytes()
    try:
        refusal = position.refusal(seat, move)
        codes = () if refusal is not None else asking.codes_of(position, seat, move)
    except UnreadableMove:
        return
    if refusal is None and position.question.move_of(position, seat, codes) != move:
        meant = position.question.move_of(position, seat, codes)
        raise case.fail(position, f"{move} of seat {seat} is taken by name, but stands for {meant}")
    if refusal is not None:
        teller.refusal(position, seat, refusal)
    after = position.clone()
    try:
        after.push_move(seat, move)
        played = True
    except VernissageError:
        played = False
    if played != (refusal is None):
        done = "took" if played else "refused"
        raise case.fail(position, f"{move} of seat {seat}: refusal {refusal}, but play {done} it")
    if not played and after != position:
        raise case.fail(position, f"{move} of seat {seat} was refused by name, but changed the position")
    if position.to_bytes() != before:
        raise case.fail(position, f"asking whether seat {seat} may play {move} changed the position")


def doors_agree(case: Case) -> None:
    """The same answers through both doors give the same positions; moves round-trip through codes, text and JSON."""
    dice = case.dice("doors")
    quick, named = case.new(), case.game()
    title = case.title
    while quick.frames:
        before, seat, codes = quick.clone(), quick.seat, []
        while True:
            codes.append(random_code(case, quick, dice))
            quick.push(codes[-1])
            if not quick.partial:
                break
        move = before.question.move_of(before, seat, tuple(codes))
        if move not in named.moves(seat):
            raise case.fail(before, f"{move} is legal by code {codes}, but not by name")
        if (read := asking.codes_of(before, seat, move)) != tuple(codes):
            raise case.fail(before, f"{move} stands for codes {codes}, but reads as {read}")
        if title.parse_move(str(move)) != move or title.moveset.decode(title.moveset.encode(move)) != move:
            raise case.fail(before, f"{move!r} does not come back from its text or JSON")
        facts_are_right(case, before, named.play(seat, move))
        if named.position != quick:
            raise case.fail(before, f"the two doors disagree after {move}")


def written_down(case: Case) -> None:
    """A twin that is written down and restored after every code stays equal, and plays on alike; so is its text."""
    dice, texts = case.dice("written"), case.dice("texts")
    title = case.title
    restored = title.position_of_bytes(case.new().to_bytes())
    for position in walk(case, "written"):
        if position.ply:
            restored.push(random_code(case, restored, dice))
        restored = title.position_of_bytes(restored.to_bytes())
        if restored != position or restored.view(None) != position.view(None):
            told = "the position restored from its byte form is another one"
            raise case.fail(position, f"{told}: {difference(position, restored)}")
        if not position.frames or texts.random() < _TEXTS:
            _comes_back(case, position)


def _comes_back(case: Case, position: Position) -> None:
    """The text form gives the same position, and only names stand in it where the fields have marks."""
    text = position.text()
    try:
        again = case.title.read_position(text)
    except PositionError as error:
        raise case.fail(position, f"its own text cannot be set up: {'; '.join(error.problems[:3])}") from None
    if again != position:
        raise case.fail(position, f"its text sets up another position: {difference(position, again)}")


def replays(case: Case) -> None:
    """A record replays to the same position, and comes back letter by letter."""
    dice = case.dice("replays")
    game = case.game()
    while game.position.frames:
        seat = speaker(game.position, dice)
        facts_are_right(case, game.position, game.play(seat, game.moves(seat).sample(dice)))
    text = game.record.dump()
    again = case.title.load(text)
    if again != game or again.record.dump() != text:
        raise case.fail(game.position, "its record does not replay to it")
    if again.events != game.events:
        raise case.fail(game.position, "its record replays with other events")
