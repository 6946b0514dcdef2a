"""How a turn goes on: the numbers of questions and steps, and the stack of frames they stand on.

A frame is a question to be asked, or a step that needs no answer and waits for what stands above it. `proceed` takes
steps until a question has more than one answer; where there is only one, nobody is asked.
"""

from __future__ import annotations

import abc
from typing import ClassVar

from vernissage.core.questions import Kind, Question
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition
Frame = tuple[int, ...]

(
    START,
    TURN,
    LEAVE,
    ACTION,
    AFTER,
    KICKED_OUT,
    VISITORS,
    ASSISTANT,
    DISCOVER,
    BUY,
    ACCLAIM,
    SIGN,
    SLOT,
    SELL,
    FULFIL,
    SEND,
    FACE,
    HIRE,
    PROMOTE,
    TILE,
    SPACE,
    USHER,
    BID,
    PAY,
    FAME,
    TICKET,
    EXCHANGE,
    ADMIT,
    CALL,
    TOSS,
    EASEL,
) = range(31)

STEP_KEYS = (
    "obtain",
    "bonus",
    "arrive",
    "hang",
    "third_tile",
    "collector_leaves",
    "publicity",
    "fill_display",
    "end_turn",
    "go_home",
    "lacerda",
    "next_turn",
    "finish",
)
FIRST_STEP = 40
(
    OBTAIN,
    BONUS,
    ARRIVE,
    HANG,
    THIRD_TILE,
    COLLECTOR_LEAVES,
    PUBLICITY,
    FILL_DISPLAY,
    END_TURN,
    GO_HOME,
    LACERDA,
    NEXT_TURN,
    FINISH,
) = range(FIRST_STEP, FIRST_STEP + len(STEP_KEYS))


class Asked(Question):
    """A question of this title: `take` does what the answer says, then the turn goes on by itself."""

    always: ClassVar[bool] = False
    """Whether it is asked even with a single answer; a table can see that the answer is forced and give it."""

    @abc.abstractmethod
    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        """What the answer does; the frame is off the stack already."""

    def lost(self, p: P, seat: int, frame: Frame) -> None:
        """What happens when there is no answer at all."""
        return

    def openly_forced(self, p: P, seat: int) -> bool:
        # All that decides which answers are legal lies open on the table.
        return self.count(p, seat) == 1

    def apply(self, p: P, seat: int, code: int) -> None:
        self.take(p, seat, p.frames.pop(), code)
        proceed(p)


class Pick(Asked):
    """A question for one of several things."""

    def count(self, p: P, seat: int) -> int:
        return len(self.options(p, seat))

    def nth(self, p: P, seat: int, k: int) -> int:
        return self.options(p, seat)[k]

    def is_legal(self, p: P, seat: int, code: int) -> bool:
        return code in self.options(p, seat)


class HowMany(Asked):
    """A question for a number."""

    kind = Kind.AMOUNT

    def count(self, p: P, seat: int) -> int:
        return len(self.amounts(p, seat))

    def nth(self, p: P, seat: int, k: int) -> int:
        return self.amounts(p, seat)[k]

    def is_legal(self, p: P, seat: int, code: int) -> bool:
        return code in self.amounts(p, seat)


def then(p: P, *frames: Frame) -> None:
    """Put frames on the stack so that the first of them comes first."""
    p.frames.extend(reversed(frames))


def proceed(p: P) -> None:
    """Take steps, and answers that leave no choice, until somebody has to be asked."""
    frames = p.frames
    while frames:
        frame = frames[-1]
        if frame[0] >= FIRST_STEP:
            frames.pop()
            p.STEPS[frame[0] - FIRST_STEP](p, frame)
            continue
        question = p.QUESTIONS[frame[0]]
        assert isinstance(question, Asked)
        if question.always:
            break
        answers = question.count(p, frame[1])
        if answers > 1:
            break
        if answers:
            code = question.nth(p, frame[1], 0)
            question.take(p, frame[1], frames.pop(), code)
        else:
            question.lost(p, frame[1], frames.pop())
    p.number += 1
