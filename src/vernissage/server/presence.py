"""Whether the file of an SQLite database is still there.

A file that is removed while it is open can be written on and on, and all of it is lost: so before anything is read or
written the house looks whether the file is the one it opened. Where it is not, nothing happens until it is back.
"""

from __future__ import annotations

import os
import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

Identity = tuple[int, int]


class DatabaseAway(OSError):
    """The file of the database is not the one that was opened, or not there."""


class Presence:
    """The file as it was when it was opened. Without a file (another kind of database) it is always there."""

    def __init__(self, file: str | None) -> None:
        self.file = None if not file or ":memory:" in file else file.removeprefix("file:")
        self._opened: Identity | None = None

    def note(self) -> None:
        """The file is opened: this is the one."""
        self._opened = self._now()

    @property
    def is_here(self) -> bool:
        return self._opened is None or self._now() == self._opened

    @property
    def is_another(self) -> bool:
        """There is a file, and it is not the one that was opened."""
        return self._opened is not None and self._now() not in (None, self._opened)

    def check(self) -> None:
        if not self.is_here:
            raise DatabaseAway(f"the database is not where it was: {self.file}")

    def _now(self) -> Identity | None:
        if self.file is None:
            return None
        try:
            found = os.stat(self.file)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def is_of_storage(error: BaseException) -> bool:
    """Whether it is the database, or the disk below it, that failed, and not what was asked of it."""
    if isinstance(error, DBAPIError):
        return isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
    return isinstance(error, sqlite3.DatabaseError | ConnectionError | DatabaseAway)
