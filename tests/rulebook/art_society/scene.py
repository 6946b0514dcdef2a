"""Scenes of Art Society: a table set as a test wants it.

Tiles on a wall are written `painting@square` or `shape@square`: `portrait-gold-2x2@g5 2x1@i5`. `start@g4` is the
seat's own starting painting.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.games.art_society import title
from vernissage.games.art_society.components import GENRES
from vernissage.games.art_society.decisions import TAKE
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.view import ArtSocietyView

CITYSCAPE, PORTRAIT, STILL_LIFE, LANDSCAPE = range(4)
SPARE_LOTS = ("still_life-gold-5x4", "still_life-gold-3x5", "landscape-ebony-4x4", "landscape-gold-4x5")


def small_box() -> str:
    """An owner's components file with a wall of 6x6."""
    text = title.standard_components
    for old, new in (
        ("width = 14", "width = 6"),
        ("height = 9", "height = 6"),
        ('["g5", "h5"]', '["c3", "d3"]'),
        ("eye_rows = [4, 6]", "eye_rows = [3, 4]"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def scene(
    *walls: str,
    lots: str = "",
    museum: str = "",
    prestige: Mapping[str, int] | None = None,
    assistants: Sequence[str] = (),
    superfluous: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    small: bool = False,
    round: int = 1,
    **options: object,
) -> ArtSocietyPosition:
    """A game in which seat 0 chooses first among the lots, then the others in seat order.

    Lots that are not named are made up to one more than there are players. `round` rounds of bids are on the piles.
    """
    seats = max(2, len(walls))
    p = title.new(seats, 1, options, components=small_box() if small else None)
    box = p.box
    p.starts = tuple(range(box.auction, box.auction + seats))
    for seat in range(seats):
        spec = walls[seat] if seat < len(walls) else "start@" + ("c3" if small else "g5")
        for word in spec.split():
            put(p, seat, word)
    hung = {code // box.cells for wall in p.hung for code in wall}
    p.removed = tuple(tile for tile in range(box.auction, len(box.paintings)) if tile not in hung)
    p.museum = tuple(box.numbers[name] for name in museum.split())
    for genre, total in (prestige or {}).items():
        p.prestige[GENRES.index(genre)] = total
    for seat, name in enumerate(assistants):
        if name:
            p.assistants[seat] = (
                len(box.paintings) + box.shapes.index(name) if name in box.shapes else box.numbers[name]
            )
            if name in box.shapes:
                p.stock[box.shapes.index(name)] -= 1
    p.superfluous = [tuple(box.numbers[name] for name in names.split()) for names in superfluous] or [()] * seats
    for shape, left in (stock or {}).items():
        p.stock[box.shapes.index(shape)] = left
    used = {*hung, *p.museum, *p.assistants, *(tile for tiles in p.superfluous for tile in tiles)}
    names = lots.split()
    spare = [name for name in SPARE_LOTS if name not in names and box.numbers[name] not in used]
    p.lots = tuple(box.numbers[name] for name in (names + spare)[: seats + 1])
    p.piles = [tuple(tile for tile in pile if tile not in used and tile not in p.lots) for pile in p.piles]
    cards = range(box.bid_cards, box.bid_cards - round, -1)
    p.spent = [(seat + 1, *(card - (seat if card == cards[-1] else 0) for card in cards)) for seat in range(seats)]
    p.hands = [tuple(c for c in range(1, box.bid_cards + 1) if c not in pile[1:]) for pile in p.spent]
    p.shown = tuple(pile[:0:-1][:1] for pile in p.spent)
    p.round = round - 1
    p.order = tuple(range(seats))
    p.auctioneer = 0
    p.frames = [(TAKE, 0)]
    return p


def put(p: ArtSocietyPosition, seat: int, word: str) -> None:
    """Hang a tile without asking any rule."""
    name, _, square = word.partition("@")
    box, cell = p.box, p.box.grid.cell(square)
    assert cell >= 0, word
    if name in box.shapes:
        shape = box.shapes.index(name)
        area, code = box.footprints[shape][cell], shape * box.cells + cell
        p.decor[seat] += (code,)
        p.stock[shape] -= 1
    else:
        tile = p.starts[seat] if name == "start" else box.numbers[name]
        area, code = box.footprints[box.size[tile]][cell], tile * box.cells + cell
        p.hung[seat] += (code,)
    assert area, f"{word} sticks out"
    assert not area & p.masks[seat], f"{word} overlaps"
    p.masks[seat] |= area


def fill(p: ArtSocietyPosition, seat: int, free: str) -> None:
    """Cover every square of a wall but these with single decor tiles, never mind how many there are in the box."""
    left = list(p.stock)
    open_squares = {p.box.grid.cell(square) for square in free.split()}
    for cell in range(p.box.cells):
        if cell not in open_squares and not p.masks[seat] >> cell & 1:
            put(p, seat, f"1x1@{p.box.grid.name(cell)}")
    p.stock = left


def play(p: ArtSocietyPosition, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(p, script)


def refused(p: ArtSocietyPosition, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(p, script)


def may(p: ArtSocietyPosition, seat: int, tag: str = "") -> set[str]:
    """What a seat may answer, or those answers that begin with a word."""
    return {text for text in builders.may(p, seat) if text.split()[0] == tag or not tag}


def seen(p: ArtSocietyPosition, seat: int | None) -> ArtSocietyView:
    """What a seat sees, or a spectator (None)."""
    return title.view(p, seat)


def asked(p: ArtSocietyPosition) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of which seats."""
    return p.decision.key, p.decision.seats


def wall(p: ArtSocietyPosition, seat: int) -> set[str]:
    """What hangs on a wall, written as scenes write it."""
    box = p.box
    paintings = {f"{box.paintings[code // box.cells]}@{box.grid.name(code % box.cells)}" for code in p.hung[seat]}
    return paintings | {f"{box.shapes[code // box.cells]}@{box.grid.name(code % box.cells)}" for code in p.decor[seat]}


def held(p: ArtSocietyPosition, seat: int) -> str:
    """What an assistant holds, empty if nothing."""
    tile = p.assistants[seat]
    if tile == NOTHING:
        return ""
    return p.box.paintings[tile] if tile < len(p.box.paintings) else p.box.shapes[tile - len(p.box.paintings)]


def names(p: ArtSocietyPosition, tiles: Iterable[int]) -> list[str]:
    return [p.box.paintings[tile] for tile in tiles]


def finish_round(p: ArtSocietyPosition) -> list[Event]:
    """Everybody still to choose takes the first lot and does the first thing that is offered."""
    heard: list[Event] = []
    while p.frames and p.question.key in ("take", "hang"):
        options = builders.may(p, p.seat)
        for tag in ("done", "keep", "superfluous", "take", "hang", "swap", "decor", "keep_decor"):
            fitting = sorted(text for text in options if text.split()[0] == tag)
            if fitting:
                heard += play(p, f"{p.seat} {fitting[0]}")
                break
    return heard


def begin(seats: int = 3, bids: Sequence[int] = (), **more: object) -> ArtSocietyPosition:
    """A new game whose starting paintings are hung, with these starting bids."""
    deal = {"bids": [str(bid) for bid in bids]} if bids else None
    p = title.new(seats, 7, more, deal=deal)
    for seat in range(seats):
        play(p, f"{seat} hang {p.box.paintings[p.starts[seat]]} g5")
    return p


def choose_lots(p: ArtSocietyPosition, *piles: str) -> list[Event]:
    """The auctioneer takes from these piles, then from the smallest."""
    heard: list[Event] = []
    wanted = list(piles)
    while p.question.key == "lot":
        heard += play(p, f"{p.seat} lot {wanted.pop(0) if wanted else '2x2-3'}")
    return heard


def bid(p: ArtSocietyPosition, *cards: int) -> list[Event]:
    """Everybody bids, by seat."""
    return play(p, "; ".join(f"{seat} bid {card}" for seat, card in enumerate(cards)))
