"""A device with passkeys, in a few lines: what a browser's authenticator answers, honest or not."""

import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one key pair for one site."""

    def __init__(self, origin: str = "http://localhost", name: bytes = b"a passkey of sixteen") -> None:
        self.origin = origin
        self.name = name
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def create(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """The answer to the options for a new key; `changes` make it dishonest."""
        described = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(self.public())
        data = self.describe(options["rp"]["id"], NEW) + described
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.answer(
            clientDataJSON=self.client_data("webauthn.create", options, **changes), attestationObject=attestation
        )

    def public(self) -> dict[int, Any]:
        """The public key in the form of the standard."""
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def sign(self, options: dict[str, Any], *, uses: int | None = None, **changes: Any) -> dict[str, Any]:
        """The answer to the options for signing in; `changes` make it dishonest."""
        self.uses = self.uses + 1 if uses is None else uses
        data = self.describe(options["rpId"], 0)
        client = self.client_data("webauthn.get", options, **changes)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def describe(self, site: str, flags: int) -> bytes:
        """The site, who was there, and how often the key was used."""
        who = bytes([PRESENT | VERIFIED | flags])
        return hashlib.sha256(site.encode()).digest() + who + self.uses.to_bytes(4, "big")

    def client_data(self, kind: str, options: dict[str, Any], **changes: Any) -> bytes:
        """What the browser adds."""
        found = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**found, **changes}).encode()

    def answer(self, **parts: bytes) -> dict[str, Any]:
        """An answer as the page sends it."""
        name = bytes_to_base64url(self.name)
        response = {part: bytes_to_base64url(content) for part, content in parts.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
