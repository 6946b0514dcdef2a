"""The sample title of the docs: as it lies there, and as a stranger's package that somebody installed."""

from __future__ import annotations

import importlib.util
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from vernissage.core.titles import Title

PROJECT = Path(__file__).parents[1] / "docs" / "sample"
FOLDER = PROJECT / "petit_salon"
_NAME = "petit_salon_of_the_docs"


def _read() -> Title[Any, Any]:
    """Read it under a name of its own: a petit_salon may be installed here, and that is another one."""
    spec = importlib.util.spec_from_file_location(
        _NAME, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)]
    )
    assert spec is not None
    assert spec.loader is not None
    sys.modules[_NAME] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    title: Title[Any, Any] = module.title
    return title


TITLE = _read()


def install(folder: Path) -> Path:
    """Put the package into a folder as pip would into site-packages: with it on PYTHONPATH, the title is installed."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(FOLDER, folder / FOLDER.name, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / f"{FOLDER.name}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in entries.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return folder
