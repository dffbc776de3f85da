"""The language of a request: the one it names, the guest's, the browser's, or English."""

from starlette.requests import HTTPConnection

from lampion import i18n


def language_of(connection: HTTPConnection) -> str:
    """`?lang=`, or the language of the guest if a route has looked them up, or `Accept-Language`."""
    asked = connection.query_params.get("lang", "")
    if asked in i18n.LANGUAGES:
        return asked
    visit = getattr(connection.state, "visit", None)
    if visit is not None and visit.guest.language in i18n.LANGUAGES:
        return str(visit.guest.language)
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The first of our languages in the browser's order of preference."""
    best, language = 0.0, "en"
    for part in header[:200].split(","):
        name, _, weight = part.partition(";")
        short = name.strip().lower().partition("-")[0]
        value = read_weight(weight)
        if short in i18n.LANGUAGES and value > best:
            best, language = value, short
    return language


def read_weight(text: str) -> float:
    """The number in `q=0.8`; 1 if missing, 0 if malformed."""
    text = text.strip().lower()
    if not text:
        return 1.0
    digits = text.removeprefix("q=").strip()
    whole, _, fraction = digits.partition(".")
    return float(digits) if (whole + fraction).isdecimal() and digits.isascii() else 0.0
