"""Tables the core's tests sit down at, and small things they do to records."""

from __future__ import annotations

from tests.builders import talk
from vernissage.core.records import Record
from vernissage.games.modern_art import title
from vernissage.games.modern_art.position import ModernArtPosition

SEALED_DECK = ("nex-sealed-1", "nex-open-1", "nex-once-1", "nex-fixed-1")


def dealt(*deck: str, seats: int = 3, first: int = 0, **options: object) -> ModernArtPosition:
    """A game whose deck begins with these cards, so that seat 0 holds them; the first seller is seat `first`."""
    return title.new(seats, options=options, deal={"deck": deck, "first_seller": [str(first)]})


def sealing() -> ModernArtPosition:
    """A game in the middle of a sealed auction: seat 0 sells, nobody has bid yet."""
    position = dealt(*SEALED_DECK)
    talk(position, "0 offer nex-sealed-1")
    return position


def record_of(position: ModernArtPosition) -> Record:
    assert position.record is not None
    return position.record


def unsealed(text: str) -> str:
    """A record as somebody would write it by hand: without the seal on its last line."""
    lines = text.splitlines()
    words = lines[-1].split()
    assert words[0] == "end:"
    return "\n".join([*lines[:-1], " ".join(words[:2])]) + "\n"


def rival_components() -> str:
    """The rival transcription of the Nex cards: open 2 and fixed 3."""
    standard = title.standard_components
    nex = standard.index('key = "nex"')
    row = standard[nex:].partition("[[")[0]
    rival = row.replace("open = 3", "open = 2").replace("fixed = 2", "fixed = 3")
    assert rival != row
    return standard.replace(row, rival)
