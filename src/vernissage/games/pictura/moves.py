"""What a seat can answer, as named values, and the codes they stand for."""

from __future__ import annotations

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove, shown
from vernissage.core.moves import Move, Moveset
from vernissage.core.questions import Layout as LayoutQuestion
from vernissage.games.pictura import codes as c
from vernissage.games.pictura.components import COLLECTIONS, FAVOURS, REWARDS
from vernissage.games.pictura.events import Collection, Painting, Patron, Trend
from vernissage.games.pictura.events import Favour as FavourName
from vernissage.games.pictura.events import Reward as RewardName
from vernissage.games.pictura.position import NOTHING, PicturaPosition

BARE = "-"
"""The word for a bare place in a layout."""
CHOICES = ("points", "effect")


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


MOVESET = Moveset(
    (
        Goal,
        Swap,
        Pass,
        Hang,
        HangFree,
        Exhibit,
        Reward,
        Inventory,
        Recover,
        Replace,
        Favour,
        Claim,
        Keep,
        Take,
        Store,
        Arrange,
        Layout,
        Done,
    )
)

ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "goal": (Goal,),
    "swap": (Swap,),
    "join": (Swap, Pass),
    "action": (Hang, Exhibit, Inventory, Favour, Claim, Arrange, Done),
    "reward": (Reward,),
    "inventory": (Recover,),
    "refresh": (Replace, Pass),
    "look": (Keep,),
    "loan": (Take,),
    "free": (HangFree,),
    "restore": (Recover,),
    "dealer": (Take,),
    "exchange": (Swap, Pass),
    "store": (Store,),
    "arrange": (Layout,),
    "final": (Layout,),
}


def codes_of(p: PicturaPosition, seat: int, move: Move) -> tuple[int, ...]:
    """The codes of a move that answers the question asked now."""
    match move:
        case Recover(paintings) | Keep(paintings) | Store(paintings):
            return (*sorted(c.PICK + _painting(p, name) for name in paintings), c.DONE)
        case Layout(places):
            return _layout_codes(p, seat, places)
        case _:
            return (_code(p, move),)


def _code(p: PicturaPosition, move: Move) -> int:
    match move:
        case Goal(trend):
            return c.GOAL + _number(p.box.trend_numbers, trend, "trend")
        case Swap(painting, taken):
            card, other = _painting(p, painting), _painting(p, taken)
            if other not in p.slots:
                raise IllegalMove(Refusal("PI-19", "not-in-a-museum", available=sum(s != NOTHING for s in p.slots)))
            return c.SWAP + card * c.SLOTS + p.slots.index(other)
        case Hang(painting, payment):
            return c.HANG + _painting(p, painting) * c.PAINTINGS + _painting(p, payment)
        case HangFree(painting):
            return c.HANG + _painting(p, painting) * (c.PAINTINGS + 1)
        case Take(painting):
            return c.PICK + _painting(p, painting)
        case Exhibit(collection):
            return c.EXHIBIT + _word(COLLECTIONS, collection, "collection")
        case Reward(reward):
            return c.REWARD + _word(REWARDS, reward, "reward")
        case Favour(favour):
            return c.FAVOUR + _word(FAVOURS, favour, "favour")
        case Claim(patron, choice):
            return c.CLAIM + 2 * _number(p.box.patron_numbers, patron, "patron") + _word(CHOICES, choice, "choice")
        case Inventory():
            return c.INVENTORY
        case Arrange():
            return c.ARRANGE
        case Replace():
            return c.REPLACE
        case Pass():
            return c.PASS
        case _:
            return c.DONE


def _layout_codes(p: PicturaPosition, seat: int, places: tuple[str, ...]) -> tuple[int, ...]:
    if len(places) != c.CELLS:
        raise UnreadableMove(f"a layout has {c.CELLS} places, not {len(places)}")
    wall = tuple(NOTHING if word == BARE else _painting(p, word) for word in places)
    question = p.question
    assert isinstance(question, LayoutQuestion)
    if sorted(wall) != sorted(p.walls[seat]):
        hanging = len(p.hanging(seat))
        raise IllegalMove(Refusal("PI-32", "other-paintings", hanging, sum(card != NOTHING for card in wall)))
    return question.codes_to(p, seat, wall)


def _painting(p: PicturaPosition, name: str) -> int:
    return _number(p.box.painting_numbers, name, "painting")


def _number(numbers: dict[str, int], name: str, what: str) -> int:
    number = numbers.get(name)
    if number is None:
        raise UnreadableMove(f"{shown(name)} is no {what}; they are {what}-1 to {what}-{len(numbers)}")
    return number


def _word(known: tuple[str, ...], word: str, what: str) -> int:
    if word not in known:
        raise UnreadableMove(f"{shown(word)} is no {what}; there are {', '.join(known)}")
    return known.index(word)


def move_of(p: PicturaPosition, seat: int, codes: tuple[int, ...]) -> Move:
    """The named form of codes that answer the question asked now."""
    question = p.question
    if isinstance(question, LayoutQuestion):
        wall = question.after(p, seat, codes[:-1])
        return Layout(tuple(BARE if card == NOTHING else p.box.paintings[card] for card in wall))
    if question.key in _SEVERAL:
        return _SEVERAL[question.key](tuple(p.box.paintings[code - c.PICK] for code in codes[:-1]))
    return _named(p, codes[0])


def _named(p: PicturaPosition, code: int) -> Move:
    box = p.box
    if code < c.SWAP:
        card, payment = divmod(code - c.HANG, c.PAINTINGS)
        if card == payment:
            return HangFree(box.paintings[card])
        return Hang(box.paintings[card], box.paintings[payment])
    if code < c.PICK:
        card, slot = divmod(code - c.SWAP, c.SLOTS)
        return Swap(box.paintings[card], box.paintings[p.slots[slot]])
    if code < c.GOAL:
        return Take(box.paintings[code - c.PICK])
    if code < c.EXHIBIT:
        return Goal(box.trends[code - c.GOAL])
    if code < c.REWARD:
        return Exhibit(COLLECTIONS[code - c.EXHIBIT])
    if code < c.FAVOUR:
        return Reward(REWARDS[code - c.REWARD])
    if code < c.CLAIM:
        return Favour(FAVOURS[code - c.FAVOUR])
    if code < c.EXCHANGE:
        patron, choice = divmod(code - c.CLAIM, 2)
        return Claim(box.patrons[patron], CHOICES[choice])
    return _WORDS[code]()


_SEVERAL: dict[str, type[Recover] | type[Keep] | type[Store]] = {
    "inventory": Recover,
    "restore": Recover,
    "look": Keep,
    "store": Store,
}
_WORDS: dict[int, type[Move]] = {
    c.INVENTORY: Inventory,
    c.ARRANGE: Arrange,
    c.REPLACE: Replace,
    c.PASS: Pass,
    c.DONE: Done,
}
