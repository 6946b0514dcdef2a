"""The rule index: what docs/titles promises, what the source names, what the tests hold. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

_ID = re.compile(r"\b([A-Z]{2,4})-([RFX]?)(\d+)\b")
_NAME = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Row:
    """One line of a title's rule index."""

    id: str
    title: str
    """The key of the title, from the page's name."""
    rule: str
    source: str
    code: tuple[str, ...]
    """What carries the rule in the title's package: a name such as `decisions.Offer`, or a file, `components.toml`."""
    rests_on: tuple[str, ...] = ()
    """The rules an answer or an example applies; these rows have no place in the code."""


def is_applied(id_: str) -> bool:
    """Whether it is the id of an answer (F) or a printed example (X): these apply rules that have their own places."""
    match = _ID.fullmatch(id_)
    return match is not None and match[2] in ("F", "X")


def read_page(title: str, text: str) -> list[Row]:
    """The rows of the tables whose first cell is a rule id and that have four cells."""
    rows = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and _ID.fullmatch(cells[0]):
            rests_on = tuple(by_number(ids_in(cells[3]))) if is_applied(cells[0]) else ()
            rows.append(Row(cells[0], title, cells[1], cells[2], tuple(_NAME.findall(cells[3])), rests_on))
    return rows


def read_pages(folder: Path) -> list[Row]:
    """The rows of every title's page."""
    return [row for page in sorted(folder.glob("*.md")) for row in read_page(page.stem, page.read_text("utf-8"))]


def ids_in(text: str) -> set[str]:
    """All rule ids a text names."""
    return {match.group() for match in _ID.finditer(text)}


def named_in_source(folder: Path) -> dict[str, list[Path]]:
    """Each rule id named in a source file, and the files."""
    found: dict[str, list[Path]] = {}
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for id_ in ids_in(path.read_text("utf-8")):
            found.setdefault(id_, []).append(path)
    return found


def by_number(ids: Iterable[str]) -> list[str]:
    """Ids in the order of the index: MA-2 before MA-12, printed rules before answers, rulings and examples."""

    def key(id_: str) -> tuple[str, str, int]:
        match = _ID.fullmatch(id_)
        return (match[1], match[2], int(match[3])) if match else (id_, "", 0)

    return sorted(ids, key=key)


def page_problems(rows: Collection[Row]) -> list[str]:
    """What is wrong with the pages themselves: an id twice, or without words, source or place."""
    problems = []
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            problems.append(f"{row.id} stands twice in the index")
        seen.add(row.id)
        wanted = ("rule", "source") if is_applied(row.id) else ("rule", "source", "code")
        problems += [f"{row.id} has no {what}" for what in wanted if not getattr(row, what)]
    return problems + [
        f"{row.id} rests on {id_}, which is not in the index"
        for row in rows
        for id_ in by_number(set(row.rests_on) - seen)
    ]


def source_problems(indexed: Collection[str], named: Mapping[str, object]) -> list[str]:
    """Ids of the index no source line names, and ids of the same family in the source that no page explains."""
    families = {id_.partition("-")[0] for id_ in indexed}
    owed = {id_ for id_ in indexed if not is_applied(id_)}
    problems = [f"{id_} has no source line" for id_ in by_number(owed - named.keys())]
    strays = {id_ for id_ in named if id_.partition("-")[0] in families and id_ not in indexed}
    return problems + [f"{id_} is named in the source but is not in the index" for id_ in by_number(strays)]


def unknown_problems(indexed: Collection[str], carried: Collection[str]) -> list[str]:
    """Ids that tests carry and no page has."""
    return [f"{id_} is carried by a test but is not in the index" for id_ in by_number(set(carried) - set(indexed))]


def untested_problems(indexed: Collection[str], passed: Collection[str]) -> list[str]:
    """Ids of the index without a test that was collected, not skipped, and passed."""
    return [f"{id_} has no passing test" for id_ in by_number(set(indexed) - set(passed))]
