"""Titles are found by entry point, or added to the process by hand."""

from __future__ import annotations

import importlib.metadata

import pytest

import vernissage
from tests.conformance.broken_toys import LeakInView
from tests.conformance.toys import Toy
from vernissage import UnknownTitle
from vernissage.core import registry
from vernissage.core.titles import Title


def test_modern_art_is_found_by_its_entry_point() -> None:
    entries = {entry.name: entry.value for entry in importlib.metadata.entry_points(group="vernissage.titles")}
    assert entries["modern_art"] == "vernissage.games.modern_art:title"
    title = vernissage.title("modern_art")
    assert isinstance(title, Title)
    assert title is vernissage.title("modern_art")
    assert title in vernissage.titles()


def test_every_entry_point_leads_to_a_title_of_that_key() -> None:
    for entry in importlib.metadata.entry_points(group=registry.GROUP):
        assert vernissage.title(entry.name).key == entry.name


@pytest.mark.parametrize("key", ["monopoly", "", "Modern Art", "../modern_art", "x" * 1_000_000])
def test_an_unknown_title_is_refused_with_those_there_are(key: str) -> None:
    with pytest.raises(UnknownTitle, match=r"there is no title .*; installed: .*modern_art") as error:
        vernissage.title(key)
    assert len(str(error.value)) < 300
    assert isinstance(error.value, LookupError)


def test_a_title_can_be_added_and_removed() -> None:
    toy = Toy()
    assert "toy" not in [title.key for title in vernissage.titles()]
    registry.add(toy)
    try:
        assert vernissage.title("toy") is toy
        keys = [title.key for title in vernissage.titles()]
        assert keys == sorted(keys)
        assert "toy" in keys
        with pytest.raises(UnknownTitle, match="toy"):
            vernissage.title("monopoly")
        other = LeakInView()
        registry.add(other)
        assert vernissage.title("toy") is other, "the last one added counts"
    finally:
        registry.remove("toy")
    with pytest.raises(UnknownTitle):
        vernissage.title("toy")
    registry.remove("toy")
