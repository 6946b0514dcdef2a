"""The titles for OpenSpiel: importing this registers `vernissage_<title>` for each (`pip install 'vernissage[spiel]'`).

>>> import pyspiel
>>> game = pyspiel.load_game("vernissage_modern_art(players=4,edition=classic)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 256)

Parameters are `players`, the options of the title, `reward` (`win` or `margin`) and `seed`.

**Chance.** A game begins with four chance nodes, the bytes of its seed, each of 256 equally likely outcomes; all that
chance does later follows from it, as in every game of the house. With `seed=7` there is no chance node, and the game is
that of `title.new(seats, 7)`. Two states with equal observations may therefore go on differently: whoever searches
takes `state.resample_from_infostate(player, sampler)`, another state that the player cannot tell from this one.

Seats are asked one after the other, for sealed bids too; an observation never shows what lies sealed. It holds what
stands, not all that was seen on the way: there are no information states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from vernissage.core import chance
from vernissage.core.errors import IllegalCode, VernissageError
from vernissage.core.position import Position
from vernissage.core.registry import titles
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.env import setting
from vernissage.env.encoding import NUMBER, Encoder
from vernissage.env.rendering import board_of, text

try:
    import pyspiel
except ImportError as error:
    raise VernissageError("OpenSpiel is not installed here: pip install 'vernissage[spiel]' brings it") from error

SEED_BYTES = 4
"""Chance nodes at the beginning: 4,294,967,296 deals."""
_BYTE = 256
_NO_SEED = -1
_LONGEST = 100_000
"""More answers than any game takes: auctions in which everybody raises by one are long."""
_FURTHEST = 100_000.0
"""No score is further from the others'."""


def name_of(title: Title[Any, Any]) -> str:
    """What OpenSpiel calls a title."""
    return f"vernissage_{title.key}"


def _type_of(title: Title[Any, Any]) -> Any:
    fewest, most = title.facts.players
    options: dict[str, Any] = {
        option.key: bool(option.default) if option.is_switch else "" for option in title.facts.options
    }
    return pyspiel.GameType(
        short_name=name_of(title),
        long_name=title.facts.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, fewest), "reward": "win", "seed": _NO_SEED, **options},
    )


class VernissageGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its parameters."""

    def __init__(self, title: Title[Any, Any], game_type: Any, given: Mapping[str, Any]) -> None:
        known = {option.key: option for option in title.facts.options}
        options = {key: given[key] for key in known if given.get(key, "") != ""}
        setup = self.setup = setting.setup_of(title, given["players"], options)
        self.reward = setting.checked_word("reward", given["reward"], setting.REWARDS)
        self.seed = None if given["seed"] == _NO_SEED else chance.seed_bytes(given["seed"])
        wins = self.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=title.space(setup),
            max_chance_outcomes=_BYTE if self.seed is None else 0,
            num_players=setup.seats,
            min_utility=0.0 if wins else -_FURTHEST,
            max_utility=1.0 if wins else _FURTHEST,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type, info, dict(given))

    def new_initial_state(self) -> VernissageState:
        """The beginning: nothing is dealt yet, unless the seed is given."""
        return VernissageState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of a seed."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver | None:
        """What a seat sees; there are no other kinds of observation."""
        if iig_obs_type is None:
            return SeatObserver(self.setup)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return (
            SeatObserver(self.setup) if own and iig_obs_type.public_info and not iig_obs_type.perfect_recall else None
        )


class _Held:
    """A position as a state holds it: copied by `clone`, and stored by its byte form."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.position.clone())


class VernissageState(pyspiel.State):  # type: ignore[misc]
    """A position, or the bytes of a seed that is not complete yet."""

    def __init__(self, game: VernissageGame) -> None:
        super().__init__(game)
        self._bytes: tuple[int, ...] = ()
        self._held = None if game.seed is None else _Held(setting.dealt(game.setup, game.seed))

    @property
    def position(self) -> Position | None:
        """The position; None while chance deals."""
        return None if self._held is None else self._held.position

    def current_player(self) -> int:
        """The seat asked, or one of OpenSpiel's signs for chance and the end."""
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._held.position.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._held is not None and not self._held.position.frames

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._dealt().codes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed."""
        return [(number, 1 / _BYTE) for number in range(_BYTE)]

    def _apply_action(self, action: int) -> None:
        if self._held is not None:
            position = self._held.position
            position.push(setting.code_of(action, position, f"player {position.seat}"))
            return
        if not 0 <= action < _BYTE:
            raise IllegalCode(f"a byte of a seed is from 0 to {_BYTE - 1}, not {action}")
        self._bytes = (*self._bytes, action)
        if len(self._bytes) == SEED_BYTES:
            setup = self.get_game().setup
            self._held = _Held(setting.dealt(setup, chance.seed_bytes(int.from_bytes(self._bytes, "big"))))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.get_game().setup.codebook.word(action))

    def returns(self) -> list[float]:
        """What each seat got; zeros until the end."""
        game = self.get_game()
        outcome = self._held.position.outcome if self._held is not None else None
        return [0.0] * game.setup.seats if outcome is None else setting.rewards_of(outcome, game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VernissageState:
        """A state that the player cannot tell from this one, the hidden made up by the sampler."""
        position = self._dealt()
        other: VernissageState = self.clone()
        title = position.setup.title
        other._held = _Held(title.imagine(position.view(player), _Sampled(sampler)))
        return other

    def __str__(self) -> str:
        if self._held is None:
            return f"seed {' '.join(map(str, self._bytes)) or 'to come'}"
        position = self._held.position
        return text(board_of(position, max(0, position.seat)))

    def _dealt(self) -> Position:
        if self._held is None:
            raise VernissageError("nothing is dealt yet: chance comes first")
        return self._held.position


def state_at(game: VernissageGame, position: Position) -> VernissageState:
    """A state that stands at a position, such as one that was imagined from a view; its history is not known."""
    state = game.new_initial_state()
    state._held = _Held(position.clone())
    return state


class _Sampled:
    """OpenSpiel's sampler as our dice."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.random = sampler


class SeatObserver:
    """What a seat sees, as a tensor of the title's planes and as tables in words."""

    def __init__(self, setup: Setup) -> None:
        self._encoder = Encoder(setup)
        self._buffer = bytearray(NUMBER * self._encoder.size)
        self._numbers = np.frombuffer(self._buffer, np.int32)
        self.tensor = np.zeros(self._encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: VernissageState, player: int) -> None:
        """Write what a player sees; zeros while chance deals."""
        position = state.position
        if position is None:
            self.tensor.fill(0)
            return
        self._encoder.observe(position, player, self._buffer, 0)
        self.tensor[:] = self._numbers

    def string_from(self, state: VernissageState, player: int) -> str:
        """The tables a player sees."""
        position = state.position
        return "" if position is None else text(board_of(position, player))


def _register(title: Title[Any, Any]) -> None:
    if name_of(title) in pyspiel.registered_names():
        return
    game_type = _type_of(title)

    # A class, not a function: OpenSpiel lets go of it when Python is gone, and a class outlives that.
    class TitleGame(VernissageGame):
        def __init__(self, given: Mapping[str, Any]) -> None:
            super().__init__(title, game_type, given)

    pyspiel.register_game(game_type, TitleGame)


for each in titles():
    _register(each)
