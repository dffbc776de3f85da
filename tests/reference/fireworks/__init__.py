"""A slow, obvious second implementation of Fireworks."""
