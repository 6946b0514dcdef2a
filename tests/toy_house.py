"""A house with a title on its shelf that no client was written for, and that has plain tables to show.

    python -m tests.toy_house serve --port 8000

The title is added when this module is read, which the processes that bots think in do too. No test reads it: the
shelf of the tests would have a toy on it.
"""

from __future__ import annotations

from tests.conformance.toys import Toy, ToyView
from vernissage.core import registry
from vernissage.core.board import Board, Table
from vernissage.core.text import Words


class ShownToy(Toy):
    """The toy of the conformance suite, with what stands on the table."""

    def board(self, view: ToyView, words: Words) -> Board:
        rows = tuple(
            (words.seat(seat), str(purse), str(points))
            for seat, (purse, points) in enumerate(zip(view.purses, view.points, strict=True))
        )
        tables = [Table("Purses", ("Player", "Purse", "Points"), rows)]
        if view.seat is not None:
            tables.append(Table("Your cards", ("",), tuple((str(card),) for card in view.hand)))
        return Board(f"Turn {view.turn + 1}", tuple(tables))


registry.add(ShownToy())

if __name__ == "__main__":
    from vernissage.cli import app

    app()
