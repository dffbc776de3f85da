from lampion.games.takenoko cimport derived, objectives, special_cards, tallies
from lampion.games.takenoko.constants cimport options, phases, sizes, specials, tiles, verbs
from lampion.games.takenoko.garden cimport Garden

cdef unsigned char[2][sizes.KINDS] KIND_COUNTS
cdef unsigned char[sizes.OBJECTIVES] COPIES
cdef unsigned char[sizes.CHIPS] CHIP_COUNTS
cdef unsigned char[3][sizes.COLOURS] BAMBOO_COUNTS
cdef unsigned char[sizes.SPECIALS] SPECIAL_COPIES
cdef int SUPREME_REVEALED

cdef void fill_supplies(Garden garden) noexcept nogil
cdef bint is_in_pile(Garden garden, int card) noexcept nogil
cdef bint bring(Garden garden, int verb, int argument) noexcept nogil
cdef bint find_first(Garden garden) noexcept nogil
cdef void deal(Garden garden, int card) noexcept nogil
cdef void reveal(Garden garden, int supreme) noexcept nogil
cdef int find_outcomes(Garden garden) noexcept nogil
