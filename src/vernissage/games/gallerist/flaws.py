"""What can be wrong with a position that was set up by hand, beside components that are missing or there twice."""

from __future__ import annotations

from collections.abc import Iterator

from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.components import ARTIST_NAMES
from vernissage.games.gallerist.decisions import colony, turns
from vernissage.games.gallerist.position import HOME, NOTHING, UNDISCOVERED, GalleristPosition

P = GalleristPosition
_MOST_ROUNDS = 100_000


def found(p: P) -> list[str]:
    """Every such thing, in words."""
    wrong = [*_counts(p), *_cards(p)]
    if not wrong:  # what follows reads the table by its numbers
        wrong = [*_pieces(p), *_artists(p), *_works(p), *_market(p), *_frames(p)]
        for seat in range(p.seats):
            wrong += _seat(p, seat)
    return wrong


def _counts(p: P) -> Iterator[str]:
    """Numbers that are out of all bounds."""
    box = p.box
    limits = {
        "influence": (p.influence, box.influence_end),
        "cash": (p.cash, 1 << 20),
        "queue": (p.queue, c.QUEUE),
        "desks": (p.desks, box.desks),
        "retired": (p.retired, box.assistants),
        "collectors": (p.collectors, 1),
        "promotion": (p.promotion, c.LEVELS),
        "tokens": (p.tokens, box.promotion_tokens),
        "signatures": (p.signatures, box.signatures),
        "reserve": ((p.reserve,), box.assistants),
        "quiet": ((p.quiet,), box.stalled_rounds),
    }
    for name, (values, most) in limits.items():
        if min(values) < 0 or max(values) > most:
            yield f"{name}: a number from 0 to {most} is wanted, not {list(values)}"
    threes = {"plaza": [p.plaza], "office": [p.office], "spent": [p.spent], "onlookers": p.onlookers}
    threes |= {"lobbies": p.lobbies, "galleries": p.galleries, "tickets": p.tickets}
    for name, counts in threes.items():
        if any(count < 0 for three in counts for count in three):
            yield f"{name}: there cannot be fewer than none"
    if not 1 <= p.round <= _MOST_ROUNDS:
        yield f"round: a number from 1 to {_MOST_ROUNDS} is wanted, not {p.round}"
    if p.first < 0 or p.turn < 0:
        yield "first, turn: a seat is wanted, not nobody"
    if not p.solo and (p.lacerda != NOTHING or p.reserve):
        yield "lacerda, reserve: Lacerda plays the solo game only"


def _cards(p: P) -> Iterator[str]:
    """Lists in which nothing may be missing."""
    lists: dict[str, tuple[int, ...]] = {"artists": p.artists, "curators": p.curators, "dealers": p.dealers}
    lists |= {"spare_artists": p.spare_artists, "away_bonuses": p.away_bonuses, "away_tiles": p.away_tiles}
    lists |= {"easels": p.easels, "put_away": p.put_away, "deck": p.deck, "discards": p.discards, "bag": p.bag}
    piles: dict[str, list[tuple[int, ...]]] = {"piles": p.piles, "display": p.display, "walls": p.walls, "sold": p.sold}
    for name, cards in lists.items():
        if NOTHING in cards:
            yield f"{name}: none is no entry of it"
    for name, several in piles.items():
        if any(NOTHING in cards for cards in several):
            yield f"{name}: none is no entry of it"
    if min(len(p.curators), len(p.dealers)) < p.seats:
        yield "curators, dealers: each seat has one"
    if not p.artists:
        yield "artists: there are eight"


def _pieces(p: P) -> Iterator[str]:
    """Gallerists stand where the locations say; Lacerda's comes in a solo game only."""
    for seat, place in enumerate(p.stands):
        if place != HOME and p.places[place] != packed.gallerist(seat):
            yield f"stands: the gallerist of seat {seat} is not on {c.LOCATIONS[place]} by places"
    for place, piece in enumerate(p.places):
        if piece == NOTHING or packed.is_assistant(piece):
            continue
        owner = packed.owner_of(piece)
        if (p.stands[owner] if owner < p.seats else p.lacerda) != place:
            yield f"places: the gallerist on {c.LOCATIONS[place]} stands elsewhere by {_whose(p, owner)}"
    if p.waiting != NOTHING and p.waiting_at == NOTHING:
        yield "waiting_at: the piece that was kicked out waits at a location"


def _whose(p: P, owner: int) -> str:
    return "stands" if owner < p.seats else "lacerda"


def _artists(p: P) -> Iterator[str]:
    box = p.box
    for artist, tile in enumerate(p.artists):
        name = ARTIST_NAMES[artist]
        if packed.artist_at(box.artist_form[tile], box.artist_colour[tile]) != artist:
            yield f"artists: {box.artists[tile]} is no {name}"
        if (p.fame[artist] == UNDISCOVERED) != (p.bonuses[artist] != NOTHING):
            yield f"bonuses: {name} has a bonus tile as long as nobody has discovered it"
        if p.promotion[artist] < box.initial_promotion[tile]:
            yield f"promotion: {name} has at least {box.initial_promotion[tile]}"
        if p.fame[artist] == UNDISCOVERED and artist in p.commissions:
            yield f"commissions: nobody has discovered {name}"


def _works(p: P) -> Iterator[str]:
    box = p.box
    for form, pile in enumerate(p.piles):
        for work in pile:
            if box.work_form[work] != form:
                yield f"piles: {box.works[work]} is not of {c.FORMS[form]}"
        if not pile and any(p.onlookers[form]):
            yield f"onlookers: there is no work of {c.FORMS[form]} to look at"
    signed = [*(work for wall in p.walls for work in wall), *map(packed.signed_of, sum(p.sold, ()))]
    for work in signed:
        tile, artist = packed.work_of(work), packed.artist_of(work)
        if box.work_form[tile] != packed.form_of(artist):
            yield f"walls, sold: {box.works[tile]} cannot be by {ARTIST_NAMES[artist]}"
        elif p.fame[artist] == UNDISCOVERED:
            yield f"walls, sold: {box.works[tile]} is by {ARTIST_NAMES[artist]}, whom nobody has discovered"


def _market(p: P) -> Iterator[str]:
    for cell, owner in enumerate(p.grid):
        tile = p.tiles[cell] if cell < c.UPPER else NOTHING
        if owner != NOTHING and tile != NOTHING:
            yield f"grid, tiles: on {p.box.cells[cell]} is an assistant or a tile, not both"
        if packed.column_of(cell) not in p.columns and (owner, tile) != (NOTHING, NOTHING):
            yield f"grid, tiles: the column of {p.box.cells[cell]} is not in use"


def _seat(p: P, seat: int) -> Iterator[str]:
    room = p.box.walls + p.shows_masterpiece(seat)
    if len(p.walls[seat]) > room:
        yield f"walls: seat {seat} has room for {room} works"
    if p.galleries[seat][c.COLLECTOR] > p.collector_limit(seat):
        yield f"galleries: seat {seat} may have {p.collector_limit(seat)} collectors"


def _frames(p: P) -> Iterator[str]:
    """A turn is on the stack to its end, and every part of what is asked is there."""
    if not p.frames:
        return
    if p.frames[0][0] not in (turns.START, turns.END_TURN, turns.NEXT_TURN, turns.FINISH):
        yield f"asked: nothing follows {p.QUESTIONS[p.frames[0][0]].key}; a turn ends with the step end_turn"
    may_lack = (turns.LEAVE, colony.SPACE)
    for frame in p.frames:
        if frame[1] == NOTHING or (NOTHING in frame[2:] and frame[0] not in may_lack):
            yield f"asked: {p.QUESTIONS[frame[0]].key} lacks a part"
