"""The steps, each in a file with its number."""
