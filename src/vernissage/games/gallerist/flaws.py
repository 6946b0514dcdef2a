"""What can be wrong with a position that was set up by hand, beside components that are missing or there twice."""

from __future__ import annotations

from collections.abc import Iterator

from vernissage.core.flaws import MORE, gathered
from vernissage.core.questions import Amount
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.components import ARTIST_NAMES
from vernissage.games.gallerist.decisions import colony, executive, gains, obligation, turns
from vernissage.games.gallerist.names import ON_CONTRACT, PHASES
from vernissage.games.gallerist.position import (
    HOME,
    LAST_TURNS,
    NOTHING,
    UNDISCOVERED,
    GalleristPosition,
)

P = GalleristPosition
_MOST_ROUNDS = 100_000
_MOST_PAID = 99
"""More than any price, or any fame that is gained at once."""


def found(p: P) -> list[str]:
    """Every such thing, in words."""
    missing = gathered(p, _cards)
    wrong = gathered(p, _counts) + missing
    if missing:  # what follows reads the table by its numbers
        return [*wrong, MORE]
    return wrong + gathered(p, _pieces, _artists, _works, _market, _walls, _galleries, _progress, _asked, _end)


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
    if p.phase < 0:
        yield f"phase: one of {', '.join(PHASES)} is wanted, not none"
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


def _walls(p: P) -> Iterator[str]:
    for seat, wall in enumerate(p.walls):
        room = p.box.walls + p.shows_masterpiece(seat)
        if len(wall) > room:
            yield f"walls: seat {seat} has room for {room} works"


def _galleries(p: P) -> Iterator[str]:
    for seat, gallery in enumerate(p.galleries):
        if gallery[c.COLLECTOR] > p.collector_limit(seat):
            yield f"galleries: seat {seat} may have {p.collector_limit(seat)} collectors"


def _progress(p: P) -> Iterator[str]:
    """How far the game is. What is due at the end of a turn, such as the intermediate scoring, may be due still."""
    stalled = p.quiet >= p.box.stalled_rounds
    counting = not p.frames or p.frames[0][0] == turns.FINISH
    if counting and not p.scored and not all(p.office):
        yield "scored: a colour has run out in the box office, so the intermediate scoring has been"
    if counting and p.phase != LAST_TURNS:
        yield f"phase: the last count comes after {PHASES[LAST_TURNS]}"
    if p.quiet > max(1, p.round) - (not stalled):
        yield f"quiet: it is round {p.round}, so there were not {p.quiet} before it"
    if stalled and not counting:
        yield f"quiet: after {p.quiet} such rounds the game is over"


# What is asked, and what is still to come.

_TO_THE_END = (turns.START, turns.END_TURN, turns.NEXT_TURN, turns.FINISH)
"""What stands below everything else: the way on from what is asked."""
_WAY = (turns.AFTER, turns.ACTION, turns.ARRIVE, turns.LEAVE)
"""A turn from the end to its beginning, as it lies on the stack; what is done with is gone from the top."""
_OF_A_TURN = (turns.TURN, *_WAY)


def _asked(p: P) -> Iterator[str]:
    """A turn is on the stack to its end, every part of what is asked is there, and it is all of the right seat."""
    if not p.frames:
        return
    keys = [p.QUESTIONS[frame[0]].key for frame in p.frames]
    lowest = p.frames[0][0]
    wrong = [*_parts(p, keys)]
    if lowest not in _TO_THE_END:
        wrong.append(f"asked: nothing follows {keys[0]}; a turn ends with the step end_turn")
    wrong += [f"asked: {key} is there twice, or not below everything else" for key in _misplaced(p, keys)]
    if not wrong:
        checks = {turns.START: _start, turns.END_TURN: _turn, turns.NEXT_TURN: _kicked_out, turns.FINISH: _easels}
        wrong += checks[lowest](p, keys)
    yield from wrong
    question = p.question
    if not wrong and not question.always and question.count(p, p.seat) == 1:
        by = " by its cash and influence" if isinstance(question, Amount) else ""
        yield f"asked: {keys[-1]} leaves seat {p.seat} no choice{by}, so it is not asked"


def _parts(p: P, keys: list[str]) -> Iterator[str]:
    may_lack = (turns.LEAVE, colony.SPACE)
    for key, frame in zip(keys, p.frames, strict=True):
        if frame[1] == NOTHING or (NOTHING in frame[2:] and frame[0] not in may_lack):
            yield f"asked: {key} lacks a part"
        elif frame[0] in (gains.PAY, gains.FAME) and not all(0 <= part <= _MOST_PAID for part in frame[2:]):
            yield f"asked: {key} has numbers from 0 to {_MOST_PAID}"
        elif frame[0] == gains.TICKET and not all(frame[3:]):
            yield f"asked: {key} has sets of one colour or more"
        elif frame[0] == gains.TICKET and len(frame) == 3:
            yield f"asked: {key} has a set of colours"


def _misplaced(p: P, keys: list[str]) -> Iterator[str]:
    """What can only be at the bottom, and what is taken as soon as it is on top."""
    alone = (*_TO_THE_END, turns.LACERDA)
    yield from (key for key, frame in zip(keys[1:], p.frames[1:], strict=True) if frame[0] in alone)
    for once in (*_OF_A_TURN, turns.GO_HOME, turns.KICKED_OUT, colony.THIRD_TILE):
        if sum(frame[0] == once for frame in p.frames) > 1:
            yield p.QUESTIONS[once].key


def _start(p: P, keys: list[str]) -> Iterator[str]:
    """GA-18: from the last player to the first."""
    if len(p.frames) > 1:
        yield f"asked: start is asked alone, not with {keys[-1]}"
    order = [(p.first - 1 - step) % p.seats for step in range(p.seats)]
    begun = order.index(p.frames[0][1])
    if [p.stands[seat] != HOME for seat in order] != [place < begun for place in range(p.seats)]:
        yield f"first, stands: from the last player to the first each starts; seat {p.frames[0][1]} is not the next"
    if p.turn != p.first:
        yield f"turn: the first player, seat {p.first}, will have the first turn"
    if p.executed:
        yield "executed: no turn has begun"
    if p.round != 1:
        yield f"round: the first has not begun, so it is not {p.round}"


def _turn(p: P, keys: list[str]) -> Iterator[str]:
    """GA-26 to GA-29: the move, the action, the executive action, then the tile of the third space."""
    seat = p.turn
    yield from _of_seat(p, keys, seat, 0)
    numbers = [frame[0] for frame in p.frames]
    above = p.frames[2:] if numbers[1:2] == [colony.THIRD_TILE] else []
    way = [frame for frame in p.frames if frame[0] in _OF_A_TURN]
    steps = tuple(frame[0] for frame in way)
    if steps not in ((), (turns.TURN,), _WAY[:1], _WAY[:2], _WAY) or above[: len(way)] != way:
        yield "asked: a turn is turn, or leave, arrive, action, after; then third_tile, and end_turn below"
        return
    others = [key for key in keys if key in ("kicked_out", "go_home", "easel")]
    yield from (f"asked: {key} is not asked before the turn ends" for key in others)
    if turns.LEAVE in steps and (numbers[-1] != turns.LEAVE or p.stands[seat] != HOME):
        yield f"asked: seat {seat} is on its way, so nothing is asked but leave, and by stands it is at home"
    places = {frame[-1] for frame in way if frame[0] in (turns.LEAVE, turns.ARRIVE, turns.ACTION)}
    if len(places) > 1:
        yield "asked: leave, arrive and action name one location"
    elif steps == _WAY[:2] and p.stands[seat] not in places:
        yield f"asked: seat {seat} acts where its gallerist stands"
    elif turns.LEAVE in steps and (way[-1][2] in (HOME, *places) or p.places[way[-1][2]] != NOTHING):
        yield "asked: leave has left a location, which is empty now"
    yield from _executed(p, seat, bool(steps) and steps != _WAY[:1])
    if p.waiting != NOTHING and (steps in ((turns.TURN,), _WAY) or packed.owner_of(p.waiting) == seat):
        yield f"waiting: seat {seat} has kicked nobody out"


def _executed(p: P, seat: int, before_action: bool) -> Iterator[str]:
    """GA-29: the executive action of the turn is a ticket that is spent, or a contract that is used."""
    under_way = [
        frame
        for frame in p.frames
        if frame[0] == obligation.VISITORS or (frame[0] == executive.ASSISTANT and frame[2] == ON_CONTRACT)
    ]
    if under_way and not p.executed:
        yield "executed: the executive action of this turn is under way"
    if p.executed and p.frames[-1][0] == turns.AFTER:
        yield "executed: after is asked for the executive action that is not used yet"
    has_contract = any(card != NOTHING for card in p.slots[seat])
    if before_action and p.executed and not any(p.spent) and not has_contract:
        yield f"executed: seat {seat} has neither a contract to use, nor is a ticket spent"


def _kicked_out(p: P, keys: list[str]) -> Iterator[str]:
    """GA-37, GA-39: when the turn is over the owner of the piece that was kicked out may act."""
    if p.frames[0][1] != p.turn:
        yield f"turn: it is of seat {p.turn}, but next_turn of seat {p.frames[0][1]}"
    if keys[1:2] != ["go_home"] or any(frame[0] in _OF_A_TURN for frame in p.frames):
        yield "asked: above next_turn is go_home, then what whoever was kicked out does"
        return
    seat = p.frames[1][1]
    yield from _of_seat(p, keys, seat, 1)
    if p.waiting_at == NOTHING:
        yield "waiting_at: somebody was kicked out somewhere"
    if (p.waiting != NOTHING and packed.owner_of(p.waiting) != seat) or (seat == p.turn and not p.solo):
        yield f"waiting: it is not the piece of seat {seat} that was kicked out"
    if "kicked_out" in keys and (keys[2:] != ["third_tile", "kicked_out"] or p.frames[-1][2] != p.waiting_at):
        yield "asked: above go_home are third_tile and kicked_out, at the location of waiting_at"


def _of_seat(p: P, keys: list[str], seat: int, first: int) -> Iterator[str]:
    for other in range(p.seats):
        strange = [key for key, frame in zip(keys[first:], p.frames[first:], strict=True) if frame[1] == other != seat]
        if strange:
            whose = "turn, asked" if not first else "asked"
            yield f"{whose}: of seat {other} is {', '.join(strange)}, but what is done is done by seat {seat}"


def _easels(p: P, keys: list[str]) -> Iterator[str]:
    """GA-112: at the end each takes one work of the easels."""
    seats = [frame[1] for frame in p.frames[1:]]
    if {*keys[1:]} - {"easel"} or p.frames[0][1]:
        yield "asked: above finish, of seat 0, is nothing but easel"
    if len({*seats}) != len(seats) or any(p.prizes[seat] != NOTHING for seat in seats) or len(seats) > len(p.easels):
        yield "asked, prizes: each takes one work of the easels, while there are any"
    if bool(p.frames[0][2]) != (p.quiet >= p.box.stalled_rounds):
        yield f"asked: finish is stalled after {p.box.stalled_rounds} quiet rounds, and not else"


def _end(p: P) -> Iterator[str]:
    """What is only there at the beginning, and what only at the end."""
    ends = p.setup.title.ends
    lowest = p.frames[0][0] if p.frames else turns.FINISH
    if p.reason and p.reason not in ends:
        yield f"reason: a game ends by {', '.join(ends)}, not by {p.reason[:40]!r}"
    elif p.reason and (p.reason == "stalled") != (p.quiet >= p.box.stalled_rounds):
        yield f"reason: the game is stalled after {p.box.stalled_rounds} quiet rounds, and not else"
    if any(tile != NOTHING for tile in p.start_tiles) != (lowest == turns.START):
        yield "start_tiles: they lie beside the locations while everybody chooses where to start"
    if lowest != turns.FINISH and any(prize != NOTHING for prize in p.prizes):
        yield "prizes: works of the easels are taken at the end"
    if p.waiting != NOTHING and lowest in (turns.START, turns.FINISH):
        yield "waiting: nobody can have been kicked out"
