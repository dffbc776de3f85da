from lampion.games.takenoko cimport channels, memory, panda_and_gardener, tallies
from lampion.games.takenoko.constants cimport improvements, sizes, tiles, verbs
from lampion.games.takenoko.garden cimport Garden
from lampion.kernel cimport bits

cdef short[6] STEPS
cdef unsigned char[sizes.KINDS] PRINTED_ON

cdef void draw_unseen(Garden garden, int kind) noexcept nogil
cdef void draw_from_pile(Garden garden) noexcept nogil
cdef int take_from_pile(Garden garden) noexcept nogil
cdef void hold(Garden garden, int kind) noexcept nogil
cdef int drop(Garden garden, int place) noexcept nogil
cdef void bury(Garden garden, int place) noexcept nogil
cdef void keep(Garden garden, int kind, int cell) noexcept nogil
cdef bint may_have_chip(Garden garden) noexcept nogil
cdef void place_kept(Garden garden, int improvement) noexcept nogil
cdef void improve(Garden garden, int seat, int chip, int plot) noexcept nogil
cdef bint is_open(Garden garden, int cell) noexcept nogil
cdef void fill_cell(Garden garden, int cell) noexcept nogil
cdef void add_open_cell(Garden garden, int cell) noexcept nogil
cdef void find_open_cells(Garden garden) noexcept nogil
cdef int find_outcomes(Garden garden) noexcept nogil
cdef int unseen_kind(Garden garden, int place) noexcept nogil
cdef int find_keeps(Garden garden) noexcept nogil
cdef int find_stored_chips(Garden garden) noexcept nogil
cdef int find_orders(Garden garden) noexcept nogil
cdef int find_improvements(Garden garden, int seat, int count) noexcept nogil
