"""Passkeys: the two ceremonies of WebAuthn. Browsers have them over https and on localhost, under a name, not a number.

A challenge is signed and handed to the browser, so that any process can check the answer; it is good once.
"""

from __future__ import annotations

import base64
import binascii
import collections
import hashlib
import ipaddress
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer

from vernissage.server import wire_people as wire
from vernissage.server.guests import Guest
from vernissage.server.refusals import Worded
from vernissage.server.settings import Settings

SECONDS = 300
_KEPT = 10_000


class WrongPasskey(Worded):
    """A passkey that does not open a card here; the sentence says why."""


@dataclass(frozen=True)
class Made:
    """A new passkey, checked."""

    id: str
    public_key: str
    uses: int
    handle: str


class Passkeys:
    """Makes challenges and checks what authenticators answer."""

    def __init__(self, settings: Settings) -> None:
        self._https = settings.https
        self._signer = URLSafeTimedSerializer(settings.signing_key(), salt="passkey")
        self._used: collections.OrderedDict[str, float] = collections.OrderedDict()
        """Challenges that were answered."""

    def origin(self, host: str) -> str:
        """The origin under which browsers know this house; empty where they offer no passkeys for it."""
        name = _name(host)
        if name == "localhost" or name.endswith(".localhost"):
            return f"{'https' if self._https else 'http'}://{host}"
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return f"https://{host}" if self._https and name else ""
        return ""  # a number is no name to keep a passkey under

    # A new one.

    def registration(self, origin: str, guest: Guest, handle: str) -> wire.Ceremony:
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import structs

        challenge = secrets.token_bytes(32)
        options = generate_registration_options(
            rp_id=_name_of(origin),
            rp_name="Vernissage",
            user_id=handle.encode(),
            user_name=guest.nickname,
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        token = self._signer.dumps(["new", challenge.hex(), guest.id, handle])
        return wire.Ceremony(str(token), json.loads(options_to_json(options)))

    def registered(self, origin: str, guest: str, request: wire.NewPasskey) -> Made:
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        what, challenge, whose, handle = self._answered(request.token, 4)
        if what != "new" or whose != guest:
            raise WrongPasskey("passkey-refusal-other")
        try:
            found = verify_registration_response(
                credential=request.credential,
                expected_challenge=bytes.fromhex(challenge),
                expected_rp_id=_name_of(origin),
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise WrongPasskey("passkey-refusal-browser") from None
        key = base64.b64encode(found.credential_public_key).decode()
        return Made(_digest(found.credential_id), key, found.sign_count, handle)

    # Using one.

    def authentication(self, origin: str) -> wire.Ceremony:
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers import structs

        challenge = secrets.token_bytes(32)
        options = generate_authentication_options(
            rp_id=_name_of(origin),
            challenge=challenge,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        token = self._signer.dumps(["use", challenge.hex()])
        return wire.Ceremony(str(token), json.loads(options_to_json(options)))

    def id_of(self, request: wire.UsedPasskey) -> str:
        """Under which id a passkey is stored."""
        raw = request.credential.get("rawId")
        try:
            assert isinstance(raw, str)
            return _digest(base64.urlsafe_b64decode(raw + "=" * (-len(raw) % 4)))
        except (AssertionError, binascii.Error, ValueError):
            raise WrongPasskey("passkey-refusal-browser") from None

    def used(self, origin: str, request: wire.UsedPasskey, public_key: str, uses: int) -> int:
        """How often the passkey was used, by its own count, if it answered rightly."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        what, challenge = self._answered(request.token, 2)
        if what != "use":
            raise WrongPasskey("passkey-refusal-other")
        try:
            found = verify_authentication_response(
                credential=request.credential,
                expected_challenge=bytes.fromhex(challenge),
                expected_rp_id=_name_of(origin),
                expected_origin=origin,
                credential_public_key=base64.b64decode(public_key),
                credential_current_sign_count=uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise WrongPasskey("passkey-refusal-browser") from None
        return found.new_sign_count

    def _answered(self, token: str, parts: int) -> list[str]:
        """What was asked; each question is answered once, and soon."""
        try:
            told: Any = self._signer.loads(token, max_age=SECONDS)
        except BadSignature:
            raise WrongPasskey("passkey-refusal-late") from None
        if not isinstance(told, list) or len(told) != parts or not all(isinstance(one, str) for one in told):
            raise WrongPasskey("passkey-refusal-other")
        now = time.monotonic()
        while self._used and (len(self._used) >= _KEPT or next(iter(self._used.values())) < now - SECONDS):
            self._used.popitem(last=False)
        if told[1] in self._used:
            raise WrongPasskey("passkey-refusal-before")
        self._used[told[1]] = now
        return told


def _name(host: str) -> str:
    """The name in a host header, without the port."""
    return host[: host.find("]") + 1] if host.startswith("[") else host.partition(":")[0]


def _name_of(origin: str) -> str:
    if not origin:
        raise WrongPasskey("passkey-refusal-https")
    return _name(origin.partition("://")[2])


def _digest(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()
