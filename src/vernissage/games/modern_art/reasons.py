"""Why a sensible player of Modern Art answers as he does, in words and numbers, from what his seat may know."""

from __future__ import annotations

from vernissage.core.moves import Move
from vernissage.core.reasons import Fact, Named, Reason
from vernissage.games.modern_art import heuristic, scoring
from vernissage.games.modern_art.components import DOUBLE
from vernissage.games.modern_art.moves import Add, Decline, Leave, Offer, Price, TurnUp
from vernissage.games.modern_art.position import ModernArtPosition as P


def reasons(p: P, seat: int, move: Move) -> list[Reason]:
    """What the painting is worth, what that makes it worth paying, and where its artist stands."""
    if isinstance(move, TurnUp | Leave):
        return [Reason("why-turn" if heuristic.turn(p, seat) == p.box.yes_code else "why-leave")]
    if isinstance(move, Offer | Add):
        return _put_up(p, seat, p.box.numbers[move.card])
    if isinstance(move, Decline):
        return [_kept(p, seat)]
    value = heuristic.lot_value(p, seat)
    most = heuristic.most_to_pay(p, seat, value)
    told = [Reason("why-own" if seat == p.seller else "why-worth", {"amount": round(value), "most": most})]
    if isinstance(move, Price):
        told = [Reason("why-price", {"amount": round(value)})]
    return [*told, _standing(p, p.box.artist[p.lot[0]], p.offered)]


def _put_up(p: P, seat: int, card: int) -> list[Reason]:
    """What a card of one's own brings: money, or the end of the round."""
    artist, offered = p.box.artist[card], p.offered[:]
    offered[artist] += 1
    facts: dict[str, Fact] = {"artist": Named("artist", p.box.artists[artist])}
    if offered[artist] >= p.box.closing:  # it ends the round unsold
        row = scoring.round_markers(offered, p.box.ranked)
        worth = scoring.worth((*p.markers, row), row)
        pays = sum(worth[p.box.artist[held]] for held in p.walls[seat])
        return [Reason("why-closes", {**facts, "amount": pays})]
    value = round(heuristic.values(p, seat, offered)[artist])
    told = Reason("why-double" if p.box.auction[card] == DOUBLE else "why-offer", {**facts, "amount": value})
    return [told, _standing(p, artist, offered)]


def _kept(p: P, seat: int) -> Reason:
    """What a second card would be worth, sold another time; or that there is none."""
    artist = p.box.artist[p.lot[0]]
    facts: dict[str, Fact] = {"artist": Named("artist", p.box.artists[artist])}
    if not any(card in p.box.singles[artist] for card in p.hands[seat]):
        return Reason("why-none", facts)
    return Reason("why-keep", {**facts, "amount": round(heuristic.values(p, seat, p.offered)[artist])})


def _standing(p: P, artist: int, offered: list[int]) -> Reason:
    """How many paintings of an artist are offered, and how many artists have more."""
    ahead = sum(count > offered[artist] for count in offered)
    facts: dict[str, Fact] = {
        "artist": Named("artist", p.box.artists[artist]),
        "count": offered[artist],
        "ahead": ahead,
    }
    return Reason("why-standing", facts)
