"""Keys in the data folder: made once, for the eyes of their owner only, the same after every restart."""

import logging
import os
import secrets
from pathlib import Path

from lampion.storage.errors import BadKey

LENGTH = 32

log = logging.getLogger(__name__)


def read_key(data: Path, name: str) -> bytes:
    """The key in a file of the data folder; it is made if there is none."""
    file = data / name
    if not file.exists():
        make_key(file)
    if os.name == "posix" and file.stat().st_mode & 0o077:
        log.warning("others could read the key %s; that is repaired", file.name)
        file.chmod(0o600)
    key = file.read_bytes()
    if len(key) != LENGTH:
        raise BadKey(file=str(file))
    return key


def make_key(file: Path) -> None:
    """Write a new key beside its place and link it there: the first of several processes wins, wholly."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as content:
            content.write(secrets.token_bytes(LENGTH))
            content.flush()
            os.fsync(content.fileno())
        file.hardlink_to(draft)
    except FileExistsError:
        pass
    except OSError:  # some drives have no links
        if not file.exists():
            draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
