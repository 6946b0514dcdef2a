"""The client's types of the wire are those of the server and of the titles, and what is told keeps to them."""

from __future__ import annotations

import ast
import enum
import random
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
import pytest

from tests.titles import OWN
from tools import wire
from vernissage.core.events import Event, Seat
from vernissage.core.moves import Move, field_types
from vernissage.core.titles import Title
from vernissage.server import wire as server_wire

WORDS = ("still", "moving")
MOST = 7
"""So many at most."""
Card = Annotated[str, "card"]
"""A card by its name, such as `nex-open-1`."""
Manner = Annotated[str, "manner", WORDS]


class Size(enum.Enum):
    SMALL = "small"
    LARGE = "large"


class Frame(msgspec.Struct, kw_only=True):
    """What is round a picture; None of them is round."""

    corners: tuple[tuple[int, int], ...]
    size: Annotated[str, Size]
    carved: bool = False


class Picture(Frame, kw_only=True):
    card: Card
    """None, if it has none."""
    manner: Manner | None
    prices: dict[str, float]
    owners: tuple[Seat | None, ...]
    about: Any


class Request(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["buy", 3]
    move: Annotated[dict[str, Any], Move]
    note: str | None = None


class Hung(Event, frozen=True, tag="hung", kw_only=True):
    seat: Seat


class Album(msgspec.Struct):
    frames: tuple[Frame, ...] | msgspec.Raw


class Odd(msgspec.Struct):
    when: complex


def written(*names: str) -> str:
    page = wire.Page([__name__], "A test.")
    for name in names:
        page.add(wire.Place(__name__, name))
    return page.write("../house")


def test_the_client_knows_the_types_as_they_are() -> None:
    assert wire.outdated(wire.SOURCES) == [], "make wire"


def test_a_struct_is_an_interface_with_all_that_is_said_about_it() -> None:
    assert (
        written("Picture")
        == """/** A test. */

import type { Seat } from '../house'

export const WORDS = ['still', 'moving'] as const

/** A card by its name, such as `nex-open-1`. */
export type Card = string

export type Manner = (typeof WORDS)[number]

export type Size = 'small' | 'large'

/** What is round a picture; None of them is round. */
export interface Frame {
  corners: [number, number][]
  size: Size
  carved: boolean
}

export interface Picture extends Frame {
  /** null, if it has none. */
  card: Card
  manner: Manner | null
  prices: Record<string, number>
  owners: (Seat | null)[]
  about: unknown
}
"""
    )


def test_what_a_request_may_leave_out_is_optional() -> None:
    assert "  kind: 'buy' | 3\n  move: Move\n  note?: string | null\n" in written("Request")


def test_an_event_has_its_tag_and_a_name_of_its_own() -> None:
    assert "export type HungEvent = {\n  event: 'hung'\n  audience: number[] | null\n  seat: Seat\n}" in written("Hung")


def test_what_may_be_written_before_is_told_by_its_type() -> None:
    assert "export interface Album {\n  frames: Frame[]\n}" in written("Album")


def test_a_number_with_a_name_is_told() -> None:
    page = wire.Page([__name__], "")
    assert page.add(wire.Place(__name__, "MOST")) == "MOST"
    assert page.write().endswith("/** So many at most. */\nexport const MOST = 7\n")


def test_a_type_without_a_form_is_refused() -> None:
    with pytest.raises(wire.Unwritable, match="complex has no form"):
        written("Odd")


def test_two_types_of_one_name_are_refused() -> None:
    page = wire.Page([__name__], "A test.")
    page.add(wire.Place(__name__, "Hung"))
    page.names["Card"] = wire.Place("elsewhere", "Card")
    with pytest.raises(wire.Unwritable, match="would both be Card"):
        page.add(wire.Place(__name__, "Card"))


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with boards for all titles but the first, its types up to date."""
    sources = tmp_path / "web" / "src"
    for folder in ("lib", "titles", *(f"titles/{title.key}" for title in OWN[1:])):
        (sources / folder).mkdir(parents=True)
    monkeypatch.setattr(wire, "SOURCES", sources)
    assert wire.main([]) == 0
    return sources


def test_a_title_without_a_board_needs_nothing(client: Path) -> None:
    assert len(list(client.rglob(wire.FILE))) == len(OWN)
    assert not (client / "titles" / OWN[0].key).exists()


def test_the_check_fails_when_a_file_says_something_else(client: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wire.main(["--check"]) == 0
    house, title = client / "lib" / wire.FILE, client / "titles" / OWN[1].key / wire.FILE
    house.write_text(house.read_text(encoding="utf-8").replace("winners: number[]", "winners: string[]"), "utf-8")
    title.unlink()
    assert wire.main(["--check"]) == 1
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == [
        path.relative_to(client.parents[1]).as_posix() for path in (house, title)
    ]


def test_the_check_fails_when_a_type_has_changed(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = wire.source(server_wire.__name__)
    monkeypatch.setitem(code.named, "Status", ast.parse('Literal["open", "shut"]', mode="eval").body)
    assert wire.outdated(client) == [client / "lib" / wire.FILE]


def strangers(hint: Any, value: Any) -> Iterator[str]:
    """What a value says where its type lists the words it may use, and this is none of them."""
    if isinstance(value, msgspec.Struct):
        for name, kind in field_types(type(value)).items():
            yield from strangers(kind, getattr(value, name))
    elif get_origin(hint) in (Union, UnionType):
        for kind in get_args(hint):
            yield from strangers(kind, value)
    elif get_origin(hint) is tuple and isinstance(value, tuple):
        items = get_args(hint)
        for kind, item in zip(items[:1] * len(value) if items[-1] is Ellipsis else items, value, strict=True):
            yield from strangers(kind, item)
    elif isinstance(value, str):
        for words in getattr(hint, "__metadata__", ()):
            if isinstance(words, tuple) and value not in words:
                yield f"{value} is none of {', '.join(words)}"


def test_a_word_that_was_not_listed_is_found() -> None:
    picture = Picture(corners=(), size="small", card="nex", manner="still", prices={}, owners=(), about=None)
    assert not list(strangers(Picture, picture))
    picture.manner = "hung"
    assert list(strangers(Picture, picture)) == ["hung is none of still, moving"]


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_what_is_told_keeps_to_the_words_that_are_listed(title: Title[Any, Any]) -> None:
    for seats in (title.facts.players[0], title.facts.players[1]):
        dice = random.Random(seats)
        table: Any = title.new(seats, seed=seats)
        step = 0
        while table.outcome is None:
            seat = table.decision.seats[0]
            for event in table.play(seat, table.moves(seat).sample(dice)):
                assert not list(strangers(type(event), event))
            step += 1
            if step % 7 == 0 or table.outcome is not None:
                assert not list(strangers(title.view_type, table.view(seat)))
