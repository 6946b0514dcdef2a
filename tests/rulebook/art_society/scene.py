"""Scenes of Art Society: a table set as a test wants it, everything else in its proper place.

Tiles on a wall are written `painting@square` or `shape@square`: `portrait-gold-2x2@g5 2x1@i5`. `start@g4` is the
seat's own starting painting.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.games.art_society import title
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.view import ArtSocietyView

CITYSCAPE, PORTRAIT, STILL_LIFE, LANDSCAPE = range(4)
SPARE_LOTS = ("still_life-gold-5x4", "still_life-gold-3x5", "landscape-ebony-4x4", "landscape-gold-4x5")
FILLING = ("3x1", "1x3", "1x2", "2x1", "1x1")
"""The decor that walls are filled with: in this order hardly any single tiles are left, which could be traded."""
Table = Game[ArtSocietyPosition] | ArtSocietyPosition


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


class _Walls:
    """The walls of a scene, and what is left of the box."""

    def __init__(self, box: Box, walls: Sequence[str], reserved: Iterable[str]) -> None:
        self.box = box
        self.reserved = {*reserved, *(word.partition("@")[0] for wall in walls for word in wall.split())}
        self.stock = dict(zip(box.shapes, box.decor_counts, strict=True))
        self.hung: list[list[dict[str, str]]] = [[] for _ in walls]
        self.decor: list[list[dict[str, str]]] = [[] for _ in walls]
        for seat, wall in enumerate(walls):
            for word in wall.split():
                name, _, square = word.partition("@")
                self.put(seat, box.paintings[box.auction + seat] if name == "start" else name, square)

    def put(self, seat: int, name: str, square: str) -> None:
        if name in self.stock:
            self.decor[seat].append({"decor": name, "square": square})
            self.stock[name] -= 1
        else:
            self.hung[seat].append({"painting": name, "square": square})

    def fill(self, seat: int, free: str) -> None:
        """Cover every square of a wall but these, and leave a decor tile of each shape.

        The first wall is filled with decor alone, which matches no frame; for more walls there is not enough.
        """
        box = self.box
        hung, decor = box.vocabulary["hanging"].read, box.vocabulary["decorating"].read
        taken = box.covered([*map(hung, self.hung[seat])], [*map(decor, self.decor[seat])])
        taken |= sum(1 << box.grid.cell(square) for square in free.split())
        for cell in range(box.cells):
            if not taken >> cell & 1:
                name, area = next((name, area) for name, area in self.tiles(seat, cell) if area and not area & taken)
                self.put(seat, name, box.grid.name(cell))
                self.reserved.add(name)
                taken |= area

    def tiles(self, seat: int, cell: int) -> Iterator[tuple[str, int]]:
        """The tiles to fill with, large ones first, and the squares each would cover."""
        box = self.box
        for tile in range(box.auction - 1, -1, -1) if seat else ():
            if box.paintings[tile] not in self.reserved:
                yield box.paintings[tile], box.footprints[box.size[tile]][cell]
        for name in FILLING:
            if self.stock[name] > 1:
                yield name, box.footprints[box.shapes.index(name)][cell]


def scene(
    *walls: str,
    free: Sequence[str | None] = (),
    lots: str = "",
    coming: str = "",
    museum: str = "",
    prestige: Mapping[str, int] | None = None,
    assistants: Sequence[str] = (),
    superfluous: Sequence[str] = (),
    stock: Mapping[str, int] | None = None,
    hands: Sequence[Sequence[int]] = (),
    small: bool = False,
    round: int = 1,
    over: str = "",
    **options: object,
) -> ArtSocietyPosition:
    """A game in which seat 0 chooses first among the lots, then the others in seat order; or one that is over.

    A wall for which `free` names squares is filled but for these. Lots that are not named are made up to one more than
    there are players; `coming` paintings lie first on their piles. `round` rounds of bids are on the piles of spent
    cards, or all that are not in `hands`.
    """
    seats = max(2, len(walls))
    own = small_box() if small else None
    box: Box = title.setup(seats, options, own).components
    specs = [*walls, *["start@" + ("c3" if small else "g5")] * (seats - len(walls))]
    beside = " ".join([lots, coming, museum, *assistants, *superfluous]).split()
    laid = _Walls(box, specs, [*beside, *SPARE_LOTS])
    for seat, squares in enumerate(free):
        if squares is not None:
            laid.fill(seat, squares)
    for name in assistants:
        if name in laid.stock:
            laid.stock[name] -= 1
    hung = {tile["painting"] for wall in laid.hung for tile in wall}
    used = {*hung, *" ".join([museum, *assistants, *superfluous]).split()}
    spare = [name for name in SPARE_LOTS if name not in beside]
    offered = [] if over else [*lots.split(), *spare][: seats + 1]
    ahead = [*coming.split(), *box.paintings]
    piles: dict[str, list[str]] = {name: [] for name in box.piles}
    for name in dict.fromkeys(ahead):
        if box.numbers[name] < box.auction and name not in used and name not in offered:
            piles[box.piles[box.pile[box.numbers[name]]]].append(name)
    cards = range(1, box.bid_cards + 1)
    bids = [box.bid_cards - seat for seat in range(seats)]
    spent = [[*[card for card in cards if card != bid][: round - 1], bid] for bid in bids]
    if hands:
        spent = [[card for card in cards if card not in hand] for hand in hands]
    starts = box.paintings[box.auction :]
    return title.set_up(
        {
            "title": title.key,
            "seats": seats,
            "options": title.facts.read_options(seats, options),
            **({"own_components": own} if own else {}),
            "asked": [] if over else [{"question": "take", "seat": "seat 0"}],
            "table": {
                "piles": piles,
                "starts": list(starts[:seats]),
                "removed": list(starts[seats:]),
                "spare_bids": list(box.starting_bids[seats:]),
                "hands": [[card for card in cards if card not in pile] for pile in spent],
                "spent": [[bid, *pile] for bid, pile in zip(box.starting_bids, spent, strict=False)],
                "shown": [] if over else [[bid] for bid in bids],
                "order": [] if over else [f"seat {seat}" for seat in range(seats)],
                "lots": offered,
                "hung": laid.hung,
                "decor": laid.decor,
                "assistants": [name or "none" for name in (*assistants, *[""] * seats)][:seats],
                "superfluous": [names.split() for names in (*superfluous, *[""] * seats)][:seats],
                "museum": museum.split(),
                "prestige": dict.fromkeys(GENRES, 0) | dict(prestige or {}),
                "stock": laid.stock | dict(stock or {}),
                "auctioneer": "seat 0",
                "round": len(spent[0]) - 1,
                "reason": over,
            },
        },
        sparse=stock is not None or not hung >= set(starts[:seats]),
    )


def changed(p: ArtSocietyPosition, **fields: Any) -> ArtSocietyPosition:
    """The same table with other values in some fields, by name."""
    data = p.plain()
    return title.set_up(data | {"table": data["table"] | fields})


def play(table: Table, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(table, script)


def refused(table: Table, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(table, script)


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


def dealings(dues: Sequence[int], tiles: Sequence[int]) -> list[list[list[int]]]:
    """All ways to deal tiles out to awards by brute force: one tile each, from four shields on any that add up."""
    found = []
    for places in itertools.product(range(len(dues)), repeat=len(tiles)):
        dealt = [[tile for tile, place in zip(tiles, places, strict=True) if place == at] for at in range(len(dues))]
        if all(sum(of) <= due and (due >= 4 or len(of) <= 1) for of, due in zip(dealt, dues, strict=True)):
            found.append(dealt)
    return found


def names(p: ArtSocietyPosition, tiles: Iterable[int]) -> list[str]:
    return [p.box.paintings[tile] for tile in tiles]


def finish_round(table: Table) -> list[Event]:
    """Everybody still to choose takes the first lot and does the first thing that is offered."""
    game = builders.game_at(table)
    p, heard = game.position, list[Event]()
    while p.frames and p.question.key in ("take", "hang"):
        options = builders.may(p, p.seat)
        for tag in ("done", "keep", "superfluous", "take", "hang", "swap", "decor", "keep_decor"):
            fitting = sorted(text for text in options if text.split()[0] == tag)
            if fitting:
                heard += play(game, f"{p.seat} {fitting[0]}")
                break
    return heard


def begin(seats: int = 3, bids: Sequence[int] = (), **more: object) -> Game[ArtSocietyPosition]:
    """A new game whose starting paintings are hung, with these starting bids."""
    deal = {"bids": [str(bid) for bid in bids]} if bids else None
    game = title.new(seats, 7, more, deal=deal)
    for seat in range(seats):
        play(game, f"{seat} hang {game.position.box.paintings[game.position.starts[seat]]} g5")
    return game


def choose_lots(table: Table, *piles: str) -> list[Event]:
    """The auctioneer takes from these piles, then from the smallest."""
    game = builders.game_at(table)
    heard: list[Event] = []
    wanted = list(piles)
    while game.position.question.key == "lot":
        heard += play(game, f"{game.position.seat} lot {wanted.pop(0) if wanted else '2x2-3'}")
    return heard


def bid(table: Table, *cards: int) -> list[Event]:
    """Everybody bids, by seat."""
    return play(table, "; ".join(f"{seat} bid {card}" for seat, card in enumerate(cards)))
