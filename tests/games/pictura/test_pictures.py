"""The hundred and eighty paintings: each its own, in five manners and six domains, the same for ever."""

from __future__ import annotations

import hashlib
import re
import statistics
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import vernissage
from vernissage.art.dice import PictureDice
from vernissage.core.text import LANGUAGES
from vernissage.games.pictura import pictures
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Accent, Manner, hang
from vernissage.games.pictura.pictures.outlines import hull, inside, limb_outline, outline
from vernissage.games.pictura.pictures.panel import Panel
from vernissage.games.pictura.printed import DOMAINS, PERIODS

TITLE = vernissage.title("pictura")
BOX: Box = TITLE.setup(2).components
WORKS = {painting: TITLE.picture(painting) for painting in TITLE.works()}
PERIOD = {painting: PERIODS[BOX.period[card]] for card, painting in enumerate(BOX.paintings)}
DOMAIN = {painting: DOMAINS[BOX.domain[card]] for card, painting in enumerate(BOX.paintings)}

PICTURES_FOR_EVER = {
    "renaissance": "3acadfb395e37b12",
    "baroque": "fbddf6debcb62e30",
    "rococo": "8c5b55fab9acbc07",
    "romanticism": "ff2a222bf96a80e7",
    "impressionism": "147208e355873505",
}
FRAMES = {
    "renaissance": "#24508f",
    "baroque": "#6a6053",
    "rococo": "#8c6424",
    "romanticism": "#e9c67c",
    "impressionism": "#8f8877",
}
"""A colour that only the frame of one period has."""


def of(period: str) -> list[str]:
    return [work for painting, work in WORKS.items() if PERIOD[painting] == period]


def scene(painting: str) -> str:
    card = BOX.painting_numbers[painting]
    painter = BOX.painter[card]
    return pictures.OEUVRES[painter].scenes[card - BOX.painter.index(painter)]


def mean_tone(work: str) -> float:
    """How light the colours of a picture are, one like another."""
    tones = []
    for colour in re.findall(r'"#([0-9a-f]{6})"', work):
        red, green, blue = (int(colour[at : at + 2], 16) for at in (0, 2, 4))
        tones.append((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255)
    return statistics.fmean(tones)


def test_there_are_a_hundred_and_eighty_and_each_is_different() -> None:
    assert len(set(WORKS.values())) == len(BOX.paintings) == 180


@pytest.mark.parametrize("period", PERIODS)
def test_pictures_are_the_same_for_ever(period: str) -> None:
    """Games are remembered with their pictures. A picture that changed would be another work: draw a new one."""
    assert hashlib.sha256("\n".join(of(period)).encode()).hexdigest()[:16] == PICTURES_FOR_EVER[period]


def test_pictures_are_small() -> None:
    sizes = [len(work.encode()) for work in WORKS.values()]
    assert statistics.median(sizes) < 16_000
    assert max(sizes) < 26_000
    assert len([size for size in sizes if size > 20_000]) <= 24


@pytest.mark.parametrize("painting", WORKS)
def test_a_picture_is_whole_and_carries_nothing_else(painting: str) -> None:
    work = WORKS[painting]
    root = ElementTree.fromstring(work)
    assert root.get("viewBox") == "0 0 400 500"
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    plain = {"svg", "g", "path", "rect", "circle", "clipPath", "linearGradient", "radialGradient", "stop", "pattern"}
    assert all(tag in plain or tag == "filter" or tag.startswith("fe") for tag in tags)
    assert "feImage" not in tags, "a filter that would fetch"
    names = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert all(name.startswith(f"{painting}-") for name in names)
    assert len(names) == len(set(names))
    assert set(re.findall(r"url\(([^)]*)\)", work)) == {f"#{name}" for name in names}, "each is used, and there"
    assert work.count("http") == 1, "the namespace and no other address"
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not any(name.startswith("on") or name == "style" or "href" in name for name in attributes)
    paths = [element.get("d", "") for element in root.iter()]
    assert all(re.fullmatch(r"[MmLlHhVvCcsaz\d .-]*", path) for path in paths), "letters of paths and plain numbers"


def test_many_pictures_can_share_a_page() -> None:
    names = [name for work in WORKS.values() for name in re.findall(r' id="([^"]*)"', work)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("period", PERIODS)
def test_a_period_is_known_by_its_frame(period: str) -> None:
    for painting, work in WORKS.items():
        assert (f'"{FRAMES[period]}"' in work) == (PERIOD[painting] == period), painting


def test_a_period_is_known_by_the_shape_of_its_window() -> None:
    windows = {
        period: {re.search(r"<clipPath[^>]*><path d=\"([^\"]*)\"", work)[1] for work in of(period)}  # type: ignore[index]
        for period in PERIODS
    }
    assert all(len(shapes) == 1 for shapes in windows.values())
    assert windows["baroque"] == windows["impressionism"], "both plain: the one frame is black, the other white"
    assert len(set().union(*windows.values())) == 4


def test_a_period_is_known_by_its_surface() -> None:
    """Thick paint, powder, ragged edges and a blurred sky each belong to one age; the oldest needs no such means."""
    means = {
        "impressionism": "feDiffuseLighting",
        "romanticism": "feTurbulence",
        "rococo": 'k3=".24"',
    }
    for period in PERIODS:
        for work in of(period):
            for owner, mean in means.items():
                shared = mean == "feTurbulence" and period == "impressionism"
                assert shared or (mean in work) == (owner == period)
    assert not any("<filter" in work for work in of("renaissance"))


def test_periods_differ_in_grey() -> None:
    tones = {period: statistics.fmean(mean_tone(work) for work in of(period)) for period in PERIODS}
    assert sorted(tones, key=tones.__getitem__)[:2] == ["baroque", "romanticism"]
    assert max(tones, key=tones.__getitem__) == "rococo"
    assert tones["rococo"] - tones["baroque"] > 0.25
    assert all(b - a > 0.03 for a, b in pairwise(sorted(tones.values())))


def test_every_painter_has_an_accent_of_their_own() -> None:
    assert len(pictures.OEUVRES) == len(BOX.painters) == 30
    assert len({oeuvre.accent for oeuvre in pictures.OEUVRES}) == 30
    for period in range(len(PERIODS)):
        painters = {BOX.painter[card] for card in range(180) if BOX.period[card] == period}
        habits = [pictures.OEUVRES[painter].accent.habit for painter in painters]
        assert len(painters) == 6
        assert max(Counter(habits).values()) <= 2, "at most two that are told by their tint alone"


def test_every_scene_is_of_its_domain_and_every_scene_is_painted() -> None:
    painted: dict[str, Counter[str]] = {domain: Counter() for domain in DOMAINS}
    for painting in WORKS:
        assert scene(painting) in pictures.SCENES[DOMAIN[painting]]
        painted[DOMAIN[painting]][scene(painting)] += 1
    for domain, scenes in pictures.SCENES.items():
        assert set(painted[domain]) == set(scenes)
        assert max(painted[domain].values()) <= 2, "seldom the same, and never thrice"
    assert tuple(pictures.SCENES) == DOMAINS
    assert tuple(pictures.MANNERS) == PERIODS


def test_no_manner_paints_a_scene_twice_but_by_another_painter() -> None:
    repeated = Counter((PERIOD[painting], DOMAIN[painting], scene(painting)) for painting in WORKS)
    for (period, domain, name), count in repeated.items():
        painters = {
            BOX.painter[BOX.painting_numbers[painting]]
            for painting in WORKS
            if (PERIOD[painting], DOMAIN[painting], scene(painting)) == (period, domain, name)
        }
        assert len(painters) == count


def test_the_habit_of_a_painter_changes_the_picture_and_nothing_else_about_it() -> None:
    accent = Accent("#a8b4ee", 10, "ripple")
    one = hang("a", pictures.MANNERS["impressionism"], accent, pictures.SCENES["landscape"]["meadow"])
    other = hang(
        "a",
        pictures.MANNERS["impressionism"],
        Accent("#a8b4ee", 10, "chalk"),
        pictures.SCENES["landscape"]["meadow"],
    )
    assert one != other
    colours = [set(re.findall(r'"(#[0-9a-f]{6})"', work)) for work in (one, other)]
    assert len(colours[0] ^ colours[1]) < len(colours[0] & colours[1])


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("period", PERIODS)
def test_any_manner_can_paint_any_domain(period: str, domain: str) -> None:
    for name, subject in list(pictures.SCENES[domain].items())[::5]:
        work = hang(f"{period}-{name}", pictures.MANNERS[period], Accent("#808080", 0), subject)
        ElementTree.fromstring(work)
        assert f'"{FRAMES[period]}"' in work


@pytest.mark.parametrize("work", ["", "painting", "painting-0", "painting-181", "painting-01", "painting-1 "])
def test_what_is_no_painting_has_neither_picture_nor_label(work: str) -> None:
    with pytest.raises(LookupError):
        TITLE.picture(work)
    with pytest.raises(LookupError):
        TITLE.label(work, "en")


def test_every_painting_has_its_true_label() -> None:
    first, last = TITLE.label("painting-1", "en"), TITLE.label("painting-180", "pl")
    assert (first["title"], first["painter"]) == ("Mona Lisa", "Leonardo da Vinci")
    assert last["painter"] == "Vincent van Gogh"
    for painting in TITLE.works():
        for language in LANGUAGES:
            label = TITLE.label(painting, language)
            assert {"title", "painter", "year"} <= set(label)
            assert all(label.values())


# The tools of the manners.


def test_an_outline_closes_where_it_began_and_passes_through_its_points() -> None:
    assert outline([(0, 0), (30, 0), (30, 40)], straight=True) == "M0 0l30 0 0 40z"
    assert outline([(0, 0), (2.5, 0), (2.5, 4.4)], straight=True) == "M0 0l2.5 0 0 4.4z", (
        "what is small keeps its tenths"
    )
    rounded = outline([(0, 0), (30.4, 0), (30, 40), (0, 40)])
    assert rounded.startswith("M0 0c")
    assert rounded.endswith("z")
    ends = [int(n) for n in re.findall(r"-?\d+", rounded.split("c")[1])]
    steps = [(ends[4], ends[5]), *((ends[n], ends[n + 1]) for n in range(8, len(ends), 4))]
    assert steps == [(30, 0), (0, 40), (-30, 0), (0, -40)]
    assert outline([(0, 0), (40, 30), (80, 0)], closed=False)[-1].isdigit()


def test_a_hull_has_no_dents_and_holds_every_point() -> None:
    dice = PictureDice("hull")
    points = [(dice.between(0, 100), dice.between(0, 100)) for _ in range(40)]
    corners = hull(points)
    assert set(corners) <= set(points)
    assert all(inside(p, corners) or p in corners for p in points)
    assert hull([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)]) == [(0, 0), (4, 0), (4, 4), (0, 4)]


def test_inside_and_outside() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert inside((5, 5), square)
    assert not inside((15, 5), square)
    assert not inside((5, -1), square)


def test_a_limb_is_as_thick_as_it_says() -> None:
    edge = limb_outline([(0, 0), (0, 50), (0, 100)], (10, 20, 6))
    assert [x for x, _ in edge] == [-5, -10, -3, 0, 3, 10, 5]
    assert max(y for _, y in edge) > 100, "a rounded end"


@contextmanager
def sitting(period: str) -> Iterator[Manner]:
    yield pictures.MANNERS[period](Panel("sitting"), PictureDice("sitting"), Accent("#808080", 0))


def test_somebody_faces_where_they_are_told_to() -> None:
    with sitting("renaissance") as manner:
        right = figure(manner, (100, 300), 200, "point", 1, Guise())
        left = figure(manner, (100, 300), 200, "point", -1, Guise())
    assert right.hand[0] - 100 == pytest.approx(100 - left.hand[0])
    assert right.hand[0] > 160
    assert right.head[1] < right.neck[1] < right.hip[1] < 300


def test_a_tint_goes_into_every_colour() -> None:
    palette = pictures.MANNERS["baroque"].palette
    assert Accent("#ffffff", 0).over(palette) == palette
    assert set(Accent("#123456", 100).over(palette).cloths) == {"#123456"}
