"""Scenes of The Gallerist: a table set as a test wants it.

Seats are numbers, artists `painting-blue`, works `painting-5`, a work on a wall `painting-5-blue`, contracts
`painting-money`. Counts of visitors and of tickets are written in letters: `ivvc` is an investor, two VIPs and a
collector; `bppw` a brown ticket, two pink ones and a white one. Spaces of the market are row and column:
`photography-1`, `3-2` (a bid of 3). Locations may be written short: `go media`, `leave market`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests import builders
from vernissage.core.errors import PositionError, Refusal
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.games.gallerist import title
from vernissage.games.gallerist.codes import ZERO
from vernissage.games.gallerist.components import (
    ARTIST_NAMES,
    BONUSES,
    FORMS,
    LOCATIONS,
    QUEUE,
    REPUTATION,
    TICKETS,
    UPPER,
    VISITORS,
    Box,
)
from vernissage.games.gallerist.fields import Three
from vernissage.games.gallerist.position import GalleristPosition
from vernissage.games.gallerist.view.whole import GalleristView

SHORT = {
    "sales": "sales_office",
    "colony": "artists_colony",
    "media": "media_centre",
    "market": "international_market",
    "home": "home",
}
LACERDA = 1
"""The owner of pieces that follows the one seat of a solo game."""
Table = dict[str, Any]
"""The fields of a position, as its text writes them."""


def counts(letters: str) -> Three:
    """How many of each kind: `ivc` for visitors, `bpw` for tickets."""
    assert set(letters) <= set("ivcbpw"), letters
    return tuple(sum(letter in kinds for letter in letters) for kinds in ("ib", "vp", "cw"))  # type: ignore[return-value]


def artist(name: str) -> int:
    """The place of an artist."""
    return ARTIST_NAMES.index(name)


def hung(p: GalleristPosition, word: str) -> int:
    """A work on a wall, `painting-5-blue`."""
    number: int = p.setup.vocabulary["hung"].read(_hung(word))
    return number


def cell(name: str) -> int:
    """A space of the market: `photography-1`, or `3-2` for a bid of 3."""
    box: Box = title.setup(2).components
    return box.cells.index(name)


def scene(
    seats: int = 2,
    *,
    at: str = "",
    assistants: Mapping[str, int] | None = None,
    fame: Mapping[str, int] | None = None,
    tiles: Sequence[str] = (),
    promotion: Mapping[str, int] | None = None,
    bonuses: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    onlookers: Mapping[str, str] | None = None,
    easels: str = "",
    walls: Sequence[str] = (),
    sold: Sequence[str] = (),
    commissions: Sequence[str] = (),
    contracts: Sequence[str] = (),
    display: str = "",
    deck: str | None = None,
    discards: str = "",
    bag: str | None = None,
    plaza: str = "",
    lobbies: Sequence[str] = (),
    galleries: Sequence[str] = (),
    tickets: Sequence[str] = (),
    office: str | None = None,
    spent: str = "",
    cash: Sequence[int] = (),
    influence: Sequence[int] = (),
    desks: Sequence[int] = (),
    queue: Sequence[int] = (),
    retired: Sequence[int] = (),
    reputation: Sequence[str] = (),
    third: Sequence[str] = (),
    grid: Mapping[str, int] | None = None,
    curators: Sequence[int] = (),
    dealers: Sequence[int] = (),
    tokens: Mapping[str, int] | None = None,
    turn: int = 0,
    first: int = 0,
    round: int = 2,
    phase: str = "playing",
    quiet: int = 0,
    scored: bool = False,
    lacerda: str = "",
) -> GalleristPosition:
    """A game at the beginning of a turn of seat `turn`, in the middle of its round; what is not named is empty.

    Gallerists stand at home, the painter is discovered and whoever has sold a work, and every artist is of the tile of
    lower promotion, unless said otherwise. What a scene need not name is where it does no harm, so that all of the box
    is there; only where a scene leaves no such place, some of it is missing.
    """
    names = [f"{form}-{colour}-{2 * (colour == 'red')}" for form in FORMS for colour in ("blue", "red")]
    chosen = {name.rsplit("-", 1)[0]: name for name in (*names, *tiles)}
    order = sorted(chosen.values(), key=lambda name: (not name.startswith("painting-blue"), name))
    start = title.new(seats, 1, deal={"artists": order}).position
    box, dealt = start.box, start.plain()
    table: Table = dealt["table"]

    def each(given: Sequence[Any], empty: Any, read: Callable[[Any], Any] = lambda value: value) -> list[Any]:
        """A value for each seat: those given, and the empty one for the others."""
        return [read(given[seat]) if seat < len(given) else empty for seat in range(seats)]

    table |= {"turn": f"seat {turn}", "first": f"seat {first}", "round": max(round, quiet + 1), "phase": phase}
    table |= {"scored": scored, "quiet": quiet}
    table["cash"] = [*cash, *table["cash"][len(cash) :]]
    table["bank"] = sum(table["cash"]) - seats * box.start_money
    table["influence"] = [*influence, *table["influence"][len(influence) :]]
    table["walls"] = each(walls, [], lambda words: [_hung(word) for word in words.split()])
    table["sold"] = each(sold, [], lambda words: [_sold(word) for word in words.split()])
    table["commissions"] = each(commissions, "none", lambda name: name or "none")
    _lay_artists(box, table, fame or {}, promotion or {}, bonuses or {}, tokens or {})
    table["easels"] = easels.split()
    _lay_works(box, table, piles or {})
    table["slots"] = each(contracts, ["none"] * 3, lambda words: _filled([_slot(word) for word in words.split()], 3))
    _lay_contracts(box, table, display.split(), None if deck is None else deck.split(), discards.split())
    table["plaza"] = _visitors(plaza)
    table["onlookers"] = {form: _visitors((onlookers or {}).get(form, "")) for form in FORMS}
    table["lobbies"] = each(lobbies, _visitors(""), _visitors)
    table["galleries"] = each(galleries, _visitors(""), _visitors)
    table["bag"] = _bag(box, table, seats) if bag is None else _drawn(bag)
    table["tickets"] = each(tickets, _tickets(""), _tickets)
    table["spent"] = _tickets(spent)
    table["office"] = _office(table, box.tickets[seats - 1]) if office is None else _tickets(office)
    table["start_tiles"] = dict.fromkeys(LOCATIONS, "none")
    table["third"] = each(third, "none", lambda name: name or "none")
    spaces = [BONUSES[bonus] for bonus in box.reputation_bonuses]
    names_of = each(reputation, ["none"] * 6, lambda words: _filled([_or_none(word) for word in words.split()], 6))
    table["spaces"] = [dict(zip(spaces, tiles_of_seat, strict=True)) for tiles_of_seat in names_of]
    table["grid"] = dict.fromkeys(box.cells, "nobody") | {name: _owner(p, seats) for name, p in (grid or {}).items()}
    _lay_tiles(box, table)
    for kind, given in (("curator", curators), ("dealer", dealers)):
        cards = [f"{kind}-{number}" for number in given] or table[f"{kind}s"]
        table[f"{kind}s"] = [*cards, *(card for card in table[f"{kind}s"] if card not in cards)]
    _stand(table, seats, at.split(), assistants or {}, lacerda)
    _staff(box, table, seats, desks, queue, retired)
    data = {
        **{key: dealt[key] for key in ("title", "rules", "seats", "components", "options")},
        "asked": [{**frame, "seat": f"seat {turn}"} for frame in _turn_begun(start)],
        "table": table,
    }
    try:
        return title.set_up(data)
    except PositionError:
        return title.set_up(data, sparse=True)


def _turn_begun(start: GalleristPosition) -> list[Table]:
    """What is asked, and what is to come, when a turn begins."""
    p = start.clone()
    while p.question.key == "start":
        p.push(p.nth(0))
    asked: list[Table] = p.plain()["asked"]
    return asked


def _or_none(word: str) -> str:
    return "none" if word == "." else word


def _filled(items: Sequence[Any], length: int) -> list[Any]:
    return [*items, *["none"] * length][:length]


def _visitors(letters: str) -> Table:
    return dict(zip(VISITORS, counts(letters), strict=True))


def _tickets(letters: str) -> Table:
    return dict(zip(TICKETS, counts(letters), strict=True))


def _owner(owner: int, seats: int) -> str:
    return f"seat {owner}" if owner < seats else "Lacerda"


def _hung(word: str) -> Table:
    work, colour = word.rsplit("-", 1)
    return {"work": work, "artist": f"{work.rsplit('-', 1)[0]}-{colour}"}


def _sold(word: str) -> Table:
    """A work that was sold, `painting-5-blue!` as a masterpiece."""
    return {**_hung(word.rstrip("!")), "masterpiece": "yes" if word.endswith("!") else "no"}


def _slot(word: str) -> Table | str:
    """A contract of a seat: `painting-money`, `.` for an empty space, `:money` behind it for a turned one, `+` with an
    assistant on it."""
    if word == ".":
        return "none"
    name, _, face = word.rstrip("+").partition(":")
    return {"contract": name, "face": face or "front", "assistant": "yes" if word.endswith("+") else "no"}


def _lay_artists(
    box: Box,
    table: Table,
    fame: Mapping[str, int],
    promotion: Mapping[str, int],
    bonuses: Mapping[str, str],
    tokens: Mapping[str, int],
) -> None:
    known = [*_signed(table), *(name for name in table["commissions"] if name != "none")]
    initial = {name: box.initial_fame[box.artist_numbers[table["artists"][name]]] for name in known}
    table["fame"] = dict.fromkeys(ARTIST_NAMES, "undiscovered") | {"painting-blue": 3} | initial | dict(fame)
    table["promotion"] |= promotion
    for name, level in promotion.items():
        if level > box.initial_promotion[box.artist_numbers[table["artists"][name]]]:
            table["tokens"][f"level-{level}"] -= 1
    table["tokens"] |= tokens
    free = list(box.bonus_tiles)
    hidden = [name for name in ARTIST_NAMES if table["fame"][name] == "undiscovered"]
    table["bonuses"] = dict.fromkeys(ARTIST_NAMES, "none")
    for name in sorted(hidden, key=lambda name: name not in bonuses):
        fitting = [tile for tile in free if tile.rsplit("-", 1)[0] == bonuses.get(name, "influence")]
        table["bonuses"][name] = (fitting or free)[0]
        free.remove(table["bonuses"][name])
    table["away_bonuses"] = free
    table["collectors"] = {name: int(name.endswith("-red") and name in hidden) for name in ARTIST_NAMES}


def _signed(table: Table) -> list[str]:
    """The artists of all works that were bought."""
    return [work["artist"] for works in (*table["walls"], *table["sold"]) for work in works]


def _lay_works(box: Box, table: Table, piles: Mapping[str, str]) -> None:
    signed = [work for works in (*table["walls"], *table["sold"]) for work in works]
    used = {work["work"] for work in signed} | {*table["easels"]}
    table["piles"] = {}
    for form in FORMS:
        first = piles.get(form, "").split()
        rest = [work for work in box.works if work.startswith(f"{form}-") and work not in {*used, *first}]
        table["piles"][form] = [] if piles.get(form) == "" else [*first, *rest]
    laid = used | {work for pile in table["piles"].values() for work in pile}
    table["put_away"] = [work for work in box.works if work not in laid]
    held = [work["artist"] for wall in table["walls"] for work in wall] + table["commissions"]
    table["signatures"] = {name: box.signatures - held.count(name) for name in ARTIST_NAMES}


def _lay_contracts(
    box: Box, table: Table, display: Sequence[str], deck: Sequence[str] | None, discards: Sequence[str]
) -> None:
    held = {slot["contract"] for slots in table["slots"] for slot in slots if slot != "none"}
    used = {*held, *discards, *display, *(deck or ())}
    spare = [card for card in box.contracts if card not in used]
    shown = list(display)
    if not shown:
        shown, spare = spare[:4], spare[4:]
    table["display"] = [[card] for card in shown] + [[] for _ in range(4 - len(shown))]
    table["deck"], table["discards"] = spare if deck is None else list(deck), list(discards)


def _bag(box: Box, table: Table, seats: int) -> list[str]:
    """All visitors that are nowhere else, those first that a deal would draw first."""
    left = dict(zip(VISITORS, (count - box.visitors_removed[seats - 1] for count in box.visitors), strict=True))
    left["collector"] -= sum(table["collectors"].values())
    for three in (table["plaza"], *table["onlookers"].values(), *table["lobbies"], *table["galleries"]):
        left = {kind: left[kind] - three[kind] for kind in left}
    found = []
    for name in dict.fromkeys((*table["bag"], *box.visitor_names)):
        kind = name.split("-")[0]
        if left[kind] > 0:
            left[kind] -= 1
            found.append(name)
    return found


def _drawn(letters: str) -> list[str]:
    """The visitors of a bag: the first letter is drawn first."""
    kinds = {"i": "investor", "v": "vip", "c": "collector"}
    return [f"{kinds[letter]}-{letters[: at + 1].count(letter)}" for at, letter in enumerate(letters)]


def _office(table: Table, count: int) -> Table:
    """All tickets that are nowhere else."""
    gone = (table["spent"], *table["tickets"])
    return {colour: count - sum(three[colour] for three in gone) for colour in TICKETS}


def _lay_tiles(box: Box, table: Table) -> None:
    """The tiles of the market, as far as no assistant stands there; those that players have are replaced."""
    held = {tile for spaces in table["spaces"] for tile in spaces.values()} | {*table["third"]}
    laid = {
        name: tile
        for name, tile in table["tiles"].items()
        if tile != "none" and table["grid"][name] == "nobody" and tile not in held
    }
    free = [tile for tile in REPUTATION if tile not in held and tile not in laid.values()]
    for name in box.cells[:UPPER]:
        if table["tiles"][name] != "none" and table["grid"][name] == "nobody" and name not in laid:
            laid[name] = free.pop()
    table["tiles"] = {name: laid.get(name, "none") for name in box.cells[:UPPER]}
    table["away_tiles"] = free


def _stand(table: Table, seats: int, at: Sequence[str], assistants: Mapping[str, int], lacerda: str) -> None:
    table["stands"] = [SHORT[at[seat]] if seat < len(at) else "home" for seat in range(seats)]
    table["places"] = dict.fromkeys(LOCATIONS, "none")
    pieces = [(place, f"seat {seat}", "gallerist") for seat, place in enumerate(table["stands"]) if place != "home"]
    pieces += [(SHORT[name], _owner(owner, seats), "assistant") for name, owner in assistants.items()]
    for place, owner, piece in pieces:
        assert table["places"][place] == "none", f"{place} is taken"
        table["places"][place] = {"owner": owner, "piece": piece}
    if lacerda:
        place = table["lacerda"] = SHORT[lacerda]
        if table["places"][place] == "none":
            table["places"][place] = {"owner": "Lacerda", "piece": "gallerist"}


def _staff(
    box: Box, table: Table, seats: int, desks: Sequence[int], queue: Sequence[int], retired: Sequence[int]
) -> None:
    """Assistants: those that stand nowhere are in the queue, as far as it goes."""
    table["desks"] = [*desks, *table["desks"][len(desks) :]]
    table["retired"] = [*retired, *table["retired"][len(retired) :]]
    table["queue"] = []
    for seat in range(seats):
        left = box.assistants - _out(table, f"seat {seat}") - table["desks"][seat] - table["retired"][seat]
        left -= sum(slot != "none" and slot["assistant"] == "yes" for slot in table["slots"][seat])
        table["queue"].append(queue[seat] if seat < len(queue) else max(0, min(QUEUE, left)))
    if seats == 1:
        table["reserve"] = box.assistants - _out(table, "Lacerda")


def _out(table: Table, owner: str) -> int:
    """How many assistants of an owner stand on locations and on the market."""
    return [*table["places"].values()].count({"owner": owner, "piece": "assistant"}) + [*table["grid"].values()].count(
        owner
    )


def _in_full(p: object, seat: int, move: str) -> str:
    """A move whose location may be written short."""
    return " ".join(SHORT.get(word, word) for word in move.split())


def play(p: Game[GalleristPosition] | GalleristPosition, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(p, script, _in_full)


def refused(p: Game[GalleristPosition] | GalleristPosition, script: str) -> Refusal:
    """Why the one move of the script is not allowed."""
    return builders.refused(p, script, _in_full)


def may(p: GalleristPosition, seat: int, tag: str = "") -> set[str]:
    """What a seat may answer, or those answers that begin with a word."""
    return {text for text in builders.may(p, seat) if text.split()[0] == tag or not tag}


def amounts(p: GalleristPosition) -> tuple[int, int]:
    """The least and the most the seat asked may say."""
    found = p.question.amounts(p, p.seat)
    return found[0] - ZERO, found[-1] - ZERO


def seen(p: GalleristPosition, seat: int | None) -> GalleristView:
    """What a seat sees, or a spectator (None)."""
    return title.view(p, seat)


def asked(p: GalleristPosition) -> tuple[str, int]:
    """What is asked, and of which seat."""
    return p.question.key, p.seat


def finish(p: GalleristPosition) -> list[Event]:
    """Play the last turns with the first answer each time, no visitor moved and no contract used."""
    heard: list[Event] = []
    while p.frames:
        options = [str(move) for move in p.moves(p.seat)]
        plain = [text for text in options if text.split()[0] not in ("walk", "use")]
        heard += builders.talk(p, f"{p.seat} {plain[0]}")
    return heard
