"""The media centre: hiring assistants, promoting an artist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Step
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import influence
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist.codes import MOST_HIRED
from vernissage.games.gallerist.decisions import gains
from vernissage.games.gallerist.fields import ArtistNumber
from vernissage.games.gallerist.position import UNDISCOVERED, GalleristPosition

P = GalleristPosition

# Hiring.


def hiring_cost(p: P, seat: int, count: int) -> int:
    """GA-81: what the next so many assistants cost together."""
    at = len(p.box.hiring_costs) - p.queue[seat]
    return sum(p.box.hiring_costs[at : at + count])


def hireable(p: P, seat: int, free: int, at: int) -> int:
    """GA-80, GA-81: how many can be hired, with `free` desks and influence on space `at`."""
    most = min(free, p.queue[seat], MOST_HIRED)
    while most > 0 and not gains.affordable(p, seat, hiring_cost(p, seat, most), at):
        most -= 1
    return max(0, most)


def hire_refusal_of(p: P, seat: int, count: int, free: int, at: int) -> Refusal | None:
    """Why so many cannot be hired, with `free` desks and influence on space `at`."""
    if p.queue[seat] < count:
        return Refusal("GA-80", "queue-short", count, p.queue[seat])
    if free < count:
        return Refusal("GA-80", "desks-short", count, max(0, free))
    cost = hiring_cost(p, seat, count)
    if not gains.affordable(p, seat, cost, at):
        return Refusal("GA-81", "too-dear", cost, p.cash[seat] + influence.money_steps(p.box, at))
    return None


def free_desks(p: P, seat: int) -> int:
    return p.box.desks - p.desks[seat]


class Hire(Choice):
    """GA-80: how many are hired?"""

    key = "hire"
    answers: ClassVar[Answers] = {m.Hire: "hire"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        most = hireable(p, seat, free_desks(p, seat), p.influence[seat])
        return range(k.HIRED + 1, k.HIRED + most + 1)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        count = code - k.HIRED
        if not 1 <= count <= MOST_HIRED:
            return Refusal("GA-80", "number-needed", MOST_HIRED)
        why = hire_refusal_of(p, seat, count, free_desks(p, seat), p.influence[seat])
        assert why is not None
        return why

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        count = code - k.HIRED
        cost = hiring_cost(p, seat, count)
        bonuses = [gains.hire_next(p, seat) for _ in range(count)]
        then(p, (gains.PAY, seat, cost, 0), *((gains.BONUS, seat, bonus) for bonus in bonuses))  # GA-82

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if isinstance(move, m.Hire) and not 1 <= move.count <= MOST_HIRED:
            raise IllegalMove(Refusal("GA-80", "number-needed", MOST_HIRED))
        return super().codes_of(p, seat, move)


# Promoting.


def promote_refusal_of(p: P, artist: int, at: int) -> Refusal | None:
    """Why an artist cannot be promoted by a seat whose influence is on space `at`."""
    if p.fame[artist] == UNDISCOVERED:
        return Refusal("GA-83", "not-discovered", available=p.box.artists[p.artists[artist]])
    level = p.promotion[artist] + 1
    if level > c.LEVELS:
        return Refusal("GA-84", "promoted-enough", c.LEVELS, c.LEVELS)
    if not p.tokens[level - 1]:
        return Refusal("GA-84", "no-token", level, 0)
    return Refusal("GA-83", "influence-short", level, at) if at < level else None


def promotable(p: P, at: int) -> list[int]:
    """The artists that can be promoted with influence on space `at`."""
    return [k.ARTIST + artist for artist in range(c.ARTISTS) if _is_promotable(p, artist, at)]


def can_promote(p: P, at: int) -> bool:
    """Whether there is any."""
    return any(_is_promotable(p, artist, at) for artist in range(c.ARTISTS))


def _is_promotable(p: P, artist: int, at: int) -> bool:
    level = p.promotion[artist]
    return p.fame[artist] != UNDISCOVERED and level < c.LEVELS and level < at and p.tokens[level] > 0


def promote_refusal(p: P, at: int) -> Refusal | None:
    """The refusal that comes nearest to a promotion."""
    order = ("influence-short", "no-token", "promoted-enough", "not-discovered")
    whys = [why for artist in range(c.ARTISTS) if (why := promote_refusal_of(p, artist, at)) is not None]
    return min(whys, key=lambda why: (order.index(why.reason), why.needed)) if len(whys) == c.ARTISTS else None


class Promote(Choice):
    """GA-83: which artist is promoted?"""

    key = "promote"
    answers: ClassVar[Answers] = {m.Promote: "artist"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return promotable(p, p.influence[seat])

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        known = 0 <= code - k.ARTIST < c.ARTISTS
        why = promote_refusal_of(p, code - k.ARTIST, p.influence[seat]) if known else None
        return why or Refusal("GA-83", "artist-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"prices": tuple(p.promotion[code - k.ARTIST] + 1 for code in self.options(p, seat))}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        box, artist = p.box, code - k.ARTIST
        old = p.promotion[artist]
        level = old + 1
        p.influence[seat] -= level
        if old > box.initial_promotion[p.artists[artist]]:
            p.tokens[old - 1] += 1  # GA-84: the printed level is no token
        p.tokens[level - 1] -= 1
        p.promotion[artist] = level
        p.emit(e.Promoted, EVERYONE, seat, artist, level)
        # GA-85, then GA-86: a collector the bonus brings counts.
        then(p, (gains.BONUS, seat, box.promotion_bonuses[level - 1]), (PUBLICITY, seat, artist))


class Publicity(Step):
    """GA-86: the artist gains fame, one more for each collector in the gallery."""

    key = "publicity"
    parts: ClassVar[dict[str, Any]] = {"artist": ArtistNumber}

    def run(self, p: P, frame: Frame) -> None:
        _, seat, artist = frame
        then(p, (gains.FAME, seat, artist, p.box.promotion_fame + p.galleries[seat][c.COLLECTOR], 0))


HIRE: Final[int] = P.enrol(Hire())
PROMOTE: Final[int] = P.enrol(Promote())
PUBLICITY: Final[int] = P.enrol(Publicity())
