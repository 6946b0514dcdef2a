"""Favours, and the effects they share with patrons."""

from __future__ import annotations

from vernissage.core.position import EVERYONE
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.decisions.hanging import others_discards
from vernissage.games.pictura.decisions.swaps import can_swap
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import FAVOURS


def play_favour(p: P, seat: int, kind: int) -> None:
    """PI-52: a favour does what it says, then it is discarded. PI-R22: as much of it as can be done."""
    held = p.favours[seat]
    at = held.index(kind)
    p.favours[seat] = held[:at] + held[at + 1 :]
    p.played = kind
    p.favours_left -= 1
    p.reveal()
    p.emit(e.FavourPlayed, EVERYONE, seat, kind)
    favour = FAVOURS[kind]
    if favour == "new_fashion":  # PI-R30
        table.new_fashion(p)
    elif favour == "opening_night":  # PI-R27
        table.gain(p, seat, p.box.opening_night)
    elif favour == "salon":  # PI-R33
        table.replace_patrons(p, seat)
        p.claims_left += 1
    elif favour == "connoisseur" and looked_at(p):
        p.draw()
        for card in looked_at(p):
            p.seen[card] |= 1 << seat
        p.emit(e.Looked, 1 << seat, seat, tuple(sorted(looked_at(p))))
        p.ask((decisions.LOOK, seat))
        return
    elif favour == "dealer" and others_discards(p, seat):
        p.ask((decisions.DEALER, seat))
        return
    elif favour == "exchange" and can_swap(p, seat):
        p.ask((decisions.EXCHANGE, seat, p.box.exchanges))
        return
    elif favour == "storeroom" and p.discards[seat]:
        p.ask((decisions.STORE, seat))
        return
    elif favour in _SAME_AS_EFFECT:
        take_effect(p, seat, _SAME_AS_EFFECT[favour])
        return
    table.discard_played(p)
    p.ask_instead((decisions.ACTION, seat))


_SAME_AS_EFFECT = {
    "market_tip": "draw_two",
    "donor": "free_hang",
    "loan": "free_loan",
    "restorer": "restore_two",
    "press_campaign": "double_trend",
}
"""The favours that do what some patrons do."""


def take_effect(p: P, seat: int, effect: str) -> None:
    """PI-R20: what a patron does, and a favour of the same kind."""
    if effect == "free_hang" and p.hands[seat] and table.free_place(p, seat):
        p.ask((decisions.FREE, seat))
    elif effect == "free_loan" and any(card != NOTHING for card in p.slots):
        p.ask((decisions.LOAN, seat))
    elif effect == "restore_two" and p.discards[seat]:
        p.ask((decisions.RESTORE, seat))
    else:
        if effect == "draw_two":  # PI-R23
            table.draw_paintings(p, seat, p.box.tip)
        elif effect == "take_favour":
            table.draw_favour(p, seat)
        elif effect == "double_trend":  # PI-R31
            p.doubles += 1
        table.discard_played(p)
        p.ask_instead((decisions.ACTION, seat))
