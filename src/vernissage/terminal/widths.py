"""How wide the columns of a table are: none loses a word, however narrow the screen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from vernissage.core.board import Table

_GAP_UNDER_NAMES = 3
_GAP_WITHOUT_NAMES = 2
_SHORT = 12
"""A column that is no wider is hardly narrower when wrapped, only harder to read."""


def natural(table: Table) -> list[int]:
    """The widths at which nothing has to be wrapped."""
    return [max(map(cell_len, cells)) for cells in _columns(table)]


def least(table: Table) -> list[int]:
    """The widths at which no word has to be broken."""
    return [max((cell_len(word) for cell in cells for word in cell.split()), default=0) for cells in _columns(table)]


def pleasant(table: Table) -> list[int]:
    """The widths at which nothing short has to be wrapped, and no word broken."""
    return [most if most <= _SHORT else word for most, word in zip(natural(table), least(table), strict=True)]


def whole(table: Table, widths: list[int]) -> int:
    """How wide a table is with columns of these widths."""
    gap = _GAP_UNDER_NAMES if any(table.columns) else _GAP_WITHOUT_NAMES
    return sum(widths) + gap * (len(widths) - 1)


def fitted(table: Table, room: int) -> list[int]:
    """The widths at which a table fits: names of columns are wrapped first, then cells, the widest before the others.
    A word breaks only where one must.

    >>> fitted(Table("", ("Player", "Painting"), (("Ada", "The Sea of Ice"),)), 20)
    [6, 11]
    """
    widths = natural(table)
    nameless = natural(Table("", ("",) * len(widths), table.rows))
    named = [max(cells, word) for cells, word in zip(nameless, least(table), strict=True)]
    for floor in (named, pleasant(table), least(table), [1] * len(widths)):
        while whole(table, widths) > room:
            yielding = [place for place, width in enumerate(widths) if width > floor[place]]
            if not yielding:
                break
            widths[max(yielding, key=widths.__getitem__)] -= 1
    return widths


def parts(table: Table, room: int) -> Iterator[Table]:
    """A table as it is, or if its words need more room, several: each with the first column and some of the others.

    >>> for part in parts(Table("Wall", ("", "a", "b"), (("1", "Rembrandt", "Caravaggio"),)), 20):
    ...     print(part.heading, part.columns, part.rows)
    Wall ('', 'a') (('1', 'Rembrandt'),)
     ('', 'b') (('1', 'Caravaggio'),)
    """
    rest = list(range(1, len(table.columns)))
    words, heading = least(table), table.heading
    while True:
        taken = [0, *rest]
        while len(taken) > 2 and whole(table, [words[place] for place in taken]) > room:
            taken.pop()
        del rest[: len(taken) - 1]
        yield Table(
            heading,
            tuple(table.columns[place] for place in taken),
            tuple(tuple(row[place] for place in taken) for row in table.rows),
        )
        if not rest:
            return
        heading = ""


def _columns(table: Table) -> list[list[str]]:
    return [[column, *(row[place] for row in table.rows)] for place, column in enumerate(table.columns)]
