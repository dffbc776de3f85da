from lampion.games.takenoko.constants cimport sizes, tiles
from lampion.games.takenoko.garden cimport Garden

cdef void follow_draw(Garden garden) noexcept nogil
cdef void follow_keep(Garden garden, int kind) noexcept nogil
cdef void forget(Garden garden, int seat, int kind) noexcept nogil
cdef void forget_all(Garden garden, int seat) noexcept nogil
cdef int remembers(Garden garden, int seat) noexcept nogil
cdef int count_mixed(Garden garden, int seat) noexcept nogil
