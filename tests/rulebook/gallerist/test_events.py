"""What is told suffices: whoever knows the first view and hears every event can say how the table stands at the end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.builders import only
from tests.rulebook.gallerist.scene import play, scene, seen
from tests.rules import rule
from vernissage.core.events import Event
from vernissage.core.moves import tag_of
from vernissage.core.text import LANGUAGES
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import title
from vernissage.games.gallerist.components import LOCATIONS, TICKETS, VISITORS
from vernissage.games.gallerist.view.whole import GalleristView

UNDER_WAY = ("leave", "pay", "fame", "ticket", "exchange")
"""Questions in the middle of a move or a purchase, when not all of it was told yet."""
TICKET_OF = dict(zip(VISITORS, TICKETS, strict=True))


def counts(three: Any) -> Counter[str]:
    return Counter({name: getattr(three, name) for name in three.__struct_fields__})


class Listener:
    """A spectator who saw the board once and then only listens."""

    def __init__(self, view: GalleristView) -> None:
        self.seats = view.seats
        self.places: dict[str, tuple[int | None, str] | None] = {location.key: None for location in view.locations}
        self.waiting: tuple[int | None, str] | None = None
        self.office, self.spent = counts(view.office), counts(view.discarded_tickets)
        self.plaza, self.bag = counts(view.plaza), counts(view.bag)
        self.lobbies = [counts(player.lobby) for player in view.players]
        self.galleries = [counts(player.gallery) for player in view.players]
        self.tickets = [counts(player.tickets) for player in view.players]
        self.money = [player.money for player in view.players]
        self.influence = [player.influence for player in view.players]
        self.desks = [player.desks for player in view.players]
        self.queue = [player.queue for player in view.players]
        self.retired = [player.retired for player in view.players]
        self.commissions: list[str | None] = [None for _ in view.players]
        self.works: list[list[str]] = [[] for _ in view.players]
        self.sold: list[list[str]] = [[] for _ in view.players]
        self.contracts: list[list[list[Any] | None]] = [[None, None, None] for _ in view.players]
        self.third: list[str | None] = [None for _ in view.players]
        self.spaces: list[dict[str, str]] = [{} for _ in view.players]
        self.signatures = {artist.key: artist.signatures for artist in view.artists}
        self.fame = {artist.key: artist.fame for artist in view.artists}
        self.initial = {artist.key: artist.initial_fame for artist in view.artists}
        self.promotion = {artist.key: artist.promotion for artist in view.artists}
        self.collectors = {artist.key for artist in view.artists if artist.collector}
        self.onlookers = {pile.form: counts(pile.visitors) for pile in view.piles}
        self.tops = {pile.form: pile.work for pile in view.piles}
        self.below = {pile.form: pile.below for pile in view.piles}
        self.display = [list(cards) for cards in view.display]
        self.left, self.discards = view.contracts_left, list(view.discarded_contracts)
        self.tiles = {cell.key: cell.tile for cell in view.market if cell.tile}
        self.market: dict[str, int | None] = {}
        self.lacerda = view.solo.assistants if view.solo else 0
        self.scored = False
        self.arriving: e.Went | None = None
        """A gallerist on its way: what it leaves behind and whom it kicks out is told before it stands there."""

    def hear(self, event: Event) -> None:
        teller = getattr(self, f"on_{tag_of(type(event))}", None)
        if teller is not None:
            teller(event)

    def _leaves(self, gallerist: int | None) -> None:
        for key, standing in self.places.items():
            if standing == (gallerist, "gallerist"):
                self.places[key] = None

    def _taken(self, seat: int, origin: str) -> None:
        if origin == "desk":
            self.desks[seat] -= 1
        elif origin == "kicked_out":
            self.waiting = None
        else:
            self.places[origin] = None

    # Pieces.

    def on_started(self, event: e.Started) -> None:
        self.places[event.location] = (event.seat, "gallerist")
        self.third[event.seat] = event.tile

    def on_went(self, event: e.Went) -> None:
        self._leaves(event.seat)
        self.arriving = event

    def on_left_behind(self, event: e.LeftBehind) -> None:
        self._taken(event.seat, event.origin)
        self.places[event.location] = (event.seat, "assistant")

    def settle(self) -> None:
        """The gallerist on its way has come."""
        if self.arriving is not None:
            self.places[self.arriving.location] = (self.arriving.seat, "gallerist")
            self.arriving = None

    def on_kicked(self, event: e.Kicked) -> None:
        self.waiting = (event.owner, event.piece)

    def on_kicked_by_lacerda(self, event: e.KickedByLacerda) -> None:
        self.waiting = (event.seat, event.piece)

    def on_went_home(self, event: e.WentHome) -> None:
        self.desks[event.seat] += event.piece == "assistant"
        if event.source == "location":
            self.waiting = None

    def on_retired(self, event: e.Retired) -> None:
        self.retired[event.seat] += 1
        if event.source == "location":
            self.waiting = None

    def on_hired(self, event: e.Hired) -> None:
        self.queue[event.seat] -= 1
        self.desks[event.seat] += 1

    def on_assistant_placed(self, event: e.AssistantPlaced) -> None:
        self._taken(event.seat, event.origin)
        if event.on == "market":
            self.market[event.cell] = event.seat
        else:
            contract = self.contracts[event.seat][int(event.cell) - 1]
            assert contract is not None
            contract[2] = True

    def on_lacerda_went(self, event: e.LacerdaWent) -> None:
        self._leaves(None)
        self.places[event.location] = (None, "gallerist")

    def on_lacerda_left_behind(self, event: e.LacerdaLeftBehind) -> None:
        self.places[event.location] = (None, "assistant")
        self.lacerda -= 1

    def on_lacerda_went_home(self, event: e.LacerdaWentHome) -> None:
        self.lacerda += 1

    def on_lacerda_placed(self, event: e.LacerdaPlaced) -> None:
        self.lacerda -= 1
        self.market[event.cell] = None
        self.tiles.pop(event.cell, None)

    # Visitors and tickets.

    def on_walked(self, event: e.Walked) -> None:
        ticket = TICKET_OF[event.visitor]
        self.tickets[event.seat][ticket] -= 1
        self.spent[ticket] += 1
        for spot, by in ((event.spot, -1), (event.to, 1)):
            place, _, seat = spot.partition("-")
            where = {"plaza": self.plaza, "gallery": self.galleries[event.seat]}
            (self.lobbies[int(seat)] if seat else where[place])[event.visitor] += by

    def on_entered(self, event: e.Entered) -> None:
        (self.bag if event.source == "bag" else self.plaza)[event.visitor] -= 1
        self.galleries[event.seat][event.visitor] += 1

    def on_sent(self, event: e.Sent) -> None:
        (self.lobbies if event.source == "lobby" else self.galleries)[event.seat][event.visitor] -= 1
        self.plaza[event.visitor] += 1

    def on_collector_came(self, event: e.CollectorCame) -> None:
        self.collectors.remove(event.artist)
        self.plaza["collector"] += 1

    def on_ticket_taken(self, event: e.TicketTaken) -> None:
        (self.office if self.office[event.ticket] else self.spent)[event.ticket] -= 1
        self.tickets[event.seat][event.ticket] += 1

    def on_exchanged(self, event: e.Exchanged) -> None:
        self.office[event.given] -= 1
        self.spent[event.given] += 1

    def on_tossed(self, event: e.Tossed) -> None:
        self.office[event.ticket] -= 1
        self.spent[event.ticket] += 1

    # Artists and works.

    def on_discovered(self, event: e.Discovered) -> None:
        self.fame[event.artist] = self.initial[event.artist]
        self.signatures[event.artist] -= 1
        self.commissions[event.seat] = event.artist

    def on_commission_given_up(self, event: e.CommissionGivenUp) -> None:
        assert self.commissions[event.seat] == event.artist
        self.signatures[event.artist] += 1

    def on_bought(self, event: e.Bought) -> None:
        form = event.work.split("-")[0]
        self.plaza += self.onlookers[form]
        self.onlookers[form] = Counter()
        if event.by == "commission":
            self.commissions[event.seat] = None
        else:
            self.signatures[event.artist] -= 1

    def on_hung(self, event: e.Hung) -> None:
        form = event.work.split("-")[0]
        self.works[event.seat].append(event.work)
        self.tops[form] = None

    def on_work_shown(self, event: e.WorkShown) -> None:
        form = event.work.split("-")[0]
        self.tops[form] = event.work
        self.below[form] -= 1
        self.onlookers[form] = Counter(event.visitors)
        self.bag.subtract(event.visitors)

    def on_fame_raised(self, event: e.FameRaised) -> None:
        self.fame[event.artist] = event.fame
        self.influence[event.seat] -= event.influence

    def on_promoted(self, event: e.Promoted) -> None:
        self.promotion[event.artist] = event.level
        self.influence[event.seat] -= event.level

    def on_sold(self, event: e.Sold) -> None:
        self.works[event.seat].remove(event.work)
        self.sold[event.seat].append(event.work)
        self.money[event.seat] += event.amount
        self.signatures[event.artist] += 1

    # Contracts and tiles.

    def on_signed(self, event: e.Signed) -> None:
        old = self.contracts[event.seat][event.slot - 1]
        if old is not None:
            self.discards.append(old[0])
        self.contracts[event.seat][event.slot - 1] = [event.contract, "front", False]
        for cards in self.display:
            if cards and cards[-1] == event.contract:
                cards.pop()

    def on_turned_over(self, event: e.TurnedOver) -> None:
        for contract in self.contracts[event.seat]:
            if contract is not None and contract[0] == event.contract:
                contract[1:] = [event.bonus, False]

    def on_reshuffled(self, event: e.Reshuffled) -> None:
        self.left += len(self.discards) + sum(map(len, self.display))
        self.discards, self.display = [], [[], [], [], []]

    def on_contract_shown(self, event: e.ContractShown) -> None:
        self.left -= 1
        self.display[event.place - 1].append(event.contract)

    def on_tile_taken(self, event: e.TileTaken) -> None:
        self.spaces[event.seat][event.bonus] = event.tile
        self.on_tile_put_away(event)
        self.tiles = {cell: tile for cell, tile in self.tiles.items() if tile != event.tile}

    def on_tile_put_away(self, event: e.TilePutAway | e.TileTaken) -> None:
        if self.third[event.seat] == event.tile:
            self.third[event.seat] = None

    # Money and influence.

    def on_paid(self, event: e.Paid) -> None:
        self.money[event.seat] -= event.amount - event.steps
        self.influence[event.seat] -= event.influence

    def on_earned(self, event: e.Earned) -> None:
        self.money[event.seat] += event.amount

    def on_influence_gained(self, event: e.InfluenceGained) -> None:
        self.influence[event.seat] += event.amount

    def on_came_back(self, event: e.CameBack) -> None:
        self.influence[event.seat] -= event.influence

    def on_intermediate_scoring(self, event: e.IntermediateScoring) -> None:
        self.scored = True

    def check(self, view: GalleristView) -> None:
        """What the listener says is what a spectator sees."""
        pieces = {location.key: location.piece for location in view.locations}
        assert self.places == {key: piece and (piece.owner, piece.kind) for key, piece in pieces.items()}
        waiting = [location.kicked_out for location in view.locations if location.kicked_out]
        assert ([self.waiting] if self.waiting else []) == [(piece.owner, piece.kind) for piece in waiting]
        for mine, theirs in ((self.office, view.office), (self.spent, view.discarded_tickets)):
            assert +mine == +counts(theirs)
        assert +self.plaza == +counts(view.plaza)
        assert +self.bag == +counts(view.bag)
        for seat, player in enumerate(view.players):
            assert +self.lobbies[seat] == +counts(player.lobby)
            assert +self.galleries[seat] == +counts(player.gallery)
            assert +self.tickets[seat] == +counts(player.tickets)
            staff = (self.desks[seat], self.queue[seat], self.retired[seat])
            assert staff == (player.desks, player.queue, player.retired)
            assert (self.money[seat], self.influence[seat]) == (player.money, player.influence)
            assert (self.commissions[seat], self.third[seat]) == (player.commission, player.third_tile)
            assert self.works[seat] == [hung.work for hung in player.works]
            assert self.sold[seat] == [hung.work for hung in player.sold]
            shown = [card and [card.key, card.face, card.assistant] for card in player.contracts]
            assert self.contracts[seat] == shown
            assert self.spaces[seat] == {space.bonus: space.tile for space in player.spaces if space.tile}
        for artist in view.artists:
            key = artist.key
            heard = (self.fame[key], self.promotion[key], self.signatures[key], key in self.collectors)
            assert heard == (artist.fame, artist.promotion, artist.signatures, artist.collector), key
        for pile in view.piles:
            assert (self.tops[pile.form], self.below[pile.form]) == (pile.work, pile.below)
            assert +self.onlookers[pile.form] == +counts(pile.visitors)
        assert self.display == [list(cards) for cards in view.display]
        assert (self.left, self.discards) == (view.contracts_left, list(view.discarded_contracts))
        assert self.tiles == {cell.key: cell.tile for cell in view.market if cell.tile}
        assert self.market == {cell.key: cell.owner for cell in view.market if cell.owner is not None or cell.lacerda}
        assert self.lacerda == (view.solo.assistants if view.solo else 0)
        assert self.scored == view.scored


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (4, 5), (4, 6)])
def test_the_events_suffice_to_know_what_a_spectator_sees(seats: int, seed: int) -> None:
    dice = random.Random(seed)
    game = title.new(seats, seed)
    p = game.position
    listener = Listener(seen(p, None))
    while p.frames:
        for event in game.play(p.seat, p.moves(p.seat).sample(dice)):
            listener.hear(event)
        if p.frames and p.question.key not in UNDER_WAY:
            listener.settle()
            listener.check(seen(p, None))
    assert p.outcome is not None
    assert [event for event in game.events if isinstance(event, e.Scored)]


@rule("GA-42", "GA-43")
def test_a_piece_that_goes_home_is_told() -> None:
    p = scene(2, at="home media", influence=[0, 0])
    home = only(play(p, "0 go media; 0 act hire; 0 hire 1"), e.WentHome)
    assert (home.seat, home.piece, home.source) == (1, "gallerist", "location")
    q = scene(2, assistants={"media": 0}, influence=[0, 0], desks=[1])
    home = only(play(q, "0 go media"), e.WentHome)
    assert (home.seat, home.piece, home.source) == (0, "assistant", "location")


@rule("GA-77", "GA-43")
def test_an_assistant_whose_contract_is_used_goes_home_or_leaves_the_game() -> None:
    with_desk = scene(2, walls=["painting-1-blue"], contracts=["painting-money+"], galleries=["i"])
    home = only(play(with_desk, "0 go sales; 0 act sell"), e.WentHome)
    assert (home.seat, home.piece, home.source) == (0, "assistant", "contract")
    without = scene(2, walls=["painting-1-blue"], contracts=["painting-money+"], galleries=["i"], desks=[4])
    assert only(play(without, "0 go sales; 0 act sell"), e.Retired).source == "contract"


@rule("GA-46")
def test_a_collector_who_reaches_the_plaza_is_told() -> None:
    p = scene(2, influence=[0], bonuses={"painting-red": "money"})
    heard = play(p, "0 go colony; 0 act discover; 0 discover painting-red")
    assert only(heard, e.CollectorCame).artist == "painting-red"


@rule("GA-49", "GA-F22")
def test_a_commission_that_is_given_up_is_told() -> None:
    p = scene(
        2, influence=[0], commissions=["painting-blue"], piles={"painting": ""}, bonuses={"digital-blue": "money"}
    )
    heard = play(p, "0 go colony; 0 act discover; 0 discover digital-blue")
    given = only(heard, e.CommissionGivenUp)
    assert (given.seat, given.artist) == (0, "painting-blue")


@rule("GA-64", "GA-71")
def test_a_new_contract_is_told_with_its_space() -> None:
    p = scene(2, display="painting-money digital-assistant sculpture-contract photography-money")
    heard = play(p, "0 go sales; 0 act sign; 0 sign digital-assistant; 0 slot 1")
    assert only(heard, e.ContractShown).place == 2
    q = scene(2)
    heard = play(q, "0 go sales; 0 act sign; 0 refresh")
    assert [event.place for event in heard if isinstance(event, e.ContractShown)] == [1, 2, 3, 4]


@rule("GA-122", "GA-124")
def test_lacerda_s_assistants_come_and_go() -> None:
    p = scene(1, influence=[0], lacerda="colony", assistants={"media": 1})
    heard = play(p, "0 go sales; 0 act sign; 0 sign digital-contract; 0 slot 1")
    while p.question.key == "after":
        heard += play(p, "0 done")
    assert only(heard, e.LacerdaLeftBehind).location == "artists_colony"
    assert only(heard, e.LacerdaWentHome).location == "media_centre"


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_words(language: str) -> None:
    words = title.words(language, players=("Ada", "Ben"))
    told = [
        words.told("event", e.WentHome(seat=0, piece="gallerist", source="location")),
        words.told("event", e.Retired(seat=0, source="contract")),
        words.told("event", e.CommissionGivenUp(seat=0, artist="painting-blue")),
    ]
    assert all("Ada" in text for text in told)
    assert "3" in words.told("event", e.ContractShown(contract="painting-money", place=3))
    for location in LOCATIONS:
        name = words.say(f"location-{location}")
        assert name in words.told("event", e.LacerdaLeftBehind(location=location))
        assert name in words.told("event", e.LacerdaWentHome(location=location))
