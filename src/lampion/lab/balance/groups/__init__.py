"""The groups of figures of a report, a function each: from what was gathered to figures with intervals."""
