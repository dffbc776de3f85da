from lampion.games.takenoko.constants cimport categories, options, sizes
from lampion.games.takenoko.garden cimport Garden

cdef unsigned char[sizes.OBJECTIVES] CARD_COLOURS
cdef unsigned char[sizes.SUPREME] SUPREME_POINTS
cdef int EMPEROR_POINTS, STALL_ROUNDS

cdef void count_round(Garden garden) noexcept nogil
cdef bint ends_before(Garden garden, int seat) noexcept nogil
cdef int total(Garden garden, int seat) noexcept nogil
cdef int tie_break(Garden garden, int seat) noexcept nogil
cdef int points_from(Garden garden, int seat, int source) noexcept nogil
cpdef int points_of(Garden garden, int seat, int category) noexcept nogil
cpdef int emperor_points(Garden garden, int seat) noexcept nogil
cpdef int supreme_points(Garden garden, int seat) noexcept nogil
cdef int majority(Garden garden, int seat, int category, int points) noexcept nogil
cdef int type_sets(Garden garden, int seat) noexcept nogil
cdef int colour_sets(Garden garden, int seat) noexcept nogil
cdef int best_sets(Garden garden, int seat, int card, int green, int yellow, int pink) noexcept nogil
