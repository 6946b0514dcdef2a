"""What is known of a title before it is played: its facts and the options of a game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vernissage.core.errors import OptionError, shown

OptionValue = str | bool
_SWITCH_WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Option(msgspec.Struct, frozen=True):
    """One option of a game: a switch, or one of several words."""

    key: str
    choices: tuple[str, ...] = ()
    """The words to choose from; none: a switch, on or off."""
    default: OptionValue = False
    follows: str = ""
    """The option whose value sets this one's default."""
    defaults: dict[str, str] = {}
    """The default for each value of the option it follows."""
    players: tuple[int, ...] = ()
    """The player counts it can be switched on for; none: all."""

    @property
    def is_switch(self) -> bool:
        return not self.choices

    def read(self, value: object) -> OptionValue:
        """The value as the title uses it, or an OptionError that names what it takes."""
        if self.is_switch:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _SWITCH_WORDS:
                return _SWITCH_WORDS[value.lower()]
            raise OptionError(f"option {self.key} is on or off, not {shown(value)}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise OptionError(f"option {self.key} is one of {', '.join(self.choices)}, not {shown(value)}")


class Facts(msgspec.Struct, frozen=True):
    """What is known of a title before it is played."""

    name: str
    designer: str
    year: int
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()

    def read_options(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of a game: those given, checked, and the defaults of the others."""
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                raise OptionError(f"{self.name} has no option {shown(key)}; it has {', '.join(known) or 'none'}")
        chosen: dict[str, OptionValue] = {}
        for key, option in known.items():
            default = option.defaults[str(chosen[option.follows])] if option.follows else option.default
            value = option.read(options[key]) if key in options else default
            if value and option.players and seats not in option.players:
                counts = ", ".join(str(n) for n in option.players)
                raise OptionError(f"option {key} is for {counts} players only, not for {seats}")
            chosen[key] = value
        return chosen
