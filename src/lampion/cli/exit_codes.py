"""The command's exit codes; the last two are what a shell expects."""

REFUSED = 2
CLOSED = 141
INTERRUPTED = 130
