"""Files that belong to one process at a time."""

import sys
from io import FileIO

from lampion.kernel.errors import LampionError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 30  # where Windows locks a byte: others can't read what is locked


def lock(file: FileIO, in_use: LampionError) -> None:
    """Lock a file until it is closed, where the system can; if another process has it, raise the error."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise in_use from None
    except OSError:  # some network drives can't lock
        pass
