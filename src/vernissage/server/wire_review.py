"""What goes over the wire of a review: how the seats stood along a game, and the decisions that cost most."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vernissage.server.wire import WeighedInfo

ReviewState = Literal["none", "not-offered", "working", "failed", "ready"]


class ShareInfo(Struct, frozen=True):
    """The part of a win that a seat could expect, from 0 to 1, and the bounds of that, 95 %."""

    share: float
    low: float
    high: float


class PointInfo(Struct, frozen=True):
    """How the seats stood after an entry of the record; 0: at the start."""

    entry: int
    shares: tuple[ShareInfo, ...]


class MomentInfo(Struct, frozen=True):
    """A decision that cost its person something, by what was known at that seat."""

    entry: int
    """The entry of the record that is the answer: the decision stood before it."""
    seat: int
    played: WeighedInfo
    best: WeighedInfo
    """What the house would have done."""
    cost: float
    """The part of a win it cost."""
    low: float
    high: float
    reasons: tuple[str, ...]
    """Why the house would have done so."""


class AfterthoughtInfo(Struct, frozen=True):
    """What the title itself says, looking back at an entry."""

    entry: int
    text: str


class ReviewInfo(Struct, frozen=True):
    """A whole review."""

    points: tuple[PointInfo, ...]
    moments: tuple[MomentInfo, ...]
    afterthoughts: tuple[AfterthoughtInfo, ...]
    judged: int
    forced: int
    """Decisions in which there was nothing to choose."""
    seconds: float


class ReviewStatus(Struct, frozen=True):
    """How far the review of a game is."""

    state: ReviewState
    done: float
    """The part of it that is done, while it is worked on."""
    may_begin: bool
    """Whether this visitor may have it made."""
    review: ReviewInfo | None
