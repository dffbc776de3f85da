from lampion.games.takenoko cimport tallies
from lampion.games.takenoko.constants cimport improvements, options, sizes, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits

cdef int HIGHEST

cdef int growth_of(Garden garden, int plot) noexcept nogil
cdef void grow_pending(Garden garden) noexcept nogil
cdef void grow_colour(Garden garden, int colour) noexcept nogil
cdef void grow(Garden garden, int plot) noexcept nogil
cdef void drop_idle(Garden garden) noexcept nogil
cdef int find_growth(Garden garden) noexcept nogil
