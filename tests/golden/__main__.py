"""Writes the games that are missing in the corpus, and rewrites the goldens."""

from tests.golden.corpus import file_of, play_missing
from tests.golden.goldens import GOLDENS, golden_of, tell_again


def main() -> None:
    """Say what was written, so that nothing changes unseen."""
    for path in play_missing():
        print(f"new record {path.name}")
    for name in GOLDENS:
        told = tell_again(name)
        path = golden_of(name)
        changed = not path.exists() or path.read_text("utf-8") != told
        path.write_text(told, "utf-8")
        print(f"{'changed  ' if changed else 'unchanged'} {path.name}, told from {file_of(name).name}")


if __name__ == "__main__":
    main()
