"""The ladder: how strong people and bots are, by the games that count. Pure: no I/O, no clock and no games."""
