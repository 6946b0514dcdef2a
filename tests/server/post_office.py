"""A mail server on loopback that takes every letter, and keeps it."""

from __future__ import annotations

import contextlib
import email
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from email.message import EmailMessage


class PostOffice:
    """Speaks as much of SMTP as a letter needs."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = b""
        """What it says to every recipient, instead of yes."""
        office = self

        class Counter(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                for line in self.rfile:
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        lines = iter(self.rfile.readline, b".\r\n")
                        text = b"".join(one[1:] if one.startswith(b"..") else one for one in lines)
                        letter = email.message_from_bytes(text, policy=email.policy.default)
                        assert isinstance(letter, EmailMessage)
                        office.letters.append(letter)
                    elif word == b"QUIT":
                        self.wfile.write(b"221 bye\r\n")
                        return
                    refused = office.refuses if word == b"RCPT" else b""
                    self.wfile.write(refused or b"250 yes\r\n")

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Counter)
        self.server.daemon_threads = True
        self.address = f"smtp://127.0.0.1:{self.server.server_address[1]}"

    def link(self, letter: int, kind: str) -> str:
        """What stands in the link of a letter: to `confirm`, or to `unsubscribe`."""
        found = re.search(rf"/me\?{kind}=(\S+)", self.letters[letter].get_content())
        assert found is not None
        return found[1]


@contextlib.contextmanager
def post_office() -> Iterator[PostOffice]:
    office = PostOffice()
    thread = threading.Thread(target=office.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield office
    finally:
        office.server.shutdown()
        office.server.server_close()
        thread.join()
