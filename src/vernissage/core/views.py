"""What leaves the table: the pending decision and the view of one seat, each a type that names what it shows."""

from __future__ import annotations

import msgspec

from vernissage.core.outcome import Outcome


class Decision(msgspec.Struct, frozen=True):
    """A pending question, as everybody may see it: who is asked what. The answers themselves are a seat's own."""

    key: str
    kind: str
    mode: str
    seats: tuple[int, ...]
    """The seats the game waits for."""
    optional: tuple[int, ...]
    """Seats that may speak too: change a sealed answer, raise after all."""
    number: int
    """Send it back with the answer: an answer to an older number is stale."""


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
    outcome: Outcome | None
