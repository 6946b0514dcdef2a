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
        if p.log is not None:
            p.emit(e.MARK_REACHED, EVERYONE, seat, box.marks[p.marks[seat] - 1])
        draw_favour(p, seat)
    if p.ender == NOTHING and p.score[seat] >= box.end:
        # PI-60, PI-R12: the first to have 50 takes the token and gains 5, once.
        p.ender = seat
        if p.log is not None:
            p.emit(e.END_REACHED, EVERYONE, seat, box.end_bonus)
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
    if p.log is not None:
        p.emit(e.DREW, EVERYONE, seat, len(cards))
        p.emit(e.DRAWN, 1 << seat, seat, tuple(sorted(cards)))


def draw_favour(p: P, seat: int) -> None:
    """PI-54: a favour from the deck; if it is used up, from the discard, shuffled. PI-R14: none if there is none."""
    if not p.favour_deck and p.favour_discard:
        p.favour_deck = tuple(p.shuffled("reshuffle", p.favour_discard))
        p.favour_discard = ()
        if p.log is not None:
            p.emit(e.FAVOURS_SHUFFLED, EVERYONE)
    if not p.favour_deck:
        return
    kind = p.favour_deck[0]
    p.favour_deck = p.favour_deck[1:]
    p.favours[seat] = tuple(sorted((*p.favours[seat], kind)))
    p.draw()
    if p.log is not None:
        p.emit(e.FAVOUR_DRAWN, EVERYONE, seat)
        p.emit(e.FAVOUR_SEEN, 1 << seat, seat, kind)


def discard_played(p: P) -> None:
    """PI-52: a favour that was played goes to the discard when it has had its effect, so it is not drawn by it."""
    if p.played != NOTHING:
        p.favour_discard += (p.played,)
        p.played = NOTHING


def new_fashion(p: P) -> None:
    """A new public trend covers the old one. PI-R14: if there is none left, it stays."""
    if not p.trend_deck:
        return
    p.fashions += p.trend_deck[:1]
    p.trend_deck = p.trend_deck[1:]
    p.reveal()
    if p.log is not None:
        p.emit(e.FASHION_CHANGED, EVERYONE, p.fashion)


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


def hang(p: P, seat: int, card: int) -> tuple[int, bool]:
    """PI-R42: hang a painting on the first free place. Gives what the public trend brings, and if it is doubled."""
    wall = p.walls[seat]
    cell = wall.index(NOTHING)
    p.walls[seat] = (*wall[:cell], card, *wall[cell + 1 :])
    p.arranged = False
    points = p.box.points[p.fashion][card]  # PI-40
    # PI-R13: doublings do not stack; each serves one hanging, whatever it brings.
    doubled = p.doubles > 0
    if doubled:
        p.doubles -= 1
        points *= 2
    return points, doubled


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
    if p.log is not None:
        p.emit(e.REFILLED, EVERYONE, slot // p.box.museum_paintings, card)


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
    if p.log is not None:
        p.emit(e.PATRONS_REPLACED, EVERYONE, seat, tuple(p.patron_row))


def put_under(p: P, cards: tuple[int, ...]) -> None:
    """Paintings go under the market, in this order; who knew them knows where they are."""
    p.market += cards
    p.under += len(cards)
