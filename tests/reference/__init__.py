"""Slow, obvious second implementations of the games, to hold the fast ones against."""
