"""What the suite is told about each registered game."""
