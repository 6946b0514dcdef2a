"""Some games of one title, stepped together: answers in, arrays out. Compiled with the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vernissage.core.position import Position
from vernissage.env.encoding import NUMBER, Encoder
from vernissage.env.setting import dealt, game_seed, rewards_of

if TYPE_CHECKING:
    from vernissage.core.setups import Setup


class Batch:
    """The games from number `first` on. What is asked in each stands in its row of the arrays, which others hold.

    A game that is over is followed by another in the same row at once. Which games those are follows from the seed, the
    row and how many there were in it, so it does not matter which process has the row.
    """

    def __init__(self, setup: Setup, seed: bytes, first: int, count: int, reward: str) -> None:
        self.setup: Any = setup
        self.encoder: Encoder = Encoder(setup)
        self.seed: bytes = seed
        self.first: int = first
        self.count: int = count
        self.reward: str = reward
        self.games: list[int] = [0] * count
        self.positions: list[Position] = []

    def begin(self, observations: Any, masks: Any, seats: Any) -> None:
        """Deal all games anew, from the first of each row."""
        self.games = [0] * self.count
        self.positions = [self.deal(row) for row in range(self.count)]
        self.write(observations, masks, seats)

    def deal(self, row: int) -> Position:
        """The next game of a row."""
        position: Position = dealt(self.setup, game_seed(self.seed, self.first + row, self.games[row]))
        self.games[row] += 1
        return position

    def push(self, codes: list[int], rewards: Any, over: Any) -> None:
        """Answer in each game; the codes are legal. Rewards and the signs of an end are 0 already."""
        positions = self.positions
        for row in range(self.count):
            position = positions[row]
            position.push(codes[row])
            if not position.frames:
                outcome, seats = position.outcome, self.setup.seats
                assert outcome is not None
                for seat, reward in enumerate(rewards_of(outcome, self.reward)):
                    rewards[row * seats + seat] = reward
                over[row] = 1
                positions[row] = self.deal(row)

    def pick(self, rolls: list[float]) -> list[int]:
        """A legal code in each game: the one that comes at this part, from 0 up to 1, of all that are counted there."""
        codes = []
        for row in range(self.count):
            position = self.positions[row]
            listed = position.listed
            if listed is not None:
                codes.append(listed[int(rolls[row] * len(listed))])
            else:
                frame = position.frames[-1]
                codes.append(position.questions[frame[0]].pick(position, frame[1], rolls[row]))
        return codes

    def write(self, observations: Any, masks: Any, seats: Any) -> None:
        """Write what is asked in each game; the masks are 0 already."""
        encoder = self.encoder
        width, space = NUMBER * encoder.size, encoder.space
        for row, position in enumerate(self.positions):
            seat = position.frames[-1][1]
            seats[row] = seat
            encoder.observe(position, seat, observations, row * width, row)
            encoder.mask(position, seat, masks, row * space)
