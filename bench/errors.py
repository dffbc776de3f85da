"""What can go wrong in a measurement, in words for the person who asked for it."""


class BenchError(Exception):
    """Anything that keeps a measurement from being made; the message says what would help."""
