"""Where tiles may hang, and when a hanging is final."""

from __future__ import annotations

import random

import pytest

from tests.rulebook.art_society.scene import (
    asked,
    begin,
    bid,
    choose_lots,
    dealings,
    held,
    may,
    names,
    play,
    refused,
    scene,
    seen,
    small_box,
    wall,
)
from tests.rules import rule
from vernissage.core.games import Game
from vernissage.core.redaction import redacted
from vernissage.games.art_society import title
from vernissage.games.art_society.position import ArtSocietyPosition
from vernissage.games.art_society.wall import Grid, squares

TILE = "portrait-gold-3x2"


def holding(*walls: str, lots: str = TILE, **more: object) -> ArtSocietyPosition:
    """Seat 0 has taken the first lot and is to hang it."""
    p = scene(*walls, lots=lots, **more)  # type: ignore[arg-type]
    play(p, f"0 take {lots.split()[0]}")
    return p


@rule("AS-13")
def test_example_a_tile_inside_the_grid_and_edge_to_edge_may_hang() -> None:
    p = holding("start@g4")
    play(p, f"0 hang {TILE} i4; 0 done")
    assert f"{TILE}@i4" in wall(p, 0)


@rule("AS-13")
def test_example_a_tile_may_not_stick_out_of_the_grid() -> None:
    p = holding("start@m4")
    assert refused(p, f"0 hang {TILE} m7").reason == "sticks-out"
    assert refused(p, f"0 hang {TILE} m7").rule == "AS-13"
    assert refused(p, f"0 hang {TILE} l9").rule == "AS-13"


@rule("AS-14")
def test_example_a_tile_may_not_hang_alone() -> None:
    p = holding("start@g4")
    assert refused(p, f"0 hang {TILE} a1").rule == "AS-14"


@rule("AS-14")
def test_example_a_touch_of_corners_is_not_enough() -> None:
    p = holding("start@g4")
    assert refused(p, f"0 hang {TILE} i7").rule == "AS-14"
    assert f"hang {TILE} h7" in may(p, 0)


@rule("AS-13", "AS-14")
def test_every_place_for_a_painting_on_offer_is_told_before_it_is_taken() -> None:
    p = scene("start@m4", "start@g4", lots=TILE)
    told = seen(p, 0).spots
    assert set(told) == set(seen(p, 0).lots)
    assert seen(p, 1).spots[TILE] != told[TILE]
    assert seen(p, None).spots == {}
    play(p, f"0 take {TILE}")
    assert {f"hang {TILE} {square}" for square in told[TILE]} == {text for text in may(p, 0) if text.startswith("hang")}
    assert seen(p, 0).spots == {}


@rule("AS-15")
def test_example_a_tile_is_never_turned() -> None:
    p = holding("start@g4")
    play(p, f"0 hang {TILE} i5; 0 done")
    area = p.box.footprints[p.box.size[p.box.numbers[TILE]]][p.box.grid.cell("i5")]
    assert [p.box.grid.name(cell) for cell in squares(area)] == ["i5", "j5", "k5", "i6", "j6", "k6"]
    column = " ".join(f"{column}{row}" for column in "ab" for row in range(4, 10))
    tall = scene("start@a1", free=(column,), lots=TILE)  # a column of two: it would take the tile only upright
    play(tall, f"0 take {TILE}")
    assert may(tall, 0, "hang") == set()


@rule("AS-13")
def test_tiles_do_not_overlap() -> None:
    p = holding("start@g4")
    told = refused(p, f"0 hang {TILE} h6")
    assert (told.rule, told.reason, told.available) == ("AS-13", "overlaps", "h6")


@rule("AS-14")
def test_decor_holds_a_painting_too() -> None:
    p = holding("start@g4 1x1@i4")
    assert f"hang {TILE} j4" in may(p, 0)


def by_brute_force(grid: Grid, width: int, height: int, occupied: int) -> set[int]:
    """Every square tried, every square of the tile looked at."""
    taken = {(cell % grid.width, cell // grid.width) for cell in squares(occupied)}
    found = set()
    for top in range(grid.height):
        for left in range(grid.width):
            cells = {(left + x, top + y) for x in range(width) for y in range(height)}
            inside = all(x < grid.width and y < grid.height for x, y in cells)
            edges = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            if inside and not cells & taken and edges & taken:
                found.add(top * grid.width + left)
    return found


@rule("AS-13", "AS-14")
@pytest.mark.parametrize("shape", [(14, 9), (6, 6), (7, 20)])
def test_legality_on_the_wall_is_complete(shape: tuple[int, int]) -> None:
    dice = random.Random(5)
    grid = Grid(*shape)
    sizes = title.setup(2).components.sizes
    for share in (0.02, 0.1, 0.3, 0.6, 0.9):
        for _ in range(5):
            occupied = sum(1 << cell for cell in range(grid.cells) if dice.random() < share)
            for width, height in sizes:
                spots = grid.spots(width, height, grid.anchors(width, height), occupied)
                assert set(squares(spots)) == by_brute_force(grid, width, height, occupied)


def is_owed(p: ArtSocietyPosition, dealt: list[list[int]], has_place: list[int]) -> bool:
    """Whether tiles dealt out to the awards like this leave one that has to be taken."""
    for due, tiles in zip(p.dues, dealt, strict=True):
        rest = due - sum(tiles)
        if (not tiles or (p.exact and due >= 4)) and any(shields <= rest for shields in has_place):
            return True
    return False


def turn_by_brute_force(p: ArtSocietyPosition, seat: int) -> set[str]:
    """All that a seat may do in its turn but trades, every square tried for every tile."""
    box = p.box

    def squares_for(size: str) -> list[str]:
        width, height = map(int, size.split("x"))
        return [box.grid.name(cell) for cell in by_brute_force(box.grid, width, height, p.masks[seat])]

    may_do = set()
    held_tile = held(p, seat)
    for new in names(p, [p.taken] if p.taken >= 0 else []):
        genre, _, size = new.split("-")
        may_do |= {f"hang {new} {square}" for square in squares_for(size)}
        if not may_do:
            others = [name for name in names(p, p.museum) if name.split("-")[0] == genre]
            may_do = {f"swap {name} {square}" for name in others for square in squares_for(name.split("-")[2])}
            may_do.add("superfluous")
        if not held_tile:
            may_do.add("keep")
    if held_tile and not p.fresh:
        size = held_tile.split("-")[2] if "-" in held_tile else held_tile
        what = f"hang {held_tile}" if "-" in held_tile else "hang_decor"
        may_do |= {f"{what} {square}" for square in squares_for(size)}
    has_place = []
    for shape, left in zip(box.shapes, p.stock, strict=True):
        shields = int(shape[0]) * int(shape[2])
        if left:
            places = {f"decor {shape} {square}" for square in squares_for(shape)}
            places |= set() if held_tile else {f"keep_decor {shape}"}
            has_place += [shields] if places else []
            may_do |= places if dealings(p.dues, (*p.paid, shields)) else set()
    owes = bool(p.dues) and all(is_owed(p, dealt, has_place) for dealt in dealings(p.dues, p.paid))
    return may_do if p.taken >= 0 or owes else may_do | {"done"}


@rule("AS-13", "AS-14", "AS-19", "AS-23", "AS-28", "AS-29")
@pytest.mark.parametrize("decor_total", ["at_most", "exact"])
def test_legality_in_play_is_complete(decor_total: str) -> None:
    """Whole random games: what a turn offers is what brute force finds, no more and no less."""
    met = set()
    for seed in range(24):
        dice = random.Random(seed)
        own = small_box() if seed % 2 else None
        p = title.new(2 + seed % 3, seed, {"decor_total": decor_total}, components=own).position
        while p.frames:
            if p.question.key == "hang":
                offered = {text for text in may(p, p.seat) if not text.startswith("trade")}
                assert offered == turn_by_brute_force(p, p.seat)
                met |= {text.split()[0] for text in offered}
            p.push(p.nth(dice.randrange(p.count())))
    assert met == {"hang", "swap", "keep", "superfluous", "decor", "keep_decor", "hang_decor", "done"}


def to_the_first_turn(seats: int = 2) -> Game[ArtSocietyPosition]:
    game = begin(seats, tuple(range(1, seats + 1)))
    choose_lots(game, "2x2-3", "3x2-4", "2x3-4")
    bid(game, *range(20, 20 - seats, -1))
    return game


@rule("AS-16", "AS-R6")
def test_a_hanging_may_be_changed_until_it_is_confirmed() -> None:
    game = to_the_first_turn()
    p = game.position
    one, other, _ = names(p, p.lots)
    play(game, f"0 take {one}; 0 hang {one} i5")
    game.take_back(0)
    play(game, f"0 hang {one} g3")
    assert f"{one}@g3" in wall(p, 0)
    game.take_back(0, 2)
    assert wall(p, 0) == {f"{p.box.paintings[p.starts[0]]}@g5"}
    play(game, f"0 take {other}")
    play(game, f"0 {sorted(may(p, 0, 'hang'))[0]}")
    assert len(p.hung[0]) == 2


@rule("AS-R19")
def test_french_and_polish_differ_on_when_it_is_final_here_on_confirming() -> None:
    game = to_the_first_turn()
    p = game.position
    one = names(p, p.lots)[0]
    play(game, f"0 take {one}; 0 keep; 0 done")
    assert game.undoable(0) == 0
    assert asked(p) == ("take", (1,))


@rule("AS-R14", "AS-16")
def test_nobody_sees_a_draft() -> None:
    game = to_the_first_turn(3)
    p = game.position
    one = names(p, p.lots)[0]
    before = {viewer: seen(p, viewer) for viewer in (1, 2, None)}
    heard = len(game.events)
    play(game, f"0 take {one}; 0 hang {one} i5")
    game.take_back(0)
    play(game, f"0 hang {one} g8")
    game.take_back(0, 2)
    play(game, f"0 take {one}; 0 hang {one} i5")
    for viewer, view in before.items():
        assert seen(p, viewer) == view, "not even the number of the question tells"
    assert len(game.events) == heard, "what is tried out and taken back is no event, not even the own seat's"
    own = seen(p, 0)
    assert own.draft is not None
    assert own.draft.moves == (f"take {one}", f"hang {one} i5")
    assert f"{one}@i5" in {f"{hung.painting}@{hung.square}" for hung in own.draft.wall.paintings}
    assert own.players[0].wall == before[1].players[0].wall, "the table itself is shown as it stood"


@rule("AS-R14")
def test_the_record_for_another_seat_leaves_a_draft_out() -> None:
    game = to_the_first_turn()
    p = game.position
    one = names(p, p.lots)[0]
    length = len(redacted(game, 1).entries)
    play(game, f"0 take {one}; 0 hang {one} i5")
    game.take_back(0)
    play(game, f"0 hang {one} g8")
    assert len(redacted(game, 1).entries) == length
    assert len(redacted(game, 0).entries) == length + 4
    if p.dues:
        play(game, "0 keep_decor 1x1")
    play(game, "0 done")
    assert len(redacted(game, 1).entries) == length + 1
    assert f"hang {one} i5" not in redacted(game, 1).dump()
    assert '"square":"g8"' in redacted(game, 1).dump()
    assert f"hang {one} i5" in redacted(game, 0).dump()


@rule("AS-R14")
def test_any_arrangement_legal_in_some_order_may_be_confirmed() -> None:
    """The held painting reaches its place only beside the new one, and the other way round."""
    new, old = "portrait-gold-2x2", "cityscape-shell-2x2"
    p = holding("start@a1", lots=new, assistants=(old,))
    assert refused(p, f"0 hang {old} e1").rule == "AS-14"
    play(p, f"0 hang {new} c1; 0 hang {old} e1; 0 done")
    q = holding("start@a1", lots=new, assistants=(old,))
    play(q, f"0 hang {old} c1; 0 hang {new} e1; 0 done")
    assert {f"{new}@c1", f"{old}@e1"} <= wall(p, 0)
    assert {f"{old}@c1", f"{new}@e1"} <= wall(q, 0)
