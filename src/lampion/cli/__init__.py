"""The command line: `lampion` and its commands, one module each."""
