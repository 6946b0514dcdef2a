"""The titles for Gymnasium: one seat learns, bots have the others.

An action that is not legal ends the game, and costs a point, unless `illegal="raise"`; one that is no code of the title
at all is always an error.

>>> game = env("modern_art", players=3, seat=1, opponents="greedy")
>>> observation, info = game.reset(seed=7)
>>> observation, reward, terminated, truncated, info = game.step(observation["action_mask"].argmax())
>>> reward, terminated, truncated
(0.0, False, False)

Importing it registers each title with Gymnasium, so that this makes the same:
`gymnasium.make("vernissage.env.gymnasium:vernissage/modern_art-v1", players=3)`.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from vernissage.bots import Budget
from vernissage.bots.files import bot_named, check_bot
from vernissage.bots.seated import SeatedBot
from vernissage.core import chance
from vernissage.core.errors import OptionError, SeatCountError, VernissageError, shown
from vernissage.core.events import listening
from vernissage.core.position import Position
from vernissage.core.registry import titles
from vernissage.core.titles import Title
from vernissage.core.whole import whole
from vernissage.env import setting
from vernissage.env.rendering import MODES, Renderer

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded

    from vernissage.env.observing import Observer
    from vernissage.env.spaces import Observation, action_space, observation_space
except ImportError as error:
    raise VernissageError("Gymnasium is not installed here: pip install 'vernissage[env]' brings it") from error

ON_ILLEGAL = ("end", "raise")
"""What an action that is not legal does: it ends the game as a loss, or is an error."""


def env(title: str | Title[Any, Any], **settings: Any) -> VernissageEnv:
    """The environment; the settings are those of `VernissageEnv`."""
    return VernissageEnv(title, **settings)


class VernissageEnv(gymnasium.Env[Observation, int]):
    """A seat of one title. The bots of the others answer at once, so that each step begins and ends with this seat.

    `seat` is a number, or `"any"` for another one in each game. `opponents` is the name of a bot, as in
    `vernissage simulate`, or a list of them, one for each other seat, clockwise from the learner's left.
    Rewards are those of the PettingZoo form.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        title: str | Title[Any, Any],
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "win",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        setup = self._setup = setting.setup_of(title, players, options)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self._reward = setting.checked_word("reward", reward, setting.REWARDS)
        self._illegal = setting.checked_word("illegal", illegal, ON_ILLEGAL)
        own = None if seat == "any" else whole(seat)
        if seat != "any" and (own is None or not 0 <= own < setup.seats):
            raise SeatCountError(f'seat is a number from 0 to {setup.seats - 1}, or "any", not {shown(seat)}')
        self._wanted = own  # None: another one in each game
        self._opponents = _names(opponents, setup.seats - 1)
        for name in self._opponents:
            check_bot(name, setup)
        self._observer = Observer(setup)
        self.observation_space: spaces.Dict = observation_space(setup)  # type: ignore[assignment]
        self.action_space: spaces.Discrete = action_space(setup)  # type: ignore[assignment]
        self._position: Position | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: with a seed the one of `title.new(seats, seed)`, without one another by the same dice."""
        super().reset(seed=seed)
        title, seats = self._setup.title, self._setup.seats
        self._seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
        words = self.np_random.bytes(32)
        self._position = setting.dealt(self._setup, words if seed is None else chance.seed_bytes(seed))
        self._bots = {}
        for place, name in enumerate(self._opponents, 1):
            seat = (self._seat + place) % seats
            dice = random.Random(int(self.np_random.integers(1 << 62)))
            self._bots[seat] = SeatedBot(bot_named(name, title), title, seat, dice, Budget())
        self._listeners = [bot for bot in self._bots.values() if bot.listens]
        self._let_bots_answer()
        return self._observed(), {"seat": self._seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the seat; the bots answer until it is asked again, or the game is over."""
        position = self._position
        if position is None or not position.frames:
            raise ResetNeeded("there is no game: reset comes first, and again when one is over")
        code = self._read(action)
        if not position.is_legal(code):
            why = setting.why_not(position, self._seat, code, f"seat {self._seat}")
            if self._illegal == "raise":
                raise InvalidAction(why)
            observation = self._observed()
            self._position = None
            return observation, setting.ILLEGAL, True, False, {"seat": self._seat, "illegal": why}
        self._push(code)
        self._let_bots_answer()
        reward = 0.0
        if (outcome := position.outcome) is not None:
            reward = setting.rewards_of(outcome, self._reward)[self._seat]
        return self._observed(), reward, outcome is not None, False, {"seat": self._seat}

    def render(self) -> str | None:
        """The table as the learner's seat sees it."""
        if self._position is None:
            raise ResetNeeded("there is no game to show: reset comes first")
        return self._renderer.render(self._position, self._seat)

    def _read(self, action: object) -> int:
        try:
            code = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise InvalidAction(f"an action is a code, a whole number, not {shown(action)}") from None
        if not 0 <= code < self.action_space.n:
            raise InvalidAction(setting.why_not(self._game, self._seat, code, f"seat {self._seat}"))
        return code

    @property
    def _game(self) -> Position:
        assert self._position is not None
        return self._position

    def _observed(self) -> Observation:
        position = self._game
        return self._observer.observe(position, self._seat, position.seat == self._seat)

    def _let_bots_answer(self) -> None:
        position = self._game
        while position.frames and position.seat != self._seat:
            for code in self._bots[position.seat].answer(position):
                self._push(code)

    def _push(self, code: int) -> None:
        position = self._game
        if not self._listeners:
            position.push(code)
            return
        with listening(position) as heard:
            position.push(code)
        for bot in self._listeners:
            bot.hear(heard)


def _names(opponents: object, count: int) -> tuple[str, ...]:
    """A bot for each other seat."""
    if isinstance(opponents, str):
        return (opponents,) * count
    if isinstance(opponents, Sequence) and all(isinstance(name, str) for name in opponents):
        if len(opponents) == count:
            return tuple(opponents)
        raise SeatCountError(f"{count} other seats need one bot for all of them or {count}, not {len(opponents)}")
    raise OptionError(f"opponents are the name of a bot, or a list of names, not {shown(opponents)}")


def _register() -> None:
    """Make each installed title known to Gymnasium."""
    for title in titles():
        name = f"vernissage/{title.key}-v{title.encoding_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:VernissageEnv", kwargs={"title": title.key})


_register()
