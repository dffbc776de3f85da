"""The hooks of each registered game."""
