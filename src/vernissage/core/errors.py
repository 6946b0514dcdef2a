"""What can go wrong, each as a class a caller can catch and a sentence a person can read."""

from __future__ import annotations

from dataclasses import dataclass


class VernissageError(Exception):
    """The root of every error this package raises on purpose."""


def shown(value: object, most: int = 60) -> str:
    """Any value as a message can show it: one short line, whatever a caller handed in.

    >>> shown("x" * 1000, most=8)
    "'xxxxxx…"
    """
    try:
        text = repr(value)
    except Exception:  # a number too long to write out, an object that cannot be shown
        text = f"<{type(value).__name__}>"
    return cut(text, most)


def cut(text: str, most: int = 200) -> str:
    """A text of somebody else's as a message can hold it."""
    return text if len(text) <= most else text[: most - 1] + "…"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is not allowed: the rule that forbids it, what was needed and what was there.

    `reason` is the id of a sentence in the title's texts (`refusal-<reason>`), `needed` and `available`
    are shown inside it. Nothing in a refusal may tell a seat more than its view does.
    """

    rule: str
    reason: str
    needed: int | str = ""
    available: int | str = ""

    def __str__(self) -> str:
        parts = [self.reason.replace("-", " ")]
        if self.needed != "":
            parts.append(f"needed {self.needed}")
        if self.available != "":
            parts.append(f"available {self.available}")
        return f"[{self.rule}] " + ", ".join(parts)


class UnreadableMove(VernissageError, ValueError):
    """A text or JSON value that is no move of this title, whatever the position."""


class UnreadableView(VernissageError, ValueError):
    """Bytes that are no view of this title in JSON."""


class IllegalMove(VernissageError, ValueError):
    """A readable move that the rules forbid here. `refusal` says which rule, what it needs and what there is."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        super().__init__(sentence or str(refusal))
        self.refusal = refusal


class WrongSeat(IllegalMove):
    """A seat that is not asked now, or does not exist, tried to answer."""


class StaleAnswer(IllegalMove):
    """An answer to a question that has meanwhile been settled or reopened."""


class IllegalCode(VernissageError, ValueError):
    """The quick door was pushed a code that is not legal, while checking was on."""


class UnknownTitle(VernissageError, LookupError):
    """No title of that key is installed."""


class OptionError(VernissageError, ValueError):
    """An option of a game that does not exist, or a value it does not take."""


class SeatCountError(VernissageError, ValueError):
    """A title is not played by that many."""


class SeedError(VernissageError, ValueError):
    """A seed that is neither a small number nor 32 bytes."""


class DealError(VernissageError, ValueError):
    """A scripted deal that does not fit the title's components."""


class ComponentsError(VernissageError, ValueError):
    """A components file that does not describe a playable box. Each problem names its row or entry."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class PositionError(VernissageError, ValueError):
    """A text that does not describe a position of this title. Each problem names the field it is in."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class PlayoutError(VernissageError, ValueError):
    """A play-out that was asked for in a way it cannot be played."""


class LessonError(VernissageError, ValueError):
    """A lesson that cannot be read or followed."""


class RecordError(VernissageError, ValueError):
    """A record that cannot be read or replayed. `line` is where, counted from 1 (0: the record as a whole)."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class OtherRules(RecordError):
    """A record written with another version of its title's rules: it can be read as it was stored, not replayed."""

    def __init__(self, name: str, rules: int, plays: int) -> None:
        what = f"it was written with rules version {rules} of {name}; this program plays version {plays}"
        super().__init__(0, f"{what}, so it can be read as it was stored, but not replayed")
        self.rules = rules
        self.plays = plays


class TakeBackRefused(VernissageError, ValueError):
    """A take-back that would cross another seat's move or something that has become known."""
