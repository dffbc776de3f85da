cimport cython
from lampion.games.fireworks.constants cimport kinds, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel.bits cimport word64

cdef word64[64] BITS
cdef unsigned char[8] REAL_FIRST, REAL_MORE

cdef int count_down(Night night) noexcept nogil
cdef bint is_still(Night night, int tile) noexcept nogil
cdef int find_still(Night night, int kind, bint up) noexcept nogil
@cython.locals(down=int, hazard=int, weight=int, count=int, odds=int)
cdef int find_turnings(Night night) noexcept nogil
@cython.locals(tile=int)
cdef void turn_up(Night night, int kind, int outside) noexcept nogil
@cython.locals(tile=int)
cdef void knock_back(Night night, int kind) noexcept nogil
cdef void fly_out(Night night, int kind) noexcept nogil
