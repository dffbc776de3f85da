"""The laboratory: bots play many games against each other, and statistics tell what that shows."""
