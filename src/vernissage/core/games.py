"""A game: one play of a title. A position, the record that led to it, what happened, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from vernissage.core import chance, writing
from vernissage.core.asking import Moves, is_seat
from vernissage.core.errors import (
    RecordError,
    Refusal,
    StaleAnswer,
    TakeBackRefused,
    VernissageError,
    cut,
)
from vernissage.core.events import Event, TakenBack, listening
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.records import UNKNOWN, Header, Record, RecordEntry, check_rules
from vernissage.core.views import Decision

if TYPE_CHECKING:
    from vernissage.core.setups import Setup
    from vernissage.core.titles import Title

P = TypeVar("P", bound=Position)
_BY_HAND = "the position was changed by hand, so the record no longer leads to it"


@dataclass(frozen=True)
class Proposal(Generic[P]):
    """A move or a step back that was worked out apart and has not happened yet: see `Game.adopt`."""

    seat: int
    move: Move | None
    """None for a step back."""
    back: int
    """The entry of the record a step back leads to."""
    position: P
    """Where the game will stand."""
    events: list[Event]
    answered: int
    """The number of the decision that was answered."""
    sealed: bool
    untold: bool
    """Whether nobody else is told of it: a step of a draft, or a sealed answer in place of another."""
    entries: int
    """How long the record was: a proposal is for the game as it stood then."""
    edited: bool
    """Whether the position was changed by hand before: the record does not lead to it."""
    before: P
    """Where the game stood."""
    copies: tuple[P, P]
    """Two copies of `position` for the game: to adopt it, nothing of the title's is run any more."""


class Game(Generic[P]):
    """One play of a title: what `title.new` and `title.load` give.

    >>> import vernissage
    >>> game = vernissage.title("modern_art").new(seats=3, seed=1)
    >>> game.decision.key, game.record.header.seats
    ('offer', 3)

    `game.position` is the same object as long as the game lives. It is for the quick door and for reading; whoever
    pushes it is ahead of the record, and the game says so. Whoever changes it by hand may play on, but the record does
    not lead there: once a move was made on it, nothing can be taken back and the game cannot be forked any more.
    """

    def __init__(self, position: P, record: Record, events: Sequence[Event] = ()) -> None:
        self.position = position
        self.record = record
        self.events = list(events)
        self._trail: dict[int, P] = {}
        """The position before each entry of the record that could still be taken back."""
        self._stands = position.clone()
        """A copy of the position as the last entry left it: whatever else it shows was done by hand."""
        self._edited = False
        """Whether a move was made on a position that was changed by hand."""

    @classmethod
    def at(cls, position: P, names: tuple[str, ...] = ()) -> Game[P]:
        """A game that starts from a position that was set up, or imagined: its record holds the position's text."""
        own = writing.own_commitment(position)
        if position.commitment != own:
            position = position.clone()
            position.commitment = own
        return cls(position, Record(Header.of(position, names, start=position.text()), position.ply))

    @property
    def title(self) -> Title[Any, Any]:
        return self.position.setup.title

    @property
    def setup(self) -> Setup:
        return self.position.setup

    @property
    def commitment(self) -> str:
        """What binds the seed to this game; empty for a scripted deal."""
        return self.position.commitment

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, as far as they were given."""
        return self.record.header.names

    # What is asked, and what follows.

    @property
    def decision(self) -> Decision:
        """The pending question: its kind and mode, which seats it waits for, which others may speak."""
        return self.position.decision

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the reason the game ended; None while it goes on."""
        return self.position.outcome

    def moves(self, seat: int) -> Moves:
        """A lazy view of the moves of a seat: iterate, `in`, `len`, `sample(rng)`; empty if it is not asked."""
        return self.position.moves(seat)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why the move is not allowed, or None if it is; UnreadableMove if it is none of this title's at all."""
        return self.position.refusal(seat, move)

    def view(self, seat: int | None) -> Any:
        """What the seat may know; None for a spectator."""
        return self.position.view(seat)

    # Moves.

    def play(self, seat: int, move: Move, number: int | None = None) -> list[Event]:
        """Make a move and return what happened. Raises IllegalMove and changes nothing if a rule forbids it.

        `number` is the `decision.number` the seat was answering; with it, an answer that comes too late is refused.
        """
        return self.adopt(self.propose(seat, move, number))

    def propose(self, seat: int, move: Move, number: int | None = None) -> Proposal[P]:
        """Work a move out on a clone of the position. The game stays as it is until the proposal is adopted."""
        position = self.position
        if number is not None and position.frames and number != position.number:
            raise StaleAnswer(Refusal("CORE-4", "stale", needed=position.number, available=number))
        self._check_ply()
        codes = position.check(seat, move)
        asked, answered = position.question, position.number
        sealed = asked.mode is Mode.SEALED
        replaces = sealed and seat not in asked.awaited(position)
        edited = self._is_edited()
        after = position.clone()
        with listening(after) as events:
            for code in codes:
                after.push_as(seat, code)
        return Proposal(
            seat=seat,
            move=move,
            back=-1,
            position=after,
            events=events,
            answered=answered,
            sealed=sealed,
            untold=replaces or (bool(asked.draft) and after.barrier < after.ply),
            entries=len(self.record.entries),
            edited=edited,
            before=position.clone() if edited else self._stands,
            copies=(after.clone(), after.clone()),
        )

    def adopt(self, proposal: Proposal[P]) -> list[Event]:
        """Make a proposal happen: the position, the record and the events go on. Returns what happened.

        Whatever could fail in a title's rules was done when it was proposed. Here things only change hands.
        """
        record, position = self.record, self.position
        if proposal.entries != len(record.entries):
            raise RecordError(0, "the game has gone on since this was proposed")
        self._check_ply()
        if not position.stands_as(proposal.before):
            raise RecordError(0, "the position was changed by hand since this was proposed")
        after, self._stands = proposal.copies
        position.become(after)
        self._edited = proposal.edited
        if proposal.move is None:
            record.append_back(proposal.seat, proposal.back, position.ply)
        else:
            entry = record.append(proposal.seat, proposal.move, position.ply, proposal.answered, proposal.sealed)
            entry.untold = proposal.untold
            self._trail[entry.number] = proposal.before
        self.events += proposal.events
        kept = {entry.number for entry in self._unbarred()}
        self._trail = {number: before for number, before in self._trail.items() if number in kept}
        return proposal.events

    # The way back.

    def undoable(self, seat: int) -> int:
        """How many of its own last moves the seat may take back: down to another seat's move or to the barrier."""
        if not is_seat(self.position, seat):
            return 0
        moves = 0
        for entry in reversed(self._unbarred()):
            if entry.seat != seat:
                break
            moves += 1
        return moves

    def take_back(self, seat: int, moves: int = 1) -> list[Event]:
        """Take back the seat's own last moves; the record keeps them and notes the step back."""
        return self.adopt(self.propose_back(seat, moves))

    def propose_back(self, seat: int, moves: int = 1) -> Proposal[P]:
        """Work a take-back out. The game stays as it is until the proposal is adopted."""
        possible = self.undoable(seat)
        if not 1 <= moves <= possible:
            raise TakeBackRefused(f"seat {seat} can take back {possible} of its moves here, not {moves}")
        self._check_ply()
        if self._is_edited():
            raise TakeBackRefused(f"{_BY_HAND}: nothing can be taken back")
        standing = self.record.standing()
        gone = standing[-moves:]
        told = sum(not entry.untold for entry in gone)
        # The steps of a draft are told when they are confirmed, the last sealed answer of a seat when all are opened;
        # those that never are leave no trace but in the record.
        events: list[Event] = [TakenBack(seat=seat, moves=told)] if told else []
        after = self._trail[gone[0].number].clone()
        after.number = self._number_after_back(after, untold=told == 0)
        back = standing[-moves - 1].number if len(standing) > moves else 0
        return Proposal(
            seat=seat,
            move=None,
            back=back,
            position=after,
            events=events,
            answered=self.position.number,
            sealed=False,
            untold=False,
            entries=len(self.record.entries),
            edited=False,
            before=self._stands,
            copies=(after.clone(), after.clone()),
        )

    def _number_after_back(self, after: P, untold: bool) -> int:
        """The question asked again gets a new number, so that answers to what was taken back are stale.

        Only a sealed decision that is still open keeps its number, for the others' answers stand, and so does what
        nobody was told of, for nobody else may notice.
        """
        now = self.position
        still_sealed = bool(now.frames) and now.question is after.question and after.question.mode is Mode.SEALED
        return now.number if still_sealed or untold else now.number + 1

    def _unbarred(self) -> list[RecordEntry]:
        """The last moves that nothing keeps from being taken back but the seats that made them."""
        found: list[RecordEntry] = []
        for entry in self.record.latest():
            if entry.ply_before < self.position.barrier:
                break
            found.append(entry)
        return found[::-1]

    # Forks.

    def fork(self, entry: int | None = None) -> Game[P]:
        """Another game that stands where this one stood after an entry of its record (its last one, unless told)."""
        if self._is_edited():
            raise RecordError(0, f"{_BY_HAND}: the game cannot be forked")
        return replay(self.title, self.record, entry)

    def __eq__(self, other: object) -> bool:
        return self.position == other.position if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<game of {self.position!r:.200}, {len(self.record.entries)} entries>"

    def _repr_html_(self) -> str:
        return self.position._repr_html_()

    def _is_edited(self) -> bool:
        """Whether the position was changed by hand, now or before a move that was made on it."""
        return self._edited or (self.record.ply == self.position.ply and not self.position.stands_as(self._stands))

    def _check_ply(self) -> None:
        if self.record.ply != self.position.ply:
            raise RecordError(
                0, "this position went on through the quick door; play on a clone of it, or replay its record"
            )


def opening(title: Title[Any, Any], record: Record) -> Game[Any]:
    """The game a record starts from, its header checked against the title as it is here."""
    header = record.header
    check_rules(title, header)
    if header.redacted:
        raise RecordError(0, f"it is redacted for seat {header.redacted}: it can be read, not replayed")
    if not header.seed and not header.deal and not header.start:
        raise RecordError(0, "it has neither a seed nor a scripted deal, so it cannot be replayed")
    try:
        setup = title.setup(header.seats, header.options, header.own_components or None)
        if header.components not in (setup.digest, UNKNOWN):
            raise RecordError(
                0, f"its components ({header.components[:12]}…) are not the ones here ({setup.digest[:12]}…)"
            )
        game = _set_up(title, header) if header.start else _dealt(title, setup, header)
    except RecordError:
        raise
    except VernissageError as error:
        raise RecordError(0, cut(str(error), 300)) from None
    if header.commitment and header.commitment != game.commitment:
        raise RecordError(0, "its seed does not fit its commitment: the deal was changed after the start")
    game.record.preface, game.record.closing = record.preface, record.closing
    return game


def _set_up(title: Title[Any, Any], header: Header) -> Game[Any]:
    position = title.read_position(header.start)
    return Game(position, Record(header, position.ply))


def _dealt(title: Title[Any, Any], setup: Setup, header: Header) -> Game[Any]:
    script = title.read_deal(setup, header.deal)
    seed = chance.seed_bytes(header.seed or 0)
    position, events = title.begin(setup, seed, script, "" if script else title.commit(setup, seed))
    return Game(position, Record(header), events)


def replay(title: Title[Any, Any], record: Record, to: int | None = None) -> Game[Any]:
    """The game after entry `to` of a record (its last one, unless told), every entry checked on the way."""
    game = opening(title, record)
    for entry in record.entries if to is None else record.entries[:to]:
        step(game, entry)
    return game


def step(game: Game[Any], entry: RecordEntry) -> None:
    """Play one entry of a record, or raise RecordError with its line."""
    try:
        if entry.back >= 0:
            standing = game.record.standing()
            if entry.back and all(stood.number != entry.back for stood in standing):
                raise RecordError(entry.line, f"entry {entry.number}: entry {entry.back} was itself taken back")
            kept = sum(1 for stood in standing if stood.number <= entry.back)
            game.take_back(entry.seat, len(standing) - kept)
        else:
            game.play(entry.seat, entry.move)
    except RecordError:
        raise
    except VernissageError as error:
        raise RecordError(entry.line, f"entry {entry.number}: {error}") from error
    last = game.record.entries[-1]
    last.comment, last.notes, last.line = entry.comment, entry.notes, entry.line
