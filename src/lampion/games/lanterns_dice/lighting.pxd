cimport cython
from lampion.games.lanterns_dice.constants cimport colours, pools, verbs
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64 WHOLE
cdef word64[8 * colours.COUNT] AREAS
cdef word64[8] PAVILIONS
cdef word64[4] PLATFORMS
cdef unsigned char[200] BONUSES
cdef int MOST_TURNS, PER_PAVILION

cpdef int bonus_of(Lake lake, int seat) noexcept nogil
@cython.locals(place=int, second=word64, dark=word64, count=int, pool=int)
cdef int find_colour(Lake lake, int seat, int colour) noexcept nogil
cdef int find_beside(Lake lake, int seat, int pool) noexcept nogil
cpdef word64 spread(word64 found) noexcept nogil
cdef int find_areas(Lake lake, word64 first, word64 second) noexcept nogil
cdef void light(Lake lake, int seat, int area) noexcept nogil
