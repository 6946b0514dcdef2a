"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import ComponentsError, shown
from vernissage.games.pictura.codes import (
    CELLS,
    DOMAIN_COUNT,
    KINDS_OF_FAVOUR,
    MUSEUMS,
    PAINTINGS,
    PATRONS,
    PERIOD_COUNT,
    TRENDS,
)
from vernissage.games.pictura.scoring import Scale

PLAYERS = (2, 4)
PERIODS = ("renaissance", "baroque", "rococo", "romanticism", "impressionism")
DOMAINS = ("mythology", "history", "religion", "landscape", "still_life", "portrait")
COLLECTIONS = (*PERIODS, *DOMAINS)
"""What a collection can be of. PI-17, PI-18: never of a painter."""
FAVOURS = (
    "market_tip",
    "connoisseur",
    "loan",
    "donor",
    "opening_night",
    "restorer",
    "dealer",
    "new_fashion",
    "press_campaign",
    "exchange",
    "salon",
    "storeroom",
)
EFFECTS = ("draw_two", "take_favour", "free_hang", "free_loan", "restore_two", "double_trend")
"""What a patron does who is not taken for points."""
REWARDS = ("supplies", "grant", "buyers", "depot", "circle")
"""The reward spaces of a museum board."""
FAVOUR_CARDS = 24
_MOST_PROBLEMS = 12
_LONGEST_NAME = 80
_LANGUAGES = 3

assert (len(PERIODS), len(DOMAINS), len(FAVOURS)) == (PERIOD_COUNT, DOMAIN_COUNT, KINDS_OF_FAVOUR)


@dataclass(frozen=True)
class Box:
    """Everything in the box. Paintings, trends and patrons are numbers from 0; their names count from 1."""

    hand: int
    favours_dealt: int
    offered_trends: int
    museum_paintings: int
    scores: tuple[int, ...]
    draw: int
    hand_limit: int
    steal: int
    marks: tuple[int, ...]
    end: int
    end_bonus: int
    scale: Scale
    """What layouts are worth."""
    most_exhibitions: int
    tokens: int
    token_points: int
    exhibition_bonus: tuple[int, ...]
    discard_costs: tuple[int, ...]
    discard_further: int
    favour_counts: tuple[int, ...]
    patrons_shown: int

    supplies_paintings: int
    supplies_favours: int
    grant: int
    buyers: int
    depot: int
    circle: int
    tip: int
    looks: int
    keeps: int
    opening_night: int
    restores: int
    dealer: int
    exchanges: int
    stores: int

    museums: tuple[str, ...]
    paintings: tuple[str, ...]
    """The name of each painting, as moves and records write it: painting-1 to painting-180."""
    painting_numbers: dict[str, int]
    titles: tuple[tuple[str, str, str], ...]
    """English, French, Polish."""
    years: tuple[str, ...]
    painter: tuple[int, ...]
    period: tuple[int, ...]
    domain: tuple[int, ...]
    painters: tuple[tuple[str, str, str], ...]
    trends: tuple[str, ...]
    trend_numbers: dict[str, int]
    trend_cards: tuple[tuple[int, int, int], ...]
    """Painter, period and domain of each trend."""
    trend_points: tuple[int, ...]
    """What a painter, a period and a domain in fashion are worth. PI-22, PI-R2."""
    points: tuple[tuple[int, ...], ...]
    """By trend and painting: what the painting gains or costs there, by its best criterion alone."""
    goals: tuple[tuple[int, ...], ...]
    """By trend and painting: what it is worth as a goal, all criteria together."""
    patrons: tuple[str, ...]
    patron_numbers: dict[str, int]
    patron_cards: tuple[Patron, ...]


@dataclass(frozen=True)
class Patron:
    """A patron: a lover of one painter's works, or with a taste for a period and a domain."""

    painter: int
    """-1 for one of taste."""
    period: int
    domain: int
    each: int
    """How many works by the painter, or of the period and of the domain each, it takes."""
    points: int
    effect: int


class _Problems(list[str]):
    """What is wrong with a file, gathered so that its owner sees all of it at once."""

    def table(self, data: dict[str, Any], key: str) -> dict[str, Any]:
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.append(f"the file lacks [{key}]")
        return {}

    def number(self, data: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        value = data.get(key)
        if not _is_number(value, low, high):
            self.append(f"{where} {key}: a whole number from {low} to {high} is wanted, not {shown(value)}")
            return low
        return int(value)  # type: ignore[arg-type]

    def numbers(self, data: dict[str, Any], key: str, where: str, length: int, high: int) -> tuple[int, ...]:
        value = data.get(key)
        if not isinstance(value, list) or len(value) != length:
            self.append(f"{where} {key}: a list of {length} numbers is wanted, not {shown(value)}")
            return (0,) * length
        return tuple(self.number({key: item}, key, where, 0, high) for item in value)

    def rows(self, data: dict[str, Any], key: str, where: str, length: int | None) -> list[Any]:
        value = data.get(key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            there = len(value) if isinstance(value, list) else shown(value)
            self.append(f"{where} {key}: a list of {length or 'some'} rows is wanted, not {there}")
            return []
        return value

    def name(self, value: Any, where: str) -> tuple[str, str, str]:
        """One text for all languages, or three."""
        texts = value if isinstance(value, list) else [value] * _LANGUAGES
        if len(texts) != _LANGUAGES or not all(isinstance(t, str) and 0 < len(t) <= _LONGEST_NAME for t in texts):
            self.append(f"{where}: a name is one text, or three (English, French, Polish), not {shown(value)}")
            return ("?", "?", "?")
        return (texts[0], texts[1], texts[2])

    def word(self, value: Any, known: tuple[str, ...], what: str, where: str) -> int:
        if value in known:
            return known.index(value)
        self.append(f"{where}: the {what} is one of {', '.join(known)}, not {shown(value)}")
        return 0


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


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
    game, museums = problems.table(data, "game"), problems.table(data, "museums")
    shows, discard = problems.table(data, "exhibitions"), problems.table(data, "discard")
    rewards, effects = problems.table(data, "rewards"), problems.table(data, "favour_effects")
    number = problems.number
    if game.get("players") != list(PLAYERS):
        problems.append(f"[game] players: the game is for {list(PLAYERS)}, not {shown(game.get('players'))}")
    painters, works = _painters(data, problems)
    trends = _trends(problems.table(data, "trends"), len(painters), problems)
    patrons = _patrons(problems.table(data, "patrons"), len(painters), problems)
    worth = tuple(
        number(problems.table(data, "trends"), f"{key}_points", "[trends]", 0, 9)
        for key in ("painter", "period", "domain")
    )
    matches = [[_matches(trend, work) for work in works] for trend in trends]
    most = number(shows, "most", "[exhibitions]", 1, len(REWARDS))
    listed = game.get("marks")
    marks = problems.numbers(game, "marks", "[game]", len(listed) if isinstance(listed, list) else 5, 999)
    if list(marks) != sorted(set(marks)):
        problems.append("[game] marks: they stand in order, each once")
    paintings = tuple(f"painting-{n}" for n in range(1, len(works) + 1))
    trend_names = tuple(f"trend-{n}" for n in range(1, len(trends) + 1))
    patron_names = tuple(f"patron-{n}" for n in range(1, len(patrons) + 1))
    return Box(
        hand=number(game, "hand", "[game]", 1, 12),
        favours_dealt=number(game, "favours", "[game]", 0, 3),
        offered_trends=number(game, "offered_trends", "[game]", 1, 5),
        museum_paintings=number(game, "museum_paintings", "[game]", 4, 4),
        scores=problems.numbers(game, "scores", "[game]", PLAYERS[1], 20),
        draw=number(game, "draw", "[game]", 1, 9),
        hand_limit=number(game, "hand_limit", "[game]", 1, 40),
        steal=number(game, "steal", "[game]", 0, 9),
        marks=marks,
        end=number(game, "end", "[game]", 10, 999),
        end_bonus=number(game, "end_bonus", "[game]", 0, 50),
        scale=_scale(problems.table(data, "collections"), problems.table(data, "gallery"), problems),
        most_exhibitions=most,
        tokens=number(shows, "tokens", "[exhibitions]", 1, 9),
        token_points=number(shows, "token_points", "[exhibitions]", 0, 20),
        exhibition_bonus=problems.numbers(shows, "bonus", "[exhibitions]", most + 1, 200),
        discard_costs=problems.numbers(discard, "costs", "[discard]", 8, 99),
        discard_further=number(discard, "further", "[discard]", 0, 20),
        favour_counts=_favours(problems.table(data, "favours"), problems),
        patrons_shown=number(problems.table(data, "patrons"), "shown", "[patrons]", 1, 9),
        supplies_paintings=number(rewards, "draw_paintings", "[rewards]", 0, 9),
        supplies_favours=number(rewards, "draw_favours", "[rewards]", 0, 3),
        grant=number(rewards, "prestige", "[rewards]", 0, 30),
        buyers=number(rewards, "acquisition", "[rewards]", 1, 9),
        depot=number(rewards, "hand_limit", "[rewards]", 1, 40),
        circle=number(rewards, "per_patron", "[rewards]", 0, 20),
        tip=number(effects, "market_tip", "[favour_effects]", 0, 9),
        looks=number(effects, "connoisseur_looks", "[favour_effects]", 1, 9),
        keeps=number(effects, "connoisseur_keeps", "[favour_effects]", 1, 9),
        opening_night=number(effects, "opening_night", "[favour_effects]", 0, 30),
        restores=number(effects, "restorer", "[favour_effects]", 1, 9),
        dealer=number(effects, "dealer", "[favour_effects]", 0, 9),
        exchanges=number(effects, "exchange", "[favour_effects]", 1, 9),
        stores=number(effects, "storeroom", "[favour_effects]", 1, 9),
        museums=_museums(museums, problems),
        paintings=paintings,
        painting_numbers={name: n for n, name in enumerate(paintings)},
        titles=tuple(work[0] for work in works),
        years=tuple(work[1] for work in works),
        painter=tuple(work[2] for work in works),
        period=tuple(work[3] for work in works),
        domain=tuple(work[4] for work in works),
        painters=tuple(painters),
        trends=trend_names,
        trend_numbers={name: n for n, name in enumerate(trend_names)},
        trend_cards=tuple(trends),
        trend_points=worth,
        # PI-23, PI-R1: of several criteria of a trend only the best counts. PI-64: as a goal all of them do.
        points=tuple(tuple(max(w * m for w, m in zip(worth, row, strict=True)) for row in rows) for rows in matches),
        goals=tuple(tuple(sum(w * m for w, m in zip(worth, row, strict=True)) for row in rows) for rows in matches),
        patrons=patron_names,
        patron_numbers={name: n for n, name in enumerate(patron_names)},
        patron_cards=tuple(patrons),
    )


Work = tuple[tuple[str, str, str], str, int, int, int]
"""Title, year, painter, period, domain."""


def _painters(data: dict[str, Any], problems: _Problems) -> tuple[list[tuple[str, str, str]], list[Work]]:
    """PI-R17: the paintings, painter by painter."""
    painters: list[tuple[str, str, str]] = []
    works: list[Work] = []
    for number, entry in enumerate(problems.rows(data, "painter", "[[painter]]", None), 1):
        where = f"[[painter]] {number}"
        if not isinstance(entry, dict):
            problems.append(f"{where}: a name, a period and works are wanted, not {shown(entry)}")
            continue
        painters.append(problems.name(entry.get("name"), where))
        period = problems.word(entry.get("period"), PERIODS, "period", where)
        for place, row in enumerate(problems.rows(entry, "works", where, None), 1):
            if not isinstance(row, list) or len(row) != 3 or not isinstance(row[1], str):
                problems.append(f'{where}, row {place}: a row is ["title", "year", "domain"], not {shown(row)}')
                continue
            title = problems.name(row[0], f"{where}, row {place}")
            domain = problems.word(row[2], DOMAINS, "domain", f"{where}, row {place}")
            works.append((title, row[1][:_LONGEST_NAME], len(painters) - 1, period, domain))
    if len(works) != PAINTINGS:
        problems.append(f"[[painter]] works: there are {PAINTINGS} paintings in the box, not {len(works)}")
    return painters, works


def _trends(table: dict[str, Any], painters: int, problems: _Problems) -> list[tuple[int, int, int]]:
    """PI-R18: the trends."""
    trends = []
    for number, row in enumerate(problems.rows(table, "cards", "[trends]", TRENDS), 1):
        where = f"[trends] cards, row {number}"
        if not isinstance(row, list) or len(row) != 3:
            problems.append(f'{where}: a row is [painter, "period", "domain"], not {shown(row)}')
            continue
        painter = _painter(row[0], painters, where, problems)
        period = problems.word(row[1], PERIODS, "period", where)
        trends.append((painter, period, problems.word(row[2], DOMAINS, "domain", where)))
    return trends


def _patrons(table: dict[str, Any], painters: int, problems: _Problems) -> list[Patron]:
    patrons = []
    for number, row in enumerate(problems.rows(table, "painters", "[patrons]", None), 1):
        where = f"[patrons] painters, row {number}"
        if not isinstance(row, list) or len(row) != 4:
            problems.append(f'{where}: a row is [painter, works, points, "effect"], not {shown(row)}')
            continue
        painter = _painter(row[0], painters, where, problems)
        patrons.append(Patron(painter, -1, -1, *_terms(row[1:], where, problems)))
    for number, row in enumerate(problems.rows(table, "tastes", "[patrons]", None), 1):
        where = f"[patrons] tastes, row {number}"
        if not isinstance(row, list) or len(row) != 5:
            problems.append(f'{where}: a row is ["period", "domain", of each, points, "effect"], not {shown(row)}')
            continue
        period = problems.word(row[0], PERIODS, "period", where)
        domain = problems.word(row[1], DOMAINS, "domain", where)
        patrons.append(Patron(-1, period, domain, *_terms(row[2:], where, problems)))
    if len(patrons) != PATRONS:
        problems.append(f"[patrons]: there are {PATRONS} patrons in the box, not {len(patrons)}")
    return patrons


def _terms(row: list[Any], where: str, problems: _Problems) -> tuple[int, int, int]:
    each, points, effect = row
    if not _is_number(each, 1, CELLS) or not _is_number(points, 0, 30):
        problems.append(f"{where}: how many and the points are whole numbers, not {shown(each)} and {shown(points)}")
        each, points = 1, 0
    return each, points, problems.word(effect, EFFECTS, "effect", where)


def _painter(value: Any, painters: int, where: str, problems: _Problems) -> int:
    """A painter's number, counted from 0."""
    if not _is_number(value, 1, painters):
        problems.append(f"{where}: the painters are numbered from 1 to {painters}, not {shown(value)}")
        return 0
    return int(value) - 1


def _matches(trend: tuple[int, int, int], work: Work) -> tuple[bool, bool, bool]:
    return trend[0] == work[2], trend[1] == work[3], trend[2] == work[4]


def _scale(table: dict[str, Any], gallery: dict[str, Any], problems: _Problems) -> Scale:
    least = problems.number(table, "least", "[collections]", 2, 9)
    rows = [problems.numbers(table, key, "[collections]", CELLS - least + 1, 999) for key in ("period", "domain")]
    periods, domains = ((0,) * least + row for row in rows)
    return Scale(
        least,
        periods,
        domains,
        problems.number(gallery, "full", "[gallery]", 0, 99),
        problems.number(gallery, "museum", "[gallery]", 0, 99),
    )


def _favours(table: dict[str, Any], problems: _Problems) -> tuple[int, ...]:
    for key in table:
        if key != "standing" and key not in FAVOURS:
            problems.append(f"[favours] {shown(key)}: the favours are {', '.join(FAVOURS)}")
    counts = tuple(problems.number(table, key, "[favours]", 0, FAVOUR_CARDS) for key in FAVOURS)
    if sum(counts) != FAVOUR_CARDS:
        problems.append(f"[favours]: there are {FAVOUR_CARDS} favours in the box, not {sum(counts)}")
    return counts


def _museums(table: dict[str, Any], problems: _Problems) -> tuple[str, ...]:
    """PI-R7: the international museums; New York and the like are players' museums."""
    known = ("tokyo", "madrid", "victoria", "moscow")
    names = table.get("names")
    if not isinstance(names, list) or len(names) != MUSEUMS or sorted(map(str, names)) != sorted(known):
        problems.append(f"[museums] names: they are {', '.join(known)}, in some order, not {shown(names)}")
        return known
    return tuple(names)
