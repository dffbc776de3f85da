from lampion.games.takenoko.table cimport (
    ANY_IMPROVEMENT, COLOUR_SETS, EMPEROR_POINTS, GARDENER, LIMITED_BAMBOO, OBJECTIVES, PANDA, PLOT, Table
)

cdef unsigned char[35] POINTS, CATEGORY_OF, BAMBOOS, HEIGHT, BAMBOO_COLOUR, ASKED_IMPROVEMENT, CARD_COLOURS
cdef unsigned char[35][3] SECTIONS
cdef unsigned char[5] SUPREME_POINTS, TRIGGER

cdef bint is_fulfilled(Table table, int seat, int card) noexcept nogil
cdef int count_bamboos(Table table, int card) noexcept nogil
cdef void claim(Table table, int seat, int card) noexcept nogil
cdef int points_of(Table table, int seat, int category) noexcept nogil
cdef int emperor_points(Table table, int seat) noexcept nogil
cdef int supreme_points(Table table, int seat) noexcept nogil
cdef int majority(Table table, int seat, int category, int points) noexcept nogil
cdef int type_sets(Table table, int seat) noexcept nogil
cdef int colour_sets(Table table, int seat) noexcept nogil
cdef int best_sets(Table table, int seat, int card, int green, int yellow, int pink) noexcept nogil
