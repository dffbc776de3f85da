"""The contract that every game keeps, as checks over random games."""
