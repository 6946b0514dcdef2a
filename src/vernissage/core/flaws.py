"""What is wrong with a position that was set up by hand: matter, money, questions, the title's own rules, views.

Whatever could not be read is not there: a check that needs it is left out, all others are made.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from vernissage.core.errors import VernissageError, shown

if TYPE_CHECKING:
    from vernissage.core.position import Position

MORE = "more may be found once this is mended"
"""The last of the problems, where one of them kept something else from being looked at."""
_SENSELESS = "the rules cannot make sense of it"
_NONSENSE = (LookupError, ValueError, StopIteration, AssertionError, TypeError, ArithmeticError, RuntimeError)
"""What rules raise at a table that cannot be."""
_MOST_NAMED = 6
BANK = "bank"
"""The purse that is a ledger: it alone may be below nothing."""


def flaws(position: Position, sparse: bool = False, picks: Sequence[int] = ()) -> list[str]:
    """Everything that is wrong with a position that was set up: matter, money, questions, the title's own rules."""

    def matter(p: Position) -> Iterable[str]:
        return misplaced(p, sparse)

    def money(p: Position) -> Iterable[str]:
        return () if sparse else _money(p)

    def picked(p: Position) -> Iterable[str]:
        return _pick(p, picks)

    def views(p: Position) -> Iterable[str]:
        return _views(p, sparse)

    found = gathered(position, _derived)
    if found:
        position = without(position, _worked_out(position))
    found += gathered(position, matter, money, position.setup.title.flaws, _questions)
    found = found or gathered(position, picked) or gathered(position, views)
    if all(problem.startswith(_SENSELESS) for problem in found):
        return found[:1]
    return [MORE if problem.startswith(_SENSELESS) else problem for problem in found]


def gathered(position: Any, *checks: Callable[[Any], Iterable[str]]) -> list[str]:
    """What all checks find. One that needs what could not be read is left out, and it is said that more may follow."""
    found: list[str] = []
    unreadable = {*position.FIELDS, *position.OTHERS, "frames"}
    for check in checks:
        try:
            for problem in check(position):
                found.append(problem)
        except AttributeError as error:
            if not _lacks(position, error, unreadable):
                raise
            found.append(MORE)
        except (VernissageError, *_NONSENSE) as error:
            found.append(f"{_SENSELESS}: {type(error).__name__} {str(error)[:120]}".rstrip())
    return found


def _lacks(position: Any, error: AttributeError, unreadable: set[str]) -> bool:
    """Whether the position lacks what was asked for.

    Compiled, an error does not tell what of which object it was, or it is told as one of the property that came to it.
    """
    if error.obj is position and error.name in unreadable:
        return True
    of_property = error.obj is position and error.name is not None and hasattr(type(position), error.name)
    return (error.obj is None or of_property) and not all(hasattr(position, name) for name in unreadable)


def without(position: Any, unread: Iterable[str]) -> Any:
    """The same position, in which some attributes are not there at all.

    It is another object: from a compiled one nothing can be taken away.
    """
    rest = type(position)()
    for name in {"setup", "questions", "listener", "listed", *position._TAKEN_OVER}.difference(unread):
        if hasattr(position, name):
            setattr(rest, name, getattr(position, name))
    return rest


def _derived(position: Position) -> Iterable[str]:
    position.derive()
    return ()


def _worked_out(position: Position) -> list[str]:
    """What `derive` gives a position; the rest of what is no field of it is fixed and comes with the set-up."""
    bare_table = type(position)()
    bare_table.empty()
    return [name for name in position.OTHERS if hasattr(bare_table, name)]


def _views(position: Position, sparse: bool) -> Iterator[str]:
    """Everybody has a view, and each seat's can be thought through to the end: a bot does nothing else."""
    title = position.setup.title
    position.view(None)
    for seat in range(position.setup.seats):
        view = position.view(seat)
        if sparse:
            continue
        cannot = f"the view of seat {seat} cannot have come about"
        try:
            imagined = title.imagine(view, random.Random(seat)).view(seat)
        except (AttributeError, VernissageError, *_NONSENSE) as error:
            yield f"{cannot}: {type(error).__name__} {str(error)[:120]}".rstrip()
        else:
            if imagined != view:
                yield f"{cannot}: {_difference(view, imagined)}"


def _difference(seen: Any, imagined: Any, where: str = "") -> str:
    """The first thing in a view that does not follow from the rest of it."""
    parts: Iterable[tuple[str, Any, Any]] = ()
    if isinstance(seen, msgspec.Struct) and type(seen) is type(imagined):
        names = seen.__struct_fields__
        parts = [(f"{where}.{name}", getattr(seen, name), getattr(imagined, name)) for name in names]
    elif isinstance(seen, tuple) and isinstance(imagined, tuple) and len(seen) == len(imagined):
        pairs = enumerate(zip(seen, imagined, strict=True))
        parts = [(f"{where}[{place}]", one, other) for place, (one, other) in pairs]
    for inner, one, other in parts:
        if one != other:
            return _difference(one, other, inner)
    return f"{where.lstrip('.')} would be {shown(imagined)}, not {shown(seen)}"


def _pick(position: Position, codes: Sequence[int]) -> list[str]:
    """Make the picks of a move that is not yet whole; what is wrong with them."""
    for code in codes:
        seat, picked = position.seat, (*position.partial, code)
        after = position.clone()
        if position.question.is_legal(position, seat, code):
            position.question.apply(after, seat, code)
        if after.partial != picked:
            return [f"partial: {position.setup.codebook.word(code)} cannot be picked here"]
        position.partial = picked
    return []


def misplaced(position: Position, sparse: bool = False) -> list[str]:
    """What is in two places, or in none."""
    title, setup = position.setup.title, position.setup
    wanted = Counter(card for place in title.inventory(setup.dealt).values() for card in place)
    places: dict[int, list[str]] = {}
    for place, cards in title.inventory(position).items():
        for card in cards:
            places.setdefault(card, []).append(place)
    found = []
    for card in sorted({*wanted, *places}):
        there = places.get(card, [])
        if card not in wanted:
            found.append(f"what is no component is in {_listed(there)}")
        elif len(there) > wanted[card]:
            found.append(f"{title.component(setup, card)} is there {_times(len(there))}: {_listed(there)}")
    missing = [title.component(setup, card) for card in sorted(wanted) if len(places.get(card, [])) < wanted[card]]
    if missing and not sparse:
        more = f" and {len(missing) - _MOST_NAMED} more" if len(missing) > _MOST_NAMED else ""
        found.append(f"in no place: {', '.join(missing[:_MOST_NAMED])}{more}")
    return found


def _listed(places: Sequence[str]) -> str:
    """Each place once, with the number of those that are there."""
    return ", ".join(place if count == 1 else f"{place} ×{count}" for place, count in Counter(places).items())


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _money(position: Position) -> list[str]:
    title = position.setup.title
    wanted, now = sum(title.purses(position.setup.dealt).values()), title.purses(position)
    owing = [(purse, held) for purse, held in now.items() if held < 0 and purse != BANK]
    below = [f"the purse {purse!r} holds less than nothing: {held}" for purse, held in owing]
    if sum(now.values()) == wanted:
        return below
    return [*below, f"money from nowhere, or lost: {now} add up to {sum(now.values())}, not {wanted}"]


def _questions(position: Position) -> list[str]:
    if not position.frames:
        return [] if position.outcome is not None else ["nothing is asked, but the game is not over"]
    question = position.question
    if question.is_step:
        return [f"the step {question.key} is no question: nobody is asked"]
    found = []
    if position.outcome is not None:
        found.append(f"{question.key} cannot be asked here: the game is over")
    awaited = question.awaited(position)
    if not awaited:
        found.append(f"{question.key} cannot be asked here: it waits for nobody")
    for seat in awaited:
        if not question.count(position, seat):
            found.append(f"{question.key} cannot be asked here: seat {seat} has no answer to it")
    return found
