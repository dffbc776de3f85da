"""Writes the missing games of the corpus, and rewrites the goldens."""

from tests.golden.corpus import file_of, play_missing
from tests.golden.goldens import GOLDENS, golden_of, tell_again


def main() -> None:
    """Report every file written, so that no change goes unnoticed."""
    for path in play_missing():
        print(f"new record {path.name}")
    for name in GOLDENS:
        text = tell_again(name)
        path = golden_of(name)
        changed = not path.exists() or path.read_text("utf-8") != text
        path.write_text(text, "utf-8")
        print(f"{'changed  ' if changed else 'unchanged'} {path.name}, told from {file_of(name).name}")


if __name__ == "__main__":
    main()
