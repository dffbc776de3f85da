"""Lines of chat: plain text in one line, without invisible characters."""

import re
import unicodedata

from lampion.server.errors import Refusal
from lampion.server.people.names import HIDDEN

_hidden = re.compile(f"[{HIDDEN}]")


class EmptyText(Refusal):
    """The text has nothing to read. No data."""

    code = "empty-text"
    status = 422


def clean_chat(text: str) -> str:
    """A line of chat as it is kept: white space becomes single spaces, invisible characters are dropped."""
    line = " ".join(_hidden.sub("", unicodedata.normalize("NFC", re.sub(r"\s+", " ", text))).split())
    if not line:
        raise EmptyText()
    return line
