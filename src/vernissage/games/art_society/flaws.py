"""What can be wrong with a table that was set up by hand, beside things that are there twice or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vernissage.games.art_society import decisions
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions.auction import ranked
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition

P = ArtSocietyPosition


def flaws(p: P) -> list[str]:
    """What is wrong; whether the question can be asked is looked at once the table itself is in order."""
    found = [*_tiles(p), *_walls(p), *_cards(p), *_museum(p)]
    return found or [*_round(p), *_asked(p)]


def _tiles(p: P) -> Iterator[str]:
    """Everything is what its place is for."""
    box = p.box
    starting = range(box.auction, len(box.paintings))
    for name, tiles in (("starts", p.starts), ("removed", p.removed)):
        yield from _strangers(box, name, [tile for tile in tiles if tile not in starting], "a starting painting")
    if len(p.starts) != p.seats:
        yield f"starts: there is one starting painting for each of {p.seats} seats, not {len(p.starts)}"
    for number, pile in enumerate(p.piles):
        strange = [tile for tile in pile if tile not in box.pile_tiles[number]]
        yield from _strangers(box, f"piles.{box.piles[number]}", strange, "one of this pile")
    held = [tile for tile in p.assistants if NOTHING < tile < len(box.paintings)]
    sold = [tile for sale in p.sales for tile in (*sale.lots, *(take.painting for take in sale.takes), sale.unsold)]
    places: dict[str, Sequence[int]] = {"lots": p.lots, "museum": p.museum, "assistants": held, "sales": sold}
    places |= {f"superfluous[{seat}]": tiles for seat, tiles in enumerate(p.superfluous)}
    for name, there in places.items():
        yield from _strangers(box, name, [tile for tile in there if not 0 <= tile < box.auction], "for auction")
    for shape, left in zip(box.shapes, p.stock, strict=True):
        if left < 0:
            yield f"stock.{shape}: there cannot be {left} tiles"


def _strangers(box: Box, where: str, tiles: Sequence[int], wanted: str) -> Iterator[str]:
    for tile in tiles:
        yield f"{where}: {box.vocabulary['painting'].write(tile)} is not {wanted}"


def _walls(p: P) -> Iterator[str]:
    """AS-13: tiles neither stick out nor overlap."""
    box = p.box
    for seat in range(p.seats):
        covered = 0
        hung = [("hung", "hanging", code, box.size[code // box.cells]) for code in p.hung[seat]]
        laid = [("decor", "decorating", code, code // box.cells) for code in p.decor[seat]]
        for field, mark, code, size in (*hung, *laid):
            if code == NOTHING:
                yield f"{field}[{seat}]: none is no tile"
                continue
            area = box.footprints[size][code % box.cells]
            tile, square = box.vocabulary[mark].write(code).values()
            if not area:
                yield f"{field}[{seat}]: {tile} sticks out of the wall at {square}"
            elif area & covered:
                yield f"{field}[{seat}]: {tile} at {square} covers another tile"
            covered |= area


def _cards(p: P) -> Iterator[str]:
    """AS-4, AS-7: everybody has one set of bid cards, in hand or spent, and played as many as the others."""
    box = p.box
    whole = list(range(1, box.bid_cards + 1))
    dealt = [*(bid for pile in p.spent for bid in pile[:1]), *p.spare_bids]
    if not all(p.spent) or sorted(dealt) != sorted(box.starting_bids):
        yield f"spent, spare_bids: the starting bids {_listed(box.starting_bids)} are not there once each"
    played = p.round + (bool(p.order) or not p.frames)
    for seat, (hand, pile) in enumerate(zip(p.hands, p.spent, strict=True)):
        if sorted((*hand, *pile[1:])) != whole or list(hand) != sorted(hand):
            yield f"hands[{seat}], spent[{seat}]: they are not the bid cards 1 to {box.bid_cards}, the hand in order"
        elif len(pile) != played + 1:
            yield f"spent[{seat}]: {len(pile) - 1} bid cards were played in {played} rounds"
        if p.bids[seat] != NO_BID and p.bids[seat] not in hand:
            yield f"bids[{seat}]: bid card {p.bids[seat]} is not in hand"


def _museum(p: P) -> Iterator[str]:
    """AS-30, AS-31: only a genre of the museum has prestige, and no two have the same."""
    for genre, is_in in enumerate(p.entered()):
        total = p.prestige[genre]
        if total < 0 or (total and not is_in):
            yield f"prestige.{GENRES[genre]}: {total}, but the museum has none of this genre"
        for other in range(genre):
            if total and p.prestige[other] == total:
                yield f"prestige.{GENRES[genre]}: {total} is where {GENRES[other]} stands"


def _round(p: P) -> Iterator[str]:
    """What there is of the round goes together."""
    if p.auctioneer == NOTHING:
        yield "auctioneer: nobody has the hammer"
    over = p.round + (not p.frames)
    for place, sale in enumerate(p.sales):
        if not 0 <= sale.round < over:
            yield f"sales[{place}].round: {over} rounds are over"
    if p.order:
        order, shown = ranked(p.spent)
        if (p.order, p.shown) != (order, shown):
            yield f"order, shown: by their bids the seats choose in the order {_listed(order)} and show {shown}"
    elif p.shown or p.takes:
        yield "shown, takes: nobody has bid yet"
    if tuple(take.seat for take in p.takes) != p.order[: len(p.takes)]:
        yield f"takes: the seats choose in the order {_listed(p.order)}"


def _asked(p: P) -> Iterator[str]:
    """Whether this question can be asked of this seat at this table."""
    if not p.frames:
        if p.reason not in p.setup.title.ends:
            yield f"reason: a game ends by {', '.join(p.setup.title.ends)}, not by {p.reason!r}"
        return
    if len(p.frames) > 1:
        yield "asked: one question is asked at a time"
    key, seat = p.question.key, p.seat
    cannot = f"{key} cannot be asked of seat {seat} here"
    if key == "hang":
        yield from _draft(p, seat)
        return
    if p.drafted or p.before or p.matched or p.dues or p.paid or p.taken != NOTHING or p.fresh or p.traded:
        yield f"{cannot}: it is not drafting"
    every = p.seats + p.box.extra_lots
    hung = [bool(tiles) for tiles in p.hung]
    if key == "start" and (hung != [other < seat for other in range(p.seats)] or p.lots or p.round):
        yield f"{cannot}: starting paintings are hung first of all, in seat order"
    if key != "start" and not all(hung):
        yield f"{cannot}: a starting painting is not hung yet"
    if key == "lot" and (seat != p.auctioneer or len(p.lots) >= every or p.order):
        yield f"{cannot}: the auctioneer chooses {every} lots before anybody bids"
    if key == "bid" and (len(p.lots) != every or p.order or (seat,) != p.question.awaited(p)[:1]):
        yield f"{cannot}: all bid once {every} lots are chosen, and the next to bid is asked"
    if key != "bid" and any(p.bids):
        yield f"{cannot}: bid cards lie face down"
    if key == "take" and ((seat,) != p.order[len(p.takes) : len(p.takes) + 1] or len(p.lots) != every - len(p.takes)):
        yield f"{cannot}: the seats choose one of {every} lots each, in the order of their bids"


def _draft(p: P, seat: int) -> Iterator[str]:
    """A draft is drafted once more from what was before it: it has to lead here."""
    if len(p.before) != 1 or not p.drafted:
        yield f"hang cannot be asked of seat {seat} here: there is no draft, or not what was before it"
        return
    before = p.before[0]
    again = p.clone()
    again.frames = [(decisions.TAKE, seat)]
    again.hung[seat], again.decor[seat] = before.hung, before.decor
    again.assistants[seat], again.superfluous[seat] = before.assistant, before.superfluous
    again.lots, again.museum, again.stock = before.lots, before.museum, list(before.stock)
    again.drafted = again.before = again.matched = again.dues = again.paid = ()
    again.fresh = again.traded = False
    again.taken = NOTHING
    again.derive()
    yield from (f"before: {flaw}" for flaw in (*_tiles(again), *_walls(again), *_asked(again)))
    for place, code in enumerate(p.drafted):
        if again.question.key not in ("take", "hang") or not again.is_legal(code) or again.seat != seat:
            yield f"drafted[{place}]: the seat cannot {p.box.codebook.word(code)} there"
            return
        again.push(code)
    if again.frames != p.frames or again.state() != p.state():
        yield "drafted, before: the draft does not lead to this table"


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
