"""What can go wrong with a measurement."""


class BenchError(Exception):
    """A measurement isn't possible; the message says what would help."""
