"""Where every component is, for the check that each is in exactly one place; and what each is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vernissage.games.gallerist import names, packed
from vernissage.games.gallerist.components import ARTIST_NAMES, COLLECTOR, LEVELS, REPUTATION, TICKETS, VISITORS, Box
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

_TICKETS = 20
"""Tickets of each colour in the box."""
_ARTIST, _BONUS, _WORK, _CONTRACT, _TILE, _CURATOR, _DEALER = range(1000, 8000, 1000)
_VISITOR, _TICKET, _SIGNATURE, _TOKEN, _ASSISTANT, _GALLERIST = range(8000, 8600, 100)


_MOST = 200
"""More of a kind than any box has: a table that was set up by hand may name any number."""


def _counted(base: int, counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(base + kind for kind, count in enumerate(counts) for _ in range(min(count, _MOST)))


def _laid(base: int, tiles: Iterable[int]) -> tuple[int, ...]:
    return tuple(base + tile for tile in tiles if tile != NOTHING)


def places(p: GalleristPosition) -> dict[str, tuple[int, ...]]:
    """Every component by the place it is in; alike ones have the same number."""
    box = p.box
    left_out = box.visitors_removed[p.seats - 1]
    levels = zip(p.promotion, p.artists, strict=False)
    raised = [level for level, tile in levels if level > box.initial_promotion[tile]]
    standing = [piece for piece in (*p.places, p.waiting) if piece != NOTHING]
    found = {
        "artists": _laid(_ARTIST, (*p.artists, *p.spare_artists)),
        "artist bonuses": _laid(_BONUS, (*p.bonuses, *p.away_bonuses)),
        "piles": _laid(_WORK, (work for pile in p.piles for work in pile)),
        "easels": _laid(_WORK, (*p.easels, *p.put_away)),
        "contract pile": _laid(_CONTRACT, (*p.deck, *p.discards)),
        "display": _laid(_CONTRACT, (card for cards in p.display for card in cards)),
        "reputation": _laid(_TILE, (*p.tiles, *p.start_tiles, *p.away_tiles)),
        "cards": (*_laid(_CURATOR, p.curators), *_laid(_DEALER, p.dealers)),
        "bag": tuple(_VISITOR + p.kind_of(visitor) for visitor in p.bag),
        "plaza": _counted(_VISITOR, p.plaza),
        "onlookers": tuple(visitor for counts in p.onlookers for visitor in _counted(_VISITOR, counts)),
        "on artists": (_VISITOR + COLLECTOR,) * min(sum(p.collectors), _MOST),
        "box office": _counted(_TICKET, p.office),
        "discarded tickets": _counted(_TICKET, p.spent),
        "left out": (
            *_counted(_VISITOR, [left_out] * len(VISITORS)),
            *_counted(_TICKET, [_TICKETS - box.tickets[p.seats - 1]] * len(TICKETS)),
        ),
        "signatures": _counted(_SIGNATURE, p.signatures),
        "promotion": (*_counted(_TOKEN, p.tokens), *(_TOKEN + min(level, LEVELS) - 1 for level in raised)),
        "locations": tuple(
            (_ASSISTANT if packed.is_assistant(piece) else _GALLERIST) + packed.owner_of(piece) for piece in standing
        ),
        "market": _laid(_ASSISTANT, p.grid),
        "Lacerda": (_ASSISTANT + p.seats,) * (min(p.reserve, _MOST) if p.solo else 0),
    }
    for owner in range(p.seats + p.solo):
        if packed.gallerist(owner) not in standing:
            found[f"gallerist {owner}"] = (_GALLERIST + owner,)
    for seat in range(p.seats):
        found |= _of_a_seat(p, seat)
    return found


def _of_a_seat(p: GalleristPosition, seat: int) -> dict[str, tuple[int, ...]]:
    cards = [card for card in p.slots[seat] if card != NOTHING]
    signed = [packed.artist_of(work) for work in p.walls[seat] if work != NOTHING]
    free = p.queue[seat] + p.desks[seat] + p.retired[seat] + sum(map(packed.has_assistant, cards))
    prize = p.prizes[seat]
    return {
        f"works {seat}": _laid(_WORK, p.acquired(seat)),
        f"prize {seat}": (_WORK + packed.prize_work(prize),) if prize != NOTHING else (),
        f"signatures {seat}": _laid(_SIGNATURE, (*signed, p.commissions[seat])),
        f"contracts {seat}": _laid(_CONTRACT, map(packed.contract_of, cards)),
        f"tiles {seat}": _laid(_TILE, (*p.spaces[seat], p.third[seat])),
        f"assistants {seat}": (_ASSISTANT + seat,) * min(free, _MOST),
        f"visitors {seat}": (*_counted(_VISITOR, p.lobbies[seat]), *_counted(_VISITOR, p.galleries[seat])),
        f"tickets {seat}": _counted(_TICKET, p.tickets[seat]),
    }


def name(box: Box, seats: int, component: int) -> str:
    """What a component of the inventory is called."""
    owners = names.owners(seats)
    kinds: list[tuple[int, str, Sequence[str]]] = [
        (_ARTIST, "artist", box.artists),
        (_BONUS, "bonus tile", box.bonus_tiles),
        (_WORK, "work", box.works),
        (_CONTRACT, "contract", box.contracts),
        (_TILE, "reputation tile", REPUTATION),
        (_CURATOR, "card", names.cards("curator", len(box.curators))),
        (_DEALER, "card", names.cards("dealer", len(box.dealers))),
        (_VISITOR, "visitor", VISITORS),
        (_TICKET, "ticket", TICKETS),
        (_SIGNATURE, "signature of", ARTIST_NAMES),
        (_TOKEN, "promotion token of level", "12345"),
        (_ASSISTANT, "assistant of", owners),
        (_GALLERIST, "gallerist of", owners),
    ]
    first, what, named = next(kind for kind in reversed(kinds) if kind[0] <= component)
    return f"{what} {named[component - first]}"
