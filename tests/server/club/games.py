"""A game of people in two houses, during which anything may be stopped and started again."""

from __future__ import annotations

import random
from dataclasses import dataclass

import vernissage
from tests.server.club.programs import Postgres, Redis
from tests.server.doors import Server, wait_for
from tests.server.kill import LONGEST_DELAY, Player, wait_busily
from tests.server.people import OVERTAKEN, Json, Live, Person, Refused, any_answer, text_of

Moves = list[tuple[int, str]]


@dataclass(frozen=True)
class Club:
    """Two houses that share a database, and a Redis between them."""

    postgres: Postgres
    database: str
    redis: Redis
    left: Server
    right: Server

    @property
    def houses(self) -> tuple[Server, Server]:
        return self.left, self.right

    @property
    def had_trouble(self) -> bool:
        return any("Traceback" in house.log for house in self.houses)

    def moves(self, table: str) -> Moves:
        """What is stored of people's moves, in its order."""
        rows = self.postgres.ask(
            self.database,
            "SELECT seat, move FROM entries WHERE table_id = $1 AND kind = 'move' AND cause = 'person' ORDER BY number",
            table,
        )
        return [(row["seat"], row["move"]) for row in rows]


class ClubGame:
    """Modern Art with Ann in the left house, Bob in the right one, a bot, and somebody who watches in each house."""

    def __init__(self, club: Club, seed: int) -> None:
        self.club = club
        self.dice = random.Random(f"club {seed}")
        ann, bob = Person(club.left, "Ann"), Person(club.right, "Bob")
        self.table = ann.new_table("me", "open", "greedy", away=3600)
        bob.sit(self.table, 1)
        people = [ann, bob, *(Person(house, None) for house in club.houses)]
        self.everybody = [Player(person, self.table, person.live(self.table)) for person in people]
        self.players = self.everybody[:2]
        ann.do(self.table, "start")
        for one in self.everybody:
            one.tab.events = one.events
            one.tab.until(lambda state: state["table"]["status"] == "playing")
            one.tab.until(lambda state: [seat["connected"] for seat in state["table"]["seats"]] == [True, True, False])
        self.answered: Moves = []
        """All moves that were acknowledged, or stored though nobody could be told any more."""

    def of(self, house: Server) -> list[Player]:
        """Those who are in a house; the player comes first."""
        return [one for one in self.everybody if one.person.server is house]

    def close(self) -> None:
        for one in self.everybody:
            one.person.close()

    # Playing.

    def play(self, moves: int = 10_000) -> None:
        """So many moves of people, or to the end."""
        wanted = len(self.answered) + moves
        while len(self.answered) < wanted and (asked := self._asked()):
            self.move(self.dice.choice(asked))

    def play_until_asked(self, player: Player, *, alone: bool = False) -> None:
        """Others play on until the game waits for this one; alone: where no bot can be quicker."""
        while player not in self._asked() or (alone and player.tab.state["view"]["decision"]["mode"] != "turn"):
            self.play(1)

    def _asked(self) -> list[Player]:
        """Those the game waits for, by their own screens; nobody when it is over."""
        asked: list[Player] = []

        def somebody_is_asked() -> bool:
            for player in self.players:
                state = player.tab.fence().state
                if state["held_by"] == player.seat and state["table"]["status"] == "playing":
                    self._if_not_overtaken(player, type="done")
            asked[:] = [player for player in self.players if player.tab.is_asked]
            return bool(asked) or all(one.tab.state["table"]["status"] == "over" for one in self.players)

        wait_for(somebody_is_asked, "a person is asked")
        return asked

    def move(self, player: Player) -> None:
        """Any move, unless somebody was quicker, whose move is not on this screen yet."""
        move = self.any_move(player)
        if self._if_not_overtaken(player, type="play", move=move, number=player.tab.number):
            self.was_stored(player, move)

    def any_move(self, player: Player) -> Json:
        return any_answer(player.tab.state["choices"], self.dice)

    def _if_not_overtaken(self, player: Player, **said: object) -> bool:
        try:
            player.tab.ask(**said)
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            return False
        return True

    def send(self, player: Player) -> Json:
        """A move whose answer is not waited for; any moment after it may be the next."""
        move = self.any_move(player)
        player.tab.say(type="play", id=0, move=move, number=player.tab.number)
        wait_busily(self.dice.uniform(0, LONGEST_DELAY))
        return move

    def was_stored(self, player: Player, move: Json) -> None:
        self.answered.append((player.seat, text_of(move)))

    # What must be true.

    def look_at_log(self, unanswered: tuple[Player, Json] | None = None) -> None:
        """Every acknowledged move is stored, once and in its order, and no other but perhaps one without an answer."""
        stored = self.club.moves(self.table)
        if unanswered is not None and len(stored) > len(self.answered):
            self.was_stored(*unanswered)
        assert stored == self.answered, f"answered {self.answered[-5:]}, stored {stored[-5:]}"

    def all_see_the_same(self) -> None:
        """Without anybody doing anything, each screen comes to show what a newcomer is shown in either house."""
        visitors = [(one, self._beside(one, house)) for one in self.everybody for house in self.club.houses]
        tabs = [(one, visitor.live(self.table)) for one, visitor in visitors]
        wait_for(lambda: all(_agree(one.tab.fence(), tab.fence()) for one, tab in tabs), "all screens show the same")
        for _, visitor in visitors:
            visitor.close()

    def _beside(self, one: Player, house: Server) -> Person:
        """The same person at another screen."""
        visitor = Person(house, None)
        visitor.http.cookies = one.person.http.cookies
        return visitor

    def finish(self) -> None:
        """Play to the end, then look at everything."""
        self.play()
        self.look_at_log()
        self.all_see_the_same()
        path = f"/api/tables/{self.table}/record"
        (record,) = {one.person.call("GET", path) for one in self.everybody}
        game = vernissage.title("modern_art").load(record)
        assert game.outcome is not None
        assert game.commitment == self.everybody[0].tab.state["table"]["commitment"]


def _agree(tab: Live, newcomer: Live) -> bool:
    """Whether two screens end alike: a newcomer may be told the last events only."""
    return bool(newcomer.events) and tab.events[-len(newcomer.events) :] == newcomer.events
