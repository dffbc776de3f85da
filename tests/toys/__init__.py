"""Small games that test parts of the kernel which the registered games don't use."""
