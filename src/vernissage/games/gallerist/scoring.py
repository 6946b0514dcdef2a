"""The last count, line by line, and who wins. Functions that only look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import influence, packed
from vernissage.games.gallerist.codes import DEALER
from vernissage.games.gallerist.components import CELLS, UPPER, Goal
from vernissage.games.gallerist.position import NOTHING, UNDISCOVERED, GalleristPosition

P = GalleristPosition
LEVELS = ("none", "apprentice", "experienced", "master")


class Sheet(NamedTuple):
    """A seat's count in the printed order, GA-109 to GA-118."""

    cash: int
    majorities: tuple[int, ...]
    """By column of the market."""
    tiles: tuple[tuple[int, int, int], ...]
    """Reputation tiles in the order they are counted: tile, influence, money."""
    works: tuple[int, ...]
    """The value of each work on show."""
    easel: int
    curator: tuple[int, ...]
    """What each goal of the curator card pays; empty if the card is not known."""
    dealer: tuple[int, ...]
    influence: int
    """The space of the influence track, the tiles' influence included."""
    influence_pays: int

    def lines(self) -> tuple[int, ...]:
        """The sums of the count's lines."""
        return (
            self.cash,
            sum(self.majorities),
            sum(money for _, _, money in self.tiles),
            sum(self.works),
            self.easel,
            sum(self.curator),
            sum(self.dealer),
            self.influence_pays,
        )

    @property
    def total(self) -> int:
        return sum(self.lines())


def sheet(p: P, seat: int, knows_cards: bool = True) -> Sheet:
    """The count of a seat as the table stands; without the auction until the works on the easels are taken."""
    tiles = tile_lines(p, seat)
    space = influence.raised(p.box, p.influence[seat], sum(gained for _, gained, _ in tiles))
    prize = p.prizes[seat]
    works, sold = for_cards(p, seat)
    return Sheet(
        cash=p.cash[seat],
        majorities=tuple(majority(p, column)[seat] for column in range(c.COLUMNS)),
        tiles=tiles,
        works=tuple(p.value(packed.artist_of(work)) for work in p.walls[seat]),  # GA-111
        easel=easel_value(p, packed.prize_work(prize)) if prize != NOTHING else 0,  # GA-115
        curator=collections(p, p.box.curators[p.curators[seat]], works) if knows_cards else (),  # GA-116
        dealer=collections(p, p.box.dealers[p.dealers[seat]], sold) if knows_cards else (),  # GA-117
        influence=space,
        influence_pays=p.box.influence_value[space],  # GA-118
    )


def open_totals(p: P) -> list[int]:
    """What each seat's count comes to by what lies open: without the cards, as `sheet` counts it."""
    totals = [0] * p.seats
    for column in range(c.COLUMNS):
        for seat, paid in enumerate(majority(p, column)[: p.seats]):
            totals[seat] += paid
    for seat in range(p.seats):
        influence_gained = 0
        for tile in p.spaces[seat]:
            if tile != NOTHING:
                count = counted(p, seat, tile)
                influence_gained += count * p.box.reputation_influence[tile]
                totals[seat] += count * p.box.reputation_money[tile]
        for work in p.walls[seat]:
            totals[seat] += p.value(packed.artist_of(work))
        if p.prizes[seat] != NOTHING:
            totals[seat] += easel_value(p, packed.prize_work(p.prizes[seat]))
        space = influence.raised(p.box, p.influence[seat], influence_gained)
        totals[seat] += p.cash[seat] + p.box.influence_value[space]
    return totals


def for_cards(p: P, seat: int) -> tuple[list[int], list[int]]:
    """The works a seat's curator card counts, and those of its dealer card. GA-114: one of the easels for either."""
    works = [*map(packed.work_of, p.walls[seat])]
    sold = [*map(packed.sold_work, p.sold[seat])]
    prize = p.prizes[seat]
    if prize != NOTHING:
        (sold if packed.prize_card(prize) == DEALER else works).append(packed.prize_work(prize))
    return works, sold


def majority(p: P, column: int) -> list[int]:
    """GA-109: what the assistants in a column of the market bring each owner, Lacerda behind the seats (GA-R10)."""
    counts = [0] * (p.seats + 1)
    for cell in range(column, CELLS, c.COLUMNS):
        if p.grid[cell] != NOTHING:
            counts[p.grid[cell]] += 1
    paid = [0] * len(counts)
    prizes = (*p.box.majorities[column], *([0] * len(counts)))
    place = 0
    for count in sorted({count for count in counts if count}, reverse=True):
        equals = [owner for owner, own in enumerate(counts) if own == count]
        for owner in equals:
            paid[owner] = sum(prizes[place : place + len(equals)]) // len(equals)
        place += len(equals)
    return paid


def tile_lines(p: P, seat: int) -> tuple[tuple[int, int, int], ...]:
    """GA-110: each reputation tile on a seat's spaces with the influence and the money it brings.

    GA-130: the tile that counts influence comes before the others.
    """
    box = p.box
    lines = []
    for tile in sorted(tile for tile in p.spaces[seat] if tile != NOTHING):
        count = counted(p, seat, tile)
        lines.append((tile, count * box.reputation_influence[tile], count * box.reputation_money[tile]))
    return tuple(lines)


def counted(p: P, seat: int, tile: int) -> int:
    """How often a reputation tile counts: GA-130 to GA-149."""
    return _BY_TILE[tile](p, seat)


_COUNTS: dict[str, Callable[[P, int], int]] = {
    "influence": lambda p, seat: p.influence[seat] // p.box.per_influence,  # GA-130
    "collector": lambda p, seat: p.galleries[seat][c.COLLECTOR],  # GA-131
    "vip": lambda p, seat: p.galleries[seat][c.VIP],  # GA-132
    "investor": lambda p, seat: p.galleries[seat][c.INVESTOR],  # GA-133
    "visitor": lambda p, seat: sum(p.galleries[seat]),  # GA-134
    "visitor_set": lambda p, seat: min(p.galleries[seat]),  # GA-135
    "reputation": lambda p, seat: sum(tile != NOTHING for tile in p.spaces[seat]),  # GA-136
    "auction_assistant": lambda p, seat: sum(owner == seat for owner in p.grid[UPPER:]),  # GA-137
    "assistant": lambda p, seat: p.assistants_in_play(seat),  # GA-138
    "promoted_artist": lambda p, seat: sum(level >= p.box.promoted_from for level in p.promotion),  # GA-139
    "acquired": lambda p, seat: len(p.acquired(seat)),  # GA-140
    "sold": lambda p, seat: len(p.sold[seat]),  # GA-141
    "exhibited": lambda p, seat: len(p.walls[seat]),  # GA-142
    "form": lambda p, seat: len({p.box.work_form[work] for work in p.acquired(seat)}),  # GA-143
    "photography": lambda p, seat: _of_form(p, seat, "photography"),  # GA-144
    "painting": lambda p, seat: _of_form(p, seat, "painting"),  # GA-145
    "digital": lambda p, seat: _of_form(p, seat, "digital"),  # GA-146
    "sculpture": lambda p, seat: _of_form(p, seat, "sculpture"),  # GA-147
    "famous_artist": lambda p, seat: sum(fame >= p.box.famous_from for fame in p.fame),  # GA-148
    "masterpiece": lambda p, seat: sum(p.is_celebrity(packed.artist_of(work)) for work in p.walls[seat]),  # GA-149
}


_BY_TILE: Final[list[Callable[[P, int], int]]] = [_COUNTS[tile] for tile in c.REPUTATION]


def _of_form(p: P, seat: int, form: str) -> int:
    return sum(p.box.work_form[work] == c.FORMS.index(form) for work in p.acquired(seat))


def bids(p: P, owner: int) -> tuple[int, ...]:
    """The sum of an owner's bids, then those in the third column, the second and the first. GA-112, GA-113."""
    columns = [0] * c.COLUMNS
    for cell in range(UPPER, CELLS):
        if p.grid[cell] == owner:
            columns[packed.column_of(cell)] += p.box.bids[packed.row_of(cell) - c.ROWS]
    return (sum(columns), *reversed(columns))


def auction_order(p: P) -> list[int]:
    """The owners with a bid, the highest first; Lacerda is the one behind the seats."""
    owners = [owner for owner in range(p.seats + p.solo) if bids(p, owner)[0]]
    return sorted(owners, key=lambda owner: bids(p, owner), reverse=True)


def easel_value(p: P, work: int) -> int:
    """GA-115, GA-R3: the value of a work by the more famous artist of its form."""
    form = p.box.work_form[work]
    both = (packed.artist_at(form, c.BLUE), packed.artist_at(form, c.RED))
    discovered = [artist for artist in both if p.fame[artist] != UNDISCOVERED]
    if not discovered:
        return p.value(max(both, key=lambda artist: p.box.initial_fame[p.artists[artist]]))
    return p.value(max(discovered, key=lambda artist: p.fame[artist]))


def collections(p: P, goals: Sequence[Goal], works: Sequence[int]) -> tuple[int, ...]:
    """What each goal of a card pays: once each, and a work may serve several."""
    there = forms(p, works)
    return tuple(
        goal.pays if all(have >= want for have, want in zip(there, goal.works, strict=True)) else 0 for goal in goals
    )


def forms(p: P, works: Sequence[int]) -> list[int]:
    """How many works there are of each form."""
    found = [0] * len(c.FORMS)
    for work in works:
        found[p.box.work_form[work]] += 1
    return found


def masterpieces(p: P, seat: int) -> int:
    """GA-R16: works on show by celebrities, and those that were sold as masterpieces."""
    shown = sum(p.is_celebrity(packed.artist_of(work)) for work in p.walls[seat])
    return shown + sum(map(packed.sold_as_masterpiece, p.sold[seat]))


class SoloLine(NamedTuple):
    """One thing a level of the solo game wants."""

    level: str
    what: str
    needed: int
    there: int


def solo_lines(p: P, seat: int = 0) -> tuple[SoloLine, ...]:
    """GA-129: all that the three levels want, and how much of it is there."""
    count = sheet(p, seat)
    curator_goals = sum(map(bool, count.curator))
    dealer_goals = sum(map(bool, count.dealer))
    lines: list[SoloLine] = []
    for level, goal in p.box.solo_goals.items():
        pays = [card.pays for card in p.box.curators[p.curators[seat]]]
        highest = count.curator[pays.index(max(pays))]
        wanted = (
            ("curator", 0 if goal.highest else goal.curator, curator_goals),
            ("highest", max(pays) if goal.highest else 0, highest),
            ("dealer", goal.dealer, dealer_goals),
            ("cards", goal.cards, sum(count.curator) + sum(count.dealer)),
            ("reputation", goal.reputation, sum(tile != NOTHING for tile in p.spaces[seat])),
            ("masterpieces", goal.masterpieces, masterpieces(p, seat)),
            ("money", goal.money, count.total),
        )
        lines += [SoloLine(level, what, needed, there) for what, needed, there in wanted if needed]
    return tuple(lines)


def solo_level(p: P) -> str:
    """GA-R16: the hardest level that was reached, `none` if none was."""
    missed = {line.level for line in solo_lines(p) if line.there < line.needed}
    return next((level for level in reversed(LEVELS[1:]) if level not in missed), LEVELS[0])


def standing(p: P, seat: int) -> tuple[int, int, int, int]:
    """What decides the game: money, then what breaks a tie."""
    return sheet(p, seat).total, *ties(p, seat)


def ties(p: P, seat: int) -> tuple[int, int, int]:
    """GA-119: what decides between equals: works acquired, visitors in the gallery, assistants in play.

    GA-R17: a work from the easels was acquired, too.
    """
    works = len(p.acquired(seat)) + (p.prizes[seat] != NOTHING)
    return works, sum(p.galleries[seat]), p.assistants_in_play(seat)
