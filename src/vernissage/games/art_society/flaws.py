"""What can be wrong with a table that was set up by hand, beside things that are there twice or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vernissage.core.flaws import MORE, gathered
from vernissage.games.art_society import decisions, scoring
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions.auction import ranked
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition

P = ArtSocietyPosition


def flaws(p: P) -> list[str]:
    """What is wrong; whether a draft leads here is looked at once the table itself is in order."""
    table = gathered(p, _tiles, _stock, _walls, _cards, _museum)
    found = table + gathered(p, _round, _sales, _gone, _asked)
    if table and p.frames and p.question.key == "hang":
        found.append(MORE)
    elif p.frames and p.question.key == "hang":
        found += gathered(p, _draft)
    return found


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
    for seat, tile in enumerate(p.starts):
        for other, codes in enumerate(p.hung):
            if other != seat and tile in (code // box.cells for code in codes):
                yield f"starts[{seat}]: it hangs on the wall of seat {other}"


def _stock(p: P) -> Iterator[str]:
    for shape, left in zip(p.box.shapes, p.stock, strict=True):
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
    most = max(p.box.value) * len(p.museum)
    for genre, is_in in enumerate(p.entered()):
        total = p.prestige[genre]
        if total < 0 or (total and not is_in):
            yield f"prestige.{GENRES[genre]}: {total}, but the museum has none of this genre"
        elif total > most:
            yield f"prestige.{GENRES[genre]}: {len(p.museum)} paintings have come into the museum, which is no {total}"
        for other in range(genre):
            if total and p.prestige[other] == total:
                yield f"prestige.{GENRES[genre]}: {total} is where {GENRES[other]} stands"


def _round(p: P) -> Iterator[str]:
    """What there is of the round goes together."""
    if p.auctioneer == NOTHING:
        yield "auctioneer: nobody has the hammer"
    if p.order:
        order, shown = ranked(p.spent)
        if (p.order, p.shown) != (order, shown):
            yield f"order, shown: by their bids the seats choose in the order {_listed(order)} and show {shown}"
    elif p.shown or p.takes:
        yield "shown, takes: nobody has bid yet"
    if tuple(take.seat for take in p.takes) != p.order[: len(p.takes)]:
        yield f"takes: the seats choose in the order {_listed(p.order)}"


def _sales(p: P) -> Iterator[str]:
    """The rounds that are over, as far as they are told: all of them, and then prestige and hammer follow from them."""
    box, over = p.box, p.round + (not p.frames)
    prestige = [0] * len(p.prestige)
    for place, sale in enumerate(p.sales):
        where = f"sales[{place}]"
        if not 0 <= sale.round < over:
            yield f"{where}.round: {over} rounds are over"
        elif place and sale.round <= p.sales[place - 1].round:
            yield f"{where}.round: the one before it is {p.sales[place - 1].round}"
        if place and sale.auctioneer != (p.sales[place - 1].auctioneer + 1) % p.seats:
            yield f"{where}.auctioneer: the hammer goes to the left"
        if sorted(take.seat for take in sale.takes) != [*range(p.seats)]:
            yield f"{where}.takes: each seat takes one painting"
        tiles = sorted((*(take.painting for take in sale.takes), sale.unsold), key=lambda tile: (box.value[tile], tile))
        if [*sale.lots] != tiles:
            yield f"{where}.lots: they are not what was taken and the one that was not, in the order of their values"
        genre = box.genre[sale.unsold]
        prestige[genre] = scoring.advance(prestige, genre, box.value[sale.unsold])
    if not p.sales or len(p.sales) != over:
        return
    if prestige != p.prestige:
        yield f"prestige: by the sales it is {_listed(prestige)}, not {_listed(p.prestige)}"
    hammer = (p.sales[-1].auctioneer + bool(p.frames)) % p.seats
    if p.auctioneer not in (NOTHING, hammer):
        yield f"auctioneer: by the sales seat {hammer} has the hammer, not seat {p.auctioneer}"


def _gone(p: P) -> Iterator[str]:
    """What was taken, or came into the museum, is offered no more."""
    still = {*p.lots, *(tile for pile in p.piles for tile in pile)}
    taken = [("takes", take.painting) for take in p.takes]
    for place, sale in enumerate(p.sales):
        taken += [(f"sales[{place}]", tile) for tile in sale.lots]
    before: set[int] = set()
    for where, tile in taken:
        if tile in still or tile in before:
            is_where = "still to be had" if tile in still else "taken twice"
            yield f"{where}: {p.box.vocabulary['painting'].write(tile)} is {is_where}"
        before.add(tile)


def _asked(p: P) -> Iterator[str]:
    """Whether this question can be asked of this seat at this table."""
    drafting = {name: getattr(p, name) for name in ("drafted", "before", "matched", "dues", "paid", "fresh", "traded")}
    left = [name for name, there in drafting.items() if there] + ["taken"] * (p.taken != NOTHING)
    if not p.frames:
        if p.reason not in p.setup.title.ends:
            yield f"reason: a game ends by {', '.join(p.setup.title.ends)}, not by {p.reason!r}"
        on_table = [name for name in ("lots", "takes", "order", "shown") if getattr(p, name)]
        on_table += ["bids"] * any(p.bids)
        yield from (f"{name}: the game is over" for name in [*on_table, *left])
        return
    if len(p.frames) > 1:
        yield "asked: one question is asked at a time"
    key, seat = p.question.key, p.seat
    cannot = f"{key} cannot be asked of seat {seat} here"
    if key == "hang":
        return
    if left:
        yield f"{cannot}: it is not drafting, but there is {', '.join(left)}"
    every = p.seats + p.box.extra_lots
    hung = [bool(tiles) for tiles in p.hung]
    if key == "start" and (hung != [other < seat for other in range(p.seats)] or p.lots or p.round):
        yield f"{cannot}: starting paintings are hung first of all, in seat order"
    if key != "start" and not all(hung):
        yield f"{cannot}: a starting painting is not hung yet"
    if key == "lot" and (seat != p.auctioneer or len(p.lots) >= every or p.order):
        yield f"{cannot}: the auctioneer chooses {every} lots before anybody bids"
    if key == "bid" and (len(p.lots) != every or p.order or (seat,) != p.question.awaited(p)[:1]):
        from_there = f"from the auctioneer, seat {p.auctioneer}, on"
        yield f"{cannot}: all bid once {every} lots are chosen, and the next to bid is asked, {from_there}"
    if key != "bid" and any(p.bids):
        yield f"{cannot}: bid cards lie face down"
    if key == "take" and ((seat,) != p.order[len(p.takes) : len(p.takes) + 1] or len(p.lots) != every - len(p.takes)):
        yield f"{cannot}: the seats choose one of {every} lots each, in the order of their bids"


def _draft(p: P) -> Iterator[str]:
    """A draft is drafted once more from what was before it: it has to lead here."""
    seat = p.seat
    if len(p.before) != 1 or not p.drafted:
        cannot = f"hang cannot be asked of seat {seat} here"
        yield f"drafted, before: {cannot}: there is no draft, or not what was before it"
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
            yield f"before, drafted[{place}]: the seat cannot {p.box.codebook.word(code)} there"
            return
        again.push(code)
    others = [name for name in p.FIELDS if getattr(again, name) != getattr(p, name)]
    if others or again.frames != p.frames:
        yield f"drafted, before: the draft does not lead to this table: {', '.join(others or ['asked'])} would be other"


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
