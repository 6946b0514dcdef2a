"""How a turn goes on by itself: questions and steps on one stack of frames.

A title with long turns puts what is to come on the stack (`then`), questions and steps alike. `proceed` takes steps
until a question has more than one answer; where there is only one, nobody is asked.
"""

from __future__ import annotations

import abc
from typing import Any, ClassVar

from vernissage.core.questions import Kind, Question, Step

Frame = tuple[int, ...]

__all__ = ["Asked", "Frame", "HowMany", "Pick", "Step", "proceed", "then"]


class Asked(Question):
    """A question of a flow: `take` does what the answer says, then the turn goes on by itself."""

    always: ClassVar[bool] = False
    """Whether it is asked even with a single answer; a table can see that the answer is forced and give it."""

    @abc.abstractmethod
    def take(self, p: Any, seat: int, frame: Frame, code: int) -> None:
        """What the answer does; the frame is off the stack already."""

    def lost(self, p: Any, seat: int, frame: Frame) -> None:
        """What happens when there is no answer at all."""
        return

    def openly_forced(self, p: Any, seat: int) -> bool:
        # Only for questions whose answers follow from what lies open on the table; the conformance suite checks it.
        return self.count(p, seat) == 1

    def apply(self, p: Any, seat: int, code: int) -> None:
        self.take(p, seat, p.frames.pop(), code)
        proceed(p)


class Pick(Asked):
    """A question for one of several things."""

    def count(self, p: Any, seat: int) -> int:
        return len(self.options(p, seat))

    def nth(self, p: Any, seat: int, k: int) -> int:
        return self.options(p, seat)[k]

    def is_legal(self, p: Any, seat: int, code: int) -> bool:
        return code in self.options(p, seat)


class HowMany(Asked):
    """A question for a number."""

    kind = Kind.AMOUNT

    def count(self, p: Any, seat: int) -> int:
        return len(self.amounts(p, seat))

    def nth(self, p: Any, seat: int, k: int) -> int:
        return self.amounts(p, seat)[k]

    def is_legal(self, p: Any, seat: int, code: int) -> bool:
        return code in self.amounts(p, seat)


def then(p: Any, *frames: Frame) -> None:
    """Put frames on the stack so that the first of them comes first."""
    p.frames.extend(reversed(frames))


def proceed(p: Any) -> None:
    """Take steps, and answers that leave no choice, until somebody has to be asked."""
    frames: list[Frame] = p.frames
    questions: list[Any] = p.QUESTIONS  # steps and questions of a flow, told apart by their own mark
    while frames:
        frame = frames[-1]
        question = questions[frame[0]]
        if question.is_step:
            frames.pop()
            question.run(p, frame)
            continue
        if question.always:
            break
        found = question.count(p, frame[1])
        if found > 1:
            break
        if found:
            code = question.nth(p, frame[1], 0)
            question.take(p, frame[1], frames.pop(), code)
        else:
            question.lost(p, frame[1], frames.pop())
    p.number += 1
