"""What a seat, or a spectator, may know: each fact is put in on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.core.views import common
from vernissage.games.art_society import scoring
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions.choices import fitting
from vernissage.games.art_society.fields import Sale
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition
from vernissage.games.art_society.view.types import (
    ArtSocietyView,
    DecorView,
    DraftView,
    FameView,
    GenreView,
    HungView,
    NumbersView,
    PileView,
    Revealed,
    SaleView,
    ScoreView,
    SeatView,
    StockView,
    WallView,
)
from vernissage.games.art_society.wall import squares


def build(p: ArtSocietyPosition, seat: int | None) -> ArtSocietyView:
    """The view of a seat, or of a spectator (None)."""
    return _seen(p, seat, _open(p), _walls(p))


def build_all(p: ArtSocietyPosition) -> dict[int | None, ArtSocietyView]:
    """The views of all seats and of a spectator; what lies open to all of them is looked at once."""
    shown, walls = _open(p), _walls(p)
    return {seat: _seen(p, seat, shown, walls) for seat in (None, *range(p.seats))}


def _seen(
    p: ArtSocietyPosition, seat: int | None, shown: dict[str, Any], walls: tuple[WallView, ...]
) -> ArtSocietyView:
    box = p.box
    key = p.question.key if p.frames else ""
    drafter = p.drafter()
    lots, _, before = _before_the_draft(p)
    all_spent = _shows_all_spent(p)
    return ArtSocietyView(
        **common(p, seat),
        **shown,
        spots={}
        if key == "lot" or seat is None or seat == drafter
        else {box.paintings[t]: _spots(p, seat, t) for t in lots},
        own_bid=None if key != "bid" or seat is None or p.bids[seat] == NO_BID else p.bids[seat],
        players=tuple(
            SeatView(
                wall=walls[s],
                cards=len(p.hands[s]),
                starting_bid=p.spent[s][0],
                starting_painting=box.paintings[p.starts[s]],
                shown=p.shown[s] if p.shown else (),
                spent=p.spent[s] if all_spent or s == seat else None,
            )
            for s in range(p.seats)
        ),
        hand=() if seat is None else p.hands[seat],
        draft=_draft(p, p.entered(), drafter) if drafter != NOTHING and drafter == seat else None,
        stock=_stock(box, before if drafter != seat else tuple(p.stock)),
    )


def _before_the_draft(p: ArtSocietyPosition) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The lots, the museum and the stock of decor.

    AS-R14: while a seat drafts, the table is shown as it stood before, to that seat too; its draft stands apart. Only
    the decor it has taken or traded is gone from the stock it sees, and what it gave for it is there.
    """
    if p.drafter() == NOTHING:
        return p.lots, p.museum, tuple(p.stock)
    before = p.before[0]
    return before.lots, before.museum, before.stock


def _shows_all_spent(p: ArtSocietyPosition) -> bool:
    return not p.frames or p.open_bids  # AS-12, AS-R9


def _walls(p: ArtSocietyPosition) -> tuple[WallView, ...]:
    entered, drafter = p.entered(), p.drafter()
    return tuple(_wall(p, entered, *(p.before[0][:4] if s == drafter else _beside(p, s))) for s in range(p.seats))


def _open(p: ArtSocietyPosition) -> dict[str, Any]:
    """The part of a view that everybody has alike."""
    box = p.box
    key = p.question.key if p.frames else ""
    lots, museum, _ = _before_the_draft(p)
    entered = p.entered()
    worth = scoring.multipliers(box, p.prestige, entered)
    ranks = scoring.ranking(p.prestige, entered)
    ranks += [genre for genre in range(len(GENRES)) if genre not in ranks]
    choosing = key == "lot"
    return {
        "round": p.round + 1,
        "width": box.grid.width,
        "height": box.grid.height,
        "stars": tuple(box.grid.name(cell) for cell in squares(box.stars)),
        "eye_rows": box.eye_rows,
        "numbers": _numbers(box, p.seats),
        "auctioneer": p.auctioneer,
        "chosen": tuple(box.piles[box.pile[tile]] for tile in lots) if choosing else (),
        "lots": () if choosing else _names(box, lots),
        "values": {} if choosing else {box.paintings[t]: box.value[t] for t in (*(tile for _, tile in p.takes), *lots)},
        "fame": {} if choosing else {box.paintings[tile]: _fame(p, entered, tile) for tile in lots},
        "laid": tuple(s for s in range(p.seats) if key == "bid" and p.bids[s] != NO_BID),
        "order": p.order,
        "takes": tuple((s, box.paintings[tile]) for s, tile in p.takes),
        "genres": tuple(
            GenreView(
                genre,
                p.prestige[i],
                worth[i],
                ranks.index(i) + 1,
                _names(box, [tile for tile in museum if box.genre[tile] == i]),
            )
            for i, genre in enumerate(GENRES)
        ),
        "piles": tuple(
            PileView(pile, *box.sizes[box.size[tiles[0]]], box.value[tiles[0]], len(p.piles[number]))
            for number, (pile, tiles) in enumerate(zip(box.piles, box.pile_tiles, strict=True))
        ),
        "sales": tuple(_sale(p, sale, _shows_all_spent(p)) for sale in p.sales),
        "revealed": None if p.frames else _revealed(p),
    }


def _stock(box: Box, left: tuple[int, ...]) -> tuple[StockView, ...]:
    return tuple(StockView(box.shapes[shape], count) for shape, count in enumerate(left))


def _revealed(p: ArtSocietyPosition) -> Revealed:
    return Revealed(
        hands=tuple(p.hands),
        piles=tuple(_names(p.box, pile) for pile in p.piles),
        bids_left=tuple(p.bids_left(seat) for seat in range(p.seats)),
    )


def _names(box: Box, tiles: Sequence[int]) -> tuple[str, ...]:
    return tuple(box.paintings[tile] for tile in tiles)


def _numbers(box: Box, seats: int) -> NumbersView:
    return NumbersView(
        lots=seats + box.extra_lots,
        lap=box.lap,
        combination=box.combination,
    )


def _beside(p: ArtSocietyPosition, seat: int) -> tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]:
    """A wall's paintings and decor, what the assistant holds, and what is superfluous."""
    return p.hung[seat], p.decor[seat], p.assistants[seat], p.superfluous[seat]


def _wall(
    p: ArtSocietyPosition,
    entered: list[bool],
    hung: tuple[int, ...],
    decor: tuple[int, ...],
    held: int,
    superfluous: tuple[int, ...],
) -> WallView:
    box = p.box
    placed = [divmod(code, box.cells) for code in hung]
    laid = [divmod(code, box.cells) for code in decor]
    covered = sum(box.footprints[box.size[tile]][cell].bit_count() for tile, cell in placed)
    covered += sum(box.shields[shape] for shape, _ in laid)
    return WallView(
        paintings=tuple(HungView(box.paintings[tile], box.grid.name(cell)) for tile, cell in placed),
        decor=tuple(DecorView(box.shapes[shape], box.grid.name(cell)) for shape, cell in laid),
        assistant=None if held == NOTHING else str(box.vocabulary["tile"].write(held)),
        superfluous=_names(box, superfluous),
        free=box.cells - covered,
        score=_score(box, scoring.sheet(box, hung, decor, superfluous, p.prestige, entered)),
    )


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
        due=p.owed().left,
        largest=p.owed().most,
        matches=_matches(p, seat),
        wall=_wall(p, entered, *_beside(p, seat)),
    )


def _matches(p: ArtSocietyPosition, seat: int) -> dict[str, tuple[str, ...]]:
    box = p.box
    hung = [code for code in p.drafted if code < box.decor_code]
    found = {}
    for code in hung:
        others = [other for other in p.hung[seat] if other != code]
        found[box.paintings[code // box.cells]] = _names(box, scoring.alike(box, others, *divmod(code, box.cells)))
    return found


def _fame(p: ArtSocietyPosition, entered: list[bool], tile: int) -> FameView:
    genre = p.box.genre[tile]
    prestige, shown = list(p.prestige), entered[:]
    prestige[genre], shown[genre] = scoring.advance(prestige, genre, p.box.value[tile]), True
    return FameView(prestige[genre], scoring.multipliers(p.box, prestige, shown)[genre])


def _spots(p: ArtSocietyPosition, seat: int, tile: int) -> tuple[str, ...]:
    return tuple(p.box.grid.name(cell) for cell in squares(fitting(p, seat, tile)))


def _steps(p: ArtSocietyPosition) -> tuple[str, ...]:
    """The moves of the draft, as records write them: what was hung out of the museum was swapped."""
    box = p.box
    own = (p.drafted[0] - box.take_code, p.before[0].assistant)
    found = []
    for code in p.drafted:
        word = box.codebook.word(code)
        swapped = code < box.decor_code and code // box.cells not in own
        found.append(word.replace("hang", "swap", 1) if swapped else word)
    return tuple(found)


def _sale(p: ArtSocietyPosition, sale: Sale, bids: bool) -> SaleView:
    return SaleView(
        round=sale.round + 1,
        auctioneer=sale.auctioneer,
        lots=_names(p.box, sale.lots),
        takes=tuple((seat, p.box.paintings[tile]) for seat, tile in sale.takes),
        unsold=p.box.paintings[sale.unsold],
        bids=tuple(pile[sale.round + 1] for pile in p.spent) if bids else (),
    )
