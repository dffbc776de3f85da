"""The cookie that names a device: signed, and good for a year."""

import hashlib

from itsdangerous import BadSignature, TimestampSigner
from starlette.responses import Response

from lampion.server.clock import DAY, Clock
from lampion.server.config import Config

COOKIE = "lampion"
AGE = 365 * DAY  # of an unused cookie
LONGEST = 200  # characters of one of our cookies


class Signer(TimestampSigner):
    """Signs the id of a device together with the time."""

    def __init__(self, key: bytes, clock: Clock) -> None:
        super().__init__(key, salt="lampion.device", key_derivation="hmac", digest_method=hashlib.sha256)
        self.clock = clock

    def get_timestamp(self) -> int:
        """The time in seconds."""
        return self.clock() // 1000


class Cookies:
    """Reads and writes the cookie."""

    def __init__(self, config: Config, key: bytes, clock: Clock) -> None:
        self.config = config
        self.clock = clock
        self.signer = Signer(key, clock)

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The device that a cookie names and the age of the cookie; None if it is forged, altered or too old."""
        try:
            value, signed = self.signer.unsign(cookie[: LONGEST + 1], return_timestamp=True)
            device = value.decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        age = self.clock() - int(signed.timestamp()) * 1000  # negative if the clock was set back
        return (device, age) if age <= AGE else None

    def write(self, device_id: str) -> str:
        """The header that sets the cookie of a device, or clears it if the id is empty."""
        response = Response()
        response.set_cookie(
            COOKIE, self.signer.sign(device_id).decode("ascii") if device_id else "",
            max_age=AGE // 1000 if device_id else 0, path=self.config.prefix or "/",
            secure=self.config.is_secure, httponly=True, samesite="lax",
        )  # fmt: skip
        return response.headers["set-cookie"]
