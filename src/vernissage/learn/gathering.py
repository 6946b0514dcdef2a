"""Games to learn from: a net in some seats, others by the title's rule of thumb or by nets of before.

Many games are played side by side, so that the net judges all that wait for it at once. A question with one answer is
answered and not learned from. With counsel (`learn.counsel`) a decision comes with what some of its answers are worth.
"""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from vernissage.bots.learned.net import Floats, Net, softmax
from vernissage.bots.learned.outputs import Choices
from vernissage.bots.learned.player import Reader
from vernissage.bots.trials import ahead
from vernissage.core.authored import Policy
from vernissage.core.position import Position
from vernissage.core.setups import Setup
from vernissage.learn.counsel import Counsel

LEAD = 0.25
"""What being ahead counts beside the share of a win, in what is learned from: most games are lost by somebody who
played well."""
_TRACE = 0.95
"""How far the credit for what followed reaches back."""
_NOTHING = -1
TRIED = 12
"""Answers of one decision that counsel is taken on, at most."""
_FOREMOST = 4
"""Of these so many are those the net thinks most of; the others are any."""


class League(msgspec.Struct, frozen=True):
    """Of how many games in a hundred the other seats are whose; the rest is played by the net against itself."""

    rule: int = 40
    past: int = 20


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """Some games for one worker."""

    seed: str
    games: int
    league: League = League()
    worlds: int = 0
    """In how many imagined positions each answer of the net's is tried, beside others; 0: no counsel is taken."""
    measured_against: str = ""
    """A style of the title, or empty: one seat of a game is the net's and it does what it thinks best; the others are
    of that style."""


class Crop(NamedTuple):
    """What came of some games: a row for each decision of the net, and for each seat at the end of each round."""

    rows: NDArray[Any]
    legal: NDArray[np.uint8]
    """Outputs that could be taken, as bits; none where there was nothing to decide."""
    usual: NDArray[np.int16]
    taken: NDArray[np.int16]
    """The output that was taken; -1 where there was nothing to decide."""
    likelihood: Floats
    """The logarithm of how likely the net was to take it."""
    advantage: Floats
    tried: NDArray[np.int16]
    """Outputs that counsel was taken on, the usual one first; -1 where there are no more."""
    worths: Floats
    """What each of these came to."""
    shares: Floats
    lead: Floats
    games: int
    won: float
    """Wins of the net's seats, one for each game."""

    @property
    def decisions(self) -> int:
        return int((self.taken >= 0).sum())


def joined(crops: Sequence[Crop]) -> Crop:
    """Several in one."""
    columns: list[Any] = [np.concatenate(column) for column in zip(*(crop[:-2] for crop in crops), strict=True)]
    counts: list[Any] = [sum(crop.games for crop in crops), sum(crop.won for crop in crops)]
    return Crop(*columns, *counts)


def dump(crop: Crop) -> bytes:
    """A crop as a file."""
    file = io.BytesIO()
    columns: dict[str, Any] = {name: np.asarray(column) for name, column in crop._asdict().items()}
    np.savez(file, **columns)
    return file.getvalue()


def load(file: bytes) -> Crop:
    with np.load(io.BytesIO(file), allow_pickle=False) as stored:
        columns: list[Any] = [stored[name] for name in Crop._fields[:-2]]
        counts: list[Any] = [int(stored["games"]), float(stored["won"])]
    return Crop(*columns, *counts)


class _Seat:
    """The decisions of one seat in one game, until it is known what came of them."""

    __slots__ = ("decisions", "values")

    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.values: list[float] = []


class _Play:
    """One of the games."""

    __slots__ = ("dice", "position", "rounds", "seats", "whose")

    def __init__(self, position: Position, whose: list[int], dice: random.Random, now: int) -> None:
        self.position, self.whose, self.dice, self.rounds = position, whose, dice, now
        self.seats = [_Seat() for _ in whose]


_RULE, _LEARNER = -1, 0


class Gatherer:
    """Plays games of one set-up. `nets` are the learner and those of before."""

    def __init__(self, setup: Setup, nets: Sequence[Net]) -> None:
        self.setup, self.title = setup, setup.title
        self.readers = [Reader(net, setup) for net in nets]
        self.outputs, self.inputs = self.readers[0].outputs, self.readers[0].inputs
        self.horizon = self.title.horizon()
        self.rivals: list[Policy] = [self.title.policy() or self.readers[0].rule]

    def gather(self, errand: Errand) -> Crop:
        """Play the games of an errand to their ends."""
        if errand.measured_against:
            self.rivals = [self.title.styles().get(errand.measured_against, self.rivals[0])]
        self._rows: list[bytes] = []
        self._legal: list[NDArray[np.bool_]] = []
        self._usual: list[int] = []
        self._taken: list[int] = []
        self._likelihood: list[float] = []
        self._advice: dict[int, tuple[list[int], Floats]] = {}
        self.counsel = Counsel(self.setup, errand.worlds, LEAD) if errand.worlds else None
        self._targets: dict[int, tuple[float, list[float], float]] = {}
        plays = [self._begin(errand, number) for number in range(errand.games)]
        running, won = plays, 0.0
        while running:
            waiting: dict[int, list[_Play]] = {}
            going = []
            for play in running:
                asked = self._advance(play)
                if asked is None:
                    won += self._close(play)
                else:
                    waiting.setdefault(asked, []).append(play)
                    going.append(play)
            for reader, asking in waiting.items():
                self._answer(reader, asking, is_best=bool(errand.measured_against))
            running = going
        return self._crop(len(plays), won)

    def _begin(self, errand: Errand, number: int) -> _Play:
        dice = random.Random(f"{errand.seed}/{number}")  # nosec B311 # dice of games to learn from
        position: Position = self.title.blank(self.setup, dice.randbytes(32))
        self.title.deal(position)
        seats = self.setup.seats
        roll, own = dice.random() * 100, number % seats
        if errand.measured_against:
            whose = [_LEARNER if seat == own else _RULE for seat in range(seats)]
        elif roll < errand.league.rule:
            whose = [_RULE if seat != own and dice.random() < 0.7 else _LEARNER for seat in range(seats)]
        elif roll < errand.league.rule + errand.league.past and len(self.readers) > 1:
            other = 1 + int(dice.random() * (len(self.readers) - 1))
            whose = [_LEARNER if seat == own or dice.random() < 0.3 else other for seat in range(seats)]
        else:
            whose = [_LEARNER] * seats
        return _Play(position, whose, dice, self._round(position))

    def _round(self, position: Position) -> int:
        return self.horizon.round_of(position) if self.horizon is not None and position.frames else 0

    def _advance(self, play: _Play) -> int | None:
        """Go on until a net has to decide: which one; None at the end."""
        position = play.position
        while position.frames:
            question, seat = position.question, position.frames[-1][1]
            if question.count(position, seat) == 1:
                position.push(question.nth(position, seat, 0))
            elif play.whose[seat] == _RULE:
                position.push(self.rivals[0](position, seat, play.dice))
            else:
                return play.whose[seat]
            self._look_back(play)
        return None

    def _look_back(self, play: _Play) -> None:
        """At the end of a round every seat is noted, so that it is learned what such a position is worth."""
        position = play.position
        if self.horizon is None or not position.frames:
            return
        now = self.horizon.round_of(position)
        if now != play.rounds:
            play.rounds = now
            for seat, own in enumerate(play.seats):
                self._note(position, seat, None, _NOTHING, _NOTHING, 0.0)
                own.decisions.append(len(self._rows) - 1)
                own.values.append(float("nan"))

    def _note(
        self, position: Position, seat: int, legal: list[int] | None, usual: int, taken: int, likelihood: float
    ) -> None:
        row = bytearray(4 * self.inputs.raw)
        self.inputs.write(position, seat, memoryview(row), 0)
        self._add(bytes(row), legal, usual, taken, likelihood)

    def _add(self, row: bytes, legal: list[int] | None, usual: int, taken: int, likelihood: float) -> None:
        mask = np.zeros(self.outputs.size, np.bool_)
        if legal is not None:
            mask[legal] = True
        self._rows.append(row)
        self._legal.append(mask)
        self._usual.append(usual)
        self._taken.append(taken)
        self._likelihood.append(likelihood)

    def _answer(self, number: int, plays: list[_Play], is_best: bool) -> None:
        """One look of a net at all that wait for it."""
        reader, raw = self.readers[number], self.inputs.raw
        rows = np.zeros((len(plays), raw), np.int32)
        into = memoryview(rows.data).cast("B")
        offered = []
        logits = np.full((len(plays), self.outputs.size), -np.inf, np.float32)
        for place, play in enumerate(plays):
            position, seat = play.position, play.position.frames[-1][1]
            self.inputs.write(position, seat, into, 4 * raw * place)
            offered.append(self.outputs.choices(position, seat, reader.rule(position, seat, play.dice)))
        judged = reader.net.judge(self.inputs.scaled(rows))
        for place, choices in enumerate(offered):
            legal = list(choices)
            logits[place, legal] = judged.logits[place, legal]
            logits[place, legal[0]] += reader.net.trust
        chances = softmax(logits)
        values = judged.shares[:, 0] + LEAD * judged.lead
        for place, play in enumerate(plays):
            choices, own = offered[place], chances[place]
            output = int(own.argmax()) if is_best else _drawn(choices, own, play.dice.random())
            seat = play.position.frames[-1][1]
            if number == _LEARNER and not is_best:
                legal = list(choices)
                likelihood = float(np.log(max(1e-9, own[output])))
                self._add(rows[place].tobytes(), legal, legal[0], output, likelihood)
                if self.counsel is not None and len(legal) > 1:
                    self._take_counsel(self.counsel, play, choices, own)
                play.seats[seat].decisions.append(len(self._rows) - 1)
                play.seats[seat].values.append(float(values[place]))
            play.position.push(choices[output])
            self._look_back(play)

    def _take_counsel(self, counsel: Counsel, play: _Play, choices: Choices, chances: Floats) -> None:
        """What the usual answer comes to, those the net thinks most of, and some others."""
        usual, *others = choices
        if len(others) >= TRIED:
            others.sort(key=lambda output: -chances[output])
            others[_FOREMOST:] = play.dice.sample(others[_FOREMOST:], TRIED - 1 - _FOREMOST)
        tried, position = [usual, *others], play.position
        worths = counsel.worths(position, position.frames[-1][1], [choices[output] for output in tried], play.dice)
        self._advice[len(self._rows) - 1] = tried, worths

    def _close(self, play: _Play) -> float:
        """A game is over: what each decision came to. Gives the wins of the net."""
        outcome = play.position.outcome
        assert outcome is not None
        seats = self.setup.seats
        shares = [outcome.share(seat) for seat in range(seats)]
        for seat, own in enumerate(play.seats):
            lead = ahead(outcome.scores, seat)
            clockwise = shares[seat:] + shares[:seat]
            follows, credit = shares[seat] + LEAD * lead, 0.0
            for number, value in zip(reversed(own.decisions), reversed(own.values), strict=True):
                if value != value:  # the end of a round, where nothing was decided
                    self._targets[number] = (0.0, clockwise, lead)
                    continue
                credit = follows - value + _TRACE * credit
                self._targets[number] = (credit, clockwise, lead)
                follows = value
        return sum(share for seat, share in enumerate(shares) if play.whose[seat] == _LEARNER)

    def _crop(self, games: int, won: float) -> Crop:
        count = len(self._rows)
        rows = np.frombuffer(b"".join(self._rows), np.int32).reshape(count, self.inputs.raw)
        small = rows.size == 0 or (rows.max() < 1 << 15 and rows.min() >= -(1 << 15))
        targets = [self._targets[number] for number in range(count)]
        tried, worths = np.full((count, TRIED), _NOTHING, np.int16), np.zeros((count, TRIED), np.float32)
        for number, (outputs, found) in self._advice.items():
            tried[number, : len(outputs)], worths[number, : len(outputs)] = outputs, found
        return Crop(
            rows.astype(np.int16) if small else rows,
            np.packbits(np.array(self._legal, np.bool_).reshape(count, self.outputs.size), axis=1),
            np.array(self._usual, np.int16),
            np.array(self._taken, np.int16),
            np.array(self._likelihood, np.float32),
            np.array([credit for credit, _, _ in targets], np.float32),
            tried,
            worths,
            np.array([shares for _, shares, _ in targets], np.float32).reshape(count, self.setup.seats),
            np.array([lead for _, _, lead in targets], np.float32),
            games,
            won,
        )


def _drawn(choices: dict[int, int], chances: Floats, roll: float) -> int:
    """An output by its chances."""
    for output in choices:
        roll -= chances[output]
        if roll < 0:
            return output
    return next(iter(choices))
