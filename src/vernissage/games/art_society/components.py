"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from vernissage.core.components import read
from vernissage.core.errors import ComponentsError, shown
from vernissage.games.art_society import names
from vernissage.games.art_society.box import Box as Box
from vernissage.games.art_society.box import DecorPattern
from vernissage.games.art_society.file import (
    DECOR_TILES,
    FRAMES,
    GENRES,
    PLAYERS,
    File,
    Painting,
    StartingPainting,
    Wall,
)
from vernissage.games.art_society.wall import Grid

LINES = ((1, 1), (2, 1), (1, 2), (3, 1), (1, 3))
"""The shapes of decor: width and height. Lying and upright tiles are different ones, for nothing may be turned."""
PARTITIONS = ((2,), (1, 1), (3,), (2, 1), (1, 2), (1, 1, 1))
"""What a straight line of decor can be made of, from its left or upper end: the lengths of its tiles."""


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every row and entry that does not fit."""
    file = read(text, File)
    grid = Grid(file.wall.width, file.wall.height)
    shapes = tuple(f"{width}x{height}" for width, height in LINES)
    if problems := [*_wall_problems(file.wall, grid), *_decor_problems(file.decor.tiles, shapes), *_bid_problems(file)]:
        raise ComponentsError(*problems)
    score, prestige = file.score, file.prestige
    first, last = file.wall.eye_rows
    auction, starting = file.paintings.auction, file.paintings.starting
    every: list[Painting | StartingPainting] = [*auction, *starting]
    looks = [(int(painting.size[0]), int(painting.size[2])) for painting in every]
    sizes = tuple(dict.fromkeys((*LINES, *looks)))
    backs = [(*look, painting.value) for look, painting in zip(looks, auction, strict=False)]
    kinds = sorted(set(backs), key=lambda back: (back[2], back[0] * back[1], back))
    pile = tuple(kinds.index(back) for back in backs)
    footprints = tuple(_footprints(grid, width, height) for width, height in sizes)
    patterns = _patterns()
    words = names.words(
        painting=_painting_names(auction, starting),
        pile=tuple(f"{width}x{height}-{value}" for width, height, value in kinds),
        decor=shapes,
        square=[grid.name(cell) for cell in range(grid.cells)],
        pattern=[pattern.name for pattern in patterns],
        genre=GENRES,
    )
    codes = names.codebook(words, file.bids.cards)
    stars = sum(1 << grid.cell(name) for name in set(file.wall.stars))
    return Box(
        grid=grid,
        stars=stars,
        star_squares=tuple(cell for cell, area in enumerate(_footprints(grid, *looks[-1])) if area & stars),
        eye_line=grid.rows(first, last),
        eye_rows=(first, last),
        bid_cards=file.bids.cards,
        starting_bids=file.bids.starting,
        extra_lots=file.game.lots,
        superfluous_end=file.game.superfluous_end,
        multipliers=prestige.multipliers,
        absent=prestige.absent,
        lap=prestige.lap,
        points_eye_line=score.eye_line,
        points_full=score.full_wall,
        points_corner=score.bare_corner,
        points_superfluous=score.superfluous,
        combination=file.decor.combination,
        decor_counts=tuple(int(file.decor.tiles[shape]) for shape in shapes),
        paintings=words["painting"].names,
        numbers=words["painting"].numbers,
        genre=tuple(GENRES.index(painting.genre) for painting in every),
        frame=tuple(FRAMES.index(painting.frame) for painting in every),
        value=(*(painting.value for painting in auction), *(0 for _ in starting)),
        size=tuple(sizes.index(look) for look in looks),
        auction=len(auction),
        pile=pile,
        piles=words["pile"].names,
        pile_numbers=words["pile"].numbers,
        pile_tiles=tuple(tuple(t for t, p in enumerate(pile) if p == kind) for kind in range(len(kinds))),
        sizes=sizes,
        anchors=tuple(grid.anchors(width, height) for width, height in sizes),
        footprints=footprints,
        borders=tuple(tuple(grid.grown(area) for area in prints) for prints in footprints),
        shapes=shapes,
        shields=tuple(width * height for width, height in LINES),
        patterns=patterns,
        lines=tuple(
            tuple(_line(grid, footprints, pattern, cell) for cell in range(grid.cells)) for pattern in patterns
        ),
        cells=grid.cells,
        vocabulary=names.vocabulary(words, codes),
        codebook=codes,
        decor_code=codes["decor"].first,
        held_code=codes["hang_decor"].first,
        trade_code=codes["trade"].first,
        take_code=codes["take"].first,
        lot_code=codes["lot"].first,
        bid_code=codes["bid"].first - 1,
        keep_code=codes["keep"].first,
        keep_decor_code=codes["keep_decor"].first,
        superfluous_code=codes["superfluous"].first,
        done_code=codes["done"].first,
        known_spots=[{} for _ in sizes],
    )


def _wall_problems(wall: Wall, grid: Grid) -> Iterator[str]:
    for name in wall.stars:
        if grid.cell(name) < 0:
            yield f"[wall] stars: there is no square {shown(name)} on {grid.width}x{grid.height}"
    first, last = wall.eye_rows
    if first > last:
        yield f"[wall] eye_rows: the first row comes before the last, not {first} and {last}"
    if last > grid.height:
        yield f"[wall] eye_rows: there is no row {last} on {grid.width}x{grid.height}"


def _decor_problems(tiles: Mapping[str, str | int], shapes: Sequence[str]) -> Iterator[str]:
    counts = {shape: count for shape, count in tiles.items() if shape != "standing"}
    for shape in counts.keys() ^ set(shapes):
        yield f"[decor.tiles] {shown(shape)}: decor is {', '.join(shapes)}"
    numbers = [count for count in counts.values() if isinstance(count, int)]
    if len(numbers) < len(counts):
        yield "[decor.tiles]: of each shape there is a number of tiles"
    elif sum(numbers) != DECOR_TILES:
        yield f"[decor.tiles]: there are {DECOR_TILES} decor tiles in the box, not {sum(numbers)}"


def _bid_problems(file: File) -> Iterator[str]:
    cards, starting = file.bids.cards, file.bids.starting
    if len(set(starting)) != len(starting):
        yield "[bids] starting: the starting bids all differ, for they break the last ties"  # AS-R7
    wanted = cards * (PLAYERS[1] + file.game.lots)
    if len(file.paintings.auction) < wanted:
        yield f"[paintings] auction: {cards} rounds of four players need {wanted} paintings"


def _painting_names(auction: Sequence[Painting], starting: Sequence[StartingPainting]) -> list[str]:
    """Genre, frame and size; a second one of the same look has a number, a starting one says so."""
    listed: list[str] = []
    seen: Counter[str] = Counter()
    for rows, ending in ((auction, ""), (starting, "-start")):
        for genre, frame, size, *_ in rows:
            name = f"{genre}-{frame}-{size}{ending}"
            seen[name] += 1
            listed.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return listed


def _footprints(grid: Grid, width: int, height: int) -> tuple[int, ...]:
    anchors = grid.anchors(width, height)
    return tuple(grid.footprint(width, height, cell) if anchors >> cell & 1 else 0 for cell in range(grid.cells))


def _patterns() -> tuple[DecorPattern, ...]:
    patterns = []
    for upright in (False, True):
        for lengths in PARTITIONS:
            parts, at = [], 0
            for length in lengths:
                parts.append((LINES.index((1, length) if upright else (length, 1)), at))
                at += length
            name = f"{'v' if upright else 'h'}{'+'.join(map(str, lengths))}"
            patterns.append(DecorPattern(name, sum(lengths), upright, tuple(parts)))
    return tuple(patterns)


def _line(grid: Grid, footprints: Sequence[Sequence[int]], pattern: DecorPattern, cell: int) -> frozenset[int]:
    """The decor of a line that is laid by a pattern from a square on."""
    step = grid.width if pattern.upright else 1
    tiles = []
    for shape, at in pattern.parts:
        where = cell + at * step
        inside = where < grid.cells and footprints[shape][where]
        if not inside or (not pattern.upright and where // grid.width != cell // grid.width):
            return frozenset()
        tiles.append(shape * grid.cells + where)
    return frozenset(tiles)
