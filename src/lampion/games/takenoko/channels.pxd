from lampion.games.takenoko cimport objectives
from lampion.games.takenoko.constants cimport improvements, sizes, tiles, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits

cdef short[6] STEPS

cdef void take(Garden garden) noexcept nogil
cdef bint can_lay(Garden garden, int cell, int direction) noexcept nogil
cdef bint is_connected(Garden garden, int cell, int direction) noexcept nogil
cdef void lay(Garden garden, int seat, int edge) noexcept nogil
cdef void connect(Garden garden) noexcept nogil
cdef bint is_reached(Garden garden, int plot) noexcept nogil
cdef void irrigate(Garden garden, int plot) noexcept nogil
cdef void water(Garden garden, int plot) noexcept nogil
cdef void flood(Garden garden) noexcept nogil
cdef void note_edge(Garden garden, int cell, int direction) noexcept nogil
cdef void note_edges_around(Garden garden, int plot) noexcept nogil
cdef void find_open_edges(Garden garden) noexcept nogil
cdef int find_edges(Garden garden, int seat, int count) noexcept nogil
