from lampion.games.takenoko.table cimport (
    CELLS, FERTILIZER, HIGHEST, LIMITED_BAMBOO, PATTERN_RULE, POND_CELL, Table, WATERSHED
)

cdef short[6] STEPS
cdef unsigned char[14] COLOUR_OF
cdef int FORMS
cdef unsigned char[128] PATTERN_RULES, PATTERN_SIZE, PATTERN_CARD
cdef short[128][4] PATTERN_CELLS
cdef unsigned char[128][4] PATTERN_COLOURS

cdef bint can_take_plot(Table table, int cell) noexcept nogil
cdef int place_plot(Table table, int kind, int chip, int cell) noexcept nogil
cdef void update_open_cells(Table table, int cell) noexcept nogil
cdef void add_open_cell(Table table, int cell) noexcept nogil
cdef void find_open_cells(Table table) noexcept nogil
cdef bint is_reached(Table table, int plot) noexcept nogil
cdef void water(Table table, int plot) noexcept nogil
cdef bint can_lay(Table table, int cell, int direction) noexcept nogil
cdef bint is_connected(Table table, int cell, int direction) noexcept nogil
cdef void lay_channel(Table table, int edge) noexcept nogil
cdef void connect(Table table) noexcept nogil
cdef int growth_of(Table table, int plot) noexcept nogil
cdef void grow_pending(Table table) noexcept nogil
cdef void grow(Table table, int plot) noexcept nogil
cdef void drop_idle_growth(Table table) noexcept nogil
cdef void find_all_patterns(Table table) noexcept nogil
cdef void find_patterns(Table table, int plot) noexcept nogil
cdef bint fits(Table table, int form, int corner) noexcept nogil
