"""What a net can answer with: a few hundred outputs at most, however many codes a title has.

A code of a narrow span is an output of its own. Amounts lie on a grid beside what the title's rule of thumb would say:
the same, a tenth more, half of it. Of a span that is too wide for either, the rule of thumb's own choice is the only
one a net can take.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from vernissage.core.naming import Numbers
from vernissage.core.position import Position
from vernissage.core.setups import Setup

_NARROW = 128
"""Codes of a span that are outputs of their own."""
_FEW_AMOUNTS = 64
FACTORS = (1.0, 0.0, 0.25, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.05, 1.1, 1.15, 1.2, 1.25, 1.35, 1.5, 2.0)
"""Amounts, in what the rule of thumb would say; the first of those that come to one amount is taken."""


@functools.lru_cache(maxsize=4096)
def _grid(middle: int) -> tuple[int, ...]:
    """The amounts beside one of them."""
    return tuple(round(middle * factor) for factor in FACTORS)


Choices = dict[int, int]
"""By output: the code it stands for here."""


class Outputs:
    """The outputs of one set-up.

    >>> import vernissage
    >>> setup = vernissage.title("modern_art").setup(4)
    >>> outputs = Outputs(setup)
    >>> outputs.size, setup.codebook.size
    (92, 2873)
    """

    def __init__(self, setup: Setup) -> None:
        self._direct: dict[int, int] = {}
        self._wide: list[tuple[range, int]] = []
        """Spans of which the rule of thumb's choice alone is an output."""
        self._grids: list[tuple[range, int]] = []
        self.size = 0
        for span in setup.codebook.spans.values():
            codes = range(span.first, span.first + span.names.size)
            if isinstance(span.names, Numbers) and len(codes) > _FEW_AMOUNTS:
                self._grids.append((codes, self.size))
                self.size += len(FACTORS)
            elif len(codes) <= _NARROW:
                self._direct |= {code: self.size + place for place, code in enumerate(codes)}
                self.size += len(codes)
            else:
                self._wide.append((codes, self.size))
                self.size += 1

    def choices(self, position: Position, seat: int, usual: int) -> Choices:
        """What can be answered here; the output of the `usual` code, which the rule of thumb gives, comes first."""
        question = position.question
        amounts = question.amounts(position, seat)
        found = {self.of(usual): usual}
        for code in question.options(position, seat):
            output = self._direct.get(code)
            if output is not None:
                found[output] = code
        if amounts:
            self._add_amounts(found, amounts, usual)
        return found

    def of(self, usual: int) -> int:
        """The output of what the rule of thumb would do."""
        direct = self._direct.get(usual)
        if direct is not None:
            return direct
        return next(output for codes, output in (*self._grids, *self._wide) if usual in codes)

    def _add_amounts(self, found: Choices, amounts: range, usual: int) -> None:
        if amounts.start in self._direct:
            found |= {self._direct[code]: code for code in amounts}
            return
        codes, first = next(grid for grid in self._grids if amounts.start in grid[0])
        zero, low, high = codes.start, amounts.start, amounts.stop - 1
        taken = {usual}
        for place, amount in enumerate(_grid(max(1, (usual if usual in amounts else low) - zero))):
            code = zero + amount
            if code < low:
                code = low
            elif code > high:
                code = high
            if code not in taken and first + place not in found:
                taken.add(code)
                found[first + place] = code

    def likeliest(self, choices: Choices, chances: Sequence[float], most: int) -> list[int]:
        """The codes a net thinks most of, the best first."""
        ranked = sorted(choices, key=lambda output: -chances[output])
        return [choices[output] for output in ranked[:most]]
