"""One mistake an author of a title can make."""

from __future__ import annotations

from dataclasses import dataclass

CODE, TEXT, BOX = "__init__.py", "text/en.ftl", "components.toml"


@dataclass(frozen=True)
class Mistake:
    """What an author wrote, and words of the sentence that must name it."""

    what: str
    file: str
    right: str
    wrong: str
    said: str
