"""What happens on the table, whatever asked for it: prestige, draws, favours, hangings, patrons, museums."""

from __future__ import annotations

from vernissage.core.position import EVERYONE
from vernissage.games.pictura import events as e
from vernissage.games.pictura.position import NOTHING, PicturaPosition

P = PicturaPosition


def gain(p: P, seat: int, points: int) -> None:
    """PI-42: prestige goes up; favour marks and the end are reached at any moment, also out of turn."""
    if points <= 0:
        return
    box = p.box
    p.score[seat] += points
    # PI-55, PI-R11: each mark gives one favour, the first time it is reached or passed.
    while p.marks[seat] < len(box.marks) and p.score[seat] >= box.marks[p.marks[seat]]:
        p.marks[seat] += 1
        p.emit(e.MarkReached, EVERYONE, seat, box.marks[p.marks[seat] - 1])
        draw_favour(p, seat)
    if p.ender == NOTHING and p.score[seat] >= box.end:
        # PI-60, PI-R12: the first to have 50 takes the token and gains 5, once.
        p.ender = seat
        p.emit(e.EndReached, EVERYONE, seat, box.end_bonus)
        gain(p, seat, box.end_bonus)


def lose(p: P, seat: int, points: int) -> None:
    """PI-42, PI-R10: prestige goes down, never below 0."""
    p.score[seat] = max(0, p.score[seat] - points)


def draw_paintings(p: P, seat: int, count: int) -> None:
    """PI-16, PI-R14: paintings from the market into a hand, as many as there are."""
    cards = p.market[:count]
    if not cards:
        return
    p.market = p.market[count:]
    p.under = min(p.under, len(p.market))
    p.draw()
    for card in cards:
        p.seen[card] |= 1 << seat
    p.hands[seat] = tuple(sorted(p.hands[seat] + cards))
    p.emit(e.Drew, EVERYONE, seat, len(cards))
    p.emit(e.Drawn, 1 << seat, seat, tuple(sorted(cards)))


def draw_favour(p: P, seat: int) -> None:
    """PI-54: a favour from the deck; if it is used up, from the discard, shuffled. PI-R14: none if there is none."""
    if not p.favour_deck and p.favour_discard:
        p.favour_deck = tuple(p.shuffled("reshuffle", p.favour_discard))
        p.favour_discard = ()
        p.emit(e.FavoursShuffled, EVERYONE)
    if not p.favour_deck:
        return
    kind = p.favour_deck[0]
    p.favour_deck = p.favour_deck[1:]
    p.favours[seat] = tuple(sorted((*p.favours[seat], kind)))
    p.draw()
    p.emit(e.FavourDrawn, EVERYONE, seat)
    p.emit(e.FavourSeen, 1 << seat, seat, kind)


def discard_played(p: P) -> None:
    """PI-52: a favour that was played goes to the discard when it has had its effect, so it is not drawn by it."""
    if p.played != NOTHING:
        p.emit(e.FavourDiscarded, EVERYONE, p.played)
        p.favour_discard += (p.played,)
        p.played = NOTHING


def new_fashion(p: P) -> None:
    """A new public trend covers the old one. PI-R14: if there is none left, it stays."""
    if not p.trend_deck:
        return
    p.fashions += p.trend_deck[:1]
    p.trend_deck = p.trend_deck[1:]
    p.reveal()
    p.emit(e.FashionChanged, EVERYONE, p.fashion)


def into_hand(p: P, seat: int, cards: tuple[int, ...]) -> None:
    """Paintings that lay open go into a hand. PI-R10: everybody knows that they are there."""
    p.hands[seat] = tuple(sorted(p.hands[seat] + cards))


def out_of_hand(p: P, seat: int, card: int) -> None:
    """A painting leaves a hand and lies open."""
    hand = p.hands[seat]
    at = hand.index(card)
    p.hands[seat] = hand[:at] + hand[at + 1 :]
    p.seen[card] = p.everyone
    p.reveal()


def out_of_discard(p: P, seat: int, cards: tuple[int, ...]) -> None:
    """Paintings leave a discard."""
    p.discards[seat] = tuple(card for card in p.discards[seat] if card not in cards)


def free_place(p: P, seat: int) -> bool:
    """PI-31: whether a museum has a place left. PI-R13: nothing is ever taken down."""
    return NOTHING in p.walls[seat]


def hang(p: P, seat: int, card: int) -> tuple[int, str]:
    """PI-R42: hang a painting on the first free place. Gives what the public trend brings; `yes` if it is doubled."""
    wall = p.walls[seat]
    cell = wall.index(NOTHING)
    p.walls[seat] = (*wall[:cell], card, *wall[cell + 1 :])
    p.arranged = False
    points = p.box.points[p.fashion][card]  # PI-40
    # PI-R13: doublings do not stack; each serves one hanging, whatever it brings.
    if not p.doubles:
        return points, "no"
    p.doubles -= 1
    return 2 * points, "yes"


def refill(p: P, slot: int) -> None:
    """PI-25, PI-27, PI-R14: a museum has four paintings again, if the market has one."""
    if not p.market:
        p.slots[slot] = NOTHING
        return
    card = p.market[0]
    p.market = p.market[1:]
    p.under = min(p.under, len(p.market))
    p.slots[slot] = card
    p.seen[card] = p.everyone
    p.reveal()
    p.emit(e.Refilled, EVERYONE, slot // p.box.museum_paintings, card)


def fill_museums(p: P) -> None:
    """PI-27, PI-R43: places that stayed bare are filled once the market has paintings, in the order of the board."""
    for slot, card in enumerate(p.slots):
        if card == NOTHING:
            refill(p, slot)


def refill_patrons(p: P) -> tuple[int, ...]:
    """PI-58, PI-R14: new patrons on the empty places, as many as there are. Gives those that came."""
    came: tuple[int, ...] = ()
    for place, patron in enumerate(p.patron_row):
        if patron == NOTHING and p.patron_deck:
            p.patron_row[place] = p.patron_deck[0]
            came += p.patron_deck[:1]
            p.patron_deck = p.patron_deck[1:]
            p.patrons_known = min(p.patrons_known, len(p.patron_deck))
            p.reveal()
    return came


def replace_patrons(p: P, seat: int) -> None:
    """PI-51, PI-R14: the patrons on display go under their deck, and others come."""
    old = tuple(patron for patron in p.patron_row if patron != NOTHING)
    p.patron_deck += old
    p.patrons_known += len(old)
    p.patron_row = [NOTHING] * len(p.patron_row)
    refill_patrons(p)
    p.emit(e.PatronsReplaced, EVERYONE, seat, tuple(patron for patron in p.patron_row if patron != NOTHING))


def put_under(p: P, cards: tuple[int, ...]) -> None:
    """Paintings go under the market, in this order; who knew them knows where they are."""
    p.market += cards
    p.under += len(cards)
