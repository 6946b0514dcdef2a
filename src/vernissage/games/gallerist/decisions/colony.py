"""The artists' colony: discovering an artist, buying a work; and the tile on the third exhibition space."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import influence
from vernissage.games.gallerist.codes import ARTIST, ARTISTS, KIND, SPACE
from vernissage.games.gallerist.decisions import flow
from vernissage.games.gallerist.decisions.executive import ON_MARKET
from vernissage.games.gallerist.decisions.flow import Frame, P, Pick, then
from vernissage.games.gallerist.decisions.gains import affordable
from vernissage.games.gallerist.position import NOTHING, UNDISCOVERED, more

THIRD = -1
"""The tile of the third exhibition space, where otherwise a space of the market is named."""


def _artist(p: P, code: int) -> int:
    return code - ARTIST if 0 <= code - ARTIST < ARTISTS else NOTHING


# Discovering an artist.


def commission_stands(p: P, seat: int) -> bool:
    """GA-49: one commission at a time. One whose pile is empty can never be made and is given up."""
    artist = p.commissions[seat]
    return artist != NOTHING and bool(p.piles[artist // 2])


def undiscovered(p: P, seat: int) -> list[int]:
    """The artists a seat could discover. GA-44."""
    if commission_stands(p, seat):
        return []
    return [ARTIST + artist for artist, fame in enumerate(p.fame) if fame == UNDISCOVERED]


def discover_refusal(p: P, seat: int) -> Refusal | None:
    if commission_stands(p, seat):
        return Refusal("GA-49", "commission-taken", 0, 1)
    return None if UNDISCOVERED in p.fame else Refusal("GA-44", "all-discovered", 1, 0)


class Discover(Pick):
    """GA-44: which artist is discovered?"""

    key = "discover"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return undiscovered(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        artist = _artist(p, code)
        if artist == NOTHING:
            return Refusal("GA-44", "artist-needed")
        return Refusal("GA-44", "discovered-already", available=p.box.artists[p.artists[artist]])

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        artist = code - ARTIST
        old = p.commissions[seat]
        if old != NOTHING:
            p.signatures[old] += 1
        bonus = p.bonuses[artist]
        # GA-47 comes before the bonus: a fame bonus may go to the very artist.
        p.fame[artist] = p.box.initial_fame[p.artists[artist]]
        p.stirred = True
        p.signatures[artist] -= 1
        p.commissions[seat] = artist  # GA-48
        p.bonuses[artist] = NOTHING  # GA-45
        p.away_bonuses += (bonus,)
        if p.log is not None:
            p.emit(e.DISCOVERED, EVERYONE, seat, artist, p.box.artist_bonuses[bonus])
        # GA-R2: the bonus first, then the collector enters the plaza.
        then(p, (flow.BONUS, seat, p.box.artist_bonuses[bonus]), (flow.COLLECTOR_LEAVES, seat, artist))


def collector_leaves(p: P, frame: Frame) -> None:
    """GA-46: the collector on a red artist moves to the plaza."""
    artist = frame[2]
    if p.collectors[artist]:
        p.collectors[artist] = 0
        p.plaza = more(p.plaza, c.COLLECTOR)


# Buying a work.


def price(p: P, seat: int, artist: int) -> int:
    """GA-50: the artist's fame now, for a commission the initial fame. GA-52: the commission comes first."""
    return p.box.initial_fame[p.artists[artist]] if p.commissions[seat] == artist else p.fame[artist]


def gain_of(p: P, seat: int, work: int) -> int:
    """GA-56: the fame an artist gains by a work, before influence."""
    return p.box.work_fame[work] + p.galleries[seat][c.COLLECTOR]


def stars_wanted(p: P, seat: int, artist: int) -> int:
    """GA-R1: star steps a purchase needs for a space to hang in; 0 if there is one anyway, more than any if none."""
    hung = len(p.walls[seat])
    if hung < p.box.walls or (hung == p.box.walls and p.shows_masterpiece(seat)):
        return 0
    if hung > p.box.walls:
        return p.box.influence_end + 1
    return max(0, p.box.celebrity - p.fame[artist] - gain_of(p, seat, p.piles[artist // 2][0]))


def buy_refusal_of(p: P, seat: int, artist: int, at: int) -> Refusal | None:
    """Why a seat cannot buy from an artist, with its influence on space `at`."""
    if p.fame[artist] == UNDISCOVERED:
        return Refusal("GA-53", "not-discovered", available=p.box.artists[p.artists[artist]])
    if not p.piles[artist // 2]:
        return Refusal("GA-53", "no-work-left", 1, 0)
    if p.commissions[seat] != artist:
        if p.is_celebrity(artist):
            return Refusal("GA-108", "celebrity-retired")
        if not p.signatures[artist]:
            return Refusal("GA-51", "no-signature", 1, 0)
    cost = price(p, seat, artist)
    if not affordable(p, seat, cost, at):
        return Refusal("GA-55", "too-dear", cost, p.cash[seat] + influence.money_steps(p.box, at))
    if not _has_space(p, seat, artist, at):
        full = len(p.walls[seat])
        return Refusal("GA-58" if full > p.box.walls else "GA-59", "no-space", full + 1, full)
    return None


def buyable(p: P, seat: int, at: int) -> list[int]:
    """The artists a seat can buy from with influence on space `at`. GA-51, GA-53, GA-108."""
    codes = []
    commission, most = p.commissions[seat], p.cash[seat] + influence.money_steps(p.box, at)
    for artist, fame in enumerate(p.fame):
        if fame == UNDISCOVERED or not p.piles[artist // 2]:
            continue
        if artist != commission and (not p.signatures[artist] or fame == p.box.celebrity):
            continue
        if price(p, seat, artist) <= most and _has_space(p, seat, artist, at):
            codes.append(ARTIST + artist)
    return codes


def _has_space(p: P, seat: int, artist: int, at: int) -> bool:
    """GA-58, GA-59, GA-R1: whether a work could be hung once it is paid."""
    wanted = stars_wanted(p, seat, artist)
    if not wanted:
        return True
    left = influence.after_money(p.box, at, max(0, price(p, seat, artist) - p.cash[seat]))
    return influence.star_steps(p.box, left) >= wanted


def buy_refusal(p: P, seat: int, at: int) -> Refusal | None:
    """The refusal that comes nearest to a purchase."""
    order = ("GA-58", "GA-59", "GA-55", "GA-51", "GA-108", "GA-53")
    refusals = [buy_refusal_of(p, seat, artist, at) for artist in range(ARTISTS)]
    whys = [why for why in refusals if why is not None]
    return min(whys, key=lambda why: order.index(why.rule)) if len(whys) == ARTISTS else None


class Buy(Pick):
    """GA-53: from which artist is the top work of the pile bought?"""

    key = "buy"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return buyable(p, seat, p.influence[seat])

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        artist = _artist(p, code)
        why = None if artist == NOTHING else buy_refusal_of(p, seat, artist, p.influence[seat])
        return why or Refusal("GA-53", "artist-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        artist = code - ARTIST
        form = artist // 2
        work = p.piles[form][0]
        for kind in range(3):
            p.plaza = more(p.plaza, kind, p.onlookers[form][kind])  # GA-54
        p.onlookers[form] = (0, 0, 0)
        cost, stars = price(p, seat, artist), stars_wanted(p, seat, artist)
        if p.log is not None:
            p.emit(e.BOUGHT, EVERYONE, seat, work, artist, cost, p.commissions[seat] == artist)
        tickets = sorted(p.box.work_tickets[work], key=int.bit_count)
        then(
            p,
            (flow.PAY, seat, cost, stars),
            (flow.FAME, seat, artist, gain_of(p, seat, work), stars),
            (flow.TICKET, seat, 0, *tickets),  # GA-57
            (flow.HANG, seat, artist),
        )


def hang(p: P, frame: Frame) -> None:
    """GA-58, GA-60, GA-61: the work is hung, the signature moves, visitors come to the next work of the pile."""
    _, seat, artist = frame
    form = artist // 2
    work, *rest = p.piles[form]
    p.piles[form] = tuple(rest)
    p.walls[seat] += (work * ARTISTS + artist,)
    if p.commissions[seat] == artist:
        p.commissions[seat] = NOTHING
    else:
        p.signatures[artist] -= 1
    if p.log is not None:
        p.emit(e.HUNG, EVERYONE, seat, work, artist, p.value(artist))
    if rest:
        p.reveal()
        p.gather(form)
        if p.log is not None:
            p.emit(e.WORK_SHOWN, EVERYONE, rest[0], p.onlookers[form])
    if len(p.walls[seat]) == p.box.walls and p.third[seat] != NOTHING:
        then(p, (flow.THIRD_TILE, seat))


# Reputation spaces.


def third_tile(p: P, frame: Frame) -> None:
    """GA-62, GA-R9: the tile a third work covers moves at the end of the action. GA-63: or it is put away."""
    seat = frame[1]
    if NOTHING in p.spaces[seat]:
        then(p, (flow.SPACE, seat, THIRD))
        return
    p.away_tiles += (p.third[seat],)
    if p.log is not None:
        p.emit(e.TILE_PUT_AWAY, EVERYONE, seat, p.third[seat])
    p.third[seat] = NOTHING


class Space(Pick):
    """GA-62, GA-91: on which reputation space does the tile go? Its bonus comes at once. Frame: where the tile is."""

    key = "space"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [SPACE + space for space, tile in enumerate(p.spaces[seat]) if tile == NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - SPACE < len(p.spaces[seat]):
            return Refusal("GA-91", "space-taken", available=p.spaces[seat].count(NOTHING))
        return Refusal("GA-91", "space-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        cell, space = frame[2], code - SPACE
        if cell == THIRD:
            tile, p.third[seat] = p.third[seat], NOTHING
        else:
            tile, p.tiles[cell] = p.tiles[cell], NOTHING
        spaces = list(p.spaces[seat])
        spaces[space] = tile
        p.spaces[seat] = tuple(spaces)
        if p.log is not None:
            p.emit(e.TILE_TAKEN, EVERYONE, seat, tile, space)
        then(p, (flow.BONUS, seat, p.box.reputation_bonuses[space]), (flow.USHER, seat))
        if cell != THIRD:
            # GA-93 first: an assistant as the bonus finds the desk free that this one leaves.
            then(p, (flow.ASSISTANT, seat, ON_MARKET, cell))


class Usher(Pick):
    """GA-62, GA-92: which visitor leaves one's lobby for the plaza?"""

    key = "usher"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [KIND + kind for kind in range(3) if p.lobbies[seat][kind]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - KIND < 3:
            return Refusal("GA-92", "not-in-lobby", available=c.VISITORS[code - KIND])
        return Refusal("GA-92", "visitor-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        kind = code - KIND
        p.lobbies[seat] = more(p.lobbies[seat], kind, -1)
        p.plaza = more(p.plaza, kind)
        if p.log is not None:
            p.emit(e.SENT, EVERYONE, seat, kind, e.FROM_LOBBY)
