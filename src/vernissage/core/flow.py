"""How a turn goes on by itself: questions and steps on one stack of frames.

A title with long turns puts what is to come on the stack (`then`), questions and steps alike. A question of a flow says
in `resolve` what its answer does; then `proceed` takes steps until a question has more than one answer. Where there is
only one, nobody is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vernissage.core.position import Position

Frame = tuple[int, ...]


def then(p: Position, *frames: Frame) -> None:
    """Put frames on the stack so that the first of them comes first."""
    stack = p.frames
    for frame in reversed(frames):
        stack.append(frame)


def proceed(p: Position) -> None:
    """Take steps, and answers that leave no choice, until somebody has to be asked."""
    frames = p.frames
    questions = p.questions
    while frames:
        frame = frames[-1]
        question = questions[frame[0]]
        if question.runs:
            frames.pop()
            question.run(p, frame)
            continue
        if question.insists:
            break
        seat = frame[1]
        if question.is_listed:
            listed = question.options(p, seat)
            found = len(listed)
            if found > 1:
                p.listed = listed
                break
            only = listed[0] if found else -1
        else:
            found = question.count(p, seat)
            only = question.nth(p, seat, 0) if found == 1 else -1
        if found > 1:
            break
        frames.pop()
        if found:
            question.resolve(p, seat, frame, only)
        else:
            question.lost(p, seat, frame)
    p.number += 1
