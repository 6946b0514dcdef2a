"""Posting outside the house: to the number that was checked, under the name it was checked for, and never for long."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from vernissage.server import posting
from vernissage.server.notices import Failed
from vernissage.server.posting import post

NAME = "push.example"
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def certificate(folder: Path) -> Path:
    """A certificate for one name, with its key, in a file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(made.public_bytes(Encoding.PEM) + secret)
    return file


@asynccontextmanager
async def answering(answer: Answer, safe: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A server on loopback; its port."""
    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=safe)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def yes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
    writer.close()


def test_the_number_is_gone_to_and_must_show_the_names_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    monkeypatch.setattr(posting, "trust", lambda: ssl.create_default_context(cafile=str(file)))

    async def story() -> None:
        async with answering(yes, own) as port:
            # No name is looked up: there is no such name.
            assert await post("it", f"https://{NAME}:{port}/send", b"x", [], at="127.0.0.1") == 201
            with pytest.raises(Failed) as failed:
                await post("it", f"https://other.example:{port}/send", b"x", [], at="127.0.0.1")
            assert str(failed.value) == "it does not answer (SSLCertVerificationError)"

    asyncio.run(story())


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 2", b"nonsense\r\n\r\n"])
def test_who_hangs_up_or_talks_nonsense_has_failed_for_now(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async def story() -> None:
        async with answering(answer) as port:
            with pytest.raises(Failed) as failed:
                await post("it", f"http://127.0.0.1:{port}/", b"x", [])
            assert not failed.value.final

    asyncio.run(story())


def test_who_answers_letter_by_letter_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.2)
    ended = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 103 Wait\r\nX: ")
        await reader.read()  # until the house hangs up
        ended.set()
        writer.close()

    async def story() -> None:
        async with answering(answer) as port:
            with pytest.raises(Failed) as failed:
                await post("it", f"http://127.0.0.1:{port}/", b"x", [])
            assert str(failed.value) == "it does not answer (TimeoutError)"
            await asyncio.wait_for(ended.wait(), 30)

    asyncio.run(story())
