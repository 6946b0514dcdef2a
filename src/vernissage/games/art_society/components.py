"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import ComponentsError, shown
from vernissage.games.art_society.wall import Grid

GENRES = ("cityscape", "portrait", "still_life", "landscape")
FRAMES = ("gold", "shell", "walnut", "ebony")
PLAYERS = (2, 4)
AUCTION_PAINTINGS = 112
STARTING_PAINTINGS = 4
DECOR_TILES = 108
LINES = ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3))
"""The shapes of decor: width and height. Lying and upright tiles are different ones, for nothing may be turned."""
PARTITIONS = ((2,), (1, 1), (3,), (2, 1), (1, 2), (1, 1, 1))
"""What a straight line of decor can be made of, from its left or upper end: the lengths of its tiles."""
_MOST_SQUARES = 20
_MOST_PROBLEMS = 12
_SIZE = re.compile(r"([1-9])x([1-9])")


@dataclass(frozen=True)
class Pattern:
    """A way to lay a straight line of decor: how long, lying or upright, and the tiles as (shape, steps along it)."""

    name: str
    length: int
    upright: bool
    parts: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Box:
    """Everything in the box. A painting is a number, and so is a hanging: painting times squares plus square."""

    grid: Grid
    stars: int
    eye_line: int
    eye_rows: tuple[int, int]
    """The first and the last row at eye level, counted from 1."""
    bid_cards: int
    starting_bids: tuple[int, ...]
    extra_lots: int
    superfluous_end: int
    multipliers: tuple[int, ...]
    absent: int
    lap: int
    points_eye_line: int
    points_full: int
    points_corner: int
    points_superfluous: int
    combination: int
    decor_counts: tuple[int, ...]

    paintings: tuple[str, ...]
    """The name of each painting, as moves and records write it: genre-frame-size; the starting ones are the last."""
    numbers: dict[str, int]
    genre: tuple[int, ...]
    frame: tuple[int, ...]
    value: tuple[int, ...]
    """The number on its back, 0 for a starting painting."""
    size: tuple[int, ...]
    """The number of its size in `sizes`."""
    auction: int
    """How many are for auction: those before the starting ones."""
    pile: tuple[int, ...]
    """The pile each painting for auction belongs to: those with the same size and number on the back."""
    piles: tuple[str, ...]
    pile_numbers: dict[str, int]
    pile_tiles: tuple[tuple[int, ...], ...]

    sizes: tuple[tuple[int, int], ...]
    """Width and height of each size; the shapes of decor come first."""
    anchors: tuple[int, ...]
    footprints: tuple[tuple[int, ...], ...]
    """By size and square: the squares a tile covers there, 0 where it would stick out."""
    borders: tuple[tuple[int, ...], ...]
    """By size and square: those squares and all next to them."""
    shapes: tuple[str, ...]
    """The names of the decor shapes: 2x1 is two wide."""
    shields: tuple[int, ...]
    patterns: tuple[Pattern, ...]
    """The ways to lay a line of decor, for trades."""

    cells: int
    decor_code: int
    """The code of decor shape 0 on square 0; the codes before are hangings of paintings."""
    held_code: int
    """The code of the assistant's decor hung on square 0."""
    trade_code: int
    take_code: int
    lot_code: int
    bid_code: int
    """The code of bid card 0, which there is not."""
    keep_code: int
    keep_decor_code: int
    superfluous_code: int
    done_code: int
    space: int

    def spots(self, size: int, occupied: int) -> int:
        """Where a tile of this size can be hung, as a set of squares for its top left one."""
        width, height = self.sizes[size]
        return self.grid.spots(width, height, self.anchors[size], occupied)


class _Problems(list[str]):
    """What is wrong with a file, gathered so that its owner sees all of it at once."""

    def table(self, data: dict[str, Any], key: str, within: str = "") -> dict[str, Any]:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.append(f"the file lacks [{within}{key}]")
        return {}

    def number(self, data: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        value = data.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            wanted = f"a whole number from {low} to {high}" if low < high else f"the number {low}"
            self.append(f"{where} {key}: {wanted} is wanted, not {shown(value)}")
            return low
        return value

    def numbers(self, data: dict[str, Any], key: str, where: str, length: int, low: int, high: int) -> tuple[int, ...]:
        value = data.get(key)
        if not isinstance(value, list) or len(value) != length:
            self.append(f"{where} {key}: a list of {length} numbers is wanted, not {shown(value)}")
            return (low,) * length
        return tuple(self.number({key: item}, key, where, low, high) for item in value)


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every row and entry that does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"the components file is not TOML: {error}") from None
    problems = _Problems()
    box = _box(data, problems)
    if problems or box is None:
        rest = len(problems) - _MOST_PROBLEMS
        raise ComponentsError(*problems[:_MOST_PROBLEMS], *([f"… and {rest} more"] if rest > 0 else []))
    return box


def _box(data: dict[str, Any], problems: _Problems) -> Box | None:
    game, bids = problems.table(data, "game"), problems.table(data, "bids")
    prestige, score = problems.table(data, "prestige"), problems.table(data, "score")
    decor, wall = problems.table(data, "decor"), problems.table(data, "wall")
    if game.get("players") != list(PLAYERS):
        problems.append(f"[game] players: the game is for {list(PLAYERS)}, not {shown(game.get('players'))}")
    grid = Grid(
        problems.number(wall, "width", "[wall]", 6, _MOST_SQUARES),
        problems.number(wall, "height", "[wall]", 6, _MOST_SQUARES),
    )
    stars = _stars(wall, grid, problems)
    first, last = problems.numbers(wall, "eye_rows", "[wall]", 2, 1, grid.height)
    if first > last:
        problems.append(f"[wall] eye_rows: the first row comes before the last, not {first} and {last}")
    counts = _decor(problems.table(decor, "tiles", "decor."), problems)
    cards = problems.number(bids, "cards", "[bids]", 5, 50)
    starting_bids = problems.numbers(bids, "starting", "[bids]", PLAYERS[1], 1, 100)
    if len(set(starting_bids)) != len(starting_bids):
        problems.append("[bids] starting: the starting bids all differ, for they break the last ties")  # AS-R7
    extra = problems.number(game, "lots", "[game]", 1, 1)  # AS-30: one painting is left for the museum
    rows = _paintings(problems.table(data, "paintings"), problems)
    wanted = cards * (PLAYERS[1] + extra)
    if sum(not starting for *_, starting in rows) < wanted:
        problems.append(f"[paintings] auction: {cards} rounds of four players need {wanted} paintings")
    names = _names(rows)
    sizes = tuple(dict.fromkeys((*LINES, *((width, height) for _, _, width, height, _, _ in rows))))
    backs = [(width, height, value) for _, _, width, height, value, starting in rows if not starting]
    kinds = sorted(set(backs), key=lambda back: (back[2], back[0] * back[1], back))
    pile = tuple(kinds.index(back) for back in backs)
    piles = tuple(f"{width}x{height}-{value}" for width, height, value in kinds)
    footprints, borders = _tables(grid, sizes)
    cells, total = grid.cells, len(rows)
    patterns = _patterns()
    decor_code = total * cells
    held_code = decor_code + len(LINES) * cells
    trade_code = held_code + cells
    take_code = trade_code + len(patterns) * cells
    lot_code = take_code + total
    bid_code = lot_code + len(piles) - 1
    keep_code = bid_code + cards + 1
    keep_decor_code = keep_code + 1
    superfluous_code = keep_decor_code + len(LINES)
    return Box(
        grid=grid,
        stars=stars,
        eye_line=grid.rows(first, last),
        eye_rows=(first, last),
        bid_cards=cards,
        starting_bids=starting_bids,
        extra_lots=extra,
        superfluous_end=problems.number(game, "superfluous_end", "[game]", 1, 9),
        multipliers=problems.numbers(prestige, "multipliers", "[prestige]", len(GENRES), 0, 99),
        absent=problems.number(prestige, "absent", "[prestige]", 0, 99),
        lap=problems.number(prestige, "lap", "[prestige]", 10, 999),
        points_eye_line=problems.number(score, "eye_line", "[score]", 0, 99),
        points_full=problems.number(score, "full_wall", "[score]", 0, 99),
        points_corner=problems.number(score, "bare_corner", "[score]", -99, 0),
        points_superfluous=problems.number(score, "superfluous", "[score]", -99, 0),
        combination=problems.number(decor, "combination", "[decor]", 2, 20),
        decor_counts=counts,
        paintings=names,
        numbers={name: number for number, name in enumerate(names)},
        genre=tuple(row[0] for row in rows),
        frame=tuple(row[1] for row in rows),
        value=tuple(row[4] for row in rows),
        size=tuple(sizes.index((row[2], row[3])) for row in rows),
        auction=len(backs),
        pile=pile,
        piles=piles,
        pile_numbers={name: number for number, name in enumerate(piles)},
        pile_tiles=tuple(tuple(t for t, p in enumerate(pile) if p == kind) for kind in range(len(kinds))),
        sizes=sizes,
        anchors=tuple(grid.anchors(width, height) for width, height in sizes),
        footprints=footprints,
        borders=borders,
        shapes=tuple(f"{width}x{height}" for width, height in LINES),
        shields=tuple(width * height for width, height in LINES),
        patterns=patterns,
        cells=cells,
        decor_code=decor_code,
        held_code=held_code,
        trade_code=trade_code,
        take_code=take_code,
        lot_code=lot_code,
        bid_code=bid_code,
        keep_code=keep_code,
        keep_decor_code=keep_decor_code,
        superfluous_code=superfluous_code,
        done_code=superfluous_code + 1,
        space=superfluous_code + 2,
    )


def _stars(wall: dict[str, Any], grid: Grid, problems: _Problems) -> int:
    names = wall.get("stars")
    if not isinstance(names, list) or not 1 <= len(names) <= 8:
        problems.append(f"[wall] stars: a list of squares such as ['g5', 'h5'] is wanted, not {shown(names)}")
        return 1
    stars = 0
    for name in names:
        cell = grid.cell(name) if isinstance(name, str) else -1
        if cell < 0:
            problems.append(f"[wall] stars: there is no square {shown(name)} on {grid.width}x{grid.height}")
        else:
            stars |= 1 << cell
    return stars


def _decor(tiles: dict[str, Any], problems: _Problems) -> tuple[int, ...]:
    known = [f"{width}x{height}" for width, height in LINES]
    for key in tiles:
        if key != "standing" and key not in known:
            problems.append(f"[decor.tiles] {shown(key)}: decor is {', '.join(known)}")
    counts = tuple(problems.number(tiles, key, "[decor.tiles]", 0, DECOR_TILES) for key in known)
    if sum(counts) != DECOR_TILES:
        problems.append(f"[decor.tiles]: there are {DECOR_TILES} decor tiles in the box, not {sum(counts)}")
    return counts


Row = tuple[int, int, int, int, int, bool]
"""Genre, frame, width, height, value, whether it is a starting painting."""


def _paintings(table: dict[str, Any], problems: _Problems) -> list[Row]:
    rows: list[Row] = []
    for key, wanted in (("auction", AUCTION_PAINTINGS), ("starting", STARTING_PAINTINGS)):
        listed = table.get(key)
        if not isinstance(listed, list):
            problems.append(f"[paintings] {key}: a list of rows is wanted, not {shown(listed)}")
            continue
        if len(listed) != wanted:
            problems.append(f"[paintings] {key}: there are {wanted} of them in the box, not {len(listed)}")
        for number, row in enumerate(listed[: 2 * wanted], 1):
            read = _row(row, f"[paintings] {key}, row {number}", key == "starting", problems)
            if read is not None:
                rows.append(read)
    return rows


def _row(row: Any, where: str, starting: bool, problems: _Problems) -> Row | None:
    length = 3 if starting else 4
    if not isinstance(row, list) or len(row) != length:
        form = '["genre", "frame", "2x3"]' if starting else '["genre", "frame", "2x3", 4]'
        problems.append(f"{where}: a row is {form}, not {shown(row)}")
        return None
    genre, frame, size = row[:3]
    value = 0 if starting else row[3]
    found = len(problems)
    if genre not in GENRES:
        problems.append(f"{where}: the genre is one of {', '.join(GENRES)}, not {shown(genre)}")
    if frame not in FRAMES:
        problems.append(f"{where}: the frame is one of {', '.join(FRAMES)}, not {shown(frame)}")
    match = _SIZE.fullmatch(size) if isinstance(size, str) else None
    if match is None or not all(2 <= int(side) <= 5 for side in match.groups()):
        problems.append(f"{where}: the size is from 2x2 to 5x5, not {shown(size)}")
    elif starting and match.group() != "2x3":
        problems.append(f"{where}: a starting painting is 2x3, not {size}")
    if not starting and (isinstance(value, bool) or not isinstance(value, int) or not 3 <= value <= 9):
        problems.append(f"{where}: the value is from 3 to 9, not {shown(value)}")
    if len(problems) > found or match is None:
        return None
    return GENRES.index(genre), FRAMES.index(frame), int(match[1]), int(match[2]), value, starting


def _names(rows: list[Row]) -> tuple[str, ...]:
    """Genre, frame and size; a second one of the same look has a number, a starting one says so."""
    names: list[str] = []
    seen: dict[str, int] = {}
    for genre, frame, width, height, _, starting in rows:
        name = f"{GENRES[genre]}-{FRAMES[frame]}-{width}x{height}" + ("-start" if starting else "")
        seen[name] = seen.get(name, 0) + 1
        names.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return tuple(names)


def _tables(
    grid: Grid, sizes: tuple[tuple[int, int], ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    footprints = []
    for width, height in sizes:
        anchors = grid.anchors(width, height)
        footprints.append(
            tuple(grid.footprint(width, height, cell) if anchors >> cell & 1 else 0 for cell in range(grid.cells))
        )
    return tuple(footprints), tuple(tuple(grid.grown(print_) for print_ in prints) for prints in footprints)


def _patterns() -> tuple[Pattern, ...]:
    patterns = []
    for upright in (False, True):
        for lengths in PARTITIONS:
            parts, at = [], 0
            for length in lengths:
                parts.append((LINES.index((1, length) if upright else (length, 1)), at))
                at += length
            name = f"{'v' if upright else 'h'}{'+'.join(map(str, lengths))}"
            patterns.append(Pattern(name, sum(lengths), upright, tuple(parts)))
    return tuple(patterns)
