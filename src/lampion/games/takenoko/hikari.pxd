from lampion.games.takenoko cimport land
from lampion.games.takenoko.table cimport (
    ALLIANCE, ALLY, AWAY, BREAK, CANCELLATION, CELLS, DISEASE, DISEASE_AT, EMPEROR_FIGURE, EMPEROR_LEAVES,
    EMPEROR_TO, EMPEROR_VISIT, GARDENER_FIGURE, HOLIDAY, HOLIDAYS, JUMP, JUMP_GARDENER, JUMP_PANDA, LIMITED_BAMBOO,
    PANDA_FIGURE, REARRANGEMENT, SCRATCH, SPECIALS, SWAP, TURN_START, Table, WEATHER_CARD, WEATHER_SUN
)

cdef short[6] STEPS

cdef bint is_weather(int card) noexcept nogil
cdef bint can_use(Table table, int seat, int window) noexcept nogil
cdef int find_uses(Table table, int seat, int window, int count) noexcept nogil
cdef int find_diseases(Table table, int count) noexcept nogil
cdef int find_holidays(Table table, int count) noexcept nogil
cdef int find_jumps(Table table, int figure, int base, int count) noexcept nogil
cdef int find_visits(Table table, int count) noexcept nogil
cdef int find_alliances(Table table, int seat, int count) noexcept nogil
cdef bint has_swap(Table table) noexcept nogil
cdef int find_swaps(Table table, int count) noexcept nogil
cdef bint differ(Table table, int one, int other) noexcept nogil
cdef int mirrored(Table table, int one, int other, int direction) noexcept nogil
cdef int falls_ill(Table table, int plot) noexcept nogil
cdef void spread_disease(Table table, int plot) noexcept nogil
cdef void lose_section(Table table, int plot) noexcept nogil
cdef void swap_plots(Table table, int one, int other) noexcept nogil
cdef void swap_channels(Table table, int one, int other) noexcept nogil
cdef int moved_edge(Table table, int edge, int one, int other) noexcept nogil
cdef int edge_of(int cell, int direction) noexcept nogil
cdef void ally(Table table, int seat, int other) noexcept nogil
cdef void break_alliance(Table table, int seat, int other) noexcept nogil
cdef bint needs_card(Table table) noexcept nogil
cdef int cards_left(Table table) noexcept nogil
cdef void fill_gap(Table table, int card) noexcept nogil
