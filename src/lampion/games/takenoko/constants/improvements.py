"""What makes a plot better, printed or as a chip. [TK-10]"""

NONE = 0
WATERSHED = 1
ENCLOSURE = 2
FERTILIZER = 3
ANY = 4  # what a gardener objective may ask for
