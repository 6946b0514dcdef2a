"""The rest of a turn, played out on copies for every answer.

The questions that shape a turn are tried one by one, the more promising answers first and only so many of them; the
small ones in between are answered by instinct. In a solo game nobody but Lacerda moves between two turns, and he is
predictable: there the best few turns are played on through the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.decisions import colony, market, media, sales, turns
from vernissage.games.gallerist.heuristic import instinct
from vernissage.games.gallerist.heuristic.estimate import estimate_with, turns_left
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition

_WIDTH = 3
"""How many answers are tried to a question that says what an action is taken on."""
_NEXT_WIDTH = 2
"""The same in the turn after."""
_BEAM = 12
"""How many turns of a solo game are played on through the next one."""
_HURRY = 0.01
"""What a turn less is worth for each money one is ahead, and costs for each one is behind."""
_MOST_HURRY = 0.4

_TARGETS = frozenset(
    (colony.DISCOVER, colony.BUY, media.PROMOTE, market.TILE, market.BID, sales.SELL, sales.SIGN, media.HIRE),
)
_End = tuple[float, tuple[int, ...], P]
"""An end of a turn: what it is worth, the codes that led there, and the position."""
_SEED = bytes(32)
_STRIDE = 7
"""Contracts not seen yet are laid out so many apart, so that forms and bonuses alternate."""


def best(p: P, seat: int, codes: Sequence[int]) -> int:
    """The answer that leads to the position worth most."""
    root = known(p)
    ends = _Turn(root, seat, _hurry(p, seat)).ends_of(root, codes)
    ends.sort(key=lambda end: -end[0])
    if not p.solo:
        return ends[0][1][0]
    # Ends worth exactly the same are the same end, reached in another order.
    beam = _distinct(ends)[:_BEAM]
    return max(beam, key=lambda end: _played_on(end[2], end[0]))[1][0]


def courses(p: P, seat: int, codes: Sequence[int]) -> list[tuple[int, ...]]:
    """The turns that these answers may begin, each as the codes of all its answers, the foremost first."""
    root = known(p)
    ends = _Turn(root, seat, _hurry(p, seat)).ends_of(root, codes)
    return [path for _, path, _ in _distinct(sorted(ends, key=lambda end: -end[0]))]


def _distinct(ends: list[_End]) -> list[_End]:
    """Of ends that are worth exactly the same the first; the order, the best first, stays."""
    by_worth = {end[0]: end for end in reversed(ends)}
    return [*by_worth.values()][::-1]


def played(p: P, seat: int) -> P:
    """Where the rest of a seat's turn comes to, the one that is foremost by all that will be known by then.

    For play-outs, which are of imagined positions; this one is used up.
    """
    turn = _Turn(p, seat, 0.0)
    turn.go_on(p, _WIDTH, ())
    return _foremost(turn.ends)[2]


class Course(NamedTuple):
    """The rest of a turn: each position on the way with the code that answers it, and where the turn ends."""

    steps: list[tuple[P, int]]
    end: P


def plan(p: P, seat: int, code: int) -> Course:
    """What a seat would do after an answer: the turn that leads to the position worth most."""
    turn = _Turn(known(p), seat, _hurry(p, seat))
    q = known(p)
    steps = [(q.clone(), code)]
    q.push(code)
    while not turn.is_over(q):
        tried = turn.tried(q, q.question.codes(q, seat), _WIDTH)
        if len(tried) > 1:
            tried = [_foremost(turn.ends_of(q, tried))[1][0]]
        steps.append((q.clone(), tried[0]))
        q.push(tried[0])
    return Course(steps, q)


def best_end(p: P, seat: int, codes: Sequence[int]) -> P:
    """Where the best turn ends that one of these answers begins."""
    root = known(p)
    return _foremost(_Turn(root, seat, _hurry(p, seat)).ends_of(root, codes))[2]


def _foremost(ends: Sequence[_End]) -> _End:
    return max(ends, key=lambda end: end[0])


def known(p: P) -> P:
    """A copy in which whatever is hidden lies in one fixed order: all that search sees, the seat may know."""
    q = p.clone()
    q.seed, q.drawn, q.script = _SEED, 0, ()
    q.bag = _mixed(p)
    q.deck = tuple(sorted(p.deck, key=lambda card: card * _STRIDE % len(p.box.contracts)))
    q.piles = [(*pile[:1], *sorted(pile[1:])) for pile in p.piles]
    return q


def _mixed(p: P) -> tuple[int, ...]:
    """The visitors in the bag, the kinds alternating."""
    bag: list[tuple[float, int]] = []
    first = 0
    for total, count in zip(p.box.visitors, p.in_bag(), strict=True):
        bag += (((number + 0.5) / count, first + number) for number in range(count))
        first += total
    return tuple(visitor for _, visitor in sorted(bag))


def _hurry(p: P, seat: int) -> float:
    """Whoever is ahead wants the game to end."""
    if p.solo:
        return 0.0
    counts = scoring.open_totals(p)
    lead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return max(-_MOST_HURRY, min(_MOST_HURRY, _HURRY * lead))


class _Turn:
    """The ends a turn can come to."""

    def __init__(self, p: P, seat: int, hurry: float, comes_back: bool = True) -> None:
        self.seat, self.hurry = seat, hurry
        self.comes_back = comes_back
        """Whether location actions of a kicked-out piece are tried."""
        self.turn, self.round = p.turn, p.round
        self.ends: list[_End] = []

    def ends_of(self, p: P, codes: Sequence[int]) -> list[_End]:
        """The ends that these answers lead to."""
        self.ends = []
        for code in codes:
            self.after(p, code, _WIDTH, ())
        return self.ends

    def after(self, p: P, code: int, width: int, path: tuple[int, ...]) -> None:
        """Go on from the position after a code; the path are those that led to the position."""
        q = p.clone()
        q.push(code)
        self.go_on(q, width, (*path, code))

    def go_on(self, p: P, width: int, path: tuple[int, ...]) -> None:
        """Play a position on to the end of the turn, in all ways that are tried."""
        seat = self.seat
        while not self.is_over(p):
            tried = self.tried(p, p.codes(), width)
            if len(tried) > 1:
                for code in tried:
                    self.after(p, code, width, path)
                return
            p.push(tried[0])
            path = (*path, tried[0])
        left = turns_left(p, seat)
        self.ends.append((estimate_with(p, seat, left) - self.hurry * left, path, p))

    def is_over(self, p: P) -> bool:
        """Whether the seat's turn has come to its end."""
        if not p.frames or p.frames[-1][1] != self.seat:
            return True
        question = p.frames[-1][0]
        if question == turns.TURN:
            return p.turn != self.turn or p.round != self.round
        return question in (turns.START, turns.EASEL)

    def tried(self, p: P, codes: list[int], width: int) -> list[int]:
        """The answers that are tried: the more promising ones to a question that shapes the turn, one to the others."""
        question = p.frames[-1][0]
        if question == turns.TURN:
            return [code for code in codes if code < k.ACT]
        if question == turns.ACTION:
            return [code for code in codes if code < k.WALK] or [k.PASS]
        if question == turns.KICKED_OUT:
            acts = [code for code in codes if code < k.WALK]
            others = [instinct.answer(p, self.seat, codes[len(acts) :])]
            return acts + others if self.comes_back else others
        if question in _TARGETS and len(codes) > 1:
            return instinct.ranked(p, self.seat, codes)[:width]
        return [instinct.answer(p, self.seat, codes)]


def _played_on(p: P, worth: float) -> float:
    """What a position of a solo game is worth after the next turn, if one is about to begin."""
    if not p.frames or p.frames[-1][0] != turns.TURN:
        return worth
    following = _Turn(p, p.turn, 0.0, comes_back=False)
    following.go_on(p, _NEXT_WIDTH, ())
    return max(end[0] for end in following.ends)
