"""Scenes of Museum: Pictura: a table set as a test wants it.

Paintings, trends and patrons are written by their numbers: `hands=["97 12"]` are painting-97 and painting-12, and in a
script `0 swap 97 150` gives painting-97 for painting-150. A wall is filled from its first place on, `.` is bare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.games.pictura import decisions, title
from vernissage.games.pictura.codes import CELLS, PAINTINGS, PATRONS, SLOTS, TRENDS
from vernissage.games.pictura.components import COLLECTIONS, FAVOURS, REWARDS
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.view import PicturaView

BOX = title.setup(2).components
MUSEUMS = BOX.museums
TOKYO, MADRID, VICTORIA, MOSCOW = range(4)
_KINDS = {"goal": "trend", "claim": "patron"}


def scene(
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    walls: Sequence[str] = (),
    discards: Sequence[str] = (),
    museums: Mapping[int, str] | None = None,
    museum_trends: Sequence[int] = (27, 28, 29, 30),
    trend: int = 1,
    goals: Sequence[int] = (21, 22, 23, 24),
    market: str | None = None,
    favours: Sequence[str] = (),
    patrons: str = "",
    won: Sequence[str] = (),
    exhibitions: Sequence[str] = (),
    rewards: Sequence[str] = (),
    score: Sequence[int] = (),
    first: int = 0,
    active: int = 0,
    at: str = "action",
) -> PicturaPosition:
    """A game in the turn of the active seat. What is not named is laid out by number.

    `museums` gives the paintings of a museum; the others show the last ones. `market` gives its first paintings; with
    an empty text it is empty and the rest of the paintings are out of the game.
    """
    p = title.new(seats, 1, deal={"first": [str(first)]})
    for seat in (*range(first, seats), *range(first)):
        p.play(seat, next(iter(p.moves(seat))))
    _lay_paintings(p, hands, walls, discards, museums or {}, market)
    p.fashions = (trend - 1,)
    p.museum_trends = tuple(number - 1 for number in museum_trends)
    p.goals = [number - 1 for number in goals[:seats]]
    p.offers = [(goal,) for goal in p.goals]
    taken = {*p.fashions, *p.museum_trends, *p.goals}
    p.trend_deck = tuple(t for t in range(TRENDS) if t not in taken)
    _lay_favours(p, favours)
    row = _numbers(patrons)
    p.patrons = _by_seat(seats, won)
    rest = [n for n in range(PATRONS - 1, -1, -1) if n not in row and not any(n in own for own in p.patrons)]
    p.patron_row = [*row, *rest[: 5 - len(row)]]
    p.patron_deck = tuple(rest[5 - len(row) :])
    p.exhibitions = [tuple(COLLECTIONS.index(word) for word in _word(exhibitions, s).split()) for s in range(seats)]
    p.rewards = [tuple(REWARDS.index(word) for word in _word(rewards, s).split()) for s in range(seats)]
    for held in p.exhibitions:
        for kind in held:
            p.tokens[kind] -= 1
    p.score = [score[s] if s < len(score) else 5 for s in range(seats)]
    p.marks = [sum(mark <= points for mark in p.box.marks) for points in p.score]
    p.active = active
    p.frames = [({"swap": decisions.SWAP, "join": decisions.JOIN, "action": decisions.ACTION}[at], active)]
    if at == "join":
        p.frames = [(decisions.JOIN, (active + 1) % seats)]
    return p


def _word(words: Sequence[str], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(word) - 1 for word in words.split())


def _by_seat(seats: int, words: Sequence[str]) -> list[tuple[int, ...]]:
    return [_numbers(_word(words, seat)) for seat in range(seats)]


def _lay_paintings(
    p: PicturaPosition,
    hands: Sequence[str],
    walls: Sequence[str],
    discards: Sequence[str],
    museums: Mapping[int, str],
    market: str | None,
) -> None:
    p.hands = [tuple(sorted(cards)) for cards in _by_seat(p.seats, hands)]
    p.discards = _by_seat(p.seats, discards)
    p.walls = [wall_of(_word(walls, seat)) for seat in range(p.seats)]
    p.slots = [NOTHING] * SLOTS
    for museum, words in museums.items():
        for place, card in enumerate(_numbers(words)):
            p.slots[4 * museum + place] = card
    first = _numbers(market or "")
    used = [
        card
        for cards in (*p.hands, *p.discards, *p.walls, p.slots, first)
        for card in cards
        if card != NOTHING
    ]  # fmt: skip
    assert len(used) == len(set(used)), "a painting stands twice in the scene"
    rest = [card for card in range(PAINTINGS) if card not in used]
    for slot, card in enumerate(p.slots):
        if card == NOTHING:
            p.slots[slot] = rest.pop()
    p.market = () if market == "" else (*first, *rest)
    p.under = 0
    p.seen = [p.everyone] * PAINTINGS
    for card in p.market:
        p.seen[card] = 0
    for seat, hand in enumerate(p.hands):
        for card in hand:
            p.seen[card] = 1 << seat


def _lay_favours(p: PicturaPosition, favours: Sequence[str]) -> None:
    rest = [kind for kind, count in enumerate(p.box.favour_counts) for _ in range(count)]
    for seat in range(p.seats):
        p.favours[seat] = tuple(sorted(FAVOURS.index(word) for word in _word(favours, seat).split()))
        for kind in p.favours[seat]:
            rest.remove(kind)
    p.favour_deck, p.favour_discard = tuple(rest), ()


def wall_of(words: str) -> tuple[int, ...]:
    """A wall: numbers of paintings, `.` for bare places; what is not named is bare."""
    cells = [NOTHING if word == "." else int(word) - 1 for word in words.split()]
    assert len(cells) <= CELLS
    return (*cells, *[NOTHING] * (CELLS - len(cells)))


def read(position: PicturaPosition, seat: int, move: str) -> str:
    """The full form of a move whose paintings, trends and patrons are written by number."""
    tag, *words = move.split()
    kind = _KINDS.get(tag, "painting")
    return " ".join([tag, *(f"{kind}-{word}" if word.isdigit() else word for word in words)])


def play(p: PicturaPosition, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(p, script, read)


def refused(p: PicturaPosition, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(p, script, read)


def may(p: PicturaPosition, seat: int, tag: str = "") -> set[str]:
    """What a seat may answer, or the answers that begin with a word; paintings by number."""
    texts = {text for text in builders.may(p, seat) if text.split()[0] == tag or not tag}
    return {text.replace("painting-", "").replace("patron-", "").replace("trend-", "") for text in texts}


def seen(p: PicturaPosition, seat: int | None) -> PicturaView:
    """What a seat sees, or a spectator (None)."""
    return title.view(p, seat)


def asked(p: PicturaPosition) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of which seats."""
    return p.decision.key, p.decision.seats


def numbers(cards: Iterable[int]) -> list[int]:
    """Paintings by number."""
    return [card + 1 for card in cards if card != NOTHING]


def favours(p: PicturaPosition, seat: int) -> list[str]:
    return [FAVOURS[kind] for kind in p.favours[seat]]


def of(period: str = "", domain: str = "", painter: str = "", count: int = 1, skip: Iterable[int] = ()) -> list[int]:
    """Numbers of paintings of a period, a domain or a painter, ascending, without some."""
    found = [
        card + 1
        for card in range(PAINTINGS)
        if (not period or COLLECTIONS[BOX.period[card]] == period)
        and (not domain or COLLECTIONS[5 + BOX.domain[card]] == domain)
        and (not painter or BOX.painters[BOX.painter[card]][0] == painter)
        and card + 1 not in skip
    ]
    assert len(found) >= count
    return found[:count]


def words(numbers_: Iterable[int]) -> str:
    return " ".join(map(str, numbers_))


def places(wall: Iterable[int]) -> str:
    """A layout as a move writes it, by number."""
    return " ".join("-" if card == NOTHING else str(card + 1) for card in wall)


def pass_all(p: PicturaPosition) -> None:
    """Everybody who may swap passes."""
    while p.frames and p.question.key == "join":
        play(p, f"{p.seat} pass")


def end_turn(p: PicturaPosition) -> list[Event]:
    """The active seat ends its turn."""
    return play(p, f"{p.active} done")


def whole_turn(p: PicturaPosition) -> list[Event]:
    """A turn in which as little is done as can be."""
    heard: list[Event] = []
    if p.question.key == "swap":
        heard += p.play(p.active, next(iter(p.moves(p.active))))
    pass_all(p)
    return heard + end_turn(p)


def finish(p: PicturaPosition) -> list[Event]:
    """All final layouts as they hang."""
    heard: list[Event] = []
    while p.frames:
        assert p.question.key == "final"
        heard += play(p, f"{p.seat} layout {places(p.walls[p.seat])}")
    return heard
