"""The people behind requests: guests, their devices, names and languages."""
