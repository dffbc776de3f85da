"""Small games that prove the kernel where the registered games do not reach yet."""
