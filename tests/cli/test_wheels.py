"""What `pip install 'vernissage[serve]'` gives: a house whose door opens."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.doors import free_port, wait_for

TOP = Path(__file__).parents[2]
UV = Path(sys.prefix) / "bin" / "uv"

pytestmark = pytest.mark.skipif(not UV.exists(), reason="this environment was not made by make setup")


def run(*words: object, **environment: str) -> None:
    kept = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "VERNISSAGE_COMPILED")}
    done = subprocess.run(
        [*map(str, words)], capture_output=True, text=True, cwd=TOP, env={**kept, **environment}, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of pure Python, as `make wheels` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder)
    return next(folder.glob("*-py3-none-any.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment into which the wheel was installed with the extra `serve`."""
    house = tmp_path_factory.mktemp("installed") / "house"
    place = {"UV_PROJECT_ENVIRONMENT": str(house)}
    # The versions of the lock first, from what is there already; the wheel must be content with them.
    run(
        UV, "sync", "--frozen", "--no-dev", "--extra=serve", "--no-install-project", "--python", sys.executable, **place
    )
    run(UV, "pip", "install", "--offline", "--python", house / "bin" / "python", f"{wheel}[serve]")
    return house / "bin"


def test_the_wheel_holds_the_client_and_nothing_compiled(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "vernissage/server/static/index.html" in names
    assert any(re.fullmatch(r"vernissage/server/static/assets/.+\.js", name) for name in names)
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """A house that was opened by the installed command."""
    port = free_port()
    command: list[str | Path] = [
        installed / "vernissage",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--no-browser",
    ]
    with subprocess.Popen([*command, "--data", tmp_path / "data"], stdout=subprocess.DEVNULL, cwd=tmp_path) as process:

        def is_open() -> bool:
            assert process.poll() is None, "the house did not open"
            with socket.socket() as door:
                return door.connect_ex(("127.0.0.1", port)) == 0

        try:
            wait_for(is_open, "the house opens")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def test_an_installed_house_opens_its_lobby(address: str) -> None:
    with httpx.Client(base_url=address, timeout=30) as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        script = re.search(r'src="(/[^"]+\.js)"', page.text)
        assert script is not None, page.text
        assert visitor.get(script[1]).status_code == 200
        assert all(key in visitor.get("/api/house").text for key in ("modern_art", "pictura"))
