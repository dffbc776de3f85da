"""Names of guests: visible text in one line, without hidden characters."""

import re
import secrets
import unicodedata

from lampion import i18n
from lampion.server.errors import Refusal

LONGEST = 24  # characters

# Characters that a name may not have, as the inside of a set in a pattern: control characters, invisible ones, changes
# of direction, line ends, private use, blanks that are not spaces.
HIDDEN = (
    "\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\ue000-\uf8ff"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bcaf\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
SPACES = " \xa0\u1680\u2000-\u200a\u202f\u205f\u3000"
FOLLOWERS = "\ufe00-\ufe0f"  # invisible too, but part of many emoji
MARKS = "".join(  # accents and the like, which stand on the letter before them
    re.escape(chr(code)) for code in range(0x300, 0x1E950) if unicodedata.category(chr(code)) in ("Mn", "Me")
)
PILED = 3  # marks in a row reach into other lines
PATTERN = (
    f"^(?![^\\n]*[{MARKS}]{{{PILED}}})[{SPACES}]*[^{HIDDEN}{SPACES}{FOLLOWERS}{MARKS}]"
    f"(?:[^{HIDDEN}]{{0,{LONGEST - 2}}}[^{HIDDEN}{SPACES}])?[{SPACES}]*$"
)

_hidden = re.compile(f"[{HIDDEN}\ud800-\udfff]")  # surrogates too, which a JSON schema cannot name
_spaces = re.compile(f"[{SPACES}]+")
_fits = re.compile(PATTERN.removesuffix("$") + r"\Z")


class BadName(Refusal):
    """A name that cannot be shown to others. Data: problem, most."""

    code = "bad-name"
    status = 422


def clean(text: str) -> str:
    """A name as it is kept: in composed form, with single spaces between words; raises BadName."""
    if _hidden.search(text):
        raise BadName(problem="letters", most=LONGEST)
    name = _spaces.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")
    if not name:
        raise BadName(problem="empty", most=LONGEST)
    if len(name) > LONGEST:
        raise BadName(problem="long", most=LONGEST)
    if not _fits.match(name):
        raise BadName(problem="letters", most=LONGEST)
    return name


def make_up(language: str) -> str:
    """A generated name."""
    return i18n.say(language, "server-guest-name", number=100 + secrets.randbelow(900))
