"""Names of guests: text that can be shown, in one line, and that hides nothing."""

import re
import secrets
import unicodedata

from lampion import i18n
from lampion.server.problems import Refusal

LONGEST = 24  # letters

# What a name may not have, as the inside of a set in a pattern: control characters, invisible ones, those that turn the
# direction of writing, line ends, private characters, blanks that are no spaces.
HIDDEN = (
    "\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\ue000-\uf8ff"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bcaf\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
SPACES = " \xa0\u1680\u2000-\u200a\u202f\u205f\u3000"
FOLLOWERS = "\ufe00-\ufe0f"  # invisible too, but emoji need them after their first character
PATTERN = (
    f"^[{SPACES}]*[^{HIDDEN}{SPACES}{FOLLOWERS}](?:[^{HIDDEN}]{{0,{LONGEST - 2}}}[^{HIDDEN}{SPACES}])?[{SPACES}]*$"
)

_hidden = re.compile(f"[{HIDDEN}\ud800-\udfff]")  # half characters too, which no JSON schema can name
_spaces = re.compile(f"[{SPACES}]+")
_fits = re.compile(PATTERN.removesuffix("$") + r"\Z")


class BadName(Refusal):
    """A name that cannot be shown to others as it is. Data: problem, most."""

    code = "bad-name"
    status = 422


def clean(text: str) -> str:
    """A name as it is kept: composed letters, one space between words and none around; raises BadName."""
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
    """A name for somebody who gave none."""
    return i18n.say(language, "server-guest-name", number=100 + secrets.randbelow(900))
