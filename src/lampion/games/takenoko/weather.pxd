from lampion.games.takenoko cimport panda_and_gardener
from lampion.games.takenoko.constants cimport faces, figures, phases, sizes, verbs
from lampion.games.takenoko.garden cimport Garden

cdef int HIGHEST

cdef int question_of(Garden garden, int face) noexcept nogil
cdef bint has_chips(Garden garden) noexcept nogil
cdef bint can_rain(Garden garden) noexcept nogil
cdef bint can_storm(Garden garden) noexcept nogil
cdef void take_chip(Garden garden, int seat, int improvement) noexcept nogil
cdef int find_outcomes(Garden garden) noexcept nogil
cdef int find_faces(Garden garden) noexcept nogil
cdef int find_chips(Garden garden) noexcept nogil
cdef int find_rain(Garden garden) noexcept nogil
cdef int find_storm(Garden garden) noexcept nogil
