"""What goes over the wire of a guide or a puzzle: its steps at once, the screen of each, what is said to a move."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from vernissage.server.wire import MOST_PREVIEWS, MoveForm

MOST_STEPS = 120
StepId = Annotated[str, Meta(min_length=1, max_length=41, pattern=r"^[a-z][a-z0-9-]*$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=600)]
MovesMade = Annotated[dict[StepId, MoveText], Meta(max_length=MOST_STEPS)]
"""The moves a learner made, by the step they were made at. A step that is not told goes as the lesson would."""


class GuideStep(Struct, frozen=True):
    """One step in the learner's language."""

    id: str
    text: str
    points: tuple[str, ...]
    """What is pointed at, the first thing first: a place of the view, a part of the screen, a thing of the board."""
    wants: bool
    """Whether a move is waited for; if not, one reads on."""


class Guide(Struct, frozen=True):
    """A guide in the learner's language."""

    title: str
    name: str
    """The title's name."""
    heading: str
    steps: tuple[GuideStep, ...]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of its title."""

    key: str
    heading: str
    level: int
    """How hard it is, from 1 to 3."""


class StepRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How does the table stand when this step begins?"""

    step: StepId
    played: MovesMade = {}
    board: bool = False
    """Whether the client needs the view as plain tables."""


class AnswerRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A learner's move at a step; without one, the move the guide itself would make."""

    step: StepId
    played: MovesMade = {}
    move: MoveForm | None = None


class GuideAnswer(Struct, frozen=True):
    """What is said to a learner's move. One that is wanted is made: it goes on with it among the moves played."""

    played: str
    """The move as a text, if it is the one that is wanted; else empty."""
    said: str
    """Else a sentence, with its rule."""
    forbidden: bool
    """Whether the rules forbid the move: it is not just another one."""


class ForeseeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What would these moves do at this step?"""

    step: StepId
    moves: Annotated[tuple[MoveForm, ...], Meta(min_length=1, max_length=MOST_PREVIEWS)]
    played: MovesMade = {}


class Advice(Struct, frozen=True):
    """What the house advises a learner, in the title's own form; null if it has none."""

    advice: Any
