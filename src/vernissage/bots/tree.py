"""What a search finds out about the next answers of its own seat: a tree, kept from one answer of a game to the next.

Below each answer that is weighed stand the questions its seat is asked afterwards, each known by what the seat sees
there, so that nothing hidden tells two of them apart. There the seat answers as ever, by policy or instinct, until a
question has come up often; then other answers are tried, more of them the oftener, and those most that do best. What
came of them counts when the question is asked indeed.
"""

from __future__ import annotations

import hashlib
import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from vernissage.core.position import Position

AS_EVER = -1
"""In place of a code: what policy or instinct say."""
MOST = 5
"""Answers that are tried of a question, at most."""
_OFTEN = 256
"""How often a question comes up for another answer to be tried; for a third one four times as often, and so on."""
_CURIOUS = 0.1
"""How much of a win an answer may do worse and still be tried now and then."""
_WORTH_KEEPING = 8
"""How often a question came up that is kept for the next search."""
_LARGEST = 50_000
"""Questions at most: beyond that those that are new are not remembered."""


@dataclass(slots=True)
class Node:
    """A question, and what came of its answers."""

    search: int
    """The number of the search it came up in last."""
    codes: list[int] = field(default_factory=lambda: [AS_EVER])
    counts: list[int] = field(default_factory=lambda: [0])
    sums: list[float] = field(default_factory=lambda: [0.0])
    visits: int = 0
    usual: int = AS_EVER
    """What the policy says, once it was asked: it is slow."""
    others: list[int] | None = None
    """The answers that are to be tried yet; None: nobody thought of them so far."""

    def choose(self, think: Callable[[], list[int]]) -> int:
        """The place of the answer to try now; `think` is asked once for others than the usual one."""
        if len(self.codes) < min(MOST, 1 + math.isqrt(self.visits // _OFTEN)):
            if self.others is None:
                self.others = think()
            if self.others:
                self.codes.append(self.others.pop(0))
                self.counts.append(0)
                self.sums.append(0.0)
        return max(range(len(self.codes)), key=self._promise)

    def _promise(self, place: int) -> float:
        if not (count := self.counts[place]):
            return math.inf
        return self.sums[place] / count + _CURIOUS * math.sqrt(math.log(self.visits + 1) / count)

    def note(self, place: int, worth: float) -> None:
        self.visits += 1
        self.counts[place] += 1
        self.sums[place] += worth


@dataclass(slots=True)
class Tree:
    """The questions that came up, by what their seat sees there."""

    nodes: dict[bytes, Node] = field(default_factory=dict)
    search: int = 0

    def begin(self) -> None:
        """Another question is asked: what did not come up in the search before, or seldom, is forgotten."""
        self.nodes = {sight: node for sight, node in self.known().nodes.items() if node.search == self.search}
        self.search += 1

    def known(self) -> Tree:
        """What has come up often."""
        often = {sight: node for sight, node in self.nodes.items() if node.visits >= _WORTH_KEEPING}
        return Tree(often, self.search)

    def at(self, sight: bytes) -> Node:
        """The question that looks like this."""
        node = self.nodes.get(sight)
        if node is None:
            node = Node(self.search)
            if len(self.nodes) < _LARGEST:
                self.nodes[sight] = node
        node.search = self.search
        return node


def sight(position: Position, seat: int) -> bytes:
    """What a seat sees at a question it is asked, in short."""
    asked = array("q", (position.frames[-1][0], *position.partial))
    return hashlib.blake2b(position.setup.rows.row(position, seat) + asked.tobytes(), digest_size=16).digest()
