"""How a turn goes on by itself: questions and steps on one stack of frames.

A title with long turns puts what is to come on the stack (`then`), questions and steps alike. A question of a flow says
in `resolve` what its answer does; then `proceed` takes steps until a question has more than one answer. Where there is
only one, nobody is asked.
"""

from __future__ import annotations

from typing import Any

Frame = tuple[int, ...]


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
            question.resolve(p, frame[1], frames.pop(), code)
        else:
            question.lost(p, frame[1], frames.pop())
    p.number += 1
