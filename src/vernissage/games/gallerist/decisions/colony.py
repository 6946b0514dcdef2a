"""The artists' colony: discovering an artist, buying a work; and the tile on the third exhibition space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from vernissage.core.errors import Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Step
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import influence, names, packed
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist.decisions import executive, gains
from vernissage.games.gallerist.fields import ArtistNumber
from vernissage.games.gallerist.position import NONE, NOTHING, UNDISCOVERED, GalleristPosition, more

P = GalleristPosition

THIRD = -1
"""The tile of the third exhibition space, where otherwise a space of the market is named."""


def _artist(p: P, code: int) -> int:
    return code - k.ARTIST if 0 <= code - k.ARTIST < c.ARTISTS else NOTHING


# Discovering an artist.


def commission_stands(p: P, seat: int) -> bool:
    """GA-49: one commission at a time. One whose pile is empty can never be made and is given up."""
    artist = p.commissions[seat]
    return artist != NOTHING and bool(p.piles[packed.form_of(artist)])


def undiscovered(p: P, seat: int) -> list[int]:
    """The artists a seat could discover. GA-44."""
    if commission_stands(p, seat):
        return []
    return [k.ARTIST + artist for artist, fame in enumerate(p.fame) if fame == UNDISCOVERED]


def can_discover(p: P, seat: int) -> bool:
    """Whether there is any."""
    return UNDISCOVERED in p.fame and not commission_stands(p, seat)


def discover_refusal(p: P, seat: int) -> Refusal | None:
    if commission_stands(p, seat):
        return Refusal("GA-49", "commission-taken", 0, 1)
    return None if UNDISCOVERED in p.fame else Refusal("GA-44", "all-discovered", 1, 0)


class Discover(Choice):
    """GA-44: which artist is discovered?"""

    key = "discover"
    answers: ClassVar[Answers] = {m.Discover: "artist"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return undiscovered(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        artist = _artist(p, code)
        if artist == NOTHING:
            return Refusal("GA-44", "artist-needed")
        return Refusal("GA-44", "discovered-already", available=p.box.artists[p.artists[artist]])

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        artist = code - k.ARTIST
        old = p.commissions[seat]
        if old != NOTHING:
            p.signatures[old] += 1
            p.emit(e.CommissionGivenUp, EVERYONE, seat, old)
        bonus = p.bonuses[artist]
        # GA-47 comes before the bonus: a fame bonus may go to the very artist.
        p.fame[artist] = p.box.initial_fame[p.artists[artist]]
        p.stirred = True
        p.signatures[artist] -= 1
        p.commissions[seat] = artist  # GA-48
        p.bonuses[artist] = NOTHING  # GA-45
        p.away_bonuses += (bonus,)
        p.emit(e.Discovered, EVERYONE, seat, artist, p.box.artist_bonuses[bonus])
        # GA-R2: the bonus first, then the collector enters the plaza.
        then(p, (gains.BONUS, seat, p.box.artist_bonuses[bonus]), (COLLECTOR_LEAVES, seat, artist))


class CollectorLeaves(Step):
    """GA-46: the collector on a red artist moves to the plaza."""

    key = "collector_leaves"
    parts: ClassVar[dict[str, Any]] = {"artist": ArtistNumber}

    def run(self, p: P, frame: Frame) -> None:
        artist = frame[2]
        if p.collectors[artist]:
            p.collectors[artist] = 0
            p.plaza = more(p.plaza, c.COLLECTOR)
            p.emit(e.CollectorCame, EVERYONE, artist)

    def is_idle(self, p: P, frame: Frame) -> bool:
        return not p.collectors[frame[2]]


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
    return max(0, p.box.celebrity - p.fame[artist] - gain_of(p, seat, p.piles[packed.form_of(artist)][0]))


def buy_refusal_of(p: P, seat: int, artist: int, at: int) -> Refusal | None:
    """Why a seat cannot buy from an artist, with its influence on space `at`."""
    if p.fame[artist] == UNDISCOVERED:
        return Refusal("GA-53", "not-discovered", available=p.box.artists[p.artists[artist]])
    if not p.piles[packed.form_of(artist)]:
        return Refusal("GA-53", "no-work-left", 1, 0)
    if p.commissions[seat] != artist:
        if p.is_celebrity(artist):
            return Refusal("GA-108", "celebrity-retired")
        if not p.signatures[artist]:
            return Refusal("GA-51", "no-signature", 1, 0)
    cost = price(p, seat, artist)
    if not gains.affordable(p, seat, cost, at):
        return Refusal("GA-55", "too-dear", cost, p.cash[seat] + influence.money_steps(p.box, at))
    if not _has_space(p, seat, artist, at):
        full = len(p.walls[seat])
        return Refusal("GA-58" if full > p.box.walls else "GA-59", "no-space", full + 1, full)
    return None


def buyable(p: P, seat: int, at: int) -> list[int]:
    """The artists a seat can buy from with influence on space `at`."""
    most = p.cash[seat] + influence.money_steps(p.box, at)
    return [k.ARTIST + artist for artist in range(c.ARTISTS) if _sells(p, seat, artist, at, most)]


def can_buy(p: P, seat: int, at: int) -> bool:
    """Whether there is any."""
    most = p.cash[seat] + influence.money_steps(p.box, at)
    return any(_sells(p, seat, artist, at, most) for artist in range(c.ARTISTS))


def _sells(p: P, seat: int, artist: int, at: int, most: int) -> bool:
    """GA-51, GA-53, GA-108: whether an artist has a work for a seat that can pay so much."""
    fame = p.fame[artist]
    if fame == UNDISCOVERED or not p.piles[packed.form_of(artist)]:
        return False
    if artist != p.commissions[seat] and (not p.signatures[artist] or fame == p.box.celebrity):
        return False
    return price(p, seat, artist) <= most and _has_space(p, seat, artist, at)


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
    refusals = [buy_refusal_of(p, seat, artist, at) for artist in range(c.ARTISTS)]
    whys = [why for why in refusals if why is not None]
    return min(whys, key=lambda why: order.index(why.rule)) if len(whys) == c.ARTISTS else None


class Buy(Choice):
    """GA-53: from which artist is the top work of the pile bought?"""

    key = "buy"
    answers: ClassVar[Answers] = {m.Buy: "artist"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return buyable(p, seat, p.influence[seat])

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        artist = _artist(p, code)
        why = None if artist == NOTHING else buy_refusal_of(p, seat, artist, p.influence[seat])
        return why or Refusal("GA-53", "artist-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"prices": tuple(price(p, seat, code - k.ARTIST) for code in self.options(p, seat))}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        artist = code - k.ARTIST
        form = packed.form_of(artist)
        work = p.piles[form][0]
        for kind in range(3):
            p.plaza = more(p.plaza, kind, p.onlookers[form][kind])  # GA-54
        p.onlookers[form] = NONE
        cost, stars = price(p, seat, artist), stars_wanted(p, seat, artist)
        by = "commission" if p.commissions[seat] == artist else "signature"
        p.emit(e.Bought, EVERYONE, seat, work, artist, cost, by)
        tickets = sorted(p.box.work_tickets[work], key=int.bit_count)
        then(
            p,
            (gains.PAY, seat, cost, stars),
            (gains.FAME, seat, artist, gain_of(p, seat, work), stars),
            (gains.TICKET, seat, 0, *tickets),  # GA-57
            (HANG, seat, artist),
        )


class Hang(Step):
    """GA-58, GA-60, GA-61: the work is hung, the signature moves, visitors come to the next work of the pile."""

    key = "hang"
    parts: ClassVar[dict[str, Any]] = {"artist": ArtistNumber}

    def run(self, p: P, frame: Frame) -> None:
        _, seat, artist = frame
        form = packed.form_of(artist)
        work, rest = p.piles[form][0], p.piles[form][1:]
        p.piles[form] = rest
        p.walls[seat] += (packed.hung(work, artist),)
        if p.commissions[seat] == artist:
            p.commissions[seat] = NOTHING
        else:
            p.signatures[artist] -= 1
        p.emit(e.Hung, EVERYONE, seat, work, artist, p.value(artist))
        if rest:
            p.reveal()
            p.gather(form)
            visitors = tuple(kind for kind, count in enumerate(p.onlookers[form]) for _ in range(count))
            p.emit(e.WorkShown, EVERYONE, rest[0], visitors)


# Reputation spaces.


class ThirdTile(Step):
    """GA-62, GA-R9: a tile that a third work covers moves at the end of the turn. GA-63: or it is put away."""

    key = "third_tile"

    def run(self, p: P, frame: Frame) -> None:
        seat = frame[1]
        if len(p.walls[seat]) < p.box.walls or p.third[seat] == NOTHING:
            return
        if NOTHING in p.spaces[seat]:
            then(p, (SPACE, seat, THIRD))
            return
        p.away_tiles += (p.third[seat],)
        p.emit(e.TilePutAway, EVERYONE, seat, p.third[seat])
        p.third[seat] = NOTHING


class Space(Choice):
    """GA-62, GA-91: on which reputation space does the tile go? Its bonus comes at once."""

    key = "space"
    answers: ClassVar[Answers] = {m.Space: "space"}
    parts: ClassVar[dict[str, Any]] = {"tile": Annotated[int, "tile_place"]}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.SPACE + space for space, tile in enumerate(p.spaces[seat]) if tile == NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.SPACE < len(p.spaces[seat]):
            return Refusal("GA-91", "space-taken", available=p.spaces[seat].count(NOTHING))
        return Refusal("GA-91", "space-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        cell = p.frames[-1][2]
        if cell == THIRD:
            return {"tile": c.REPUTATION[p.third[seat]]}
        return {"tile": c.REPUTATION[p.tiles[cell]], "cell": p.box.cells[cell]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        cell, space = frame[2], code - k.SPACE
        if cell == THIRD:
            tile, p.third[seat] = p.third[seat], NOTHING
        else:
            tile, p.tiles[cell] = p.tiles[cell], NOTHING
        spaces = list(p.spaces[seat])
        spaces[space] = tile
        p.spaces[seat] = tuple(spaces)
        p.emit(e.TileTaken, EVERYONE, seat, tile, p.box.reputation_bonuses[space])
        then(p, (gains.BONUS, seat, p.box.reputation_bonuses[space]), (USHER, seat))
        if cell != THIRD:
            # GA-93 first: an assistant as the bonus finds the desk free that this one leaves.
            then(p, (executive.ASSISTANT, seat, names.ON_MARKET, cell))


class Usher(Choice):
    """GA-62, GA-92: which visitor leaves one's lobby for the plaza?"""

    key = "usher"
    answers: ClassVar[Answers] = {m.Usher: "visitor"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.VISITOR + kind for kind in range(3) if p.lobbies[seat][kind]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.VISITOR < 3:
            return Refusal("GA-92", "not-in-lobby", available=c.VISITORS[code - k.VISITOR])
        return Refusal("GA-92", "visitor-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        kind = code - k.VISITOR
        p.lobbies[seat] = more(p.lobbies[seat], kind, -1)
        p.plaza = more(p.plaza, kind)
        p.emit(e.Sent, EVERYONE, seat, kind, names.FROM_LOBBY)


DISCOVER: Final[int] = P.enrol(Discover())
COLLECTOR_LEAVES: Final[int] = P.enrol(CollectorLeaves())
BUY: Final[int] = P.enrol(Buy())
HANG: Final[int] = P.enrol(Hang())
THIRD_TILE: Final[int] = P.enrol(ThirdTile())
SPACE: Final[int] = P.enrol(Space())
USHER: Final[int] = P.enrol(Usher())
