from lampion.kernel.rng cimport Rng
from lampion.games.takenoko.table cimport OBJECTIVES, PANDA, Table

cdef unsigned char[35] CATEGORY_OF

cdef void hold(Table table, int kind) noexcept nogil
cdef int unseen_cards(Table table, int category) noexcept nogil
cdef void redeal_plots(Table table, int seat, Rng rng) noexcept nogil
cdef int draw_kind(Table table, Rng rng) noexcept nogil
cdef void redeal_cards(Table table, int seat, int category, Rng rng) noexcept nogil
cdef int draw_card(Table table, int category, Rng rng) noexcept nogil
