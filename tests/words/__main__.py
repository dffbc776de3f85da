"""Writes the cases again; read the difference like code."""

from tests.words.cases import FILE, write

if __name__ == "__main__":
    FILE.write_text(write(), "utf-8")
