"""What is measured, and the command that measures it: `make bench`."""
