"""What a host can set: where to listen, where to keep things, which database and which messenger between processes."""

from __future__ import annotations

import ipaddress
import math
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from vernissage.core.errors import VernissageError
from vernissage.server.logs import FORMATS, LEVELS
from vernissage.server.smtp import is_address, read_smtp

_KEY_BYTES = 32
LEAST_KEY = 12
MOST_SECRET = 200
"""Of a host key and a house password: as much as the pages that ask for them take."""


CLUB = "pip install 'vernissage[club]'"
"""What installs the packages of a house with PostgreSQL and Redis."""


class SettingError(VernissageError, ValueError):
    """A setting the server cannot work with."""


def _data_folder() -> Path:
    return Path(os.environ.get("VERNISSAGE_DATA") or platformdirs.user_data_dir("vernissage", appauthor=False))


@dataclass(frozen=True)
class Settings:
    """Settings of one server process. Each has an environment variable of the same name: VERNISSAGE_PORT, …"""

    host: str = "0.0.0.0"  # nosec B104 # friends on the same network shall find the house
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
    hint_seconds: float = 2.0
    """How long the house thinks about a hint; 0: it gives none."""
    review_seconds: float = 60.0
    """How much of the processor's time the review of a game may take, about; 0: there are none."""
    pace: float = 1.0
    """How slowly bots speak when people are at the table; 0: at once."""
    sockets_per_guest: int = 20
    """How many live connections one guest may hold."""
    sockets_per_address: int = 500
    """How many live connections may come from one address: a club shares one."""
    idle_seconds: float = 180.0
    """How long a live connection may say nothing before it is closed; a client says something every 15 seconds."""
    trusted_proxy: str = ""
    """Addresses or networks, with commas between them, whose word on a visitor's own address is believed."""
    log_level: str = "warning"
    log_format: str = "text"
    host_key: str = ""
    """What opens the host's page; empty: a key that is made once and kept in the data folder."""
    house_password: str = ""
    """What a visitor must know to come in at all; empty: everybody may."""
    keep_days: int = 0
    """For how many days a finished table is kept; 0: for ever."""
    drain_seconds: float = 0.0
    """How long the house stays, without letting anybody in, when it is asked to close."""

    site: str = ""
    """The address guests open, as links in notices have it; empty: the one of this machine."""
    webhook: str = ""
    """Where the house posts whose turn it is; empty: nowhere."""
    webhook_secret: str = ""
    """What those posts are signed with."""

    smtp: str = ""
    """The server that takes the house's e-mail; empty: it sends none."""
    mail_from: str = ""
    """The address that mail comes from."""

    push: bool = True
    """Whether people may be told in their browsers, which those offer over https."""
    push_service: str = ""
    """A push service in the host's own network, where visitors' browsers must not lead otherwise; empty: none."""

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'vernissage.db'}"

    def __post_init__(self) -> None:
        self.proxies()
        for name, address in (("--site", self.site), ("--webhook", self.webhook)):
            if address:
                check_address(name, address)
        if bool(self.smtp) != bool(self.mail_from):
            raise SettingError("--smtp and --mail-from are set together: by which server, and in whose name")
        if self.smtp:
            try:
                read_smtp(self.smtp)
            except ValueError as error:
                raise SettingError(str(error)) from None
            if not is_address(self.mail_from):
                raise SettingError("--mail-from is an e-mail address, such as house@club.example")
        if self.push_service:
            check_address("--push-service", self.push_service)
            parts = urlsplit(self.push_service)
            if self.push_service != f"{parts.scheme}://{parts.netloc}":
                raise SettingError("--push-service has no path, such as https://push.club.example")
        if self.webhook_secret and not self.webhook:
            raise SettingError("--webhook-secret signs what goes to --webhook, which is not set")
        for name, value, choices in (
            ("--log-level", self.log_level, LEVELS),
            ("--log-format", self.log_format, FORMATS),
        ):
            if value not in choices:
                raise SettingError(f"{name} is one of {', '.join(choices)}, not {value!r}")
        if self.host_key and len(self.host_key) < LEAST_KEY:
            raise SettingError(f"a host key has at least {LEAST_KEY} characters: who has it can end and delete tables")
        if not self.host_key.isascii():
            raise SettingError("a host key is written in plain letters, digits and signs")
        secrets_set = (
            ("a host key", self.host_key),
            ("a house password", self.house_password),
            ("a webhook secret", self.webhook_secret),
        )
        for what, secret in secrets_set:
            if len(secret) > MOST_SECRET:
                raise SettingError(f"{what} has at most {MOST_SECRET} characters: nobody could type a longer one in")
            if secret and not secret.strip():
                raise SettingError(f"{what} is more than spaces")
        for name, number in (
            ("--bot-seconds", self.bot_seconds),
            ("--hint-seconds", self.hint_seconds),
            ("--review-seconds", self.review_seconds),
            ("--pace", self.pace),
            ("--idle-seconds", self.idle_seconds),
            ("--drain-seconds", self.drain_seconds),
        ):
            if math.isnan(number):  # which is neither below the least nor above the most
                raise SettingError(f"{name} is a number of seconds, not {number}")

    def proxies(self) -> list[str]:
        """The proxies that are believed; SettingError if one is no address."""
        found = [one.strip() for one in self.trusted_proxy.split(",") if one.strip()]
        for one in found:
            try:
                ipaddress.ip_network(one)
            except ValueError:
                raise SettingError(
                    f"--trusted-proxy takes addresses and networks, such as 127.0.0.1 or 10.0.0.0/8, not {one!r}"
                ) from None
        return found

    def prepare(self) -> None:
        """Make the data folder, or say why it cannot be made."""
        if self.data.is_file():
            raise SettingError(f"the data folder {self.data} is a file, not a folder; choose another with --data")
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # hands, seeds and personal links lie here
        except OSError as error:
            raise SettingError(f"the data folder {self.data} cannot be made: {error.strerror}") from None

    def signing_key(self) -> str:
        """The key that signs cookies, kept in the data folder."""
        return self._kept_key("signing", "every guest chooses a name anew")

    def key_of_host(self) -> str:
        """The key to the host's page: the one that was set, else one that is kept in the data folder."""
        return self.host_key or self._kept_key("host", "another one is made at the next start")

    def key_of_open_house(self) -> str:
        """The key to the page of a house that is open: nobody makes one, for it would be another."""
        path = self.data / "host.key"
        if not self.host_key and not path.exists():
            raise SettingError(
                f"there is no host key in {path}; say the key the house was opened with in VERNISSAGE_HOST_KEY "
                "or with --host-key, or name its folder with --data"
            )
        return self.key_of_host()

    def _kept_key(self, name: str, without_it: str) -> str:
        path = self.data / f"{name}.key"
        try:
            if not path.exists():
                write_whole(path, secrets.token_urlsafe(_KEY_BYTES))
            key = path.read_text("ascii").strip()
        except OSError as error:
            raise SettingError(f"the {name} key cannot be kept in {path}: {error.strerror}") from None
        except UnicodeError:
            key = ""
        if len(key) < _KEY_BYTES:
            raise SettingError(f"the {name} key in {path} is damaged; remove it, and {without_it}")
        return key


def check_address(name: str, address: str) -> None:
    """Raise SettingError unless a setting is a whole web address; what is wrong with it is said without showing it."""
    try:
        parts = urlsplit(address)
        found = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        found = False
    if not found or not address.isprintable() or " " in address:
        raise SettingError(f"{name} is a whole address, such as https://club.example/hook")
    if parts.username or parts.fragment:
        raise SettingError(f"{name} has no user and no fragment in it: sign with --webhook-secret instead")


def write_whole(path: Path, text: str) -> None:
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
