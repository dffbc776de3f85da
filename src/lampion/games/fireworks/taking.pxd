cimport cython
from lampion.games.fireworks cimport placing, stacks
from lampion.games.fireworks.constants cimport faces, kinds, verbs
from lampion.games.fireworks.night cimport Night
from lampion.kernel cimport bits
from lampion.kernel.bits cimport word64

cdef unsigned char[5] DIE_VALUES

@cython.locals(number=int)
cdef int count_quota(Night night) noexcept nogil
cdef bint follows_another(Night night) noexcept nogil
cdef bint can_take(Night night, int seat) noexcept nogil
@cython.locals(seat=int)
cdef int next_taker(Night night) noexcept nogil
cdef int find(Night night, int seat) noexcept nogil
cdef void take(Night night, int seat, int tile) noexcept nogil
@cython.locals(count=int, only_up=bint, rest=word64)
cdef int find_draws(Night night) noexcept nogil
@cython.locals(count=int)
cdef int find_gales(Night night) noexcept nogil
