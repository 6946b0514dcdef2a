"""The client's and the titles' texts by their ids, for tests in other languages than English."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from vernissage.core.text import read_messages

CLIENT = Path(__file__).parents[2] / "web" / "src" / "text"
_NAMES = re.compile(r"language-|guest-\d")
"""Languages call themselves by their own name everywhere, and a name in one language may be one in another."""
_ANY_OPTIONS = {
    "edition": "matagot",
    "double_payment": "new_seller",
    "mystery_hand": "off",
    "open_cash": "off",
    "decor_total": "at_most",
    "open_bids": "off",
}


@functools.cache
def bundle(language: str, title: str = "") -> FluentBundle:
    """The client's texts; with a title, the title's and the core's."""
    found = FluentBundle([language], use_isolating=False)
    if title:
        for package in ("vernissage.core", f"vernissage.games.{title}"):
            found.add_resource(FluentResource(read_messages(package, language)))
    else:
        found.add_resource(FluentResource((CLIENT / f"{language}.ftl").read_text("utf-8")))
    return found


def say(language: str, id: str, title: str = "", **facts: str | int) -> str:
    found = bundle(language, title)
    pattern = found.get_message(id).value
    assert pattern is not None
    text, errors = found.format_pattern(pattern, {**_ANY_OPTIONS, **facts})
    assert not errors, (id, errors)
    return str(text)


def whole_texts(language: str, title: str = "") -> dict[str, str]:
    """Every text that stands without facts of its own."""
    found = bundle(language, title)
    texts: dict[str, str] = {}
    for id in found._messages:
        if _NAMES.match(id):
            continue
        pattern = found.get_message(id).value
        if pattern is None:
            continue
        text, errors = found.format_pattern(pattern, dict(_ANY_OPTIONS))
        if not errors:
            texts[id] = " ".join(str(text).split())
    return texts


def left_in_english(language: str, screen: str, title: str = "modern_art") -> list[str]:
    """Lines of a screen that are English texts of ours, and would read otherwise in the language."""
    lines = {" ".join(line.split()) for line in screen.splitlines()}
    left: list[str] = []
    for texts in ("", title):
        english, own = whole_texts("en", texts), whole_texts(language, texts)
        allowed = set(own.values())
        left += [f"{id}: {text}" for id, text in english.items() if text in lines and text not in allowed]
    return left
