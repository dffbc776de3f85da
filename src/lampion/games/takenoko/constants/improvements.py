"""Improvements of plots, printed or as chips. [TK-10]"""

NONE = 0
WATERSHED = 1
ENCLOSURE = 2
FERTILIZER = 3
ANY = 4  # for gardener objectives that accept any
