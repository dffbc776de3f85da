"""Fireworks: a die falls into a box of tiles, and what turns up can be taken."""
