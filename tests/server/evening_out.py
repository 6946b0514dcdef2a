"""Games that are played to their end at once: everybody leaves, and bots play on."""

from __future__ import annotations

from typing import Any

from tests.server.doors import Server, wait_for
from tests.server.people import Person

Json = dict[str, Any]


def play_out(*people: Person, table: str) -> None:
    """Everybody leaves the table; bots play the game to its end."""
    for person in people:
        person.leave(table)
    wait_for(lambda: people[0].table(table)["status"] == "over", "the game is played out")


def finished(server: Server, *people: Person, bots: int = 1, **how: Any) -> str:
    """A game of these people and some bots that is over, its result written."""
    host, *others = people
    table = host.new_table("me", *["open"] * len(others), *["greedy"] * bots, **how)
    for seat, person in enumerate(others, 1):
        person.sit(table, seat)
    host.do(table, "start")
    play_out(*people, table=table)
    settled(host, table)
    return table


def settled(person: Person, table: str) -> Json:
    """The game in a person's own history, as soon as it is there."""

    def look() -> Json | None:
        history = person.call("GET", "/api/people/me")["history"]
        return next((game for game in history if game["table"] == table), None)

    found: Json = wait_for(look, "the result is written")
    return found
