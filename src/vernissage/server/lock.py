"""One house for one SQLite file: a lock of the operating system that dies with its process, however that ends.

Beside the database lies a small file that is locked and says who has it: the process, and the address of the house.
The commands that work beside an open house find it there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

import msgspec

from vernissage.server.settings import SettingError

_FAR = 1 << 30
"""The byte that is locked where a locked byte cannot be read: far behind the text."""
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Holder(msgspec.Struct, frozen=True):
    """Who has a database open."""

    process: int
    address: str = ""
    """Where its house answers on this machine; empty for a command."""


class HouseIsOpen(SettingError):
    """Another process has the database open."""

    def __init__(self, file: Path, holder: Holder | None) -> None:
        who = f" (process {holder.process})" if holder else ""
        if holder and not holder.address:
            super().__init__(f"another command{who} is at work on {file}; wait until it is done")
        else:
            where = f" at {holder.address}" if holder else ""
            super().__init__(f"a house is open on {file}{where}{who}; one SQLite file serves one house at a time")
        self.holder = holder


class Lock:
    """The lock of a database file. `with Lock(file).held(address): …`"""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.path = file.with_name(f"{file.name}.lock")
        self._handle: int | None = None

    def take(self, address: str = "") -> None:
        """Have the database for this process, or HouseIsOpen."""
        try:
            handle = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise SettingError(f"games cannot be kept in {self.file.parent}: {error.strerror}") from None
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            if error.errno in _TAKEN:
                raise HouseIsOpen(self.file, self.holder()) from None
            raise SettingError(f"{self.path} cannot be locked: {error.strerror}") from None
        os.ftruncate(handle, 0)
        os.write(handle, msgspec.json.encode(Holder(os.getpid(), address)))
        self._handle = handle

    def release(self) -> None:
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)
            os.close(self._handle)  # which unlocks it
            self._handle = None

    def holder(self) -> Holder | None:
        """Who wrote himself down last."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Holder)
        except (OSError, msgspec.MsgspecError):
            return None


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
