"""`vernissage train`, as far as it goes without torch: what it learns is tried by hand."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vernissage.cli import app

FIND = importlib.util.find_spec


def test_without_torch_it_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_torch(name: str, *more: Any) -> Any:
        return None if name == "torch" else FIND(name, *more)

    monkeypatch.setattr(importlib.util, "find_spec", no_torch)
    said = CliRunner().invoke(app, ["train", "modern_art", "--out", str(tmp_path / "run")])
    assert said.exit_code == 2
    assert "this needs torch: install it with  pip install 'vernissage[learn]'" in said.output
    assert not (tmp_path / "run").exists()
