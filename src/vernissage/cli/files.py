"""Reads and writes files, whatever they turn out to hold."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from vernissage.core import records
from vernissage.core.errors import VernissageError
from vernissage.core.records import LARGEST, Record
from vernissage.core.registry import title as title_of
from vernissage.core.titles import Title

STANDARD_OUTPUT = _STANDARD_INPUT = Path("-")
_BYTES_PER_CHARACTER = 4


class UnreadableFile(VernissageError, OSError):
    """A file that is not there, cannot be opened, or is no text."""


def read_text(file: Path, what: str = "record") -> str:
    """The text of a file that should be a record, or `what`; else an UnreadableFile error that says why not."""
    most = LARGEST * _BYTES_PER_CHARACTER
    try:
        if file == _STANDARD_INPUT:
            data = sys.stdin.buffer.read(most + 1)
        else:
            with file.open("rb") as source:
                data = source.read(most + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnreadableFile(f"{file} cannot be read: {why}") from None
    if len(data) > most:
        raise UnreadableFile(f"{file} is too large for a {what}, which has at most {LARGEST:,} characters")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile(f"{file} is no {what}: it is not a text in UTF-8") from None


def read_components(file: Path | None) -> str | None:
    """An owner's own components file; None for the one the title comes with."""
    return None if file is None else read_text(file, "components file")


def read_position(file: Path | None) -> str | None:
    """The text of a position to start from, if one is wanted."""
    return None if file is None else read_text(file, "position")


def read_record(text: str) -> tuple[Title[Any, Any], Record]:
    """A record and the title it is of; UnknownTitle or OtherRules if it can only be read as it was stored."""
    title = title_of(Record.parse(text).header.title)
    return title, records.read(title, text)


def check_writable(file: Path) -> None:
    """Better told before the games than after them."""
    if file.is_dir():
        raise VernissageError(f"{file} is a directory, so the results cannot be written there")
    if not file.absolute().parent.is_dir():
        raise VernissageError(f"there is no directory {file.absolute().parent} to write {file.name} to")


def made_folder(folder: Path) -> Path:
    """A folder that is there, or is made now."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise VernissageError(f"there can be no folder {folder}: {error.strerror}") from None
    return folder


def write_text(file: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise VernissageError(f"{file} cannot be written: {error.strerror}") from None
