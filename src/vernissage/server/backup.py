"""A copy of the house in one file, taken while it is open, and put back while it is not.

The copy is an SQLite database itself, made by SQLite's own online backup: one moment of the house, whole, whatever is
written meanwhile. A small table in it says what it is. It holds seeds, personal links and guest books: keep it as
private as the house. The signing key comes along only when it is asked for: with it a guest's browser is known in the
new place, and whoever gets hold of the file could pretend to be any guest.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from vernissage import __version__
from vernissage.core.errors import VernissageError
from vernissage.server.lock import Lock
from vernissage.server.settings import Settings, write_whole
from vernissage.server.storage import MIGRATIONS, Storage

_TABLES = {"vernissage_backup", "guests", "tables", "seats", "entries", "chat", "alembic_version"}
_COUNTS = ("SELECT count(*) FROM tables", "SELECT count(*) FROM guests", "SELECT count(*) FROM entries")


class BackupError(VernissageError):
    """A backup that cannot be taken or put back; the sentence says why."""


@dataclass(frozen=True)
class Contents:
    """What is in a backup."""

    made: float
    version: str
    """Of the program that made it."""
    form: str
    """Of the database."""
    tables: int
    guests: int
    moves: int
    key: str
    """The signing key; empty: it was left at home."""


def backup(settings: Settings, file: Path, *, with_key: bool = False, force: bool = False) -> Contents:
    """Copy the house into a file; it may be open."""
    source = _database(settings, file)
    if not source.is_file():
        raise BackupError(f"there is no house in {source}; name its folder with --data")
    if file.exists() and not force:
        raise BackupError(f"{file} exists already; --force writes over it")
    if file.exists() and os.path.samefile(file, source):
        raise BackupError("that is the house itself")
    key = settings.signing_key() if with_key else ""
    with _draft(file) as draft:
        try:
            with contextlib.closing(_open(source)) as house, contextlib.closing(sqlite3.connect(draft)) as copy:
                house.backup(copy)  # in one step: no writer waits for it, and none gets in between
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
                _write_note(copy, key)
        except sqlite3.Error as error:
            raise BackupError(f"the house in {source} cannot be copied: {error}") from None
        return _checked(draft, file)


def restore(settings: Settings, file: Path, *, force: bool = False) -> Contents:
    """Put a copy back, where no house is open. What lay there is kept beside it."""
    target = _database(settings, file)
    found = inspect(file)
    settings.prepare()
    lock = Lock(target)
    lock.take()
    try:
        if target.exists() and not force:
            raise BackupError(f"there is a house in {target} already; --force puts it aside and takes the copy instead")
        if found.key and _has_another_key(settings, found.key) and not force:
            raise BackupError(f"there is another signing key in {settings.data}; --force puts it aside")
        with _draft(target) as draft:
            with contextlib.closing(_open(file)) as copy, contextlib.closing(sqlite3.connect(draft)) as new:
                copy.backup(new)
                new.execute("PRAGMA journal_mode = DELETE")
                new.execute("DROP TABLE vernissage_backup")
                new.commit()
            _put_aside(target)
        if found.key:
            _restore_key(settings, found.key)
    finally:
        lock.release()
    return found


def inspect(file: Path) -> Contents:
    """What is in a backup; BackupError if it is none, is damaged, or comes from a newer program."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    return _checked(file, file)


def _checked(path: Path, name: Path) -> Contents:
    try:
        with contextlib.closing(_open(path)) as copy:
            flaws = [row[0] for row in copy.execute("PRAGMA integrity_check(3)")]
            if flaws != ["ok"]:
                raise BackupError(f"{name} is damaged: {flaws[0]}")
            there = {row[0] for row in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not there >= _TABLES:
                raise BackupError(f"{name} is no backup of a house: `vernissage backup` makes one")
            note = dict(copy.execute("SELECT key, value FROM vernissage_backup").fetchall())
            form = str(copy.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            if form not in _known_forms():
                raise BackupError(
                    f"{name} comes from a newer Vernissage ({note.get('version', '?')}); this one is {__version__}"
                )
            tables, guests, moves = (int(copy.execute(count).fetchone()[0]) for count in _COUNTS)
            return Contents(float(note["made"]), note["version"], form, tables, guests, moves, note.get("key", ""))
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{name} is no backup of a house, or it is damaged: {error}") from None
    except (KeyError, TypeError, ValueError):
        raise BackupError(f"{name} does not say what it is: it is damaged") from None


def _write_note(copy: sqlite3.Connection, key: str) -> None:
    copy.execute("DROP TABLE IF EXISTS vernissage_backup")
    copy.execute("CREATE TABLE vernissage_backup (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    note = {"version": __version__, "made": str(time.time())} | ({"key": key} if key else {})
    copy.executemany("INSERT INTO vernissage_backup VALUES (?, ?)", list(note.items()))
    copy.commit()


def _has_another_key(settings: Settings, key: str) -> bool:
    path = settings.data / "signing.key"
    return path.exists() and path.read_bytes().strip() != key.encode()


def _restore_key(settings: Settings, key: str) -> None:
    path = settings.data / "signing.key"
    if _has_another_key(settings, key):
        path.replace(_aside(path))
    if not path.exists():
        write_whole(path, key)


def _put_aside(target: Path) -> None:
    if target.exists():
        aside = _aside(target)
        for ending in ("", "-wal", "-shm"):
            old = target.with_name(target.name + ending)
            if old.exists():
                old.replace(aside.with_name(aside.name + ending))


def _aside(path: Path) -> Path:
    return path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")


@contextlib.contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A file beside the one that is wanted, for this user's eyes only; it takes its place when all went well."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror}") from None
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                draft.with_name(draft.name + ending).unlink()


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, timeout=30)


def _known_forms() -> set[str]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _database(settings: Settings, file: Path) -> Path:
    with contextlib.suppress(ArgumentError):
        address = make_url(settings.database_address)
        if address.get_backend_name() == "postgresql":
            raise _of_postgresql(address, file)
    storage = Storage(settings.database_address)
    if storage.presence.file is None:
        raise BackupError("this database is in memory alone")
    return Path(storage.presence.file)


def _of_postgresql(address: URL, file: Path) -> BackupError:
    known = address.translate_connect_args()
    known.pop("password", None)
    url = URL.create("postgresql", **known).render_as_string()
    return BackupError(
        "games are kept in PostgreSQL, which has its own tools: "
        f"pg_dump --format=custom --file={file} {url} backs them up, "
        f"pg_restore --clean --if-exists --dbname={url} {file} puts them back"
    )
