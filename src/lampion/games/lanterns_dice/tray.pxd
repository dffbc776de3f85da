from lampion.games.lanterns_dice.constants cimport colours, verbs
from lampion.games.lanterns_dice.lake cimport Lake

cdef int[5][4] SIDES
cdef int REROLL

cpdef int die_of(Lake lake, int seat, int orientation) noexcept nogil
cpdef int colour_of(Lake lake, int seat) noexcept nogil
cdef void pick_up(Lake lake) noexcept nogil
cdef int find_turns(Lake lake) noexcept nogil
cdef void pay_reroll(Lake lake) noexcept nogil
