"""Where every component is, for the check that each is in exactly one place; and their names in a scripted deal."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.games.gallerist.codes import ARTISTS
from vernissage.games.gallerist.components import BONUSES, COLLECTOR, FORMS, REPUTATION, TICKETS, VISITORS, Box
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

_TICKETS = 20
"""Tickets of each colour in the box."""
_ARTIST, _BONUS, _WORK, _CONTRACT, _TILE, _CURATOR, _DEALER = range(1000, 8000, 1000)
_VISITOR, _TICKET, _SIGNATURE, _TOKEN, _ASSISTANT, _GALLERIST = range(8000, 8600, 100)


def _counted(base: int, counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(base + kind for kind, count in enumerate(counts) for _ in range(count))


def places(p: GalleristPosition) -> dict[str, tuple[int, ...]]:
    """Every component by the place it is in; alike ones have the same number."""
    box = p.box
    left_out = box.visitors_removed[p.seats - 1]
    promoted = [0] * len(p.tokens)
    for artist, level in enumerate(p.promotion):
        if level > box.initial_promotion[p.artists[artist]]:
            promoted[level - 1] += 1
    standing = [piece for piece in (*p.places, p.waiting) if piece != NOTHING]
    found = {
        "artists": tuple(_ARTIST + tile for tile in (*p.artists, *p.spare_artists)),
        "artist bonuses": tuple(_BONUS + tile for tile in (*p.bonuses, *p.away_bonuses) if tile != NOTHING),
        "piles": tuple(_WORK + work for pile in p.piles for work in pile),
        "easels": tuple(_WORK + work for work in (*p.easels, *p.put_away)),
        "contract pile": tuple(_CONTRACT + card for card in (*p.deck, *p.discards)),
        "display": tuple(_CONTRACT + card for cards in p.display for card in cards),
        "reputation": tuple(_TILE + tile for tile in (*p.tiles, *p.start_tiles, *p.away_tiles) if tile != NOTHING),
        "cards": (*(_CURATOR + card for card in p.curators), *(_DEALER + card for card in p.dealers)),
        "bag": tuple(_VISITOR + p.kind_of(visitor) for visitor in p.bag),
        "plaza": _counted(_VISITOR, p.plaza),
        "onlookers": tuple(visitor for counts in p.onlookers for visitor in _counted(_VISITOR, counts)),
        "on artists": (_VISITOR + COLLECTOR,) * sum(p.collectors),
        "box office": _counted(_TICKET, p.office),
        "discarded tickets": _counted(_TICKET, p.spent),
        "left out": (
            *_counted(_VISITOR, [left_out] * len(VISITORS)),
            *_counted(_TICKET, [_TICKETS - box.tickets[p.seats - 1]] * len(TICKETS)),
        ),
        "signatures": _counted(_SIGNATURE, p.signatures),
        "promotion": (*_counted(_TOKEN, p.tokens), *_counted(_TOKEN, promoted)),
        "locations": tuple((_ASSISTANT if piece % 2 else _GALLERIST) + piece // 2 for piece in standing),
        "market": tuple(_ASSISTANT + owner for owner in p.grid if owner != NOTHING),
        "Lacerda": (_ASSISTANT + p.seats,) * p.reserve,
    }
    for owner in range(p.seats + p.solo):
        if 2 * owner not in standing:
            found[f"gallerist {owner}"] = (_GALLERIST + owner,)
    for seat in range(p.seats):
        found |= _of_a_seat(p, seat)
    return found


def _of_a_seat(p: GalleristPosition, seat: int) -> dict[str, tuple[int, ...]]:
    cards = [card for card in p.slots[seat] if card != NOTHING]
    signed = [work % ARTISTS for work in p.walls[seat]]
    signed += [artist for artist in (p.commissions[seat],) if artist != NOTHING]
    free = p.queue[seat] + p.desks[seat] + p.retired[seat] + sum(card & 1 for card in cards)
    prize = p.prizes[seat]
    return {
        f"works {seat}": tuple(_WORK + work for work in p.acquired(seat)),
        f"prize {seat}": (_WORK + prize // 2,) if prize != NOTHING else (),
        f"signatures {seat}": tuple(_SIGNATURE + artist for artist in signed),
        f"contracts {seat}": tuple(_CONTRACT + card // 6 for card in cards),
        f"tiles {seat}": tuple(_TILE + tile for tile in (*p.spaces[seat], p.third[seat]) if tile != NOTHING),
        f"assistants {seat}": (_ASSISTANT + seat,) * free,
        f"visitors {seat}": (*_counted(_VISITOR, p.lobbies[seat]), *_counted(_VISITOR, p.galleries[seat])),
        f"tickets {seat}": _counted(_TICKET, p.tickets[seat]),
    }


def deal_names(box: Box, seats: int) -> dict[str, tuple[str, ...]]:
    """What a scripted deal can put in order, with the name of each component by its number.

    `reshuffle` is the contract pile when it is made anew.
    """
    bonuses = [BONUSES[kind] for kind in box.artist_bonuses]
    return {
        "artists": box.artists,
        "bonuses": tuple(f"{name}-{bonuses[:number].count(name) + 1}" for number, name in enumerate(bonuses)),
        **dict.fromkeys((*FORMS, "easels"), box.works),
        "bag": tuple(
            f"{name}-{number + 1}"
            for name, count in zip(VISITORS, box.visitors, strict=True)
            for number in range(count)
        ),
        "contracts": box.contracts,
        "curators": tuple(f"curator-{number + 1}" for number in range(len(box.curators))),
        "dealers": tuple(f"dealer-{number + 1}" for number in range(len(box.dealers))),
        "reputation": REPUTATION,
        "first_player": tuple(str(seat) for seat in range(seats)),
        "reshuffle": box.contracts,
    }
