"""What is fixed for one game."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from vernissage.core.codes import Codebook
from vernissage.core.facts import OptionValue
from vernissage.core.naming import Known, Mask, Vocabulary, seat_names

if TYPE_CHECKING:
    from vernissage.core.rows import Rows
    from vernissage.core.titles import Title


@dataclass(frozen=True)
class Setup:
    """What is fixed for one game: title, seat count, options, components. Shared by all its positions."""

    title: Title[Any, Any]
    seats: int
    options: Mapping[str, OptionValue]
    components: Any = field(compare=False)
    components_text: str
    is_standard: bool

    @functools.cached_property
    def digest(self) -> str:
        """The digest of the components."""
        return hashlib.sha256(self.components_text.encode()).hexdigest()

    @functools.cached_property
    def codebook(self) -> Codebook:
        """Which codes stand for which answers."""
        return self.title.codebook(self)

    @functools.cached_property
    def vocabulary(self) -> Vocabulary:
        """The names of the engine's numbers, by the mark of a field's type; seats have names in every title."""
        seats = seat_names(self.seats)
        return Known({"seat": seats, "seats": Mask(seats), **self.title.vocabulary(self)})

    @functools.cached_property
    def observation_size(self) -> int:
        """How many integers an observation has."""
        return self.title.observation_size(self)

    @functools.cached_property
    def rows(self) -> Rows:
        """What makes the observations of its games."""
        return self.title.rows(self)

    @functools.cached_property
    def dealt(self) -> Any:
        """A first position of such a game, to compare with: which components and how much money there are."""
        return self.title.begin(self, bytes(32))[0]
