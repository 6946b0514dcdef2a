"""How a move is told as a code where the code table alone does not do: what is out of all bounds, and whom it names."""

from __future__ import annotations

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove
from vernissage.core.moves import Move
from vernissage.core.naming import Names, Unnamed
from vernissage.core.questions import Choice
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition


def number_of(p: P, mark: str, name: str) -> int:
    """The number a name stands for, or UnreadableMove."""
    names = p.setup.vocabulary[mark]
    try:
        number: int = names.read(name)
    except Unnamed as error:
        raise UnreadableMove(str(error)) from None
    if number < 0:
        raise UnreadableMove(f"{name!r} is nothing one can name here")
    return number


def check_slot(slot: int) -> None:
    """GA-66: there are three spaces for contracts."""
    if not 1 <= slot <= k.SLOTS.size:
        raise IllegalMove(Refusal("GA-66", "slot-needed"))


class Executing(Choice):
    """A question that an executive action answers, too."""

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if isinstance(move, m.Use):
            check_slot(move.slot)
        if isinstance(move, m.Walk):
            try:
                Names("place of visitors", k.spot_names(p.seats)).read(move.spot)
            except Unnamed as error:
                raise UnreadableMove(str(error)) from None
        return super().codes_of(p, seat, move)
