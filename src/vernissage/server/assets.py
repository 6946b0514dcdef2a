"""The client's files. Their names hold a hash of what is in them, so a browser that has one need never ask again.

They were packed when the client was built (`.br`, `.gz` beside a file), each as small as it gets.
"""

from __future__ import annotations

import functools
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

FOR_EVER = "public, max-age=31536000, immutable"
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")
_PACKED = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


@get("/assets/{file:str}", include_in_schema=False)
async def assets(request: Request[Any, Any, Any], file: str) -> Response[bytes]:
    """A file of the client."""
    folder: Path = request.app.state.static / "assets"
    if not _NAME.fullmatch(file) or not (folder / file).is_file():
        raise NotFoundException("there is no such file")
    accepted = request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    for encoding, ending in _PACKED:
        if encoding in accepted and (folder / f"{file}{ending}").is_file():
            headers["Content-Encoding"] = encoding
            return _answer(folder, file, ending, headers)
    return _answer(folder, file, "", headers)


def _answer(folder: Path, file: str, ending: str, headers: dict[str, str]) -> Response[bytes]:
    kind = _TYPES.get(Path(file).suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"
    return Response(_read(folder / f"{file}{ending}"), media_type=kind, headers=headers)


@functools.lru_cache(maxsize=256)
def _read(path: Path) -> bytes:
    return path.read_bytes()
