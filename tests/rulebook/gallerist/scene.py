"""Scenes of The Gallerist: a table set as a test wants it.

Seats are numbers, artists `painting-blue`, works `painting-5`, a work on a wall `painting-5-blue`, contracts
`painting-money`. Counts of visitors and of tickets are written in letters: `ivvc` is an investor, two VIPs and a
collector; `bppw` a brown ticket, two pink ones and a white one. Spaces of the market are row and column:
`photography-1`, `3-2` (a bid of 3). Locations may be written short: `go media`, `leave market`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests import builders
from vernissage.core.errors import Refusal
from vernissage.core.events import Event
from vernissage.games.gallerist import title
from vernissage.games.gallerist.codes import FACES, ZERO
from vernissage.games.gallerist.components import BONUSES, COLUMNS, FORMS, INFLUENCE, LOCATIONS, RED, REPUTATION
from vernissage.games.gallerist.decisions.turns import begin_turn
from vernissage.games.gallerist.position import HOME, NOTHING, UNDISCOVERED, GalleristPosition, Three
from vernissage.games.gallerist.view import GalleristView

COLOURS = ("blue", "red")
PLACES = {"sales": 0, "colony": 1, "media": 2, "market": 3, "home": HOME}
SHORT = {
    "sales": "sales_office",
    "colony": "artists_colony",
    "media": "media_centre",
    "market": "international_market",
}
LACERDA = 1
"""The owner of pieces that follows the one seat of a solo game."""


def counts(letters: str) -> Three:
    """How many of each kind: `ivc` for visitors, `bpw` for tickets."""
    assert set(letters) <= set("ivcbpw"), letters
    return tuple(sum(letter in kinds for letter in letters) for kinds in ("ib", "vp", "cw"))  # type: ignore[return-value]


def artist(name: str) -> int:
    """The place of an artist."""
    form, colour = name.rsplit("-", 1)
    return FORMS.index(form) * 2 + COLOURS.index(colour)


def hung(p: GalleristPosition, word: str) -> int:
    """A work on a wall, `painting-5-blue`."""
    work, colour = word.rsplit("-", 1)
    number = p.box.work_numbers[work]
    return number * 8 + p.box.work_form[number] * 2 + COLOURS.index(colour)


def cell(name: str) -> int:
    """A space of the market: `photography-1`, or `3-2` for a bid of 3."""
    row, column = name.rsplit("-", 1)
    rows = {**{form: number for number, form in enumerate(FORMS)}, "1": 4, "3": 5, "6": 6}
    return rows[row] * COLUMNS + int(column) - 1


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
    turn: int = 0,
    round: int = 2,
    scored: bool = False,
    lacerda: str = "",
    **options: object,
) -> GalleristPosition:
    """A game at the beginning of a turn of seat `turn`, in the middle of its round; what is not named is empty.

    Gallerists stand at home, the painter is discovered, and every artist is of the tile of lower promotion, unless
    said otherwise.
    """
    first = [f"{form}-{colour}-{2 * (colour == 'red')}" for form in FORMS for colour in COLOURS]
    chosen = {name.rsplit("-", 1)[0]: name for name in (*first, *tiles)}
    order = sorted(chosen.values(), key=lambda name: (not name.startswith("painting-blue"), name))
    p = title.new(seats, 1, options, deal={"artists": order})
    _lay_artists(p, fame, promotion, bonuses)
    _lay_works(p, piles, onlookers, easels, walls, sold, commissions)
    _lay_contracts(p, contracts, display, deck, discards)
    p.plaza = counts(plaza)
    p.lobbies = [counts(lobbies[seat]) if seat < len(lobbies) else (0, 0, 0) for seat in range(seats)]
    p.galleries = [counts(galleries[seat]) if seat < len(galleries) else (0, 0, 0) for seat in range(seats)]
    p.tickets = [counts(tickets[seat]) if seat < len(tickets) else (0, 0, 0) for seat in range(seats)]
    if office is not None:
        p.office = counts(office)
    p.spent = counts(spent)
    if bag is not None:
        p.bag = visitors(p, bag)
    for mine, given in ((p.cash, cash), (p.influence, influence), (p.desks, desks), (p.queue, queue)):
        mine[: len(given)] = given
    p.retired[: len(retired)] = retired
    p.start_tiles = (NOTHING,) * len(LOCATIONS)
    p.third = [REPUTATION.index(name) if name else NOTHING for name in [*third, *[""] * seats][:seats]]
    for seat, names in enumerate(reputation):
        numbers = [NOTHING if name == "." else REPUTATION.index(name) for name in names.split()]
        p.spaces[seat] = tuple((*numbers, *[NOTHING] * 6)[:6])
    for name, owner in (grid or {}).items():
        p.grid[cell(name)] = owner
        if cell(name) < len(p.tiles):
            p.tiles[cell(name)] = NOTHING
    if curators:
        p.curators = tuple(number - 1 for number in curators)
    if dealers:
        p.dealers = tuple(number - 1 for number in dealers)
    _stand(p, at, assistants)
    if lacerda:
        p.lacerda = PLACES[lacerda]
        if p.places[p.lacerda] == NOTHING:
            p.places[p.lacerda] = 2 * LACERDA
    if p.solo:
        p.reserve -= p.places.count(2 * LACERDA + 1) + p.grid.count(LACERDA)
    p.first, p.round, p.scored = 0, round, scored
    p.frames = []
    begin_turn(p, turn)
    return p


def visitors(p: GalleristPosition, letters: str) -> tuple[int, ...]:
    """Visitors by number, for the bag: the first letter is drawn first."""
    investors, vips, _ = p.box.visitors
    free = {"i": 0, "v": investors, "c": investors + vips}
    numbers = []
    for letter in letters:
        numbers.append(free[letter])
        free[letter] += 1
    return tuple(numbers)


def _lay_artists(
    p: GalleristPosition,
    fame: Mapping[str, int] | None,
    promotion: Mapping[str, int] | None,
    bonuses: Mapping[str, str] | None,
) -> None:
    p.fame = [UNDISCOVERED] * 8
    for name, value in {"painting-blue": 3, **(fame or {})}.items():
        p.fame[artist(name)] = value
    for name, level in (promotion or {}).items():
        tile = p.artists[artist(name)]
        p.promotion[artist(name)] = level
        if level > p.box.initial_promotion[tile]:
            p.tokens[level - 1] -= 1
    tiles = list(range(len(p.box.artist_bonuses)))
    wanted = {artist(name): BONUSES.index(bonus) for name, bonus in (bonuses or {}).items()}
    p.bonuses = [NOTHING] * 8
    for place in sorted(range(8), key=lambda place: place not in wanted):
        if p.fame[place] == UNDISCOVERED:
            fitting = [tile for tile in tiles if p.box.artist_bonuses[tile] == wanted.get(place, INFLUENCE)]
            p.bonuses[place] = (fitting or tiles)[0]
            tiles.remove(p.bonuses[place])
    p.away_bonuses = tuple(tiles)
    p.collectors = [int(place % 2 == RED and p.fame[place] == UNDISCOVERED) for place in range(8)]


def _lay_works(
    p: GalleristPosition,
    piles: Mapping[str, str] | None,
    onlookers: Mapping[str, str] | None,
    easels: str,
    walls: Sequence[str],
    sold: Sequence[str],
    commissions: Sequence[str],
) -> None:
    box = p.box
    p.easels = tuple(box.work_numbers[name] for name in easels.split())
    for seat, names in enumerate(walls):
        p.walls[seat] = tuple(hung(p, name) for name in names.split())
    for seat, names in enumerate(sold):
        p.sold[seat] = tuple(hung(p, name.rstrip("!")) * 2 + name.endswith("!") for name in names.split())
    for seat, name in enumerate(commissions):
        p.commissions[seat] = artist(name) if name else NOTHING
    taken = [work // 8 for wall in p.walls for work in wall] + [work // 16 for works in p.sold for work in works]
    for form, name in enumerate(FORMS):
        first = [box.work_numbers[work] for work in (piles or {}).get(name, "").split()]
        used = {*first, *taken, *p.easels}
        empty = (piles or {}).get(name) == ""
        p.piles[form] = () if empty else (*first, *(work for work in box.pile[form] if work not in used))
        p.onlookers[form] = counts((onlookers or {}).get(name, ""))
    held = [work % 8 for wall in p.walls for work in wall] + [place for place in p.commissions if place != NOTHING]
    p.signatures = [box.signatures - held.count(place) for place in range(8)]
    p.put_away = ()


def _lay_contracts(
    p: GalleristPosition, contracts: Sequence[str], display: str, deck: str | None, discards: str
) -> None:
    """Contracts of a seat: `painting-money`, `.` for an empty space, `:money` behind it for a turned one, `+` with an
    assistant on it."""
    numbers = p.box.contract_numbers
    for seat, names in enumerate(contracts):
        slots = [_slot(p, name) for name in names.split()]
        p.slots[seat] = tuple((*slots, NOTHING, NOTHING, NOTHING)[:3])  # type: ignore[assignment]
    p.discards = tuple(numbers[name] for name in discards.split())
    used = {card // 6 for slots in p.slots for card in slots if card != NOTHING} | set(p.discards)
    named = [numbers[name] for name in display.split()]
    below = None if deck is None else [numbers[name] for name in deck.split()]
    spare = [card for card in range(len(numbers)) if card not in {*used, *named, *(below or ())}]
    if not named:
        named, spare = spare[:4], spare[4:]
    p.display = [(card,) for card in named]
    p.deck = tuple(spare if below is None else below)


def _slot(p: GalleristPosition, word: str) -> int:
    if word == ".":
        return NOTHING
    name, _, face = word.rstrip("+").partition(":")
    return p.box.contract_numbers[name] * 6 + FACES.index(face or "front") * 2 + word.endswith("+")


def _stand(p: GalleristPosition, at: str, assistants: Mapping[str, int] | None) -> None:
    p.places = [NOTHING] * len(LOCATIONS)
    p.stands = [HOME] * p.seats
    for seat, name in enumerate(at.split()):
        p.stands[seat] = PLACES[name]
        if name != "home":
            p.places[PLACES[name]] = 2 * seat
    for name, owner in (assistants or {}).items():
        assert p.places[PLACES[name]] == NOTHING, f"{name} is taken"
        p.places[PLACES[name]] = 2 * owner + 1


def _in_full(p: object, seat: int, move: str) -> str:
    """A move whose location may be written short."""
    return " ".join(SHORT.get(word, word) for word in move.split())


def play(p: GalleristPosition, script: str) -> list[Event]:
    """Play a script."""
    return builders.talk(p, script, _in_full)


def refused(p: GalleristPosition, script: str) -> Refusal:
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
