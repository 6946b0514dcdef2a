"""`make compiled`: the engine's inner files, compiled by mypyc from the very same sources.

The built modules lie beside their sources and are found before them, so a source that was changed afterwards would be
shadowed. Therefore a stamp says what they were built from, and `--drop-stale`, which `make setup` runs, removes them as
soon as that is no longer what lies there.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.machinery
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
STAMP = SOURCES / "vernissage" / ".compiled"
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
NAME = "vernissage"
"""Of the module that holds all of it, `vernissage__mypyc`; those beside the sources only lead there."""
CORE = ("chance", "flow", "playouts", "position", "questions", "rows")
INNER = (
    "box",
    "decisions",
    "greedy_1",
    "heuristic",
    "insight",
    "instinct",
    "observation",
    "position",
    "scoring",
    "state",
)
"""What the engine's inner files are called in every title: a file, or a folder of them."""
BESIDE = {
    "art_society": ("dues", "wall"),
    "modern_art": ("foresight",),
    "gallerist": ("codes", "components", "foresight", "influence", "packed"),
    "pictura": ("arranging", "codes", "printed", "table"),
}
"""What else a title's inner files use all the time."""
ENVIRONMENTS = ("encoding", "stepping")
"""What every step of an environment goes through."""


def files() -> list[Path]:
    """The sources that are compiled."""
    package = SOURCES / "vernissage"
    found = [package / "core" / f"{name}.py" for name in CORE]
    for folder in sorted((package / "games").iterdir()):
        for name in sorted((*INNER, *BESIDE.get(folder.name, ()))):
            file = folder / f"{name}.py"
            found += [file] if file.exists() else sorted((folder / name).glob("*.py"))
    return [*found, *(package / "env" / f"{name}.py" for name in ENVIRONMENTS)]


def digest() -> str:
    """What a build depends on: the sources, and the Python it is for."""
    told = hashlib.sha256(sys.version.encode())
    for file in files():
        told.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return told.hexdigest()


def built() -> list[Path]:
    """The compiled modules that lie beside the sources."""
    return [*SOURCES.glob(f"{NAME}__mypyc*"), *(SOURCES / "vernissage").rglob(f"*{SUFFIX}")]


def drop() -> int:
    """Remove what was built, and say how much that was."""
    modules = built()
    for module in modules:
        module.unlink()
    STAMP.unlink(missing_ok=True)
    return len(modules)


def build(into: Path, optimise: str) -> None:
    """Compile everything, and put the modules where their packages are below `into`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)  # mypy finds its settings there
    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            [str(file.relative_to(ROOT)) for file in files()],
            opt_level=optimise,
            debug_level="0",
            multi_file=True,
            target_dir=scratch,
            group_name=NAME,
        )
        distribution = Distribution({"name": NAME, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib, command.build_temp, command.parallel = str(into), scratch, os.cpu_count()  # type: ignore[attr-defined]
        command.ensure_finalized()
        command.run()


def put_beside(folder: Path) -> None:
    """Move what was built into a folder beside the sources, which are whole and in use until then.

    The module that holds all of it comes first: one that leads there is found before its source.
    """
    for module in [*folder.glob(f"{NAME}__mypyc*"), *(folder / NAME).rglob(f"*{SUFFIX}")]:
        module.replace(SOURCES / module.relative_to(folder))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--drop", action="store_true", help="remove the compiled modules")
    parser.add_argument("--drop-stale", action="store_true", help="remove them if the sources have changed since")
    parser.add_argument("--into", type=Path, help="build into another folder than the sources'")
    parser.add_argument("--optimise", choices="0123", default="3", help="how hard the C compiler tries (default 3)")
    wanted = parser.parse_args()
    if wanted.into is not None:
        build(wanted.into.resolve(), wanted.optimise)
    elif wanted.drop:
        print(f"compiled: {drop()} modules removed" if built() else "compiled: there is nothing to remove")
    elif wanted.drop_stale:
        if built() and (not STAMP.exists() or STAMP.read_text("utf-8") != digest()):
            drop()
            print(
                "compiled: the compiled engine was older than its sources and is gone; `make compiled` builds it anew"
            )
    elif STAMP.exists() and STAMP.read_text("utf-8") == digest():
        print("compiled: nothing has changed")
    else:
        drop()
        with tempfile.TemporaryDirectory(dir=ROOT) as folder:
            build(Path(folder), wanted.optimise)
            put_beside(Path(folder))
        STAMP.write_text(digest(), "utf-8")
        print(f"compiled: {len(files())} files")


if __name__ == "__main__":
    main()
