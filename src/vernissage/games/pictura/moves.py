"""What a seat can answer, as named values."""

from __future__ import annotations

from vernissage.core.moves import Move
from vernissage.games.pictura.events import Collection, Painting, Patron, Trend
from vernissage.games.pictura.events import Favour as FavourName
from vernissage.games.pictura.events import Reward as RewardName

BARE = "-"
"""The word for a bare place in a layout."""


class Goal(Move, frozen=True, tag="goal"):
    """Keep one of the offered trends as one's goal."""

    trend: Trend


class Swap(Move, frozen=True, tag="swap"):
    """Give a painting of the hand to an international museum and take one of its own."""

    painting: Painting
    taken: Painting


class Pass(Move, frozen=True, tag="pass"):
    """Do not swap, or leave the patrons where they are."""


class Hang(Move, frozen=True, tag="hang"):
    """Hang a painting, of the hand or of another's discard, and pay with one of the hand."""

    painting: Painting
    payment: Painting


class HangFree(Move, frozen=True, tag="hang_free"):
    """Hang a painting of the hand without paying."""

    painting: Painting


class Exhibit(Move, frozen=True, tag="exhibit"):
    """Hold a temporary exhibition of a period or a domain."""

    collection: Collection


class Reward(Move, frozen=True, tag="reward"):
    """Cover a reward space with the token of an exhibition."""

    reward: RewardName


class Inventory(Move, frozen=True, tag="inventory"):
    """Do an inventory."""


class Recover(Move, frozen=True, tag="recover"):
    """Take paintings of one's own discard into the hand."""

    paintings: tuple[Painting, ...]


class Replace(Move, frozen=True, tag="replace"):
    """Replace the patrons on display."""


class Favour(Move, frozen=True, tag="favour"):
    """Play a favour."""

    favour: FavourName


class Claim(Move, frozen=True, tag="claim"):
    """Win a patron, for the points or for the effect."""

    patron: Patron
    choice: str
    """`points` or `effect`."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep some of the paintings the connoisseur looks at."""

    paintings: tuple[Painting, ...]


class Take(Move, frozen=True, tag="take"):
    """Take a painting of an international museum, or of another's discard, into the hand."""

    painting: Painting


class Store(Move, frozen=True, tag="store"):
    """Put paintings of one's own discard under the market."""

    paintings: tuple[Painting, ...]


class Arrange(Move, frozen=True, tag="arrange"):
    """Rearrange one's museum."""


class Layout(Move, frozen=True, tag="layout"):
    """A whole layout: what hangs on each of the 25 places, row by row, `-` where nothing does."""

    places: tuple[str, ...]


class Done(Move, frozen=True, tag="done"):
    """The turn is over."""
