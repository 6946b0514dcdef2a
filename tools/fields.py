"""Writes what follows from the declared fields of a title's position into the file beside them.

`games/<title>/fields.py` declares the fields of the table, `games/<title>/state.py` is written from it: slots, copy,
equality, byte form. `make fields` writes, `--check` only says whether anything is out of date.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import subprocess
import sys
import types
from collections.abc import Iterable
from pathlib import Path

from vernissage.core import fields

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "vernissage" / "games"


def main() -> int:
    stale = []
    for source in sorted(GAMES.glob("*/fields.py")):
        wanted = written(source)
        target = source.with_name("state.py")
        if not target.exists() or target.read_text("utf-8") != wanted:
            stale.append(target)
            if "--check" not in sys.argv:
                target.write_text(wanted, "utf-8")
                print(f"fields: {target.relative_to(ROOT)}")
    if stale and "--check" in sys.argv:
        print(f"out of date: {', '.join(str(path.relative_to(ROOT)) for path in stale)}; run 'make fields'")
        return 1
    return 0


def written(source: Path) -> str:
    """The text of the file that belongs to a declaration."""
    tree = ast.parse(source.read_text("utf-8"))
    package = f"vernissage.games.{source.parent.name}"
    declaration = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.endswith("Fields"))
    texts = {
        node.target.id: ast.unparse(node.annotation)
        for node in declaration.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    kind = getattr(declared_in(package, source.parent), declaration.name)
    hints = fields.declared(kind)
    rows = {name for hint in hints.values() for name in fields.rows(hint)}
    imports = imported(tree, f"{package}.fields", {declaration.name, *rows, *names_in(texts.values())})
    state = declaration.name.removesuffix("Fields") + "State"
    return formatted(fields.generated(state, declaration.name, imports, texts, hints), source)


def declared_in(package: str, folder: Path) -> types.ModuleType:
    """The module of a declaration, read without the title around it, which may want what is not written yet."""
    shell = types.ModuleType(package)
    shell.__path__ = [str(folder)]
    sys.modules[package] = shell
    return importlib.import_module(f"{package}.fields")


def names_in(texts: Iterable[str]) -> set[str]:
    found = {node.id for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    return {name for name in found if not hasattr(builtins, name)}


def imported(tree: ast.Module, module: str, names: set[str]) -> str:
    """The import lines for some names of a declaration's file, each from where it is defined."""
    homes = {
        alias.asname or alias.name: node.module or ""
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    by_home: dict[str, list[str]] = {
        "vernissage.core.fields": ["others", "stored"],
        "vernissage.core.position": ["Position"],
    }
    for name in sorted(names):
        by_home.setdefault(homes.get(name, module), []).append(name)
    typing = by_home.pop("typing", [])
    lines = [f"from typing import {', '.join(typing)}"] if typing else []
    return "\n".join(
        lines + [f"from {home} import {', '.join(sorted(set(found)))}" for home, found in sorted(by_home.items())]
    )


def formatted(text: str, beside: Path) -> str:
    for command in (["check", "--quiet", "--fix-only", "--select=I"], ["format", "--quiet"]):
        ruff = [
            str(Path(sys.executable).with_name("ruff")),
            *command,
            f"--stdin-filename={beside.with_name('state.py')}",
            "-",
        ]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout
    return text


if __name__ == "__main__":
    sys.exit(main())
