"""Mistakes an author of a title can make, each tried on the sample title, and what the suite says to it.

    python -m tests.conformance.mistakes      # prints the whole list

A mistake is a change of one of the sample's files: the text that stands there, and what an author wrote instead.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.conformance.mistake import Mistake
from tests.conformance.mistakes_in_rules import RULES
from tests.conformance.mistakes_in_secrets import SECRETS
from tests.conformance.mistakes_in_telling import TELLING
from tests.sample import FOLDER
from vernissage.core.conformance import CHECKS, check_title

MISTAKES = (*TELLING, *RULES, *SECRETS)


def said_to(mistake: Mistake, folder: Path) -> tuple[str, str]:
    """What the suite says to a mistake, and the check it fails; empty if it finds nothing wrong."""
    name = f"petit_salon_{abs(hash((mistake.what, folder)))}"
    package = folder / name
    shutil.copytree(FOLDER, package, ignore=shutil.ignore_patterns("__pycache__"))
    file = package / mistake.file
    text = file.read_text("utf-8")
    assert text.count(mistake.right) == 1, f"{mistake.what}: {mistake.right!r} stands {text.count(mistake.right)} times"
    file.write_text(text.replace(mistake.right, mistake.wrong), "utf-8")
    sys.path.insert(0, str(folder))
    passed = -1
    try:
        title: Any = importlib.import_module(name).title
        for passed, _ in enumerate(check_title(title)):  # noqa: B007
            pass
    except Exception as error:  # whatever it is, an author reads it
        check = [*CHECKS][passed % len(CHECKS)] if passed >= 0 else ""
        return f"{type(error).__name__}: {error}".replace(name, "petit_salon"), check
    finally:
        sys.path.remove(str(folder))
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
    return "", ""


def main() -> None:
    for number, mistake in enumerate(MISTAKES, 1):
        with tempfile.TemporaryDirectory() as folder:
            said, check = said_to(mistake, Path(folder))
            print(f"{number}. {mistake.what}{f' ({check})' if check else ''}\n   {said}")


if __name__ == "__main__":
    main()
