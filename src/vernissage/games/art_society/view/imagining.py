"""Positions that would give the same view: what is hidden made up."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.core import asking
from vernissage.core.chance import Dice
from vernissage.games.art_society import decisions
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.fields import Sale, Taken
from vernissage.games.art_society.moves import Take
from vernissage.games.art_society.position import ArtSocietyPosition
from vernissage.games.art_society.view.building import build
from vernissage.games.art_society.view.types import ArtSocietyView, DraftView, WallView


def imagine(p: ArtSocietyPosition, view: ArtSocietyView, dice: Dice) -> ArtSocietyPosition:
    """A whole position with this view, out of a blank one: faces and others' bids made up by the caller's dice."""
    box = p.box
    p.round, p.auctioneer = view.round - 1, view.auctioneer
    p.order = view.order
    p.takes = tuple(Taken(seat, box.numbers[name]) for seat, name in view.takes)
    p.prestige = [genre.prestige for genre in view.genres]
    p.museum = tuple(box.numbers[name] for genre in view.genres for name in genre.museum)
    p.stock = _stock_before(box, view)
    p.starts = tuple(box.numbers[player.starting_painting] for player in view.players)
    p.removed = tuple(tile for tile in range(box.auction, len(box.paintings)) if tile not in p.starts)
    p.sales = [
        Sale(
            sale.round - 1,
            sale.auctioneer,
            tuple(box.numbers[name] for name in sale.lots),
            tuple(Taken(seat, box.numbers[name]) for seat, name in sale.takes),
            box.numbers[sale.unsold],
        )
        for sale in view.sales
    ]
    for seat, player in enumerate(view.players):
        _rehang(p, seat, player.wall)
    p.derive()
    _deal_piles(p, view, dice)
    _deal_bids(p, view, dice)
    if view.outcome is not None:
        p.reason = view.outcome.reason
    if view.decision is not None:
        _lay_bids(p, view, dice)
    if view.draft is not None:
        _draft(p, view.draft)
    return p


def _stock_before(box: Box, view: ArtSocietyView) -> list[int]:
    """The decor stock as it was before the draft that is seen, if one is."""
    left = {stock.decor: stock.left for stock in view.stock}
    if view.draft is not None and view.seat is not None:
        for wall, sign in ((view.draft.wall, 1), (view.players[view.seat].wall, -1)):
            for shape in (*(tile.decor for tile in wall.decor), wall.assistant):
                if shape in left:
                    left[shape] += sign
    return [left[shape] for shape in box.shapes]


def _rehang(p: ArtSocietyPosition, seat: int, wall: WallView) -> None:
    words, cells = p.box.vocabulary, p.box.cells
    painting, decor, square = words["painting"].read, words["decor"].read, words["square"].read
    p.hung[seat] = tuple(painting(hung.painting) * cells + square(hung.square) for hung in wall.paintings)
    p.decor[seat] = tuple(decor(laid.decor) * cells + square(laid.square) for laid in wall.decor)
    p.superfluous[seat] = tuple(map(painting, wall.superfluous))
    if wall.assistant is not None:
        p.assistants[seat] = words["tile"].read(wall.assistant)


def _deal_piles(p: ArtSocietyPosition, view: ArtSocietyView, dice: Dice) -> None:
    """Lay the paintings nobody has seen in their piles, in any order; those being chosen come from them."""
    box = p.box
    p.lots = tuple(box.numbers[name] for name in view.lots)
    seen = {*p.lots, *p.museum, *p.assistants, *(tile for tiles in p.superfluous for tile in tiles)}
    seen |= {code // box.cells for wall in p.hung for code in wall}
    for number, tiles in enumerate(box.pile_tiles):
        if view.revealed is not None:
            p.piles[number] = tuple(box.numbers[name] for name in view.revealed.piles[number])
        else:
            p.piles[number] = tuple(_shuffled([tile for tile in tiles if tile not in seen], dice))
    for name in view.chosen:
        number = box.pile_numbers[name]
        p.lots += p.piles[number][:1]
        p.piles[number] = p.piles[number][1:]


def _deal_bids(p: ArtSocietyPosition, view: ArtSocietyView, dice: Dice) -> None:
    """Make up the bid cards that are hidden: those shown this round and the starting bids are known."""
    box = p.box
    p.shown = tuple(player.shown for player in view.players) if any(player.shown for player in view.players) else ()
    for seat, player in enumerate(view.players):
        if player.spent is not None:
            p.spent[seat] = player.spent
        else:
            played = box.bid_cards - player.cards
            top = player.shown[:played][::-1]
            unseen = _shuffled([card for card in range(1, box.bid_cards + 1) if card not in top], dice)
            p.spent[seat] = (player.starting_bid, *unseen[: played - len(top)], *top)
        gone = p.spent[seat][1:]
        p.hands[seat] = tuple(card for card in range(1, box.bid_cards + 1) if card not in gone)
    dealt = [pile[0] for pile in p.spent]
    p.spare_bids = tuple(bid for bid in box.starting_bids if bid not in dealt)


def _lay_bids(p: ArtSocietyPosition, view: ArtSocietyView, dice: Dice) -> None:
    for seat in view.laid:
        hand = p.hands[seat]
        own = view.own_bid if seat == view.seat else None
        p.bids[seat] = hand[int(dice.random() * len(hand))] if own is None else own


def suppose(view: ArtSocietyView, painting: str, imagined: Callable[[], ArtSocietyPosition]) -> ArtSocietyView | None:
    """The view of a seat that had taken this painting of the round already; None where it is not to be had."""
    if view.seat is None or view.draft is not None or view.decision is None or painting not in view.lots:
        return None
    if view.decision.key not in ("bid", "take"):
        return None
    p = imagined()
    p.frames = [(decisions.TAKE, view.seat)]
    p.partial = ()
    for code in asking.codes_of(p, view.seat, Take(painting=painting)):
        p.push(code)
    return build(p, view.seat)


def _draft(p: ArtSocietyPosition, draft: DraftView) -> None:
    """Draft the turn that is seen once more, step by step."""
    seat = p.seat
    p.frames = [(decisions.TAKE, seat)]
    for step in draft.moves:
        for code in asking.codes_of(p, seat, p.setup.title.parse_move(step)):
            p.push(code)


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items
