"""Games that were played before a test begins: a record put into a house's database as it would have stored it."""

from __future__ import annotations

import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Protocol

import vernissage
from vernissage.core.records import Record, read

CORPUS = Path(__file__).parents[1] / "corpus"
SHORT = {
    "modern_art": "modern_art/rules-1/3-four-rounds.vrec",
    "art_society": "art_society/rules-2/2-no-bids.vrec",
    "gallerist": "gallerist/rules-2/2-own-components.vrec",
    "pictura": "pictura/rules-2/2-fifty.vrec",
}


class Stored(Protocol):
    """A house with a database file."""

    @property
    def database(self) -> Path: ...


def record_of(title: str) -> str:
    """A whole recorded game of a title."""
    return (CORPUS / SHORT[title]).read_text("utf-8")


def put_game(house: Stored, text: str, guest: str, entries: int | None = None, **facts: object) -> str:
    """The id of a table at which a record was played, up to some entry: by the guest, who sits first, and by bots."""
    title = vernissage.title(Record.parse(text).header.title)
    record = read(title, text)
    header = record.header
    played = record.entries if entries is None else record.entries[:entries]
    over = len(played) == len(record.entries)
    id, seat = secrets.token_hex(4), 0
    row: dict[str, object] = {
        "id": id,
        "title": title.key,
        "options": json.dumps(header.options),
        "components": header.own_components,
        "status": "over" if over else "playing",
        "host": guest,
        "public": True,
        "shuffle_seats": False,
        "hammer": 0,
        "away": 3600,
        "seed": header.seed,
        "commitment": header.commitment,
        "rules": title.rules_version,
        "created": 1.7e9,
        "changed": 1.7e9,
        "winners": json.dumps(list(title.load(text).outcome.winners)) if over else None,  # type: ignore[union-attr]
        **facts,
    }
    with closing(sqlite3.connect(house.database, timeout=60)) as connection, connection:
        _insert(connection, "tables", row)
        for place in range(header.seats):
            sits = (
                {"kind": "person", "guest": guest, "name": "Ann"} if place == seat else {"kind": "bot", "guest": None}
            )
            name = header.names[place] if header.names else f"Bot {place + 1}"
            more = {"name": name, "bot": "greedy", "left": False, "link": secrets.token_hex(16), "orders": "{}"}
            values: dict[str, object] = {"table_id": id, "seat": place, **more, **sits}
            _insert(connection, "seats", values | ({"bot": None} if place == seat else {}))
        standing: list[int] = []
        for entry in played:
            kind, move = "move", str(entry.move)
            if entry.back >= 0:
                gone = sum(number > entry.back for number in standing)
                kind, move, standing = "back", str(gone), standing[: len(standing) - gone]
            else:
                standing.append(entry.number)
            cause = "person" if entry.seat == seat else "bot"
            values = {"table_id": id, "number": entry.number, "kind": kind, "seat": entry.seat, "move": move}
            _insert(connection, "entries", {**values, "cause": cause, "at": 1.7e9 + entry.number})
    return id


def _insert(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    columns, places = ", ".join(f'"{key}"' for key in row), ", ".join("?" for _ in row)
    connection.execute(f"INSERT INTO {table} ({columns}) VALUES ({places})", tuple(row.values()))
