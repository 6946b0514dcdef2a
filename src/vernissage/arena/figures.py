"""How names and numbers are told in reports."""

from __future__ import annotations

from pathlib import PurePath


def label(bot: str) -> str:
    """A bot's name as it is shown: of one's own in a file without the folders.

    >>> label("/home/ada/bots/thrifty.py:Thrifty")
    'thrifty.py:Thrifty'
    """
    return PurePath(bot).name if ":" in bot else bot


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def spent(milliseconds: float) -> str:
    """A time of thinking.

    >>> spent(0.0421), spent(3.14), spent(287.3)
    ('0.042 ms', '3.1 ms', '287 ms')
    """
    digits = 3 if milliseconds < 1 else 1 if milliseconds < 100 else 0
    return f"{milliseconds:.{digits}f} ms"


def word(value: str | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value.replace("_", " ")
