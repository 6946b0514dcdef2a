"""A push service on loopback that takes every message and keeps it, and browsers that can read theirs."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from vernissage.server.wire_notices import DeviceRequest


def text(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


class Browser:
    """What a browser that subscribed knows, and nobody else."""

    def __init__(self, service: str, name: str) -> None:
        self.name = name
        self.path = f"/send/{name}"
        self.endpoint = service + self.path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    def asks(self, language: str = "en") -> dict[str, str]:
        """What its page tells the house."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        told = {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self._secret)}
        return {**told, "name": self.name, "language": language}

    def request(self) -> DeviceRequest:
        """The same, as the house reads it."""
        return msgspec.convert(self.asks(), DeviceRequest)

    def reads(self, body: bytes) -> Any:
        """What was sent, for this browser's eyes."""
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"))


class PushService:
    """Speaks as much of web push as a house needs, and answers each browser's messages as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.append((self.path, dict(self.headers), body))
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def browser(self, name: str = "Firefox") -> Browser:
        return Browser(self.address, name)

    def sent_to(self, browser: Browser) -> list[Any]:
        """What a browser was sent, as it reads it."""
        return [browser.reads(body) for path, _, body in self.heard if path == browser.path]


def signer_of(headers: dict[str, str]) -> tuple[str, dict[str, Any]]:
    """The key that signed a message, and what it says of itself; it must be signed by that key."""
    assert Vapid02.verify(headers["Authorization"])
    parts = dict(part.split("=", 1) for part in headers["Authorization"].removeprefix("vapid ").split(","))
    claims = parts["t"].split(".")[1]
    return parts["k"], json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
        thread.join()
