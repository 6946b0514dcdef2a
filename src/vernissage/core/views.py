"""What leaves the table: the view of one seat, a type that names each thing it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from vernissage.core.asking import Decision, decision
from vernissage.core.outcome import Outcome

if TYPE_CHECKING:
    from vernissage.core.position import Position


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of a title's views. A title adds, field by field, what its rules let a seat know."""

    title: str
    seats: int
    seat: int | None
    """Whose view this is; None for a spectator."""
    options: dict[str, str | bool]
    own_components: str = ""
    """The owner's own components file, if the game is played with one: it lies open on the table."""
    commitment: str
    decision: Decision | None
    """None when the game is over."""
    picked: tuple[str, ...] = ()
    """The picks of one's own move that is not yet whole, as codes in words; only the quick door stops there."""
    outcome: Outcome | None


def shown_decision(position: Position, seat: int | None) -> Decision:
    """The pending decision as a seat, or a spectator, may see it: another seat's draft does not show."""
    asked = decision(position)
    draft = position.question.draft
    if not draft or seat in asked.seats:
        return asked
    public = next(question for question in position.QUESTIONS if question.key == draft)
    return msgspec.structs.replace(asked, key=public.key, kind=public.kind.value)


def common(p: Position, seat: int | None) -> dict[str, Any]:
    """The part of a view that every title has: `MyView(**common(p, seat), …)`."""
    setup = p.setup
    return {
        "title": setup.title.key,
        "seats": setup.seats,
        "seat": seat,
        "options": dict(setup.options),
        "own_components": "" if setup.is_standard else setup.components_text,
        "commitment": p.commitment,
        "decision": shown_decision(p, seat) if p.frames else None,
        "picked": tuple(map(setup.codebook.word, p.partial)) if p.partial and p.seat == seat else (),
        "outcome": p.outcome,
    }


__all__ = ["Decision", "View", "common", "shown_decision"]
