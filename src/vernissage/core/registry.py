"""Finds titles by entry point: an installed package adds one with a line under `vernissage.titles`."""

from __future__ import annotations

import functools
import importlib.metadata
from typing import Any

from vernissage.core.errors import UnknownTitle, shown
from vernissage.core.titles import Title

GROUP = "vernissage.titles"


@functools.cache
def _entries() -> dict[str, importlib.metadata.EntryPoint]:
    return {entry.name: entry for entry in importlib.metadata.entry_points(group=GROUP)}


_added: dict[str, Title[Any, Any]] = {}


def add(title: Title[Any, Any]) -> None:
    """Make a title known to this process without an entry point: for tests and notebooks."""
    _added[title.key] = title


def remove(key: str) -> None:
    """Forget a title that was added to this process."""
    _added.pop(key, None)


@functools.cache
def _loaded(key: str) -> Title[Any, Any]:
    title = _entries()[key].load()
    assert isinstance(title, Title), f"entry point {key} of {GROUP} is no title"
    return title


def titles() -> list[Title[Any, Any]]:
    """All titles, by key."""
    return [title(key) for key in sorted(_entries().keys() | _added.keys())]


def title(key: str) -> Title[Any, Any]:
    """The title of that key, or an UnknownTitle error that lists what there is."""
    if key in _added:
        return _added[key]
    if key not in _entries():
        known = ", ".join(sorted(_entries().keys() | _added.keys())) or "none"
        raise UnknownTitle(f"there is no title {shown(key)}; installed: {known}")
    return _loaded(key)
