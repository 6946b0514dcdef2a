"""The box, typed: read from components.toml and checked, so that the rules can trust it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from vernissage.core.components import read
from vernissage.core.errors import ComponentsError
from vernissage.games.pictura.box import Box as Box
from vernissage.games.pictura.box import Patron as Patron
from vernissage.games.pictura.printed import (
    CELLS,
    DOMAINS,
    EFFECTS,
    FAVOUR_CARDS,
    FAVOURS,
    MUSEUM_PLACES,
    PAINTING_NAMES,
    PAINTINGS,
    PATRON_NAMES,
    PATRONS,
    PERIODS,
    REWARD_SPACES,
    TREND_NAMES,
    TRENDS,
    City,
    Domain,
    Effect,
    Fewest,
    Most,
    Period,
)
from vernissage.games.pictura.scoring import Scale

UpTo9 = Annotated[int, Meta(ge=0, le=9)]
OneTo9 = Annotated[int, Meta(ge=1, le=9)]
UpTo20 = Annotated[int, Meta(ge=0, le=20)]
UpTo30 = Annotated[int, Meta(ge=0, le=30)]
UpTo99 = Annotated[int, Meta(ge=0, le=99)]
UpTo200 = Annotated[int, Meta(ge=0, le=200)]
UpTo999 = Annotated[int, Meta(ge=0, le=999)]
InHand = Annotated[int, Meta(ge=1, le=40)]
Of = Annotated[int, Meta(ge=0, le=FAVOUR_CARDS)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Text | tuple[Text, Text, Text]
"""One text for all languages, or three: English, French, Polish."""
PainterNumber = Annotated[int, Meta(ge=1, le=PAINTINGS)]
Each = Annotated[int, Meta(ge=1, le=CELLS)]


class Part(msgspec.Struct):
    """A part of the file."""

    standing: str


class GamePart(Part):
    players: tuple[Fewest, Most]
    hand: Annotated[int, Meta(ge=1, le=12)]
    favours: Annotated[int, Meta(ge=0, le=3)]
    offered_trends: Annotated[int, Meta(ge=1, le=5)]
    museum_paintings: Annotated[int, Meta(ge=MUSEUM_PLACES, le=MUSEUM_PLACES)]
    scores: tuple[UpTo20, UpTo20, UpTo20, UpTo20]
    draw: OneTo9
    hand_limit: InHand
    steal: UpTo9
    marks: tuple[UpTo999, ...]
    end: Annotated[int, Meta(ge=10, le=999)]
    end_bonus: Annotated[int, Meta(ge=0, le=50)]


class Museums(Part):
    names: tuple[City, City, City, City]


class Collections(Part):
    least: Annotated[int, Meta(ge=2, le=9)]
    period: tuple[UpTo999, ...]
    domain: tuple[UpTo999, ...]


class Exhibitions(Part):
    most: Annotated[int, Meta(ge=1, le=REWARD_SPACES)]
    tokens: OneTo9
    token_points: UpTo20
    bonus: tuple[UpTo200, ...]


class Discard(Part):
    costs: tuple[UpTo99, UpTo99, UpTo99, UpTo99, UpTo99, UpTo99, UpTo99, UpTo99]
    further: UpTo20


class Gallery(Part):
    full: UpTo99
    museum: UpTo99


class Rewards(Part):
    draw_paintings: UpTo9
    draw_favours: Annotated[int, Meta(ge=0, le=3)]
    prestige: UpTo30
    acquisition: OneTo9
    hand_limit: InHand
    per_patron: UpTo20


class Favours(Part):
    """How many cards there are of each."""

    market_tip: Of
    connoisseur: Of
    loan: Of
    donor: Of
    opening_night: Of
    restorer: Of
    dealer: Of
    new_fashion: Of
    press_campaign: Of
    exchange: Of
    salon: Of
    storeroom: Of

    def counts(self) -> tuple[int, ...]:
        return tuple(getattr(self, key) for key in FAVOURS)


class FavourEffects(Part):
    market_tip: UpTo9
    connoisseur_looks: OneTo9
    connoisseur_keeps: OneTo9
    opening_night: UpTo30
    restorer: OneTo9
    dealer: UpTo9
    exchange: OneTo9
    storeroom: OneTo9


class Trends(Part):
    """PI-R18: what is in fashion, and what that is worth."""

    painter_points: UpTo9
    period_points: UpTo9
    domain_points: UpTo9
    cards: Annotated[tuple[tuple[PainterNumber, Period, Domain], ...], Meta(min_length=TRENDS, max_length=TRENDS)]


class Patrons(Part):
    shown: OneTo9
    painters: tuple[tuple[PainterNumber, Each, UpTo30, Effect], ...]
    """Those who love a painter: the painter, how many works, points, effect."""
    tastes: tuple[tuple[Period, Domain, Each, UpTo30, Effect], ...]
    """Those of a taste: the period, the domain, how many of each, points, effect."""


class Painter(msgspec.Struct):
    """PI-R17: a painter with the works."""

    name: Name
    period: Period
    works: tuple[tuple[Name, str, Domain], ...]


class File(msgspec.Struct):
    """components.toml."""

    game: GamePart
    museums: Museums
    collections: Collections
    exhibitions: Exhibitions
    discard: Discard
    gallery: Gallery
    rewards: Rewards
    favours: Favours
    favour_effects: FavourEffects
    trends: Trends
    patrons: Patrons
    paintings: Part
    painter: tuple[Painter, ...]


def load(text: str) -> Box:
    """The box of a components file; a ComponentsError names every row and entry that does not fit."""
    file = read(text, File)
    problems = [*_count_problems(file), *_list_problems(file), *_painter_problems(file)]
    if problems:
        raise ComponentsError(*problems)
    return _box(file)


def _count_problems(file: File) -> Iterator[str]:
    """There are as many cards as are printed."""
    works = sum(len(painter.works) for painter in file.painter)
    if works != PAINTINGS:
        yield f"[[painter]] works: there are {PAINTINGS} paintings in the box, not {works}"
    patrons = len(file.patrons.painters) + len(file.patrons.tastes)
    if patrons != PATRONS:
        yield f"[patrons]: there are {PATRONS} patrons in the box, not {patrons}"
    favours = sum(file.favours.counts())
    if favours != FAVOUR_CARDS:
        yield f"[favours]: there are {FAVOUR_CARDS} favours in the box, not {favours}"


def _list_problems(file: File) -> Iterator[str]:
    """Lists are as long as other entries say, and in order."""
    sizes = CELLS - file.collections.least + 1
    for key in ("period", "domain"):
        if len(getattr(file.collections, key)) != sizes:
            yield f"[collections]: {key} must be a list of {sizes} numbers, from the least size on"
    steps = file.exhibitions.most + 1
    if len(file.exhibitions.bonus) != steps:
        yield f"[exhibitions]: bonus must be a list of {steps} numbers, for none, one, two … exhibitions"
    if list(file.game.marks) != sorted(set(file.game.marks)):
        yield "[game]: marks stand in order, each once"
    if len(set(file.museums.names)) != len(file.museums.names):
        yield "[museums]: names must name each museum once"


def _painter_problems(file: File) -> Iterator[str]:
    """Trends and patrons name painters that are there."""
    painters = len(file.painter)
    rows = {
        "[trends]: cards": [row[0] for row in file.trends.cards],
        "[patrons]: painters": [row[0] for row in file.patrons.painters],
    }
    for where, named in rows.items():
        for number, painter in enumerate(named, 1):
            if painter > painters:
                yield f"{where}, row {number}: the painters are numbered from 1 to {painters}, not {painter}"


Work = tuple[tuple[str, str, str], str, int, int, int]
"""Title, year, painter, period, domain."""


def _box(file: File) -> Box:
    game, rewards, effects = file.game, file.rewards, file.favour_effects
    works: list[Work] = [
        (_in_three(title), year, number, PERIODS.index(painter.period), DOMAINS.index(domain))
        for number, painter in enumerate(file.painter)
        for title, year, domain in painter.works
    ]
    trends = [
        (painter - 1, PERIODS.index(period), DOMAINS.index(domain)) for painter, period, domain in file.trends.cards
    ]
    worth = (file.trends.painter_points, file.trends.period_points, file.trends.domain_points)
    matches = [[_matches(trend, work) for work in works] for trend in trends]
    return Box(
        hand=game.hand,
        favours_dealt=game.favours,
        offered_trends=game.offered_trends,
        museum_paintings=game.museum_paintings,
        scores=game.scores,
        draw=game.draw,
        hand_limit=game.hand_limit,
        steal=game.steal,
        marks=game.marks,
        end=game.end,
        end_bonus=game.end_bonus,
        scale=_scale(file),
        most_exhibitions=file.exhibitions.most,
        tokens=file.exhibitions.tokens,
        token_points=file.exhibitions.token_points,
        exhibition_bonus=file.exhibitions.bonus,
        discard_costs=file.discard.costs,
        discard_further=file.discard.further,
        favour_counts=file.favours.counts(),
        patrons_shown=file.patrons.shown,
        supplies_paintings=rewards.draw_paintings,
        supplies_favours=rewards.draw_favours,
        grant=rewards.prestige,
        buyers=rewards.acquisition,
        depot=rewards.hand_limit,
        circle=rewards.per_patron,
        tip=effects.market_tip,
        looks=effects.connoisseur_looks,
        keeps=effects.connoisseur_keeps,
        opening_night=effects.opening_night,
        restores=effects.restorer,
        dealer=effects.dealer,
        exchanges=effects.exchange,
        stores=effects.storeroom,
        museums=file.museums.names,
        paintings=PAINTING_NAMES,
        painting_numbers={name: n for n, name in enumerate(PAINTING_NAMES)},
        titles=tuple(work[0] for work in works),
        years=tuple(work[1] for work in works),
        painter=tuple(work[2] for work in works),
        period=tuple(work[3] for work in works),
        domain=tuple(work[4] for work in works),
        painters=tuple(_in_three(painter.name) for painter in file.painter),
        trends=TREND_NAMES,
        trend_numbers={name: n for n, name in enumerate(TREND_NAMES)},
        trend_cards=tuple(trends),
        trend_points=worth,
        # PI-23, PI-R1: of several criteria of a trend only the best counts. PI-64: as a goal all of them do.
        points=tuple(tuple(max(w * m for w, m in zip(worth, row, strict=True)) for row in rows) for rows in matches),
        goals=tuple(tuple(sum(w * m for w, m in zip(worth, row, strict=True)) for row in rows) for rows in matches),
        patrons=PATRON_NAMES,
        patron_numbers={name: n for n, name in enumerate(PATRON_NAMES)},
        patron_cards=_patrons(file.patrons),
    )


def _in_three(name: str | tuple[str, str, str]) -> tuple[str, str, str]:
    return (name, name, name) if isinstance(name, str) else name


def _patrons(part: Patrons) -> tuple[Patron, ...]:
    lovers = (
        Patron(who - 1, -1, -1, each, points, EFFECTS.index(effect)) for who, each, points, effect in part.painters
    )
    tastes = (
        Patron(-1, PERIODS.index(period), DOMAINS.index(domain), each, points, EFFECTS.index(effect))
        for period, domain, each, points, effect in part.tastes
    )
    return (*lovers, *tastes)


def _matches(trend: tuple[int, int, int], work: Work) -> tuple[bool, bool, bool]:
    return trend[0] == work[2], trend[1] == work[3], trend[2] == work[4]


def _scale(file: File) -> Scale:
    least = file.collections.least
    none = (0,) * least
    return Scale(
        least, none + file.collections.period, none + file.collections.domain, file.gallery.full, file.gallery.museum
    )
