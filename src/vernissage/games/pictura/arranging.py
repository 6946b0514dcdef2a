"""Arranging a museum: a layout worth as much as can be found, and a bound that no layout passes.

It serves suggestions and bots; the rules never ask it. The search starts from a layout in rows and changes two places
at a time. Mostly it takes a painting that hangs apart from its collection to the edge of it; what is worse afterwards
is kept now and then, by chance. After a while it starts anew from other rows. The Grand Gallery is not met that way, so
every collection that could fill it gets searches of its own, in which the cross stays filled.

Work is counted in steps, never in time, and all chance comes from the seed: the same call gives the same layout.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import accumulate, groupby
from operator import mul
from typing import NamedTuple

from vernissage.core.questions import BARE
from vernissage.games.pictura.printed import CELLS, DOMAIN_COUNT, PERIOD_COUNT, SIDE, TYPES
from vernissage.games.pictura.scoring import FULL, GALLERY, Scale, beside, counts, groups, layout

QUICK = 400
"""Steps for a bot: a few milliseconds."""
STEPS = 100_000
"""Steps for a suggestion to a player: an eighth of a second on average, a second at worst."""

_BOUT = 250
"""Steps of one search: many short ones from good rows do better than a long one."""
_ROWS = 24
"""Layouts in rows of which the best is the start."""
_REMEMBERED = 50_000
"""Gauges kept at most."""
_LIKELY = tuple(accumulate([0.46] * 20, mul, initial=1.0))
"""How likely a change is kept, by how many half points it loses."""
_CORNERS = 4
_CORNER = (SIDE // 2) ** 2
"""Places in each of the four corners that the cross of the Grand Gallery leaves."""
_NONE = TYPES
"""Instead of a collection: none of them."""


class Arrangement(NamedTuple):
    """A layout that was found."""

    cells: tuple[int, ...]
    """For each of the 25 places the card there, by its number in the list of cards; BARE where none is."""
    value: int
    bound: int
    """No layout of these cards is worth more."""

    @property
    def proven(self) -> bool:
        """Whether this is known to be the best."""
        return self.value == self.bound


def best_layout(
    scale: Scale, cards: Sequence[tuple[int, int]], *, iterations: int, seed: int, places: int = FULL
) -> Arrangement:
    """The best layout found in so many steps for cards given as (period, domain); `places` are those to be used.

    >>> from vernissage.games import pictura
    >>> scale = pictura.title.setup(2).components.scale
    >>> cards = [(0, 0), (0, 1), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2), (0, 3)]
    >>> found = best_layout(scale, cards, iterations=QUICK, seed=1)
    >>> found.value, found.proven
    (4, True)
    """
    if len(cards) > places.bit_count():
        raise ValueError(f"{len(cards)} cards on {places.bit_count()} places")
    museum, rng = _Museum(scale, cards, places), random.Random(seed)
    plans = _plans(museum)
    bout, turn = max(1, min(_BOUT, iterations // len(plans))), 0
    best = start = _rows(museum, rng)
    value, bound = museum.value(best), plans[0].bound
    while iterations > 0 and value < bound:
        plan = plans[turn % len(plans)]
        turn += 1
        if plan.bound > value:
            found, used = _search(museum, start, plan, min(bout, iterations), rng)
            iterations -= used
            worth = museum.value(found)
            if worth > value:
                best, value = found, worth
            start = _rows(museum, rng)
    return Arrangement(museum.wall(best), value, bound)


class _Gauge(NamedTuple):
    """What matters of a collection on certain places."""

    rank: int
    """What the search climbs: twice the value, less one for each group."""
    value: int
    cells: int
    apart: int
    """The places outside the largest group,"""
    edge: int
    """and those of other cards next to it."""


class _Museum:
    """The cards and places, as the search sees them: cards that are alike in all that can count are of one sort."""

    def __init__(self, scale: Scale, cards: Sequence[tuple[int, int]], places: int) -> None:
        self.scale = scale
        self.places = places
        self.cells = [cell for cell in range(CELLS) if places >> cell & 1]
        self.period = [period for period, _ in cards]
        self.domain = [domain for _, domain in cards]
        self.kinds = [(period, PERIOD_COUNT + domain) for period, domain in cards]
        self.counts = counts(tuple(self.period), tuple(self.domain), tuple(range(len(cards))))
        self.live = [kind for kind, count in enumerate(self.counts) if count >= scale.least]
        self.tables = (scale.periods,) * PERIOD_COUNT + (scale.domains,) * DOMAIN_COUNT
        self.bonus = scale.museum if len(cards) == CELLS else 0

        sort_of = [frozenset(kinds).intersection(self.live) for kinds in self.kinds]
        self.sorts = list(dict.fromkeys([frozenset[int](), *sort_of]))
        """The first one is that of bare places too."""
        self.card_sorts = [self.sorts.index(sort) for sort in sort_of]
        self.touched = [[tuple(sorted(one ^ other)) for other in self.sorts] for one in self.sorts]
        """By two sorts that change places: the collections which that touches."""
        known: tuple[dict[int, _Gauge], dict[int, _Gauge]] = ({}, {})
        self.known = [known[kind >= PERIOD_COUNT] for kind in range(TYPES)]

    def gauge(self, kind: int, cells: int) -> _Gauge:
        """A collection on these places; asked for again it is found in `known`."""
        pieces = groups(cells)
        group = max(pieces, key=int.bit_count)
        value = self.tables[kind][group.bit_count()]
        edge = beside(group) & self.places & ~cells
        gauge = _Gauge(2 * value - len(pieces), value, cells, cells ^ group, edge)
        known = self.known[kind]
        if len(known) >= _REMEMBERED:
            known.clear()
        known[cells] = gauge
        return gauge

    def gauges(self, at: Sequence[int]) -> dict[int, _Gauge]:
        """The collections of a layout."""
        sets = dict.fromkeys(self.live, 0)
        for cell, sort in enumerate(at):
            for kind in self.sorts[sort]:
                sets[kind] |= 1 << cell
        return {kind: self.known[kind].get(cells) or self.gauge(kind, cells) for kind, cells in sets.items()}

    def most(self, kind: int, size: int) -> int:
        """The most that a collection of up to this size is worth: a box may have any figures."""
        return max(self.tables[kind][: size + 1])

    def wall(self, at: Sequence[int]) -> tuple[int, ...]:
        """A layout of sorts as one of cards."""
        cards: list[list[int]] = [[] for _ in self.sorts]
        for card in reversed(range(len(self.card_sorts))):
            cards[self.card_sorts[card]].append(card)
        inside = [bool(self.places >> cell & 1) for cell in range(CELLS)]
        return tuple(
            cards[sort].pop() if usable and cards[sort] else BARE for sort, usable in zip(at, inside, strict=True)
        )

    def value(self, at: Sequence[int]) -> int:
        return layout(self.scale, self.period, self.domain, self.wall(at)).total


class _Plan(NamedTuple):
    """One search."""

    bound: int
    """What no layout of this plan passes."""
    gallery: int
    """The collection that fills the Grand Gallery, or _NONE."""


def _plans(museum: _Museum) -> list[_Plan]:
    """The searches to make, the most promising first: whatever the best layout looks like, it fits one of them."""
    free = sum(museum.most(kind, museum.counts[kind]) for kind in museum.live)
    found = [_Plan(museum.bonus + free, _NONE)]
    if museum.places & GALLERY == GALLERY:
        for kind in museum.live:
            if museum.counts[kind] >= GALLERY.bit_count():
                found.append(_Plan(museum.bonus + _gallery_bound(museum, kind), kind))
    return sorted(found, reverse=True)


def _gallery_bound(museum: _Museum, kind: int) -> int:
    """What the bonus and the collections are worth at most if this one fills the Grand Gallery.

    Say it is of a period. The cross keeps the other periods apart in its corners. A domain gets from one corner to
    the next over the cross only: each of its cards that are also of that period opens one more at most.
    """
    bound = museum.scale.gallery
    for other in museum.live:
        reach = museum.counts[other]
        if other != kind:
            bridges = sum(kind in kinds and other in kinds for kinds in museum.kinds)
            reach = min(reach, bridges + _CORNER * min(_CORNERS, bridges + 1))
        bound += museum.most(other, reach)
    return bound


def _rows(museum: _Museum, rng: random.Random) -> list[int]:
    """The best of some layouts in rows, to and fro: period after period, or domain after domain.

    So those hold together, and with each of them in the same order by columns the others nearly do.
    """
    path = sorted(museum.cells, key=lambda cell: (cell // SIDE, cell if cell // SIDE % 2 == 0 else -cell))
    best, highest = [0] * CELLS, -CELLS * TYPES
    for attempt in range(_ROWS):
        order = [rng.random() for _ in range(TYPES)]
        first, second = attempt % 2, 1 - attempt % 2
        keys = [(order[kinds[first]], order[kinds[second]]) for kinds in museum.kinds]
        at, begin = [0] * CELLS, 0
        for _, row in groupby(sorted(range(len(keys)), key=keys.__getitem__), key=lambda card: keys[card][0]):
            cards = list(row)
            cells = sorted(path[begin : begin + len(cards)], key=lambda cell: (cell % SIDE, cell))
            for cell, card in zip(cells, cards, strict=True):
                at[cell] = museum.card_sorts[card]
            begin += len(cards)
        rank = sum(gauge.rank for gauge in museum.gauges(at).values())
        if rank > highest:
            best, highest = at, rank
    return best


def _with_gallery(museum: _Museum, at: Sequence[int], kind: int) -> list[int]:
    """A layout changed so that a collection fills the cross."""
    changed = list(at)
    has = [kind in sort for sort in museum.sorts]
    outside = [cell for cell in museum.cells if has[at[cell]] and not GALLERY >> cell & 1]
    for cell in museum.cells:
        if GALLERY >> cell & 1 and not has[at[cell]]:
            other = outside.pop()
            changed[cell], changed[other] = at[other], at[cell]
    return changed


def _search(museum: _Museum, start: list[int], plan: _Plan, steps: int, rng: random.Random) -> tuple[list[int], int]:
    """The best layout met in so many steps, and how many it took."""
    if plan.gallery == _NONE:
        cross, fits, at = 0, [True] * len(museum.sorts), start[:]
        goal = plan.bound - museum.bonus
    else:
        cross, fits = GALLERY, [plan.gallery in sort for sort in museum.sorts]
        at = _with_gallery(museum, start, plan.gallery)
        goal = plan.bound - museum.bonus - museum.scale.gallery
    chance, live, places, known, touched = rng.random, museum.live, museum.cells, museum.known, museum.touched
    gauges = museum.gauges(at)
    value = highest = sum(gauge.value for gauge in gauges.values())
    best = at[:]
    for step in range(steps):
        if highest >= goal:
            return best, step
        _, _, _, apart, edge = gauges[live[int(chance() * len(live))]]
        if apart and edge:
            a, b = _one_of(apart, chance), _one_of(edge, chance)
        else:
            a, b = places[int(chance() * len(places))], places[int(chance() * len(places))]
        one, other = at[a], at[b]
        kinds = touched[one][other]
        if not kinds:
            continue
        if cross >> a & 1 != cross >> b & 1 and not fits[other if cross >> a & 1 else one]:
            continue
        change = 1 << a | 1 << b
        gain = worth = 0
        changed = []
        for kind in kinds:
            old = gauges[kind]
            cells = old.cells ^ change
            new = known[kind].get(cells) or museum.gauge(kind, cells)
            gain += new.rank - old.rank
            worth += new.value - old.value
            changed.append(new)
        if gain >= 0 or chance() < _LIKELY[min(-gain, len(_LIKELY) - 1)]:
            at[a], at[b] = other, one
            gauges.update(zip(kinds, changed, strict=True))
            value += worth
            if value > highest:
                best, highest = at[:], value
    return best, steps


def _one_of(cells: int, chance: Callable[[], float]) -> int:
    """One of some places: the first from a random one on."""
    turn = int(chance() * CELLS)
    later = cells >> turn
    return turn + (later & -later).bit_length() - 1 if later else (cells & -cells).bit_length() - 1
