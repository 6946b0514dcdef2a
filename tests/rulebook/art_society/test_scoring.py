"""The six steps of the count, and the printed score sheet."""

from __future__ import annotations

import pytest

from tests.rulebook.art_society.scene import names, scene, seen
from tests.rules import rule
from vernissage.games.art_society import scoring, title
from vernissage.games.art_society.position import ArtSocietyPosition

ORDER = {"landscape": 30, "cityscape": 20, "portrait": 10, "still_life": 5}
MUSEUM = "landscape-shell-5x4 cityscape-shell-4x5 portrait-walnut-4x5 still_life-ebony-4x5"


def counted(spec: str, **more: object) -> scoring.Sheet:
    return table(spec, **more).sheet(0)


def table(spec: str, **more: object) -> ArtSocietyPosition:
    """A wall, with landscapes before cityscapes, portraits and still lifes."""
    return scene(spec, prestige=ORDER, museum=MUSEUM, **more)  # type: ignore[arg-type]


SHEET = """
    cityscape-gold-2x2@a1 still_life-gold-2x2@d1 cityscape-shell-2x2@g1 portrait-gold-2x2@j1 still_life-shell-2x2@m1
    portrait-shell-2x2@a4 landscape-gold-2x2@d4 landscape-shell-2x2@f4 landscape-walnut-2x2@j4 cityscape-walnut-2x2@m4
    still_life-walnut-2x2@a8 landscape-ebony-2x2@d8 portrait-walnut-2x2@g8 landscape-ebony-2x3@j7
    cityscape-ebony-2x2@l8 still_life-ebony-2x2@h6
    3x1@a3 3x1@d3 3x1@g3 2x1@j3
"""


@rule("AS-39", "AS-40", "AS-41", "AS-42", "AS-43", "AS-44")
def test_example_the_score_sheet_of_64_points() -> None:
    sheet = counted(SHEET, superfluous=("cityscape-ebony-5x5", ""))
    cityscape, portrait, still_life, landscape = sheet.prestige
    assert (still_life, portrait, cityscape, landscape) == (8, 9, 16, 15)
    assert sheet.paintings == (4, 3, 4, 3)
    assert (sheet.decor, sheet.eye_line, sheet.full_wall, sheet.corners, sheet.superfluous) == (11, 9, 0, -2, -2)
    assert sheet.total == 8 + 9 + 16 + 15 + 11 + 9 + 0 - 2 - 2 == 64


@rule("AS-22", "AS-R22")
def test_example_two_landscapes_side_by_side_bring_no_prestige_but_count_for_the_eye_line() -> None:
    p = table(SHEET)
    assert names(p, p.sheet(0).faux_pas) == ["landscape-gold-2x2", "landscape-shell-2x2"]
    assert p.sheet(0).eye_line == 9
    assert seen(p, None).players[0].wall.score.faux_pas == ("landscape-gold-2x2", "landscape-shell-2x2")


@rule("AS-22")
def test_example_two_cityscapes_side_by_side_bring_no_prestige() -> None:
    sheet = counted("start@g5 cityscape-gold-2x2@i5 portrait-gold-2x2@k5")
    assert (sheet.paintings, sheet.prestige) == ((0, 1, 0, 0), (0, 3, 0, 0))


@rule("AS-22")
@pytest.mark.parametrize(
    ("second", "guilty"), [("portrait-shell-2x2@i5", 2), ("portrait-shell-2x2@i7", 0), ("cityscape-shell-2x2@i5", 0)]
)
def test_a_faux_pas_is_two_of_a_genre_edge_to_edge(second: str, guilty: int) -> None:
    assert len(counted(f"portrait-gold-2x2@g5 {second}").faux_pas) == guilty


@rule("AS-22", "AS-R10")
def test_a_faux_pas_is_a_property_of_the_finished_wall() -> None:
    """Three in a row: all three are guilty, in whatever order they were hung."""
    row = ["portrait-gold-2x2@c5", "portrait-shell-2x2@e5", "portrait-walnut-2x2@g5"]
    for spec in (row, [row[0], row[2], row[1]], row[::-1]):
        assert len(counted(" ".join(spec)).faux_pas) == 3


@rule("AS-38", "AS-39")
def test_genres_count_by_rank() -> None:
    spec = "landscape-gold-2x2@a1 cityscape-gold-2x2@c1 portrait-gold-2x2@e1 still_life-gold-2x2@g1"
    assert counted(spec).multipliers == (4, 3, 2, 5)
    assert counted(spec).prestige == (4, 3, 2, 5)


@rule("AS-38", "AS-R5")
def test_genres_that_never_entered_the_museum_count_two_each() -> None:
    p = scene("landscape-gold-2x2@a1 portrait-gold-2x2@e1", museum="portrait-walnut-4x5", prestige={"portrait": 8})
    assert p.sheet(0).multipliers == (2, 5, 2, 2)
    q = scene("landscape-gold-2x2@a1")
    assert q.sheet(0).multipliers == (2, 2, 2, 2)
    assert q.sheet(0).eye_line == 0, "no genre is the first"


@rule("AS-40")
def test_each_shield_on_the_wall_counts_one() -> None:
    assert counted("start@a1 1x1@a4 2x1@b4 1x3@d4").decor == 6


@rule("AS-41", "AS-R26")
@pytest.mark.parametrize(
    ("square", "points"), [("a1", 0), ("a2", 0), ("a3", 3), ("a4", 3), ("a5", 3), ("a6", 3), ("a7", 0)]
)
def test_a_painting_of_the_first_genre_partly_at_eye_level_counts_three(square: str, points: int) -> None:
    assert counted(f"landscape-gold-2x2@{square}").eye_line == points


@rule("AS-41")
def test_only_the_first_genre_counts_there() -> None:
    assert counted("cityscape-gold-2x2@a5 portrait-gold-2x2@e5").eye_line == 0


@rule("AS-42")
def test_a_full_wall_counts_five() -> None:
    assert counted("start@a1", free=("n9",)).full_wall == 0
    assert counted("start@a1", free=("",)).full_wall == 5


@rule("AS-43", "AS-R21")
@pytest.mark.parametrize(
    ("spec", "points"),
    [
        ("start@g4", -8),
        ("start@a1", -6),
        ("start@b1 1x1@a2", -8),
        ("start@a1 1x1@n9", -4),
        ("start@a1 1x1@n9 1x1@n1 2x1@a9", 0),
    ],
)
def test_french_and_polish_differ_on_bare_corners_here_the_corner_square_counts(spec: str, points: int) -> None:
    assert counted(spec).corners == points


@rule("AS-44")
def test_each_superfluous_painting_costs_two() -> None:
    assert counted("start@a1", superfluous=("cityscape-ebony-5x5 portrait-gold-5x5", "")).superfluous == -4


@rule("AS-R15")
def test_a_total_may_be_negative() -> None:
    p = scene("start@g4", superfluous=("cityscape-ebony-5x5", ""))
    assert p.sheet(0).total == 2 - 8 - 2


@rule("AS-R22")
def test_the_program_looks_for_faux_pas_not_a_neighbour() -> None:
    p = table("portrait-gold-2x2@g5 portrait-shell-2x2@i5")
    assert len(seen(p, 1).players[0].wall.score.faux_pas) == 2


@rule("AS-39")
def test_the_live_score_in_the_view_is_the_sheet() -> None:
    p = table(SHEET, superfluous=("cityscape-ebony-5x5", ""))
    score = seen(p, None).players[0].wall.score
    assert score.total == 64
    assert score.prestige == (16, 9, 8, 15)
    assert title.view(p, 1).genres[3].multiplier == 5
