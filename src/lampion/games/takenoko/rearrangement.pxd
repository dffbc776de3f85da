from lampion.games.takenoko cimport channels, objectives, panda_and_gardener
from lampion.games.takenoko.constants cimport sizes, verbs
from lampion.games.takenoko.garden cimport Garden

cdef short[6] STEPS

cdef bint has_swap(Garden garden) noexcept nogil
cdef int find_swaps(Garden garden, int count) noexcept nogil
cdef bint differ(Garden garden, int one, int other) noexcept nogil
cdef int mirrored(Garden garden, int one, int other, int direction) noexcept nogil
cdef void swap_plots(Garden garden, int one, int other) noexcept nogil
cdef void swap_channels(Garden garden, int one, int other) noexcept nogil
cdef int moved_edge(Garden garden, int edge, int one, int other) noexcept nogil
cdef int edge_of(int cell, int direction) noexcept nogil
