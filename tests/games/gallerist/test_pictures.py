"""Thirty-two works and sixteen artists: each its own, in four forms of art, the same for ever."""

from __future__ import annotations

import hashlib
import re
import statistics
from collections.abc import Iterable
from xml.etree import ElementTree

import pytest

from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.gallerist import components, pictures
from vernissage.games.gallerist.pictures.catalogues import CATALOGUES
from vernissage.games.gallerist.pictures.plate import Plate
from vernissage.games.gallerist.pictures.sitter import Look, Piece, pieces

WORKS = {work: pictures.picture(work) for work in pictures.WORKS}
ARTISTS = {artist: pictures.picture(artist) for artist in pictures.ARTISTS}
EVERY = WORKS | ARTISTS

PICTURES_FOR_EVER = {
    "digital": "5622cbba13b7870c",
    "photography": "9bcff0d041488136",
    "sculpture": "30cd443e46ae16cf",
    "painting": "c4e6398401d78390",
}
ARTISTS_FOR_EVER = {
    "digital": "395d9cf53690546a",
    "photography": "3d452e700a9b0e03",
    "sculpture": "afd0297128a55bea",
    "painting": "95ff0991028add76",
}
LABELS_FOR_EVER = "3c103da6e36e3bdd"
SIZES = {"photography": "400 300", "digital": "400 400", "painting": "300 400", "sculpture": "300 400"}
TAGS = {"svg", "g", "path", "rect", "circle", "clipPath", "pattern", "linearGradient", "radialGradient", "stop"}
LENSES = {"filter", "feGaussianBlur", "feTurbulence", "feColorMatrix", "feDisplacementMap", "feComposite"}
LAMPS = {"feDiffuseLighting", "feDistantLight"}


def digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def of(form: str, drawn: dict[str, str]) -> list[str]:
    return [picture for name, picture in drawn.items() if name.split("-")[1] == form]


def chroma(colour: str) -> int:
    """How far a colour is from grey."""
    channels = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return max(channels) - min(channels)


def colours(picture: str) -> set[str]:
    return set(re.findall(r'"(#[0-9a-f]{6})"', picture))


def test_there_are_eight_works_and_four_artists_in_each_form_and_no_two_are_alike() -> None:
    assert len(WORKS) == 32
    assert len(ARTISTS) == 16
    for form in pictures.FORMS:
        assert len(of(form, WORKS)) == 8
        assert len(of(form, ARTISTS)) == 4
    bare = {re.sub(re.escape(name), "", picture) for name, picture in EVERY.items()}
    assert len(bare) == 48, "different in more than their names"


@pytest.mark.parametrize("form", pictures.FORMS)
def test_pictures_are_the_same_for_ever(form: str) -> None:
    """Games are remembered with their pictures. A picture that changed would be another work: draw a new one."""
    assert digest(of(form, WORKS)) == PICTURES_FOR_EVER[form]
    assert digest(of(form, ARTISTS)) == ARTISTS_FOR_EVER[form]


def test_labels_are_the_same_for_ever() -> None:
    labels = [" / ".join(pictures.label(work, language).values()) for work in WORKS for language in LANGUAGES]
    assert digest(labels) == LABELS_FOR_EVER


def test_pictures_are_small() -> None:
    sizes = [len(picture.encode()) for picture in EVERY.values()]
    assert statistics.median(sizes) < 12_000
    assert max(sizes) < 25_000


@pytest.mark.parametrize("name", EVERY)
def test_a_picture_is_whole_and_carries_nothing_else(name: str) -> None:
    picture = EVERY[name]
    root = ElementTree.fromstring(picture)
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert tags <= TAGS | LENSES | LAMPS
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert all(str(id_).startswith(f"{name}-") for id_ in ids)
    assert set(re.findall(r"url\(([^)]*)\)", picture)) == {f"#{id_}" for id_ in ids}
    assert picture.count("http") == 1, "the namespace and no other address"
    attributes = {attribute for element in root.iter() for attribute in element.attrib}
    assert not any(
        attribute.startswith("on") or attribute == "style" or "href" in attribute for attribute in attributes
    )
    paths = [element.get("d", "") for element in root.iter()]
    assert all(re.fullmatch(r"[MmLlHhVvCcsQqAaz\d .-]*", path) for path in paths), "letters of paths and plain numbers"


def test_many_pictures_can_share_a_page() -> None:
    ids = [id_ for picture in EVERY.values() for id_ in re.findall(r' id="([^"]*)"', picture)]
    assert len(ids) == len(set(ids))


def test_a_form_is_told_by_its_outline() -> None:
    """A wide print, a square screen with round corners, an upright canvas, an upright arch."""
    for form, size in SIZES.items():
        for picture in of(form, WORKS):
            root = ElementTree.fromstring(picture)
            assert root.get("viewBox") == f"0 0 {size}"
            outline = root[0].get("d", "")
            assert outline.count("a") == {"digital": 4, "sculpture": 1}.get(form, 0)


def test_a_form_is_told_by_its_means() -> None:
    """Only photographs have grain and no colour, only screens have no blur, only paint stands up all over."""
    for name, picture in WORKS.items():
        form = name.split("-")[1]
        assert ('baseFrequency=".8"' in picture) == (form == "photography")
        assert (max(chroma(colour) for colour in colours(picture)) < 20) == (form == "photography")
        assert ("<filter" not in picture) == (form == "digital")
        assert picture.count("<feDiffuseLighting") == (form == "painting" or name == "work-sculpture-3")


def test_a_blue_artist_is_told_from_a_red_one_by_the_outline_too() -> None:
    for name, picture in ARTISTS.items():
        root = ElementTree.fromstring(picture)
        assert root.get("viewBox") == "0 0 300 300"
        assert root[0].get("fill") == ("#0072b2" if "-blue-" in name else "#b3122b")
        assert root[0].get("d", "").count("a") == (2 if "-blue-" in name else 4), "a disc, or four hollowed corners"


def test_each_form_has_a_hue_and_a_shape_of_its_own() -> None:
    forms = pictures.FORMS
    assert tuple(forms) == components.FORMS
    assert len({form.hue for form in forms.values()}) == len({form.shape for form in forms.values()}) == 4
    assert {form.shape for form in forms.values()} <= {"circle", "square", "triangle", "wave", "cross"}
    assert [name for name, form in forms.items() if form.outlined] == ["sculpture"], "a pale hue wants an outline"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_work_has_a_title_of_its_own(language: str) -> None:
    titles = [pictures.work_title(work, language) for work in WORKS]
    assert len(set(titles)) == 32
    assert all(words and words == words.strip() and words[0].isupper() for words in titles)


def test_labels_say_the_same_in_every_language() -> None:
    for work in WORKS:
        labels = [pictures.label(work, language) for language in LANGUAGES]
        assert all(list(label) == ["title", "year", "medium"] and all(label.values()) for label in labels)
        assert len({label["year"] for label in labels}) == 1
        assert 1950 <= int(labels[0]["year"]) <= 2015


def test_every_subject_has_a_name_and_a_material() -> None:
    for catalogue in CATALOGUES.values():
        assert len(catalogue.subjects) == len(catalogue.names) == len(catalogue.media) == 8


@pytest.mark.parametrize(
    "name",
    [
        "",
        "work",
        "work-painting",
        "work-painting-0",
        "work-painting-9",
        "work-painting-01",
        "work-painting-1 ",
        "work-music-1",
        "artist-painting-green-a",
        "artist-painting-blue-c",
    ],
)
def test_what_is_neither_work_nor_artist_has_no_picture(name: str) -> None:
    with pytest.raises(KeyError, match="no work"):
        pictures.picture(name)
    with pytest.raises(KeyError, match="no work"):
        pictures.label(name, "en")


def test_an_artist_has_no_wall_label() -> None:
    with pytest.raises(KeyError, match="no work"):
        pictures.label("artist-painting-blue-a", "en")


def test_a_language_nobody_speaks_here() -> None:
    with pytest.raises(MissingText, match="there are en, fr, pl"):
        pictures.label("work-digital-1", "la")


def test_a_piece_knows_what_it_covers() -> None:
    square = Piece("skin", ((0, 0), (10, 0), (10, 10), (0, 10)), curved=False)
    stroke = Piece("line", ((0, 0), (5, 0), (10, 0)), width=2.0)
    for piece, inside, outside in ((square, (5, 5), (11, 5)), (stroke, (5, 0.9), (5, 1.5))):
        outline = piece.outline()
        assert piece.covers(inside, outline)
        assert not piece.covers(outside, outline)
    assert stroke.covers((5, 1.5), stroke.outline(), 2.0)


def test_a_sitter_wears_what_the_look_says() -> None:
    plain = pieces(Look("oval", "bald"))
    assert "hair" not in {piece.role for piece in plain}
    for beard in ("full", "goatee", "moustache"):
        assert "hair" in {piece.role for piece in pieces(Look("oval", "bald", beard=beard))}
    for thing in ("round glasses", "square glasses", "beret", "brim", "headphones", "earrings", "scarf"):
        assert len(pieces(Look("oval", "bald", wears=(thing,)))) > len(plain), thing


def test_colours_that_cover_everything_say_nothing_of_it() -> None:
    plate = Plate("w", 1, 1)
    plate.fade([(0, "#000000", 1.0), (100, "#ffffff", 0.25)])
    assert plate.svg().count("stop-opacity") == 1
