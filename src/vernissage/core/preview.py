"""What a choice would do, worked out by the engine from what its seat may know.

The answer is pushed on several positions imagined from the seat's own view, and the seat's views before and after are
compared. What all of them agree on, and what stood before anything hidden or random came in, is certain; the rest is
named, not told. A preview follows from the view alone, so it cannot tell a seat more than the view does.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from vernissage.core.chance import Dice
from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.events import Event, Hearing, listening
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View

SAMPLES = 12
"""How many positions are imagined for a question: what is hidden shows in not being the same in all of them."""
_FEW = 3
"""So many are enough where nothing hidden or random has come in: the others could only say the same."""
_Mask = bool | tuple[Any, ...]
"""Where plain data is not the same in all imagined positions."""


class Change(msgspec.Struct, frozen=True):
    """One place of the view that the answer changes: its path, `players[0].cash`, and what stands there, as in JSON.

    A list that gains or loses items is one place, and so is what was or becomes null.
    """

    path: str
    before: Any
    after: Any


class Preview(msgspec.Struct, frozen=True):
    """What an answer would do."""

    changes: tuple[Change, ...]
    """What is certain to change in the seat's view; `next` and `ends` stand for its `decision`."""
    uncertain: tuple[str, ...]
    """Paths that may change, or will change to what the seat cannot know. With `chance` there may be others."""
    events: tuple[Event, ...]
    """What is certain to happen and the seat will be told, in order, up to where chance or the hidden comes in."""
    next: str | None
    """The key of the question that this seat is asked next, if it is asked again at once."""
    ends: bool
    """Whether it ends the game."""
    chance: bool
    """Whether chance or what is hidden has a say in it."""


def previews(
    title: Title[Any, Any], view: View, moves: Iterable[Move], dice: Dice | None = None, samples: int = SAMPLES
) -> Iterator[Preview | Refusal]:
    """What each of the moves would do, or why it is refused; UnreadableMove if it is none of this title's at all.

    Without dice of the caller's the same view gives the same answers. A move that is tried out before it is asked for,
    where the title supposes that it is, is compared with the view as it stands all the same.
    """
    assert view.seat is not None, "a spectator is asked nothing"
    own = dice or dice_of(view)
    before = plain(view)
    asked: View | None = None
    for move in moves:
        supposed = title.suppose(view, move, own) or view
        if supposed != asked:
            asked = supposed
            imagined = [title.imagine(asked, own) for _ in range(samples)]
            hidden = _mask([position.state() for position in imagined])
        try:
            yield _preview(imagined, hidden, before, view.seat, move)
        except IllegalMove as error:
            yield error.refusal


def preview(title: Title[Any, Any], view: View, move: Move, dice: Dice | None = None) -> Preview | Refusal:
    """What one move would do, or why it is refused."""
    return next(previews(title, view, (move,), dice))


def dice_of(view: View) -> random.Random:
    """Dice that follow from a view."""
    return random.Random(hashlib.sha256(msgspec.json.encode(view)).digest())


def plain(view: View) -> dict[str, Any]:
    """A view as JSON has it."""
    as_json: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return as_json


def _preview(imagined: Sequence[Position], hidden: _Mask, before: Any, seat: int, move: Move) -> Preview:
    codes = imagined[0].check(seat, move)  # a refusal is the same in all of them
    tries = [_Try(position, seat, codes, hidden) for position in imagined[:_FEW]]
    if any(one.cuts for one in tries):
        tries += [_Try(position, seat, codes, hidden) for position in imagined[_FEW:]]
    clean = min(one.clean() for one in tries)
    clean = next((part for part in range(1, clean) if not _agree(one.parts[part] for one in tries)), clean)
    views = [plain(one.after.view(seat)) for one in tries]
    touched = [one for one in tries if clean < len(one.parts)]
    stood = [plain(one.stood(clean).view(seat)) for one in touched[:_FEW]]
    changes: list[Change] = []
    uncertain: list[str] = []
    for key in before:
        if key != "decision":
            _compare(key, before[key], [view[key] for view in (*views, *stood)], changes, uncertain)
    asked = {_asked(view["decision"], seat) for view in views}
    told = _common([[event for part in one.parts[:clean] for event in part if event.seen_by(seat)] for one in tries])
    return Preview(
        changes=tuple(changes),
        uncertain=tuple(uncertain),
        events=tuple(told),
        next=asked.pop() if len(asked) == 1 else None,
        ends=all(view["decision"] is None for view in views),
        chance=bool(stood or uncertain),
    )


class _Try:
    """An answer made on one imagined position, its course cut wherever something became known to anybody."""

    def __init__(self, position: Position, seat: int, codes: Sequence[int], hidden: _Mask) -> None:
        self.before = position
        self.after = position.clone()
        self._hidden, self._start = hidden, position.state()
        watcher = _Watcher(self.after)
        with listening(self.after, watcher) as heard:
            for code in codes:
                self.after.push_as(seat, code)
        self._stages = watcher.stages
        self.cuts = [place for place, stage in enumerate(self._stages) if stage.is_cut]
        ends = (0, *(self._stages[place].events for place in self.cuts), len(heard))
        self.parts = [heard[begin:end] for begin, end in itertools.pairwise(ends)]
        """What happened in each part."""

    def clean(self) -> int:
        """How many parts nothing hidden and no chance has touched; the first is before anything became known."""
        ends = [self._stages[place].position for place in self.cuts[1:]]
        clean = itertools.takewhile(self._is_clean, [*ends, self.after] if self.cuts else ())
        return 1 + len(list(clean))

    def stood(self, clean: int) -> Position:
        """The position as it stood last in so many parts before anything hidden or random was touched."""
        stages = [stage.position for stage in self._stages[: self.cuts[clean - 1] + 1]]
        last = next(filter(self._is_clean, reversed(stages)), self.before).clone()
        last.frames = self.after.frames[:]  # in mid-course nothing is asked: views are compared under one question
        return last

    def _is_clean(self, stage: Position) -> bool:
        return stage.drawn == self.before.drawn and not _differs(self._hidden, self._start, stage.state())


class _Stage(NamedTuple):
    """A watched position in mid-course: after an event, or where something becomes known to anybody."""

    position: Position
    events: int
    """How many events came before."""
    is_cut: bool


class _Watcher(Hearing):
    """Keeps how a position stands after each event and when something becomes known."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self._position = position
        self.stages: list[_Stage] = []

    def note(self, event: type[Event], audience: int, facts: tuple[Any, ...]) -> None:
        super().note(event, audience, facts)
        self._keep(is_cut=False)

    def learn(self) -> None:
        self._keep(is_cut=True)

    def _keep(self, is_cut: bool) -> None:
        self.stages.append(_Stage(self._position.clone(), len(self.noted), is_cut))


def _mask(values: Sequence[Any]) -> _Mask:
    """Where plain values are not all the same: as a whole, or in some of their parts."""
    first = values[0]
    if all(value == first for value in values):
        return False
    if not isinstance(first, tuple | list) or any(len(value) != len(first) for value in values):
        return True
    return tuple(_mask(parts) for parts in zip(*values, strict=True))


def _differs(mask: _Mask, one: Any, other: Any) -> bool:
    """Whether two values differ where the mask looks."""
    if isinstance(mask, bool):
        return mask and one != other
    if len(one) != len(other):
        return True
    return any(_differs(part, a, b) for part, a, b in zip(mask, one, other, strict=True))


def _compare(path: str, old: Any, new: Sequence[Any], changes: list[Change], uncertain: list[str]) -> None:
    """Note what becomes of a place of the view, down to the smallest part on which all agree."""
    if _agree(new):
        _change(path, old, new[0], changes)
    elif _alike(dict, (old, *new)) and all(value.keys() == old.keys() for value in new):
        for key in old:
            _compare(f"{path}.{key}", old[key], [value[key] for value in new], changes, uncertain)
    elif _alike(list, (old, *new)) and all(len(value) == len(old) for value in new):
        for place, was in enumerate(old):
            _compare(f"{path}[{place}]", was, [value[place] for value in new], changes, uncertain)
    else:
        uncertain.append(path)


def _change(path: str, old: Any, new: Any, changes: list[Change]) -> None:
    if _agree((old, new)):
        return
    if _alike(dict, (old, new)) and old.keys() == new.keys():
        for key in old:
            _change(f"{path}.{key}", old[key], new[key], changes)
    elif _alike(list, (old, new)) and len(old) == len(new):
        for place, (was, now) in enumerate(zip(old, new, strict=True)):
            _change(f"{path}[{place}]", was, now, changes)
    else:
        changes.append(Change(path, old, new))


def _alike(kind: type, values: Iterable[Any]) -> bool:
    return all(isinstance(value, kind) for value in values)


def _agree(values: Iterable[Any]) -> bool:
    """Whether all are the same, 1 and true apart."""
    rest = iter(values)
    first = next(rest)
    return all(value == first and type(value) is type(first) for value in rest)


def _common(lists: Sequence[list[Event]]) -> list[Event]:
    """What all lists begin with."""
    same = itertools.takewhile(_agree, zip(*lists, strict=False))
    return [events[0] for events in same]


def _asked(decision: dict[str, Any] | None, seat: int) -> str | None:
    return decision["key"] if decision is not None and seat in decision["seats"] else None
