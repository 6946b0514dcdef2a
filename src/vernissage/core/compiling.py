"""What the compiler is told. This file itself is never compiled, and running the house needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    _T = TypeVar("_T")

    def mypyc_attr(*_: str, **__: object) -> Callable[[_T], _T]:
        """Says to mypyc how to compile a class; without it nothing."""
        return lambda kind: kind
