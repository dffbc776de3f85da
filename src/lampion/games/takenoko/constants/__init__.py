"""Numbers with names. Plain modules that import nothing: the build writes their C declarations."""
