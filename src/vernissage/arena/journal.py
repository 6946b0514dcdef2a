"""The games of a contest in a file, a line each, so that one that was stopped goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

import msgspec

from vernissage.arena.cluster import run_on_ray
from vernissage.arena.contests import Contest, ContestGame, play_contest
from vernissage.arena.plans import PlanError
from vernissage.arena.simulation import check_jobs, run_with

_FORM = "vernissage arena 1"
_WORDS = {"seconds": "budget", "rules": "version of the rules"}
_TOO_LONG = {"components": "other components", "position": "another position, or none"}
"""What is not quoted when it is another one."""


class JournalError(PlanError):
    """A file that holds something else than the games of this contest."""


class Heading(msgspec.Struct, frozen=True):
    """The first line of a journal."""

    form: str
    contest: dict[str, Any]


Play = Callable[[range], Iterator[ContestGame]]
"""Plays the games of these numbers, in order."""


def played(
    contest: Contest, journal: Path | None, jobs: int, ray: str | None = None
) -> tuple[int, Iterator[ContestGame]]:
    """How many games there are already, and all of them in order: those, then the others as they come in.

    With a journal each game is in it before it is told; without one they are only told. They are played by so many
    processes, or on the Ray cluster of an address.
    """
    check_jobs(jobs)

    def play(games: range) -> Iterator[ContestGame]:
        if ray is None:
            return run_with(play_contest, contest, games, jobs)
        return run_on_ray(play_contest, contest, games, ray)

    if journal is None:
        return 0, play(range(contest.games))
    known = read(journal, contest)
    return len(known), _go_on(contest, journal, known, play)


def _go_on(contest: Contest, journal: Path, known: list[ContestGame], play: Play) -> Iterator[ContestGame]:
    yield from known
    if len(known) == contest.games:
        return
    with journal.open("ab") as file:
        size = file.tell()
        for game in play(range(len(known), contest.games)):
            if os.fstat(file.fileno()).st_size != size:
                raise JournalError(f"{journal} is written to by somebody else; is the same arena started twice?")
            size += _write(file, game)
            yield game


def read(journal: Path, contest: Contest) -> list[ContestGame]:
    """The games a journal holds of this contest. A new one is begun; a line that was not written whole is cut off.

    A file that holds anything else stays as it is.
    """
    heading = Heading(_FORM, contest.identity())
    try:
        data = journal.read_bytes() if journal.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and _encoded(heading).startswith(data):
            with journal.open("wb") as file:
                _write(file, heading)
            return []
        first, *lines = whole.splitlines() or [b""]
        _check_heading(journal, first, heading)
        if len(whole) < len(data):
            with journal.open("r+b") as file:
                file.truncate(len(whole))
    except OSError as error:
        raise JournalError(f"{journal} cannot be used: {error.strerror}") from None
    games = []
    for number, line in enumerate(lines):
        try:
            game = msgspec.json.decode(line, type=ContestGame)
        except ValueError:
            raise JournalError(f"{journal}: line {number + 2} is no game of an arena") from None
        if game.game != number:
            raise JournalError(f"{journal}: line {number + 2} should hold game {number}, not {game.game}")
        if not _is_of(contest, game):
            raise JournalError(f"{journal}: line {number + 2} is no game of this arena")
        games.append(game)
    if len(games) > contest.games:
        raise JournalError(
            f"{journal} holds {len(games):,} games, and {contest.games:,} are asked for: ask for as many, or for more"
        )
    return games


def _check_heading(journal: Path, first: bytes, wanted: Heading) -> None:
    """The first line is that of a journal, and of this contest."""
    try:
        found = msgspec.json.decode(first, type=Heading)
        if found.form != _FORM:
            raise ValueError(found.form)
    except ValueError:
        raise JournalError(f"{journal} does not hold the games of an arena") from None
    _compare(journal, found.contest, msgspec.json.decode(msgspec.json.encode(wanted.contest)))


def _is_of(contest: Contest, game: ContestGame) -> bool:
    """Whether it can be a game of these bots in these seats."""
    result, seats = game.result, contest.players
    return (
        result.bots == contest.seating(game.game)
        and len(result.scores) == len(game.parts) == len(game.thinking) == seats
        and 0 < len(result.winners) <= seats
        and all(0 <= seat < seats for seat in result.winners)
    )


def seed_of(journal: Path) -> int | None:
    """The seed of the contest a journal belongs to, for one that is not told any; None where there is no journal."""
    try:
        with journal.open("rb") as file:
            seed = msgspec.json.decode(file.readline(), type=Heading).contest.get("seed")
    except (OSError, ValueError):
        return None
    return seed if isinstance(seed, int) else None


def _compare(journal: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for key in wanted:
        if found.get(key) == wanted[key]:
            continue
        if key == "files":
            raise JournalError(
                f"{journal} was begun with a bot in a file that has changed since; choose another folder"
            )
        if key in _TOO_LONG:
            raise JournalError(f"{journal} was begun with {_TOO_LONG[key]}; choose another folder")
        before, now = _told(found.get(key)), _told(wanted[key])
        raise JournalError(
            f"{journal} was begun with {_WORDS.get(key, key)} {before}, not {now}; choose another folder"
        )


def _told(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{key}={_told(one)}" for key, one in value.items())
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _encoded(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _write(file: IO[bytes], line: msgspec.Struct) -> int:
    """A line, which is in the file when this is done; how long it is."""
    try:
        size = file.write(_encoded(line))
        file.flush()
    except OSError as error:
        raise JournalError(f"{file.name} cannot be written: {error.strerror}") from None
    return size
