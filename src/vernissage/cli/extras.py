"""What is installed only on demand, and a sentence where it is not."""

from __future__ import annotations

import importlib.util

from vernissage.core.errors import VernissageError


class MissingExtra(VernissageError, ImportError):
    """A package that this command needs is not there."""


def needed(*modules: str, by: str = "pip install 'vernissage[report]'") -> None:
    """Nothing, where they can be imported; else a MissingExtra error that says how to install them."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        names = " and ".join(name.replace("_", "-") for name in missing)
        raise MissingExtra(f"this needs {names}: install it with  {by}")
