"""Named numbers, in plain modules that import nothing; the build writes their C declarations."""
