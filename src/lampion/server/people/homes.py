"""Where guests were seen last: many guests at one address are one owner, wherever people take turns."""

from collections import OrderedDict
from collections.abc import Callable

from lampion.server.limits import is_local

STRANGERS = "strangers"
MOST = 100_000  # guests; the least recently seen is forgotten


class Homes:
    """The latest address of each guest, in memory."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()
        self.on_moved: list[Callable[[str, str], None]] = []  # called when a guest is at another address

    def note(self, guest: str, address: str) -> None:
        """A guest was seen; behind a proxy that names nobody's address, everybody seems to be on this machine."""
        before = self.addresses.pop(guest, None)
        if not is_local(address):
            self.learn(guest, address)
            if address != before:
                for call in self.on_moved:
                    call(guest, address)

    def learn(self, guest: str, address: str) -> None:
        """A guest was seen at an address, perhaps by another process."""
        self.addresses[guest] = address
        if len(self.addresses) > MOST:
            self.addresses.popitem(last=False)

    def owner(self, guest: str) -> str:
        """Whose turn it is when this guest's is: that of the address, if it is known. Strangers share one."""
        return self.addresses.get(guest, guest or STRANGERS)

    def asker(self, guest: str, address: str) -> str:
        """Whose turn a request takes: that of the guest who asks, or of a stranger's address."""
        return self.owner(guest) if guest else address
