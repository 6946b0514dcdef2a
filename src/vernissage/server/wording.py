"""Texts of the house itself, which belong to no title."""

from __future__ import annotations

from vernissage.core.text import LANGUAGES, load_bundle


def worded(id: str, language: str, **facts: str | int) -> str:
    """A text of the house; a language it does not speak is answered in English."""
    bundle = load_bundle("", language if language in LANGUAGES else "en")
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, facts)[0])
