"""Games during which the house is killed again and again.

    python -m tests.server.kill 1000        # so many kills, ten a game, and what came of them

A kill comes at a seeded moment: before a move is sent, some microseconds after (while it is checked, stored or told),
or right after its answer. After each kill the house opens again on the same games and port, everybody comes back with
the last event number he saw, and then must hold:

- every move that was answered is in the stored log, in the order of the answers, and nobody's move is there twice;
- each client has heard every event exactly once, and all of them as a newcomer hears them from the beginning;
- the game can be played to its end, and its record replays and keeps the commitment.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

import vernissage
from tests.server.doors import PATIENCE, Server
from tests.server.people import OVERTAKEN, Json, Live, Person, Refused, any_answer, text_of

KILLS_A_GAME = 10
LONGEST_DELAY = 0.012
"""Seconds from sending a move to the kill, at most: the answer to a move takes about half of it."""


@dataclass
class Player:
    """A client that plays, is cut off, and comes back by itself."""

    person: Person
    table: str
    tab: Live
    events: list[Json] = field(default_factory=list)
    answered: list[tuple[int, str]] = field(default_factory=list)
    """Its seat and each move it was told of that it is made."""

    @property
    def seat(self) -> int:
        return int(self.tab.state["table"]["your_seat"])

    def come_back(self) -> None:
        """A new connection that says the last event it saw; `Live` insists that the next one follows it."""
        self.tab.close()
        self.tab = self.person.live(self.table, last=self.tab.last)
        self.tab.events = self.events
        self.tab.until(lambda state: True)


class KilledGame:
    """One game of two people and a bot, with kills."""

    def __init__(self, server: Server, seed: int, kills: int) -> None:
        self.server = server
        self.dice = random.Random(f"kills {seed}")
        people = [Person(server, name) for name in ("Ann", "Bob")]
        self.table = people[0].new_table("me", "open", "greedy", away=3600, options=self._options())
        people[1].sit(self.table)
        people[0].do(self.table, "start")
        self.players = [Player(person, self.table, person.live(self.table)) for person in people]
        for player in self.players:
            player.tab.events = player.events
            player.tab.until(lambda state: True)
        self.kills_left = kills
        self.kills = 0
        self.uncertain = 0
        """Kills that came while a move was on its way."""
        self.survived = 0
        """How many of those moves had been stored."""
        self.answers: list[tuple[int, str]] = []
        """All answered moves, in the order of their answers."""

    def _options(self) -> dict[str, str]:
        return {"mystery_hand": self.dice.choice(("on", "off"))}

    def play(self) -> None:
        """To the end, all kills on the way."""
        moves_to_kill = self.dice.randint(1, 6)
        while not self.over:
            player = self._somebody_asked()
            if player is None:
                continue
            if self.kills_left and moves_to_kill == 0:
                self._move_and_kill(player)
                moves_to_kill = self.dice.randint(1, 6)
            else:
                self._move(player)
                moves_to_kill = max(0, moves_to_kill - 1)
        while self.kills_left:  # a short game: the rest of the kills come after its end
            self._kill()
        self._look_at_everything()

    @property
    def over(self) -> bool:
        return all(player.tab.state["table"]["status"] == "over" for player in self.players)

    def _somebody_asked(self) -> Player | None:
        for player in self.players:
            player.tab.fence()
        for player in self.players:
            state = player.tab.state
            if state["held_by"] == player.seat and state["table"]["status"] == "playing":
                player.tab.ask(type="done")
                return None
        asked = [player for player in self.players if player.tab.is_asked]
        return self.dice.choice(asked) if asked else None

    def _move(self, player: Player) -> None:
        move = any_answer(player.tab.state["choices"], self.dice)
        try:
            player.tab.play(move)
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            return
        self._was_answered(player, move)

    def _was_answered(self, player: Player, move: Json) -> None:
        player.answered.append((player.seat, text_of(move)))
        self.answers.append((player.seat, text_of(move)))

    def _move_and_kill(self, player: Player) -> None:
        moment = self.dice.choice(("before", "during", "during", "during", "after"))
        if moment == "during":
            move = any_answer(player.tab.state["choices"], self.dice)
            before = len(self._log())
            player.tab.say(type="play", id=0, move=move, number=player.tab.number)
            wait_busily(self.dice.uniform(0, LONGEST_DELAY))
            self.server.kill()
            was_answered = answer_arrived(player.tab)
            self.uncertain += 1
            if was_answered:
                self._was_answered(player, move)
            elif (player.seat, text_of(move)) in self._log()[before:]:
                self.survived += 1
                self.answers.append((player.seat, text_of(move)))
            self._open_again()
        else:
            if moment == "after":
                self._move(player)
            self._kill()

    def _kill(self) -> None:
        self.server.kill()
        self._open_again()

    def _open_again(self) -> None:
        self.kills += 1
        self.kills_left -= 1
        for player in self.players:
            drain(player.tab)
        self.server.open()
        for player in self.players:
            player.come_back()
        self._look_at_log()

    def _log(self) -> list[tuple[int, str]]:
        """What the database holds of this table's moves, read past the server."""
        connection = sqlite3.connect(self.server.database, timeout=PATIENCE)
        try:
            rows = connection.execute(
                "SELECT number, seat, move FROM entries WHERE table_id = ? AND kind = 'move' ORDER BY number",
                (self.table,),
            ).fetchall()
        finally:
            connection.close()
        return [(seat, move) for _, seat, move in rows]

    def _look_at_log(self) -> None:
        """The people's moves in the log are the answered ones, in the order they were answered."""
        seats = {player.seat for player in self.players}
        stored = [(seat, move) for seat, move in self._log() if seat in seats]
        assert stored == self.answers, f"answered {self.answers[-5:]}, stored {stored[-5:]}"

    def _look_at_everything(self) -> None:
        self._look_at_log()
        for player in self.players:
            heard = [line["n"] for line in player.events]
            assert heard == list(range(1, len(heard) + 1))
            newcomer = player.person.live(self.table)
            newcomer.until(lambda state: True)
            assert newcomer.read_all() == player.events
            newcomer.close()
        text = self.players[0].person.call("GET", f"/api/tables/{self.table}/record")
        game = vernissage.title("modern_art").load(text)
        assert game.outcome is not None
        assert game.commitment == self.players[0].tab.state["table"]["commitment"]

    def close(self) -> None:
        for player in self.players:
            player.tab.close()
            player.person.close()


def answer_arrived(tab: Live) -> bool:
    """Whether the answer to the last move is among what was still on the line."""
    return any(message["type"] == "answered" and message["id"] == 0 for message in drain(tab))


def drain(tab: Live) -> list[Json]:
    """What a client whose server was killed still hears."""
    heard: list[Json] = []
    try:
        while True:
            heard.append(tab.hear())
    except ConnectionClosed:
        return heard


def wait_busily(seconds: float) -> None:
    """The seeded moment itself: too short to sleep."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pass


def play_with_kills(data: Path, seed: int, kills: int) -> KilledGame:
    """One game in a house of its own."""
    server = Server(data).open()
    game = KilledGame(server, seed, kills)
    try:
        game.play()
    finally:
        game.close()
        server.close()
    assert "Traceback" not in server.log, server.log
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the house during play and see that nothing is lost.")
    parser.add_argument("kills", type=int, nargs="?", default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    killed = uncertain = survived = answered = games = 0
    began = time.monotonic()
    while killed < wanted.kills:
        with tempfile.TemporaryDirectory() as folder:
            game = play_with_kills(Path(folder), wanted.seed + games, min(KILLS_A_GAME, wanted.kills - killed))
        games += 1
        killed += game.kills
        uncertain += game.uncertain
        survived += game.survived
        answered += len(game.answers)
        print(f"{killed} kills, {games} games, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(
        f"{killed} kills in {games} games: {answered} moves answered or stored, none lost, every game finished; "
        f"{uncertain} kills with a move on its way, of which {survived} had been stored unanswered."
    )


if __name__ == "__main__":
    main()
