"""What all environments share: how a game is asked for, its seeds, its rewards, its end."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Mapping
from typing import Any

from vernissage.core import asking, chance
from vernissage.core.errors import IllegalCode, OptionError, UnknownTitle, shown
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position
from vernissage.core.registry import title as title_of
from vernissage.core.setups import Setup
from vernissage.core.titles import Title

REWARDS = ("win", "margin")
"""win: a win shared among the winners, 0 for the others. margin: the own score less the mean of the others'."""
ILLEGAL = -1.0
"""What a seat gets for an action that is not legal, where that ends the game: less than for any defeat."""
_SEED_TAG = b"vernissage/env/game/1"


def setup_of(title: str | Title[Any, Any], players: int | None, options: Mapping[str, object] | None) -> Setup:
    """The set-up of a game, or an error that says what is wrong with what was asked for.

    Without a number of players, the fewest that play against each other.
    """
    if not isinstance(title, str | Title):
        raise UnknownTitle(f"a title is asked for by its key, such as 'modern_art', not by {shown(title)}")
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(f"options are given by name, such as {{'edition': 'classic'}}, not as {shown(options)}")
    work = title_of(title) if isinstance(title, str) else title
    return work.setup(max(2, work.facts.players[0]) if players is None else players, options)


def checked_word(what: str, word: object, words: tuple[str, ...]) -> str:
    """One of some words, or an OptionError that lists them."""
    if not isinstance(word, str) or word not in words:
        raise OptionError(f"{what} is one of {', '.join(words)}, not {shown(word)}")
    return word


def name_of(setup: Setup) -> str:
    """The name of an environment, which carries the version of its codes and planes."""
    return f"vernissage_{setup.title.key}_v{setup.title.encoding_version}"


def game_seed(seed: bytes, *numbers: int) -> bytes:
    """The seed of a later game, or of one of many: it follows from the first one and its numbers alone."""
    parts = [_SEED_TAG, seed, *(number.to_bytes(8, "big") for number in numbers)]
    return hashlib.sha256(b"".join(parts)).digest()


class Seeds:
    """The seeds of one game after the other. The first is the one asked for, as in `title.new(seats, seed)`."""

    def __init__(self) -> None:
        self._first = b""
        self._games = 0

    def next(self, seed: int | None) -> bytes:
        """The seed of the next game; a number begins the row anew."""
        if seed is not None or not self._first:
            self._first, self._games = chance.seed_bytes(seed), 0
        else:
            self._games += 1
        return game_seed(self._first, self._games) if self._games else self._first


def dealt(setup: Setup, seed: bytes) -> Position:
    """The first position of a game. Nobody listens and nothing is committed to: learners want the numbers alone."""
    position: Position = setup.title.blank(setup, seed)
    setup.title.deal(position)
    return position


def whole(action: object, who: str) -> int:
    """The whole number that an action is, or IllegalCode."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalCode(f"an action is a code, a whole number; {who} gave {shown(action)}") from None


def code_of(action: object, position: Position, who: str) -> int:
    """The code an action stands for where it is legal for the seat asked, or IllegalCode with the rule against it."""
    code = whole(action, who)
    listed = position.listed
    if not (position.is_legal(code) if listed is None else code in listed):
        raise IllegalCode(why_not(position, position.seat, code, who))
    return code


def why_not(position: Position, seat: int, code: int, who: str) -> str:
    """Why a code that is not legal is none: what it would mean, and the rule that forbids it here."""
    book = position.setup.codebook
    if not 0 <= code < book.size:
        return f"there is no code {shown(code)}: {position.setup.title.facts.name} has 0 to {book.size - 1}"
    asked, why = position.question.key, asking.code_refusal(position, seat, code)
    return f"{who} may not answer {asked!r} with code {code} ({book.word(code)}): {why}"


def rewards_of(outcome: Outcome, kind: str) -> list[float]:
    """What each seat gets at the end.

    >>> rewards_of(Outcome((30, 50, 50), (1, 2), "over"), "win")
    [0.0, 0.5, 0.5]
    >>> rewards_of(Outcome((30, 50, 50), (1, 2), "over"), "margin")
    [-20.0, 10.0, 10.0]
    """
    scores = outcome.scores
    if kind == "win":
        return [outcome.share(seat) for seat in range(len(scores))]
    if len(scores) == 1:  # alone: there is nobody to be ahead of
        return [float(scores[0])]
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
