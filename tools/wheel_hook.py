"""Run by the builder of wheels: puts the compiled engine into the wheel, if `VERNISSAGE_COMPILED` names its folder.

Without it a wheel is pure Python and good for every system; `make wheels` builds both.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Adds what `tools/compiled.py --into FOLDER` built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = os.environ.get("VERNISSAGE_COMPILED")
        if not folder or version == "editable":
            return
        modules = [path for path in Path(folder).rglob("*") if path.is_file()]
        if not modules:
            raise FileNotFoundError(f"VERNISSAGE_COMPILED names {folder}, and there is nothing in it")
        build_data["force_include"] |= {str(path): path.relative_to(folder).as_posix() for path in modules}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
