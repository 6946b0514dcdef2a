"""The view as plain tables, in the player's words, and how works and cards are named there."""

from __future__ import annotations

from vernissage.core.board import Board, Table
from vernissage.core.text import LANGUAGES, Words
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.printed import COLLECTIONS, DOMAINS, EFFECTS, SIDE
from vernissage.games.pictura.view.seat import SeatView
from vernissage.games.pictura.view.whole import PicturaView


def build(view: PicturaView, words: Words) -> Board:
    """The museums, the own hand, the players, the patrons, the collections and every wall."""
    tables = [_museums(view, words), _players(view, words), _patrons(view, words)]
    if view.seat is not None:
        tables.insert(1, _hand(view, words))
        tables.append(_sheet(view, words))
    tables += [_discards(view, words), _collections(view, words)]
    tables += [_wall(words, seat, player) for seat, player in enumerate(view.players)]
    headline = words.say("board-headline", round=view.round, trend=trend_name(words, view.trend.key))
    return Board(headline, tuple(tables))


def painting_name(words: Words, painting: str) -> str:
    """A painting in words: title, painter and number, period and domain."""
    box: Box = words.box
    card = box.painting_numbers[painting]
    return words.say(
        "painting-name",
        title=box.titles[card][LANGUAGES.index(words.language)],
        painter=painter_name(words, box.painter[card]),
        number=box.painter[card] + 1,
        period=words.say(f"collection-{COLLECTIONS[box.period[card]]}"),
        domain=words.say(f"collection-{_domain(box, card)}"),
    )


def payment_name(words: Words, painting: str) -> str:
    """A painting that pays for another; `none` if none does."""
    return painting_name(words, painting) if painting else "none"


def painter_name(words: Words, painter: int) -> str:
    """A painter in the player's language, by number from 0."""
    box: Box = words.box
    return box.painters[painter][LANGUAGES.index(words.language)]


def trend_name(words: Words, trend: str) -> str:
    """A trend in words: its painter, its domain, its period, the dearest first."""
    box: Box = words.box
    painter, period, domain = box.trend_cards[box.trend_numbers[trend]]
    return words.say(
        "trend-name",
        painter=painter_name(words, painter),
        number=painter + 1,
        period=words.say(f"collection-{COLLECTIONS[period]}"),
        domain=words.say(f"collection-{DOMAINS[domain]}"),
        painter_points=box.trend_points[0],
        period_points=box.trend_points[1],
        domain_points=box.trend_points[2],
    )


def patron_name(words: Words, patron: str) -> str:
    """A patron in words: whom or what it loves."""
    box: Box = words.box
    card = box.patron_cards[box.patron_numbers[patron]]
    terms = {"count": card.each, "points": card.points, "effect": effect_name(words, EFFECTS[card.effect])}
    if card.painter >= 0:
        return words.say("patron-of-painter", painter=painter_name(words, card.painter), **terms)
    return words.say(
        "patron-of-taste",
        period=words.say(f"collection-{COLLECTIONS[card.period]}"),
        domain=words.say(f"collection-{DOMAINS[card.domain]}"),
        **terms,
    )


def effect_name(words: Words, effect: str) -> str:
    """What a patron does, with the numbers of the box."""
    return words.say(f"effect-{effect}", tip=words.box.tip, restores=words.box.restores)


def favour_name(words: Words, favour: str) -> str:
    """A favour and what it does, with the numbers of the box."""
    numbers = ("tip", "looks", "keeps", "opening_night", "restores", "dealer", "exchanges", "stores")
    return words.say(f"favour-{favour}", **{name: getattr(words.box, name) for name in numbers})


def reward_name(words: Words, reward: str) -> str:
    """A reward space and what it brings, with the numbers of the box."""
    numbers = ("supplies_paintings", "supplies_favours", "grant", "buyers", "depot", "circle")
    return words.say(f"reward-{reward}", **{name: getattr(words.box, name) for name in numbers})


def label(words: Words, painting: str) -> dict[str, str]:
    """The wall label of a painting."""
    box: Box = words.box
    card = box.painting_numbers[painting]
    year = box.years[card]
    return {
        "title": box.titles[card][LANGUAGES.index(words.language)],
        "painter": painter_name(words, box.painter[card]),
        "year": words.say(
            "painting-year", year=year.removeprefix("c. "), circa="yes" if year.startswith("c. ") else "no"
        ),
        "period": words.say(f"collection-{COLLECTIONS[box.period[card]]}"),
        "domain": words.say(f"collection-{_domain(box, card)}"),
    }


def _domain(box: Box, card: int) -> str:
    return DOMAINS[box.domain[card]]


def _museums(view: PicturaView, words: Words) -> Table:
    rows = []
    for museum in view.museums:
        for place in museum.places:
            if place.painting is not None:
                cost = str(-place.points) if place.points else "–"
                rows.append((words.say(f"museum-{museum.key}"), painting_name(words, place.painting), cost))
        rows.append((words.say(f"museum-{museum.key}"), words.say("board-wants"), trend_name(words, museum.trend.key)))
    columns = tuple(words.say(f"board-{name}") for name in ("museum", "painting", "cost"))
    return Table(words.say("board-museums"), columns, tuple(rows))


def _hand(view: PicturaView, words: Words) -> Table:
    box: Box = words.box
    rows = []
    for at, painting in enumerate(view.hand):
        gives = " ".join(str(museum.gives[at]) for museum in view.museums)
        goal = str(view.goal_points[box.painting_numbers[painting]]) if view.goal_points else ""
        rows.append((painting_name(words, painting), gives, goal))
    for favour in view.favours:
        rows.append((favour_name(words, favour), "", ""))
    columns = tuple(words.say(f"board-{name}") for name in ("painting", "gives", "goal"))
    return Table(words.say("board-hand"), columns, tuple(rows))


def _players(view: PicturaView, words: Words) -> Table:
    names = ("player", "prestige", "mark", "in-hand", "favours", "hanging", "patrons", "exhibitions")
    rows = []
    for seat, player in enumerate(view.players):
        rows.append(
            (
                words.seat(seat),
                str(player.score),
                str(player.next_mark or "–"),
                str(player.hand),
                str(player.favours),
                str(sum(place is not None for place in player.wall)),
                str(len(player.patrons)),
                ", ".join(words.say(f"collection-{kind}") for kind in player.exhibitions) or "–",
            )
        )
    return Table(words.say("board-players"), tuple(words.say(f"board-{name}") for name in names), tuple(rows))


def _patrons(view: PicturaView, words: Words) -> Table:
    rows = tuple(
        (patron_name(words, patron.key), words.seats(patron.pleased) or "–")
        for patron in view.patrons
        if patron is not None
    )
    return Table(words.say("board-patrons"), (words.say("board-patron"), words.say("board-pleased")), rows)


def _discards(view: PicturaView, words: Words) -> Table:
    rows = tuple(
        (words.seat(seat), painting_name(words, painting))
        for seat, player in enumerate(view.players)
        for painting in player.discard
    )
    return Table(words.say("board-discards"), (words.say("board-player"), words.say("board-painting")), rows)


def _collections(view: PicturaView, words: Words) -> Table:
    columns = (
        words.say("board-collection"),
        words.say("board-tokens"),
        *(words.seat(seat) for seat in range(view.seats)),
    )
    rows = tuple(
        (
            words.say(f"collection-{kind}"),
            str(view.tokens[number]),
            *(f"{player.groups[number]}/{player.counts[number]}" for player in view.players),
        )
        for number, kind in enumerate(COLLECTIONS)
    )
    return Table(words.say("board-collections"), columns, rows)


def _sheet(view: PicturaView, words: Words) -> Table:
    assert view.seat is not None
    sheet = view.players[view.seat].sheet
    rows = [
        (words.say("score-prestige"), str(sheet.prestige)),
        (words.say("score-collections"), str(sum(sheet.collections))),
    ]
    for name in ("goal", "exhibitions", "gallery", "museum", "rewards", "discard", "total"):
        rows.append((words.say(f"score-{name}"), str(getattr(sheet, name))))
    return Table(words.say("board-own-score"), ("", ""), tuple(rows))


def _wall(words: Words, seat: int, player: SeatView) -> Table:
    """The 25 places: on each the number of the painter and two letters, for the period and the domain."""
    box: Box = words.box
    signs = []
    for painting in player.wall:
        if painting is None:
            signs.append("·")
        else:
            card = box.painting_numbers[painting]
            period = words.say(f"letter-{COLLECTIONS[box.period[card]]}")
            signs.append(f"{box.painter[card] + 1} {period}{words.say(f'letter-{_domain(box, card)}')}")
    columns = ("", *"abcde")
    rows = tuple((str(row + 1), *signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))
    return Table(words.say("board-wall", seat=words.seat(seat)), columns, rows)
