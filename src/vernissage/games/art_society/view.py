"""What a seat, or a spectator, may know: each fact is put in on purpose. And how to imagine the rest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vernissage.core import door
from vernissage.core.door import Dice
from vernissage.core.titles import Setup
from vernissage.core.views import View
from vernissage.games.art_society import moves, scoring
from vernissage.games.art_society.components import GENRES, Box
from vernissage.games.art_society.decisions import QUESTIONS, TAKE
from vernissage.games.art_society.events import Decor, Painting
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition, Sale
from vernissage.games.art_society.wall import squares


class HungView(msgspec.Struct, frozen=True):
    """A painting on a wall, and where its top left square is."""

    painting: Painting
    square: str


class DecorView(msgspec.Struct, frozen=True):
    """A decor tile on a wall."""

    decor: Decor
    square: str


class ScoreView(msgspec.Struct, frozen=True):
    """A score sheet as the genres stand: AS-39 to AS-44 in the order they are counted."""

    paintings: tuple[int, ...]
    """By genre: paintings that count, those of a faux pas left out."""
    prestige: tuple[int, ...]
    """By genre: those paintings times the genre's multiplier."""
    decor: int
    eye_line: int
    full_wall: int
    corners: int
    superfluous: int
    total: int
    faux_pas: tuple[Painting, ...]
    """The paintings that hang next to one of their own genre."""


class WallView(msgspec.Struct, frozen=True):
    """A wall and what lies beside it."""

    paintings: tuple[HungView, ...]
    decor: tuple[DecorView, ...]
    assistant: str | None
    """What the assistant holds: a painting, or a decor shape such as 2x1."""
    superfluous: tuple[Painting, ...]
    free: int
    """Squares not yet covered."""
    score: ScoreView


class SeatView(msgspec.Struct, frozen=True):
    """What is public about a seat."""

    wall: WallView
    cards: int
    """How many bid cards it holds."""
    starting_bid: int
    starting_painting: Painting
    shown: tuple[int, ...]
    """The cards it showed this round: its bid, and those below that were looked at to break a tie."""
    spent: tuple[int, ...] | None
    """All cards it has played, the starting bid first: one's own, and everybody's with `open_bids` or at the end."""


class NumbersView(msgspec.Struct, frozen=True):
    """The numbers of the box in play that somebody at the table reckons with; an owner's own box may have others."""

    lots: int
    """Paintings put up for auction in a round."""
    multipliers: tuple[int, ...]
    """What a painting counts by the rank of its genre, the first genre first."""
    absent: int
    """What a painting counts while the museum has none of its genre."""
    lap: int
    """The spaces of the prestige track."""
    eye_line: int
    full_wall: int
    bare_corner: int
    superfluous: int
    superfluous_end: int
    """With so many superfluous paintings at one seat the game ends."""
    combination: int
    """From so many matching frames on, any combination of decor may be taken."""


class GenreView(msgspec.Struct, frozen=True):
    """A genre in the museum."""

    key: str
    prestige: int
    multiplier: int
    """What a painting of it would count if the game ended now."""
    museum: tuple[Painting, ...]
    """The museum's collection of this genre."""


class PileView(msgspec.Struct, frozen=True):
    """A pile of paintings, face down: what stands on their backs, and how many are left."""

    key: str
    width: int
    height: int
    value: int
    left: int


class StockView(msgspec.Struct, frozen=True):
    """Decor tiles of a shape that are left."""

    decor: Decor
    left: int


class SaleView(msgspec.Struct, frozen=True):
    """A line of the catalogue: a round that is over."""

    round: int
    auctioneer: int
    lots: tuple[Painting, ...]
    takes: tuple[tuple[int, Painting], ...]
    unsold: Painting
    bids: tuple[int, ...]
    """Only with `open_bids`, or when the game is over (AS-R9)."""


class DraftView(msgspec.Struct, frozen=True):
    """One's own turn so far; nobody else is shown it until it is confirmed."""

    moves: tuple[str, ...]
    waiting: Painting | None
    """The new painting, while it has no place."""
    due: tuple[int, ...]
    """Decor still to be taken, tile by tile or in combination."""
    wall: WallView
    """The wall as it would be."""


class Revealed(msgspec.Struct, frozen=True):
    """What everybody is shown when the game is over."""

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[Painting, ...], ...]


class ArtSocietyView(View, frozen=True, kw_only=True):
    """What one seat may know."""

    round: int
    """The round, from 1."""
    width: int
    height: int
    stars: tuple[str, ...]
    """The squares a starting painting covers at least one of."""
    eye_rows: tuple[int, int]
    """The first and the last row at eye level, counted from 1."""
    numbers: NumbersView
    auctioneer: int
    chosen: tuple[str, ...]
    """The piles the auctioneer has taken from so far; their paintings lie face down."""
    lots: tuple[Painting, ...]
    """The paintings on offer, face up."""
    values: dict[Painting, int]
    """The number on the back of each painting of this round, taken or not."""
    laid: tuple[int, ...]
    """Seats whose bid card lies face down."""
    own_bid: int | None
    """One's own bid card while the others are awaited."""
    order: tuple[int, ...]
    """The seats in the order they choose this round."""
    takes: tuple[tuple[int, Painting], ...]
    """Who took which painting this round."""
    players: tuple[SeatView, ...]
    hand: tuple[int, ...]
    """One's own bid cards; a spectator has none."""
    draft: DraftView | None
    genres: tuple[GenreView, ...]
    piles: tuple[PileView, ...]
    stock: tuple[StockView, ...]
    sales: tuple[SaleView, ...]
    revealed: Revealed | None


def build(p: ArtSocietyPosition, seat: int | None) -> ArtSocietyView:
    """The view of a seat, or of a spectator (None)."""
    box = p.box
    over = not p.frames
    key = "" if over else p.question.key
    drafter = p.drafter()
    # AS-R14: while a seat drafts, the table is shown as it stood before, to that seat too; its draft stands apart.
    lots, museum, stock = p.before[4:] if drafter != NOTHING else (p.lots, p.museum, p.stock)
    entered = p.entered()
    worth = scoring.multipliers(box, p.prestige, entered)
    choosing = key == "lot"
    bidding = key == "bid"
    all_spent = over or p.open_bids  # AS-12, AS-R9
    return ArtSocietyView(
        title=p.setup.title.key,
        seats=p.seats,
        seat=seat,
        options=dict(p.setup.options),
        own_components="" if p.setup.is_standard else p.setup.components_text,
        commitment=p.commitment,
        decision=None if over else door.shown_decision(p, seat),
        outcome=p.outcome,
        round=p.round + 1,
        width=box.grid.width,
        height=box.grid.height,
        stars=tuple(box.grid.name(cell) for cell in squares(box.stars)),
        eye_rows=box.eye_rows,
        numbers=_numbers(box, p.seats),
        auctioneer=p.auctioneer,
        chosen=tuple(box.piles[box.pile[tile]] for tile in lots) if choosing else (),
        lots=() if choosing else _names(box, lots),
        values={} if choosing else {box.paintings[t]: box.value[t] for t in (*(tile for _, tile in p.takes), *lots)},
        laid=tuple(s for s in range(p.seats) if bidding and p.bids[s] != NO_BID),
        own_bid=None if not bidding or seat is None or p.bids[seat] == NO_BID else p.bids[seat],
        order=p.order,
        takes=tuple((s, box.paintings[tile]) for s, tile in p.takes),
        players=tuple(
            SeatView(
                wall=_wall(p, entered, p.before[:4] if s == drafter else _beside(p, s)),
                cards=len(p.hands[s]),
                starting_bid=p.spent[s][0],
                starting_painting=box.paintings[p.starts[s]],
                shown=p.shown[s] if p.shown else (),
                spent=p.spent[s] if all_spent or s == seat else None,
            )
            for s in range(p.seats)
        ),
        hand=() if seat is None else p.hands[seat],
        draft=_draft(p, entered, drafter) if drafter != NOTHING and drafter == seat else None,
        genres=tuple(
            GenreView(genre, p.prestige[i], worth[i], _names(box, [tile for tile in museum if box.genre[tile] == i]))
            for i, genre in enumerate(GENRES)
        ),
        piles=tuple(
            PileView(pile, *box.sizes[box.size[tiles[0]]], box.value[tiles[0]], len(p.piles[number]))
            for number, (pile, tiles) in enumerate(zip(box.piles, box.pile_tiles, strict=True))
        ),
        stock=tuple(StockView(box.shapes[shape], left) for shape, left in enumerate(stock)),
        sales=tuple(_sale(p, sale, all_spent) for sale in p.sales),
        revealed=Revealed(tuple(p.hands), tuple(_names(box, pile) for pile in p.piles)) if over else None,
    )


def _names(box: Box, tiles: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.paintings[tile] for tile in tiles)


def _numbers(box: Box, seats: int) -> NumbersView:
    return NumbersView(
        lots=seats + box.extra_lots,
        multipliers=box.multipliers,
        absent=box.absent,
        lap=box.lap,
        eye_line=box.points_eye_line,
        full_wall=box.points_full,
        bare_corner=box.points_corner,
        superfluous=box.points_superfluous,
        superfluous_end=box.superfluous_end,
        combination=box.combination,
    )


Beside = tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]
"""A wall's paintings and decor, what the assistant holds, and what is superfluous."""


def _beside(p: ArtSocietyPosition, seat: int) -> Beside:
    return p.hung[seat], p.decor[seat], p.assistants[seat], p.superfluous[seat]


def _wall(p: ArtSocietyPosition, entered: list[bool], beside: Beside) -> WallView:
    box = p.box
    hung, decor, held, superfluous = beside
    placed = [divmod(code, box.cells) for code in hung]
    laid = [divmod(code, box.cells) for code in decor]
    covered = sum(box.footprints[box.size[tile]][cell].bit_count() for tile, cell in placed)
    covered += sum(box.shields[shape] for shape, _ in laid)
    return WallView(
        paintings=tuple(HungView(box.paintings[tile], box.grid.name(cell)) for tile, cell in placed),
        decor=tuple(DecorView(box.shapes[shape], box.grid.name(cell)) for shape, cell in laid),
        assistant=_held(box, held),
        superfluous=_names(box, superfluous),
        free=box.cells - covered,
        score=_score(box, scoring.sheet(box, hung, decor, superfluous, p.prestige, entered)),
    )


def _held(box: Box, held: int) -> str | None:
    if held == NOTHING:
        return None
    return box.paintings[held] if held < len(box.paintings) else box.shapes[held - len(box.paintings)]


def _score(box: Box, sheet: scoring.Sheet) -> ScoreView:
    return ScoreView(
        paintings=sheet.paintings,
        prestige=sheet.prestige,
        decor=sheet.decor,
        eye_line=sheet.eye_line,
        full_wall=sheet.full_wall,
        corners=sheet.corners,
        superfluous=sheet.superfluous,
        total=sheet.total,
        faux_pas=_names(box, sheet.faux_pas),
    )


def _draft(p: ArtSocietyPosition, entered: list[bool], seat: int) -> DraftView:
    return DraftView(
        moves=_steps(p),
        waiting=None if p.taken == NOTHING else p.box.paintings[p.taken],
        due=tuple(map(abs, p.dues)),
        wall=_wall(p, entered, _beside(p, seat)),
    )


def _steps(p: ArtSocietyPosition) -> tuple[str, ...]:
    """The moves of the draft, as records write them."""
    own = (p.drafted[0] - p.box.take_code, p.before[2])
    steps = []
    for code in p.drafted:
        move = moves.named(p, code)
        if isinstance(move, moves.Hang | moves.Swap):
            kind = moves.Hang if code // p.box.cells in own else moves.Swap
            move = kind(move.painting, move.square)
        steps.append(str(move))
    return tuple(steps)


def _sale(p: ArtSocietyPosition, sale: Sale, bids: bool) -> SaleView:
    number, auctioneer, lots, takes, unsold = sale
    return SaleView(
        round=number + 1,
        auctioneer=auctioneer,
        lots=_names(p.box, lots),
        takes=tuple((seat, p.box.paintings[tile]) for seat, tile in takes),
        unsold=p.box.paintings[unsold],
        bids=tuple(pile[number + 1] for pile in p.spent) if bids else (),
    )


def imagine(setup: Setup, view: ArtSocietyView, dice: Dice) -> ArtSocietyPosition:
    """A whole position with this view: faces and others' bids made up by the caller's dice, a fresh chance stream."""
    p = ArtSocietyPosition(setup, int(dice.random() * (1 << 53)).to_bytes(32, "big"))
    box = p.box
    p.commitment = view.commitment
    p.round, p.auctioneer = view.round - 1, view.auctioneer
    p.order = view.order
    p.takes = tuple((seat, box.numbers[name]) for seat, name in view.takes)
    p.prestige = [genre.prestige for genre in view.genres]
    p.museum = tuple(box.numbers[name] for genre in view.genres for name in genre.museum)
    p.stock = [stock.left for stock in view.stock]
    p.starts = tuple(box.numbers[player.starting_painting] for player in view.players)
    p.removed = tuple(tile for tile in range(box.auction, len(box.paintings)) if tile not in p.starts)
    p.sales = [
        (
            sale.round - 1,
            sale.auctioneer,
            tuple(box.numbers[name] for name in sale.lots),
            tuple((seat, box.numbers[name]) for seat, name in sale.takes),
            box.numbers[sale.unsold],
        )
        for sale in view.sales
    ]
    for seat, player in enumerate(view.players):
        _rehang(p, seat, player.wall)
    _deal_piles(p, view, dice)
    _deal_bids(p, view, dice)
    if view.outcome is not None:
        p.reason = view.outcome.reason
    if view.decision is not None:
        _ask(p, view, dice)
        p.number = view.decision.number
    return p


def _rehang(p: ArtSocietyPosition, seat: int, wall: WallView) -> None:
    box = p.box
    p.hung[seat] = tuple(box.numbers[h.painting] * box.cells + box.grid.cell(h.square) for h in wall.paintings)
    p.decor[seat] = tuple(box.shapes.index(d.decor) * box.cells + box.grid.cell(d.square) for d in wall.decor)
    for code in p.hung[seat]:
        p.masks[seat] |= box.footprints[box.size[code // box.cells]][code % box.cells]
    for code in p.decor[seat]:
        p.masks[seat] |= box.footprints[code // box.cells][code % box.cells]
    p.superfluous[seat] = tuple(box.numbers[name] for name in wall.superfluous)
    if wall.assistant is not None:
        held = wall.assistant
        p.assistants[seat] = len(box.paintings) + box.shapes.index(held) if held in box.shapes else box.numbers[held]


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


def _ask(p: ArtSocietyPosition, view: ArtSocietyView, dice: Dice) -> None:
    assert view.decision is not None
    for seat in view.laid:
        hand = p.hands[seat]
        own = view.own_bid if seat == view.seat else None
        p.bids[seat] = hand[int(dice.random() * len(hand))] if own is None else own
    question = next(i for i, q in enumerate(QUESTIONS) if q.key == view.decision.key)
    seat = view.decision.seats[0]
    if view.draft is None:
        p.frames = [(question, seat)]
        return
    p.frames = [(TAKE, seat)]
    for step in view.draft.moves:
        p.push(moves.codes_of(p, seat, moves.MOVESET.parse(step))[0])


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items
