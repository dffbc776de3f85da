"""Slow, obvious second implementations of the games, to compare the fast ones with."""
