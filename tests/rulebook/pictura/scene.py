"""Scenes of Museum: Pictura: a table set as a test wants it.

Paintings, trends and patrons are written by their numbers: `hands=["97 12"]` are painting-97 and painting-12, and in a
script `0 swap 97 150` gives painting-97 for painting-150. A wall is filled from its first place on, `.` is bare.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.core.preview import Preview, preview
from vernissage.games.pictura import title
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import CELL_NAMES, CELLS, COLLECTIONS, FAVOURS, PAINTINGS, PATRONS, SLOTS, TRENDS
from vernissage.games.pictura.view.whole import PicturaView

BOX: Box = title.setup(2).components
MUSEUMS = BOX.museums
TOKYO, MADRID, VICTORIA, MOSCOW = range(4)
_KINDS = {"goal": "trend", "claim": "patron"}
Table = Game[PicturaPosition] | PicturaPosition


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
    market: str = "",
    rest: bool = True,
    under: int = 0,
    favours: Sequence[str] = (),
    patrons: str = "",
    won: Sequence[str] = (),
    exhibitions: Sequence[str] = (),
    rewards: Sequence[str] = (),
    score: Sequence[int] = (),
    first: int = 0,
    active: int = 0,
    ender: int = NOTHING,
    closing: bool = False,
    at: str = "action",
    seed: int = 1,
) -> PicturaPosition:
    """A game in the turn of the active seat. What is not named is laid out by number.

    `museums` gives the paintings of a museum, `.` for a bare place; the others show the last ones. `market` gives its
    first paintings; all others follow, or without `rest` they are out of the game. A reward without an exhibition to
    cover it gets one of history.
    """
    start = title.new(seats, seed, deal={"first": [str(first)]})
    for seat in (*range(first, seats), *range(first)):
        start.play(seat, next(iter(start.moves(seat))))
    data = start.position.plain()
    points = [score[s] if s < len(score) else 5 for s in range(seats)]
    held = [_word(exhibitions, s) or " ".join(["history"] * bool(_word(rewards, s))) for s in range(seats)]
    kinds = [kind for words in held for kind in words.split()]
    asked = (active + 1) % seats if at == "join" else active
    data["asked"] = [{"question": at, "seat": f"seat {asked}"}]
    data["table"] |= {
        **_paintings(seats, hands, walls, discards, museums or {}, market, rest),
        **_trends(seats, trend, museum_trends, goals),
        **_favours(seats, favours),
        **_patrons(seats, patrons, won),
        "under": under,
        "exhibitions": [words.split() for words in held],
        "rewards": [_word(rewards, s).split() for s in range(seats)],
        "tokens": {kind: BOX.tokens - kinds.count(kind) for kind in COLLECTIONS},
        "score": points,
        "marks": [sum(mark <= number for mark in BOX.marks) for number in points],
        "active": f"seat {active}",
        "ender": "nobody" if ender == NOTHING else f"seat {ender}",
        "closing": closing,
    }
    return title.set_up(data, sparse=not rest)


def changed(p: PicturaPosition, *asked: str, **table: Any) -> PicturaPosition:
    """The same scene with other things on the table, by name, and the questions named asked of the active seat."""
    data = p.plain()
    data["table"] |= table
    if asked:
        data["asked"] = [{"question": question, "seat": f"seat {p.active}"} for question in asked]
    return title.set_up(data, sparse=True)


def over(p: PicturaPosition, reason: str) -> PicturaPosition:
    """The same scene when the game is over."""
    data = p.plain()
    data["table"]["reason"] = reason
    return title.set_up({**data, "asked": []})


def _word(words: Sequence[str], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(NOTHING if word == "." else int(word) - 1 for word in words.split())


def _named(kind: str, cards: Iterable[int]) -> list[str]:
    return ["none" if card == NOTHING else f"{kind}-{card + 1}" for card in cards]


def _paintings(
    seats: int,
    hands: Sequence[str],
    walls: Sequence[str],
    discards: Sequence[str],
    museums: Mapping[int, str],
    market: str,
    rest: bool,
) -> dict[str, Any]:
    held = [sorted(_numbers(_word(hands, seat))) for seat in range(seats)]
    hung = [wall_of(_word(walls, seat)) for seat in range(seats)]
    thrown = [_numbers(_word(discards, seat)) for seat in range(seats)]
    given = {
        4 * museum + place: card for museum, words in museums.items() for place, card in enumerate(_numbers(words))
    }
    first = _numbers(market)
    used = {card for cards in (*held, *hung, *thrown, given.values(), first) for card in cards}
    free = [card for card in range(PAINTINGS) if card not in used]
    slots = [given[slot] if slot in given else free.pop() for slot in range(SLOTS)]
    drawn = (*first, *free) if rest else first
    known = {card: [seat] for seat, hand in enumerate(held) for card in hand}
    lying_open = {*slots, *(card for cards in (*hung, *thrown) for card in cards)} - {NOTHING}
    names = [f"seat {seat}" for seat in range(seats)]
    return {
        "hands": [_named("painting", hand) for hand in held],
        "walls": [
            {CELL_NAMES[cell]: f"painting-{card + 1}" for cell, card in enumerate(wall) if card != NOTHING}
            for wall in hung
        ],
        "discards": [_named("painting", cards) for cards in thrown],
        "slots": {f"{MUSEUMS[slot // 4]}-{slot % 4 + 1}": name for slot, name in enumerate(_named("painting", slots))},
        "market": _named("painting", drawn),
        "seen": {
            **{f"painting-{card + 1}": [names[seat] for seat in who] for card, who in known.items()},
            **{f"painting-{card + 1}": [*names, "onlookers"] for card in lying_open},
        },
    }


def _trends(seats: int, trend: int, museum_trends: Sequence[int], goals: Sequence[int]) -> dict[str, Any]:
    chosen = [f"trend-{number}" for number in goals[:seats]]
    taken = {trend, *museum_trends, *goals[:seats]}
    return {
        "fashions": [f"trend-{trend}"],
        "museum_trends": {name: f"trend-{number}" for name, number in zip(MUSEUMS, museum_trends, strict=True)},
        "goals": chosen,
        "offers": [[goal] for goal in chosen],
        "trend_deck": [f"trend-{number}" for number in range(1, TRENDS + 1) if number not in taken],
    }


def _favours(seats: int, favours: Sequence[str]) -> dict[str, Any]:
    deck = [key for key, count in zip(FAVOURS, BOX.favour_counts, strict=True) for _ in range(count)]
    held = [sorted(_word(favours, seat).split(), key=FAVOURS.index) for seat in range(seats)]
    for key in (key for keys in held for key in keys):
        deck.remove(key)
    return {"favours": held, "favour_deck": deck, "favour_discard": []}


def _patrons(seats: int, shown: str, won: Sequence[str]) -> dict[str, Any]:
    row, owned = _numbers(shown), [_numbers(_word(won, seat)) for seat in range(seats)]
    free = [n for n in range(PATRONS - 1, -1, -1) if n not in row and not any(n in own for own in owned)]
    more = 5 - len(row)
    return {
        "patrons": [_named("patron", own) for own in owned],
        "patron_row": _named("patron", (*row, *free[:more])),
        "patron_deck": _named("patron", free[more:]),
    }


def wall_of(words: str) -> tuple[int, ...]:
    """A wall: numbers of paintings, `.` for bare places; what is not named is bare."""
    cells = _numbers(words)
    assert len(cells) <= CELLS
    return (*cells, *[NOTHING] * (CELLS - len(cells)))


def read(position: PicturaPosition, seat: int, move: str) -> str:
    """The full form of a move whose paintings, trends and patrons are written by number."""
    tag, *words = move.split()
    kind = _KINDS.get(tag, "painting")
    return " ".join([tag, *(f"{kind}-{word}" if word.isdigit() else word for word in words)])


def play(p: Table, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(p, script, read)


def refused(p: Table, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(p, script, read)


def may(p: Table, seat: int, tag: str = "") -> set[str]:
    """What a seat may answer, or the answers that begin with a word; paintings by number."""
    texts = {text for text in builders.may(p, seat) if text.split()[0] == tag or not tag}
    return {text.replace("painting-", "").replace("patron-", "").replace("trend-", "") for text in texts}


def seen(p: PicturaPosition, seat: int | None) -> PicturaView:
    """What a seat sees, or a spectator (None)."""
    return title.view(p, seat)


def foreseen(p: PicturaPosition, seat: int, text: str) -> tuple[Preview, dict[str, Any]]:
    """What a move would do, and what each place of the view would hold that it changes."""
    said = preview(title, seen(p, seat), title.parse_move(read(p, seat, text)))
    assert isinstance(said, Preview)
    return said, {change.path: change.after for change in said.changes}


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
        heard += play(p, f"{p.active} {next(iter(p.moves(p.active)))}")
    pass_all(p)
    return heard + end_turn(p)


def finish(p: PicturaPosition) -> list[Event]:
    """All final layouts as they hang."""
    heard: list[Event] = []
    while p.frames:
        assert p.question.key == "final"
        heard += play(p, f"{p.seat} layout {places(p.walls[p.seat])}")
    return heard
