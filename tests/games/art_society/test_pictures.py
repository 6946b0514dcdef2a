"""The hundred and sixteen paintings: each its own, in four genres and four frames, the same for ever."""

from __future__ import annotations

import hashlib
import re
import statistics
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from vernissage.art.canvas import CELL, pen
from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.art_society import components, file, pictures
from vernissage.games.art_society.pictures.catalogues import CATALOGUES
from vernissage.games.art_society.pictures.frames import FRAMES as CARPENTRY

BOX = components.load((files(components.__package__) / "components.toml").read_text("utf-8"))
PAINTINGS = BOX.paintings
WORKS = {painting: pictures.picture(painting) for painting in PAINTINGS}
SIZES = [(width, height) for width in range(2, 6) for height in range(2, 6)]
EVERY = [f"{genre}-{frame}-{w}x{h}" for genre in pictures.GENRES for frame in pictures.FRAMES for w, h in SIZES]
EVERY += [f"{genre}-{frame}-2x3-start" for genre in pictures.GENRES for frame in pictures.FRAMES]

PICTURES_FOR_EVER = {
    "cityscape": "deb8ef109cc75271",
    "portrait": "4fa8679f30a7fd26",
    "still_life": "ced26513bbb836cb",
    "landscape": "3ac3e201fad292ac",
}
LABELS_FOR_EVER = "6a6e0e7da4bf65ee"


def digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def of(genre: str) -> list[str]:
    return [work for painting, work in WORKS.items() if painting.startswith(f"{genre}-")]


def size(painting: str) -> tuple[int, int]:
    width, height = painting.split("-")[2].split("x")
    return int(width), int(height)


def luminance(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


def test_there_are_a_hundred_and_sixteen_and_each_is_different() -> None:
    assert len(set(WORKS.values())) == len(PAINTINGS) == 116


@pytest.mark.parametrize("genre", pictures.GENRES)
def test_pictures_are_the_same_for_ever(genre: str) -> None:
    """Games are remembered with their pictures. A picture that changed would be another work: draw a new one."""
    assert digest(of(genre)) == PICTURES_FOR_EVER[genre]


def test_labels_are_the_same_for_ever() -> None:
    labels = [" / ".join(pictures.label(work, language).values()) for work in PAINTINGS for language in LANGUAGES]
    assert digest(labels) == LABELS_FOR_EVER


def test_pictures_are_small() -> None:
    sizes = [len(work.encode()) for work in WORKS.values()]
    assert statistics.median(sizes) < 6_000
    assert max(sizes) < 16_000


@pytest.mark.parametrize("painting", PAINTINGS)
def test_a_picture_is_whole_and_carries_nothing_else(painting: str) -> None:
    work = WORKS[painting]
    root = ElementTree.fromstring(work)
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "clipPath", "linearGradient", "stop", "pattern"}
    names = {element.get("id") for element in root.iter() if element.get("id")}
    assert all(str(name).startswith(f"{painting}-") for name in names)
    assert set(re.findall(r"url\(([^)]*)\)", work)) == {f"#{name}" for name in names}
    assert work.count("http") == 1, "the namespace and no other address"
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not any(name.startswith("on") or name == "style" or "href" in name for name in attributes)
    paths = [element.get("d", "") for element in root.iter()]
    assert all(re.fullmatch(r"[MmLlHhVvCcsQqAaz\d .-]*", path) for path in paths), "letters of paths and plain numbers"


@pytest.mark.parametrize("painting", PAINTINGS)
def test_a_picture_has_the_proportions_of_its_tile(painting: str) -> None:
    width, height = size(painting)
    root = ElementTree.fromstring(WORKS[painting])
    assert root.get("viewBox") == f"0 0 {width * CELL} {height * CELL}"


def test_nothing_of_a_painting_shows_beyond_its_frame() -> None:
    """Frames touch on the wall, and some do not reach the edge everywhere: the painting is cut to the window."""
    for work in WORKS.values():
        first, painted = ElementTree.fromstring(work)[:2]
        assert first.tag.endswith("clipPath")
        assert painted.get("clip-path") == f"url(#{first.get('id')})"


def test_many_pictures_can_share_a_page() -> None:
    names = [name for work in WORKS.values() for name in re.findall(r' id="([^"]*)"', work)]
    assert len(names) == len(set(names))


def test_each_genre_has_a_hue_and_a_shape_of_its_own() -> None:
    genres = pictures.GENRES
    assert tuple(genres) == file.GENRES
    assert len({genre.hue for genre in genres.values()}) == len({genre.shape for genre in genres.values()}) == 4
    assert {genre.shape for genre in genres.values()} <= {"circle", "square", "triangle", "wave", "cross"}
    assert [name for name, genre in genres.items() if genre.outlined] == ["still_life"], "a pale hue wants an outline"


def test_each_frame_has_a_sign_and_a_tone_of_its_own() -> None:
    frames = pictures.FRAMES
    assert tuple(frames) == tuple(CARPENTRY) == file.FRAMES
    assert len({frame.sign for frame in frames.values()}) == len({frame.path for frame in frames.values()}) == 4
    tones = sorted(luminance(frame.tone) for frame in frames.values())
    assert all(b - a > 0.15 for a, b in pairwise(tones)), "told apart in grey"


@pytest.mark.parametrize("frame", pictures.FRAMES)
def test_a_frame_is_drawn_with_its_own_colours_and_no_other_frames(frame: str) -> None:
    tone = pictures.FRAMES[frame].tone
    for painting, work in WORKS.items():
        assert (f'"{tone}"' in work) == (painting.split("-")[1] == frame), painting


def test_subjects_are_spread_over_frames_and_sizes() -> None:
    """No subject is seen all the time, and none tells the frame."""
    for language in LANGUAGES:
        assert max(Counter(pictures.work_title(work, language) for work in PAINTINGS).values()) == 1
    subjects = Counter((work.split("-")[0], pictures._find(work).phrases()[0]) for work in PAINTINGS)
    assert len(subjects) == 40
    assert max(subjects.values()) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_work_has_a_title_of_its_own(language: str) -> None:
    titles = [pictures.work_title(work, language) for work in [*PAINTINGS, *EVERY]]
    assert len(set(titles)) == len({*PAINTINGS, *EVERY})
    assert all(words and words == words.strip() and words[0].isupper() for words in titles)


def test_labels_say_the_same_in_every_language() -> None:
    for painting in PAINTINGS:
        labels = [pictures.label(painting, language) for language in LANGUAGES]
        assert all(list(label) == ["title", "year", "medium"] and all(label.values()) for label in labels)
        assert len({label["year"] for label in labels}) == 1
        assert 1860 <= int(labels[0]["year"]) <= 1960


def test_every_subject_and_mood_has_words() -> None:
    for catalogue in CATALOGUES.values():
        scenes = catalogue.scenes
        assert len(catalogue.upright) == len(scenes.upright)
        assert len(catalogue.wide) == len(scenes.wide)
        assert len(catalogue.moods) == len(catalogue.wide_moods) == len(scenes.moods)


def test_paintings_of_an_owners_own_box_have_pictures_and_titles_too() -> None:
    second = [f"{name}-{number}" for name in EVERY[::7] for number in (2, 3)]
    works = [pictures.picture(work) for work in [*EVERY, *second]]
    assert len(set(works)) == len(works)
    assert max(len(work) for work in works) < 16_000
    assert pictures.work_title("portrait-gold-2x2-3", "en") == pictures.work_title("portrait-gold-2x2", "en") + " (3)"


@pytest.mark.parametrize(
    "work",
    [
        "",
        "portrait",
        "portrait-gold",
        "portrait-gold-1x2",
        "portrait-gold-2x6",
        "portrait-gold-2x2-1",
        "portrait-gold-2x2-02",
        "portrait-gold-2x2 ",
        "portrait-gold-2x2-start",
        "portrait-silver-2x2",
        "seascape-gold-2x2",
    ],
)
def test_what_is_no_painting_has_neither_picture_nor_label(work: str) -> None:
    with pytest.raises(KeyError, match="no painting"):
        pictures.picture(work)
    with pytest.raises(KeyError, match="no painting"):
        pictures.label(work, "en")


def test_a_language_nobody_speaks_here() -> None:
    with pytest.raises(MissingText, match="there are en, fr, pl"):
        pictures.label("portrait-gold-2x2", "la")


def test_a_pen_writes_no_more_than_is_needed() -> None:
    assert pen("M", 1, -2, 3.04, "L0 0C", -1, 2, "z") == "M1-2 3L0 0C-1 2z"
