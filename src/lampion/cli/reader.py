"""Reading what people type, on a terminal with history and completion, or from any other input."""

import sys
from collections.abc import Sequence
from contextlib import suppress

LONGEST = 200
PROMPT = "> "


class Reader:
    """Reads answers line by line; a line may hold several."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.waiting: list[str] = []  # answers typed ahead
        self.candidates: list[str] = []
        if self.is_terminal:
            self.prepare_terminal()

    def read(self, candidates: Sequence[str]) -> str:
        """The next answer, or EOFError at the end of input; the Tab key offers `candidates`."""
        if self.waiting:
            return self.waiting.pop(0)
        self.candidates = list(candidates)
        try:
            line = input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            print()
            raise
        if not self.is_terminal:
            print(line)  # so that the output reads as if it had been typed
        return "".join(letter if letter.isprintable() else "?" for letter in line.strip()[:LONGEST])

    def prepare_terminal(self) -> None:
        """Set up history and completion, where Python has readline."""
        if sys.platform != "win32":
            with suppress(ImportError):
                import readline

                readline.set_completer_delims("")
                readline.set_completer(self.complete)
                readline.parse_and_bind("tab: complete")

    def complete(self, begun: str, state: int) -> str | None:
        """The candidate number `state` that starts like this."""
        fitting = [candidate for candidate in self.candidates if candidate.startswith(begun)]
        return fitting[state] if state < len(fitting) else None
