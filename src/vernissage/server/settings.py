"""What a host can set: where to listen, where to keep things, which database and which messenger between processes."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from vernissage.core.errors import VernissageError

_KEY_BYTES = 32


CLUB = "pip install 'vernissage[club]'"
"""What installs the packages of a house with PostgreSQL and Redis."""


class SettingError(VernissageError, ValueError):
    """A setting the server cannot work with."""


def _data_folder() -> Path:
    return Path(os.environ.get("VERNISSAGE_DATA") or platformdirs.user_data_dir("vernissage", appauthor=False))


@dataclass(frozen=True)
class Settings:
    """Settings of one server process. Each has an environment variable of the same name: VERNISSAGE_PORT, …"""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = field(default_factory=_data_folder)
    database: str = ""
    """An SQLAlchemy address; empty: SQLite in the data folder."""
    redis: str = ""
    """The address of a Redis server that joins several processes; empty: one process."""
    https: bool = False
    """Whether people reach the server over https: cookies are then sent over https only."""
    bot_seconds: float = 5.0
    """How long a bot may think before a simpler one answers for it."""
    pace: float = 1.0
    """How slowly bots speak when people are at the table; 0: at once."""

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'vernissage.db'}"

    def prepare(self) -> None:
        """Make the data folder, or say why it cannot be made."""
        if self.data.is_file():
            raise SettingError(f"the data folder {self.data} is a file, not a folder; choose another with --data")
        try:
            self.data.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingError(f"the data folder {self.data} cannot be made: {error.strerror}") from None

    def signing_key(self) -> str:
        """The key that signs cookies, kept in the data folder."""
        path = self.data / "signing.key"
        try:
            if not path.exists():
                _write_whole(path, secrets.token_urlsafe(_KEY_BYTES))
            key = path.read_text("ascii").strip()
        except OSError as error:
            raise SettingError(f"the signing key cannot be kept in {path}: {error.strerror}") from None
        except UnicodeError:
            key = ""
        if len(key) < _KEY_BYTES:
            raise SettingError(f"the signing key in {path} is damaged; remove it, and every guest chooses a name anew")
        return key


def _write_whole(path: Path, text: str) -> None:
    """Write a file that is there as a whole or not at all, for this user's eyes only; the first writer wins."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(handle)
    try:
        os.link(draft, path)
    except FileExistsError:
        draft.unlink()
    except OSError:  # a disk without links
        draft.replace(path)
    else:
        draft.unlink()
