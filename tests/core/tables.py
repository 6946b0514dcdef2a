"""Tables the core's tests sit down at, and small things they do to records."""

from __future__ import annotations

import tomllib
from typing import Any

from tests.builders import talk
from vernissage.core.chance import Dice
from vernissage.core.games import Game
from vernissage.games.modern_art import title
from vernissage.games.modern_art.position import ModernArtPosition

SEALED_DECK = ("nex-sealed-1", "nex-open-1", "nex-once-1", "nex-fixed-1")


def dealt(*deck: str, seats: int = 3, first: int = 0, **options: object) -> Game[ModernArtPosition]:
    """A game whose deck begins with these cards, so that seat 0 holds them; the first seller is seat `first`."""
    return title.new(seats, options=options, deal={"deck": deck, "first_seller": [str(first)]})


def sealing() -> Game[ModernArtPosition]:
    """A game in the middle of a sealed auction: seat 0 sells, nobody has bid yet."""
    game = dealt(*SEALED_DECK)
    talk(game, "0 offer nex-sealed-1")
    return game


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


def speaker(table: Game[Any], dice: Dice) -> int:
    """Any seat that is awaited, and now and then one that may speak too, as people do."""
    decision = table.decision
    seats = decision.optional if decision.optional and dice.random() < 0.2 else decision.seats
    return seats[int(dice.random() * len(seats))]


def comes_back(position: Any) -> None:
    """The position its text describes is the same in everything, and so is the text."""
    work, text = position.setup.title, position.text()
    again = work.read_position(text)
    assert again == position
    assert again.to_bytes() == position.to_bytes()
    assert again.text() == text
    assert work.set_up(position.plain()) == position
    assert {"asked": [], **tomllib.loads(text)} == position.plain()
