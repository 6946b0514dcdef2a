"""What is asked: the question in its terms, what is refused and why, and all that is still to come."""

from __future__ import annotations

from typing import Any

import msgspec

from vernissage.core.naming import Seat
from vernissage.core.questions import Step
from vernissage.core.writing import named_frame
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist.codes import ACTIONS
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.events import Action, Artist, Cell, Contract, Holder, Location, Ticket, Tile, Work
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition


class StepView(msgspec.Struct, frozen=True):
    """A question or a step still to come, the next one last."""

    key: str
    seat: Seat
    facts: dict[str, Any]
    """What it is about, by name, as in the text of a position: `price`, `artist`, `bonus`."""
    idle: bool
    """Whether it will bring nothing: an empty bonus, an artist no collector leaves."""


class RefusedView(msgspec.Struct, frozen=True):
    """An action that cannot be taken now, and the refusal it would meet."""

    action: Action
    rule: str
    reason: str
    needed: int | str
    available: int | str


class AskView(msgspec.Struct, frozen=True):
    """What the question asked now is about, as far as it has such a thing."""

    location: Location | None = None
    """Where one acts, where one was kicked out, where one goes."""
    action: Action | None = None
    """The location action under way, or just taken."""
    kicked: bool = False
    """Whether it is all about a piece that was kicked out."""
    left: Location | None = None
    """The location that was left."""
    price: int | None = None
    influence: tuple[int, ...] = ()
    """For each amount from the lowest on: where the influence marker would stand."""
    artist: Artist | None = None
    gain: int | None = None
    """The fame an artist gains anyway."""
    contract: Contract | None = None
    work: Work | None = None
    tile: Tile | None = None
    on: Holder | None = None
    cell: Cell | None = None
    ticket: Ticket | None = None
    """The colour that has run out."""
    refreshed: bool | None = None
    prices: tuple[int, ...] = ()
    """For each artist or number in the order of the options: what it costs."""
    executive: bool = False
    """Whether the executive action of the turn is still to be had."""
    refused: tuple[RefusedView, ...] = ()
    """Where a location or an action is chosen: the actions that are not to be had."""


def step(p: GalleristPosition, frame: tuple[int, ...]) -> StepView:
    """A question or step that is still to come."""
    question = p.QUESTIONS[frame[0]]
    named = {name: value for name, value in named_frame(p, frame).items() if name not in ("question", "step", "seat")}
    return StepView(question.key, frame[1], named, idle=isinstance(question, Step) and question.is_idle(p, frame))


def ask(p: GalleristPosition) -> AskView:
    """What the question asked now is about, and where in the turn it comes.

    The first is what the question tells (`terms`). The second no question knows of itself: a bonus is asked for in the
    same words in one's own turn and after a kick-out, and what waits below it on the stack makes the difference.
    """
    terms = {"location": _location(p), **p.question.terms(p, p.seat)}
    refused = tuple(
        RefusedView(ACTIONS[action], why.rule, why.reason, why.needed, why.available)
        for action, why in terms.pop("refused", ())
    )
    return AskView(
        **terms,
        action=None if p.acting == NOTHING else ACTIONS[p.acting],
        kicked=any(frame[0] == turns.GO_HOME for frame in p.frames),
        refused=refused,
    )


def _location(p: GalleristPosition) -> str | None:
    """Where the gallerist whose turn it is has gone, or where a piece was kicked out; None before and after."""
    asked = {frame[0] for frame in p.frames}
    if turns.GO_HOME in asked:
        return c.LOCATIONS[p.waiting_at]
    place = p.stands[p.turn]
    return None if place == HOME or asked & {turns.START, turns.TURN, turns.EASEL} else c.LOCATIONS[place]
