"""Sparks, a tiny game of luck and nerve: the example of docs/tutorials/own-game.md."""
