"""Keys in the data folder: created once, readable only by their owner, the same after every restart."""

import logging
import os
import secrets
from pathlib import Path

from lampion.storage.errors import BadKey

LENGTH = 32

log = logging.getLogger(__name__)


def read_key(data: Path, name: str) -> bytes:
    """The key in a file of the data folder, created if it doesn't exist."""
    file = data / name
    if not file.exists():
        make_key(file)
    if os.name == "posix" and file.stat().st_mode & 0o077:
        log.warning("the key %s was readable by others; its permissions are fixed now", file.name)
        file.chmod(0o600)
    key = file.read_bytes()
    if len(key) != LENGTH:
        raise BadKey(file=str(file))
    return key


def make_key(file: Path) -> None:
    """Write a new key next to its place and link it there: of several processes, the first one wins."""
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
    except OSError:  # some file systems have no hard links
        if not file.exists():
            draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
