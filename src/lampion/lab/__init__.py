"""The laboratory: bots play many games against each other, and statistics say what that shows."""
