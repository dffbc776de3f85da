"""Texts that people write to each other: plain, in few lines, with nothing invisible."""

import re
import unicodedata

from lampion.server.names import HIDDEN
from lampion.server.problems import Refusal

_hidden = re.compile(f"[{HIDDEN}]")


class EmptyText(Refusal):
    """There is nothing to read in this text. No data."""

    code = "empty-text"
    status = 422


def clean_chat(text: str) -> str:
    """A line of chat as it is kept: line ends and tabs become spaces, what cannot be seen goes."""
    line = " ".join(_hidden.sub("", unicodedata.normalize("NFC", re.sub(r"\s+", " ", text))).split())
    if not line:
        raise EmptyText()
    return line
