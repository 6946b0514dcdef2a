"""The box: what is printed, what is ours, and an owner's own list."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from tests.builders import random_game
from tests.rulebook.art_society.scene import names, play, small_box
from tests.rules import rule
from vernissage import ComponentsError
from vernissage.games.art_society import title
from vernissage.games.art_society.file import FRAMES, GENRES
from vernissage.games.art_society.view import NumbersView

TEXT = title.standard_components


@rule("AS-2")
def test_every_part_says_how_it_is_known() -> None:
    data = tomllib.loads(TEXT)
    assert all("standing" in part for part in data.values())
    ours = {key for key, part in data.items() if part["standing"] == "ours"}
    assert ours == {"wall", "paintings"}
    assert data["decor"]["tiles"]["standing"] == "ours"


@rule("AS-2")
def test_the_reconstruction_keeps_the_known_facts() -> None:
    box = title.setup(2).components
    auction = range(box.auction)
    assert (len(box.paintings), box.auction) == (116, 112)
    assert Counter((box.genre[tile], box.frame[tile]) for tile in auction) == {
        (genre, frame): 7 for genre in range(4) for frame in range(4)
    }
    for tile in auction:
        width, height = box.sizes[box.size[tile]]
        assert box.value[tile] == width + height - 1
    assert sorted(set(box.value[: box.auction])) == [3, 4, 5, 6, 7, 8, 9]
    assert sum(box.decor_counts) == 108
    assert (len(GENRES), len(FRAMES)) == (4, 4)


@rule("AS-15")
def test_sizes_exist_in_both_orientations() -> None:
    box = title.setup(2).components
    sizes = Counter(box.sizes[box.size[tile]] for tile in range(box.auction))
    for (width, height), count in sizes.items():
        assert sizes[(height, width)] == count


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('["cityscape", "gold", "2x2", 3]', '["cityscape", "gold", "2x2"]', "auction, row 1: a row is"),
        ('["cityscape", "gold", "2x2", 3]', '["seascape", "gold", "2x2", 3]', "auction, row 1: genre must be one of"),
        (
            '["cityscape", "ebony", "5x5", 9]',
            '["cityscape", "brass", "5x5", 9]',
            "auction, row 28: frame must be one of",
        ),
        (
            '["cityscape", "ebony", "5x5", 9]',
            '["cityscape", "ebony", "5x6", 9]',
            "auction, row 28: size must be one of",
        ),
        (
            '["cityscape", "ebony", "5x5", 9]',
            '["cityscape", "ebony", "5x5", 10]',
            "auction, row 28: value must be a whole number from 3 to 9, not 10",
        ),
        ('    ["cityscape", "ebony", "5x5", 9],\n', "", "auction: there are 112 rows, not 111"),
        ('    ["portrait", "ebony", "2x3"],\n', "", "starting: there are 4 rows, not 3"),
        ('["portrait", "ebony", "2x3"]', '["portrait", "ebony", "3x2"]', "starting, row 2: size must be one of 2x3"),
        ('"1x1" = 48', '"1x1" = 47', "108 decor tiles in the box, not 107"),
        ('"1x1" = 48', '"1x1" = 48\n"2x2" = 1', "decor is 1x1, 2x1"),
        ("width = 14", "width = 3", r"\[wall\]: width must be a whole number from 6 to 20"),
        ("width = 14", 'width = "wide"', r"\[wall\]: width must be a whole number from 6 to 20"),
        ('stars = ["g5", "h5"]', 'stars = ["g5", "z5"]', "no square 'z5' on 14x9"),
        ("eye_rows = [4, 6]", "eye_rows = [6, 4]", "the first row comes before"),
        ("eye_rows = [4, 6]", "eye_rows = [4, 10]", "eye_rows"),
        ("starting = [1, 2, 3, 4]", "starting = [1, 2, 3, 3]", "starting bids all differ"),
        ("cards = 20", "cards = 30", "rounds of four players need"),
        ("[wall]", "[walls]", r"lacks \[wall\]"),
        ("players = [2, 4]", "players = [2, 5]", r"\[game\]: players must be one of 4, not 5"),
        ("players = [2, 4]", "players = 4", r"\[game\]: players must be a list of 2 entries, not 4"),
        ("lots = 1 ", "lots = 2 ", r"\[game\]: lots must be a whole number from 1 to 1, not 2"),
        ("[decor.tiles]", "[decor.pieces]", r"lacks \[decor.tiles\]"),
        ("[game]", "[game", "not TOML"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, told: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(ComponentsError, match=told):
        title.setup(3, {}, TEXT.replace(old, new))


def test_all_wrong_rows_are_told_at_once() -> None:
    with pytest.raises(ComponentsError, match=r"row 1: .*; .*row 29: "):
        title.setup(3, {}, TEXT.replace('"gold", "2x2"', '"gold", "1x2"').replace('"shell", "2x2"', '"rust", "2x2"'))


def test_a_game_can_be_played_with_an_own_list() -> None:
    mine = title.new(2, 5, components=small_box())
    assert not mine.setup.is_standard
    while mine.outcome is None:
        seat = mine.decision.seats[0]
        mine.play(seat, next(iter(mine.moves(seat))))
    again = title.load(mine.record.dump())
    assert again == mine
    assert again.view(0).width == 6


def test_a_view_tells_the_numbers_of_the_box_in_play() -> None:
    changes = {
        "cards = 20": "cards = 18",
        "superfluous_end = 2": "superfluous_end = 3",
        "multipliers = [5, 4, 3, 2]": "multipliers = [9, 7, 3, 1]",
        "absent = 2": "absent = 0",
        "lap = 50": "lap = 40",
        "eye_line = 3": "eye_line = 6",
        "full_wall = 5": "full_wall = 11",
        "bare_corner = -2": "bare_corner = -3",
        "superfluous = -2": "superfluous = -4",
        "combination = 4": "combination = 5",
        '["cityscape", "gold", "2x2", 3]': '["cityscape", "gold", "2x2", 9]',
    }
    text = TEXT
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    mine = title.new(2, 5, components=text).position
    assert title.view(mine, 0).numbers == NumbersView(3, 40, 5)
    assert title.view(title.new(2, 5).position, 0).numbers == NumbersView(3, 50, 4)

    play(mine, "0 hang {}; 1 hang {}".format(*(f"{name} g5" for name in names(mine, mine.starts))))
    auctioneer = mine.auctioneer
    play(mine, f"{auctioneer} lot 2x2-9; {auctioneer} lot 2x2-3; {auctioneer} lot 5x5-9")
    seen = title.view(mine, None)
    assert set(seen.values) == set(seen.lots)
    assert seen.values["cityscape-gold-2x2"] == 9, "not what others of its size have on their backs"
    assert sorted(seen.values.values()) == [3, 9, 9]


def test_paintings_that_look_alike_have_names_of_their_own() -> None:
    text = TEXT.replace('["cityscape", "shell", "2x2", 3]', '["cityscape", "gold", "2x2", 3]')
    box = title.setup(2, {}, text).components
    assert box.paintings[:2] == ("cityscape-gold-2x2", "cityscape-gold-2x2-2")
    assert len(box.numbers) == 116


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(5):
        p = random_game("art_society", seats, seed)
        assert p.outcome.reason in title.ends
