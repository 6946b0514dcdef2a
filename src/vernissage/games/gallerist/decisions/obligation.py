"""The location action that must be taken: what an executive action between the move and it may not do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vernissage.core.errors import Refusal
from vernissage.core.flow import Frame
from vernissage.core.questions import Answers
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.decisions import actions, executive, turns
from vernissage.games.gallerist.decisions.answering import Executing
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition


def loses_action(p: P, seat: int, place: int, code: int) -> bool:
    """GA-R18: whether right after this ticket, or this assistant on a contract, neither action of the location is left.

    Only the market can be lost so: it wants visitors in the lobby and an assistant.
    """
    if place != c.INTERNATIONAL_MARKET or not actions.here(p, seat, place, p.influence[seat]):
        return False
    if code >= k.USE:
        return p.desks[seat] + p.places.count(packed.assistant(seat)) == 1
    if k.walked(code)[0] != seat + 1:
        return False
    after = p.clone()
    executive.walk(after, seat, code)
    return not actions.here(after, seat, place, p.influence[seat])


def executive_here(p: P, seat: int, place: int) -> list[int]:
    """The executive actions a seat could begin with before the action of a location."""
    return [code for code in executive.executive(p, seat) if not loses_action(p, seat, place, code)]


def refusal(p: P, seat: int, place: int, code: int) -> Refusal | None:
    """Why an executive action that could be had otherwise is not to be had before the action of a location."""
    if code in executive.executive(p, seat) and loses_action(p, seat, place, code):
        return Refusal("GA-R18", "action-lost", available=c.LOCATIONS[place])
    return None


def _owed_at(p: P) -> int | None:
    """The location whose action comes after the tickets that are being spent; None if it is over or there is none."""
    below = p.frames[-2]
    return below[2] if below[0] == turns.ACTION else None


class Visitors(Executing):
    """GA-30: any number of tickets; one after the other until the seat stops or has no more use for one."""

    key = "visitors"
    answers: ClassVar[Answers] = {m.Walk: "walk", m.Stop: "none"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        place, codes = _owed_at(p), executive.walks(p, seat)
        if place is not None:
            codes = [code for code in codes if not loses_action(p, seat, place, code)]
        return [*codes, k.PASS]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        place = _owed_at(p)
        why = executive.walk_refusal(p, seat, code)
        if why is None and place is not None:
            why = refusal(p, seat, place, code)
        return why or Refusal("GA-30", "walk-or-stop")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code != k.PASS:
            executive.walk(p, seat, code)


VISITORS: Final[int] = P.enrol(Visitors())
