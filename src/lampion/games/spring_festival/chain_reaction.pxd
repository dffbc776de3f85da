from lampion.games.spring_festival.constants cimport cells, tiles
from lampion.games.spring_festival.festival cimport Festival

cdef unsigned char[tiles.COUNT] FEATURES
cdef short[tiles.COUNT][4] ARROWS

cdef void ignite(Festival festival, int spot) noexcept nogil
cdef bint is_rocket(Festival festival, int spot) noexcept nogil
cpdef int count_explosions(Festival festival, int seat) noexcept nogil
cdef void turn_back(Festival festival, int seat) noexcept nogil
