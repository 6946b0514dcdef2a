"""`vernissage verify`: replays a record and says what that proves."""

from __future__ import annotations

import string
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from vernissage.cli.arguments import RecordFile
from vernissage.cli.files import read_record, read_text
from vernissage.core.errors import OtherRules, RecordError, VernissageError
from vernissage.core.games import Game, opening, step
from vernissage.core.position import Position
from vernissage.core.records import Header, Record, RecordEntry
from vernissage.core.titles import Title

PROVED = "Proved: the deal follows from the seed that was committed to, and every move was legal when it was made."
NOT_PROVED = (
    "Not proved: that the host did not look at the seed during the game, "
    "or that the players made these moves and no others."
)


@dataclass(frozen=True)
class Verdict:
    """Whether a record holds, and the sentences that say why."""

    is_verified: bool
    sentences: tuple[str, ...]


class Differs(Exception):
    """The first place where a record is not what it should be."""


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment shown before play.")
    ] = None,
) -> None:
    """Check a recorded game: its deal, its moves and its commitment.

    Exit code 0: verified. 1: the record does not hold, or cannot be verified. 2: it could not be looked at.
    """
    verdict = judge(read_text(file), _read_commitment(commitment))
    for sentence in verdict.sentences:
        typer.echo(sentence)
    raise typer.Exit(0 if verdict.is_verified else 1)


def judge(text: str, commitment: str = "") -> Verdict:
    """Check a record's text, against the commitment shown before play if there is one."""
    try:
        # The seal comes last: it tells that something was changed, the moves themselves tell what.
        title, record = read_record(_without_seal(text))
        game = _replayed(title, record, commitment)
        Record.parse(text)
    except OtherRules as error:
        return Verdict(False, (f"Unverifiable: {error}.",))
    except RecordError as error:
        if error.line == 1:
            raise
        return Verdict(False, (f"Not verified: {error}.",))
    except Differs as difference:
        return Verdict(False, (f"Not verified: {difference}.",))
    why = _unverifiable(record.header, commitment)
    if why:
        checked = () if game is None else (f"Its {len(record.entries)} entries are legal: {_standing(game.position)}.",)
        return Verdict(False, (f"Unverifiable: {why}.", *checked))
    assert game is not None
    own = () if commitment else ("It is the record's own: compare it with the one that was shown before play.",)
    return Verdict(
        True,
        (
            f"Verified: {title.facts.name}, {len(record.entries)} entries; {_standing(game.position)}.",
            f"Commitment: {game.commitment}",
            *own,
            PROVED,
            NOT_PROVED,
        ),
    )


def _unverifiable(header: Header, commitment: str) -> str:
    """Why a record without a fault still proves nothing about its deal; empty if it does."""
    if header.redacted:
        return "the record was cut down for one audience; the whole one has the seed, once the game is over"
    if header.deal:
        return "the deal was scripted, not drawn from a seed"
    if header.start:
        return "the game was set up by hand, not dealt"
    if not header.seed:
        return "the record has no seed yet"
    if not header.commitment and not commitment:
        return "there is no commitment, so nothing shows that the seed was chosen before play"
    return ""


def _replayed(title: Title[Any, Any], record: Record, commitment: str) -> Game[Any] | None:
    """The game at the end, every step of the way checked; None if the record does not tell the deal."""
    header = record.header
    if commitment and header.commitment and commitment != header.commitment:
        raise Differs(f"the commitment should be {commitment}, the record has {header.commitment}")
    if header.redacted or not (header.seed or header.deal or header.start):
        return None
    game = opening(title, Record(replace(header, commitment="")))
    claimed = commitment or header.commitment
    if claimed and game.commitment and claimed != game.commitment:
        raise Differs(
            f"the commitment is {claimed}, but seed, options, seats and components give {game.commitment}: "
            "the deal was changed after the start"
        )
    for entry in record.entries:
        _check_entry(game, entry)
    return game


def _check_entry(game: Game[Any], entry: RecordEntry) -> None:
    wanted = _wanted(game.position)
    try:
        step(game, entry)
    except RecordError as error:
        raise Differs(f"{error}; expected {wanted}, found '{entry.text()}'") from None
    made = game.record.entries[-1].text()
    if made != entry.text():
        raise Differs(f"line {entry.line}: entry {entry.number}: expected '{made}', found '{entry.text()}'")


def _wanted(position: Position) -> str:
    if not position.frames:
        return "no more entries, for the game is over"
    asked = position.decision
    return f"an answer to '{asked.key}' from seat {' or '.join(str(seat) for seat in asked.seats + asked.optional)}"


def _standing(position: Position) -> str:
    outcome = position.outcome
    if outcome is None:
        return "the game is not over"
    scores = ", ".join(str(score) for score in outcome.scores)
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    return f"the game is over ({outcome.reason}), scores {scores}, won by {winners}"


def _without_seal(text: str) -> str:
    lines = text.splitlines()
    for at in reversed(range(len(lines))):
        if lines[at].lstrip().startswith("end:"):
            lines[at] = " ".join(lines[at].split()[:2])
            break
    return "\n".join(lines)


def _read_commitment(commitment: str | None) -> str:
    if commitment is None:
        return ""
    digits = commitment.strip().lower()
    if len(digits) != 64 or not set(digits) <= set(string.hexdigits):
        raise VernissageError(f"a commitment is 64 hexadecimal digits, not {commitment[:80]!r}")
    return digits
