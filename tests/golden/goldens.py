"""The goldens: games of the corpus that are narrated in full, and their files."""

from pathlib import Path

from lampion import read_record
from tests.golden.corpus import CORPUS, file_of
from tests.golden.telling import tell

GOLDENS = (
    *("two", "three-drawn", "four-options"),
    *("garden", "hikari"),
    *("reflections", "lake-chosen", "lake-drawn"),
    *("launches", "actions"),
)
FOLDER = Path(__file__).parent


def golden_of(name: str) -> Path:
    """The file of a golden."""
    return FOLDER / f"{CORPUS[name][0]}-{name}.txt"


def tell_again(name: str) -> str:
    """The text of a golden, narrated from its record."""
    return tell(read_record(file_of(name).read_text("utf-8")))
