cimport cython
from lampion.games.lanterns_dice.constants cimport pools
from lampion.games.lanterns_dice.lake cimport Lake
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef word64[4] BOATS
cdef int PER_POOL, PER_BOAT

cpdef int score(Lake lake, int seat) noexcept nogil
cdef int points_from(Lake lake, int seat, int source) noexcept nogil
cpdef int firework_points(Lake lake, int seat) noexcept nogil
cpdef int group_points(Lake lake, int seat) noexcept nogil
@cython.locals(single=word64, group=word64, size=int, largest=int, second=int)
cpdef int second_largest(word64 complete) noexcept nogil
@cython.locals(known=word64)
cpdef word64 group_of(word64 complete, word64 group) noexcept nogil
cpdef int boat_points(Lake lake, int seat) noexcept nogil
@cython.locals(complete=word64, beside=word64)
cpdef word64 surrounded(Lake lake, int seat) noexcept nogil
