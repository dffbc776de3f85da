from lampion.games.lanterns_dice cimport setting_up
from lampion.games.lanterns_dice.constants cimport cards, choices, colours, phases, tiles, verbs
from lampion.games.lanterns_dice.lake cimport Lake

cdef unsigned char[6] FACES

cdef int find(Lake lake) noexcept nogil
cdef int find_faces(Lake lake) noexcept nogil
cdef int find_sheets(Lake lake) noexcept nogil
cdef int find_shapes(Lake lake) noexcept nogil
cdef int find_sides(Lake lake) noexcept nogil
