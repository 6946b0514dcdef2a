"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import ComponentsError, shown

PLAYERS = (1, 4)
FORMS = ("digital", "photography", "sculpture", "painting")
"""The forms of art, in the order of the market's rows."""
COLOURS = ("blue", "red")
BLUE, RED = range(2)
VISITORS = ("investor", "vip", "collector")
INVESTOR, VIP, COLLECTOR = range(3)
TICKETS = ("brown", "pink", "white")
"""The tickets of the three visitors, by the same numbers."""
LOCATIONS = ("sales_office", "artists_colony", "media_centre", "international_market")
SALES_OFFICE, ARTISTS_COLONY, MEDIA_CENTRE, INTERNATIONAL_MARKET = range(4)
"""The locations clockwise round the board."""
BONUSES = (
    "none",
    "money",
    "influence",
    "fame",
    "ticket",
    "brown_ticket",
    "pink_ticket",
    "white_ticket",
    "two_tickets",
    "plaza_visitor",
    "investor_or_vip",
    "bag_visitor",
    "assistant",
    "contract",
)
(
    NO_BONUS,
    MONEY,
    INFLUENCE,
    FAME,
    TICKET,
    BROWN_TICKET,
    PINK_TICKET,
    WHITE_TICKET,
    TWO_TICKETS,
    PLAZA_VISITOR,
    INVESTOR_OR_VIP,
    BAG_VISITOR,
    ASSISTANT,
    CONTRACT,
) = range(len(BONUSES))
REPUTATION = (
    "influence",
    "collector",
    "vip",
    "investor",
    "visitor",
    "visitor_set",
    "reputation",
    "auction_assistant",
    "assistant",
    "promoted_artist",
    "acquired",
    "sold",
    "exhibited",
    "form",
    "photography",
    "painting",
    "digital",
    "sculpture",
    "famous_artist",
    "masterpiece",
)
"""What the reputation tiles count; a tile is the number of its name here."""
REPUTATION_TILES = len(REPUTATION)
ARTIST_TILES = 16
ARTIST_BONUSES = 10
WORKS_PER_FORM = 8
CONTRACTS_PER_FORM = 5
CARDS = 4
ALL_VISITORS = 40
COLUMNS = 3
ROWS = 4
BIDS = 3
LEVELS = 5
SPACES = 6
QUEUE = 8
_MOST_PROBLEMS = 12


@dataclass(frozen=True)
class Goal:
    """A goal of a curator or dealer card: what it pays, and how many works of each form it wants."""

    pays: int
    works: tuple[int, ...]


@dataclass(frozen=True)
class SoloGoal:
    """What wins a solo game at one level of difficulty."""

    curator: int
    dealer: int
    highest: bool
    """Whether the dearest goal of the curator card is wanted."""
    cards: int
    """Money from both cards together."""
    reputation: int
    masterpieces: int
    money: int


@dataclass(frozen=True)
class Box:
    """Everything in the box. Artists, works, contracts, cards and reputation tiles are numbers into these lists.

    Lists by player count begin with one player. A set of ticket colours is a number with a bit for each colour.
    """

    start_money: int
    location_tiles: int
    ends_needed: int
    celebrities: int
    """How many of them are a reason to end."""
    stalled_rounds: int
    tickets: tuple[int, ...]
    visitors_removed: tuple[int, ...]
    market_tiles: tuple[int, ...]
    easels: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...]
    """The columns of the market in use, from 0, by player count."""
    plaza: int
    lobby: int
    visitors: tuple[int, ...]

    influence_start: int
    influence_end: int
    influence_value: tuple[int, ...]
    """What each space of the track pays at the end."""
    money_step: tuple[int, ...]
    """The space one money leads back to from each space, -1 if there is none."""
    star_step: tuple[int, ...]
    """The space one fame, or a kicked-out location action, leads back to from each space, -1 if there is none."""

    celebrity: int
    """The fame of a celebrity, where fame ends."""
    celebrity_money: int
    values: tuple[int, ...]
    """The value of a work by star level, 0 to 6."""

    artists: tuple[str, ...]
    """The name of each artist tile: form-colour-promotion."""
    artist_numbers: dict[str, int]
    artist_form: tuple[int, ...]
    artist_colour: tuple[int, ...]
    initial_fame: tuple[int, ...]
    initial_promotion: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...]
    """By artist and fame: the star level."""
    signatures: int
    artist_bonuses: tuple[int, ...]
    """The bonus on each of the small tiles."""

    works: tuple[str, ...]
    """The name of each work: form-number."""
    work_numbers: dict[str, int]
    work_form: tuple[int, ...]
    work_fame: tuple[int, ...]
    work_tickets: tuple[tuple[int, ...], ...]
    """The tickets of each work: a set of colours for each ticket."""
    pile: tuple[tuple[int, ...], ...]
    """The works of each form."""

    bonus_money: tuple[int, ...]
    """Money of a money bonus for each visitor of a kind in the gallery."""
    bonus_influence: tuple[int, ...]
    bonus_fame_base: int
    bonus_fame_collector: int
    intermediate_money: tuple[int, ...]
    intermediate_influence: tuple[int, ...]

    contracts: tuple[str, ...]
    """The name of each contract: form-bonus."""
    contract_numbers: dict[str, int]
    contract_form: tuple[int, ...]
    contract_bonus: tuple[int, ...]
    curators: tuple[tuple[Goal, ...], ...]
    dealers: tuple[tuple[Goal, ...], ...]

    reputation_influence: tuple[int, ...]
    reputation_money: tuple[int, ...]
    per_influence: int
    promoted_from: int
    famous_from: int
    reputation_bonuses: tuple[int, ...]
    """The bonus of each reputation space on a player's board."""

    walls: int
    desks: int
    contract_spaces: int
    collectors: int
    on_desks: int
    assistants: int
    """Of one player, in all."""
    contract_tickets: tuple[int, ...]
    hiring_costs: tuple[int, ...]
    hiring_bonuses: tuple[int, ...]
    promotion_tokens: int
    promotion_bonuses: tuple[int, ...]
    """By level, beginning with level 1."""
    promotion_fame: int

    market_influence: tuple[int, ...]
    market_lobby: tuple[tuple[int, ...], ...]
    """By column: the visitors wanted in the lobby, a set of kinds for each."""
    majorities: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    market_forms: tuple[int, ...]
    """The form of each upper row."""
    bid_bonuses: tuple[tuple[int, ...], ...]
    """By bid row and column."""
    solo_goals: dict[str, SoloGoal]


class _Problems(list[str]):
    """What is wrong with a file, gathered so that its owner sees all of it at once."""

    def table(self, data: dict[str, Any], key: str, within: str = "") -> dict[str, Any]:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.append(f"the file lacks [{within}{key}]")
        return {}

    def listed(self, data: dict[str, Any], key: str, where: str, length: int) -> list[Any]:
        value = data.get(key)
        if isinstance(value, list) and len(value) == length:
            return value
        self.append(f"{where} {key}: a list of {length} is wanted, not {shown(value)}")
        return []

    def number(self, data: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        value = data.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.append(f"{where} {key}: a whole number from {low} to {high} is wanted, not {shown(value)}")
            return low
        return value

    def numbers(self, data: dict[str, Any], key: str, where: str, length: int, low: int, high: int) -> tuple[int, ...]:
        listed = self.listed(data, key, where, length) or [low] * length
        return tuple(self.number({key: item}, key, where, low, high) for item in listed)

    def word(self, value: Any, known: Sequence[str], where: str) -> int:
        if isinstance(value, str) and value in known:
            return known.index(value)
        self.append(f"{where}: one of {', '.join(known)} is wanted, not {shown(value)}")
        return 0

    def words(self, data: dict[str, Any], key: str, where: str, length: int, known: Sequence[str]) -> tuple[int, ...]:
        listed = self.listed(data, key, where, length) or [known[0]] * length
        return tuple(self.word(item, known, f"{where} {key}") for item in listed)

    def colours(self, value: Any, where: str) -> int:
        """A set of ticket colours: any, brown, or brown/white."""
        if value == "any":
            return (1 << len(TICKETS)) - 1
        parts = value.split("/") if isinstance(value, str) else []
        if not parts or any(part not in TICKETS for part in parts):
            self.append(f"{where}: any, or one of {', '.join(TICKETS)}, or two such as brown/white, not {shown(value)}")
            return 1
        return sum({1 << TICKETS.index(part) for part in parts})


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every row and entry that does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"the components file is not TOML: {error}") from None
    problems = _Problems()
    box = _box(data, problems)
    if problems:
        rest = len(problems) - _MOST_PROBLEMS
        raise ComponentsError(*problems[:_MOST_PROBLEMS], *([f"… and {rest} more"] if rest > 0 else []))
    return box


def _box(data: dict[str, Any], problems: _Problems) -> Box:
    game, supply = problems.table(data, "game"), problems.table(data, "supply")
    fame, gallery = problems.table(data, "fame"), problems.table(data, "gallery")
    artists, bonus = problems.table(data, "artists"), problems.table(data, "bonus")
    intermediate, reputation = problems.table(data, "intermediate"), problems.table(data, "reputation")
    hiring, promotion = problems.table(data, "hiring"), problems.table(data, "promotion")
    market = problems.table(data, "market")
    bonus_fame = problems.table(bonus, "fame", "bonus.")
    famous = problems.table(reputation, "famous", "reputation.")
    counts = PLAYERS[1] - PLAYERS[0] + 1
    if game.get("players") != list(PLAYERS):
        problems.append(f"[game] players: the game is for {list(PLAYERS)}, not {shown(game.get('players'))}")
    if game.get("locations") != list(LOCATIONS):
        problems.append(f"[game] locations: they are {', '.join(LOCATIONS)}, in this order")
    visitors = _visitors(problems.table(data, "visitors"), problems)
    removed = problems.numbers(supply, "visitors_removed", "[supply]", counts, 0, min(visitors))
    plaza = problems.number(supply, "plaza", "[supply]", 0, 12)
    lobby = problems.number(supply, "lobby", "[supply]", 0, 3)
    track = _track(problems.table(data, "influence"), problems)
    celebrity = problems.number(fame, "celebrity", "[fame]", 10, 30)
    artist_rows = _artists(artists, problems)
    artist_names = tuple(f"{FORMS[row[0]]}-{COLOURS[row[1]]}-{row[3]}" for row in artist_rows)
    ladders = [_ladder(fame, key, celebrity, problems) for key in ("unpromoted", "promoted")]
    levels = tuple(ladders[row[3] > 0] for row in artist_rows)
    works = _works(problems.table(data, "works"), problems)
    work_names = tuple(f"{form}-{number}" for form in FORMS for number in range(1, len(works) + 1))
    contracts = _contracts(problems.table(data, "contracts"), problems)
    contract_names = _told_apart([f"{FORMS[form]}-{BONUSES[front]}" for form, front in contracts])
    columns = _columns(supply, problems, counts)
    market_tiles = problems.numbers(supply, "market_tiles", "[supply]", counts, 1, ROWS * COLUMNS)
    for used, tiles in zip(columns, market_tiles, strict=True):
        if tiles != ROWS * len(used):
            problems.append(f"[supply] market_tiles: {ROWS} rows of {len(used)} columns have a tile each, not {tiles}")
    influences, moneys = _reputation(reputation, famous, problems)
    on_desks = problems.number(gallery, "on_desks", "[gallery]", 0, 4)
    return Box(
        start_money=problems.number(game, "money", "[game]", 0, 100),
        location_tiles=problems.number(game, "location_tiles", "[game]", len(LOCATIONS), len(LOCATIONS)),
        ends_needed=problems.number(game, "ends_needed", "[game]", 1, 3),
        celebrities=problems.number(game, "celebrities", "[game]", 1, 8),
        stalled_rounds=problems.number(problems.table(data, "stalemate"), "rounds", "[stalemate]", 5, 100),
        tickets=problems.numbers(supply, "tickets", "[supply]", counts, 1, 20),
        visitors_removed=removed,
        market_tiles=market_tiles,
        easels=problems.numbers(supply, "easels", "[supply]", counts, 1, 3),
        columns=columns,
        plaza=plaza,
        lobby=lobby,
        visitors=visitors,
        influence_start=track[0],
        influence_end=track[1],
        influence_value=track[2],
        money_step=track[3],
        star_step=track[4],
        celebrity=celebrity,
        celebrity_money=problems.number(problems.table(data, "celebrity"), "money", "[celebrity]", 0, 50),
        values=problems.numbers(fame, "values", "[fame]", 7, 0, 50),
        artists=artist_names,
        artist_numbers={name: number for number, name in enumerate(artist_names)},
        artist_form=tuple(row[0] for row in artist_rows),
        artist_colour=tuple(row[1] for row in artist_rows),
        initial_fame=tuple(row[2] for row in artist_rows),
        initial_promotion=tuple(row[3] for row in artist_rows),
        levels=levels,
        signatures=problems.number(artists, "signatures", "[artists]", 2, 2),
        artist_bonuses=_artist_bonuses(problems.table(artists, "bonuses", "artists."), problems),
        works=work_names,
        work_numbers={name: number for number, name in enumerate(work_names)},
        work_form=tuple(form for form in range(len(FORMS)) for _ in works),
        work_fame=tuple(work[0] for _ in FORMS for work in works),
        work_tickets=tuple(work[1] for _ in FORMS for work in works),
        pile=tuple(tuple(range(form * len(works), (form + 1) * len(works))) for form in range(len(FORMS))),
        bonus_money=_by_visitor(bonus, "money", "bonus", problems),
        bonus_influence=_by_visitor(bonus, "influence", "bonus", problems),
        bonus_fame_base=problems.number(bonus_fame, "base", "[bonus.fame]", 0, 5),
        bonus_fame_collector=problems.number(bonus_fame, "collector", "[bonus.fame]", 0, 5),
        intermediate_money=_by_visitor(intermediate, "money", "intermediate", problems),
        intermediate_influence=_by_visitor(intermediate, "influence", "intermediate", problems),
        contracts=contract_names,
        contract_numbers={name: number for number, name in enumerate(contract_names)},
        contract_form=tuple(form for form, _ in contracts),
        contract_bonus=tuple(front for _, front in contracts),
        curators=_cards(problems.table(data, "curators"), "[curators]", problems),
        dealers=_cards(problems.table(data, "dealers"), "[dealers]", problems),
        reputation_influence=influences,
        reputation_money=moneys,
        per_influence=problems.number(reputation, "per_influence", "[reputation]", 1, 35),
        promoted_from=problems.number(reputation, "promotion", "[reputation]", 1, LEVELS),
        famous_from=problems.number(famous, "fame", "[reputation.famous]", 1, celebrity),
        reputation_bonuses=problems.words(
            problems.table(reputation, "spaces", "reputation."), "bonuses", "[reputation.spaces]", SPACES, BONUSES
        ),
        walls=problems.number(gallery, "walls", "[gallery]", 3, 3),
        desks=problems.number(gallery, "desks", "[gallery]", on_desks, 10),
        contract_spaces=problems.number(gallery, "contracts", "[gallery]", 3, 3),
        collectors=problems.number(gallery, "collectors", "[gallery]", 0, 12),
        on_desks=on_desks,
        assistants=QUEUE + on_desks,
        contract_tickets=problems.words(
            problems.table(gallery, "contract_tickets", "gallery."), "bonuses", "[gallery.contract_tickets]", 3, BONUSES
        ),
        hiring_costs=problems.numbers(hiring, "costs", "[hiring]", QUEUE, 0, 20),
        hiring_bonuses=problems.words(hiring, "bonuses", "[hiring]", QUEUE, BONUSES),
        promotion_tokens=problems.number(promotion, "tokens", "[promotion]", 1, 8),
        promotion_bonuses=problems.words(promotion, "bonuses", "[promotion]", LEVELS, BONUSES),
        promotion_fame=problems.number(promotion, "fame", "[promotion]", 0, 5),
        market_influence=problems.numbers(market, "influence", "[market]", COLUMNS, 0, 10),
        market_lobby=_lobby(market, problems),
        majorities=_majorities(market, problems),
        bids=problems.numbers(market, "bids", "[market]", BIDS, 0, 20),
        market_forms=_market_forms(problems.table(market, "rows", "market."), problems),
        bid_bonuses=_bid_bonuses(problems.table(market, "bonuses", "market."), problems),
        solo_goals=_solo(problems.table(data, "solo"), problems),
    )


def _visitors(table: dict[str, Any], problems: _Problems) -> tuple[int, ...]:
    visitors = tuple(problems.number(table, kind, "[visitors]", 4, ALL_VISITORS) for kind in VISITORS)
    if sum(visitors) != ALL_VISITORS:
        problems.append(f"[visitors]: there are {ALL_VISITORS} visitors in the box, not {sum(visitors)}")
    return visitors


Track = tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Start, end, and by space: value at the end, one step back by money icons, one by stars."""


def _track(table: dict[str, Any], problems: _Problems) -> Track:
    where = "[influence]"
    end = problems.number(table, "end", where, 10, 100)
    start = problems.number(table, "start", where, 0, end)
    stars, icons = table.get("stars"), table.get("money")
    if not isinstance(stars, list) or not _rising(stars, end):
        problems.append(f"{where} stars: a rising list of spaces from 0 to {end} is wanted, not {shown(stars)}")
        stars = [0]
    pairs = isinstance(icons, list) and all(isinstance(icon, list) and len(icon) == 2 for icon in icons)
    if not isinstance(icons, list) or not pairs or not _rising([icon[0] for icon in icons], end):
        problems.append(f"{where} money: a rising list of [space, value] from [0, 0] on is wanted, not {shown(icons)}")
        icons = [[0, 0]]
    for _, value in icons:
        problems.number({"value": value}, "value", f"{where} money", 0, 50)
    values = tuple(next(value for at, value in reversed(icons) if at <= space) for space in range(end + 1))
    money_step = tuple(max((at for at, _ in icons if at < space), default=-1) for space in range(end + 1))
    star_step = tuple(max((at for at in stars if at < space), default=-1) for space in range(end + 1))
    return start, end, values, money_step, star_step


def _rising(spaces: list[Any], end: int) -> bool:
    """Whether these are spaces of the track in order, the first of them 0."""
    whole = all(isinstance(space, int) and not isinstance(space, bool) and space <= end for space in spaces)
    return bool(spaces) and whole and spaces[0] == 0 and spaces == sorted(set(spaces))


def _ladder(table: dict[str, Any], key: str, celebrity: int, problems: _Problems) -> tuple[int, ...]:
    """The star level of each fame."""
    starts = problems.numbers(table, key, "[fame]", 6, 0, celebrity)
    if starts != tuple(sorted(set(starts))) or starts[-1] != celebrity:
        problems.append(f"[fame] {key}: a rising list that ends with {celebrity} is wanted, not {list(starts)}")
    return tuple(sum(fame >= start for start in starts) for fame in range(celebrity + 1))


def _artists(table: dict[str, Any], problems: _Problems) -> list[tuple[int, int, int, int]]:
    rows: list[tuple[int, int, int, int]] = []
    for number, row in enumerate(problems.listed(table, "tiles", "[artists]", ARTIST_TILES), 1):
        where = f"[artists] tiles, row {number}"
        if not isinstance(row, list) or len(row) != 4:
            problems.append(f'{where}: a row is ["form", "blue", fame, promotion], not {shown(row)}')
            continue
        form, colour = problems.word(row[0], FORMS, where), problems.word(row[1], COLOURS, where)
        numbers = {"fame": row[2], "promotion": row[3]}
        initial = problems.number(numbers, "fame", where, 0, 18)
        rows.append((form, colour, initial, problems.number(numbers, "promotion", where, 0, LEVELS)))
    for form, name in enumerate(FORMS):
        for colour, colour_name in enumerate(COLOURS):
            promotions = [row[3] for row in rows if row[:2] == (form, colour)]
            if len(promotions) != 2 or promotions[0] == promotions[1]:
                problems.append(f"[artists] tiles: there are two {colour_name} artists of {name} of unlike promotion")
    return rows


def _artist_bonuses(table: dict[str, Any], problems: _Problems) -> tuple[int, ...]:
    tiles: list[int] = []
    for key, count in table.items():
        if key != "standing":
            kind = problems.word(key, BONUSES, "[artists.bonuses]")
            tiles += [kind] * problems.number({key: count}, key, "[artists.bonuses]", 0, ARTIST_BONUSES)
    if len(tiles) != ARTIST_BONUSES:
        problems.append(f"[artists.bonuses]: there are {ARTIST_BONUSES} tiles in the box, not {len(tiles)}")
    return tuple(tiles)


def _works(table: dict[str, Any], problems: _Problems) -> list[tuple[int, tuple[int, ...]]]:
    works: list[tuple[int, tuple[int, ...]]] = []
    for number, row in enumerate(problems.listed(table, "tiles", "[works]", WORKS_PER_FORM), 1):
        where = f"[works] tiles, row {number}"
        if not isinstance(row, list) or not 2 <= len(row) <= 4:
            problems.append(f'{where}: a row is [fame, "ticket", …] with one to three tickets, not {shown(row)}')
            continue
        fame = problems.number({"fame": row[0]}, "fame", where, 0, 9)
        works.append((fame, tuple(problems.colours(ticket, where) for ticket in row[1:])))
    return works


def _by_visitor(table: dict[str, Any], key: str, within: str, problems: _Problems) -> tuple[int, ...]:
    """Something for each visitor of a kind."""
    counted = problems.table(table, key, f"{within}.")
    return tuple(problems.number(counted, kind, f"[{within}] {key}", 0, 9) for kind in VISITORS)


def _contracts(table: dict[str, Any], problems: _Problems) -> list[tuple[int, int]]:
    return [
        (form, front)
        for form, name in enumerate(FORMS)
        for front in problems.words(table, name, "[contracts]", CONTRACTS_PER_FORM, BONUSES)
    ]


def _told_apart(names: list[str]) -> tuple[str, ...]:
    """The same names, a second one of the same look with a number."""
    return tuple(
        name if (before := names[:number].count(name)) == 0 else f"{name}-{before + 1}"
        for number, name in enumerate(names)
    )


def _cards(table: dict[str, Any], where: str, problems: _Problems) -> tuple[tuple[Goal, ...], ...]:
    cards: list[tuple[Goal, ...]] = []
    for number, card in enumerate(problems.listed(table, "cards", where, CARDS), 1):
        here = f"{where} card {number}"
        if not isinstance(card, list) or not card or not all(isinstance(goal, list) and len(goal) > 1 for goal in card):
            problems.append(f'{here}: a card is a list of goals such as [10, "painting", "sculpture"]')
            continue
        goals = []
        for goal in card:
            forms = [problems.word(name, FORMS, here) for name in goal[1:]]
            pays = problems.number({"money": goal[0]}, "money", here, 0, 50)
            goals.append(Goal(pays, tuple(forms.count(form) for form in range(len(FORMS)))))
        cards.append(tuple(goals))
    return tuple(cards)


def _reputation(
    table: dict[str, Any], famous: dict[str, Any], problems: _Problems
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Influence and money of each tile, in the order of REPUTATION."""
    rows = [*problems.listed(table, "tiles", "[reputation]", REPUTATION_TILES - 1), famous.get("tile")]
    found: dict[int, tuple[int, int]] = {}
    for number, row in enumerate(rows, 1):
        where = f"[reputation] tiles, row {number}" if number < REPUTATION_TILES else "[reputation.famous] tile"
        if not isinstance(row, list) or len(row) != 3:
            problems.append(f'{where}: a row is ["what", influence, money], not {shown(row)}')
            continue
        tile = problems.word(row[0], REPUTATION, where)
        if tile in found:
            problems.append(f"{where}: {REPUTATION[tile]} stands there twice")
        numbers = {"influence": row[1], "money": row[2]}
        found[tile] = (
            problems.number(numbers, "influence", where, 0, 9),
            problems.number(numbers, "money", where, 0, 9),
        )
    pays = [found.get(tile, (0, 0)) for tile in range(REPUTATION_TILES)]
    return tuple(influence for influence, _ in pays), tuple(money for _, money in pays)


def _columns(supply: dict[str, Any], problems: _Problems, counts: int) -> tuple[tuple[int, ...], ...]:
    columns: list[tuple[int, ...]] = []
    for closed in problems.listed(supply, "closed_columns", "[supply]", counts) or [[]] * counts:
        if not isinstance(closed, list) or len(closed) == COLUMNS or any(column not in (1, 2, 3) for column in closed):
            problems.append(f"[supply] closed_columns: a list of columns such as [2] is wanted, not {shown(closed)}")
            closed = []
        columns.append(tuple(column for column in range(COLUMNS) if column + 1 not in closed))
    return tuple(columns)


def _lobby(market: dict[str, Any], problems: _Problems) -> tuple[tuple[int, ...], ...]:
    wanted: list[tuple[int, ...]] = []
    for number, column in enumerate(problems.listed(market, "lobby", "[market]", COLUMNS), 1):
        where = f"[market] lobby, column {number}"
        if not isinstance(column, list) or not 1 <= len(column) <= 3:
            problems.append(f"{where}: a list of one to three visitors is wanted, not {shown(column)}")
            continue
        wanted.append(tuple(problems.colours(visitor, where) for visitor in column))
    return tuple(wanted)


def _majorities(market: dict[str, Any], problems: _Problems) -> tuple[tuple[int, ...], ...]:
    return tuple(
        problems.numbers({"majorities": places}, "majorities", "[market]", 3, 0, 50)
        for places in problems.listed(market, "majorities", "[market]", COLUMNS)
    )


def _market_forms(rows: dict[str, Any], problems: _Problems) -> tuple[int, ...]:
    forms = problems.words(rows, "forms", "[market.rows]", ROWS, FORMS)
    if len(set(forms)) != ROWS:
        problems.append("[market.rows] forms: each form of art has a row of its own")
    return forms


def _bid_bonuses(table: dict[str, Any], problems: _Problems) -> tuple[tuple[int, ...], ...]:
    return tuple(
        problems.words({"rows": row}, "rows", "[market.bonuses]", COLUMNS, BONUSES)
        for row in problems.listed(table, "rows", "[market.bonuses]", BIDS)
    )


def _solo(table: dict[str, Any], problems: _Problems) -> dict[str, SoloGoal]:
    goals: dict[str, SoloGoal] = {}
    for key in ("apprentice", "experienced", "master"):
        wanted, where = problems.table(table, key, "solo."), f"[solo] {key}"
        if not isinstance(wanted.get("highest"), bool):
            problems.append(f"{where} highest: true or false is wanted, not {shown(wanted.get('highest'))}")
        goals[key] = SoloGoal(
            curator=problems.number(wanted, "curator", where, 0, 2),
            dealer=problems.number(wanted, "dealer", where, 0, 3),
            highest=wanted.get("highest") is True,
            cards=problems.number(wanted, "cards", where, 0, 100),
            reputation=problems.number(wanted, "reputation", where, 0, SPACES),
            masterpieces=problems.number(wanted, "masterpieces", where, 0, 4),
            money=problems.number(wanted, "money", where, 0, 1000),
        )
    return goals
