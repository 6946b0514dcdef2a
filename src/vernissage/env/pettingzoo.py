"""The titles for PettingZoo: every seat is an agent, `player_0` to `player_3`.

`env` is what its documentation calls the environment: an action that is not legal ends the game, and costs its agent
one. `raw_env` is the same without wrappers; it raises `IllegalCode`. `parallel_env` asks all agents at once: those a
sealed question waits for answer it together, otherwise the one that is asked. An agent whose mask is all 0 is not
asked, and what it gives is not looked at.

>>> game = env("modern_art", players=3)
>>> game.reset(seed=7)
>>> game.agent_selection
'player_2'
>>> observation, reward, terminated, truncated, info = game.last()
>>> game.step(observation["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vernissage.core.errors import IllegalCode, VernissageError
from vernissage.core.position import Position
from vernissage.core.questions import Kind, Mode
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.env import setting
from vernissage.env.rendering import MODES, Renderer

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import EzPickle
    from pettingzoo.utils import AECEnv, ParallelEnv, wrappers
    from pettingzoo.utils.env_logger import EnvLogger

    from vernissage.env.observing import Observer
    from vernissage.env.spaces import Observation, action_space, observation_space
except ImportError as error:
    raise VernissageError("PettingZoo is not installed here: pip install 'vernissage[env]' brings it") from error

_ALONE = (Kind.SEVERAL, Kind.ORDER, Kind.LAYOUT)
"""Answers of several codes, which seats give one after the other even where the question is sealed."""


def env(title: str | Title[Any, Any], **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers; the settings are those of `raw_env`."""
    made: Any = wrappers.TerminateIllegalWrapper(raw_env(title, **settings), illegal_reward=setting.ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class _Agents:
    """What both forms have in common: the agents, their spaces, and pictures of the table."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]

    def _settle(
        self,
        title: str | Title[Any, Any],
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        setup = self._setup = setting.setup_of(title, players, options)
        self._reward = setting.checked_word("reward", reward, setting.REWARDS)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = Observer(setup)
        self._spaces = {agent: (observation_space(setup), action_space(setup)) for agent in self.possible_agents}
        self._seeds = setting.Seeds()
        self.metadata = {
            "name": setting.name_of(setup),
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }

    _setup: Setup
    _position: Position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Planes and mask; the same for every agent."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the title."""
        return self._spaces[agent][1]

    def render(self) -> str | None:
        """The table as the seat that is asked sees it."""
        position = self._game
        return self._renderer.render(position, max(0, position.seat))

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def _game(self) -> Position:
        try:
            return self._position
        except AttributeError:
            raise ResetNeeded("there is no game: reset comes first") from None

    def _running(self) -> Position:
        """The game, if there are agents left in it."""
        position = self._game
        if not self.agents:
            raise ResetNeeded("the game is over: reset comes first")
        return position


class raw_env(_Agents, AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """One seat is asked after the other, as at the quick door.

    Rewards come at the end alone: `reward="win"` shares one point among the winners, `reward="margin"` gives the own
    score less the mean of the others'.
    """

    def __init__(
        self,
        title: str | Title[Any, Any],
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, options, reward, render_mode)
        AECEnv.__init__(self)
        self._settle(title, players, options, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed the one of `title.new(seats, seed)`, without one the next in the row."""
        self._position = setting.dealt(self._setup, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._position.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is all 0 unless it is the one asked."""
        position, seat = self._game, self._seat_of[agent]
        return self._observer.observe(position, seat, seat == position.seat)

    def step(self, action: int) -> None:
        """Answer for the agent asked; None for one whose game is over. IllegalCode if the rules forbid it."""
        position, agent = self._running(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position.push(setting.code_of(action, position, agent))
        seat = position.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        outcome = position.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, setting.rewards_of(outcome, self._reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class parallel_env(_Agents, ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's own name)
    """All agents give an action in each step; those that are not asked may leave theirs out.

    An action that is not legal ends the game for all, as in `env`, and costs those who gave one a point.
    """

    def __init__(
        self,
        title: str | Title[Any, Any],
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, options, reward, render_mode)
        self._settle(title, players, options, reward, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game: with a seed the one of `title.new(seats, seed)`, without one the next in the row."""
        self._position = setting.dealt(self._setup, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Answer for all agents asked; whose game is over has no place in it. IllegalCode for what is no number."""
        position, agents = self._running(), self.agents
        rewards = dict.fromkeys(agents, 0.0)
        codes, wrong = {}, []
        for seat in self._asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise IllegalCode(f"{agent} is asked, and there is no action of it")
            codes[seat] = setting.whole(actions[agent], agent)
            if not position.question.is_legal(position, seat, codes[seat]):
                wrong.append(agent)
        if wrong:
            EnvLogger.warn_on_illegal_move()
            rewards |= dict.fromkeys(wrong, setting.ILLEGAL)
        else:
            while codes and position.seat in codes:
                position.push(codes.pop(position.seat))
            if (outcome := position.outcome) is not None:
                rewards = dict(zip(agents, setting.rewards_of(outcome, self._reward), strict=True))
        over = bool(wrong) or not position.frames
        observations = self._observations()
        self.agents = [] if over else agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _asked(self) -> tuple[int, ...]:
        """The seats that answer in the next step."""
        position = self._position
        if not position.frames:
            return ()
        question = position.question
        if question.mode is Mode.SEALED and question.kind not in _ALONE:
            return question.awaited(position)
        return (position.seat,)

    def _observations(self) -> dict[str, Observation]:
        asked = self._asked()
        seats = enumerate(self.agents)
        return {agent: self._observer.observe(self._position, seat, seat in asked) for seat, agent in seats}
