"""Somebody who only listens: what the events of a game of Museum: Pictura, together, tell about its table.

An `Onlooker` knows the box and the rules, hears what its seat (None: a spectator) is told, and never sees the table.
`remembered` and `shown` are the same thing from both sides: what it has in mind, and what its view shows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vernissage.core.events import Event
from vernissage.games.pictura import events as e
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.printed import CELLS, COLLECTIONS, EFFECTS, TYPES
from vernissage.games.pictura.view.whole import PicturaView

Known = str | None
"""A painting whose name one knows, None for one that is just there."""


class Onlooker:
    """Follows a game by ear."""

    def __init__(self, box: Box, seats: int, seat: int | None) -> None:
        self.box = box
        self.seat = seat
        self.seats = range(seats)
        self.market = len(box.paintings) - len(box.museums) * box.museum_paintings - seats * box.hand
        self.under: list[Known] = []
        self.openly: set[str] = set()
        """Paintings that everybody has seen."""
        self.hands: list[list[Known]] = [[None] * box.hand for _ in self.seats]
        self.walls: list[list[Known]] = [[None] * CELLS for _ in self.seats]
        self.discards: list[list[str]] = [[] for _ in self.seats]
        self.museums: dict[str, list[Known]] = {}
        self.museum_trends: dict[str, str] = {}
        self.fashions: list[str] = []
        self.trends_left = len(box.trends) - 1 - len(box.museums) - seats * box.offered_trends
        self.offers: list[str] = []
        self.goals: list[Known] = [None] * seats
        self.favours_left = sum(box.favour_counts) - seats * box.favours_dealt
        self.favour_discard: list[str] = []
        self.favours = [box.favours_dealt] * seats
        self.own_favours: list[str] = []
        self.played: str | None = None
        self.row: list[Known] = []
        self.patrons_left = len(box.patrons) - box.patrons_shown
        self.patrons_under: list[str] = []
        self.patrons: list[list[str]] = [[] for _ in self.seats]
        self.tokens = [box.tokens] * TYPES
        self.exhibitions: list[list[str]] = [[] for _ in self.seats]
        self.rewards: list[list[str]] = [[] for _ in self.seats]
        self.score = [0] * seats
        self.next_mark = [box.marks[0]] * seats
        self.round = 0
        self.first = 0
        self.active: int | None = None
        self.action = "none"
        self.favours_to_play = self.claims_left = self.doubles = self.swaps_left = 0
        self.arranged = False
        self.looked: tuple[str, ...] = ()
        self.chosen: set[int] = set()
        self.layout: tuple[Known, ...] = ()
        self.ender: int | None = None
        self.last_turns: list[int] | None = None
        self.ending = ""
        self.held_at_the_end: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
        self.market_at_the_end: tuple[str, ...] | None = None

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.seen_by(self.seat):
                getattr(self, f"_{type(event).__struct_config__.tag}")(event)

    # Before the first turn.

    def _began(self, event: e.Began) -> None:
        self.first, self.score = event.first, list(event.scores)
        self.fashions, self.row = [event.trend], list(event.patrons)

    def _museum_opened(self, event: e.MuseumOpened) -> None:
        self.museums[event.museum], self.museum_trends[event.museum] = list(event.paintings), event.trend
        self.openly |= set(event.paintings)

    def _dealt(self, event: e.Dealt) -> None:
        self.hands[event.seat], self.own_favours = list(event.paintings), list(event.favours)

    def _trends_offered(self, event: e.TrendsOffered) -> None:
        self.offers = list(event.trends)

    def _goal_chosen(self, event: e.GoalChosen) -> None:
        self.chosen.add(event.seat)

    def _goal_seen(self, event: e.GoalSeen) -> None:
        self.goals[event.seat] = event.trend

    # Rounds and turns.

    def _round_began(self, event: e.RoundBegan) -> None:
        if event.round == 1:
            self.chosen = set()
            self.trends_left += len(self.seats) * (self.box.offered_trends - 1)
        self.round = event.round

    def _fashion_changed(self, event: e.FashionChanged) -> None:
        self.fashions.append(event.trend)
        self.trends_left -= 1

    def _turn_began(self, event: e.TurnBegan) -> None:
        self.active, self.action, self.arranged = event.seat, "none", False
        self.favours_to_play = self.claims_left = 1
        self.doubles = 0
        if self.last_turns is not None:
            self.last_turns.remove(event.seat)

    def _last_turns(self, event: e.LastTurns) -> None:
        self.last_turns = list(event.order)

    def _end_reached(self, event: e.EndReached) -> None:
        self.ender = event.seat
        self.score[event.seat] += event.bonus

    def _turns_over(self, event: e.TurnsOver) -> None:
        self.active, self.ending = None, event.reason

    # Paintings.

    def _off_the_market(self, count: int) -> list[Known]:
        """The first ones: what was put under the others comes last."""
        bare = min(count, self.market - len(self.under))
        known, self.under = self.under[: count - bare], self.under[count - bare :]
        self.market -= count
        return [*[None] * bare, *known]

    def _drew(self, event: e.Drew) -> None:
        self.hands[event.seat] += self._off_the_market(event.count)

    def _drawn(self, event: e.Drawn) -> None:
        del self.hands[event.seat][-len(event.paintings) :]
        self.hands[event.seat] += event.paintings

    def _out_of_hand(self, seat: int, painting: str) -> None:
        hand = self.hands[seat]
        hand.remove(painting if painting in hand else None)
        self.openly.add(painting)

    def _swapped(self, event: e.Swapped) -> None:
        self._out_of_hand(event.seat, event.given)
        places = self.museums[event.museum]
        places[places.index(event.taken)] = event.given
        self.hands[event.seat].append(event.taken)
        self.score[event.seat] += event.gained - event.lost
        self.swaps_left = max(0, self.swaps_left - 1)

    def _hang(self, seat: int, painting: str, points: int, doubled: str) -> None:
        self.walls[seat][self.walls[seat].index(None)] = painting
        self.score[seat] += points
        self.doubles -= doubled == "yes"
        self.arranged = False

    def _hung(self, event: e.Hung) -> None:
        self._out_of_hand(event.seat, event.painting)
        if event.payment:
            self.action = "improve"
            self._out_of_hand(event.seat, event.payment)
            self.discards[event.seat].append(event.payment)
        self._hang(event.seat, event.painting, event.points, event.doubled)

    def _stole(self, event: e.Stole) -> None:
        self.action = "improve"
        self._out_of_hand(event.seat, event.payment)
        self.discards[event.owner].remove(event.painting)
        self.discards[event.owner].append(event.payment)
        self.score[event.seat] -= event.price
        self.score[event.owner] += event.price
        self._hang(event.seat, event.painting, event.points, event.doubled)

    def _take_back(self, event: e.StockTaken | e.Restored) -> None:
        for painting in event.paintings:
            self.discards[event.seat].remove(painting)
        self.hands[event.seat] += event.paintings

    def _inventory_began(self, event: e.InventoryBegan) -> None:
        self.action = "inventory"

    _stock_taken = _restored = _take_back

    def _bought(self, event: e.Bought) -> None:
        self.discards[event.owner].remove(event.painting)
        self.hands[event.seat].append(event.painting)
        self.score[event.owner] += event.price

    def _loaned(self, event: e.Loaned) -> None:
        places = self.museums[event.museum]
        places[places.index(event.painting)] = None
        self.hands[event.seat].append(event.painting)

    def _refilled(self, event: e.Refilled) -> None:
        self._off_the_market(1)
        places = self.museums[event.museum]
        places[places.index(None)] = event.painting
        self.openly.add(event.painting)

    def _stored(self, event: e.Stored) -> None:
        for painting in event.paintings:
            self.discards[event.seat].remove(painting)
        self.under += event.paintings
        self.market += len(event.paintings)

    def _looked(self, event: e.Looked) -> None:
        self.looked = event.paintings

    def _kept(self, event: e.Kept) -> None:
        self._off_the_market(event.count + event.under)
        self.hands[event.seat] += [None] * event.count
        self.under += [None] * event.under
        self.market += event.under

    def _kept_seen(self, event: e.KeptSeen) -> None:
        self.looked = ()
        self._drawn(e.Drawn(seat=event.seat, paintings=event.paintings))
        self.under[len(self.under) - len(event.under) :] = event.under

    def _arranged(self, event: e.Arranged) -> None:
        self.walls[event.seat], self.arranged = list(event.places), True

    # Favours, patrons, exhibitions.

    def _mark_reached(self, event: e.MarkReached) -> None:
        marks = (*self.box.marks, 0)
        self.next_mark[event.seat] = marks[marks.index(event.mark) + 1]

    def _favours_shuffled(self, event: e.FavoursShuffled) -> None:
        self.favours_left, self.favour_discard = len(self.favour_discard), []

    def _favour_drawn(self, event: e.FavourDrawn) -> None:
        self.favours_left -= 1
        self.favours[event.seat] += 1

    def _favour_seen(self, event: e.FavourSeen) -> None:
        self.own_favours.append(event.favour)

    def _favour_played(self, event: e.FavourPlayed) -> None:
        self.played = event.favour
        self.favours[event.seat] -= 1
        self.favours_to_play -= 1
        if event.seat == self.seat:
            self.own_favours.remove(event.favour)
        if event.favour == "opening_night":
            self.score[event.seat] += self.box.opening_night
        self.claims_left += event.favour == "salon"
        self.doubles += event.favour == "press_campaign"
        if event.favour == "exchange":
            self.swaps_left = self.box.exchanges

    def _favour_discarded(self, event: e.FavourDiscarded) -> None:
        assert event.favour == self.played
        self.favour_discard.append(event.favour)
        self.played, self.swaps_left = None, 0

    def _patrons_replaced(self, event: e.PatronsReplaced) -> None:
        old = [patron for patron in self.row if patron]
        self.patrons_under += old
        self.patrons_left += len(old) - len(event.patrons)
        self._patrons_turned_up()
        self.row = [*event.patrons, *[None] * (len(self.row) - len(event.patrons))]

    def _patron_won(self, event: e.PatronWon) -> None:
        self.row[self.row.index(event.patron)] = None
        self.patrons[event.seat].append(event.patron)
        self.claims_left -= 1
        self.score[event.seat] += event.points
        card = self.box.patron_cards[self.box.patron_numbers[event.patron]]
        self.doubles += event.choice == "effect" and EFFECTS[card.effect] == "double_trend"

    def _patron_came(self, event: e.PatronCame) -> None:
        self.row[self.row.index(None)] = event.patron
        self.patrons_left -= 1
        self._patrons_turned_up()

    def _patrons_turned_up(self) -> None:
        self.patrons_under = self.patrons_under[max(0, len(self.patrons_under) - self.patrons_left) :]

    def _exhibited(self, event: e.Exhibited) -> None:
        self.action = "exhibit"
        self.exhibitions[event.seat].append(event.collection)
        self.tokens[COLLECTIONS.index(event.collection)] -= 1
        self.score[event.seat] += event.value + event.bonus

    def _rewarded(self, event: e.Rewarded) -> None:
        self.rewards[event.seat].append(event.reward)
        if event.reward == "grant":
            self.score[event.seat] += self.box.grant

    # The end.

    def _layout_given(self, event: e.LayoutGiven) -> None:
        self.chosen.add(event.seat)

    def _layout_seen(self, event: e.LayoutSeen) -> None:
        self.layout = event.places

    def _layout_opened(self, event: e.LayoutOpened) -> None:
        self.walls[event.seat] = list(event.places)
        self.chosen, self.layout = set(), ()

    def _hand_shown(self, event: e.HandShown) -> None:
        self.held_at_the_end.append((event.paintings, event.favours))

    def _market_shown(self, event: e.MarketShown) -> None:
        self.market_at_the_end = event.paintings

    def _scored(self, event: e.Scored) -> None:
        self.goals[event.seat] = event.trend

    def _game_ended(self, event: e.GameEnded) -> None:
        pass

    def _knows_in_hand(self, seat: int) -> list[str]:
        known = [name for name in self.hands[seat] if name]
        return [name for name in known if name in self.openly] if seat == self.seat else known

    def remembered(self) -> dict[str, Any]:
        """The table, as it must be."""
        by_number = self.box.painting_numbers.__getitem__
        over = self.market_at_the_end is not None
        return {
            "round": (self.round, self.first, self.active),
            "turn": (self.action, self.played, self.favours_to_play, self.claims_left, self.doubles, self.arranged),
            "swaps left": self.swaps_left,
            "trends": (self.fashions, self.trends_left, self.offers),
            "museums": [(key, self.museum_trends[key], places) for key, places in self.museums.items()],
            "market": (self.market, self.under, [name for name in self.under if name in self.openly]),
            "patrons": (self.row, self.patrons_left, self.patrons_under),
            "favours": (self.favours_left, self.favour_discard, sorted(self.own_favours)),
            "tokens": self.tokens,
            "hand": []
            if self.seat is None
            else sorted((name for name in self.hands[self.seat] if name), key=by_number),
            "looked": self.looked,
            "chosen": (sorted(self.chosen), self.layout),
            "end": (self.ender, self.last_turns, self.ending),
            "players": [
                (
                    self.score[seat],
                    self.next_mark[seat],
                    len(self.hands[seat]),
                    sorted(self._knows_in_hand(seat), key=by_number),
                    self.favours[seat],
                    self.walls[seat],
                    self.discards[seat],
                    self.patrons[seat],
                    self.exhibitions[seat],
                    self.rewards[seat],
                    self.goals[seat],
                )
                for seat in self.seats
            ],
            "revealed": (self.held_at_the_end, self.market_at_the_end) if over else None,
        }


def shown(view: PicturaView) -> dict[str, Any]:
    """The same as a view has it."""
    turn = view.turn
    return {
        "round": (view.round, view.first, view.active),
        "turn": (turn.action, turn.played, turn.favours_left, turn.claims_left, turn.doubles, turn.arranged),
        "swaps left": view.swaps_left,
        "trends": (list(view.fashions), view.trends_left, [trend.key for trend in view.offers]),
        "museums": [
            (museum.key, museum.trend.key, [place.painting for place in museum.places]) for museum in view.museums
        ],
        "market": (view.market, list(view.under), list(view.under_openly)),
        "patrons": (
            [patron and patron.key for patron in view.patrons],
            view.patrons_left,
            list(view.patrons_under),
        ),
        "favours": (view.favours_left, list(view.favour_discard), sorted(view.favours)),
        "tokens": list(view.tokens),
        "hand": list(view.hand),
        "looked": view.looked,
        "chosen": (list(view.chosen), view.layout),
        "end": (view.ender, None if view.last_turns is None else list(view.last_turns), view.ending),
        "players": [
            (
                player.score,
                player.next_mark,
                player.hand,
                list(player.known),
                player.favours,
                list(player.wall),
                list(player.discard),
                list(player.patrons),
                list(player.exhibitions),
                list(player.rewards),
                player.goal and player.goal.key,
            )
            for player in view.players
        ],
        "revealed": view.revealed
        and (list(zip(view.revealed.hands, view.revealed.favours, strict=True)), view.revealed.market),
    }
