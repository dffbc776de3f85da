from lampion.games.lanterns_dice.constants cimport cards, choices, tiles, verbs
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport bits

cdef int FIRST_GIFTS, FIRST_GAME
cdef unsigned char[tiles.COUNT] SIZE_OF
cdef unsigned char[3] DRAWN

cdef void begin_sheets(Lake lake) noexcept nogil
cdef void deal_sheet(Lake lake, int sheet) noexcept nogil
cpdef int next_without_sheet(Lake lake) noexcept nogil
cdef bint is_dealt(Lake lake, int sheet) noexcept nogil
cdef void begin_table(Lake lake) noexcept nogil
cdef bint has_shapes(Lake lake) noexcept nogil
cdef bint is_drawable(Lake lake, int shape) noexcept nogil
cdef int count_size(Lake lake, int size) noexcept nogil
cdef int find_shapes(Lake lake) noexcept nogil
cpdef int next_hidden_card(Lake lake) noexcept nogil
