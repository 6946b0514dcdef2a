"""The seventy works: each its own, in five hands, the same for ever."""

from __future__ import annotations

import hashlib
import re
import statistics
from xml.etree import ElementTree

import pytest

from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.modern_art import pictures, title
from vernissage.games.modern_art.components import AUCTIONS

CARDS = tuple(title.load_components(title.standard_components).cards)
WORKS = {card: pictures.picture(card) for card in CARDS}

PICTURES_FOR_EVER = {
    "nex": "26ee117d1ac5b679",
    "bahut": "b3f4e890876d87c8",
    "darmoir": "439ec5cbac6d6948",
    "sadland": "8a2e2bc8390dc1d4",
    "koriko": "d44f80119efc329b",
}
LABELS_FOR_EVER = "ba1fa3e1c7303cbf"


def of(artist: str) -> list[str]:
    return [work for card, work in WORKS.items() if card.startswith(f"{artist}-")]


def colours(works: list[str]) -> set[str]:
    return {colour for work in works for colour in re.findall(r'"(#[0-9a-f]{6})"', work)}


def test_there_are_seventy_and_each_is_different() -> None:
    assert len(set(WORKS.values())) == len(CARDS) == 70


@pytest.mark.parametrize("artist", pictures.ARTISTS)
def test_pictures_are_the_same_for_ever(artist: str) -> None:
    """Games are remembered with their pictures. A picture that changed would be another work: draw a new one."""
    assert hashlib.sha256("\n".join(of(artist)).encode()).hexdigest()[:16] == PICTURES_FOR_EVER[artist]


def test_labels_are_the_same_for_ever() -> None:
    labels = "\n".join(" / ".join(pictures.label(card, language).values()) for card in CARDS for language in LANGUAGES)
    assert hashlib.sha256(labels.encode()).hexdigest()[:16] == LABELS_FOR_EVER


def test_pictures_are_small() -> None:
    sizes = [len(work.encode()) for work in WORKS.values()]
    assert statistics.median(sizes) < 6_000
    assert max(sizes) < 16_000


@pytest.mark.parametrize("card", CARDS)
def test_a_picture_is_whole_and_carries_nothing_else(card: str) -> None:
    work = WORKS[card]
    root = ElementTree.fromstring(work)
    assert root.get("viewBox") == "0 0 300 400"
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert tags <= {"svg", "g", "path", "rect", "circle", "clipPath", "linearGradient", "stop", "pattern"}
    names = {element.get("id") for element in root.iter() if element.get("id")}
    assert all(str(name).startswith(f"{card}-") for name in names)
    assert set(re.findall(r"url\(([^)]*)\)", work)) == {f"#{name}" for name in names}
    assert work.count("http") == 1, "the namespace and no other address"
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not any(name.startswith("on") or name == "style" or "href" in name for name in attributes)
    paths = [element.get("d", "") for element in root.iter()]
    assert all(re.fullmatch(r"[MmLlHhVvCcsaz\d .-]*", path) for path in paths), "letters of paths and plain numbers"


def test_many_pictures_can_share_a_page() -> None:
    names = [name for work in WORKS.values() for name in re.findall(r' id="([^"]*)"', work)]
    assert len(names) == len(set(names))


def test_a_hand_can_be_told_from_the_others_by_its_means() -> None:
    """Only one hand has metal, only one has dots, and no two share a colour."""
    for artist in pictures.ARTISTS:
        for work in of(artist):
            assert ("<linearGradient" in work) == (artist == "nex")
            assert ("stroke-dasharray" in work or "<pattern" in work) == (artist == "koriko")
    palettes = {artist: colours(of(artist)) for artist in pictures.ARTISTS}
    for one in palettes:
        for other in palettes:
            assert one == other or not palettes[one] & palettes[other], (one, other)


def test_each_artist_has_a_hue_and_a_shape_of_its_own() -> None:
    artists = pictures.ARTISTS.values()
    assert list(pictures.ARTISTS) == list(dict.fromkeys(card.split("-")[0] for card in CARDS))
    assert {artist.shape for artist in artists} == {"circle", "wave", "triangle", "square", "cross"}
    assert len({artist.hue for artist in artists}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_work_has_a_title_of_its_own(language: str) -> None:
    titles = [pictures.work_title(card, language) for card in CARDS]
    assert len(set(titles)) == 70
    assert all(words and words == words.strip() and words[0].isupper() for words in titles)


def test_labels_say_the_same_in_every_language() -> None:
    for card in CARDS:
        labels = [pictures.label(card, language) for language in LANGUAGES]
        assert all(list(label) == ["title", "year", "medium"] and all(label.values()) for label in labels)
        assert len({label["year"] for label in labels}) == 1
        assert 1950 <= int(labels[0]["year"]) <= 1999


@pytest.mark.parametrize("artist", pictures.ARTISTS)
def test_cards_of_an_owners_own_box_have_pictures_and_titles_too(artist: str) -> None:
    cards = [f"{artist}-{auction}-{number}" for auction in AUCTIONS for number in range(1, 41)]
    assert len({pictures.picture(card) for card in cards}) == 200
    for language in LANGUAGES:
        assert len({pictures.work_title(card, language) for card in cards}) == 200


@pytest.mark.parametrize(
    "work", ["", "nex", "nex-open", "nex-open-0", "nex-open-01", "nex-open-1 ", "nex-hidden-1", "manet-open-1"]
)
def test_what_is_no_card_has_neither_picture_nor_label(work: str) -> None:
    with pytest.raises(KeyError, match="no card"):
        pictures.picture(work)
    with pytest.raises(KeyError, match="no card"):
        pictures.label(work, "en")


def test_a_language_nobody_speaks_here() -> None:
    with pytest.raises(MissingText, match="there are en, fr, pl"):
        pictures.label("nex-open-1", "la")
