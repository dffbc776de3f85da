"""Where guests were seen last: many guests at one address are one owner, wherever people take turns."""

from collections import OrderedDict

from lampion.server.limits import is_local

STRANGERS = "strangers"
MOST = 100_000  # guests; the least recently seen is forgotten


class Homes:
    """The latest address of each guest, in memory."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        """A guest was seen; behind a proxy that names nobody's address, everybody seems to be on this machine."""
        self.addresses.pop(guest, None)
        if not is_local(address):
            self.addresses[guest] = address
            if len(self.addresses) > MOST:
                self.addresses.popitem(last=False)

    def owner(self, guest: str) -> str:
        """Whose turn it is when this guest's is: that of the address, if it is known. Strangers share one."""
        return self.addresses.get(guest, guest or STRANGERS)

    def asker(self, guest: str, address: str) -> str:
        """Whose turn a request takes: that of the guest who asks, or of a stranger's address."""
        return self.owner(guest) if guest else address
